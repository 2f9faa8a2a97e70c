"""The results of a check, in one of the report formats."""

import os
import posixpath
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic
from calcgraph.documents import Row, to_csv, to_json
from calcgraph.files import read_file
from calcgraph.render.reports.text import printable, summary_line, to_text
from calcgraph.render.sheet.rows import diagnostic_rows, severities_of
from calcgraph.source import SourceFile
from calcgraph.vault.files import Vault
from calcgraph.vault.folders import is_inside, leads_out
from calcgraph.vault.problems import CheckResult


class Report(Struct, frozen=True):
    """The results of a check, and everything that is reported with them."""

    vault: Vault
    found: CheckResult
    texts: Mapping[str, SourceFile]
    """The texts already read, by path as reports print it; others are read when one of their lines is shown."""
    known: int = 0
    """The number of problems that a baseline has left out."""


def written(report: Report, form: str, *, colour: bool) -> str:
    """The diagnostics as `text`, `json`, `sarif`, `github` or `junit`; ends with a line break."""
    found = report.found.diagnostics
    if form == "json":
        later = {"from_elsewhere": dict(report.found.brought)} if report.found.brought else {}
        summary: dict[str, object] = {**_summary(report.found), **severities_of(found), **later}
        return to_json(diagnostics=diagnostic_rows(found), summary=summary)
    if form != "text":
        return _for_machines(report, form)
    known = f" ({report.known} known)" if report.known else ""
    known += _left_to_builds(report.found)
    left = _left_out(report.found)
    shown, lines = _as_seen(report)
    return f"{to_text(shown, lines, colour=colour)}{summary_line(found, _summary(report.found))}{known}\n{left}"


def _left_out(found: CheckResult) -> str:
    """Return a line for the links and one for the claims that the check does not decide."""
    left, unread = found.left, found.unread
    anchors = f"{left} {'anchor is' if left == 1 else 'anchors are'} left to the build\n" if left else ""
    if found.addresses:
        links = "1 link is" if found.addresses == 1 else f"{found.addresses} links are"
        anchors += f"{links} left to the generator that the folder is configured for\n"
    if not unread:
        return anchors
    agree = "number agrees in a sentence" if unread == 1 else "numbers agree in sentences"
    return f"{anchors}{unread} {agree} that calcgraph does not understand; `calcgraph claims` lists the numbers\n"


def _left_to_builds(found: CheckResult) -> str:
    """Return how many notes have text that only a build can check, in words."""
    said = [f"{count} {'note gets' if count == 1 else 'notes get'} text from `{name}`" for name, count in found.brought]
    where = (
        "only a build checks that text, the rest of its lines and links to its headings; the graph and lists omit it"
    )
    return f"\n{', '.join(said)}: {where}" if said else ""


def print_rows(name: str, rows: list[Row], form: str, line_of: Callable[[Row], str]) -> None:
    """Print rows as `json` or `csv`, or otherwise a line for each."""
    if form == "json":
        click.echo(to_json(**{name: rows}), nl=False)
    elif form == "csv":
        click.echo(to_csv(rows), nl=False)
    else:
        click.echo("".join(f"{printable(line_of(row))}\n" for row in rows), nl=False)


def _summary(found: CheckResult) -> dict[str, int]:
    return {"notes": len(found.notes), **found.counts._asdict()}


def _for_machines(report: Report, form: str) -> str:
    from importlib.metadata import version  # noqa: PLC0415 - with the next one 15 ms, which few runs need

    from calcgraph.render.reports.formats import to_github, to_junit, to_sarif  # noqa: PLC0415 - same

    if form == "junit":
        return to_junit(report.found.diagnostics, [*report.found.notes])
    here = from_here(report.vault.root)
    found = [replace(one, path=posixpath.normpath(here + one.path)) for one in report.found.diagnostics]
    return to_github(found) if form == "github" else to_sarif(found, version("mkdocs-calcgraph"))


def _as_seen(report: Report) -> tuple[list[Diagnostic], Callable[[str, int], str]]:
    """The diagnostics with paths that lead to their files from where the command was started, and their lines."""
    root, line_of = report.vault.root, _lines(report)
    named = {one.path: path_from_here(root, one.path) for one in report.found.diagnostics}
    back = {path: shown for shown, path in named.items()}
    shown = [
        one if named[one.path] == one.path else replace(one, path=named[one.path]) for one in report.found.diagnostics
    ]
    return shown, lambda path, number: line_of(back.get(path, path), number)


def path_from_here(root: Path, path: str) -> str:
    """A path of a report seen from where the command was started, if that is the vault, above it or inside it."""
    here = Path.cwd()
    top = root.resolve()
    if here == top or not (top.is_relative_to(here) or here.is_relative_to(top)):
        return path
    return os.path.relpath(top / path).replace(os.sep, "/")


def from_here(root: Path) -> str:
    """Return the vault's folder relative to the working directory; empty if it is that folder or not inside it.

    GitHub and code scanning resolve paths from the root of the repository, in which the vault may be a folder.
    """
    path = os.path.relpath(root).replace(os.sep, "/")
    return "" if path == "." or path.startswith("..") else f"{path}/"


def _lines(report: Report) -> Callable[[str, int], str]:
    """Return a function from a file's name in reports and a line number to the line's text, or '' if not found."""
    vault = report.vault
    folders = [vault.root, vault.docs, vault.folder]
    tops = [os.path.realpath(folder) for folder in folders if not leads_out(vault.root, folder)]

    @lru_cache(maxsize=1)
    def lines_of(path: str) -> list[str]:
        file = os.path.realpath(vault.root / path)
        if not any(is_inside(file, top) for top in tops):
            return []  # what a link in the file system leads to is nobody's to read
        raw = read_file(file)
        text = "" if isinstance(raw, str) else raw.decode("utf-8-sig", "replace")
        return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    def line(path: str, number: int) -> str:
        if path in report.texts:
            return report.texts[path].line(number)
        lines = lines_of(path)
        return lines[number - 1] if 1 <= number <= len(lines) else ""

    return line
