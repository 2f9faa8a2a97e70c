"""The functions of `incomplete.py` on numbers of mpmath, for the exact-arithmetic cross-check."""

from collections.abc import Callable
from typing import Any

from calcgraph.calc.numbers import incomplete
from calcgraph.calc.numbers.exact import SkippedError

MOST_OF_BETA = 2_000
"""Shapes above take too many terms of a series."""
MOST_STEPS = 12
"""Each of Newton's steps doubles the digits."""


def gamma_below(mp: Any, a: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return P(a, x)."""
    if not x:
        return mp.zero
    return _converged(mp, a, 0, x) if x < a else 1 - _converged(mp, a, x, mp.inf)


def gamma_above(mp: Any, a: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return Q(a, x)."""
    if not x:
        return mp.one
    return 1 - _converged(mp, a, 0, x) if x < a else _converged(mp, a, x, mp.inf)


def _converged(mp: Any, a: Any, low: Any, high: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the part of the gamma function between two numbers; SkippedError if mpmath does not find it."""
    try:
        return mp.gammainc(a, low, high, regularized=True)
    except mp.NoConvergence:
        raise SkippedError from None


def beta_below(mp: Any, a: Any, b: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return I_x(a, b)."""
    if max(a, b) > MOST_OF_BETA:
        raise SkippedError
    try:
        return mp.betainc(a, b, 0, x, regularized=True)
    except mp.NoConvergence:
        raise SkippedError from None


def beta_above(mp: Any, a: Any, b: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return one minus I_x(a, b)."""
    return beta_below(mp, b, a, 1 - x)


def gamma_density(mp: Any, a: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the slope of P(a, x)."""
    return mp.exp((a - 1) * mp.log(x) - x - mp.loggamma(a)) if x else mp.mpf(int(a == 1))


def beta_density(mp: Any, a: Any, b: Any, x: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the slope of I_x(a, b)."""
    if x in {0, 1}:
        return b * int(a == 1) if x == 0 else a * int(b == 1)
    whole = mp.loggamma(a) + mp.loggamma(b) - mp.loggamma(a + b)
    return mp.exp((a - 1) * mp.log(x) + (b - 1) * mp.log(1 - x) - whole)


def gamma_below_inverse(mp: Any, a: Any, share: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the x at which P(a, x) equals a share."""
    found = incomplete.gamma_below_inverse(float(a), float(share))
    return _inverse(mp, lambda x: gamma_below(mp, a, x) - share, lambda x: gamma_density(mp, a, x), found)


def gamma_above_inverse(mp: Any, a: Any, share: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the x for which Q(a, x) is a share."""
    found = incomplete.gamma_above_inverse(float(a), float(share))
    return _inverse(mp, lambda x: gamma_above(mp, a, x) - share, lambda x: -gamma_density(mp, a, x), found)


def beta_below_inverse(mp: Any, a: Any, b: Any, share: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the x for which I_x(a, b) is a share."""
    found = incomplete.beta_below_inverse(float(a), float(b), float(share))
    if found == 1 != share:
        raise SkippedError  # nearer to one than floats are
    return _inverse(mp, lambda x: beta_below(mp, a, b, x) - share, lambda x: beta_density(mp, a, b, x), found)


def beta_above_inverse(mp: Any, a: Any, b: Any, share: Any) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Return the x for which one minus I_x(a, b) is a share."""
    found = incomplete.beta_above_inverse(float(a), float(b), float(share))
    if found == 1 and share:
        raise SkippedError
    return _inverse(mp, lambda x: share - beta_above(mp, a, b, x), lambda x: beta_density(mp, a, b, x), found)


def _inverse(mp: Any, off: Callable[[Any], Any], slope: Callable[[Any], Any], start: float) -> Any:  # noqa: ANN401 - mpmath is not typed
    """Newton's steps from the float; SkippedError where they do not end near it."""
    found = mp.mpf(start)
    if start in {0.0, 1.0}:
        return found
    for _ in range(MOST_STEPS):
        step = off(found) / slope(found)
        found -= step
        if found <= 0:
            break
        if abs(step) <= mp.eps * found * 2**20:
            return found
    raise SkippedError
