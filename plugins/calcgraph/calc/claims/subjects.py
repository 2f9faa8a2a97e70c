"""Subjects that are a part, several or each of the things of a row: `Half of the dough weighs 42 kg`.

A sentence of such a subject states another number than its row, unless the row has the part or the count itself.
"""

import re
from collections.abc import Iterable
from fractions import Fraction

from calcgraph.calc.claims.country import language_of
from calcgraph.calc.claims.licence import Licence
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.claims.understood import is_own
from calcgraph.calc.claims.unit import singular
from calcgraph.calc.claims.worded_rates import is_price
from calcgraph.calc.claims.written.spelled import with_digits
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END, find_phrases
from calcgraph.notes.claim_lexicon import phrases_by, words_by
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import neutral_words, plainly
from calcgraph.notes.small_numbers import small_number_at, small_number_in

_PHRASES = phrases_by("subject_phrases")
_WORDS = words_by("subject_words")
_NOT_COUNTED, _AMOUNTING, _OF = (_WORDS[name] for name in ("not_counted", "amounting", "between"))
_PARTS = {phrase: Fraction(part) for part, phrases in phrases_by("subject_parts").items() for phrase in phrases}


def _any_of(phrases: Iterable[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(phrases, key=lambda one: (-len(one), one))))})"


_PAUSE = re.compile(rf"[;:()\[\]—–|{EDGE}、，；：（）]|,(?![0-9])|\s-\s")
_LEAD = re.compile(r"^\s*(?:\[![\w-]+\][+-]?|[-*+>]\s)?[\s*_\"“„«]*")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_APPOSING = re.compile(rf"{_any_of(_PHRASES['apposing'])}?\s*", re.IGNORECASE)
"""The words between a subject and a number that is the same."""
_NEARLY = _any_of(_PHRASES["nearly"])
_PART = re.compile(
    rf"(?:{_NEARLY} )?(?:{_any_of(_PHRASES['articles'])} )?(?P<part>{_any_of(_PARTS)})(?: of)?(?= )",
    re.IGNORECASE | re.ASCII,
)
_UNSPACED_PART = re.compile(
    rf"{_any_of(_PHRASES['halves'])}|[一二三四五六七八九十]分(?:之[一二三四五六七八九]|の[一二三四五六七八九])"
)
_UNSPACED_COUNT = re.compile(
    rf"^(?:[二两兩三四五六七八九十]|[2-9][0-9]?){_any_of(_WORDS['counters'])}の?[^\W\d_]{{0,8}}?"
    + _any_of(_PHRASES["stating"])
)
_COUNT = re.compile(rf"(?:{_NEARLY} )?(?P<count>[^\W\d_]+|[0-9]{{1,3}}) (?=[^\W\d_])", re.IGNORECASE)
_TWO_OR_SIX = {word: float(value) for value, words in words_by("subject_counts").items() for word in words}
"""Numbers that the lists of small numbers omit, since they are other words in other languages."""
_MOST = 5
"""The words of a subject and its verb after the part or count."""
_FEWEST = 2
_MADE = re.compile(r"[^\W\d_]*[0-9]")
"""The beginning of the name of a product: `Eight H100 read`."""
_INFORMATION = (("information", 1),)
_SAME = 1e-9


def other_subject(link: Link, text: ClaimText, row: Licence, table: UnitTable) -> str:
    """Return the part or count in the subject of a claim that its row does not have; empty without one."""
    lead = SENTENCE_END.split(link.before)[-1]
    *earlier, last = _PAUSE.split(lead)
    is_apposed = bool(earlier) and lead[-1:] != EDGE and _APPOSING.fullmatch(last.strip()) is not None
    clause = _LEAD.sub("", earlier[-1] if is_apposed else last)
    language = language_of(link, 1) or "en"
    return _part(clause, text, row, language, is_apposed=is_apposed) or (
        "" if is_apposed else _several(clause, link, text, row, table)
    )


def _part(clause: str, text: ClaimText, row: Licence, language: str, *, is_apposed: bool) -> str:
    """Return the part of a whole with which a clause begins: `Half of the dough weighs`, `Un terzo dell'olio, cioè`."""
    if found := _UNSPACED_PART.search(clause):
        said = found[0]
        return "" if any(said in one for one in row.words) or _is_share(text) else said
    said, value = _part_at(clause, language)
    if not said or _is_named(said, row, language) or value in _shares_of(text, row):
        return ""
    rest = [plainly(one) for one in _WORD.findall(clause[len(said) :])]
    while rest and rest[-1] in _AMOUNTING:
        rest.pop()
    is_stated = 0 < len(rest) <= _MOST + 1 and rest[-1] not in _places() and not _is_of_any(text)
    return said.strip() if is_apposed or is_stated else ""


