"""Products in which a circle, a half circle or a minute is there once too often, or the circle once too seldom.

`2*pi*w` of an angle by time, `n / (2*pi)` of turns, `alpha * pi / 180` of an angle, `2*pi*n / 60` of rpm, a torque
times hertz: each is right in a book that counts otherwise, and its number would be wrong without a word.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from calcgraph.calc.dimensions.measures import Shape, literal, shown
from calcgraph.calc.model import Dimension, Power
from calcgraph.calc.syntax.tree import Binary, Column, Expr, Name, Number, Unary
from calcgraph.calc.units.turning import amounts, is_torque

_RATE: Dimension = (("time", -1),)
_TIME: Dimension = (("time", 1),)
_LENGTH: Dimension = (("length", 1),)
_SPEED: Dimension = (("length", 1), ("time", -1))
_ACCELERATION: Dimension = (("length", 1), ("time", -2))
_FORCE: Dimension = (("length", 1), ("mass", 1), ("time", -2))
_ENERGY: Dimension = (("length", 2), ("mass", 1), ("time", -2))
_POWER: Dimension = (("length", 2), ("mass", 1), ("time", -3))
_INERTIA: Dimension = (("length", 2), ("mass", 1))
_MOMENTUM: Dimension = (("length", 2), ("mass", 1), ("time", -1))

_TURNED: dict[str, frozenset[tuple[Dimension, Power]]] = {
    "a torque": frozenset({(_POWER, 1)}),
    "a moment of inertia": frozenset({(_ENERGY, 2), (_MOMENTUM, 1)}),
    "a length": frozenset({(_ACCELERATION, 2), (_FORCE, 2)}),
}
"""The results of a rotating thing's property times so many cycles, for which an angle per time would be right.

