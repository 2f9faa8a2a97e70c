"""Special functions in float64; `calculus.js` has each one, step for step."""

import math

from calcgraph.calc.numbers.arithmetic import ceiling, floor, sign
from calcgraph.calc.numbers.undefined import DomainError

LANCZOS = (
    0.99999999999980993,
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7,
)
"""Coefficients of Lanczos' approximation for g = 7 (Godfrey)."""


def factorial(value: float) -> float:
    """The factorial; of a number that is not whole, by the gamma function."""
    near = floor(value)
    if near != ceiling(value):
        return gamma(value + 1)
    if near < 0:
        raise DomainError("factorial of a negative number")
    result = 1.0
    for factor in range(2, int(min(near, 171)) + 1):
        result *= factor
    return result


def gamma(value: float) -> float:
    """The gamma function by Lanczos' approximation, right to about 1e-14."""
    if value == math.floor(value) and value <= 171:
        if value <= 0:
            raise DomainError("gamma of zero or less")
        return factorial(value - 1)
    if value < 0.5:
        return math.pi / (math.sin(math.pi * value) * gamma(1 - value))
    if value > 172:
        raise DomainError("overflow")
    below, total = value - 1, LANCZOS[0]
    for at in range(1, len(LANCZOS)):
        total += LANCZOS[at] / (below + at)
    top = below + 7.5
    half = math.pow(top, (below + 0.5) / 2)
    return math.sqrt(2 * math.pi) * half * math.exp(-top) * half * total


def binomial(upper: float, lower: float) -> float:
    """The number of ways to choose; the lower number must be whole."""
    count = floor(lower)
    if count != ceiling(lower):
        raise DomainError("binomial of a number that is not whole")
    if count < 0:
        return 0.0
    if upper == math.floor(upper) and upper >= count:
        count = min(count, upper - count)
    if count > 10_000:
        raise DomainError("binomial of more than 10,000")
    result = 1.0
    for at in range(1, int(count) + 1):
        result = result * (upper - count + at) / at
    return result


def error_function(value: float) -> float:
    """The error function by Kummer's series; its terms are all of one sign."""
    if abs(value) > 6:
        return sign(value)
    square = 2 * value * value
    term = total = 1.0
    for at in range(1, 250):
        term *= square / (2 * at + 1)
        total += term
        if term < total * 1e-17:
            break
    return 2 * value / math.sqrt(math.pi) * math.exp(-value * value) * total
