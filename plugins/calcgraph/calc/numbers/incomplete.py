"""The incomplete gamma and beta functions, their inverses and the logarithm of the gamma function in float64.

`incomplete.js` has each one, step for step. Each integral is its power, computed without the digits that a logarithm
would lose (Loader, "Fast and accurate computation of binomial probabilities", 2000), times a series or a continued
fraction on the side of the smaller part. Inverses take Newton's steps in logarithms on that side.
"""

import math
from collections.abc import Callable

from calcgraph.calc.numbers.beta import beta_fraction, off_stirling
from calcgraph.calc.numbers.special import normal_quantile
from calcgraph.calc.numbers.undefined import DomainError

LEAST, MOST = 0.01, 1e6
"""Shapes: below, one minus a share loses digits; above, the series take too many terms."""
_NEAR, _TINY, _TERMS, _STEPS, _LAST_STEP = 1e-17, 1e-300, 20_000, 100, 1e-9
_LOW, _FULL, _LARGEST = -706.0, 37.0, 18.0
"""Logarithms of the smallest inverse, of the odds of a share of one, and of the largest inverse of a gamma function."""
EULER = 0.5772156649015329
_ZETAS = (
    0.6449340668482264,
    0.2020569031595943,
    0.08232323371113819,
    0.03692775514336993,
    0.01734306198444914,
    0.008349277381922827,
    0.00407735619794434,
    0.0020083928260822143,
    0.0009945751278180853,
    0.0004941886041194645,
    0.0002460865533080483,
    0.00012271334757848915,
    6.124813505870483e-05,
    3.058823630702049e-05,
    1.528225940865187e-05,
    7.637197637899763e-06,
    3.81729326499984e-06,
    1.908212716553939e-06,
    9.539620338727962e-07,
    4.769329867878064e-07,
    2.38450502727733e-07,
    1.1921992596531106e-07,
    5.960818905125948e-08,
    2.980350351465228e-08,
    1.4901554828365043e-08,
    7.45071178983543e-09,
    3.725334024788457e-09,
    1.862659723513049e-09,
    9.313274324196682e-10,
)
"""Riemann's zeta function less one, at 2, 3, ..."""


def log_gamma(value: float) -> float:
    """Return the logarithm of the gamma function of a positive number."""
    if value <= 0:
        raise DomainError("lgamma of zero or less")
    if value >= 10:
        return (value - 0.5) * (math.log(value) - 1) + (math.log(2 * math.pi) - 1) / 2 + off_stirling(value)
    factor = 1.0
    while value > 2.5:
        value -= 1
        factor *= value
    if value < 0.5:
        return _log_gamma_near_one(value) - math.log(value)
    near = _log_gamma_near_one(value - 1) if value < 1.5 else _log_gamma_near_two(value - 2)
    return near + math.log(factor) if factor != 1 else near


def _log_gamma_near_one(off: float) -> float:
    return _log_gamma_near_two(off) - math.log1p(off)


def _log_gamma_near_two(off: float) -> float:
    """Return the logarithm of the gamma function at two plus a part between -1/2 and 1/2."""
    total, power = 0.0, off
    for at, part in enumerate(_ZETAS):
        power *= -off
        total -= part * power / (at + 2)
    return off * (1 - EULER) + total


def effort(*operands: float) -> int:
    """Return the number of terms, about, for a call whose last operand is not a shape."""
    largest = max(operands[:-1])
    return int(20 + 2 * math.sqrt(largest)) if 0 < largest <= MOST else 0


def effort_of_inverse(*operands: float) -> int:
    """Return the same for the steps of an inverse."""
    return 6 * effort(*operands)


def log1p_less(value: float) -> float:
    """Return `log1p(x) - x` with all its digits, for x above -1."""
    if abs(value) > 0.25:
        return math.log1p(value) - value
    ratio = value / (2 + value)
    square, power, total = ratio * ratio, ratio * ratio, 0.0
    for at in range(3, 41, 2):
        total += power / at
        power *= square
    return 2 * ratio * total - value * ratio


def gamma_below(a: float, x: float) -> float:
    """Return the regularised lower incomplete gamma function P(a, x)."""
    _check_gamma(a, x)
    return _gamma_shares(a, x)[0]


