"""Least squares by Householder reflections, in float64 steps that `fits.js` repeats.

Columns are scaled to length 1. If they are nearly collinear, residuals are computed with about thirty digits, from
columns that have as many, and the solution is refined until nothing moves (Björck, BIT 7, 1967). So the digits that
remain are those of the data.
"""

import math
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from calcgraph.calc.nodes import Series
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.solving.pairs import Pair, plus_products

NumberSequence = Sequence[float]
PairColumn = Sequence[Pair]
"""Numbers of about thirty digits, each as a float and the rest."""

REFINED, MANY = 1e-3, 20_000
"""A solution is refined if less of a column than this share is its own, or if there are not more numbers than these."""
REFINING = 32
"""The work of refining a solution and its errors, in products of rows and squared columns."""
COLLINEAR = 1e-12
"""The share of a column below which rounding decides whether it is a combination of the others."""
NOTHING = 2.0**-46
"""The share of the values below which what is left is rounding."""
ROUNDS, SETTLED = 12, 1e-15
"""Refinements at most, and the step relative to the largest coefficient at which they end."""


class LinearFit(Struct, frozen=True):
    """The result of a fit that is linear in its coefficients."""

    coefficients: list[float]
    errors: list[float]
    """The standard error of each coefficient."""
    residual: float
    """The residual standard deviation."""
    determined: float
    """The coefficient of determination."""


class CollinearError(Exception):
    """A column that is a combination of columns before it."""

    def __init__(self, column: int, others: list[int]) -> None:
        super().__init__(column)
        self.column, self.others = column, others


class Reflections:
    """A matrix of scaled columns, taken apart into reflections and a triangle."""

    def __init__(self, columns: Sequence[NumberSequence], limit: float = COLLINEAR) -> None:
        """Take a matrix apart; raise CollinearError if not more than `limit` of a column is its own."""
        self.limit = limit
        self.scales = [length(column) or 1.0 for column in columns]
        self.vectors: list[list[float]] = []
        self.triangle: list[list[float]] = []
        """The columns of the triangle."""
        self.least = 1.0
        """The smallest share of a column that is its own."""
        for i, column in enumerate(columns):
            scale = self.scales[i]
            self._add(i, [value / scale for value in column])

    def _add(self, i: int, column: list[float]) -> None:
        for j, vector in enumerate(self.vectors):
            _reflect(vector, j, column)
        own = length(column[i:])
        if self.limit and not own > self.limit:
            shares = self._upwards(column[:i])
            raise CollinearError(i, [j for j, share in enumerate(shares) if abs(share) > math.sqrt(COLLINEAR)])
        self.least = min(self.least, own)
        lead = -own if column[i] > 0 else own
        vector = [0.0] * i + column[i:]
        vector[i] -= lead
        size = length(vector) or 1.0
        self.vectors.append([value / size for value in vector])
        self.triangle.append([*column[:i], lead])

    def turned(self, vector: Iterable[float]) -> list[float]:
        """Return a vector after all reflections."""
        found = list(vector)
        for j, own in enumerate(self.vectors):
            _reflect(own, j, found)
        return found

    def back(self, vector: Iterable[float]) -> list[float]:
        """Return a vector before all reflections."""
        found = list(vector)
        for j in range(len(self.vectors) - 1, -1, -1):
            _reflect(self.vectors[j], j, found)
        return found

    def solved(self, right: NumberSequence) -> list[float]:
        """Return the solution for the triangle."""
        return self._upwards(right[: len(self.triangle)])

    def _upwards(self, right: NumberSequence) -> list[float]:
        found = list(right)
        for i in range(len(found) - 1, -1, -1):
            found[i] /= self.triangle[i][i]
            for j in range(i):
                found[j] -= self.triangle[i][j] * found[i]
        return found

    def solved_across(self, right: NumberSequence) -> list[float]:
        """Return the solution for the transposed triangle."""
        found = list(right)
        for i, column in enumerate(self.triangle):
            for j in range(i):
                found[i] -= column[j] * found[j]
            found[i] /= column[i]
        return found


def fit_rows(
    columns: Sequence[NumberSequence], paired: Callable[[], list[list[Pair]]], names: Sequence[str]
) -> tuple[Series, ...]:
    """Return the coefficients of columns after the first, which they add up to, their errors and the residuals."""
    check_rows(len(columns[0]), len(columns) - 1)
    try:
        return results_of(fit_linear(columns, paired))
    except CollinearError as wrong:
        raise DomainError(collinear(wrong, names)) from None


def check_rows(rows: int, count: int) -> None:
    """Raise DomainError if there are not enough rows to know how good a fit is."""
    if rows <= count:
        what = "1 coefficient needs" if count == 1 else f"{count} coefficients need"
        raise DomainError(f"{what} at least {count + 1} rows, and there are {rows}")


