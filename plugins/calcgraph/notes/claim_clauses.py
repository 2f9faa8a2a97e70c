"""Phrases of a clause that can contradict the claim in it: denials, verdicts, comparisons, parts, rates, questions.

Their lists, by language, are in `claim_clauses.toml`.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from calcgraph.files import own_text
from calcgraph.notes.number_words import fold, is_unspaced

_WORD = re.compile(r"[^\W_\u3040-\u9fff\uac00-\ud7a3]+|[\u3040-\u9fff\uac00-\ud7a3]+")
"""A word; of letters of one kind, where a script has no spaces: `結果はnot`."""

SENTENCE_END = re.compile(r"[.!?…](?=\s|$|[\"”’»)])|[。！？]")
"""The end of a sentence, which a decimal point or an abbreviation before a letter is not."""


class PhraseMatch(NamedTuple):
    """A phrase of a list in a text."""

    start: int
    end: int
    meaning: str
    """The name under which the list has it: a language, or a unit of time."""


class _Phrases(NamedTuple):
    """One list, by the first word of each phrase."""

    by_first: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]
    stems: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]
    """Phrases whose first word has any ending, by the first letter."""
    unspaced: tuple[tuple[str, str], ...]
    """The phrases of scripts without spaces, the longest first."""


@cache
def _lists() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))
    return found


@cache
def _phrases(name: str) -> _Phrases:
    by_first: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    stems: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    unspaced = []
    for meaning, text in _lists()[name].items():
        for phrase in filter(None, (fold(" ".join(one.split())) for one in text.split(";"))):
            if is_unspaced(phrase.lstrip("1／")):
                unspaced.append((phrase, meaning))
                continue
            words = tuple(phrase.split())
            if words[0].endswith("*"):
                stems[words[0][:1]].append((words, meaning))
            else:
                by_first[words[0]].append((words, meaning))
    longest = tuple(sorted(unspaced, key=lambda one: -len(one[0])))
    whole, begun = ({first: tuple(some) for first, some in known.items()} for known in (by_first, stems))
    return _Phrases(whole, begun, longest)


def _is_word(word: str, wanted: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted


_LONGEST = 160
"""A limit of characters for a phrase, five times the longest."""


def find_phrases(name: str, text: str) -> list[PhraseMatch]:
    """Return the phrases of a list in a text, in the order of their places; of those at one word the longest.

    >>> [(one.start, one.end) for one in find_phrases("verdicts", "42 ms is a myth")]
    [(6, 15)]
    """
    return [*_found(name, text)]


@lru_cache(maxsize=8192)  # a sentence around a claim is asked several times, and again after each key elsewhere
def _found(name: str, text: str) -> tuple[PhraseMatch, ...]:
    known, folded = _phrases(name), fold(text)
    places = [(found.start(), found.end()) for found in _WORD.finditer(folded)]
    words = [folded[start:end] for start, end in places]
    found = []
    for at, word in enumerate(words):
        stems = known.stems.get(word[:1], ())
        some = [*known.by_first.get(word, ()), *(one for one in stems if _is_word(word, one[0][0]))]
        fits = [
            (len(phrase), meaning)
            for phrase, meaning in some
            if len(phrase) <= len(words) - at and all(map(_is_word, words[at : at + len(phrase)], phrase))
        ]
        if fits:
            size, meaning = max(fits)
            found.append(PhraseMatch(places[at][0], places[at + size - 1][1], meaning))
    for phrase, meaning in () if folded.isascii() else known.unspaced:
        ends = {folded.find(phrase), folded.rfind(phrase)} - {-1}
        found += [PhraseMatch(start, start + len(phrase), meaning) for start in ends]
    return tuple(sorted(found))


def phrase_ending(name: str, text: str) -> str:
    """Return the phrase of a list that ends a text; empty without one."""
    end = len(text.rstrip())
    return next((text[one.start : one.end] for one in find_phrases(name, text) if one.end == end), "")


def phrase_beginning(name: str, text: str) -> PhraseMatch | None:
    """Return the longest phrase of a list with which a text begins."""
    start = len(text) - len(text.lstrip())
    some = [one for one in find_phrases(name, text[: start + _LONGEST]) if one.start == start]
    return max(some, key=lambda one: one.end) if some else None
