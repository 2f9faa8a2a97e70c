"""The inputs of a vault: the only values that are ever set. Everything else is queried."""

import os
from collections.abc import Callable, MutableMapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from calcgraph.calc.budget import CUT, Work
from calcgraph.calc.evaluate import Means
from calcgraph.calc.tables.artefacts import (
    CANNOT,
    Artefact,
    Cells,
    ExternalFiles,
    TableRequest,
    Texts,
    Tree,
    Unreadable,
)
from calcgraph.calc.tables.columns import is_csv
from calcgraph.calc.tables.data_files import (
    SECONDS,
    STEPS_OF_ROW,
    cells_of_texts,
    question_of,
    read_cells,
    steps_of,
)
from calcgraph.calc.tables.trees import read_tree
from calcgraph.notes.model import Cell, DataTable
from calcgraph.notes.reading import Host, ReadingMode, reading_of
from calcgraph.queries.query import Ask, Keep, Query, given, query
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import START, NoteId, SourceFile, Span

SlugOf: TypeAlias = Callable[[str, str], str]
FileReader: TypeAlias = Callable[[str], str | None]
"""The text of a file by vault path; None where it cannot be read."""


class Locks(NamedTuple):
    """The properties that lock a page: a plugin of the site encrypts its text."""

    keys: tuple[str, ...]
    is_all: bool
    """True if every page is locked unless it sets one of them to an empty value."""


class TextPlugin(NamedTuple):
    """A plugin that puts text into notes after the check has read them."""

    name: str
    pattern: str
    """The pattern of the note's own text, in place of which text is inserted; empty if any note may get some."""


class Files(NamedTuple):
    """The vault paths of files to be read in addition to the notes, in order."""

    attachments: tuple[str, ...]
    made: tuple[str, ...]
    """Pages that are generated."""
    unpublished: tuple[str, ...]
    locks: Locks | None = None
    """The settings that lock a note; None on a site without encryption."""
    bringing: tuple[TextPlugin, ...] = ()
    """The plugins that put text into notes after they are read."""
    pages: tuple[str, ...] = ()
    """The attachments that are pages."""
    aliases: tuple[tuple[str, str], ...] = ()
    """Vault paths that lead to another file, such as the one in the language that is built."""
    languages: tuple[str, ...] = ()
    """`folder` or `suffix`, and the locales of a vault of several languages, the default one first."""


class PluginEffects(NamedTuple):
    """The effects of a site's other plugins on notes."""

    locks: Locks | None = None
    bringing: tuple[TextPlugin, ...] = ()
    pages: tuple[str, ...] = ()
    aliases: tuple[tuple[str, str], ...] = ()
    languages: tuple[str, ...] = ()


ALONE = PluginEffects()


class FileRequest(NamedTuple):
    """A table's request to a file, without the table's name and place."""

    path: str
    pointer: str
    by: str
    units: tuple[tuple[str, str], ...]
    per: tuple[str, ...]
    folds: tuple[tuple[str, str], ...]


class Desk(Struct):
    """The tools of queries that no result depends on: the memory and the budget."""

    memory: MutableMapping[str, str]
    means: Means
    beside: Callable[[Artefact, TableRequest, float], Texts | Unreadable] | None = None
    """The process that reads large files, or None."""


source: Query[[NoteId], SourceFile] = given(f"{__name__}:source")
paths: Query[[], tuple[NoteId, ...]] = given(f"{__name__}:paths")
"""The vault paths of all notes, including drafts, in order."""
files: Query[[], Files] = given(f"{__name__}:files")
settings: Query[[], Settings] = given(f"{__name__}:settings")
slugs: Query[[], SlugOf | None] = given(f"{__name__}:slugs", is_noted=False)
"""The function from a heading's text to an id, as in the host's contents; `host` selects it."""
host: Query[[], Host] = given(f"{__name__}:host")
"""The Markdown of the site."""
reader: Query[[], FileReader] = given(f"{__name__}:reader")
outside: Query[[], ExternalFiles] = given(f"{__name__}:outside")
shower: Query[[], Callable[[str], str]] = given(f"{__name__}:shower")
"""Names a file in reports, by vault path."""
desk: Query[[], Desk] = given(f"{__name__}:desk", is_noted=False)
build: Query[[], object] = given(f"{__name__}:build")
"""Another one for each build: what had to share with others is asked again."""


@query(wall=True, keep=Keep.MARK)
def data(ask: Ask, path: str) -> str | None:
    """The text of a file that is not a note; None where it cannot be read."""
    return ask(reader)(path)


@query(wall=True, keep=Keep.MARK)
def place(ask: Ask, note: NoteId, path: str) -> str | Unreadable:
    """The key of the file that a note means by a path."""
    return ask(outside).place(note, path)


