"""Closed forms: solved equations, derivatives, sums and limits by algebra, each compared with its number."""

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.algebra.asking import OVERDUE
from calcgraph.calc.algebra.questions import is_cut
from calcgraph.calc.algebra.symbols import OpaqueError, Symbols, read_back
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.inputs import AlgebraCall
from calcgraph.calc.model import Kind
from calcgraph.calc.nodes import Failure, Node, Outcome
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import MOST_TERMS, compile_term
from calcgraph.calc.programs.roots import ALL
from calcgraph.calc.programs.terms import Term, number, read, reads_of, walk, walk_through
from calcgraph.calc.syntax.tree import Check, Definition, Range
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import GuardOf, unguarded
from calcgraph.source import NoteId

_ASKED = frozenset({"slope", "elasticity", "root", "sum", "product", "integral", "limit"})
_OPEN_ENDS = frozenset(
    {
        "infinite",
        "no limit found",
        "more than 10,000 terms",
        "the integral does not settle",
        "no root was found in the range",
    }
)
"""Failures of a number that a closed form may have an answer to; all others win over what algebra would cancel."""
_PIECES = 64
"""In which an integral is computed that does not settle as a whole."""
_REACHES = (0.01, 1.0, 100.0)
"""The distances from its finite bound at which an open integral is tried, in units of the base and the bound."""
_LOOSE = 1e-6
"""Relative distance up to which a closed form and its number count as the same; numbers of slopes are not better."""


class ClosedForms(Struct):
    """The results of algebra, by key."""

    terms: dict[str, Term] = field(default_factory=dict)
    """Formulas with closed forms in place, to be shown."""
    programs: dict[str, Node] = field(default_factory=dict)
    """Nodes that are computed by their closed form."""
    roots: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """The solutions that algebra found for an equation, within its range."""
    identities: dict[str, bool] = field(default_factory=dict)
    """True for each `for all` check whose sides are the same; undecided checks are absent."""
    cut: list[str] = field(default_factory=list)
    """Formulas that were not asked because the seconds of the build were used up."""
    late: set[str] = field(default_factory=set)
    """Formulas for which algebra ran out of time, either theirs or the build's."""


def needs_algebra(made: FormulaSet) -> list[Formula]:
    """Formulas with something that algebra may turn into a closed form."""
    found = []
    for key, formula in made.formulas.items():
        program = made.nodes[key].program
        asks = program is not None and not _ASKED.isdisjoint([operation[0] for operation in program.operations])
        if asks or (program is not None and _is_identity(formula)):
            found.append(formula)
    return found


def _is_identity(formula: Formula) -> bool:
    statement = formula.entry.statement
    return isinstance(statement, Check) and statement.for_all and statement.op == "="


def close_formulas(
    made: FormulaSet, formulas: list[Formula], machine: Machine, ask: AlgebraCall, around: GuardOf = unguarded
) -> ClosedForms:
    """Closed forms of formulas, short ones first; without one that is the same number, a formula stays as it is."""
    closer = _Closer(made, machine, ask)
    for formula in sorted(formulas, key=lambda one: len(one.spans)):
        with around(formula.key):
            closer.key = formula.key
            if _is_identity(formula):
                closer.identity(formula)
            else:
                closer.close(formula)
    return closer.closed


def cut_short(made: FormulaSet, closed: ClosedForms, budget: Budget) -> list[Diagnostic]:
    """One word a note about all its formulas that algebra had no time for."""
    by_note: dict[NoteId, list[Formula]] = {}
    for formula in sorted((made.formulas[key] for key in closed.cut), key=lambda one: one.place.line):
        by_note.setdefault(formula.id.note, []).append(formula)
    seconds = f"{budget.limits[Work.ALGEBRA]:g}"
    found = []
    for first, *others in by_note.values():
        more = f" and {len(others):,} more of this note are" if others else " is"
        message = f"`{first.id.name}`{more} computed without algebra: the vault has used up its {seconds} s"
        hint = "raise `values.algebra_seconds` in the settings"
        found.append(diagnose("CG364", first.entry.path, first.place, message, hint))
    return found


