"""Quantiles of the beta distribution, step for step as in `drawing/beta.js`.

The incomplete beta function is its power, with the remainder of Stirling's formula for B(a, b), times a continued
fraction (Didonato and Morris 1992, equation 9) that loses no digits near 0 and 1; its inverse is Newton's, in
logarithms.
"""

import math
from functools import lru_cache

from calcgraph.calc.numbers.special import normal_quantile
from calcgraph.calc.numbers.undefined import DomainError

LEAST, MOST = 0.1, 100_000.0
"""Shapes: below, most draws are beyond what floats tell from 0; above, the fraction takes too many terms."""
_STIRLING = (-691 / 360_360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12)
_STIRLING_FROM = 10.0
_TINY, _NEAR, _LAST_STEP = 1e-300, 3e-16, 1e-9
_TERMS, _STEPS = 20_000, 60


def beta_quantile(share: float, a: float, b: float) -> float:
    """Below which a quantity of `beta(a, b)` is in a share of all cases, between 0 and 1, right to about 1e-13."""
    if not (LEAST <= a <= MOST and LEAST <= b <= MOST):
        raise DomainError("a shape of `beta` that is not between 0.1 and 100,000")
    if share <= _middle(a, b):
        return math.exp(_below(share, a, b))
    return -math.expm1(_below(1 - share, b, a))


@lru_cache(maxsize=64)  # asked in every draw
def _middle(a: float, b: float) -> float:
    """The share below the place from which the fraction of the other side has fewer terms."""
    log, fraction = _parts(math.log((a + 1) / (a + b + 2)), a, b)
    return math.exp(log) / fraction


def _below(share: float, a: float, b: float) -> float:
    """The logarithm of the inverse, on the side of 0."""
    most, wanted = math.log((a + 1) / (a + b + 2)), math.log(share)
    at = min(_start(share, a, b), most)
    for _ in range(_STEPS):
        log, fraction = _parts(at, a, b)
        after = at + (log - math.log(fraction) - wanted) * math.expm1(at) / fraction
        after = (at + most) / 2 if after > most else after
        at, step = after, abs(after - at)
        if step <= _LAST_STEP * abs(at):
            break
    return at


def _start(share: float, a: float, b: float) -> float:
    """Return a starting point near the logarithm of the inverse: AS 109 for large shapes, or the power at the end."""
    if a < 1 or b < 1:
        return (math.log(share * a) + _log_beta(a, b)) / a
    off, one, two = normal_quantile(share), 1 / (2 * a - 1), 1 / (2 * b - 1)
    mean, bend = 2 / (one + two), (off * off - 3) / 6
    wide = off * math.sqrt(mean + bend) / mean + (two - one) * (bend + 5 / 6 - 2 / (3 * mean))
    return -math.log1p(b / a * math.exp(-2 * wide))


def _parts(at: float, a: float, b: float) -> tuple[float, float]:
    """The logarithm of `x^a (1-x)^b / B(a, b)` at a logarithm of x, and the fraction by which the share is less."""
    x, rest = math.exp(at), -math.expm1(at)
    middle, other = a / (a + b), b / (a + b)
    off = x - middle if x < rest else other - rest
    low = math.log1p(off / middle) if off > -middle / 2 else math.log(x / middle)
    high = math.log1p(-off / other) if off < other / 2 else math.log(rest / other)
    return a * low + b * high - _log_beta_round(a, b), beta_fraction(x, rest, -(a + b) * off, (a, b))


@lru_cache(maxsize=64)  # asked in every draw
def _log_beta_round(a: float, b: float) -> float:
    """Return the logarithm of B(a, b) without its power at the mean."""
    return off_stirling(a) + off_stirling(b) - off_stirling(a + b) - math.log(a / (a + b) * b / (2 * math.pi)) / 2


def _log_beta(a: float, b: float) -> float:
    return _log_beta_round(a, b) + a * math.log(a / (a + b)) + b * math.log(b / (a + b))


def off_stirling(value: float) -> float:
    """Return the remainder of Stirling's formula for the logarithm of the gamma function."""
    more = 0.0
    while value < _STIRLING_FROM:
        more += (value + 0.5) * math.log1p(1 / value) - 1
        value += 1
    square, total = 1 / (value * value), 0.0
    for part in _STIRLING:
        total = total * square + part
    return more + total / value


def beta_fraction(x: float, rest: float, beside: float, shapes: tuple[float, float]) -> float:
    """The continued fraction, by Lentz; `beside` is by how much `a` is more than `(a + b) x`."""
    a, b = shapes
    above = found = a / (a + 1) * (beside + 1)
    below = 0.0
    for at in range(1, _TERMS):
        last = a + 2 * at - 1
        over = (a + at - 1) * (a + b + at - 1) * at * (b - at) * x * x / (last * last)
        part = at + at * (b - at) * x / last + (a + at) / (last + 2) * (beside + 1 + at * (1 + rest))
        below = 1 / _off_zero(part + over * below)
        above = _off_zero(part + over / above)
        step = above * below
        found *= step
        if abs(step - 1) <= _NEAR:
            break
    return found


def _off_zero(value: float) -> float:
    return value if abs(value) >= _TINY else _TINY
