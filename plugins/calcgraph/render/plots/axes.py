"""Axes of a plot: where a value lies, and which values are worth a tick."""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import Unit
from calcgraph.calc.units.display import format_number, format_place
from calcgraph.calc.units.table import from_base

MOST_DECADES = 12
"""A logarithmic axis shows at most these, from the top."""
TICKS = 5
SPREAD, NEAR_THE_END = 1000.0, 0.02
"""Values over three decades, of which half are in the lowest fiftieth of the axis, need a logarithmic axis."""
LONG = 7
"""The number of characters from which a figure beside an axis is shortened."""
SCALES = ((1e9, "G"), (1e6, "M"), (1e3, "k"))
NICE = (1.0, 2.0, 5.0, 10.0)


class Axis(Struct, frozen=True):
    """From values in a unit to places in the drawing."""

    low: float
    high: float
    start: float
    end: float
    log: bool
    unit: Unit

    def at(self, value: float) -> float:
        """Return the position of a value in base units; NaN for a value that a logarithm does not have."""
        if self.log and value <= 0:
            return math.nan
        low, high, here = (math.log10(v) if self.log else v for v in (self.low, self.high, value))
        return self.start + (here - low) / (high - low) * (self.end - self.start)

    def of(self, share: float) -> float:
        """The value at a share of the axis."""
        if self.log:
            return self.low * math.pow(self.high / self.low, share)
        return self.low + share * (self.high - self.low)

    def text(self, value: float) -> str:
        """A value in base units as a figure in the unit of the axis."""
        return format_place(from_base(value, self.unit), self.unit)

    @property
    def written(self) -> str:
        """As the page's script reads it: ends in base units and in the drawing, kind, factor and offset of the unit."""
        kind = "log" if self.log else "lin"
        unit = f"{float(self.unit.factor)!r},{float(self.unit.offset)!r}"
        return f"{self.low!r},{self.high!r},{self.start:g},{self.end:g},{kind},{unit}"


class Tick(Struct, frozen=True):
    """A place on an axis with its figure."""

    at: str
    text: str


def is_squeezed(values: Sequence[float]) -> bool:
    """Return whether a linear axis would show nothing of most values: they span decades, and most are near its end.

    >>> is_squeezed([2.0**n for n in range(21)]), is_squeezed([3.0 * n for n in range(1, 2000)])
    (True, False)
    """
    known = sorted(value for value in values if math.isfinite(value))
    if not known or known[0] <= 0 or known[-1] < SPREAD * known[0]:
        return False
    return known[len(known) // 2] < NEAR_THE_END * known[-1]


def fitting(values: Iterable[float], start: float, end: float, unit: Unit, *, log: bool) -> Axis | None:
    """Return an axis with round ends that contains all values; None if there are no values, or no valid logarithm."""
    usable = [value for value in values if math.isfinite(value) and (value > 0 or not log)]
    if not usable:
        return None
    low, high = min(usable), max(usable)
    factor, zero = float(unit.factor), float(unit.offset)
    if log:
        below, above = math.floor(math.log10(low / factor) + 1e-9), math.ceil(math.log10(high / factor) - 1e-9)
        below = max(below, above - MOST_DECADES)
        return Axis(10.0**below * factor, 10.0 ** max(above, below + 1) * factor, start, end, log=True, unit=unit)
    low, high = (low - zero) / factor, (high - zero) / factor
    if 0 <= low < high / 2 or low == high >= 0:
        low = 0.0
    step = _step(high - low or abs(high) or 1.0)
    below, above = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    low, high = (number * step * factor + zero for number in (below, max(above, below + 1)))
    return Axis(low, high, start, end, log=False, unit=unit)


def ticks_of(axis: Axis) -> tuple[Tick, ...]:
    """Decades of a logarithmic axis, all or every second or third; else four to six round values."""
    factor, zero = float(axis.unit.factor), float(axis.unit.offset)
    low, high = (axis.low - zero) / factor, (axis.high - zero) / factor
    values = _decades(low, high) if axis.log else _even(low, high)
    return tuple(Tick(f"{axis.at(value * factor + zero):.1f}", format_number(value)) for value in values)


def short_ticks_of(axis: Axis) -> tuple[Tick, ...]:
    """Return the ticks of a vertical axis, with a letter for millions in long figures."""
    return tuple(
        replace(tick, text=short_figure(tick.text) if len(tick.text) >= LONG else tick.text) for tick in ticks_of(axis)
    )


def short_figure(text: str) -> str:
    """Return a figure with a letter for thousands, millions or billions, as `short` in `axes.js` does.

    >>> [short_figure(text) for text in ("1,500,000", "2000", "12", "1e12")]
    ['1.5M', '2k', '12', '1e12']
    """
    number = float(text.replace(",", "")) if "e" not in text else 0.0
    for size, letter in SCALES:
        if number >= size:
            return f"{number / size:g}{letter}"
    return text


def _decades(low: float, high: float) -> Sequence[float]:
    first, last = math.ceil(math.log10(low) - 1e-9), math.floor(math.log10(high) + 1e-9)
    if last - first < 1:
        return [m * 10.0**e for e in range(first - 1, last + 1) for m in NICE[:3] if low <= m * 10.0**e <= high]
    every = max(1, math.ceil((last - first) / 6))
    return [10.0**exponent for exponent in range(first, last + 1, every)]


def _even(low: float, high: float) -> Sequence[float]:
    step = _step(high - low)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [step * number for number in range(first, last + 1)]


def _step(length: float) -> float:
    """A round distance that cuts a length into about five."""
    rough = length / TICKS
    size = 10.0 ** math.floor(math.log10(rough))
    return size * next(nice for nice in NICE if nice * size >= rough * 0.999)
