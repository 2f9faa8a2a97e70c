"""Coverage: how many of a note's numbers are bound to something."""

from bisect import bisect_right
from collections.abc import Iterable

from calcgraph.calc.model import Claim, Coverage
from calcgraph.notes.model import Note
from calcgraph.source import Span


def coverage(note: Note, claims: Iterable[Claim]) -> Coverage:
    """How many of a note's numbers stand inside a claim, a live value or a data table, and the places of the others."""
    bound = [claim.link.span for claim in claims]
    bound += [table.span for table in note.tables]
    bound += [live.span for live in note.live_values]
    places = sorted(bound)
    unbound = tuple(number.span for number in note.numbers if not _inside(number.span, places))
    return Coverage(len(note.numbers) - len(unbound), len(note.numbers), unbound)


def _inside(span: Span, places: list[Span]) -> bool:
    at = bisect_right(places, Span(span.line, span.column, 10**9, 10**9))
    return any(
        (place.line, place.column) <= (span.line, span.column)
        and (span.end_line, span.end_column) <= (place.end_line, place.end_column)
        for place in places[max(0, at - 3) : at]
    )