class _Closer:
    """Asks for one formula after the other."""

    def __init__(self, made: FormulaSet, machine: Machine, ask: AlgebraCall) -> None:
        self.machine = machine
        self.ask = ask
        self.closed = ClosedForms()
        self.key = ""
        """The key of the current formula."""
        self.terms = {key: formula.bound.term for key, formula in made.formulas.items() if formula.bound.term}
        self.positive = positive_keys(made, machine.nodes)
        self.assumed = frozenset[str]()
        """Keys that may be taken to be above zero for the current formula."""
        self.used = frozenset[str]()
        """Those that were: its closed form holds only there."""

    def close(self, formula: Formula) -> None:
        """Record the closed form of a formula, and compute with it if it is as accurate as the loop it replaces."""
        term = formula.bound.term
        assert term is not None
        self.assumed = self.used = frozenset()
        closed = self.solved(formula, term) if term.op == "root" else self.inner(term)
        other = self.machine.base.value(formula.key)
        open_end = isinstance(other, Failure) and other.reason in _OPEN_ENDS
        if closed is None and open_end and term.op != "root":
            self.assumed = self.above_zero(term)
            closed = self.inner(term) if self.assumed else None
        if closed is None or closed is term:
            return
        used = _within_range(term, closed) if term.op == "root" else _above_zero(term, closed, self.used)
        program, _ = compile_term(used)
        number = self.machine.evaluate(program)
        if isinstance(number, float) and (open_end or (isinstance(other, float) and _near(number, other))):
            self.closed.terms[formula.key] = closed
            if not isinstance(other, float) or not self.keeps_loop(term):
                reads = tuple(dict.fromkeys((*reads_of(term), *reads_of(used))))
                self.closed.programs[formula.key] = Node(formula.key, program=program, reads=reads)

    def above_zero(self, term: Term) -> frozenset[str]:
        """Return the reads of a formula that are above zero now, but might not be under other arguments."""
        found = {str(part.value) for part in walk_through(term, self.terms) if part.op == "read"} - self.positive
        values = {key: self.machine.base.value(key) for key in found}
        return frozenset(key for key, value in values.items() if isinstance(value, float) and value > 0)

    @staticmethod
    def keeps_loop(term: Term) -> bool:
        """Return whether a formula has only sums and products: its loop works even if the closed form fails."""
        return all(part.op in {"sum", "product"} for part in walk(term) if part.op in _ASKED)

    def inner(self, term: Term) -> Term | None:
        """Return the term with closed forms for its outermost questions; None if one of them has no closed form."""
        if term.op in _ASKED:
            return self.answered(term)
        parts = []
        for part in term.parts:
            closed = self.inner(part)
            if closed is None:
                return None
            parts.append(closed)
        return replace(term, parts=tuple(parts)) if tuple(parts) != term.parts else term

    def answered(self, term: Term) -> Term | None:
        """The closed form of a slope, elasticity, sum, product, integral or limit."""
        by = str(term.value) if term.op in {"slope", "elasticity"} else ""
        if by:
            body = self.inner(term.parts[0])
            if body is None:
                return None
            term = replace(term, parts=(body,))
        symbols = self.symbols(by)
        try:
            if by:
                unknown = symbols.symbol(by, read(by, term.span))[1]
                operands = [symbols.write(term.parts[0]), unknown]
            else:
                operands = [symbols.write(term)]
        except OpaqueError:
            return None
        what = {"slope": "diff", "elasticity": "elasticity"}.get(term.op, "closed")
        found = self.asked(what, symbols, operands, term)
        return found[0] if found and self.is_sound(term, found[0]) else None

    def is_sound(self, term: Term, closed: Term) -> bool:
        """Return whether parts of a long sum or integral have values, and the integral's add up to the closed form.

        Algebra ignores terms without a value, poles, and the corners of `abs`.
        """
        if term.op not in {"sum", "product", "integral"}:
            return True
        low, high = (self.value(end) for end in term.parts[1:])
        total, is_whole = 0.0, isinstance(low, float) and isinstance(high, float) and term.op == "integral"
        if is_whole and isinstance(self.value(term), float):
            return True
        for first, last in _stretches(term.op, low, high):
            ends = tuple(number(Fraction(end), term.span) for end in (first, last))
            tried = self.value(replace(term, parts=(term.parts[0], *ends)))
            if isinstance(tried, Failure) and tried.reason != "overflow":
                return False
            total += tried if isinstance(tried, float) else 0.0
        found = self.value(closed)
        return not is_whole or (isinstance(found, float) and _near(total, found))

    def value(self, term: Term) -> Outcome:
        """Return the outcome of a term."""
        return self.machine.evaluate(compile_term(term)[0])

    def symbols(self, by: str, *, positive: bool = False) -> Symbols:
        """A writer in which what depends on a key is put in."""
        inside = self.machine.affected(frozenset({by})) - {by} if by else frozenset()
        above = self.positive | self.assumed | ({by} if positive else frozenset())
        return Symbols(self.terms, self.machine.nodes, inside, above)

    def asked(self, what: str, symbols: Symbols, operands: list[object], term: Term) -> list[Term]:
        """The worker's formulas as terms, in its order; empty where it could not."""
        question = json.dumps([what, symbols.sure(), *operands], separators=(",", ":"))
        self.used |= symbols.keys() & self.assumed
        reply = self.ask(question)
        if is_cut(reply) and self.key not in self.closed.cut[-1:]:
            self.closed.cut.append(self.key)
        answer = json.loads(reply)
        if is_cut(reply) or answer.get("could_not") == OVERDUE:
            self.closed.late.add(self.key)
        return [read_back(formula, symbols.meaning, term.span) for formula in answer.get("formulas", ())]

    def solved(self, formula: Formula, term: Term) -> Term | None:
        """Return the solution that equals the numeric root, or that is in the range and solves the equation."""
        key = str(term.value)
        if len(term.parts) > len(("left", "right", "low", "high", "here")):
            return None  # which of a formula's branches is the first root may change with what is put in
        low, high, here = (self.value(end) for end in term.parts[2:])
        symbols = self.symbols(key, positive=isinstance(low, float) and low >= 0)
        try:
            left, right = (symbols.write(side) for side in term.parts[:2])
        except OpaqueError:
            return None
        unknown = symbols.symbol(key, read(key, term.span))[1]
        root = self.machine.base.value(formula.key)
        sound: list[tuple[float, Term]] = []
        for found in self.asked("solve", symbols, [left, right, unknown], term):
            value = self.value(found)
            if not isinstance(value, float) or not _between(value, low, high):
                continue
            if (isinstance(root, float) and _near(value, root)) or self.solves(term, key, value):
                sound.append((value, found))
        self.closed.roots[formula.key] = tuple(value for value, _ in sound)
        if isinstance(root, float):
            return next((found for value, found in sound if _near(value, root)), None)
        start = here if isinstance(here, float) else 0.0
        return min(sound, key=lambda one: abs(one[0] - start))[1] if sound else None

    def solves(self, term: Term, key: str, value: float) -> bool:
        """Return whether both sides of an equation are equal for this value."""
        run = self.machine.under({key: value})
        left, right = (run.evaluate(compile_term(side)[0]) for side in term.parts[:2])
        return isinstance(left, float) and isinstance(right, float) and _near(left, right)

    def identity(self, formula: Formula) -> None:
        """Note whether both sides of a check are the same formula."""
        term = formula.bound.term
        assert term is not None
        symbols = Symbols(self.terms, self.machine.nodes, frozenset(self.terms), self.positive)
        try:
            sides = [symbols.write(side) for side in term.parts[:2]]
        except OpaqueError:
            return
        found = self.asked("same", symbols, sides, term)
        if found:
            value = self.value(found[0])
            self.closed.identities[formula.key] = isinstance(value, float) and abs(value) < 1e-15


