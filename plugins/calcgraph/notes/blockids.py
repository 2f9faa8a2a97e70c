"""Blocks with an id: `^id` at the end of a block, or alone on the line below it."""

import re
from collections.abc import Iterator

from calcgraph.notes.lines import PROSE, LineKind
from calcgraph.notes.mask import Layout
from calcgraph.notes.model import Block
from calcgraph.source import SourceFile

_ID = re.compile(r"(?:(?<=[ \t\n])|^)\^([A-Za-z0-9-]+)[ \t]*$")


def find_block_ids(source: SourceFile, layout: Layout) -> tuple[Block, ...]:
    """The blocks of a note that carry an id, in order; of a list item only its own first lines."""
    return tuple(_found(source, layout))


def _found(source: SourceFile, layout: Layout) -> Iterator[Block]:
    for run in layout.runs:
        last_line = layout.visible.rfind("\n", run.start, run.end) + 1
        start = max(run.start, last_line)
        if run.cell or layout.visible.rfind("^", start, run.end) < 0:
            continue
        text = layout.visible[start : run.end]
        found = _ID.search(text)
        if found is None:
            continue
        if text[: found.start()].strip() == "" and start == run.start:
            first = _block_above(layout, run.line)
        else:
            first = run.line
        if first >= 0:
            yield Block(found[1], source.span(layout.lines[first].marker, run.end))


def _block_above(layout: Layout, index: int) -> int:
    """Index of the first line of the block above a line; -1 when there is none."""
    lines = layout.lines
    index -= 1
    while index >= 0 and lines[index].kind is LineKind.BLANK:
        index -= 1
    if index < 0:
        return -1
    containers = lines[index].containers[:1]
    if containers:
        while index > 0 and lines[index - 1].containers[:1] == containers:
            index -= 1
        return index
    fenced = (LineKind.FENCE, LineKind.FENCE_CLOSE)
    while index > 0 and not lines[index].opens and (lines[index].kind in fenced or lines[index - 1].kind in _WHOLE):
        index -= 1
    return index


_WHOLE = PROSE | {LineKind.TABLE_RULE, LineKind.MATH, LineKind.CODE, LineKind.HTML}
