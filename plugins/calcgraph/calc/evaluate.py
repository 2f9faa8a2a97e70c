"""From the calc parts of notes to values: the results of all sheets of the vault."""

import gc
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.algebra.closed import ClosedForms, close_formulas, cut_short, needs_algebra
from calcgraph.calc.algebra.foralls import check_for_all
from calcgraph.calc.algebra.questions import Questions
from calcgraph.calc.algebra.reference import computed, find_unstable
from calcgraph.calc.algebra.steady import find_unsteady
from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import Homes, Names, Scopes
from calcgraph.calc.binding.computed import computed_names, makes_table
from calcgraph.calc.binding.correlations import find_correlations
from calcgraph.calc.binding.imports import Family, Targets
from calcgraph.calc.binding.overrides import borrowed_from, runs_over
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.binding.scopes import find_scopes
from calcgraph.calc.binding.vectors.scopes import take_apart
from calcgraph.calc.budget import NONE_SPENT, Amounts, Budget, Work
from calcgraph.calc.dimensions.days import DateShifts, with_moves
from calcgraph.calc.dimensions.doubtful import read_as_units
from calcgraph.calc.dimensions.formulas import (
    Formula,
    FormulaSet,
    draw_together,
    guard_of,
    make_nodes,
    move_dates,
    problems_of,
    turn_nodes,
)
from calcgraph.calc.dimensions.shapes import Shapes, infer_units
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import Kind, Quantity, QuantityId, Scope, Sheet, Uses
from calcgraph.calc.nodes import Failure, Node, Outcome
from calcgraph.calc.outcomes.ask import base_of, overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.failures import drop_too_large, failures
from calcgraph.calc.outcomes.live import live_results
from calcgraph.calc.outcomes.results import Results, quantities_of, values_of
from calcgraph.calc.outcomes.solutions import check_solutions, find_solutions
from calcgraph.calc.outcomes.unused import ImportedNamesOf, UnreadWarning, find_unused
from calcgraph.calc.outcomes.vectors import of_whole_vectors, once_each, with_vectors
from calcgraph.calc.programs.drawing.spreads import find_spreads
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.known_runs import KnownRuns
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.order import in_order
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.ranges import find_ranges
from calcgraph.calc.syntax.tree import Expr, Function, Pick, Scenario
from calcgraph.calc.units.table import UnitTable
from calcgraph.calc.views.names import read_views
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.diagnostics import in_order as by_place
from calcgraph.faults import GuardOf
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId


class Means(Struct):
    """The resources for evaluation, shared by all families of one build."""

    budget: Budget
    worker: Worker = field(default_factory=Worker)
    """Started at the first question of algebra."""
    runs: KnownRuns = field(default_factory=KnownRuns)

    @classmethod
    def of(
        cls, settings: ValueSettings, limits: Mapping[Work, float] | None = None, before: "Means | None" = None
    ) -> "Means":
        """Return the means of one build; with those of the build `before`, whose budget its machines still use."""
        budget = before.budget if before else Budget()
        budget.renew({Work.ALGEBRA: settings.algebra_seconds, **(limits or {})})
        return cls(budget, runs=before.runs if before else KnownRuns())


