"""Columns computed along the rows of a table: running totals, the row before, a column that reads its own last row."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.binding.binder import Binder, CurrentRow
from calcgraph.calc.binding.rows import bind_column, bind_rows, computed_column, index_of, points_node
from calcgraph.calc.model import Dataset, in_key
from calcgraph.calc.nonscalar_functions import ALONG
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.program import STEPS
from calcgraph.calc.programs.terms import Term, map_parts, number, read, walk
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Expr
from calcgraph.calc.syntax.walks import parts_of

OWN = "prior"
"""The operation that reads an earlier row of the column that is computed."""
BEFORE = " before"
"""The end of the key of the row before in a group."""


def names_along(expr: Expr) -> bool:
    """Return whether an expression follows the rows, as `previous(t.x, 0)` does."""
    return (isinstance(expr, Call) and expr.function in ALONG) or any(map(names_along, parts_of(expr)))


def names_itself(expr: Expr, column: str) -> bool:
    """Return whether the formula of a column, `t.soc`, reads that column."""
    own = isinstance(expr, Column) and f"{expr.base}.{expr.column}" == column
    return own or any(names_itself(part, column) for part in parts_of(expr))


def bind_along(binder: Binder, name: str, expr: Call) -> Term:
    """`cumulative(t.x)`, `previous(t.x)`, `rank(t.x)`, `share(t.x)`: in a row, of the rows before it or of all."""
    rows = binder.rows
    if rows is None:
        message = f"`{name}` is computed for each row of a table"
        first = ", 0" if name == "previous" else ""
        hint = f"write, in a column, `table.new = {name}(table.column{first})`"
        raise binder.refuse("CG346", expr.span, message, hint)
    binder.check_arity(expr, 1, 2 if name == "previous" else 1)
    of, index = expr.args[0], index_of(rows, expr.span)
    if name == "previous":
        return _previous(binder, rows, expr, index)
    if binder.groups is not None and name == "cumulative":
        return _cumulative_of_group(binder, rows, expr)
    inner = bind_rows(binder, rows.entry, [of], None, expr.span)
    own = {str(part.value[0]) for part in walk(inner) if part.op == "rows" and isinstance(part.value, tuple)}
    if any(part.op == "index" and str(part.value) not in own for part in walk(inner)):
        raise binder.refuse(
            "CG346", expr.span, f"`{name}` takes only a column", "compute the column in its own line first"
        )
    key = f"{in_key(binder.scope.note)}#{name}({print_expression(of)})"
    if binder.groups is not None:
        return _of_group(binder, rows, expr, inner, binder.groups)
    if name != "share":
        binder.share(key, Term("scan", expr.span, (inner,), name))
        return Term("at", expr.span, (index,), key)
    binder.share(key, Term("fold", expr.span, (inner,), "total"))
    return Term("div", expr.span, (binder.bind(of), read(key, expr.span)))


def _of_group(binder: Binder, rows: CurrentRow, expr: Call, inner: Term, by: Column) -> Term:
    """The rank of a row in its group, or its share of the total of its group, found for all groups in one pass."""
    span, index = expr.span, index_of(rows, expr.span)
    group = f"{column_key(rows.entry.id, by.column)} group"
    if group not in binder.nodes:
        places: dict[str, float] = {}
        texts = _texts_of_groups(binder, rows.table, by)
        binder.nodes[group] = points_node(group, [places.setdefault(text, float(len(places))) for text in texts])
    assert isinstance(inner.value, tuple)
    own = Term("at", span, (Term("index", span, (), int(inner.value[0])),), group)
    kind = "rank per" if expr.function == "rank" else "total per"
    key = f"{in_key(binder.scope.note)}#{kind} {by.column} ({print_expression(expr.args[0])})"
    binder.share(key, Term("scan", span, (replace(inner, parts=(*inner.parts, own)),), kind))
    found = Term("at", span, (index,), key)
    return found if expr.function == "rank" else Term("div", span, (binder.bind(expr.args[0]), found))


class _PreviousRow(NamedTuple):
    """The row before the current one, and the condition that it does not exist."""

    row: Term
    is_first: Term


def _before(binder: Binder, rows: CurrentRow, expr: Call, index: Term) -> _PreviousRow:
    """Return the row before in the table, or in the group that the line names after `per`."""
    span = expr.span
    if binder.groups is None:
        is_first = Term("eq", span, (index, number(0, span)))
        return _PreviousRow(Term("sub", span, (index, number(1, span))), is_first)
    key = f"{column_key(rows.entry.id, binder.groups.column)}{BEFORE}"
    if key not in binder.nodes:
        binder.nodes[key] = points_node(key, _rows_before(binder, rows.table, binder.groups))
    row = Term("at", span, (index,), key)
    return _PreviousRow(row, Term("lt", span, (row, number(0, span))))


def _rows_before(binder: Binder, table: Dataset, key: Column) -> Sequence[float]:
    """Return, for each row, the index of the nearest one above with the same text in a column, or -1."""
    last, found = dict[str, int](), list[float]()
    for place, text in enumerate(_texts_of_groups(binder, table, key)):
        found.append(float(last.get(text, -1)))
        last[text] = place
    return found


def _texts_of_groups(binder: Binder, table: Dataset, key: Column) -> list[str]:
    """Return the text that names the group of each row."""
    at, found = table.columns.index(key.column), list[str]()
    for place, row in enumerate(table.table.rows):
        text = row[at].text.strip()
        if not text:
            message = f"the cell `{table.id.name}.{list(table.rows)[place]}.{key.column}` is empty"
            raise binder.refuse("CG351", key.span, message, "fill it: each row belongs to a group")
        found.append(text)
    return found


def _previous(binder: Binder, rows: CurrentRow, expr: Call, index: Term) -> Term:
    of, *otherwise = expr.args
    if not isinstance(of, Column) or "." in of.column or not otherwise:
        hint = "add the value for the first row: `previous(t.x, 0)`"
        if otherwise:
            hint = f"make a column of it first, `{rows.table.id.name}.new = …`, and take `previous` of that"
        raise binder.refuse("CG346", expr.span, "`previous` needs a column and a value for the first row", hint)
    before = _before(binder, rows, expr, index)
    if _is_own(binder, rows, of):
        term = Term(OWN, of.span, (before.row,), 0)
    else:
        term = replace(bind_column(binder, rows.entry, of), parts=(before.row,))
    return Term("if", expr.span, (before.is_first, binder.bind(otherwise[0]), term))


def _is_own(binder: Binder, rows: CurrentRow, of: Column) -> bool:
    """Return whether a column is the one that the line computes, in its own rows."""
    entry = binder.scope.entries.get(of.base)
    is_table = entry is not None and entry.id == rows.entry.id and rows.entry.id.note == binder.scope.note
    return is_table and binder.column_body is not None and rows.loop == 1 and binder.defines == f"{of.base}.{of.column}"


def _cumulative_of_group(binder: Binder, rows: CurrentRow, expr: Call) -> Term:
    """The sum of the rows of a group so far, which reads its own last row and needs a separate line."""
    body = binder.column_body
    is_whole = isinstance(body, Call) and body.args[:1] == (expr,)
    if not is_whole or rows.loop != 1:
        message = "`cumulative` with groups needs its own line"
        raise binder.refuse("CG346", expr.span, message, "write `table.run = cumulative(table.x) per table.group`")
    before, own = _before(binder, rows, expr, index_of(rows, expr.span)), binder.bind(expr.args[0])
    total = Term("add", expr.span, (Term(OWN, expr.span, (before.row,), 0), own))
    return Term("if", expr.span, (before.is_first, own, total))


def bind_groups(binder: Binder, expr: Call) -> Term:
    """`previous(t.x, 0) per t.month`: along the rows of each group of the table that the line is of."""
    of, key, *more = expr.args
    assert isinstance(key, Column)
    if more:
        message = "`previous`, `cumulative`, `rank` and `share` go along the groups of one column"
        raise binder.refuse("CG346", more[0].span, message, "add a column to the table that has both texts")
    home = binder.rows
    assert home is not None
    if computed_column(binder, home.entry, key.column) is None:
        if key.column not in home.table.columns:
            binder.check_column(home.entry, key)
    else:
        message = f"`{key.base}.{key.column}` is computed, and groups need a column that is written in the table"
        raise binder.refuse("CG346", key.span, message, "name a column of the table")
    before, binder.groups = binder.groups, key
    try:
        return binder.bind(of)
    finally:
        binder.groups = before


def is_of_home(binder: Binder, of: Expr, key: Column) -> bool:
    """Return whether a line with `per` is computed along the rows of its own table."""
    entry = binder.scope.entries.get(key.base)
    home = binder.rows
    return home is not None and entry is not None and entry.id == home.entry.id and names_along(of)


def row_after_row(term: Term) -> Term:
    """The formula of a column, as a sequence over its rows if it reads its own earlier rows.

    A cell of the column itself in the same row stays as it is, and is reported as a cycle.
    """
    if not any(part.op == OWN for part in walk(term)):
        return term
    assert isinstance(term.value, tuple)
    loop, count = int(term.value[0]), int(term.value[1])

    def change(part: Term) -> Term:
        if part.op == "index" and int(str(part.value)) == loop:
            return Term("index", part.span, (), STEPS)
        return map_parts(part, change)

    last = number(count - 1, term.span)
    return Term("steps", term.span, (last, change(term.parts[0])), ("0", "0"))
