"""Checks that must hold for all values: what algebra did not decide is tried at seeded points."""

import math
import random
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.algebra.closed import ClosedForms
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.budget import Purse, Work, is_cut
from calcgraph.calc.model import Kind
from calcgraph.calc.nodes import Failure
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import needed
from calcgraph.calc.syntax.tree import Check, Definition, Number
from calcgraph.calc.units.display import format_figure, format_number
from calcgraph.calc.units.table import DATE, DAYS, from_base, number_in_base
from calcgraph.faults import GuardOf, unguarded

CENTURY = 36_525 * DAY
"""In seconds."""
POINTS = 256
"""The number of points that are tried, each with a value for every parameter."""


class ForAllResult(Struct, frozen=True):
    """The result of a `for all` check."""

    holds: bool
    method: str
    """`by algebra`, `at 256 points`."""
    case: str = ""
    """The counterexample: `x = 3, y = 0.5`, in base units."""
    reason: str = ""
    """The reason why there is no value at that point; empty if there is one."""


class _ParameterRange(NamedTuple):
    """The range of a parameter."""

    low: float
    high: float
    is_open: bool = False
    """True if no range is given, so that any value is possible."""


def check_for_all(
    made: FormulaSet, machine: Machine, closed: ClosedForms, around: GuardOf = unguarded
) -> dict[str, ForAllResult]:
    """Outcomes of all `for all` checks by key."""
    found: dict[str, ForAllResult] = {}
    for key, formula in made.formulas.items():
        statement = formula.entry.statement
        if not isinstance(statement, Check) or not statement.for_all or formula.bound.term is None:
            continue
        found[key] = ForAllResult(holds=False, method="")
        with around(key):
            found[key] = _tried(formula, made, machine, closed.identities.get(key))
    return found


def _tried(formula: Formula, made: FormulaSet, machine: Machine, by_algebra: bool | None) -> ForAllResult:  # noqa: FBT001 - an answer
    """Return the verdict of algebra, or that of sample points if algebra has no verdict.

    Each point must have a value in any case: algebra cancels parts that a value needs. For algebra, `sqrt(x)^2 = x` and
    `x / x = 1` are true for all numbers.
    """
    method = f"at {POINTS} points" if by_algebra is None else "by algebra"
    spans = _spans(formula, made, machine)
    chance = random.Random(1)  # noqa: S311 - points to try, no secret
    purse = Purse(machine.budget, Work.STEPS)
    for tried in range(POINTS):
        far = tried % 2 == 1 and any(span.is_open for span in spans.values())
        point = {
            key: _far(chance, span.high) if far and span.is_open else _between(chance, span.low, span.high)
            for key, span in spans.items()
        }
        point.update((key, round(point[key] / DAY) * float(DAY)) for key in point if _is_day(made, key))
        found = machine.value(formula.key, point, purse)
        if isinstance(found, Failure) and is_cut(found.reason):
            return ForAllResult(holds=False, method=f"at {tried} points", case=f"more than {tried} points: {purse.cut}")
        if isinstance(found, Failure) and far:
            continue  # no range is given: it is asked for wherever both sides have a value
        if isinstance(found, Failure):
            reason = machine.source_of(found, point).reason or "no value"
            return ForAllResult(holds=False, method=method, case=_place(made, point), reason=reason)
        if found == 0 and not by_algebra:
            return ForAllResult(holds=False, method=method, case=_place(made, point))
    return ForAllResult(by_algebra is not False, method)


def _place(made: FormulaSet, point: Mapping[str, float]) -> str:
    return ", ".join(f"{key.partition('#')[2]} = {_said(made, key, value)}" for key, value in point.items())


def _spans(formula: Formula, made: FormulaSet, machine: Machine) -> Mapping[str, _ParameterRange]:
    """Return the range of each parameter in a check: its control or range, or any value, mostly near its own."""
    found: dict[str, _ParameterRange] = {}
    for key in needed(machine.nodes, [formula.key]):
        node, behind = machine.nodes[key], made.formulas.get(key)
        if behind is None or behind.kind is not Kind.PARAMETER or not isinstance(node.value, float):
            continue
        statement = behind.entry.statement
        if _is_day(made, key):
            found[key] = _ParameterRange(*_days(statement, node.value))
            continue
        ends = _domain(statement, node.value) if isinstance(statement, Definition) else None
        if ends is None and node.low is not None and node.high is not None:
            ends = (node.low, node.high)
        low, high = sorted((node.value / 2, node.value * 2))
        found[key] = _ParameterRange(*ends) if ends else _ParameterRange(low, high, is_open=True)
    return found


def _is_day(made: FormulaSet, key: str) -> bool:
    """Return whether a parameter is written as a date."""
    body = getattr(made.formulas[key].entry.statement, "body", None)
    return isinstance(body, Number) and body.text.startswith(DATE)


def _days(statement: object, value: float) -> tuple[float, float]:
    """Return the range of a date: its control, or a hundred years around it, within the limits of the calendar."""
    domain = getattr(statement, "domain", None)
    ends = [number_in_base(end.value, DAYS) for end in (domain.low, domain.high) if end is not None] if domain else []
    if len(ends) == 2 and ends[0] is not None and ends[1] is not None:
        return ends[0], ends[1]
    return value - CENTURY / 2, value + CENTURY / 2


def _said(made: FormulaSet, key: str, value: float) -> str:
    return format_figure(from_base(value, DAYS), DAYS) if _is_day(made, key) else format_number(value, 3)


def _domain(statement: Definition, value: float) -> tuple[float, float] | None:
    """A control's ends in base units, by the ratio to the written value."""
    domain, body = statement.domain, statement.body
    written = getattr(body, "value", None)
    if domain is None or domain.low is None or domain.high is None or not written or domain.low.unit != body.unit:  # type: ignore[union-attr]
        return None
    factor = value / float(written)
    return float(domain.low.value) * factor, float(domain.high.value) * factor


def _far(chance: random.Random, scale: float) -> float:
    """Return a positive or negative number, up to a million times larger or smaller than a parameter."""
    return chance.choice((-1.0, 1.0)) * (abs(scale) or 1.0) * math.pow(10, chance.uniform(-6, 6))


def _between(chance: random.Random, low: float, high: float) -> float:
    share = chance.random()
    if low > 0 and high / low > 100:
        return low * math.exp(share * math.log(high / low))
    return low + share * (high - low)
