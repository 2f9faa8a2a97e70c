"""Find equations that have more roots than the one that is shown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from calcgraph.calc.binding.formulas import FormulaSet
from calcgraph.calc.model import ONE, Kind, Unit, Value, exact
from calcgraph.calc.nodes import Failure, Program
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.roots import distinct
from calcgraph.calc.syntax.tree import Definition, Solve, System
from calcgraph.calc.units.display import format_quantity
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import GuardOf, unguarded

Solutions: TypeAlias = Mapping[str, tuple[float, ...]]
"""The roots in base units, ascending, of each key that has several."""

_MOST = 6
"""Roots that are written out."""


def find_solutions(made: FormulaSet, machine: Machine, seen: Solutions, around: GuardOf = unguarded) -> Solutions:
    """Return the roots of each equation that has several; `seen` are those that algebra found."""
    found: dict[str, tuple[float, ...]] = {}
    for key, formula in made.formulas.items():
        program = made.nodes[key].program
        if formula.kind is Kind.SOLVE and program is not None and isinstance(machine.value(key), float):
            with around(key):
                roots = _of_system(program, machine) or distinct([*_roots(program, machine), *seen.get(key, ())])
                found |= {key: roots} if len(roots) > 1 else {}
    return found


def _of_system(program: Program, machine: Machine) -> tuple[float, ...]:
    """Return the value of an unknown in each solution of several equations; empty for another line."""
    name, *operands = program.operations[-1]
    found = machine.value(str(operands[0])) if name == "part" else 0.0
    if isinstance(found, Failure | float | str):
        return ()
    return tuple(found[int(operands[1])].numbers[1:])


def _roots(program: Program, machine: Machine) -> Sequence[float]:
    """The roots that were met when the line was computed; it is computed again where a closed form took its place."""
    if program.operations not in machine.roots:
        machine.evaluate(program)
    return machine.roots.get(program.operations, ())


def check_solutions(
    solutions: Solutions, made: FormulaSet, units: Mapping[str, Unit | None], taken: Mapping[str, Value]
) -> Iterator[Diagnostic]:
    """Yield CG359 if the notes do not choose one of several roots."""
    for key, roots in solutions.items():
        statement = made.formulas[key].entry.statement
        unit, value = units.get(key), taken.get(key)
        if not isinstance(statement, Definition) or not isinstance(statement.body, Solve) or not unit or not value:
            continue
        if statement.body.system is not None:
            yield from _check_system(key, statement.body.system, statement.body, solutions, made, units)
        elif statement.body.near is None:
            one = format_quantity(value, unit)
            message = f"{roots_text(roots, unit)}; calcgraph uses {one}"
            hint = f"choose one by `near {one}`, or by {'a narrower' if statement.domain else 'a'} range of the unknown"
            yield diagnose("CG359", made.formulas[key].entry.path, statement.body.path.span, message, hint)


def _check_system(  # noqa: PLR0913, PLR0917 - of one line
    key: str,
    system: System,
    solve: Solve,
    solutions: Solutions,
    made: FormulaSet,
    units: Mapping[str, Unit | None],
) -> Iterator[Diagnostic]:
    """CG359, once a line, where several points solve all of its equations."""
    if solve.which or not solve.is_joint or any(one.domain or one.near for one in system.unknowns):
        return
    id_ = made.formulas[key].id
    keys = [id_._replace(name=name).key for name in system.names]
    points = list(zip(*(solutions.get(one, ()) for one in keys), strict=False))
    written = [
        f"({', '.join(format_quantity(exact(x), units.get(one) or ONE) for one, x in zip(keys, point, strict=True))})"
        for point in points[:_MOST]
    ]
    message = f"{len(points)} solutions: {', '.join(written)}{', …' if len(points) > _MOST else ''}"
    hint = "choose one with ranges for the unknowns, `for x in 0..5, y in 0..2`, or with `near`"
    yield diagnose("CG359", made.formulas[key].entry.path, system.span, message, hint)


def roots_text(roots: tuple[float, ...], unit: Unit, digits: int = 3) -> str:
    """`2 roots: -3 m, 3 m`."""
    written = [format_quantity(exact(root), unit, digits) for root in roots[:_MOST]]
    return f"{len(roots)} roots: {', '.join(written)}{', …' if len(roots) > _MOST else ''}"
