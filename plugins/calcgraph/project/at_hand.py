"""One note with its values, for those who cannot wait for the whole vault."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.binding.imports import ComputationGroup
from calcgraph.calc.model import Claim, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.resolution import Resolution
from calcgraph.notes.model import Link, Note
from calcgraph.project.faces import note, published, read_note
from calcgraph.project.families import NOBODY, parts
from calcgraph.project.meaning import claims, links_of
from calcgraph.project.problems import problems, said, strays
from calcgraph.project.project import Project
from calcgraph.project.values import calculation_of, evaluated, sketched
from calcgraph.queries.memo import Memo
from calcgraph.queries.query import Ask, query
from calcgraph.source import START, NoteId


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


def with_values(project: Project, memo: Memo, path: NoteId, typed: frozenset[NoteId]) -> Project | None:
    """Return the last project with the values of a note as they are now, but only claims that no key has affected.

    `typed` are the notes whose text differs from the last project. None if the note is not in both, or has no sheets.
    """
    own = _part(memo, path).own
    if path not in project.notes or path not in memo.soon(published) or not own:
        return None
    is_known = memo.holds(evaluated, own)
    found = memo.soon(evaluated, own).calculation if is_known else memo.soon(sketched, path)
    whole = memo.soon(read_note, path)[0]
    affecting = typed - {path} if is_known else typed | {path}
    return replace(
        project,
        notes={**project.notes, path: whole},
        claims={**project.claims, path: tuple(_unaffected(project, memo, found, whole, affecting))},
        calculation=found,
    )


def _part(memo: Memo, path: NoteId) -> ComputationGroup:
    return memo.soon(parts.entry, path) or ComputationGroup(NOBODY, NOBODY)


def _unaffected(
    project: Project, memo: Memo, now: Calculation, note: Note, typed: frozenset[NoteId]
) -> Iterator[Claim]:
    """Yield the claims of a note whose words and values have not changed."""
    known = {_words(one.link): one for one in project.claims.get(note.id, ())}
    for link in note.links:
        claim = known.get(_words(link))
        id_ = claim.quantity if claim else None
        if claim is None or id_ is None or (link.title and note.id in typed):
            continue  # a title can name anything of the note
        is_apart = typed.isdisjoint((id_.note, *_part(memo, id_.note).whole))
        if is_apart or (id_.note == note.id and _value(project.calculation, id_) == _value(now, id_)):
            yield replace(claim, link=link)


def _words(link: Link) -> Link:
    return replace(link, span=START)


def _value(calculation: Calculation, id_: QuantityId) -> tuple[object, ...]:
    one = calculation.quantities.get(id_)
    return (one.kind, one.value, one.unit, one.text, one.holds) if one else (id_,)


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
