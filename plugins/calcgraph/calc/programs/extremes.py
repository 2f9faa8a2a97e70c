"""The smallest and the largest value of a formula in a box; `extremes.js` tries the same points in the same order."""

import itertools
import math
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.programs.enclosing.bounds import Bounds, Ends, ExhaustedSearch, UnboundedFormula
from calcgraph.calc.programs.enclosing.proof import PROVED, TINY, BestValue, bound_of

STEPS = 64
"""Steps along each input on which a formula must rise or fall only; as many again in equal ratios."""
UNEVEN = 9
"""Points between those steps at no even distance: of a wave they do not all meet the same phase."""
SAMPLES = 1_024
"""Points at which a formula that turns round is tried."""
MOST_CORNERS = 10
"""Inputs of which all corners are tried then."""
GOLDEN, HALVINGS = 0.6180339887498949, 60
"""Each step of a search keeps this part of its stretch."""
FLAT = 1e-12
"""Relative difference that is rounding, not a turn."""
STARTS, APART = 3, 0.1
"""Number of good points that are climbed from besides the very best, and their distance, as a share."""
SWEEPS, STRIDES = 24, 12
"""Number of times that a climb follows each input, and continues in the direction it has moved."""
LADDER = 12
"""Number of steps into which an input is cut when a climb first follows it."""
STILL = 1e-13
"""A climb that gains less in a sweep, relative to its height, has ended."""
POLE = 1e5
"""The ratio to the largest sample from which a search is taken to climb a pole."""

InputPoint: TypeAlias = Mapping[str, float]
Grids: TypeAlias = Mapping[str, Sequence[float]]


class Extremes(Struct, frozen=True):
    """The ends of a formula's values."""

    low: float
    high: float
    at_low: InputPoint
    at_high: InputPoint
    sampled: bool
    """True if the formula changes direction, so that the ends were searched for."""
    is_proved: bool
    """True if bounds prove that no value is beyond these ends."""


class _MissingValue(Exception):  # noqa: N818 - not a fault
    """A formula has no value at a point."""


class _ObservedRange:
    """A formula with the lowest and highest value it was seen to have, and the first failure."""

    def __init__(self, ask: Callable[[InputPoint], Outcome]) -> None:
        self._ask = ask
        self.low, self.high = math.inf, -math.inf
        self.at_low: InputPoint = {}
        self.at_high: InputPoint = {}
        self.lost: Failure | None = None

    def at(self, point: InputPoint) -> float:
        """Return the value at a point; NaN if it cannot be computed."""
        found = self._ask(point)
        if not isinstance(found, float):
            failure = found if isinstance(found, Failure) else Failure("it is not a number")
            self.lost = self.lost or failure._replace(point=point)
            return math.nan
        if found < self.low:
            self.low, self.at_low = found, point
        if found > self.high:
            self.high, self.at_high = found, point
        return found

    def width(self) -> float:
        """Return how far apart the ends are that were seen."""
        return max(self.high - self.low, 0.0)

    def found(self, *, sampled: bool, is_proved: bool) -> Extremes:
        """Return the ends as they are shown."""
        scale = max(abs(self.low), abs(self.high))
        low, high = (_snap(end, scale) for end in (self.low, self.high)) if sampled else (self.low, self.high)
        return Extremes(low, high, self.at_low, self.at_high, sampled, is_proved)


def find_extremes(
    ask: Callable[[InputPoint], Outcome],
    inputs: Mapping[str, Ends],
    bounds: Callable[[Mapping[str, Ends]], Bounds] | None = None,
    starts: Sequence[InputPoint] = (),
) -> Extremes | Failure:
    """Return the ends of a formula's values while inputs vary from end to end, or why it has no value at some point.

    If it only rises or only falls along each input, its ends are at two corners. Otherwise boxes are halved until
    `bounds` shows that no value is beyond the ends found. If that does not finish, or bounds are unknown, the ends are
    searched for from the best of 1,024 seeded points and all corners, as in a page.
    """
    tried = _ObservedRange(ask)
    for point in starts:
        tried.at(point)
    if bounds is not None and tried.lost is None and _at_corners(tried, inputs, bounds):
        return tried.lost or tried.found(sampled=False, is_proved=True)
    grids = {key: _grid(*ends) for key, ends in inputs.items()}
    upper, lower = math.inf, -math.inf
    if bounds is not None and tried.lost is None:
        with suppress(_MissingValue):
            upper, lower = _prove(tried, inputs, grids, bounds)
    if tried.lost is None and _is_met(tried, lower, upper):
        return tried.found(sampled=True, is_proved=True)
    if tried.lost is not None:  # the way from the middle tells a pole better than the way by which a proof came there
        again = _ObservedRange(ask)
        _try_all(again, inputs, grids)
        return again.lost or tried.lost
    turns = _try_all(tried, inputs, grids)
    if tried.lost is not None:
        return tried.lost
    return tried.found(sampled=turns, is_proved=_is_met(tried, lower, upper))


