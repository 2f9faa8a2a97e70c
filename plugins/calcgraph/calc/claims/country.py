"""Numbers that a sentence's language reads in another way than English: `1.234`, `1,234`, the French `billion`."""

import re

from calcgraph.calc.claims.beside import shown_as
from calcgraph.currencies import CODES, SIGNS
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_lexicon import MONEY
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import NeutralWords, neutral_words, plainly

_END = re.compile(rf"[.!?…](?=\s|$)|[。！？{EDGE}]")
_WORD = re.compile(r"[^\W\d_]+")
_GROUP = re.compile(
    r"(?<![\w.,])(?<!pro )(?<!por )(?<!par )(?<!per )(?<!på )(?<!na )(?<!op )(?<!pour )"
    r"(?P<first>[1-9][0-9]{0,2})(?P<sign>[.,])(?P<rest>[0-9]{3})(?![\w.,]?[0-9]|[eE][+-]?[0-9])"
)
_MONEY_NEXT = rf"(?:[{SIGNS}]|(?:{'|'.join((*CODES, *(one for one in MONEY if one.isalpha())))})(?!\w))"
_MONEY_BEFORE = re.compile(rf"(?:[{SIGNS}]|\b(?:{'|'.join(CODES)}))\s?$")
_MONEY_BEHIND = re.compile(rf"\s?{_MONEY_NEXT}", re.IGNORECASE)
_LONG_SCALE = re.compile(r"(?<!\w)(?:billion|trillion)s?(?!\w)", re.IGNORECASE)
_DECIMAL = re.compile(r"(?<![0-9.])[0-9]+\.(?:[0-9]{1,2}|[0-9]{4,})(?![0-9.])")
"""A number with a decimal point, with which `1.500 m` beside it is not 1500 m."""
_LEAST = 2
"""Words of a language in a sentence that is in it."""


def language_of(link: Link, least: int = _LEAST) -> str:
    """Return the language of a claim's sentence if enough of its words are known; empty for English.

    It has at least `least` words that English does not have.
    """
    return next(iter(_languages_of(link, least)), "")


def _languages_of(link: Link, least: int) -> list[str]:
    """Return the languages that know most words of a claim's sentence, if they are enough."""
    words = _words_near(link)
    english, *others = neutral_words().values()
    counts = [(sum(_knows(one, word) for word in words), one) for one in others]
    most = max(count for count, _ in counts)
    return [one.language for count, one in counts if count == most and _is_in(one, english, words, most, least)]


def _words_near(link: Link) -> list[str]:
    """Return the words of a claim's sentence, as they are known."""
    said = f"{_END.split(link.before)[-1]} {_END.split(link.behind)[0]}"
    return [plainly(one) for one in _WORD.findall(said)]


def _is_in(one: NeutralWords, english: NeutralWords, words: list[str], own: int, least: int) -> bool:
    """Return whether words are in a language and not in English."""
    alone = sum(_knows(one, word) and not _knows(english, word) for word in words)
    foreign = sum(_knows(english, word) and not _knows(one, word) for word in words)
    return bool(alone) and own >= foreign + least


def _knows(language: NeutralWords, word: str) -> bool:
    return word in language.neutral or word in language.near or word in language.results


def with_plain_money(link: Link) -> Link:
    """Return the link with `285.000 €` as `285,000 €`, if its sentence is not in English: money has no thousandths."""
    found = _GROUP.search(link.display)
    if found is None or found["sign"] == "," or not _is_money(link.display, found) or not language_of(link):
        return link
    display = f"{link.display[: found.start()]}{found['first']},{found['rest']}{link.display[found.end() :]}"
    return shown_as(link, display, link.before, link.behind)


_POINTED = frozenset({"de", "es", "it", "nl", "pt", "tr"})
"""Languages that most countries write with a point between thousands."""


def with_plain_count(link: Link, *, is_sure: bool = False) -> Link:
    """Return the link with `385.000 Bücher` as `385000 Bücher`, if its sentence can be in such a language.

    What is counted has no thousandths. Other numbers have, so for them the sentence `is_sure` to be in one.
    """
    found = _GROUP.search(link.display)
    if found is None or found["sign"] == "," or not (_is_surely_pointed(link) if is_sure else _may_be_pointed(link)):
        return link
    display = f"{link.display[: found.start()]}{found['first']}{found['rest']}{link.display[found.end() :]}"
    return shown_as(link, display, link.before, link.behind)


def _may_be_pointed(link: Link) -> bool:
    return not _POINTED.isdisjoint(_languages_of(link, 1))


def _is_pointed(link: Link) -> bool:
    languages = _languages_of(link, 1)
    return bool(languages) and _POINTED.issuperset(languages)


def _is_surely_pointed(link: Link) -> bool:
    """Return whether no word near a claim can be English or French, and no number has a point before its decimals."""
    said = f"{link.before}{EDGE}{link.display}{EDGE}{link.behind}"
    return _is_pointed(link) and _english_words(link) == 0 and _DECIMAL.search(said) is None


def _english_words(link: Link) -> int:
    """Return how many words of a claim's sentence are known in English, and in no language with such points."""
    english, *others = neutral_words().values()
    pointed = [one for one in others if one.language in _POINTED]
    return sum(_knows(english, word) and not any(_knows(one, word) for one in pointed) for word in _words_near(link))


def _is_money(display: str, found: re.Match[str]) -> bool:
    before, behind = display[: found.start()], display[found.end() :]
    return _MONEY_BEFORE.search(before) is not None or _MONEY_BEHIND.match(behind) is not None


def two_readings(link: Link) -> tuple[str, tuple[str, ...]]:
    """Return the number or word that means something else in the language of the sentence, and other spellings.

    An empty text means that there is one reading only.
    """
    number, scale = _GROUP.search(link.display), _LONG_SCALE.search(link.display)
    is_group = number is not None and not _is_money(link.display, number)
    is_foreign = language_of(link) or (is_group and number is not None and number["sign"] == "." and _is_pointed(link))
    if not (is_group or scale) or not is_foreign:
        return "", ()
    if number is None or not is_group:
        return scale[0] if scale else "", ()
    lead, tail = link.display[: number.start()], link.display[number.end() :]
    first, rest = number["first"], number["rest"]
    return number[0], (f"{lead}{first}{rest}{tail}", f"{lead}{first}.{rest}0{tail}")
