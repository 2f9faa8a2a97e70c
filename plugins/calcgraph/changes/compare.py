"""Differences between two readings of a vault: everything that a reviewer of a change wants to know."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

from calcgraph.calc.model import Claim, Kind, QuantityId, Verdict
from calcgraph.changes.differences import Changes, LinkChange, NoteChanges, Pair, VerdictChange
from calcgraph.changes.named import find_names
from calcgraph.changes.quoted_cells import find_quoted
from calcgraph.changes.renames import find_renames
from calcgraph.changes.value_changes import find_moved, ranked
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.links.resolution import Resolution
from calcgraph.project import Project
from calcgraph.source import NoteId

T = TypeVar("T")
COMPARED = frozenset({"CG101", "CG103", "CG105", "CG107", "CG353", "CG401", "CG404"})
"""Codes of links, checks and claims, which are compared themselves: their messages change with every value."""


def compare(
    base: Project,
    head: Project,
    errors: tuple[Sequence[Diagnostic], Sequence[Diagnostic]] = ((), ()),
) -> Changes:
    """Return the differences of two projects; `errors` are those of both sides."""
    renamed = find_renames(base.notes, head.notes)
    pair = Pair(base, head, renamed, find_names(base, head, renamed))
    values, edits = find_moved(pair)
    return Changes(
        values=ranked((*values, *find_quoted(pair))),
        claims=tuple(sorted((*_claims(pair), *_checks(pair)), key=lambda one: (one.note, one.line, one.text))),
        links=tuple(sorted(_links(pair), key=lambda one: (one.note, one.line, one.text))),
        notes=_notes(pair),
        edits=edits,
        names=tuple(sorted((_shown(base, was), _shown(head, now)) for was, now in pair.names.items())),
        problems=_new(pair, *errors),
    )


def _shown(project: Project, id_: QuantityId) -> str:
    return f"{project.notes[id_.note].source.shown}#{id_.name}"


def _notes(pair: Pair) -> NoteChanges:
    base, head, renamed = pair.base.notes, pair.head.notes, pair.renamed
    come = set(renamed.values())
    return NoteChanges(
        tuple(note.source.shown for path, note in head.items() if path not in base and path not in come),
        tuple(note.source.shown for path, note in base.items() if path not in head and path not in renamed),
        tuple((base[old].source.shown, head[new].source.shown) for old, new in sorted(renamed.items())),
    )


def _new(pair: Pair, before: Sequence[Diagnostic], after: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The errors that were not there before; one that only has another line was."""
    named = {pair.base.notes[old].source.shown: pair.head.notes[new].source.shown for old, new in pair.renamed.items()}
    known = Counter((one.code, named.get(one.path, one.path), one.message) for one in before)
    found = []
    for one in after:
        is_compared = one.code in COMPARED or one.severity is not Severity.ERROR
        if known[one.code, one.path, one.message] > 0:
            known[one.code, one.path, one.message] -= 1
        elif not is_compared:
            found.append(one)
    return tuple(found)


def _claims(pair: Pair) -> Iterator[VerdictChange]:
    """Claims with another verdict, those that came and those that went."""

    def claimed(one: Claim) -> QuantityId | None:
        return one.quantity and pair.now(one.quantity)

    ways: tuple[Callable[[Claim], Hashable], ...] = (
        lambda one: (claimed(one), one.arguments, one.link.display),
        lambda one: (claimed(one), one.arguments),
        claimed,
    )
    for note, old, new in _by_note(pair, pair.base.claims.get, pair.head.claims.get):
        if old is not new:
            for was, now in _matched(old, new, ways):
                if was is None or now is None or was.verdict != now.verdict:
                    yield _turned(note, was, now)


def _turned(note: str, was: Claim | None, now: Claim | None) -> VerdictChange:
    one = now or was
    assert one is not None
    before, after = (str(side.verdict) if side else None for side in (was, now))
    return VerdictChange(note, one.link.span.line, one.link.display, before, after, now.explanation if now else "")


def _checks(pair: Pair) -> Iterator[VerdictChange]:
    """Checks that hold or fail and did not before."""
    old = {pair.now(id_): one for id_, one in pair.base.calculation.quantities.items() if one.kind is Kind.CHECK}
    new = {id_: one for id_, one in pair.head.calculation.quantities.items() if one.kind is Kind.CHECK}
    for id_ in dict.fromkeys((*new, *old)):
        was, now = old.get(id_), new.get(id_)
        if (was.holds if was else None) != (now.holds if now else None):
            one = now or was
            assert one is not None
            yield VerdictChange(
                one.path, one.place.line, f"check {id_.name}", _held(was and was.holds), _held(now and now.holds)
            )


def _held(holds: object) -> str | None:
    return None if holds is None else str(Verdict.HOLDS if holds else Verdict.FAILS)


def _links(pair: Pair) -> Iterator[LinkChange]:
    """Yield the links that broke, were repaired, or have a new target, and those that were added or removed."""
    for note, old, new in _by_note(pair, pair.base.resolutions.get, pair.head.resolutions.get):
        if old is not new:
            for was, now in _matched(old, new, (lambda one: (one.link.kind, one.link.text),)):
                if was is None or now is None or (was.status, pair.note_now(was.target)) != (now.status, now.target):
                    yield _led(note, was, now)


def _led(note: str, was: Resolution | None, now: Resolution | None) -> LinkChange:
    one = now or was
    assert one is not None
    before, after = (str(side.status) if side else None for side in (was, now))
    targets = was.target if was else "", now.target if now else ""
    return LinkChange(note, one.link.span.line, one.link.text, before, after, *targets)


def _by_note(
    pair: Pair,
    before: Callable[[NoteId], tuple[T, ...] | None],
    after: Callable[[NoteId], tuple[T, ...] | None],
) -> Iterator[tuple[str, tuple[T, ...], tuple[T, ...]]]:
    """Yield the items of each note on both sides, with its file; nothing for a side without the note."""
    back = {new: old for old, new in pair.renamed.items()}
    for path, note in pair.head.notes.items():
        yield note.source.shown, before(back.get(path, path)) or (), after(path) or ()
    for path, note in pair.base.notes.items():
        if path not in pair.head.notes and path not in pair.renamed:
            yield note.source.shown, before(path) or (), ()


def _matched(
    old: Iterable[T], new: Iterable[T], ways: Sequence[Callable[[T], Hashable]]
) -> Iterator[tuple[T | None, T | None]]:
    """Yield pairs of matching items, old and new, in order: first those that match in the first way, then the next."""
    rest_old, rest_new = [*old], [*new]
    for way in ways:
        waiting: dict[Hashable, list[T]] = defaultdict(list)
        for one in rest_old:
            waiting[way(one)].append(one)
        left = []
        for one in rest_new:
            found = waiting.get(way(one))
            if found:
                yield found.pop(0), one
            else:
                left.append(one)
        rest_old, rest_new = [one for some in waiting.values() for one in some], left
    yield from ((one, None) for one in rest_old)
    yield from ((None, one) for one in rest_new)
