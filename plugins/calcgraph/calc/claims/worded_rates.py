"""Rates in words: `a year`, `pro Nutzer`, `auf 100 km`, `el kilo`, and whether a quantity's name or comment has one."""

import re
from typing import NamedTuple

from calcgraph.calc.claims.unit import SHORT_WORDS, area_at, is_raised, singular
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import COUNTING, UnitTable
from calcgraph.notes.claim_clauses import find_phrases, phrase_beginning
from calcgraph.notes.number_words import fold, phrase_at

_EVERY = re.compile(r"(?:per|an?|each|every)\s+([^\W\d_]+)|/\s*([^\W\d_]+)", re.IGNORECASE)
_PRODUCT = re.compile(
    r"(?:(?:for )?(?:each|every)|per|an?)\s+([^\W\d_]*(?:watts?|volts?|newtons?|amps?|amperes?|tons?|tonnes?))[\s-]+"
    r"([^\W\d_]{4,})(?![\w'’])",
    re.IGNORECASE,
)
_UNIT_WORD = re.compile(r"(?: |(?<=['’]))([^\W\d_]{3,})(?![\w’'-])")
_PRICED = re.compile(
    r" (?:el|la|le|l['’]|za|al|allo|alla|il|lo|o|a|ao|au|à|das|der|die|de|het)(?=[ '’])|(?<=l['’])", re.IGNORECASE
)
"""The articles of a unit after its price."""
_RAISED = re.compile(r"(?:per|an?|each|every)\s+(square|sq|cubic)\.?\s+([^\W\d_]+)", re.IGNORECASE)
_PER_NOUN = re.compile(
    r"(?:per|pro|for each|for every|por cada|pour chaque|per ogni|voor elke?|za każd[yaeą]|för varje) "
    r"([^\W\d_]{3,})(?![\w'’])",
    re.IGNORECASE,
)
"""Words that say `per` before any noun; others, such as `por` and `na`, only before those of the list."""
_ITALIAN = re.compile(r"(?<![^\W_])(?:di|del|della|dei|delle|degli|nel|nella|il|gli|che|sono|e)(?![^\W_])")
_PREFIXES = ("", *"kMGTPEmµnpcdh")
_MEASURED = COUNTING | {
    *("calendar", "current", "information", "length", "luminosity", "mass", "substance", "temperature", "time")
}
"""The bases that units have apart from money."""


class Rate(NamedTuple):
    """A rate or a unit in words."""

    end: int
    meaning: str
    """The symbol of the unit below, or the beginning of a noun, after `#` if it is counted and `of ` if not."""


def is_said(rate: Rate, about: str, table: UnitTable) -> bool:
    """Return whether a text mentions a rate in time and no other, or does not contradict a rate of counted things."""
    is_counted = rate.meaning.startswith("#")
    said = {one.meaning for one in rates_in(about, table) if one.meaning.startswith("#") == is_counted}
    if is_counted and not said and find_phrases("wholes", about):  # `the total of the household` is one of a household
        return rate.meaning[1:] in {_stem(word) for word in re.findall(r"[^\W\d_]+", about)}
    return said in ({rate.meaning}, set()) if is_counted else said == {rate.meaning}


def is_mentioned(rate: Rate, about: str, table: UnitTable) -> bool:
    """Return whether a text mentions a rate, perhaps beside others."""
    return rate.meaning in {one.meaning for one in rates_in(about, table)}


def symbol_of(word: str, table: UnitTable) -> str:
    """Return the symbol of a unit in full: `hours`; empty for other words."""
    unit = table.names.get(singular(word, table))
    is_word = len(word) > len("ms") and unit is not None and {base for base, _ in unit.dimension} - COUNTING
    return _canonical(singular(word, table), table) if is_word else ""


def _canonical(name: str, table: UnitTable) -> str:
    """Return the one symbol of a unit, with its prefix: `kg` for `kilogram`, which is not `g`."""
    unit = table.names.get(name)
    if unit is None:
        return name
    for prefix in _PREFIXES:
        known = table.names.get(f"{prefix}{unit.symbol}")
        if known is not None and (known.factor, known.dimension) == (unit.factor, unit.dimension):
            return f"{prefix}{unit.symbol}"
    return name


def rate_at(text: str, at: int, table: UnitTable) -> Rate | None:
    """Return the rate at an offset: `a year`, `pro Nutzer`, `毎日`; None without one."""
    found = _rate_at(text, at, table)
    return found and found._replace(meaning=_canonical(found.meaning, table))


def _rate_at(text: str, at: int, table: UnitTable) -> Rate | None:
    rest = text[at:]
    if found := phrase_beginning("rates", rest):
        return Rate(at + found.end, found.meaning)
    named, unit_too = phrase_at("rates", text, at), phrase_at("units", text, at)
    if named is not None and named.meaning and (unit_too is None or unit_too.end < named.end):
        return Rate(named.end, str(named.meaning))
    every = _EVERY.match(rest)
    word = (every[1] or every[2]) if every else ""
    unit = table.names.get(singular(word, table)) if word else None
    is_counted = unit is not None and {base for base, _ in unit.dimension} <= COUNTING
    is_rate = not is_counted or rest[:3].lower() == "per" or rest[0] == "/"
    if product := _rate_of_product(rest, at, table):
        return product
    if every and unit is not None and unit.dimension and len(word) > 1 and is_rate:
        return Rate(at + every.end(), f"#{_stem(word)}" if is_counted else singular(word, table))
    head = phrase_beginning("every", rest)
    if head is not None and (time := phrase_beginning("times", rest[head.end :])):
        return Rate(at + head.end + time.end, time.meaning)
    return (
        _rate_of_area(rest, at, table)
        or _rate_of_amount(rest, at)
        or _rate_of_unit(rest, at, table)
        or _rate_of_count(rest, at)
    )