def gamma_above(a: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function Q(a, x), with all digits of its tail."""
    _check_gamma(a, x)
    return _gamma_shares(a, x)[1]


def _check_gamma(a: float, x: float) -> None:
    if not LEAST <= a <= MOST:
        raise DomainError("an incomplete gamma function of a shape that is not between 0.01 and 1,000,000")
    if x < 0:
        raise DomainError("an incomplete gamma function of a negative number")


def _gamma_shares(a: float, x: float) -> tuple[float, float]:
    if x == 0:
        return 0.0, 1.0
    power = _gamma_power(a, x)
    if x <= a + 1:
        below = power / a * _gamma_series(a, x)
        return below, 1 - below
    above = power / _gamma_fraction(a, x) if power else 0.0
    return 1 - above, above


def _gamma_power(a: float, x: float) -> float:
    """Return `x^a exp(-x) / gamma(a)`."""
    if a < 1:
        return math.exp(a * math.log(x) - x - log_gamma(a + 1)) * a if x < 1000 else 0.0
    off = (x - a) / a
    exponent = a * log1p_less(off) if off > -0.9 else a * (math.log(x / a) - off)
    return math.exp(exponent - off_stirling(a)) * math.sqrt(a / (2 * math.pi)) if exponent > -745 else 0.0


def _gamma_series(a: float, x: float) -> float:
    term = total = 1.0
    for at in range(1, _TERMS):
        term *= x / (a + at)
        total += term
        if term < total * _NEAR:
            break
    return total


def _gamma_fraction(a: float, x: float) -> float:
    """Return Legendre's continued fraction by Lentz."""
    part = x + 1 - a
    above, below = part, 0.0
    found = part
    for at in range(1, _TERMS):
        over = at * (a - at)
        part += 2
        below = part + over * below
        below = 1 / (below if abs(below) >= _TINY else _TINY)
        above = part + over / above
        above = above if abs(above) >= _TINY else _TINY
        step = above * below
        found *= step
        if abs(step - 1) <= 2e-16:
            break
    return found


def gamma_density(a: float, x: float) -> float:
    """Return `x^(a-1) exp(-x) / gamma(a)`, the slope of P(a, x)."""
    _check_gamma(a, x)
    return _gamma_power(a, x) / x if x else _density_at_end(a, 1.0)


def _density_at_end(a: float, height: float) -> float:
    if a < 1:
        raise DomainError("a density that is infinite at its end")
    return height if a == 1 else 0.0


def beta_density(a: float, b: float, x: float) -> float:
    """Return `x^(a-1) (1-x)^(b-1) / B(a, b)`, the slope of I_x(a, b)."""
    _check_shapes(a, b)
    _check_place(x)
    if x in {0.0, 1.0}:
        return _density_at_end(a, b) if x == 0 else _density_at_end(b, a)
    return _beta_power(a, b, x, 1 - x) / (x * (1 - x))


def beta_below(a: float, b: float, x: float) -> float:
    """Return the regularised incomplete beta function I_x(a, b)."""
    return _both(a, b, x)[0]


def beta_above(a: float, b: float, x: float) -> float:
    """Return one minus the regularised incomplete beta function, with all digits of its tail."""
    return _both(a, b, x)[1]


def _both(a: float, b: float, x: float) -> tuple[float, float]:
    _check_shapes(a, b)
    _check_place(x)
    return _beta_shares(a, b, x, 1 - x)


def _check_place(x: float) -> None:
    if not 0 <= x <= 1:
        raise DomainError("an incomplete beta function of a number that is not between 0 and 1")


def _check_shapes(a: float, b: float) -> None:
    if not (LEAST <= a <= MOST and LEAST <= b <= MOST):
        raise DomainError("an incomplete beta function of a shape that is not between 0.01 and 1,000,000")


def _beta_shares(a: float, b: float, x: float, rest: float) -> tuple[float, float]:
    """Return both shares; `rest` is one minus x."""
    if x <= 0 or rest <= 0:
        return (0.0, 1.0) if x <= 0 else (1.0, 0.0)
    power = _beta_power(a, b, x, rest)
    off = x - a / (a + b) if x < rest else b / (a + b) - rest
    if x <= (a + 1) / (a + b + 2):
        below = power / beta_fraction(x, rest, -(a + b) * off, (a, b))
        return below, 1 - below
    above = power / beta_fraction(rest, x, (a + b) * off, (b, a))
    return 1 - above, above


def _beta_power(a: float, b: float, x: float, rest: float) -> float:
    """Return `x^a (1-x)^b / B(a, b)`."""
    middle, other = a / (a + b), b / (a + b)
    off = x - middle if x < rest else other - rest
    low = log1p_less(off / middle) if off > -0.9 * middle else math.log(x / middle) - off / middle
    high = log1p_less(-off / other) if off < 0.9 * other else math.log(rest / other) + off / other
    exponent = a * low + b * high - off_stirling(a) - off_stirling(b) + off_stirling(a + b)
    return math.exp(exponent) * math.sqrt(a / (2 * math.pi) * other) if exponent > -745 else 0.0


def gamma_below_inverse(a: float, share: float) -> float:
    """Return the x for which P(a, x) is a share."""
    return _gamma_inverse(a, share, 1 - share)


def gamma_above_inverse(a: float, share: float) -> float:
    """Return the x for which Q(a, x) is a share."""
    return _gamma_inverse(a, 1 - share, share)


def _gamma_inverse(a: float, below: float, above: float) -> float:
    _check_gamma(a, 0.0)
    _check_share(below, above)
    if above == 0:
        raise DomainError("an infinite inverse")
    if below == 0:
        return 0.0

    def parts(at: float) -> tuple[float, float, float]:
        x = math.exp(at)
        return *_gamma_shares(a, x), _gamma_power(a, x)

    power_law = (math.log(below) + log_gamma(a + 1)) / a
    start = math.log(a) + _deviate(below, above) / math.sqrt(a) if a >= 1 else power_law
    return math.exp(_inverse(parts, below, above, (start, _LARGEST)))


def beta_below_inverse(a: float, b: float, share: float) -> float:
    """Return the x for which I_x(a, b) is a share."""
    return _beta_inverse(a, b, share, 1 - share)


def beta_above_inverse(a: float, b: float, share: float) -> float:
    """Return the x for which one minus I_x(a, b) is a share."""
    return _beta_inverse(a, b, 1 - share, share)


def _beta_inverse(a: float, b: float, below: float, above: float) -> float:
    _check_shapes(a, b)
    _check_share(below, above)
    if below == 0 or above == 0:
        return float(above == 0)

    def parts(at: float) -> tuple[float, float, float]:
        x, rest = 1 / (1 + math.exp(-at)), 1 / (1 + math.exp(at))
        return *_beta_shares(a, b, x, rest), _beta_power(a, b, x, rest)

    start = math.log(a / b) + _deviate(below, above) * math.sqrt(1 / a + 1 / b)
    if min(a, b) < 1:
        start = (math.log(below * a) + log_gamma(a) + log_gamma(b) - log_gamma(a + b)) / a
    return 1 / (1 + math.exp(-_inverse(parts, below, above, (start, _FULL))))


def _check_share(below: float, above: float) -> None:
    if not (0 <= below <= 1 and 0 <= above <= 1):
        raise DomainError("an inverse of a share that is not between 0 and 1")


def _deviate(below: float, above: float) -> float:
    return normal_quantile(below) if below <= above else -normal_quantile(above)


def _inverse(
    parts: Callable[[float], tuple[float, float, float]], below: float, above: float, ends: tuple[float, float]
) -> float:
    """Return the end of Newton's steps from a start, between two logarithms, on the side of the smaller share."""
    low, (at, high) = _LOW, ends
    at = min(max(at, low), high)
    wanted = math.log(min(below, above))
    for _ in range(_STEPS):
        is_below = below <= above
        one, other, power = parts(at)
        share = one if is_below else other
        off = (math.log(share) - wanted if share > 0 else -math.inf) * (1 if is_below else -1)
        low, high = (low, at) if off > 0 else (at, high)
        after = at - off * share / power if power > 0 and share > 0 else math.inf
        if not low <= after <= high:
            after = (low + high) / 2
        at, step = after, abs(after - at)
        if step <= _LAST_STEP:
            break
    if at <= _LOW + _LAST_STEP:
        raise DomainError("an inverse below 1e-306")
    return at
