"""Rounding noise: sums that are zero, multiples of right angles, numbers that count as equal."""

import math
from collections.abc import Sequence

from calcgraph.calc.numbers.undefined import DomainError

SNAP = 1e-12
"""The relative distance within which a value counts as the nearest whole number."""
SLIP = 2.0**-50
"""The same for a result that a single operation has rounded, such as `0.3 / 0.1`."""
CLOSE = 2.0**-48
"""Relative distance within which neither of two numbers is below the other; sums have that of their terms, `SNAP`."""
SHARP = 2.0**-52
"""The same in an integral, where it would widen or narrow a pulse: one bit, so that 0.1 + 0.2 is at most 0.3."""
EQUAL = 1e-9
"""Relative distance within which `=` holds."""
NOUGHT = 2.0**-48
"""The share of the terms of a sum below which the rest is rounding, some sixteen times that of one operation."""
NOUGHT_ANGLE = 2.0**-51
"""The share of an angle below which a sine or cosine is rounding, as the angle is a multiple of a right one."""
NOUGHT_TURN = 2.0**-40
"""The largest sine that counts as rounding; of larger angles nothing is taken for a multiple of a right one."""
WHOLE = 2.0**53
"""Whole numbers up to this have no rounding."""
COUNTED = 2.0**50
"""Whole numbers below this are compared exactly; above, a result with rounding is often whole by chance."""
TOO_CLOSE = "two whole numbers above 2^50 too close to compare"


def add(left: float, right: float) -> float:
    """The sum; 0 where only the rounding of both is left."""
    return _settled(left + right, left)


def subtract(left: float, right: float) -> float:
    """The difference; 0 where only the rounding of both is left.

    >>> subtract(0.1 + 0.2, 0.3), subtract(1e15 + 1, 1e15)
    (0.0, 1.0)
    """
    return _settled(left - right, left)


def _settled(total: float, left: float) -> float:
    if abs(total) <= NOUGHT * abs(left) and total and (abs(left) >= WHOLE or total != math.floor(total)):
        return 0.0
    return total


def circular(result: float, angle: float) -> float:
    """A sine, cosine or tangent; 0 where it is the rounding of its angle."""
    return 0.0 if abs(result) <= NOUGHT_ANGLE * abs(angle) < NOUGHT_TURN else result


def is_near(left: float, right: float, distance: float, sizes: Sequence[float] = ()) -> bool:
    """Return whether two numbers are equal up to a relative distance, or to the rounding of sums of given terms.

    Whole numbers, and sums of them, have no rounding. DomainError where it is unknown whether they have.

    >>> is_near(1e10 + 1, 1e10, EQUAL), is_near(1e10 + 0.1, 1e10, EQUAL)
    (False, True)
    """
    apart = abs(left - right)
    is_close = apart <= distance * max(abs(left), abs(right))
    if not apart or not (is_close or _is_rounding(apart, sizes)):
        return is_close
    largest = max(map(abs, (left, right, *sizes)))
    if largest >= WHOLE or any(size != math.floor(size) for size in sizes):
        return True
    if left != math.floor(left) or right != math.floor(right):
        return is_close or largest >= COUNTED
    if largest >= COUNTED:
        raise DomainError(TOO_CLOSE)
    return False


def _is_rounding(apart: float, sizes: Sequence[float]) -> bool:
    return any(apart <= SNAP * abs(size) for size in sizes)


def less(left: float, right: float, *sizes: float) -> float:
    """1 where the left number is smaller by more than rounding."""
    return float(left < right and not is_near(left, right, CLOSE, sizes))


def at_most(left: float, right: float, *sizes: float) -> float:
    """Return 1 if the left number is at most the right one, or larger by no more than rounding; otherwise 0."""
    return float(left <= right or is_near(left, right, CLOSE, sizes))


def sharply_less(left: float, right: float, *sizes: float) -> float:
    """The same as `less` in an integral."""
    return float(left < right and right - left > SHARP * max(abs(left), abs(right), *map(abs, sizes)))


def sharply_at_most(left: float, right: float, *sizes: float) -> float:
    """The same as `at_most` in an integral."""
    return float(left <= right or left - right <= SHARP * max(abs(left), abs(right), *map(abs, sizes)))


def within(left: float, right: float, share: float, *sizes: float) -> float:
    """Return 1 if the left number equals the right one within a share of it, and within rounding."""
    apart, allowed = abs(left - right), share * abs(right)
    is_edge = abs(apart - allowed) <= EQUAL * max(apart, allowed)
    return float(apart <= allowed or is_edge or is_near(apart, allowed, 0.0, sizes))
