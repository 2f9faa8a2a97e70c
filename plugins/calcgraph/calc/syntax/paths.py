"""The rules of the grammar for paths: a name, a column, a cell; and for conditions on rows."""

import re
from collections.abc import Callable

from calcgraph.calc.syntax.complaints import COLUMN, expect_name, unexpected
from calcgraph.calc.syntax.tokens import CalcTokenKind, Cursor, Token
from calcgraph.calc.syntax.tree import Call, Column, Expr, Name

WHERE = "where rows"
"""The function of `x where condition`, which cannot be typed: `Call(WHERE, (x, condition))`."""
KNOWN = "known cell"
"""That of `gpus.vram known`: `Call(KNOWN, (column,))`."""
LOOKUP = "lookup in"
"""That of `rates[plans.currency].value`: `Call(LOOKUP, (value, key))`, columns; a second key can follow."""
PER = "per groups"
"""That of `total(months.new) per months.year`: `Call(PER, (fold, key))`."""
PER_ROW = frozenset({WHERE, KNOWN, LOOKUP, PER})

_CELL = re.compile(r"\.(\w+)\.([^\W\d]\w*)")
_KEY = r"[ \t]*+([^\W\d]\w*+)[ \t]*+\.[ \t]*+([^\W\d]\w*+)[ \t]*+"
_LOOKUP = re.compile(rf"\[{_KEY}(?:,{_KEY})?\][ \t]*+\.[ \t]*+([^\W\d]\w*+)")
_TEXT = re.compile(r'"([^"\n]*)"')


def read_path(cursor: Cursor) -> Name | Column:
    """`name` or `base.column`."""
    token = expect_name(cursor, "a name")
    if cursor.peek().text == ".":
        return read_column(cursor, token)
    return Name(token.text, cursor.place(token))


def read_column(cursor: Cursor, base: Token) -> Column:
    """Read `base.column` or a cell, `base.row.column`; the cursor is after the base."""
    cell = _CELL.match(cursor.source.text, cursor.peek().start)
    if cell is not None:
        cursor.go_to(cell.end(), cell[2])
        _refuse_more(cursor, base)
        return Column(base.text, f"{cell[1]}.{cell[2]}", cursor.source.span(base.start, cell.end()))
    cursor.take()
    column = expect_name(cursor, COLUMN)
    _refuse_more(cursor, base)
    return Column(base.text, column.text, cursor.source.span(base.start, column.end))


def _refuse_more(cursor: Cursor, base: Token) -> None:
    if cursor.peek().text == ".":
        end = cursor.peek().end
        message = "a path has one dot, as in `table.column`, or two, as in `table.row.column`"
        raise cursor.refuse("CG219", base.start, end, message, "name the row with `pick`")


def read_lookup(cursor: Cursor, base: Token) -> Call | None:
    """Read `rates[plans.currency].value` after its base; return None if no look-up follows."""
    found = _LOOKUP.match(cursor.source.text, cursor.peek().start)
    if found is None:
        return None
    cursor.go_to(found.end(), found[5])
    span = cursor.source.span(base.start, found.end())
    keys = [
        Column(found[at], found[at + 1], cursor.source.span(found.start(at), found.end(at + 1)))
        for at in (1, 3)
        if found[at]
    ]
    return Call(LOOKUP, (Column(base.text, found[5], span), *keys), span)


def read_text(cursor: Cursor) -> Name | None:
    """`"failed"`, as a name that nothing else can have; None where no quote is next."""
    start = cursor.peek().start
    found = _TEXT.match(cursor.source.text, start)
    if found is None:
        return None
    cursor.go_to(found.end(), "text")
    return Name(found[0], cursor.source.span(start, found.end()))


def is_text(expr: Expr) -> bool:
    """Return whether this is a text in quotes."""
    return isinstance(expr, Name) and expr.name.startswith('"')


def read_known(cursor: Cursor, left: Expr, start: int) -> Call:
    """`gpus.vram known`, whose last word is next; in a fit, a name alone can be a column."""
    word = cursor.take()
    if not isinstance(left, Column) and not (isinstance(left, Name) and cursor.bare):
        message = "`known` comes after a column, as in `gpus.vram known`"
        raise cursor.refuse("CG210", word.start, word.end, message)
    return Call(KNOWN, (left,), cursor.source.span(start, word.end))


MOST_KEYS = 2
"""The largest number of columns by which rows are grouped."""
_PER = re.compile(r"per[ \t]+[^\W\d]\w*[ \t]*\.")


def read_per(cursor: Cursor, of: Expr) -> Call | None:
    """`total(months.new) per months.year`, where `per` is next."""
    word = cursor.peek()
    if word.text != "per" or not _PER.match(cursor.source.text, word.start):
        return None
    cursor.take()
    keys = [read_path(cursor)]
    while cursor.takes(","):
        start = cursor.peek()
        keys.append(read_path(cursor))
        if len(keys) > MOST_KEYS:
            message = f"rows are grouped by up to {MOST_KEYS} columns"
            raise cursor.refuse("CG210", start.start, start.end, message, "remove this column")
    return Call(PER, (of, *keys), of.span.to(keys[-1].span))


def group_column(expr: Expr) -> str:
    """Return the column name of a grouped aggregate: that of its operand, else `count` or `value`."""
    of = expr.args[0] if isinstance(expr, Call) and expr.args else None
    if isinstance(of, Call) and of.function == WHERE:
        of = of.args[0]
    if isinstance(of, Column) and "." not in of.column:
        return of.column
    return "count" if isinstance(expr, Call) and expr.function == "count" else "value"


def read_where(cursor: Cursor, of: Expr, start: int, read: Callable[[Cursor], Expr]) -> Call:
    """`total(plans.price where plans.seats > 3)`, whose `where` is next."""
    cursor.take()
    if cursor.peek().kind is CalcTokenKind.END:
        raise unexpected(cursor, "a condition on the rows")
    condition = read(cursor)
    return Call(WHERE, (of, condition), cursor.source.span(start, cursor.at))


def where_on_rows(function: str, args: list[Expr]) -> list[Expr]:
    """Return the arguments of a call with the condition at the rows: it may also follow the share of a quantile."""
    if function != "quantile" or len(args) != len(("rows", "share")):
        return args
    rows, share = args
    if isinstance(share, Call) and share.function == WHERE and not (isinstance(rows, Call) and rows.function == WHERE):
        behind, condition = share.args
        return [Call(WHERE, (rows, condition), rows.span.to(condition.span)), behind]
    return args
