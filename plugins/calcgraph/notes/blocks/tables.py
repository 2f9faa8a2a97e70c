"""Tables that a comment names: `<!-- calc: table NAME -->` above a Markdown table, or `… from PATH -->`."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.blocks.cells import split_cells
from calcgraph.notes.blocks.numbered import ALONE
from calcgraph.notes.model import Cell, DataTable
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile, Span

_COMMENT = re.compile(r"<!--[ \t]*calc:[ \t]*table\b([^\n]*)-->[ \t]*$")
_WITHOUT_COLON = re.compile(r"<!--[ \t]*+calc[ \t,;.=-]++table[ \t]*+:?+[ \t]*+([^\W\d]\w*+)[ \t]*+-->[ \t]*+$")
_NAMED = re.compile(r"([^\W\d]\w*)(?:[ \t]+from[ \t]+(\S(?:.*\S)?))?$")
_HIDDEN = "hidden"
"""The last word of a comment that keeps its table off the page."""
_QUOTED = re.compile(r'"([^"]+)"')
_PATH_END = re.compile(r"(?<=[^ \t])[ \t]+(?=/|by[ \t]|per[ \t]|in[ \t]+[^:\s]+[ \t]*:)")
"""The end of a path, before the part of a file that is meant: a path may contain spaces."""
_FOLD = r"\w+(?:[ \t]+[^ \t,:]+)?"
_WHAT = re.compile(
    r"(?:(?P<pointer>/[^ \t]*)(?:[ \t]+|$))?"
    rf"(?:per[ \t]+(?P<per>[^:]+):[ \t]*(?P<folds>{_FOLD}(?:,[ \t]*{_FOLD})*)(?:[ \t]+|$))?"
    r"(?:by[ \t]+(?P<by>[^ \t]+)(?:[ \t]+|$))?"
    r"(?:in[ \t]+(?P<units>[^ \t:].*))?"
)
_LONGEST = 1000
"""The largest number of characters that select a part of a file."""
_COMMENTS = frozenset({LineKind.HTML, LineKind.TEXT})


def find_tables(source: SourceFile, layout: Layout) -> tuple[tuple[DataTable, ...], tuple[Diagnostic, ...]]:
    """Return the named tables of a note; CG208 for a comment without a name, or without a table below it."""
    found = tuple(_find(source, layout))
    tables = tuple(one for one in found if isinstance(one, DataTable))
    return tables, tuple(one for one in found if isinstance(one, Diagnostic))


def named_in(comment: str) -> str:
    """Return the name that a comment gives to a table; empty if it does not have one.

    >>> named_in("<!-- calc: table runs from ../bench.json /runs in p50: ms -->"), named_in("<!-- table runs -->")
    ('runs', '')
    """
    found = _COMMENT.match(comment.strip())
    named = _NAMED.match(_without_hidden(found[1])[0]) if found else None
    return named[1] if named else ""


def _without_hidden(written: str) -> tuple[str, bool]:
    """Return the text of a comment without its last word `hidden`, and whether it has that word.

    >>> _without_hidden(" runs from bench.json hidden "), _without_hidden(" hidden ")
    (('runs from bench.json', True), ('hidden', False))
    """
    text = written.strip(" \t")
    rest = text.removesuffix(_HIDDEN)
    is_hidden = rest != text and rest[-1:] in {" ", "\t"}
    return (rest.rstrip(" \t"), True) if is_hidden else (text, False)


def _find(source: SourceFile, layout: Layout) -> Iterator[DataTable | Diagnostic]:
    for index, line in enumerate(layout.lines):
        if line.kind not in _COMMENTS:
            continue
        comment = _COMMENT.match(layout.text, line.content, line.end)
        span = source.span(line.content, line.end)
        if comment is None:
            if near := _WITHOUT_COLON.match(layout.text, line.content, line.end):
                said = f"`{near[0].strip()}` names no table, because `calc` has no colon"
                yield diagnose("CG208", source.shown, span, said, f"write `<!-- calc: table {near[1]} -->`")
            continue
        written, is_hidden = _without_hidden(comment[1])
        named = _NAMED.match(written)
        if named is None:
            said = f"`{comment[0].strip()}` names no table"
            name = written.lstrip(": \t").partition(" ")[0]
            shown = name if name.isidentifier() else "name"
            yield diagnose("CG208", source.shown, span, said, f"write `<!-- calc: table {shown} -->`")
        elif named[2]:
            table = _table_from(named[1], named[2], span)
            said = f"`{comment[0].strip()}` names no table and no source"
            hint = "write `<!-- calc: table name from path.json /pointer by column in column: unit -->`"
            yield replace(table, is_hidden=is_hidden) if table else diagnose("CG208", source.shown, span, said, hint)
        else:
            below = _table_below(source, layout, index, named[1])
            yield replace(below, is_hidden=is_hidden) if isinstance(below, DataTable) else below


def _table_from(name: str, written: str, span: Span) -> DataTable | None:
    """The table that is in a file; None where words are left over."""
    quoted = _QUOTED.match(written)
    end = _PATH_END.search(written)
    path = quoted[1] if quoted else written[: end.start()] if end else written
    rest = written[len(quoted[0]) if quoted else len(path) :].strip(" \t")
    found = _WHAT.fullmatch(rest) if len(rest) <= _LONGEST else None
    if found is None or (quoted and rest and not written[len(quoted[0])].isspace()):
        return None
    pairs = [pair.partition(":") for pair in (found["units"] or "").split(",") if found["units"]]
    units = tuple((column.strip(), unit.strip()) for column, _, unit in pairs)
    per = tuple(part.strip() for part in (found["per"] or "").split(",") if found["per"])
    parts = [part.split() for part in (found["folds"] or "").split(",") if found["folds"]]
    folds = tuple((words[0], words[1] if len(words) > 1 else "") for words in parts)
    if not all(column and unit for column, unit in units) or not all(per):
        return None
    return DataTable(name, path.strip(), (), (), span, found["pointer"] or "", found["by"] or "", units, per, folds)


def _table_below(source: SourceFile, layout: Layout, index: int, name: str) -> DataTable | Diagnostic:
    lines = layout.lines
    first = index + 1
    while first < len(lines) and lines[first].kind is LineKind.BLANK:
        first += 1
    last = first
    while last < len(lines) and lines[last].kind in (LineKind.TABLE, LineKind.TABLE_RULE):
        if ALONE.fullmatch(layout.text[lines[last].content : lines[last].end].strip()):
            break
        last += 1
    comment = lines[index]
    if last - first < 2:
        span = source.span(comment.content, comment.end)
        return diagnose("CG208", source.shown, span, f"there is no table below the comment that names `{name}`")
    rows = [_cells(source, layout, line.content, line.end) for line in lines[first:last] if line.kind is LineKind.TABLE]
    return DataTable(name, "", rows[0], tuple(rows[1:]), source.span(comment.content, lines[last - 1].end))


def _cells(source: SourceFile, layout: Layout, start: int, end: int) -> tuple[Cell, ...]:
    return tuple(
        Cell(layout.text[left:right].replace("\\|", "|"), source.span(left, right))
        for left, right in split_cells(layout.text, start, end)
    )
