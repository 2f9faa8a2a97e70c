"""Functions of columns: totals, quantiles, lines through points; `curves.js` repeats them.

Sums are those of `math.fsum`, rounded once; a deviation is taken from the mean, so that large numbers which differ
little keep their digits (Chan, Golub and LeVeque, The American Statistician 37, 1983).
"""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import TypeAlias

from calcgraph.calc.numbers.undefined import DomainError

NumberSequence: TypeAlias = Sequence[float]
NO_ROWS = "no row fulfils it"


def total(values: NumberSequence) -> float:
    """The sum; 0 of no rows."""
    try:
        return math.fsum(values)
    except OverflowError:
        raise DomainError("overflow") from None


def mean(values: NumberSequence) -> float:
    """The arithmetic mean."""
    return total(_some(values)) / len(values)


def median(values: NumberSequence) -> float:
    """The middle value, or the mean of the two in the middle."""
    return quantile(values, 0.5)


def quantile(values: NumberSequence, share: float) -> float:
    """The value below which a share of the rows lies, linear between two rows (Hyndman and Fan's type 7, NumPy's)."""
    if not 0 <= share <= 1:
        raise DomainError("a share is between 0 and 1")
    ordered = sorted(_some(values))
    place = share * (len(ordered) - 1)
    below = min(int(place), len(ordered) - 1)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def stdev(values: NumberSequence) -> float:
    """The standard deviation of a sample, over n - 1."""
    if len(values) < 2:
        raise DomainError("fewer than two rows")
    apart = deviations(values)
    return math.sqrt(_squares(apart, apart) / (len(values) - 1))


def deviations(values: NumberSequence) -> list[float]:
    """Return the deviation of each value from the mean."""
    middle = mean(values)
    return [value - middle for value in values]


def _squares(left: NumberSequence, right: NumberSequence) -> float:
    """The sum of products of deviations, without what rounding of the means has left in them."""
    found = total([a * b for a, b in zip(left, right, strict=True)]) - total(left) * total(right) / len(left)
    if not math.isfinite(found):
        raise DomainError("overflow")
    return found


def slope(ys: NumberSequence, xs: NumberSequence) -> float:
    """The slope of the line of least squares."""
    if len(xs) < 2:
        raise DomainError("fewer than two rows")
    left, right = deviations(ys), deviations(xs)
    spread = _squares(right, right)
    if not spread:
        raise DomainError("all rows have the same place")
    return _squares(left, right) / spread


def intercept(ys: NumberSequence, xs: NumberSequence) -> float:
    """Return the value of that line at zero."""
    return mean(ys) - slope(ys, xs) * mean(xs)


def correlation(ys: NumberSequence, xs: NumberSequence) -> float:
    """Pearson's coefficient."""
    if len(xs) < 2:
        raise DomainError("fewer than two rows")
    left, right = deviations(ys), deviations(xs)
    spread = math.sqrt(_squares(left, left)) * math.sqrt(_squares(right, right))
    if not spread:
        raise DomainError("all rows have the same value")
    return min(max(_squares(left, right) / spread, -1.0), 1.0)


def product(values: NumberSequence) -> float:
    """The product; 1 of no rows."""
    found = math.prod(values, start=1.0)
    if not math.isfinite(found):
        raise DomainError("overflow")
    return found


ALIKE = 1e-12
"""Two values that differ by a smaller share of the larger one have the same rank: sums of decimals are rounded."""


def ranks(values: NumberSequence) -> list[float]:
    """Return the place of each value in rising order, from 1; equal values have the mean of their places."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found, begin = [0.0] * len(order), 0
    for end in range(1, len(order) + 1):
        if end < len(order):
            below, above = values[order[end - 1]], values[order[end]]
            if above - below <= ALIKE * max(abs(below), abs(above)):
                continue
        for at in order[begin:end]:
            found[at] = (begin + end + 1) / 2
        begin = end
    return found


def _some(values: NumberSequence) -> NumberSequence:
    if not values:
        raise DomainError(NO_ROWS)
    return values


FOLDED: Mapping[str, Callable[..., float]] = {
    "total": total,
    "count": lambda values: float(len(values)),
    "mean": mean,
    "min": lambda values: min(_some(values)),
    "max": lambda values: max(_some(values)),
    "first": lambda values: _some(values)[0],
    "last": lambda values: _some(values)[-1],
    "median": median,
    "quantile": quantile,
    "stdev": stdev,
    "slope": slope,
    "intercept": intercept,
    "correlation": correlation,
    "product": product,
}
Scan: TypeAlias = Callable[[NumberSequence], list[float]]


def rows_by_group(groups: NumberSequence) -> list[list[int]]:
    """Return the rows of each group.

    >>> rows_by_group([0.0, 1.0, 0.0])
    [[0, 2], [1]]
    """
    found: dict[float, list[int]] = {}
    for at, group in enumerate(groups):
        found.setdefault(group, []).append(at)
    return [*found.values()]


def _in_groups(act: Scan) -> Callable[[NumberSequence, NumberSequence], list[float]]:
    def scan(values: NumberSequence, groups: NumberSequence) -> list[float]:
        found = [0.0] * len(values)
        for rows in rows_by_group(groups):
            for at, value in zip(rows, act([values[at] for at in rows]), strict=True):
                found[at] = value
        return found

    return scan


SCANNED: Mapping[str, Callable[..., list[float]]] = {
    "cumulative": lambda values: list(accumulate(values)),
    "rank": ranks,
    "rank per": _in_groups(ranks),
    "total per": _in_groups(lambda values: [total(values)] * len(values)),
}
"""The functions of all rows that have a value in each; those with `per` also take the number of the group of each."""
