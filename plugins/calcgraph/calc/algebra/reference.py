"""The reference: a second computation of every value from exact numbers, with the error that float64 may add.

The float program runs first and its domain errors win. A difference that rounding does not explain is a fault. A
difference that rounding explains is a property of the formula, if it loses digits that are shown. Jumps (`Max`,
`floor`, comparisons, cases) are decided on exact numbers, snapped as in the program. The reference simplifies nothing,
so it never rewrites a formula across a jump.
"""

from collections.abc import Collection, Iterator, Mapping, MutableMapping, Sequence
from decimal import Decimal
from fractions import Fraction
from hashlib import sha256
from itertools import groupby
from typing import NamedTuple

from calcgraph.calc.algebra.amounts import Amount, read_answer
from calcgraph.calc.algebra.closed import ClosedForms
from calcgraph.calc.algebra.exact import GAVE_UP, MOST_STEPS, ExactEvaluator
from calcgraph.calc.algebra.precise import DECIDED
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.budget import Purse, Work
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import needed
from calcgraph.calc.programs.terms import Term, walk
from calcgraph.calc.units.display import DIGITS
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import GuardOf, unguarded

AGREE = Fraction(1, 10**9)
"""Relative distance between program and reference that nothing shows."""
GUARD = 2
"""The number of digits after the shown ones that must also be right, as readers compute further with a value."""
SLACK = 4.0
"""Times the bound of the error: functions of a system's library are right to a bit or two."""

_SKIPPED = frozenset({"limit"})
_ELSEWHERE = frozenset({"with", "slope", "root", "at", "part"})
"""Operations that run other formulas again."""


SPENT = "spent"
"""The answer where the steps of a build are used up, which is not remembered."""


class Discrepancy(NamedTuple):
    """A value and what exact arithmetic makes of it."""

    value: float
    exact: Fraction
    lost: bool
    """True if rounding explains the difference: the formula loses digits, and no operation is wrong."""


def find_unstable(  # noqa: PLR0913 - the last two have defaults
    made: FormulaSet,
    machine: Machine,
    closed: ClosedForms,
    memory: MutableMapping[str, str],
    around: GuardOf = unguarded,
    *,
    digits: int = DIGITS,
    but: Collection[str] = (),
    answers: dict[str, str] | None = None,
) -> list[Diagnostic]:
    """Find the formulas whose float64 value differs from exact arithmetic, and those that timed out.

    `digits` of a value are shown: a formula may lose only the others to rounding. Checks in `but`, which are true in
    the middle of their ranges but not elsewhere, are left out. `answers` receives the results of exact arithmetic, by
    key.
    """
    terms = {key: term for key, term in computed(made, machine, closed).items() if key not in but}
    apart, given_up = compare(terms, machine, memory, around, written=made.written, digits=digits, answers=answers)
    spent = [key for key, answer in given_up.items() if answer == SPENT]
    return [
        *(_unstable(made.formulas[key], found) for key, found in apart.items()),
        *_given_up([made.formulas[key] for key in given_up if key not in spent]),
        *([_spent([made.formulas[key] for key in spent], machine.budget.cut(Work.REFERENCE))] if spent else []),
    ]


def computed(made: FormulaSet, machine: Machine, closed: ClosedForms) -> dict[str, Term]:
    """Return the formulas that a machine computes, with closed forms in place, in order of dependence."""
    terms = {
        key: closed.terms.get(key) if key in closed.programs else made.formulas[key].bound.term
        for key in machine.nodes
        if key in made.formulas
    }
    return {key: term for key, term in terms.items() if term is not None}


JUMP = Decimal("1e-5")
"""Share of a value: a jump moves it by more if rounding puts an argument on the other side of the jump."""


def _unstable(formula: Formula, found: Discrepancy) -> Diagnostic:
    name, value, exact = formula.id.name, Decimal(found.value), _decimal(found.exact)
    digits = next((digits for digits in range(6, 17) if f"{value:.{digits}g}" != f"{exact:.{digits}g}"), 17)
    numbers = f"float64 gives {_figure(value, digits)}, exact arithmetic {_figure(exact, digits)}"
    term = formula.bound.term
    is_far = abs(value - exact) > JUMP * max(abs(value), abs(exact))
    jumps = term is not None and any(part.op in DECIDED for part in walk(term))
    if not found.lost and is_far and jumps:
        message = f"`{name}` jumps within rounding: {numbers}"
        hint = "keep the compared or rounded number away from the jump, or round that number first: `round(x, 9)`"
    elif found.lost:
        message = f"`{name}` is numerically unstable: {numbers}; {_holding(found)}"
        hint = "rearrange it so that nearly equal numbers are not subtracted"
    else:
        message = f"`{name}` is not what its formula says, and rounding does not explain it: {numbers}"
        hint = "this is a bug in calcgraph: please report it with the formula"
        if jumps:
            hint = "keep whole numbers below 2^53 before you apply `mod` or `floor`. If they are, please report this"
    return diagnose("CG352", formula.entry.path, formula.place, message, hint)


def _holding(found: Discrepancy) -> str:
    """Return the number of correct digits of a value, in words: `only 4 of its digits hold`."""
    value, exact = Decimal(found.value), _decimal(found.exact)
    digits = next(digits for digits in range(17) if f"{value:.{digits}e}" != f"{exact:.{digits}e}")
    return (
        f"only {digits} of its digits {'are' if digits > 1 else 'is'} reliable"
        if digits
        else "none of its digits is reliable"
    )


def _decimal(exact: Fraction) -> Decimal:
    return Decimal(exact.numerator) / Decimal(exact.denominator)


