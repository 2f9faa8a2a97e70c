"""The internal rate of return of cash flows in float64; `cash.js` has it, step for step.

Roots are isolated in Bernstein's form, in which an interval without a change of sign has no root, and one with a single
change has exactly one. So two rates are never taken for one.
"""

import math
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.numbers.undefined import DomainError

_WIDEST = 21.0
"""The logarithm of one plus the largest rate, about 1.3e9; of the lowest one, about -99.99999992 %."""
_SPLIT = 0.4871
"""Off the middle, where a rate of zero is."""
_NOTHING = 4 * sys.float_info.epsilon
"""A rate up to this cannot be distinguished from zero: `1 + rate` is rounded by more than a quarter of it."""
_HALVINGS, _DEPTH, _MOST_PIECES = 70, 40, 120


def rate_of_return(*flows: float) -> float:
    """Return the rate at which cash flows, one a period, are worth nothing today; fail if there are several."""
    flows = _trimmed(flows)
    changes = _changes(flows)
    if changes == 0:
        raise DomainError("cash flows that are all payments or all receipts have no rate of return")
    low, high = (-_WIDEST, _WIDEST) if changes == 1 else _only_stretch(flows)
    is_rising = _worth(flows, high) > 0
    if is_rising == (_worth(flows, low) > 0):
        raise DomainError("no rate turns these cash flows from a loss into a gain")
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if (_worth(flows, middle) > 0) == is_rising:
            high = middle
        else:
            low = middle
    rate = math.expm1(-(low + high) / 2)
    return 0.0 if abs(rate) <= _NOTHING else rate


def effort(*flows: float) -> int:
    """Return the number of multiplications, about."""
    many = len(flows)
    return many * _HALVINGS // 4 + (8 * many * many if _changes(flows) > 1 else 0)


def _trimmed(flows: Sequence[float]) -> tuple[float, ...]:
    """Leave out periods without a flow at both ends, which do not move the rate."""
    filled = [at for at, flow in enumerate(flows) if flow]
    return tuple(flows[filled[0] : filled[-1] + 1]) if filled else ()


def _changes(flows: Sequence[float]) -> int:
    signs = [flow > 0 for flow in flows if flow]
    return sum(one != other for one, other in pairwise(signs))


def _worth(flows: Sequence[float], at: float) -> float:
    """Return a number with the sign of the worth at a logarithm of the factor of discount."""
    factor, total = math.exp(-abs(at)), 0.0
    for flow in reversed(flows) if at <= 0 else flows:
        total = total * factor + flow
    return total


def _only_stretch(flows: Sequence[float]) -> tuple[float, float]:
    """Return the logarithms between which the only root is."""
    many = len(flows) - 1
    pieces = [(0.0, 1.0, 0, [flow / math.comb(many, at) for at, flow in enumerate(flows)])]
    found: list[tuple[float, float]] = []
    for _ in range(_MOST_PIECES):
        if not pieces:
            break
        low, high, depth, parts = pieces.pop()
        changes = _changes(parts)
        if changes == 1:
            found.append((low, high))
        if changes > 1 and depth < _DEPTH:
            middle = low + (high - low) * _SPLIT
            left, right = _halves(parts)
            pieces += [(low, middle, depth + 1, left), (middle, high, depth + 1, right)]
        if len(found) > 1 or (changes > 1 and depth == _DEPTH):
            raise DomainError("more than one rate makes these cash flows worth nothing")
    if pieces:
        raise DomainError("more than one rate makes these cash flows worth nothing")
    if not found:
        raise DomainError("no rate turns these cash flows from a loss into a gain")
    return _logarithm(found[0][0]), _logarithm(found[0][1])


def _logarithm(part: float) -> float:
    if part in {0.0, 1.0}:
        return _WIDEST if part else -_WIDEST
    return min(max(math.log(part / (1 - part)), -_WIDEST), _WIDEST)


def _halves(parts: list[float]) -> tuple[list[float], list[float]]:
    """De Casteljau's division of a polynomial in Bernstein's form."""
    left, right, row = [], [], parts
    while row:
        left.append(row[0])
        right.append(row[-1])
        row = [one + (other - one) * _SPLIT for one, other in pairwise(row)]
    return left, right[::-1]


def rate_to_digits(mp: Any, *flows: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the rate on numbers of mpmath: Newton's steps from the float."""
    at = 1 / (1 + mp.mpf(rate_of_return(*map(float, flows))))
    for _ in range(8):
        worth = mp.polyval(list(reversed(flows)), at)
        slope = mp.polyval([flow * k for k, flow in reversed(list(enumerate(flows)))][:-1], at)
        if not slope:
            break
        step = worth / slope
        at -= step
        if abs(step) <= mp.eps * at * 2**20:
            rate = 1 / at - 1
            return mp.mpf(0) if abs(rate) <= mp.eps * 2**20 else rate
    raise SkippedError


def lost_of_rate(result: float, *flows: tuple[float, float]) -> float:
    """Return the error of a rate, from the errors of its flows."""
    factor = 1 / (1 + result)
    slope = abs(sum(at * flow * factor ** (at + 1) for at, (flow, _) in enumerate(flows)))
    moved = sum(error * factor**at for at, (_, error) in enumerate(flows)) + 2e-15 * _size(factor, flows)
    return 2 * moved / slope + 2 * sys.float_info.epsilon if slope else math.inf


def _size(factor: float, flows: Sequence[tuple[float, float]]) -> float:
    return sum(abs(flow) * factor**at for at, (flow, _) in enumerate(flows))
