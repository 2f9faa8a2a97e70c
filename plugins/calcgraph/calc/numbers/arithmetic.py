"""Powers, roots, logarithms, angles and rounding in float64; `arithmetic.js` has each one, step for step."""

import math

from calcgraph.calc.numbers.nought import SLIP, SNAP, circular
from calcgraph.calc.numbers.undefined import DomainError

LARGEST_ANGLE = 2.0**33
"""In radians: the last digit of a float is a millionth of one there, and nothing is left of a larger one."""
LARGEST_SQUARED = 64
"""Whole exponents up to this are multiplied out, so that both languages round alike."""
MOST_PLACES = 15
"""The largest number of digits, before or after the point, that a number is rounded to: floats have no more."""


def divide(left: float, right: float) -> float:
    """The quotient."""
    if right == 0:
        raise DomainError("division by zero")
    return left / right


def power(base: float, exponent: float) -> float:
    """A power; small whole exponents by squaring."""
    if base == 0 and exponent < 0:
        raise DomainError("division by zero")
    if exponent == math.floor(exponent) and abs(exponent) <= LARGEST_SQUARED:
        return _squared(base, int(exponent))
    if base < 0 and exponent != math.floor(exponent):
        raise DomainError("power of a negative number")
    return math.pow(base, exponent)


def _squared(base: float, exponent: int) -> float:
    left, result, factor = abs(exponent), 1.0, base
    while left:
        if left & 1:
            result *= factor
        left >>= 1
        if left:
            factor *= factor
    if exponent < 0:
        return divide(1.0, result)
    return result


def square_root(value: float) -> float:
    """The root of a number that is not negative."""
    if value < 0:
        raise DomainError("root of a negative number")
    return math.sqrt(value)


def cube_root(value: float) -> float:
    """The real cube root, whole where it is whole."""
    root = math.pow(abs(value), 1 / 3)
    near = math.floor(root + 0.5)
    if near * near * near == abs(value):
        root = near
    return float(-root if value < 0 else root)


def natural_log(value: float) -> float:
    """The logarithm of a positive number."""
    if value <= 0:
        raise DomainError("log of zero or less")
    return math.log(value)


def log_of_one_and(value: float) -> float:
    """Return the logarithm of a number that is given as its distance from 1."""
    if value <= -1:
        raise DomainError("log of zero or less")
    return math.log1p(value)


def log_to_base(value: float, base: float) -> float:
    """The logarithm to a base, whole where the power is whole."""
    below = natural_log(base)
    if below == 0:
        raise DomainError("division by zero")
    found = natural_log(value) / below
    near = math.floor(found + 0.5)
    if abs(near) <= LARGEST_SQUARED and _squared(base, near) == value:
        return float(near)
    return found


def floor(value: float) -> float:
    """Return the floor; a value that rounding has moved just off a whole number counts as that number."""
    below = math.floor(value)
    if below == value:
        return float(below)
    near = math.floor(value + 0.5)
    return float(near if abs(value - near) <= SLIP * abs(value) else below)


def ceiling(value: float) -> float:
    """The whole number above, snapped like `floor`."""
    return -floor(-value)


def count_below(value: float) -> float:
    """The same of a number that counts, such as that of a step: within 1e-12 of a whole number it is that number."""
    near = math.floor(value + 0.5)
    return float(near if abs(value - near) <= SNAP * max(1.0, abs(value)) else math.floor(value))


def count_above(value: float) -> float:
    """Return the whole number above, in the same way."""
    return -count_below(-value)


def rounded_to(value: float, digits: float = 0.0) -> float:
    """Return a number rounded to some digits after the point, halves to even; before it if they are negative."""
    places = floor(digits)
    if places != ceiling(digits) or abs(places) > MOST_PLACES:
        raise DomainError("rounding to a number of digits that is not whole, or more than 15")
    unit = power(10.0, abs(places))
    return (rounded(value * unit) / unit if places >= 0 else rounded(value / unit) * unit) if places else rounded(value)


def remainder(value: float, by: float) -> float:
    """Return the distance of a number from the multiple of `by` below it; it has the sign of `by`."""
    if by == 0:
        raise DomainError("division by zero")
    left = math.fmod(value, by)
    if left and (left < 0) != (by < 0):
        left += by
    if value == math.floor(value) and by == math.floor(by):
        return left + 0.0
    slack = SLIP * max(abs(by), abs(value))
    return 0.0 if abs(left) <= slack or abs(by - left) <= slack else left


def clamped(value: float, low: float, high: float) -> float:
    """Return a number, or the nearer end of a range if it is outside the range."""
    if low > high:
        raise DomainError("clamp to a range whose lower end is above its upper end")
    return min(max(value, low), high)


def rounded(value: float) -> float:
    """The nearest whole number, halves to the even one."""
    below = floor(value)
    rest = value - below
    if abs(rest - 0.5) <= SLIP * max(1.0, abs(value)):
        return below + (below % 2)
    return below if rest < 0.5 else below + 1


def sign(value: float) -> float:
    """-1, 0 or 1."""
    return float((value > 0) - (value < 0))


def sine(value: float) -> float:
    """Return the sine; 0 at multiples of π, which floats can only approximate."""
    return circular(math.sin(_angle(value)), value)


def cosine(value: float) -> float:
    """The cosine; 0 at odd multiples of π/2."""
    return circular(math.cos(_angle(value)), value)


def _angle(value: float) -> float:
    if abs(value) > LARGEST_ANGLE:
        raise DomainError("an angle so large that its turns cannot be determined")
    return value


def tangent(value: float) -> float:
    """Return the tangent; 0 at multiples of π; raise at odd multiples of π/2."""
    if cosine(value) == 0:
        raise DomainError("division by zero")
    return circular(math.tan(value), value)


def arc_sine(value: float) -> float:
    """The angle in radians."""
    return math.asin(_cosine_like(value))


def arc_cosine(value: float) -> float:
    """The angle in radians."""
    return math.acos(_cosine_like(value))


def _cosine_like(value: float) -> float:
    if not -1 <= value <= 1:
        raise DomainError("outside -1..1")
    return value
