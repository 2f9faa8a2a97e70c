"""Operations that read sequences, and points of tables, computed by nodes."""

from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.nodes import Failure, Operation, Series
from calcgraph.calc.numbers.nought import SNAP
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.column_statistics import FOLDED, SCANNED
from calcgraph.calc.programs.curves import across, along, points_of
from calcgraph.calc.programs.sequences import picked
from calcgraph.calc.programs.solving.rates import value_at
from calcgraph.calc.programs.values import Trouble, Values

KNOWN = 1e4
"""The smallest ratio of a value of rates to its error: four of its digits are then known."""
Ran = tuple[int, float | str | tuple[Series, ...]]
"""The position of the next operation, and the result."""


def _at(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, key, *operands = operations[at]
    slot, end = (int(operand) for operand in operands)
    return end, picked(_series(str(key), at, run)[0], float(slots[slot]))


def _series(key: str, at: int, run: Values) -> tuple[Series, ...]:
    found = run.value(key)
    if isinstance(found, Failure | float | str):
        raise Trouble(found.reason if isinstance(found, Failure) else "no value", at, key)
    return found


def _one_series(operations: Sequence[Operation], at: int, _slots: list[float | str], run: Values) -> Ran:
    _, key, which, end = operations[at]
    return int(end), (_series(str(key), at, run)[int(which)],)


def _path(operations: Sequence[Operation], at: int, _slots: list[float | str], run: Values) -> Ran:
    _, key, which, end = operations[at]
    times, *columns, errors = _series(str(key), at, run)
    own = int(which)
    error = Series(0, errors.numbers[own : own + 1])
    return int(end), (times, *columns[2 * own : 2 * own + 2], error)


def _part(operations: Sequence[Operation], at: int, _slots: list[float | str], run: Values) -> Ran:
    _, key, which, end = operations[at]
    return int(end), _series(str(key), at, run)[int(which)].numbers[0]


def _edge(operations: Sequence[Operation], at: int, _slots: list[float | str], run: Values) -> Ran:
    _, key, which, end = operations[at]
    series = _series(str(key), at, run)[0]
    return int(end), float(series.first if which == 0 else series.first + len(series.numbers) - 1)


def _points(operations: Sequence[Operation], at: int, _slots: list[float | str], _run: Values) -> Ran:
    _, columns, *numbers, end = operations[at]
    count, place, found = int(columns), int(columns), list[Series]()
    for i in range(count):
        length = int(numbers[i])
        found.append(Series(0, numbers[place : place + length]))  # type: ignore[arg-type]  # a text where none is
        place += length
    return int(end), tuple(found)


def _along_points(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, key, *operands = operations[at]
    mode, clamp, slot, end = (int(operand) for operand in operands)
    xs, ys, *rest = (series.numbers for series in _series(str(key), at, run))
    if len(rest) > 1:
        return end, _moving(xs, ys, rest[0], rest[1][0], float(slots[slot]))
    return end, along(xs, ys, rest[0] if rest else (), float(slots[slot]), mode, clamp)


def _moving(xs: Sequence[float], ys: Sequence[float], slopes: Sequence[float], error: float, t: float) -> float:
    """The value of a quantity that is given by its rate."""
    slack = SNAP * max(abs(xs[0]), abs(xs[-1]))
    if not xs[0] - slack <= t <= xs[-1] + slack:
        raise DomainError("outside the range of its rate")
    value = value_at(xs, ys, slopes, min(max(t, xs[0]), xs[-1]))
    if 0 < abs(value) < KNOWN * error and value not in {ys[0], ys[-1]}:
        raise DomainError("too near to zero for the steps of its rate")
    return value


def _across_points(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, key, *operands = operations[at]
    clamp, x, y, end = (int(operand) for operand in operands)
    xs, ys, values = (series.numbers for series in _series(str(key), at, run))
    return end, across(xs, ys, values, float(slots[x]), float(slots[y]), clamp)


def _fold(operations: Sequence[Operation], at: int, slots: list[float | str], _run: Values) -> Ran:
    _, name, rows, *operands = operations[at]
    *more, end = (int(operand) for operand in operands)
    columns: tuple[Series, ...] = slots[int(rows)]  # type: ignore[assignment]  # what `rows` has put there
    return end, FOLDED[str(name)](*(one.numbers for one in columns), *(float(slots[slot]) for slot in more))


def _curve(operations: Sequence[Operation], at: int, slots: list[float | str], _run: Values) -> Ran:
    _, kind, rows, end = operations[at]
    columns: tuple[Series, ...] = slots[int(rows)]  # type: ignore[assignment]  # what `rows` has put there
    return int(end), tuple(Series(0, one) for one in points_of(str(kind), [one.numbers for one in columns]))


def _scan(operations: Sequence[Operation], at: int, slots: list[float | str], _run: Values) -> Ran:
    _, name, rows, end = operations[at]
    columns: tuple[Series, ...] = slots[int(rows)]  # type: ignore[assignment]  # the same
    return int(end), (Series(0, SCANNED[str(name)](*(one.numbers for one in columns))),)


READINGS: Mapping[str, Callable[[Sequence[Operation], int, list[float | str], Values], Ran]] = {
    "at": _at,
    "series": _one_series,
    "edge": _edge,
    "path": _path,
    "part": _part,
    "points": _points,
    "along": _along_points,
    "across": _across_points,
    "fold": _fold,
    "scan": _scan,
    "curve": _curve,
}
