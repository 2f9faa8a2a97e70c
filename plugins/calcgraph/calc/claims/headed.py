"""A bare number below a head that says its unit or scale: `share [%]`, `users (millions)`, `Latency in ms:`."""

import re
from typing import NamedTuple

from calcgraph.calc.claims.tail import read_tail
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.claims.written.figures import in_digits, shown_text
from calcgraph.calc.claims.written.spelled import in_ascii
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import COUNTING, UnitTable
from calcgraph.notes.claim_languages import counts_more
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import is_number_word, is_unit_form

_BRACKETS = re.compile(r"(?<!/)[\[(]\s*+([^\[\]()]{1,40}+)\s*+[\])]")
_IN = re.compile(r"(?:^|\s|(?<=[\u3040-\u9fff]))(?:in|en|em|w|v|в|i|na|på)\s+([^,;:()\[\]]{1,30})$", re.IGNORECASE)
_LAST = re.compile(r"(?:[,;|:]\s*|\s/\s+)([^,;:()\[\]]{1,30})$")
_DIVIDED = re.compile(r"([^\s/,;|:()\[\]]{1,30})/([^\s/,;|:()\[\]]{1,30}|\([^()]{1,30}\))$")
"""The last word of a head with a slash: a unit, `km/h`, a symbol and its unit, `p/kPa`, or in doubt, `requests/s`."""
_TENS = re.compile(r"[×x·*]?\s*1(?:0(?:\^|e)?\s*\^?\(?-?[0-9]{1,2}\)?\^?|e[0-9]{1,2}|[ ,']?000(?:[ ,']000)*)s?$")
_ZEROS = re.compile(r"['’]?000(?:[,' ]?000)*['’]?s?$")
_ZEROED = re.compile(r"['’]000|\b000s\b|[×x·*]\s*10\s*\^|\b1\.000\b")
_POWER = re.compile(r"[×x·*]\s*(1(?:0\s*\^.{1,5}|0?e[0-9]{1,2}))$")
_PER_CENT = re.compile(r"[%‰]$")
_LEAD_IN = re.compile(r"^(?:in|en|em|w|v|в|i|на|på)\s+", re.IGNORECASE)
_BOUND = re.compile(r"(?:^|\s)(?:of|the|an?|per|each|every|by|from|on|to|for|at)$", re.IGNORECASE)
"""Words that bind the next one, which is then not the unit: `time of day`."""
_ARTICLE = re.compile(r"(?:an?|the|each|every)\s", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+\.?")
_CURRENCY_SCALE = re.compile(
    r"(?P<one>[$€£¥]|[A-Z]{3})\s?(?P<scale>k|K|m|M|mn|bn|B|thousands?|millions?|billions?|Mio\.?|Mrd\.?)$"
)
_LETTER_MONEY = re.compile(r"(?P<scale>k|K|M|mn|m|bn|B)\s?(?P<one>[$€£¥]|(?:USD|EUR|GBP|JPY|CHF|CNY|INR))$")


_LABEL = re.compile(r"([^.!?;。\ue000]{1,60}\.?\)?)[:：]\s*$")
"""The label of a bare number: `Users in millions: [8](#n)`."""


_TIME = frozenset({"時間", "时间", "시간"})
"""Hours as well as time, which a head may be about."""


class HeaderUnit(NamedTuple):
    """The unit, scale or share that a head gives to the numbers below it."""

    text: str
    """As a unit or scale after a number: `%`, `million`, `e3`; empty without one."""
    is_doubtful: bool = False
    """True if it changes the numbers in a way that is not read."""
    is_of_bare: bool = False
    """True if a number with its own unit is as it says."""


NO_MEASURE = HeaderUnit("")


def under_heads(link: Link, text: ClaimText, table: UnitTable) -> ClaimText | UnreadText:
    """Return the claim with the unit or scale of its heads; why not where they contradict it or are not read."""
    is_bare = text.unit is None and not text.problem and not text.noun and not text.is_scaled
    label = _LABEL.search(link.before) if is_bare else None
    for head in (*link.heads, *([f":{label[1]}"] if label else [])):
        kind = head[0] if head[:1] in {"-", ":"} else ""
        measured = measure_of(head.removeprefix(kind) if kind else head, table, is_far=bool(kind))
        if measured is not NO_MEASURE:
            found = _joined(link, text, measured, table)
            if isinstance(found, UnreadText) or found is not text:
                return found
    return text


def _joined(link: Link, text: ClaimText, measured: HeaderUnit, table: UnitTable) -> ClaimText | UnreadText:
    said = measured.text
    why = f"is below `{said}`, which changes it and is not read"
    is_bare = text.unit is None and not text.problem and not text.noun
    if measured.is_doubtful and measured.is_of_bare and not is_bare:
        return text
    if measured.is_doubtful:
        return UnreadText(text.text, why, "write the unit or scale at the number", begins=True)
    if is_bare and not text.is_scaled:
        typed = in_digits(in_ascii(shown_text(link.display)))
        gap = "" if said.startswith("e") and said[1:].lstrip("-").isdigit() else " "
        read = read_claim(f"{typed}{gap}{said}", table)
        return read if isinstance(read, ClaimText) else UnreadText(text.text, why, "", begins=True)
    other = read_tail(f" {said}", table)
    if text.unit is not None and other.unit is not None:
        is_same = (text.unit.dimension, text.unit.factor) == (other.unit.dimension, other.unit.factor * other.factor)
        is_other_kind = text.unit.dimension != other.unit.dimension and other.factor == 1
        return text if is_same or is_other_kind else UnreadText(text.text, why, "", begins=True)
    is_plain = text.is_scaled and other.unit is None
    return (
        text
        if is_plain or (other.factor == 1 and _is_counted(other.unit))
        else UnreadText(text.text, why, "", begins=True)
    )


def measure_of(head: str, table: UnitTable, *, is_far: bool = False) -> HeaderUnit:
    """Return the unit, scale or share that a head gives to the numbers below it.

    >>> from calcgraph.calc.units.table import unit_table
    >>> [measure_of(head, unit_table()).text for head in ("share [%]", "users (millions)", "t, ms", "×10³", "kUSD")]
    ['%', 'millions', 'ms', 'e3', 'thousand USD']
    >>> measure_of("the year (2026)", unit_table()), measure_of("users '000s", unit_table()).is_doubtful
    (HeaderUnit(text='', is_doubtful=False, is_of_bare=False), True)
    """
    text = in_digits(in_ascii(head)).strip().rstrip(".:").strip()
    for candidate in _candidates(text, table, is_far=is_far):
        if measured := _as_measure(candidate, table):
            return HeaderUnit(measured)
    is_doubtful = bool(_ZEROED.search(text)) or any(
        is_number_word(word.rstrip(".")) or word == "%" for word in _WORD.findall(text if not is_far else "")
    )
    is_doubtful = is_doubtful or (not is_far and any(sign in text for sign in "%‰"))
    is_doubtful = is_doubtful or any(map(_is_doubtful, _parts(text)))
    if not is_doubtful and _is_divided(text, table):
        return HeaderUnit(head, is_doubtful=True, is_of_bare=True)
    return HeaderUnit(head, is_doubtful=True) if is_doubtful else NO_MEASURE


def _parts(text: str) -> list[str]:
    """Return the texts in brackets, or after `in` at the end: the places for a unit or scale in a header."""
    found = [one.strip() for one in _BRACKETS.findall(text)]
    return found + [match[1].strip() for pattern in (_IN, _LAST) if (match := pattern.search(text))]


def _is_doubtful(part: str) -> bool:
    """Return whether all of a part is a scale, share or unit in a form that is not read: `w sekundach`."""
    bare = _LEAD_IN.sub("", part).rstrip(".")
    return bool(_WORD.fullmatch(bare)) and (counts_more(bare) or is_unit_form(bare, is_any=True))


def _is_divided(text: str, table: UnitTable) -> bool:
    """Return whether a head ends in a word over a unit that may be a rate or the word's own unit: `requests/s`."""
    match = _DIVIDED.search(text)
    return bool(match and _as_measure(match[2].strip("()"), table))


def _candidates(text: str, table: UnitTable, *, is_far: bool) -> list[str]:
    """Return the parts of a head that may be a unit: in brackets, after `in` or a comma, last words of a column's."""
    found = [one.strip() for one in reversed(_BRACKETS.findall(text))]
    found += [match[1].strip() for pattern in (_POWER,) if (match := pattern.search(text))]
    found += [match[0] for match in (_PER_CENT.search(text),) if match]
    found += [match[1].strip() for pattern in (_IN, _LAST) if (match := pattern.search(text))]
    if match := _DIVIDED.search(text):
        symbol, unit = match[1], match[2].strip("()")
        is_symbol = len(symbol) == 1 and symbol.isalpha() and not isinstance(table.parse(symbol), Unit)
        return [*found, match[0], *([unit] if is_symbol else [])]
    if not is_far:
        ends = [text, *(text[at + 1 :] for at in range(len(text)) if text[at] == " " and not _BOUND.search(text[:at]))]
        found += [one for one in ends if len(one) > 1 or not one.isalpha()]  # `A` and `Model T` are names
    return [one for one in found if one and not _ARTICLE.match(one)]


def _as_measure(candidate: str, table: UnitTable) -> str:
    """Return a text as a unit or scale after a number; empty if it is not one."""
    text = _LEAD_IN.sub("", candidate).strip()
    if text in _TIME:
        return ""
    if found := _TENS.fullmatch(text):
        digits = found[0].lstrip("×x·* ").rstrip("s")
        power = _exponent(digits)
        return f"e{power}" if power is not None else ""
    if found := _CURRENCY_SCALE.fullmatch(text) or _LETTER_MONEY.fullmatch(text):
        return f"{_SCALES.get(found['scale'].rstrip('.'), found['scale'])} {_MONEY.get(found['one'], found['one'])}"
    tail = read_tail(f" {text}", table)
    is_whole = not (tail.noun or tail.problem or tail.rest.text or tail.is_least)
    if not is_whole or (tail.unit is None and tail.factor == 1 and not tail.scale):
        return _SCALES.get(text, "") if is_whole else ""
    if tail.factor == 1 and not tail.scale and _is_counted(tail.unit):
        return ""
    return text


_SCALES = {
    "k": "thousand",
    "K": "thousand",
    "m": "million",
    "M": "million",
    "mn": "million",
    "bn": "billion",
    "B": "billion",
    "Mio": "million",
    "Mrd": "billion",
}
_MONEY = {"$": "USD"}


def _exponent(digits: str) -> int | None:
    """Return the power of ten that a text is: `10^3`, `1e3`, `1000`."""
    plain = re.sub(r"[ ,']", "", digits)
    if found := re.fullmatch(r"(?:10\^|10?e)\(?(-?[0-9]{1,2})\)?\^?", plain):
        return int(found[1]) + (1 if plain.startswith("10e") else 0)
    return len(plain) - 1 if re.fullmatch(r"10+", plain) else None


def _is_counted(unit: Unit | None) -> bool:
    """Return whether a unit only counts, such as `tokens`, so that a bare number may stand for it."""
    return unit is not None and bool(unit.dimension) and {base for base, _ in unit.dimension} <= COUNTING
