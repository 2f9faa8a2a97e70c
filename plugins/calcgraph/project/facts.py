"""What the graph is made of: nodes for notes and for what they point to, one fact for each mention."""

import posixpath
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TypeAlias

from calcgraph.calc.calculation import Calculation
from calcgraph.calc.model import Claim
from calcgraph.graph.model import EdgeFact, Mention, Node, NodeKind
from calcgraph.links.model import Resolution, Status
from calcgraph.links.zettel import Sequence
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.source import START, NoteId, Span

Resolutions: TypeAlias = Mapping[NoteId, tuple[Resolution, ...]]
Place: TypeAlias = tuple[NoteId, Span]
Pair: TypeAlias = tuple[NoteId, NoteId]


def find_facts(
    notes: Mapping[NoteId, Note],
    resolutions: Resolutions,
    calculation: Calculation,
    claims: Mapping[NoteId, tuple[Claim, ...]],
    sequence: Sequence,
) -> tuple[EdgeFact, ...]:
    """All mentions of edges: links, embeds, relations, claims, computations, the sequence, tags; none to itself."""
    claimed = {(note, claim.link.span) for note, of_note in claims.items() for claim in of_note}
    computed = {(uses.reader.note, uses.read.note) for uses in calculation.uses}
    facts = [
        *_link_facts(notes, resolutions, claimed, computed),
        *_use_facts(notes, calculation),
        *_sequence_facts(notes, sequence),
        *_tag_facts(notes),
    ]
    return tuple(fact for fact in facts if fact.source != fact.target)


def find_nodes(
    notes: Mapping[NoteId, Note], facts: Iterable[EdgeFact], attachments: Collection[str]
) -> tuple[Node, ...]:
    """The notes, and a node for each tag, ghost and attachment that is pointed to, in order of id."""
    nodes: dict[str, Node] = {note.id: _node(note) for note in notes.values()}
    for fact in facts:
        if fact.target not in nodes:
            title = posixpath.basename(fact.target) if fact.target in attachments else fact.target
            nodes[fact.target] = Node(fact.target, title, _kind(fact.target, attachments))
    return tuple(nodes[id_] for id_ in sorted(nodes))


def _node(note: Note) -> Node:
    return Node(
        id=note.id,
        title=note.title,
        called=note.called,
        kind=NodeKind.NOTE,
        tags=tuple(sorted({tag.name for tag in note.tags}, key=lambda name: (name.casefold(), name))),
        folder=posixpath.dirname(note.id),
        aliases=note.aliases,
        zettel=note.zettel,
        summary=note.summary,
    )


def _kind(target: str, attachments: Collection[str]) -> NodeKind:
    if target.startswith("#"):
        return NodeKind.TAG
    return NodeKind.ATTACHMENT if target in attachments else NodeKind.GHOST


def _link_facts(
    notes: Mapping[NoteId, Note], resolutions: Resolutions, claimed: Collection[Place], computed: Collection[Pair]
) -> Iterator[EdgeFact]:
    for id_, of_note in resolutions.items():
        note = notes[id_]
        for resolution in of_note:
            link = resolution.link
            target = resolution.target or link.target
            if resolution.status is Status.EXTERNAL or not target:
                continue
            if link.kind is LinkKind.USE and (id_, NoteId(target)) in computed:
                continue  # told by the computations, quantity by quantity
            yield EdgeFact(id_, target, _type(link, is_claim=(id_, link.span) in claimed), _mention(note, link))


def _type(link: Link, *, is_claim: bool) -> str:
    match link.kind:
        case LinkKind.USE:
            return "uses"
        case LinkKind.EMBED:
            return "embed"
        case _:
            return link.relation or ("claims" if is_claim else "link")


def _mention(note: Note, link: Link) -> Mention:
    words = link.display or link.target
    return Mention(note.source.shown, link.span, link.reason, link.sentence, words, link.section)


def _use_facts(notes: Mapping[NoteId, Note], calculation: Calculation) -> Iterator[EdgeFact]:
    for uses in calculation.uses:
        reader, read = uses.reader, uses.read
        if reader.note in notes and read.note in notes:
            place = notes[reader.note].source.shown
            yield EdgeFact(reader.note, read.note, "uses", Mention(place, uses.span, quantities=(reader.key, read.key)))


def _sequence_facts(notes: Mapping[NoteId, Note], sequence: Sequence) -> Iterator[EdgeFact]:
    for child, parent in sequence.parent.items():
        yield EdgeFact(parent, child, "sequence", Mention(notes[child].source.shown, START))


def _tag_facts(notes: Mapping[NoteId, Note]) -> Iterator[EdgeFact]:
    for note in notes.values():
        for tag in note.tags:
            yield EdgeFact(note.id, f"#{tag.name.casefold()}", "tag", Mention(note.source.shown, tag.span))
