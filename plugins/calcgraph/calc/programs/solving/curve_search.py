"""Least squares of formulas that are not linear: Levenberg and Marquardt's method, in steps that `fits.js` repeats.

Each round solves the linear problem of the slopes, damped by a multiple of the unit matrix in coefficients that are
scaled by the lengths of their columns. Near the end whole steps are taken, until they are below what a slope knows.
"""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from calcgraph.calc.nodes import Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.solving.least_squares import (
    NOTHING,
    CollinearError,
    LinearFit,
    Reflections,
    check_rows,
    collinear,
    determined,
    length,
    results_of,
)

Coefficients: TypeAlias = list[float]
Model: TypeAlias = Callable[[Coefficients], list[float] | None]
"""The value of the formula in each row; None if one of the rows has no value."""

ROUNDS, CLOSING, FINE = 300, 100, 2
"""The most rounds of damped steps, of whole ones after them, and how many of these have finer slopes."""
SLOPE, WIDE = 6e-6, 1e-4
"""The step of a slope, relative to its coefficient; of one from four places."""
FIRST, LEAST, MOST = 1e-3, 1e-13, 1e16
"""The damping at first, below which there is none, and above which no step helps."""
CLOSE, SETTLED, DONE = 1e-4, 1e-7, 1e-9
"""Whole steps, relative to the coefficients: taken from the first on, accepted below the second, ended by the third."""
FARTHER = 1e-3
"""The share by which whole steps may lead away from the least sum of squares."""
SLOWER = 0.9
"""The ratio of two whole steps above which rounding decides them."""
NEAR, NEAREST = 1e-3, 3e-8
"""The share of what is left that slopes still explain: from the first on whole steps are taken, to the second."""
FLAT = 1e-9
"""The share of a column of slopes below which it is a combination of the others."""
UNSURE = 1e-8
"""The least damping where slopes do not determine each coefficient."""
LARGE = 1e140
"""Values of a formula, whose squares are added, are smaller."""
UNDEFINED = "the formula has no value in some row where the search starts"
ENDLESS = "the search for the coefficients does not settle, so start it nearer: `near …`"


def fit_curve(model: Model, ys: Sequence[float], starts: Sequence[float], names: Sequence[str]) -> tuple[Series, ...]:
    """Return the coefficients, their errors and the residuals, as `fit_rows` does."""
    check_rows(len(ys), len(starts))
    try:
        return results_of(search(model, ys, starts))
    except CollinearError as wrong:
        idle = f"where the search ends, {names[wrong.column]} does not change any row, so start it nearer: `near …`"
        raise DomainError(collinear(wrong, names) if wrong.others else idle) from None
    except OverflowError:
        raise DomainError(ENDLESS) from None


def search(model: Model, ys: Sequence[float], starts: Sequence[float]) -> LinearFit:
    """Return the coefficients near `starts` for which a formula is nearest to `ys`; raise DomainError without one."""
    values = model(list(starts))
    if values is None:
        raise DomainError(UNDEFINED)
    point, rest = list(starts), _less(ys, values)
    damping = FIRST
    for _ in range(ROUNDS):
        if not length(rest) > NOTHING * length(ys):
            break
        slopes = _slopes(model, point, starts, ys, rest, sides=1)
        matrix = Reflections(slopes, limit=0.0)
        right = matrix.turned(rest)[: len(point)]
        step = _damped(matrix, right, 0.0) if matrix.least > FLAT else None
        if step is not None and (_is_within(step, point, CLOSE) or length(right) <= NEAR * length(rest)):
            break
        damping = damping if matrix.least > FLAT else max(damping, UNSURE)
        while damping <= MOST:
            step = _damped(matrix, right, damping)
            moved = [one + by for one, by in zip(point, step, strict=True)]
            found = model(moved)
            if found is not None and length(_less(ys, found)) < length(rest):
                break
            damping = max(damping, LEAST) * 10
        else:
            Reflections(slopes, limit=FLAT)  # raises if they do not determine each coefficient
            raise DomainError(ENDLESS)
        point, rest = moved, _less(ys, found)
        damping = damping / 10 if damping > LEAST else 0.0
    else:
        raise DomainError(ENDLESS)
    return _closed(model, ys, point, starts)


