"""Columns of tables in formulas: row by row, folded over rows, along rows, looked up in other tables."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isnan
from typing import NoReturn

from msgspec.structs import replace

from calcgraph.calc.binding.binder import Binder, CurrentRow, listed
from calcgraph.calc.binding.columns import spreads_of
from calcgraph.calc.binding.texts import check_text
from calcgraph.calc.functions import ALIASES
from calcgraph.calc.model import Dataset, Entry, Value
from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.calc.nonscalar_functions import FOLDS, OF_VALUES, ROW_FOLDS
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.terms import Term, number, read, walk
from calcgraph.calc.syntax.paths import KNOWN, LOOKUP, WHERE, is_text
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Compare, Expr, Name, Pick
from calcgraph.calc.syntax.walks import parts_of
from calcgraph.calc.tables.compact import Numbers, NumbersByRow, Rows
from calcgraph.calc.tables.written_cells import why_missing, why_no_row, written_in
from calcgraph.source import Span
from calcgraph.suggest import did_you_mean


def bind_rows(  # noqa: PLR0913, PLR0917 - a table, what is made of its rows, and of which
    binder: Binder,
    entry: Entry,
    bodies: Sequence[Expr],
    where: Expr | None,
    span: Span,
    of_group: Callable[[CurrentRow], Term] | None = None,
) -> Term:
    """Formulas for each row of a table, or for those of which a condition holds; `of_group` is one more condition."""
    table = entry.dataset
    assert table is not None
    binder.loops += 1
    loop = binder.loops
    before, binder.rows = binder.rows, CurrentRow(entry, table, loop)
    try:
        parts = [of_group(binder.rows)] if of_group is not None else []
        if where is not None:
            chosen = binder.bind(where)
            parts = [Term("and", where.span, (parts[0], chosen)) if parts else chosen]
        parts += [binder.bind(body) if not _is_table(binder, body) else number(1, body.span) for body in bodies]
    finally:
        binder.rows = before
    for part in parts:
        refuse_ranges(binder, part)
    some = "1" if where is not None or of_group is not None else "0"
    return Term("rows", span, tuple(parts), (str(loop), str(len(table.rows)), some))


def refuse_ranges(binder: Binder, term: Term) -> None:
    """Raise for a column of ranges."""
    for part in walk(term):
        node = binder.nodes.get(str(part.value)) if part.op == "at" else None
        if node is not None and node.spreads:
            message = f"`{node.key.partition('#')[2]}` has ranges in it, and rows are computed from single numbers"
            raise binder.refuse("CG346", part.span, message, "give it numbers")


_MEASURED = re.compile(r"-?[0-9][0-9._]{0,20}(?: ?[^\W\d_][^\s`]{0,20})?")
"""A number with its unit."""


def bind_name(binder: Binder, expr: Name) -> Term:
    """Return the term of a name; a text has no term."""
    if is_text(expr):
        written = expr.name.strip('"')
        hint = 'write `table.column = "…"` after `where`'
        if _MEASURED.fullmatch(written):
            hint = f"remove the quotes: `{written}`"
        raise binder.refuse("CG346", expr.span, "text can only be compared with a column of text", hint)
    return binder.name(expr)


def bind_path(binder: Binder, expr: Column) -> Term:
    """Return the term of a column of a pick, a column of a table in the current row, or a cell."""
    entry = binder.scope.entries.get(expr.base)
    if entry is not None and entry.statement is None and entry.dataset is not None:
        binder.use(entry, expr.span)
        return bind_column(binder, entry, expr)
    if entry is not None and entry.dataset is not None and computed_column(binder, entry, expr.column) is not None:
        binder.use(entry, expr.span)
        return read(column_key(entry.id, expr.column), expr.span)
    return binder.column(expr)


def bind_column(binder: Binder, entry: Entry, expr: Column) -> Term:
    """Return the term of a column in the current row, or of a cell; refuse a column without a current row."""
    if "." in expr.column:
        return _cell(binder, entry, expr)
    rows = binder.rows
    if rows is None:
        if entry.dataset is not None and expr.column in entry.dataset.rows and expr.column not in entry.dataset.columns:
            message = f"`{expr.column}` is a row of `{expr.base}`, not a column"
            raise binder.refuse("CG345", expr.span, message, f"write `pick {expr.base}: {expr.column}`")
        message = f"`{expr.base}.{expr.column}` is a whole column"
        total, cell = f"`total({expr.base}.{expr.column})`", f"a cell `{expr.base}.row.{expr.column}`"
        pick = _pick_of(binder, expr)
        hint = f"write {pick}, {total} or {cell}" if pick else f"write {total}, {cell} or a `pick`"
        raise binder.refuse("CG345", expr.span, message, hint)
    if rows.entry.id != entry.id:
        message = f"`{expr.base}.{expr.column}` is not a column of `{rows.entry.id.name}`, whose rows are used here"
        raise binder.refuse("CG346", expr.span, message, f"look it up by a key: `{expr.base}[…].{expr.column}`")
    return bind_cell(binder, entry, expr, index_of(rows, expr.span))


def _pick_of(binder: Binder, expr: Column) -> str:
    """Return the column of the row that the note picks from a table; empty without exactly one pick of it."""
    entries = binder.scope.entries.items()
    picks = [name for name, one in entries if isinstance(one.statement, Pick) and one.statement.table == expr.base]
    return f"`{picks[0]}.{expr.column}`" if len(picks) == 1 else ""


def index_of(rows: CurrentRow, span: Span) -> Term:
    """Return the place of the current row."""
    return Term("index", span, (), rows.loop)


def bind_cell(binder: Binder, entry: Entry, expr: Column, index: Term) -> Term:
    """A column's number in a row."""
    key = column_key(entry.id, expr.column)
    computed = computed_column(binder, entry, expr.column)
    if computed is not None:
        binder.use(computed, expr.span)
        return Term("at", expr.span, (index,), key)
    binder.check_column(entry, expr)
    assert entry.dataset is not None
    numbers = entry.dataset.key_numbers.get(expr.column)
    node = points_node(key, numbers.cells) if numbers else column_node(key, entry.dataset, expr.column)
    binder.nodes[key] = node
    return Term("at", expr.span, (index,), key)


