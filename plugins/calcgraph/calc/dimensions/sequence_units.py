"""Units of sequences: declared, or those of their starts, or inferred from the formula."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from calcgraph.calc.binding.sequences import starts_of
from calcgraph.calc.dimensions.measures import NUMBER, Shape, measured, said
from calcgraph.calc.dimensions.temperatures import ABSOLUTE, TEMPERATURE
from calcgraph.calc.model import Entry, Scope, Unit
from calcgraph.calc.syntax.tree import Call, Compare, Definition, Expr, Function, Name, Number
from calcgraph.calc.units.table import UnitTable
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose

Infer: TypeAlias = Callable[[Expr, Mapping[str, Shape | None]], tuple[Unit | None, tuple[Diagnostic, ...]]]
"""The unit of an expression in which some names are of these shapes."""


def unit_of_sequence(  # noqa: PLR0913, PLR0917 - each is another thing
    entry: Entry, function: Function, home: Scope, units: dict[str, Unit | None], table: UnitTable, infer: Infer
) -> Unit | None:
    """Return the unit of every step; None if it cannot be inferred. The unit is found once and kept in `units`."""
    key, steps = entry.id.key, function.steps
    if key in units or steps is None:
        return units.get(key)
    declared = table.parse(function.unit) if function.unit else None
    if isinstance(declared, Unit):
        units[key] = _with_kind(declared, [units.get(start.id.key) for start in starts_of(function, steps, home)])
        return units[key]
    starts = (units.get(start.id.key) for start in starts_of(function, steps, home) if not _is_zero(start))
    units[key] = next((unit for unit in starts if unit is not None), None)
    if units[key] is None:
        units[key], _ = infer(function.body, {function.args[0].name: NUMBER})
    return units[key]


def _with_kind(declared: Unit, starts: list[Unit | None]) -> Unit:
    """Return the unit of steps in kelvins, which are temperatures or differences as their start is."""
    start = next((unit for unit in starts if unit is not None), None)
    if start is None or start.dimension != TEMPERATURE or declared.offset:
        return declared
    return replace(declared, temperature=ABSOLUTE if start.offset else start.temperature)


def _is_zero(start: Entry) -> bool:
    """Return whether a start is `0` without a unit, which is a number of any kind."""
    body = start.statement.body if isinstance(start.statement, Definition) else None
    return isinstance(body, Number) and not body.value and not body.unit


def sequence_problems(
    entry: Entry, function: Function, home: Scope, units: Mapping[str, Unit | None], infer: Infer
) -> list[Diagnostic]:
    """Return the problems of a sequence: with its formula, its last step or a start."""
    steps, name, n = function.steps, function.name, function.args[0]
    assert steps is not None
    own = Call(name, (Name(n.name, n.span),), function.name_span)
    _, found = infer(Compare("=", own, function.body, function.body.span), {n.name: NUMBER})
    problems = list(found)
    last, found = infer(steps.last, {})
    problems.extend(found)
    if not found and last is not None and (last.dimension or last.turning or last.offset):
        message = f"the last step of `{name}` is a plain number, and this is {said(measured(last))}"
        problems.append(
            diagnose("CG311", entry.path, steps.last.span, message, "count steps in whole numbers: `for n in 1..60`")
        )
    unit = units.get(entry.id.key)
    for start in starts_of(function, steps, home):
        other = units.get(start.id.key)
        if other is None or unit is None or _is_zero(start) or _alike(unit, other):
            continue
        message = f"`{start.id.name}` is {said(measured(other))}, `{name}({n.name})` is {said(measured(unit))}"
        span = getattr(start.statement, "name_span", function.name_span)
        problems.append(diagnose("CG310", entry.path, span, message, "every step has the same kind of unit"))
    return problems


def _alike(unit: Unit, other: Unit) -> bool:
    return alike(unit, other) and bool(unit.offset) == bool(other.offset)
