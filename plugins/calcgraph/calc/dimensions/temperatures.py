"""Kelvins of two kinds: temperatures, which degrees can show, and differences, which they cannot.

A sum of temperatures and differences has a weight: 1 for a temperature, 0 for a difference, and 2 for the sum of two
temperatures, half of which is a temperature again. Only values of weight 1 are shown in degrees. A typed number of
kelvins, or a formula such as `Q / (m * c)`, may be either.
"""

from fractions import Fraction

from calcgraph.calc.model import Dimension, Power
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Expr

TEMPERATURE: Dimension = (("temperature", 1),)
DIFFERENCE, ABSOLUTE = "difference", "absolute"
"""The kinds of weight 0 and 1; `2 absolute` is that of a sum of two temperatures."""
SMALL, EITHER = "small", "either"
"""A typed number that most readers take for a difference, and kelvins of which nothing tells; empty for a formula."""
_LEAST = 200
"""Kelvins: a typed number below is taken for a difference where it is added or compared."""
ZERO = {"°C": "-273.15 °C", "°F": "-459.67 °F"}
"""Absolute zero on a scale."""


def is_apart(kind: str) -> bool:
    """Return whether it is a difference, or taken for one."""
    return kind in {DIFFERENCE, SMALL}


def kind_of_number(kelvins: Fraction) -> str:
    """Return the kind that a typed number is taken for; zero is either."""
    return "" if not kelvins else EITHER if abs(kelvins) >= _LEAST else SMALL


def kind_of_sum(op: str, left: str, right: str) -> str:
    """Return the kind of a sum or difference of two kelvins.

    A temperature plus kelvins is a temperature again, as two of them have no sum; less kelvins it is either.
    """
    if left == right == SMALL:
        return SMALL
    one, other = _weight(left), _weight(right)
    if one is not None and other is not None:
        return _of_weight(one + other if op == "+" else one - other)
    if ABSOLUTE in {left, right}:
        return EITHER if op == "-" and left == ABSOLUTE else ABSOLUTE if op == "+" else DIFFERENCE
    return "" if "" in {left, right} else EITHER


def kind_of_multiple(kind: str, factor: Fraction | None) -> str:
    """Return the kind of a product with a number, which is known if it is typed."""
    weight = _weight(kind)
    if weight is None or is_apart(kind):
        return kind
    return EITHER if factor is None else _of_weight(weight * factor)


def kind_of_product(left: str, right: str, power: Power) -> str:
    """Return the kind of a product: a multiple of a difference is zero where the difference is."""
    if right == DIFFERENCE and power != 1:
        return ""
    return DIFFERENCE if DIFFERENCE in {left, right} else ""


def kind_of_change(dimension: Dimension) -> str:
    """Return the kind of a typed unit: kelvins for each of something, such as `6.5 K/km`, are a change."""
    return DIFFERENCE if dimension != TEMPERATURE and dict(dimension).get("temperature") == 1 else ""


def kind_of_both(left: str, right: str) -> str:
    """Return the kind of the larger of two kelvins, or of either."""
    if left == right:
        return left
    both = {left, right}
    if both in ({DIFFERENCE, ""}, {DIFFERENCE, SMALL}):
        return DIFFERENCE
    return ABSOLUTE if both == {ABSOLUTE, EITHER} else ""


def _weight(kind: str) -> Fraction | None:
    if is_apart(kind):
        return Fraction(0)
    if kind == ABSOLUTE:
        return Fraction(1)
    return Fraction(kind.split(maxsplit=1)[0]) if kind.endswith(f" {ABSOLUTE}") else None


def _of_weight(weight: Fraction) -> str:
    return DIFFERENCE if not weight else ABSOLUTE if weight == 1 else f"{weight} {ABSOLUTE}"


def on_scale(expr: Expr, scale: str) -> str:
    """Return the text to write for a temperature in kelvins that is shown in degrees: `-273.15 °C + T`."""
    text = print_expression(expr)
    is_sum = isinstance(expr, Binary) and expr.op in {"+", "-"}
    return f"{ZERO.get(scale, ZERO['°C'])} + {f'({text})' if is_sum else text}"


def problem_of_degrees(expr: Expr, text: str, name: str, scale: str, kind: str) -> tuple[str, str]:
    """Message and hint where kelvins may be a difference, and would be shown as a temperature: 5 K is not -268 °C.

    `text` is how the message repeats the formula, `expr`.
    """
    start = f"`{name}` is declared as a temperature in {scale}"
    if kind == DIFFERENCE:
        return f"{start}, `{text}` is a difference", f"write `{name} [K]`"
    hint = f"write `{name} [K]` for a difference, `{name} [{scale}] = {on_scale(expr, scale)}` for a temperature"
    return f"{start}, and `{text}` could be a difference", hint
