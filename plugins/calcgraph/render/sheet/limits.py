"""Limits: the verdicts of a check on the results of a panel or figure, with the amounts on both of its sides.

A limit is a check that compares two numbers, `need <= capacity`, or a result with a number that is given,
`speed >= 20 tok/s`. Scripts find the parts of its strip by attributes: `[data-check]` is the check, `[data-q]` its
amounts and the parts of its bar, `[data-gap]` the amount that is free, or missing if it is negative.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import Kind, Quantity, Unit
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Check, Column, Definition, Expr, Name, Number
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.units.table import is_date
from calcgraph.render.math.mathml import split_number
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page, with_unit
from calcgraph.render.sheet.computed import ComputedItem, checks_for, computed_of, described, text_in, value_in
from calcgraph.source import START

MOST_LIMITS, MOST_PARTS = 3, 6
_FITS = re.compile(r"\bfits?\b")
_DENIED = re.compile(r"\b(?:not|no|never|cannot|to|must|should|can|will|would|could|may|if)\b|n't\b|n’t\b")


class LimitedAmount(Struct, frozen=True):
    """One amount, as scripts call it."""

    name: str
    label: str
    text: str
    unit: str
    number: float
    is_fixed: bool = False
    """True if no input changes it, so that scripts leave its text as it is."""

    @property
    def said(self) -> str:
        """The amount with its unit."""
        return with_unit(self.text, self.unit)


class AmountPart(Struct, frozen=True):
    """A part of the bar, in per cent of its length."""

    amount: LimitedAmount
    start: str
    length: str


class ResultLimit(Struct, frozen=True):
    """A check that limits results."""

    check: Quantity
    key: str
    """As scripts call it."""
    yes: str
    no: str
    given: str
    """Said of the results when the check is false: `if it fitted`."""
    have: LimitedAmount
    most: LimitedAmount
    """The limit; for a target the amount needed."""
    gap: LimitedAmount
    """The limit minus the amount, or for a target the amount minus the limit: negative if the check is false."""
    is_target: bool
    """True if the amount must reach the limit, and not stay below it."""
    is_bound: bool
    """True if results cannot be had beyond it: the limit is computed or looked up, or the check is about what fits."""
    is_over: bool
    """True if a false check is said to be over its limit: it is a number that is given."""
    parts: tuple[AmountPart, ...]
    tick: str
    """The position of the limit on the bar; empty without a bar."""
    computed: ComputedItem
    """The limit, as a figure computes it for its line."""
    leaves: frozenset[str]
    """Keys of the inputs and cells on which the check depends."""

    @property
    def state(self) -> str:
        """The class of the strip."""
        return {True: "is-holds", False: "is-failing"}.get(self.check.holds, "is-unknown")  # type: ignore[arg-type]

    @property
    def sign(self) -> str:
        """The sign before its words."""
        return {True: "✓", False: "✗"}.get(self.check.holds, "–")  # type: ignore[arg-type]

    @property
    def has_same_unit(self) -> bool:
        """True if the unit after the limit is that of the amount, too."""
        return self.have.unit == self.most.unit


def limits_of(page: Page, inputs: Sequence[str], wanted: Sequence[Item] | None) -> tuple[ResultLimit, ...]:
    """Return the limits of the written note that depend on any of some keys, in the order of its sheets.

    A view that names checks has only those.
    """
    names = {item.text for item in wanted} if wanted is not None else None
    checks = (one for one in checks_for(page, inputs) if names is None or one.id.name in names)
    found = (_limit(page, check) for check in checks)
    return tuple(limit for limit in found if limit is not None)[:MOST_LIMITS]


def limiting(page: Page, limits: Sequence[ResultLimit], computed: ComputedItem) -> tuple[ResultLimit, ...]:
    """Return the limits without which a result cannot be had.

    A result that depends only on inputs of the check is about the limit, and stays as it is if the check fails:
    `memory left over` is right when it is negative. A wish, `cost < 100 USD`, makes no other result impossible.
    """
    leaves = _leaves(page, keys_of(computed.question.program.operations))
    return tuple(limit for limit in limits if limit.is_bound and not leaves <= limit.leaves)


def _limit(page: Page, check: Quantity) -> ResultLimit | None:
    line = check.statement
    if not isinstance(line, Check) or line.right is None or line.tolerance or line.for_all:
        return None
    sides = _sides(page, line)
    if sides is None:
        return None
    have, most, is_target = sides
    first, last = (most, have) if is_target else (have, most)
    left, right = _amount(page, _text(have)), _limit_amount(page, most)
    gap = _gap(page, last, first, left[1].unit) if left else None
    if gap is None or left is None or right is None or any(is_date(one[1].unit) for one in (left, right)):
        return None
    summed = () if is_target else (_amount(page, _text(part)) for part in _summed(page, have))
    parts = [one[0] for one in summed if one]
    bar, tick = _bar(parts or [left[0]], left[0], right[0])
    yes, no, given = words_of_limit(check)
    return ResultLimit(
        check=check,
        key=page.name(check.id),
        yes=yes,
        no=no,
        given=given,
        have=left[0],
        most=right[0],
        gap=gap[0],
        is_target=is_target,
        is_bound=not is_target and (not _is_given(page, most) or denied(yes) is not None),
        is_over=not is_target and isinstance(most, Number),
        parts=bar,
        tick=tick,
        computed=right[1],
        leaves=_leaves(page, [check.id.key]),
    )


def _sides(page: Page, line: Check) -> tuple[Expr, Expr, bool] | None:
    """Return the amount and the limit of a check, and whether the limit is a target that has to be reached."""
    left, right = line.left, line.right
    if right is None or isinstance(left, Number):
        return None
    if line.op in {"<", "<="}:
        return left, right, False
    if line.op in {">", ">="} and _is_given(page, right):
        return left, right, True
    return None


def _is_given(page: Page, expr: Expr) -> bool:
    """Return whether a side is a number, or an input of the note."""
    if isinstance(expr, Number):
        return True
    quantity = page.quantity(page.written, expr) if isinstance(expr, Name | Column) else None
    return quantity is not None and quantity.kind is Kind.PARAMETER


def _limit_amount(page: Page, expr: Expr) -> tuple[LimitedAmount, ComputedItem] | None:
    """Return the limit; one that is given stays as it is written, `90 %`."""
    found = _amount(page, _text(expr))
    if found is None or not isinstance(expr, Number):
        return found
    return replace(found[0], text=split_number(expr)[0], unit=expr.unit, is_fixed=True), found[1]


def _gap(page: Page, last: Expr, first: Expr, unit: Unit) -> tuple[LimitedAmount, ComputedItem] | None:
    """Return the difference of both sides, if possible in the unit of the amount."""
    text = f"({_text(last)}) - ({_text(first)})"
    return (_amount(page, f"{text} as {unit.text}") if unit.text and not unit.offset else None) or _amount(page, text)


def _amount(page: Page, text: str) -> tuple[LimitedAmount, ComputedItem] | None:
    shown, _ = parse_shown(text, "", START)
    computed = computed_of(page, Item(text, shown, START)) if shown else None
    value = value_in(page, computed) if computed else None
    if computed is None or value is None:
        return None
    written = text_in(computed, value)
    return LimitedAmount(computed.name, described(computed), written, computed.unit.text, value.number), computed


def _text(expr: Expr) -> str:
    return print_expression(expr)


def _summed(page: Page, expr: Expr) -> Iterator[Expr]:
    """Yield the terms of an amount that is a sum, also of one whose line in this note is."""
    body = _body(page, expr)
    terms = list(_terms(body)) if body is not None else []
    if 1 < len(terms) <= MOST_PARTS and all(isinstance(term, Name | Column) for term in terms):
        yield from terms


def _body(page: Page, expr: Expr) -> Expr | None:
    if not isinstance(expr, Name):
        return expr
    quantity = page.quantity(page.written, expr)
    if quantity is None or quantity.id.note != page.written:
        return None
    body = quantity.statement.body if isinstance(quantity.statement, Definition) else None
    return body if isinstance(body, Binary) else None


def _terms(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "+":
        yield from _terms(expr.left)
        yield from _terms(expr.right)
    else:
        yield expr


def _bar(
    parts: Sequence[LimitedAmount], have: LimitedAmount, most: LimitedAmount
) -> tuple[tuple[AmountPart, ...], str]:
    """Return the parts of a bar and the position of the limit; the bar reaches to the larger of both."""
    whole = max(have.number, most.number)
    if whole <= 0 or min(most.number, *(part.number for part in parts)) < 0:
        return (), ""
    made, at = [], 0.0
    for part in parts:
        made.append(AmountPart(part, _share(at, whole), _share(part.number, whole)))
        at += part.number
    return tuple(made), _share(most.number, whole)


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.2f}%"


def _leaves(page: Page, keys: Sequence[str]) -> frozenset[str]:
    nodes = page.project.calculation.nodes
    return frozenset(key for key in needed(nodes, keys) if _is_leaf(nodes[key]))


def _is_leaf(node: Node) -> bool:
    return node.program is None


def words_of_limit(check: Quantity) -> tuple[str, str, str]:
    """Return the texts for a check that is true, a check that is false, and results under a false check.

    >>> denied("weights and cache fit"), denied("it fits on one device"), denied("fast enough")
    (('weights and cache do not fit', 'if they fitted'), ('it does not fit on one device', 'if it fitted'), None)
    """
    says = check.comment.text or in_words(check.id.name)
    found = denied(says)
    return (says, *found) if found else (says, f"not true: {says}", "if it were true")


def denied(says: str) -> tuple[str, str] | None:
    """Return a sentence about what fits with its opposite in words; None for other sentences."""
    found = _FITS.findall(says)
    if len(found) != 1 or _DENIED.search(says):
        return None
    one = found[0] == "fits"
    return _FITS.sub("does not fit" if one else "do not fit", says), "if it fitted" if one else "if they fitted"