@contextmanager
def deep() -> Iterator[None]:
    """Room for walks of trees, and no looking for garbage: nearly all that is made inside lasts."""
    collecting, deepest = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()  # a scan of the many small, lasting objects made here costs more than making them
    sys.setrecursionlimit(max(deepest, FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(deepest)
        if collecting:
            gc.enable()


FRAMES = 5_000
"""Python frames that walks of trees may take: a sum of 200 terms is 200 nodes high, at up to four frames each."""


class Evaluation(NamedTuple):
    """The result of evaluating some notes, with all notes from which they import."""

    calculation: Calculation
    problems: tuple[Diagnostic, ...]
    unread: tuple[UnreadWarning, ...]
    """Warnings that hold unless another note reads a quantity."""
    used: Mapping[NoteId, Collection[QuantityId]]
    """The quantities that the formulas of each note read."""
    spent: Amounts = NONE_SPENT
    """The use of the totals by these notes."""


def evaluate_family(  # noqa: PLR0913, PLR0917 - what a calculation depends on
    inputs: Inputs,
    read: Mapping[NoteId, NoteDefinitions],
    targets: Targets,
    homes: Homes,
    means: Means,
    wanted_elsewhere: ImportedNamesOf = lambda _: (),
    only: Family = (),
) -> Evaluation:
    """Return the results of notes that import names only from each other; call this function in `deep`.

    With `only` some of the notes, these have values without views, and of the others what these read.
    """
    vectors = take_apart(read, *find_scopes(read, targets, homes))
    diagnostics = [*vectors.problems, *(problem for found in read.values() for problem in found.problems)]
    names = Names(vectors.scopes, base_of(inputs.units), homes)
    made = _read_by(make_nodes(names.scopes, names), only)
    order, cycles = in_order(made.nodes)
    diagnostics += (
        draw_together(made, find_correlations(read, names)) + problems_of(made) + _cycle_problems(cycles, made)
    )
    shapes = _shapes(made, order, inputs.units, names.scopes, diagnostics)
    diagnostics += dict.fromkeys(problem for problems in shapes.problems.values() for problem in problems)
    diagnostics += shapes.beside
    problems = of_whole_vectors(_problems(made, shapes, diagnostics), vectors)
    nodes = _sound(made, order, problems)
    around = partial(_accounted, partial(guard_of, made, diagnostics), means.budget)
    machine = Machine(nodes, budget=means.budget, known=means.runs)
    outcomes = machine.run_all(around("line is computed"))
    asking = [formula for formula in needs_algebra(made) if formula.id not in problems]
    closed = _close(made, machine, inputs, asking, worker=means.worker, around=around("line is solved"))
    diagnostics += cut_short(made, closed, machine.budget)
    if closed.programs:
        machine = machine.replaced(closed.programs)
        nodes = dict(machine.nodes)  # which takes in what is asked later, too
        outcomes = machine.run_all(around("line is computed"))
    checks = [key for key, one in made.formulas.items() if one.kind is Kind.CHECK]
    ranges, refuted = find_ranges(machine, checks, around("line's range is computed"))
    spreads = find_spreads(machine, checks, around("line's distribution is computed"))
    values = values_of(outcomes)
    values |= {key: value for key, value in ranges.items() if key in values} | spreads
    results = Results(
        made,
        shapes,
        outcomes,
        values,
        problems,
        inputs.settings.digits,
        partial(_measure, machine, names, shapes.moves),
        closed,
        refuted,
    )
    results.solutions.update(find_solutions(made, machine, closed.roots, around("line is solved")))
    results.for_all.update(check_for_all(made, machine, closed, around("line is checked for all values")))
    diagnostics += failures(results, around("line's value is explained"))
    if inputs.settings.reference:
        beside = around("line is computed a second time")
        digits = inputs.settings.digits
        answers: dict[str, str] = {}
        diagnostics += find_unstable(
            made, machine, closed, inputs.memory, beside, digits=digits, but=refuted, answers=answers
        )
        if made.sequences:
            terms = computed(made, machine, closed)
            diagnostics += find_unsteady(made, machine, terms, inputs.memory, answers, beside, digits=digits)
    diagnostics += check_solutions(results.solutions, made, shapes.units, values)
    quantities = quantities_of(results, around("line's value is shown"))
    diagnostics += drop_too_large(quantities, results)
    quantities = with_vectors(quantities, vectors)
    calculation = Calculation(
        quantities=quantities,
        datasets={
            entry.id: entry.dataset
            for scope in names.scopes.values()
            for entry in scope.entries.values()
            if entry.statement is None and entry.dataset is not None
        },
        sheets={note: tuple(_sheet(sheet, quantities) for sheet, _ in found.sheets) for note, found in read.items()},
        names={note: _names_in(scope) for note, scope in names.scopes.items()},
        uses=_uses(made, quantities),
        live={},
        problems=problems,
        nodes=nodes,
        outcomes=dict(outcomes),
        scopes=names.scopes,
        scenarios={note: tuple(found.scenarios) for note, found in read.items() if found.scenarios},
        machine=machine,
        shapes=shapes,
        homes=homes,
    )
    live, wrong = live_results(inputs, calculation, results)
    scenarios, unsound = _scenarios(calculation)
    named = {  # a view also names a scenario that is reported
        note: tuple(dict.fromkeys((*calculation.scenarios.get(note, ()), *sound))) for note, sound in scenarios.items()
    }
    views, wrong_views = read_views(() if only else inputs.notes.values(), replace(calculation, scenarios=named))
    diagnostics += [*wrong, *unsound, *wrong_views]
    idle, unread, used = find_unused(read, targets, names.scopes, made, inputs.units, wanted_elsewhere)
    return Evaluation(
        replace(calculation, live=live, views=views, scenarios=scenarios),
        by_place(once_each([*diagnostics, *idle], vectors)),
        unread,
        used,
    )


def _read_by(made: FormulaSet, notes: Family) -> FormulaSet:
    """Return what some notes define, with all that this reads; everything if no note is given."""
    if not notes:
        return made
    todo = [key for key in made.nodes if key.partition("#")[0] in notes]
    keys = set(todo)
    while todo:
        new = {key for key in made.nodes[todo.pop()].reads if key in made.nodes} - keys
        keys |= new
        todo.extend(new)

    def is_kept(key: str, id_: QuantityId) -> bool:
        return key in keys or id_.note in notes

    return replace(
        made,
        nodes={key: node for key, node in made.nodes.items() if key in keys},
        formulas={key: one for key, one in made.formulas.items() if is_kept(key, one.id)},
        columns={id_: one for id_, one in made.columns.items() if is_kept(id_.key, id_)},
        picks=[one for one in made.picks if is_kept(one.id.key, one.id)],
        ids={key: one for key, one in made.ids.items() if is_kept(key, one)},
        sequences={key: one for key, one in made.sequences.items() if key in keys},
    )


def _shapes(
    made: FormulaSet, order: tuple[str, ...], units: UnitTable, scopes: Scopes, diagnostics: list[Diagnostic]
) -> Shapes:
    """Return the units of all formulas, after applying their consequences for dates, turns and doubtful lines."""
    shapes = infer_units(made, order, units, scopes)
    dropped = {id(problem) for problem in read_as_units(made, order, shapes)}
    diagnostics[:] = [problem for problem in diagnostics if id(problem) not in dropped]
    move_dates(made, shapes.moves)
    turn_nodes(made, shapes.turned)
    return shapes


def _accounted(guard: Callable[[str], GuardOf], budget: Budget, what: str) -> GuardOf:
    """Return the guard of some work, which counts for the note of each line that it is done for."""
    guarded = guard(what)

    def around(key: str) -> AbstractContextManager[None]:
        budget.enter(key.partition("#")[0])
        return guarded(key)

    return around


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


def _names_in(scope: Scope) -> dict[str, QuantityId]:
    """Return the names that views of a note can use: its own names, and step numbers with other names."""
    found = {name: entry.id for name, entry in scope.entries.items()}
    for entry in scope.entries.values():
        over = runs_over(entry)
        if over is not None:
            found.setdefault(*over)
    return found


def _scenarios(calculation: Calculation) -> tuple[dict[NoteId, tuple[Scenario, ...]], list[Diagnostic]]:
    """Return the scenarios whose overrides are valid, and the problems of the others."""
    kept: dict[NoteId, tuple[Scenario, ...]] = {}
    problems: list[Diagnostic] = []
    for note, scenarios in calculation.scenarios.items():
        names: set[str] = set()
        sound = []
        for scenario in scenarios:
            _, wrong = overrides_of(calculation, note, scenario.overrides)
            path = calculation.scopes[note].path
            if scenario.name in names:
                message = f"there is already a scenario `{scenario.name}`"
                wrong = (*wrong, diagnose("CG340", path, scenario.name_span, message, "give one of them another name"))
            names.add(scenario.name)
            problems.extend(wrong)
            sound += [] if wrong else [scenario]
        kept[note] = tuple(sound)
    for note, scope in calculation.scopes.items():
        if scope.borrowed:
            kept[note] = (*kept.get(note, ()), *_borrowed(calculation, kept, scope))
    return kept, problems


def _borrowed(
    calculation: Calculation, known: Mapping[NoteId, tuple[Scenario, ...]], scope: Scope
) -> Iterator[Scenario]:
    """Yield the scenarios that a note imports, by their names in this note."""
    for alias, (home, name) in scope.borrowed.items():
        found = next((one for one in known.get(home, ()) if one.name == name), None)
        if found is not None and alias not in scope.scenarios:
            yield replace(found, name=alias, overrides=borrowed_from(calculation.scopes, home, name))


def _sheet(sheet: Sheet, quantities: Mapping[QuantityId, object]) -> Sheet:
    return replace(sheet, rows=tuple(row for row in sheet.rows if row in quantities))


def _cycle_problems(cycles: tuple[tuple[str, ...], ...], made: FormulaSet) -> list[Diagnostic]:
    """One problem for each cycle, at the definition it is reported from."""
    found = []
    for ring in cycles:
        lines = [key for key in ring[:-1] if key in made.formulas]  # a curve between them has no name
        cycle = (*lines, lines[0])
        formula = made.formulas[cycle[0]]
        notes = {id_of(key)[0] for key in cycle}
        names = [id_of(key)[1] if len(notes) == 1 else _placed(key, made) for key in cycle]
        way = " → ".join(f"`{name}`" for name in names)
        message = f"`{formula.id.name}` depends on itself: {way}"
        hint = "give one of them a plain value"
        line = formula.entry.statement
        if len(set(cycle)) == 1 and isinstance(line, Function) and line.table:
            hint = f"read the row above: `previous({line.name}, 0)`"
        found.append(diagnose("CG347", formula.entry.path, formula.place, message, hint))
        for key in cycle:
            inside = made.formulas.get(key)
            if inside is not None:
                inside.bound.cause = inside.bound.cause or found[-1]
                inside.bound.term = None
    return found


def _placed(key: str, made: FormulaSet) -> str:
    """A node's key with its file as reports print it."""
    formula = made.formulas.get(key)
    return f"{formula.entry.path}#{id_of(key)[1]}" if formula else key


def _problems(made: FormulaSet, shapes: Shapes, diagnostics: list[Diagnostic]) -> dict[QuantityId, Diagnostic]:
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


def _sound(made: FormulaSet, order: tuple[str, ...], problems: Mapping[QuantityId, Diagnostic]) -> dict[str, Node]:
    """Nodes in order; those of quantities with a problem have no value to give."""
    nodes: dict[str, Node] = {}
    for key in order:
        formula = made.formulas.get(key)
        if formula is not None and formula.id in problems:
            nodes[key] = Node(key, problem="it has no value")
        else:
            nodes[key] = made.nodes[key]
    return nodes


def _uses(made: FormulaSet, quantities: Mapping[QuantityId, Quantity]) -> tuple[Uses, ...]:
    """Readings of other notes' quantities, with the place of the first mention."""
    found: list[Uses] = []
    for formula in made.formulas.values():
        if formula.is_default:
            continue
        tables = ((read, span) for read, span in formula.bound.used.items() if read not in quantities)
        found += [Uses(formula.id, table, span) for table, span in tables if table.note != formula.id.note]
        for read in quantities[formula.id].reads:
            if read.note != formula.id.note:
                row = made.columns.get(read)
                named = row[0].id if row else read
                found.append(Uses(formula.id, named, formula.bound.used.get(named, formula.place)))
    return tuple(dict.fromkeys(found))


def linkable(calculation: Calculation, note: NoteId) -> frozenset[str]:
    """Return the names of a note that a link may point to.

    These are quantities, checks, `pick.column`, `table.column`, `table.row.column` and `measured`. They include the
    names of lines and tables that cannot be read, as their problem is reported there. `gpus.*` stands for all names
    that such a table might contain. `gpus.*.cost` means that the cells of a column have the row of the line that
    computes it.
    """
    scope = calculation.scopes.get(note)
    found = {"measured"}
    if scope is None:
        return frozenset(found)
    lost = {name for name in scope.broken if name not in scope.entries}
    lost.update(f"{name}.*" for name in tuple(lost))
    found.update(lost)
    for name, entry in scope.entries.items():
        if entry.id.note != note:
            continue
        found.add(name)
        if isinstance(entry.statement, Function) and entry.statement.steps is not None:
            found.add(f"{name}(*)")
        if isinstance(entry.statement, Function) and entry.statement.table and _has_own_row(entry.statement, scope):
            found.add(f"{entry.statement.table}.*.{name.rpartition('.')[2]}")
        if entry.dataset is None:
            found.update([f"{name}.*"] if isinstance(entry.statement, Pick) else [])
        else:
            columns = list(entry.dataset.units)
            found.update(f"{name}.{column}" for column in columns)
            if entry.statement is None:
                rows = entry.dataset.rows
                columns += computed_names(scope, entry.id)
                if entry.dataset.file:  # a cell is read, whatever other cells of its column are
                    columns += [one for one in entry.dataset.columns[entry.dataset.keys :] if one not in columns]
                found.update(f"{name}.{row}.{column}" for row in rows for column in columns)
    return frozenset(found)


def _has_own_row(line: Function, scope: Scope) -> bool:
    """Return whether a computed column has a row in addition to that of its table."""
    table = scope.entries.get(line.table)
    return table is not None and not makes_table(line, table.dataset)
