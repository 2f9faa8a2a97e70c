"""Formulas of a table's rows, one operation after the other in all rows: the same numbers as row by row, sooner.

An operation is looked up once for a column, not once for each row. Whatever fails in a row, or is not one of the few
operations here, is left to the computation row by row, which knows where it failed and says why.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import compress, repeat
from math import isfinite
from operator import not_
from typing import TypeAlias

from calcgraph.calc.nodes import Failure, Operation, Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.sequences import picked
from calcgraph.calc.programs.values import Trouble, Values

Cells: TypeAlias = list[float] | float
"""A number for each row, or one for all rows."""
Acts: TypeAlias = Mapping[str, Callable[..., float]]
FEWEST = 4
"""Rows that are worth it."""
MOST_OPEN = 40
"""Open regions up to which a column is computed here; more may end at the limit of them."""


class RowByRowError(Exception):
    """Something that the computation row by row has to decide."""


class _ResultFrame(dict[int, Cells]):
    """The results of operations for some rows; earlier ones are taken from the frame around it."""

    def __init__(self, size: int, outer: Callable[[int], Cells]) -> None:
        super().__init__()
        self.size, self.outer = size, outer

    def __missing__(self, slot: int) -> Cells:
        found = self[slot] = self.outer(slot)
        return found


class _Computation:
    """The regions of one operation `rows`, with the steps that they take."""

    def __init__(self, operations: Sequence[Operation], acts: Acts, run: Values) -> None:
        self.operations, self.acts, self.run = operations, acts, run
        self.steps = 0

    def region(self, begin: int, end: int, frame: _ResultFrame) -> Cells:
        """Return the result of a stretch of operations."""
        self.steps += (end - begin) * frame.size
        at = begin
        while at < end:
            operation = self.operations[at]
            name = operation[0]
            act = self.acts.get(name)  # type: ignore[arg-type]  # names are text
            if act is not None:
                frame[at] = _applied(act, [frame[slot] for slot in operation[1:]], frame.size)  # type: ignore[index]  # slots
            elif name == "num":
                frame[at] = operation[1]  # type: ignore[assignment]  # a number
            elif name == "index":
                frame[at] = frame[operation[1]]  # type: ignore[index]  # a slot
            elif name == "read":
                found = self.run.value(str(operation[1]))
                if found.__class__ is not float:
                    raise RowByRowError
                frame[at] = found
            elif name == "at":
                frame[at] = frame[int(operation[3]) - 1] = self._picked(str(operation[1]), frame[int(operation[2])])
                at = int(operation[3]) - 1
            elif name == "if":
                condition, middle, after = (int(one) for one in operation[1:])
                frame[at] = frame[after - 1] = self._branched(frame[condition], at + 1, middle, after, frame)
                at = after - 1
            else:
                raise RowByRowError
            at += 1
        return frame[end - 1]

    def _picked(self, key: str, steps: Cells) -> Cells:
        found = self.run.value(key)
        if isinstance(found, Failure | float | str):
            raise RowByRowError
        series = found[0]
        if not isinstance(steps, list):
            return picked(series, steps)
        numbers, first = series.numbers, series.first
        places = list(map(int, steps))
        is_whole = places == steps and min(places) >= first and max(places) < first + len(numbers)
        if not is_whole:
            return [picked(series, step) for step in steps]
        cells = [numbers[place - first] for place in places] if first else [*map(numbers.__getitem__, places)]
        if any(isinstance(cell, str) for cell in cells):  # why a cell is empty
            raise RowByRowError
        return cells

    def _branched(self, condition: Cells, begin: int, middle: int, end: int, frame: _ResultFrame) -> Cells:
        if not isinstance(condition, list):
            return self.region(begin, middle, frame) if condition else self.region(middle, end, frame)
        found = [0.0] * frame.size
        for chosen, (low, high) in (
            (list(map(bool, condition)), (begin, middle)),
            (list(map(not_, condition)), (middle, end)),
        ):
            places = list(compress(range(frame.size), chosen))
            if not places:
                continue
            cells = self.region(low, high, _within(frame, chosen, len(places)))
            for place, cell in zip(places, cells if isinstance(cells, list) else repeat(cells), strict=False):
                found[place] = cell
        return found


def _within(frame: _ResultFrame, chosen: Sequence[bool], size: int) -> _ResultFrame:
    """Return a frame for some rows of another frame."""

    def outer(slot: int) -> Cells:
        cells = frame[slot]
        return list(compress(cells, chosen)) if isinstance(cells, list) else cells

    return _ResultFrame(size, outer)


def _applied(act: Callable[..., float], operands: Sequence[Cells], size: int) -> Cells:
    """Return an operation in all rows; a result that is not a number is left to the computation row by row."""
    if not any(isinstance(one, list) for one in operands):
        value = act(*operands)
        if not isfinite(value):
            raise RowByRowError
        return value
    found = list(map(act, *(one if isinstance(one, list) else repeat(one, size) for one in operands)))
    if not all(map(isfinite, found)):
        raise RowByRowError
    return found


def rows_of_group(
    operations: Sequence[Operation], at: int, slots: Sequence[float | str], run: Values
) -> Sequence[int] | None:
    """Return the rows of the group that an operation `rows` is asked for; None if it is asked for all rows.

    Groups then cost as much as their rows, and not groups times rows.
    """
    _, _, where, *_ = operations[at]
    if not where or len(operations) < at + 5:
        return None
    own, key, outer, equal = operations[at + 1 : at + 5]
    if own != ("index", at) or key[0] != "at" or key[2] != at + 1 or outer[0] != "index" or outer[1] == at:
        return None
    if equal != ("eq", at + 2, at + 3):
        return None
    found, group = run.value(str(key[1])), slots[int(outer[1])]
    if isinstance(found, Failure | float | str) or found[0].first or isinstance(group, str):
        return None
    return run.groups(found[0].numbers).get(group, ())


def by_columns(  # noqa: PLR0913, PLR0917 - an operation, where it is, and what it reads
    operations: Sequence[Operation],
    at: int,
    acts: Acts,
    slots: Sequence[float | str],
    run: Values,
    some: Sequence[int] | None = None,
) -> tuple[Series, ...] | None:
    """Return the columns of an operation `rows`, of `some` of its rows; None to have them computed row by row."""
    _, *operands = operations[at]
    count, where, *ends = (int(operand) for operand in operands)
    count = count if some is None else len(some)
    if count < FEWEST or run.budget[1] > MOST_OPEN or (ends[-1] - at) * count > 4 * run.budget[0]:
        return None
    made = _Computation(operations, acts, run)
    rows = [float(row) for row in (range(count) if some is None else some)]
    frame = _ResultFrame(count, lambda slot: _number(slots[slot]))
    frame[at] = rows
    columns: list[list[float]] = []
    try:
        for number, (begin, end) in enumerate(zip([at + 1, *ends], ends[:-1], strict=False)):
            cells = made.region(begin, end, frame)
            columns.append(list(map(float, cells)) if isinstance(cells, list) else [float(cells)] * frame.size)
            if where and number == 0:
                chosen = list(map(bool, columns[0]))
                frame = _within(frame, chosen, sum(chosen))
                if not frame.size:
                    columns += [[] for _ in ends[1:-1]]
                    break
    except (RowByRowError, DomainError, Trouble, OverflowError, ValueError):
        return None
    if made.steps > run.budget[0]:
        return None
    run.budget[0] -= made.steps
    return tuple(Series(0, column) for column in columns[where:])


def _number(value: float | str) -> float:
    if isinstance(value, str):
        raise RowByRowError
    return value
