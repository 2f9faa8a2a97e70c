"""The algebra worker: a process that reads questions, one JSON list a line, and answers each with formulas or a no.

Formulas are nested lists: `["num", "3/2"]`, `["const", "pi"]`, `["sym", 0]`, `["index", 1]`, and the operations of
`terms.py` with their operands. No text of a note reaches this process: symbols are numbers.
"""

# mypy: disable-error-code=no-untyped-call
import json
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import sympy as sp
from sympy.core.relational import Relational

MEMORY = 512 * 2**20
"""Address space of the process; SymPy needs 60 MiB of it."""

Formula: TypeAlias = "list[str | int | Formula]"
Expr: TypeAlias = Any
"""SymPy's classes are not typed."""


class CouldNotError(Exception):
    """There is no answer, which is not the same as that there is no solution."""


class LateError(BaseException):
    """The processor time of one question is used up; SymPy catches every Exception here and there."""


def main() -> None:
    """Answer questions until the input ends; the first argument is the processor time of one in seconds."""
    _limit_memory()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, _stop)
    print(json.dumps("ready"), flush=True)  # noqa: T201 - the answer channel
    for line in sys.stdin:
        _set_deadline(seconds)
        answer = _answer(json.loads(line))
        _set_deadline(0)
        print(json.dumps(answer), flush=True)  # noqa: T201 - the answer channel


