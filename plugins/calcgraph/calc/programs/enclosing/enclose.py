"""Bounds of nodes while inputs are anywhere in a box: programs run on intervals, as `operations.py` runs on numbers."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from calcgraph.calc.nodes import Failure, Operation, Program, Series
from calcgraph.calc.programs.column_statistics import rows_by_group
from calcgraph.calc.programs.enclosing.acts import ACTS
from calcgraph.calc.programs.enclosing.bounds import (
    ANY,
    Bounds,
    Ends,
    ExhaustedSearch,
    UnboundedFormula,
    add,
    bounded,
    hull,
    inverse,
    joined,
    multiply,
    negate,
    product,
    subtract,
)
from calcgraph.calc.programs.machine import Machine, Run
from calcgraph.calc.programs.sequences import bounds_of, step_of, tracks_of

InputBox: TypeAlias = Mapping[str, Ends]
OperationValues: TypeAlias = list[Any]
"""The value of each operation: bounds, the id of a row, sequences."""
PIECES = 16
"""Pieces of a stretch whose inside is asked for as a whole: of an integral, of a search for a peak."""
DEEPEST = 40
"""Regions inside regions."""
WEIGHT = 8
"""Operations on numbers that one on intervals counts for."""
NARROWINGS = 40
"""Number of times the stretch of a root is halved."""


class Enclosure:
    """Bounds of nodes and programs of a machine, under arguments and in a box."""

    def __init__(self, machine: Machine, run: Run) -> None:
        """`run` has the results that do not depend on the box."""
        self.machine, self.run = machine, run
        self.left = 0
        self._kept: dict[tuple[tuple[str, Ends], ...], _BoxRun] = {}

    def bounds(
        self, subject: str | Program, box: InputBox, most: int
    ) -> tuple[Bounds | UnboundedFormula | ExhaustedSearch, int]:
        """Return the bounds of a node or program in a box, or why they are unknown, and the number of steps taken."""
        self.left = most
        try:
            inside = self._inside(box)
            found = inside.ran(subject, 0) if isinstance(subject, Program) else inside.value(subject)
        except ExhaustedSearch as spent:
            self._kept.clear()  # a node left in the middle is not known
            return spent, most
        except (ArithmeticError, ValueError, RecursionError) as error:
            return UnboundedFormula(str(error)), most - self.left
        return found if isinstance(found, Bounds) else UnboundedFormula("not a number"), most - self.left

    def _inside(self, box: InputBox) -> "_BoxRun":
        """Values in a box; lines that depend on the same ranges begin with the same box."""
        name = tuple(box.items())
        known = self._kept.get(name)
        if known is None:
            known = _BoxRun(self, None, {key: _input(key, ends) for key, ends in box.items()}, frozenset(box))
            if len(self._kept) < MOST_KEPT:
                self._kept[name] = known
        return known


MOST_KEPT = 200
"""Number of boxes whose results are kept."""


def _input(key: str, ends: Ends) -> Bounds:
    return Bounds(*ends, {key: (1.0, 1.0)})


class _BoxRun:
    """Values under the inputs of a box, or under arguments inside it."""

    __slots__ = ("affected", "keys", "known", "outside", "whole")

    def __init__(
        self, whole: Enclosure, outside: "_BoxRun | None", given: Mapping[str, Any], keys: frozenset[str]
    ) -> None:
        self.whole, self.outside, self.keys = whole, outside, keys
        self.known: dict[str, Any] = dict(given)
        self.affected = whole.machine.affected(keys)

    def value(self, key: str, depth: int = 0) -> Any:  # noqa: ANN401 - bounds, a row or sequences
        """Return the bounds of a node here."""
        known = self.known.get(key)
        if known is None:
            if key not in self.affected:
                return self.outside.value(key, depth) if self.outside else _as_bounds(self.whole.run.value(key))
            for wanted in self.whole.machine.cone(self.keys, key):
                if wanted not in self.known:
                    self.known[wanted] = self._tried(wanted, depth)
            known = self.known.get(key)
        if known is None or isinstance(known, UnboundedFormula):
            raise UnboundedFormula(str(known or "no value"))
        return known

    def _tried(self, key: str, depth: int) -> Any:  # noqa: ANN401 - the same, or why it is not known
        try:
            return self._computed(key, depth)
        except (ArithmeticError, ValueError) as error:
            return UnboundedFormula(str(error))

    def _computed(self, key: str, depth: int) -> Any:  # noqa: ANN401 - the same
        node = self.whole.machine.nodes[key]
        if node.program is not None:
            return self.ran(node.program, depth + 1)
        if not node.picks:
            raise UnboundedFormula("no value")
        row = ",".join(str(self.value(pick, depth + 1)) for pick in node.picks)
        number = node.cells.get(row)
        if number is None:
            raise UnboundedFormula("no row")
        return Bounds(number, number)

    def ran(self, program: Program, depth: int) -> Any:  # noqa: ANN401 - the same
        """Return the bounds of a program here."""
        operations = program.operations
        return self.stretch(operations, 0, len(operations), [None] * len(operations), depth)

    def stretch(self, operations: Sequence[Operation], at: int, end: int, slots: OperationValues, depth: int) -> Any:  # noqa: ANN401 - as `execute`
        """Return the bounds of a stretch of operations."""
        self.whole.left -= WEIGHT * (end - at)
        if self.whole.left < 0:
            raise ExhaustedSearch
        if depth > DEEPEST:
            raise UnboundedFormula("nested too deep")
        while at < end:
            operation = operations[at]
            name = operation[0]
            act = ACTS.get(name)  # type: ignore[arg-type]  # names are text
            if act is not None:
                slots[at] = act(*[slots[operand] for operand in operation[1:]])  # type: ignore[index]  # slots
            elif name == "read":
                slots[at] = self.value(str(operation[1]), depth + 1)
            elif name == "num":
                slots[at] = Bounds(operation[1], operation[1])  # type: ignore[arg-type]  # a number
            elif name == "row":
                slots[at] = operation[1]
            elif name == "index":
                slots[at] = slots[operation[1]]  # type: ignore[index]  # a slot
            else:
                region = REGIONS.get(str(name))
                if region is None:
                    raise UnboundedFormula(f"no bounds of {name}")
                last, found = region(self, operations, at, slots, depth + 1)
                slots[at] = slots[last - 1] = found
                at = last
                continue
            at += 1
        return slots[end - 1]

    def inside(self, given: Mapping[str, Any]) -> "_BoxRun":
        """Return the same with other values for some keys."""
        return _BoxRun(self.whole, self, given, frozenset(given))


def _as_bounds(found: object) -> Any:  # noqa: ANN401 - bounds, a row or sequences
    if isinstance(found, Failure):
        raise UnboundedFormula(found.reason)
    return Bounds(found, found) if isinstance(found, float) else found


def _point(x: Bounds) -> float:
    if not x.is_point:
        raise UnboundedFormula("a number that is not certain")
    return x.low


Region: TypeAlias = Callable[[_BoxRun, Sequence[Operation], int, OperationValues, int], tuple[int, Any]]


def _if(here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int) -> tuple[int, Any]:
    condition, middle, end = (int(operand) for operand in operations[at][1:])
    truth: Bounds = slots[condition]
    if truth.low > 0 or truth.high < 0:
        return end, here.stretch(operations, at + 1, middle, slots, depth)
    if truth.is_point:
        return end, here.stretch(operations, middle, end, slots, depth)
    both = hull(
        here.stretch(operations, at + 1, middle, slots, depth), here.stretch(operations, middle, end, slots, depth)
    )
    return end, both._replace(slopes={**both.slopes, **dict.fromkeys(truth.slopes, ANY)})


def _fold(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    name, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    is_sum = name == "sum"
    total = Bounds(0.0, 0.0) if is_sum else Bounds(1.0, 1.0)
    for step in bounds_of(_point(slots[low]), _point(slots[high])):
        slots[at] = Bounds(float(step), float(step))
        part = here.stretch(operations, at + 1, end, slots, depth)
        total = add(total, part) if is_sum else multiply(total, part)
    return end, total


def _pieces(low: Bounds, high: Bounds) -> list[Ends]:
    if low.is_point and high.is_point:
        ends = [low.low + (high.low - low.low) * place / PIECES for place in range(PIECES)] + [high.low]
        return [(min(pair), max(pair)) for pair in pairwise(ends)]
    return [(min(low.low, high.low), max(low.high, high.high))]


def _integral(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    low, high, end = (int(operand) for operand in operations[at][1:])
    start, stop = slots[low], slots[high]

    def body(x: Bounds) -> Bounds:
        slots[at] = x
        found: Bounds = here.stretch(operations, at + 1, end, slots, depth)
        return found

    pieces = _pieces(start, stop)
    wide = subtract(stop, start)
    total = Bounds(0.0, 0.0)
    for piece in pieces:
        share = multiply(Bounds(1 / len(pieces), 1 / len(pieces)), wide)
        inside = body(Bounds(*piece))
        steep = {key: product(ends, (share.low, share.high)) for key, ends in inside.slopes.items()}
        total = add(total, bounded(*product((inside.low, inside.high), (share.low, share.high)), steep))
    slopes = dict(total.slopes)
    for place, sign in ((start, -1.0), (stop, 1.0)):
        if place.slopes:
            value = body(place)
            own = {key: product(ends, _signed(value, sign)) for key, ends in place.slopes.items()}
            slopes = dict(joined(slopes, own))
    return end, total._replace(slopes=slopes)


def _signed(x: Bounds, sign: float) -> Ends:
    return (x.low, x.high) if sign > 0 else (-x.high, -x.low)


def _with(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    _, end, *pairs = operations[at]
    assert isinstance(end, int)
    given = {str(key): slots[slot] for key, slot in zip(pairs[::2], pairs[1::2], strict=True)}  # type: ignore[index]
    return end, here.inside(given).stretch(operations, at + 1, end, slots, depth)


def _steps(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    end = operations[at][-1]
    assert isinstance(end, int)
    tracks: list[Any] = tracks_of(operations[at], at, slots, _point)
    slots[at - 1] = tracks
    for now in range(min(track.first for track in tracks), max(track.last for track in tracks) + 1):
        slots[at] = Bounds(float(now), float(now))
        for track in tracks:
            if track.first <= now <= track.last:
                track.numbers.append(here.stretch(operations, track.begin, track.end, slots, depth))
    return end, tuple(Series(track.offset, track.numbers) for track in tracks)


def _back(
    _here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, _depth: int
) -> tuple[int, Any]:
    name, *operands = operations[at]
    tracks, which, number, end = (int(operand) for operand in operands)
    track = slots[tracks][which]
    if name == "back":
        return end, track.value(int(_point(slots[tracks + 1])) - number)
    return end, track.value(step_of(_point(slots[number])))


def _series_of(found: object) -> tuple[Series, ...]:
    if not isinstance(found, tuple) or isinstance(found, Bounds):
        raise UnboundedFormula("no sequence")
    return found


def _number(found: object) -> Bounds:
    if isinstance(found, Bounds):
        return found
    if not isinstance(found, float):
        raise UnboundedFormula("an empty cell")
    return Bounds(found, found)


def _at(here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int) -> tuple[int, Any]:
    _, key, slot, end = operations[at]
    series = _series_of(here.value(str(key), depth))[0]
    step = step_of(_point(slots[int(slot)])) - series.first
    if not 0 <= step < len(series.numbers):
        raise UnboundedFormula("no such step")
    return int(end), _number(series.numbers[step])


def _one_series(
    here: _BoxRun, operations: Sequence[Operation], at: int, _slots: OperationValues, depth: int
) -> tuple[int, Any]:
    _, key, which, end = operations[at]
    return int(end), (_series_of(here.value(str(key), depth))[int(which)],)


def _edge(
    here: _BoxRun, operations: Sequence[Operation], at: int, _slots: OperationValues, depth: int
) -> tuple[int, Any]:
    _, key, which, end = operations[at]
    series = _series_of(here.value(str(key), depth))[0]
    step = float(series.first if which == 0 else series.first + len(series.numbers) - 1)
    return int(end), Bounds(step, step)


def _rows(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    count, where, *ends = (int(operand) for operand in operations[at][1:])
    regions = list(zip([at + 1, *ends], ends[:-1], strict=False))
    columns: list[list[Any]] = [[] for _ in regions]
    for row in range(count):
        slots[at] = Bounds(float(row), float(row))
        for column, (begin, end) in zip(columns, regions, strict=True):
            found = here.stretch(operations, begin, end, slots, depth)
            if where and column is columns[0] and not _point(found):
                break
            column.append(found)
    return ends[-1], tuple(Series(0, column) for column in columns[where:])


def _folded(
    _here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, _depth: int
) -> tuple[int, Any]:
    _, name, rows, *more, end = operations[at]
    columns = slots[int(rows)]
    act = FOLDS.get(str(name))
    if act is None or more or len(columns) != 1 or not columns[0].numbers:
        raise UnboundedFormula(f"no bounds of {name}")
    return int(end), act([_number(one) for one in columns[0].numbers])


def _total(numbers: Sequence[Bounds]) -> Bounds:
    found = numbers[0]
    for one in numbers[1:]:
        found = add(found, one)
    return found


def _mean(numbers: Sequence[Bounds]) -> Bounds:
    share = 1 / len(numbers)
    return multiply(_total(numbers), Bounds(share, share))


def _extreme(name: str) -> Callable[[Sequence[Bounds]], Bounds]:
    return lambda numbers: ACTS[name](*numbers)


FOLDS: Mapping[str, Callable[[Sequence[Bounds]], Bounds]] = {
    "total": _total,
    "mean": _mean,
    "min": _extreme("min"),
    "max": _extreme("max"),
    "first": lambda numbers: numbers[0],
    "last": lambda numbers: numbers[-1],
    "count": lambda numbers: Bounds(float(len(numbers)), float(len(numbers))),
}


def _scan(
    _here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, _depth: int
) -> tuple[int, Any]:
    _, name, rows, end = operations[at]
    if name == "total per":
        values, groups = ([_number(one) for one in column.numbers] for column in slots[int(rows)])
        found = list(values)
        for group in rows_by_group([one.low for one in groups]):
            whole = _total([values[row] for row in group])
            for row in group:
                found[row] = whole
        return int(end), (Series(0, found),)  # type: ignore[arg-type]  # bounds in the place of numbers
    if name != "cumulative":
        raise UnboundedFormula(f"no bounds of {name}")
    total, found = Bounds(0.0, 0.0), []
    for one in slots[int(rows)][0].numbers:
        total = add(total, _number(one))
        found.append(total)
    return int(end), (Series(0, found),)  # type: ignore[arg-type]  # bounds in the place of numbers


def _peak(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    name, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    found: Bounds | None = None
    for piece in _pieces(
        Bounds(_point(slots[low]), _point(slots[low])), Bounds(_point(slots[high]), _point(slots[high]))
    ):
        slots[at] = Bounds(*piece)
        one = here.stretch(operations, at + 1, end, slots, depth)
        one = one if name == "maximum" else negate(one)
        if found is None:
            found = one
        else:
            both = hull(found, one)
            found = Bounds(max(found.low, one.low), both.high, both.slopes)
    assert found is not None
    return end, found if name == "maximum" else negate(found)


def _root(
    here: _BoxRun, operations: Sequence[Operation], at: int, slots: OperationValues, depth: int
) -> tuple[int, Any]:
    """Return the one root of equations whose sides cross once wherever the inputs are in the box."""
    _, name, *places, end = operations[at]
    key, last = str(name), int(end)
    low, high = _point(slots[int(places[0])]), _point(slots[int(places[1])])

    def body(ends: Ends) -> Bounds:
        inner = here.inside({key: Bounds(*ends, {ROOT: (1.0, 1.0)})})
        found: Bounds = inner.stretch(operations, at + 1, last, slots, depth)
        return found

    rise = _rise(body((low, high)))
    first, final = body((low, low)), body((high, high))
    if max(first.low * rise, first.high * rise) > 0 or min(final.low * rise, final.high * rise) < 0:
        raise UnboundedFormula("no root, perhaps")
    low, high = _narrowed(body, low, high, rise)
    near = body((low, high))
    steep = near.slopes.get(ROOT, (0.0, 0.0))
    if steep[0] <= 0 <= steep[1]:
        raise UnboundedFormula("the sides touch, perhaps")
    by = inverse(Bounds(*steep))
    slopes = {one: product(ends, (-by.high, -by.low)) for one, ends in near.slopes.items() if one != ROOT}
    return last, Bounds(low, high, slopes)


ROOT = "#root"


def _rise(whole: Bounds) -> float:
    """1 where one side grows beyond the other all along, -1 where it falls below it."""
    low, high = whole.slopes.get(ROOT, (0.0, 0.0))
    if low < 0 < high or low == high == 0:
        raise UnboundedFormula("more than one root, perhaps")
    return 1.0 if high > 0 else -1.0


def _narrowed(body: Callable[[Ends], Bounds], low: float, high: float, rise: float) -> Ends:
    """Return a stretch outside which sides that cross once differ, wherever the inputs are."""

    def halved(left: float, right: float, *, is_left: bool) -> Ends:
        for _ in range(NARROWINGS):
            middle = (left + right) / 2
            found = body((middle, middle))
            below, above = product((found.low, found.high), (rise, rise))
            if above < 0 or (is_left is False and below <= 0):
                left = middle
            else:
                right = middle
        return left, right

    return halved(low, high, is_left=True)[0], halved(low, high, is_left=False)[1]


REGIONS: Mapping[str, Region] = {
    "if": _if,
    "sum": _fold,
    "product": _fold,
    "integral": _integral,
    "with": _with,
    "steps": _steps,
    "back": _back,
    "prior": _back,
    "at": _at,
    "series": _one_series,
    "edge": _edge,
    "rows": _rows,
    "fold": _folded,
    "scan": _scan,
    "maximum": _peak,
    "minimum": _peak,
    "root": _root,
}
"""By the names of operations; missing ones are unbounded."""
