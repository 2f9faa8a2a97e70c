"""What a vault is given as: the only things that are ever set. Everything else is asked for."""

import datetime as dt
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from calcgraph.calc.evaluate import Means
from calcgraph.calc.tables.artefacts import CANNOT, Artefact, Outside, Question, Texts, Tree, Unreadable
from calcgraph.calc.tables.trees import read_tree
from calcgraph.diagnostics import Diagnostic
from calcgraph.memo import Ask, Query, given, query
from calcgraph.notes.model import Note
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SlugOf: TypeAlias = Callable[[str, str], str]
Parsed: TypeAlias = dict[SourceFile, tuple[Note, tuple[Diagnostic, ...]]]
"""Notes that are read already, by their whole text."""
Reader: TypeAlias = Callable[[str], str | None]
"""The text of a file by vault path; None where it cannot be read."""


class Files(NamedTuple):
    """Vault paths beside the notes to be read, in order."""

    attachments: tuple[str, ...]
    made: tuple[str, ...]
    """Pages that are generated."""
    unpublished: tuple[str, ...]


@dataclass(slots=True)
class Desk:
    """What queries work with and no answer depends on: what is remembered, what may be spent."""

    memory: MutableMapping[str, str]
    means: Means
    parsed: Parsed = field(default_factory=dict)
    beside: Callable[[Artefact, Question], Texts | Unreadable] | None = None
    """The process that reads large files; None where there is none."""


source: Query[[NoteId], SourceFile] = given("source")
paths: Query[[], tuple[NoteId, ...]] = given("paths")
"""Of all notes, drafts too, in order."""
files: Query[[], Files] = given("files")
settings: Query[[], Settings] = given("settings")
slugs: Query[[], SlugOf | None] = given("slugs")
"""Turns a heading's text into an id as the host's contents do."""
reader: Query[[], Reader] = given("reader")
outside: Query[[], Outside] = given("outside")
shower: Query[[], Callable[[str], str]] = given("shower")
"""Names a file in reports, by vault path."""
desk: Query[[], Desk] = given("desk")
build: Query[[], int] = given("build")
"""Counts builds: what had to share with others is asked again in each."""


@query(wall=True)
def data(ask: Ask, path: str) -> str | None:
    """The text of a file that is not a note; None where it cannot be read."""
    return ask(reader)(path)


@query(wall=True)
def place(ask: Ask, note: NoteId, path: str) -> str | Unreadable:
    """The key of the file that a note means by a path."""
    return ask(outside).place(note, path)


@query(wall=True)
def artefact(ask: Ask, key: str) -> Artefact | Unreadable:
    """A file beside the notes."""
    return ask(outside).read(key)


@query(compared=False)
def tree(ask: Ask, key: str) -> Tree | Unreadable:
    """What a file beside the notes says."""
    file = ask(artefact, key)
    return file if isinstance(file, Unreadable) else read_tree(file)


@query(wall=True)
def answer(ask: Ask, key: str, question: Question) -> Texts | Unreadable:
    """Header and rows of a file that is read by a process of its own."""
    file, beside = ask(artefact, key), ask(desk).beside  # of the desk: while the file is the same, so is the answer
    return file if isinstance(file, Unreadable) else beside(file, question) if beside else CANNOT


@query(wall=True)
def today(ask: Ask) -> dt.date | None:
    """The user's day."""
    return ask(outside).today


@query(wall=True)
def shown(ask: Ask, path: str) -> str:
    """A file in reports."""
    return ask(shower)(path)


@query(wall=True)
def value_settings(ask: Ask) -> ValueSettings:
    """What values are computed by."""
    return ask(settings).values


@query(wall=True)
def link_settings(ask: Ask) -> LinkSettings:
    """What links are resolved by."""
    return ask(settings).links


@query(wall=True)
def made(ask: Ask) -> tuple[str, ...]:
    """Pages that are generated."""
    return ask(files).made
