"""The names on the map: their lines, their size, and the choice of those that fit."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from calcgraph.graph.model import Point

LABELLED = 200
"""The largest number of nodes for which every label fits on the map; above that, only the dots fit."""
SIZE = 12.8
"""Pixels of the type; the page draws at this size."""
LEADING = 13.5
WIDEST = 112.0
"""Pixels a line may have before it is broken."""
MOST_LINES = 3
MOST_LETTERS = 40
"""Letters of which some do not fit into a line however narrow they are; no more are measured."""
LONGEST = 48
"""Letters of a short title."""
SHORTEST = {": ": 3, ", ": 12, " – ": 3}
"""Letters at least before each mark that ends a short title: `Rent, buy, cost` is one name."""
_NARROW = frozenset("iljtfI.,:;|!'()[] /-")
_BROAD = frozenset("mwMW%@—…")


def short_title(title: str) -> str:
    """A title up to its first colon, comma or dash, or to the bracket around it, when that leaves a name.

    It has at most `LONGEST` letters.
    """
    for mark, least in SHORTEST.items():
        head = title.split(mark, 1)[0]
        if least <= len(head) < len(title):
            before = head.rpartition("(")[0].rstrip() if head.rfind("(") > head.rfind(")") else head
            title = before if len(before) >= least else head
    return title if len(title) <= LONGEST else f"{title[: LONGEST - 1].rstrip()}…"


def label_of(title: str) -> tuple[str, ...]:
    """Return the one or two lines under a dot: as much of the short title as they can hold."""
    lines = label_lines(short_title(title))
    return lines if len(lines) < MOST_LINES else (lines[0], f"{lines[1].rstrip(' …,')} …")


def label_lines(title: str) -> tuple[str, ...]:
    """Return a title as one to three short lines; the rest becomes an ellipsis.

    The id of a Zettelkasten before `⁝` is left out to save space.
    """
    title = title.rpartition("⁝")[2].strip() or title
    lines: list[str] = []
    for word in title.split() or [title]:
        word = word[:MOST_LETTERS]  # noqa: PLW2901 - it is cut below, and shown with an ellipsis
        if lines and text_width(f"{lines[-1]} {word}") <= WIDEST:
            lines[-1] = f"{lines[-1]} {word}"
        elif len(lines) > MOST_LINES:
            break
        else:
            lines.append(word)
    lines = [_cut(line) for line in lines]
    if len(lines) > MOST_LINES:
        return (*lines[: MOST_LINES - 1], _cut(f"{lines[MOST_LINES - 1]} …"))
    return tuple(lines)


def text_width(text: str) -> float:
    """About how many pixels a line of type takes, by classes of letters of a grotesque."""
    return SIZE * sum(map(_em, text))


def label_size(lines: Sequence[str]) -> tuple[float, float]:
    """Width and height of a label in pixels."""
    return max(map(text_width, lines), default=0.0), len(lines) * LEADING


def labels_that_fit(
    order: Iterable[str], points: Mapping[str, Point], sizes: Mapping[str, tuple[float, float]], width: float
) -> Collection[str]:
    """Return the names that fit next to those before them in `order`, on a map of `width` units 1,000 pixels wide."""
    zoom = 1000.0 / max(width, 1.0)
    taken: set[tuple[int, int]] = set()
    fitting: set[str] = set()
    for name in order:
        cells = _cells(points[name], sizes[name], zoom)
        if taken.isdisjoint(cells):
            taken.update(cells)
            fitting.add(name)
    return fitting


def _cells(point: Point, size: tuple[float, float], zoom: float) -> list[tuple[int, int]]:
    """The cells of 16 by 14 pixels a label below its dot touches."""
    x, y = point.x * zoom, point.y * zoom
    left, right = int((x - size[0] / 2) // 16), int((x + size[0] / 2) // 16)
    top, bottom = int((y - 6) // 14), int((y + 8 + size[1]) // 14)
    return [(column, row) for column in range(left, right + 1) for row in range(top, bottom + 1)]


def _cut(line: str) -> str:
    """A line that is not too wide, with an ellipsis where it was cut."""
    if text_width(line) <= WIDEST * 1.25:
        return line
    ellipsis_width = text_width("…")
    end = len(line)
    while end > 1 and text_width(line[:end]) + ellipsis_width > WIDEST * 1.25:
        end -= 1
    return line[:end].rstrip(" …") + "…"


@cache
def _em(letter: str) -> float:
    """The width of a letter in parts of the type's size."""
    if letter in _NARROW:
        return 0.3
    if letter in _BROAD:
        return 0.88
    code = ord(letter)
    if code >= 0x1100:
        return 1.05  # East Asian letters and emoji are square
    return 0.68 if letter.isupper() else 0.55
