"""The kinds of edges, each said once: words and look. Every relation (`builds-on`) is a link."""

from collections.abc import Mapping

from msgspec import Struct


class EdgeKind(Struct, frozen=True):
    """One kind of edge; `marks.js` and `graph.css` have its line on the map."""

    name: str
    forward: str
    """The label in the direction from its source to its target."""
    backward: str
    legend: str
    look: str = ""
    """The class of its line around a note; kinds that look the same share it, and the legend of the first."""
    is_apart: bool = False
    """True if a note shows it in a separate place: the flow lists, the sequence line, the tags."""
    is_relation: bool = True
    """True if it is a relation that authors name before a link, with its own look."""


KINDS: Mapping[str, EdgeKind] = {
    kind.name: kind
    for kind in (
        EdgeKind("link", "links to", "linked from", "link", is_relation=False),
        EdgeKind("uses", "computes with", "used in", "computation", look="uses", is_apart=True, is_relation=False),
        EdgeKind("claims", "quotes", "quoted in", "claim", look="uses", is_relation=False),
        EdgeKind("embed", "embeds", "embedded in", "embed", is_relation=False),
        EdgeKind("sequence", "next", "after", "sequence", look="sequence", is_apart=True, is_relation=False),
        EdgeKind("tag", "tagged", "tag of", "tag", is_apart=True, is_relation=False),
    )
}


def legends() -> Mapping[str, str]:
    """Return the meaning of each look around a note, where tags are not drawn."""
    found: dict[str, str] = {}
    for kind in KINDS.values():
        if kind.name != "tag":
            found.setdefault(kind.look, kind.legend)
    return found


def kind_of(edge_type: str) -> str:
    """The kind of an edge type: `link` for a relation's name."""
    return edge_type if edge_type in KINDS else "link"


def is_relation(edge_type: str) -> bool:
    """Return whether authors name it before a link: `builds-on`, with or without its own look."""
    return edge_type not in KINDS or KINDS[edge_type].is_relation
