"""`calcgraph links`, `values`, `claims`, `graph`: the results as tables."""

import os
from functools import partial
from pathlib import Path
from urllib.parse import quote

import click
from msgspec import to_builtins

from calcgraph.calc.model import Verdict
from calcgraph.diagnostics import errors_in
from calcgraph.documents import Row
from calcgraph.files import NewFile
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.findings import only
from calcgraph.hosts.commands.opened import OpenVault
from calcgraph.hosts.commands.options import CLEAN, ERRORS, VaultOptions
from calcgraph.hosts.commands.reports import Report, print_rows
from calcgraph.hosts.commands.vaults import Reading, read_or_stop, read_to_write
from calcgraph.render.reports.badge import badge_text, render_badge
from calcgraph.render.reports.text import printable
from calcgraph.vault.folders import shown_path
from calcgraph.vault.library import LAYOUT
from calcgraph.vault.problems import CheckResult

_CONFIRMED = frozenset({Verdict.HOLDS, Verdict.AGREES})


def run_table(name: str, options: VaultOptions, form: str) -> None:
    """Print one of the tables."""
    reading = read_or_stop(options)
    if name == "graph":
        click.echo(graph_text(reading, form), nl=False)
    else:
        rows = _rows(name, OpenVault(reading))
        rows = [row for row in rows if row["note"] == options.only] if options.only else rows
        print_rows(name, rows, form, partial(line_of, name))


def _rows(name: str, vault: OpenVault) -> list[Row]:
    """Return links, values or claims as plain data."""
    match name:
        case "links":
            return [to_builtins(one) for one in vault.links]
        case "claims":
            return [to_builtins(one) for one in vault.claims]
        case _:
            return [to_builtins(one) for one in vault.values.values()]


def run_badge(options: VaultOptions, badge: Path) -> int:
    """Write the picture for a README and print the line that shows it; return 1 if the check finds errors.

    Errors of other notes do not count for a single file. While there is an error, the picture shows no other number.
    """
    reading = read_or_stop(options)
    texts = {note.source.shown: note.source for note in reading.project.notes.values()}
    report = Report(reading.vault, CheckResult({}, reading.diagnostics), texts)
    report = only(report, options) if options.only else report
    errors = len(errors_in(report.found.diagnostics))
    shown = [id_ for id_, note in reading.project.notes.items() if options.only in ("", note.source.shown)]
    checked = sum(one.verdict in _CONFIRMED for id_ in shown for one in reading.project.claims.get(id_, ()))
    top, inside = named(badge)
    write_or_stop([NewFile(top, inside, f"{render_badge(checked, errors)}\n".encode())])
    click.echo(printable(f"wrote {badge}: numbers, {badge_text(checked, errors)}"))
    note = options.directory / options.only
    address = os.path.relpath(badge, note.parent if options.only else note).replace(os.sep, "/")
    click.echo(printable(f"![Numbers checked by calcgraph]({quote(address)})"))
    return ERRORS if errors else CLEAN


def run_pin(options: VaultOptions) -> None:
    """Write the current map to `layout.json` of the library; create the file if it does not exist."""
    from calcgraph.graph.layout.pin import write_layout  # noqa: PLC0415 - numpy and networkx only here
    from calcgraph.render.map.data import draw  # noqa: PLC0415 - same

    reading = read_to_write(options)
    library = reading.vault.folder
    points = draw(reading.project, reading.library.pinned).points
    write_or_stop([NewFile(library, LAYOUT, write_layout(reading.project.graph, points).encode())])
    click.echo(printable(f"wrote {shown_path(reading.vault.root, library / LAYOUT)}"))


def line_of(name: str, row: Row) -> str:
    """Return a row as text: position, source text, meaning."""
    note = row["source"] if name == "links" else row["note"]
    match name:
        case "links":
            said = [row["text"], row["status"], row["target"]]
        case "values":
            said = [row["name"], "=", row["text"] or "–"]
        case _:
            agrees = row["explanation"] if row["status"] in {"holds", "partly"} else ""
            said = [row["text"], row["status"], agrees or row["computed_text"]]
    return f"{note}:{row['line']} {' '.join(str(part) for part in said if part)}"


def graph_text(reading: Reading, form: str) -> str:
    """The graph in a form; as text one edge a line. Notes are named by their paths in the folder."""
    from calcgraph.graph.export import export, renamed  # noqa: PLC0415 - numpy and networkx only here
    from calcgraph.render.map.data import draw  # noqa: PLC0415 - same

    graph, path_of = reading.project.graph, reading.vault.shown
    if form == "text":
        lines = (f"{path_of(e.source)} {e.type} {path_of(e.target)} {e.reason}".rstrip() for e in graph.edges)
        return "".join(f"{printable(line)}\n" for line in lines)
    drawing = draw(reading.project, reading.library.pinned)
    return export(*renamed(graph, drawing.metrics, drawing.points, path_of), form)
