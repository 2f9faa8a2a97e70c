"""The diagnostics of a reading in one of the forms."""

from importlib.metadata import version

from calcgraph.hosts.commands.vaults import Reading
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
            return to_sarif(found, version("mkdocs-calcgraph"))
        case "github":
            return to_github(found)
        case "junit":
            return to_junit(found, [note.source.shown for note in reading.project.notes.values()])
    counts = {name: summary[name] for name in ("notes", "links", "quantities", "claims")}
    known = f" ({reading.known} known)" if reading.known else ""
    return f"{to_text(found, reading.line, colour=colour)}{summary_line(found, counts)}{known}\n"
