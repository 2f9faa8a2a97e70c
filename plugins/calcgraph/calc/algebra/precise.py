"""Elementary operations of the reference: exact fractions while they are short, else numbers of 50 digits."""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from calcgraph.calc import dates
from calcgraph.calc.programs.nought import EQUAL, SNAP
from calcgraph.calc.programs.terms import SMOOTH

DIGITS = 50
LONGEST = 1_024
"""Bits of a fraction, both parts together; a longer one goes on as a number of 50 digits."""
WIDEST = 4_096
"""Binary exponents up to which a number is kept; floats end at 1,074."""
MOST_CHOSEN = 10_000
"""Lower numbers of `binomial`, as in the program."""
LONG_CHOICE = 64
"""Factors of `binomial` that are multiplied out."""
LARGEST_FACTORIAL = 170

Precise: TypeAlias = Any
"""A Fraction or a number of mpmath, whose classes are not typed."""


class SkippedError(ValueError):
    """Something that the reference does not compute."""


class Precision:
    """The operations, over a context of mpmath of their own."""

    def __init__(self) -> None:
        from mpmath.ctx_mp import MPContext  # noqa: PLC0415 - only cold builds compare

        make: Any = MPContext
        self.context: Any = make()
        self.context.dps = DIGITS

    def act(self, op: str, values: Sequence[Precise]) -> Precise:
        """What an operation gives; ArithmeticError or ValueError where it gives no real number."""
        exact = _exact(op, values) if all(isinstance(value, Fraction) for value in values) else None
        if exact is not None:
            return exact if _length(exact) <= LONGEST else self.long(exact)
        found = self._inexact(op, [self.long(value) for value in values])
        if not isinstance(found, self.context.mpf) or not self.context.isfinite(found):
            raise SkippedError
        return found

    def long(self, value: Precise) -> Precise:
        """The number to 50 digits."""
        if isinstance(value, Fraction):
            return self.context.mpf(value.numerator) / value.denominator
        return value

    def constant(self, name: str) -> Precise:
        """`pi` or `E`."""
        if name not in {"pi", "E"}:
            raise SkippedError
        return +(self.context.pi if name == "pi" else self.context.e)

    def _inexact(self, op: str, values: list[Precise]) -> Precise:
        mp = self.context
        if op in _PLAIN:
            return _PLAIN[op](*values)
        if op in _OWN:
            return _OWN[op](mp, *values)
        act = getattr(mp, op, None) if op in _NAMED else None
        if act is None:
            raise SkippedError
        return act(*values)


def to_fraction(value: Precise) -> Fraction:
    """The same number as a fraction; SkippedError where it is far beyond what floats reach."""
    if isinstance(value, Fraction):
        return value
    sign, digits, exponent, length = value._mpf_  # sign, digits, exponent and length: mpmath's documented tuple
    if not digits:
        return Fraction(0)
    if not -WIDEST < exponent + length < WIDEST:
        raise SkippedError
    signed = -int(digits) if sign else int(digits)
    return Fraction(signed << exponent) if exponent >= 0 else Fraction(signed, 1 << -exponent)


def decide(op: str, values: Sequence[Precise], sizes: Sequence[Precise] = ()) -> Fraction:
    """What jumps: rounding, signs, comparisons; `sizes` are terms of the sums that are compared."""
    exact = [to_fraction(value) for value in values]
    slack = _SNAP * max((abs(to_fraction(size)) for size in sizes), default=Fraction(0))
    if op in _COMPARED:
        return Fraction(int(_COMPARED[op](slack, *exact)))
    return Fraction(_JUMPS[op](*exact))


def _length(value: Fraction) -> int:
    return value.numerator.bit_length() + value.denominator.bit_length()


def _exact(op: str, values: Sequence[Fraction]) -> Fraction | None:
    """The exact result; None where it is no fraction, or a very long one."""
    if op in _PLAIN:
        found = _PLAIN[op](*values)
        return found if isinstance(found, Fraction) else None
    match op, values:
        case "pow", (base, exponent) if exponent.denominator == 1:
            return base**exponent.numerator if _length(base) * abs(exponent) <= LONGEST else None
        case "factorial", (value,) if value.denominator == 1 and 0 <= value <= LARGEST_FACTORIAL:
            return Fraction(math.factorial(int(value)))
        case "binomial", (upper, lower):
            return _chosen(upper, lower)
    return None


