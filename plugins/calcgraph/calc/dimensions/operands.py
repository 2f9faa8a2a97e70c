"""Requirements of operators and functions for their operands: pure numbers, conditions, quantities of one kind."""

from msgspec.structs import replace

from calcgraph.calc.dimensions.circles import product_problem
from calcgraph.calc.dimensions.days import Walk, compare_problem, factor_problem, infer_move, is_date, number_problem
from calcgraph.calc.dimensions.measures import (
    NUMBER,
    Shape,
    difference,
    literal,
    pair_problem,
    raised,
    said,
    scale_problem,
    shown,
    times,
)
from calcgraph.calc.dimensions.strokes import stroke_problem
from calcgraph.calc.dimensions.temperatures import (
    ABSOLUTE,
    DIFFERENCE,
    EITHER,
    TEMPERATURE,
    is_apart,
    kind_of_both,
    kind_of_multiple,
    kind_of_sum,
    on_scale,
)
from calcgraph.calc.dimensions.turns import ANGULAR, both_readings
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Expr, Name, Number, Unary
from calcgraph.calc.units.turning import COUNTED, conversion, counted, settled
from calcgraph.source import Span

_ANGLE = COUNTED["rad"]
_FACTORS = frozenset({"*", "/"})


def infer_quantity(walk: Walk, expr: Expr) -> Shape | None:
    """The shape of something that is calculated with; a condition is refused."""
    shape = walk.infer(expr)
    if shape is not None and shape.condition:
        message = f"`{shown(expr)}` is a condition, not a number"
        whole = shown(expr)
        inner = "condition" if whole.endswith("…") else whole
        hint = f"write `Piecewise((1, {inner}), (0, True))`"
        walk.refuse("CG313", expr.span, message, hint)
        return None
    return shape


def want_condition(walk: Walk, expr: Expr) -> None:
    """Refuse a number where a condition belongs; a name may hold one."""
    shape = walk.infer(expr)
    if shape is not None and not shape.condition and (is_date(shape) or not isinstance(expr, Name)):
        message = f"`{shown(expr)}` is a number, not a condition"
        walk.refuse("CG313", expr.span, message, "compare it with something")


def want_number(walk: Walk, expr: Expr, function: str) -> None:
    """Refuse a unit in the argument of a function of pure numbers."""
    shape = infer_quantity(walk, expr)
    if shape is not None and is_date(shape):
        walk.refuse("CG311", expr.span, *number_problem(expr, function))
    elif shape is not None and shape.dimension:
        message = f"`{function}` takes a pure number, `{shown(expr)}` is {said(shape)}"
        hint = f"divide by a quantity of the same kind, such as `1 {shape.unit}`"
        walk.refuse("CG311", expr.span, message, hint)
    elif shape is not None and conversion(shape.turning, _ANGLE if function in ANGULAR else ()) != 0:
        message = f"`{function}` takes {'an angle' if function in ANGULAR else 'a pure number'}"
        hint = both_readings(shown(expr), shape.turning, _ANGLE if function in ANGULAR else ())
        walk.refuse("CG315", expr.span, f"{message}, `{shown(expr)}` {counted(shape.turning)}", hint)


def want_factor(walk: Walk, expr: Expr) -> Shape | None:
    """Return the shape of a factor, divisor or base; a point of a temperature scale is refused."""
    shape = infer_quantity(walk, expr)
    if shape is None or not shape.scale:
        return shape
    walk.refuse("CG303", expr.span, *(factor_problem(expr) if is_date(shape) else scale_problem(expr, shape)))
    return None


def same(walk: Walk, left: Expr, right: Expr, span: Span) -> Shape | None:
    """The shape both sides share."""
    return _shared(walk, (left, infer_quantity(walk, left)), (right, infer_quantity(walk, right)), span)


def _shared(  # noqa: PLR0911 - one return a problem
    walk: Walk, left: tuple[Expr, Shape | None], right: tuple[Expr, Shape | None], span: Span
) -> Shape | None:
    (_, one), (_, other) = left, right
    if one is None or other is None:
        return one or other
    if is_date(one) != is_date(other):
        walk.refuse("CG310", span, *compare_problem((left[0], one), (right[0], other)))
        return None
    if _is_bare_zero(walk, left, right, span):
        return None
    if one.any or other.any:
        return other if one.any else one
    if one.dimension != other.dimension:
        walk.refuse("CG310", span, *pair_problem((left[0], one), (right[0], other)))
        return None
    if conversion(one.turning, other.turning) != 0 != conversion(other.turning, one.turning):
        message = f"`{shown(left[0])}` {counted(one.turning)}, `{shown(right[0])}` {counted(other.turning)}"
        walk.refuse("CG315", span, message, both_readings(shown(left[0]), one.turning, other.turning))
        return None
    if one.scale != other.scale and (wrong := _beside_point(left, right)):
        walk.refuse("CG303", span, *wrong)
        return None
    kept = one if settled(one.turning) else other
    both = kind_of_both(one.temperature, other.temperature)
    if one.dimension != TEMPERATURE and one.temperature != other.temperature:
        both = ""  # of a change and something else
    return replace(one, turning=settled(kept.turning), temperature=both)


