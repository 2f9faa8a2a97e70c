"""Which equations have more roots than the one that is shown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from calcgraph.calc.dimensions.formulas import Made
from calcgraph.calc.model import Kind, Unit, Value
from calcgraph.calc.nodes import Program
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.syntax.tree import Definition, Solve
from calcgraph.calc.units.display import format_quantity
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import Around, unguarded

Solutions: TypeAlias = Mapping[str, tuple[float, ...]]
"""All roots in base units, rising, of each key that has several."""

_ALIKE = 1e-9
"""Roots that differ by less, relative to the larger, are one."""
_MOST = 6
"""Roots that are written out."""


def find_solutions(made: Made, machine: Machine, seen: Solutions, around: Around = unguarded) -> Solutions:
    """All roots of the equations that have several; `seen` are those that algebra found."""
    found: dict[str, tuple[float, ...]] = {}
    for key, formula in made.formulas.items():
        program = made.nodes[key].program
        if formula.kind is Kind.SOLVE and program is not None and isinstance(machine.value(key), float):
            with around(key):
                roots = _distinct([*_roots(program, machine), *seen.get(key, ())])
                found |= {key: roots} if len(roots) > 1 else {}
    return found


def _roots(program: Program, machine: Machine) -> Sequence[float]:
    """The roots that were met when the line was computed; it is computed again where a closed form took its place."""
    if program.operations not in machine.roots:
        machine.evaluate(program)
    return machine.roots.get(program.operations, ())


def _distinct(roots: list[float]) -> tuple[float, ...]:
    found: list[float] = []
    for root in sorted(roots):
        if not found or abs(root - found[-1]) > _ALIKE * max(abs(root), abs(found[-1])):
            found.append(root)
    return tuple(found)


def check_solutions(
    solutions: Solutions, made: Made, units: Mapping[str, Unit | None], taken: Mapping[str, Value]
) -> Iterator[Diagnostic]:
    """CG359 where nobody said which of several roots is meant."""
    for key, roots in solutions.items():
        statement = made.formulas[key].entry.statement
        unit, value = units.get(key), taken.get(key)
        if not isinstance(statement, Definition) or not isinstance(statement.body, Solve) or not unit or not value:
            continue
        if statement.domain is None and statement.body.near is None:
            one = format_quantity(value, unit)
            message = f"{roots_text(roots, unit)}; {one} is taken"
            hint = f"choose one by `near {one}`, or by a range of the unknown"
            yield diagnose("CG359", made.formulas[key].entry.path, statement.body.path.span, message, hint)


def roots_text(roots: tuple[float, ...], unit: Unit, digits: int = 3) -> str:
    """`2 roots: -3 m, 3 m`."""
    written = [format_quantity(Value(root, root, root), unit, digits) for root in roots[:_MOST]]
    return f"{len(roots)} roots: {', '.join(written)}{', …' if len(roots) > _MOST else ''}"
