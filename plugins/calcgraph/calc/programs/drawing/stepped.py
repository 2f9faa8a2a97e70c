"""Sums and sequences over all draws, each step in all of them at once; `draws.js` is the port."""

import operator
from array import array
from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.nodes import Operation, Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.drawing.columns import SampleColumn, Slots, each, is_series
from calcgraph.calc.programs.drawing.sampled_rows import RowSamples, fold_rows, rows_of, scan_rows
from calcgraph.calc.programs.sequences import Track, bounds_of, picked, step_of, tracks_of
from calcgraph.calc.programs.values import Trouble

MOST_DRAWN = 1_000
"""The largest number of steps of a sequence with a distribution: each takes 32 KiB."""


NOT_ONE = "a bound, or the number of a step, that has a distribution"
TOO_LONG = "more than 1,000 steps that depend on a distribution"


def _number(column: SampleColumn) -> float:
    """A bound or the number of a step, which is the same in all draws."""
    if not isinstance(column, float):
        raise DomainError(NOT_ONE)
    return column


def _fold(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    name, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    total: SampleColumn = 0.0 if name == "sum" else 1.0
    for step in bounds_of(_number(slots[low]), _number(slots[high])):
        slots[at] = float(step)
        part = draws.execute(operations, at + 1, end, slots)
        total = each(operator.add if name == "sum" else operator.mul, [total, part])
    return total


def _steps(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    tracks = tracks_of(operations[at], at, slots, _number)
    slots[at - 1] = tracks  # type: ignore[call-overload]  # read by `back` and `prior` alone
    first, last = min(track.first for track in tracks), max(track.last for track in tracks)
    if last - first >= MOST_DRAWN:
        raise DomainError(TOO_LONG)
    for now in range(first, last + 1):
        slots[at] = float(now)
        for track in tracks:
            if track.first <= now <= track.last:
                found = draws.execute(operations, track.begin, track.end, slots)
                track.numbers.append(found)  # type: ignore[arg-type]  # a column
    return tuple(Series(track.offset, track.numbers) for track in tracks)


def _back(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    name, *operands = operations[at]
    tracks, which, number, _ = (int(operand) for operand in operands)
    track: Track = slots[tracks][which]  # type: ignore[index,assignment]  # what `_steps` has put there
    now = _number(slots[tracks + 1])
    step = int(now) - number if name == "back" else step_of(_number(slots[number]))
    return draws.lowered(track.value(step))


def _series(draws: RowSamples, key: str, at: int) -> tuple[Series, ...]:
    found = draws.value(key)
    if not is_series(found):
        raise Trouble("no value", at, key)
    return found


def _one_series(draws: RowSamples, operations: Sequence[Operation], at: int, _slots: Slots) -> SampleColumn:
    _, key, which, _ = operations[at]
    return (_series(draws, str(key), at)[int(which)],)


def _at(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    _, key, slot, _ = operations[at]
    return draws.lowered(picked(_series(draws, str(key), at)[0], _number(slots[int(slot)])))


def _edge(draws: RowSamples, operations: Sequence[Operation], at: int, _slots: Slots) -> SampleColumn:
    _, key, which, _ = operations[at]
    series = _series(draws, str(key), at)[0]
    return float(series.first if which == 0 else series.first + len(series.numbers) - 1)


def _first(draws: RowSamples, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
    _, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    found: array[float] | None = None
    for step in range(step_of(_number(slots[low])), step_of(_number(slots[high])) + 1):
        slots[at] = float(step)
        holds = draws.execute(operations, at + 1, end, slots)
        if not isinstance(holds, array):
            if holds:
                return float(step) if found is None else array("d", (step if one != one else one for one in found))  # noqa: PLR0124 - NaN
            continue
        found = array("d", [float("nan")]) * len(holds) if found is None else found
        for place, value in enumerate(holds):
            if value and found[place] != found[place]:
                found[place] = float(step)
        if all(one == one for one in found):  # noqa: PLR0124 - NaN
            return found
    raise DomainError("no step satisfies it")


STEPPED: Mapping[str, Callable[[RowSamples, Sequence[Operation], int, Slots], SampleColumn]] = {
    **dict.fromkeys(("sum", "product"), _fold),
    "steps": _steps,
    "back": _back,
    "prior": _back,
    "series": _one_series,
    "at": _at,
    "edge": _edge,
    "first": _first,
    "rows": rows_of,
    "fold": fold_rows,
    "scan": scan_rows,
}
