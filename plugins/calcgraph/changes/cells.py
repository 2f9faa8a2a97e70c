"""Cells of tables that differ, as edits, and what columns and totals are with some of them made."""

from collections import ChainMap, Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from calcgraph.calc.binding.columns import fold_node
from calcgraph.calc.model import Dataset, Entry, QuantityId
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.tables.compact import CellValue
from calcgraph.changes.differences import InputChange

Changed = Mapping[tuple[str, str], InputChange]
"""Edits by row and column; the column of a row that came or went is empty."""


class Fold(NamedTuple):
    """A total and the like of a table."""

    fold: str
    table: QuantityId
    column: str
    """Empty for the number of rows."""


def fold_of(key: str, folds: Collection[str]) -> Fold | None:
    """Return the aggregate in a key such as `notes/decode.md#total(gpus.vram)`; None for a key without one."""
    note, name = id_of(key)
    fold, _, inner = name.partition("(")
    if fold not in folds or not inner:
        return None
    table, _, column = inner.removesuffix(")").partition(".")
    return Fold(fold, QuantityId(note, table), column)


def changed_cells(old: Dataset, new: Dataset, path: str, most: int) -> Changed:
    """The edits between two readings of a table: each cell, or each column where more than `most` cells differ."""
    found: dict[tuple[str, str], InputChange] = {}
    if old is new or (old.rows == new.rows and old.units.keys() == new.units.keys()):
        return found
    places = {row: at for at, row in enumerate(new.rows)}
    was = {row: at for at, row in enumerate(old.rows)}
    for row in (*new.rows, *(one for one in old.rows if one not in places)):
        if row not in old.rows or row not in new.rows:
            table, at = (new, places[row]) if row in places else (old, was[row])
            found[row, ""] = InputChange(path, table.table.rows[at][0].span.line, f"row {new.id.name}.{row}")
            continue
        for column in new.units:
            if column in old.units and old.rows[row].get(column) != new.rows[row].get(column):
                cells = _written(old, was[row], column), _written(new, places[row], column)
                line = new.table.rows[places[row]][new.columns.index(column)].span.line
                cell = InputChange(path, line, f"{new.id.name}.{row}.{column}", *cells)
                found[row, column] = _head_edit((old, was[row]), (new, places[row]), column, path) or cell
    return found if len(set(found.values())) <= most else _by_column(found, new, path)


def _head_edit(old: tuple[Dataset, int], new: tuple[Dataset, int], column: str, path: str) -> InputChange | None:
    """The edit of a column's header, if that is what differs and the cell is written as before."""
    tables = old[0].table, new[0].table
    at = old[0].columns.index(column), new[0].columns.index(column)
    heads = [
        table.header[index] if index < len(table.header) else None for table, index in zip(tables, at, strict=True)
    ]
    cells = [table.rows[row][index].text for table, (_, row), index in zip(tables, (old, new), at, strict=True)]
    if heads[0] is None or heads[1] is None or heads[0].text == heads[1].text or cells[0] != cells[1]:
        return None
    what = f"header of {new[0].id.name}.{column}"
    return InputChange(path, heads[1].span.line, what, heads[0].text, heads[1].text)


def _by_column(found: Changed, table: Dataset, path: str) -> Changed:
    counts = Counter(column for _, column in found)
    line = table.table.span.line if not table.table.path else 1
    names = {
        column: InputChange(
            path, line, f"{table.id.name}.{column} ({count} cells)" if column else f"{count} rows of {table.id.name}"
        )
        for column, count in counts.items()
    }
    return {place: names[place[1]] for place in found}


def _written(table: Dataset, at: int, column: str) -> str:
    text = table.table.rows[at][table.columns.index(column)].text
    return f"{text} {table.units[column].text}".strip() if text else "empty"


def read_cells(was: Node, node: Node, numbers: Mapping[str, int], chosen: frozenset[int]) -> Mapping[str, float | None]:
    """The cells of a column with some edits made; a row that only one side has is there whatever is made."""
    other = {row: was.cells[row] for row, number in numbers.items() if number not in chosen and row in was.cells}
    return ChainMap(other, _open(node.cells), _open(was.cells))


def folded(
    key: str, fold: Fold, tables: tuple[Dataset, Dataset], numbers: Mapping[str, int], chosen: frozenset[int]
) -> Node:
    """Return an aggregate with some edits made: rows appear and disappear with their edits."""
    old, new = tables
    rows: dict[str, Mapping[str, CellValue]] = {}
    for row in dict.fromkeys((*new.rows, *old.rows)):
        number = numbers.get(row)
        table = new if number is None or number in chosen else old
        if row in table.rows:
            rows[row] = {fold.column: table.rows[row].get(fold.column)}
    mixed = Dataset(new.id, new.columns, new.units, rows, new.table, new.keys)
    return fold_node(key, fold.fold, Entry(new.id, "", None, mixed), fold.column)


def _open(cells: Mapping[str, float | None]) -> dict[str, float | None]:
    return cells  # type: ignore[return-value]  # ChainMap writes to its first mapping only
