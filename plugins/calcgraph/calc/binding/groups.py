"""Folds by group: `by_year = total(months.new) per months.year` makes a table, with a row for each year."""

from collections.abc import Mapping

from calcgraph.calc.binding.along import bind_groups, is_of_home
from calcgraph.calc.binding.binder import Binder, CurrentRow
from calcgraph.calc.binding.rows import bind_rows, column_table, fold_parts, points_node
from calcgraph.calc.binding.texts import check_groups
from calcgraph.calc.model import Dataset, Entry, KeyNumbers, QuantityId, Value
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.paths import PER
from calcgraph.calc.syntax.tree import Call, Column, Function
from calcgraph.notes.model import Cell, DataTable


def base_of_groups(function: Function) -> str:
    """Return the name of the table whose rows a line groups into its own table; empty for other lines."""
    width = function.name_span.end_column - function.name_span.column
    body = function.body
    if width != len(function.table) or not isinstance(body, Call) or body.function != PER:
        return ""
    key = body.args[1]
    return key.base if isinstance(key, Column) else ""


def group_table(function: Function, own: Mapping[str, Entry], id_: QuantityId, path: str) -> Entry | None:
    """The table of a line that groups the rows of another; None where that is not a table of the note."""
    key = function.body.args[1] if isinstance(function.body, Call) else None
    source = own.get(key.base) if isinstance(key, Column) else None
    table = source.dataset if source is not None and source.statement is None else None
    if table is None or not isinstance(key, Column) or key.column not in table.columns:
        return None
    names = dict.fromkeys(text for text in _written(table, key.column) if text)
    span = function.name_span
    header, rows = (Cell(key.column, span),), tuple((Cell(name, span),) for name in names)
    written = DataTable(id_.name, "", header, rows, span)
    rows_of = {name: {key.column: name} for name in names}
    made = Dataset(id_, (key.column,), {}, rows_of, written, key_numbers=_numbers(table, key.column, names))
    return Entry(id_, path, None, made)


def _numbers(table: Dataset, column: str, names: Mapping[str, None]) -> dict[str, KeyNumbers]:
    """Return the numbers that name the groups, if the column has numbers."""
    known = table.key_numbers.get(column)
    unit = known.unit if known else table.units.get(column)
    if unit is None:
        return {}
    cells: list[object] = list(known.cells) if known else [row.get(column) for row in table.rows.values()]
    values = dict(zip(_written(table, column), cells, strict=True))
    numbers = [one.number if isinstance(one := values[name], Value) else one for name in names]
    are_numbers = [one for one in numbers if isinstance(one, float)]
    return {column: KeyNumbers(unit, tuple(are_numbers))} if len(are_numbers) == len(names) else {}


def _written(table: Dataset, column: str) -> list[str]:
    """Return the texts of the cells of a column."""
    at = table.columns.index(column)
    return [row[at].text.strip() for row in table.table.rows]


def bind_per(binder: Binder, _name: str, expr: Call) -> Term:
    """Return the aggregate of those rows of another table whose column names the current row."""
    fold, key = expr.args
    assert isinstance(key, Column)
    home = binder.rows
    if is_of_home(binder, fold, key):
        return bind_groups(binder, expr)
    if home is None or not isinstance(fold, Call):
        hint = "write it as a line: `by_year = total(months.new) per months.year`"
        raise binder.refuse("CG346", expr.span, "`per` makes a table, or a column of one", hint)
    entry, table = column_table(binder, key, "name one with its column")
    groups = home.table
    if key.column not in table.columns:
        binder.check_column(entry, key)
        message = f"`{key.base}.{key.column}` is computed, and groups need a column that is written in the table"
        raise binder.refuse("CG346", key.span, message, "name a column of the table")
    name, bodies, where, more = fold_parts(binder, fold)
    places = {row: float(at) for at, row in enumerate(groups.rows)}
    texts = dict(zip(table.rows, _written(table, key.column), strict=True))
    empty = next((row for row, text in texts.items() if not text), None)
    if empty is not None:
        message = f"the cell `{entry.id.name}.{empty}.{key.column}` is empty"
        raise binder.refuse("CG351", key.span, message, "fill it: each row belongs to a group")
    check_groups(binder, key, texts.values(), groups)
    group = f"{column_key(entry.id, key.column)} in {groups.id.name}"
    binder.bound.curves[group] = points_node(group, [places.get(text, -1.0) for text in texts.values()])

    def of_group(rows: CurrentRow) -> Term:
        own = Term("at", key.span, (Term("index", key.span, (), rows.loop),), group)
        return Term("eq", key.span, (own, Term("index", key.span, (), home.loop)))

    rows = bind_rows(binder, entry, bodies, where, expr.span, of_group)
    return Term("fold", expr.span, (rows, *(binder.bind(one) for one in more)), name)
