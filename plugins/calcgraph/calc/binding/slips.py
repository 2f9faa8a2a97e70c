"""Numbers whose unit is also a name of the note: `4 m` where a mass `m` was meant to be a factor."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.model import Scope
from calcgraph.calc.syntax.quantities import POWER
from calcgraph.calc.syntax.tree import (
    Binary,
    Check,
    Definition,
    Expr,
    Fit,
    FitResult,
    Function,
    Name,
    Number,
    Override,
    Range,
    Scenario,
    Solve,
    Statement,
    WithExpr,
)
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.units.compounds import raised
from calcgraph.calc.units.table import factors_of
from calcgraph.currencies import UNIT_OF_SIGN
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span
from calcgraph.suggest import is_one_letter_apart

_MEANT = frozenset({"CG301", "CG310", "CG356"})
"""The codes reported if a unit was not meant: it is unknown, or does not fit its neighbours, or not the whole."""


_JOINT = re.compile(r"[*/·]")
_BEHIND = re.compile(rf"[*/·](?:sqrt\(|√)?([^\W\d¹²³⁴⁵⁶]\w*?)\)?(?:{POWER}|⁻?[¹²³⁴⁵⁶])?(?=[*/·]|$)")
"""A factor after a slash, star or dot: `/m^3`."""


class AmbiguousUnit(NamedTuple):
    """A compound unit with a factor that is also a name: `25 kN/m^3*h` if there is also a height `h`."""

    name: str
    calculation: str
    """`25 kN/m^3 * h`."""
    unit: str
    """`25 kN·h/m^3`."""


def swallowed_problem(
    number: Number, is_name: Callable[[str], bool], path: str, meaning: str = "quantity of this note"
) -> Diagnostic | None:
    """CG227 for a compound unit with a factor that means something in its note; `meaning` begins with a noun."""
    found = find_swallowed(number, is_name)
    if found is None:
        return None
    message = f"`{number.text}` is one unit, and `{found.name}` in it is also a {meaning}"
    hint = f"write `{found.calculation}` for the {meaning.partition(' ')[0]}, `{found.unit}` for the unit"
    return diagnose("CG227", path, number.span, message, hint)


def names_quantity(scope: Scope, name: str) -> bool:
    """Return whether a name of a note stands for a number, or would if its line could be read."""
    entry = scope.entries.get(name)
    return name in scope.broken or (entry is not None and isinstance(entry.statement, Definition))


def find_swallowed(number: Number, is_name: Callable[[str], bool]) -> AmbiguousUnit | None:
    """Return the last factor of a number's unit that may have been meant as a name, with both spellings.

    A unit whose first two factors are joined by a dot, `kN·h/m^3`, is meant as a unit, and a factor after `1/` is never
    taken for a name.
    """
    unit = number.unit
    first = next((one for one in _JOINT.finditer(unit) if _is_outside(unit, one.start())), None)
    if first is None or first.group() == "·" or unit.startswith("1/"):
        return None
    if not number.text.endswith(unit[first.start() :]):  # the first end of a range, whose unit is behind the other
        return None
    found = [one for one in _BEHIND.finditer(unit, first.start()) if is_name(one[1])]
    if not found:
        return None
    start, tail = first.start() - len(unit), found[-1].start() - len(unit)
    apart = re.sub(r"(?<!\*)\*(?!\*)|[/·]", r" \g<0> ", number.text[tail:])
    return AmbiguousUnit(found[-1][1], number.text[:tail] + apart, _as_unit(number.text[:start], unit))


def _is_outside(unit: str, at: int) -> bool:
    """Return whether a slash is not that of a power, as in `m^(1/3)`."""
    return unit.count("(", 0, at) == unit.count(")", 0, at)


def _as_unit(head: str, unit: str) -> str:
    """A number with a unit so that nothing of it can be a name; `head` is the number with the first factor."""
    sign = head.lstrip("+-")[0]
    (name, power), *factors = factors_of(unit) or [("", 1)]
    if sign in UNIT_OF_SIGN:
        head = f"{head.replace(sign, '', 1)} {raised(name, power)}"
    above = [raised(*factor) for factor in factors if factor[1] > 0]
    below = [(factor, -power) for factor, power in factors if power < 0]
    if not above:
        above = [raised(below[0][0], -below[0][1])]
        below = below[1:]
    return "".join([head, *(f"·{factor}" for factor in above), *(f"/{raised(*factor)}" for factor in below)])


def factors_below(expr: Expr) -> tuple[str, ...]:
    """Return the factors of a product of names: `m^2`, `K` for `m^2*K`; empty for other expressions."""
    match expr:
        case Name(name):
            return (name,)
        case Binary("^", Name(name), Number(text=power)):
            return (f"{name}^{power}",)
        case Binary("*", left, right) if (below := factors_below(left)) and (more := factors_below(right)):
            return (*below, *more)
        case _:
            return ()


def with_products(problems: Iterable[Diagnostic], statement: Statement, names: Collection[str]) -> list[Diagnostic]:
    """Return the problems of a statement's units, with a hint on products if a number's unit is also a name.

    A unit that fits is a unit, whatever else has its name.
    """
    slips = [number for number in numbers_of(statement) if number.unit in names and number.text.endswith(number.unit)]
    return [_with_product(problem, slips) for problem in problems] if slips else list(problems)


def _with_product(problem: Diagnostic, slips: Iterable[Number]) -> Diagnostic:
    if problem.code not in _MEANT:
        return problem
    for number in slips:
        if problem.code == "CG356" or _overlap(number.span, problem.span):
            factor = number.text.removesuffix(number.unit).strip()
            hint = f"write the product as `{factor} * {number.unit}`"
            is_told = any(f"`{word}`" in problem.message for word in (number.text, number.unit))
            return replace(problem, hint=hint if is_told else f"`{number.text}` has the unit `{number.unit}`; {hint}")
    return problem


def _overlap(one: Span, other: Span) -> bool:
    first, second = sorted((one, other), key=lambda span: (span.line, span.column))
    return (second.line, second.column) < (first.end_line, first.end_column)


def numbers_of(statement: Statement) -> Iterator[Number]:
    """Every number written in the expressions of a statement, other arguments included."""
    waiting = list(_expressions(statement))
    for expr in waiting:
        for found in walk(expr):
            if isinstance(found, Number):
                yield found
            elif isinstance(found, WithExpr):
                waiting.extend(_values(found.overrides))


def _expressions(statement: Statement) -> tuple[Expr, ...]:
    match statement:
        case Definition(body=body):
            return _sides(body)
        case Function(args=args, body=body):
            return (*(arg.default for arg in args if arg.default is not None), body)
        case Check():
            return (statement.condition,)
        case Scenario(overrides=overrides):
            return tuple(_values(overrides))
        case _:
            return ()


def _sides(body: Expr | Range | Solve | FitResult) -> tuple[Expr, ...]:
    match body:
        case Range(low, high):
            return low, high
        case Solve(left, right):
            return left, right
        case FitResult(Fit(left=left, right=right, where=where), "coefficient", 0):
            return (left, right) if where is None else (left, right, where)
        case FitResult():
            return ()
        case _:
            return (body,)


def _values(overrides: tuple[Override, ...]) -> Iterator[Expr]:
    """Right sides that can only be expressions."""
    return (one.value for one in overrides if one.value is not None and not one.row.text)


_MAX_COLUMNS = 3
"""The most columns of one name that a hint lists."""


def columns_hint(scope: Scope, name: str) -> str:
    """Return the columns of a name that is written without its table or pick: "write `sales.price`"."""
    known = scope.entries
    found = {f"{base}.{name}": base for base, one in known.items() if one.dataset and name in one.dataset.columns}
    found |= {column: column for column in known if column.endswith(f".{name}")}
    if not 0 < len(found) <= _MAX_COLUMNS:
        return ""
    found |= {other: other for other in known if is_one_letter_apart(name, other)}
    return f"write {' or '.join(f'`{column}`' for column in found)}"
