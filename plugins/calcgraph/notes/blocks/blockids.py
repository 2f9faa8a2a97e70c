"""Blocks with an id: `^id` at the end of a block, or alone on the line below it."""

import re

from calcgraph.notes.model import Block
from calcgraph.notes.text.lines import PROSE, Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

BEFORE_ID = r"(?:(?<=[ \t\n])|^|(?<=\]\])|(?<=[.!?:;…]))"
"""Text that can be before the `^` of a block's id: a space, or the end of an embed or a sentence, as in Obsidian."""
_ID = re.compile(BEFORE_ID + r"\^([A-Za-z0-9-]+)[ \t]*$")


def find_block_ids(source: SourceFile, layout: Layout) -> tuple[Block, ...]:
    """The blocks of a note that carry an id, in order; of a list item only its own first lines."""
    blocks: list[Block] = []
    starts: list[int] = []
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
            starts = starts or _first_lines(layout.lines)
            above = _line_above(layout.lines, run.line)
            first = starts[above] if above >= 0 else -1
        else:
            first = run.line
        if first >= 0:
            blocks.append(Block(found[1], source.span(layout.lines[first].marker, run.end)))
    return tuple(blocks)


def _line_above(lines: tuple[Line, ...], index: int) -> int:
    """Return the index of the nearest line above that is not empty, or -1."""
    index -= 1
    while index >= 0 and lines[index].kind is LineKind.BLANK:
        index -= 1
    return index


def _first_lines(lines: tuple[Line, ...]) -> list[int]:
    """Return, for each line, the index of the first line of its block; a list or a quotation is one block."""
    outer, plain = list(range(len(lines))), list(range(len(lines)))
    for at in range(1, len(lines)):
        line, above = lines[at], lines[at - 1]
        if line.containers[:1] == above.containers[:1]:
            outer[at] = outer[at - 1]
        if not line.opens and (line.kind in _FENCED or above.kind in _WHOLE):
            plain[at] = plain[at - 1]
    return [outer[at] if line.containers else plain[at] for at, line in enumerate(lines)]


_FENCED = frozenset({LineKind.FENCE, LineKind.FENCE_CLOSE})
_WHOLE = PROSE | {LineKind.TABLE_RULE, LineKind.MATH, LineKind.CODE, LineKind.HTML}
