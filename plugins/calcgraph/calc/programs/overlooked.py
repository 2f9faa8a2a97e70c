"""Places between the samples of a function where a narrow peak may be: parts of its formula show them.

A peak that is narrower than the steps of a search is a sharp function of a part that is smooth: of `x - c` in
`exp(-1e12 * (x - c)^2)`, or of a comparison that becomes true. So the values of all operations are kept with each
sample. Where one changes its sign or direction between two samples, its place is computed, and the function is
evaluated there and at ever smaller distances from it. A density of the language is sharp where its argument is its
mode. So that a range such as `0..1e8` does not hide what happens near its ends, points nearer and nearer to them are
added. `overlooked.js` repeats it.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from calcgraph.calc.numbers.undefined import DomainError

MOST_SAMPLES = 450
"""Samples that are kept."""
MOST_PLACES = 16
"""Places that are looked at; parts with few of them come first, as a wave has many."""
FEW = 6
"""Changes of a part that are all looked at before those of parts with more."""
COST = 28
"""Values of the function that one place takes, about."""
CLOSER, DISTANCES = 1 / 64, 7
"""The factor between two distances from a place, and their number: to the last digits of a float."""
NEAR = 4
"""Samples beside a place within which another part changes there as well."""
SECANTS, HALVINGS, VERTICES = 12, 70, 3
ROUNDED = 1e-13
"""Share of a part's values below which a change is rounding."""
NEARER, ZOOMS, LEAST = 1 / 8, 18, 4
"""The factor between two distances from an end, and their number; and the places that there must be time for."""
ZERO, FLIP, TURN = "zero", "flip", "turn"
SEARCHES = frozenset({"integral", "root", "argmax", "argmin", "maximum", "minimum"})
"""Operations that look at such places themselves, unless another of them does so around them."""
APART = 1e-6
"""Share of the largest value beyond which an inner search has missed something."""
MISSED = "an integral or search inside another has a narrow peak, which it could miss"
CROWDED = "it has more narrow peaks or jumps than a search can follow"
QUICK = "it oscillates faster than a search can follow"
TERMS, SOME_TERMS = 12, (("terms",),)
"""Terms of a sum or product whose operations are kept with a sample, and the frame that says that others are not."""
MANY_TURNS, HIDING = 64, 8
"""Turns of a part at which a function must have an eighth of them itself."""
SPOTS, SPOT, LOOSE, CURVE = 12, 0.382, 0.1, 4
"""Points between samples at which a function is compared with the curve through four of them, the place between two
samples, and the share of their spread by which it may differ."""


class Sample(NamedTuple):
    """A function at a point."""

    at: float
    value: float | None
    parts: Sequence[object]
    """The values of its operations; none if it has no value, since then not all of them were run."""
    jumps: int = 0
    """Those at the end that `modes` has added; all of them if there is a search inside."""


class TurningPlace(NamedTuple):
    """A point where a part of a formula changes its sign, truth or direction."""

    at: float
    """Not a number at the ends of a range, which explain no change."""
    samples: Sequence[Sample]
    """Samples at the point and around it, rising."""
    part: int
    """The part that changes."""


class Change(NamedTuple):
    """A change of a part between two samples, or three for a turn."""

    part: int
    kind: str
    at: Sequence[float]
    values: Sequence[float]
    size: float
    """The largest value of the part."""


Ask: TypeAlias = Callable[[float], Sample]


