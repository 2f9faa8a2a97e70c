"""Unknowns of several equations on exact numbers: one step of Newton's from where the program has ended."""

from fractions import Fraction

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.algebra.exact_calculus import SETTLED
from calcgraph.calc.algebra.exact_fits import fitted_beside
from calcgraph.calc.algebra.exact_sequences import series_of
from calcgraph.calc.algebra.walk import ExactComputation
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.programs.solving.systems import eliminated
from calcgraph.calc.programs.terms import Term

STEP = 1e-7
"""Relative step of slopes, which need not be right to more than a few digits."""


def part_beside(exact: ExactComputation, term: Term) -> Amount:
    """Return the exact unknown next to the one that the program has found."""
    assert isinstance(term.value, tuple)
    key, which = term.value
    found, joint = series_of(exact.machine, key), exact.terms.get(key)
    if joint is not None and joint.op == "searched":
        raise SkippedError
    if joint is not None and joint.op == "fitted":
        return fitted_beside(exact, key, joint, int(which))
    if joint is None or key in exact.touched or not found:
        raise SkippedError
    assert isinstance(joint.value, tuple)
    point = [series.numbers[0] for series in found]
    rests = _rests(exact, joint, point)
    columns = [_column(exact, joint, point, i) for i in range(len(point))]
    own = int(which)
    step = _solved(columns, [-float(rest.value) for rest in rests])
    off = vague = 0.0
    for i, rest in enumerate(rests):
        share = abs(_solved(columns, [float(i == at) for at in range(len(rests))])[own])
        off += share * rest.error
        vague += share * rest.vague
    value = Fraction(point[own]) + Fraction(step[own])
    return Amount(value, off + abs(point[own]) * SETTLED, vague)


def _rests(exact: ExactComputation, joint: Term, point: list[float]) -> list[Amount]:
    """Left sides less right sides."""
    assert isinstance(joint.value, tuple)
    count = len(joint.value)
    given = dict(zip(joint.value, (Amount(Fraction(x)) for x in point), strict=True))
    pairs = zip(joint.parts[: 2 * count : 2], joint.parts[1 : 2 * count : 2], strict=True)
    return [exact.given_that(given, Term("sub", joint.span, pair)) for pair in pairs]


def _column(exact: ExactComputation, joint: Term, point: list[float], i: int) -> list[float]:
    wide = STEP * (abs(point[i]) or 1.0)
    sides = []
    for sign in (1, -1):
        moved = [*point[:i], point[i] + sign * wide, *point[i + 1 :]]
        sides.append(_rests(exact, joint, moved))
    return [float(a.value - b.value) / (2 * wide) for a, b in zip(*sides, strict=True)]


def _solved(columns: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations; equations are scaled, and unknowns are scaled by their columns."""
    sizes = [max(map(abs, column)) or 1.0 for column in columns]
    rows = [
        [*(column[at] / size for column, size in zip(columns, sizes, strict=True)), value]
        for at, value in enumerate(right)
    ]
    weights = [max(map(abs, row[:-1])) or 1.0 for row in rows]
    found = eliminated([[one / weight for one in row] for row, weight in zip(rows, weights, strict=True)])
    if not found:
        raise SkippedError
    return [one / size for one, size in zip(found, sizes, strict=True)]
