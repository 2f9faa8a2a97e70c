"""Comments that silence a rule: `<!-- calc: ignore CG401 the source rounds -->`."""

import re
from collections.abc import Iterator

from calcgraph.notes.blocks import Line, LineKind
from calcgraph.notes.inline import TokenKind
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
    return tuple(_find(source, layout))


def _find(source: SourceFile, layout: Layout) -> Iterator[Ignore]:
    code = [(t.start, t.end) for tokens in layout.tokens for t in tokens if t.kind is TokenKind.CODE]
    for index, line in enumerate(layout.lines):
        if line.kind not in _WHERE:
            continue
        for comment in _COMMENT.finditer(layout.text, line.content, line.end):
            if any(start <= comment.start() < end for start, end in code):
                continue
            alone = layout.text[line.content : line.end].strip() == comment[0]
            first, last = _block_below(layout.lines, index) if alone else (index, index)
            codes = tuple(re.findall(r"CG\d{3}", comment[1]))
            # lines of the layout begin below the front matter, lines of the file do not
            top = source.span(layout.lines[0].content, layout.lines[0].content).line
            place = source.span(comment.start(), comment.end())
            yield Ignore(codes, comment[2], place, top + first, top + last)


def _block_below(lines: tuple[Line, ...], at: int) -> tuple[int, int]:
    """Indices of the first and last line of the block below a comment that stands alone; a fence is one block."""
    first = at + 1
    while first < len(lines) and lines[first].kind is LineKind.BLANK:
        first += 1
    last = first
    while last < len(lines) and (lines[last].kind in _FENCED or not _ends_before(lines, last + 1)):
        last += 1
    return first, min(last, len(lines) - 1)


def _ends_before(lines: tuple[Line, ...], next_line: int) -> bool:
    return next_line >= len(lines) or lines[next_line].kind is LineKind.BLANK
