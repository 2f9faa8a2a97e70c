"""What a calculation starts from: the calc parts of notes, and ways to reach other files."""

from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import TypeAlias

from calcgraph.calc.tables.artefacts import (
    CANNOT,
    Artefacts,
    Outside,
    Question,
    Texts,
    Tree,
    Unreadable,
    texts_only,
)
from calcgraph.calc.tables.trees import read_tree
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.model import DataTable, Fence, LiveValue, Note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId

Ask: TypeAlias = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class NoteInput:
    """What one note gives to the calculation."""

    note: NoteId
    path: str
    """File as reports print it."""
    fences: tuple[Fence, ...] = ()
    tables: tuple[DataTable, ...] = ()
    live_values: tuple[LiveValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Inputs:
    """Everything `evaluate` needs."""

    notes: Mapping[NoteId, NoteInput]
    units: UnitTable
    resolve: Callable[[NoteId, str], NoteId | None]
    """The note a wikilink target means, seen from a note; None if there is none."""
    read_data: Callable[[str], str | None]
    """The text of a data file by vault path; None if it cannot be read."""
    settings: ValueSettings = field(default_factory=ValueSettings)
    algebra: Ask | None = None
    """Answers questions of algebra as text; a worker process when None."""
    memory: MutableMapping[str, str] = field(default_factory=dict)
    """What algebra and the reference found, text by text; whoever keeps it from build to build spares both.

    Entries hold for one version of SymPy and of this package; an entry that is wrong or missing is computed again.
    """
    given: Artefacts | None = None
    """Files by the paths that notes write; those of `read_data` when None."""

    @property
    def files(self) -> Artefacts:
        """Files by the paths that notes write."""
        return self.given or artefacts_of(texts_only(self.read_data))


def artefacts_of(outside: Outside) -> Artefacts:
    """Files for one calculation."""

    def tree(key: str) -> Tree | Unreadable:
        file = outside.read(key)
        return file if isinstance(file, Unreadable) else read_tree(file)

    def ask(key: str, question: Question) -> Texts | Unreadable:
        file = outside.read(key)
        return file if isinstance(file, Unreadable) else outside.ask(file, question) if outside.ask else CANNOT

    return Artefacts(outside.place, outside.read, tree, ask)


def inputs_of(
    notes: Iterable[Note],
    units: UnitTable,
    resolve: Callable[[NoteId, str], NoteId | None],
    read_data: Callable[[str], str | None],
    settings: ValueSettings,
) -> Inputs:
    """The calc parts of parsed notes, in order of id."""
    parts = {
        note.id: NoteInput(note.id, note.source.shown, note.fences, note.tables, note.live_values)
        for note in sorted(notes, key=lambda note: note.id)
    }
    return Inputs(parts, units, resolve, read_data, settings)
