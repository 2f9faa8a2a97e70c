"""The kinds of edges, each said once: words and look. Every relation (`builds-on`) is a link."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EdgeKind:
    """One kind of edge; `draw.js` and `graph.css` have its line."""

    name: str
    forward: str
    """What it says from its source to its target."""
    backward: str
    legend: str
    look: str = ""
    """The class of its line in small graphs."""
    is_apart: bool = False
    """Whether a note shows it in a place of its own: the flow lists, the sequence line, the tags."""


KINDS: Mapping[str, EdgeKind] = {
    kind.name: kind
    for kind in (
        EdgeKind("link", "links to", "linked from", "link"),
        EdgeKind("uses", "computes with", "used in", "computation", look="uses", is_apart=True),
        EdgeKind("claims", "quotes", "quoted in", "claim", look="uses"),
        EdgeKind("embed", "embeds", "embedded in", "embed"),
        EdgeKind("sequence", "next", "after", "sequence", look="seq", is_apart=True),
        EdgeKind("tag", "tagged", "tag of", "tag", is_apart=True),
    )
}


def kind_of(edge_type: str) -> str:
    """The kind of an edge type: `link` for a relation's name."""
    return edge_type if edge_type in KINDS else "link"