def computed_column(binder: Binder, entry: Entry, column: str) -> Entry | None:
    """The line that computes a column of a table."""
    table = entry.dataset.id if entry.dataset is not None else entry.id
    home = binder.scopes.get(table.note)
    return home.entries.get(f"{table.name}.{column}") if home is not None else None


def column_node(key: str, table: Dataset, column: str) -> Node:
    """A leaf whose value are the cells of a column, with the reason in place of one that is empty."""
    whole = table.rows.columns.get(column) if isinstance(table.rows, Rows) else None
    if isinstance(whole, Numbers) and len(whole) == len(table.rows) and not any(map(isnan, whole.numbers)):
        return replace(points_node(key, whole.numbers), spreads=spreads_of(table, column))
    cells = NumbersByRow(table.rows, column)
    found = [_empty(table, row, column, at) if cells[row] is None else cells[row] for at, row in enumerate(table.rows)]
    return replace(points_node(key, found), spreads=spreads_of(table, column))


def _empty(table: Dataset, row: str, column: str, at: int | None = None) -> str:
    return f"the cell `{table.id.name}.{row}.{column}` {why_missing(table, row, column, at)}"


def points_node(key: str, numbers: Sequence[float | str | None]) -> Node:
    """Return a leaf of numbers in the order of rows; a text is the reason why a number is missing."""
    operation: Operation = ("points", 1, len(numbers), *(one for one in numbers if one is not None), 1)
    return Node(key, program=Program((operation,)))


