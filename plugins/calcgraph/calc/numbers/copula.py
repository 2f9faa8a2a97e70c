"""The order in which correlated quantities are sampled, the same bits as in `drawing/copula.js`.

A Gaussian copula by ranks (Iman and Conover 1982): each quantity keeps the 4,096 places of its distribution, and only
the order of one of them follows from normal scores that are correlated with those of the others. Their independent
part is made free of the others first, so that the correlation has no sampling error. The computation contains no
logarithm or sine, whose last digit another machine would round differently.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from calcgraph.calc.numbers.draws import COUNT, in_order, scores, shuffled

Chain: TypeAlias = tuple[tuple[str, tuple[float, ...]], ...]
"""Names of places in the order in which they are drawn, each with its correlations with those before it.

The last one is the one that is meant. One without correlations is drawn by its name alone.
"""


def together(chain: Chain, kind: str) -> "array[float]":
    """Return the value of a chain's last leaf in each sample, as `draws.places` does for one that is independent."""
    return in_order(ranks(chain), kind)


@lru_cache(maxsize=100)  # 4,096 small numbers each
def ranks(chain: Chain) -> tuple[int, ...]:
    """The place of the last of a chain in each draw, as a number below 4,096."""
    name, row = chain[-1]
    if not row:
        return tuple(shuffled(name))
    others = [_scored(ranks(chain[: at + 1])) for at in range(len(row))]
    mixed = _mixed(_scored(shuffled(name)), others, row)
    found = [0] * COUNT
    for rank, at in enumerate(sorted(range(COUNT), key=lambda at: (mixed[at], at))):
        found[at] = rank
    return tuple(found)


def _scored(places: Sequence[int]) -> list[float]:
    return [*map(scores().__getitem__, places)]


def _mixed(own: list[float], others: list[list[float]], row: Sequence[float]) -> list[float]:
    """Return scores with the wanted correlations: a part of each other score, and an independent remainder."""
    grams = [[_dot(one, other) for other in others] for one in others]
    size = grams[0][0]
    shares = solve(grams, [_dot(own, other) for other in others])
    weights = solve(grams, [part * size for part in row])
    free = _added(own, others, [-share for share in shares])
    left = size - _dot(weights, [part * size for part in row])
    own_weight = sqrt(max(left, 0.0) / _dot(free, free))
    return _added([own_weight * value for value in free], others, weights)


def _added(start: Sequence[float], columns: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    found = [*start]
    for column, weight in zip(columns, weights, strict=True):
        found = [value + weight * other for value, other in zip(found, column, strict=True)]
    return found


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    total = 0.0
    for left, right in zip(one, other, strict=True):
        total += left * right
    return total


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations with a positive definite matrix and right side `right`."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for at in range(count):
        for below in range(at + 1, count):
            share = rows[below][at] / rows[at][at]
            for column in range(at, count + 1):
                rows[below][column] -= share * rows[at][column]
    found = [0.0] * count
    for at in range(count - 1, -1, -1):
        value = rows[at][count]
        for column in range(at + 1, count):
            value -= rows[at][column] * found[column]
        found[at] = value / rows[at][at]
    return found