def _limit_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - only where the system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _set_deadline(seconds: float) -> None:
    """Raise LateError after so much processor time, and again until it is set to 0; nothing without timers."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds, 0.1 if seconds else 0)


def _answer(question: list[object]) -> object:
    try:
        return {"formulas": Algebra(question).answer()}
    except CouldNotError as error:
        return {"could_not": str(error)}
    except (NotImplementedError, ValueError, TypeError, ArithmeticError, AttributeError, RecursionError) as error:
        return {"could_not": type(error).__name__}
    except MemoryError:
        return {"could_not": "memory"}
    except LateError:
        return {"could_not": "the deadline"}


def _stop(_signal: int, _frame: object) -> None:
    raise LateError


class Algebra:
    """One question: `[what, positive symbols, formula, …]`."""

    def __init__(self, question: list[object]) -> None:
        """`positive` lists the symbols that are above zero; all others are real."""
        self.what, self.positive, *self.operands = question
        self.symbols: dict[int, Expr] = {}
        self.indexes: dict[int, Expr] = {}

    def answer(self) -> list[Formula]:
        """The formulas found, the best first."""
        found = {
            "solve": self.solve,
            "diff": self.diff,
            "elasticity": self.elasticity,
            "closed": self.closed,
            "same": self.same,
        }[str(self.what)]()
        return [self.write(formula) for formula in found]

    def solve(self) -> list[Expr]:
        """Solutions of `left = right` for a symbol."""
        left, right, unknown = self.operands
        symbol = self.symbol(unknown)
        solutions = sp.solve(self.read(left) - self.read(right), symbol)
        if not solutions:
            raise CouldNotError("no closed form")
        return [self.neat(solution) for solution in solutions if not solution.has(symbol)]

    def diff(self) -> list[Expr]:
        """The derivative by a symbol."""
        formula, by = self.operands
        return [self.neat(sp.diff(self.read(formula), self.symbol(by)))]

    def elasticity(self) -> list[Expr]:
        """The power of a symbol that a formula follows."""
        formula, by = self.operands
        expr, symbol = self.read(formula), self.symbol(by)
        return [self.neat(sp.simplify(sp.diff(expr, symbol) * symbol / expr))]

    def closed(self) -> list[Expr]:
        """A formula without sums, products, integrals and limits."""
        expr = self.read(self.operands[0]).doit()
        if isinstance(expr, sp.Piecewise):  # a series has one case in which it converges, and itself for the rest
            sure = [case for case in expr.args if not case.has(*OPEN)]
            expr = sp.Piecewise(*sure) if sure else expr
        found = self.neat(expr)
        if found.has(*OPEN):
            raise CouldNotError("no closed form")
        return [found]

    def same(self) -> list[Expr]:
        """The simplified difference of two formulas; a number if they differ by one."""
        left, right = self.operands
        difference = sp.simplify(self.read(left) - self.read(right))
        if not difference.is_number:
            raise CouldNotError("not decided")
        return [difference]

    def neat(self, expr: Expr) -> Expr:
        """The shorter of a formula and its factored or simplified form."""
        forms = [expr]
        if expr.count_ops() < MOST_TO_SIMPLIFY:
            forms += [sp.factor_terms(expr), sp.together(expr), sp.simplify(expr)]
        return min(forms, key=lambda form: (form.count_ops(), len(str(form))))

    def symbol(self, number: object) -> Expr:
        """The symbol of a number."""
        assert isinstance(number, int)
        if number not in self.symbols:
            assert isinstance(self.positive, list)
            sure = {"positive": True} if number in self.positive else {"real": True}
            self.symbols[number] = sp.Symbol(f"s{number}", **sure)
        return self.symbols[number]

    def index(self, number: object, op: str) -> Expr:
        """The variable of a loop, whole in sums and products."""
        assert isinstance(number, int)
        sure = {"integer": True} if op in {"sum", "product"} else {"real": True}
        return self.indexes.setdefault(number, sp.Symbol(f"i{number}", **sure))

    def read(self, formula: object) -> Expr:  # noqa: PLR0911 - one return an operation
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

    def write(self, expr: Expr) -> Formula:  # noqa: PLR0911 - one return a class
        """A formula as nested lists; raises CouldNotError for what programs do not have."""
        if expr.is_Rational:
            return ["num", f"{expr.p}/{expr.q}"]
        if expr.is_Symbol:
            return ["sym", int(expr.name.removeprefix("s"))]
        for known, name in ((sp.pi, "pi"), (sp.E, "E")):
            if expr == known:
                return ["const", name]
        if expr.is_Add:
            return self.write_sum(expr)
        if expr.is_Mul:
            return self.write_product(expr)
        if expr.is_Pow:
            return self.write_power(expr)
        if isinstance(expr, sp.Piecewise):
            return self.write_cases(expr)
        if isinstance(expr, Relational):
            return [_RELATIONS[type(expr).__name__], self.write(expr.lhs), self.write(expr.rhs)]
        function = _WRITE.get(type(expr).__name__)
        if function is None:
            raise CouldNotError(f"a form beyond the language: {type(expr).__name__}")
        return [function, *(self.write(part) for part in expr.args)]

    def write_sum(self, expr: Expr) -> Formula:
        """Terms one after the other, those with a minus subtracted, the first of them positive if any is."""
        terms = sorted(expr.as_ordered_terms(), key=lambda term: term.could_extract_minus_sign())
        result = self.write(terms[0])
        for term in terms[1:]:
            if term.could_extract_minus_sign():
                result = ["sub", result, self.write(-term)]
            else:
                result = ["add", result, self.write(term)]
        return result

    def write_product(self, expr: Expr) -> Formula:
        """Numerator over denominator."""
        if expr.could_extract_minus_sign():
            return ["neg", self.write(-expr)]
        above, below = expr.as_numer_denom()
        if below not in {sp.S.One, expr}:
            return ["div", self.write(above), self.write(below)]
        parts = [self.write(part) for part in expr.as_ordered_factors()]
        result = parts[0]
        for part in parts[1:]:
            result = ["mul", result, part]
        return result

    def write_power(self, expr: Expr) -> Formula:
        """Roots by name, negative powers as divisions."""
        base, exponent = expr.as_base_exp()
        if exponent.could_extract_minus_sign():
            return ["div", ["num", "1/1"], self.write(base**-exponent)]
        if exponent == sp.Rational(1, 2):
            return ["sqrt", self.write(base)]
        if base == sp.E:
            return ["exp", self.write(exponent)]
        return ["pow", self.write(base), self.write(exponent)]

    def write_cases(self, expr: Expr) -> Formula:
        """Cases, tried in order."""
        result: Formula = ["undefined"]
        for value, condition in reversed(expr.args):
            if condition == sp.true:
                result = self.write(value)
            else:
                result = ["if", self.write(condition), self.write(value), result]
        return result


OPEN = (sp.Sum, sp.Product, sp.Integral, sp.Limit)
"""What is left where no closed form was found."""

MOST_TO_SIMPLIFY = 200
"""Operations of a formula that is simplified; longer ones take too long and stay as they are."""

_RELATIONS = {
    "Equality": "eq",
    "Unequality": "ne",
    "StrictLessThan": "lt",
    "LessThan": "le",
    "StrictGreaterThan": "gt",
    "GreaterThan": "ge",
}
_WRITE: Mapping[str, str] = {
    "exp": "exp",
    "log": "ln",
    "Abs": "abs",
    "sign": "sign",
    "floor": "floor",
    "ceiling": "ceiling",
    "Min": "min",
    "Max": "max",
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "asin": "asin",
    "acos": "acos",
    "atan": "atan",
    "atan2": "atan2",
    "sinh": "sinh",
    "cosh": "cosh",
    "tanh": "tanh",
    "factorial": "factorial",
    "binomial": "binomial",
    "gamma": "gamma",
    "erf": "erf",
}
_READ: Mapping[str, Callable[..., Expr]] = {
    "neg": lambda a: -a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "sqrt": sp.sqrt,
    "cbrt": sp.cbrt,
    "exp": sp.exp,
    "ln": sp.log,
    "log": lambda a, b: sp.log(a) / sp.log(b),
    "log2": lambda a: sp.log(a) / sp.log(2),
    "log10": lambda a: sp.log(a) / sp.log(10),
    "abs": sp.Abs,
    "sign": sp.sign,
    "floor": sp.floor,
    "ceiling": sp.ceiling,
    "min": sp.Min,
    "max": sp.Max,
    "sin": sp.sin,
    "cos": sp.cos,
    "tan": sp.tan,
    "asin": sp.asin,
    "acos": sp.acos,
    "atan": sp.atan,
    "atan2": sp.atan2,
    "sinh": sp.sinh,
    "cosh": sp.cosh,
    "tanh": sp.tanh,
    "factorial": sp.factorial,
    "binomial": sp.binomial,
    "gamma": sp.gamma,
    "erf": sp.erf,
}

if __name__ == "__main__":
    main()
