"""Subjects that are a part, several or each of the things of a row: `Half of the dough weighs 42 kg`.

A sentence of such a subject states another number than its row, unless the row has the part or the count itself.
"""

import re

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
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import neutral_words, plainly
from calcgraph.notes.small_numbers import small_number_at, small_number_in

_PAUSE = re.compile(rf"[;:()\[\]—–|{EDGE}、，；：（）]|,(?![0-9])|\s-\s")
_LEAD = re.compile(r"^\s*(?:\[![\w-]+\][+-]?|[-*+>]\s)?[\s*_\"“„«]*")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_APPOSING = re.compile(
    r"(?:soit|also|das sind|cio[eè]|czyli|alltså|altså|dus|dat wil zeggen|ou seja|o sea|es decir|that is|i\.e\.|namely|"
    r"which is|c['’]est-à-dire|то есть|即|也就是|つまり|すなわち)?\s*",
    re.IGNORECASE,
)
"""The words between a subject and a number that is the same."""
_NEARLY = r"(?:about|around|nearly|almost|just|only|over|under|roughly|some|well over|more than|less than)"
_ENGLISH_PART = re.compile(
    rf"(?:{_NEARLY} )?(?P<part>half|(?:a|one) (?:half|third|quarter|fourth|fifth|tenth)|two (?:thirds|fifths)|"
    r"three (?:quarters|fourths|fifths))(?: of)?(?= )",
    re.IGNORECASE,
)
_PART = re.compile(
    r"(?:den |det |der |die |das |de |het )?(?:halvdelen|halvparten|halv[ea]|halbe[rsn]?)(?= )|"
    r"(?:en|to|tre) (?:tredje|fjerde|femte)del(?:e|en|er)?(?= )|polovina(?= )|puolet(?= )|a fele(?= )",
    re.IGNORECASE,
)
_UNSPACED_PART = re.compile(
    r"(?:一半|半数|半分|[一二三四五六七八九十]分之[一二三四五六七八九]|[一二三四五六七八九十]分の[一二三四五六七八九])"
)
_UNSPACED_COUNT = re.compile(
    r"^(?:[二两兩三四五六七八九十]|[2-9][0-9]?)(?:[つ个個条條座家台人本枚名匹軒部艘间間只张份])の?[^\W\d_]{0,8}?"
    r"(?:は|が|で|共|合|总|總|一共|加起来|あわせて)"
)
_COUNT = re.compile(rf"(?:{_NEARLY} )?(?P<count>[^\W\d_]+|[0-9]{{1,3}}) (?=[^\W\d_])", re.IGNORECASE)
_NOT_COUNTS = frozenset(re.split(" ", "ago later after before earlier more further other past first last next years"))
_MOST = 5
"""The words of a subject and its verb after the part or count."""
_FEWEST = 2
_MADE = re.compile(r"[^\W\d_]*[0-9]")
"""The beginning of the name of a product: `Eight H100 read`."""
_INFORMATION = (("information", 1),)
_OF = frozenset(
    re.split(
        " ",
        "of the de des du del d la le les l el los las der des dem den van von het av af do da dos "
        "das di dei degli delle della dell dello il lo gli i o a os as our your their its his her such z ze",
    )
)


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
    if found := _ENGLISH_PART.match(clause):
        first, *_, name = found["part"].lower().replace("half", "a half").split()
        times = {"two": 2, "three": 3}.get(first, 1)
        return found[0], times / _ENGLISH[name.removesuffix("s")]
    if found := _PART.match(clause):
        return found[0], 0.5
    number = small_number_at(clause) or small_number_in(language, clause)
    is_part = number is not None and 0 < number.value < 1
    return (clause[: number.end], float(number.value)) if number and is_part else ("", 0.0)


_ENGLISH = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "tenth": 10}


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
    is_subject = _FEWEST <= len(words) <= _MOST and _places().isdisjoint(words) and _NOT_COUNTS.isdisjoint(words)
    is_known = any(abs(one.number - value) < _SAME or one.shown == said for one in row.numbers)
    if not is_subject or is_known or _is_named(said, row, language) or find_phrases("apiece", link.behind):
        return ""
    return f"{said.strip()} {words[0]}"


def _count_at(clause: str, language: str) -> tuple[str, float]:
    found = _COUNT.match(clause)
    is_read = found is not None and (language == "en" or found["count"].isdigit())
    if found and is_read and (value := whole_number(found["count"])):
        return found[0], float(value)
    if (found := _ITALIAN.match(clause)) and language in {"it", "en"}:
        return found[0], _TWO_OR_SIX[found[1].lower()]
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
_TWO_OR_SIX = {"due": 2.0, "sei": 6.0}
_ITALIAN = re.compile("(due|sei) (?=[^\\W\\d_])", re.IGNORECASE)
"""Numbers that the lists of small numbers omit, since they are other words in other languages."""


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


_SAME = 1e-9
_AMOUNTING = frozenset({"pa", "på"})
"""The Nordic preposition of an amount: `parken er på 206 MW`."""


def _places() -> frozenset[str]:
    """Return the prepositions and joining words of all languages, apart from those between a part and its whole."""
    return frozenset().union(*(one.places | one.lost | one.joins | one.near for one in neutral_words().values())) - _OF
