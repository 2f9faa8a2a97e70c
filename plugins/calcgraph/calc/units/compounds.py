"""Compound units: the one that a writer used, or that everybody knows, for a dimension."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

from calcgraph.calc.model import Dimension, Power, Unit
from calcgraph.calc.units.table import UnitTable, factors_of, unit_table
from calcgraph.calc.units.turning import combined, settled

_SYMBOLS = {
    "operation": "FLOP",
    "information": "B",
    "token": "tok",
    "parameter": "param",
    "request": "req",
    "currency": "USD",
    "chip": "chip",
    "mass": "kg",
    "length": "m",
    "time": "s",
    "current": "A",
    "temperature": "K",
    "substance": "mol",
    "luminosity": "cd",
}
"""Base units, in the order in which a compound names them."""
_ORDER = tuple(_SYMBOLS)

_KNOWN = """J W N Pa V C Ω F Wb T H S N/m V/m V*m V/s W/m W/m^2 W/m^3 W/K K/W W/m/K W/m^2/K m^2*K/W J/K J/mol J/mol/K
J/kg/K Pa*s J*s Ω*m S/m F/m H/m C/m^2"""
"""Names that read better than base units and mean nothing else; not `N*s`, for a momentum is in `kg*m/s`."""

_NAMED = ("N", "J", "W", "V", "Ω", "C", "Wb", "T", "H", "F", "S", "Pa")
"""Names with which a compound is shorter than in base units: `N*m^2`, `J/m^3/K`, `C/mol`."""
_BESIDE_NAMES = frozenset({"length", "temperature", "substance", "luminosity"})
"""Bases that may be next to a name; mass, time and current are in the name."""
_PHYSICAL = frozenset({"mass", "length", "time", "current", "temperature", "substance", "luminosity"})
_MARKS = frozenset({"mass", "current", "temperature"})
"""One of these is in every known name."""
_TIME = (("time", 1),)
_MOTION = frozenset({"m/s", "m/s^2", "m^2/s"})
"""The units that forces and masses, or energies and times, leave: an acceleration in N/kg helps no reader."""
_MOST_WRITTEN = 6
"""Units of a formula that are tried; the double loop below stays short."""


def spelled(dimension: Dimension, turning: Dimension = ()) -> str:
    """A unit of a dimension in common symbols, its factor 1: `B/tok`, `1/s`, `N`, `W/m^2`, `J/tok`, `turn/s`."""
    turns = dict(turning).get("turn", 0)
    if turns:
        return _with_turns(_plain(dimension), turns)
    return _plain(dimension) if dimension else ""


def _with_turns(plain: str, turns: Power) -> str:
    """`turn/s`, `turn*W`, `L/turn`."""
    if turns < 0:
        return f"{plain}/{raised('turn', -turns)}"
    joint = "" if not plain or plain == "1" else plain[1:] if plain.startswith("1/") else f"*{plain}"
    return raised("turn", turns) + joint


def _plain(dimension: Dimension) -> str:
    if not any(base in _MARKS for base, _ in dimension):
        return in_base_units(dimension)
    physical = tuple(part for part in dimension if part[0] in _PHYSICAL)
    counted = tuple(part for part in dimension if part[0] not in _PHYSICAL)
    known, below = _known().get(physical), _known().get(combined((), physical, -1), "/")
    if known is not None:
        return _joined([*_symbols(counted), (known, 1)])
    if "/" not in below:
        return _joined([*_symbols(counted), (below, -1)])
    return _joined([*_symbols(counted), *_with_name(physical)])


def _with_name(dimension: Dimension) -> list[tuple[str, Power]]:
    """Return the factors of a unit with one name, unless base units are shorter: `N*m^2`, `Pa*m^(1/2)`, `kg/m^3`."""
    found, least = _symbols(dimension), _length(dimension)
    rests = [(name, combined(dimension, unit_table().names[name].dimension, -1)) for name in _NAMED]
    named = [(name, rest) for name, rest in rests if _is_beside(name, rest)]
    if not named:
        return found
    name, rest = min(named, key=lambda one: _length(one[1]))
    return [(name, 1), *_symbols(rest)] if 1 + _length(rest) <= least else found


def _is_beside(name: str, rest: Dimension) -> bool:
    """Return whether these factors can be next to a name: never a metre next to a joule, only its root to a pascal."""
    lengths = dict(rest).get("length", 0)
    is_odd = (name == "J" and lengths > 0) or (name == "Pa" and lengths.denominator == 1)
    return not is_odd and {base for base, _ in rest} <= _BESIDE_NAMES


def _length(dimension: Dimension) -> Power:
    """Return how long a dimension is to read."""
    return sum(max(power, -power) for _, power in dimension)


def in_base_units(dimension: Dimension) -> str:
    """`kg*m/s^2`."""
    return _joined(_symbols(dimension))


def as_written(inferred: Unit, near: Iterable[Unit], table: UnitTable) -> Unit | None:
    """Return a quotient, product or power of the units in a formula: `km/h`, `L/min`, `kWh`, `USD/kWh`, `mm^2`.

    Return None if they do not combine, or if a named unit is better (`J`, `Pa`). Counted units, `GB` and `Mtok`, lose
    their prefix, unless they are priced.
    """
    dimension, turning = inferred.dimension, settled(inferred.turning)
    plain = spelled(dimension)
    if sum(max(power, -power) for _, power in dimension) < 2:
        return None
    money = any(base == "currency" for base, _ in dimension)
    near = tuple(near)
    if len(dimension) == 1 and not turning:
        return _power_of_one(dimension[0], near, table)
    units = [unit for unit in dict.fromkeys(near) if _is_single(unit) and (money or not _is_many(unit))]
    if plain in _MOTION:
        units = [unit for unit in units if not any(base in _MARKS for base, _ in unit.dimension)]
    for one, other in product(units[:_MOST_WRITTEN], repeat=2):
        glued = (one.text + other.text,) if _is_glued(one.text + other.text, table) else ()  # `kW` and `h`
        for text in glued if plain.isalpha() else (*glued, *_pairs(one, other)):
            found = table.parse(text)
            if isinstance(found, Unit) and found.dimension == dimension and found.turning == turning:
                return found
    return None


def _is_single(unit: Unit) -> bool:
    """Return whether a unit is one factor, and not a scale or a small part of a second, which is never a divisor."""
    if unit.dimension == _TIME and unit.factor < 1:
        return False
    is_plain = not any(sign in "*/·√(" for sign in unit.text) and "hertz" not in dict(unit.turning)
    return bool(unit.dimension) and not unit.offset and is_plain


def _is_many(unit: Unit) -> bool:
    """Return whether a unit counts in thousands: `GB`, `Mtok`."""
    return unit.factor != 1 and any(base not in _PHYSICAL for base, _ in unit.dimension)


def _pairs(one: Unit, other: Unit) -> tuple[str, ...]:
    """Spellings of what two units of different kinds make; `GPa*cm^4` is a force times an area to its reader."""
    left, right = dict(one.dimension), dict(other.dimension)
    if left.keys() == right.keys():
        return ()
    is_cancelled = left.get("length", 0) * right.get("length", 0) < 0
    quotient = f"{one.text}/{other.text}"
    return (quotient,) if is_cancelled else (quotient, f"{one.text}*{other.text}")


def _power_of_one(part: tuple[str, Power], near: Iterable[Unit], table: UnitTable) -> Unit | None:
    """A power of the only unit in which lengths are written, `cm^3`; None if there are several or no such units."""
    base, power = part
    names = (name for unit in near if not unit.turning for name, _ in factors_of(unit.text.removeprefix("1/")) or ())
    roots = {name for name in names if (known := table.names.get(name)) and known.dimension == ((base, 1),)}
    found = table.parse(raised(roots.pop(), power)) if len(roots) == 1 and power > 0 else None
    return found if isinstance(found, Unit) else None


def _is_glued(text: str, table: UnitTable) -> bool:
    """Return whether two names make a third that is clearer than one of SI: `kWh`, not `VA`."""
    known = table.names.get(text)
    return known is not None and table.names[known.symbol].factor != 1


def known_names() -> tuple[str, ...]:
    """Names of units that read better than base units."""
    return tuple(_KNOWN.split())


@cache
def _known() -> Mapping[Dimension, str]:
    """Return the names of units by dimension."""
    table = unit_table()
    units = {name: table.parse(name) for name in _KNOWN.split()}
    return {unit.dimension: name for name, unit in units.items() if isinstance(unit, Unit)}


def _symbols(dimension: Dimension) -> list[tuple[str, Power]]:
    """Symbols of base units with their powers, in the order in which a compound names them."""
    ordered = sorted(dimension, key=lambda part: _ORDER.index(part[0]) if part[0] in _ORDER else len(_ORDER))
    return [(_SYMBOLS.get(base, base), power) for base, power in ordered]


def _joined(factors: Iterable[tuple[str, Power]]) -> str:
    """`B/tok`, `1/s`, `kg*m/s^2`."""
    factors = tuple(factors)
    above = "*".join(raised(symbol, power) for symbol, power in factors if power > 0)
    below = "".join(f"/{raised(symbol, -power)}" for symbol, power in factors if power < 0)
    return (above or "1") + below


def raised(symbol: str, power: Power) -> str:
    """`m`, `m^2`, `m^(1/2)`."""
    return symbol if power == 1 else f"{symbol}^{power}" if power.denominator == 1 else f"{symbol}^({power})"