def _rate_of_product(rest: str, at: int, table: UnitTable) -> Rate | None:
    """Return a rate per product of two units in full: `per kilowatt-hour`, `for every kilowatt hour`."""
    found = _PRODUCT.match(rest)
    symbols = [singular(word, table) for word in (found[1], found[2])] if found else []
    if not found or not all(one in table.names and table.names[one].dimension for one in symbols):
        return None
    return Rate(at + found.end(), "".join(_canonical(one, table) for one in symbols))


def _rate_of_amount(rest: str, at: int) -> Rate | None:
    """Return a rate per number or time without a unit: `per dozen`, `pro Quartal`; no count, which a row may omit."""
    head = phrase_beginning("heads", rest)
    amount = phrase_beginning("amounts", rest[head.end :]) if head else None
    if head is None or amount is None:
        return None
    word = rest[head.end + amount.start : head.end + amount.end]
    return Rate(at + head.end + amount.end, f"of {_stem(word)}")


def _rate_of_unit(rest: str, at: int, table: UnitTable) -> Rate | None:
    """Return a rate per unit in other languages: `pro Kilometer`, `za litr`, `per kilo`."""
    head = phrase_beginning("heads", rest)
    symbol, end = _unit_after(rest, head.end, table) if head else ("", 0)
    return Rate(at + end, symbol) if symbol else None


def rate_of_article(text: str, at: int, table: UnitTable) -> Rate | None:
    """Return the rate that an article makes of a unit after a price: `el kilo`, `al litro`, `le mètre`, `der Liter`."""
    article = _PRICED.match(text, at)
    symbol, end = _unit_after(text, article.end(), table) if article else ("", 0)
    is_other = bool(symbol) and re.match(r" [0-9]", text[end:]) is None
    return Rate(end, symbol) if is_other else None


def is_price(unit: Unit | None) -> bool:
    """Return whether a unit is money, or a rate of money: the dollar or a unit of which a project made a dimension."""
    return unit is not None and any(power == 1 and base not in _MEASURED for base, power in unit.dimension)


def _unit_after(text: str, at: int, table: UnitTable) -> tuple[str, int]:
    """Return the symbol of a unit in full after a space or an apostrophe, and the offset after it."""
    word = _UNIT_WORD.match(text, at)
    if word is None or is_raised(text, word.start(1)):
        return "", 0
    named = phrase_at("units", text, word.start(1))
    is_listed = named is not None and named.meaning and named.end == word.end()
    symbol = SHORT_WORDS.get(word[1], "") or str(named.meaning if named and is_listed else singular(word[1], table))
    unit = table.names.get(symbol)
    bases = {base for base, _ in unit.dimension} if unit is not None else set()
    return (_canonical(symbol, table), word.end()) if unit is not None and bases and not bases <= COUNTING else ("", 0)


def _rate_of_area(rest: str, at: int, table: UnitTable) -> Rate | None:
    """Return a rate per area or volume: `per square metre`, `pro Kubikmeter`."""
    head = phrase_beginning("heads", rest)
    if head and rest[head.end : head.end + 1] == " " and (area := area_at(rest, head.end + 1)):
        return Rate(at + area[1], area[0])
    found = _RAISED.match(rest)
    unit = table.names.get(singular(found[2], table)) if found else None
    if found is None or unit is None:
        return None
    symbol = _canonical(singular(found[2], table), table)
    return Rate(at + found.end(), f"{symbol}^{2 if found[1].lower() in {'square', 'sq'} else 3}")


def _rate_of_count(rest: str, at: int) -> Rate | None:
    """Return a rate per counted thing: `per seat`, `pro Nutzer`, `per head`; not `par défaut`."""
    if found := phrase_beginning("shared", rest):
        return Rate(at + found.end, "#pers")
    head = phrase_beginning("heads", rest)
    noun = phrase_beginning("counted", rest[head.end :]) if head else None
    if head is None or noun is None:
        per = _PER_NOUN.match(rest)
        is_fixed = per is not None and (phrase_beginning("uncounted", per[1]) or _ITALIAN.search(fold(rest[:200])))
        return Rate(at + per.end(), f"#{_stem(per[1])}") if per and not is_fixed else None
    word = rest[head.end + noun.start : head.end + noun.end]
    return Rate(at + head.end + noun.end, f"#{_stem(word)}")


def _stem(word: str) -> str:
    return fold(word)[:4]


def rates_in(text: str, table: UnitTable) -> list[Rate]:
    """Return all rates that a text has in words."""
    starts = [found.start() for found in re.finditer(r"[^\W_]+|[/／]", text)]
    return [rate for start in starts if (rate := rate_at(text, start, table)) is not None]
