"""How edges are told: by the relation's own name, or by what an edge of that kind is."""

from collections.abc import Mapping

from calcgraph.graph.build import kind_of
from calcgraph.graph.model import Graph

FORWARD: Mapping[str, str] = {
    "link": "links to",
    "uses": "computes with",
    "claims": "quotes",
    "embed": "embeds",
    "sequence": "next",
    "tag": "tagged",
}
BACKWARD: Mapping[str, str] = {
    "link": "linked from",
    "uses": "used in",
    "claims": "quoted in",
    "embed": "embedded in",
    "sequence": "after",
    "tag": "tag of",
}
LEGEND: Mapping[str, str] = {
    "link": "link",
    "uses": "computation",
    "claims": "claim",
    "embed": "embed",
    "sequence": "sequence",
    "tag": "tag",
}


def relation_word(graph: Graph, edge_type: str, *, backwards: bool = False) -> str:
    """What an edge says from its source to its target, or read from the target: `builds on`, `basis of`."""
    if kind_of(edge_type) == edge_type:
        return (BACKWARD if backwards else FORWARD)[edge_type]
    if not backwards:
        return edge_type.replace("-", " ")
    inverse = graph.inverse.get(edge_type)
    return inverse.replace("-", " ") if inverse else f"{edge_type.replace('-', ' ')} this"
