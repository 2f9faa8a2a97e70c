"""The smallest and the largest value of a formula in a box; `extremes.js` tries the same points in the same order."""

import itertools
import math
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from calcgraph.calc.nodes import Failure, Outcome

STEPS = 64
UNEVEN = 9
"""Points between those steps at no even distance: of a wave they do not all meet the same phase."""
"""Steps along each input on which a formula must rise or fall only; as many again in equal ratios."""
SAMPLES = 1_024
"""Points at which a formula that turns round is tried."""
MOST_CORNERS = 10
"""Inputs of which all corners are tried then."""
GOLDEN, HALVINGS = 0.6180339887498949, 60
"""Each step of a search keeps this part of its stretch."""
FLAT = 1e-12
"""Relative difference that is rounding, not a turn."""
POLE = 1e5
"""A search that comes to so many times what all samples came to climbs a pole."""

Point: TypeAlias = Mapping[str, float]
Grids: TypeAlias = Mapping[str, Sequence[float]]


class Extremes(Struct, frozen=True):
    """The ends of what a formula comes to."""

    low: float
    high: float
    at_low: Point
    sampled: bool
    """Whether the formula turns round, so that the ends were searched for."""


class _Tried:
    """A formula with the lowest and highest value it was seen to have, and the first failure."""

    def __init__(self, ask: Callable[[Point], Outcome]) -> None:
        self._ask = ask
        self.low, self.high = math.inf, -math.inf
        self.at_low: Point = {}
        self.at_high: Point = {}
        self.lost: Failure | None = None

    def at(self, point: Point) -> float:
        """The value at a point; NaN where there is none."""
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


def find_extremes(ask: Callable[[Point], Outcome], inputs: Mapping[str, tuple[float, float]]) -> Extremes | Failure:
    """The ends of what a formula comes to while inputs go from end to end, or why it has no value at some point.

    Where it only rises or only falls along each input its ends are at two corners. Else they are searched for from the
    best of 1,024 seeded points and all corners.
    """
    tried = _Tried(ask)
    grids = {key: _grid(*ends) for key, ends in inputs.items()}
    chance = _chances()
    signs = {key: _direction(key, grids, tried, chance) for key in grids}
    if tried.lost is None and None not in signs.values():
        low = tried.at({key: grid[0 if (signs[key] or 0) >= 0 else -1] for key, grid in grids.items()})
        high = tried.at({key: grid[-1 if (signs[key] or 0) >= 0 else 0] for key, grid in grids.items()})
        if tried.lost is None and _near(low, tried.low) and _near(high, tried.high):
            return Extremes(low, max(low, high), tried.at_low, sampled=False)
    if tried.lost is None:
        _search(tried, inputs, grids, chance)
    if tried.lost is not None:
        return tried.lost
    scale = max(abs(tried.low), abs(tried.high))
    return Extremes(_snap(tried.low, scale), _snap(tried.high, scale), tried.at_low, sampled=True)


def _search(tried: _Tried, inputs: Mapping[str, tuple[float, float]], grids: Grids, chance: Iterator[float]) -> None:
    """Try samples and corners, then go on along each input from the best ones."""
    for _ in range(SAMPLES):
        tried.at({key: _between(next(chance), *ends) for key, ends in inputs.items()})
    if len(inputs) <= MOST_CORNERS:
        for corner in itertools.product(*inputs.values()):
            tried.at(dict(zip(inputs, corner, strict=True)))
    seen = max(abs(tried.low), abs(tried.high))
    for _ in range(1 if len(inputs) == 1 else 3):
        for key, grid in grids.items():
            if tried.lost is None:
                _climb(tried, dict(tried.at_low), key, grid, -1)
                _climb(tried, dict(tried.at_high), key, grid, 1)
    if tried.lost is None and max(abs(tried.low), abs(tried.high)) > POLE * seen > 0:
        point = tried.at_low if -tried.low > tried.high else tried.at_high
        tried.lost = Failure("it grows without bound", point=point)


def _climb(tried: _Tried, point: dict[str, float], key: str, grid: Sequence[float], way: int) -> None:
    """Search by golden section along one input, near a point; then try the round number beside what was found."""
    place = bisect_left(grid, point[key])
    low, high = grid[max(place - 2, 0)], grid[min(place + 1, len(grid) - 1)]

    def at(place: float) -> float:
        return way * tried.at({**point, key: place})

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


def _direction(key: str, grids: Grids, tried: _Tried, chance: Iterator[float]) -> int | None:
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
