"""Quantities given by their rates: fixed steps of Runge and Kutta's fourth order, which `rates.js` repeats.

Steps are halved until halving changes nothing that is shown; what it still changes is the error that is told.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.calc.numbers.undefined import DomainError

Rates: TypeAlias = Callable[[float, Sequence[float]], list[float] | None]
"""The rates at a time and a state; None where they have no value."""

FEWEST, MOST_RATE_STEPS = 32, 16_384
COST = 900_000
"""Operations that all halvings together may take, about."""
SETTLED, ALLOWED = 1e-12, 1e-9
"""Share of the largest value: from the first on steps are not halved, beyond the second there is no value."""
ROUGH = "the steps cannot be made fine enough"


class Path(NamedTuple):
    """What some quantities come to at evenly spaced times."""

    times: list[float]
    values: list[list[float]]
    """One list a quantity."""
    slopes: list[list[float]]
    errors: list[float]
    """How far each quantity may be off."""


def follow(rates: Rates, starts: Sequence[float], low: float, high: float, weight: int) -> Path:
    """The way from `low` to `high`; `weight` is how many operations the rates take once."""
    if not low < high:
        raise DomainError("the range runs backwards" if low > high else "the range is empty")
    count, coarse = FEWEST, _walked(rates, starts, low, high, FEWEST)
    while True:
        fine = _walked(rates, starts, low, high, 2 * count)
        is_last = 2 * count >= MOST_RATE_STEPS or 32 * weight * count > COST
        if fine is not None and coarse is not None:
            errors = [_error(coarse, fine, at) for at in range(len(starts))]
            found = [_share(error, fine.values[at]) for at, error in enumerate(errors)]
            if max(found) <= SETTLED or (is_last and max(found) <= ALLOWED):
                return fine._replace(errors=errors)
        if is_last:
            raise DomainError(ROUGH)
        count, coarse = 2 * count, fine


def _share(error: float, values: Sequence[float]) -> float:
    peak = max(map(abs, values))
    return error / peak if peak else error


def _walked(rates: Rates, starts: Sequence[float], low: float, high: float, count: int) -> Path | None:
    """The way in a number of steps; None where it leads to where there are no rates."""
    h, state = (high - low) / count, list(starts)
    times = [low + (high - low) * i / count for i in range(count)] + [high]
    values: list[list[float]] = [[one] for one in state]
    slopes: list[list[float]] = [[] for _ in state]
    for i in range(count):
        moved = _step(rates, times[i], state, h)
        if moved is None:
            return None
        state, first = moved
        for at, (value, slope) in enumerate(zip(state, first, strict=True)):
            values[at].append(value)
            slopes[at].append(slope)
    last = rates(high, state)
    if last is None:
        return None
    for at, slope in enumerate(last):
        slopes[at].append(slope)
    return Path(times, values, slopes, [])


def _step(rates: Rates, t: float, state: list[float], h: float) -> tuple[list[float], list[float]] | None:
    """The state a step later, and the rates before it."""
    one = rates(t, state)
    two = one and rates(t + h / 2, [y + h / 2 * k for y, k in zip(state, one, strict=True)])
    three = two and rates(t + h / 2, [y + h / 2 * k for y, k in zip(state, two, strict=True)])
    four = three and rates(t + h, [y + h * k for y, k in zip(state, three, strict=True)])
    if not one or not two or not three or not four:
        return None
    weighed = (a + 2 * b + 2 * c + d for a, b, c, d in zip(one, two, three, four, strict=True))
    return [y + h / 6 * k for y, k in zip(state, weighed, strict=True)], one


def _error(coarse: Path, fine: Path, at: int) -> float:
    """How far the finer way may be off: what halving has moved, at the steps and between them."""
    values, slopes, found = coarse.values[at], coarse.slopes[at], 0.0
    h = coarse.times[1] - coarse.times[0]
    for i, value in enumerate(values):
        found = max(found, abs(fine.values[at][2 * i] - value) / 15)
        if i + 1 < len(values):
            middle = (value + values[i + 1]) / 2 + h * (slopes[i] - slopes[i + 1]) / 8
            found = max(found, abs(fine.values[at][2 * i + 1] - middle) / 16)
    return found
