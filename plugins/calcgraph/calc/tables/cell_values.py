"""Texts of cells as numbers, dates and ranges."""

import re
from collections.abc import Iterable
from fractions import Fraction

from calcgraph.calc.model import ONE, Unit, Value, exact
from calcgraph.calc.numbers.dates import iso_day
from calcgraph.calc.syntax.quantities import read_quantity
from calcgraph.calc.tables.grouped import EMPTY
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import DAYS, beyond_numbers, is_date, number_in_base, to_base

_PAIR = re.compile(r"\[([^,\[\]]+),([^,\[\]]+)\]$")
_MARKS = ("*", "_", "`")
_MARKUP = re.compile(r"^(\*\*|__|`|\*|_)(.*)\1$")
WORD = "CG243"
"""A cell that is not a number."""


def unit_of(column: Iterable[str], *, of_pairs: bool = True) -> Unit | None:
    """Return the unit of a column without a declared unit: of dates, of plain numbers; None for words."""
    filled = [text for text in column if text not in EMPTY]
    if filled and all(map(iso_day, filled)):
        return DAYS
    are_numbers = filled and all(
        PLAIN.fullmatch(text) or read_ends(text, of_pairs=of_pairs) is not None for text in filled
    )
    return ONE if are_numbers else None


def read_cell(text: str, unit: Unit, column: str, *, of_pairs: bool = True) -> Value | UnitProblem | None:
    """A cell in base units; None when it is empty, or why it is not a number."""
    if text in EMPTY:
        return None
    if is_date(unit):
        return _read_day(text, column)
    if (plain := PLAIN.fullmatch(text)) and (number := read_plain(plain, unit)) is not None:
        return exact(number)
    ends = read_ends(text, of_pairs=of_pairs)
    if ends is None:
        hint = _cell_to_write(text)
        return UnitProblem(WORD, f"`{text[:40]}` in column `{column}` is not a number", hint)
    low, high = (number_in_base(end, unit) for end in ends)
    if low is None or high is None:
        return beyond_numbers(f"{text[:40]} {unit.text}".strip())
    return Value((low + high) / 2 if low != high else low, low, high)


_COMMA = re.compile(r"-?[0-9]+,(?:[0-9]{1,2}|[0-9]{4,})")
"""A number with a decimal comma; three digits after it may be a group."""
_WITH_UNIT = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?) ?([^\W\d_%°][^\s,;]{0,20}|[%°][^\s,;]{0,4})")


_PRICE = re.compile(r"([$€£¥]) ?(-?[0-9]+(?:\.[0-9]+)?)")
_SIGNS = {"$": "USD"}
_TWO = re.compile(r"(-?[0-9][0-9_.]{0,30})[ \t]{2,}(-?[0-9][0-9_.]{0,30})")
"""Two numbers with no `|` between them."""


def _cell_to_write(text: str) -> str:
    """Return the hint for a cell that is not a number."""
    if _COMMA.fullmatch(text):
        return f"write the decimal point as `.`: `{text.replace(',', '.')}`"
    if found := _WITH_UNIT.fullmatch(text):
        return f"write `{found[1]}`, and the unit `{found[2]}` in the header"
    if found := _PRICE.fullmatch(text):
        return f"write `{found[2]}`, and the unit `{_SIGNS.get(found[1], found[1])}` in the header"
    if found := _TWO.fullmatch(text):
        return f"put a `|` between the cells: `{found[1]} | {found[2]}`"
    return "write the unit in the header, and leave the cell empty if there is no value"


PLAIN = re.compile(r"(?P<whole>-?(?:0|[1-9][0-9]{0,14}))(?:\.(?P<part>[0-9]{1,15}))?")
"""The form of nearly all cells: read without the detour of `read_ends`, with the same result."""

PRINTED = re.compile(r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-][0-9]{1,3})?")
"""A number as programs print it, with all digits of a binary one; not `12e5`, which is as likely a part of a hash."""


def read_plain(found: re.Match[str], unit: Unit) -> float | None:
    """A plain number in base units; None where it takes more than a product of whole numbers."""
    part = found["part"] or ""
    above, below = unit.factor.as_integer_ratio()
    number = int(found["whole"] + part) * above / (10 ** len(part) * below)  # rounded once, as a fraction is
    return None if unit.offset or not (number == 0 or SMALL < abs(number) < LARGE) else number


SMALL, LARGE = 1e-150, 1e150
"""Between these a number is in range for certain."""


def _read_day(text: str, column: str) -> Value | UnitProblem:
    """A cell of a column of dates, or why it is not a day of the calendar."""
    day = iso_day(text)
    if day is None:
        hint = "write the date as `2026-11-22`: year, month, day; leave the cell empty if there is no value"
        return UnitProblem("CG243", f"`{text[:40]}` in column `{column}` is not a date", hint)
    return exact(float(to_base(day, DAYS)))


def read_ends(text: str, *, of_pairs: bool = True) -> tuple[Fraction, Fraction] | None:
    """The ends of a number or range: `3.35`, `70G`, `[2.25, 14.24]`, `2.25..14.24`."""
    pair = _PAIR.match(text) if of_pairs else None
    low_text, dots, high_text = text.partition("..")
    if pair:
        low_text, high_text = pair.group(1), pair.group(2)
    elif not dots:
        high_text = low_text
    low, high = _one_number(low_text.strip()), _one_number(high_text.strip())
    if low is None or high is None or low > high:
        return None
    return low, high


def _one_number(text: str) -> Fraction | None:
    sign = -1 if text[:1] in {"-", "−"} else 1
    plain = text.lstrip("-−+") if text[:1] in {"-", "−", "+"} else text
    if not plain[:1].isdigit() or not plain[:1].isascii():
        return None
    written = read_quantity(plain, 0)
    if written.code or written.unit or written.end != len(plain):
        return None
    return sign * written.value


def plain_text(text: str) -> str:
    """Return a cell's text without emphasis or code marks around the whole text."""
    plain = text.strip()
    found = _MARKUP.match(plain) if plain[:1] in _MARKS else None
    return found.group(2).strip() if found else plain
