"""Quantities and their rates between steps, by the polynomial of the four steps around; `rates.js` repeats it.

The polynomial has the values and slopes of all four (Hermite's, of the seventh degree).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

Columns: TypeAlias = Sequence[Sequence[float]]
Guards: TypeAlias = Callable[[float, Sequence[float]], Sequence[float] | None]
"""The values that can switch at a time and a state, such as both sides of `t < 3 s`; None if they are undefined."""

PART = 0.381966011250105
"""The position of a probe in its interval: the golden section, so that no step of another width also ends there."""


class Weights(NamedTuple):
    """The weights of the values and slopes of four steps at a point, for the value and for the slope there."""

    values: tuple[float, ...]
    slopes: tuple[float, ...]
    by_value: tuple[float, ...]
    by_slope: tuple[float, ...]


def places_of(
    times: Sequence[float],
    values: Columns,
    slopes: Columns,
    more: Sequence[float],
    least: int,
) -> Iterator[tuple[float, list[float], list[float]]]:
    """Times between the steps, `least` or more in equal parts, then `more`; each with the state and its slopes."""
    last = len(times) - 1
    h, parts, known = (times[last] - times[0]) / last, -(-least // last), cache(weights_at)
    for i in range(last):
        first = min(max(i - 1, 0), last - 3)
        for k in range(parts):
            x = i - first + (k + PART) / parts
            yield times[first] + x * h, *_between(values, slopes, first, h, known(x))
    for t in more:
        first = min(max(int((t - times[0]) / h) - 1, 0), last - 3)
        yield t, *_between(values, slopes, first, h, weights_at((t - times[first]) / h))


def _between(values: Columns, slopes: Columns, first: int, h: float, of: Weights) -> tuple[list[float], list[float]]:
    state, rates = [], []
    for ys, ks in zip(values, slopes, strict=True):
        y, k = ys[first : first + 4], ks[first : first + 4]
        state.append(_dot(of.values, y) + h * _dot(of.slopes, k))
        rates.append(_dot(of.by_value, y) / h + _dot(of.by_slope, k))
    return state, rates


def _dot(weights: Sequence[float], of: Sequence[float]) -> float:
    return weights[0] * of[0] + weights[1] * of[1] + weights[2] * of[2] + weights[3] * of[3]


def weights_at(x: float) -> Weights:
    """The weights at a place, counted in steps from the first of the four.

    >>> weights_at(1.0).values
    (0.0, 1.0, 0.0, 0.0)
    """
    found = []
    for j in range(4):
        others = [k for k in range(4) if k != j]
        part, change = _lagrange(x, j, others)
        own = sum(1 / (j - k) for k in others)
        away, square = x - j, part * part
        level = 1 - 2 * own * away
        found.append((level * square, away * square, 2 * part * change * level - 2 * own * square,
                      square + 2 * away * part * change))  # fmt: skip
    return Weights(*(tuple(column) for column in zip(*found, strict=True)))


def _lagrange(x: float, j: int, others: Sequence[int]) -> tuple[float, float]:
    """Lagrange's polynomial that is 1 at one of four steps and 0 at the others, and its slope."""
    part, change = 1.0, 0.0
    for k in others:
        change = change * (x - k) / (j - k) + part / (j - k)
        part *= (x - k) / (j - k)
    return part, change


def turns_of(guards: Guards, times: Sequence[float], values: Columns, slopes: Columns) -> list[float]:
    """The first times at which conditions and other sums begin or end to be above zero between two steps."""
    found: list[float] = []
    before = guards(times[0], [one[0] for one in values])
    for i in range(1, len(times)):
        now = guards(times[i], [one[i] for one in values])
        for at, (a, b) in enumerate(zip(before or (), now or (), strict=False)):
            if a * b < 0 and len(found) < MOST_TURNS:
                found.append(_crossing(guards, at, a, (times, values, slopes), i))
        before = now
    return sorted(found)


MOST_TURNS, HALVINGS = 64, 40
"""The number of switches that are examined, and the number of halvings between two steps to find one."""


def _crossing(guards: Guards, at: int, before: float, path: tuple[Sequence[float], Columns, Columns], i: int) -> float:
    """Return the last time before a step at which one of the guards switches."""
    times, values, slopes = path
    low, high = times[i - 1], times[i]
    h, first = (times[-1] - times[0]) / (len(times) - 1), min(max(i - 2, 0), len(times) - 4)
    for _ in range(HALVINGS):
        middle = low + (high - low) / 2
        state, _rates = _between(values, slopes, first, h, weights_at((middle - times[first]) / h))
        now = guards(middle, state)
        if now is None:
            break
        low, high = (middle, high) if now[at] * before > 0 else (low, middle)
    return low + (high - low) / 2
