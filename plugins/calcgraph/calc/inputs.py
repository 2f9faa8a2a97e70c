"""The inputs of a calculation: the calc parts of notes, and ways to reach other files."""

from collections.abc import Callable, Mapping, MutableMapping
from typing import TypeAlias

from msgspec import Struct, field

from calcgraph.calc.tables.artefacts import (
    CANNOT,
    Artefacts,
    Cells,
    ExternalFiles,
    Tree,
    Unreadable,
)
from calcgraph.calc.tables.data_files import SECONDS, cells_of_texts, question_of, read_cells
from calcgraph.calc.tables.trees import read_tree
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.model import DataTable, Fence, LiveValue
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId

AlgebraCall: TypeAlias = Callable[[str], str]


class NoteInput(Struct, frozen=True):
    """The input that one note gives to the calculation."""

    note: NoteId
    path: str
    """File as reports print it."""
    fences: tuple[Fence, ...] = ()
    tables: tuple[DataTable, ...] = ()
    live_values: tuple[LiveValue, ...] = ()


class Inputs(Struct, frozen=True):
    """The inputs of the sheets."""

    notes: Mapping[NoteId, NoteInput]
    units: UnitTable
    files: Artefacts
    """Files by the paths that notes write."""
    settings: ValueSettings = field(default_factory=ValueSettings)
    algebra: AlgebraCall | None = None
    """Answers questions of algebra as text; a worker process when None."""
    memory: MutableMapping[str, str] = field(default_factory=dict)
    """The results of algebra and the reference, text by text; kept between builds, they save computing both.

    Entries are valid for one version of SymPy and of this package; an entry that is wrong or missing is computed again.
    """


def artefacts_of(outside: ExternalFiles) -> Artefacts:
    """Files for one calculation."""

    def tree(key: str) -> Tree | Unreadable:
        file = outside.read(key)
        return file if isinstance(file, Unreadable) else read_tree(file)

    def cells(key: str, table: DataTable) -> Cells | Unreadable:
        file = outside.read(key)
        if isinstance(file, Unreadable) or not file.place:
            return file if isinstance(file, Unreadable) else read_cells(table, file, lambda: tree(key))
        found = outside.ask(file, question_of(table), SECONDS) if outside.ask else CANNOT
        return found if isinstance(found, Unreadable) else cells_of_texts(table, *found)

    return Artefacts(outside.place, outside.read, tree, cells)
