"""Edits that a client is asked to make: renames with all references, fixes of problems, imports."""

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click
from msgspec.structs import replace

from calcgraph.addresses import relative_path
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.rewriting.edits import Edit, FileChange, changes, edit_of
from calcgraph.hosts.commands.rewriting.fix import claim_edits, find_proposals
from calcgraph.hosts.commands.rewriting.new_names import free_path, refuse_unfit
from calcgraph.hosts.commands.rewriting.rename import changes_of_files
from calcgraph.hosts.commands.rewriting.unchanged import refuse_other_values
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.editor.completion import is_value
from calcgraph.hosts.editor.renaming import Thing
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import Spot, fence_at, is_in, quantities_of
from calcgraph.hosts.editor.words import shown_value
from calcgraph.notes.model import Note
from calcgraph.source import NoteId, Span


class Action(NamedTuple):
    """An edit of a note that is offered."""

    title: str
    edit: Edit
    found: Diagnostic | None = None
    """The diagnostic that it fixes."""
    is_certain: bool = False


def rename(session: Session, thing: Thing, new: str) -> list[FileChange]:
    """Return the files that change when a thing is renamed.

    Raise the error of the command if a name is taken or invalid, or if a value would change.
    """
    reading = session.reading()
    found = changes(reading.sources, thing.edits(reading, new.removeprefix("#").strip()))
    if thing.owner is not None:
        refuse_other_values(reading, session.understood(*(one.source_after for one in found)))
    return found


def moved(reading: Reading, to: Mapping[Path, Path]) -> list[FileChange]:
    """The files that change when files and folders, by their old paths, get new ones.

    What the command would end with where a note cannot have its new path; another file may leave the vault.
    """
    paths: dict[str, str] = {}
    root = reading.vault.root
    to = {old: new for old, new in to.items() if old != new and not root.is_relative_to(old)}
    for id_, file in reading.vault.files.items():
        old = next((old for old in to if file.is_relative_to(old)), None)
        if old is not None and (path := _moved_to(reading, id_, to[old] / file.relative_to(old))):
            paths[id_] = path
    return changes_of_files(reading, paths)


def _moved_to(reading: Reading, id_: str, to: Path) -> str:
    """The vault path of a file at its new place; empty where the vault does not hold it then."""
    top, path = reading.vault.home(id_)
    note = reading.project.notes.get(NoteId(id_))
    if not to.is_relative_to(top):
        if note:
            raise click.UsageError(f"`{to.name}` would leave the vault")
        return ""
    below = to.relative_to(top).as_posix()
    new = id_.removesuffix(path) + below
    if note is None:
        return new
    refuse_unfit(below)
    return free_path(reading, note, new)


BINDINGS = 8
"""Claims that are offered for one number."""


def fixes_of(reading: Reading, note: Note, first: int, last: int) -> Iterator[Action]:
    """Yield the fixes for the problems in lines of a note."""
    shown = note.source.shown
    here = [one for one in reading.diagnostics if one.path == shown and first <= one.span.line <= last]
    reading = replace(reading, diagnostics=tuple(here))
    for found, edit in claim_edits(reading):
        yield Action(f"write `{edit.new}`", edit, found, is_certain=True)
    for proposal in find_proposals(reading):
        if proposal.edit is not None:
            yield Action(f"write `{proposal.edit.new}`", proposal.edit, proposal.found, proposal.is_certain)


def bindings_of(reading: Reading, note: Note, spot: Spot) -> Iterator[Action]:
    """The claims that a number in prose could be: quantities of that value, those of the note itself first."""
    project = reading.project
    number = next((one for one in note.numbers if is_in(spot, one.span)), None)
    bound = (one.link.span for one in project.resolutions.get(note.id, ()))
    if number is None or any(is_in(spot, span) for span in bound):
        return
    text = read_claim(number.text, project.calculation.shapes.table)
    owners = sorted(project.notes.values(), key=lambda one: (one.id != note.id, one.id))
    found = (row for owner in owners for row in quantities_of(project, owner.id))
    for quantity in islice((one for one in found if isinstance(text, ClaimText) and is_value(text, one)), BINDINGS):
        path = "" if quantity.id.note == note.id else relative_path(quantity.id.note, note.id)
        written = f"[{number.text}]({path}#{quantity.id.name})"
        title = f"claim {quantity.id.name}, {shown_value(quantity)}, of {project.notes[quantity.id.note].title}"
        yield Action(title, edit_of(note.source, number.span, written))


def import_edit(note: Note, line: int, path: str, name: str) -> Edit | None:
    """Return the line that imports a name of another note into the sheet at a line; None outside sheets."""
    fence = fence_at(note, line)
    if fence is None:
        return None
    indent = " " * (fence.indents[0] if fence.indents else fence.span.column - 1)
    at = Span(fence.first_line, 1, fence.first_line, 1)
    return edit_of(note.source, at, f"{indent}use [[{path}]]: {name}\n")
