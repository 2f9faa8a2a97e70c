"""The fourth stage: the value of each node, with its range and its distribution."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from functools import partial

from msgspec import Struct

from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.algebra.closed import ClosedForms, close_formulas, cut_short, needs_algebra
from calcgraph.calc.algebra.questions import Questions
from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import Names
from calcgraph.calc.binding.formulas import Formula, FormulaSet, guard_of
from calcgraph.calc.budget import Budget
from calcgraph.calc.dimensions.days import DateShifts, with_moves
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.means import Means
from calcgraph.calc.model import Kind, Scope, note_of
from calcgraph.calc.nodes import Failure, Node, Outcome
from calcgraph.calc.outcomes.results import Results, values_of
from calcgraph.calc.programs.drawing.spreads import find_spreads
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.ranges import find_ranges
from calcgraph.calc.stages.compiled import CompiledSheets
from calcgraph.calc.syntax.tree import Expr
from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import GuardOf


class ComputedSheets(Struct, frozen=True):
    """The values of some notes."""

    compiled: CompiledSheets
    machine: Machine
    nodes: Mapping[str, Node]
    outcomes: Mapping[str, Outcome]
    results: Results
    problems: tuple[Diagnostic, ...]
    """Of this stage only."""


class LineGuards(Struct, frozen=True):
    """Guards for the work on single lines, which report a fault of ours at the line and count the work for its note."""

    formulas: FormulaSet
    budget: Budget
    faults: list[Diagnostic]

    def around(self, what: str) -> GuardOf:
        """Return the guard of some work, such as "line is computed"."""
        return partial(self._counted, guard_of(self.formulas, self.faults, what))

    def _counted(self, guarded: GuardOf, key: str) -> AbstractContextManager[None]:
        self.budget.enter(note_of(key))
        return guarded(key)


def compute(compiled: CompiledSheets, inputs: Inputs, means: Means) -> ComputedSheets:
    """Compute all nodes with numbers, then again with the closed forms that algebra has found."""
    made, typed, shapes = compiled.formulas, compiled.typed, compiled.typed.shapes
    faults: list[Diagnostic] = []
    around = LineGuards(made, means.budget, faults).around
    nodes = compiled.nodes
    machine = Machine(nodes, budget=means.budget, known=means.runs)
    outcomes = machine.run_all(around("line is computed"))
    asking = [formula for formula in needs_algebra(made) if formula.id not in typed.refused]
    closed = _close(made, machine, inputs, asking, worker=means.worker, around=around("line is solved"))
    cut = cut_short(made, closed, machine.budget)
    if closed.programs:
        machine = machine.replaced(closed.programs)
        nodes = dict(machine.nodes)  # which takes in what is asked later, too
        outcomes = machine.run_all(around("line is computed"))
    checks = [key for key, one in made.formulas.items() if one.kind is Kind.CHECK]
    ranges, refuted = find_ranges(machine, checks, around("line's range is computed"))
    spreads = find_spreads(machine, checks, around("line's distribution is computed"))
    values = values_of(outcomes)
    values |= {key: value for key, value in ranges.items() if key in values} | spreads
    measure = partial(_measure, machine, typed.bound.names, shapes.moves)
    digits = inputs.settings.digits
    results = Results(made, shapes, outcomes, values, dict(typed.refused), digits, measure, closed, refuted)
    return ComputedSheets(compiled, machine, nodes, outcomes, results, (*faults, *cut))


def _measure(machine: Machine, names: Names, moves: DateShifts, expr: Expr, scope: Scope) -> Outcome:
    """Return the outcome of a part of a formula."""
    term = bind_expression(expr, scope, names).term
    return machine.evaluate(compile_term(with_moves(term, scope.path, moves))[0]) if term is not None else Failure("")


def _close(  # noqa: PLR0913 - each is another thing
    made: FormulaSet, machine: Machine, inputs: Inputs, formulas: list[Formula], *, worker: Worker, around: GuardOf
) -> ClosedForms:
    """Closed forms of the formulas that ask for algebra."""
    if not formulas:
        return ClosedForms()
    questions = Questions(inputs.algebra or worker.ask, inputs.memory, machine.budget, lambda: worker.spent)
    return close_formulas(made, formulas, machine, questions.ask, around)