def _cell(binder: Binder, entry: Entry, expr: Column) -> Term:
    """`stages.s2.dry`."""
    row, _, column = expr.column.rpartition(".")
    table = entry.dataset
    assert table is not None
    if row not in table.rows:
        message, hint = why_no_row(table, row)
        hint = hint or did_you_mean(row, dict.fromkeys(table.rows)) or f"its rows are {listed(list(table.rows)[:8])}"
        raise binder.refuse("CG344", expr.span, message or f"`{table.id.name}` has no row `{row}`", hint)
    named = replace(expr, column=column)
    if computed_column(binder, entry, column) is not None:
        return bind_cell(binder, entry, named, number(list(table.rows).index(row), expr.span))
    binder.check_column(entry, named)
    key, value = f"{table.id.key}.{row}.{column}", table.rows[row].get(column)
    if isinstance(value, Value):
        ends = (value.low, value.high) if value.is_range else (None, None)
        binder.nodes[key] = Node(key, value.number, *ends)
    else:
        binder.nodes[key] = Node(key, problem=_empty(table, row, column))
    return read(key, expr.span)


def bind_fold(binder: Binder, name: str, expr: Call) -> Term | None:
    """A fold over an expression of the columns of one table; None where it is of no table, or one of plain cells."""
    table = next((one for arg in expr.args for one in find_tables(binder, arg)), None)
    first = expr.args[0] if expr.args else None
    if table is None or (name in OF_VALUES and len(expr.args) > 1):
        return None
    if name in FOLDS and len(expr.args) == 1 and _is_plain(binder, table, first):
        return None
    binder.use(table, expr.span)
    name, bodies, where, more = fold_parts(binder, expr)
    rows = bind_rows(binder, table, bodies, where, expr.span)
    return Term("fold", expr.span, (rows, *(binder.bind(arg) for arg in more)), name)


def fold_parts(binder: Binder, expr: Call) -> tuple[str, list[Expr], Expr | None, tuple[Expr, ...]]:
    """Return the parts of an aggregate: its name, the expression for each row, the condition, and the other numbers."""
    name = ALIASES.get(expr.function, expr.function)
    if name not in ROW_FOLDS:
        raise binder.refuse(
            "CG346", expr.span, f"`{expr.function}` is not a fold", "use an aggregate function such as `total(t.x)`"
        )
    columns = ROW_FOLDS[name].columns
    binder.check_arity(expr, columns + ROW_FOLDS[name].more, columns + ROW_FOLDS[name].more)
    bodies, where = list(expr.args[:columns]), None
    last = bodies[-1]
    if isinstance(last, Call) and last.function == WHERE:
        bodies[-1], where = last.args
    return name, bodies, where, expr.args[columns:]


def column_table(binder: Binder, column: Column, hint: str) -> tuple[Entry, Dataset]:
    """The table that a column is of."""
    entry = binder.entry(column.base, column.span)
    if entry.statement is not None or entry.dataset is None:
        raise binder.refuse("CG346", column.span, f"`{column.base}` is not a table", hint)
    return entry, entry.dataset


def _is_plain(binder: Binder, table: Entry, expr: Expr | None) -> bool:
    """Return whether this is a column as it is written in its table, or the table itself."""
    if isinstance(expr, Name):
        return True
    if not isinstance(expr, Column) or "." in expr.column or table.dataset is None:
        return False
    if expr.column in table.dataset.key_numbers:
        return False
    return computed_column(binder, table, expr.column) is None


def find_tables(binder: Binder, expr: Expr) -> Iterator[Entry]:
    """Yield the tables whose columns an expression reads row by row; aggregates inside it have separate rows."""
    if isinstance(expr, Call) and expr.function == LOOKUP:
        yield from find_tables(binder, expr.args[1])
        return
    if isinstance(expr, Call) and _is_fold(binder, expr):
        return
    named = expr.base if isinstance(expr, Column) and "." not in expr.column else getattr(expr, "name", "")
    entry = binder.scope.entries.get(named) if isinstance(expr, Name | Column) else None
    if entry is not None and entry.statement is None and entry.dataset is not None:
        yield entry
    for part in parts_of(expr):
        yield from find_tables(binder, part)


