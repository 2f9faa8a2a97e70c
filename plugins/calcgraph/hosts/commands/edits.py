"""Edits of notes: shown as a difference, written only when asked."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

import click

from calcgraph.hosts.commands.files import write_file
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.render.report import printable
from calcgraph.source import SourceFile, Span


@dataclass(frozen=True, slots=True)
class Edit:
    """A place in a note and what is to stand there."""

    path: str
    """As reports print it."""
    span: Span
    text: str


def edited(source: SourceFile, edits: Iterable[Edit]) -> str:
    """The text with all edits made, from the end to the start; of two that touch, the later place wins."""
    text, least = source.text, len(source.text)
    for edit in sorted(set(edits), key=lambda edit: edit.span, reverse=True):
        start = source.offset(edit.span.line, edit.span.column)
        end = source.offset(edit.span.end_line, edit.span.end_column)
        if end <= least:
            text = f"{text[:start]}{edit.text}{text[end:]}"
            least = start
    return text


def show_or_write(reading: Reading, edits: Iterable[Edit], *, write: bool) -> int:
    """Print the difference of each note, or make it; the number of notes that change."""
    by_path: dict[str, list[Edit]] = {}
    for edit in edits:
        by_path.setdefault(edit.path, []).append(edit)
    changed = 0
    for note in reading.project.notes.values():
        source = note.source
        text = edited(source, by_path.get(source.shown, ()))
        if text == source.text:
            continue
        changed += 1
        if write:
            write_text(reading.vault.files[source.path], text)
            click.echo(f"changed {printable(source.shown)}")
        else:
            click.echo(difference(source, text), nl=False)
    return changed


def difference(source: SourceFile, text: str) -> str:
    """A unified difference without context beyond one line, for a terminal."""
    lines = unified_diff(source.text.split("\n"), text.split("\n"), source.shown, source.shown, n=1, lineterm="")
    return "".join(f"{printable(line)}\n" for line in lines)


def write_text(file: Path, text: str) -> None:
    """Replace a file's text; its line ends stay what they were."""
    raw = file.read_bytes()
    data = (text.replace("\n", "\r\n") if b"\r\n" in raw else text).encode("utf-8")
    if raw.startswith(b"\xef\xbb\xbf"):
        data = b"\xef\xbb\xbf" + data
    write_file(file, data)
