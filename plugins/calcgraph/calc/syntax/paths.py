"""The rule of the grammar for paths: a name, or a column of what it names."""

from calcgraph.calc.syntax.complaints import expect_name
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Column, Name


def read_path(cursor: Cursor) -> Name | Column:
    """`name` or `base.column`."""
    token = expect_name(cursor, "a name")
    if cursor.peek().text == ".":
        return read_column(cursor, token)
    return Name(token.text, cursor.source.span(token.start, token.end))


def read_column(cursor: Cursor, base: Token) -> Column:
    """`base.column`; the cursor is behind the base."""
    cursor.take()
    column = expect_name(cursor, "a column's name after the point")
    if cursor.peek().text == ".":
        end = cursor.peek().end
        raise cursor.refuse("CG219", base.start, end, "a path has one point, as in `table.column`")
    return Column(base.text, column.text, cursor.source.span(base.start, column.end))
