"""Values of formulas from exact numbers, each with the error that float64 may add on the way to it.

A value is an exact fraction as long as that is short, and a number of 50 digits after that. It has two errors:
how far a correct program may be off (`error`), and how far this value itself may be off (`vague`), since a cell of a
table is known only as a float.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn

from calcgraph.calc.algebra.amounts import NONE, ONE, Amount, guessed, nearest, read_answer
from calcgraph.calc.algebra.exact_calculus import elasticity, integral, root_beside, slope
from calcgraph.calc.algebra.exact_rows import beside_curve, cell_at, fold
from calcgraph.calc.algebra.exact_sequences import (
    at_step,
    earlier,
    edge,
    first_step,
    peak,
    run_steps,
    series_of,
    weight,
)
from calcgraph.calc.algebra.exact_systems import part_beside
from calcgraph.calc.algebra.precise import (
    COMPARED,
    DECIDED,
    PreciseNumber,
    Precision,
    decide,
    to_fraction,
)
from calcgraph.calc.algebra.rounding import passed_on, rounding, vague_angle
from calcgraph.calc.algebra.walk import Numbers
from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.nodes import Node
from calcgraph.calc.numbers.exact import LONGEST, SkippedError, length
from calcgraph.calc.numbers.lost import UNIT
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.operation_kinds import PEAKS, SUMMED
from calcgraph.calc.programs.program import MOST_TERMS
from calcgraph.calc.programs.sequences import picked
from calcgraph.calc.programs.terms import Term

MOST_STEPS = 50_000
"""Operations of one formula with all calls, heavy ones counted as several: some tenths of a second."""
DEEPEST = 60
UNCHECKED = 1e-12
"""The relative uncertainty of a float that was computed only once."""
INEXACT = 2.0**-160
"""Relative rounding of a number of 50 digits."""
GAVE_UP = "gave up"
"""The answer where a value takes too many operations."""

_STEPS = {
    **dict.fromkeys(("add", "sub", "mul", "div", "neg"), 0),
    "pow": 5,
    "beta": 200,
    **{name: function.steps for name, function in FUNCTIONS.items()},
}
_QUICK = 100
"""The number of names that are looked up in the time of a step."""
_MANY_STEPS = 10
"""The number of roundings of any other operation."""


class KeyOverride(NamedTuple):
    """Another value for a key."""

    value: Amount | str
    reach: frozenset[str]
    """The nodes that depend on the key."""


class SpentError(ValueError):
    """A formula that takes too many operations."""


class ExactEvaluator:
    """An evaluator that computes terms on exact numbers and caches the value of each key."""

    def __init__(
        self,
        terms: Mapping[str, Term],
        machine: Machine,
        answers: Mapping[str, str],
        written: Mapping[str, Fraction] | None = None,
    ) -> None:
        """Prepare the terms; `answers` are known results, `written` the parameters as in the notes, in base units."""
        self.precision = Precision()
        self.terms = terms
        self.machine = machine
        self.answers = answers
        self.written = written or {}
        self.known: dict[str, Amount] = {}
        self.given: dict[str, KeyOverride] = {}
        """The overrides that apply."""
        self.touched: frozenset[str] = frozenset()
        """The nodes that depend on an override."""
        self.found: dict[tuple[object, ...], Amount] = {}
        """Values under the overrides on which they depend: who reads one in two ways needs it once."""
        self.indexes: dict[int, Amount] = {}
        self.tracks: list[Numbers] = []
        self.stepped: dict[str, list[Numbers] | None] = {}
        """Sequences as written; None where they took too many operations."""
        self.weights: dict[str, int] = {}
        """The operations that they take."""
        self.fits: dict[str, Any] = {}
        self.depth = self.integrals = 0
        self.steps, self.limit = 0, MOST_STEPS

    def formula(self, key: str, limit: int = MOST_STEPS) -> str:
        """Return a formula's value as `value error vague`; `-` if it is not computed here, or a text if it gave up.

        `limit` is the number of operations that are allowed; afterwards `steps` is the number that were used.
        """
        self._begin(limit)
        term = self.terms[key]
        try:
            found = self.root(key, term) if term.op == "root" else self.amount(term)
            return f"{self.digits(found.value)} {found.error!r} {found.vague!r}"
        except SpentError:
            return GAVE_UP
        except (ValueError, TypeError, ArithmeticError, RecursionError):  # no real number, or none of a float's size
            return "-"

    def sequences(self, key: str, limit: int = MOST_STEPS) -> list[Numbers] | None:
        """Return the values of sequences that use each other, as written; None if they are not computed here."""
        self._begin(limit)
        try:
            return self.series(key)
        except (ValueError, TypeError, ArithmeticError, RecursionError):
            return None

    def _begin(self, limit: int) -> None:
        self.steps, self.depth, self.integrals, self.limit = 0, 0, 0, min(limit, MOST_STEPS)
        self.given, self.touched = {}, frozenset()
        self.found.clear()

    def series(self, key: str) -> list[Numbers]:
        """Return the sequences of a node under the current overrides."""
        if key not in self.terms:
            _skip()
        if key in self.touched:
            return run_steps(self, self.terms[key])
        if key not in self.stepped:
            is_short = weight(self.machine, key, self.terms[key]) <= MOST_STEPS - self.steps
            self.stepped[key] = run_steps(self, self.terms[key]) if is_short else None
        found = self.stepped[key]
        if found is None:
            raise SpentError
        return found

    def step(self, term: Term) -> Amount:
        """Return a value of a sequence; for a long sequence, take the value of the program and continue from there."""
        step, one = self.amount(term.parts[0]), self.terms.get(str(term.value))
        if one is None or one.op == "rows":
            return cell_at(self, str(term.value), one, step)
        if not isinstance(one.value, tuple):
            _skip()
        key, which = one.value
        is_known = key not in self.touched and key in self.terms
        if is_known and key not in self.weights:
            self.weights[key] = weight(self.machine, key, self.terms[key])
        if is_known and self.weights[key] > MOST_STEPS:
            value = picked(series_of(self.machine, key)[int(which)], float(step.value))
            return Amount(Fraction(value), 0.0, abs(value) * UNCHECKED)
        self.enter()
        found = at_step(self.series(key)[int(which)], step)
        self.depth -= 1
        return found

    def digits(self, value: PreciseNumber) -> str:
        """A number as text that `Fraction` reads, and that is short."""
        exact = to_fraction(value)
        if length(exact) <= LONGEST:
            return str(exact)
        return str(self.precision.context.nstr(self.precision.long(value), self.precision.context.dps))

    def spend(self, steps: int) -> None:
        """Count operations; SpentError where they are too many."""
        self.steps += steps
        if self.steps > self.limit:
            raise SpentError

    def reserve(self, steps: int) -> None:
        """SpentError where so many more operations are too many."""
        if self.steps + steps > self.limit:
            raise SpentError

    def amount(self, term: Term) -> Amount:
        """The value of a term."""
        self.spend(1)
        match term.op:
            case "num":
                assert isinstance(term.value, Fraction)
                return nearest(term.value)
            case "const":
                value = self.precision.constant(str(term.value))
                return Amount(value, float(abs(value)) * UNIT, float(abs(value)) * INEXACT)
            case "read":
                return self.read(str(term.value))
            case "index":
                assert isinstance(term.value, int)
                return self.indexes[term.value]
            case op if op in _REGIONS:
                return _REGIONS[op](self, term)
            case op:
                return self.combined(op, [self.amount(part) for part in term.parts], term)

    def combined(self, op: str, parts: list[Amount], term: Term | None = None) -> Amount:
        """Return the result of an operation on its operands."""
        if op in DECIDED:
            sizes = [self.amount(part).value for part in _summed(term)] if term and op in COMPARED else []
            return Amount(decide(op, [part.value for part in parts], sizes))
        self.spend(_STEPS.get(op, _MANY_STEPS))
        value = self.precision.act(op, [part.value for part in parts])
        result, operands = float(value), [float(part.value) for part in parts]
        error = passed_on(op, result, operands, [part.error for part in parts]) + rounding(op, result, operands)
        vague = passed_on(op, result, operands, [part.vague for part in parts]) + vague_angle(op, result, operands)
        if not isinstance(value, Fraction):
            vague += abs(result) * INEXACT
        return Amount(value, error, vague)

    def chosen(self, term: Term) -> Amount:
        """The branch of a condition."""
        condition, yes, no = term.parts
        return self.amount(yes if self.amount(condition).value != 0 else no)

    def logic(self, term: Term) -> Amount:
        """`and`, `or`: the right side only where it matters."""
        left = self.amount(term.parts[0]).value != 0
        if left != (term.op == "and"):
            return ONE if left else NONE
        return ONE if self.amount(term.parts[1]).value != 0 else NONE

    def read(self, key: str) -> Amount:
        """Return the exact value of a node under the current overrides."""
        if key in self.given:
            value = self.given[key].value
            return _skip() if isinstance(value, str) else value
        if key not in self.touched:
            return self.outside(key)
        node = self.machine.nodes.get(key)
        if node is not None and node.picks:
            return self.cell(node)
        if key not in self.terms:
            _skip()
        self.spend(len(self.given) // _QUICK)
        those = frozenset((name, one.value) for name, one in self.given.items() if key in one.reach)
        question = key, those, self.integrals
        if question in self.found:
            return self.found[question]
        self.enter()
        found = self.found[question] = self.amount(self.terms[key])
        self.depth -= 1
        return found

    def enter(self) -> None:
        """Go one level down."""
        self.depth += 1
        if self.depth > DEEPEST:
            _skip()

    def outside(self, key: str) -> Amount:
        """Return the value of a node as written: exact if that is known, or the float that the program reads."""
        if key not in self.known:
            self.known[key] = self._outside(key)
        return self.known[key]

    def _outside(self, key: str) -> Amount:
        answer = read_answer(self.answers.get(key, "-"))
        if answer is not None:
            return answer
        if key in self.written:
            return nearest(self.written[key])
        value = self.machine.base.value(key)
        if not isinstance(value, float):
            _skip()
        if key in self.terms:  # computed by the program alone: both go on from its float
            return Amount(Fraction(value), 0.0, abs(value) * UNCHECKED)
        return guessed(value)

    def cell(self, node: Node) -> Amount:
        """A column's cell in the row that is picked now."""
        given = [self.given.get(pick) for pick in node.picks]
        rows = [
            str(one.value if one else self.machine.base.value(pick))
            for pick, one in zip(node.picks, given, strict=True)
        ]
        value = node.cells.get(",".join(rows))
        return _skip() if value is None else guessed(value)

    def under(self, term: Term) -> Amount:
        """A term while keys have other values."""
        assert isinstance(term.value, tuple)
        values = [str(part.value) if part.op == "row" else self.amount(part) for part in term.parts[1:]]
        return self.given_that(dict(zip(term.value, values, strict=True)), term.parts[0])

    def given_that(self, values: Mapping[str, Amount | str], body: Term) -> Amount:
        """A body while keys have other values."""
        before = self.given, self.touched
        touched = self.machine.affected(frozenset(values))
        self.spend(len(self.touched) // _QUICK)
        kept = {key: one for key, one in self.given.items() if key not in touched}
        new = {key: KeyOverride(value, self.machine.affected(frozenset((key,)))) for key, value in values.items()}
        self.given = {**kept, **new}
        self.touched = before[1] | touched
        self.enter()
        found = self.amount(body)
        self.given, self.touched = before
        self.depth -= 1
        return found

    def root(self, key: str, term: Term) -> Amount:
        """Return the exact root next to the one that the program has chosen."""
        found = self.machine.base.value(key)
        return root_beside(self, found, term) if isinstance(found, float) else _skip()

    def loop(self, term: Term) -> Amount:
        """Return a sum or product that is computed term by term on exact numbers."""
        body, low, high = term.parts
        assert isinstance(term.value, int)
        first, last = (int(to_fraction(self.amount(end).value)) for end in (low, high))
        if last - first >= MOST_TERMS:
            _skip()
        total = NONE if term.op == "sum" else ONE
        for at in range(first, last + 1):
            self.indexes[term.value] = Amount(Fraction(at))
            total = self.combined("add" if term.op == "sum" else "mul", [total, self.amount(body)])
        return total


_REGIONS: Mapping[str, Callable[[ExactEvaluator, Term], Amount]] = {
    "if": ExactEvaluator.chosen,
    "and": ExactEvaluator.logic,
    "or": ExactEvaluator.logic,
    "with": ExactEvaluator.under,
    "sum": ExactEvaluator.loop,
    "product": ExactEvaluator.loop,
    "integral": integral,
    "at": ExactEvaluator.step,
    "fold": fold,
    "along": beside_curve,
    "across": beside_curve,
    "edge": edge,
    "part": part_beside,
    "first": first_step,
    **dict.fromkeys(PEAKS, peak),
    "prior": earlier,
    "slope": slope,
    "elasticity": elasticity,
}


def _summed(term: Term | None) -> list[Term]:
    """The terms of the sums that a comparison compares."""
    found: list[Term] = []
    stack = [part for part in term.parts[:2] if part.op in SUMMED] if term else []
    while stack:
        part = stack.pop()
        if part.op in SUMMED:
            stack.extend(part.parts)
        else:
            found.append(part)
    return found


def _skip() -> NoReturn:
    raise SkippedError