def _beside_point(left: tuple[Expr, Shape | None], right: tuple[Expr, Shape | None]) -> tuple[str, str] | None:
    """Return why a difference is not compared with a point of a scale: `hot - cold > 5 °C` is always false."""
    for (expr, shape), (other, point) in ((left, right), (right, left)):
        if not shape or not point or not point.scale or shape.temperature == ABSOLUTE:
            continue
        if shape.temperature == EITHER and isinstance(expr, Number):
            continue  # typed next to a point: `hot > 300 K`
        is_known = is_apart(shape.temperature)
        message = f"`{shown(expr)}` {'is' if is_known else 'could be'} a difference of temperatures"
        message += f", `{shown(other)}` a temperature in {point.unit}"
        kelvins = ""
        if isinstance(other, Number) and other.unit == "°C":
            kelvins = f"`{other.text.removesuffix(other.unit)}K`"
        if kelvins and shape.temperature == DIFFERENCE:
            return message, f"write {kelvins}"
        if is_known:
            return message, f"compare points of {point.unit}, or differences in `K`"
        apart = f"{kelvins} for a difference" if kelvins else "a difference in `K`"
        return message, f"write {apart}, or `{on_scale(expr, point.unit)}` if it is a temperature"
    return None


def _is_bare_zero(walk: Walk, left: tuple[Expr, Shape | None], right: tuple[Expr, Shape | None], span: Span) -> bool:
    """Refuse `0` next to a point of a temperature scale: it would be absolute zero."""
    for (expr, shape), (_, beside) in ((left, right), (right, left)):
        if shape and beside and shape.any and beside.scale and isinstance(expr, Number):
            message = f"`{expr.text}` would be absolute zero here, next to a temperature in {beside.unit}"
            walk.refuse("CG303", span, message, f"write `0 {beside.unit}`, or `0 K` if you mean absolute zero")
            return True
    return False


def infer_binary(walk: Walk, expr: Binary) -> Shape | None:
    """The shape of a sum, difference, product, quotient or power."""
    if expr.op in {"+", "-"}:
        return _infer_sum(walk, expr)
    if expr.op == "^":
        return _infer_power(walk, expr)
    shape = _infer_product(walk, expr)
    found = None if shape is None else product_problem(expr, shape, walk.infer)
    if found is None:
        return shape
    walk.refuse("CG315", expr.span, *found)
    return None


def _infer_product(walk: Walk, expr: Binary) -> Shape | None:
    """The shape of a product or quotient; what turns in it is looked at once it is whole."""
    problem = stroke_problem(expr)
    if problem is not None:
        walk.refuse("CG227", expr.span, *problem)
        return None
    left, right = (
        _infer_product(walk, side) if isinstance(side, Binary) and side.op in _FACTORS else want_factor(walk, side)
        for side in (expr.left, expr.right)
    )
    if left is None or right is None:
        return None
    return _multiple(expr, left, right, times(left, right, 1 if expr.op == "*" else -1))


def _multiple(expr: Binary, left: Shape, right: Shape, product: Shape) -> Shape:
    """Return the product with the kind of its kelvins: half of the sum of two temperatures is a temperature."""
    kelvins, number = (left, expr.right) if left.dimension == TEMPERATURE else (right, expr.left)
    if product.dimension != TEMPERATURE or (left.dimension and right.dimension) or kelvins.dimension != TEMPERATURE:
        return product
    factor = literal(number)
    if factor is not None and expr.op == "/":
        factor = 1 / factor if factor else None
    return replace(product, temperature=kind_of_multiple(kelvins.temperature, factor))


def _infer_sum(walk: Walk, expr: Binary) -> Shape | None:
    """The shape both sides share; of two points of a temperature scale only the difference has one."""
    one, other = infer_quantity(walk, expr.left), infer_quantity(walk, expr.right)
    if one is not None and other is not None and (is_date(one) or is_date(other)):
        return infer_move(walk, expr, one, other)
    walk.move(expr, None)
    if one is not None and other is not None and one.scale != other.scale:
        return _moved_point(walk, expr, one, other)
    if one is None or other is None or not one.scale:
        shared = _shared(walk, (expr.left, one), (expr.right, other), expr.span)
        if shared is None or shared.dimension != TEMPERATURE or one is None or other is None:
            return shared
        kinds = [kind.temperature for kind in (one, other)]
        alone = kinds[1] if one.any else kinds[0] if other.any else kind_of_sum(expr.op, *kinds)
        return replace(shared, temperature=alone)
    if expr.op == "-":
        return difference(one)
    walk.refuse("CG303", expr.span, *_two_points(expr))
    return None


