"""The unit of time that remains when the units of a formula cancel: `km` by `km/h` leaves hours."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from calcgraph.calc.model import ONE, Dimension, Power, Unit
from calcgraph.calc.units.table import UnitTable, factors_of
from calcgraph.calc.units.turning import combined

_TIME: Dimension = (("time", 1),)
_MOST_WRITTEN = 6
"""Units of a formula that are tried; the double loop below stays short."""
_PARTS_OF_HOURS = "h"
"""The end of a name that is glued from a unit and its time: `kWh`, `mAh`."""


def left_time(dimension: Dimension, near: Iterable[Unit], table: UnitTable) -> Unit | None:
    """Return `h` for `km` and `km/h`, or `1/d` for a number by `d`; None if no single long unit of time remains.

    Only minutes and longer units are kept: seconds take prefixes.
    """
    if len(dimension) != 1 or dimension[0][0] != "time" or abs(dimension[0][1]) != 1:
        return None
    power = dimension[0][1]
    units = [unit for unit in dict.fromkeys(near) if not unit.offset and not unit.turning]
    for factors in _combinations([*units[:_MOST_WRITTEN], ONE], dimension, table):
        names = _times(factors, table)
        if len(names) == 1 and names[0][1] == power and table.names[names[0][0]].factor > 1:
            found = table.parse(names[0][0] if power == 1 else f"1/{names[0][0]}")
            return found if isinstance(found, Unit) else None
    return None


def _combinations(units: Sequence[Unit], dimension: Dimension, table: UnitTable) -> Iterator[list[tuple[str, Power]]]:
    """Yield the factors of each quotient and product of two units that has the dimension."""
    for one, other in product(units, repeat=2):
        for sign in (-1, 1):
            if combined(one.dimension, other.dimension, sign) == dimension:
                yield [*_factors(one, 1, table), *_factors(other, sign, table)]


def _factors(unit: Unit, sign: int, table: UnitTable) -> Iterator[tuple[str, Power]]:
    """Yield the names of a unit with their powers; `kWh` is a kilowatt and an hour."""
    for name, power in factors_of(unit.text.removeprefix("1/"), inverse=unit.text.startswith("1/")) or ():
        before = name.removesuffix(_PARTS_OF_HOURS)
        if before != name and before in table.names and _is_glued(name, before, table):
            yield before, sign * power
            yield _PARTS_OF_HOURS, sign * power
        else:
            yield name, sign * power


def _is_glued(name: str, before: str, table: UnitTable) -> bool:
    """Return whether a name is a unit that lasts for an hour."""
    whole, part, hour = table.names[name], table.names[before], table.names[_PARTS_OF_HOURS]
    return whole.dimension == combined(part.dimension, _TIME) and whole.factor == part.factor * hour.factor


def _times(factors: Iterable[tuple[str, Power]], table: UnitTable) -> list[tuple[str, Power]]:
    """Return the units of time that do not cancel, with their powers."""
    powers: dict[str, Power] = {}
    for name, power in factors:
        known = table.names.get(name)
        if known is not None and known.dimension == _TIME:
            powers[known.symbol] = powers.get(known.symbol, 0) + power
    return [(symbol, power) for symbol, power in powers.items() if power]
