"""Text that belongs to a number from afar: the head of its column and row, the caption of its table, a list's lead."""

import re
from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache

from calcgraph.notes.blocks.cells import split_cells
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import InlineRun, Layout
from calcgraph.notes.text.plain import plain_text

MOST = 120
"""Characters of a head; a longer one is a sentence."""
FAR = 60
"""Lines of a list above an item that are read."""
_CAPTION = re.compile(r"\s*(?:[*_]*(?:Table|Tab\.|Caption|Note|Tabelle|Tableau|Tabla|Tabella)\b|:)", re.IGNORECASE)
_DEFINITION = re.compile(r":[ \t]+")
"""The sign before the definition of a term: `:   42 ms` below `Latency (in ms)`."""
_REFERENCE = re.compile(r"[*_]{0,3}(?:\{[^{}\n]{0,60}\})?\[\^([^\]\n]{1,60}+)\]")
_MEASURED = re.compile(r"(?:^|\s)(?:in|en|em|w|v|в|i|na|på)\s+[^\s,;:()\[\]]{1,20}\.?$", re.IGNORECASE)
"""A footnote that may give a unit or scale: `In thousands.`; others are sources and remarks."""
_FOOTNOTE = re.compile(r"\[\^([^\]\n]{1,60}+)\]:")
_TABLE = (LineKind.TABLE, LineKind.TABLE_RULE)


def tables_of(layout: Layout) -> Mapping[int, tuple[int, int, int]]:
    """Return, by each line of a table, its first line, the line of text above it (or -1) and the one below."""
    lines = layout.lines
    found: dict[int, tuple[int, int, int]] = {}
    first = above = last = -1
    for at, line in enumerate(lines):
        if line.kind in _TABLE:
            if at - 1 not in found:
                first, above = at, last
            found[at] = (first, above, len(lines))
        if line.kind is not LineKind.BLANK:
            last = at
    below = len(lines)
    for at in range(len(lines) - 1, -1, -1) if found else ():
        if at in found:
            found[at] = (*found[at][:2], below)
        elif lines[at].kind is not LineKind.BLANK:
            below = at
    return found


def heads_of(layout: Layout, run: InlineRun, tables: Mapping[int, tuple[int, int, int]]) -> tuple[str, ...]:
    """Return the heads over a piece of text: a cell's column, row and caption, the line before an item's list."""
    if run.cell:
        return _over_cell(layout, run, *tables.get(run.line, (run.line, -1, -1)))
    lead = _before_list(layout, run.line)
    return (f":{lead}",) if lead else ()


def footnotes_of(layout: Layout, text: str) -> Mapping[str, str]:
    """Return the first lines of footnotes by their labels."""
    found = ((line, _FOOTNOTE.match(text, line.marker, line.content)) for line in layout.lines if line.fresh)
    texts = {label[1]: _shown(layout, line.content, line.end) for line, label in found if label}
    return {label: text for label, text in texts.items() if _MEASURED.search(text)}


def heads_beside(layout: Layout, text: str, run: InlineRun, end: int, footnotes: Mapping[str, str]) -> tuple[str, ...]:
    """Return the term that a link defines, and the text of the footnote at its `end`."""
    note = _REFERENCE.match(text, end, run.end) if footnotes else None
    found = (_term(layout, text, run.line), footnotes.get(note[1], "") if note else "")
    return tuple(f":{one}" for one in found if one)


def _term(layout: Layout, text: str, number: int) -> str:
    """Return the line above the definition that begins in a line; empty elsewhere."""
    if not _defines(layout.lines[number], text):
        return ""
    for above in range(number - 1, max(number - FAR, -1), -1):
        line = layout.lines[above]
        if line.kind is not LineKind.BLANK and not _defines(line, text):
            return _shown(layout, line.content, line.end)
    return ""


def _defines(line: Line, text: str) -> bool:
    return bool(line.fresh and _DEFINITION.match(text, line.marker, line.content))


def _over_cell(layout: Layout, run: InlineRun, first: int, above: int, below: int) -> tuple[str, ...]:
    """Return the column's head, the row's head after `-`, and the caption after `:`."""
    if first == run.line:
        return ()
    top, line = layout.lines[first], layout.lines[run.line]
    head, row = _cells(layout, top), _cells(layout, line)
    column = bisect_left(row, (run.start - line.content,))
    if column == len(row) or row[column][0] != run.start - line.content:
        column = -1
    found = [_shown(layout, *(top.content + end for end in head[column]))] if 0 <= column < len(head) else []
    if column > 0:
        found.append(f"-{_shown(layout, *(line.content + end for end in row[0]))}")
    return (*found, *(f":{text}" for text in _captions(layout, above, below)))


def _captions(layout: Layout, above: int, below: int) -> list[str]:
    """Return the line above a table, and one below it that says that it is its caption."""
    lines = layout.lines
    texts = [_shown(layout, lines[above].content, lines[above].end)] if above >= 0 else []
    if below < len(lines) and _CAPTION.match(layout.visible, lines[below].content, lines[below].end):
        texts.append(_shown(layout, lines[below].content, lines[below].end))
    return [text for text in texts if text]


def _before_list(layout: Layout, at: int) -> str:
    """Return the line that leads to the list of an item, if it ends with a colon."""
    lines = layout.lines
    depth = len(lines[at].containers)
    if not depth:
        return ""
    for above in range(at - 1, max(at - FAR, -1), -1):
        line = lines[above]
        if line.kind is not LineKind.BLANK and len(line.containers) < depth:
            text = _shown(layout, line.content, line.end)
            return text if text.endswith(":") else ""
    return ""


def _cells(layout: Layout, line: Line) -> tuple[tuple[int, int], ...]:
    """Return the cells of a row, from the start of its text."""
    return _split(layout.visible[line.content : line.end])


@lru_cache(4)
def _split(row: str) -> tuple[tuple[int, int], ...]:
    """Return the cells of a row; all its links ask for it and for its head."""
    return split_cells(row, 0, len(row))


def _shown(layout: Layout, start: int, end: int) -> str:
    text = plain_text(layout.visible[start:end]).strip()
    return text if len(text) <= MOST else ""
