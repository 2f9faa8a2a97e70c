"""A second number that a sentence gives for a claim in other words: `[27 °C](#water), that is 32 °C`.

It is compared with the number of the claim, as both are written. Only a number that stands alone is one: nothing but
its unit and the end of its clause may follow it, so `[27 °C](#water), almost 5 °C more than in May` is not.
"""

import re
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unit import SHORT_WORDS, singular
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END, find_phrases, phrase_beginning, phrase_ending
from calcgraph.notes.claim_languages import is_numeral
from calcgraph.notes.claim_words import bound_ending, words_before
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import is_verb_of_value, plainly
from calcgraph.notes.number_words import is_unspaced, phrase_at

_SHORTENED = re.compile(r"(?<!\w)(?:[a-z]\. ?[a-z]\.(?: ?[a-z]\.)?|tj\.|tzn\.|dvs\.)(?= )", re.IGNORECASE)
"""Abbreviations, which end no sentence: `i.e.`, `d. h.`."""
_PAUSE = re.compile(rf"[;:()\[\]—–{EDGE}、，；：（）]|,(?![0-9])|\s-\s")
_COMMA = re.compile(r"\s*+(?:[,;:(，、；：（]|[—–]|-\s)\s*+")
_SHORT = re.compile(r"(?: [^\W_]+){1,3}, ")
"""Words after a number that cannot hold another one."""
_COLON = re.compile(r"(?:[:(]|\s[—–-])\s*$")
_WORD = re.compile(r"[^\W_][^\s]*")
_CLOSED = re.compile(r"\s*+(?:\)\s*+)?(?:$|[.!?…。！？)])")
_OTHER_LINK = re.compile(
    rf"(?P<said>[^{EDGE}.;:,()]{{1,60}}?)(?: the| der| die| das| den| les?| la| los| las| el| i| de| het| os?| as?)? "
    rf"{EDGE}(?P<number>[^{EDGE}]{{1,40}}){EDGE}"
)
"""The words between two links."""
_BEING = frozenset(re.split(" ", "is are was were ist sind war waren est sont es son sono zijn ar sao jest sa"))
_MOST_WORDS, _MOST_PARTS = 3, 4
_RATE = ((("time", -1),), (), True)
"""The unit of a count in time, such as `5400 hikers a year`, which a sentence then calls `500`."""
_UNREAD = re.compile(r"[^\W\d_]+")
_LONGEST = 6
"""Words of a number before a link: `four and a half hours`."""
_WIDE = Fraction(1, 10)
"""The part of a number by which it may be off after `almost`."""


class _AllowedValues(NamedTuple):
    """The values that a written number allows, in base units."""

    low: Fraction | None
    high: Fraction | None

    def is_apart(self, other: "_AllowedValues") -> bool:
        is_below = self.high is not None and other.low is not None and self.high < other.low
        return is_below or (other.high is not None and self.low is not None and other.high < self.low)


def apposed(link: Link, text: ClaimText, table: UnitTable) -> str:
    """Return the other number that a sentence gives for the same thing, if no value fits both; empty without one."""
    return _behind(link, text, table) or _before(link, text, table) or _compared(link, text, table)


def _compared(link: Link, text: ClaimText, table: UnitTable) -> str:
    """Return the comparison with another linked number that the two numbers contradict: `is more than the [88](#b)`."""
    found = _OTHER_LINK.match(link.behind)
    said = found["said"].rstrip() if found else ""
    start = bound_ending(said)
    if found is None or start < 0 or not _is_subject(said[:start], text):
        return ""
    bound = f"{said[start:]} {found['number']}"
    other = read_claim(bound, table)
    if (
        not isinstance(other, ClaimText)
        or other.problem
        or other.kind != "bound"
        or _kind(other.unit) != _kind(text.unit)
    ):
        return ""
    return bound if _differ(text, other, is_near=False) else ""


def _is_subject(said: str, text: ClaimText) -> bool:
    """Return whether the words between a number and a comparison leave the number its subject: `loaves are`."""
    words = said.removeprefix(f" {text.noun}").split()
    return bool(words) and len(words) <= _MOST_WORDS and plainly(words[-1]) in _BEING


