"""The elementary float64 operations of programs; `program.js` has each one, step for step."""

import math
import operator
from collections.abc import Callable, Mapping

from calcgraph.calc import dates
from calcgraph.calc.programs.nought import EQUAL, SNAP, add, at_most, circular, is_near, less, subtract, within
from calcgraph.calc.undefined import DomainError

LARGEST_SQUARED = 64
"""Whole exponents up to this are multiplied out, so that both languages round alike."""
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


def divide(left: float, right: float) -> float:
    """The quotient."""
    if right == 0:
        raise DomainError("division by zero")
    return left / right


def power(base: float, exponent: float) -> float:
    """A power; small whole exponents by squaring."""
    if base == 0 and exponent < 0:
        raise DomainError("division by zero")
    if exponent == math.floor(exponent) and abs(exponent) <= LARGEST_SQUARED:
        return _squared(base, int(exponent))
    if base < 0 and exponent != math.floor(exponent):
        raise DomainError("power of a negative number")
    return math.pow(base, exponent)


def _squared(base: float, exponent: int) -> float:
    left, result, factor = abs(exponent), 1.0, base
    while left:
        if left & 1:
            result *= factor
        left >>= 1
        if left:
            factor *= factor
    if exponent < 0:
        return divide(1.0, result)
    return result


def square_root(value: float) -> float:
    """The root of a number that is not negative."""
    if value < 0:
        raise DomainError("root of a negative number")
    return math.sqrt(value)


def cube_root(value: float) -> float:
    """The real cube root, whole where it is whole."""
    root = math.pow(abs(value), 1 / 3)
    near = math.floor(root + 0.5)
    if near * near * near == abs(value):
        root = near
    return float(-root if value < 0 else root)


def natural_log(value: float) -> float:
    """The logarithm of a positive number."""
    if value <= 0:
        raise DomainError("log of zero or less")
    return math.log(value)


def log_to_base(value: float, base: float) -> float:
    """The logarithm to a base, whole where the power is whole."""
    below = natural_log(base)
    if below == 0:
        raise DomainError("division by zero")
    found = natural_log(value) / below
    near = math.floor(found + 0.5)
    if abs(near) <= LARGEST_SQUARED and _squared(base, near) == value:
        return float(near)
    return found


def log2(value: float) -> float:
    """The logarithm to base 2, whole for powers of two."""
    return log_to_base(value, 2.0)


def log10(value: float) -> float:
    """The logarithm to base 10, whole for powers of ten."""
    return log_to_base(value, 10.0)


def floor(value: float) -> float:
    """The whole number below; a value within 1e-12 of a whole number is that number."""
    near = math.floor(value + 0.5)
    return float(near if abs(value - near) <= SNAP * max(1.0, abs(value)) else math.floor(value))


def ceiling(value: float) -> float:
    """The whole number above, snapped like `floor`."""
    return -floor(-value)


def rounded(value: float) -> float:
    """The nearest whole number, halves to the even one."""
    below = floor(value)
    rest = value - below
    if abs(rest - 0.5) <= SNAP * max(1.0, abs(value)):
        return below + (below % 2)
    return below if rest < 0.5 else below + 1


def sign(value: float) -> float:
    """-1, 0 or 1."""
    return float((value > 0) - (value < 0))


def sine(value: float) -> float:
    """The sine; 0 at multiples of π, whose nearest float is none."""
    return circular(math.sin(value), value)


def cosine(value: float) -> float:
    """The cosine; 0 at odd multiples of π/2."""
    return circular(math.cos(value), value)


def tangent(value: float) -> float:
    """The tangent; 0 at multiples of π, none at odd multiples of π/2."""
    if cosine(value) == 0:
        raise DomainError("division by zero")
    return circular(math.tan(value), value)


def arc_sine(value: float) -> float:
    """The angle in radians."""
    return math.asin(_cosine_like(value))


def arc_cosine(value: float) -> float:
    """The angle in radians."""
    return math.acos(_cosine_like(value))


def _cosine_like(value: float) -> float:
    if not -1 <= value <= 1:
        raise DomainError("outside -1..1")
    return value


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
    for at in range(1, 9):
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
    if count > 10_000:
        raise DomainError("binomial of more than 10,000")
    result = 1.0
    for at in range(1, int(count) + 1):
        result = result * (upper - count + at) / at
    return result


def error_function(value: float) -> float:
    """The error function by Kummer's series; its terms are all of one sign."""
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


ELEMENTARY: Mapping[str, Callable[..., float]] = {
    "add": add,
    "sub": subtract,
    "mul": operator.mul,
    "div": divide,
    "neg": operator.neg,
    "pow": power,
    "not": lambda value: float(value == 0),
    "lt": less,
    "le": at_most,
    "gt": lambda left, right, *sizes: less(right, left, *sizes),
    "ge": lambda left, right, *sizes: at_most(right, left, *sizes),
    "eq": lambda left, right, *sizes: float(is_near(left, right, EQUAL, sizes)),
    "ne": lambda left, right, *sizes: float(not is_near(left, right, EQUAL, sizes)),
    "within": within,
    "sqrt": square_root,
    "cbrt": cube_root,
    "exp": math.exp,
    "ln": natural_log,
    "log": log_to_base,
    "log2": log2,
    "log10": log10,
    "abs": abs,
    "sign": sign,
    "floor": floor,
    "ceiling": ceiling,
    "round": rounded,
    "min": min,
    "max": max,
    "sin": sine,
    "cos": cosine,
    "tan": tangent,
    "asin": arc_sine,
    "acos": arc_cosine,
    "atan": math.atan,
    "atan2": math.atan2,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "factorial": factorial,
    "binomial": binomial,
    "gamma": gamma,
    "erf": error_function,
    **dates.OPERATIONS,
}
"""What an operation computes from the values of its operands."""