A wavelength times hertz is a speed and a stroke times a force times hertz a power, so one cycle of a length is right.
No name distinguishes a radius from these: correctness never depends on names.
"""
_MINUTE, _HALF_CIRCLE, _CIRCLE = 60, 180, 360
_BY_POLES = frozenset({60, 120})
"""The factors of `120 * f / poles`, which gives a speed as a bare number."""

Problem = tuple[str, str]


class Factor(NamedTuple):
    """One factor of a product."""

    expr: Expr
    power: Power
    shape: Shape | None
    """The shape; None if it is not a name, column or number with a unit."""


class Product(NamedTuple):
    """A product taken apart."""

    factors: tuple[Factor, ...]
    numbers: tuple[tuple[Fraction, Power], ...]
    """Numbers without unit, with their powers."""
    pis: Power
    shape: Shape
    """The shape of all factors together."""

    def has(self, number: int, power: Power) -> bool:
        """Return whether a number is in the product, above (1) or below (-1)."""
        return (Fraction(number), power) in self.numbers

    @property
    def circles(self) -> Power:
        """The power of 2π that is written in it: above or, negative, below."""
        return self.pis if self.pis and self.has(2, self.pis) else 0

    @property
    def is_plain(self) -> bool:
        """True if one factor has a dimension and all others are bare numbers: only a rate, or its inverse."""
        shapes = [factor.shape for factor in self.factors]
        return None not in shapes and sum(bool(shape.dimension or shape.turning) for shape in shapes if shape) == 1

    @property
    def is_timely(self) -> bool:
        """True if there is no dimension except time."""
        shapes = [factor.shape for factor in self.factors]
        return all(shape is not None and {base for base, _ in shape.dimension} <= {"time"} for shape in shapes)

    @property
    def turner(self) -> str:
        """The factor that counts turns or an angle, as written."""
        return next((shown(one.expr) for one in self.factors if one.shape and one.shape.turning), "")

    @property
    def counts_turns(self) -> bool:
        """True if a factor is in rpm or turns."""
        return any("turn" in dict(factor.shape.turning) for factor in self.factors if factor.shape)


def taken_apart(expr: Expr, shape: Shape, infer: Callable[[Expr], Shape | None]) -> Product:
    """The factors of a product whose shape is known; `infer` is asked for names and numbers only."""
    factors, numbers, pis = [], [], Fraction(0)
    for part, power in _parts(expr, Fraction(1)):
        if part == Name("pi", part.span):
            pis += power
        elif isinstance(part, Number) and not part.unit:
            numbers.append((part.value, power))
        else:
            is_leaf = isinstance(part, Name | Column | Number)
            factors.append(Factor(part, power, infer(part) if is_leaf else None))
    return Product(tuple(factors), tuple(numbers), pis, shape)


def _parts(expr: Expr, power: Fraction) -> Iterator[tuple[Expr, Fraction]]:
    match expr:
        case Binary("*" | "/" as op, left, right):
            yield from _parts(left, power)
            yield from _parts(right, power if op == "*" else -power)
        case Binary("^", base, exponent) if (times := literal(exponent)) is not None:
            yield from _parts(base, power * times)
        case Unary("-" | "+", operand):
            yield from _parts(operand, power)
        case _:
            yield expr, power


def product_problem(expr: Expr, shape: Shape, infer: Callable[[Expr], Shape | None]) -> Problem | None:
    """Return the problem of a product as a whole, with both readings; None if nothing turns, or all is reported."""
    if not shape.turning:
        return None
    product = taken_apart(expr, shape, infer)
    for look in (_circle_twice, _circle_below, _degrees_twice, _minutes_twice, _turned):
        found = look(product, f"`{shown(expr)}`")
        if found is not None:
            return found
    return None


def _circle_twice(product: Product, text: str) -> Problem | None:
    cycles, angles, _ = amounts(product.shape.turning)
    rates = [one for one in product.factors if one.shape and one.power == 1 and _is_angular(one.shape)]
    is_read = product.is_timely or product.shape.dimension in {_SPEED, _POWER}
    if (product.circles, cycles, angles) != (1, 0, 1) or not rates or not is_read:
        return None
    name = shown(rates[0].expr)
    message = f"{text} multiplies an angle by 2π"
    return message, f"`{name}` is already in radians: remove `2*pi`, or give `{name}` in `Hz` or `rpm`"


def _is_angular(shape: Shape) -> bool:
    return shape.dimension == _RATE and amounts(shape.turning) == (0, 1, 0)


def _circle_below(product: Product, text: str) -> Problem | None:
    cycles, angles, _ = amounts(product.shape.turning)
    if angles or not product.is_plain or product.circles != -cycles:
        return None
    name = product.turner
    if (product.shape.dimension, cycles) == (_RATE, 1):
        hint = f"`{name}` counts cycles already: remove `2*pi`, or divide `w` of a line `w [rad/s] = {name}`"
        return f"{text} divides cycles by 2π", hint
    if (product.shape.dimension, cycles) == (_TIME, -1):
        hint = f"a period is `1 / {name}`, or `2*pi / w` with a line `w [rad/s] = {name}`"
        return f"{text} divides 2π by cycles", hint
    return None


def _degrees_twice(product: Product, text: str) -> Problem | None:
    cycles, angles, _ = amounts(product.shape.turning)
    if cycles or angles != 1:
        return None
    by_half = product.pis in {1, -1} and product.has(_HALF_CIRCLE, -product.pis)
    by_whole = product.has(_CIRCLE, -1) and (product.pis == 1 or not product.shape.dimension)
    if not by_half and not by_whole:
        return None
    message = f"{text} converts degrees, but the angle already has a unit"
    degrees = f"{_HALF_CIRCLE if by_half else _CIRCLE}"
    return message, f"write `{degrees} deg` for `{degrees}`, or remove the conversion"


def _minutes_twice(product: Product, text: str) -> Problem | None:
    cycles, angles, _ = amounts(product.shape.turning)
    minute = next((sign for sign in (1, -1) if product.has(_MINUTE, sign) or product.has(_MINUTE // 2, sign)), 0)
    if (minute, product.pis, cycles) == (-1, 1, 1) and product.counts_turns:
        hint = "rpm already includes the minute: remove `60`, or divide by `1 rpm` for the bare number"
        return f"{text} converts minutes, and `rpm` in it already does", hint
    is_rate = product.is_plain and product.shape.dimension == _RATE
    if (minute, product.pis, cycles, angles) == (1, -1, 0, 1) and is_rate:
        return f"{text} converts to minutes, and its unit already does", "remove the number: `n [rpm] = w / (2*pi)`"
    return None


def _turned(product: Product, text: str) -> Problem | None:
    """A thing that turns, times cycles of `Hz`: those of rpm are refused by the unit."""
    cycles, angles, pis = amounts(product.shape.turning)
    if angles or pis or cycles <= 0 or "turn" in dict(product.shape.turning):
        return None
    for factor in product.factors:
        what = _thing(factor)
        if what and (product.shape.dimension, cycles) in _TURNED[what]:
            circle, turn = ("2*pi", "1 turn") if cycles == 1 else (f"(2*pi)^{cycles}", f"(1 turn)^{cycles}")
            plain = text.strip("`")
            hint = f"1 turn is 2π rad: write `{circle} * {plain}` for an angle, `{plain} / {turn}` for a count"
            return f"{text} multiplies {what} by cycles", hint
    return None


def _thing(factor: Factor) -> str:
    """Return the name of a rotational quantity, by its unit."""
    shape = factor.shape
    if shape is None or factor.power <= 0:
        return ""
    if is_torque(shape.unit):
        return "a torque"
    if shape.dimension == _INERTIA:
        return "a moment of inertia"
    return "a length" if shape.dimension == _LENGTH else ""


def declared_problem(
    expr: Expr, shape: Shape, declared: Shape, infer: Callable[[Expr], Shape | None]
) -> Problem | None:
    """Return the problem of a product in the unit that its line declares, or None."""
    if not shape.turning or declared.dimension != _RATE or not isinstance(expr, Binary):
        return None
    product = taken_apart(expr, shape, infer)
    if not product.is_plain:
        return None
    text = f"`{shown(expr)}` in `{declared.unit}`"
    return _declared_circle(product, declared, text) or _declared_minutes(product, declared, text)


def _declared_circle(product: Product, declared: Shape, text: str) -> Problem | None:
    have, want = amounts(product.shape.turning)[:2], amounts(declared.turning)[:2]
    if (product.circles, have, want) == (1, (1, 0), (1, 0)):
        return f"{text} counts an angle as cycles", f"declare `rad/s`, or write `{product.turner}` for cycles"
    if (product.circles, have, want) == (-1, (0, 1), (0, 1)):
        return f"{text} counts cycles as an angle", f"declare `Hz` or `rpm`, or write `{product.turner}` for the angle"
    return None


def _declared_minutes(product: Product, declared: Shape, text: str) -> Problem | None:
    if amounts(product.shape.turning) != (1, 0, 0) or amounts(declared.turning)[:2] != (1, 0):
        return None
    in_turns = "turn" in dict(declared.turning)
    if in_turns and not product.counts_turns and any(product.has(number, 1) for number in _BY_POLES):
        return f"{text} converts to minutes twice", f"`{declared.unit}` already includes the minute: remove `60`"
    if product.counts_turns and not in_turns and product.has(_MINUTE, -1):
        return f"{text} converts minutes twice", f"`{product.turner}` already includes the minute: remove `60`"
    return None
