"""The values that a sentence or a table's heads name for a number, and whether the sentence lets the number hold."""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterable
from enum import IntEnum
from functools import lru_cache
from itertools import accumulate, islice, pairwise
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import ClaimCandidate, Verdict
from calcgraph.hosts.inquiry.lookup import ValueItem
from calcgraph.hosts.inquiry.search_words import ALIKE, COMMON, words_of, words_of_unit
from calcgraph.notes.model import LinkKind
from calcgraph.notes.parse import parse_note
from calcgraph.project import Project
from calcgraph.render.page import described_columns

_SMALL = frozenset({"each", "per"})
"""The words of names such as `cost_per_loaf` that a sentence often says in another way."""
_SEGMENT = re.compile(r"[;,:|()]|[–—]|\b(?:and|but|while|whereas)\b")
_STRONG = re.compile(r";|, (?:while|whereas)\b")
_NUMBER = re.compile(r"(?<![\w-])\d")
_FIGURE = re.compile(r"\d")
_ABOUT = re.compile(r"\b(?:of|for|in|by|per|with|at|on|from|to|that|which|as|after|before)\b|[,;:(]")
"""The end of the thing that a comment names first: `layers` in `layers of the model`."""
_STATES = frozenset(
    words_of("is are was were takes take costs cost has have weighs weigh lasts last needs need equals")
)
"""Words behind the subject of a sentence."""
_MOST_SAFE = 8
"""Words of a sentence that are passed over because they only name the value once more."""
_UNREAD = re.compile(r"but `([^`]+)` in its sentence is not understood")


class Level(IntEnum):
    """Degrees to which the sentence of a number names a value, the best first."""

    CELL = 0
    """A cell whose row and column it names."""
    ROW = 1
    """A cell whose row it names."""
    COUNTED = 2
    """A value that counts the thing behind the number: `60 layers`."""
    NAME = 3
    """A quantity with all words of its name."""
    PART = 4
    """A cell of which the sentence names one of several keys."""
    ABOVE = 5
    """A cell whose row is named above the sentence, but not in it."""
    NONE = 6


class NameWords(Struct, frozen=True):
    """The words by which a text can name a value."""

    name: frozenset[str]
    """Of a quantity its name; of a cell its column."""
    keys: tuple[str, ...] = ()
    """The keys of a cell's row, of each its words without spaces."""
    counted: frozenset[str] = frozenset()
    """The words that may stand behind a number of such things."""


def name_words(one: ValueItem) -> NameWords:
    """Return the words that name a value."""
    if one.quantity is None:
        row, _, column = one.said.rpartition(" ")
        keys = tuple("".join(words_of(key)) for key in row.split(","))
        return NameWords(own_words(column), keys if all(keys) else (), own_words(column))
    own = own_words(one.id.name)
    return NameWords(own, (), own | own_words(_ABOUT.split(one.said, maxsplit=1)[0]))


def own_words(name: str) -> frozenset[str]:
    """The words of a name, without those that a sentence has by chance or leaves out: `a`, `n`, `per`."""
    idle = COMMON | _SMALL
    return frozenset(word for word in words_of(name) if len(word) > 1 and word not in idle and not word.isdigit())


class SaidWords(NamedTuple):
    """The words of a text, in order and as a set."""

    order: tuple[str, ...]
    every: frozenset[str]
    joined: str
    """The words without spaces: `DeepSeek-V3` and `deepseek-v3` are alike."""
    edges: frozenset[int]
    """The offsets in `joined` at which words begin, and its end."""


@lru_cache(64)
def said_in(text: str) -> SaidWords:
    """Return the words of a text, which are read once for all of its numbers."""
    order = tuple(words_of(text))
    return SaidWords(order, frozenset(order), "".join(order), frozenset(accumulate(map(len, order), initial=0)))


def has_key(key: str, said: SaidWords) -> bool:
    """Return whether the words of a row's name stand together in a text."""
    at = said.joined.find(key)
    while at >= 0:
        if at in said.edges and at + len(key) in said.edges:
            return True
        at = said.joined.find(key, at + 1)
    return False


def has_row(words: NameWords, said: SaidWords) -> bool:
    """Return whether a text names the row of a cell."""
    return bool(words.keys) and all(has_key(key, said) for key in words.keys)


def has_part(words: NameWords, said: SaidWords) -> bool:
    """Return whether a text names one of several keys of a row."""
    return len(words.keys) > 1 and any(has_key(key, said) for key in words.keys)


def is_state(word: str) -> bool:
    """Return whether a word is a verb such as `is` and `takes`."""
    return not _STATES.isdisjoint(words_of(word))


def has_name(name: Collection[str], said: Collection[str]) -> bool:
    """Return whether a text has all words of a name, or others that mean the same."""
    return bool(name) and all(word in said or any(other in said for other in ALIKE.get(word, ())) for word in name)


class Segments(NamedTuple):
    """The parts of a sentence between commas and conjunctions."""

    edges: tuple[int, ...]
    """The offsets of their starts, and the end of the sentence."""
    quiet: str
    """Those without numbers."""


