"""Comments that silence a rule: `<!-- calc: ignore CG401 the source rounds -->`."""

import re
from bisect import bisect_right
from collections.abc import Iterator

from calcgraph.notes.inline import TokenKind
from calcgraph.notes.lines import Line, LineKind
from calcgraph.notes.mask import Layout
from calcgraph.notes.model import Ignore
from calcgraph.source import SourceFile

_COMMENT = re.compile(r"<!--[ \t]*calc:[ \t]*ignore[ \t]+((?:CG\d{3}\b[ \t,]*)+)([^\n]*?)[ \t]*-->")
_WHERE = frozenset({LineKind.HTML, LineKind.TEXT, LineKind.TABLE, LineKind.HEADING})
_FENCED = frozenset({LineKind.FENCE_OPEN, LineKind.FENCE})


def find_ignores(source: SourceFile, layout: Layout) -> tuple[Ignore, ...]:
    """The comments of a note that silence rules, with the lines they reach."""
    if "calc: ignore" not in source.text and "calc:ignore" not in source.text:
        return ()
    if not layout.lines:
        return ()  # front matter alone
    return tuple(_find(source, layout))


def _find(source: SourceFile, layout: Layout) -> Iterator[Ignore]:
    code = [(token.start, token.end) for tokens in layout.tokens for token in tokens if token.kind is TokenKind.CODE]
    ends = _ends_of_blocks(layout.lines)
    # lines of the layout begin below the front matter, lines of the file do not
    top = source.span(layout.lines[0].content, layout.lines[0].content).line
    for index, line in enumerate(layout.lines):
        if line.kind not in _WHERE:
            continue
        for comment in _COMMENT.finditer(layout.text, line.content, line.end):
            before = bisect_right(code, (comment.start(), len(layout.text))) - 1
            if before >= 0 and comment.start() < code[before][1]:
                continue
            alone = layout.text[line.content : line.end].strip() == comment[0]
            first, last = _block_below(layout.lines, index, ends) if alone else (index, index)
            codes = tuple(re.findall(r"CG\d{3}", comment[1]))
            place = source.span(comment.start(), comment.end())
            yield Ignore(codes, comment[2], place, top + first, top + last)


def _block_below(lines: tuple[Line, ...], at: int, ends: list[int]) -> tuple[int, int]:
    """Indices of the first and last line of the block below a comment that stands alone."""
    first = at + 1
    while first < len(lines) and lines[first].kind is LineKind.BLANK:
        first += 1
    return first, ends[min(first, len(lines) - 1)]


def _ends_of_blocks(lines: tuple[Line, ...]) -> list[int]:
    """Of each line the index of the last line of its block; a fence is one block."""
    ends = list(range(len(lines)))
    for at in range(len(lines) - 2, -1, -1):
        if lines[at].kind in _FENCED or lines[at + 1].kind is not LineKind.BLANK:
            ends[at] = ends[at + 1]
    return ends