def _figure(number: Decimal, digits: int) -> str:
    short = f"{number:.{digits}g}"
    whole, point, power = short.partition("e")
    return (whole.rstrip("0").rstrip(".") if "." in whole else whole) + point + power


def _given_up(formulas: Sequence[Formula]) -> Iterator[Diagnostic]:
    """One report for each note about the formulas that take too many steps."""
    ordered = sorted(formulas, key=lambda one: (one.entry.path, one.place))
    for path, found in groupby(ordered, key=lambda one: one.entry.path):
        first, *others = found
        many = f" and {len(others):,} more value{'s' if len(others) > 1 else ''} of this note are" if others else " is"
        each = " of each" if others else ""
        message = f"`{first.id.name}`{many} computed only once: the exact cross-check{each} stopped after 50,000 steps"
        hint = "split the formula: define part of it on an earlier line"
        if any(_folds(one) for one in (first, *others)):
            hint = "totals of thousands of rows take more steps; nothing checks them a second time"
        yield diagnose("CG365", path, first.place, message, hint)


def _folds(formula: Formula) -> bool:
    """Return whether a formula totals the rows of a table, so that its parts take as many steps."""
    term = formula.bound.term
    return term is not None and any(part.op == "fold" for part in walk(term))


def _spent(formulas: list[Formula], cut: str) -> Diagnostic:
    """One word about all formulas that came when the steps of the build were used up."""
    first = min(formulas, key=lambda one: (one.entry.path, one.place))
    others = len(formulas) - 1
    more = f" and {others:,} more values are" if others else " is"
    message = f"`{first.id.name}`{more} computed only once: {cut}"
    hint = "the next run continues where this one stopped"
    return diagnose("CG365", first.entry.path, first.place, message, hint)


def compare(  # noqa: PLR0913 - the last three have defaults
    terms: Mapping[str, Term],
    machine: Machine,
    memory: MutableMapping[str, str],
    around: GuardOf = unguarded,
    *,
    written: Mapping[str, Fraction] | None = None,
    digits: int = DIGITS,
    answers: dict[str, str] | None = None,
) -> tuple[dict[str, Discrepancy], dict[str, str]]:
    """Return the formulas whose program and reference differ, and those that timed out, `SPENT` or not.

    `terms` are bound formulas by key, in order of dependence. `machine` has run. `written` are parameters as they are
    in the notes. Limits are left out: their closed forms are compared with numbers instead. Results are cached in
    `memory`.
    """
    reference: ExactEvaluator | None = None
    answers = {} if answers is None else answers
    found: dict[str, Discrepancy] = {}
    lost = max(Fraction(1, 10 ** (digits + GUARD)), AGREE)
    for key, term in terms.items():
        value = machine.base.value(key)
        if not isinstance(value, float) or any(part.op in _SKIPPED for part in walk(term)):
            continue
        question = question_of(key, terms, machine, answers, written or {})
        if question not in memory:
            reference = reference or ExactEvaluator(terms, machine, answers, written)
            with around(key):
                answers[key] = _asked(reference, key, Purse(machine.budget, Work.REFERENCE))
                if answers[key] != SPENT:
                    memory[question] = answers[key]
        answers[key] = memory.get(question, answers.get(key, "-"))
        exact = read_answer(answers[key])
        if exact is not None and (apart := _apart(value, exact, lost)):
            found[key] = apart
    return found, {key: answer for key, answer in answers.items() if answer in {GAVE_UP, SPENT}}


def _asked(reference: ExactEvaluator, key: str, purse: Purse) -> str:
    """Return a formula's value as far as the budget allows; `SPENT` if that is less than the formula's own limit."""
    given = min(MOST_STEPS, purse.steps)
    answer = reference.formula(key, given)
    purse.pay(reference.steps)
    return SPENT if answer == GAVE_UP and given < MOST_STEPS else answer


def _apart(value: float, exact: Amount, lost: Fraction) -> Discrepancy | None:
    """Return the difference of a value from the exact one; None if they agree within the known errors.

    `lost` is the relative distance at which rounding removes digits that matter.
    """
    off = abs(Fraction(value) - exact.value)
    if off <= AGREE * abs(exact.value):
        return None
    if off > SLACK * (exact.error + exact.vague):
        return Discrepancy(value, exact.value, lost=False)
    is_known = off > SLACK * exact.vague if exact.value == 0 else abs(exact.value) > SLACK * exact.vague
    if is_known and off > lost * abs(exact.value):
        return Discrepancy(value, exact.value, lost=True)
    return None


def question_of(
    key: str,
    terms: Mapping[str, Term],
    machine: Machine,
    answers: Mapping[str, str],
    written: Mapping[str, Fraction],
) -> str:
    """A formula with the exact numbers it starts from, as a short text."""
    node = machine.nodes[key]
    assert node.program is not None
    parts: list[object] = [node.program.operations, _literals(terms, key)]
    for read in node.reads:
        answer = answers.get(read, "")
        known = answer if " " in answer and answer != GAVE_UP else machine.base.value(read)
        parts.append((answer, known, str(written.get(read))))
    if terms[key].op == "root":
        parts.append(machine.base.value(key))
    if any(operation[0] in _ELSEWHERE for operation in node.program.operations):
        for read in needed(machine.nodes, [key]):
            other = machine.nodes[read]
            own = other.program or (other.picks and sorted(other.cells.items())) or other.value
            parts.append((read, own, str(written.get(read)), _literals(terms, read)))
    return f"reference {sha256(repr(parts).encode()).hexdigest()}"


def _literals(terms: Mapping[str, Term], key: str) -> list[str]:
    """The numbers written in a formula, of which its program has only the nearest floats."""
    return [str(part.value) for part in walk(terms[key]) if part.op == "num"] if key in terms else []