def _part_at(clause: str, language: str) -> tuple[str, float]:
    if found := _PART.match(clause):
        return found[0], float(_PARTS[found["part"].lower()])
    number = small_number_at(clause) or small_number_in(language, clause)
    is_part = number is not None and 0 < number.value < 1
    return (clause[: number.end], float(number.value)) if number and is_part else ("", 0.0)


def _several(clause: str, link: Link, text: ClaimText, row: Licence, table: UnitTable) -> str:
    """Return the count with which a clause begins, if the row depends on no such number: `Two batches give`."""
    if found := _UNSPACED_COUNT.search(clause):
        return "" if any(found[0][:2] in one for one in row.words) else found[0]
    language = language_of(link, 1) or "en"
    said, value = _count_at(clause, language)
    if not said or value < _FEWEST or _is_of_any(text, price=False):
        return ""
    if _MADE.match(clause[len(said) :].lstrip()):
        return ""
    words = [plainly(one) for one in _WORD.findall(clause[len(said) :])]
    measure = table.names.get(singular(words[0], table)) if words else None
    if measure is not None and measure.dimension == _INFORMATION:
        return ""  # `eight bits give` names a precision; `two bars weigh` counts things
    is_subject = _FEWEST <= len(words) <= _MOST and _places().isdisjoint(words) and _NOT_COUNTED.isdisjoint(words)
    is_known = any(abs(one.number - value) < _SAME or one.shown == said for one in row.numbers)
    if not is_subject or is_known or _is_named(said, row, language) or find_phrases("apiece", link.behind):
        return ""
    return f"{said.strip()} {words[0]}"


def _count_at(clause: str, language: str) -> tuple[str, float]:
    found = _COUNT.match(clause)
    is_read = found is not None and (language == "en" or found["count"].isdigit())
    if found and is_read and (value := whole_number(found["count"])):
        return found[0], float(value)
    word, blank, rest = clause.partition(" ")
    if word.lower() in _TWO_OR_SIX and rest[:1].isalpha() and language in {"it", "en"}:
        return word + blank, _TWO_OR_SIX[word.lower()]
    number = small_number_in(language, clause) or small_number_at(clause)
    is_count = number is not None and clause[number.end : number.end + 1] == " "
    return (clause[: number.end], float(number.value)) if number and is_count else ("", 0.0)


def whole_number(word: str) -> int | None:
    """Return the whole number that an English word or digits say.

    >>> whole_number("two"), whole_number("42"), whole_number("pumps")
    (2, 42, None)
    """
    said = _FIGURES.fullmatch(with_digits(word.lower(), 0))
    return round(float(said[0])) if said else None


_FIGURES = re.compile("[0-9]{1,9}(?:e-?[0-9])?")


def _is_named(said: str, row: Licence, language: str) -> bool:
    """Return whether a word of a part or count is one of the row's own: `half of the dough` of `half_dough`."""
    words = [plainly(one) for one in _WORD.findall(said)]
    return any(one not in _OF and is_own(one, row.words, language) for one in words)


def _shares_of(text: ClaimText, row: Licence) -> set[float]:
    """Return the parts that a claim states or that its row depends on."""
    said = float(text.value * (text.unit.factor if text.unit else 1))
    return {said, *(one.base for one in row.numbers if not one.dimension)}


def _is_share(text: ClaimText) -> bool:
    return text.unit is not None and not text.unit.dimension and text.unit.factor < 1


def _is_of_any(text: ClaimText, *, price: bool = True) -> bool:
    """Return whether a number can be that of any one of several things: a time, a temperature, a share, a price."""
    bases = dict(text.unit.dimension) if text.unit is not None else {}
    return _is_share(text) or bases in ({"time": 1}, {"temperature": 1}) or (price and is_price(text.unit))


def _places() -> frozenset[str]:
    """Return the prepositions and joining words of all languages, apart from those between a part and its whole."""
    words = (one.places | one.lost | one.joins | one.near for one in neutral_words().values())
    return frozenset().union(*words) - _OF
