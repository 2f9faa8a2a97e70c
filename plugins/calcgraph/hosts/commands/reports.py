"""The diagnostics of a reading in one of the forms."""

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.vault import LARGEST
from calcgraph.render.report import summary_line, to_text
from calcgraph.render.rows import diagnostic_rows, summary_of, to_json


def report(reading: Reading, form: str, *, colour: bool) -> str:
    """The diagnostics as `text`, `json`, `sarif`, `github` or `junit`; ends with a line break."""
    found = reading.diagnostics
    summary = summary_of(reading.project, found)
    if form == "json":
        return to_json(diagnostics=diagnostic_rows(found), summary=summary)
    if form != "text":
        return _for_machines(reading, form)
    counts = {name: summary[name] for name in ("notes", "links", "quantities", "claims")}
    known = f" ({reading.known} known)" if reading.known else ""
    return f"{to_text(found, _lines(reading), colour=colour)}{summary_line(found, counts)}{known}\n"


def _for_machines(reading: Reading, form: str) -> str:
    from importlib.metadata import version  # noqa: PLC0415 - with the next one 15 ms, which few runs need

    from calcgraph.render.report_formats import to_github, to_junit, to_sarif  # noqa: PLC0415 - same

    if form == "junit":
        return to_junit(reading.diagnostics, [note.source.shown for note in reading.project.notes.values()])
    found = _from(from_here(reading.vault.root), reading.diagnostics)
    return to_github(found) if form == "github" else to_sarif(found, version("mkdocs-calcgraph"))


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
