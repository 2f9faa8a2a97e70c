"""The cells of a table's column, as plots read them."""

import math

from msgspec import Struct

from calcgraph.calc.binding.computed import MOST_CELLS, computed_names
from calcgraph.calc.model import Dataset, QuantityId, Unit, Value, exact
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.tables.keys import numbers_of_key
from calcgraph.source import NoteId


class ColumnCells(Struct, frozen=True):
    """A column in the order of its table's rows."""

    unit: Unit | None
    """None for one of words."""
    values: tuple[Value | None, ...]
    """Numbers in base units, None where a cell is empty or has no value; of words nothing."""
    words: tuple[str, ...]
    """As written, of words alone."""
    names: tuple[QuantityId, ...]
    """The quantities that its cells are, of a computed column; none of a long one, whose cells have no names."""
    line: QuantityId | None = None
    """The formula that computes it, if one does."""


def table_of(calculation: Calculation, note: NoteId, column: Column) -> Dataset | None:
    """The table that a column of a note is of; None for a pick, a parameter, or nothing."""
    scope = calculation.scopes.get(note)
    entry = scope.entries.get(column.base) if scope else None
    return entry.dataset if entry is not None and entry.statement is None else None


def cells_of(calculation: Calculation, table: Dataset, column: str) -> ColumnCells | None:
    """Return the cells of a column; None for a column that the table does not have."""
    if column in computed_names(calculation.scopes.get(table.id.note), table.id):
        return _computed(calculation, table, column)
    if column not in table.columns:
        return None
    unit, values = table.units.get(column), [cells.get(column) for cells in table.rows.values()]
    if unit is not None:
        return ColumnCells(unit, tuple(one if isinstance(one, Value) else None for one in values), (), ())
    known = table.key_numbers.get(column)
    if known is not None:
        return ColumnCells(
            known.unit, tuple(exact(one) if isinstance(one, float) else None for one in known.cells), (), ()
        )
    words = tuple(one if isinstance(one, str) else "" for one in values)
    key = numbers_of_key(table, column) if column == table.columns[0] else None
    return ColumnCells(key[0], tuple(key[1].values()), (), ()) if key else ColumnCells(None, (), words, ())


def _computed(calculation: Calculation, table: Dataset, column: str) -> ColumnCells | None:
    id_ = QuantityId(table.id.note, f"{table.id.name}.{column}")
    line = calculation.quantities.get(id_)
    if line is None:
        return None
    if len(table.rows) > MOST_CELLS:
        return ColumnCells(line.unit, _all_rows(calculation.outcomes.get(id_.key), len(table.rows)), (), (), id_)
    names = tuple(QuantityId(table.id.note, f"{table.id.name}.{row}.{column}") for row in table.rows)
    found = (calculation.quantities.get(name) for name in names)
    values = tuple(one.value if one is not None else None for one in found)
    return ColumnCells(line.unit, values, (), names, id_)


def _all_rows(outcome: Outcome | None, count: int) -> tuple[Value | None, ...]:
    """Return the number of each row of a column that is computed as a whole."""
    if not isinstance(outcome, tuple) or isinstance(outcome, Failure):
        return (None,) * count
    numbers = outcome[0].numbers
    return tuple(exact(one) if isinstance(one, float) and math.isfinite(one) else None for one in numbers)