def _is_fold(binder: Binder, call: Call) -> bool:
    name = ALIASES.get(call.function, call.function)
    own = binder.scope.entries.get(call.function)
    return name in ROW_FOLDS and own is None and not (name in OF_VALUES and len(call.args) > 1)


def _is_table(binder: Binder, expr: Expr) -> bool:
    entry = binder.scope.entries.get(expr.name) if isinstance(expr, Name) else None
    return entry is not None and entry.statement is None


def bind_where(binder: Binder, _name: str, expr: Call) -> NoReturn:
    """Refuse `where` outside an aggregate."""
    hint = "write it inside an aggregate: `total(plans.price where plans.seats > 3)`"
    raise binder.refuse(
        "CG346", expr.span, "`where` only selects rows inside an aggregate such as `total` or `count`", hint
    )


def bind_known(binder: Binder, _name: str, expr: Call) -> Term:
    """Return the term of `gpus.vram known`: 1 if the current row has this cell."""
    column = expr.args[0]
    if not isinstance(column, Column):  # a name in a fit that its table does not have
        message = f"`{print_expression(column)}` is not a column of the table"
        raise binder.refuse("CG345", column.span, message, "write a column before `known`")
    rows = _in_hand(binder, column)
    if computed_column(binder, rows.entry, column.column) is not None:
        message = f"`{column.base}.{column.column}` is computed in every row"
        raise binder.refuse("CG346", expr.span, message, "ask for a column that it is computed from")
    _check_any(binder, rows, column)
    flags = [float(cells.get(column.column) not in {None, ""}) for cells in rows.table.rows.values()]
    return _flag(binder, rows, f"{column_key(rows.entry.id, column.column)} known", flags, expr.span)


def bind_compare(binder: Binder, expr: Compare) -> Term:
    """A comparison; one of a text column is with a text in quotes."""
    if not is_text(expr.left) and not is_text(expr.right):
        _refuse_bare_text(binder, expr)
        return binder.compare(expr)
    column, text = (expr.right, expr.left) if is_text(expr.left) else (expr.left, expr.right)
    if not isinstance(column, Column) or not isinstance(text, Name) or expr.op not in {"=", "!="}:
        own = _own_column(binder, column)
        hint = f"write `{own} {expr.op} {print_expression(text)}`" if own else 'write `jobs.state = "failed"`, or `!=`'
        raise binder.refuse("CG346", expr.span, "a text can only be compared with a text column", hint)
    rows = _in_hand(binder, column)
    table = rows.table
    _check_any(binder, rows, column)
    if column.column in table.units or computed_column(binder, rows.entry, column.column) is not None:
        message = f"`{column.base}.{column.column}` contains numbers, not text"
        raise binder.refuse("CG346", expr.span, message, "compare it with a number")
    wanted = text.name[1:-1]
    check_text(binder, table, column, text)
    flags = [float((cells.get(column.column) == wanted) == (expr.op == "=")) for cells in table.rows.values()]
    key = f"{column_key(rows.entry.id, column.column)} {expr.op} {text.name}"
    return _flag(binder, rows, key, flags, expr.span)


def _own_column(binder: Binder, name: Expr) -> str:
    """Return the column of the current table that a bare name can mean; empty if it is something else."""
    rows = binder.rows
    if not isinstance(name, Name) or rows is None or name.name in binder.scope.entries:
        return ""
    return f"{rows.entry.id.name}.{name.name}" if name.name in rows.table.columns else ""


