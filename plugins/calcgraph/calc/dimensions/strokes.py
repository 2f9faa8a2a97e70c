"""What readers take for something else: `1/3 m` is not a third of a metre, `x^1/2` no root, `5 m ^ 2` no area of 5."""

from calcgraph.calc.dimensions.measures import shown
from calcgraph.calc.syntax.tree import Binary, Expr, Number, Unary


def stroke_problem(expr: Binary) -> tuple[str, str] | None:
    """What may be meant by a quotient of numbers written close together, and how each is written; None if one thing."""
    if expr.op == "^":
        return _power_of_unit(expr)
    if expr.op != "/" or not isinstance(expr.right, Number):
        return None
    return _fraction_of_unit(expr, expr.right) or _power(expr, expr.right)


def _power_of_unit(expr: Binary) -> tuple[str, str] | None:
    """Of `5 m ^ 2`, 25 m^2 to one reader and 5 m^2 to another; a bracket, `(5 m)^2`, says which."""
    base = expr.left
    if not isinstance(base, Number) or base.unit in {"", "%", "‰", "×"} or not isinstance(expr.right, Number | Unary):
        return None
    if (base.span.line, base.span.column) != (expr.span.line, expr.span.column):
        return None
    power = shown(expr.right)
    message = f"`{base.text} ^ {power}` may be a power of `{base.text}`, or of its unit"
    return message, f"write `({base.text})^{power}`" + (f", or `{base.text}^{power}`" if base.unit.isalpha() else "")


def _fraction_of_unit(expr: Binary, below: Number) -> tuple[str, str] | None:
    above = _last(expr.left)
    if not isinstance(above, Number) or above.unit or not below.unit or not below.text.endswith(below.unit):
        return None
    is_close = above.span.end_line == below.span.line and above.span.end_column + 1 == below.span.column
    if not is_close:
        return None
    bare = below.text.removesuffix(below.unit).strip()
    message = f"`{above.text}/{below.text}` may be `{above.text}` by `{below.text}`, or a fraction of `1 {below.unit}`"
    return message, f"write `{above.text} / ({below.text})`, or `{above.text} {below.unit} / {bare}`"


def _last(expr: Expr) -> Expr:
    """The factor before a stroke."""
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
    message = f"`{shown(above)}/{root}` may be a root of `{base}`, or a part of it"
    return message, f"write `{base}^(1/{root})` for the root, `{base} / {root}` for the part"
