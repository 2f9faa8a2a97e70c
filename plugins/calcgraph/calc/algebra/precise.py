"""Elementary operations of the reference: exact fractions while they are short, then numbers of 50 digits."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, TypeAlias

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.numbers import dates
from calcgraph.calc.numbers.beta import beta_quantile
from calcgraph.calc.numbers.built_in import BuiltInFunction, MpmathFunction
from calcgraph.calc.numbers.exact import LONGEST, SkippedError, length
from calcgraph.calc.numbers.nought import EQUAL

DIGITS = 50
MOST_OF_BETA, MOST_STEPS = 2_000, 12
"""Shapes above take too many terms of a series; each of Newton's steps doubles the digits."""
WIDEST = 4_096
"""Binary exponents up to which a number is kept; floats end at 1,074."""
PreciseNumber: TypeAlias = Any
"""A Fraction or a number of mpmath, whose classes are not typed."""


@cache
def _context() -> Any:  # noqa: ANN401 - the classes of mpmath are not typed
    """The context of mpmath that is ours alone; making one takes as long as computing a hundred formulas."""
    from mpmath.ctx_mp import MPContext  # noqa: PLC0415 - only cold builds compare

    make: Any = MPContext
    context = make()
    context.dps = DIGITS
    return context


class Precision:
    """The elementary operations, over a separate mpmath context."""

    def __init__(self) -> None:
        self.context = _context()

    def act(self, op: str, values: Sequence[PreciseNumber]) -> PreciseNumber:
        """Return the result of an operation; raise ArithmeticError or ValueError if it is not a real number."""
        exact = _exact(op, values) if all(isinstance(value, Fraction) for value in values) else None
        if exact is not None:
            return exact if length(exact) <= LONGEST else self.long(exact)
        found = self._inexact(op, [self.long(value) for value in values])
        if not isinstance(found, self.context.mpf) or not self.context.isfinite(found):
            raise SkippedError
        return found

    def long(self, value: PreciseNumber) -> PreciseNumber:
        """The number to 50 digits."""
        if isinstance(value, Fraction):
            return self.context.mpf(value.numerator) / value.denominator
        return value

    def constant(self, name: str) -> PreciseNumber:
        """`pi` or `E`."""
        if name not in {"pi", "E"}:
            raise SkippedError
        return +(self.context.pi if name == "pi" else self.context.e)

    def _inexact(self, op: str, values: list[PreciseNumber]) -> PreciseNumber:
        if op in _PLAIN:
            return _PLAIN[op](*values)
        act = _DIGITS.get(op)
        if act is None:
            raise SkippedError
        return act(self.context, *values)


def to_fraction(value: PreciseNumber) -> Fraction:
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


def decide(op: str, values: Sequence[PreciseNumber], sizes: Sequence[PreciseNumber] = ()) -> Fraction:
    """Return the result of rounding, `sign` or a comparison, which jump; `sizes` are the terms of compared sums.

    Whole numbers, and sums of them, are compared without any allowance.
    """
    exact, terms = [to_fraction(value) for value in values], [to_fraction(size) for size in sizes]
    is_rounded = any(term.denominator != 1 for term in terms)
    slack = _SNAP * max(map(abs, terms)) if is_rounded else Fraction(0)
    if op in _COMPARED:
        if len(exact) == _PAIR and not is_rounded and all(value.denominator == 1 for value in exact):
            exact = [exact[0] - exact[1], Fraction(0)]
        return Fraction(int(_COMPARED[op](slack, *exact)))
    return Fraction(_JUMPS[op](*exact) or 0)


def _exact(op: str, values: Sequence[Fraction]) -> Fraction | None:
    """The exact result; None where it is not a fraction, or a very long one."""
    if op in _PLAIN:
        found = _PLAIN[op](*values)
        return found if isinstance(found, Fraction) else None
    if op == "pow":
        base, exponent = values
        is_short = exponent.denominator == 1 and length(base) * abs(exponent) <= LONGEST
        return base**exponent.numerator if is_short else None
    act = _FRACTIONS.get(op)
    exact = act(*values) if act is not None else None
    return None if exact is None else Fraction(exact)


def _power(mp: Any, base: PreciseNumber, exponent: PreciseNumber) -> PreciseNumber:  # noqa: ANN401 - a context of mpmath
    if base == 0:
        if exponent < 0:
            raise ZeroDivisionError
        return mp.mpf(1 if exponent == 0 else 0)
    return mp.power(base, exponent)


def _beta(mp: Any, share: PreciseNumber, a: PreciseNumber, b: PreciseNumber) -> PreciseNumber:  # noqa: ANN401 - a context of mpmath
    """The quantile of a beta distribution: Newton's steps from the float, which is wrong where they do not end."""
    if max(a, b) > MOST_OF_BETA:
        raise SkippedError
    whole, found = mp.beta(a, b), mp.mpf(beta_quantile(float(share), float(a), float(b)))
    for _ in range(MOST_STEPS):
        slope = found ** (a - 1) * (1 - found) ** (b - 1) / whole
        step = (mp.betainc(a, b, 0, found, regularized=True) - share) / slope
        found -= step
        if not 0 < found < 1:
            break
        if abs(step) <= mp.eps * found * 2**20:
            return found
    raise SkippedError


def _on_digits(function: BuiltInFunction) -> MpmathFunction | None:
    if function.digits is not None or not function.sympy or function.jumps:
        return function.digits
    return lambda context, *values: getattr(context, function.sympy)(*values)


_PLAIN: Mapping[str, Callable[..., PreciseNumber]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "deviation": lambda a: a,  # the program runs first, and refuses one below 0
    "upper": lambda _low, high: high,
    "holds": lambda a: a,
}
_JUMPING = {name: function.exactly for name, function in FUNCTIONS.items() if function.jumps}
_FRACTIONS = {name: function.exactly for name, function in FUNCTIONS.items() if name not in _JUMPING}
_DIGITS: Mapping[str, Callable[..., PreciseNumber]] = {
    "beta": _beta,
    "pow": _power,
    "log": lambda context, value, base: context.ln(value) / context.ln(base),
    **{name: act for name, function in FUNCTIONS.items() if (act := _on_digits(function)) is not None},
}
_PAIR = 2
_SNAP, _EQUAL = Fraction(1, 10**15), Fraction(EQUAL)
"""Cells of tables are floats, so equal ones may differ in the last digit; the program's tolerance is wider."""


def _near(left: Fraction, right: Fraction, share: Fraction, slack: Fraction) -> bool:
    return abs(left - right) <= max(share * max(abs(left), abs(right)), slack)


def _less(slack: Fraction, left: Fraction, right: Fraction) -> bool:
    return left < right and not _near(left, right, _SNAP, slack)


def _within(slack: Fraction, left: Fraction, right: Fraction, share: Fraction) -> bool:
    apart, allowed = abs(left - right), share * abs(right)
    return apart <= max(allowed, slack) or _near(apart, allowed, _EQUAL, slack)


_JUMPS: Mapping[str, Callable[..., Fraction | int | None]] = {
    "not": lambda a: int(a == 0),
    "later": lambda *values: Fraction(dates.later(*map(float, values))),  # exact seconds, whole where there is a value
    "months_later": lambda *values: Fraction(dates.months_later(*map(float, values))),
    **{name: act for name, act in _JUMPING.items() if act is not None},
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
