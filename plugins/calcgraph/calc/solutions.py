"""Which equations have more roots than the one that is shown."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from calcgraph.calc.dimensions.formulas import Made
from calcgraph.calc.model import Kind, Unit, Value
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.roots import find_roots
from calcgraph.calc.programs.terms import Term
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
        if formula.kind is Kind.SOLVE and formula.bound.term is not None and isinstance(machine.value(key), float):
            with around(key):
                roots = _distinct([*_roots(formula.bound.term, machine), *seen.get(key, ())])
                found |= {key: roots} if len(roots) > 1 else {}
    return found


def _roots(term: Term, machine: Machine) -> list[float]:
    left, right, *places = term.parts
    ends = [machine.evaluate(compile_term(place)[0]) for place in places]
    low, high, here = (end if isinstance(end, float) else 0.0 for end in ends)
    program, _ = compile_term(Term("sub", term.span, (left, right)))

    def body(point: float) -> float | None:
        value = machine.evaluate(program, {str(term.value): point})
        return value if isinstance(value, float) else None

    return find_roots(body, low, high, here)[0]


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
