"""The paths of files that sheets and tables quote, as they are to be written when files get other paths."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from calcgraph.calc.syntax.tree import Definition
from calcgraph.calc.tables.artefacts import Unreadable
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.notes.model import Note
from calcgraph.source import NoteId, Span
from calcgraph.vault.artefacts import BESIDE
from calcgraph.vault.files import Vault, outside_vault

_DOTS = frozenset({".", ".."})


def data_to_moved(reading: Reading, to: Mapping[str, str]) -> Iterator[Edit]:
    """The edits after which what notes quote is found where it was, or where it went.

    A path that begins with `./` or `../` starts at the note, any other at the vault or the project.
    """
    for note in reading.project.notes.values():
        for span, path in _quoted(reading, note):
            new = _after(reading, note.id, path, to)
            at = note.source.text.find(path, *note.source.ends(span))
            if new != path and at >= 0:
                is_bare = " " in new and note.source.text[at - 1] != '"'
                yield edit_of(note.source, note.source.span(at, at + len(path)), f'"{new}"' if is_bare else new)


def _quoted(reading: Reading, note: Note) -> Iterator[tuple[Span, str]]:
    """The paths that a note quotes from, each with a span that holds it."""
    yield from ((table.span, table.path) for table in note.tables if table.path)
    for sheet in reading.project.calculation.sheets.get(note.id, ()):
        for statement in sheet.statements:
            if isinstance(statement, Definition) and statement.origin and not statement.origin.is_fact:
                yield statement.origin.span, statement.origin.path


def _after(reading: Reading, note: NoteId, path: str, to: Mapping[str, str]) -> str:
    """Return the path that a note needs after files have moved, the note possibly among them."""
    if path.partition("/")[0] not in _DOTS:
        return to.get(path, path)
    key = outside_vault(reading.vault).place(note, path)
    if isinstance(key, Unreadable) or (note not in to and key not in to):
        return path
    is_beside = key.startswith(BESIDE)
    leads = reading.vault.root / key.removeprefix(BESIDE) if is_beside else _place(reading.vault, key, to)
    new = os.path.relpath(leads, _place(reading.vault, note, to).parent).replace(os.sep, "/")
    return new if new.startswith("../") else f"./{new}"


def _place(vault: Vault, path: str, to: Mapping[str, str]) -> Path:
    """Return the location of a file of the vault after the move."""
    top, below = vault.home(path)
    return top / to.get(path, path).removeprefix(path.removesuffix(below))
