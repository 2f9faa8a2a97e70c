"""One note with its values, for those who cannot wait for the whole vault."""

from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.model import Claim
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.resolution import Resolution
from calcgraph.notes.model import Note
from calcgraph.project.faces import note, published
from calcgraph.project.meaning import claims, links_of
from calcgraph.project.problems import problems, said, strays
from calcgraph.project.project import Project
from calcgraph.project.values import calculation_of
from calcgraph.queries.memo import Memo
from calcgraph.queries.query import Ask, query
from calcgraph.source import NoteId


class NoteAtHand(NamedTuple):
    """A note with its links, claims and values, and the values that it claims."""

    note: Note
    resolutions: tuple[Resolution, ...]
    claims: tuple[Claim, ...]
    calculation: Calculation


@query(compared=False)
def at_hand(ask: Ask, path: NoteId) -> NoteAtHand:
    """Return a note with its values: nothing of it depends on notes that it does not read."""
    stated = claims(ask, path)
    others = (one.quantity.note for one in stated if one.quantity)
    return NoteAtHand(note(ask, path), links_of(ask, path), stated, calculation_of(ask, path, others))


def with_note(project: Project, memo: Memo, path: NoteId) -> Project | None:
    """Return the last project with a note as it is now, and with values from there only; None if it is not in both."""
    if path not in project.notes or path not in memo.soon(published):
        return None
    found = memo.soon(at_hand, path)
    return replace(
        project,
        notes={**project.notes, path: found.note},
        resolutions={**project.resolutions, path: found.resolutions},
        claims={**project.claims, path: found.claims},
        calculation=found.calculation,
    )


def problems_at_hand(project: Project, memo: Memo, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems of a note as it is now; what is said elsewhere about it is as it was in the last project.

    Of that, only problems whose line has not changed are reported.
    """
    before, now = project.notes[path].source, memo.soon(at_hand, path).note.source
    elsewhere = {(one.code, one.span, one.message) for one in memo.soon(strays.entry, now.shown) or ()}
    own = {(one.code, one.span, one.message) for one in memo.soon(said, path)}
    return tuple(
        one
        for one in memo.soon(problems, path)
        if (place := (one.code, one.span, one.message)) in own
        or place not in elsewhere
        or before.line(one.span.line) == now.line(one.span.line)
    )
