"""The lines of a note: what each is, and in which containers it is."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from calcgraph.enums import quick


@quick
class LineKind(StrEnum):
    """The kind of a line."""

    BLANK = "blank"
    TEXT = "text"
    HEADING = "heading"
    UNDERLINE = "underline"
    """`===` or `---` under a line of text: that line is a heading."""
    RULE = "rule"
    TABLE = "table"
    TABLE_RULE = "table rule"
    FENCE_OPEN = "fence open"
    FENCE = "fence"
    FENCE_CLOSE = "fence close"
    CODE = "code"
    MATH = "math"
    HTML = "html"
    HIDDEN = "hidden"
    DEFINITION = "definition"


PROSE = frozenset({LineKind.TEXT, LineKind.HEADING, LineKind.TABLE})
"""Lines whose content is inline text."""


class Container(NamedTuple):
    """The quotation, list item or indented body that contains a line."""

    kind: str
    """`>` quotation, `-` or `1` list item, `!` body of an admonition, tab, footnote or definition."""
    width: int
    """Columns from the parent's content to this one's; 0 for a quotation."""


class Line(Struct, frozen=True):
    """One line of a note, as offsets into its text."""

    start: int
    content: int
    """The start of the line's own text, after quote markers, list markers and heading markers."""
    end: int
    kind: LineKind
    opens: bool
    """True if a new block begins here; otherwise the line continues the block before."""
    containers: tuple[Container, ...]
    marker: int
    """The start of the first container opened on this line; otherwise `content`."""
    fresh: int
    """The number of containers that open on this line."""


def line_end(text: str, at: int) -> int:
    """The offset of the end of the line at an offset."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end


class UnclosedBlock(NamedTuple):
    """A fence or comment that is never closed."""

    what: str
    start: int
    end: int


class Lines(NamedTuple):
    """The lines of a text, and what reaches over them."""

    lines: tuple[Line, ...]
    unclosed: tuple[UnclosedBlock, ...]
    elements: tuple[tuple[int, int], ...]
    """Start and end of the HTML elements whose attribute `markdown` says that their text is the note's."""
