"""Turns and angles: both are numbers to SI, and 2π is between them.

A turn, a cycle of `Hz` and a radian are all kept as 1, so a formula is computed as it is written. The counted thing is
tracked in addition to its dimension, and so is each written `pi`: `2*pi*f` is an angle by time, but `f` is not.
"""

import re
from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from calcgraph.calc.model import Dimension, Power, Unit

_ANGLE: Dimension = (("angle", 1),)
_HERTZ: Dimension = (("hertz", 1),)
_TURN: Dimension = (("turn", 1),)
PI: Dimension = (("pi", 1),)
COUNTED: Mapping[str, Dimension] = MappingProxyType(
    {
        **dict.fromkeys(("rad", "deg", "arcmin", "arcsec"), _ANGLE),
        "Hz": _HERTZ,
        **dict.fromkeys(("turn", "rpm"), _TURN),
    }
)
"""The cycles or angles that units count, by symbol. `Hz` is 1/s unless an angle is involved; a turn is never 1."""

_TORQUE = re.compile(r"[µmkM]?N[*·]m|lbf[*·](?:ft|in)|(?:ft|in)[*·]lbf|kgf[*·]m")


def combined(left: Dimension, right: Dimension, power: Power = 1) -> Dimension:
    """The exponents of a product with a power of the right side, sorted, none of them zero."""
    if not right:
        return left
    found = dict(left)
    for base, exponent in right:
        found[base] = found.get(base, 0) + exponent * power
    return tuple(sorted((base, exponent) for base, exponent in found.items() if exponent))


def is_mixed(turning: Dimension) -> bool:
    """Return whether a product has both cycles and angles, without a `pi` that relates them."""
    cycles, angles, pis = amounts(turning)
    return bool(cycles and angles and pis not in {cycles, -angles})


def settled(turning: Dimension) -> Dimension:
    """Return the turning of a value for its readers: `2*pi*f` is an angle by time, `w / (2*pi)` counts cycles."""
    cycles, angles, pis = amounts(turning)
    if not pis:
        return turning
    if pis == cycles:
        return combined((), _ANGLE, angles + cycles)
    if not cycles and pis == -angles:
        return combined((), _HERTZ, angles)
    return tuple(part for part in turning if part[0] != "pi")


def conversion(have: Dimension, want: Dimension) -> Power | None:
    """The power of 2π that makes one of the other: 0 where they agree; None where it cannot be determined.

    Where `pi` is written the writer converts, and nothing is added to that.
    """
    if have == want:
        return 0
    cycles, angles, pis = amounts(have)
    wanted = amounts(want)[:2]
    ways = [(cycles, angles), *(((cycles - pis, angles + pis), (cycles - pis, angles)) if pis else ())]
    if any(_agree(way, wanted, strict=_is_strict(have, want, way[0])) for way in ways):
        return 0
    if pis or bool(cycles) == bool(angles):
        return None
    if cycles:
        return cycles if wanted == (0, cycles) else None
    return -angles if wanted == (angles, 0) else None


def alike(one: Unit, other: Unit) -> bool:
    """Return whether two units measure the same, so that a value in one can be shown in the other."""
    return one.dimension == other.dimension and conversion(one.turning, other.turning) == 0


def _is_strict(have: Dimension, want: Dimension, cycles: Power) -> bool:
    """Return whether turns are counted on one side: they are never left out silently, as SI does with those of `Hz`."""
    return "turn" in dict(want) or bool(cycles and "turn" in dict(have))


def _agree(way: tuple[Power, Power], wanted: tuple[Power, Power], *, strict: bool) -> bool:
    if way == wanted:
        return True
    return not strict and not ((way[0] or wanted[0]) and (way[1] or wanted[1]))


def amounts(turning: Dimension) -> tuple[Power, Power, Power]:
    """Exponents of cycles, angles and pi."""
    if not turning:
        return 0, 0, 0
    found = dict(turning)
    return found.get("turn", 0) + found.get("hertz", 0), found.get("angle", 0), found.get("pi", 0)


def in_turns(unit: Unit, want: Unit) -> Unit | None:
    """A unit that reads a value kept in `want`, with 2π in its factor where one counts cycles and one angles."""
    power = conversion(unit.turning, want.turning)
    if power is None or unit.dimension != want.dimension:
        return None
    return unit if not power else scaled(unit, power)


def scaled(unit: Unit, power: Power) -> Unit:
    """The unit with its factor times a power of 2π."""
    return Unit(unit.text, unit.factor * TAU ** int(power), unit.dimension, unit.offset, unit.turning)


TAU = Fraction(6.283185307179586)
"""2π in float64."""


def is_torque(unit: str) -> bool:
    """Return whether a unit is written as a torque, which is the energy of a radian and not of a cycle."""
    return _TORQUE.fullmatch(unit) is not None


def counted(turning: Dimension) -> str:
    """Return `counts turns`, `counts cycles`, `is an angle` or `counts neither turns nor angle`, for messages."""
    cycles, angles, _ = amounts(turning)
    if cycles and angles:
        return "mixes cycles and angle"
    if not cycles:
        return "is an angle" if angles else "counts no turns"
    return "counts turns" if "turn" in dict(turning) else "counts cycles"
