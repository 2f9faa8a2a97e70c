"""Tables that a comment names: `<!-- calc: table NAME -->` above a Markdown table, or `… from PATH -->`."""

import re
from collections.abc import Iterator

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.blocks.cells import split_cells
from calcgraph.notes.model import Cell, DataTable
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

_COMMENT = re.compile(r"<!--[ \t]*calc:[ \t]*table\b([^\n]*)-->[ \t]*$")
_NAMED = re.compile(r"([^\W\d]\w*)(?:[ \t]+from[ \t]+(\S(?:.*\S)?))?$")
_COMMENTS = frozenset({LineKind.HTML, LineKind.TEXT})


def find_tables(source: SourceFile, layout: Layout) -> tuple[tuple[DataTable, ...], tuple[Diagnostic, ...]]:
    """The named tables of a note; CG208 for a comment that names none, or has no table below it."""
    tables: list[DataTable] = []
    diagnostics: list[Diagnostic] = []
    for found in _find(source, layout):
        if isinstance(found, DataTable):
            tables.append(found)
        else:
            diagnostics.append(found)
    return tuple(tables), tuple(diagnostics)


def _find(source: SourceFile, layout: Layout) -> Iterator[DataTable | Diagnostic]:
    for index, line in enumerate(layout.lines):
        if line.kind not in _COMMENTS:
            continue
        comment = _COMMENT.match(layout.text, line.content, line.end)
        if comment is None:
            continue
        span = source.span(line.content, line.end)
        named = _NAMED.match(comment[1].strip(" \t"))
        if named is None:
            said = f"`{comment[0].strip()}` names no table"
            yield diagnose("CG208", source.shown, span, said, "<!-- calc: table name -->")
        elif named[2]:
            yield DataTable(named[1], named[2], (), (), span)
        else:
            yield _table_below(source, layout, index, named[1])


def _table_below(source: SourceFile, layout: Layout, index: int, name: str) -> DataTable | Diagnostic:
    lines = layout.lines
    first = index + 1
    while first < len(lines) and lines[first].kind is LineKind.BLANK:
        first += 1
    last = first
    while last < len(lines) and lines[last].kind in (LineKind.TABLE, LineKind.TABLE_RULE):
        last += 1
    comment = lines[index]
    if last - first < 2:
        span = source.span(comment.content, comment.end)
        return diagnose("CG208", source.shown, span, f"no table stands below the comment that names `{name}`")
    rows = [_cells(source, layout, line.content, line.end) for line in lines[first:last] if line.kind is LineKind.TABLE]
    return DataTable(name, "", rows[0], tuple(rows[1:]), source.span(comment.content, lines[last - 1].end))


def _cells(source: SourceFile, layout: Layout, start: int, end: int) -> tuple[Cell, ...]:
    return tuple(
        Cell(layout.text[left:right].replace("\\|", "|"), source.span(left, right))
        for left, right in split_cells(layout.text, start, end)
    )
