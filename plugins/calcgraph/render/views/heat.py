"""Colours of a heat map: the step of the scale for a value, and its legend; `heat.js` is the JavaScript port."""

import math
from collections.abc import Sequence

from msgspec import Struct

STEPS = 7
"""The number of colours of the scale: more are indistinguishable next to each other."""
NEAR = 1e-9
"""The tolerance at the start of a step: a value just below it from rounding has that step."""


class Legend(Struct, frozen=True):
    """The scale below a heat map."""

    low: str
    high: str
    steps: tuple[int, ...]
    kind: str
    """`lin` or `log`, as the page's script reads it."""


def levels(values: Sequence[float | None], *, is_log: bool) -> list[int | None]:
    """The step of each value, 0 for the lowest; None for one that is missing, or that a logarithm does not have.

    >>> levels([1.0, 3.0, None, 8.0], is_log=False), levels([1.0, 10.0, 100.0, -1.0], is_log=True)
    ([0, 2, None, 6], [0, 3, 6, None])
    """
    places = [_place(value, is_log=is_log) for value in values]
    known = [place for place in places if place is not None]
    low, high = (min(known), max(known)) if known else (0.0, 0.0)
    return [None if place is None else _step(place, low, high) for place in places]


def legend_of(values: Sequence[float | None], texts: Sequence[str], *, is_log: bool) -> Legend | None:
    """The lowest and the highest value as their cells show them; None where no cell has a colour."""
    found = [
        (place, text)
        for value, text in zip(values, texts, strict=True)
        if (place := _place(value, is_log=is_log)) is not None
    ]
    if not found:
        return None
    low, high = min(found, key=lambda one: one[0]), max(found, key=lambda one: one[0])
    return Legend(low[1], high[1], tuple(range(STEPS)), "log" if is_log else "lin")


def _place(value: float | None, *, is_log: bool) -> float | None:
    if value is None or not math.isfinite(value) or (is_log and value <= 0):
        return None
    return math.log(value) if is_log else value


def _step(place: float, low: float, high: float) -> int:
    """Half of the difference, so that it is not infinite."""
    share = (place / 2 - low / 2) / (high / 2 - low / 2) if high > low else 0.0
    return min(STEPS - 1, math.floor(share * STEPS + NEAR))
