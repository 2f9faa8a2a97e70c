"""The tolerance that the digits of a claim's number give."""

from fractions import Fraction

from msgspec import Struct

from calcgraph.calc.claims.tail import Tail

CAP = Fraction(1, 10)
"""Largest tolerance that digits give, as a share of the value."""

NEAR_ONE = Fraction(1, 100)
"""The largest distance from 1 of a share whose digits are counted from 1, here and where it is shown."""

HALF = Fraction(1, 2)
"""The largest tolerance of a small whole number in words, which says that it was counted: `twenty-two`, not 23."""

MOST_COUNTED = 100
"""The largest number in words that says so."""

NOUGHT = Fraction(1, 10**9)
"""The tolerance of `0`, which has no decimals to which something could be rounded."""


class ClaimNumber(Struct, frozen=True):
    """One number of a claim with the text after it."""

    value: Fraction
    step: Fraction
    place: Fraction
    """One unit of the last digit that is written."""
    tail: Tail


def tolerance_of(part: ClaimNumber, *, is_vague: bool) -> Fraction:
    """Return one unit of the last significant digit, at most a tenth of the value, at least the rounding.

    Near 1 the digits show the distance from 1: 99.99 % is not 99.999 %, so only values that round to it are right.
    100 % is the whole, unless a word such as `about` is before it.
    """
    if _is_all(part) and not is_vague:
        return NOUGHT
    if _is_near_one(part):
        return part.step / 2
    if part.value:
        return max(min(part.step, abs(part.value) * CAP), part.place / 2)
    return part.step / 2 if part.step < 1 else NOUGHT


def _is_all(part: ClaimNumber) -> bool:
    """Return whether 100 % is written without decimals, to which a value could be rounded."""
    unit = part.tail.unit
    is_share = unit is not None and not unit.dimension and not unit.turning and unit.factor < 1
    return is_share and part.step >= 1 and part.value * unit.factor == 1 if unit is not None else False


def _is_near_one(part: ClaimNumber) -> bool:
    """Return whether a share is within 1 % of 1, but is not 1."""
    unit = part.tail.unit
    if unit is not None and (unit.dimension or unit.turning or unit.offset):
        return False
    away = abs(1 - part.value * (unit.factor if unit else 1))
    return 0 < away < NEAR_ONE and not part.tail.noun


def is_small_whole(part: ClaimNumber) -> bool:
    """Return whether a number in words is one that people count: up to a hundred, without a scale."""
    return part.tail.size == 1 and part.value.denominator == 1 and 0 <= part.value <= MOST_COUNTED
