"""Words near a number in all languages, out of CLDR: scales, per cent, units in full, rates, months.

`number_words.json` is compiled by `tools/number_words_compiler.py`.
"""

import json
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from calcgraph.files import own_text

FILE = Path(__file__).with_suffix(".json")


def fold(text: str) -> str:
    """Return the text without case and accents, character by character of its composed form.

    >>> fold("MILHÕES"), fold("Миллионов"), fold("ミリ")
    ('milhoes', 'миллионов', 'ミリ')
    """
    if text.isascii():
        return text.lower()
    return "".join(map(_folded, _MARKS.sub("", unicodedata.normalize("NFC", text)).translate(_SPACES)))


_MARKS = re.compile("[\u0300-\u036f]")
"""Accents that have no letter in common with the one below them."""
_SPACES = str.maketrans(dict.fromkeys("\u00a0\u2007\u2009\u200a\u202f", " "))


@cache
def _folded(sign: str) -> str:
    if sign.isascii() or sign in "ıİ":
        return "i" if sign in "ıİ" else sign.lower()
    bare = "".join(one for one in unicodedata.normalize("NFD", sign) if not "\u0300" <= one <= "\u036f")
    lower = bare.lower()
    return lower if len(lower) == 1 else sign


@cache
def _lists() -> Mapping[str, Mapping[str, Any]]:
    found: Mapping[str, Mapping[str, Any]] = json.loads(own_text(FILE))
    return found


class Phrase(NamedTuple):
    """Words of a list at the beginning of a text."""

    meaning: str | int
    """Empty or 0 if languages differ."""
    end: int
    """The offset after them."""


_WORD = re.compile(r"[^\W\d_](?:[^\s\d,;:!?()\[\]/]*[^\s\d,;:!?()\[\]/.])?")
_SIGNS = {
    **dict(zip("十百千万萬億亿兆", (10, 100, 1000, 10**4, 10**4, 10**8, 10**8, 10**12), strict=True)),
    **dict(zip("십백천만억조", (10, 100, 1000, 10**4, 10**8, 10**12), strict=True)),
}
"""Signs of which scales are made, as `百万`; nouns follow without a space."""
_MOST_SIGNS = 8
_MYRIADS = re.compile(f"[{''.join(_SIGNS)}]{{1,{_MOST_SIGNS}}}+(?![{''.join(_SIGNS)}])")
"""A few signs together; their product is a scale."""
_MOST_WORDS = 3
_UNSPACED = (
    ("\u3040", "\u9fff"),
    ("\uac00", "\ud7a3"),
    ("\u0e00", "\u0eff"),
    ("\u1000", "\u109f"),
    ("\u1780", "\u17ff"),
)
"""Kana and Han, Hangul, Thai and Lao, Burmese, Khmer."""
_STEM = 5
"""Letters of a word from which an inflection is recognised."""
_ENDING = 4
"""Letters that an inflection may add."""
_INFLECTED = 3
"""Letters that the ending of a unit may add."""
_VOWELS = "aeiouаеиоуыяіαεηιου"


def phrase_at(name: str, text: str, at: int = 0) -> Phrase | None:
    """Return the longest phrase of a list at an offset; None if no phrase of it is there.

    >>> phrase_at("scales", "mil millones de usuarios"), phrase_at("shares", "por ciento"), phrase_at("scales", "users")
    (Phrase(meaning=1000000000, end=12), Phrase(meaning='percent', end=10), None)
    """
    ends: list[int] = []
    start = at
    while len(ends) < _MOST_WORDS and (found := _WORD.match(text, start)):
        ends.append(found.end())
        start = found.end() + 1 if text[found.end() : found.end() + 1] in {" ", "-", "\u00a0", "\u202f"} else len(text)
    known = _lists()[name]
    if ends and name == "scales" and (found := _MYRIADS.match(text, at)):
        return Phrase(prod(_SIGNS[sign] for sign in found[0]), found.end())
    for end in reversed(ends):
        meaning = known.get(fold(text[at:end]))
        if meaning is not None:
            return Phrase(meaning, end)
    return _run_at(known, text[at : ends[0]], at) if ends and is_unspaced(text[at]) else None


