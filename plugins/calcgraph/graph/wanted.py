"""Links a writer may want: a title mentioned without a link, notes with neighbours in common."""

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.graph import query
from calcgraph.graph.model import Graph, NodeKind
from calcgraph.groups import grouped

WORD = re.compile(r"\w+")
LONGEST = 12
"""Words of a name that is looked for; titles longer than this are not mentioned in passing."""
SHORTEST = 4
"""Letters of a single word that is looked for; below, words of the language would be found."""
HUB = 100
"""The number of neighbours above which a note no longer shows that two of them have something in common."""
LEAST_COMMON = 3
PER_NOTE = 5
"""Links proposed for one note, of either sort."""
COMMON = (8, 20)
"""A name of one word that more notes mention than this many, and than one in this many, is a word of the language."""


class Suggestion(Struct, frozen=True):
    """A link that could be made."""

    source: str
    target: str
    name: str
    """The mentioned title or alias as written; empty for neighbours in common."""
    count: int
    """Mentions, or neighbours in common."""
    score: float
    """Adamic–Adar weight of the neighbours in common; mentions weigh by name and its spread."""
    places: tuple[int, ...] = ()
    """Offsets of the mentions in the text that was read."""


def suggest(graph: Graph, texts: Mapping[str, str]) -> tuple[Suggestion, ...]:
    """Unlinked mentions, then pairs with neighbours in common; each list by weight."""
    return joined(find_mentions(graph, texts).values(), common_neighbours(graph))


def joined(mentions: Iterable[Sequence[Suggestion]], common: Iterable[Suggestion]) -> tuple[Suggestion, ...]:
    """The mentions of all notes by weight, then the pairs of which neither mentions the other.

    A name weighs more the fewer notes mention it and the more words it has; of a note the weightiest are given.
    """
    everything = list(mentions)
    found = _weighed([one for of_note in everything for one in of_note], len(everything))
    found.sort(key=lambda s: (len(s.name.split()) == 1, -s.score, -s.count, s.source, s.target))
    found = _at_most(found)
    pairs = {frozenset((s.source, s.target)) for s in found}
    return (*found, *(s for s in common if frozenset((s.source, s.target)) not in pairs))


def _weighed(mentions: Sequence[Suggestion], notes: int) -> list[Suggestion]:
    """The mentions with their weight, those of common words left out."""
    spread = Counter(one.name.casefold() for one in mentions)
    most = max(COMMON[0], notes // COMMON[1])
    return [
        replace(one, score=words * math.log(1 + notes / among))
        for one in mentions
        if (words := len(one.name.split())) > 1 or spread[one.name.casefold()] <= most
        for among in (spread[one.name.casefold()],)
    ]


def _at_most(mentions: Iterable[Suggestion]) -> list[Suggestion]:
    """The first `PER_NOTE` of each note."""
    given: Counter[str] = Counter()
    kept = []
    for one in mentions:
        given[one.source] += 1
        if given[one.source] <= PER_NOTE:
            kept.append(one)
    return kept


def find_mentions(graph: Graph, texts: Mapping[str, str]) -> dict[str, tuple[Suggestion, ...]]:
    """The names of notes in the texts of others that are not linked with them, by the id of the text's note.

    `texts` are the notes' texts with links, code and math blanked out (of the same length, so that places agree).
    One pass over each text, whatever the number of names.
    """
    near = query.neighbours(graph) if texts else {}
    names = _names(graph)
    return {source: _mentions({source, *near[source]}, source, texts[source], names) for source in sorted(texts)}


def common_neighbours(graph: Graph) -> tuple[Suggestion, ...]:
    """Pairs of notes that are not linked but have at least three neighbours in common (Adamic and Adar, 2003)."""
    near = query.neighbours(graph)
    notes = [name for name, node in graph.nodes.items() if node.kind is NodeKind.NOTE]
    weight = {name: 1.0 / math.log(len(others)) for name, others in near.items() if 1 < len(others) <= HUB}
    found = []
    for name in notes:
        linked = set(near[name])
        scores: dict[str, tuple[float, int]] = {}
        for middle in near[name]:
            for other in near[middle] if middle in weight else ():
                if other > name and other not in linked:
                    score, count = scores.get(other, (0.0, 0))
                    scores[other] = (score + weight[middle], count + 1)
        best = sorted((-round(score, 6), other, count) for other, (score, count) in scores.items())
        found += [
            Suggestion(name, other, "", count, -score)
            for score, other, count in best[:PER_NOTE]
            if count >= LEAST_COMMON and graph.nodes[other].kind is NodeKind.NOTE
        ]
    return tuple(sorted(found, key=lambda s: (-s.score, s.source, s.target)))


def _names(graph: Graph) -> Mapping[tuple[str, ...], str]:
    """Words of titles and aliases, lower-cased, to the one note they name, or to nothing: the beginning of a name.

    What names two notes is left out.
    """
    owners = grouped(
        (tuple(WORD.findall(title.casefold())), name)
        for name, node in graph.nodes.items()
        for title in ((node.called, *node.aliases) if node.kind is NodeKind.NOTE else ())
    )
    clear = {words: names[0] for words, names in owners.items() if _is_name(words) and len(set(names)) == 1}
    beginnings = {words[:i]: "" for words in clear for i in range(1, len(words))}
    return {**beginnings, **clear}


def _is_name(words: Sequence[str]) -> bool:
    return 0 < len(words) <= LONGEST and (len(words) > 1 or len(words[0]) >= SHORTEST)


def _mentions(
    linked: Collection[str], source: str, text: str, names: Mapping[tuple[str, ...], str]
) -> tuple[Suggestion, ...]:
    """Return the names of notes in a text it is not linked with, the longest at each place, once for each note.

    No name crosses U+0000, which separates unrelated texts.
    """
    folded = text.casefold()
    if len(folded) != len(text):  # `ß` folds to two letters; places would be wrong
        folded = "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in text)
    matches = list(WORD.finditer(folded))
    words = [match.group() for match in matches]
    found: dict[str, list[tuple[int, str]]] = {}
    at = 0
    while at < len(words):
        length, target = _longest(words, at, names) if (words[at],) in names else (1, "")
        start, stop = matches[at].start(), matches[at + length - 1].end()
        if target and target not in linked and "\0" not in text[start:stop]:
            found.setdefault(target, []).append((start, text[start:stop]))
        at += length
    return tuple(
        Suggestion(source, target, places[0][1], len(places), float(len(places)), tuple(p for p, _ in places))
        for target, places in sorted(found.items())
    )


def _longest(words: Sequence[str], at: int, names: Mapping[tuple[str, ...], str]) -> tuple[int, str]:
    """Return the length in words of the longest name from here on, and its note; 1 and '' if no name fits."""
    found = (1, "")
    for length in range(1, min(LONGEST, len(words) - at) + 1):
        target = names.get(tuple(words[at : at + length]))
        if target is None:
            break
        if target:
            found = (length, target)
    return found