def _closed(model: Model, ys: Sequence[float], point: Coefficients, starts: Sequence[float]) -> LinearFit:
    """Return the fit after whole steps, with the errors that the last slopes give."""
    last, most, left = math.inf, math.inf, CLOSING
    while True:
        values = model(point)
        rest = _less(ys, values or ys)
        if values is None or length(rest) > most:
            raise DomainError(ENDLESS)
        most = min(most, length(rest) * (1 + FARTHER))
        sides = 4 if left <= FINE else 2
        matrix = Reflections(_slopes(model, point, starts, ys, rest, sides=sides), limit=FLAT)
        if not left:
            return _result(matrix, ys, rest, point)
        right = matrix.turned(rest)[: len(point)]
        step = _damped(matrix, right, 0.0)
        point = [one + by for one, by in zip(point, step, strict=True)]
        far = max(abs(by) / (abs(one) or 1.0) for one, by in zip(point, step, strict=True))
        left -= 1
        is_done = far <= DONE or length(right) <= NEAREST * length(rest)
        if left >= FINE and far <= SETTLED and (is_done or far >= SLOWER * last):
            left = FINE
        elif left == FINE - 1 and min(last, far) > SETTLED:
            raise DomainError(ENDLESS)
        last = far


def _result(matrix: Reflections, ys: Sequence[float], rest: list[float], point: Coefficients) -> LinearFit:
    count = len(point)
    spread = length(rest)
    spread = 0.0 if spread <= NOTHING * length(ys) else spread
    deviation = spread / math.sqrt(len(ys) - count)
    errors = [
        deviation * length(matrix.solved_across([float(i == j) for j in range(count)])) / scale
        for i, scale in enumerate(matrix.scales)
    ]
    return LinearFit(point, errors, deviation, determined(ys, spread, has_constant=True))


def _slopes(  # noqa: PLR0913 - a place, what is known there, and how
    model: Model, point: Coefficients, starts: Sequence[float], ys: Sequence[float], rest: list[float], *, sides: int
) -> list[list[float]]:
    """Return how the formula changes with each coefficient, in each row: from one place, two or four."""
    columns, here = [], _less(ys, rest)
    for i, (one, start) in enumerate(zip(point, starts, strict=True)):
        size = max(abs(one), 1e-3 * abs(start)) or 1e-3
        if sides == 4 and (fine := _fine(model, point, i, WIDE * size)) is not None:
            columns.append(fine)
            continue
        wide = SLOPE * size
        above = model([*point[:i], one + wide, *point[i + 1 :]])
        below = model([*point[:i], one - wide, *point[i + 1 :]]) if sides > 1 or above is None else None
        both = 2 if above is not None and below is not None else 1
        over, under = above or here, below or here
        columns.append([(a - b) / (both * wide) for a, b in zip(over, under, strict=True)])
    return columns


def _fine(model: Model, point: Coefficients, i: int, wide: float) -> list[float] | None:
    """Return how the formula changes with a coefficient, from four places; None if one has no value."""
    left, right, far_left, far_right = (
        model([*point[:i], point[i] + by * wide, *point[i + 1 :]]) for by in (-1, 1, -2, 2)
    )
    if left is None or right is None or far_left is None or far_right is None:
        return None
    return [(a - d + 8 * (c - b)) / (12 * wide) for a, b, c, d in zip(far_left, left, right, far_right, strict=True)]


def _damped(matrix: Reflections, right: Sequence[float], damping: float) -> Coefficients:
    """Return the step of least squares, less far where the damping is larger."""
    count = len(right)
    if not damping:
        steps = matrix.solved(right)
    else:
        root = math.sqrt(damping)
        columns = [
            [*column, *([0.0] * (count - len(column))), *(root if i == j else 0.0 for j in range(count))]
            for i, column in enumerate(matrix.triangle)
        ]
        small = Reflections(columns)
        shares = small.solved(small.turned([*right, *([0.0] * count)]))
        steps = [share / scale for share, scale in zip(shares, small.scales, strict=True)]
    return [step / scale for step, scale in zip(steps, matrix.scales, strict=True)]


def _is_within(step: Coefficients, point: Coefficients, share: float) -> bool:
    return all(abs(by) <= share * abs(one) for one, by in zip(point, step, strict=True))


def _less(ys: Sequence[float], values: Sequence[float]) -> list[float]:
    return [y - value for y, value in zip(ys, values, strict=True)]
