"""Bars, steps and error bars of columns, in the units of the drawing."""

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from calcgraph.calc.model import Value
from calcgraph.render.plots.axes import Axis

PART = 0.8
"""The part of the distance between two rows that their bars take."""
WIDEST = 80.0
"""The width of the bars of a row that are far from the next ones."""
CAP = 3.0
"""Half of the width of the ends of an error bar."""
TONES = 6
LEGEND_TOP, LEGEND_GAP = 44.0, 24.0


class BarBox(Struct, frozen=True):
    """The bar for one row, at its position in the drawing."""

    x: str
    y: str
    width: str
    height: str
    middle: str
    """The position of its row."""
    value: str
    """Its value in base units, as scripts read it."""
    name: str
    along: str
    row: str
    said: str
    is_out: bool


class LegendEntry(Struct, frozen=True):
    """The name of a column with the tone of its bars or the style of its line."""

    y: str
    css: str
    is_bar: bool
    text: str
    full: str


def slot_of(places: Sequence[float]) -> float:
    """Return the width that the bars of a row take: a part of the least distance between two rows."""
    known = sorted({place for place in places if math.isfinite(place)})
    least = min((after - before for before, after in pairwise(known)), default=math.inf)
    return min(PART * least, WIDEST)


def stack_tops(columns: Sequence[Sequence[Value | None]]) -> list[list[tuple[float, float]]]:
    """Return where each bar of a stack starts and ends: those above zero upwards, those below zero downwards."""
    found: list[list[tuple[float, float]]] = []
    sums = [(0.0, 0.0)] * (len(columns[0]) if columns else 0)
    for values in columns:
        ends = []
        for at, value in enumerate(values):
            number = value.number if value is not None else math.nan
            down, up = sums[at]
            start = down if number < 0 else up
            ends.append((start, start + number))
            if math.isfinite(number):
                sums[at] = (start + number, up) if number < 0 else (down, start + number)
        found.append(ends)
    return found


def plain_ends(values: Sequence[Value | None]) -> list[tuple[float, float]]:
    """Return where each bar starts and ends: from zero to its value."""
    return [(0.0, value.number if value is not None else math.nan) for value in values]


def error_ends(values: Sequence[Value | None], halves: Sequence[float]) -> list[tuple[float, float]]:
    """Return the lower and the upper end of each error bar; not numbers for a row without a bar."""
    numbers = (value.number if value is not None else math.nan for value in values)
    return [(number - half, number + half) for number, half in zip(numbers, halves, strict=True)]


def error_path(y: Axis, places: Sequence[float], ends: Sequence[tuple[float, float]]) -> str:
    """Return error bars as strokes with a line across each end; an end that a logarithm lacks is at the axis."""
    found = []
    for x, (low, high) in zip(places, ends, strict=True):
        if not (math.isfinite(x) and math.isfinite(low) and math.isfinite(high)) or low == high:
            continue
        top, end = y.at(high), y.at(low)
        end = y.start if y.log and math.isnan(end) else end
        if math.isfinite(top) and math.isfinite(end):
            across = f"M{x - CAP:.1f} {{}}h{2 * CAP:.1f}"
            found.append(f"M{x:.1f} {top:.1f}V{end:.1f}{across.format(f'{top:.1f}')}{across.format(f'{end:.1f}')}")
    return "".join(found)


def step_path(spots: Sequence[tuple[float, float]]) -> str:
    """Return a line that keeps the value of a row until the next row; a row without a value is a gap."""
    found: list[str] = []
    is_down = False
    for at, (x, y) in enumerate(spots):
        if not math.isfinite(x):
            continue
        if not math.isfinite(y):
            is_down = False
            continue
        found.append(f"V{y:.1f}" if is_down else f"M{x:.1f} {y:.1f}")
        following = next((next_x for next_x, _ in spots[at + 1 :] if math.isfinite(next_x)), None)
        if following is not None:
            found.append(f"H{following:.1f}")
        is_down = True
    return "".join(found)
