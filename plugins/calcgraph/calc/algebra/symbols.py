"""Conversion between bound terms and formulas for the algebra worker: names become numbers, and names again."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct, field

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.operation_kinds import LOOPS
from calcgraph.calc.programs.terms import Term, walk_through
from calcgraph.source import Span

MOST_NODES = 1_000
"""Operations of a formula with all that it depends on put in; algebra on longer ones does not end in time."""
DEEPEST = 150
"""Formulas inside formulas that are put in; keeps Python's stack from running out."""

_OPAQUE = ("if", "undefined", "and", "or", "not", "within", "root", "row", "slope", "months_later")
_RELATIONS = ("lt", "le", "gt", "ge", "eq", "ne")
_REFUSED = frozenset(_OPAQUE + _RELATIONS) | {name for name, function in FUNCTIONS.items() if not function.sympy}


class OpaqueError(ValueError):
    """A formula holds something that algebra is not asked about."""


class Symbols(Struct):
    """Writes formulas for the worker; remembers what each symbol stands for."""

    terms: Mapping[str, Term]
    nodes: Mapping[str, Node]
    inside: frozenset[str]
    """Keys whose formulas are put in; all others are symbols."""
    positive: frozenset[str]
    """Keys that are proven to be above zero."""
    meaning: list[Term] = field(default_factory=list)
    _numbers: dict[str, int] = field(default_factory=dict)
    _written: int = 0

    def write(self, term: Term, given: Mapping[str, object] | None = None, depth: int = 0) -> object:  # noqa: PLR0911 - one return a kind
        """The formula as nested lists; `given` are formulas and rows in place of keys. OpaqueError if it cannot be."""
        self._written += 1
        if self._written > MOST_NODES or depth > DEEPEST or term.op in _REFUSED:
            raise OpaqueError
        given = given or {}
        match term.op:
            case "num":
                return self._number(term)
            case "const":
                return ["const", term.value]
            case "index":
                return ["index", term.value]
            case "read":
                return self._read(term, given, depth)
            case "with":
                return self._with(term, given, depth)
            case _:
                parts = [self.write(part, given, depth + 1) for part in term.parts]
                if term.op == "later":  # of whole days it is a sum
                    return ["add", *parts]
                return [term.op, term.value, *parts] if term.op in LOOPS else [term.op, *parts]

    def symbol(self, key: str, term: Term) -> list[object]:
        """The symbol of a key or a literal with a unit."""
        if key not in self._numbers:
            self._numbers[key] = len(self.meaning)
            self.meaning.append(term)
        return ["sym", self._numbers[key]]

    def keys(self) -> frozenset[str]:
        """Return the keys of all symbols."""
        return frozenset(self._numbers)

    def sure(self) -> list[int]:
        """Numbers of the symbols that are above zero."""
        return sorted(
            number
            for key, number in self._numbers.items()
            if key in self.positive or (self.meaning[number].op == "num" and _exact(self.meaning[number]) > 0)
        )

    def _number(self, term: Term) -> object:
        if term.text:
            return self.symbol(f"={term.text}", term)
        value = _exact(term)
        if abs(value.numerator) > LARGEST or value.denominator > LARGEST:
            raise OpaqueError
        return ["num", f"{value.numerator}/{value.denominator}"]

    def _read(self, term: Term, given: Mapping[str, object], depth: int) -> object:
        key = str(term.value)
        if key in given:
            return given[key]
        node = self.nodes.get(key)
        if node is not None and node.picks and any(pick in given for pick in node.picks):
            return self._cell(node, given)
        behind = self.terms.get(key)
        touched = key in self.inside or (behind is not None and _touches(behind, given, self.terms))
        if behind is not None and touched:
            return self.write(behind, given, depth + 1)
        return self.symbol(key, term)

    def _cell(self, node: Node, given: Mapping[str, object]) -> object:
        rows = []
        for pick in node.picks:
            row = given.get(pick, getattr(self.nodes.get(pick), "value", None))
            if not isinstance(row, str):
                raise OpaqueError
            rows.append(row)
        cell = node.cells.get(",".join(rows))
        if cell is None:
            raise OpaqueError
        exact = Fraction(cell)
        return ["num", f"{exact.numerator}/{exact.denominator}"]

    def _with(self, term: Term, given: Mapping[str, object], depth: int) -> object:
        assert isinstance(term.value, tuple)
        values: dict[str, object] = dict(given)
        for key, part in zip(term.value, term.parts[1:], strict=True):
            values[key] = str(part.value) if part.op == "row" else self.write(part, given, depth + 1)
        return self.write(term.parts[0], values, depth + 1)


LARGEST = 10**40
"""Exact numbers of algebra; larger ones make it slow."""


def _exact(term: Term) -> Fraction:
    assert isinstance(term.value, Fraction)
    return term.value


def _touches(term: Term, given: Mapping[str, object], terms: Mapping[str, Term]) -> bool:
    """Return whether a formula depends on one of the given keys."""
    keys = (str(part.value) for part in walk_through(term, terms) if part.op == "read")
    columns = tuple(f"{pick}." for pick in given)
    return bool(given) and any(key in given or key.startswith(columns) for key in keys)


def read_back(formula: object, meaning: list[Term], span: Span) -> Term:
    """The term of a formula that came from the worker."""
    assert isinstance(formula, list)
    op, *rest = formula
    match op:
        case "num":
            return Term("num", span, (), Fraction(rest[0]))
        case "const":
            return Term("const", span, (), rest[0])
        case "sym":
            return meaning[rest[0]]
        case _:
            return Term(str(op), span, tuple(read_back(part, meaning, span) for part in rest))
