"""Operations on exact fractions, by the same rules as on floats."""

import math
from fractions import Fraction

LONGEST = 1_024
"""The largest size of a fraction in bits, both parts together; a longer one becomes a number of 50 digits."""
MOST_CHOSEN = 10_000
"""Lower numbers of a binomial, as in the program."""
LONG_CHOICE = 64
"""Factors of a binomial that are multiplied out."""
LARGEST_FACTORIAL = 170

_SNAP, _HALF, _NONE = Fraction(1, 10**40), Fraction(1, 2), Fraction(0)
"""The rounding error of a number of 50 digits, one half and zero; floats have a far wider error, kept elsewhere."""


class SkippedError(ValueError):
    """Something that the second computation does not compute."""


def length(value: Fraction) -> int:
    """Bits of both parts together."""
    return value.numerator.bit_length() + value.denominator.bit_length()


def sign(value: Fraction) -> int:
    """-1, 0 or 1."""
    return (value > 0) - (value < 0)


def floor(value: Fraction) -> int:
    """The whole number below; a value that differs from a whole number in its last digits only is that number."""
    near = math.floor(value + _HALF)
    return near if abs(value - near) <= _SNAP * max(Fraction(1), abs(value)) else math.floor(value)


def ceiling(value: Fraction) -> int:
    """The whole number above, snapped like `floor`."""
    return -floor(-value)


def rounded(value: Fraction) -> int:
    """The nearest whole number, halves to the even one."""
    below = floor(value)
    rest = value - below
    if abs(rest - _HALF) <= _SNAP * max(Fraction(1), abs(value)):
        return below + below % 2
    return below if rest < _HALF else below + 1


def rounded_to(value: Fraction, digits: Fraction = _NONE) -> Fraction:
    """Return a number rounded to some digits after the point, halves to even."""
    if digits.denominator != 1:
        raise SkippedError
    unit = Fraction(10) ** int(digits)
    return rounded(value * unit) / unit


def remainder(value: Fraction, by: Fraction) -> Fraction:
    """Return the distance of a number from the multiple of `by` below it."""
    if not by:
        raise SkippedError
    left = value - by * floor(value / by)
    return Fraction(0) if abs(left) <= _SNAP * abs(by) else left


def clamped(value: Fraction, low: Fraction, high: Fraction) -> Fraction:
    """Return a number, or the nearer end of a range if it is outside the range."""
    return min(max(value, low), high)


def factorial(value: Fraction) -> Fraction | None:
    """The factorial of a whole number that floats reach; None for others."""
    is_short = value.denominator == 1 and 0 <= value <= LARGEST_FACTORIAL
    return Fraction(math.factorial(int(value))) if is_short else None


def binomial(upper: Fraction, lower: Fraction) -> Fraction | None:
    """The number of ways to choose; None for one with many factors."""
    if lower.denominator != 1 or lower > MOST_CHOSEN:
        raise SkippedError
    count = int(min(lower, upper - lower)) if upper.denominator == 1 and upper >= lower else int(lower)
    if count < 0:
        return Fraction(0)
    if count * length(upper) > LONGEST * LONG_CHOICE or count > LONG_CHOICE:
        return None
    return math.prod(((upper - count + at) / at for at in range(1, count + 1)), start=Fraction(1))
