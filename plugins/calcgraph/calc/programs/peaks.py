"""The largest value of a function in a range, and where it is, by float64 steps that `peaks.js` repeats."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.overlooked import check_steps

PartialCurve: TypeAlias = Callable[[float], float | None]
"""A function; None where it has no value."""

Hear: TypeAlias = Callable[[Sequence[float]], None]
"""Hears of points at which the samples have overlooked something."""
Look: TypeAlias = Callable[[], Sequence[Sequence[tuple[float, float | None]]]]
"""Returns points at and around places where a peak may be, with values."""

POINTS = 400
"""Pieces of a range whose ends are tried; narrower peaks are found at the places of `overlooked.py`."""
GOLDEN = 0.6180339887498949
NARROWINGS = 60
"""The number of times that the pieces around a peak are narrowed: to the last digits of a float."""
TRIED = 8
"""Peaks that are followed, the highest first."""
ALIKE = 1e-9
"""The difference in height, as a share of the values seen, up to which two peaks count as equally high."""
APART = 1e-5
"""The distance from which such peaks are separate, as a share of the range, and the longest flat top of a peak."""
FLAT = 1e-13
"""The share of the values seen that counts as rounding."""
CLOSEST, FACTOR = 1e-13, 200.0
"""The smallest distance from a peak, as a share of the range, and the factor between three larger ones."""
STEADY = 0.5
"""The least share that each growth towards a pole has of the growth before it."""


class _PeakSearch:
    """A function, negated if needed so that its peak is sought, with its values at evenly spaced points."""

    def __init__(  # noqa: PLR0913, PLR0917 - each is another thing
        self, curve: PartialCurve, low: float, high: float, sign: float, look: Look, hear: Hear
    ) -> None:
        if not low < high:
            raise DomainError("the range runs backwards" if low > high else "the range is empty")
        self._curve, self.sign = curve, sign
        self.at = [low + (high - low) * i / POINTS for i in range(POINTS)] + [high]
        self.values = [self.value(point) for point in self.at]
        known = [value for value in self.values if value is not None]
        if not known:
            raise DomainError("no value in the range")
        self.size = max(abs(value) for value in known)
        check_steps(self.value, self.at, self.values)
        self.places, self.hear = look(), hear

    def value(self, point: float) -> float | None:
        found = self._curve(point)
        return None if found is None else self.sign * found


def _unheard(_points: Sequence[float]) -> None:
    return


def height_of_peak(  # noqa: PLR0913, PLR0917 - the last two have defaults
    curve: PartialCurve, low: float, high: float, sign: float, look: Look = list, hear: Hear = _unheard
) -> float:
    """The largest value; with `sign` -1 the smallest. `look` has further points, at and around places."""
    seen = _PeakSearch(curve, low, high, sign, look, hear)
    return sign * _highest(seen)[0][1]


def place_of_peak(  # noqa: PLR0913, PLR0917 - the last two have defaults
    curve: PartialCurve, low: float, high: float, sign: float, look: Look = list, hear: Hear = _unheard
) -> float:
    """Return the position of the highest peak; raise DomainError if several are as high, or it is flat for a while."""
    seen = _PeakSearch(curve, low, high, sign, look, hear)
    peaks = _highest(seen)
    place, height = peaks[0]
    apart = APART * (high - low)
    if any(height - other <= ALIKE * seen.size and abs(at - place) > apart for at, other in peaks[1:]):
        raise DomainError("several places have the same value")
    for side in (place - apart, place + apart):
        beside = seen.value(side) if low <= side <= high else None
        if beside is not None and height - beside <= FLAT * seen.size:
            raise DomainError("its maximum is a flat stretch")
    return _refined(seen, place, height, apart)


def _highest(seen: _PeakSearch) -> list[tuple[float, float]]:
    """The highest peaks with their heights, the best first."""
    tops = [i for i, value in enumerate(seen.values) if value is not None and _is_top(seen.values, i, value)]
    heights = {i: _known(seen.values[i]) for i in tops}
    if len(tops) > TRIED:
        heights = {i: max(height, _at_vertex(seen, i)) for i, height in heights.items()}
    tops.sort(key=lambda i: (-heights[i], i))
    found = [_climbed(seen, seen.at[max(i - 1, 0) : i + 2], seen.at[i], _known(seen.values[i])) for i in tops[:TRIED]]
    top = max(height for _, height in found) + ALIKE * seen.size
    narrow = []
    for place in seen.places:
        values = [_known(None if value is None else seen.sign * value) for _, value in place]
        i = values.index(max(values))
        if values[i] > top:
            around = [at for at, _ in place[max(i - 1, 0) : i + 2]]
            peak = _climbed(seen, around, place[i][0], values[i])
            if i == 0:
                peak = _followed(seen, peak, max((at for at in seen.at if at < place[0][0]), default=seen.at[0]))
            if i == len(place) - 1:
                peak = _followed(seen, peak, min((at for at in seen.at if at > place[-1][0]), default=seen.at[-1]))
            found.append(peak)
            narrow.append(place[i][0])
    if narrow:
        seen.hear(narrow)
    found.sort(key=lambda peak: -peak[1])
    if _is_pole(seen, *found[0]):
        raise DomainError("it grows without bound")
    return found


def _is_pole(seen: _PeakSearch, place: float, height: float) -> bool:
    """Return whether a function grows towards a place as much in each of three steps: as `1 / x` or `-ln(x)` near 0.

    A peak, a corner or a root flattens out instead.
    """
    low, high = seen.at[0], seen.at[-1]
    closest = max(CLOSEST * (high - low), 1e-15 * abs(place))
    heights = []
    for power in (3, 2, 1):
        away = closest * FACTOR**power
        sides = [seen.value(at) for at in (place - away, place + away) if low <= at <= high]
        heights.append(max((_known(value) for value in sides), default=float("-inf")))
    far, near, next_to = heights
    if not far > float("-inf"):
        return False
    first, second, third = near - far, next_to - near, height - next_to
    return second > ALIKE * seen.size and second >= STEADY * first and third >= STEADY * second


def _at_vertex(seen: _PeakSearch, i: int) -> float:
    """Return the value at the vertex of the parabola through a point and its neighbours."""
    if not 0 < i < POINTS:
        return float("-inf")
    left, middle, right = (_known(seen.values[j]) for j in (i - 1, i, i + 1))
    bend = left - 2 * middle + right
    if not float("-inf") < bend < 0:
        return float("-inf")
    return _known(seen.value(seen.at[i] + (left - right) / (2 * bend) * (seen.at[i + 1] - seen.at[i])))


def _known(value: float | None) -> float:
    return float("-inf") if value is None else value


def _is_top(values: list[float | None], i: int, value: float) -> bool:
    before = _known(values[i - 1]) if i else float("-inf")
    after = _known(values[i + 1]) if i + 1 < len(values) else float("-inf")
    return value > before and value >= after


def _climbed(seen: _PeakSearch, around: Sequence[float], best: float, height: float) -> tuple[float, float]:
    """The top of the peak between the neighbours of a point, by golden sections."""
    low, high = around[0], around[-1]
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = _known(seen.value(left)), _known(seen.value(right))
    for _ in range(NARROWINGS):
        if at_left > height:
            best, height = left, at_left
        if at_right > height:
            best, height = right, at_right
        if at_left >= at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = _known(seen.value(left))
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = _known(seen.value(right))
    return best, height


def _followed(seen: _PeakSearch, peak: tuple[float, float], outside: float) -> tuple[float, float]:
    """Return the edge of a pulse that rises to it from its known points, by halves; else the peak."""
    inside, height = peak
    for _ in range(NARROWINGS):
        middle = (inside + outside) / 2
        value = _known(seen.value(middle))
        if value > height:
            inside, height = middle, value
        else:
            outside = middle
    return inside, height


def _refined(seen: _PeakSearch, place: float, height: float, step: float) -> float:
    """The place to more digits than heights can tell: where slopes to both sides agree."""
    for wide in (step * 64, step * 8):
        found = [seen.value(place + wide * at) for at in (-2, -1, 1, 2)]
        if any(value is None for value in found):
            return place
        far_left, left, right, far_right = (_known(value) for value in found)
        slope = far_left - far_right + 8 * (right - left)
        bend = -far_left + 16 * left - 30 * height + 16 * right - far_right
        if not bend < 0:
            return place
        moved = place - wide * slope / bend
        top = seen.value(moved)
        if abs(moved - place) > step or top is None or height - top > FLAT * seen.size:
            return place
        place, height = moved, top
    return place
