"""Edits of files of a vault: shown as a difference, written only on request, and all together."""

import os
import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

import click
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.files import Fault, Move, NewFile, read_file
from calcgraph.groups import grouped
from calcgraph.hosts.commands.files import WriteError, write_or_stop
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.render.reports.text import printable
from calcgraph.source import SourceFile, Span
from calcgraph.vault.files import Vault

_LINE_END = re.compile(r"\r\n|\r|\n")


class Edit(Struct, frozen=True):
    """A position in a file and its new text."""

    path: str
    """Vault path of the file."""
    span: Span
    old: str
    """The existing text."""
    new: str


class FileChange(NamedTuple):
    """A file that is to be changed."""

    source: SourceFile
    edits: tuple[Edit, ...]
    """The edits from the last to the first; no two of them overlap."""
    text: str
    """The new text of the file."""

    @property
    def source_after(self) -> SourceFile:
        """The file after its edits."""
        return replace(self.source, text=self.text)


def edit_of(source: SourceFile, span: Span, new: str) -> Edit:
    """The edit of a place in a file as it was read."""
    return Edit(source.path, span, source.text[slice(*source.ends(span))], new)


def changes(sources: Mapping[str, SourceFile], edits: Iterable[Edit]) -> list[FileChange]:
    """The files that edits change, in order of path."""
    by_path = grouped((edit.path, edit) for edit in edits)
    found = [changed(sources[path], of_file) for path, of_file in sorted(by_path.items())]
    return [one for one in found if one.text != one.source.text]


def changed(source: SourceFile, edits: Iterable[Edit]) -> FileChange:
    """A file with all edits made; of two that touch, the later place wins.

    Ends the program for an edit of a text that is not there.
    """
    kept: list[Edit] = []
    text, least = source.text, len(source.text)
    for edit in sorted(set(edits), key=lambda edit: (edit.span, edit.new), reverse=True):
        start, end = source.ends(edit.span)
        if source.text[start:end] != edit.old or edit.path != source.path:
            raise WriteError(Fault(Path(source.shown), f"does not say `{edit.old}` in line {edit.span.line}"))
        if end <= least:
            text = f"{text[:start]}{edit.new}{text[end:]}"
            least = start
            kept.append(edit)
    return FileChange(source, tuple(kept), text)


def show_or_write(reading: Reading, found: Sequence[FileChange], *, write: bool, move: Move | None = None) -> int:
    """Print the difference of each file, or make all of them, and a move with them; the number of files that change."""
    if write:
        write_or_stop(new_files(reading.vault, found), move)
    for one in found:
        click.echo(f"changed {printable(one.source.shown)}\n" if write else difference(one), nl=False)
    return len(found)


def difference(found: FileChange) -> str:
    """A unified difference without context beyond one line, for a terminal."""
    name, old, new = found.source.shown, found.source.text.split("\n"), found.text.split("\n")
    return "".join(f"{printable(line)}\n" for line in unified_diff(old, new, name, name, n=1, lineterm=""))


def new_files(vault: Vault, found: Sequence[FileChange]) -> list[NewFile]:
    """The files to write; one that says the same under a second name, by a link in the vault, is written once."""
    places = [(vault.files[one.source.path], one.text) for one in found]
    texts = {os.path.realpath(place): text for place, text in places if not place.is_symlink()}
    files: list[NewFile] = []
    for one in found:
        place = vault.files[one.source.path]
        if place.is_symlink() and texts.get(os.path.realpath(place)) == one.text:
            continue
        raw = read_file(place)
        if isinstance(raw, str):
            raise WriteError(Fault(place, raw))
        files.append(NewFile(*vault.home(one.source.path), _in_bytes(raw, one, place), raw))
    return files


def _in_bytes(raw: bytes, found: FileChange, place: Path) -> bytes:
    """Return the file on the disk with the edits made; its line endings stay the same."""
    text = raw.decode("utf-8-sig", "surrogateescape")
    if _LINE_END.sub("\n", text) != found.source.text:
        raise WriteError(Fault(place, "has changed since it was read"))
    ends = list(_LINE_END.finditer(text))
    starts = [0, *(end.end() for end in ends)]
    end_of_line = ends[0][0] if ends else "\n"
    for edit in found.edits:
        start = starts[edit.span.line - 1] + edit.span.column - 1
        end = starts[edit.span.end_line - 1] + edit.span.end_column - 1
        text = f"{text[:start]}{edit.new.replace(chr(10), end_of_line)}{text[end:]}"
    return (BOM_UTF8 if raw.startswith(BOM_UTF8) else b"") + text.encode("utf-8", "surrogateescape")
