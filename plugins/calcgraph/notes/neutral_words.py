"""Words that leave a statement as it is: articles, verbs of value, prepositions; by language.

The lists are in `neutral_words.toml`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from msgspec import Struct

from calcgraph.files import own_text
from calcgraph.notes.number_words import fold

_LETTERS = str.maketrans({"ł": "l", "ı": "i", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss"})


@lru_cache(maxsize=8_192)
def plainly(text: str) -> str:
    """Return the text as the lists have it: without case, accents and the letters of one language.

    >>> plainly("Było"), plainly("Kullanır")
    ('bylo', 'kullanir')
    """
    return fold(text).translate(_LETTERS)


class NeutralWords(Struct, frozen=True):
    """The neutral words of one language, by their part in a sentence."""

    language: str
    plain: frozenset[str]
    """Articles, pronouns, conjunctions, and nouns for any value."""
    verbs: frozenset[str]
    results: frozenset[str]
    """Verbs that state a number only after one of `subjects`: `that gives`."""
    subjects: frozenset[str]
    taking: frozenset[str]
    """Verbs that are wrong for a row that something gives: `uses`."""
    places: frozenset[str]
    """Prepositions."""
    lost: frozenset[str]
    """Prepositions that are not directly before a number: `by 5 m`."""
    near: frozenset[str]
    """Words that are only directly before a number: `nearly`."""
    after: frozenset[str]
    """Words of `near` that can also be directly after it."""
    phrases: tuple[tuple[str, ...], ...]
    """Verbs of several words: `comes to`."""
    asides: tuple[tuple[str, ...], ...]
    """Phrases that change nothing: `of course`."""
    neutral: frozenset[str]
    """All words that can be anywhere in a sentence."""
    joins: frozenset[str]
    """Conjunctions between two statements."""


@cache
def neutral_words() -> Mapping[str, NeutralWords]:
    """Return the neutral words of each language, English first."""
    return {name: _words(name, one) for name, one in _lists().items() if name not in {"unspaced", "kinds", "giving"}}


@cache
def _verbs() -> frozenset[str]:
    return frozenset().union(*(one.verbs for one in neutral_words().values()))


def is_verb_of_value(word: str) -> bool:
    """Return whether a plain word is a verb that states a number, in any language: `takes`, `dauert`."""
    return word in _verbs()


@cache
def unspaced_words() -> tuple[str, ...]:
    """Return the neutral words of languages without spaces, the longest first."""
    return tuple(sorted(set(_lists()["unspaced"]["plain"].split()), key=lambda one: (-len(one), one)))


@cache
def kinds_of_rows() -> frozenset[str]:
    """Return the words that make a row something else than its plain subject: `margin`."""
    return frozenset(plainly(_lists()["kinds"]["plain"]).split())


@cache
def giving_words() -> frozenset[str]:
    """Return the words of a row that something gives: `output`."""
    return frozenset(_lists()["giving"]["plain"].split())


@cache
def _lists() -> Mapping[str, Mapping[str, str]]:
    lists: Mapping[str, Mapping[str, str]] = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))
    return lists


def _words(name: str, lists: Mapping[str, str]) -> NeutralWords:
    sets = {key: frozenset(plainly(lists.get(key, "")).split()) for key in _SETS}
    phrases, asides = (_phrases(lists.get(key, "")) for key in ("phrases", "asides"))
    neutral, joins = sets["plain"] | sets["verbs"] | sets["places"], _JOINS & sets["plain"]
    return NeutralWords(name, phrases=phrases, asides=asides, neutral=neutral, joins=joins, **sets)


_JOINS = frozenset(
    {"and", "but", "so", "und", "aber", "et", "mais", "y", "pero", "e", "ma", "mas", "en", "maar"}
    | {"i", "ale", "och", "men", "и", "но", "ve"}
)
_SETS = ("plain", "verbs", "results", "subjects", "taking", "places", "lost", "near", "after")


def _phrases(text: str) -> tuple[tuple[str, ...], ...]:
    found = {tuple(one.split()) for one in plainly(text).split(";") if one.strip()}
    return tuple(sorted(found, key=lambda one: (-len(one), one)))
