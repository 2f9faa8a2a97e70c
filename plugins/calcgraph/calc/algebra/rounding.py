"""Bounds on the error of a correct float64 program, one operation after another.

Each operation adds some roundings of its result and passes on the errors of its operands by its derivative.
"""

import math
from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.numbers.arithmetic import LARGEST_SQUARED
from calcgraph.calc.numbers.lost import UNIT, UncertainNumber, all_of, beta, few, less_one, quotient, to_base
from calcgraph.calc.numbers.nought import NOUGHT

LEAST = 5e-324
"""Below it a float is zero."""
_CIRCULAR = frozenset(name for name, function in FUNCTIONS.items() if function.angular)
_SETTLED = _CIRCULAR | {"add", "sub"}


def rounding(op: str, result: float, operands: Sequence[float]) -> float:
    """Return the largest error of an operation on exact operands, in the unit of its result."""
    own = _OWN.get(op, few)(result, *operands) * UNIT * abs(result)
    if op in _SETTLED and abs(result) <= 2 * NOUGHT * max(map(abs, operands)):
        own += abs(result)  # the program takes it for zero
    return own + LEAST


def passed_on(op: str, result: float, operands: Sequence[float], errors: Sequence[float]) -> float:
    """Return the largest effect of the operands' errors on the result; infinite if it is unlimited."""
    if not any(errors):
        return 0.0
    try:
        found = _PASSED.get(op, all_of)(result, *zip(operands, errors, strict=True))
    except (OverflowError, ZeroDivisionError, ValueError):
        return math.inf
    return math.inf if math.isnan(found) else found


def vague_angle(op: str, result: float, operands: Sequence[float]) -> float:
    """Return the uncertainty of a circular function: π cannot be written, so an angle is rounded to a float."""
    if op not in _CIRCULAR:
        return 0.0
    return 2 * UNIT * abs(operands[0]) * (1 + result * result if op == "tan" else 1)


def _power_roundings(_result: float, base: float, exponent: float) -> float:
    if exponent == math.floor(exponent) and abs(exponent) <= LARGEST_SQUARED:
        return abs(exponent) + 2
    return 4 + abs(math.log(abs(base))) if base else 2


def _product(_result: float, left: UncertainNumber, right: UncertainNumber) -> float:
    return abs(left[0]) * right[1] + abs(right[0]) * left[1] + left[1] * right[1]


def _power(result: float, base: UncertainNumber, exponent: UncertainNumber) -> float:
    size, off = abs(base[0]), base[1]
    if off >= size:
        return (size + off) ** (exponent[0] + exponent[1]) + abs(result) if exponent[0] > exponent[1] else math.inf
    share = -math.log1p(-off / size)
    moved = (abs(exponent[0]) + exponent[1]) * share + exponent[1] * abs(math.log(size))
    return abs(result) * less_one(moved)


_OWN: Mapping[str, Callable[..., float]] = {
    "neg": lambda *_: 0.0,
    **dict.fromkeys(("add", "sub", "mul", "div"), lambda *_: 1.0),
    "log": lambda *_: 4.0,
    "pow": _power_roundings,
    "beta": lambda *_: 2_000.0,
    **{name: function.roundings for name, function in FUNCTIONS.items()},
}
_PASSED: Mapping[str, Callable[..., float]] = {
    "mul": _product,
    "div": quotient,
    "pow": _power,
    "beta": beta,
    "log": to_base,
    **{name: function.passed for name, function in FUNCTIONS.items()},
}
