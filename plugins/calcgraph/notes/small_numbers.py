"""Small whole numbers and common parts in the words of other languages: `siebzehn`, `trente-deux`, `un tercio`.

Their words are in `small_numbers.toml`. A word that has two values in two languages is not read.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple

from calcgraph.files import own_text
from calcgraph.notes.number_words import fold

_GLUED = {"de": "{one}und{ten}", "nl": "{one}en{ten}", "sv": "{ten}{one}"}
_APART = {"es": "{ten} y {one}", "pt": "{ten} e {one}", "pl": "{ten} {one}", "ru": "{ten} {one}", "tr": "{ten} {one}"}
_IN_TENS = {"it": {2: "due", 6: "sei"}, "sv": {6: "sex"}}
"""Words that stand in the lists as `-`, with their tens only: `ventidue`."""


_OF = frozenset({"de", "di", "der", "von", "van", "av", "z"})
"""Words behind a part that say of what it is one, and behind a whole number that it is a part."""


class SmallNumber(NamedTuple):
    """A number in words at the beginning of a text."""

    value: Fraction
    end: int
    """The offset after it."""


@cache
def _lists() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))
    return found


def _split(text: str) -> list[str]:
    return [one.strip() for one in text.split(";") if one.strip()]


def _forms(language: str) -> Iterator[tuple[str, Fraction]]:
    """Yield the words of a language with their numbers."""
    ones = dict(enumerate(_split(_lists()["ones"][language]), 1))
    tens = dict(enumerate(_split(_lists()["tens"][language]), 2))
    more = [one.split(" ", 1) for one in _split(_lists()["more"].get(language, ""))]
    yield from ((word, Fraction(value)) for value, word in ones.items() if value > 1 and word != "-")
    yield from ((word, Fraction(10 * value)) for value, word in tens.items())
    yield from ((word, Fraction(value)) for value, word in more)
    parts = (one.split(" ", 1) for one in _split(_lists()["parts"][language]))
    yield from ((word, Fraction(part)) for part, word in parts)
    ones |= _IN_TENS.get(language, {})
    units = [(value, word) for value, word in ones.items() if value < 10 and word != "-"]
    units += [(int(value), word) for value, word in more if int(value) < 10]
    for ten, name in tens.items():
        for one, word in units:
            yield from ((form, Fraction(10 * ten + one)) for form in _joined(language, name, word, one))
    if language == "de":
        yield from ((f"{word}einhalb", one + Fraction(1, 2)) for one, word in units if one > 1)
    if language == "fr":
        for ten, base in ((7, "soixante"), (9, "quatre-vingt")):
            yield from ((f"{base}-{ones[one]}", Fraction(10 * (ten - 1) + one)) for one in range(11, 20))
        yield "soixante et onze", Fraction(71)


def _joined(language: str, ten: str, one: str, value: int) -> Iterator[str]:
    """Yield the ways in which a language joins tens and ones."""
    if language in _GLUED:
        yield _GLUED[language].format(ten=ten, one=one)
        if language == "sv" and value == 1:
            yield f"{ten}en"
    elif language == "it":
        yield f"{ten[:-1]}{one}" if value in {1, 8} else f"{ten}{one}"
        if value == 1:
            yield f"{ten[:-1]}un"
    elif language == "fr":
        if not ten.endswith("dix"):
            yield f"{ten}-{one}"
            if value == 1:
                yield from (f"{ten} et {end}" for end in ("un", "une"))
                yield from (f"{ten}-et-{end}" for end in ("un", "une"))
    elif language == "es" and ten == "veinte":
        yield f"veinti{one}"
        if value == 1:
            yield from ("veintiún", "veintiuna")
    else:
        yield _APART[language].format(ten=ten, one=one)
        if value == 1 and language in {"es", "pt"}:
            others = ("un", "una") if language == "es" else ("uma",)
            yield from (_APART[language].format(ten=ten, one=end) for end in others)


@cache
def small_numbers() -> Mapping[str, Fraction]:
    """Return words with their numbers, folded; a word with two numbers is omitted."""
    found: dict[str, set[Fraction]] = {}
    for language in _lists()["ones"]:
        for word, value in _forms(language):
            found.setdefault(fold(word), set()).add(value)
    return {word: min(values) for word, values in found.items() if len(values) == 1}


@cache
def _of_language(language: str) -> Mapping[str, Fraction]:
    return {fold(word): value for word, value in _forms(language)} if language in _lists()["ones"] else {}


@cache
def _pattern_of(language: str) -> re.Pattern[str]:
    return _pattern_for(_of_language(language))


def small_number_in(language: str, text: str) -> SmallNumber | None:
    """Return the number in words of one language with which a text begins, whatever follows.

    >>> small_number_in("de", "zehn Nächte"), small_number_in("de", "ten nights"), small_number_in("en", "ten")
    (SmallNumber(value=Fraction(10, 1), end=4), None, None)
    """
    known, folded = _of_language(language), fold(text)
    found = _pattern_of(language).match(folded) if known and len(folded) == len(text) else None
    plain = {re.sub(r"[\s-]", " ", word): value for word, value in known.items()} if found else {}
    return SmallNumber(plain[re.sub(r"[\s-]", " ", found[0])], found.end()) if found else None


@cache
def _pattern() -> re.Pattern[str]:
    return _pattern_for(small_numbers())


def _pattern_for(known: Mapping[str, Fraction]) -> re.Pattern[str]:
    words = sorted(known, key=lambda word: (-len(word), word))
    spaced = "|".join(re.escape(word).replace(r"\ ", r"[\s-]").replace(r"\-", r"[\s-]") for word in words)
    return re.compile(rf"(?:{spaced})(?![\w'’-])")


@cache
def _changing() -> frozenset[str]:
    return frozenset(fold(_lists()["changing"]["all"].replace(";", " ")).split())


def begins_with_number(text: str) -> bool:
    """Return whether a text begins with a number in words of another language.

    >>> begins_with_number("Sept partis"), begins_with_number("dos más"), begins_with_number("the step")
    (True, True, False)
    """
    return _pattern().match(fold(text)) is not None


def small_number_at(text: str) -> SmallNumber | None:
    """Return the number in words with which a text begins, unless the word after it makes another number of it.

    >>> small_number_at("zweiundvierzig Tage"), small_number_at("un tiers des pompes"), small_number_at("dos más")
    (SmallNumber(value=Fraction(42, 1), end=14), SmallNumber(value=Fraction(1, 3), end=8), None)
    """
    folded = fold(text)
    found = _pattern().match(folded) if len(folded) == len(text) else None
    if found is None:
        return None
    value = _by_plain()[re.sub(r"[\s-]", " ", found[0])]
    following = re.match(r"[\s-]+([^\W\d_]+)", folded[found.end() :])
    is_part = value.denominator > 1
    if following and following[1] in (_changing() - _OF if is_part else _changing()):
        return None
    return SmallNumber(value, found.end())


@cache
def _by_plain() -> Mapping[str, Fraction]:
    return {re.sub(r"[\s-]", " ", word): value for word, value in small_numbers().items()}
