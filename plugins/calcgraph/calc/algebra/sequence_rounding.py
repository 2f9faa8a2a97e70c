"""Sequences a second time: what rounding makes of them, step by step.

Short ones run on exact numbers. Of long ones every operation is moved by a little, and what that moves is held against
what rounding may: a sequence that forgets where it began, such as a chaotic one, is seen by either.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from calcgraph.calc.algebra.exact import ExactEvaluator
from calcgraph.calc.algebra.precise import to_fraction
from calcgraph.calc.algebra.reference import AGREE, GUARD, SLACK, SPENT, question_of
from calcgraph.calc.algebra.walk import Numbers
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.budget import Purse, Work
from calcgraph.calc.nodes import Failure, Series
from calcgraph.calc.programs.machine import MOST_STEPS, Machine, Run
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.terms import Term, map_parts, number
from calcgraph.calc.units.display import DIGITS
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import GuardOf, unguarded

PEAK = Fraction(1, 10**9)
"""The share of the largest value so far below which a value counts as rounding error of a zero crossing."""
ZERO, ROUNDING = Fraction(1, 10**12), Fraction(1, 10**11)
"""The shares of the largest value overall: below `ZERO`, an exact value is zero, as the last balance of a loan.

A float may differ from it by `ROUNDING`.
"""
MOVED = Fraction(1, 2**48)
"""By what share each operation is moved."""
ROUNDED = 2.0**-3
"""The largest effect of rounding on that: an operation is correct to 2^-53, and four times as much is allowed."""
STEADY = "steady"
_MOVED = frozenset({"add", "sub", "mul", "div", "pow", "prior", "at", "read"})


class Loss(NamedTuple):
    """The step at which a sequence loses the digits that are shown."""

    which: int
    step: int
    value: float
    other: float


def find_unsteady(  # noqa: PLR0913, PLR0917 - the last two have defaults
    made: FormulaSet,
    machine: Machine,
    terms: Mapping[str, Term],
    memory: MutableMapping[str, str],
    answers: Mapping[str, str],
    around: GuardOf = unguarded,
    *,
    digits: int = DIGITS,
) -> list[Diagnostic]:
    """Find the sequences whose values are rounding noise after some step."""
    found: list[Diagnostic] = []
    lost = max(Fraction(1, 10 ** (digits + GUARD)), AGREE)
    exact: ExactEvaluator | None = None
    for key, term in terms.items():
        outcome = machine.base.memo.get(key)
        if term.op != "steps" or not isinstance(outcome, tuple) or isinstance(outcome, Failure):
            continue
        question = question_of(key, terms, machine, answers, made.written)
        if question not in memory:
            exact = exact or ExactEvaluator(terms, machine, answers, made.written)
            answer = SPENT
            with around(key):
                answer = _answer(exact, key, outcome, lost)
            if answer != SPENT:
                memory[question] = answer
        else:
            answer = memory[question]
        found.extend(_problems(answer, made, key))
    return found


def _answer(exact: ExactEvaluator, key: str, outcome: tuple[Series, ...], lost: Fraction) -> str:
    purse = Purse(exact.machine.budget, Work.REFERENCE)
    tracks = exact.sequences(key, purse.steps)
    purse.pay(exact.steps)
    loss = _shaken(exact, key, outcome, lost) if tracks is None else _compared(outcome, tracks, lost)
    if isinstance(loss, str):
        return loss
    return STEADY if loss is None else f"{loss.which} {loss.step} {loss.value!r} {loss.other!r}"


def _compared(outcome: tuple[Series, ...], tracks: list[Numbers], lost: Fraction) -> Loss | None:
    """The first step whose float is not what exact numbers give, or of which these know nothing."""
    for which, (series, track) in enumerate(zip(outcome, tracks, strict=True)):
        peak = Fraction(0)
        steps = range(series.first, series.first + len(series.numbers))
        whole = max((abs(to_fraction(track[step].value)) for step in steps), default=peak)
        for step, value in enumerate(series.numbers, series.first):
            amount = track[step]
            exact = to_fraction(amount.value)
            peak = max(peak, abs(exact))
            size = max(abs(exact), PEAK * peak)
            off = abs(Fraction(value) - exact) + (Fraction(SLACK * amount.vague) if amount.vague < 1e300 else size)
            is_zero = abs(exact) <= ZERO * whole and off <= ROUNDING * (whole or 1)
            if off > lost * size and not is_zero:
                return Loss(which, step, value, float(exact))
    return None


def _shaken(exact: ExactEvaluator, key: str, outcome: tuple[Series, ...], lost: Fraction) -> Loss | str | None:
    """The first step that moves too far where every operation is moved by a little; `SPENT` where nothing is left."""
    found: Loss | None = None
    for turn in (0, 1):
        program, _ = compile_term(_moved(exact.terms[key], [turn]))
        purse = Purse(exact.machine.budget, Work.STEPS)
        other = exact.machine.counted(
            exact.machine.under(), partial(Run.evaluate, program=program), purse, 4 * MOST_STEPS
        )
        if isinstance(other, Failure | float | str):
            return SPENT
        losses = (_beside(which, *pair, float(lost)) for which, pair in enumerate(zip(outcome, other, strict=True)))
        found = found or next((loss for loss in losses if loss is not None), None)
    return found


def _beside(which: int, series: Series, other: Series, lost: float) -> Loss | None:
    peak, whole = 0.0, max(map(abs, series.numbers), default=0.0)
    for at, (value, moved) in enumerate(zip(series.numbers, other.numbers, strict=True)):
        peak = max(peak, abs(value))
        if max(abs(value), abs(moved)) <= float(ROUNDING) * whole:
            continue  # zero except for rounding
        if abs(value - moved) * ROUNDED > lost * max(abs(value), float(PEAK) * peak):
            return Loss(which, series.first + at, value, moved)
    return None


def _moved(term: Term, count: list[int]) -> Term:
    """The term with every operation moved, one up, the next down."""
    made = map_parts(term, lambda part: _moved(part, count))
    if term.op not in _MOVED:
        return made
    count[0] += 1
    share = 1 + MOVED if count[0] % 2 else 1 - MOVED
    return Term("mul", term.span, (made, number(share, term.span)))


def _problems(answer: str, made: FormulaSet, key: str) -> Iterator[Diagnostic]:
    joint = made.formulas[key]
    if answer == SPENT:
        message = f"`{joint.id.name}` is computed only once: it has too many steps for the exact cross-check"
        yield diagnose("CG365", joint.entry.path, joint.place, message, "use fewer steps or fewer sequences")
    elif answer != STEADY:
        which, step, value, other = answer.split()
        formula = next(one for one in made.formulas.values() if _is(one, key, which))
        digits = next((one for one in range(3, 17) if f"{float(value):.{one}g}" != f"{float(other):.{one}g}"), 17)
        numbers = f"{float(value):.{digits}g} and {float(other):.{digits}g} differ only by rounding"
        if float(value) == float(other):
            numbers = "rounding decides whether it is zero"
        message = f"`{formula.id.name}` is numerically unstable from step {step} on: {numbers}"
        hint = "end the sequence before that step, or rearrange it so that rounding does not grow"
        yield diagnose("CG352", formula.entry.path, formula.place, message, hint)


def _is(formula: Formula, joint: str, which: str) -> bool:
    term = formula.bound.term
    return term is not None and term.op == "series" and term.value == (joint, which)
