"""Rows of tables over all draws, each row in all of them at once; `stepped.js` is the port."""

import operator
from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from calcgraph.calc.nodes import Operation, Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.column_statistics import FOLDED, rows_by_group, total
from calcgraph.calc.programs.drawing.columns import SampleColumn, Slots, each
from calcgraph.calc.programs.values import Trouble

CHOSEN = "other rows are chosen"


class RowSamples(Protocol):
    """The draws in which rows and steps are computed."""

    def value(self, key: str) -> SampleColumn:
        """Return the samples of a node."""

    def lowered(self, column: SampleColumn) -> SampleColumn:
        """Return a column of the outer draws, restricted to these draws."""

    def execute(self, operations: Sequence[Operation], at: int, end: int, slots: Slots) -> SampleColumn:
        """The result of a stretch of operations."""


def rows_of(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    """Formulas for each row; which rows these are is the same in all draws."""
    _, *operands = operations[at]
    count, where, *ends = (int(operand) for operand in operands)
    regions = list(zip([at + 1, *ends], ends[:-1], strict=False))
    columns: list[list[SampleColumn]] = [[] for _ in regions]
    for row in range(count):
        slots[at] = float(row)
        try:
            for column, (begin, end) in zip(columns, regions, strict=True):
                found = draws.execute(operations, begin, end, slots)
                if where and column is columns[0] and not _is_chosen(found, at):
                    break
                column.append(found)
        except Trouble as trouble:
            is_placed = trouble.needs or str(trouble) == CHOSEN or str(trouble).startswith("the cell `")
            said = str(trouble) if is_placed else f"{trouble} in row {row + 1}"
            raise Trouble(said, trouble.at, trouble.needs) from None
    return tuple(Series(0, column) for column in columns[where:])  # type: ignore[arg-type]  # of columns


def _is_chosen(found: SampleColumn, at: int) -> bool:
    if isinstance(found, array):
        raise Trouble(CHOSEN, at)
    return bool(found)


def fold_rows(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    """Return the aggregate of all rows, sample by sample."""
    _, name, rows, *operands = operations[at]
    columns = _columns(draws, slots, rows)
    size = len(columns[0])
    more = [slots[int(slot)] for slot in operands[:-1]]

    def act(*numbers: float) -> float:
        parts = [numbers[size * at : size * (at + 1)] for at in range(len(columns))]
        return FOLDED[str(name)](*parts, *numbers[size * len(columns) :])

    return each(act, [*(value for column in columns for value in column), *more])


def scan_rows(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    """Return the result for each row and those before it, sample by sample."""
    name = operations[at][1]
    if name == "total per":
        return (Series(0, _totals_per(*_columns(draws, slots, operations[at][2]))),)  # type: ignore[arg-type]  # of columns
    if name != "cumulative":
        raise Trouble(RANKED, at)
    (values,) = _columns(draws, slots, operations[at][2])
    sums = accumulate(values, lambda one, other: each(operator.add, [one, other]))
    return (Series(0, list(sums)),)  # type: ignore[arg-type]  # of columns


def _totals_per(values: Sequence[SampleColumn], groups: Sequence[SampleColumn]) -> list[SampleColumn]:
    """Return, for each row, the total of its group; which rows are in a group is the same in all draws."""
    found: list[SampleColumn] = [0.0] * len(values)
    for rows in rows_by_group([one for one in groups if isinstance(one, float)]):
        sums = each(lambda *numbers: total(numbers), [values[row] for row in rows])
        for row in rows:
            found[row] = sums
    return found


RANKED = "a rank of values that have a distribution"


def _columns(draws: RowSamples, slots: Slots, rows: str | float) -> list[list[SampleColumn]]:
    found = slots[int(rows)]
    if not isinstance(found, tuple):
        raise DomainError("no value")
    return [[draws.lowered(value) for value in one.numbers] for one in found]
