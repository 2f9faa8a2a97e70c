"""Formulas of whole numbers alone, whose values have no rounding."""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction

from calcgraph.calc.programs.terms import Term

_LARGEST_POWER = 64
"""Whole exponents up to this are multiplied out."""


def whole_size(term: Term) -> float | None:
    """Return a bound of the size of a formula that is made of whole literals; None for any other formula."""
    if term.op == "num":
        assert isinstance(term.value, Fraction)
        return _as_float(abs(term.value)) if term.value.denominator == 1 else None
    if term.op not in _SIZES:
        return None
    sizes = [whole_size(part) for part in term.parts]
    known = [size for size in sizes if size is not None]
    if len(known) < len(sizes):
        return None
    return _power(term, known[0]) if term.op == "pow" else _SIZES[term.op](known)


def _power(term: Term, size: float) -> float | None:
    """The size of a power with a small literal exponent."""
    exponent = term.parts[1].value
    if not isinstance(exponent, Fraction) or not 0 <= exponent <= _LARGEST_POWER:
        return None
    try:
        return math.pow(size, float(exponent))
    except OverflowError:
        return math.inf


def _as_float(value: Fraction) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


_SIZES: dict[str, Callable[[Sequence[float]], float]] = {
    **dict.fromkeys(("add", "sub"), math.fsum),
    "mul": math.prod,
    "pow": max,
    **dict.fromkeys(("neg", "abs", "min", "max"), max),
    "mod": max,
}
