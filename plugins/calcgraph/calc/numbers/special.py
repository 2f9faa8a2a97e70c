"""Special functions in float64; `calculus.js` has each one, step for step."""

import math

from calcgraph.calc.numbers.arithmetic import count_above as ceiling
from calcgraph.calc.numbers.arithmetic import count_below as floor
from calcgraph.calc.numbers.arithmetic import sign
from calcgraph.calc.numbers.undefined import DomainError

LANCZOS = (
    0.99999999999980993,
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7,
)
"""Coefficients of Lanczos' approximation for g = 7 (Godfrey)."""

MOST_CHOSEN = 10_000
"""Lower numbers of a binomial."""

FRACTION_FROM, FRACTION_TERMS = 1.5, 120
"""The value from which `erfc` is a continued fraction, and the number of terms of that fraction."""


def factorial(value: float) -> float:
    """The factorial; of a number that is not whole, by the gamma function."""
    near = floor(value)
    if near != ceiling(value):
        return gamma(value + 1)
    if near < 0:
        raise DomainError("factorial of a negative number")
    result = 1.0
    for factor in range(2, int(min(near, 171)) + 1):
        result *= factor
    return result


def gamma(value: float) -> float:
    """The gamma function by Lanczos' approximation, right to about 1e-14."""
    if value == math.floor(value) and value <= 171:
        if value <= 0:
            raise DomainError("gamma of zero or less")
        return factorial(value - 1)
    if value < 0.5:
        return math.pi / (math.sin(math.pi * value) * gamma(1 - value))
    if value > 172:
        raise DomainError("overflow")
    below, total = value - 1, LANCZOS[0]
    for at in range(1, len(LANCZOS)):
        total += LANCZOS[at] / (below + at)
    top = below + 7.5
    half = math.pow(top, (below + 0.5) / 2)
    return math.sqrt(2 * math.pi) * half * math.exp(-top) * half * total


def binomial(upper: float, lower: float) -> float:
    """The number of ways to choose; the lower number must be whole."""
    count = floor(lower)
    if count != ceiling(lower):
        raise DomainError("binomial of a number that is not whole")
    if count < 0:
        return 0.0
    if upper == math.floor(upper) and upper >= count:
        count = min(count, upper - count)
    if count > MOST_CHOSEN:
        raise DomainError("binomial of more than 10,000")
    result = 1.0
    for at in range(1, int(count) + 1):
        result = result * (upper - count + at) / at
    return result


def binomial_effort(upper: float, lower: float) -> int:
    """Return the number of multiplications of a binomial; one that is refused takes none."""
    is_short = upper == upper // 1 and upper >= lower
    factors = min(lower, upper - lower) if is_short else lower
    return int(factors) if 0 < factors <= MOST_CHOSEN else 0


def error_function(value: float) -> float:
    """Return the error function by Kummer's series, whose terms all have the same sign."""
    if abs(value) > 6:
        return sign(value)
    square = 2 * value * value
    term = total = 1.0
    for at in range(1, 250):
        term *= square / (2 * at + 1)
        total += term
        if term < total * 1e-17:
            break
    return 2 * value / math.sqrt(math.pi) * math.exp(-value * value) * total


def complementary_error_function(value: float) -> float:
    """Return one minus the error function, with all its digits in the tail, by Laplace's continued fraction."""
    if value < FRACTION_FROM:
        return 1 - error_function(value)
    fraction = 0.0
    for at in range(FRACTION_TERMS, 0, -1):
        fraction = at / 2 / (value + fraction)
    return math.exp(-value * value) / math.sqrt(math.pi) / (value + fraction)


QUANTILE_MIDDLE = (
    (2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457),
    (13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608),
    (5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867),
    (5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1.0),
)
QUANTILE_TAIL = (
    (7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258),
    (3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734),
    (1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459),
    (0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1.0),
)
QUANTILE_END = (
    (2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093),
    (0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772),
    (2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4),
    (0.0148753612908506148525, 0.1369298809227358053, 0.59983220655588793769, 1.0),
)
"""Numerators and denominators, the highest power first, of Wichura's algorithm AS 241 (Applied Statistics 37, 1988)."""


def ratio(parts: tuple[tuple[float, ...], ...], at: float) -> float:
    """A rational function at a place."""
    above = below = 0.0
    for part in (*parts[0], *parts[1]):
        above = above * at + part
    for part in (*parts[2], *parts[3]):
        below = below * at + part
    return above / below


def _deviate(beside: float, tail: float) -> float:
    """The normal quantile of `1/2 + beside`, where `tail` is the smaller side."""
    if abs(beside) <= 0.425:
        return beside * ratio(QUANTILE_MIDDLE, 0.180625 - beside * beside)
    far = math.sqrt(-math.log(tail))
    size = ratio(QUANTILE_TAIL, far - 1.6) if far <= 5 else ratio(QUANTILE_END, far - 5)
    return math.copysign(size, beside)


def normal_quantile(value: float) -> float:
    """Return the value below which a standard normal variable is with a probability, correct to about 1e-15."""
    if not 0 < value < 1:
        raise DomainError("a quantile of a probability that is not between 0 and 1")
    return _deviate(value - 0.5, min(value, 1 - value))


def inverse_error_function(value: float) -> float:
    """Return the number whose error function is this value."""
    if not -1 < value < 1:
        raise DomainError("erfinv of a number that is not between -1 and 1")
    return _deviate(value / 2, (1 - abs(value)) / 2) / math.sqrt(2)
