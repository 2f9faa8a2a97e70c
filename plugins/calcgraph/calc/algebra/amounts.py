"""Numbers of the reference: exact as far as they go, with how far they may be off."""

from fractions import Fraction
from typing import NamedTuple

from calcgraph.calc.algebra.precise import PreciseNumber
from calcgraph.calc.numbers.lost import UNIT


class Amount(NamedTuple):
    """A number with its uncertainties, all in base units."""

    value: PreciseNumber
    error: float = 0.0
    """The largest error of a correct float64 program."""
    vague: float = 0.0
    """The largest error of `value` itself."""


ONE, NONE = Amount(Fraction(1)), Amount(Fraction(0))


def nearest(exact: Fraction) -> Amount:
    """A written number, of which the program has the nearest float."""
    return Amount(exact, float(abs(Fraction(float(exact)) - exact)))


def read_answer(answer: str) -> Amount | None:
    """Return a stored result as a number; None if it is empty or was not written by calcgraph."""
    try:
        value, error, vague = answer.split()
        return Amount(Fraction(value), float(error), float(vague))
    except (ValueError, ArithmeticError):
        return None


def guessed(value: float) -> Amount:
    """A float of a table as the shortest decimal that it is the nearest float of."""
    off = abs(value) * UNIT
    return Amount(Fraction(repr(value)), off, off)
