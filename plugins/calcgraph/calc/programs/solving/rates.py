"""Quantities given by their rates: steps of one width, extrapolated to the eighth order, as in `rates.js`.

Steps are halved until halving changes no shown digit; the remaining change is the reported error. A step is Gragg's,
with 2, 4, 6 and 8 parts (Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, II.9).
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.solving.step_polynomial import Guards, places_of, turns_of

RateFunction: TypeAlias = Callable[[float, Sequence[float]], list[float] | None]
"""The rates at a time and a state; None where they have no value."""

FEWEST, MOST_RATE_STEPS = 16, 2_048
PARTS = (2, 4, 6, 8)
COST = 750_000
"""Operations that all halvings together may take, about: rates in cases may cost more later than at the start."""
SETTLED, ALLOWED = 1e-12, 1e-9
"""Share of the largest value: from the first on steps are not halved, beyond the second there is no value."""
SURE, UNSURE, FASTER = 255, 15, 64
"""The divisors that give the error left after steps are halved, and the improvement that decides between them.
In theory, a 256th is left. That counts if the last halving has made the error at least 64 times smaller; otherwise the
steps are rough, and the error is reported with caution."""
PROBES = 1_024
"""Places between steps at which rates are asked for once more."""
ROUGH = "the steps cannot be made fine enough"


class Path(NamedTuple):
    """The values of some quantities at evenly spaced times."""

    times: list[float]
    values: list[list[float]]
    """One list a quantity."""
    slopes: list[list[float]]
    errors: list[float]
    """The largest error of each quantity."""


def follow(  # noqa: PLR0913, PLR0917 - what a way is
    rates: RateFunction, starts: Sequence[float], low: float, high: float, weight: int, guards: Guards
) -> Path:
    """Return the path from `low` to `high`; `weight` is the number of operations of one evaluation of the rates.

    The rates are evaluated once more at places between all steps, at places where `guards` turn, and between two such
    turns: a rate that differs from the steps, such as that of a short pulse, makes the steps finer.
    """
    if not low < high:
        raise DomainError("the range runs backwards" if low > high else "the range is empty")
    (coarse, _), count, before = _walked(rates, starts, low, high, FEWEST), FEWEST, 0.0
    while True:
        fine, place = _walked(rates, starts, low, high, 2 * count)
        is_last = 2 * count >= MOST_RATE_STEPS or 168 * weight * count > COST
        if fine is not None and coarse is not None:
            moved = [max(_moves(coarse, fine, at)) for at in range(len(starts))]
            worst = max(_share(error, fine.values[at]) for at, error in enumerate(moved))
            caution = SURE if worst <= before / FASTER else UNSURE
            if worst / caution <= SETTLED or (is_last and worst / caution <= ALLOWED):
                missed = _missed(rates, fine, moved, guards)
                if missed is None:
                    return fine._replace(errors=[error / caution for error in moved])
                place = missed
            elif is_last:
                place = _first_off(coarse, fine)
            before = worst
        if is_last:
            raise DomainError(f"{ROUGH} {along_way((place - low) / (high - low))}")
        count, coarse = 2 * count, fine


def along_way(share: float) -> str:
    """Return the position of something along its way, in words that the page repeats.

    >>> along_way(0.1234)
    'at 12.3 % of the way'
    """
    thousandths = int(share * 1000 + 0.5)
    return f"at {thousandths // 10}.{thousandths % 10} % of the way"


def _missed(rates: RateFunction, path: Path, moved: Sequence[float], guards: Guards) -> float | None:
    """The first place between steps at which a rate is not as they have it, by more than they may be off."""
    spacing = (path.times[-1] - path.times[0]) / PROBES
    peaks = [max(map(abs, values)) for values in path.values]
    most = [max(ALLOWED * peak, 10 * error) / spacing for peak, error in zip(peaks, moved, strict=True)]
    turns = turns_of(guards, path.times, path.values, path.slopes)
    more = [*turns, *((a + b) / 2 for a, b in pairwise(turns))]
    for t, state, slopes in places_of(path.times, path.values, path.slopes, more, PROBES):
        found = rates(t, state)
        if not found or any(abs(a - b) > c for a, b, c in zip(found, slopes, most, strict=True)):
            return t
    return None


def _first_off(coarse: Path, fine: Path) -> float:
    """The time from which on halving moves more than is allowed."""
    found = fine.times[-1]
    for at, values in enumerate(fine.values):
        peak = 0.0
        for t, value, error in zip(fine.times, values, _moves(coarse, fine, at), strict=True):
            peak = max(peak, abs(value))
            if not error <= ALLOWED * peak:
                found = min(found, t)
                break
    return found


def _share(error: float, values: Sequence[float]) -> float:
    peak = max(map(abs, values))
    return error / peak if peak else error


def _walked(
    rates: RateFunction, starts: Sequence[float], low: float, high: float, count: int
) -> tuple[Path | None, float]:
    """The way in a number of steps; None where it leads to where there are no rates, with the time there."""
    h, state = (high - low) / count, list(starts)
    times = [low + (high - low) * i / count for i in range(count)] + [high]
    values: list[list[float]] = [[one] for one in state]
    slopes: list[list[float]] = [[] for _ in state]
    for i in range(count):
        moved = _step(rates, times[i], state, h)
        if moved is None:
            return None, times[i]
        state, first = moved
        for at, (value, slope) in enumerate(zip(state, first, strict=True)):
            values[at].append(value)
            slopes[at].append(slope)
    last = rates(high, state)
    if last is None:
        return None, high
    for at, slope in enumerate(last):
        slopes[at].append(slope)
    return Path(times, values, slopes, []), high


def _step(rates: RateFunction, t: float, state: list[float], h: float) -> tuple[list[float], list[float]] | None:
    """The state a step later, and the rates before it."""
    first = rates(t, state)
    if not first:
        return None
    row: list[list[float]] = []
    for i, count in enumerate(PARTS):
        found = _parts(rates, t, state, first, h / count, count)
        if found is None:
            return None
        before, row = row, [found]
        for j in range(i):
            share = (count / PARTS[i - j - 1]) ** 2 - 1
            row.append([a + (a - b) / share for a, b in zip(row[j], before[j], strict=True)])
    return row[-1], first


def _parts(  # noqa: PLR0913, PLR0917 - a step and how it is cut
    rates: RateFunction, t: float, state: list[float], first: list[float], h: float, count: int
) -> list[float] | None:
    """A step in parts, each over the middle of two (Gragg's rule)."""
    before, now = state, [y + h * k for y, k in zip(state, first, strict=True)]
    for i in range(1, count):
        slopes = rates(t + i * h, now)
        if not slopes:
            return None
        before, now = now, [y + 2 * h * k for y, k in zip(before, slopes, strict=True)]
    slopes = rates(t + count * h, now)
    return [(a + b + h * k) / 2 for a, b, k in zip(now, before, slopes, strict=True)] if slopes else None


def value_at(times: Sequence[float], values: Sequence[float], slopes: Sequence[float], t: float) -> float:
    """Return a value between steps: the polynomial through the values and slopes of the four steps around it."""
    last = len(times) - 1
    h = (times[last] - times[0]) / last
    first = min(max(int((t - times[0]) / h) - 1, 0), last - 3)
    for i in range(first, first + 4):
        if t == times[i]:
            return values[i]
    parts = [values[first + i // 2] for i in range(8)]
    found, place, weight = 0.0, (t - times[first]) / h, 1.0
    for order in range(8):
        found += weight * parts[0]
        weight *= place - order // 2
        parts = [
            slopes[first + i // 2] * h
            if order == 0 and i % 2 == 0
            else (parts[i + 1] - parts[i]) / ((i + order + 1) // 2 - i // 2)
            for i in range(7 - order)
        ]
    return found


def _moves(coarse: Path, fine: Path, at: int) -> Iterator[float]:
    """Yield the changes that halving has caused, at the steps and between them."""
    values, slopes = coarse.values[at], coarse.slopes[at]
    for i, value in enumerate(fine.values[at]):
        other = values[i // 2] if i % 2 == 0 else value_at(coarse.times, values, slopes, fine.times[i])
        yield abs(value - other)
