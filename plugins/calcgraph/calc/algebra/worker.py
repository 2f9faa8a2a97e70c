"""The algebra worker: a process that reads one JSON list per line and answers each with formulas or a no.

Before each answer come the seconds of processor time that the process has taken so far.
Formulas are nested lists (`sympy_forms.py`). No text of a note reaches this process: symbols are numbers.
"""

# mypy: disable-error-code=no-untyped-call
import json
import signal
import sys
import time
from collections.abc import Iterator

import sympy as sp

from calcgraph.calc.algebra.forms import CouldNotError, Forms, FormulaTree, SympyExpr, write

MEMORY = 512 * 2**20
"""Address space of the process; SymPy needs 60 MiB of it."""


class LateError(BaseException):
    """The processor time of one question is used up; SymPy catches every Exception here and there."""


def main() -> None:
    """Answer questions until the input ends; the first argument is the processor time of one in seconds."""
    _limit_memory()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, _stop)
    _say("ready")
    for line in sys.stdin:
        _set_deadline(seconds)
        answer = _answer(json.loads(line))
        _set_deadline(0)
        _say(answer)


def _say(answer: object) -> None:
    print(f"{time.process_time():.3f} {json.dumps(answer)}", flush=True)  # noqa: T201 - the answer channel


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


GIVES_UP = (NotImplementedError, ValueError, TypeError, ArithmeticError, AttributeError, RecursionError)
"""The exceptions that SymPy raises if it finds no answer, the last three from deep inside."""


def _answer(question: list[object]) -> object:
    try:
        return {"formulas": Algebra(question).answer()}
    except CouldNotError as error:
        return {"could_not": str(error)}
    except GIVES_UP as error:
        return {"could_not": type(error).__name__}
    except MemoryError:
        return {"could_not": "memory"}
    except LateError:
        return {"could_not": "the deadline"}


def _stop(_signal: int, _frame: object) -> None:
    raise LateError


class Algebra(Forms):
    """One question: `[what, positive symbols, formula, …]`."""

    def __init__(self, question: list[object]) -> None:
        """`positive` lists the symbols that are above zero; all others are real."""
        self.what, positive, *self.operands = question
        super().__init__(positive)

    def answer(self) -> list[FormulaTree]:
        """The formulas found, the best first."""
        found = {
            "solve": self.solve,
            "diff": self.diff,
            "elasticity": self.elasticity,
            "closed": self.closed,
            "same": self.same,
        }[str(self.what)]()
        return [write(formula) for formula in found]

    def solve(self) -> Iterator[SympyExpr]:
        """Solutions of `left = right` for a symbol."""
        left, right, unknown = self.operands
        symbol = self.symbol(unknown)
        difference = self.read(left) - self.read(right)
        if is_cubic_of_numbers(difference, symbol):
            raise CouldNotError("a form beyond the language: ImaginaryUnit")
        solutions = sp.solve(difference, symbol)
        if not solutions:
            raise CouldNotError("no closed form")
        return (self.neat(solution) for solution in solutions if not solution.has(symbol))

    def diff(self) -> list[SympyExpr]:
        """The derivative by a symbol."""
        formula, by = self.operands
        return [self.neat(sp.diff(self.read(formula), self.symbol(by)))]

    def elasticity(self) -> list[SympyExpr]:
        """The power of a symbol that a formula follows."""
        formula, by = self.operands
        expr, symbol = self.read(formula), self.symbol(by)
        return [self.neat(sp.simplify(sp.diff(expr, symbol) * symbol / expr))]

    def closed(self) -> list[SympyExpr]:
        """A formula without sums, products, integrals and limits."""
        expr = self.read(self.operands[0]).doit()
        if isinstance(expr, sp.Piecewise):  # a series has one case in which it converges, and itself for the rest
            sure = [case for case in expr.args if not case.has(*OPEN)]
            expr = sp.Piecewise(*sure) if sure else expr
        found = self.neat(expr)
        if found.has(*OPEN):
            raise CouldNotError("no closed form")
        return [found]

    def same(self) -> list[SympyExpr]:
        """The simplified difference of two formulas; a number if they differ by one."""
        left, right = self.operands
        difference = sp.simplify(self.read(left) - self.read(right))
        if not difference.is_number:
            raise CouldNotError("not decided")
        return [difference]

    def neat(self, expr: SympyExpr) -> SympyExpr:
        """The shorter of a formula and its factored or simplified form."""
        forms = [expr]
        if expr.count_ops() < MOST_TO_SIMPLIFY:
            forms += [sp.factor_terms(expr), sp.together(expr), sp.simplify(expr)]
        forms = [form for form in forms if not form.has(sp.nan)]  # a case that is left out becomes one of NaN
        return min(forms, key=lambda form: (form.count_ops(), len(str(form))))


def is_cubic_of_numbers(expr: SympyExpr, symbol: SympyExpr) -> bool:
    """Return whether the roots contain roots of complex numbers: a cubic that no rational number solves.

    SymPy takes a quarter of a second to write and simplify them, and only then meets one that the language does not
    have. A cube with a number added is an exception: it has a real root.
    """
    if not expr.is_polynomial(symbol) or expr.free_symbols != {symbol}:
        return False
    cubic = sp.Poly(expr, symbol)
    if cubic.degree() != 3 or not (cubic.domain.is_QQ or cubic.domain.is_ZZ):
        return False
    third, second, first, _ = cubic.all_coeffs()
    return bool(3 * third * first != second**2 and cubic.is_irreducible)


OPEN = (sp.Sum, sp.Product, sp.Integral, sp.Limit)
"""The SymPy classes that remain if no closed form was found."""

MOST_TO_SIMPLIFY = 200
"""Operations of a formula that is simplified; longer ones take too long and stay as they are."""

if __name__ == "__main__":
    main()
