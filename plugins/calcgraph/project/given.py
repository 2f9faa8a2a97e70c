"""The inputs of a vault: the only values that are ever set. Everything else is queried."""

import os
from collections.abc import Callable, MutableMapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, field

from calcgraph.calc.budget import TOTALS, Amounts, Work
from calcgraph.calc.means import Means
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
from calcgraph.calc.tables.data_files import SECONDS, cells_of_texts, question_of, read_cells
from calcgraph.calc.tables.trees import read_tree
from calcgraph.notes.model import DataTable
from calcgraph.notes.reading import Host, ReadingMode, reading_of
from calcgraph.queries.query import Ask, Keep, Query, given, query
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import START, NoteId, SourceFile

SlugOf: TypeAlias = Callable[[str, str], str]
FileReader: TypeAlias = Callable[[str], str | None]
"""The text of a file by vault path; None where it cannot be read."""
FileTest: TypeAlias = Callable[[str], bool]
"""The test for a file at a path."""


class Locks(NamedTuple):
    """The properties that lock a page: a plugin of the site encrypts its text."""

    keys: tuple[str, ...]
    is_all: bool
    """True if every page is locked unless it sets one of them to an empty value."""


NUMBERING = frozenset({"add-number", "mkdocs-add-number-plugin", "enumerate-and-reference", "nav-numbering"})
"""The plugins that write numbers into headings, whose ids change with them."""


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
    stored: tuple[str, ...] = ()
    """Paths of folders and of hidden files, to which a Markdown link leads in a folder without a site or program."""
    theme: tuple[str, str] = ("", "")
    """The name of the site's theme, and the project's folder of files for it."""
    making: tuple[str, ...] = ()
    """The plugins that may add files when the site is built; empty in a build, which has them."""


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


class Limits(NamedTuple):
    """The limits on the work of a build that results depend on."""

    are_totals_shared: bool
    """True if all notes together may use no more than one note, as in an untrusted vault."""
    amounts: tuple[float, ...]
    """The limit of each kind of work, in the order of `Work`."""

    def of(self, work: Work) -> float:
        """Return the limit of a kind of work."""
        return self.amounts[[*Work].index(work)]

    def allow(self, amounts: Amounts) -> bool:
        """Return whether a use of the totals is below each of them."""
        return all(amount < self.of(work) for work, amount in zip(TOTALS, amounts, strict=True))


class Desk(Struct):
    """The tools of queries that no result depends on: the memory and the budget."""

    memory: MutableMapping[str, str]
    means: Means
    beside: Callable[[Artefact, TableRequest, float], Texts | Unreadable] | None = None
    """The process that reads large files, or None."""
    attempt: object = None
    """Notes that were evaluated together until a total was used up; the next query takes them."""
    found: dict[int, tuple[Any, object]] = field(default_factory=dict)
    """The findings of claims in rows and calculations, by the ids of these objects."""


source: Query[[NoteId], SourceFile] = given(f"{__name__}:source")
paths: Query[[], tuple[NoteId, ...]] = given(f"{__name__}:paths")
"""The vault paths of all notes, including drafts, in order."""
files: Query[[], Files] = given(f"{__name__}:files")
settings: Query[[], Settings] = given(f"{__name__}:settings")
slugs: Query[[], SlugOf | None] = given(f"{__name__}:slugs", is_noted=False)
"""The function from a heading's text to an id, as in the host's contents; `host` selects it."""
theme_files: Query[[], FileTest] = given(f"{__name__}:theme_files", is_noted=False)
"""The test for a file that the theme publishes at a path; `theme` selects it."""
host: Query[[], Host] = given(f"{__name__}:host")
"""The Markdown of the site."""
reader: Query[[], FileReader] = given(f"{__name__}:reader")
outside: Query[[], ExternalFiles] = given(f"{__name__}:outside")
shower: Query[[], Callable[[str], str]] = given(f"{__name__}:shower")
"""Names a file in reports, by vault path."""
desk: Query[[], Desk] = given(f"{__name__}:desk", is_noted=False)
build: Query[[], object] = given(f"{__name__}:build")
"""Another one for each build: results that ended with the patience of a build are found again."""
limits: Query[[], Limits] = given(f"{__name__}:limits")
"""The limits of all builds."""


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
    return file if isinstance(file, Unreadable) else read_tree(file)


@query(compared=False)
def cells(ask: Ask, key: str, wanted: FileRequest) -> Cells | Unreadable:
    """Header and rows that tables have of a file, each of them at the place START: read once for all notes."""
    table = DataTable("", wanted.path, (), (), START, *wanted[1:])
    file = ask(artefact, key)
    if isinstance(file, Unreadable):
        return file
    if file.place:
        found, _ = ask(answer, key, question_of(table))
        return found if isinstance(found, Unreadable) else cells_of_texts(table, *found)
    return read_cells(table, file, lambda: ask(tree, key))


@query
def answer(ask: Ask, key: str, question: TableRequest) -> tuple[Texts | Unreadable, float]:
    """Return the header and rows of a file that is read by a separate process, and the seconds that it took."""
    file, beside = ask(artefact, key), ask(desk).beside  # of the desk: while the file is the same, so is the answer
    if isinstance(file, Unreadable) or not beside:
        return (file if isinstance(file, Unreadable) else CANNOT), 0.0
    began = _processor()
    found = beside(file, question, min(SECONDS, ask(limits).of(Work.PROCESSES)))
    return found, _processor() - began


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


@query(wall=True, keep=Keep.ANSWER)
def theme(ask: Ask) -> tuple[str, str]:
    """The theme of the site, as in `Files`."""
    return ask(files).theme


@query(wall=True, keep=Keep.ANSWER)
def pages(ask: Ask) -> tuple[str, ...]:
    """The attachments that are pages."""
    return ask(files).pages


@query(wall=True, keep=Keep.ANSWER)
def making(ask: Ask) -> tuple[str, ...]:
    """The plugins that may add files when the site is built."""
    return ask(files).making
