"""Statements that take values from elsewhere: rows of a table, names of another note."""

import re

from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, unexpected, whole_line
from calcgraph.calc.syntax.tokens import CalcTokenKind, Cursor
from calcgraph.calc.syntax.tree import Import, Pick, RowId, Use

_TARGET = re.compile(r"\[\[([^\[\]\n]*)\]\]")


def read_pick(cursor: Cursor, start: int, names: list[str]) -> Pick:
    """Read `a, b = pick table: x, y`; the cursor is after the first name, or at `pick`."""
    ends = start + len(names[0])
    while cursor.takes(","):
        name = expect_name(cursor, "a name")
        names.append(name.text)
        ends = name.end
    if cursor.last != "=":
        cursor.takes("=")
    expect_sign(cursor, "pick", "`pick` and a table")
    table = expect_name(cursor, "a table's name")
    expect_sign(cursor, ":", f"`:` and a row of `{table.text[:20]}`")
    rows = tuple(cursor.listed(lambda each: _read_row(each, table.text)))
    span, name_span = whole_line(cursor, start), cursor.source.span(start, ends)
    return Pick(tuple(names), table.text, rows, comment_of(cursor), name_span, span)


def _read_row(cursor: Cursor, table: str) -> RowId:
    text, start, end = cursor.take_row()
    if not text:
        raise unexpected(cursor, f"a row of `{table[:20]}`")
    after = cursor.peek()
    if text.startswith('"') or after.kind in {CalcTokenKind.NAME, CalcTokenKind.QUANTITY}:
        message = "the name of a row that is picked is one word, without quotes or spaces"
        hint = f"add a first column `id` with short names to `{table[:20]}`, and pick one of them"
        raise cursor.refuse("CG219", start, end if text.startswith('"') else after.end, message, hint)
    return RowId(text, cursor.source.span(start, end))


def read_use(cursor: Cursor) -> Use:
    """`use [[note]]: a, b as c`."""
    word = cursor.take()
    start = cursor.peek().start
    found = _TARGET.match(cursor.source.text, start)
    if found is None or not found.group(1).strip():
        raise cursor.refuse("CG222", start, start + 2, "`[[` and the name of a note and `]]` are expected")
    cursor.go_to(found.end())
    expect_sign(cursor, ":", "`:` with the names to import")
    after = cursor.source.text[cursor.at : cursor.peek().start]
    if "\n" in after and "\n" in after[after.find("\n") + 1 :]:
        message = f"no names follow `use [[{found.group(1).strip()}]]:`"
        raise cursor.refuse("CG222", word.start, cursor.at, message, "write the names to import after the colon")
    imports = tuple(cursor.listed(_read_import))
    span, target_span = whole_line(cursor, word.start), cursor.source.span(*found.span())
    return Use(found.group(1).strip(), imports, comment_of(cursor), target_span, span)


def _read_import(cursor: Cursor) -> Import:
    name = expect_name(cursor, "a name to import")
    alias = expect_name(cursor, "a name after `as`") if cursor.takes("as") else name
    return Import(name.text, alias.text, cursor.source.span(name.start, alias.end))
