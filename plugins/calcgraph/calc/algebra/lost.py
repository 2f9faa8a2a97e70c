"""Running error analysis: how far a right float64 program may be off, one operation after the other.

Each operation adds some roundings of its own result and passes on those of its operands by its derivative. Bounds hold
to first order where errors are small and do not promise too little where they are large: an argument that may be zero
has a logarithm of which nothing holds. Higham, Accuracy and Stability of Numerical Algorithms, 3.3.
"""

import math
from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.programs.arithmetic import LARGEST_SQUARED
from calcgraph.calc.programs.nought import NOUGHT

UNIT = 2.0**-53
"""Relative distance of a number to its nearest float."""
LEAST = 5e-324
"""Below it a float is zero."""
_LARGEST_EXPONENT = 709.0


def rounding(op: str, result: float, operands: Sequence[float]) -> float:
    """What an operation on exact operands may be off by itself, in the unit of its result."""
    own = _OWN.get(op, _few)(result, *operands) * UNIT * abs(result)
    if op in _SETTLED and abs(result) <= 2 * NOUGHT * max(map(abs, operands)):
        own += abs(result)  # the program takes it for zero
    return own + LEAST


def passed_on(op: str, result: float, operands: Sequence[float], errors: Sequence[float]) -> float:
    """How far errors of the operands move the result; infinite where they may move it anywhere."""
    if not any(errors):
        return 0.0
    try:
        found = _PASSED.get(op, _all_of)(result, *zip(operands, errors, strict=True))
    except (OverflowError, ZeroDivisionError, ValueError):
        return math.inf
    return math.inf if math.isnan(found) else found


def vague_angle(op: str, result: float, operands: Sequence[float]) -> float:
    """How far a circular function is unsure: nobody can write π, so an angle is one to the last digit of a float."""
    if op not in {"sin", "cos", "tan"}:
        return 0.0
    return 2 * UNIT * abs(operands[0]) * (1 + result * result if op == "tan" else 1)


def _few(_result: float, *_operands: float) -> float:
    return 2.0


_SETTLED = frozenset({"add", "sub", "sin", "cos", "tan"})


def _power_roundings(_result: float, base: float, exponent: float) -> float:
    if exponent == math.floor(exponent) and abs(exponent) <= LARGEST_SQUARED:
        return abs(exponent) + 2
    return 4 + abs(math.log(abs(base))) if base else 2


def _gamma_roundings(_result: float, value: float) -> float:
    return 200 + 4 * abs(value) * math.log(abs(value) + 2)


_OWN: Mapping[str, Callable[..., float]] = {
    **dict.fromkeys(("neg", "abs", "min", "max"), lambda *_: 0.0),
    **dict.fromkeys(("add", "sub", "mul", "div", "sqrt"), lambda *_: 1.0),
    **dict.fromkeys(("sinh", "cosh", "tanh", "log", "log2", "log10"), lambda *_: 4.0),
    "pow": _power_roundings,
    "cbrt": lambda _, value: 4 + abs(math.log(abs(value))) if value else 2.0,
    "gamma": _gamma_roundings,
    "factorial": _gamma_roundings,
    "binomial": lambda _, _upper, lower: 2 + 2 * abs(lower),
    "erf": lambda *_: 200.0,
}

_Uncertain = tuple[float, float]
"""A number and how far it may be off."""


def _all_of(_result: float, *operands: _Uncertain) -> float:
    return sum(error for _, error in operands)


def _product(_result: float, left: _Uncertain, right: _Uncertain) -> float:
    return abs(left[0]) * right[1] + abs(right[0]) * left[1] + left[1] * right[1]


def _quotient(result: float, above: _Uncertain, below: _Uncertain) -> float:
    room = abs(below[0]) - below[1]
    return (above[1] + abs(result) * below[1]) / room if room > 0 else math.inf


def _logarithm(value: _Uncertain) -> float:
    share = value[1] / value[0]
    return -math.log1p(-share) if share < 1 else math.inf