@lru_cache(64)
def _segments(sentence: str) -> Segments:
    cuts = [found.start() for found in _SEGMENT.finditer(sentence) if not _is_in_figure(sentence, found.start())]
    edges = (0, *cuts, len(sentence))
    parts = (sentence[first:last] for first, last in pairwise(edges))
    return Segments(edges, " ".join(part for part in parts if not _NUMBER.search(part)))


@lru_cache(256)
def segment_of(sentence: str, place: int) -> str:
    """Return the part of a sentence, between commas and conjunctions, in which a number is."""
    edges = _segments(sentence).edges
    at = min(max(bisect_right(edges, place) - 1, 0), len(edges) - 2)
    return sentence[edges[at] : edges[at + 1]]


def _is_in_figure(text: str, at: int) -> bool:
    return text[at - 1 : at].isdigit() and text[at + 1 : at + 2].isdigit()


def quiet_of(sentence: str, place: int) -> str:
    """Return a sentence without the parts in which other numbers are."""
    return f"{_segments(sentence).quiet} {segment_of(sentence, place)}"


@lru_cache(256)
def part_of(sentence: str, place: int) -> str:
    """Return the part of a sentence, between semicolons, in which a number is, if each of them has a number."""
    cuts = [found.start() for found in _STRONG.finditer(sentence)]
    edges = [0, *cuts, len(sentence)]
    at = max(at for at, edge in enumerate(edges[:-1]) if edge <= place)
    parts = [sentence[first:last] for first, last in pairwise(edges)]
    return parts[at] if all(map(_FIGURE.search, parts)) else sentence


def is_subject(words: NameWords, said: SaidWords, *, is_measured: bool) -> bool:
    """Return whether a name of one word stands before `is`, `takes` and the like, or before a number with a unit."""
    own = words.name if not words.keys else {*words.keys}
    places = [at for at, word in enumerate(said.order) if word in own]
    after = (said.order[at + 1 : at + 2] for at in places)
    is_before = (not one or one[0] in _STATES or (is_measured and one[0][0].isdigit()) for one in after)
    return len(own) > 1 or any(_FIGURE.search(key) for key in words.keys) or any(is_before)


# what checks of claims say of the sentence


class SentencePlace(NamedTuple):
    """A sentence with the place of a number, and the head of its table."""

    text: str
    first: int
    last: int
    head: str = ""


def why_unsure(project: Project, place: SentencePlace, one: ValueItem, beside: Iterable[ValueItem] = ()) -> str:
    """Return why a number that agrees with a value may not be what its sentence says; empty if it is.

    The sentence is checked as a claim of the value's note would be. Words that name the value once more are passed
    over: `memory` for the column `vram`.
    """
    text, safe = place, _safe_words(project, [one, *beside])
    for _ in range(_MOST_SAFE):
        why, unread = _claimed(project, text, one)
        if not unread or not safe.issuperset(words_of(unread)):
            return why
        left = _without(text, unread)
        if left is None:
            return why
        text = left
    return why


def _safe_words(project: Project, named: Iterable[ValueItem]) -> frozenset[str]:
    """The words that name values once more: those of their names, comments, units and columns."""
    own = set[str]()
    for one in named:
        words = name_words(one)
        own |= {*words.name, *words.counted, *own_words(words_of_unit(one.unit))}
        if one.quantity is None:
            _, _, column = one.id.name.rpartition(".")
            about = (text for (_, _, known), text in described_columns(project.calculation) if known == column)
            own |= {word for text in about for word in own_words(text)}
    return frozenset({*own, *(other for word in own for other in ALIKE.get(word, ()))})


def _without(place: SentencePlace, word: str) -> SentencePlace | None:
    """Return a sentence without a word that is not in its number."""
    for found in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", place.text, re.IGNORECASE):
        if found.end() <= place.first:
            cut, gone = place.text[: found.start()] + place.text[found.end() :], found.end() - found.start()
            return place._replace(text=cut, first=place.first - gone, last=place.last - gone)
        if found.start() >= place.last:
            return place._replace(text=place.text[: found.start()] + place.text[found.end() :])
    return None


def _claimed(project: Project, place: SentencePlace, one: ValueItem) -> tuple[str, str]:
    """Return why a sentence is not a true claim, and the word of it that is not understood."""
    note = project.notes[one.id.note]
    number = place.text[place.first : place.last]
    linked = f"{place.text[: place.first]}[{number}](#{one.id.name}){place.text[place.last :]}"
    read, _ = parse_note(replace(note.source, text=f"{place.head}{linked.lstrip()}\n"))
    links = [link for link in islice(read.links, 2) if link.kind is not LinkKind.USE and link.display == number]
    if len(links) != 1:
        return "its sentence cannot be read as a claim", ""
    asked = ClaimCandidate(note.id, note.source.shown, links[0], one.id, note.title)
    for claim, problems in check_claims(project.calculation, (asked,), project.settings.values).values():
        if claim is not None and claim.verdict in {Verdict.HOLDS, Verdict.PARTLY}:
            return "", ""
        said = next((problem.message for problem in problems), "its sentence cannot be read as a claim")
        unread = _UNREAD.search(said) if claim is not None and claim.verdict is Verdict.AGREES else None
        return said, unread[1] if unread else ""
    return "its sentence cannot be read as a claim", ""
