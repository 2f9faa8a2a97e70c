"""Running error analysis: how far a correct float64 program may be off, one operation after the other.

Each operation adds some roundings of its result and passes on those of its operands by its derivative. Bounds are
valid to first order if errors are small, and are not too small if errors are large: an argument that may be zero has a
logarithm without any bound. Higham, Accuracy and Stability of Numerical Algorithms, 3.3.
"""

import math
from collections.abc import Callable
from typing import TypeAlias

Roundings: TypeAlias = Callable[..., float]
"""The number of roundings that a function adds, from its result and operands, in units of the last digit."""
UncertainNumber: TypeAlias = tuple[float, float]
"""A number and how far it may be off."""
ErrorPropagation: TypeAlias = Callable[..., float]
"""The change of a result, from the result and its uncertain operands."""

UNIT = 2.0**-53
"""Relative distance of a number to its nearest float."""
LARGEST_EXPONENT = 709.0


def few(_result: float, *_operands: float) -> float:
    """Roundings of most functions."""
    return 2.0


def gamma_roundings(_result: float, value: float) -> float:
    """Roundings of the gamma function."""
    return 200 + 4 * abs(value) * math.log(abs(value) + 2)


def all_of(_result: float, *operands: UncertainNumber) -> float:
    """Return the error of a function that returns one of its operands."""
    return sum(error for _, error in operands)


def quotient(result: float, above: UncertainNumber, below: UncertainNumber) -> float:
    """Return the error of a division."""
    room = abs(below[0]) - below[1]
    return (above[1] + abs(result) * below[1]) / room if room > 0 else math.inf


def logarithm(value: UncertainNumber) -> float:
    """Return the error of the natural logarithm."""
    share = value[1] / value[0]
    return -math.log1p(-share) if share < 1 else math.inf


def to_base(result: float, value: UncertainNumber, base: UncertainNumber) -> float:
    """Return the error of the logarithm to a base."""
    below = math.log(base[0])
    return quotient(result, (result * below, logarithm(value)), (below, logarithm(base)))


def less_one(exponent: float) -> float:
    """`exp(x) - 1`; infinite where that overflows."""
    return math.expm1(exponent) if exponent < LARGEST_EXPONENT else math.inf


def root(order: float) -> Callable[..., float]:
    """Return the error function of a root of an order."""

    def passed(result: float, value: UncertainNumber) -> float:
        size, off = abs(value[0]), value[1]
        if off >= size:
            return float((size + off) ** (1 / order)) + abs(result)
        return float(abs(result) * off / size)

    return passed


def circle(derivative: Callable[[float], float]) -> Callable[..., float]:
    """Return the error function of a sine or cosine, from its derivative."""

    def passed(_result: float, value: UncertainNumber) -> float:
        return min(abs(derivative(value[0])) * value[1] + value[1] ** 2 / 2, 2.0)

    return passed


def tangent(result: float, value: UncertainNumber) -> float:
    """Return the error of the tangent."""
    room = 1 - abs(result) * value[1]
    return (1 + result * result) * value[1] / room if room > 0 else math.inf


def arc(_result: float, value: UncertainNumber) -> float:
    """Return the error of an arcsine or arccosine."""
    inside = 1 - value[0] ** 2 - 2 * value[1]
    return value[1] / math.sqrt(inside) if inside > 2 * value[1] else 2 * math.sqrt(value[1])


def direction(_result: float, above: UncertainNumber, right: UncertainNumber) -> float:
    """Return the error of the angle of a point."""
    distance, off = math.hypot(above[0], right[0]), above[1] + right[1]
    return off / (distance - off) if off < distance else math.inf


def steep(derivative: Callable[[float], float]) -> Callable[..., float]:
    """A function that is steepest at the end farther from zero."""
    return lambda _result, value: derivative(abs(value[0]) + value[1]) * value[1]


def flat(derivative: Callable[[float], float]) -> Callable[..., float]:
    """A function that is steepest at the end nearer to zero."""
    return lambda _result, value: derivative(max(abs(value[0]) - value[1], 0.0)) * value[1]


def gamma(result: float, value: UncertainNumber) -> float:
    """Return the error of the gamma function."""
    size, off = value
    to_pole = size - off if size > 0 else abs(size - round(size)) - off
    return abs(result) * less_one(off * (math.log(abs(size) + 2) + 1 / to_pole)) if to_pole > 0 else math.inf


def choices(result: float, upper: UncertainNumber, lower: UncertainNumber) -> float:
    """Return the error of a binomial coefficient."""
    return abs(result) * less_one(lower[0] * upper[1] / max(abs(upper[0] - lower[0]), 1))


def error_tail(_result: float, value: UncertainNumber) -> float:
    """Return the error of `erfc`, which is steepest at zero."""
    nearest = max(abs(value[0]) - value[1], 0.0)
    return 2 / math.sqrt(math.pi) * math.exp(-(min(nearest, 26.0) ** 2)) * value[1]


def inverse_error(result: float, value: UncertainNumber) -> float:
    """Return the error of `erfinv`, whose slope grows without limit towards -1 and 1."""
    room = 1 - abs(value[0])
    slope = math.sqrt(math.pi) / 2 * math.exp(result * result)
    return slope * value[1] * room / (room - value[1]) if value[1] < room else math.inf


def deviate(result: float, value: UncertainNumber) -> float:
    """Return the error of a normal quantile, whose slope grows without limit towards 0 and 1."""
    room = min(value[0], 1 - value[0])
    slope = math.sqrt(2 * math.pi) * math.exp(min(result * result / 2, LARGEST_EXPONENT))
    return slope * value[1] * room / (room - value[1]) if value[1] < room else math.inf


def along(act: Callable[..., float]) -> Callable[..., float]:
    """Return the error function of a smooth function, from its slopes along each operand nearby."""

    def passed(result: float, *operands: UncertainNumber) -> float:
        total, at = 0.0, [value for value, _ in operands]
        for which, (value, error) in enumerate(operands):
            if not error:
                continue
            step = max(error, 1e-6 * abs(value))
            moved = []
            for near in (value - step, value + step):
                try:
                    moved.append(abs(act(*at[:which], near, *at[which + 1 :]) - result))
                except ArithmeticError:
                    continue
            total += 4 * max(moved) * error / step if moved else math.inf
        return total

    return passed


def modulo(_result: float, value: UncertainNumber, by: UncertainNumber) -> float:
    """Return the error of a remainder, as long as no multiple is passed."""
    return value[1] + (abs(value[0] / by[0]) + 1) * by[1] if by[0] else math.inf


def beta(_result: float, share: UncertainNumber, a: UncertainNumber, b: UncertainNumber) -> float:
    """Return the error of the quantile of a beta distribution, which is between 0 and 1."""
    return 10 * (share[1] + a[1] * (1 + 1 / a[0] ** 2) + b[1] * (1 + 1 / b[0] ** 2))
