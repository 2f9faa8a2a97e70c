"""Slope, integral and root of a function by float64 steps that `program.js` repeats."""

import math
from collections.abc import Callable

from calcgraph.calc.arithmetic import DomainError

STEP = 1e-3
"""Relative step of a slope: the error of five points is about its fourth power."""
PIECES = 16
STEPS = 128
"""Steps in which a root's bracket is looked for."""
HALVINGS = 200

GAUSS = (
    (0.1834346424956498, 0.362683783378362),
    (0.525532409916329, 0.31370664587788727),
    (0.7966664774136267, 0.22238103445337448),
    (0.9602898564975363, 0.10122853629037626),
)
"""Positive nodes and weights of 8-point Gauss-Legendre."""


def slope(body: Callable[[float], float], point: float) -> float:
    """The derivative at a point, by the five-point rule."""
    step = STEP * abs(point) or STEP
    outer = body(point - 2 * step) - body(point + 2 * step)
    inner = body(point + step) - body(point - step)
    return (outer + 8 * inner) / (12 * step)


def integrate(body: Callable[[float], float], low: float, high: float) -> float:
    """The integral; DomainError where halving the pieces changes it by more than 1e-9."""
    coarse, fine = _composite(body, low, high, PIECES), _composite(body, low, high, 2 * PIECES)
    if abs(coarse - fine) > 1e-9 * max(abs(coarse), abs(fine), 1e-300):
        raise DomainError("the integral does not settle")
    return fine


def _composite(body: Callable[[float], float], low: float, high: float, pieces: int) -> float:
    half = (high - low) / pieces / 2
    total = 0.0
    for piece in range(pieces):
        middle = low + half * (2 * piece + 1)
        for node, weight in GAUSS:
            total += weight * (body(middle - half * node) + body(middle + half * node))
    return total * half


def find_root(body: Callable[[float], float | None], low: float, high: float) -> float:
    """The first point between the ends where the function changes its sign without a jump, else DomainError.

    `body` gives None where it has no value. The search walks in equal ratios when both ends are positive.
    """
    before, below = low, body(low)
    for step in range(1, STEPS + 1):
        if below == 0:
            return before
        point = _between(low, high, step / STEPS)
        value = body(point)
        if below is not None and value is not None and below * value < 0:
            found = _halve(body, before, point, below)
            near = body(found)
            if near is not None and abs(near) <= 1e-6 * max(abs(below), abs(value)):
                return found
        before, below = point, value
    if below == 0:
        return before
    raise DomainError("no root in the range")


def _between(low: float, high: float, share: float) -> float:
    if low > 0:
        return low * math.exp(share * math.log(high / low))
    return low + share * (high - low)


def _halve(body: Callable[[float], float | None], low: float, high: float, below: float) -> float:
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        value = body(middle)
        if value is None or value == 0:
            return middle
        if (value < 0) == (below < 0):
            low = middle
        else:
            high = middle
    return (low + high) / 2