def _at_corners(
    tried: _ObservedRange, inputs: Mapping[str, Ends], bounds: Callable[[Mapping[str, Ends]], Bounds]
) -> bool:
    """Return whether the formula only rises or only falls along each input; then both corners are tried."""
    try:
        slopes = bounds(inputs).slopes
    except (UnboundedFormula, ExhaustedSearch):
        return False
    signs = {key: slopes.get(key, (0.0, 0.0)) for key in inputs}
    if any(low < 0 < high for low, high in signs.values()):
        return False
    for side in (0, 1):
        if tried.lost is None:
            tried.at({key: ends[side if signs[key][0] >= 0 else 1 - side] for key, ends in inputs.items()})
    return True


def _prove(
    tried: _ObservedRange, inputs: Mapping[str, Ends], grids: Grids, bounds: Callable[[Mapping[str, Ends]], Bounds]
) -> tuple[float, float]:
    """Return bounds above and below all values, trying points on the way and searching on from good ones."""
    if len(inputs) <= MOST_CORNERS:
        for corner in itertools.product(*inputs.values()):
            tried.at(dict(zip(inputs, corner, strict=True)))

    def value(point: InputPoint) -> float:
        found = tried.at(point)
        if tried.lost is not None:
            raise _MissingValue
        return found

    tried.at({key: (low + high) / 2 for key, (low, high) in inputs.items()})
    ends = []
    for sign in (1.0, -1.0):
        best = BestValue(sign, value, partial(_climbed, tried, grids=grids, way=sign))
        best.at(tried.at_high if sign > 0 else tried.at_low, 0.0)
        ends.append(sign * bound_of(bounds, inputs, best, tried.width))
    return ends[0], ends[1]


def _is_met(tried: _ObservedRange, lower: float, upper: float) -> bool:
    """Return whether the bounds meet the ends that were found."""
    slack = max(PROVED * tried.width(), TINY * max(abs(tried.low), abs(tried.high)))
    return upper <= tried.high + slack and lower >= tried.low - slack


def _try_all(tried: _ObservedRange, inputs: Mapping[str, Ends], grids: Grids) -> bool:
    """Try the points that a page tries; return whether the formula changes direction."""
    chance = _chances()
    signs = {key: _direction(key, grids, tried, chance) for key in grids}
    if tried.lost is None and None not in signs.values():
        low = tried.at({key: grid[0 if (signs[key] or 0) >= 0 else -1] for key, grid in grids.items()})
        high = tried.at({key: grid[-1 if (signs[key] or 0) >= 0 else 0] for key, grid in grids.items()})
        if tried.lost is None and _near(low, tried.low) and _near(high, tried.high):
            return False
    if tried.lost is None:
        _search(tried, inputs, grids, chance)
    return True


def _search(tried: _ObservedRange, inputs: Mapping[str, Ends], grids: Grids, chance: Iterator[float]) -> None:
    """Try samples and corners, then climb from the best separate ones, until nothing moves."""
    points = [{key: _between(next(chance), *ends) for key, ends in inputs.items()} for _ in range(SAMPLES)]
    if len(inputs) <= MOST_CORNERS:
        points += [dict(zip(inputs, corner, strict=True)) for corner in itertools.product(*inputs.values())]
    seen = [(tried.at(point), point) for point in points]
    if tried.lost is not None:
        return
    size = max(abs(value) for value, _ in seen)
    with suppress(_MissingValue):
        for way in (-1.0, 1.0):
            first = tried.at_low if way < 0 else tried.at_high
            for start in [first, *_apart(seen, inputs, way, first)]:
                _climbed(tried, start, grids, way)
    if tried.lost is None and max(abs(tried.low), abs(tried.high)) > POLE * size > 0:
        point = tried.at_low if -tried.low > tried.high else tried.at_high
        tried.lost = Failure("it grows without bound", point=point)


def _apart(
    seen: Sequence[tuple[float, InputPoint]], inputs: Mapping[str, Ends], way: float, first: InputPoint
) -> list[InputPoint]:
    """Return the best points that are apart from each other and from the first."""
    found = [first]
    for _, point in sorted(seen, key=lambda one: -way * one[0]):
        if len(found) > STARTS:
            break
        if all(
            any(abs(point[key] - other[key]) > APART * (high - low) for key, (low, high) in inputs.items())
            for other in found
        ):
            found.append(point)
    return found[1:]


