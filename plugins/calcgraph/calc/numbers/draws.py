"""Places of samples in the distributions of quantities: 4,096 places each, the same bits in `draws.js`.

Each quantity has one place in each of 4,096 equal parts of its distribution (a Latin hypercube: McKay, Beckman and
Conover 1979), in an order that depends only on its name. So neither the order of evaluation nor other quantities
affect it.
"""

import math
from array import array
from collections.abc import Iterable
from functools import lru_cache

from calcgraph.calc.numbers.special import QUANTILE_MIDDLE, QUANTILE_TAIL, ratio
from calcgraph.calc.numbers.undefined import DomainError

COUNT = 4096
"""Draws of each quantity."""
_WORD = 0xFFFFFFFF
_MIXED = 12
"""Numbers thrown away first, so that names which differ in one letter have nothing in common."""

_LN2 = 0.6931471805599453


def deviation(value: float) -> float:
    """A standard deviation, which is not below 0."""
    if value < 0:
        raise DomainError("a standard deviation below 0")
    return value


def holds(value: float) -> float:
    """A condition, 1 or 0; a name may stand for one, or for a number."""
    if value not in {0.0, 1.0}:
        raise DomainError("a probability of a number that is not a condition")
    return value


def upper(low: float, high: float) -> float:
    """The upper end of what runs upwards."""
    if high < low:
        raise DomainError("a distribution whose upper end is below its lower one")
    return high


@lru_cache(maxsize=200)  # of each name, whatever is asked: 200 are 6 MiB
def places(name: str, kind: str) -> "array[float]":
    """Return the value of a leaf in each sample: normal scores for kind `score`, shares in 0 to 1 for kind `share`."""
    return in_order(shuffled(name), kind)


def in_order(order: Iterable[int], kind: str) -> "array[float]":
    """The same for a leaf whose places have this order."""
    if kind == "score":
        return array("d", map(scores().__getitem__, order))
    return array("d", [(place + 0.5) / COUNT for place in order])


def shuffled(name: str) -> list[int]:
    """The numbers below 4,096 in the order of a name, by Fisher and Yates with the generator sfc32."""
    found = list(range(COUNT))
    state = [_hashed(name, 0x811C9DC5), _hashed(name, 0x01000193), len(name.encode()), 1]
    for _ in range(_MIXED):
        _next(state)
    for last in range(COUNT - 1, 0, -1):
        other = _next(state) * (last + 1) >> 32
        found[last], found[other] = found[other], found[last]
    return found


def _next(state: list[int]) -> int:
    """The next 32 bits of sfc32 (Doty-Humphrey, PractRand)."""
    a, b, c, counter = state
    found = (a + b + counter) & _WORD
    state[0] = b ^ (b >> 9)
    state[1] = (c + (c << 3)) & _WORD
    state[2] = (((c << 21) | (c >> 11)) + found) & _WORD
    state[3] = (counter + 1) & _WORD
    return found


def _hashed(name: str, start: int) -> int:
    """The name's bytes by FNV-1a."""
    found = start
    for byte in name.encode():
        found = (found ^ byte) * 0x01000193 & _WORD
    return found


@lru_cache(maxsize=1)
def scores() -> tuple[float, ...]:
    """Normal scores in the middle of each part, rising; each has its negative."""
    half = [_score((place + 0.5) / COUNT) for place in range(COUNT // 2)]
    return (*half, *(-score for score in reversed(half)))


def _score(share: float) -> float:
    """The quantile of the normal distribution for a share below one half, by operations that no language rounds."""
    off = share - 0.5
    if off >= -0.425:
        return off * ratio(QUANTILE_MIDDLE, 0.180625 - off * off)
    return -ratio(QUANTILE_TAIL, math.sqrt(-_log(share)) - 1.6)


def _log(share: float) -> float:
    """The natural logarithm of a share: by halves to near 1, then its series."""
    halves = 0
    while share < 0.7:
        share *= 2
        halves += 1
    ratio = (share - 1) / (share + 1)
    square, total = ratio * ratio, 0.0
    for power in range(25, -1, -2):
        total = total * square + 1 / power
    return 2 * ratio * total - halves * _LN2
