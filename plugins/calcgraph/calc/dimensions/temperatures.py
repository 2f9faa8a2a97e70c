"""Kelvins of two kinds: temperatures, which degrees can show, and differences, which they cannot.

A difference of two points of a scale is one, and stays one through names, functions and rows. A typed number of kelvins
is ambiguous by itself: a small one, `5 K`, is a difference to most readers, and is never shown in degrees.
"""

from fractions import Fraction

from calcgraph.calc.model import Dimension

TEMPERATURE: Dimension = (("temperature", 1),)
DIFFERENCE, SMALL = "difference", "small"
ABSOLUTE, LARGE = "absolute", "large"
"""Known kinds, and the kind that a typed number is taken for; empty if it is unknown."""
LEAST = 200
"""Kelvins: a typed number below is taken for a difference, and no degrees are shown of a result below."""


def is_apart(kind: str) -> bool:
    """Return whether degrees cannot show it."""
    return kind in {DIFFERENCE, SMALL}


def is_point(kind: str) -> bool:
    """Return whether it is counted from absolute zero."""
    return kind in {ABSOLUTE, LARGE}


def kind_of_number(kelvins: Fraction) -> str:
    """Return the kind that a typed number is taken for; zero is either."""
    return "" if not kelvins else LARGE if abs(kelvins) >= LEAST else SMALL


def kind_of_sum(op: str, left: str, right: str) -> str:
    """Return the kind of a sum or difference of two kelvins."""
    if is_point(left) and is_point(right):
        return ABSOLUTE if op == "+" else DIFFERENCE
    if is_point(left) and is_apart(right):
        return left
    if is_apart(left) and is_apart(right):
        return SMALL if left == right == SMALL else DIFFERENCE
    return right if op == "+" and is_point(right) and is_apart(left) else ""


def kind_of_both(left: str, right: str) -> str:
    """Return the kind of the larger of two kelvins, or of either."""
    if left == right:
        return left
    both = {left, right}
    if both == {DIFFERENCE, ""}:
        return DIFFERENCE
    return DIFFERENCE if both == {DIFFERENCE, SMALL} else ABSOLUTE if both == {ABSOLUTE, LARGE} else ""


def problem_of_degrees(text: str, name: str, scale: str, kind: str) -> tuple[str, str]:
    """Message and hint where a difference would be shown as a temperature: 5 K is not -268 °C."""
    if kind == DIFFERENCE:
        return f"`{name}` is declared as a point of the scale {scale}, `{text}` is a difference", f"write `{name} [K]`"
    message = f"`{name}` is declared as a point of the scale {scale}, and `{text}` may be a difference"
    return message, f"write `{name} [K]` for a difference; for a temperature, define it in {scale} where it is typed"
