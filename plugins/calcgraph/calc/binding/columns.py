"""Columns of tables as what formulas read: cells row by row, and totals."""

from collections.abc import Mapping
from fractions import Fraction
from math import fsum, inf, isfinite

from calcgraph.calc.model import Dataset, Entry, Value
from calcgraph.calc.nodes import NO_SPREADS, Node
from calcgraph.calc.numbers.nought import NOUGHT
from calcgraph.calc.tables.compact import Numbers, Rows
from calcgraph.calc.tables.written_cells import is_missing, why_missing

CANCELLED = 1e-9
"""The share of the largest cell below which a total counts as the rounding error of cells that cancel."""


def spreads_of(table: Dataset, column: str) -> Mapping[str, tuple[float, float]]:
    """Return the low and high ends of the cells that are ranges."""
    cells = table.rows.columns.get(column) if isinstance(table.rows, Rows) else None
    if not isinstance(cells, Numbers) or not cells.ranges or not isinstance(table.rows, Rows):
        return NO_SPREADS
    found = ((row, cells[at]) for row, at in table.rows.places.items() if at in cells.ranges)
    return {row: (value.low, value.high) for row, value in found if value is not None}


def fold_node(key: str, fold: str, entry: Entry, column: str) -> Node:
    """A total, mean, largest, smallest or count of a table; a missing cell is its problem."""
    table = entry.dataset
    assert table is not None
    if not column:
        return Node(key, value=float(len(table.rows)))
    values: list[Value] = []
    for at, (row, cells) in enumerate(table.rows.items()):
        value = cells.get(column)
        if isinstance(value, Value):
            values.append(value)
        elif fold != "count" or (table.file and not is_missing(table, row, column, at)):
            why = why_missing(table, row, column, at)
            return Node(key, problem=f"the cell `{table.id.name}.{row}.{column}` {why}")
    if fold == "count":
        return Node(key, value=float(len(values)))
    if not values:
        return Node(key, problem=f"`{table.id.name}` has no rows")
    middle, low, high = (_folded(fold, ends) for ends in zip(*[(v.number, v.low, v.high) for v in values], strict=True))
    if not isfinite(high - low):
        return Node(key, problem="overflow")
    return Node(key, middle) if low == high else Node(key, middle, low, high)


def _folded(fold: str, values: tuple[float, ...]) -> float:
    match fold:
        case "max":
            return max(values)
        case "min":
            return min(values)
        case "mean":
            return _total(values) / len(values)
        case _:
            return _total(values)


def _total(values: tuple[float, ...]) -> float:
    """The sum of cells as they are written: where they cancel, of their decimals, which floats have not.

    >>> _total((0.1, 0.2, -0.3)), _total((1e16, 1.0, -1e16))
    (0.0, 1.0)
    """
    try:
        total, largest = fsum(values), max(map(abs, values))
    except OverflowError:
        return inf
    if abs(total) > CANCELLED * largest:
        return total
    exact = float(sum(Fraction(repr(value)) for value in values))
    return 0.0 if abs(exact) <= NOUGHT * largest and not all(map(float.is_integer, values)) else exact