def _stretches(op: str, low: Outcome, high: Outcome) -> Iterator[tuple[float, float]]:
    """Yield the parts of a range that are computed term by term if the whole range cannot be."""
    start, end = (bound if isinstance(bound, float) else None for bound in (low, high))
    if op == "integral":
        if start is None or end is None:
            known = start if start is not None else end if end is not None else 0.0
            scale = max(abs(known), 1.0)
            yield from ((known, known + reach * scale) for reach in _REACHES if end is None)
            yield from ((known - reach * scale, known) for reach in _REACHES if start is None)
        else:
            width = (end - start) / _PIECES
            yield from ((start + at * width, start + (at + 1) * width) for at in range(_PIECES))
    elif start is not None and (end is None or end - start >= MOST_TERMS):
        room = (end - start if end is not None else 1e6) - MOST_TERMS + 1
        for share in (0.0, 0.382, 0.618, 1.0):
            first = start + float(int(share * room))
            yield first, first + MOST_TERMS - 1


def _within_range(root: Term, closed: Term) -> Term:
    """Return a solution that has no value if it leaves the requested range, like the numeric root."""
    _, _, low, high, _ = root.parts
    if low.value == -Fraction(ALL) and high.value == Fraction(ALL):
        return closed
    above, below = Term("le", root.span, (low, closed)), Term("le", root.span, (closed, high))
    return Term("if", root.span, (Term("and", root.span, (above, below)), closed, Term("rootless", root.span)))


def _above_zero(term: Term, closed: Term, keys: frozenset[str]) -> Term:
    """Return a closed form that is used only while some quantities are above zero."""
    for key in sorted(keys):
        is_above = Term("lt", term.span, (number(Fraction(0), term.span), read(key, term.span)))
        closed = Term("if", term.span, (is_above, closed, term))
    return closed


def positive_keys(made: FormulaSet, nodes: Mapping[str, Node]) -> frozenset[str]:
    """Leaves above zero whatever a reader chooses: by their control, their range, or all cells of their column."""
    found = set()
    for key, node in nodes.items():
        if node.cells and all(cell is not None and cell > 0 for cell in node.cells.values()):
            found.add(key)
    for key, formula in made.formulas.items():
        statement = formula.entry.statement
        if formula.kind is not Kind.PARAMETER or not isinstance(statement, Definition):
            continue
        domain = statement.domain
        ends = [end for end in (*domain.members, domain.low) if end is not None] if domain else []
        if isinstance(statement.body, Range):
            ends.append(statement.body.low)
        if ends and all(end.value > 0 for end in ends):
            found.add(key)
    return frozenset(found)


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= _LOOSE * max(abs(one), abs(other))


def _between(value: float, low: Outcome, high: Outcome) -> bool:
    slack = _LOOSE * abs(value)
    below = isinstance(low, float) and value < low - slack
    above = isinstance(high, float) and value > high + slack
    return not below and not above