def places(samples: Iterable[Sample], ask: Ask, most: int = MOST_PLACES) -> tuple[list[TurningPlace], list[Change]]:
    """Return the places between samples where parts of a formula change, with samples around them.

    Changes that were not looked at are returned as well.
    """
    taken = list(samples)
    known = {one.at: one for one in taken if one.value is not None}
    points = [one.at for one in taken]
    near = _ends(min(points), max(points), ask) if known and most >= LEAST else []
    size = max((abs(one.value) for one in known.values() if one.value is not None), default=0.0)
    found = [place for place in near if any(one.value is not None and abs(one.value) > size for one in place.samples)]
    for place in near:
        known.update((one.at, one) for one in place.samples if one.value is not None)
    rising = [known[at] for at in sorted(known)]
    most = min(most, MOST_PLACES) + len(found)
    changes = list(_changes(rising))
    _check_turns(rising, changes)
    for number, change in enumerate(changes):
        if len(found) >= most:
            return found, changes[number:]
        if any(_explains(place, change) for place in found):
            continue
        at = _FIND[change.kind](change, ask)
        if change.at[0] <= at <= change.at[-1]:
            found.append(TurningPlace(at, _around(change, at, ask), change.part))
    return found, []


def _check_turns(rising: Sequence[Sample], changes: Iterable[Change]) -> None:
    """Raise DomainError if a part of a function turns at most samples, and the function at few: it has hidden peaks."""
    last = min((len(one.parts) - one.jumps for one in rising), default=0)
    turns = Counter(change.part for change in changes if change.kind == TURN and change.part < last)
    most = max(turns.values(), default=0)
    if most > MANY_TURNS:
        values = [one.value or 0.0 for one in rising]
        own = sum(change.kind == TURN for change in _all_changes_of(0, [one.at for one in rising], values))
        if own * HIDING < most:
            raise DomainError(CROWDED)


def is_crowded(found: Sequence[TurningPlace], left: Sequence[Change], narrow: Sequence[float]) -> bool:
    """Return whether a part with a narrow peak at one of its changes has others that were not looked at."""
    peaks = set(narrow)
    parts = {place.part for place in found if any(one.at in peaks for one in place.samples)}
    return any(change.part in parts and not any(_explains(place, change) for place in found) for change in left)


def check_steps(curve: Callable[[float], float | None], at: Sequence[float], values: Sequence[float | None]) -> None:
    """Raise DomainError if a function, at most points between samples, is not near the curve through those around.

    A range of one or two different points has no curve, and is not judged.
    """
    if len(at) < CURVE:
        return
    last = len(at) - 3
    bad, known = 0, 0
    size = max((abs(value) for value in values if value is not None and math.isfinite(value)), default=0.0)
    for spot in range(SPOTS):
        i = 1 + spot * (last - 1) // (SPOTS - 1)
        point = at[i] + SPOT * (at[i + 1] - at[i])
        nodes = [(at[j], value) for j in range(i - 1, i + 3) if (value := values[j]) is not None]
        value = curve(point)
        if len(nodes) < CURVE or value is None or not all(math.isfinite(one) for _, one in nodes):
            continue
        known += 1
        heights = [value, *(height for _, height in nodes)]
        spread = max(heights) - min(heights)
        bad += spread > 1e-9 * size and abs(value - polynomial(nodes, point)) > LOOSE * spread
    if bad * 2 > known >= SPOTS // 2:
        raise DomainError(QUICK)


def polynomial(nodes: Sequence[tuple[float, float]], x: float) -> float:
    """Return the value of the polynomial through points (Lagrange's)."""
    total = 0.0
    for i, (at, value) in enumerate(nodes):
        share = value
        for j, (other, _) in enumerate(nodes):
            if j != i:
                share *= (x - other) / (at - other)
        total += share
    return total


def has_search(operations: Iterable[Sequence[object]]) -> bool:
    """Return whether one of the operations is a search."""
    return any(operation[0] in SEARCHES for operation in operations)


