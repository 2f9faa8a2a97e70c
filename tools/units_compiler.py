"""The compiler of `units.txt`: Pint reads the definitions, `units.json` keeps the flat table.

The only file that imports Pint, and only people who change the definitions run it: `python tools/units_compiler.py`.
"""

import json
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from calcgraph.calc.units.table import write_dimension
from calcgraph.calc.units.turning import combined

HERE = Path(__file__).parents[1] / "plugins/calcgraph/calc/units"
DEFINITIONS = HERE / "units.txt"
TABLE = HERE / "units.json"

_ALL = tuple("qryzafpnµμumkMGTPEZYRQ")
_SMALL = tuple("qryzafpnµμum")
_LARGE = tuple("kMGTPEZY")
_BINARY = ("Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "Zi", "Yi")

_ALONE = """minute hour day week month hectare astronomical_unit light_year atmosphere mmHg angstrom foot yard
mile nautical_mile acre pound ounce short_ton gallon fluid_ounce barrel pound_force kgf british_thermal_unit
cent psi ksi knot turn rpm horsepower percent permille ppm ppb degree arcminute arcsecond celsius fahrenheit mph kph mil
fathom furlong fortnight long_ton carat quart tablespoon teaspoon kip inHg therm
atomic_mass_unit dioptre erg dyne cup pint gill us_gallon imp_gallon imp_quart imp_pint imp_gill
imp_fluid_ounce bushel peck acre_foot board_foot stone grain dram troy_ounce pennyweight slug quintal
microgram_of_medicine short_hundredweight long_hundredweight gram_force kilopond tonne_force short_ton_force
long_ton_force ounce_force poundal plf klf psf ksf cmH2O mmH2O mH2O inH2O ftH2O technical_atmosphere MMBtu
foot_pound metric_horsepower ton_of_refrigeration gon chain rod survey_foot
standard_gravity denier mho footcandle debye hartree permyriad rankine maxwell
millimolar micromolar nanomolar picomolar milligal microgal"""
_SI = """ampere candela radian steradian joule watt coulomb volt farad ohm weber tesla henry hertz becquerel sievert
katal lumen lux watt_hour ampere_hour electron_volt calorie bar"""

_PREFIXES: dict[str, tuple[str, ...]] = {
    "second": _SMALL,  # a written `Ms` is a slip for `ms`
    "meter": (*_ALL, "c", "d", "h", "da"),
    "gram": (*_ALL, "c", "d", "h", "da"),
    "liter": (*_ALL, "c", "d", "h", "da"),
    "volt_ampere": ("m", "k", "M", "G"),
    "pascal": (*_ALL, "h"),
    "newton": (*_ALL, "c", "d", "da"),
    "inch": ("µ", "μ", "u"),
    "torr": ("m", "µ", "μ", "u"),
    "gray": (*_ALL, "c"),
    "mole": (*_ALL, "c"),
    "siemens": (*_ALL, "d"),
    "rem": ("m", "µ", "μ", "u"),
    "toe": ("k", "M", "G"),
    "tce": ("k", "M", "G"),
    "boe": ("k", "M"),
    "ton_TNT": ("k", "M"),
    "watt_peak": ("k", "M", "G"),
    "volt_ampere_reactive": ("k", "M", "G"),
    "tex": ("d", "m", "k"),
    "darcy": ("m",),
    "roentgen": ("m", "µ", "μ", "u"),
    "jansky": ("m", "µ", "μ", "u", "k"),
    "rydberg": ("m",),
    "baud": ("k", "M", "G"),
    "molal": ("m",),
    "byte": (*_LARGE, *_BINARY),
    "bit": (*_LARGE, *_BINARY),
    "token": _LARGE,
    "parameter": _LARGE,
    "operation": _LARGE,
    "request": _LARGE,
    "chip": _LARGE,
    "dollar": _LARGE,
    "tonne": ("k", "M", "G"),
    "year": ("k", "M", "G"),
    "kelvin": ("m", "µ", "μ", "u", "n"),
    "dalton": ("k", "M"),
    "parsec": ("k", "M", "G"),
    "curie": (*_SMALL, "k", "M"),
    "barn": ("m", "µ", "μ", "u", "n", "p", "f", "k", "M"),
    "poise": ("c", "m", "µ", "μ", "u"),
    "stokes": ("c", "m"),
    "gauss": ("m", "k", "µ", "μ", "u"),
    "oersted": ("k",),
    **dict.fromkeys(_SI.split(), _ALL),
    **dict.fromkeys(_ALONE.split(), ()),
}
"""The prefixes that may precede each unit. No `mB`, no `kmin`. Every unit of `units.txt` must be here."""

_MADE = ("kilogram", "delta_")
"""Units that Pint makes by itself: of a prefix in a definition, of differences of temperatures."""

_SPOKEN = {"ohm": ("m", "k", "M", "G"), "poise": ("c", "m")}
"""Full names that short prefixes go before too, as in `kohm`."""
_BRITISH = frozenset({"metre", "litre"})
"""Other full names, which long prefixes go before."""
LONG = 3
"""Letters beyond which a name in `s` is a plural, which only long prefixes go before: `kilobytes`."""
_NEVER = frozenset({"as"})
"""The attosecond: `as` is a word of the language."""


def compile_units(definitions: str) -> str:
    """The table of all allowed names as JSON: name → symbol, exact factor to base units, dimension, offset."""
    registry = _registry(definitions)
    table: dict[str, list[str]] = {}
    for name, entry in _entries(registry):
        if table.setdefault(name, entry) != entry:
            message = f"{name} means {table[name]} and {entry}"
            raise ValueError(message)
    rows = ",\n".join(f"  {_json(name)}: {_json(table[name])}" for name in sorted(table))
    return f'{{"units": {{\n{rows}\n}}}}\n'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _registry(definitions: str) -> Any:  # noqa: ANN401 - Pint's registry is generic in ways of its own
    import pint  # noqa: PLC0415 - 150 ms that only this compiler pays

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "units.txt"
        path.write_text(definitions, encoding="utf-8")
        return pint.UnitRegistry(str(path), non_int_type=Fraction, cache_folder=None)


def _entries(registry: Any) -> Iterator[tuple[str, list[str]]]:  # noqa: ANN401 - same
    """Every plain name first, so that `min` is the minute, then every prefixed one."""
    definitions = {unit.name: unit for unit in registry._units.values()}  # noqa: SLF001 - Pint lists them nowhere else
    names = {name: _names(unit) for name, unit in definitions.items() if name and not name.startswith(_MADE)}
    plain = {written for group in names.values() for written in group}
    for name, group in names.items():
        for written in group:
            yield written, _entry(registry, name, definitions[name])
    if missing := names.keys() - _PREFIXES.keys():
        message = f"list {', '.join(sorted(missing))} in _ALONE, _SI or _PREFIXES of tools/units_compiler.py"
        raise ValueError(message)
    for name, group in names.items():
        for prefix in _PREFIXES[name]:
            for full in _prefixed(registry, prefix, group, definitions[name].defined_symbol or name):
                if full not in plain and full not in _NEVER:
                    yield full, _entry(registry, name, definitions[name], prefix)


def _names(unit: Any) -> tuple[str, ...]:  # noqa: ANN401 - same
    return tuple(dict.fromkeys((unit.name, unit.defined_symbol or unit.name, *unit.aliases)))


def _prefixed(registry: Any, prefix: str, group: tuple[str, ...], symbol: str) -> Iterator[str]:  # noqa: ANN401 - same
    """`kB` and `kilobyte`: short prefixes before symbols, long ones before full names."""
    name = group[0]
    long = registry._prefixes[prefix].name  # noqa: SLF001 - same
    words = [
        written
        for written in group
        if written == name or written in _BRITISH or (written.endswith("s") and len(written) > LONG)
    ]
    for written in group:
        if written not in words or symbol == written or (written == name and prefix in _SPOKEN.get(name, ())):
            yield prefix + written
    if prefix not in {"μ", "u"}:  # other spellings of µ
        yield from (long + written for written in words)


def _entry(registry: Any, name: str, unit: Any, prefix: str = "") -> list[str]:  # noqa: ANN401 - same
    factor, root = registry.get_root_units(name)
    exact = Fraction(factor)
    for base, power in root._units.items():  # noqa: SLF001 - the public form is text
        exact /= Fraction(1000) ** int(power) if base == "gram" else 1
    if prefix:
        exact *= Fraction(registry._prefixes[prefix].converter.scale)  # noqa: SLF001 - same
    dimensions = registry.get_dimensionality(name).items()
    dimension = combined((), tuple((base.strip("[]"), Fraction(power)) for base, power in dimensions))
    symbol = unit.defined_symbol or unit.name
    entry = [symbol, str(exact), write_dimension(dimension)]
    offset = getattr(unit.converter, "offset", 0)
    return [*entry, str(Fraction(offset))] if offset else entry


if __name__ == "__main__":
    TABLE.write_text(compile_units(DEFINITIONS.read_text(encoding="utf-8")), encoding="utf-8")
