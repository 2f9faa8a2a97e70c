"""Misleading notation: `1/3 m` is not a third of a metre, `x^1/2` not a root, `5 m ^ 2` not an area of 5."""

import re
from fractions import Fraction
from math import gcd

from calcgraph.calc.dimensions.measures import literal, shown
from calcgraph.calc.syntax.tree import Binary, Expr, Number, Unary
from calcgraph.calc.units.compounds import raised

_BROKEN = 12
"""The largest denominator of a power of a unit that a hint proposes."""
_RAISED = re.compile(r"(?<!\w)[\d_]*+(?P<unit>[^\W\d_]\w*+)\^(?P<above>[0-9])$")


def stroke_problem(expr: Binary) -> tuple[str, str] | None:
    """Return the readings of a quotient of numbers without spaces, and how to write each; None if there is only one."""
    if expr.op == "^":
        return _power_of_unit(expr)
    if expr.op != "/" or not isinstance(expr.right, Number):
        return None
    return _fraction_of_unit(expr, expr.right) or _power(expr, expr.right) or _broken_power(expr, expr.right)


def _broken_power(expr: Binary, below: Number) -> tuple[str, str] | None:
    """Return the problem of `9 m^1/2`: half of 9 m to the grammar, a root of the metre to its reader."""
    above = _last(expr.left)
    if (
        not isinstance(above, Number)
        or (found := _RAISED.search(above.text)) is None
        or below.unit
        or below.value.denominator != 1
        or not 1 < below.value <= _BROKEN
    ):
        return None
    is_close = (above.span.end_line, above.span.end_column + 1) == (below.span.line, below.span.column)
    if not is_close or gcd(int(found["above"]), int(below.value)) != 1:
        return None
    power = raised(found["unit"], Fraction(int(found["above"])) / below.value)
    message = f"`{above.text}/{below.text}` could be a power of `{found['unit']}`, or a part of `{above.text}`"
    whole = above.text.removesuffix("^1")
    return message, f"write `{above.text[: found.start('unit')]}{power}`, or `{whole} / {below.text}`"


def _power_of_unit(expr: Binary) -> tuple[str, str] | None:
    """Return the readings of `5 m ^ 2`: 25 m^2 to one reader and 5 m^2 to another; `(5 m)^2` is unambiguous."""
    base = expr.left
    exponent = literal(expr.right)
    if not isinstance(base, Number) or base.unit in {"", "%", "‰", "×"} or exponent is None:
        return None
    if (base.span.line, base.span.column) != (expr.span.line, expr.span.column):
        return None
    power = shown(expr.right) if isinstance(expr.right, Number | Unary) else f"({shown(expr.right)})"
    message = f"`{base.text} ^ {power}` could be a power of `{base.text}`, or of its unit"
    of_unit = raised(base.text, exponent.limit_denominator(_BROKEN))
    return message, f"write `({base.text})^{power}`" + (f", or `{of_unit}`" if base.unit.isalpha() else "")


def _fraction_of_unit(expr: Binary, below: Number) -> tuple[str, str] | None:
    above = _last(expr.left)
    if not isinstance(above, Number) or above.unit or not below.unit or not below.text.endswith(below.unit):
        return None
    is_close = above.span.end_line == below.span.line and above.span.end_column + 1 == below.span.column
    if not is_close:
        return None
    bare = below.text.removesuffix(below.unit).strip()
    message = (
        f"`{above.text}/{below.text}` could be `{above.text}` by `{below.text}`, or a fraction of `1 {below.unit}`"
    )
    return message, f"write `{above.text} / ({below.text})`, or `{above.text} {below.unit} / {bare}`"


def _last(expr: Expr) -> Expr:
    """Return the factor before a slash."""
    while isinstance(expr, Binary) and expr.op in {"*", "/"}:
        expr = expr.right
    return expr


def _power(expr: Binary, below: Number) -> tuple[str, str] | None:
    above = expr.left.right if isinstance(expr.left, Binary) and expr.left.op == "*" else expr.left
    if not isinstance(above, Binary) or above.op != "^" or below.unit or below.value.denominator != 1:
        return None
    if not isinstance(above.right, Number) or above.right.value != 1:
        return None
    base, root = shown(above.left), below.text
    message = f"`{shown(above)}/{root}` could be a root of `{base}`, or a part of it"
    return message, f"write `{base}^(1/{root})` for the root, `{base} / {root}` for the part"
