"""The foot of a note: its place in the sequence, its neighbourhood, who points here and why, what flows in and out."""

from collections.abc import Iterable

from markupsafe import Markup
from msgspec import Struct

from calcgraph.addresses import in_address
from calcgraph.calc.model import QuantityId
from calcgraph.graph.model import Edge, Mention
from calcgraph.groups import grouped
from calcgraph.render.map.local import map_url, render_local_graph
from calcgraph.render.map.words import relation_word
from calcgraph.render.page import Page, value_text
from calcgraph.render.pages.neighbours import APART, around, beside_of, lines_of
from calcgraph.render.pages.outline import branch_id
from calcgraph.render.sheet.cited_words import with_citations, with_labels
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

LAST = ("claims", "embed", "link")
"""Edges without a relation's name come after those with one."""
MAX_SENTENCE = 320
MAX_SENTENCES = 3
"""The largest number of sentences of one note, since a list about a source may quote a note in every line."""
MAX_FLOW = 14


class SequenceNeighbour(Struct, frozen=True):
    """A neighbour in the sequence."""

    sign: str
    said: str
    title: str
    url: str
    zettel: str


class Backlink(Struct, frozen=True):
    """One note that points here, with the sentences in which it does."""

    title: str
    url: str
    sentences: tuple[tuple[str, str, str], ...]
    """Each cut into the text before the linking words, the words, and the rest; reasons are not cut."""
    more: int
    """Sentences that are left out, when positive."""


class BacklinkGroup(Struct, frozen=True):
    """The backlinks of one relation, named from this note's point of view."""

    word: str
    links: tuple[Backlink, ...]

    @property
    def is_plain(self) -> bool:
        """True if no link has more text than its title, as in front matter."""
        return not any(link.sentences for link in self.links)


class LinkedQuantity(Struct, frozen=True):
    """A quantity of another note that this one computes from, or is used by."""

    name: str
    url: str
    title: str
    note_url: str
    text: str
    key: str
    unit: str


def render_connections(page: Page, outline_url: str = "") -> Markup:
    """The section's content, without its heading; empty for a note that nothing is connected with.

    `outline_url` is the address of the page that shows all ids in their order, where there is one.
    """
    groups = groups_of(page)
    made, used = made_reads(page), used_reads(page)
    graph = render_local_graph(page) if page.note in page.project.graph.nodes else Markup()
    steps = steps_of_sequence(page)
    if not (groups or made or used or steps or graph):
        return Markup()
    near = around(page, made, used)
    zettel = page.project.notes[page.note].zettel if page.note in page.project.notes else ""
    return fill(
        "connections.html",
        lines=lines_of(near),
        beside=beside_of(near),
        steps=steps,
        zettel=zettel,
        zettel_url=f"{outline_url}#{in_address(branch_id(zettel))}" if outline_url else "",
        graph=graph,
        groups=groups,
        map_url=map_url(page, page.note),
        flows=[
            (head, [_flow(page, one) for one in ids[:MAX_FLOW]], len(ids) - MAX_FLOW)
            for head, ids in (("Computed from", made), ("Used in", used))
            if ids
        ],
    )


def groups_of(page: Page) -> tuple[BacklinkGroup, ...]:
    """Backlinks by relation: relations in order of name, then plain kinds."""
    by_type = grouped(
        (edge.type, edge)
        for edge in page.index.incoming.get(page.note, ())
        if edge.type not in APART and edge.source in page.project.notes and edge.source != page.note
    )
    order = sorted(by_type, key=lambda one: (LAST.index(one) + 1 if one in LAST else 0, one))
    return tuple(
        BacklinkGroup(
            relation_word(page.project.graph, one, backwards=True),
            tuple(_backlink(page, edge) for edge in by_type[one]),
        )
        for one in order
    )


def made_reads(page: Page) -> tuple[QuantityId, ...]:
    """The quantities of other notes that this note's formulas read, in order of their first reading."""
    reads: dict[QuantityId, None] = {}
    for own in _own(page):
        found = page.project.calculation.quantities.get(own)
        reads.update(dict.fromkeys(one for one in (found.reads if found else ()) if one.note != page.note))
    return tuple(reads)


def used_reads(page: Page) -> tuple[QuantityId, ...]:
    """The quantities of other notes that read this note's, in order of note and name."""
    readers = {
        one for own in (*_own(page), *page.index.columns.get(page.note, ())) for one in page.index.readers.get(own, ())
    }
    return tuple(one for one in sorted(readers) if one.note != page.note)


def steps_of_sequence(page: Page) -> tuple[SequenceNeighbour, ...]:
    """Parent, previous and next of a note with a Zettelkasten id."""
    sequence = page.index.sequence
    places = (
        ("↑", "up", sequence.parent.get(page.note)),
        ("←", "previous", sequence.previous.get(page.note)),
        ("→", "next", sequence.next.get(page.note)),
    )
    return tuple(_step(page, sign, said, NoteId(note)) for sign, said, note in places if note)


def _own(page: Page) -> Iterable[QuantityId]:
    for sheet in page.project.calculation.sheets.get(page.note, ()):
        yield from sheet.rows


def _flow(page: Page, found: QuantityId) -> LinkedQuantity:
    quantity = page.project.calculation.quantities.get(found)
    return LinkedQuantity(
        name=found.name.replace(".", " › "),
        url=page.row_url(found),
        title=page.title(found.note),
        note_url=page.url_of(found.note),
        text=value_text(quantity) if quantity and quantity.text else "",
        key=page.name(found),
        unit=quantity.unit.text if quantity else "",
    )


def _step(page: Page, sign: str, said: str, note: NoteId) -> SequenceNeighbour:
    found = page.project.notes.get(note)
    return SequenceNeighbour(sign, said, page.title(note), page.url_of(note), found.zettel if found else "")


def _backlink(page: Page, edge: Edge) -> Backlink:
    said: dict[str, tuple[str, str, str]] = {}
    for found in filter(any, (_sentence(page, edge.source, mention, edge.type) for mention in edge.mentions)):
        said.setdefault("".join(found), found)
    return Backlink(
        page.title(edge.source),
        page.url_of(edge.source),
        tuple(said.values())[:MAX_SENTENCES],
        len(said) - MAX_SENTENCES,
    )


def _sentence(page: Page, source: str, mention: Mention, relation: str) -> tuple[str, str, str]:
    """A reason stands for itself; a sentence is cut around the linking words, and must say more than the relation."""
    if mention.reason:
        return mention.reason, "", ""
    text = with_labels(page.project, source, with_citations(mention.sentence, page.source_of))
    said = with_labels(page.project, source, mention.words)
    if text.casefold() == f"{relation.replace('-', ' ')} {said}".casefold():
        return "", "", ""
    at = _find_words(text, said)
    end = at + len(said)
    before, words, after = (text[:at], text[at:end], text[end:]) if at >= 0 else (text, "", "")
    if len(text) <= MAX_SENTENCE:
        return before, words, after
    room = max((MAX_SENTENCE - len(words)) // 2, 0)
    cut = "…" + before[-room:].lstrip() if len(before) > room else before
    return cut, words[:MAX_SENTENCE], after[:room].rstrip() + "…" if len(after) > room else after


def _find_words(text: str, words: str) -> int:
    """Return the position of words by themselves in a text, not inside longer ones, or -1."""
    at = text.find(words) if words else -1
    while at >= 0:
        around = text[at - 1 : at] + text[at + len(words) : at + len(words) + 1]
        if not any(character.isalnum() or character == "_" for character in around):
            return at
        at = text.find(words, at + 1)
    return -1
