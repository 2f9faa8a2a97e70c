"""All units as a page of the manual."""

from collections import defaultdict
from collections.abc import Mapping

from calcgraph.calc.model import Dimension
from calcgraph.calc.numbers.dates import DIMENSION
from calcgraph.calc.units.compounds import in_base_units
from calcgraph.calc.units.display import format_number, plain_unit
from calcgraph.calc.units.table import NamedUnit, unit_table, write_dimension

HEAD = """---
title: Units
tags: [manual]
---

# Units

A name that is not listed here is not a unit. The prefixes next to a unit may precede its symbol; `u` is \
read as `µ`, and long prefixes go before long names (`kilobyte`). A project adds its own in \
`formulas/units.txt`, a product of numbers and known units on each line, in Pint's format; a new dimension is \
written in brackets. The order of the lines does not matter.

Your definition replaces a built-in one, so a vault keeps its values when a later version of calcgraph adds a \
unit of the same name. With `unit cup = 250 mL`, `cups` is 250 mL too, and `us_cup` stays as it is. You cannot \
redefine common units (CG304): the units of the SI and those used with it, `in ft yd mi lb oz`, `°F`, `cal`, \
`bar`, shares, and the units of time, data, counting and `USD`.

Cups, pints, quarts, gallons and bushels without a country are those of the United States. `us_pint` says so, and \
`imp_pint`, `imp_gal` and `imp_fl_oz` are those of the United Kingdom. `tonf`, `cwt`, `pt` and `MBtu` have several \
meanings and are refused with the spellings to choose from. A tonne of oil equivalent is 41.868 GJ. `mM`, `µM` and \
`nM` are moles per litre, but `M` alone is a scale: write `mol/L`, or `unit M = mol/L with prefixes`. Factors are \
those of NIST Special Publication 811. Units whose size depends on what they measure, such as `IU`, are for you \
to declare. Decibels are a logarithm, not a unit: 3 dB and 3 dB are 6 dB as gains, but not as levels. \
`use levels` has [[manual/libraries#levels|functions]] for both.

```text
rack = 72 * chip
EUR = [euro] = € = euro
```
"""

KINDS = {
    "information": "Information",
    "token": "Counting",
    "currency": "Money",
    "time": "Time",
    "calendar": "Time",
    "length": "Length",
    "mass": "Mass",
    "length^2 mass time^-2": "Energy",
    "length^2 mass time^-3": "Power",
    "": "Ratios and angles",
}
"""Headings, by dimension; everything else is under the last one."""
COUNTING = ("token", "parameter", "operation", "request", "chip")
REST = "Other"
BASE = "a base unit"
DATE = "a day of the calendar"
SHORT = frozenset((*"qryzafpnµmcdhkMGTPEZYRQ", "da", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "Zi", "Yi"))
"""Prefixes that are listed; `u` and the long ones (`kilo`) are the same."""


def units_markdown() -> str:
    """Markdown with a table for each kind of unit."""
    sections: dict[str, list[str]] = defaultdict(list)
    for symbol, names, unit, prefixes in _plain_units(unit_table().names):
        sections[_kind(unit.dimension)].append(_row(symbol, names, unit, prefixes))
    parts = [HEAD]
    for title in dict.fromkeys((*KINDS.values(), REST)):
        rows = "\n".join(sections[title])
        parts.append(f"## {title}\n\n| unit | also | is | prefixes |\n|---|---|---|---|\n{rows}\n")
    return "\n".join(parts)


def _plain_units(table: Mapping[str, NamedUnit]) -> list[tuple[str, list[str], NamedUnit, list[str]]]:
    """Symbol, other names, meaning and prefixes of each unit, smallest first."""
    names: dict[str, list[str]] = defaultdict(list)
    prefixes: dict[str, list[str]] = defaultdict(list)
    for name, unit in table.items():
        own = table[unit.symbol]
        if unit.factor == own.factor:
            names[unit.symbol].append(name)
        elif name.endswith(unit.symbol) and name.removesuffix(unit.symbol) in SHORT:
            prefixes[unit.symbol].append(name.removesuffix(unit.symbol))
    found = [(symbol, names[symbol], table[symbol], prefixes[symbol]) for symbol in names]
    return sorted(found, key=lambda entry: (entry[2].factor, entry[0]))


def _row(symbol: str, names: list[str], unit: NamedUnit, prefixes: list[str]) -> str:
    also = ", ".join(f"`{name}`" for name in sorted(names) if name != symbol)
    before = " ".join(sorted(prefixes, key=lambda prefix: unit_table().names[prefix + symbol].factor))
    meaning = _meaning(symbol, unit)
    shown = meaning if meaning in {BASE, DATE} else f"`{meaning}`"
    return f"| `{symbol}` | {also} | {shown} | {before} |"


def _meaning(symbol: str, unit: NamedUnit) -> str:
    if unit.dimension == DIMENSION:
        return DATE
    base = plain_unit(unit.dimension, unit_table()).text if unit.dimension else ""
    if base == symbol:
        base = in_base_units(unit.dimension)
    if base == symbol:
        return BASE
    zero = f", from {format_number(float(unit.offset), 6)} K" if unit.offset else ""
    return f"{format_number(float(unit.factor), 10)} {base}".strip() + zero


def _kind(dimension: Dimension) -> str:
    written = write_dimension(dimension)
    if len(dimension) == 1 and dimension[0][0] in COUNTING:
        return KINDS["token"]
    return KINDS.get(written, REST)
