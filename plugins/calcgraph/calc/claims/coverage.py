"""Coverage: how many of a note's numbers are claims."""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase

from calcgraph.calc.model import Claim, Coverage
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Note
from calcgraph.source import START, NoteId, Span


def coverage(note: Note, claims: Collection[Claim]) -> Coverage:
    """Return the claims of a note, each one checked number, and the positions of its other numbers with a unit.

    A number in a data table defines a value rather than claiming it, so it is in neither list.
    """
    bound = sorted(claim.link.span for claim in claims)
    tables = [table.span for table in note.tables]
    spans = (number.span for number in note.numbers)
    unbound = tuple(span for span in spans if not _inside(span, bound) and not _inside(span, tables))
    return Coverage(len(claims), len(claims) + len(unbound), unbound)


def check_floor(
    notes: Mapping[NoteId, Note], covered: Mapping[NoteId, Coverage], floor: float
) -> tuple[Diagnostic, ...]:
    """CG408 when a smaller share of all numbers is bound, at the first free number of the note that has most."""
    bound, total = sum(one.bound for one in covered.values()), sum(one.total for one in covered.values())
    if meets(bound, total, floor):
        return ()
    worst = max(covered, key=lambda note: len(covered[note].unbound))
    free = covered[worst].unbound
    message = f"{bound} of {total} numbers are checked; `values.coverage_floor` requires a share of {floor:.4g}"
    some = "1 number of this note is" if len(free) == 1 else f"{len(free)} numbers of this note are"
    hint = f"{some} not checked, the first of them here; the claims page counts them by note"
    return (diagnose("CG408", notes[worst].source.shown, free[0], message, hint),)


def wants_all(note: Note, patterns: Iterable[str]) -> bool:
    """Return whether every number of a note must be linked: by its front matter, or a pattern of its path."""
    return note.properties.get(BOUND) == ALL or any(fnmatchcase(note.source.shown, one) for one in patterns)


BOUND, ALL = "bound", "all"
"""The property of a note that wants all its numbers bound."""


def check_bound(note: Note, covered: Coverage, patterns: Iterable[str]) -> Iterator[Diagnostic]:
    """Yield CG418 for each unchecked number in a note that requires all to be checked, CG419 if it checks no number."""
    given = note.properties.get(BOUND)
    if given is not None and given != ALL:
        shown = given if isinstance(given, str | int | float) else "…"
        message = f"`{BOUND}: {shown}` has no meaning"
        yield diagnose("CG419", note.source.shown, START, message, f"write `{BOUND}: {ALL}`, or remove the line")
    if not wants_all(note, patterns):
        return
    if not covered.bound and not note.live_values:
        message = "every number must be checked here, but the note has no claims"
        yield diagnose("CG419", note.source.shown, START, message, "link one: `[42 ms](#step)`; or check another note")
    for span in covered.unbound:
        start = note.source.offset(span.line, span.column)
        written = note.source.text[start : note.source.offset(span.end_line, span.end_column)]
        message = f"`{' '.join(written.split())[:40]}` is not linked to anything"
        hint = "link it to a quantity, a cell or `#measured`; `calcgraph suggest --numbers` lists candidates"
        yield diagnose("CG418", note.source.shown, span, message, hint)


def meets(bound: int, total: int, floor: float) -> bool:
    """Return whether the share of linked numbers is at least `floor`; True if there are no numbers."""
    return not total or bound / total >= floor


def _inside(span: Span, places: list[Span]) -> bool:
    """Return whether a number begins in one of the places, which are in order and do not overlap."""
    at = bisect_right(places, Span(span.line, span.column, 10**9, 10**9)) - 1
    return at >= 0 and (span.line, span.column) < (places[at].end_line, places[at].end_column)
