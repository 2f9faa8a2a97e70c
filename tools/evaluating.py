"""Values of notes without a project around them, for tests and benchmarks: no graph, no links, no memo."""

from atexit import register
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from functools import cache, partial

from msgspec import Struct, field

from calcgraph.calc import evaluate as stages
from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.binding.binder import Home, Homes
from calcgraph.calc.binding.imports import targets_of
from calcgraph.calc.binding.read import NoteDefinitions, read_sheets
from calcgraph.calc.inputs import AlgebraCall, Inputs, NoteInput, artefacts_of
from calcgraph.calc.means import Means
from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.stages.bound import Definitions
from calcgraph.calc.syntax.given.units import find_units
from calcgraph.calc.tables.artefacts import texts_only
from calcgraph.calc.units.definitions import read_lines
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.notes.model import Note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId


class Sheets(Struct, frozen=True):
    """Everything `evaluate` needs."""

    notes: Mapping[NoteId, NoteInput]
    units: UnitTable
    resolve: Callable[[NoteId, str], NoteId | None]
    """The note a wikilink target means, seen from a note; None if there is none."""
    read_data: Callable[[str], str | None]
    """The text of a data file by vault path; None if it cannot be read."""
    settings: ValueSettings = field(default_factory=ValueSettings)
    algebra: AlgebraCall | None = None
    """Answers questions of algebra; without it a process that all evaluations of this one share."""
    memory: MutableMapping[str, str] = field(default_factory=dict)


def sheets_of(
    notes: Iterable[Note],
    units: UnitTable,
    resolve: Callable[[NoteId, str], NoteId | None],
    read_data: Callable[[str], str | None],
    settings: ValueSettings,
) -> Sheets:
    """The calc parts of parsed notes, in order of id."""
    parts = {
        note.id: NoteInput(note.id, note.source.shown, note.fences, note.tables, note.live_values)
        for note in sorted(notes, key=lambda note: note.id)
    }
    return Sheets(parts, units, resolve, read_data, settings)


def evaluate(sheets: Sheets) -> tuple[Calculation, tuple[Diagnostic, ...]]:
    """All quantities, tables and live values of some notes, and what is wrong with them and with their views.

    A row that cannot be computed has its problem in `problems`; those that depend on it name it in `needs`; all others
    have their value.
    """
    lines = [line for note in sheets.notes.values() for line in find_units(note.fences, note.path)]
    added, unsound = read_lines(lines, sheets.units.names) if lines else ({}, ())
    units = UnitTable({**sheets.units.names, **added}) if added else sheets.units
    files = artefacts_of(texts_only(sheets.read_data))
    inputs = Inputs(sheets.notes, units, files, sheets.settings, sheets.algebra or _worker().ask, sheets.memory)
    read = {note: read_sheets(source, inputs) for note, source in sheets.notes.items()}
    targets = {note: targets_of(found, partial(sheets.resolve, note)) for note, found in read.items()}
    with stages.deep():
        found = stages.evaluate(inputs, Definitions(read, targets, _homes_in(read)), Means.of(sheets.settings))
        used = frozenset[QuantityId]().union(*found.used.values())
        unread = (one.problem for one in found.unread if one.quantity not in used)
        return found.calculation, (*unsound, *in_order([*found.problems, *unread]))


@cache
def _worker() -> Worker:
    """Its start takes a second, most of which is SymPy."""
    worker = Worker()
    register(worker.close)
    return worker


def _homes_in(read: Mapping[NoteId, NoteDefinitions]) -> Homes:
    """A look-up of the notes that define a name, among those that are read."""

    def homes(_note: NoteId, name: str) -> tuple[Home, ...]:
        own = ((note, found.own[name]) for note, found in read.items() if name in found.own)
        return tuple(Home(note, entry.statement is None) for note, entry in own)

    return homes
