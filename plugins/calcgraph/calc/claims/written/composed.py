"""One number of several: `1 h 30 min`, `16 ft 5 in`, `2 × 8 GB`."""

import re
from fractions import Fraction
from itertools import pairwise

from calcgraph.calc.claims.unit import SHORT_WORDS, singular
from calcgraph.calc.claims.written.figures import number_and_step
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.number_words import phrase_at

_FIGURE = r"[0-9]+(?:\.[0-9]+)?"
_PARTS = re.compile(
    rf"(?:{_FIGURE}\s?(?:[^\W\d_]+|['’′″\"°])(?:\s+(?:and|und|et|y|e|en|och|i|и)\s+|,?\s*)){{1,3}}{_FIGURE}\s?(?:[^\W\d_]+|[′″'’\"])(?![\w/^·*])"
)
_ONE = re.compile(rf"(?<![0-9])(?P<number>{_FIGURE})\s?(?P<unit>[^\W\d_]+|[°′″'’\"])")
_LAST_BARE = re.compile(r"^(?P<hours>[0-9]{1,3})\s?h\s?(?P<minutes>[0-5][0-9])(?![\w.,:]|\s?[^\W\d_])")
_PRODUCT = re.compile(
    rf"(?P<one>{_FIGURE})\s?[×x]\s?(?P<other>{_FIGURE})(?=\s?(?P<unit>[^\W\d_]+))(?!\s?(?:[×x]\s?[0-9]|e[0-9]))"
)
_MARKS = {"′": "ft", "'": "ft", "’": "ft", "″": "in", '"': "in"}
_ANGLES = {"°": "deg", "′": "arcmin", "'": "arcmin", "’": "arcmin", "″": "arcsec", '"': "arcsec"}
_LENGTH = (("length", 1),)


def in_one_unit(text: str, at: int, table: UnitTable) -> str:
    """Return the text with a number of several units, or a product, as one number.

    >>> from calcgraph.calc.units.table import unit_table
    >>> in_one_unit("1 h 30 min", 0, unit_table()), in_one_unit("2 × 8 GB", 0, unit_table())
    ('9.0e1 min', '1.6e1 GB')
    >>> in_one_unit("5 m 3 s", 0, unit_table()), in_one_unit("30 min 1 h", 0, unit_table())
    ('3.03e2 s', '30 min 1 h')
    """
    lead, rest = text[:at], text[at:]
    if bare := _LAST_BARE.match(rest):
        rest = f"{bare['hours']} h {bare['minutes']} min{rest[bare.end() :]}"
    if found := _PARTS.match(rest):
        return lead + (_sum(found[0], table) or found[0]) + rest[found.end() :]
    if found := _PRODUCT.match(rest):
        return lead + _product(found, table) + rest[found.end() :]
    return lead + rest


def _sum(text: str, table: UnitTable) -> str:
    """Return the sum of parts in the unit of the last; empty unless each is smaller than one of the unit before it."""
    parts = [(found["number"], found["unit"]) for found in _ONE.finditer(text)]
    names = _names([unit for _, unit in parts], table)
    units = [table.names.get(name) for name in names]
    if any(unit is None or unit.dimension != units[0].dimension for unit in units if units[0]) or None in units:
        return ""
    factors = [unit.factor for unit in units if unit is not None]
    values = [Fraction(number) for number, _ in parts]
    is_whole = all(value.denominator == 1 for value in values[:-1])
    is_falling = all(
        one > other and value * other < one for (one, other), value in zip(pairwise(factors), values[1:], strict=True)
    )
    if not is_whole or not is_falling:
        return ""
    total = sum((value * factor for value, factor in zip(values, factors, strict=True)), Fraction(0)) / factors[-1]
    decimals = len(parts[-1][0].partition(".")[2])
    return f"{_exactly(total, Fraction(1, 10**decimals))} {names[-1]}" if total else ""


def _names(written: list[str], table: UnitTable) -> list[str]:
    """The units as the table names them; `m` with hours or seconds is the minute, `'` after degrees an arcminute."""
    marks = _ANGLES if written[0] == "°" else _MARKS
    names = [marks.get(name) or _named(name, table) for name in written]
    is_time = any(name in {"h", "s", "hr", "hour", "sec"} for name in names)
    return ["min" if one == "m" and is_time else name for one, name in zip(written, names, strict=True)]


def _named(word: str, table: UnitTable) -> str:
    """Return the name under which the table knows a unit, which may be in another language: `Stunde`."""
    name = singular(word, table)
    if name in table.names or word in SHORT_WORDS:
        return SHORT_WORDS.get(word, name)
    found = phrase_at("units", word)
    return str(found.meaning) if found is not None and found.end == len(word) and found.meaning else name


def _product(found: re.Match[str], table: UnitTable) -> str:
    """Return the product of a count and a measure; lengths side by side are an area, so they stay as they are."""
    unit = table.names.get(singular(found["unit"], table))
    if unit is None or unit.dimension == _LENGTH or Fraction(found["one"]).denominator != 1:
        return found[0]
    value, step = number_and_step(found["other"])
    product = Fraction(found["one"]) * value
    return _exactly(product, min(step, Fraction(1))) if product else found[0]


def _exactly(value: Fraction, step: Fraction) -> str:
    """Return the number in as many digits as reach to the step: `9.0e1` for 90 to one.

    >>> _exactly(Fraction(90), Fraction(1)), _exactly(Fraction(395, 2), Fraction(1, 10))
    ('9.0e1', '1.975e2')
    """
    digits = str(round(value / step))
    exponent = len(digits) - 1 - (len(str(int(1 / step))) - 1)
    return f"{digits[0]}{'.' if digits[1:] else ''}{digits[1:]}e{exponent}"
