"""Curves through points of a table, by float64 steps that `curves.js` repeats."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from calcgraph.calc.numbers.nought import SNAP
from calcgraph.calc.numbers.undefined import DomainError

LINEAR, SMOOTH, TIERS = 0, 1, 2
GRID = "grid"
OUTSIDE = "outside the table"


def slopes_of(xs: Sequence[float], ys: Sequence[float]) -> list[float]:
    """Slopes at the points of a curve that rises and falls only where they do: Fritsch and Carlson's, as in SciPy."""
    if len(xs) == 2:
        return [(ys[1] - ys[0]) / (xs[1] - xs[0])] * 2
    wide = [right - left for left, right in pairwise(xs)]
    steep = [(right - left) / w for left, right, w in zip(ys, ys[1:], wide, strict=False)]
    inner = [_mean(wide[i], wide[i + 1], steep[i], steep[i + 1]) for i in range(len(wide) - 1)]
    return [_end(wide[0], wide[1], steep[0], steep[1]), *inner, _end(wide[-1], wide[-2], steep[-1], steep[-2])]


def points_of(kind: str, columns: Sequence[Sequence[float]]) -> list[list[float]]:
    """The points of a curve or grid from columns in the order of rows: keys, and values last."""
    if kind == GRID:
        return _grid_of(*columns)
    points = sorted(zip(*columns, strict=True))
    if len(points) < (1 if kind == "tiers" else 2):
        raise DomainError("too few rows for a curve")
    xs, ys = [x for x, _ in points], [y for _, y in points]
    if any(left == right for left, right in pairwise(xs)):
        raise DomainError("two rows have the same key")
    return [xs, ys, slopes_of(xs, ys)] if kind == "smooth" else [xs, ys]


def _grid_of(first: Sequence[float], second: Sequence[float], values: Sequence[float]) -> list[list[float]]:
    xs, ys = sorted(set(first)), sorted(set(second))
    known = dict(zip(zip(first, second, strict=True), values, strict=True))
    if len(known) != len(values) or len(values) != len(xs) * len(ys) or len(xs) < 2 or len(ys) < 2:
        raise DomainError("not a grid of its keys")
    return [xs, ys, [known[x, y] for x in xs for y in ys]]


def _mean(before: float, after: float, left: float, right: float) -> float:
    """Return the slope between two pieces: 0 at a top or bottom, or a harmonic mean of both."""
    if left * right <= 0:
        return 0.0
    first, last = 2 * after + before, after + 2 * before
    return (first + last) / (first / left + last / right)


def _end(near: float, far: float, steep: float, next_steep: float) -> float:
    """The slope at an end, from three points."""
    slope = ((2 * near + far) * steep - near * next_steep) / (near + far)
    if slope * steep <= 0:
        return 0.0
    return 3 * steep if steep * next_steep < 0 and abs(slope) > 3 * abs(steep) else slope


def _placed(xs: Sequence[float], x: float, *, clamped: bool) -> float:
    """A place in reach: one that rounding has moved out is at the end; DomainError for one that is outside."""
    low, high = xs[0], xs[-1]
    near = SNAP * max(abs(low), abs(high))
    if x < low:
        return low if clamped or low - x <= near else _outside()
    if x > high:
        return high if clamped or x - high <= near else _outside()
    return x


def _outside() -> float:
    raise DomainError(OUTSIDE)


def _piece(xs: Sequence[float], x: float) -> int:
    return min(max(bisect_right(xs, x) - 1, 0), len(xs) - 2)


def along(  # noqa: PLR0913, PLR0917 - points, slopes, a place and two ways
    xs: Sequence[float], ys: Sequence[float], slopes: Sequence[float], x: float, mode: int, clamp: int
) -> float:
    """The value of a curve at a place."""
    if mode == TIERS:
        return _tier(xs, ys, x, clamped=bool(clamp))
    x = _placed(xs, x, clamped=bool(clamp))
    if len(xs) == 1:
        return ys[0]
    i = _piece(xs, x)
    wide, far = xs[i + 1] - xs[i], x - xs[i]
    if mode == LINEAR:
        return ys[i] + (ys[i + 1] - ys[i]) * (far / wide)
    steep = (ys[i + 1] - ys[i]) / wide
    third = (slopes[i] + slopes[i + 1] - 2 * steep) / wide
    second = (steep - slopes[i]) / wide - third
    return ys[i] + far * (slopes[i] + far * (second + far * (third / wide)))


def _tier(xs: Sequence[float], ys: Sequence[float], x: float, *, clamped: bool) -> float:
    """The value of the last key that is not above a place; rounding does not keep it below one."""
    i = bisect_right(xs, x) - 1
    if i + 1 < len(xs) and xs[i + 1] - x <= SNAP * max(abs(xs[i + 1]), abs(x)):
        i += 1
    if i < 0 and not clamped:
        _outside()
    return ys[max(i, 0)]


def across(  # noqa: PLR0913, PLR0917 - a grid, a place and a way
    xs: Sequence[float], ys: Sequence[float], values: Sequence[float], x: float, y: float, clamp: int
) -> float:
    """The value at a place of a grid, of which `values` has a row for each of `xs`; linear both ways."""
    x, y = _placed(xs, x, clamped=bool(clamp)), _placed(ys, y, clamped=bool(clamp))
    i, j, count = _piece(xs, x), _piece(ys, y), len(ys)
    right, up = (x - xs[i]) / (xs[i + 1] - xs[i]), (y - ys[j]) / (ys[j + 1] - ys[j])
    below, above = i * count + j, (i + 1) * count + j
    near = values[below] + (values[below + 1] - values[below]) * up
    far = values[above] + (values[above + 1] - values[above]) * up
    return near + (far - near) * right
