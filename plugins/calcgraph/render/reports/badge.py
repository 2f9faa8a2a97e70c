"""A picture for a README: the number of its checked numbers."""

from markupsafe import Markup

from calcgraph.render.templating import fill

RIGHT, WRONG, NONE = "#1a7431", "#b3261e", "#666"
"""Colours on which white text has a contrast of more than 4.5."""
_LETTER, _MARGIN = 7, 12
"""Widths in pixels: of a letter of 11 pixels, at most, and of the space next to a text."""


def badge_text(checked: int, errors: int) -> str:
    """Return the text of a badge.

    >>> badge_text(1, 0), badge_text(42, 0), badge_text(42, 2)
    ('1 checked', '42 checked', '2 errors')
    """
    if errors:
        return f"{errors} error{'s' if errors > 1 else ''}"
    return f"{checked} checked"


def render_badge(checked: int, errors: int) -> Markup:
    """Return an SVG picture such as `numbers: 42 checked`, or in red `numbers: 2 errors`."""
    label, text = "numbers", badge_text(checked, errors)
    left, right = (_LETTER * len(one) + _MARGIN for one in (label, text))
    colour = WRONG if errors else RIGHT if checked else NONE
    return fill("badge.svg", label=label, text=text, left=left, right=right, colour=colour)
