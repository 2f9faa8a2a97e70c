"""A change as annotations on the lines of a pull request: broken checks, exceeded limits, the largest moves."""

import posixpath

from calcgraph.changes.differences import ValueChange
from calcgraph.render.changes.words import Summary, from_to, named, relative, results, share_text, shares_of, verdict
from calcgraph.render.reports.formats import workflow_command
from calcgraph.render.reports.text import printable

MOST = 10
"""Annotations of a kind that GitHub shows for a step."""


def changes_github(summary: Summary) -> str:
    """A workflow command a line, the worst first, the verdict last."""
    found = summary.judgement
    over = {id(one) for one in found.over}
    others = [one for one in results(summary.changes.values) if id(one) not in over]
    rows = [("error", one.note, one.line, f"{one.text} broke: {one.explanation}") for one in found.claims]
    rows += [("error", one.note, one.line, f"{one.text} is broken") for one in found.links]
    rows += [("error", one.note, one.line, f"{one.name} has no value: {one.problem}") for one in found.lost]
    rows += [("error", one.path, one.span.line, f"{one.code} {one.message}") for one in found.problems]
    rows += [("warning", one.note, one.line, f"over the limit: {_said(one)}") for one in found.over]
    rows += [("notice", one.note, one.line, _said(one)) for one in others[:MOST]]
    last = workflow_command("notice", {"title": "calcgraph diff"}, verdict(summary))
    return "".join(_at(summary, *row) for row in rows) + last


def _said(one: ValueChange) -> str:
    before, after = from_to(one)
    share = f" ({relative(one)})" if relative(one) else ""
    why = ", ".join(map(share_text, shares_of(one)[:3]))
    return f"{named(one)}: {before} → {after}{share}" + (f"; {why}" if why else "")


def _at(summary: Summary, level: str, path: str, line: int, said: str) -> str:
    fields = {"file": posixpath.normpath(summary.folder + path), "line": line, "title": "calcgraph diff"}
    return workflow_command(level, fields, printable(said))
