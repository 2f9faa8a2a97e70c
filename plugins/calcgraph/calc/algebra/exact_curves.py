"""Curves through tables in the second computation: the value that floats give, with how far it may be off."""

from fractions import Fraction
from typing import Protocol

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.numbers.lost import UNIT
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.terms import Term, number

NEAR = 1e-7
"""Relative step of a slope."""
ROUNDINGS = 16
"""Of the few operations between two rows."""


class Walk(Protocol):
    """The computation on exact numbers; `exact.py` has it."""

    machine: Machine
    touched: frozenset[str]

    def amount(self, term: Term) -> Amount:
        """The value of a term."""


def beside_curve(exact: Walk, term: Term) -> Amount:
    """A curve at exact places: between rows it is as steep as it is, and a table's cells are what they are."""
    assert isinstance(term.value, tuple)
    if term.value[0] in exact.touched:
        raise SkippedError
    places = [exact.amount(part) for part in term.parts]
    at = [float(place.value) for place in places]
    value = _value(exact, term, at)
    error = vague = ROUNDINGS * UNIT * abs(value)
    vague += _error_of_steps(exact.machine.base.value(term.value[0]))
    for i, place in enumerate(places):
        steep = _slope(exact, term, at, i)
        error += steep * place.error
        vague += steep * (place.vague + UNIT * abs(at[i]))
    return Amount(Fraction(value), error, vague)


def _error_of_steps(points: Outcome) -> float:
    """What the steps of a rate may have taken from its values; nothing of a table's."""
    if isinstance(points, Failure | float | str) or len(points) != len(("times", "values", "slopes", "error")):
        return 0.0
    return points[3].numbers[0]


def _slope(exact: Walk, term: Term, at: list[float], i: int) -> float:
    step = NEAR * abs(at[i]) or NEAR
    found = []
    for side in (-step, step):
        try:
            found.append(_value(exact, term, [*at[:i], at[i] + side, *at[i + 1 :]]))
        except SkippedError:
            found.append(_value(exact, term, at))
    return abs(found[1] - found[0]) / step


def _value(exact: Walk, term: Term, at: list[float]) -> float:
    parts = tuple(number(Fraction(place), term.span) for place in at)
    found = exact.machine.evaluate(compile_term(term._replace(parts=parts))[0])
    if isinstance(found, Failure) or not isinstance(found, float):
        raise SkippedError
    return found