def results_of(found: LinearFit) -> tuple[Series, ...]:
    """Return the results of a fit, each as a sequence of one number."""
    return tuple(
        Series(0, (number,)) for number in (*found.coefficients, *found.errors, found.residual, found.determined)
    )


def collinear(wrong: CollinearError, names: Sequence[str]) -> str:
    """Return the reason for a column that is a combination of others."""
    name, others = names[wrong.column], [names[one] for one in wrong.others]
    if not others:
        return f"the rows do not determine {name}: its factor is zero in all of them"
    return f"the rows cannot separate {name} from {' and '.join(others)}: their columns are collinear"


def fit_linear(columns: Sequence[NumberSequence], paired: Callable[[], list[list[Pair]]]) -> LinearFit:
    """Return the multiples of columns after the first whose sum is nearest to the first.

    `paired` gives the same columns with more digits. Raises CollinearError or DomainError.
    """
    ys, *parts = columns
    count, rows = len(parts), len(ys)
    matrix = Reflections(parts)
    is_refined = matrix.least < REFINED or rows * count <= MANY
    exact = paired() if is_refined else []
    if is_refined:
        shares, rests = _refined(matrix, exact[1:], exact[0], [0.0] * count)
    else:
        turned = matrix.turned(ys)
        shares = matrix.solved(turned)
        rests = matrix.back([0.0] * count + turned[count:])
    spread, whole = length(rests), length(ys)
    spread = 0.0 if spread <= NOTHING * whole else spread
    deviation = spread / math.sqrt(rows - count)
    errors = []
    for i, scale in enumerate(matrix.scales):
        unit = [float(i == j) for j in range(count)]
        if is_refined:
            own = length(_refined(matrix, exact[1:], [(0.0, 0.0)] * rows, unit)[1])
        else:
            own = length(matrix.solved_across(unit))
        errors.append(deviation * own / scale)
    coefficients = [share / scale for share, scale in zip(shares, matrix.scales, strict=True)]
    return LinearFit(coefficients, errors, deviation, determined(ys, spread, has_constant=_has_constant(parts)))


def determined(ys: NumberSequence, spread: float, *, has_constant: bool) -> float:
    """Return the share of the squares of `ys` that is explained: of their deviations if a constant is fitted."""
    middle = math.fsum(ys) / len(ys) if has_constant else 0.0
    whole = length([value - middle for value in ys])
    if not whole > NOTHING * length(ys):
        raise DomainError("all rows have the same value, so there is nothing to explain")
    return 1 - (spread / whole) * (spread / whole)


def _has_constant(columns: Sequence[NumberSequence]) -> bool:
    """Return whether one of the columns has the same value in each row."""
    return any(all(one == column[0] for one in column) for column in columns)


def _refined(
    matrix: Reflections, columns: Sequence[PairColumn], ys: PairColumn, sums: NumberSequence
) -> tuple[list[float], list[float]]:
    """Return multiples of columns, and rests: both add up to `ys`, and the rests times each column to `sums`."""
    count = len(columns)
    shares, rests = [0.0] * count, [0.0] * len(ys)
    before = math.inf
    for _ in range(ROUNDS):
        scaled = [share / scale for share, scale in zip(shares, matrix.scales, strict=True)]
        off = [
            plus_products((high, low), [(-1.0, (rest, 0.0)), *zip((-one for one in scaled), row, strict=True)])
            for (high, low), rest, *row in zip(ys, rests, *columns, strict=True)
        ]
        across = [
            plus_products((total * scale, 0.0), [(-rest, one) for rest, one in zip(rests, column, strict=True)]) / scale
            for total, scale, column in zip(sums, matrix.scales, columns, strict=True)
        ]
        turned, down = matrix.turned(off), matrix.solved_across(across)
        steps = matrix.solved([one - other for one, other in zip(turned, down, strict=False)])
        moved = matrix.back([*down, *turned[count:]])
        shares = [one + step for one, step in zip(shares, steps, strict=True)]
        rests = [one + step for one, step in zip(rests, moved, strict=True)]
        far, size = max(map(abs, steps)), max(map(abs, shares))
        if far <= SETTLED * size:
            return shares, rests
        if far > before / 2 and far > 1e-12 * size:
            break
        before = far
    else:
        return shares, rests
    raise DomainError("rounding decides the result, as columns are nearly combinations of others")


def length(vector: NumberSequence) -> float:
    """The square root of the sum of squares."""
    return math.sqrt(math.fsum(value * value for value in vector))


def _reflect(vector: NumberSequence, begin: int, column: list[float]) -> None:
    """Reflect a column at the plane across a vector that is zero before `begin`."""
    twice = 2 * math.fsum(vector[i] * column[i] for i in range(begin, len(column)))
    for i in range(begin, len(column)):
        column[i] -= twice * vector[i]
