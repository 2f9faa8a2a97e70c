"""Fits on exact numbers: normal equations in fractions, with how far rounding may move the program from them."""

import math
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.algebra.exact_rows import columns_of
from calcgraph.calc.algebra.precise import to_fraction
from calcgraph.calc.algebra.walk import ExactComputation
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.numbers.lost import UNIT
from calcgraph.calc.programs.terms import Term

ROUNDINGS = 64
"""The roundings of a reflection, relative to the length of a column, for each root of the number of rows."""


class ExactFit(Struct, frozen=True):
    """A linear fit on exact numbers."""

    coefficients: list[Fraction]
    inverse: list[list[Fraction]]
    """The inverse of the products of columns."""
    squares: Fraction
    """The sum of the squares of what is left."""
    whole: Fraction
    """The sum of the squares that the coefficient of determination is a share of."""
    freedom: int
    """Rows less coefficients."""
    moved: list[float]
    """The length by which rounding may move each column."""
    vague: list[float]
    """The same for what is not known of the columns themselves."""


def fitted_beside(exact: ExactComputation, key: str, joint: Term, which: int) -> Amount:
    """Return a result of a linear fit."""
    fit = exact.fits.get(key) if key not in exact.touched else None
    if fit is None:
        fit = _fit(columns_of(exact, joint.parts[0]))
        if key not in exact.touched:
            exact.fits[key] = fit
    return Amount(_result(fit, which), _change(fit, which, fit.moved), _change(fit, which, fit.vague))


def _fit(columns: Sequence[Sequence[Amount]]) -> ExactFit:
    ys, *parts = [[to_fraction(one.value) for one in column] for column in columns]
    count, rows = len(parts), len(ys)
    if rows <= count:
        raise SkippedError
    products = [[_dot(one, other) for other in parts] for one in parts]
    inverse = _inverse(products)
    sides = [_dot(one, ys) for one in parts]
    coefficients = [_dot(row, sides) for row in inverse]
    squares = _dot(ys, ys) - _dot(coefficients, sides)
    has_constant = any(all(one == part[0] for one in part) for part in parts)
    whole = _dot(ys, ys) - (sum(ys, Fraction(0)) ** 2 / rows if has_constant else 0)
    if not whole:
        raise SkippedError
    lengths = [math.sqrt(float(_dot(one, one))) for one in (ys, *parts)]
    moved = [
        math.hypot(*(one.error for one in column)) + ROUNDINGS * UNIT * math.sqrt(rows) * length
        for column, length in zip(columns, lengths, strict=True)
    ]
    vague = [math.hypot(*(one.vague for one in column)) for column in columns]
    return ExactFit(coefficients, inverse, squares, whole, rows - count, moved, vague)


def _result(fit: ExactFit, which: int) -> Fraction:
    count = len(fit.coefficients)
    variance = fit.squares / fit.freedom
    if which < count:
        return fit.coefficients[which]
    if which < 2 * count:
        return _root(variance * fit.inverse[which - count][which - count])
    return _root(variance) if which == 2 * count else 1 - fit.squares / fit.whole


def _change(fit: ExactFit, which: int, moved: Sequence[float]) -> float:
    """Return the most by which a result changes if the columns are moved by these lengths."""
    count = len(fit.coefficients)
    left, whole = math.sqrt(float(fit.squares)), math.sqrt(float(fit.whole))
    lengths = [math.sqrt(float(fit.inverse[i][i])) for i in range(count)]
    apart = moved[0] + sum(one * abs(float(c)) for one, c in zip(moved[1:], fit.coefficients, strict=True))
    if which < count:
        across = sum(abs(float(one)) * by for one, by in zip(fit.inverse[which], moved[1:], strict=True))
        return lengths[which] * apart + across * left
    spread = apart / math.sqrt(fit.freedom)
    if which < 2 * count:
        turned = sum(one * length for one, length in zip(moved[1:], lengths, strict=True))
        return lengths[which - count] * (spread + 2 * turned * left / math.sqrt(fit.freedom))
    if which == 2 * count:
        return spread
    return 2 * (left / whole) * (apart / whole) + 2 * (left / whole) ** 2 * (moved[0] / whole)


def _dot(one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
    """The sum of products, over one denominator, since adding fractions one by one takes long."""
    below = [math.lcm(*(value.denominator for value in column)) for column in (one, other)]
    above = [
        [value.numerator * (denominator // value.denominator) for value in column]
        for column, denominator in zip((one, other), below, strict=True)
    ]
    return Fraction(sum(a * b for a, b in zip(*above, strict=True)), below[0] * below[1])


def _inverse(rows: Sequence[Sequence[Fraction]]) -> list[list[Fraction]]:
    count = len(rows)
    both = [[*row, *(Fraction(i == j) for j in range(count))] for i, row in enumerate(rows)]
    for i in range(count):
        if not both[i][i]:  # products of columns that are not collinear need no pivots
            raise SkippedError
        both[i] = [value / both[i][i] for value in both[i]]
        for j in range(count):
            if j != i and both[j][i]:
                times = both[j][i]
                both[j] = [a - times * b for a, b in zip(both[j], both[i], strict=True)]
    return [row[count:] for row in both]


def _root(value: Fraction) -> Fraction:
    """The square root, to thirty digits or more."""
    if value <= 0:
        return Fraction(0)
    shift = 10 ** max(0, 60 + 2 * (len(str(value.denominator)) - len(str(value.numerator))))
    shift = shift if math.isqrt(shift) ** 2 == shift else shift * 10
    return Fraction(math.isqrt(value.numerator * shift // value.denominator), math.isqrt(shift))
