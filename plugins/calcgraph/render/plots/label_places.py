"""Places for the labels of points, so that no label covers another label, a point or the edge of the drawing."""

from collections.abc import Sequence

from msgspec import Struct

from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP

LETTER = 7.0
"""About how wide a letter of a label is."""
HEIGHT = 15.0
"""The height of a label with the space around it."""
DOT = 5.0
"""The distance from a point that its circle takes."""
CORNERS = ((False, True), (False, False), (True, False), (True, True))


class LabelPlace(Struct, frozen=True):
    """The corner of a point at which its label stands."""

    is_left: bool
    is_below: bool


class TextBox(Struct, frozen=True):
    """A rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "TextBox") -> bool:
        """Return whether two rectangles overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def has(self, x: float, y: float) -> bool:
        """Return whether a point is inside, or just outside, of this rectangle."""
        return self.left - 2 <= x <= self.right + 2 and self.top <= y <= self.bottom


def place_labels(
    points: Sequence[tuple[float, float, str, bool]], drawn: Sequence[tuple[float, float]]
) -> list[LabelPlace | None]:
    """Return the corner for the label of each point: x, y, text, and whether the label must be shown.

    Labels that must be shown are placed first; another label without a free corner is left out. Among free corners, the
    one that covers the fewest points of the lines `drawn` is taken.

    >>> [place is not None for place in place_labels([(300, 100, "a", True), (300, 101, "b" * 60, False)], ())]
    [True, False]
    """
    dots = [TextBox(x - DOT, y - DOT, x + DOT, y + DOT) for x, y, _, _ in points]
    found: list[LabelPlace | None] = [None] * len(points)
    taken: list[TextBox] = []
    for at in sorted(range(len(points)), key=lambda at: not points[at][3]):
        x, y, text, is_needed = points[at]
        if not text:
            continue
        others = [*taken, *(dot for which, dot in enumerate(dots) if which != at)]
        scored = [(_score(box_at(x, y, text, corner), others, drawn), corner) for corner in CORNERS]
        (outside, covers, _), corner = min(scored, key=lambda one: one[0])
        if is_needed or not (outside or covers):
            found[at] = LabelPlace(*corner)
            taken.append(box_at(x, y, text, corner))
    return found


def box_at(x: float, y: float, text: str, corner: tuple[bool, bool]) -> TextBox:
    """Return the rectangle of a label at a corner of its point: on the left or right, below or above."""
    is_left, is_below = corner
    width = LETTER * len(text)
    start, top = (x - 9 - width if is_left else x + 9), (y + 21 - HEIGHT if is_below else y - 5 - HEIGHT)
    return TextBox(start, top, start + width, top + HEIGHT)


def _score(box: TextBox, others: Sequence[TextBox], drawn: Sequence[tuple[float, float]]) -> tuple[bool, int, int]:
    outside = box.left < LEFT or box.right > RIGHT or box.top < TOP or box.bottom > BOTTOM
    return outside, sum(box.meets(other) for other in others), sum(box.has(*place) for place in drawn)