def _plus(expr: Binary) -> str:
    """Return `a - b` as a sum, in which `b` is a difference: `a + -b`."""
    right = print_expression(expr.right)
    is_sum = isinstance(expr.right, Binary) and expr.right.op in {"+", "-"}
    return f"{print_expression(expr.left)} + -{f'({right})' if is_sum else right}"


def _two_points(expr: Binary) -> tuple[str, str]:
    message = f"`{shown(expr.left)}` and `{shown(expr.right)}` are points of a temperature scale, not differences"
    left, right = print_expression(expr.left), print_expression(expr.right)
    is_typed = any(isinstance(side, Number) for side in (expr.left, expr.right))
    if expr.op == "+" and isinstance(expr.right, Number) and right.endswith("°C"):
        return message, f"write the difference in kelvin: `{right.removesuffix('°C')}K`"
    if is_typed or any(isinstance(side, Binary) and side.op in {"+", "-"} for side in (expr.left, expr.right)):
        return message, "write the difference in kelvin: `5 K`"
    return (
        message,
        f"write a difference in kelvin, such as `5 K`, or the mean of the two as `{left} + ({right} - {left}) / 2`",
    )


def _moved_point(walk: Walk, expr: Binary, one: Shape, other: Shape) -> Shape | None:
    """The point that a difference leads to from a point of a temperature scale, in either order of a sum."""
    if expr.op == "-" and other.scale and one.temperature != ABSOLUTE:
        walk.refuse("CG303", expr.right.span, *scale_problem(expr.right, other))
        return None
    if one.any or other.any:
        return other if one.any else one
    point, moved = (other, one) if other.scale else (one, other)
    if moved.temperature == ABSOLUTE:  # 45 °C less a temperature that is kept in kelvins
        if expr.op == "-":
            return difference(point)
        walk.refuse("CG303", expr.span, *_two_points(expr))
        return None
    if expr.op == "-" and not is_apart(moved.temperature):
        message = (
            f"`{shown(expr.right)}` could be a temperature, or a difference that is taken from `{shown(expr.left)}`"
        )
        hint = f"write `{print_expression(expr.left)} - ({on_scale(expr.right, point.unit)})` for a temperature"
        walk.refuse("CG303", expr.span, message, f"{hint}, `{_plus(expr)}` for a difference")
        return None
    still = replace(moved, temperature=ABSOLUTE)
    shared = _shared(
        walk, (expr.left, still if other.scale else one), (expr.right, other if other.scale else still), expr.span
    )
    return None if shared is None else point


def _power_of_ten(expr: Binary) -> str:
    """Return the text to write for `10^3 m`, whose exponent takes the unit."""
    number = expr.right.operand if isinstance(expr.right, Unary) else expr.right
    if not isinstance(number, Number) or not isinstance(expr.left, Number) or expr.left.text != "10":
        return ""
    sign = "-" if isinstance(expr.right, Unary) and expr.right.op == "-" else ""
    return f"write `1e{sign}{number.text.removesuffix(number.unit).strip()} {number.unit}`"


def _infer_power(walk: Walk, expr: Binary) -> Shape | None:
    problem = stroke_problem(expr)
    if problem is not None:
        walk.refuse("CG227", expr.span, *problem)
        return None
    base, exponent = want_factor(walk, expr.left), infer_quantity(walk, expr.right)
    if exponent is not None and exponent.dimension:
        message = f"an exponent is a pure number, `{shown(expr.right)}` is {said(exponent)}"
        walk.refuse("CG312", expr.right.span, message, _power_of_ten(expr))
        return None
    if exponent is not None and conversion(exponent.turning, ()) != 0:
        message = f"an exponent is a pure number, `{shown(expr.right)}` {counted(exponent.turning)}"
        walk.refuse("CG315", expr.right.span, message, both_readings(shown(expr.right), exponent.turning, ()))
        return None
    if base is None or not (
        base.dimension or settled(base.turning) or (base.turning and literal(expr.right) is not None)
    ):
        return base and NUMBER
    power = literal(expr.right)
    if power is None:
        message = f"`{shown(expr.left)}` is {said(base)}, so its exponent is a literal, not `{shown(expr.right)}`"
        walk.refuse("CG312", expr.right.span, message, "write `2` or `1/2`, or make the base a pure number")
        return None
    return raised(base, power)
