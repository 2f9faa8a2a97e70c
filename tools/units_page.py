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

These are all built-in units. Put a prefix of the last column directly before the symbol. `q…m` and `k…Q` \
stand for all SI prefixes in steps of a thousand, `Ki…Yi` for those of 1024. `u` is read as `µ`, and \
long prefixes go before long names (`kilobyte`). `day(s)` stands for `day` and `days`. To add a unit, see \
[[manual/library#Units|custom units]].

| unit | note |
|---|---|
| `cup`, `pint`, `quart`, `gal`, `bushel` | of the United States; \
British ones are `imp_pint`, `imp_gal`, `imp_fl_oz` |
| `tonf`, `cwt`, `pt`, `MBtu` | ambiguous, so refused with the spellings to choose from |
| `mM`, `µM`, `nM` | moles per litre; `M` alone is a scale: write `mol/L`, or `unit M = mol/L with prefixes` |
| `toe` | 41.868 GJ |
| decibels | a logarithm, not a unit: `use levels` has [[manual/libraries#levels\\|functions]] |
| `IU` and others whose size depends on the substance | declare them |

Your definition replaces a built-in one: with `unit cup = 250 mL`, `cups` is also 250 mL, and `us_cup` stays as it is. \
You cannot redefine common units (CG304): SI units and those used with the SI, `in ft yd mi lb oz`, `°F`, `cal`, \
`bar`, shares, and units of time, data, counting and `USD`. Factors are those of NIST Special Publication 811.
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
BASE = "base"
DATE = "a day"
SMALL = (*"qryzafpnµm",)
LARGE = (*"kMGTPEZYRQ",)
BINARY = ("Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "Zi", "Yi")
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
    also = ", ".join(f"`{name}`" for name in _with_plurals({*names} - {symbol}))
    before = _ranges(sorted(prefixes, key=lambda prefix: unit_table().names[prefix + symbol].factor))
    meaning = _meaning(symbol, unit)
    shown = meaning if meaning in {BASE, DATE} else f"`{meaning}`"
    return f"| `{symbol}` | {also} | {shown} | {before} |"


def _with_plurals(names: set[str]) -> list[str]:
    """Return names in order; `day(s)` is `day` and `days`."""
    plural = {f"{name}s" for name in names}
    return sorted(f"{name}(s)" if f"{name}s" in names else name for name in names - plural)


def _ranges(prefixes: list[str]) -> str:
    """Return prefixes in rising order, with runs of the steps of a thousand and of 1024 as `k … Q`."""
    found = set(prefixes)
    parts: list[str] = []
    for steps in (SMALL, ("c", "d", "da", "h"), LARGE, BINARY):
        run = [prefix for prefix in steps if prefix in found]
        whole = "".join(run) in "".join(steps) and len(run) > 2 and steps != ("c", "d", "da", "h")
        parts += [f"{run[0]}…{run[-1]}"] if whole else run
    return " ".join(parts)


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
