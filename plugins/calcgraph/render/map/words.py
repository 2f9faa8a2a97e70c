"""Descriptions of edges: the relation's own name, or the name of edges of that kind."""

from calcgraph.graph.kinds import KINDS
from calcgraph.graph.model import Graph


def relation_word(graph: Graph, edge_type: str, *, backwards: bool = False) -> str:
    """Return the words for an edge from its source to its target, or from the target: `builds on`, `basis of`."""
    kind = KINDS.get(edge_type)
    if kind is not None:
        return kind.backward if backwards else kind.forward
    if not backwards:
        return edge_type.replace("-", " ")
    inverse = graph.inverse.get(edge_type)
    return inverse.replace("-", " ") if inverse else f"{edge_type.replace('-', ' ')} this"
