"""What a vault is given as: the only things that are ever set. Everything else is asked for."""

from collections.abc import Callable, MutableMapping
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from calcgraph.calc.evaluate import Means
from calcgraph.calc.tables.artefacts import CANNOT, Artefact, Outside, Question, Texts, Tree, Unreadable
from calcgraph.calc.tables.trees import read_tree
from calcgraph.queries.query import Ask, Keep, Query, given, query
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SlugOf: TypeAlias = Callable[[str, str], str]
Reader: TypeAlias = Callable[[str], str | None]
"""The text of a file by vault path; None where it cannot be read."""


class Locks(NamedTuple):
    """The properties that lock a page: a plugin of the site encrypts its text."""

    keys: tuple[str, ...]
    is_all: bool
    """Whether every page is locked that does not give one of them empty."""


class Bringing(NamedTuple):
    """A plugin that puts text into notes after the check has read them."""

    name: str
    pattern: str
    """What the note has in the place of the text; empty where any note may get some."""


class Files(NamedTuple):
    """Vault paths beside the notes to be read, in order."""

    attachments: tuple[str, ...]
    made: tuple[str, ...]
    """Pages that are generated."""
    unpublished: tuple[str, ...]
    locks: Locks | None = None
    """What locks a note; None on a site that encrypts nothing."""
    bringing: tuple[Bringing, ...] = ()
    """What puts text into notes after they are read."""
    pages: tuple[str, ...] = ()
    """Those of the attachments that are pages."""
    aliases: tuple[tuple[str, str], ...] = ()
    """Vault paths that lead to another file, such as the one in the language that is built."""


class Beside(NamedTuple):
    """What the other plugins of a site do with notes."""

    locks: Locks | None = None
    bringing: tuple[Bringing, ...] = ()
    pages: tuple[str, ...] = ()
    aliases: tuple[tuple[str, str], ...] = ()


ALONE = Beside()


class Desk(Struct):
    """What queries work with and no answer depends on: what is remembered, what may be spent."""

    memory: MutableMapping[str, str]
    means: Means
    beside: Callable[[Artefact, Question], Texts | Unreadable] | None = None
    """The process that reads large files; None where there is none."""


source: Query[[NoteId], SourceFile] = given(f"{__name__}:source")
paths: Query[[], tuple[NoteId, ...]] = given(f"{__name__}:paths")
"""Of all notes, drafts too, in order."""
files: Query[[], Files] = given(f"{__name__}:files")
settings: Query[[], Settings] = given(f"{__name__}:settings")
slugs: Query[[], SlugOf | None] = given(f"{__name__}:slugs")
"""Turns a heading's text into an id as the host's contents do."""
reader: Query[[], Reader] = given(f"{__name__}:reader")
outside: Query[[], Outside] = given(f"{__name__}:outside")
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
    """A file beside the notes."""
    return ask(outside).read(key)


@query(compared=False)
def tree(ask: Ask, key: str) -> Tree | Unreadable:
    """What a file beside the notes says."""
    file = ask(artefact, key)
    return file if isinstance(file, Unreadable) else read_tree(file)


@query
def answer(ask: Ask, key: str, question: Question) -> Texts | Unreadable:
    """Header and rows of a file that is read by a process of its own."""
    file, beside = ask(artefact, key), ask(desk).beside  # of the desk: while the file is the same, so is the answer
    return file if isinstance(file, Unreadable) else beside(file, question) if beside else CANNOT


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
def value_settings(ask: Ask) -> ValueSettings:
    """What values are computed by."""
    return ask(settings).values


@query(wall=True, keep=Keep.MARK)
def link_settings(ask: Ask) -> LinkSettings:
    """What links are resolved by."""
    return ask(settings).links


@query(wall=True, keep=Keep.ANSWER)
def made(ask: Ask) -> tuple[str, ...]:
    """Pages that are generated."""
    return ask(files).made