def _refuse_bare_text(binder: Binder, expr: Compare) -> None:
    """`jobs.state = failed`: a text without its quotes."""
    column, text = expr.left, expr.right
    if not isinstance(column, Column) or not isinstance(text, Name) or text.name in binder.scope.entries:
        return
    entry = binder.scope.entries.get(column.base)
    table = entry.dataset if entry is not None and entry.statement is None else None
    if table is not None and column.column in table.columns and column.column not in table.units:
        message = f"`{text.name}` is text here, so it needs quotes"
        raise binder.refuse("CG346", text.span, message, f'write `{column.base}.{column.column} = "{text.name}"`')


def _flag(binder: Binder, rows: CurrentRow, key: str, flags: list[float], span: Span) -> Term:
    """1 or 0 in each row, as the cells of a table say once and for all."""
    binder.nodes[key] = points_node(key, flags)
    at = Term("at", span, (index_of(rows, span),), key)
    return Term("ne", span, (at, number(0, span)))


def _in_hand(binder: Binder, column: Column) -> CurrentRow:
    """Return the current row of a column's table."""
    entry, rows = binder.entry(column.base, column.span), binder.rows
    if rows is None or rows.entry.id != entry.id:
        message = f"`{column.base}.{column.column}` has no current row here"
        hint = f"use it inside `count({column.base} where …)` or in a computed column of `{column.base}`"
        raise binder.refuse("CG346", column.span, message, hint)
    return rows


def _check_any(binder: Binder, rows: CurrentRow, column: Column) -> None:
    """Check that the current table has a column of this name, of numbers or of text."""
    if column.column not in rows.table.columns:
        binder.check_column(rows.entry, column)


def _texts_of_key(binder: Binder, rows: CurrentRow, key: Expr, *, is_one: bool) -> list[str]:
    """Return the texts of a column that name rows of another table; one of several keys can also have numbers."""
    assert isinstance(key, Column)
    if _in_hand(binder, key).entry.id != rows.entry.id:
        raise binder.refuse("CG346", key.span, f"`{key.base}` is a different table", "take both keys from one table")
    _check_any(binder, rows, key)
    if key.column in rows.table.units and is_one:
        message = f"`{key.base}.{key.column}` has numbers, and rows are named by text"
        raise binder.refuse("CG346", key.span, message, "take `interpolate` or `step` for numbers")
    return [written_in(rows.table, row, key.column, at) for at, row in enumerate(rows.table.rows)]


def bind_lookup(binder: Binder, _name: str, expr: Call) -> Term:
    """`rates[plans.currency].value`: the row of another table that one text column names, or two columns."""
    value, *keys = expr.args
    assert isinstance(value, Column)
    key = keys[0]
    assert isinstance(key, Column)
    rows = _in_hand(binder, key)
    entry, table = column_table(binder, value, "name one whose rows are looked up")
    if len(keys) > 1 and table.keys != len(keys):
        message = f"the rows of `{entry.id.name}` are not named by two columns"
        raise binder.refuse("CG346", expr.span, message, f"give one key: `{entry.id.name}[…].{value.column}`")
    texts = [_texts_of_key(binder, rows, one, is_one=len(keys) == 1) for one in keys if isinstance(one, Column)]
    places = {row: at for at, row in enumerate(table.rows)}
    named = [",".join(parts) for parts in zip(*texts, strict=True)]
    missing = {
        row: why_no_row(table, row)[0] or f"`{entry.id.name}` has no row `{row}`" for row in named if row not in places
    }
    found = [float(places[row]) if row in places else missing[row] for row in named]
    names = ",".join(one.column for one in keys if isinstance(one, Column))
    index = f"{column_key(rows.entry.id, names)} in {entry.id.name}"
    binder.nodes[index] = points_node(index, found)
    at = Term("at", key.span, (index_of(rows, key.span),), index)
    return bind_cell(binder, entry, value, at)


ROW_CALLS: Mapping[str, Callable[[Binder, str, Call], Term]] = {
    WHERE: bind_where,
    KNOWN: bind_known,
    LOOKUP: bind_lookup,
}
"""The functions that refer to the current row."""
