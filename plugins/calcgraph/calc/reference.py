"""The reference: every value a second time, by SymPy from exact numbers, to 30 digits.

The float program runs first and its domain errors win: SymPy gives a number for `1/0` that is built unevaluated. Smooth
pieces go to SymPy whole, numbers as leaves; what jumps (`Max`, `floor`, comparisons, cases) is decided here on numbers
of 30 digits, snapped as in the program. Nothing is simplified, so nothing is rewritten across a jump.
"""

from collections.abc import Mapping, MutableMapping
from fractions import Fraction
from hashlib import sha256

from calcgraph.calc.closed import Closed
from calcgraph.calc.exact import Exact
from calcgraph.calc.formulas import Made
from calcgraph.calc.machine import Machine
from calcgraph.calc.program import needed
from calcgraph.calc.terms import Term, walk
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import Around, unguarded
from calcgraph.source import Span

AGREE = 1e-9
"""Relative distance between program and reference above which a formula is numerically unstable."""
NOISE = 1e-12
"""Of the largest number inside a formula: a difference below it is rounding near zero."""

_SKIPPED = frozenset({"slope", "root", "integral", "limit", "elasticity", "undefined", "row"})


def find_unstable(
    made: Made, machine: Machine, closed: Closed, memory: MutableMapping[str, str], around: Around = unguarded
) -> list[Diagnostic]:
    """Formulas whose float64 value is not what exact arithmetic gives."""
    terms = {
        key: closed.terms.get(key) if key in closed.programs else made.formulas[key].bound.term
        for key in machine.nodes
        if key in made.formulas
    }
    kept = {key: term for key, term in terms.items() if term is not None}
    if not kept:
        return []
    found = []
    for key, exact in compare(kept, machine, memory, around).items():
        formula, value = made.formulas[key], machine.base.value(key)
        assert isinstance(value, float)
        span = getattr(formula.entry.statement, "name_span", Span(1, 1, 1, 1))
        message = (
            f"`{formula.id.name}` is numerically unstable: float64 gives {value:.6g}, exact arithmetic {exact:.6g}"
        )
        found.append(
            diagnose(
                "CG352",
                formula.entry.path,
                span,
                message,
                "rearrange it so that nearly equal numbers are not subtracted",
            )
        )
    return found


def compare(
    terms: Mapping[str, Term], machine: Machine, memory: MutableMapping[str, str], around: Around = unguarded
) -> dict[str, float]:
    """Keys of formulas whose program and reference differ, with the reference's value.

    `terms` are bound formulas by key, each after what it reads; `machine` has run. Formulas with derivatives,
    integrals, roots and limits are left out: their closed forms are compared with numbers instead. What was found is
    remembered in `memory`, and SymPy is loaded only for what it does not know.
    """
    reference: Exact | None = None
    answers: dict[str, str] = {}
    found: dict[str, float] = {}
    for key, term in terms.items():
        value = machine.base.value(key)
        if not isinstance(value, float) or any(part.op in _SKIPPED for part in walk(term)):
            continue
        question = _question(key, terms, machine, answers)
        if question not in memory:
            reference = reference or Exact(terms, machine, answers)
            with around(key):
                memory[question] = reference.formula(key)
        answers[key] = memory.get(question, "-")
        exact, largest = _read_answer(answers[key])
        if exact is not None and abs(value - exact) > max(AGREE * abs(exact), NOISE * largest):
            found[key] = exact
    return found


def _question(key: str, terms: Mapping[str, Term], machine: Machine, answers: Mapping[str, str]) -> str:
    """A formula with the exact numbers it starts from, as a short text."""
    node = machine.nodes[key]
    assert node.program is not None
    parts: list[object] = [node.program.operations, _literals(terms, key)]
    parts += [answers.get(read) or machine.base.value(read) for read in node.reads]
    if any(operation[0] == "with" for operation in node.program.operations):
        for read in needed(machine.nodes, [key]):
            other = machine.nodes[read]
            known = other.program or (other.picks and sorted(other.cells.items())) or other.value
            parts.append((read, known, _literals(terms, read)))
    return f"reference {sha256(repr(parts).encode()).hexdigest()}"


def _literals(terms: Mapping[str, Term], key: str) -> list[str]:
    """The numbers written in a formula, of which its program has only the nearest floats."""
    return [str(part.value) for part in walk(terms[key]) if part.op == "num"] if key in terms else []


def _read_answer(answer: str) -> tuple[float | None, float]:
    """The value and the largest number inside; no value where there is nothing to compare with."""
    try:
        exact, largest = answer.split()
        return float(Fraction(exact)), float(largest)
    except (ValueError, OverflowError, ZeroDivisionError):  # `-`, or an entry that nobody here wrote
        return None, 0.0
