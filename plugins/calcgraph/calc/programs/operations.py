"""Runs the operations of a program, one after the other, and the regions inside it.

The acts of all regions stay in this file: each runs its region by `execute`, which looks them up.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.nodes import Failure, Operation, Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.columnwise import by_columns, rows_of_group
from calcgraph.calc.programs.elementary import ELEMENTARY, SHARPLY
from calcgraph.calc.programs.numeric import beside, first_pieces, integrate, slope
from calcgraph.calc.programs.overlooked import SOME_TERMS, TERMS
from calcgraph.calc.programs.peaks import height_of_peak, place_of_peak
from calcgraph.calc.programs.readings import READINGS, Ran
from calcgraph.calc.programs.roots import find_roots, nearest_root, root_of_rank
from calcgraph.calc.programs.rows_at_once import FASTER, rows_at_once
from calcgraph.calc.programs.sequences import MOST_SEQUENCE, Track, bounds_of, step_of, tracks_of
from calcgraph.calc.programs.solving.curve_search import LARGE, fit_curve
from calcgraph.calc.programs.solving.least_squares import REFINING, fit_rows
from calcgraph.calc.programs.solving.pairs import PAIRED, Pair
from calcgraph.calc.programs.solving.rates import follow
from calcgraph.calc.programs.solving.systems import solve_system, starts_of
from calcgraph.calc.programs.straight import stretch_of, values_of
from calcgraph.calc.programs.values import TOO_MANY, Trouble, Values
from calcgraph.calc.programs.watching import WatchedFunction, attempt

DEEPEST = 60
"""Regions inside regions, calls included; keeps Python's and a browser's stack from running out."""


def execute(  # noqa: PLR0912 - the hot path, without calls
    operations: Sequence[Operation], at: int, end: int, slots: list[float | str], run: Values
) -> float | str:
    """The result of a stretch of operations; raises Trouble."""
    budget = run.budget
    budget[0] -= end - at
    if budget[0] < 0:
        raise Trouble(TOO_MANY, at)
    acts = ONE_STEP_SHARPLY if budget[2] else ONE_STEP
    try:
        while at < end:
            operation = operations[at]
            name = operation[0]
            if name == "read":
                found = run.value(operation[1])  # type: ignore[arg-type]  # a key, by construction of programs
                if found.__class__ is Failure:
                    raise Trouble(found.reason, at, str(operation[1]))
                slots[at] = found  # type: ignore[assignment]  # no Failure
            elif name == "num" or name == "row":  # noqa: PLR1714 - the hot path: two comparisons beat a set
                slots[at] = operation[1]
            else:
                act = acts.get(name)  # type: ignore[arg-type]  # names are text
                if act is None:
                    if name == "index":
                        slots[at] = slots[operation[1]]  # type: ignore[index]  # a slot
                        at += 1
                    else:
                        at = _region(operations, at, slots, run)
                    continue
                value = act(*[slots[operand] for operand in operation[1:]])  # type: ignore[index]  # operands are slots
                if value - value != 0.0:
                    raise Trouble("no real value" if value != value else "overflow", at)  # noqa: PLR0124 - NaN
                slots[at] = value
            at += 1
    except DomainError as error:
        raise Trouble(str(error), at) from None
    except OverflowError:
        raise Trouble("overflow", at) from None
    except ValueError:
        raise Trouble("no real value", at) from None
    return slots[end - 1]


def _region(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> int:
    """Run the region of an operation and return the offset at which to continue."""
    operation = operations[at]
    name = str(operation[0])
    act = _REGIONS.get(name)
    if act is None:
        if name in EFFORTS:
            operands = [float(slots[operand]) for operand in operation[1:]]  # type: ignore[index]  # slots
            slots[at] = _heavy(name, operands, at, run)
            return at + 1
        raise Trouble(_REFUSED.get(name, "no real value"), at)
    if run.budget[1] >= DEEPEST:
        raise Trouble("nested deeper than 60", at)
    run.budget[1] += 1
    end, result = act(operations, at, slots, run)
    run.budget[1] -= 1
    if isinstance(result, float) and not abs(result) < float("inf"):
        raise Trouble("overflow", at)
    slots[at] = slots[end - 1] = result  # type: ignore[assignment]  # sequences are what a whole program comes to
    return end


EFFORTS = {name: function.effort for name, function in FUNCTIONS.items() if function.effort is not None}
"""Functions that take longer with larger operands."""
ONE_STEP = {name: act for name, act in ELEMENTARY.items() if name not in EFFORTS}
"""Operations that take about the same time whatever their operands are."""
ONE_STEP_SHARPLY = {**ONE_STEP, **SHARPLY}
"""The same in integrals."""


def _heavy(name: str, operands: Sequence[float], at: int, run: Values) -> float:
    """Return the value of a function that counts as many operations, such as the multiplications of a binomial."""
    run.budget[0] -= EFFORTS[name](*operands)
    if run.budget[0] < 0:
        raise Trouble(TOO_MANY, at)
    value = ELEMENTARY[name](*operands)
    if not abs(value) < float("inf"):
        raise Trouble("overflow", at)
    return value


def _if(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, condition, middle, end = operations[at]
    assert isinstance(condition, int)
    assert isinstance(middle, int)
    assert isinstance(end, int)
    if slots[condition]:
        return end, execute(operations, at + 1, middle, slots, run)
    return end, execute(operations, middle, end, slots, run)


def _fold(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    name, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    total = 0.0 if name == "sum" else 1.0
    steps = bounds_of(float(slots[low]), float(slots[high]))
    traced = run.trace(None)
    run.trace(traced)
    stride = len(steps) // TERMS + 1
    for step in steps:
        slots[at] = float(step)
        part = execute(operations, at + 1, end, slots, run)
        assert isinstance(part, float)
        total = total + part if name == "sum" else total * part
        if traced is not None and not (step - steps[0]) % stride:
            traced.append(((), slots[at + 1 : end]))
    if traced is not None and stride > 1:
        traced.append((SOME_TERMS, []))
    return end, total


def _integral(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, low, high, end = operations[at]
    assert isinstance(end, int)

    start, stop = float(slots[low]), float(slots[high])  # type: ignore[index]  # slots

    def body(point: float) -> float:
        slots[at] = point
        return float(execute(operations, at + 1, end, slots, run))

    watched = WatchedFunction(run, body, (operations, slots), (at + 1, end))

    def seen(point: float) -> float:
        found = watched(point)
        return beside(body, point, start, stop) if found is None else found

    is_inner = run.budget[2] > 0
    run.budget[2] += 1
    before = run.budget[0]
    for bound in () if is_inner else (start, stop):
        seen(bound)
    pieces = 1 if is_inner else first_pieces((before - run.budget[0]) // 2)

    def look() -> list[list[tuple[float, float]]]:
        return [[(one, seen(one) if value is None else value) for one, value in place] for place in watched.places()]

    area, narrow = integrate(seen, start, stop, pieces, is_inner=is_inner, look=look)
    run.budget[2] -= 1
    if narrow:
        watched.crowded(narrow)
        run.overlooked()
    return end, area


def _slope(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, key, end = operations[at]
    assert isinstance(end, int)
    point = run.value(str(key))
    if not isinstance(point, float):
        raise Trouble(point.reason if isinstance(point, Failure) else "", at, str(key))
    return end, slope(_along(operations, at, end, slots, run), point)


def _root(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, _, low, high, here, *rank, end = operations[at]
    assert isinstance(end, int)
    body = _along(operations, at, end, slots, run)

    first, last, near = (float(slots[one]) for one in (low, high, here))  # type: ignore[index]  # slots
    watched = WatchedFunction(run, body, (operations, slots), (at + 1, end))
    found, stretch = find_roots(watched, first, last, near, watched.places, watched.crowded)
    if end == len(operations):
        run.met(operations, found)
    if rank:
        which, count = (int(float(slots[int(one)])) for one in rank)
        return end, root_of_rank(found, which, count, stretch=stretch)
    return end, nearest_root(found, near, stretch=stretch)


def _system(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, number, *operands = operations[at]
    count = int(number)
    lows, highs, heres = ([float(slots[int(one)]) for one in operands[i * count : (i + 1) * count]] for i in range(3))
    keys = [str(key) for key in operands[3 * count : 4 * count]]
    *ends, end = (int(one) for one in operands[4 * count :])
    begins = (at + 1, *ends[:-1])

    def sides(point: list[float]) -> list[float]:
        inner = run.inside(dict(zip(keys, point, strict=True)))
        pairs = zip(begins, ends, strict=True)
        return [float(execute(operations, first, last, slots, inner)) for first, last in pairs]

    def rest(point: list[float]) -> list[float] | None:
        return _finite(attempt(run, sides, point))

    first = starts_of(lows, highs, heres)
    found = solve_system(rest, lows, highs, heres, _cost(run, rest, first))
    return end, tuple(Series(0, numbers) for numbers in found)


def _along(
    operations: Sequence[Operation], at: int, end: int, slots: list[float | str], run: Values
) -> Callable[[float], float]:
    """The region as a function of the node named in its operation."""
    key = str(operations[at][1])

    def body(point: float) -> float:
        return float(execute(operations, at + 1, end, slots, run.inside({key: point})))

    return body


def _with(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, end, *pairs = operations[at]
    assert isinstance(end, int)
    overrides = {str(key): slots[slot] for key, slot in zip(pairs[::2], pairs[1::2], strict=True)}  # type: ignore[index]
    return end, execute(operations, at + 1, end, slots, run.inside(overrides))


def _steps(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    end = operations[at][-1]
    assert isinstance(end, int)
    tracks = tracks_of(operations[at], at, slots)
    slots[at - 1] = tracks  # type: ignore[call-overload]  # read by `back` and `prior` alone
    now = min(track.first for track in tracks)
    last = max(track.last for track in tracks)
    try:
        for now in range(now, last + 1):  # noqa: B020 - its last value is reported
            slots[at] = float(now)
            for track in tracks:
                if track.first <= now <= track.last:
                    found = execute(operations, track.begin, track.end, slots, run)
                    track.numbers.append(found)  # type: ignore[arg-type]  # a number, by construction of programs
    except Trouble as trouble:
        said = str(trouble) if run.budget[0] < 0 or trouble.needs else f"{trouble} at step {now}"
        raise Trouble(said, trouble.at, trouble.needs) from None
    return end, tuple(Series(track.offset, track.numbers) for track in tracks)


def _back(operations: Sequence[Operation], at: int, slots: list[float | str], _run: Values) -> Ran:
    name, *operands = operations[at]
    tracks, which, number, end = (int(operand) for operand in operands)
    track: Track = slots[tracks][which]  # type: ignore[index,assignment]  # what `_steps` has put there
    if name == "back":
        return end, track.value(int(slots[tracks + 1]) - number)
    return end, track.value(step_of(float(slots[number])))


def _motion(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, *operands = operations[at]
    low, high, weight, count, *more, end = (int(operand) for operand in operands)
    heads, guards = more[: 3 * count], more[3 * count :]
    states, starts, ends = heads[::3], heads[1::3], heads[2::3]

    def asked(time: float, state: Sequence[float], begin: int, ends: Sequence[int]) -> list[float]:
        slots[at] = time
        for slot, value in zip(states, state, strict=True):
            slots[slot] = value
        begins = (begin, *ends[:-1])
        return [float(execute(operations, first, last, slots, run)) for first, last in zip(begins, ends, strict=False)]

    acts = ONE_STEP_SHARPLY if run.budget[2] else ONE_STEP
    known = [stretch_of(operations, *one, acts) for one in pairwise((at + 1, *ends))]
    stretches, has_run = [one for one in known if one and all(known)], False

    def seen(time: float, state: Sequence[float]) -> list[float] | None:
        nonlocal has_run
        if has_run and stretches:
            slots[at] = time
            for slot, value in zip(states, state, strict=True):
                slots[slot] = value
            return values_of(stretches, slots, run.budget, at)
        found = _finite(attempt(run, asked, time, state, at + 1, ends))
        has_run = has_run or found is not None
        return found

    def aside(time: float, state: Sequence[float]) -> list[float] | None:
        return _finite(attempt(run, asked, time, state, ends[-1], guards))

    first, begin, last = [float(slots[start]) for start in starts], float(slots[low]), float(slots[high])
    weight = max(weight, _cost(run, seen, begin, first))
    path = follow(seen, first, begin, last, weight, aside)
    columns = [path.times, *(part for parts in zip(path.values, path.slopes, strict=True) for part in parts)]
    return end, (*(Series(0, column) for column in columns), Series(0, path.errors))


def _cost(run: Values, act: Callable[..., object], *given: object) -> int:
    """Return the operations that a function takes once its inputs are known, so that reading them costs nothing."""
    act(*given)
    before = run.budget[0]
    act(*given)
    return before - run.budget[0]


def _finite(found: list[float] | None) -> list[float] | None:
    """Return the result of rates or equations; None if one of them has no value."""
    return found if found is not None and all(abs(one) < float("inf") for one in found) else None


def _first(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)
    first, last = step_of(float(slots[low])), step_of(float(slots[high]))
    if last - first > MOST_SEQUENCE:
        raise Trouble("more than 100,000 steps", at)
    for step in range(first, last + 1):
        slots[at] = float(step)
        if execute(operations, at + 1, end, slots, run):
            return end, float(step)
    raise Trouble("no step satisfies it", at)


def _peak(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    name, *operands = operations[at]
    low, high, end = (int(operand) for operand in operands)

    def body(point: float) -> float:
        slots[at] = point
        return float(execute(operations, at + 1, end, slots, run))

    sign = 1.0 if name in {"argmax", "maximum"} else -1.0
    find = place_of_peak if name in {"argmax", "argmin"} else height_of_peak
    watched = WatchedFunction(run, body, (operations, slots), (at + 1, end))
    return end, find(watched, float(slots[low]), float(slots[high]), sign, watched.places, watched.crowded)


def _drawn(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    return int(operations[at][2]), run.drawn(operations, at, slots)


def _rows(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, *operands = operations[at]
    count, where, *ends = (int(operand) for operand in operands)
    run.budget[3] += 1
    rows = rows_of_group(operations, at, slots, run)
    whole = by_columns(operations, at, ONE_STEP, slots, run, rows)
    if whole is not None:
        return ends[-1], whole
    regions = list(zip([at + 1, *ends], ends[:-1], strict=False))
    columns: list[list[float]] = [[] for _ in regions]
    for row in range(count) if rows is None else rows:
        slots[at] = float(row)
        try:
            for column, (begin, end) in zip(columns, regions, strict=True):
                found = execute(operations, begin, end, slots, run)
                if where and column is columns[0] and not found:
                    break
                column.append(float(found))
        except Trouble as trouble:
            is_placed = run.budget[0] < 0 or trouble.needs or str(trouble).startswith("the cell `")
            said = str(trouble) if is_placed else f"{trouble} in row {row + 1}"
            raise Trouble(said, trouble.at, trouble.needs) from None
    return ends[-1], tuple(Series(0, column) for column in columns[where:])


def _fitted(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, names, rows, end = operations[at]
    begin = int(rows)
    columns: tuple[Series, ...] = slots[begin]  # type: ignore[assignment]  # what `rows` has put there
    _weigh(run, at, len(columns[0].numbers) * len(columns) * len(columns))

    def exact() -> list[list[Pair]]:
        _weigh(run, at, REFINING * len(columns[0].numbers) * len(columns) * len(columns))
        return _paired_rows(operations, begin, slots, run)

    return int(end), fit_rows([one.numbers for one in columns], exact, str(names).split(", "))


def _searched(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> Ran:
    _, names, rows, number, *operands = operations[at]
    count, end = int(number), int(operands[-1])
    starts = [float(slots[int(slot)]) for slot in operands[:count]]
    keys = [str(key) for key in operands[count : 2 * count]]
    columns: tuple[Series, ...] = slots[int(rows)]  # type: ignore[assignment]  # what `rows` has put there
    ys = columns[0].numbers

    def inside(point: list[float]) -> Values:
        return run.inside(dict(zip(keys, point, strict=True)))

    def values(point: list[float]) -> list[float]:
        _weigh(run, at, len(ys) * count)
        found = rows_at_once(operations, at + 1, slots, inside(point))
        if found is None:
            whole: tuple[Series, ...] = execute(operations, at + 1, end, slots, inside(point))  # type: ignore[assignment]  # of `rows`
            return [*whole[0].numbers]
        return found[0]

    def seen(point: list[float]) -> list[float] | None:
        try:
            found = attempt(run, values, point)
        except DomainError:
            return None
        return found if found is not None and all(abs(value) < LARGE for value in found) else None

    try:
        execute(operations, at + 1, end, slots, inside(starts))
    except Trouble as trouble:
        is_placed = run.budget[0] < 0 or trouble.needs or str(trouble).startswith("the cell `")
        raise Trouble(str(trouble) if is_placed else f"{trouble}, {AT_START}", trouble.at, trouble.needs) from None
    return end, fit_curve(seen, ys, starts, str(names).split(", "))


AT_START = "with the coefficients that the search starts from"


def _weigh(run: Values, at: int, operations: int) -> None:
    """Count work besides operations of a program."""
    run.budget[0] -= operations // FASTER
    if run.budget[0] < 0:
        raise Trouble(TOO_MANY, at)


def _paired_rows(operations: Sequence[Operation], at: int, slots: list[float | str], run: Values) -> list[list[Pair]]:
    """Return the columns of rows with about thirty digits, as far as these are sums, products and whole powers."""
    _, *operands = operations[at]
    count, where, *ends = (int(operand) for operand in operands)
    regions = list(zip([at + 1, *ends], ends[:-1], strict=False))
    found: list[list[Pair]] = [[] for _ in regions[where:]]
    kept = slots[at]
    for row in range(count):
        slots[at] = float(row)
        if not where or execute(operations, *regions[0], slots, run):
            for column, (begin, end) in zip(found, regions[where:], strict=True):
                column.append(_paired(operations, begin, end, slots, run))
    slots[at] = kept
    return found


def _paired(operations: Sequence[Operation], at: int, end: int, slots: list[float | str], run: Values) -> Pair:
    """The result of a stretch of operations, as a float and its remainder."""
    rests: dict[int, float] = {}
    while at < end:
        name, *operands = operations[at]
        if name not in ONE_STEP and name not in {"read", "num", "row", "index"}:
            at = _region(operations, at, slots, run)
            continue
        value, act = execute(operations, at, at + 1, slots, run), PAIRED.get(str(name))
        if act is not None and value:
            pair = act(*((float(slots[int(slot)]), rests.get(int(slot), 0.0)) for slot in operands))
            if pair is not None:
                slots[at], rests[at] = pair
        at += 1
    return float(slots[end - 1]), rests.get(end - 1, 0.0)


_REGIONS: Mapping[str, Callable[[Sequence[Operation], int, list[float | str], Values], Ran]] = {
    "drawn": _drawn,
    "if": _if,
    "sum": _fold,
    "product": _fold,
    "integral": _integral,
    "slope": _slope,
    "root": _root,
    "system": _system,
    "with": _with,
    "steps": _steps,
    "rows": _rows,
    "fitted": _fitted,
    "searched": _searched,
    "back": _back,
    "prior": _back,
    "first": _first,
    "motion": _motion,
    **READINGS,
    **dict.fromkeys(("argmax", "argmin", "maximum", "minimum"), _peak),
}
_REFUSED: Mapping[str, str] = {
    "undefined": "no case holds",
    "oo": "infinite",
    "overflow": "overflow",
    "limit": "no limit found",
    "rootless": "no root was found in the range",
}
