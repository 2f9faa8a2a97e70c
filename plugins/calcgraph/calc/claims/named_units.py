"""Units and money in the words of other languages that only the quantity's own unit tells: `85 öre`, `14 knop`.

A word is read only where the number otherwise lacks the quantity's dimension, and as the unit with that dimension.
"""

import re
from collections.abc import Iterator, Mapping

from calcgraph.calc.claims.beside import shown_as
from calcgraph.calc.claims.country import language_of
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.dimensions.temperatures import is_apart
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import NamedUnit, UnitTable
from calcgraph.notes.claim_lexicon import words_by
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import fold

_MEASURES = words_by("row_measures")
"""Words that have other meanings too, by the unit that they are for a quantity of its dimension."""
_TONNE = words_by("row_tonne")
_MONEY = words_by("row_money")
_HUNDREDTHS = words_by("row_hundredths")
"""Words for hundredths of a currency, by the currency."""
_DEGREES = words_by("row_degrees")["words"]
_NUMBER = re.compile(
    r"(?P<digits>(?<![0-9])[0-9]++(?:[.,][0-9]++)?)"
    r"(?P<scale>[ \u00a0\u202f-]?(?:mi[^\W\d_]{2,12}+|tys\.?|mln|mld|тыс\.?|млн|млрд|万|億|亿))?"
    r"[ \u00a0\u202f-]?(?P<word>[^\W\d_]{1,30}+)(?![\w°²³^·])"
)
_GROUPED = re.compile(r"[.,][0-9]{3}$")
_POINTED = re.compile(r"\.[0-9]{3}$")
"""The end of `1.234`, which languages with such words read as thousands."""
_PLACES = 2
"""The decimals of a hundredth."""


def with_named_unit(link: Link, wanted: Unit, table: UnitTable) -> Link:
    """Return the link with a word for a unit as its symbol, if the number then has the quantity's base units."""
    bare = read_claim(link.display, table)
    unit = bare.unit if isinstance(bare, ClaimText) else None
    if bare is None or (unit is not None and unit.dimension == wanted.dimension):
        return link
    found = [*_NUMBER.finditer(link.display)]
    if len(found) != 1:
        return link
    one = found[0]
    for written in _spellings(one, link, wanted, table):
        display = f"{link.display[: one.start()]}{written}{link.display[one.end() :]}"
        text = read_claim(display, table)
        if isinstance(text, ClaimText) and text.unit is not None and not text.problem:
            return shown_as(link, display, link.before, link.behind)
    return link


def _spellings(found: re.Match[str], link: Link, wanted: Unit, table: UnitTable) -> Iterator[str]:
    """Yield a number and its word with a symbol of the table."""
    scale, word, bases = found["scale"] or "", fold(found["word"]), dict(wanted.dimension)
    digits = f"{found['digits']}{scale}"
    rest = link.display[: found.start()] + link.display[found.end() :]
    is_alone = not scale and not any(letter.isdigit() for letter in rest)  # not `1e2 cents`, `85 cents ± 5`
    is_shiftable = is_alone and not _GROUPED.search(digits)
    if _POINTED.search(found["digits"]):
        return
    for symbol, names in _MEASURES.items():
        if word in names and symbol in table.names and _has_all(table.names[symbol], bases):
            yield f"{digits} {symbol}"
    if word in _TONNE["words"] and bases.get("mass") and language_of(link, 1) in _TONNE["languages"]:
        yield f"{digits} t"
    if word in _DEGREES and wanted.dimension == (("temperature", 1),) and (symbol := _degree(wanted, word, link)):
        yield f"{digits} {symbol}"
    for lists, places in ((_MONEY, 0), (_HUNDREDTHS, _PLACES)):
        for code, names in lists.items():
            unit = table.names.get(code)
            is_listed = word in names and (is_shiftable or not places)
            if is_listed and unit is not None and unit.factor == 1 and _has_all(unit, bases):
                yield f"{_shifted(digits, places)} {code}"


def _has_all(unit: NamedUnit, bases: Mapping[str, object]) -> bool:
    """Return whether a quantity has the base units of a unit, with the same powers for money and mass."""
    return bool(unit.dimension) and all(bases.get(base) == power for base, power in unit.dimension)


def _degree(wanted: Unit, word: str, link: Link) -> str:
    """Return the scale of a quantity, or `K` of a difference; English degrees can be Fahrenheit."""
    if wanted.offset:
        return wanted.text if wanted.text in {"°C", "°F"} else ""
    around = link.before + link.behind
    is_celsius = not word.startswith("degree") or ("°C" in around and "°F" not in around)
    return "K" if is_apart(wanted.temperature) and is_celsius else ""


def _shifted(digits: str, places: int) -> str:
    """Return a number divided by a power of ten, with all its digits.

    >>> _shifted("85", 2), _shifted("9,3", 2), _shifted("120", 2), _shifted("7", 0)
    ('0.85', '0.093', '1.20', '7')
    """
    if not places:
        return digits
    whole, _, part = digits.replace(",", ".").partition(".")
    whole = whole.zfill(places + 1)
    return f"{whole[:-places]}.{whole[-places:]}{part}"