def _behind(link: Link, text: ClaimText, table: UnitTable) -> str:
    """Return the number after the link: `, that is 32 °C`, `, almost 3,000 m`, `(50 g)`."""
    sentence = SENTENCE_END.split(_SHORTENED.sub(lambda found: found[0].replace(".", " "), link.behind))[0]
    comma, words = _COMMA.match(sentence), _SHORT.match(sentence)
    if comma:
        first = _restated(sentence[comma.end() :], text, table, is_alone="(" in comma[0])
        return first or _later(sentence, text, table)
    if phrase_beginning("restates", sentence) and (found := _restated(sentence, text, table)):
        return found
    said = sentence[words.end() :] if words else ""  # `of flour, that is 50 g`
    is_told = phrase_beginning("restates", said) or phrase_beginning("nearly", said) or _is_other(said)
    return (_restated(said, text, table) if is_told else "") or _later(sentence, text, table)


def _later(sentence: str, text: ClaimText, table: UnitTable) -> str:
    """Return a number that a later part of the sentence infers, or a part that is more than all: `, 300 in all`."""
    parts = _PAUSE.split(sentence.split(EDGE, maxsplit=1)[0])
    is_whole = not parts[0].strip()  # not `on foot, 5 h in all`
    for said in parts[1:_MOST_PARTS]:
        clause = said.strip()
        whole = phrase_beginning("partly", clause)
        if whole is not None and (number := _counted(clause[whole.end :].strip(), table)):
            if _kind(text.unit) in {None, _RATE} and number.value > text.value:
                return clause
            continue
        bare = _without_close(clause)
        bare = _without_close(bare, "totals") if is_whole else bare
        if bare != clause and (found := _restated(f"{bare}", text, table, is_alone=True)):
            return found
    return ""


def _counted(said: str, table: UnitTable) -> ClaimText | None:
    found = read_claim(re.sub(r"(?<=[0-9])[. ](?=[0-9]{3}(?![0-9]))", "", said), table) if said else None
    return found if isinstance(found, ClaimText) and found.unit is None and not found.problem else None


def _is_other(said: str) -> bool:
    return phrase_beginning("alternates", said) is not None


def _restated(said: str, text: ClaimText, table: UnitTable, *, is_alone: bool = False) -> str:
    """Return the number that a text begins with; `is_alone` if it needs no word to be one of the same thing."""
    word = phrase_beginning("restates", said) or phrase_beginning("alternates", said)
    bare, is_near = _without_nearly(said[word.end :].lstrip(" ,:=") if word else said)
    clause = _PAUSE.split(bare)[0].strip()
    closed = _without_close(clause)
    is_told = word is not None or is_near or is_alone or closed != clause
    other = _number(closed, text, table, is_told=word is not None) if is_told else None
    if other is None and (word is not None or is_near) and (_is_unread(closed) or _is_part(closed, text)):
        return closed
    if (
        other is None
        and phrase_beginning("restates", said)
        and isinstance(read := read_claim(closed, table), UnreadText)
    ):
        return closed if read.begins else ""
    if other is not None and other.unit is None and not other.noun and not (word or closed != clause):
        return ""  # a year or the number of a source, `2800 readers (2023)`
    return other.text if other is not None and _differ(text, other, is_near=is_near) else ""


def _is_unread(said: str) -> bool:
    """Return whether a text is a number in words that is not read: `duemila`, `ponad sto`."""
    start = words_before(said).end
    return _UNREAD.fullmatch(said[start:]) is not None and is_numeral(said[start:])


def _is_part(said: str, text: ClaimText) -> bool:
    """Return whether a text begins as a share, which is not read, for a claim that is one: `uno su tre`."""
    is_share = text.unit is not None and not text.unit.dimension and text.unit.factor < 1
    return is_share and phrase_beginning("shares", said) is not None


