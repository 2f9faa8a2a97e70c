"""Slope and integral of a function by float64 steps that `program.js` repeats."""

from collections.abc import Callable

from calcgraph.calc.numbers.undefined import DomainError

STEP = 1e-3
"""Relative step of a slope: the error of five points is about its fourth power."""
PIECES = 16

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
