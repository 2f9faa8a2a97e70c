"""The rule of the grammar for a unit after a list in brackets: `(2, -3, 0) m`."""

from msgspec.structs import replace

from calcgraph.calc.syntax.quantities import unit_behind
from calcgraph.calc.syntax.tokens import Cursor
from calcgraph.calc.syntax.tree import Expr, Group, Number, Unary
from calcgraph.source import Span


def read_unit_behind(cursor: Cursor, group: Group) -> Group:
    """Return the list with its unit given to each number in it; a list of other things takes no unit."""
    if not all(_is_plain(item) for item in group.items):
        return group
    found = unit_behind(cursor.source.text, cursor.at)
    if found is None:
        return group
    unit, end = found
    cursor.go_to(end, unit)
    cursor.units.add(unit)
    until = cursor.source.span(end, end)
    return Group(tuple(_with_unit(item, unit, until) for item in group.items), group.span.to(until))


def shared_unit(group: Group) -> str:
    """Return the unit that all numbers of a list share, which is then written once after them; '' otherwise."""
    numbers = [item.operand if isinstance(item, Unary) else item for item in group.items]
    units = {number.unit if isinstance(number, Number) and _unit_is_last(number) else "" for number in numbers}
    return units.pop() if len(units) == 1 else ""


def _unit_is_last(number: Number) -> bool:
    return number.unit != "" and number.text.endswith(f" {number.unit}")


def without_unit(item: Expr) -> Expr:
    """A number of such a list as it is written before that unit."""
    if isinstance(item, Unary):
        return replace(item, operand=without_unit(item.operand))
    assert isinstance(item, Number)
    return replace(item, unit="", text=item.text.removesuffix(item.unit).rstrip())


def _is_plain(item: Expr) -> bool:
    number = item.operand if isinstance(item, Unary) and item.op != "not" else item
    return isinstance(number, Number) and not number.unit


def _with_unit(item: Expr, unit: str, until: Span) -> Expr:
    if isinstance(item, Unary):
        return replace(item, operand=_with_unit(item.operand, unit, until), span=item.span.to(until))
    assert isinstance(item, Number)
    return Number(item.value, unit, f"{item.text} {unit}", item.span.to(until))
