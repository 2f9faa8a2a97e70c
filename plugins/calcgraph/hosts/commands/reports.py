"""The diagnostics of a reading in one of the forms."""

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.vault import LARGEST
from calcgraph.render.report import summary_line, to_text
from calcgraph.render.report_formats import to_github, to_junit, to_sarif
from calcgraph.render.rows import diagnostic_rows, summary_of, to_json


def report(reading: Reading, form: str, *, colour: bool) -> str:
    """The diagnostics as `text`, `json`, `sarif`, `github` or `junit`; ends with a line break."""
    found = reading.diagnostics
    summary = summary_of(reading.project, found)
    match form:
        case "json":
            return to_json(diagnostics=diagnostic_rows(found), summary=summary)
        case "sarif":
            return to_sarif(_from(from_here(reading.vault.root), found), version("mkdocs-calcgraph"))
        case "github":
            return to_github(_from(from_here(reading.vault.root), found))
        case "junit":
            return to_junit(found, [note.source.shown for note in reading.project.notes.values()])
    counts = {name: summary[name] for name in ("notes", "links", "quantities", "claims")}
    known = f" ({reading.known} known)" if reading.known else ""
    return f"{to_text(found, _lines(reading), colour=colour)}{summary_line(found, counts)}{known}\n"


def from_here(root: Path) -> str:
    """The vault's folder seen from where the command was started; empty when it is that folder or outside of it.

    GitHub and code scanning take paths for those of the repository, in which the vault may be a folder.
    """
    path = os.path.relpath(root).replace(os.sep, "/")
    return "" if path == "." or path.startswith("..") else f"{path}/"


def _from(prefix: str, found: Iterable[Diagnostic]) -> list[Diagnostic]:
    return [replace(one, path=prefix + one.path) for one in found]


def _lines(reading: Reading) -> Callable[[str, int], str]:
    """The text of a line by its file's name in reports; empty when there is none in the project."""
    sources = {note.source.shown: note.source for note in reading.project.notes.values()}
    root = reading.vault.root

    def line(path: str, number: int) -> str:
        if path in sources:
            return sources[path].line(number)
        file = root / path
        if not file.is_file() or not file.resolve().is_relative_to(root.resolve()):
            return ""  # what a link in the file system leads to is nobody's to read
        try:
            with file.open("rb") as opened:
                lines = opened.read(LARGEST).decode("utf-8", "replace").splitlines()
        except OSError:
            return ""
        return lines[number - 1] if 1 <= number <= len(lines) else ""

    return line
