"""The contents of views, ready to be computed for any inputs: a quantity, or a separate expression."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity, Unit, Value, exact
from calcgraph.calc.nodes import Node, Outcome, Overrides
from calcgraph.calc.outcomes.ask import Question, ask, asked_unit, compile_expression, shown_unit
from calcgraph.calc.programs.drawing.spreads import spread_of_question, spread_under
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.operation_kinds import SLOW
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.syntax.tree import Column, Name, WithExpr
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.units.display import format_value
from calcgraph.calc.units.table import is_figure, printed
from calcgraph.render.math.names import in_words
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page

_CLAUSE_END = re.compile(r"[,;:(]")
_UNIT = re.compile(r"(?<=[0-9] )[^\s,()]+")


class ComputedItem(Struct, frozen=True):
    """One shown thing with what computes it."""

    item: Item
    question: Question
    name: str
    """As scripts call it: a name, or `=` and the expression."""
    quantity: Quantity | None
    """The quantity it is, when it is alone."""
    unit: Unit
    digits: int
    ranged: tuple[Node, ...]
    """Ranged inputs and distributions it depends on."""


def computed_of(page: Page, item: Item) -> ComputedItem | None:
    """Return the computation of an item, in the written note's names; None if invalid, which the check reports."""
    calculation = page.project.calculation
    question, _ = compile_expression(calculation, page.written, item.shown.expr)
    if question is None:
        return None
    alone = isinstance(item.shown.expr, Name | Column) and not item.shown.unit and item.shown.digits is None
    quantity = calculation.quantities.get(question.quantity) if question.quantity and alone else None
    unit = asked_unit(calculation, question, item.shown.unit) if item.shown.unit else None
    if not isinstance(unit, Unit):
        outcome = ask(calculation, question)
        unit = shown_unit(calculation, question, abs(outcome) if isinstance(outcome, float) else 0.0)
    return ComputedItem(
        item=item,
        question=question,
        name=page.name(quantity.id) if quantity else page.expression(item.text),
        quantity=quantity,
        unit=unit,
        digits=item.shown.digits or page.project.settings.values.digits,
        ranged=_ranged(page, question),
    )


def value_in(page: Page, computed: ComputedItem, case: Overrides | None = None) -> Value | None:
    """Return the value in base units in a case, a range if inputs are ranges; None if it cannot be computed."""
    middle = _number(page, computed, case)
    if middle is None:
        return None
    if not computed.ranged:
        return exact(middle)
    given = case or {}
    machine = page.project.calculation.machine
    program = computed.question.program
    found = spread_of_question(machine, program, middle, given)
    if not isinstance(found, Value) or not all(is_figure(end, computed.unit) for end in (found.low, found.high)):
        return None
    return found


def text_in(computed: ComputedItem, value: Value | None) -> str:
    """Return the value as shown, without its unit; empty if it is missing."""
    return format_value(value, computed.unit, computed.digits) if value is not None else ""


def head_of(computed: ComputedItem) -> str:
    """Return the heading of a column or line: the name, or its own arguments."""
    expr = computed.item.shown.expr
    return label_of(computed.item.text if isinstance(expr, WithExpr) else computed.item.text.partition(" as ")[0])


def described(computed: ComputedItem, most: int = 0) -> str:
    """Return a quantity's comment, or as much of it as `most` letters allow (0: any length); otherwise its name."""
    text = computed.quantity.comment.text if computed.quantity else ""
    return shortened(text, most) or head_of(computed)


def shortened(text: str, most: int) -> str:
    """Return a description if it has up to `most` letters (0: any length), or its first clause; else nothing.

    >>> [shortened(text, 17) for text in ("cache of one", "memory wanted, all in all", "bytes streamed for a step")]
    ['cache of one', 'memory wanted', '']
    """
    if not most or len(text) <= most:
        return text
    first = _CLAUSE_END.split(text, maxsplit=1)[0].rstrip()
    return first if len(first) <= most else ""


def label_of(text: str) -> str:
    """An expression as a label: its names in words, units as they are shown."""
    return _UNIT.sub(lambda unit: set_unit(printed(unit[0])), in_words(text))


def failed_checks(page: Page, names: Sequence[Quantity], case: Overrides) -> Mapping[Quantity, bool]:
    """Return the failed checks of a case, and whether that is certain: a check without a value counts as failed."""
    machine = page.project.calculation.machine
    found = ((check, _least(machine, check.id.key, case)) for check in names)
    return {check: isinstance(value, float) for check, value in found if not isinstance(value, float) or value == 0}


def _least(machine: Machine, key: str, case: Overrides) -> Outcome:
    """Return the value of a check in a case: 0 if it fails anywhere in the ranges that it depends on."""
    outcome = machine.value(key, case)
    found = spread_under(machine, key, case, outcome) if isinstance(outcome, float) else outcome
    return found.low if isinstance(found, Value) else found


def checks_for(page: Page, keys: Sequence[str]) -> tuple[Quantity, ...]:
    """Checks of the written note that depend on any of some keys and are quick to try."""
    touched = page.project.calculation.machine.affected(frozenset(keys))
    quantities = page.project.calculation.quantities
    rows = (row for sheet in page.project.calculation.sheets.get(page.written, ()) for row in sheet.rows)
    found = (quantities[row] for row in rows if row in quantities)
    checks = (one for one in found if one.kind is Kind.CHECK and one.id.key in touched)
    return tuple(check for check in checks if not _is_slow(page, check))


def _is_slow(page: Page, check: Quantity) -> bool:
    """Return whether a check searches, integrates or differentiates: a slider would wait for each cell."""
    nodes = page.project.calculation.nodes
    programs = (nodes[key].program for key in needed(nodes, [check.id.key]) if key in nodes)
    return any(operation[0] in SLOW for program in programs if program for operation in program.operations)


def _number(page: Page, computed: ComputedItem, case: Overrides | None) -> float | None:
    outcome = ask(page.project.calculation, computed.question, case)
    return outcome if isinstance(outcome, float) and is_figure(outcome, computed.unit) else None


def _ranged(page: Page, question: Question) -> tuple[Node, ...]:
    nodes = page.project.calculation.nodes
    keys = needed(nodes, keys_of(question.program.operations))
    return tuple(nodes[key] for key in keys if key in nodes and nodes[key].varies)
