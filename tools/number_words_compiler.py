"""The compiler of `number_words.json`: CLDR's words for scales, shares, units and months in all its languages.

The only file that imports Babel. Run it after an update of Babel: `python tools/number_words_compiler.py`, or with the
path of a file to write to. Always run it as a program: Babel shares one copy of each locale in a process and fills in
its lists of months when code asks for them, as MkDocs does. Words compiled after that differ.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from babel import localedata

from calcgraph.notes.number_words import FILE, fold

_INVISIBLE = re.compile("[\u200e\u200f\u061c]")
_UNITS = {
    "duration-year": "yr",
    "duration-month": "mo",
    "duration-week": "week",
    "duration-day": "d",
    "duration-hour": "h",
    "duration-minute": "min",
    "duration-second": "s",
    "duration-millisecond": "ms",
    "duration-microsecond": "µs",
    "duration-nanosecond": "ns",
    "length-kilometer": "km",
    "length-meter": "m",
    "length-centimeter": "cm",
    "length-millimeter": "mm",
    "mass-kilogram": "kg",
    "mass-gram": "g",
    "mass-tonne": "t",
    "mass-metric-ton": "t",
    "volume-liter": "L",
    "digital-byte": "B",
    "digital-kilobyte": "kB",
    "digital-megabyte": "MB",
    "digital-gigabyte": "GB",
    "digital-terabyte": "TB",
    "digital-bit": "bit",
    "energy-kilowatt-hour": "kWh",
    "power-watt": "W",
    "power-kilowatt": "kW",
    "temperature-celsius": "°C",
    "length-mile": "mi",
    "length-nautical-mile": "nmi",
    "volume-gallon": "gal",
    "volume-milliliter": "mL",
    "volume-hectoliter": "hL",
    "volume-cubic-meter": "m^3",
    "area-square-meter": "m^2",
    "area-square-kilometer": "km^2",
    "area-hectare": "ha",
    "area-acre": "acre",
    "power-horsepower": "hp",
    "power-megawatt": "MW",
    "energy-joule": "J",
    "energy-kilojoule": "kJ",
    "energy-kilocalorie": "kcal",
    "electric-volt": "V",
    "electric-ampere": "A",
    "frequency-hertz": "Hz",
    "frequency-kilohertz": "kHz",
    "frequency-megahertz": "MHz",
    "mass-milligram": "mg",
    "mass-microgram": "µg",
    "temperature-fahrenheit": "°F",
}
"""The units that prose writes out, by CLDR's names, as our table has them."""
_SHARES = {
    "concentr-percent": "percent",
    "concentr-permille": "permille",
    "concentr-permyriad": "permyriad",
    "concentr-permillion": "ppm",
    "concentr-portion-per-1e9": "ppb",
}
_NO_WORD = re.compile(r"[\W\d_]*")
_LATIN = re.compile(r"[a-z]")
_PROSE = frozenset(["time", "timer", "mount", "wiki", "tons", "kilo", "bill", "hold", "mail", "julio"])
"""Units of other languages that are English words of another sense."""
_PROSE_RATE = re.compile(r"an? |[a-z]{1,4}$")
"""Rates that are, or begin with, a word of English prose."""
_RATED = "duration-"
_LISTS = ("scales", "shares", "leading", "units", "rates", "months")
_NUMERIC = frozenset({"scales", "months"})
SHORT = 4
"""Letters below which a Latin word of a unit is too likely another word: `dan`, `ore`, `tag`."""

Meanings = dict[str, set[str]]
"""What each word means, of all languages."""


def _compile_words() -> str:
    """Return all words as JSON, by what they mean; `0` or an empty text where languages differ."""
    found: dict[str, Meanings] = {name: defaultdict(set) for name in _LISTS}
    for name in sorted(localedata.locale_identifiers()):
        data = localedata.load(name)
        _add_units(data["unit_patterns"], found)
        for word, size in _scales(data):
            found["scales"][word].add(size)
        for word, month in _months(data):
            found["months"][word].add(month)
    lists = {name: {word: _one(meant, name) for word, meant in words.items()} for name, words in found.items()}
    return json.dumps(lists, ensure_ascii=False, sort_keys=True, indent=0) + "\n"


def _one(meant: set[str], name: str) -> str | int:
    """Return the meaning that all languages share."""
    only = next(iter(meant)) if len(meant) == 1 else ""
    return int(only or 0) if name in _NUMERIC else only


def _add_units(patterns: Mapping[str, Any], found: dict[str, Meanings]) -> None:
    for unit, meaning in _SHARES.items():
        for word, is_before in _words(patterns.get(unit, {}), "other"):
            found["leading" if is_before else "shares"][word].add(meaning)
    for unit, meaning in _UNITS.items():
        for word, is_before in _words(patterns.get(unit, {}), "other"):
            is_short = bool(_LATIN.search(word)) and len(word) < SHORT
            if not is_before and not is_short and word not in _PROSE:
                found["units"][word].add(meaning)
        for word, _ in _words(patterns.get(unit, {}), "per") if unit.startswith(_RATED) else ():
            if not _PROSE_RATE.match(word):
                found["rates"][word].add(meaning)


def _bare(text: str) -> str:
    return " ".join(fold(_INVISIBLE.sub("", text)).split()).strip(" .,;")


def _scales(data: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - Babel types its data as anything
    """The words of compact numbers, with what each multiplies by."""
    for by_length in data["compact_decimal_formats"].values():
        for by_plural in by_length.values():
            for size, found in by_plural.items():
                pattern = re.sub(r"'([^']*)'", r"\1", found.pattern.partition(";")[0])
                zeros, word = pattern.count("0"), _bare(pattern.replace("0", ""))
                if zeros and not _NO_WORD.fullmatch(word) and "/" not in word and size.isdigit():
                    yield word, str(_power(int(size)) // 10 ** (zeros - 1))


def _power(size: int) -> int:
    """The power of ten that a size begins at."""
    return int("1" + "0" * (len(str(size)) - 1))


def _words(patterns: Mapping[str, Any], kind: str) -> Iterator[tuple[str, bool]]:
    """The words of a unit with whether they are before its number; long ones, and short ones that are not Latin."""
    for length in ("long", "short"):
        for plural, pattern in patterns.get(length, {}).items():
            if not isinstance(pattern, str) or (plural == "per") != (kind == "per"):
                continue
            before, _, behind = pattern.partition("{0}")
            for word, is_before in ((_bare(before), True), (_bare(behind), False)):
                is_word = not _NO_WORD.fullmatch(word) and (length == "long" or not _LATIN.search(word))
                if is_word and not word.startswith("/"):
                    yield word, is_before


def _months(data: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - same
    for form in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            found = data["months"].get(form, {}).get(width, {})
            for number, word in found.items() if isinstance(found, Mapping) else ():  # or another name of such a list
                if not _NO_WORD.fullmatch(_bare(word)) and not re.search(r"\d", word):
                    yield _bare(word), str(number)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else FILE
    target.write_text(_compile_words(), encoding="utf-8")
