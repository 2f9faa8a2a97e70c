"""The measures of expressions, and their names in messages."""

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.dimensions.temperatures import ABSOLUTE, DIFFERENCE, TEMPERATURE, kind_of_product
from calcgraph.calc.model import Dimension, Power, Unit
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Expr, Number, Unary
from calcgraph.calc.units.compounds import raised as with_power
from calcgraph.calc.units.compounds import spelled
from calcgraph.calc.units.turning import COUNTED, PI, combined, settled
from calcgraph.currencies import UNITS

_MAX_SHOWN = 40
"""Characters of an expression that a message repeats."""


class Shape(Struct, frozen=True):
    """The measure of an expression: a quantity of a dimension, a condition, or a number that fits everywhere."""

    dimension: Dimension = ()
    unit: str = ""
    """As a message names it: the written unit, or one made of base units."""
    condition: bool = False
    any: bool = False
    """True for the literal 0 and for `oo`."""
    scale: bool = False
    """True for a point of a temperature scale, such as 20 °C, which is not a multiple of its unit."""
    turning: Dimension = ()
    """The cycles and angles it counts in addition to its dimension; see `turns.py`."""
    temperature: str = ""
    """The kind of kelvins; of other units, whether it is proportional to a difference. See `temperatures.py`."""


NUMBER = Shape()
CONDITION = Shape(condition=True)
ANYTHING = Shape(any=True)
ANGLE = Shape(turning=COUNTED["rad"])
CONSTANTS = {"pi": Shape(turning=PI), "E": NUMBER, "oo": ANYTHING, "True": CONDITION, "False": CONDITION}


def measured(unit: Unit) -> Shape:
    """Return the shape of a value in this unit."""
    if unit.condition:
        return CONDITION
    return Shape(unit.dimension, unit.text, scale=bool(unit.offset), turning=unit.turning, temperature=unit.temperature)


def measured_in(unit: Unit | None) -> Shape | None:
    """The same; None where the unit is unknown."""
    return None if unit is None else measured(unit)


def declared_in(wanted: Shape, shape: Shape) -> Shape:
    """Return the shape that a line declares, with the kind of kelvins in its formula: a point is a temperature."""
    if wanted.scale:
        return wanted
    return replace(wanted, temperature=ABSOLUTE if shape.scale else shape.temperature)


def difference(shape: Shape) -> Shape:
    """The difference of two such quantities: in kelvin for points of a temperature scale."""
    return Shape(shape.dimension, spelled(shape.dimension), temperature=DIFFERENCE) if shape.scale else shape


@lru_cache(maxsize=1000)
def times(left: Shape, right: Shape, power: Power = 1) -> Shape:
    """The product with a power of the right side."""
    if left.any:
        return ANYTHING
    left, right = difference(left), difference(right)  # of a slope or an integral
    kind = kind_of_product(left.temperature, right.temperature, power)
    if power != 1 and right.temperature:
        right = replace(right, temperature="")
    turning = combined(left.turning, right.turning, power)
    if not right.dimension and turning == left.turning:
        is_share = left.unit == right.unit == "%" and power == 1  # a share of a share
        if left.dimension == TEMPERATURE:
            return left
        return replace(left if left.dimension or is_share else Shape(turning=turning), temperature=kind)
    if not left.dimension and power == 1 and turning == right.turning:
        return right if right.dimension == TEMPERATURE else replace(right, temperature=kind)
    return replace(_made(combined(left.dimension, right.dimension, power), turning), temperature=kind)


def _made(dimension: Dimension, turning: Dimension) -> Shape:
    return Shape(dimension, spelled(dimension, settled(turning)), turning=turning)


def raised(base: Shape, power: Fraction) -> Shape:
    """A power of a quantity."""
    if power == 1:
        return base
    return _made(combined((), base.dimension, power), combined((), base.turning, power))


def literal(expr: Expr) -> Fraction | None:
    """The value of an exponent written out: `2`, `-1`, `1/2`; None for anything else."""
    match expr:
        case Number(value, ""):
            return value
        case Unary("-", operand):
            inner = literal(operand)
            return None if inner is None else -inner
        case Binary("/", left, right):
            above, below = literal(left), literal(right)
            return above / below if above is not None and below else None
        case _:
            return None


def shown(expr: Expr) -> str:
    """The expression as a message repeats it."""
    text = print_expression(expr)
    return text if len(text) <= _MAX_SHOWN else f"{text[: _MAX_SHOWN - 1]}…"


def said(shape: Shape) -> str:
    """`GB`, `a plain number`, `a condition`."""
    if shape.condition:
        return "a condition"
    return shape.unit or "a plain number"


def pair_problem(left: tuple[Expr, Shape], right: tuple[Expr, Shape]) -> tuple[str, str]:
    """Message and hint where two sides do not add or compare."""
    hint = "only quantities of the same kind are added or compared; replace one of the two, or multiply or divide"
    for (expr, shape), (_, other) in ((left, right), (right, left)):
        if isinstance(expr, Number) and (carat := carat_hint(expr, other)):
            return f"`{shown(left[0])}` is {said(left[1])}, `{shown(right[0])}` is {said(right[1])}", carat
        if isinstance(expr, Number) and not shape.dimension and other.unit:
            hint = f"give the number a unit: `{expr.text} {other.unit}`"
            if expr.unit == "%":
                hint = f"write a share of a quantity as a product: `x * (1 + {expr.text})`"
    return f"`{shown(left[0])}` is {said(left[1])}, `{shown(right[0])}` is {said(right[1])}", hint


def carat_hint(number: Number, other: Shape) -> str:
    """Return the text to write for `12 ct` next to money; empty if a carat is not meant as a cent."""
    factors = number.unit.split("/", 1)
    currency = other.unit.split("/", 1)[0]
    if factors[0] != "ct" or not any(base == "currency" or currency in UNITS for base, _ in other.dimension):
        return ""
    cents = f"{float(number.value) / 100:.12g}"
    return f"`ct` is the carat; write `{cents} {'/'.join([currency, *factors[1:]])}`"


def scale_problem(expr: Expr, shape: Shape) -> tuple[str, str]:
    """Message and hint where a point of a temperature scale is multiplied, divided or raised."""
    return f"`{shown(expr)}` is in {shape.unit}, a scale that does not start at zero", scale_hint(expr)


def scale_hint(expr: Expr, name: str = "T") -> str:
    """Return the fix for such a point; `name` is what the temperature in kelvin may be called."""
    number = ""
    if isinstance(expr, Number) and expr.unit == "°C":
        number = f"`{expr.text.removesuffix(expr.unit)}K` for a difference"
    return f"write {number or 'a difference in `K`'}, or `{name} [K] = {shown(expr)}` and calculate with `{name}`"


def unit_text(unit: Unit) -> str:
    """Return a unit as messages print it: its name, or its base dimensions in words."""
    words = "·".join(with_power(base, power) for base, power in unit.dimension)
    return f"`{unit.text}`" if unit.text else words or "no unit"
