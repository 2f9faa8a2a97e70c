"""Explain why a claim fails: find the reading, or the scenario, in which it would be right."""

import re
from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.budget import Purse, Work, is_cut
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.model import Unit, Value, exact
from calcgraph.calc.nodes import Failure, Node, Overrides
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.program import needed
from calcgraph.calc.syntax.tree import Pick
from calcgraph.calc.units.table import UnitTable, from_base

_BINARY = {"k": "Ki", "M": "Mi", "G": "Gi", "T": "Ti", "P": "Pi"}
_DECIMAL = {binary: decimal for decimal, binary in _BINARY.items()}
_FACTORS = (2, 8, 60, 3600, 1000, 10**6, 10)
"""Slips people make: both directions or one, bits, minutes, hours, a prefix."""

_POINT = re.compile(r"(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])")
"""Thousands as half of Europe writes them: `13.300`."""

MOST_ROWS = 200
"""Rows of a pick that are tried."""


class FailedClaim(Struct, frozen=True):
    """A claim that does not hold."""

    calculation: Calculation
    key: str
    """Node of the quantity; empty for a table's cell."""
    text: ClaimText
    unit: Unit
    value: Value
    overrides: Overrides
    """Its other arguments."""


def find_reading(case: FailedClaim) -> str:
    """`it is right as `2.5 GiB``, or `it is right with gpu=b200`; empty if nothing fits."""
    readings = (_binary_unit, _thousands, _grouped, _bits, _row, _percent, _factor, _untried)
    for reading in (read(case) for read in readings):
        if reading:
            return reading
    return ""


def _fits(case: FailedClaim, factor: Fraction) -> bool:
    """Return whether the claim would be true with a unit `factor` times larger, for every value of a range."""
    unit = replace(case.unit, factor=case.unit.factor * factor)
    return all(fits(case.text, unit, exact(end)) for end in (case.value.low, case.value.high))


def fits(text: ClaimText, unit: Unit, value: Value) -> bool:
    """Return whether a value is within a claim; for a bound, within a tenth of it on the side it allows."""
    low, high = (float(end) if end is not None else None for end in (text.low, text.high))
    if low is None and high is not None:
        low = high - abs(high) / 10
    elif high is None and low is not None:
        high = low + abs(low) / 10
    assert low is not None
    assert high is not None
    return from_base(value.high, unit) >= low and from_base(value.low, unit) <= high


def _swapped(case: FailedClaim, table: UnitTable, pairs: dict[str, str]) -> Unit | None:
    """The claim's unit with another prefix family."""
    for prefix, other in pairs.items():
        if case.unit.text.startswith(prefix):
            found = table.parse(other + case.unit.text.removeprefix(prefix))
            kind = case.unit.dimension, case.unit.turning
            if isinstance(found, Unit) and (found.dimension, found.turning) == kind:
                return found
    return None


def _binary_unit(case: FailedClaim) -> str:
    table = case.calculation.shapes.table
    for pairs in (_DECIMAL, _BINARY):
        unit = _swapped(case, table, pairs)
        if unit is not None and fits(case.text, unit, case.value):
            return f"it is right as `{case.text.text.replace(case.unit.text, unit.text)}`"
    return ""


def _thousands(case: FailedClaim) -> str:
    if not case.text.binary_scale or not _fits(case, Fraction(1024, 1000)):
        return ""
    return "it is right where `k` means 1024: write `Ki`"


def _grouped(case: FailedClaim) -> str:
    meant = _POINT.sub(r"\1,\2", case.text.text)
    if meant == case.text.text or not _fits(case, Fraction(1000)):
        return ""
    return f"it is right as `{meant}`: `.` is the decimal point"


def _bits(case: FailedClaim) -> str:
    if not any(base == "information" for base, _ in case.unit.dimension):
        return ""
    for factor, words in ((Fraction(1, 8), "bits, not bytes"), (Fraction(8), "bytes, not bits")):
        if _fits(case, factor):
            return f"it is right in {words}"
    return ""


def _percent(case: FailedClaim) -> str:
    if case.unit.dimension:
        return ""
    if case.unit.factor == Fraction(1, 100) and _fits(case, Fraction(100)):
        return "it is right as a ratio, without `%`"
    if case.unit.factor == 1 and _fits(case, Fraction(1, 100)):
        return "it is right in percent"
    return ""


def _factor(case: FailedClaim) -> str:
    case = replace(case, text=_within_a_tenth(case.text))
    for factor in _FACTORS:
        for turned, words in ((Fraction(factor), "small"), (Fraction(1, factor), "large")):
            if _fits(case, turned):
                return f"it is {factor:,} times too {words}"
    return ""


def _within_a_tenth(text: ClaimText) -> ClaimText:
    """Return a claim that allows no more than a tenth: `2` allows 1.5 to 2.5, but 3 is not twice as much."""
    if text.low is None or text.high is None:
        return text
    middle = (text.low + text.high) / 2
    spread = min((text.high - text.low) / 2, abs(middle) / 10)
    return replace(text, low=middle - spread, high=middle + spread)


def _row(case: FailedClaim) -> str:
    """Return a message with the one other row of a pick that gives the written digits; '' for a bound."""
    if not case.key or case.text.kind != "number":
        return ""
    machine = case.calculation.machine
    found = []
    for pick, rows in _picks(case):
        for row in rows:
            purse = Purse(machine.budget, Work.READINGS)
            outcome = machine.remembered(case.key, {**case.overrides, pick.key: row}, purse)
            if isinstance(outcome, Failure) and is_cut(outcome.reason):
                return ""
            if isinstance(outcome, float) and _has_digits(case, outcome):
                found.append(f"it is right with {id_of(pick.key).name}={row}")
    return found[0] if len(found) == 1 else ""


def _has_digits(case: FailedClaim, outcome: float) -> bool:
    """Return whether a value rounds to the digits of a claim."""
    assert case.text.low is not None
    assert case.text.high is not None
    around = max(float(case.text.high - case.text.low) / 4, 1e-12 * abs(float(case.text.value)))
    return abs(from_base(outcome, case.unit) - float(case.text.value)) <= around * (1 + 1e-9)


def _untried(case: FailedClaim) -> str:
    """Return a message about rows that might be meant but were not tried, as the budget was exhausted; or ''."""
    budget = case.calculation.machine.budget
    if not case.key or case.text.kind != "number" or budget.has(Work.READINGS):
        return ""
    names = [f"`{id_of(pick.key).name}`" for pick, _ in _picks(case)]
    return f"not all other rows of {', '.join(names)} are tried: {budget.cut(Work.READINGS)}" if names else ""


def _picks(case: FailedClaim) -> Iterator[tuple[Node, list[str]]]:
    """Picks that the quantity depends on, with their other rows."""
    nodes = case.calculation.nodes
    for key in needed(nodes, [case.key]):
        node = nodes[key]
        quantity = case.calculation.quantities.get(id_of(key))
        if quantity is None or not isinstance(quantity.statement, Pick) or not isinstance(node.value, str):
            continue
        entry = case.calculation.scopes[quantity.id.note].entries[quantity.id.name]
        if entry.dataset is None or entry.dataset.keys > 1:
            continue
        yield node, [row for row in entry.dataset.rows if row != node.value][:MOST_ROWS]
