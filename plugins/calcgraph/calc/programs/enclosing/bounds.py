"""Intervals, each with the intervals of its slopes along the inputs: the values that a formula may have in a box.

Ends are not rounded outwards: proved bounds are compared with a tolerance far wider than rounding.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from calcgraph.calc.numbers.undefined import DomainError

Ends: TypeAlias = tuple[float, float]
Slopes: TypeAlias = Mapping[str, Ends]

INFINITE = math.inf
ANY: Ends = (-INFINITE, INFINITE)
RISING: Ends = (0.0, INFINITE)
NO_SLOPES: Slopes = {}


class UnboundedFormula(DomainError):  # noqa: N818 - not a fault
    """A formula without known bounds in a box, or without a value at some point of it."""


class ExhaustedSearch(Exception):  # noqa: N818 - not a fault
    """A search for bounds that has used all its steps."""


class Bounds(NamedTuple):
    """Bounds of a number and of its change along each input; a missing input does not change it."""

    low: float
    high: float
    slopes: Slopes = NO_SLOPES

    @property
    def is_point(self) -> bool:
        """Return whether this is one number."""
        return self.low == self.high


def product(a: Ends, b: Ends) -> Ends:
    """Return the interval of products; nothing times a slope without bounds is nothing."""
    parts = (a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1])
    low, high = min(parts), max(parts)
    if math.isfinite(low) and math.isfinite(high):
        return low, high
    known = [0.0 if part != part else part for part in parts]  # noqa: PLR0124 - NaN
    return min(known), max(known)


def bounded(low: float, high: float, slopes: Slopes = NO_SLOPES) -> Bounds:
    """Bounds whose ends are numbers."""
    if not (-INFINITE < low <= high < INFINITE):
        raise UnboundedFormula("no bounds")
    return Bounds(low, high, slopes)


def sloped(x: Bounds, steep: Ends) -> Slopes:
    """Return the slopes of a function of `x` that rises by `steep` there."""
    if x.is_point and not x.slopes:
        return NO_SLOPES
    return {key: product(steep, ends) for key, ends in x.slopes.items()}


def joined(one: Slopes, other: Slopes) -> Slopes:
    """Slopes that add up."""
    if not other:
        return one
    if not one:
        return other
    found = dict(one)
    for key, (low, high) in other.items():
        known = found.get(key)
        found[key] = (low, high) if known is None else (known[0] + low, known[1] + high)
    return found


def hull(one: Bounds, other: Bounds) -> Bounds:
    """Return the bounds of values in either of the two."""
    slopes: dict[str, Ends] = {}
    for key in one.slopes.keys() | other.slopes.keys():
        left, right = one.slopes.get(key, (0.0, 0.0)), other.slopes.get(key, (0.0, 0.0))
        slopes[key] = (min(left[0], right[0]), max(left[1], right[1]))
    return Bounds(min(one.low, other.low), max(one.high, other.high), slopes)


def add(x: Bounds, y: Bounds) -> Bounds:
    """Return the sum."""
    return bounded(x.low + y.low, x.high + y.high, joined(x.slopes, y.slopes))


def subtract(x: Bounds, y: Bounds) -> Bounds:
    """Return the difference; nothing of one and the same line."""
    if x is y:
        return Bounds(0.0, 0.0)
    return bounded(x.low - y.high, x.high - y.low, joined(x.slopes, negate(y).slopes))


def negate(x: Bounds) -> Bounds:
    """Return the same below zero."""
    return Bounds(-x.high, -x.low, {key: (-high, -low) for key, (low, high) in x.slopes.items()})


def multiply(x: Bounds, y: Bounds) -> Bounds:
    """Return the product."""
    slopes = joined(sloped(x, (y.low, y.high)), sloped(y, (x.low, x.high)))
    return bounded(*product((x.low, x.high), (y.low, y.high)), slopes)


def divide(x: Bounds, y: Bounds) -> Bounds:
    """Return the quotient; unbounded if the divisor may be zero."""
    return multiply(x, inverse(y))


def inverse(x: Bounds) -> Bounds:
    """One divided by it."""
    if x.low <= 0 <= x.high:
        raise UnboundedFormula("division by zero")
    low, high = 1 / x.high, 1 / x.low
    square = (low * low, high * high)
    return bounded(low, high, sloped(x, (-max(square), -min(square))))


def power(x: Bounds, y: Bounds) -> Bounds:
    """Return a power."""
    if y.is_point and not y.slopes:
        return _fixed_power(x, y.low)
    if x.low <= 0:
        raise UnboundedFormula("power of a number that could be negative")
    return exponential(multiply(y, logarithm(x)))


def _fixed_power(x: Bounds, n: float) -> Bounds:
    if n == 0:
        return Bounds(1.0, 1.0)
    if n == 1:
        return x
    ends = _raised(x.low, x.high, n)
    steep = product((n, n), _slope_of_power(x, n))
    return bounded(*ends, sloped(x, steep))


def _slope_of_power(x: Bounds, n: float) -> Ends:
    """Return the bounds of a power with an exponent one smaller."""
    if n == 2:
        return x.low, x.high
    if x.low <= 0 <= x.high and n < 1:
        return RISING
    return _raised(x.low, x.high, n - 1)


def _raised(low: float, high: float, n: float) -> Ends:
    is_whole = n == math.floor(n)
    if n < 0 and low <= 0 <= high:
        raise UnboundedFormula("division by zero")
    if low < 0 and not is_whole:
        raise UnboundedFormula("power of a negative number")
    first, last = math.pow(low, n), math.pow(high, n)
    if is_whole and n % 2 == 0 and low < 0 < high:
        return 0.0, max(first, last)
    return min(first, last), max(first, last)


def exponential(x: Bounds) -> Bounds:
    """E to the power of it."""
    low, high = math.exp(x.low), math.exp(x.high)
    return bounded(low, high, sloped(x, (low, high)))


def logarithm(x: Bounds) -> Bounds:
    """Return the natural logarithm."""
    if x.low <= 0:
        raise UnboundedFormula("log of zero or less")
    return bounded(math.log(x.low), math.log(x.high), sloped(x, (1 / x.high, 1 / x.low)))


def wild(*operands: Bounds) -> Slopes:
    """Slopes of something that may jump along all that its operands depend on."""
    return {key: ANY for one in operands for key, ends in one.slopes.items() if ends != (0.0, 0.0)}


def lesser(x: Bounds, y: Bounds) -> Bounds:
    """Return the smaller one of two."""
    if x.high <= y.low:
        return x
    if y.high <= x.low:
        return y
    both = hull(x, y)
    return Bounds(min(x.low, y.low), min(x.high, y.high), both.slopes)


def larger(x: Bounds, y: Bounds) -> Bounds:
    """Return the larger one of two."""
    return negate(lesser(negate(x), negate(y)))
