"""A change as annotations beside the lines of a pull request: what broke, what is over its limit, what moved most."""

import posixpath
from collections.abc import Iterator

from calcgraph.changes.model import Moved
from calcgraph.render.changes.words import Told, from_to, relative, results, share_text, verdict
from calcgraph.render.reports.formats import workflow_command
from calcgraph.render.reports.text import printable

MOST = 10
"""Annotations of a kind that GitHub shows for a step."""


def changes_github(told: Told) -> str:
    """A workflow command a line, the worst first, the verdict last."""
    found = told.judgement
    over = {id(one) for one in found.over}
    lines = [_at(told, "error", one.note, one.line, f"{one.text} broke: {one.explanation}") for one in found.claims]
    lines += [_at(told, "error", one.note, one.line, f"{one.text} leads nowhere") for one in found.links]
    lines += [_at(told, "error", one.note, one.line, f"{one.name} has no value: {one.problem}") for one in found.lost]
    lines += [_at(told, "error", one.path, one.span.line, f"{one.code} {one.message}") for one in found.problems]
    lines += [_at(told, "warning", one.note, one.line, f"over the limit: {_said(one)}") for one in found.over]
    lines += [*_moved(told, over)]
    return "".join(lines) + workflow_command("notice", {"title": "calcgraph diff"}, verdict(told))


def _moved(told: Told, over: set[int]) -> Iterator[str]:
    for one in [one for one in results(told.changes.values) if id(one) not in over][:MOST]:
        yield _at(told, "notice", one.note, one.line, _said(one))


def _said(one: Moved) -> str:
    before, after = from_to(one)
    share = f" ({relative(one)})" if relative(one) else ""
    why = ", ".join(map(share_text, one.why.shares[:3]))
    return f"{one.name}: {before} → {after}{share}" + (f"; {why}" if why else "")


def _at(told: Told, level: str, path: str, line: int, said: str) -> str:
    fields = {"file": posixpath.normpath(told.folder + path), "line": line, "title": "calcgraph diff"}
    return workflow_command(level, fields, printable(said))
