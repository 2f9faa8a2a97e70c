"""Formulas as SymPy's expressions, and back.

Formulas are nested lists: `["num", "3/2"]`, `["const", "pi"]`, `["sym", 0]`, `["index", 1]`, and the operations of
`terms.py` with their operands.
"""

# mypy: disable-error-code=no-untyped-call
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import sympy as sp
from sympy.core.relational import Relational

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.numbers.built_in import BuiltInFunction

FormulaTree: TypeAlias = "list[str | int | FormulaTree]"
SympyExpr: TypeAlias = Any
"""SymPy's classes are not typed."""


class CouldNotError(Exception):
    """There is no answer, which is not the same as that there is no solution."""


class Forms:
    """Reads formulas; the same number is the same symbol."""

    def __init__(self, positive: object) -> None:
        """`positive` lists the symbols that are above zero; all others are real."""
        self.positive = positive
        self.symbols: dict[int, SympyExpr] = {}
        self.indexes: dict[int, SympyExpr] = {}

    def symbol(self, number: object) -> SympyExpr:
        """The symbol of a number."""
        assert isinstance(number, int)
        if number not in self.symbols:
            assert isinstance(self.positive, list)
            sure = {"positive": True} if number in self.positive else {"real": True}
            self.symbols[number] = sp.Symbol(f"s{number}", **sure)
        return self.symbols[number]

    def index(self, number: object, op: str) -> SympyExpr:
        """The variable of a loop, whole in sums and products."""
        assert isinstance(number, int)
        sure = {"integer": True} if op in {"sum", "product"} else {"real": True}
        return self.indexes.setdefault(number, sp.Symbol(f"i{number}", **sure))

    def read(self, formula: object) -> SympyExpr:  # noqa: PLR0911 - one return an operation
        """The SymPy expression of a formula."""
        assert isinstance(formula, list)
        op, *rest = formula
        match op:
            case "num":
                return sp.Rational(*(int(part) for part in str(rest[0]).split("/")))
            case "const":
                return {"pi": sp.pi, "E": sp.E, "oo": sp.oo}[rest[0]]
            case "sym":
                return self.symbol(rest[0])
            case "index":
                return self.indexes[rest[0]]
            case "sum" | "product" | "integral":
                number, body, low, high = rest
                ends = (self.read(low), self.read(high))
                variable = self.index(number, op)
                made = {"sum": sp.Sum, "product": sp.Product, "integral": sp.Integral}[op]
                return made(self.read(body), (variable, *ends))
            case "limit":
                number, body, point = rest
                at = self.read(point)
                variable = self.index(number, op)
                return sp.Limit(self.read(body), variable, at, "+-" if at.is_finite else "+")
            case _:
                return _READ[op](*(self.read(part) for part in rest))


def write(expr: SympyExpr) -> FormulaTree:  # noqa: PLR0911 - one return a class
    """A formula as nested lists; raises CouldNotError for what programs do not have."""
    if expr.is_Rational:
        return ["num", f"{expr.p}/{expr.q}"]
    if expr.is_Symbol:
        return ["sym", int(expr.name.removeprefix("s"))]
    for known, name in ((sp.pi, "pi"), (sp.E, "E")):
        if expr == known:
            return ["const", name]
    if expr.is_Add:
        return _write_sum(expr)
    if expr.is_Mul:
        return _write_product(expr)
    if expr.is_Pow:
        return _write_power(expr)
    if isinstance(expr, sp.Piecewise):
        return _write_cases(expr)
    if isinstance(expr, Relational):
        return [_RELATIONS[type(expr).__name__], write(expr.lhs), write(expr.rhs)]
    function = _WRITE.get(type(expr).__name__)
    if function is None:
        raise CouldNotError(f"a form beyond the language: {type(expr).__name__}")
    return [function, *(write(part) for part in expr.args)]


def _write_sum(expr: SympyExpr) -> FormulaTree:
    """Terms one after the other, those with a minus subtracted, the first of them positive if any is."""
    terms = sorted(expr.as_ordered_terms(), key=lambda term: term.could_extract_minus_sign())
    result = write(terms[0])
    for term in terms[1:]:
        result = ["sub", result, write(-term)] if term.could_extract_minus_sign() else ["add", result, write(term)]
    return result


def _write_product(expr: SympyExpr) -> FormulaTree:
    """Numerator over denominator."""
    if expr.could_extract_minus_sign():
        return ["neg", write(-expr)]
    above, below = expr.as_numer_denom()
    if below not in {sp.S.One, expr}:
        return ["div", write(above), write(below)]
    parts = [write(part) for part in expr.as_ordered_factors()]
    result = parts[0]
    for part in parts[1:]:
        result = ["mul", result, part]
    return result


def _write_power(expr: SympyExpr) -> FormulaTree:
    """Roots by name, negative powers as divisions."""
    base, exponent = expr.as_base_exp()
    if exponent.could_extract_minus_sign():
        return ["div", ["num", "1/1"], write(base**-exponent)]
    if exponent == sp.Rational(1, 2):
        return ["sqrt", write(base)]
    if base == sp.E:
        return ["exp", write(exponent)]
    return ["pow", write(base), write(exponent)]


def _write_cases(expr: SympyExpr) -> FormulaTree:
    """Cases, tried in order."""
    result: FormulaTree = ["undefined"]
    for value, condition in reversed(expr.args):
        result = write(value) if condition == sp.true else ["if", write(condition), write(value), result]
    return result


_RELATIONS = {
    "Equality": "eq",
    "Unequality": "ne",
    "StrictLessThan": "lt",
    "LessThan": "le",
    "StrictGreaterThan": "gt",
    "GreaterThan": "ge",
}
_ALGEBRA = {name: function for name, function in FUNCTIONS.items() if function.sympy}
_WRITE: Mapping[str, str] = {function.sympy: name for name, function in _ALGEBRA.items() if not function.base}


def _reader(function: BuiltInFunction) -> Callable[..., SympyExpr]:
    """Return the callable that builds the SymPy expression of a function."""
    made = getattr(sp, function.sympy)
    return (lambda a: made(a) / made(function.base)) if function.base else made


_READ: Mapping[str, Callable[..., SympyExpr]] = {
    **{name: _reader(function) for name, function in _ALGEBRA.items()},
    "neg": lambda a: -a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "log": lambda a, b: sp.log(a) / sp.log(b),
}