@query(wall=True, keep=Keep.MARK)
def artefact(ask: Ask, key: str) -> Artefact | Unreadable:
    """Return a data file of the vault."""
    return ask(outside).read(key)


@query(compared=False)
def tree(ask: Ask, key: str) -> Tree | Unreadable:
    """Return the parsed contents of a file that is not a note."""
    file = ask(artefact, key)
    if isinstance(file, Unreadable):
        return file
    return read_tree(file) if _may_take(ask, steps_of(file)) else USED_UP


@query(compared=False)
def cells(ask: Ask, key: str, wanted: FileRequest) -> Cells | Unreadable:
    """Header and rows that tables have of a file, each of them at the place START: read once for all notes.

    What the rows count for is counted for each table that asks, in `cells_for`.
    """
    table = DataTable("", wanted.path, (), (), START, *wanted[1:])
    file = ask(artefact, key)
    if isinstance(file, Unreadable):
        return file
    if file.place:
        found = ask(answer, key, question_of(table))
        return found if isinstance(found, Unreadable) else cells_of_texts(table, *found)
    if is_csv(file.path) and not _may_take(ask, steps_of(file)):
        return USED_UP
    return read_cells(table, file, lambda: ask(tree, key))


def cells_for(ask: Ask, key: str, table: DataTable) -> Cells | Unreadable:
    """Return the cells of a file for one table of a note; nothing where all tables of the vault have too many."""
    wanted = FileRequest(table.path, table.pointer, table.by, table.units, table.per, table.folds)
    found = ask(cells, key, wanted)
    if isinstance(found, Unreadable):
        return found
    header, rows = found
    if not _may_take(ask, len(rows) * (len(header) + STEPS_OF_ROW)):
        return USED_UP
    if is_csv(table.path) and not table.folds:
        return found  # its cells have the lines of the file as their places
    return _placed(header, table.span), tuple(_placed(row, table.span) for row in rows)


def _placed(row: Sequence[Cell], span: Span) -> tuple[Cell, ...]:
    """Cells at the place of the table that asks for them."""
    return tuple([Cell(cell.text, span) for cell in row])


def _may_take(ask: Ask, steps: int) -> bool:
    """Return whether data files may take so many more steps, and count the steps if so."""
    budget = ask(desk).means.budget
    if budget.left(Work.DATA) < steps:
        budget.spend(Work.DATA, budget.left(Work.DATA))  # so that nothing is kept that more would have changed
        return False
    budget.spend(Work.DATA, steps)
    return True


_HINT = "keep what the notes quote in a smaller file, or group its rows with `per`"
USED_UP = Unreadable(CUT[Work.DATA], _HINT, "CG412")


@query
def answer(ask: Ask, key: str, question: TableRequest) -> Texts | Unreadable:
    """Return the header and rows of a file that is read by a separate process."""
    file, beside = ask(artefact, key), ask(desk).beside  # of the desk: while the file is the same, so is the answer
    if isinstance(file, Unreadable) or not beside:
        return file if isinstance(file, Unreadable) else CANNOT
    budget = ask(desk).means.budget
    if not budget.has(Work.PROCESSES):
        return Unreadable(CUT[Work.PROCESSES], _HINT, "CG412")
    began = _processor()
    found = beside(file, question, min(SECONDS, budget.left(Work.PROCESSES)))
    budget.spend(Work.PROCESSES, _processor() - began)
    return found


def _processor() -> float:
    """Seconds of the processor that this process and those it has waited for have taken."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


@query(wall=True, keep=Keep.ANSWER)
def day(ask: Ask) -> str:
    """The user's day; empty where no date is compared with it."""
    today = ask(outside).today
    return today.isoformat() if today else ""


@query(wall=True, keep=Keep.ANSWER)
def shown(ask: Ask, path: str) -> str:
    """A file in reports."""
    return ask(shower)(path)


@query(wall=True, keep=Keep.MARK)
def reading(ask: Ask) -> ReadingMode:
    """Return the way the texts of notes are read."""
    return reading_of(ask(settings), ask(host))


@query(wall=True, keep=Keep.MARK)
def value_settings(ask: Ask) -> ValueSettings:
    """Return the settings by which values are computed."""
    return ask(settings).values


@query(wall=True, keep=Keep.MARK)
def link_settings(ask: Ask) -> LinkSettings:
    """Return the settings by which links are resolved."""
    return ask(settings).links


@query(wall=True, keep=Keep.ANSWER)
def made(ask: Ask) -> tuple[str, ...]:
    """Pages that are generated."""
    return ask(files).made


@query(wall=True, keep=Keep.ANSWER)
def languages(ask: Ask) -> tuple[str, ...]:
    """The languages of the vault, as in `Files`."""
    return ask(files).languages