def _to_base(result: float, value: _Uncertain, base: _Uncertain) -> float:
    below = math.log(base[0])
    return _quotient(result, (result * below, _logarithm(value)), (below, _logarithm(base)))


def _power(result: float, base: _Uncertain, exponent: _Uncertain) -> float:
    size, off = abs(base[0]), base[1]
    if off >= size:
        return (size + off) ** (exponent[0] + exponent[1]) + abs(result) if exponent[0] > exponent[1] else math.inf
    share = -math.log1p(-off / size)
    moved = (abs(exponent[0]) + exponent[1]) * share + exponent[1] * abs(math.log(size))
    return abs(result) * _less_one(moved)


def _less_one(exponent: float) -> float:
    return math.expm1(exponent) if exponent < _LARGEST_EXPONENT else math.inf


def _root(order: float) -> Callable[..., float]:
    def passed(result: float, value: _Uncertain) -> float:
        size, off = abs(value[0]), value[1]
        if off >= size:
            return float((size + off) ** (1 / order)) + abs(result)
        return float(abs(result) * off / size)

    return passed


def _circle(derivative: Callable[[float], float]) -> Callable[..., float]:
    def passed(_result: float, value: _Uncertain) -> float:
        return min(abs(derivative(value[0])) * value[1] + value[1] ** 2 / 2, 2.0)

    return passed


def _tangent(result: float, value: _Uncertain) -> float:
    room = 1 - abs(result) * value[1]
    return (1 + result * result) * value[1] / room if room > 0 else math.inf


def _arc(_result: float, value: _Uncertain) -> float:
    inside = 1 - value[0] ** 2 - 2 * value[1]
    return value[1] / math.sqrt(inside) if inside > 2 * value[1] else 2 * math.sqrt(value[1])


def _direction(_result: float, above: _Uncertain, right: _Uncertain) -> float:
    distance, off = math.hypot(above[0], right[0]), above[1] + right[1]
    return off / (distance - off) if off < distance else math.inf


def _steep(derivative: Callable[[float], float]) -> Callable[..., float]:
    """A function that is steepest at the end farther from zero."""
    return lambda _result, value: derivative(abs(value[0]) + value[1]) * value[1]


def _flat(derivative: Callable[[float], float]) -> Callable[..., float]:
    """A function that is steepest at the end nearer to zero."""
    return lambda _result, value: derivative(max(abs(value[0]) - value[1], 0.0)) * value[1]


def _gamma(result: float, value: _Uncertain) -> float:
    size, off = value
    to_pole = size - off if size > 0 else abs(size - round(size)) - off
    return abs(result) * _less_one(off * (math.log(abs(size) + 2) + 1 / to_pole)) if to_pole > 0 else math.inf


def _choices(result: float, upper: _Uncertain, lower: _Uncertain) -> float:
    return abs(result) * _less_one(lower[0] * upper[1] / max(abs(upper[0] - lower[0]), 1))


_PASSED: Mapping[str, Callable[..., float]] = {
    "mul": _product,
    "div": _quotient,
    "pow": _power,
    "sqrt": _root(2),
    "cbrt": _root(3),
    "exp": lambda result, value: abs(result) * _less_one(value[1]),
    "ln": lambda _, value: _logarithm(value),
    "log": _to_base,
    "log2": lambda _, value: _logarithm(value) / math.log(2),
    "log10": lambda _, value: _logarithm(value) / math.log(10),
    "sin": _circle(math.cos),
    "cos": _circle(math.sin),
    "tan": _tangent,
    "asin": _arc,
    "acos": _arc,
    "atan": _flat(lambda x: 1 / (1 + x * x)),
    "atan2": _direction,
    "sinh": _steep(math.cosh),
    "cosh": _steep(math.sinh),
    "tanh": _flat(lambda x: 1 / math.cosh(min(x, 300.0)) ** 2),
    "gamma": _gamma,
    "factorial": lambda result, value: _gamma(result, (value[0] + 1, value[1])),
    "binomial": _choices,
    "erf": _flat(lambda x: 2 / math.sqrt(math.pi) * math.exp(-(min(x, 26.0) ** 2))),
}
