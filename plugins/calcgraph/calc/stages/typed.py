"""The second stage: the unit of each formula, and the nodes that may be computed."""

from collections.abc import Mapping

from msgspec import Struct

from calcgraph.calc.binding.formulas import FormulaSet
from calcgraph.calc.dimensions.doubtful import read_as_units
from calcgraph.calc.dimensions.line_units import infer_units
from calcgraph.calc.dimensions.rewriting import measure_fits, move_dates, turn_nodes
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.vectors import of_whole_vectors
from calcgraph.calc.stages.bound import BoundSheets
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic


class TypedSheets(Struct, frozen=True):
    """The formulas of some notes, each with its unit."""

    bound: BoundSheets
    formulas: FormulaSet
    """With the consequences of units: sums that move dates, results that count turns."""
    shapes: Shapes
    refused: Mapping[QuantityId, Diagnostic]
    """The first problem of each quantity that has no value for it."""
    problems: tuple[Diagnostic, ...]
    """Also those of the stage before, without those that units have settled."""


def infer(bound: BoundSheets, units: UnitTable) -> TypedSheets:
    """Infer units, and apply their consequences for dates, turns and lines with two readings."""
    shapes = infer_units(bound.formulas, bound.order, units, bound.names.scopes)
    made, settled = read_as_units(bound.formulas, bound.order, shapes)
    made = turn_nodes(move_dates(measure_fits(made, shapes.fits), shapes.moves), shapes.turned)
    problems = (
        *(problem for problem in bound.problems if not any(problem is one for one in settled)),
        *dict.fromkeys(problem for found in shapes.problems.values() for problem in found),
        *shapes.beside,
    )
    refused = of_whole_vectors(_refused(made, shapes, problems), bound.vectors)
    return TypedSheets(bound, made, shapes, refused, problems)


def _refused(made: FormulaSet, shapes: Shapes, diagnostics: tuple[Diagnostic, ...]) -> dict[QuantityId, Diagnostic]:
    """The first problem of each quantity that is not understood."""
    problems: dict[QuantityId, Diagnostic] = {}
    for key, formula in made.formulas.items():
        bound, misfits = formula.bound, shapes.problems.get(key)
        first = bound.problems[0] if bound.problems else bound.cause or (misfits[0] if misfits else None)
        if first is not None:
            problems.setdefault(formula.id, first)
    by_place = {(found.path, found.span.line): found for found in diagnostics if found.code == "CG344"}
    for entry in made.picks:
        statement = entry.statement
        found = by_place.get((entry.path, statement.span.line)) if statement is not None else None
        if found is not None:
            problems[entry.id] = found
    return problems
