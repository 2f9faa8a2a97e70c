"""Unknowns of an equation: those that nothing else defines, with the units they have."""

from msgspec.structs import replace

from calcgraph.calc.dimensions.measures import shown
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.tree import Domain, Number, Solve, Unknown
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic


def own_unit(domain: Domain | None, near: Number | None, table: UnitTable) -> Unit:
    """Return the unit of an unknown that appears only here: that of its range or start, or no unit."""
    ends = (domain.high, domain.low) if domain else ()
    units = (table.parse(end.unit) for end in (*ends, near) if end is not None and end.unit)
    return next((unit for unit in units if isinstance(unit, Unit)), ONE)


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
