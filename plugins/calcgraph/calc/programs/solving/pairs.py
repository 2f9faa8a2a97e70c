"""Numbers of about thirty digits, each as a float and its remainder (Dekker, Numerische Mathematik 18, 1971)."""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

Pair: TypeAlias = tuple[float, float]
SPLIT = 134217729.0
"""2^27 + 1, which takes a float apart into two halves."""


def sum_of(a: float, b: float) -> Pair:
    """Return a sum and its rounding error."""
    high = a + b
    part = high - a
    return high, (a - (high - part)) + (b - part)


def product_of(a: float, b: float) -> Pair:
    """Return a product and its rounding error."""
    high = a * b
    left, right = SPLIT * a, SPLIT * b
    upper, other = left - (left - a), right - (right - b)
    lower, rest = a - upper, b - other
    return high, ((upper * other - high) + upper * rest + lower * other) + lower * rest


def add(one: Pair, other: Pair) -> Pair:
    """Return a sum."""
    high, low = sum_of(one[0], other[0])
    return sum_of(high, low + (one[1] + other[1]))


def multiply(one: Pair, other: Pair) -> Pair:
    """Return a product."""
    high, low = product_of(one[0], other[0])
    return sum_of(high, low + (one[0] * other[1] + one[1] * other[0]))


def divide(one: Pair, other: Pair) -> Pair:
    """Return a quotient."""
    first = one[0] / other[0]
    rest = add(one, multiply(other, (-first, 0.0)))
    return sum_of(first, rest[0] / other[0])


def raise_to(base: Pair, exponent: Pair) -> Pair | None:
    """Return a power with a small whole exponent; None for other exponents."""
    count = abs(exponent[0])
    if count > MOST_POWER or count != int(count) or exponent[1]:
        return None
    found = (1.0, 0.0)
    for _ in range(int(count)):
        found = multiply(found, base)
    return found if exponent[0] >= 0 else divide((1.0, 0.0), found)


MOST_POWER = 64


def _finite(act: Callable[..., Pair | None]) -> Callable[..., Pair | None]:
    """Return an operation without a result beyond the range in which products can be taken apart."""

    def found(*operands: Pair) -> Pair | None:
        if any(abs(high) > LARGE or 0 < abs(high) < SMALL for high, _ in operands):
            return None
        pair = act(*operands)
        return pair if pair is not None and SMALL < abs(pair[0]) < LARGE else None

    return found


LARGE, SMALL = 1e140, 1e-140
PAIRED: Mapping[str, Callable[..., Pair | None]] = {
    "add": _finite(add),
    "sub": _finite(lambda one, other: add(one, (-other[0], -other[1]))),
    "mul": _finite(multiply),
    "div": _finite(divide),
    "neg": _finite(lambda one: (-one[0], -one[1])),
    "pow": _finite(raise_to),
}
"""Operations whose results can have about thirty digits; None where they have a float's."""


def plus_products(start: Pair, products: Iterable[tuple[float, Pair]]) -> float:
    """Return a pair plus products of floats and pairs, rounded once."""
    parts = [*start]
    for factor, (high, low) in products:
        parts += product_of(factor, high)
        parts.append(factor * low)
    return math.fsum(parts)
