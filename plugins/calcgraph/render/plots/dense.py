"""Long columns as a drawing shows them: of each column of pixels the first, lowest, highest and last value.

Nothing that is drawn is nearer to another row than half a unit of the drawing, so no peak is lost. The page draws them
again by the same rules when a slider moves: `dense.js`.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from calcgraph.render.plots.scene import LEFT
from calcgraph.render.plots.strokes import FAR

PIXEL = 0.5
"""The width of a column of pixels, in the drawing's units."""
SPOT = 2.0
"""The sides of a square in which points are drawn as one: half of a point's width."""
NOWHERE = -1
"""The column of pixels of a row without a place."""


def pixel_of(place: float) -> int:
    """Return the column of pixels that a place in the drawing is in."""
    return max(0, math.floor((place - LEFT) / PIXEL + 0.5)) if math.isfinite(place) else NOWHERE


def written_pixels(pixels: Sequence[int]) -> str:
    """Return the columns of pixels of all rows, equal ones that follow each other counted.

    >>> written_pixels([0, 0, 1, 4, 4, 4])
    '0*2 1 4*3'
    """
    runs = ((pixel, len(list(rows))) for pixel, rows in groupby(pixels))
    return " ".join(f"{pixel}*{count}" if count > 1 else str(pixel) for pixel, count in runs)


def dense_path(pixels: Sequence[int], heights: Sequence[float], *, is_stepped: bool) -> str:
    """Return a line through all rows; a gap is a row without a value at an end of its column of pixels."""
    found: list[str] = []
    is_down = is_lone = False
    start = 0
    for pixel, rows in groupby(pixels):
        end = start + len(list(rows))
        known = [max(-FAR, min(FAR, y)) for y in heights[start:end] if math.isfinite(y)]
        x, joins = f"{LEFT + pixel * PIXEL:.1f}", is_down and math.isfinite(heights[start]) and pixel != NOWHERE
        if not joins:
            found += [f"H{x}"] if is_stepped and is_down and pixel != NOWHERE else ["h0.5"] if is_lone else []
            is_down = is_lone = False
        if known and pixel != NOWHERE:
            ends = [f"{y:.1f}" for y in (known[0], min(known), max(known), known[-1])]
            found.append((f"H{x}V{ends[0]}" if is_stepped else f"L{x} {ends[0]}") if joins else f"M{x} {ends[0]}")
            found += [f"V{after}" for before, after in pairwise(ends) if before != after]
            is_lone = not joins and len(set(ends)) == 1
            is_down = math.isfinite(heights[end - 1])
        start = end
    return "".join(found + (["h0.5"] if is_lone else []))


def dense_points(pixels: Sequence[int], heights: Sequence[float]) -> str:
    """Return the points of all rows as short lines; points next to each other are one line."""
    spots: dict[int, set[int]] = {}
    for pixel, y in zip(pixels, heights, strict=True):
        if pixel != NOWHERE and math.isfinite(y):
            spots.setdefault(math.floor(pixel * PIXEL / SPOT + 0.5), set()).add(
                math.floor(max(-FAR, min(FAR, y)) / SPOT + 0.5)
            )
    return "".join(
        f"M{LEFT + column * SPOT:.1f} {low * SPOT:.1f}" + (f"V{high * SPOT:.1f}" if high > low else "h0")
        for column in sorted(spots)
        for low, high in _runs(sorted(spots[column]))
    )


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the ends of each stretch of whole numbers without a gap."""
    low = numbers[0]
    for before, after in pairwise(numbers):
        if after > before + 1:
            yield low, before
            low = after
    yield low, numbers[-1]


def thinned_reach(pixels: Sequence[int], ends: Sequence[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """Return place, lowest and highest end of the ranges in each column of pixels, without rows that have no range."""
    found, start = [], 0
    for pixel, rows in groupby(pixels):
        end = start + len(list(rows))
        known = [pair for pair in ends[start:end] if all(map(math.isfinite, pair))]
        if known and pixel != NOWHERE:
            found.append((LEFT + pixel * PIXEL, min(low for low, _ in known), max(high for _, high in known)))
        start = end
    return found