def _before(link: Link, text: ClaimText, table: UnitTable) -> str:
    """Return the number before the link, which the sentence gives as well: `takes 4 hours: `, `weighs 5 kg (`."""
    sentence = SENTENCE_END.split(link.before)[-1]
    colon = _COLON.search(sentence)
    lead = sentence[: colon.start()] if colon else ""
    word = "" if colon else phrase_ending("restates", sentence) or phrase_ending("alternates", sentence)
    if word:
        lead = sentence.rstrip()[: -len(word)].rstrip(" ,;:(—–-")
    if not lead or not _CLOSED.match(link.behind) or EDGE in lead[-_LONGEST * 8 :]:
        return ""
    words = list(_WORD.finditer(lead))[-_LONGEST - 1 :]
    for previous, one in pairwise(words):
        said = lead[one.start() :].rstrip()
        other = _number(said, text, table) if is_verb_of_value(plainly(previous[0])) else None
        if other is not None:
            return said if other.unit is not None and _differ(text, other, is_near=False) else ""
    return ""


_ONE = re.compile(
    r"(?:an?|une?|uno|una|eine?[nmrs]?|um|uma|een|één|ett|en|jed[ne][ano]?|один|одна|одну|bir) (?=[^\W\d_])",
    re.IGNORECASE,
)


def _with_one(said: str, table: UnitTable) -> str:
    """Return a text with the article before a unit as its number: `ein Kilo`."""
    found = _ONE.match(said)
    if found is None:
        return said
    unit = said[found.end() :].split(maxsplit=1)[0]
    if symbol := SHORT_WORDS.get(unit):
        return f"1 {symbol}{said[found.end() + len(unit) :]}"
    is_unit = phrase_at("units", unit) is not None or singular(unit, table) in table.names
    return f"1 {said[found.end() :]}" if is_unit else said


def _number(said: str, text: ClaimText, table: UnitTable, *, is_told: bool = False) -> ClaimText | None:
    """Return a text as a number of the same kind as that of a claim, which counts nothing else; None if it is not."""
    found = read_claim(_with_one(said, table), table) if said and not is_unspaced(said[0]) else None
    if isinstance(found, ClaimText) and (_kind(text.unit) == _RATE or (is_told and not found.noun)):
        text = replace(text, unit=None) if found.unit is None else text
    if not isinstance(found, ClaimText) or found.problem or found.kind == "range":
        return None
    if found.noun and not _is_same_noun(found.noun, text.noun):
        return None
    return found if _kind(found.unit) == _kind(text.unit) or _is_share(found, text) else None


def _is_same_noun(one: str, other: str) -> bool:
    """Return whether two nouns count the same thing; `loaves each` and `loaves are rye` are not just loaves."""
    return len(one.split()) <= len(other.split()) and plainly(one)[:4] == plainly(other)[:4]


def _kind(unit: Unit | None) -> object:
    """Return what two units have in common whose numbers can be compared; a share is not a count."""
    return None if unit is None else (unit.dimension, unit.turning, bool(unit.dimension) or unit.factor < 1)


def _is_share(found: ClaimText, text: ClaimText) -> bool:
    """Return whether a number is a part of one, as per cent are: `a third` and `33 %`."""
    is_percent = text.unit is not None and not text.unit.dimension and text.unit.factor < 1
    return is_percent and found.unit is None and 0 < found.value < 1 and not found.noun


def _differ(text: ClaimText, other: ClaimText, *, is_near: bool) -> bool:
    if other.unit is None and text.unit is not None and text.unit.dimension:
        text = replace(text, unit=None)
    return _span(text, Fraction(0)).is_apart(_span(other, _WIDE if is_near else Fraction(0)))


def _span(text: ClaimText, part: Fraction) -> _AllowedValues:
    unit = text.unit
    factor, offset = (Fraction(unit.factor), Fraction(unit.offset)) if unit is not None else (Fraction(1), Fraction(0))
    wide = abs(text.value) * part
    low, high = (
        None if end is None else (end + sign * wide) * factor + offset for end, sign in ((text.low, -1), (text.high, 1))
    )
    return _AllowedValues(low, high)


def _without_nearly(said: str) -> tuple[str, bool]:
    """Return a text without the `almost` at its beginning, and whether it had one."""
    found = phrase_beginning("nearly", said)
    return (said[found.end :].lstrip(), True) if found else (said, False)


def _without_close(clause: str, name: str = "infers") -> str:
    """Return a clause without the word that ends it and infers it: `, zwei Stunden also`."""
    ending = [one for one in find_phrases(name, clause) if one.end == len(clause)]
    return clause[: min(one.start for one in ending)].rstrip() if ending else clause