def _chosen(upper: Fraction, lower: Fraction) -> Fraction | None:
    if lower.denominator != 1 or lower > MOST_CHOSEN:
        raise SkippedError
    count = int(min(lower, upper - lower)) if upper.denominator == 1 and upper >= lower else int(lower)
    if count < 0:
        return Fraction(0)
    if count * _length(upper) > LONGEST * LONG_CHOICE or count > LONG_CHOICE:
        return None
    return math.prod(((upper - count + at) / at for at in range(1, count + 1)), start=Fraction(1))


def _power(mp: Any, base: Precise, exponent: Precise) -> Precise:  # noqa: ANN401 - a context of mpmath
    if base == 0:
        if exponent < 0:
            raise ZeroDivisionError
        return mp.mpf(1 if exponent == 0 else 0)
    return mp.power(base, exponent)


def _cube_root(mp: Any, value: Precise) -> Precise:  # noqa: ANN401 - a context of mpmath
    return -mp.cbrt(-value) if value < 0 else mp.cbrt(value)


_PLAIN: Mapping[str, Callable[..., Precise]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "abs": abs,
    "min": min,
    "max": max,
}
_NAMED = frozenset(SMOOTH) | {"sqrt", "binomial"}
"""What mpmath has under the same name."""
_OWN: Mapping[str, Callable[..., Precise]] = {
    "pow": _power,
    "cbrt": _cube_root,
    "log": lambda mp, value, base: mp.ln(value) / mp.ln(base),
    "log2": lambda mp, value: mp.ln(value) / mp.ln2,
    "log10": lambda mp, value: mp.ln(value) / mp.ln10,
    "factorial": lambda mp, value: mp.gamma(value + 1),
}
_SNAP, _EQUAL, _HALF = Fraction(SNAP), Fraction(EQUAL), Fraction(1, 2)


def _size(value: Fraction) -> Fraction:
    return max(Fraction(1), abs(value))


def _floor(value: Fraction) -> int:
    near = math.floor(value + _HALF)
    return near if abs(value - near) <= _SNAP * _size(value) else math.floor(value)


def _round(value: Fraction) -> int:
    below = _floor(value)
    rest = value - below
    if abs(rest - _HALF) <= _SNAP * _size(value):
        return below + below % 2
    return below if rest < _HALF else below + 1


def _near(left: Fraction, right: Fraction, share: Fraction, slack: Fraction) -> bool:
    return abs(left - right) <= max(share * max(abs(left), abs(right)), slack)


def _less(slack: Fraction, left: Fraction, right: Fraction) -> bool:
    return left < right and not _near(left, right, _SNAP, slack)


def _within(slack: Fraction, left: Fraction, right: Fraction, share: Fraction) -> bool:
    apart, allowed = abs(left - right), share * abs(right)
    return apart <= max(allowed, slack) or _near(apart, allowed, _EQUAL, slack)


def _of_dates(act: Callable[..., float]) -> Callable[..., float]:
    """An operation of the calendar on exact seconds, which are whole where it has a value."""
    return lambda *values: act(*map(float, values))


_JUMPS: Mapping[str, Callable[..., float]] = {
    "sign": lambda a: (a > 0) - (a < 0),
    "floor": _floor,
    "ceiling": lambda a: -_floor(-a),
    "round": _round,
    "not": lambda a: int(a == 0),
    **{op: _of_dates(act) for op, act in dates.OPERATIONS.items()},
}
_COMPARED: Mapping[str, Callable[..., bool]] = {
    "lt": _less,
    "le": lambda slack, a, b: not _less(slack, b, a),
    "gt": lambda slack, a, b: _less(slack, b, a),
    "ge": lambda slack, a, b: not _less(slack, a, b),
    "eq": lambda slack, a, b: _near(a, b, _EQUAL, slack),
    "ne": lambda slack, a, b: not _near(a, b, _EQUAL, slack),
    "within": _within,
}
DECIDED = frozenset(_JUMPS) | frozenset(_COMPARED)
"""Operations whose results jump."""
COMPARED = frozenset(_COMPARED)