def _climbed(tried: _ObservedRange, start: InputPoint, grids: Grids, way: float) -> float:
    """The best value on the way up, or down, from a point: along each input, then along the way that this has moved."""
    point, best = dict(start), way * tried.at(start)
    for sweep in range(SWEEPS):
        before, was = dict(point), best
        for key, grid in grids.items():
            if tried.lost is not None:
                raise _MissingValue
            place, best = _climb(tried, point, best, key, grid, way, is_first=sweep == 0)
            point[key] = place
        if len(grids) > 1 and sweep:
            point, best = _ahead(tried, before, point, best, grids, way)
        if not best - was > STILL * max(abs(best), abs(was)):
            break
    return way * best


def _ahead(  # noqa: PLR0913, PLR0917 - two points and their outcomes
    tried: _ObservedRange, before: InputPoint, point: dict[str, float], best: float, grids: Grids, way: float
) -> tuple[dict[str, float], float]:
    """Go on as a sweep has moved, twice as far each time."""
    step = {key: point[key] - before[key] for key in point}
    for _ in range(STRIDES):
        there = {key: min(max(point[key] + step[key], grids[key][0]), grids[key][-1]) for key in point}
        value = way * tried.at(there)
        if not value > best:
            break
        point, best = there, value
        step = {key: 2 * by for key, by in step.items()}
    return point, best


def _climb(  # noqa: PLR0913, PLR0917 - a point, its outcome, and where to go
    tried: _ObservedRange,
    point: InputPoint,
    best: float,
    key: str,
    grid: Sequence[float],
    way: float,
    *,
    is_first: bool,
) -> tuple[float, float]:
    """Search along one input: both ends, steps between them, then by golden section near the best of them.

    Then the round number next to the result is tried.
    """
    top = point[key]

    def at(place: float) -> float:
        nonlocal top, best
        value = way * tried.at({**point, key: place})
        if value > best:
            top, best = place, value
        return value

    for place in grid[:: len(grid) // LADDER] if is_first else ():
        at(place)
    at(grid[0])
    at(grid[-1])
    i = bisect_left(grid, top)
    low, high = grid[max(i - 2, 0)], grid[min(i + 1, len(grid) - 1)]
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = at(left), at(right)
    for _ in range(HALVINGS):
        if at_left > at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = at(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = at(right)
    near = _snap((low + high) / 2, max(abs(grid[0]), abs(grid[-1])))
    at(min(max(near, grid[0]), grid[-1]))
    return top, best


def _direction(key: str, grids: Grids, tried: _ObservedRange, chance: Iterator[float]) -> int | None:
    """1 where the formula rises along an input, -1 where it falls, 0 where it stays, None where it turns or fails."""
    found = 0
    ends: Grids = {name: (grid[0], grid[-1]) for name, grid in grids.items()}
    lines = [{name: low for name, (low, _) in ends.items()}]
    if len(grids) > 1:
        lines += [{name: high for name, (_, high) in ends.items()}]
        lines += [{name: _between(next(chance), low, high) for name, (low, high) in ends.items()}]
    for line in lines:
        before = math.nan
        for place in grids[key]:
            value = tried.at({**line, key: place})
            if tried.lost is not None:
                return None
            if before == before and not _near(value, before):  # noqa: PLR0124 - NaN before the first
                turn = 1 if value > before else -1
                if found == -turn:
                    return None
                found = turn
            before = value
    return found


def _grid(low: float, high: float) -> Sequence[float]:
    shares = [step / STEPS for step in range(STEPS + 1)] + [step * GOLDEN % 1 for step in range(1, UNEVEN + 1)]
    found = [low * (1 - share) + high * share for share in shares]
    if low > 0 and high > 10 * low:
        found += [_in_ratio(share, low, high) for share in shares]
    return sorted(found)


def _between(share: float, low: float, high: float) -> float:
    if low > 0 and high > 100 * low:
        return _in_ratio(share, low, high)
    return low * (1 - share) + high * share


def _in_ratio(share: float, low: float, high: float) -> float:
    return min(max(low * math.pow(high / low, share), low), high)


def _chances() -> Iterator[float]:
    """Park and Miller's numbers between 0 and 1, which a browser counts out alike."""
    state = 1
    while True:
        state = state * 48_271 % 2_147_483_647
        yield state / 2_147_483_647


def _near(left: float, right: float) -> bool:
    return abs(left - right) <= FLAT * max(abs(left), abs(right))


def _snap(value: float, scale: float) -> float:
    """A number to the twelfth digit of a scale."""
    if not 1e-280 < scale < 1e280:
        return value
    unit = math.pow(10, 12 - math.ceil(math.log10(scale)))
    return math.floor(value * unit + 0.5) / unit
