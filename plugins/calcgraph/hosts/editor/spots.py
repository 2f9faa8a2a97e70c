"""Places of a file as we count them: lines and columns from 1, in characters."""

from typing import NamedTuple

from calcgraph.source import Span


class Spot(NamedTuple):
    """A place in a file; line and column count from 1, in characters."""

    line: int
    column: int


def is_in(spot: Spot, span: Span) -> bool:
    """Whether a place is in a span, its end included."""
    return (span.line, span.column) <= spot <= (span.end_line, span.end_column)
