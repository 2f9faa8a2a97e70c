"""Unknowns of an equation: those that nothing else defines, with the units they have."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from calcgraph.calc.dimensions.measures import measured, shown
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.tree import Binary, Compare, Domain, Expr, Number, Solve, Unknown
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.units.table import UnitTable
from calcgraph.calc.units.turning import settled
from calcgraph.diagnostics import Diagnostic


def own_unit(domain: Domain | None, near: Number | None, table: UnitTable) -> Unit:
    """Return the unit of an unknown that appears only here: that of its range or start, or no unit."""
    ends = (domain.high, domain.low) if domain else ()
    units = (table.parse(end.unit) for end in (*ends, near) if end is not None and end.unit)
    return next((unit for unit in units if isinstance(unit, Unit)), ONE)


_MOST_PARTS = 12
"""Parts of an equation whose units are tried for its unknown."""


def fitting_unit(solve: Solve, infer: Callable[[Expr, Any], tuple[Unit | None, Any]]) -> Unit:
    """Return the unit that an unknown must have for its equation to be sound; a plain number unless one unit fits.

    Units of parts of the equation, their quotients and the roots of these are tried: `v * t = d` needs a time.
    Of `rad/s` and `1/s` both would fit `x * 1 s = 3 rad`, so neither is taken.
    """
    name, span = shown(solve.path), solve.span
    equation = Compare("=", solve.left, solve.right, span)

    def is_sound(unit: Unit) -> bool:
        return not infer(equation, {name: measured(unit)})[1]

    if is_sound(ONE):
        return ONE
    found: dict[Any, Unit] = {}
    for unit in _units_of_parts(solve, lambda expr: infer(expr, {name: measured(ONE)})[0]):
        key = unit.dimension, settled(unit.turning)
        if not unit.offset and unit.dimension and key not in found and is_sound(unit):
            found[key] = unit
    return next(iter(found.values())) if len(found) == 1 else ONE


def _units_of_parts(solve: Solve, unit_of: Callable[[Expr], Unit | None]) -> Iterator[Unit]:
    """Yield the units of the parts of an equation, of their quotients, and of the roots of these."""
    by_unit: dict[Any, Expr] = {}
    for part in (*walk(solve.left), *walk(solve.right)):
        unit = unit_of(part)
        if unit is not None and len(by_unit) < _MOST_PARTS:
            by_unit.setdefault((unit.dimension, unit.turning), part)
    parts, half = [*by_unit.values()], Number(Fraction(1, 2), "", "0.5", solve.span)
    quotients: list[Expr] = [Binary("/", a, b, solve.span) for a, b in permutations(parts, 2)]
    roots: list[Expr] = [Binary("^", one, half, solve.span) for one in (*parts, *quotients)]
    yield from filter(None, map(unit_of, (*parts, *quotients, *roots)))


def others(solve: Solve) -> list[tuple[str, str, Unknown]]:
    """Return the unknowns without separate lines that are solved for together with this one, and their units."""
    if solve.system is None or not solve.is_joint:
        return []
    rows = zip(solve.system.names, solve.system.units, solve.system.unknowns, strict=True)
    return [(name, unit, one) for name, unit, one in rows if shown(one.path) == name]


def with_unit(problem: Diagnostic, solve: Solve) -> Diagnostic:
    """The same with what helps where an unknown has no unit."""
    if problem.code != "CG310":
        return problem
    names = "x [m], y [s]" if solve.is_joint else "x [m]"
    return replace(problem, hint=f"declare the unit of each unknown: `{names} = solve …`")
