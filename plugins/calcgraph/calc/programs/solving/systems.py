"""Several equations together: Newton's method from many places, by float64 steps that `systems.js` repeats."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from calcgraph.calc.numbers.undefined import DomainError

SolutionPoint: TypeAlias = list[float]
Residual: TypeAlias = Callable[[SolutionPoint], SolutionPoint | None]
"""Left sides less right sides; None where one has no value."""

MOST_STARTS = 40
WORK = 250_000
"""Operations that all starts together may take, about."""
ROUNDS, HALVINGS, CLOSING = 60, 12, 3
NEAR = 1e-6
"""Relative step of slopes."""
CLOSE, SETTLED = 1e-7, 1e-9
"""Steps relative to the unknowns: from the first on whole ones are taken, beyond the second nothing is found."""
ZERO = 1e-13
"""The share of an unknown's scale below which its value counts as the rounding error of zero."""
FLAT = 1e-10
"""A pivot below it, of equations and unknowns of size 1: they do not fix each unknown."""
ALIKE = 1e-8
ASIDE, BACK = 1e-5, 0.1
"""The distance from a solution, and the share of it to which one step must return; a touched one only halves it."""
RANK = 1e9
"""The fraction of an unknown's scale to which solutions are distinguished when they are put in order."""
BASES = (2, 3, 5, 7, 11, 13)
ALL = 1e300
UNFIXED = "the equations do not fix each unknown"


