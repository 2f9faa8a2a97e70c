"""Values of formulas from exact numbers, by SymPy, to 30 digits."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NoReturn, TypeAlias

from calcgraph.calc.arithmetic import EQUAL, SNAP
from calcgraph.calc.machine import Machine
from calcgraph.calc.nodes import Node
from calcgraph.calc.terms import SMOOTH, Term

DIGITS = 30
MOST_TERMS = 200
"""Of a sum that is added up here; longer ones are trusted to the program."""
MOST_STEPS = 20_000
"""Operations of one formula with all calls, and multiplications of binomials; more take seconds."""
WHOLE = 5
"""Levels that SymPy is given in one piece: it evaluates each factor of a product twice, so time doubles a level."""
DEEPEST = 60

Number: TypeAlias = Any
"""A SymPy number; its classes are not typed."""


class SkippedError(ValueError):
    """A formula that the reference does not compute."""


class Exact:
    """Computes terms on exact numbers; keeps what each key came to."""

    def __init__(self, terms: Mapping[str, Term], machine: Machine, answers: Mapping[str, str]) -> None:
        """`answers` are what is known already; SymPy numbers are made of them when they are read."""
        import sympy  # noqa: PLC0415 - a third of a second, and only cold builds compare

        self.sp = sympy
        self.terms = terms
        self.machine = machine
        self.answers = answers
        self.known: dict[str, Number] = {}
        self.given: dict[str, Number | str] = {}
        """Values of overridden keys, and of what was computed under them."""
        self.touched: frozenset[str] = frozenset()
        self.indexes: dict[int, Number] = {}
        self.depth = 0
        self.steps = 0
        self.largest = 0.0
        """Largest number met inside the present formula."""

    def formula(self, key: str) -> str:
        """The value of a formula and the largest number inside it, as text; `-` where it is not computed here."""
        self.largest, self.steps, self.depth = 0.0, 0, 0
        self.given, self.touched = {}, frozenset()
        try:
            self.known[key] = self.number(self.terms[key])
            return f"{self.known[key]} {self.largest!r}"
        except (ValueError, TypeError, ArithmeticError, RecursionError):  # SymPy's ways to say that it cannot
            return "-"

    def number(self, term: Term) -> Number:
        """The value of a term, to 30 digits."""
        made = self.build(term)
        if made.is_Rational:
            self.note(made)
            return made
        value = made.evalf(DIGITS)
        if not value.is_Number or not value.is_finite or value.is_zero is None:
            raise SkippedError
        self.note(value)
        return value

    def note(self, value: Number) -> None:
        """Remember how large numbers get."""
        try:
            self.largest = max(self.largest, abs(float(value)))
        except OverflowError:  # larger than any float; the program has no value then
            return

    def inner(self, term: Term, depth: int) -> Number:
        """An operand: whole, or a number of its own where it stands deep."""
        return self.build(term, depth + 1) if depth < WHOLE else self.number(term)

    def build(self, term: Term, depth: int = 0) -> Number:  # noqa: PLR0911 - one return a kind of operation
        """The term as an unevaluated expression over numbers."""
        sp = self.sp
        self.steps += 1
        if self.steps > MOST_STEPS:
            _skip()
        match term.op:
            case "num":
                assert isinstance(term.value, Fraction)
                leaf = sp.Rational(term.value.numerator, term.value.denominator)
                self.note(leaf)
                return leaf
            case "const":
                return {"pi": sp.pi, "E": sp.E}.get(str(term.value)) or _skip()
            case "read":
                return self.read(str(term.value))
            case "index":
                assert isinstance(term.value, int)
                return self.indexes[term.value]
            case "add" | "sub" | "mul" | "div" | "neg" | "pow" | "sqrt" | "cbrt" | "log" | "log2" | "log10":
                return _BUILD[term.op](sp, *(self.inner(part, depth) for part in term.parts))
            case op if op in SMOOTH:
                parts = [self.inner(part, depth) for part in term.parts]
                return getattr(sp, SMOOTH[op])(*parts, evaluate=False)
            case _:
                return self.decide(term)

    def decide(self, term: Term) -> Number:  # noqa: PLR0911 - one return a kind of operation
        """What jumps, on numbers."""
        sp = self.sp
        match term.op:
            case "if":
                condition, yes, no = term.parts
                return self.build(yes if self.number(condition) != 0 else no)
            case "and" | "or":
                left = self.number(term.parts[0]) != 0
                if left != (term.op == "and"):
                    return sp.Integer(int(left))
                return sp.Integer(int(self.number(term.parts[1]) != 0))
            case "with":
                return self.under(term)
            case "sum" | "product":
                return self.loop(term)
            case op if op in _DECIDE:
                parts = [self.number(part) for part in term.parts]
                self.weigh(op, parts)
                return _DECIDE[op](sp, *parts)
            case _:
                return _skip()

    def weigh(self, op: str, parts: list[Number]) -> None:
        """Count the multiplications of what is a product of many: numbers of thousands of digits take their time."""
        if op in {"binomial", "factorial"}:
            self.steps += int(min(abs(parts[-1]), MOST_STEPS))
            if self.steps > MOST_STEPS:
                _skip()

    def read(self, key: str) -> Number:
        """The exact value of a node, under what is given now."""
        if key in self.given:
            value = self.given[key]
            return _skip() if isinstance(value, str) else value
        if key not in self.touched:
            return self.outside(key)
        node = self.machine.nodes.get(key)
        if node is not None and node.picks:
            return self.cell(node)
        if key not in self.terms:
            _skip()
        self.depth += 1
        if self.depth > DEEPEST:
            _skip()
        value = self.given[key] = self.number(self.terms[key])
        self.depth -= 1
        return value

    def outside(self, key: str) -> Number:
        """What a node comes to as written: exactly where it is known, else as the float that the program reads."""
        if key not in self.known:
            exact = self.answers.get(key, "-").partition(" ")[0]
            value = self.machine.base.value(key)
            if not isinstance(value, float):
                _skip()
            if exact == "-":
                self.known[key] = self.sp.Rational(*value.as_integer_ratio())
            else:
                above, _, below = exact.partition("/")
                self.known[key] = self.number_of(above) / self.number_of(below or "1")
        return self.known[key]

    def number_of(self, digits: str) -> Number:
        """A whole or decimal number of an answer."""
        exact = Fraction(digits)
        return self.sp.Rational(exact.numerator, exact.denominator)

    def cell(self, node: Node) -> Number:
        """A column's cell in the row that is picked now."""
        rows = [str(self.given.get(pick) or self.machine.base.value(pick)) for pick in node.picks]
        value = node.cells.get(",".join(rows))
        return _skip() if value is None else self.sp.Rational(*value.as_integer_ratio())

    def under(self, term: Term) -> Number:
        """A term while keys have other values."""
        assert isinstance(term.value, tuple)
        values = [str(part.value) if part.op == "row" else self.number(part) for part in term.parts[1:]]
        before = self.given, self.touched
        touched = self.machine.affected(frozenset(term.value))
        kept = {key: value for key, value in self.given.items() if key not in touched}
        self.given = {**kept, **dict(zip(term.value, values, strict=True))}
        self.touched = before[1] | touched
        self.depth += 1
        if self.depth > DEEPEST:
            _skip()
        value = self.number(term.parts[0])
        self.given, self.touched = before
        self.depth -= 1
        return value

    def loop(self, term: Term) -> Number:
        """A short sum or product, term by term."""
        body, low, high = term.parts
        assert isinstance(term.value, int)
        first, last = (int(self.number(end)) for end in (low, high))
        if last - first > MOST_TERMS:
            _skip()
        total = self.sp.Integer(0 if term.op == "sum" else 1)
        for at in range(first, last + 1):
            self.indexes[term.value] = self.sp.Integer(at)
            part = self.number(body)
            total = total + part if term.op == "sum" else total * part
        return total


