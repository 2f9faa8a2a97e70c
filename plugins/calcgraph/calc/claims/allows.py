"""The tolerance of a claim: its interval or another tolerance, and the words for both."""

import math
from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.claims.title import Title
from calcgraph.calc.model import ONE, Unit, Value
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.numbers.nought import EQUAL, WHOLE
from calcgraph.calc.units.display import format_figure, format_value, span_text
from calcgraph.calc.units.table import UnitTable, from_base, is_date, to_base
from calcgraph.calc.units.turning import in_turns

SCALE_CAP = Fraction(1, 100)
"""The largest share of an absolute temperature that its digits allow: `300 K` allows 3 K, not 30."""
_DIGITS, _MOST_DIGITS = 4, 13
"""The significant digits of reported values, and the first number of digits that no value has."""
LAX = 10
"""Times; a range whose ends differ more says little, and holds for nearly everything."""

TOUCHING = 0.02
"""The share of the narrower of two ranges up to which they only touch: `40 to 55 minutes` is not `25..40 min`."""

DRAWN = 0.05
"""The share of the interval within which sampling leaves a percentile: P95 of `5 to 10 USD` stays below 10 USD."""


def with_tolerance(text: ClaimText, title: Title, unit: Unit, table: UnitTable) -> ClaimText | None:
    """The claim with the tolerance of its title; None where that is in another kind of unit."""
    if not title.is_tolerant:
        return text
    around = _around(text, title, unit, table)
    if around is None:
        return None
    low = None if text.low is None else text.value - around
    high = None if text.high is None else (text.high if text.kind == "range" else text.value) + around
    return replace(text, low=low, high=high)


def _around(text: ClaimText, title: Title, unit: Unit, table: UnitTable) -> Fraction | None:
    """Return the largest allowed difference from a value, for a date a duration; None for another kind of tolerance."""
    if title.relative is not None:
        return None if is_date(unit) else abs(text.value) * title.relative
    assert title.absolute is not None
    found = table.parse(title.absolute.unit) if title.absolute.unit else unit
    if not isinstance(found, Unit):
        return None
    if is_date(unit):
        return title.absolute.value * found.factor / DAY if found.dimension == (("time", 1),) else None
    read = in_turns(found, unit)
    return None if read is None else title.absolute.value * read.factor / unit.factor


def on_scale(text: ClaimText, unit: Unit, target: Unit) -> ClaimText:
    """Return the claim of a temperature, whose digits allow at most a hundredth of its distance from absolute zero."""
    if text.kind != "number" or text.low is None or text.high is None or not (unit.offset or target.offset):
        return text
    if is_date(unit) or is_date(target):
        return text
    around = abs(to_base(text.value, unit)) * SCALE_CAP / unit.factor
    return replace(text, low=max(text.low, text.value - around), high=min(text.high, text.value + around))


def rounded(text: ClaimText) -> ClaimText:
    """The claim of a number that is quoted from a file: it is what that is rounded to at the places that are written.

    A zero at the end counts, so 210 is not `200`. After a word such as `about` it stays as wide as its digits are
    elsewhere.
    """
    if text.kind != "number" or text.low is None or text.high is None or text.is_exact or not text.quoting:
        return text
    around = min(text.quoting, text.high - text.value)
    return replace(text, low=text.value - around, high=text.value + around)


def in_range(text: ClaimText, value: Value) -> ClaimText:
    """The claim of a number about a computed range: it is one of the range, or rounds to one.

    So `41 minutes` is not of `25..40 min`, though 40 would be within a unit of its last digit. After a word such as
    `about` it stays as wide as its digits.
    """
    is_number = text.kind == "number" and text.low is not None and text.high is not None
    if not is_number or not value.is_range or value.is_spread or text.is_exact or not text.quoting:
        return text
    assert text.low is not None
    assert text.high is not None
    around = min(text.rounding, text.high - text.value)
    return replace(text, low=text.value - around, high=text.value + around)


def allows(text: ClaimText, unit: Unit, value: Value) -> bool:
    """Return whether a value agrees with a claim.

    A number may be anywhere in a range, and two ranges must share more than an end; for a bound all of the range
    must fit. Whole numbers have no rounding to allow for.

    For a distribution, a number means the median, and P5 to P95 must stay within a stated range or bound.
    """
    low, high = from_base(value.low, unit), from_base(value.high, unit)
    slack = EQUAL * max(abs(low), abs(high))
    slack = slack if math.isfinite(slack) else 0.0
    if max(abs(low), abs(high)) < WHOLE and low.is_integer() and high.is_integer():
        slack = 0.0
    if value.around is not None:
        slack = max(slack, DRAWN * abs(value.around[1] - value.around[0]) / float(unit.factor))
    if value.is_spread and text.kind == "number":
        low = high = from_base(value.number, unit)
    if text.kind == "bound" or text.is_exact or value.is_spread:
        return _keeps(text, low, high, slack)
    assert text.low is not None
    assert text.high is not None
    if text.kind == "range" and low < high and text.low < text.high:
        shared = min(high, float(text.high)) - max(low, float(text.low))
        return shared > TOUCHING * min(high - low, float(text.high - text.low))
    if not slack:
        return high >= text.low and low <= text.high  # not rounded: 2^53 - 1.5 would be 2^53 - 2
    return high >= float(text.low) - slack and low <= float(text.high) + slack


