"""Labels at the ends of lines, moved apart so that each can be read."""

from collections.abc import Sequence

from msgspec import Struct

GAP = 17.0
"""Distance of two base lines: on a phone, whose drawings are lower, still the height of a letter."""
TOP, BOTTOM = 34.0, 214.0
LONGEST = 17
"""The number of characters that fit next to the frame."""
LONG = 10
"""Longer ones end at the edge of a small drawing, whose letters are larger."""
MANY = 6
"""The number of lines above which only the chosen, highest and lowest are named, and the rest when chosen."""
SAME = 1.0
"""The distance between the ends of coinciding lines below which they share a label."""


class Label(Struct, frozen=True):
    """A text in the drawing."""

    x: str
    y: str
    text: str
    css: str
    for_id: str = ""
    full: str = ""
    """The whole text when it had to be cut."""


def spread_labels(ends: Sequence[tuple[str, float, bool, str]], x: float = 590.0) -> tuple[Label, ...]:
    """A label for each line from its text, height, whether it is chosen, and id; those in one place are joined."""
    if len(ends) > MANY:
        return _few(sorted(ends, key=lambda end: end[1]), x)
    joined: list[tuple[str, float, bool, str]] = []
    for text, y, chosen, id_ in sorted(ends, key=lambda end: end[1]):
        if joined and abs(joined[-1][1] - y) < SAME and len(joined[-1][0]) + len(text) < LONGEST:
            before = joined.pop()
            joined.append((f"{before[0]}, {text}", before[1], before[2] or chosen, before[3]))
        else:
            joined.append((text, y, chosen, id_))
    places = apart([y for _, y, _, _ in joined])
    return tuple(_label((text, y, chosen, id_), x) for (text, _, chosen, id_), y in zip(joined, places, strict=True))


def _few(ends: Sequence[tuple[str, float, bool, str]], x: float) -> tuple[Label, ...]:
    """Labels of many lines, sorted by height: most of them hidden."""
    named = [end for end in ends if end[2] or end is ends[0] or end is ends[-1]]
    places = dict(zip((end[3] for end in named), apart([end[1] for end in named]), strict=True))
    return tuple(
        _label((text, places.get(id_, y), chosen, id_), x, "" if id_ in places else " is-rest hide")
        for text, y, chosen, id_ in ends
    )


def _label(end: tuple[str, float, bool, str], x: float, more: str = "") -> Label:
    text, y, chosen, id_ = end
    css = f"{'strong ' if chosen else ''}nar{' is-long' if len(text) > LONG else ''}{more}"
    return Label(f"{x:g}", f"{y + 4:.1f}", cut(text), css, id_, text if cut(text) != text else "")


def apart(heights: Sequence[float], gap: float = GAP, top: float = TOP, bottom: float = BOTTOM) -> list[float]:
    """Sorted heights at least a gap from each other, as near to where they were as one sweep down and one up allow."""
    places: list[float] = []
    for height in heights:
        places.append(max(height, places[-1] + gap if places else top))
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], bottom)
        bottom = places[at] - gap
    return places


def cut(text: str) -> str:
    """Return as many letters of a name as fit."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