def _skip() -> NoReturn:
    raise SkippedError


def _floor(sp: Any, value: Number) -> Number:  # noqa: ANN401 - a module
    near = sp.floor(value + sp.Rational(1, 2))
    return near if abs(value - near) <= SNAP * max(1, abs(value)) else sp.floor(value)


def _round(sp: Any, value: Number) -> Number:  # noqa: ANN401 - a module
    below = _floor(sp, value)
    rest = value - below
    if abs(rest - sp.Rational(1, 2)) <= SNAP * max(1, abs(value)):
        return below + below % 2
    return below if rest < sp.Rational(1, 2) else below + 1


def _near(left: Number, right: Number, distance: float) -> bool:
    return bool(abs(left - right) <= distance * max(abs(left), abs(right)))


def _less(left: Number, right: Number) -> bool:
    return bool(left < right) and not _near(left, right, SNAP)


def _ratio(sp: Any, value: Number, base: Number) -> Number:  # noqa: ANN401 - a module
    below = sp.Pow(sp.log(base, evaluate=False), -1, evaluate=False)
    return sp.Mul(sp.log(value, evaluate=False), below, evaluate=False)


_BUILD: Mapping[str, Callable[..., Number]] = {
    "add": lambda sp, a, b: sp.Add(a, b, evaluate=False),
    "sub": lambda sp, a, b: sp.Add(a, sp.Mul(-1, b, evaluate=False), evaluate=False),
    "mul": lambda sp, a, b: sp.Mul(a, b, evaluate=False),
    "div": lambda sp, a, b: sp.Mul(a, sp.Pow(b, -1, evaluate=False), evaluate=False),
    "neg": lambda sp, a: sp.Mul(-1, a, evaluate=False),
    "pow": lambda sp, a, b: sp.Pow(a, b, evaluate=False),
    "sqrt": lambda sp, a: sp.Pow(a, sp.Rational(1, 2), evaluate=False),
    "cbrt": lambda sp, a: sp.Pow(a, sp.Rational(1, 3), evaluate=False),
    "log": _ratio,
    "log2": lambda sp, a: _ratio(sp, a, sp.Integer(2)),
    "log10": lambda sp, a: _ratio(sp, a, sp.Integer(10)),
}


