"""The last stage: one calculation, with the live values, views and scenarios that show its quantities."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.formulas import FormulaSet
from calcgraph.calc.binding.overrides import borrowed_from, runs_over
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.budget import NONE_SPENT, Amounts
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import Quantity, QuantityId, Scope, Sheet, Uses
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.live import live_results
from calcgraph.calc.outcomes.unused_parts import UnreadWarning, find_unused
from calcgraph.calc.outcomes.vectors import once_each
from calcgraph.calc.stages.bound import Definitions
from calcgraph.calc.stages.checked import CheckedSheets
from calcgraph.calc.syntax.tree import Scenario
from calcgraph.calc.views.names import read_views
from calcgraph.diagnostics import Diagnostic, diagnose, in_order
from calcgraph.source import NoteId


class Evaluation(Struct, frozen=True):
    """The result of evaluating some notes, with all notes from which they import."""

    calculation: Calculation
    problems: tuple[Diagnostic, ...]
    """Of all stages, in order of places."""
    unread: tuple[UnreadWarning, ...]
    """Warnings that hold unless another note reads a quantity."""
    used: Mapping[NoteId, Collection[QuantityId]]
    """The quantities that the formulas of each note read."""
    spent: Amounts = NONE_SPENT
    """The use of the totals by these notes."""
    is_strained: bool = False
    """True if one of these notes has used half of one of its limits."""


def show(checked: CheckedSheets, inputs: Inputs, notes: Definitions) -> Evaluation:
    """Put the calculation together; with `notes.only`, live values and views are those of some notes."""
    computed = checked.computed
    compiled = computed.compiled
    typed, bound = compiled.typed, compiled.typed.bound
    calculation, wrong = _shown(checked, inputs, notes)
    idle, unread, used = find_unused(
        notes.read, notes.targets, bound.names.scopes, compiled.formulas, inputs.units, notes.wanted_elsewhere
    )
    problems = (*typed.problems, *computed.problems, *checked.problems, *wrong, *idle)
    return Evaluation(calculation, in_order(once_each(problems, bound.vectors)), unread, used)


def _shown(checked: CheckedSheets, inputs: Inputs, notes: Definitions) -> tuple[Calculation, tuple[Diagnostic, ...]]:
    """Return the calculation with live values, views and scenarios, and their problems."""
    inputs = replace(inputs, notes={note: inputs.notes[note] for note in notes.only or inputs.notes})
    calculation = _calculation(checked, notes.read)
    live, wrong = live_results(inputs, calculation, checked.results)
    scenarios, unsound = _scenarios(calculation)
    named = {  # a view also names a scenario that is reported
        note: tuple(dict.fromkeys((*calculation.scenarios.get(note, ()), *sound))) for note, sound in scenarios.items()
    }
    views, wrong_views = read_views(inputs.notes.values(), replace(calculation, scenarios=named))
    shown = replace(calculation, live=live, views=views, scenarios=scenarios)
    return shown, (*wrong, *unsound, *wrong_views)


def _calculation(checked: CheckedSheets, read: Mapping[NoteId, NoteDefinitions]) -> Calculation:
    """Return the calculation without what shows it."""
    computed = checked.computed
    compiled, quantities = computed.compiled, checked.quantities
    names = compiled.typed.bound.names
    return Calculation(
        quantities=quantities,
        datasets={
            entry.id: entry.dataset
            for scope in names.scopes.values()
            for entry in scope.entries.values()
            if entry.statement is None and entry.dataset is not None
        },
        sheets={note: tuple(_sheet(sheet, quantities) for sheet, _ in found.sheets) for note, found in read.items()},
        names={note: _names_in(scope) for note, scope in names.scopes.items()},
        uses=_uses(compiled.formulas, quantities),
        live={},
        problems=checked.results.problems,
        nodes=computed.nodes,
        outcomes=dict(computed.outcomes),
        scopes=names.scopes,
        scenarios={note: tuple(found.scenarios) for note, found in read.items() if found.scenarios},
        machine=computed.machine,
        shapes=compiled.typed.shapes,
        homes=names.homes,
    )


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
        calculation.machine.budget.enter(note)
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
