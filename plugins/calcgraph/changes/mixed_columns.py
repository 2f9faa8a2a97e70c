"""Columns of tables that formulas take row by row: which cells of them differ, and columns with some edits made."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.model import Dataset, QuantityId
from calcgraph.calc.nodes import Node, Program
from calcgraph.calc.programs.keys import id_of

_CELLS = 3
"""The index of the first cell in an operation `points` of one column."""


class TablePlace(NamedTuple):
    """The part of a table that a node is about."""

    table: QuantityId
    column: str
    row: str
    """The row of a single cell; otherwise empty."""
    is_plain: bool
    """True if these are cells as they are, not conditions on them."""


def place_of(key: str, node: Node, tables: Collection[QuantityId]) -> TablePlace | None:
    """Return the place of `n.md#plans.price`, `n.md#plans.kind = "paid"` or `n.md#plans.pro.price`; else None."""
    note, name = id_of(key)
    table, _, rest = name.partition(".")
    id_ = QuantityId(note, table)
    if id_ not in tables or not rest or node.picks:
        return None
    if node.program is None:
        row, _, column = rest.rpartition(".")
        return TablePlace(id_, column, row, is_plain=True) if row else None
    operations = node.program.operations
    if len(operations) != 1 or operations[0][0] != "points":
        return None
    column, blank, _ = rest.partition(" ")
    return TablePlace(id_, column, "", is_plain=not blank)


def mixed(was: Node, node: Node, table: Dataset, numbers: Mapping[str, int], chosen: frozenset[int]) -> Node:
    """A column with some edits made; the tables on both sides have the same rows."""
    assert was.program is not None
    assert node.program is not None
    cells, old = list(node.program.operations[0]), was.program.operations[0]
    for at, row in enumerate(table.rows):
        if row in numbers and numbers[row] not in chosen:
            cells[_CELLS + at] = old[_CELLS + at]
    return replace(node, program=Program((tuple(cells),)))