def _run_at(known: Mapping[str, Any], run: str, at: int) -> Phrase | None:
    """Return the longest phrase that begins a run of a script without spaces: `ミリ秒` of `ミリ秒です`."""
    for size in range(min(len(run) - 1, _LONGEST_RUN), 0, -1):
        meaning = known.get(fold(run[:size]))
        is_apart = size > 1 or not "\u4e00" <= run[size] <= "\u9fff" or run[size] in _FOLLOWING
        if meaning is not None and is_apart:
            return Phrase(meaning, at + size)
    return None


_LONGEST_RUN = 40
"""A limit of characters for a phrase; the longest of the lists has 40."""
_FOLLOWING = "間间的了内內以之后後前左上多余"
"""Characters after a one-character unit that do not make another word with it: `8天内`, not `日本`."""


def is_number_word(word: str) -> bool:
    """Return whether a word is a scale or per cent in some language, or an inflection of one.

    >>> [is_number_word(word) for word in ("миллионами", "Prozenten", "8 users", "millimetre", "万人", "Teilnehmer")]
    [True, True, False, False, True, False]
    """
    folded = fold(word).strip(".")
    if any(folded[:size] in _share_stems() for size in range(_STEM, len(folded))):
        return True
    return (
        bool(_MYRIADS.match(folded))
        or folded in _all_words()
        or any(folded[:size] in _stems() for size in _sizes(folded))
    )


def _sizes(folded: str) -> range:
    """Return the lengths of beginnings that may be a word without its ending."""
    if is_unspaced(folded):
        return range(1, len(folded))
    return range(max(_STEM, len(folded) - _ENDING), len(folded) + 1)


def is_unspaced(word: str) -> bool:
    """Return whether a word is in a script that writes no spaces between words."""
    return not word[:1].isascii() and any(first <= word[:1] <= last for first, last in _UNSPACED)


def is_unit_form(word: str, *, is_any: bool = False) -> bool:
    """Return whether a word is a unit in some language, or an inflection of one; of a Latin one with `is_any`.

    >>> [is_unit_form(word) for word in ("секундах", "граммов", "Sekunden", "sekundach", "слоёв")]
    [True, True, True, False, False]
    >>> is_unit_form("sekundach", is_any=True), is_unit_form("secondary", is_any=True)
    (True, False)
    """
    folded = fold(word)
    if folded in _lists()["units"] or is_unspaced(folded) or (folded.isascii() and not is_any):
        return folded in _lists()["units"]
    sizes = range(max(_STEM, len(folded) - _INFLECTED), len(folded))
    return any(
        folded[:size] in _unit_stems() and (not folded.isascii() or folded[size:] in _LATIN_ENDINGS) for size in sizes
    )


_LATIN_ENDINGS = frozenset(re.split(" ", "a e i o u y n en er ar os as es om ow ach ami och"))


@cache
def _unit_stems() -> frozenset[str]:
    words = (word for word in _lists()["units"] if " " not in word)
    return frozenset(bare for word in words if len(bare := word.rstrip(_VOWELS)) >= _STEM)


@cache
def _all_words() -> frozenset[str]:
    lists = _lists()
    words = (word for name in ("scales", "shares", "leading") for word in lists[name])
    return frozenset(word for word in words if " " not in word and (len(word) > 1 or not word.isascii()))


@cache
def _share_stems() -> frozenset[str]:
    """Return the words for per cent in spaced scripts, which can also begin words, such as `Prozentpunkte`."""
    words = (word for word in _lists()["shares"] if " " not in word and not is_unspaced(word))
    return frozenset(bare for word in words if len(bare := word.rstrip(_VOWELS)) > _STEM)


@cache
def _stems() -> frozenset[str]:
    """Words without a vowel at their end, as far as they are long enough; those of unspaced scripts as they are."""
    whole = {word for word in _all_words() if is_unspaced(word)}
    bare = {word.rstrip(_VOWELS) if len(word) > _STEM else word for word in _all_words() - whole}
    return frozenset(whole | {word for word in bare if len(word) >= _STEM})