_DECIDE: Mapping[str, Callable[..., Number]] = {
    "min": lambda _, *parts: min(parts),
    "max": lambda _, *parts: max(parts),
    "abs": lambda sp, a: sp.Abs(a),
    "sign": lambda sp, a: sp.Integer(int(a > 0) - int(a < 0)),
    "floor": _floor,
    "ceiling": lambda sp, a: -_floor(sp, -a),
    "round": _round,
    "not": lambda sp, a: sp.Integer(int(a == 0)),
    "lt": lambda sp, a, b: sp.Integer(int(_less(a, b))),
    "le": lambda sp, a, b: sp.Integer(int(not _less(b, a))),
    "gt": lambda sp, a, b: sp.Integer(int(_less(b, a))),
    "ge": lambda sp, a, b: sp.Integer(int(not _less(a, b))),
    "eq": lambda sp, a, b: sp.Integer(int(_near(a, b, EQUAL))),
    "ne": lambda sp, a, b: sp.Integer(int(not _near(a, b, EQUAL))),
    "within": lambda sp, a, b, share: sp.Integer(
        int(abs(a - b) <= share * abs(b) or _near(abs(a - b), share * abs(b), EQUAL))
    ),
    "factorial": lambda sp, a: sp.factorial(a) if a.is_Integer and a < 171 else sp.gamma(a + 1).evalf(DIGITS),
    "binomial": lambda sp, a, b: sp.binomial(a, b) if b.is_Integer and abs(b) < 10_000 else _skip(),
}
