"""The facts of the graph: nodes for notes and for their targets, and one fact for each mention."""

import posixpath
from collections.abc import Collection, Iterable, Iterator, Mapping

from calcgraph.calc.model import Claim, Uses
from calcgraph.graph.model import Edge, EdgeFact, GraphNode, Mention, NodeKind
from calcgraph.links.resolution import Resolution, Status
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.source import START, NoteId, Span


def facts_of(
    note: Note, resolutions: Iterable[Resolution], claims: Iterable[Claim], uses: Collection[Uses]
) -> Iterator[EdgeFact]:
    """Yield all mentions of edges in a note: links, embeds, relations, claims, computations, tags; not to itself."""
    claimed, place = {claim.link.span for claim in claims}, note.source.shown
    facts = (
        *_link_facts(note, resolutions, claimed, uses),
        *(
            EdgeFact(
                note.id, one.read.note, "uses", Mention(place, one.span, quantities=(one.reader.key, one.read.key))
            )
            for one in uses
        ),
        *(EdgeFact(note.id, f"#{tag.name.casefold()}", "tag", Mention(place, tag.span)) for tag in note.tags),
    )
    return (fact for fact in facts if fact.source != fact.target)


def step(parent: NoteId, child: Note) -> EdgeFact:
    """A step of a Zettelkasten."""
    return EdgeFact(parent, child.id, "sequence", Mention(child.source.shown, START))


def find_nodes(
    notes: Mapping[NoteId, GraphNode], edges: Iterable[Edge | EdgeFact], attachments: Collection[str]
) -> tuple[GraphNode, ...]:
    """The notes, and a node for each tag, ghost and attachment that is pointed to, in order of id."""
    nodes: dict[str, GraphNode] = {str(id_): node for id_, node in notes.items()}
    for target in dict.fromkeys(edge.target for edge in edges):
        if target not in nodes:
            title = posixpath.basename(target) if target in attachments else target
            nodes[target] = GraphNode(target, title, _kind(target, attachments))
    return tuple(nodes[id_] for id_ in sorted(nodes))


def node_of(note: Note) -> GraphNode:
    """A note in the graph."""
    return GraphNode(
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
    note: Note, resolutions: Iterable[Resolution], claimed: Collection[Span], uses: Iterable[Uses]
) -> Iterator[EdgeFact]:
    computed = {one.read.note for one in uses}
    for resolution in resolutions:
        link = resolution.link
        target = resolution.target or link.target
        if resolution.status is Status.EXTERNAL or not target:
            continue
        if link.kind is LinkKind.USE and target in computed:
            continue  # reported by the computations, quantity by quantity
        words = link.display or link.target
        mention = Mention(note.source.shown, link.span, link.reason, link.sentence, words, link.section)
        yield EdgeFact(note.id, target, _type(link, is_claim=link.span in claimed), mention)


def _type(link: Link, *, is_claim: bool) -> str:
    match link.kind:
        case LinkKind.USE:
            return "uses"
        case LinkKind.EMBED:
            return "embed"
        case _:
            return link.relation or ("claims" if is_claim else "link")
