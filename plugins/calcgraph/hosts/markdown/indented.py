"""Code that is only indented, as fences."""

import re
from collections.abc import Iterator

from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout

_BACKTICKS = re.compile(r"`{3,}")


def indented_code(layout: Layout) -> Iterator[tuple[int, tuple[str, int]]]:
    """Yield the start of each piece of indented code, with the character of a fence around it and its end.

    The host would read a fence in it, and would take it for a part of the list item or callout above.
    """
    piece: list[Line] = []
    for line in layout.lines:
        goes_on = piece and not line.fresh and line.containers == piece[0].containers
        if line.kind is LineKind.CODE and not goes_on:
            yield from _fenced(layout.text, piece)
            piece = [line]
        elif line.kind is LineKind.CODE:
            piece.append(line)
        elif line.kind is not LineKind.BLANK or not goes_on:
            yield from _fenced(layout.text, piece)
            piece = []
    yield from _fenced(layout.text, piece)


def _fenced(text: str, piece: list[Line]) -> Iterator[tuple[int, tuple[str, int]]]:
    if piece:
        start, end = piece[0].start, piece[-1].end
        longest = max(map(len, _BACKTICKS.findall(text, start, end)), default=0)
        yield start, ("`" * max(3, longest + 1), end)
