"""The last stage: one calculation, with the live values, views and scenarios that show its quantities."""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.imports import Family
from calcgraph.calc.binding.overrides import borrowed_from, runs_over
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.dimensions.formulas import FormulaSet
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import Quantity, QuantityId, Scope, Sheet, Uses
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.live import live_results
from calcgraph.calc.stages.checked import CheckedSheets
from calcgraph.calc.syntax.tree import Scenario
from calcgraph.calc.views.names import read_views
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId


class ShownSheets(Struct, frozen=True):
    """The calculation of some notes."""

    calculation: Calculation
    problems: tuple[Diagnostic, ...]
    """Of this stage only."""


def show(checked: CheckedSheets, inputs: Inputs, read: Mapping[NoteId, NoteDefinitions], only: Family) -> ShownSheets:
    """Put the calculation together; with `only`, live values and views are those of some notes."""
    inputs = replace(inputs, notes={note: inputs.notes[note] for note in only or inputs.notes})
    calculation = _calculation(checked, read)
    live, wrong = live_results(inputs, calculation, checked.results)
    scenarios, unsound = _scenarios(calculation)
    named = {  # a view also names a scenario that is reported
        note: tuple(dict.fromkeys((*calculation.scenarios.get(note, ()), *sound))) for note, sound in scenarios.items()
    }
    views, wrong_views = read_views(inputs.notes.values(), replace(calculation, scenarios=named))
    shown = replace(calculation, live=live, views=views, scenarios=scenarios)
    return ShownSheets(shown, (*wrong, *unsound, *wrong_views))


def _calculation(checked: CheckedSheets, read: Mapping[NoteId, NoteDefinitions]) -> Calculation:
    """Return the calculation without what shows it."""
    computed = checked.computed
    typed, quantities = computed.typed, checked.quantities
    names = typed.bound.names
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
        uses=_uses(typed.bound.formulas, quantities),
        live={},
        problems=checked.results.problems,
        nodes=computed.nodes,
        outcomes=dict(computed.outcomes),
        scopes=names.scopes,
        scenarios={note: tuple(found.scenarios) for note, found in read.items() if found.scenarios},
        machine=computed.machine,
        shapes=typed.shapes,
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
