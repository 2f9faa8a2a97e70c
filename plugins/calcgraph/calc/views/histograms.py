"""Intervals of a histogram, and how many values each contains."""

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from calcgraph.calc.dimensions.measures import measured, said
from calcgraph.calc.model import Unit
from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.tree import Number
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import UnitTable, to_base
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose

MOST_BINS = 200
FEWEST, MOST = 5, 40
"""The numbers of intervals between which Rice's rule is followed."""
NICE = (1.0, 2.0, 5.0, 10.0)
NEAR = 1e-12
"""Part of an interval by which rounding may leave a value below its lower end."""


class Bins(Struct, frozen=True):
    """Intervals of one width, in the unit that is shown; each contains its lower end."""

    low: float
    width: float
    count: int
    is_closed: bool
    """True if the last one also contains its upper end."""

    def edge(self, at: int) -> float:
        """Return the lower end of an interval, without rounding errors."""
        place = self.low + at * self.width
        size = max(abs(self.low), abs(place), self.width)
        return round(place, 12 - math.floor(math.log10(size)))


class RowCounts(Struct, frozen=True):
    """The number of values in each interval, and outside all intervals."""

    of: tuple[int, ...]
    below: int
    above: int


def rice_bins(values: Sequence[float]) -> Bins | None:
    """Return intervals of a round width that contain all values: about twice the cube root of their number.

    None for values without a number, or without a width that a float can tell from them.
    """
    known = [value for value in values if math.isfinite(value)]
    if not known:
        return None
    low, high = min(known), max(known)
    wanted = min(max(math.ceil(2 * len(known) ** (1 / 3)), FEWEST), MOST)
    rough = (high - low) / wanted or abs(high) / 10 or 1.0
    if rough < NEAR * max(abs(low), abs(high)):
        rough = abs(high) / 10
    size = 10.0 ** math.floor(math.log10(rough))
    width = next(nice * size for nice in NICE if nice * size >= rough * 0.999)
    first, last = math.floor(low / width + _near(low / width)), math.floor(high / width + _near(high / width))
    return Bins(first * width, width, last - first + 1, is_closed=False)


def counts_of(values: Sequence[float], bins: Bins) -> RowCounts:
    """Return how many values each interval contains."""
    found = [0] * bins.count
    below = above = 0
    for value in values:
        if not math.isfinite(value):
            continue
        place = (value - bins.low) / bins.width
        at = math.floor(place + _near(max(abs(value), abs(bins.low)) / bins.width))
        if at == bins.count and bins.is_closed and place <= bins.count + _near(place):
            at -= 1
        if at < 0:
            below += 1
        elif at >= bins.count:
            above += 1
        else:
            found[at] += 1
    return RowCounts(tuple(found), below, above)


def _near(places: float) -> float:
    return NEAR * max(1.0, abs(places))


def written_bins(view: HistogramView, table: UnitTable, own: Unit, shown: Unit) -> Bins | None:
    """Return the intervals that a histogram asks for in the unit that is shown; None without a clause."""
    ends = _ends(view, table, own)
    if ends is None:
        return None
    low, high, width = ends
    offset, factor = Fraction(shown.offset), Fraction(shown.factor)
    return Bins(float((low - offset) / factor), float(width / factor), round((high - low) / width), is_closed=True)


def _ends(view: HistogramView, table: UnitTable, own: Unit) -> tuple[Fraction, Fraction, Fraction] | None:
    """Return both ends and the width of the intervals in base units; a width is a difference."""
    if view.bins is None:
        return None
    low, high, step = view.bins.low, view.bins.high, view.bins.step
    assert low is not None
    assert high is not None
    assert step is not None
    units = [_unit(table, one, own) for one in (low, high, step)]
    of_low, of_high, of_step = (one if isinstance(one, Unit) else own for one in units)
    return to_base(low.value, of_low), to_base(high.value, of_high), step.value * Fraction(of_step.factor)


def _unit(table: UnitTable, number: Number, own: Unit) -> Unit | UnitProblem:
    return table.parse(number.unit) if number.unit else own


def check_bins(table: UnitTable, path: str, view: HistogramView, own: Unit) -> Iterator[Diagnostic]:
    """Return the problems of the intervals that a histogram asks for."""
    if view.bins is None:
        return
    name = view.items[0].text
    for number in (view.bins.low, view.bins.high, view.bins.step):
        assert number is not None
        unit = _unit(table, number, own)
        if isinstance(unit, UnitProblem):
            yield diagnose(unit.code, path, number.span, unit.message, unit.hint)
            return
        if not alike(unit, own):
            message = f"`{name}` is {said(measured(own))}, and `{number.text}` is {said(measured(unit))}"
            yield diagnose("CG310", path, number.span, message)
            return
    ends = _ends(view, table, own)
    assert ends is not None
    low, high, width = ends
    assert view.bins.low is not None
    assert view.bins.high is not None
    written = f"{view.bins.low.text}..{view.bins.high.text}"
    if high <= low:
        message = f"the range `{written}` is empty"
        yield diagnose("CG252", path, view.bins.span, message, "put the smaller end first")
        return
    assert view.bins.step is not None
    if width <= 0:
        message = "the width of an interval is above zero"
        yield diagnose("CG252", path, view.bins.step.span, message, "write a positive `step`")
    elif (high - low) / width > MOST_BINS:
        message = f"`{written}` has {math.ceil((high - low) / width)} intervals, and a histogram has up to {MOST_BINS}"
        yield diagnose("CG252", path, view.bins.step.span, message, "write a larger `step`")
    elif ((high - low) / width).denominator != 1:
        message = f"intervals of `{view.bins.step.text}` do not divide `{written}` evenly"
        yield diagnose("CG252", path, view.bins.step.span, message, "write a `step` that divides the range")
