"""The words of sentences that state a number: verbs, prepositions, articles, and words that turn a sentence.

Their lists, by language, are in `claim_sentences.toml`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from calcgraph.files import own_text
from calcgraph.notes.number_words import fold

_LETTERS = str.maketrans({"ł": "l", "ı": "i", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss"})


def plainly(text: str) -> str:
    """Return the text as the lists have it: without case, accents and the letters of one language.

    >>> plainly("Było"), plainly("Kullanır")
    ('bylo', 'kullanir')
    """
    return fold(text).translate(_LETTERS)


class SentenceWords(Struct, frozen=True):
    """The words of one language that can be near a number, by their part in its sentence."""

    language: str
    small: frozenset[str]
    """Pronouns, by which a language is recognised."""
    articles: frozenset[str]
    hedges: frozenset[str]
    """Words that can be between a verb and its number."""
    states: frozenset[str]
    """Verbs that state a number after them: `takes`."""
    owned: frozenset[str]
    """Verbs that make a difference of the number, so that the quantity has to be one: `saves`."""
    places: frozenset[str]
    """Prepositions before a number: `at`."""
    goals: frozenset[str]
    """Words before `to` and a number: `amounts`."""
    ways: frozenset[str]
    """Words before `by` and a number: `divided`."""
    joins: frozenset[str]
    breaks: frozenset[str]
    """Words with which another clause begins."""
    facts: frozenset[str]
    """Words before `that` and a statement: `shows`."""
    adverbs: frozenset[str]
    """English words in `-ly` that change nothing."""
    turns: frozenset[str]
    """Words before a number that can make another statement of its clause: `not`, `would`."""
    behind: frozenset[str]
    """The same after a number."""
    tails: frozenset[str]
    """The same in what follows the clause."""
    verbs: frozenset[str]
    """English verbs of the same effect, in all forms: `doubt`."""
    passive: frozenset[str]
    """English participles of the same effect, before a preposition or article: `allowed to`."""
    front: frozenset[str]
    """Words of the same effect at the beginning of a sentence."""
    local: frozenset[str]
    """Words of the same effect if no comma is between them and the number: `if`."""
    more: frozenset[str]
    """Words that make a difference of the number before them: `shorter`."""
    phrases: frozenset[tuple[str, str]]
    """Phrases of two words with the same effect."""
    afterwards: frozenset[tuple[str, str]]
    """Phrases of two words that take the number back in the clauses after it: `they say`."""
    plain: tuple[str, ...]
    """Phrases with words of the lists that change nothing: `in other words`."""
    may: frozenset[str]
    """Verbs after `can` in a statement: `can hold`."""


@cache
def sentence_words() -> Mapping[str, SentenceWords]:
    """Return the words of each language, English first."""
    lists: Mapping[str, Mapping[str, str]] = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))
    return {name: _words(name, one) for name, one in lists.items() if name not in {"topics", "rules"}}


@cache
def in_languages(names: tuple[str, ...]) -> SentenceWords:
    """Return the words of one language, or of all that a sentence may be in; English ones only if it is among them."""
    found = [sentence_words()[name] for name in names]
    if len(found) == 1 or "en" in names:
        return found[0]
    sets = {key: frozenset().union(*(getattr(one, key) for one in found)) for key in (*_KEYS, "phrases", "afterwards")}
    sets["states"] = frozenset(word for word in sets["states"] if len(word) > 1)
    return SentenceWords(names[0], plain=tuple(phrase for one in found for phrase in one.plain), **sets)


def _words(name: str, lists: Mapping[str, str]) -> SentenceWords:
    sets = {key: frozenset(plainly(lists.get(key, "")).split()) for key in _KEYS}
    if name == "en":
        for key in ("states", "owned", "goals", "facts", "ways"):
            sets[key] |= frozenset(map(_third, sets[key]))
        sets["verbs"] = frozenset(form for verb in sets["verbs"] for form in _forms(verb))
    plain = tuple(" ".join(one.split()) for one in plainly(lists.get("plain", "")).split(";") if one.strip())
    phrases, afterwards = (_pairs(lists.get(key, "")) for key in ("phrases", "afterwards"))
    return SentenceWords(name, phrases=phrases, afterwards=afterwards, plain=plain, **sets)


def _pairs(text: str) -> frozenset[tuple[str, str]]:
    found = (one.split() for one in plainly(text).split(";"))
    return frozenset((one[0], one[1]) for one in found if len(one) > 1)


_KEYS = (
    "small",
    "articles",
    "hedges",
    "states",
    "owned",
    "places",
    "goals",
    "ways",
    "joins",
    "breaks",
    "facts",
    "adverbs",
    "turns",
    "verbs",
    "local",
    "passive",
    "front",
    "behind",
    "more",
    "tails",
    "may",
)


def _third(verb: str) -> str:
    """Return the third person of an English verb.

    >>> [_third(verb) for verb in ("take", "carry", "reach", "pay")]
    ['takes', 'carries', 'reaches', 'pays']
    """
    if verb.endswith("y") and verb[-2:-1] not in set("aeiou"):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("ch", "sh", "ss", "x", "z", "o")) else f"{verb}s"


def _forms(verb: str) -> tuple[str, ...]:
    """Return the forms of a regular English verb.

    >>> _forms("deny"), _forms("imagine")
    (('deny', 'denies', 'denied', 'denying'), ('imagine', 'imagines', 'imagined', 'imagining'))
    """
    stem = verb.removesuffix("e")
    past = f"{verb[:-1]}ied" if _third(verb).endswith("ies") else f"{stem}ed"
    return verb, _third(verb), past, f"{stem}ing"


class Topics(Struct, frozen=True):
    """Words for other things than the value of a quantity."""

    adjectives: frozenset[str]
    """Words before a noun, or nouns that are also used before one: `rival`, `former`."""
    nouns: frozenset[str]
    """Nouns: `brochure`, `difference`."""


@cache
def topics() -> Topics:
    """Return the words that make a sentence about something besides the value."""
    lists = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))["topics"]
    return Topics(*(frozenset(plainly(lists[key]).split()) for key in ("adjectives", "nouns")))


@cache
def rule(name: str) -> frozenset[str]:
    """Return the words of one rule of `sentence.py`."""
    lists = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))["rules"]
    return frozenset(lists[name].split())