def is_missed(samples: Sequence[Sample], found: Iterable[TurningPlace], again: Callable[[float], float | None]) -> bool:
    """Return whether a function with a search inside has another value once the inner search also looks at places.

    The inner one does not look at each sample of the outer one, since that would take too long. So it looks at each
    place of the outer one, and at one sample between them.
    """
    size = max((abs(one.value) for one in samples if one.value is not None), default=0.0)
    exact = (one for place in found for one in place.samples if one.at == place.at)
    for one in (samples[len(samples) // 2], *exact):
        value = again(one.at)
        if value is None or one.value is None:
            if value is not one.value:
                return True
        elif abs(value - one.value) > APART * max(size, abs(value), abs(one.value)):
            return True
    return False


def modes(operations: Sequence[Sequence[object]], slots: Sequence[object]) -> list[float]:
    """Return, for each density and jump among operations, a number that is zero at its mode, or where it jumps."""
    found = []
    for operation in operations:
        if operation[0] in _MODES:
            values = [slots[operand] for operand in operation[1:]]  # type: ignore[call-overload]  # slots
            found.append(_MODES[operation[0]](*values))
    return found


_MODES: Mapping[object, Callable[..., float]] = {
    "gamma_density": lambda a, x: x - (a - 1),
    "beta_density": lambda a, b, x: x * (a + b - 2) - (a - 1),
    "mod": lambda x, by: math.sin(math.pi * (x / by)) if by else 0.0,
    "floor": lambda x: math.sin(math.pi * x),
    "ceiling": lambda x: math.sin(math.pi * x),
    "round": lambda x, _digits=0.0: math.cos(math.pi * x),
}


def _ends(low: float, high: float, ask: Ask) -> list[TurningPlace]:
    """Return samples nearer and nearer to both ends of a range, where a value beyond all others is a peak.

    Others may be rounding, as those of `(1 - cos(x)) / x^2` near 0 are.
    """
    found = []
    for end, other in ((low, high), (high, low)):
        points = sorted({end + (other - end) * NEARER**at for at in range(1, ZOOMS + 1)} - {low, high})
        found.append(TurningPlace(math.nan, [ask(point) for point in points], -1))
    return [place for place in found if place.samples]


def _changes(rising: Sequence[Sample]) -> Iterator[Change]:
    """Yield the changes of all parts but the last, the function itself; those of parts with few changes first.

    The others take turns, since only some of them may be looked at.
    """
    at = [one.at for one in rising]
    columns: list[tuple[object, ...]] = list(zip(*(one.parts for one in rising), strict=False))
    by_part = [list(_changes_of(part, at, column)) for part, column in enumerate(columns) if _is_number(column)]  # type: ignore[arg-type]
    by_part.sort(key=len)
    for changes in by_part:
        yield from changes if len(changes) <= FEW else ()
    for row in zip_longest(*(changes for changes in by_part if len(changes) > FEW)):
        yield from (change for change in row if change is not None)


def _is_number(column: Sequence[object]) -> bool:
    return set(map(type, column)) <= {float, bool, int}


def _changes_of(part: int, at: Sequence[float], column: Sequence[float]) -> Iterator[Change]:
    """Yield the changes of a part, each kind by turns, since only some may be looked at."""
    found = list(_all_changes_of(part, at, column))
    turns = [change for change in found if change.kind == TURN]
    others = [change for change in found if change.kind != TURN]
    for pair in zip_longest(others, turns):
        yield from (change for change in pair if change is not None)


def _all_changes_of(part: int, at: Sequence[float], column: Sequence[float]) -> Iterator[Change]:
    low, high = min(column), max(column)
    if low == high:
        return
    size = max(abs(low), abs(high))
    if low == 0 and high == 1 and set(column) == {0, 1}:
        flips = (i for i in range(len(at) - 1) if column[i] != column[i + 1])
        yield from (Change(part, FLIP, at[i : i + 2], column[i : i + 2], 1.0) for i in flips)
        return
    if low < 0 < high:
        zeros = (i for i in range(len(at) - 1) if column[i] * column[i + 1] < 0)
        yield from (Change(part, ZERO, at[i : i + 2], column[i : i + 2], size) for i in zeros)
    rising = sorted(column)
    if rising == list(column) or rising[::-1] == list(column):
        return
    before, since = 0.0, 0
    for i in range(len(at) - 1):
        change = column[i + 1] - column[i]
        if abs(change) <= ROUNDED * size:
            continue
        if before * change < 0 and i - since <= 1:
            first, middle, last = since - 1, since, i + 1
            points, values = (at[first], at[middle], at[last]), (column[first], column[middle], column[last])
            yield Change(part, TURN, points, values, size)
        before, since = change, i + 1


def _part(sample: Sample, part: int) -> float:
    found = sample.parts[part] if part < len(sample.parts) else math.nan
    return float(found) if isinstance(found, (float, int)) else math.nan


def _explains(place: TurningPlace, change: Change) -> bool:
    """Return whether a part changes at a place that is known from another part."""
    if not change.at[0] <= place.at <= change.at[-1]:
        return False
    here = next(i for i, one in enumerate(place.samples) if one.at == place.at)
    first, last = max(0, here - NEAR), min(len(place.samples) - 1, here + NEAR)
    below, value, above = (_part(place.samples[i], change.part) for i in (first, here, last))
    if change.kind == TURN:
        left, right = value - below, above - value
        return left * right <= 0 or max(abs(left), abs(right)) <= ROUNDED * change.size
    return below * above <= 0 if change.kind == ZERO else below != above


def _zero(change: Change, ask: Ask) -> float:
    """Return the place where a part is zero, by the method of Illinois and then by halving."""
    (low, high), (below, above) = change.at, change.values
    start = below
    for turn in range(SECANTS + HALVINGS):
        at = high - above * (high - low) / (above - below) if turn < SECANTS else low / 2 + high / 2
        if not low < at < high:
            break
        value = _part(ask(at), change.part)
        if not abs(value) > 0:
            return at
        if (value < 0) == (start < 0):
            low, below, above = at, value, above / 2
        else:
            high, above, below = at, value, below / 2
    return low if abs(below) < abs(above) else high


def _flip(change: Change, ask: Ask) -> float:
    """Return the last point before a comparison changes."""
    low, high = change.at
    for _ in range(HALVINGS):
        middle = low / 2 + high / 2
        if not low < middle < high:
            break
        if _part(ask(middle), change.part) == change.values[0]:
            low = middle
        else:
            high = middle
    return low


def _turn(change: Change, ask: Ask) -> float:
    """Return the place where a part turns, by ever narrower parabolas."""
    (a, b, c), (left, middle, right) = change.at, change.values
    at = _vertex((a, b, c), (left, middle, right))
    wide = min(b - a, c - b)
    for _ in range(VERTICES):
        wide /= 16
        points = (at - wide, at, at + wide)
        if not a < points[0] < at < points[2] < c:
            break
        moved = _vertex(points, [_part(ask(point), change.part) for point in points])
        if not points[0] < moved < points[2]:
            break
        at = moved
    return at


def _vertex(at: Sequence[float], values: Sequence[float]) -> float:
    """Return the vertex of the parabola through three points; the middle one if they are on a line."""
    (a, b, c), (left, middle, right) = at, values
    rise, fall = (b - a) * (middle - right), (b - c) * (middle - left)
    if not abs(rise - fall) > 0:
        return b
    return b - ((b - a) * rise - (b - c) * fall) / (2 * (rise - fall))


def _around(change: Change, at: float, ask: Ask) -> list[Sample]:
    """Return samples at a place and at ever smaller distances to both sides."""
    found = {at: ask(at)}
    for end in (change.at[0], change.at[-1]):
        step = end - at
        for _ in range(DISTANCES):
            step *= CLOSER
            if at + step not in found:
                found[at + step] = ask(at + step)
    return [found[point] for point in sorted(found)]


_FIND: Mapping[str, Callable[[Change, Ask], float]] = {ZERO: _zero, FLIP: _flip, TURN: _turn}
