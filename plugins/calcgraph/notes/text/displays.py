"""The lines of a displayed formula: `$$`, TeX, `$$`."""

import re

from calcgraph.notes.blocks.indentation import after_columns, leading
from calcgraph.notes.text.lines import Container, Line, LineKind, line_end

_NO_FORMULA = re.compile(r"#{1,6}[ \t]|`{3}|~{3}")
"""Begins a line that no formula has: below an empty one, the `$$` further down is not the end of this one."""


def formula_lines(
    text: str, inside: tuple[tuple[Container, ...], int], place: tuple[int, int, int], ends: tuple[int, int]
) -> list[Line]:
    """Return the lines of a formula, in its containers, some of them fresh; empty if a line has left them.

    `place` is start, marker and content of the first line; `ends` are the end of that line and of the formula. Lines
    may be further left than their list item, and continue a quotation without its `>` unless they are empty.
    """
    containers, fresh = inside
    start, marker, content = place
    end, close = ends
    lines = [Line(start, content, end, LineKind.MATH, True, containers, marker, fresh)]  # noqa: FBT003 - it opens
    is_below_blank = False
    while end < close:
        at = end + 1
        end = line_end(text, at)
        content = _content(text, containers, at, end)
        if content < 0 or (is_below_blank and _NO_FORMULA.match(text, content, end)):
            return []
        lines.append(Line(at, content, end, LineKind.MATH, False, containers, content, 0))  # noqa: FBT003 - it goes on
        is_below_blank = is_below_blank or not text[content:end].strip()
    return lines


def _content(text: str, containers: tuple[Container, ...], at: int, end: int) -> int:
    """Return the start of a line inside its containers; -1 for an empty line without the `>` of its quotation."""
    for container in containers:
        _, first = leading(text, at, end)
        if container.kind != ">":
            at = min(first, after_columns(text, at, container.width))
        elif first >= end:
            return -1
        elif text[first] != ">":
            return first
        else:
            at = first + 1 + (text[first + 1 : first + 2] == " ")
    return min(at, end)