def _keeps(text: ClaimText, low: float, high: float, slack: float) -> bool:
    """Return whether all of a value is within a bound; in `just below 100` only that bound itself is strict."""
    for is_least, bound in ((True, text.low), (False, text.high)):
        if bound is None:
            continue
        is_strict = text.strict and (bound == text.value or text.low is None or text.high is None)
        over = low - float(bound) if is_least else float(bound) - high
        if over <= 0 if is_strict else over < -slack:
            return False
    return True


def is_lax(text: ClaimText) -> bool:
    """Return whether a range has ends that differ more than tenfold or are of opposite sign, and lacks `between`."""
    if text.kind == "bound" or text.is_between or text.low is None or text.high is None or text.low == text.high:
        return False
    if text.low * text.high > 0:
        small, large = sorted((abs(text.low), abs(text.high)))
        return large > LAX * small
    if text.kind == "number":
        return text.low <= 0 <= text.high and text.value != 0
    return text.low < 0 < text.high and text.value != 0 and text.high - text.low > 2 * abs(text.value)


def is_unproved(text: ClaimText, value: Value) -> bool:
    """Return whether a claim is about the whole of a range whose ends might be further out."""
    return value.is_open and (text.kind == "bound" or text.is_exact)


def how_met(text: ClaimText, unit: Unit, value: Value, shown: str) -> str:
    """Return the agreement of a true claim with a computed range: `within 11.8–35.7 yr`; '' if that is one value."""
    if not value.is_range:
        return ""
    if value.is_spread and text.kind == "number":
        return f"median of {shown}"
    if value.is_spread:
        return f"P5 to P95 of {shown}"
    low, high = from_base(value.low, unit), from_base(value.high, unit)
    if text.low is None or text.high is None or (text.low <= low and high <= text.high):
        return f"for all that was tried of {shown}" if value.is_open else f"for all of {shown}"
    first, last = (text.low, text.high) if text.kind == "range" else (text.value, text.value)
    if low <= first and last <= high:
        return f"within {shown}"
    covered = share_met(text, unit, value)
    return f"for part of {shown}" + (
        f", {format_figure(100 * covered, ONE, 2)} % of the stated span" if covered else ""
    )


def share_met(text: ClaimText, unit: Unit, value: Value) -> float:
    """Return the share of a stated range that is covered; 0 unless they overlap and neither is within the other."""
    if text.kind != "range" or not value.is_range or text.low is None or text.high is None:
        return 0
    low, high = from_base(value.low, unit), from_base(value.high, unit)
    first, last = float(text.low), float(text.high)
    within = (low <= first and last <= high) or (first <= low and high <= last)
    if within or last <= first:
        return 0
    share = (min(high, last) - max(low, first)) / (last - first)
    return share if 0 < share < 1 - ROUNDED else 0


ROUNDED = 0.05
"""Ends that leave less than this of a stated range uncovered differ by the rounding of their digits: it holds."""


def digits_apart(text: ClaimText, value: Value, unit: Unit) -> int:
    """Return the digits in which a single value is visibly outside the allowed interval: four, or more if needed."""
    if value.is_range or value.is_spread:
        return _DIGITS
    ends, near = [float(end) for end in (text.low, text.high) if end is not None], from_base(value.number, unit)
    for digits in range(_DIGITS, _MOST_DIGITS):
        figures = {format_figure(one, unit, digits) for one in ends}
        is_visible = len(figures) == len(set(ends)) and format_figure(near, unit, digits) not in figures
        if is_visible and (is_date(unit) or all(_is_close(end, digits, ends) for end in ends)):
            return digits
    return _DIGITS


def _is_close(end: float, digits: int, ends: Sequence[float]) -> bool:
    """Return whether rounding an end of an interval moves it by less than a third of the interval."""
    width = max(ends) - min(ends)
    step = 10.0 ** (math.floor(math.log10(abs(end))) + 1 - digits) if end else 0.0
    return not width or step / 2 <= 0.3 * width


def in_unit(value: Value, unit: Unit, digits: int = _DIGITS) -> str:
    """`41.79 ms`, `2..4 USD/h`: one digit more than elsewhere, so that a near miss is seen."""
    tail = f" {unit.text}" if unit.text and not is_date(unit) else ""
    if value.is_spread:
        return format_value(value, unit, digits) + tail
    ends = [format_figure(from_base(end, unit), unit, digits) for end in (value.low, value.high)]
    return (ends[0] if ends[0] == ends[1] else span_text(*ends)) + tail


def interval(text: ClaimText, digits: int = _DIGITS) -> str:
    """`allowed 41 to 43`, `allowed less than 25`."""
    unit = text.unit if text.unit is not None and is_date(text.unit) else ONE
    low = "" if text.low is None else format_figure(float(text.low), unit, digits)
    high = "" if text.high is None else format_figure(float(text.high), unit, digits)
    if low == high and unit is not ONE:
        return f"allowed {low} only"
    if low and high:
        return f"allowed {low} to {high}"
    if low:
        return f"allowed {'more than' if text.strict else 'from'} {low}"
    return f"allowed {'less than' if text.strict else 'up to'} {high}"
