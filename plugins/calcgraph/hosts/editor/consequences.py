"""Errors that follow from a line while it is typed: they are folded into the error of that line."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import NoteId

FoldedProblem: TypeAlias = tuple[Diagnostic, tuple[Diagnostic, ...]]
"""A problem that is shown, with those that follow from it."""
_UNREAD = re.compile(r"CG21\d")
"""Errors of lines that cannot be read."""
_MISSING = frozenset({"CG103", "CG342", "CG343", "CG344", "CG348"})
"""Errors about a name that is not there."""
_UNUSED = frozenset({"CG361", "CG362"})
"""Warnings about a name that a line that cannot be read may use."""
_UNKNOWN = "CG343"
_TOKEN = re.compile(r"`([^`]*)`")
_NOTHING: frozenset[str] = frozenset()


class Consequences:
    """The names that the notes of a vault have had; those that a line no longer gives cause errors in others."""

    def __init__(self) -> None:
        self._names: dict[NoteId, frozenset[str]] = {}
        """The names of each note when all of its lines could be read."""
        self._unused: dict[str, frozenset[str]] = {}
        """The warnings about names that were not used then, by the note's file."""

    def folded(
        self, project: Project, notes: Iterable[Note], found: Sequence[Diagnostic]
    ) -> Mapping[Diagnostic, tuple[Diagnostic, ...]]:
        """Return the problems that are shown, each with those that follow from it; `notes` are those that are open."""
        unread: dict[str, Diagnostic] = {}
        for one in found:
            if one.severity is Severity.ERROR and _UNREAD.fullmatch(one.code):
                unread.setdefault(one.path, one)
        lost: dict[str, Diagnostic] = {}
        for note in notes:
            now, cause = frozenset(project.calculation.names.get(note.id, ())), unread.get(note.source.shown)
            if cause is None:
                self._names[note.id], path = now, note.source.shown
                self._unused[path] = frozenset(one.message for one in found if _is_unused(one, path))
            else:
                lost |= dict.fromkeys(self._names.get(note.id, _NOTHING) - now, cause)
        shown: dict[Diagnostic, tuple[Diagnostic, ...]] = {}
        for one in found:
            cause = self._cause(one, unread, lost) or _half_typed(one, found)
            if cause is None:
                shown.setdefault(one, ())
            else:
                shown[cause] = (*shown.get(cause, ()), one)
        return shown

    def _cause(
        self, one: Diagnostic, unread: Mapping[str, Diagnostic], lost: Mapping[str, Diagnostic]
    ) -> Diagnostic | None:
        """Return the error of a line that another follows from; None if it stands for itself."""
        if one.code in _UNUSED and one.message not in self._unused.get(one.path, _NOTHING):
            return unread.get(one.path)
        named: Collection[str] = _TOKEN.findall(one.message) if one.code in _MISSING else ()
        return next((lost[name] for name in named if name in lost), None)


def _is_unused(one: Diagnostic, path: str) -> bool:
    return one.path == path and one.code in _UNUSED


def _half_typed(one: Diagnostic, found: Iterable[Diagnostic]) -> Diagnostic | None:
    """Return the error about an unknown name that is the beginning of one that is not used."""
    if one.code not in _UNUSED:
        return None
    unused = _TOKEN.findall(one.message)[:1]
    begun = (other for other in found if other.path == one.path and other.code == _UNKNOWN)
    return next(
        (other for other in begun if unused and unused[0].startswith(tuple(_TOKEN.findall(other.message)[:1]))), None
    )


def said_of(one: Diagnostic, following: Collection[Diagnostic]) -> str:
    """Return the message of a problem with the number of those that follow from it."""
    if not following:
        return one.message
    more = "1 more follows from it" if len(following) == 1 else f"{len(following)} more follow from it"
    return f"{one.message}; {more}"