def solve_system(
    rest: Residual, lows: Sequence[float], highs: Sequence[float], heres: Sequence[float], cost: int
) -> list[SolutionPoint]:
    """For each unknown its value nearest to `heres`, then those of all solutions that were found, in one order.

    A place of `ALL` says that nothing is known of an unknown, so others choose. `cost` is how many operations the
    equations take once. DomainError where nothing solves them, or a solution is nearest that is only touched.
    """
    known = [here < ALL for here in heres]
    heres = starts_of(lows, highs, heres)
    scales = [
        high - low if low > -ALL or high < ALL else abs(here) or 1.0
        for low, high, here in zip(lows, highs, heres, strict=True)
    ]
    count, found, touched, flat = len(heres), list[SolutionPoint](), list[SolutionPoint](), 0
    starts = max(4, min(MOST_STARTS, WORK // (8 * cost * (2 * count + 1))))
    for at in range(starts):
        start = list(heres) if at == 0 else [_place(at, i, lows, highs, scales) for i in range(count)]
        end = _newton(rest, start, lows, highs, scales)
        flat += end == []
        if end and not any(_is_alike(end, other, scales) for other in (*found, *touched)):
            (found if _is_crossed(rest, end, scales) else touched).append(end)
    if not found:
        raise DomainError(UNFIXED if touched or flat == starts else "no solution found")
    found.sort(key=lambda one: [math.floor(x / scale * RANK + 0.5) for x, scale in zip(one, scales, strict=True)])
    spans = [scale if is_known else 0.0 for scale, is_known in zip(scales, known, strict=True)]
    best = _nearest(found, touched, heres, spans)
    return [[best[i], *(one[i] for one in found)] for i in range(count)]


def starts_of(lows: Sequence[float], highs: Sequence[float], heres: Sequence[float]) -> SolutionPoint:
    """Return the starting point of the first search: the known values, or the middle of the range."""
    return [here if here < ALL else (low + high) / 2 for low, high, here in zip(lows, highs, heres, strict=True)]


def _nearest(
    found: Sequence[SolutionPoint], touched: Sequence[SolutionPoint], heres: Sequence[float], spans: Sequence[float]
) -> SolutionPoint:
    """Return the intended solution; raise DomainError if a second one is as near, or one only touched is nearer."""
    best = found[0]
    for one in found[1:]:
        if _distance(one, heres, spans) < _distance(best, heres, spans) * (1 - SETTLED):
            best = one
    least = _distance(best, heres, spans)
    if any(_distance(one, heres, spans) < least for one in touched):
        raise DomainError(UNFIXED)
    rivals = (one for one in found if one is not best)
    if not all(spans) and any(_distance(one, heres, spans) <= least * (1 + ALIKE) + ALIKE**2 for one in rivals):
        raise DomainError("several solutions are equally near")
    return best


def _place(at: int, i: int, lows: Sequence[float], highs: Sequence[float], scales: Sequence[float]) -> float:
    """A start: the ranges are filled evenly (Halton); all numbers from the middle outwards."""
    share, part, rest = 0.0, 1.0, at
    while rest:
        part /= BASES[i]
        share += part * (rest % BASES[i])
        rest //= BASES[i]
    if lows[i] > -ALL or highs[i] < ALL:
        return lows[i] + share * scales[i]
    side = 2 * share - 1
    return scales[i] * side / (1 - abs(side))


def _newton(
    rest: Residual, start: SolutionPoint, lows: Sequence[float], highs: Sequence[float], scales: Sequence[float]
) -> SolutionPoint | None:
    """Return the end of the iteration: a solution, None, or an empty list if slopes do not give a direction."""
    point, value, closing = start, rest(start), 0
    for _ in range(ROUNDS):
        sizes = [max(abs(x), 1e-3 * scale) for x, scale in zip(point, scales, strict=True)]
        if not value:
            return None
        shares, weights = _step(rest, point, value, sizes)
        if not shares:
            return []
        far = max(abs(one) for one in shares)
        if closing == CLOSING:
            found = [0.0 if abs(x) <= ZERO * scale else x for x, scale in zip(point, scales, strict=True)]
            return found if far <= SETTLED else None
        closing += 1 if closing or far <= CLOSE else 0
        most = max(abs(one) / weight for one, weight in zip(value, weights, strict=True))
        length, moved = 1.0, point
        next_value: SolutionPoint | None = None
        for _ in range(1 if closing else HALVINGS):
            moved = [
                min(max(x + length * size * share, low), high)
                for x, size, share, low, high in zip(point, sizes, shares, lows, highs, strict=True)
            ]
            next_value = rest(moved)
            if next_value and (
                closing or max(abs(one) / weight for one, weight in zip(next_value, weights, strict=True)) < most
            ):
                break
            next_value = None
            length /= 2
        point, value = moved, next_value
    return None


def _is_crossed(rest: Residual, end: SolutionPoint, scales: Sequence[float]) -> bool:
    """Return whether slopes next to a solution point back to it; False if equations are only touched, or jump."""
    sizes = [max(abs(x), 1e-3 * scale) for x, scale in zip(end, scales, strict=True)]
    for side in (ASIDE, -ASIDE):
        moved = [x + side * size for x, size in zip(end, sizes, strict=True)]
        value = rest(moved)
        if value:
            shares, _ = _step(rest, moved, value, sizes)
            return bool(shares) and all(abs(side + share) <= BACK * ASIDE for share in shares)
    return True


def _step(
    rest: Residual, point: SolutionPoint, value: SolutionPoint, sizes: SolutionPoint
) -> tuple[SolutionPoint, SolutionPoint]:
    """Return Newton's step in units of the unknowns' sizes, empty if it is unknown; and the sizes of the equations."""
    count, columns = len(point), list[SolutionPoint]()
    for i in range(count):
        step = NEAR * sizes[i]
        above, below = ([*point[:i], point[i] + sign * step, *point[i + 1 :]] for sign in (1, -1))
        right, left = rest(above), rest(below)
        wide = 2.0 if right and left else 1.0
        right, left = right or value, left or value
        columns.append([(a - b) / (wide * NEAR) for a, b in zip(right, left, strict=True)])
    weights = [max(abs(column[row]) for column in columns) for row in range(count)]
    if not all(0 < weight < float("inf") for weight in weights):
        return [], []
    rows = [[*(column[row] / weights[row] for column in columns), -value[row] / weights[row]] for row in range(count)]
    return eliminated(rows), weights


def eliminated(rows: list[SolutionPoint]) -> SolutionPoint:
    """Return the unknowns of linear equations, by pivots; empty if they are not determined."""
    count = len(rows)
    for i in range(count):
        best = i
        for at in range(i + 1, count):
            best = at if abs(rows[at][i]) > abs(rows[best][i]) else best
        if not abs(rows[best][i]) >= FLAT:
            return []
        rows[i], rows[best] = rows[best], rows[i]
        for at in range(i + 1, count):
            times = rows[at][i] / rows[i][i]
            for j in range(i, count + 1):
                rows[at][j] -= times * rows[i][j]
    found = [0.0] * count
    for i in range(count - 1, -1, -1):
        total = rows[i][count]
        for j in range(i + 1, count):
            total -= rows[i][j] * found[j]
        found[i] = total / rows[i][i]
    return found


def _is_alike(one: SolutionPoint, other: SolutionPoint, scales: Sequence[float]) -> bool:
    return all(
        abs(a - b) <= ALIKE * max(abs(a), abs(b), 1e-6 * scale) for a, b, scale in zip(one, other, scales, strict=True)
    )


def _distance(point: SolutionPoint, heres: Sequence[float], spans: Sequence[float]) -> float:
    total = 0.0
    for x, here, span in zip(point, heres, spans, strict=True):
        total += (x - here) / span * ((x - here) / span) if span else 0.0
    return total
