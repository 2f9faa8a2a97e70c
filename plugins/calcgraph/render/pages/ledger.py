"""The ledger by sentence: the claims of each sentence in the notes, and their results."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Claim
from calcgraph.groups import grouped
from calcgraph.notes.text.plain import plain_text
from calcgraph.render.page import Page
from calcgraph.render.pages.generated import WORDS, LedgerEntry, css_of, entry_of, sign_of
from calcgraph.render.plots.bands import Bar, bar_of
from calcgraph.render.sheet.cited_words import with_citations, with_labels
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

Piece = tuple[str, str]
"""Text of a sentence and the class of the verdict on it; empty between claims."""
ORDER = tuple(WORDS)
COUNTED: Mapping[str, str] = {
    "is-holds": "hold",
    "is-partly": "hold in part",
    "is-agrees": "agree (only the number is checked)",
    "is-disputed": "disputed",
    "is-sourced": "sourced",
    "is-failing": "fail",
}
RARE = frozenset({"is-partly", "is-agrees"})
"""Verdicts that most vaults do not have: they are only counted if they occur."""


class NoteCoverage(Struct, frozen=True):
    """The coverage of one note: the number of its checked numbers."""

    title: str
    url: str
    bound: int
    total: int
    bar: Bar


class Sentence(Struct, frozen=True):
    """One entry: a sentence, its numbers marked, and the result of each."""

    pieces: tuple[Piece, ...]
    found: tuple[LedgerEntry, ...]
    """The entries in the order of the ledger: failed ones first, then disputed ones."""
    verdicts: tuple[str, ...]
    """Classes, each once, in the same order."""
    url: str
    section: str


class LedgerGroup(Struct, frozen=True):
    """The sentences of one note."""

    title: str
    url: str
    sentences: tuple[Sentence, ...]
    counts: tuple[tuple[str, str, str, int], ...]
    """The class, symbol, word and number of each verdict that occurs."""


def render_claims_page(page: Page, csv: str = "") -> Markup:
    """Return the ledger: coverage, filters, every sentence with a claim, and unchecked numbers by note."""
    claims = [claim for of_note in page.project.claims.values() for claim in of_note]
    counts, groups = Counter(css_of(claim) for claim in claims), groups_of(page, claims)
    sentences = Counter(css for group in groups for one in group.sentences for css in one.verdicts)
    bound = sum(one.bound for one in page.project.coverage.values())
    total = sum(one.total for one in page.project.coverage.values())
    parts = [(css, counts[css]) for css in COUNTED] + [("is-open", total - bound)]
    return fill(
        "claims_page.html",
        groups=groups,
        csv=csv,
        counts=[(css, sign_of(css), word, sentences[css]) for css, word in WORDS.items() if sentences[css]],
        legend=[
            (css, sign_of(css), word, counts[css]) for css, word in COUNTED.items() if counts[css] or css not in RARE
        ],
        bound=bound,
        total=total,
        share=round(100 * bound / total) if total else 100,
        bar=bar_of(parts),
        notes=covered(page),
    )


def groups_of(page: Page, claims: Iterable[Claim]) -> tuple[LedgerGroup, ...]:
    """Return claims by note and sentence: notes with failed or disputed ones first, the rest in the order of notes."""
    by_note = grouped((one.note, one) for one in sorted(claims, key=lambda one: (one.note, one.link.span)))
    groups = {note: _group(page, note, of_note) for note, of_note in by_note.items()}
    ranks = {note: min(map(_rank, of_note)) for note, of_note in by_note.items()}
    quiet = ORDER.index("is-partly")
    return tuple(groups[note] for note in sorted(groups, key=lambda note: (min(ranks[note], quiet), note)))


def _group(page: Page, note: NoteId, claims: Sequence[Claim]) -> LedgerGroup:
    by_sentence = grouped(((one.link.sentence or one.link.display, one.link.section), one) for one in claims)
    sentences = [_sentence(page, said, found) for (said, _), found in by_sentence.items()]
    sentences.sort(key=lambda one: ORDER.index(one.verdicts[0]))
    counts = Counter(map(css_of, claims))
    shown = tuple((css, sign_of(css), word, counts[css]) for css, word in WORDS.items() if counts[css])
    return LedgerGroup(page.title(note), page.url_of(note), tuple(sentences), shown)


def _sentence(page: Page, said: str, claims: Sequence[Claim]) -> Sentence:
    found = tuple(entry_of(page, claim) for claim in sorted(claims, key=_rank))
    verdicts = tuple(dict.fromkeys(css_of(entry.claim) for entry in found))
    note = claims[0].note
    pieces = tuple(
        (with_labels(page.project, note, with_citations(text, page.source_of)), css)
        for text, css in marked_in(said, claims)
    )
    return Sentence(pieces, found, verdicts, found[0].url, found[0].section)


def marked_in(said: str, claims: Sequence[Claim]) -> tuple[Piece, ...]:
    """Return a sentence cut at its claims, which are in the order of the text; claims not found in it are left out.

    >>> marked_in("none", [])
    (('none', ''),)
    """
    pieces: list[Piece] = []
    at = 0
    for claim in claims:
        words = plain_text(claim.link.display)
        start = _place(said, words, at)
        if start < 0:
            continue
        pieces += [(said[at:start], ""), (words, css_of(claim))]
        at = start + len(words)
    pieces.append((said[at:], ""))
    return tuple(piece for piece in pieces if piece[0])


def _place(said: str, words: str, at: int) -> int:
    """Return the position of a claim in its sentence, if possible one where it is not a part of a word or number.

    >>> _place("S0-001: at 1 tok/s", "1", 0), _place("of 120b, 20 b", "20", 0), _place("x41ms", "41", 0)
    (11, 9, 1)
    """
    if not words:
        return -1
    start = first = said.find(words, at)
    while start >= 0:
        before, after = said[:start][-2:], said[start + len(words) :][:2]
        if not _JOINED_BEFORE.search(before) and not _JOINED_AFTER.match(after):
            return start
        start = said.find(words, start + 1)
    return first


_JOINED_BEFORE, _JOINED_AFTER = re.compile(r"\w$|[\w.,][-.,/]$"), re.compile(r"\w|[-.,/]\w")


def _rank(claim: Claim) -> int:
    return ORDER.index(css_of(claim))


def covered(page: Page) -> tuple[NoteCoverage, ...]:
    """Notes that have numbers, the least covered last."""
    found = [
        NoteCoverage(page.title(note), page.url_of(note), one.bound, one.total, _share(one.bound, one.total))
        for note, one in page.project.coverage.items()
        if one.total
    ]
    return tuple(sorted(found, key=lambda one: (-one.bound / one.total, one.title)))


def _share(bound: int, total: int) -> Bar:
    return bar_of([("is-bound", bound), ("is-open", total - bound)])
