"""Strokes of a plot as paths: lines with gaps, and bands."""

import math
from collections.abc import Sequence

from calcgraph.calc.model import Value
from calcgraph.render.plots.axes import Axis

FAR = 1e4
"""Places further outside are drawn here; the frame clips them."""
THIN = 0.04
"""A point that is nearer to a straight line than this does not change the drawing."""


def line_path(places: Sequence[tuple[float, float]]) -> str:
    """A polyline with gaps where there is no value; points on a straight stretch are left out."""
    pieces: list[list[tuple[float, float]]] = [[]]
    for x, y in places:
        if math.isfinite(y):
            pieces[-1].append((x, max(-FAR, min(FAR, y))))
        elif pieces[-1]:
            pieces.append([])
    return " ".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in _thinned(piece)) for piece in pieces if piece)


def _thinned(piece: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept = piece[:1]
    for before, here, after in zip(piece, piece[1:], piece[2:], strict=False):
        first = kept[-1]
        straight = first[1] + (after[1] - first[1]) * (here[0] - first[0]) / ((after[0] - first[0]) or 1.0)
        is_between = before[0] <= here[0] <= after[0]  # rows of a table may go back
        if abs(straight - here[1]) > THIN or not is_between:
            kept.append(here)
    return kept + piece[-1:] if len(piece) > 1 else kept


def band_path(y: Axis, places: Sequence[tuple[float, Value | None]]) -> str:
    """Return the outline of the area between the ends of ranges; empty if no value is a range."""
    inside = [(x, value) for x, value in places if value is not None and value.is_range]
    if not inside:
        return ""
    upper = [(x, y.at(value.high)) for x, value in inside]
    lower = [(x, y.at(value.low)) for x, value in reversed(inside)]
    outline = [(x, max(-FAR, min(FAR, at))) for x, at in (*upper, *lower) if math.isfinite(at)]
    return "M" + "L".join(f"{x:.1f} {at:.1f}" for x, at in outline) + "Z"


def reach_path(y: Axis, places: Sequence[tuple[float, Value | None]]) -> str:
    """Return the ends of ranges as separate lines, for positions without anything between them."""
    ends = [(x, y.at(one.low), y.at(one.high)) for x, one in places if one is not None and one.is_range]
    return "".join(
        f"M{x:.1f} {low:.1f}V{high:.1f}" for x, low, high in ends if math.isfinite(low) and math.isfinite(high)
    )
