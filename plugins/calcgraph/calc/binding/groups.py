"""Folds by group: `by_year = total(months.new) per months.year` makes a table, with a row for each year."""

from collections.abc import Mapping, Sequence

from calcgraph.calc.binding.along import bind_groups, is_of_home
from calcgraph.calc.binding.binder import Binder, CurrentRow
from calcgraph.calc.binding.rows import bind_rows, column_table, fold_parts, points_node
from calcgraph.calc.binding.texts import check_groups
from calcgraph.calc.model import Dataset, Entry, KeyNumbers, QuantityId, Value
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.paths import PER
from calcgraph.calc.syntax.tree import Call, Column, Function
from calcgraph.calc.tables.compact import texts_of
from calcgraph.notes.model import Cell, DataTable


def base_of_groups(function: Function) -> str:
    """Return the name of the table whose rows a line groups into its own table; empty for other lines."""
    width = function.name_span.end_column - function.name_span.column
    body = function.body
    if width != len(function.table) or not isinstance(body, Call) or body.function != PER:
        return ""
    key = body.args[1]
    return key.base if isinstance(key, Column) else ""


def rows_grouped(function: Function, own: Mapping[str, Entry]) -> int:
    """Return the number of cells that a line of groups reads to make its table."""
    keys = _keys(function.body) if isinstance(function.body, Call) else []
    source = own.get(keys[0].base) if keys else None
    return len(source.dataset.table.rows) * len(keys) if source is not None and source.dataset is not None else 0


def group_table(function: Function, own: Mapping[str, Entry], id_: QuantityId, path: str) -> Entry | None:
    """The table of a line that groups the rows of another; None where that is not a table of the note."""
    keys = _keys(function.body) if isinstance(function.body, Call) else []
    source = own.get(keys[0].base) if keys else None
    table = source.dataset if source is not None and source.statement is None else None
    if table is None or any(one.base != keys[0].base or one.column not in table.columns for one in keys):
        return None
    written = [_written(table, one.column) for one in keys]
    groups = {",".join(texts): texts for texts in zip(*written, strict=True) if all(texts)}
    span, columns = function.name_span, tuple(one.column for one in keys)
    if len(set(columns)) < len(columns):
        return None
    rows = tuple(tuple(Cell(text, span) for text in texts) for texts in groups.values())
    data = DataTable(id_.name, "", tuple(Cell(one, span) for one in columns), rows, span)
    rows_of = {name: dict(zip(columns, texts, strict=True)) for name, texts in groups.items()}
    numbers: dict[str, KeyNumbers] = {}
    for at, column in enumerate(columns):
        numbers |= _numbers(table, column, [texts[at] for texts in groups.values()])
    return Entry(id_, path, None, Dataset(id_, columns, {}, rows_of, data, len(columns), key_numbers=numbers))


def _keys(body: Call) -> list[Column]:
    """Return the columns by which a line groups rows."""
    return [one for one in body.args[1:] if isinstance(one, Column)]


def _numbers(table: Dataset, column: str, names: Sequence[str]) -> dict[str, KeyNumbers]:
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
    return [text.strip() for text in texts_of(table.table.rows, at)]


def bind_per(binder: Binder, _name: str, expr: Call) -> Term:
    """Return the aggregate of those rows of another table whose columns name the current row."""
    fold, keys = expr.args[0], _keys(expr)
    key = keys[0]
    if is_of_home(binder, fold, key):
        return bind_groups(binder, expr)
    home = binder.rows
    if home is None or not isinstance(fold, Call):
        hint = "write it as a line: `by_year = total(months.new) per months.year`"
        raise binder.refuse("CG346", expr.span, "`per` makes a table, or a column of one", hint)
    entry, table = column_table(binder, key, "name one with its column")
    groups = home.table
    texts = dict(zip(table.rows, _texts_of(binder, entry, table, keys), strict=True))
    name, bodies, where, more = fold_parts(binder, fold)
    places = {row: float(at) for at, row in enumerate(groups.rows)}
    check_groups(binder, key, texts.values(), groups)
    columns = ",".join(one.column for one in keys)
    group = f"{column_key(entry.id, columns)} in {groups.id.name}"
    binder.nodes[group] = points_node(group, [places.get(text, -1.0) for text in texts.values()])

    def of_group(rows: CurrentRow) -> Term:
        own = Term("at", key.span, (Term("index", key.span, (), rows.loop),), group)
        return Term("eq", key.span, (own, Term("index", key.span, (), home.loop)))

    rows = bind_rows(binder, entry, bodies, where, expr.span, of_group)
    return Term("fold", expr.span, (rows, *(binder.bind(one) for one in more)), name)


def _texts_of(binder: Binder, entry: Entry, table: Dataset, keys: Sequence[Column]) -> list[str]:
    """Return the name of the group of each row: its text, or two with a comma between."""
    written: list[list[str]] = []
    for key in keys:
        if key.base != keys[0].base:
            message = f"`{key.base}` is not the table `{keys[0].base}`"
            raise binder.refuse("CG346", key.span, message, "group by columns of one table")
        if key.column not in table.columns:
            binder.check_column(entry, key)
            message = f"`{key.base}.{key.column}` is computed, and groups need a column that is written in the table"
            raise binder.refuse("CG346", key.span, message, "name a column of the table")
        texts = _written(table, key.column)
        empty = next((row for row, text in zip(table.rows, texts, strict=True) if not text), None)
        if empty is not None:
            message = f"the cell `{entry.id.name}.{empty}.{key.column}` is empty"
            raise binder.refuse("CG351", key.span, message, "fill it: each row belongs to a group")
        written.append(texts)
    pairs = list(zip(*written, strict=True))
    if len({",".join(one) for one in pairs}) < len(set(pairs)):
        message = f"two groups of `{keys[0].base}` have the same name, because their texts contain commas"
        raise binder.refuse("CG346", keys[-1].span, message, "write these texts without commas")
    if len({one.column for one in keys}) < len(keys):
        message = f"`{keys[-1].base}.{keys[-1].column}` is named twice"
        raise binder.refuse("CG346", keys[-1].span, message, "group by two columns, or by one")
    return [",".join(one) for one in pairs]
