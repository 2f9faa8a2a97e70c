"""Edits that are made in memory first: only edits with the announced effect are kept."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calcgraph.diagnostics import Severity
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.rewriting.edits import Edit, FileChange, changes
from calcgraph.hosts.commands.vaults import Reading, read
from calcgraph.links.resolution import Resolution, Status
from calcgraph.source import NoteId

_ROUNDS = 4
"""Number of times the rest is tried again after edits were dropped; then whole notes are dropped."""
_FOUND = frozenset({Status.RESOLVED, Status.AMBIGUOUS})


class AnnouncedEdit(NamedTuple):
    """An edit and its purpose."""

    edit: Edit
    leads: str
    """Vault path of the file that a link leads to afterwards; empty for an edit of something else."""


def verified(options: VaultOptions, reading: Reading, wanted: Sequence[AnnouncedEdit]) -> list[AnnouncedEdit]:
    """Return the edits that keep their word in the same check.

    Each edited link leads to the file that was announced, every other link of its note leads where it led, and no
    edited line has an error that it did not have before. Edits of links cause no new error anywhere else.
    """
    kept = list(dict.fromkeys(wanted))
    for _ in range(_ROUNDS):
        made = changes(reading.sources, [one.edit for one in kept])
        if not made:
            return kept
        after = read(options, [one.source_after for one in made])
        failed = set(_failed(reading, after, made, kept))
        if not failed:
            return kept
        kept = [one for one in kept if one.edit not in failed]
    return []


def _failed(
    before: Reading, after: Reading, made: Sequence[FileChange], kept: Sequence[AnnouncedEdit]
) -> Iterator[Edit]:
    """Yield the edits without the announced effect, or with further effects."""
    leads = {one.edit: one.leads for one in kept}
    worse = _new_errors(before, after)
    edited = {(one.source.shown, edit.span.line) for one in made for edit in one.edits}
    if all(leads.values()) and not worse <= edited:  # which of them did it is not known
        yield from leads
        return
    for one in made:
        note = NoteId(one.source.path)
        old, new = before.project.resolutions.get(note, ()), after.project.resolutions.get(note, ())
        if len(old) != len(new):
            yield from one.edits
            continue
        links = _Links(old, new)
        false = [edit for edit in one.edits if not links.keep(edit, leads[edit])]
        yield from false
        explained = {edit.span.line for edit in false}
        for edit in one.edits:
            if edit.span.line not in explained and (one.source.shown, edit.span.line) in worse:
                yield edit


class _Links:
    """The links of a note before and after its edits, found by the line of an edit."""

    def __init__(self, old: Sequence[Resolution], new: Sequence[Resolution]) -> None:
        self._is_lost = False
        """True if a link that led somewhere leads somewhere else now."""
        self._on_line: dict[int, list[tuple[Resolution, Resolution]]] = {}
        self._mended: dict[str, list[tuple[Resolution, Resolution]]] = {}
        for was, now in zip(old, new, strict=True):
            for line in range(was.link.span.line, was.link.span.end_line + 1):
                self._on_line.setdefault(line, []).append((was, now))
            if was.status not in _FOUND:
                self._mended.setdefault(now.target, []).append((was, now))
            elif (was.target, was.anchor) != (now.target, now.anchor):
                self._is_lost = True

    def keep(self, edit: Edit, leads: str) -> bool:
        """Return whether a link of an edit leads where it is to lead, and each link that led somewhere still does."""
        if self._is_lost or not leads:
            return not self._is_lost
        its = [(was, now) for was, now in self._on_line.get(edit.span.line, ()) if _is_in(edit, was)]
        its = its or self._mended.get(leads, [])  # a definition
        return bool(its) and all(now.status is Status.RESOLVED and now.target == leads for _, now in its)


def _is_in(edit: Edit, link: Resolution) -> bool:
    span = link.link.span
    start, end = (span.line, span.column), (span.end_line, span.end_column)
    return start <= (edit.span.line, edit.span.column) and (edit.span.end_line, edit.span.end_column) <= end


def _new_errors(before: Reading, after: Reading) -> frozenset[tuple[str, int]]:
    """Return the lines that have an error of a kind that they did not have, by the path that reports show."""
    was, now = (
        Counter((one.path, one.code, one.span.line) for one in reading.diagnostics if one.severity is Severity.ERROR)
        for reading in (before, after)
    )
    return frozenset((path, line) for path, _, line in now - was)
