"""The fifth stage: values that fail, have other solutions, or differ when they are computed in another way."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.algebra.foralls import check_for_all
from calcgraph.calc.algebra.reference import computed, find_unstable
from calcgraph.calc.algebra.sequence_rounding import find_unsteady
from calcgraph.calc.budget import Budget
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import Quantity, QuantityId
from calcgraph.calc.outcomes.failures import drop_unshowable, failures
from calcgraph.calc.outcomes.results import Results, quantities_of
from calcgraph.calc.outcomes.solutions import check_solutions, find_solutions
from calcgraph.calc.outcomes.vectors import with_vectors
from calcgraph.calc.stages.computed import ComputedSheets, LineGuards
from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import GuardOf


class CheckedSheets(Struct, frozen=True):
    """The quantities of some notes, as rows show them."""

    computed: ComputedSheets
    results: Results
    quantities: Mapping[QuantityId, Quantity]
    problems: tuple[Diagnostic, ...]
    """Of this stage only."""


def check_values(found: ComputedSheets, inputs: Inputs, budget: Budget) -> CheckedSheets:
    """Look for other solutions, explain failures, compute a second time, and return the quantities."""
    made, machine, results = found.results.made, found.machine, found.results
    faults: list[Diagnostic] = []
    around = LineGuards(made, budget, faults).around
    results = replace(
        results,
        solutions=find_solutions(made, machine, results.closed.roots, around("line is solved")),
        for_all=check_for_all(made, machine, results.closed, around("line is checked for all values")),
        problems=dict(results.problems),  # `failures` adds those that it explains
        lost={},
    )
    problems = failures(results, around("line's value is explained"))
    if inputs.settings.reference:
        problems += _second_computation(found, inputs, around("line is computed a second time"))
    problems += check_solutions(results.solutions, made, results.shapes.units, results.values)
    quantities = quantities_of(results, around("line's value is shown"))
    problems += drop_unshowable(quantities, results)
    quantities = with_vectors(quantities, found.compiled.typed.bound.vectors)
    return CheckedSheets(found, results, quantities, (*faults, *problems))


def _second_computation(found: ComputedSheets, inputs: Inputs, around: GuardOf) -> list[Diagnostic]:
    """Return the problems of values whose digits depend on how they are computed."""
    made, machine, closed = found.results.made, found.machine, found.results.closed
    digits, memory = inputs.settings.digits, inputs.memory
    answers: dict[str, str] = {}
    problems = find_unstable(
        made, machine, closed, memory, around, digits=digits, but=found.results.refuted, answers=answers
    )
    if made.sequences:
        terms = computed(made, machine, closed)
        problems += find_unsteady(made, machine, terms, memory, answers, around, digits=digits)
    return problems
