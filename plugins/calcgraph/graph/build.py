"""From nodes and single mentions to one graph with counted edges."""

from collections.abc import Iterable, Mapping

from calcgraph.graph.model import Edge, EdgeFact, Graph, GraphNode, Mention
from calcgraph.groups import grouped


def build_graph(nodes: Iterable[GraphNode], facts: Iterable[EdgeFact], inverse: Mapping[str, str]) -> Graph:
    """The graph of all nodes and facts, sorted.

    Facts of the same source, target and type make one edge whose mentions keep the order of their places; a mention
    found twice counts once. Left out are links of a note to itself and facts with an end that is not a node (a note
    that is not published).
    """
    known = {node.id: node for node in sorted(nodes, key=lambda node: node.id)}
    edges = edges_of(fact for fact in facts if fact.source in known and fact.target in known)
    return Graph(known, edges, with_backward(inverse))


def edges_of(facts: Iterable[EdgeFact]) -> tuple[Edge, ...]:
    """Return the edges that facts make, sorted; a fact with one end does not make an edge."""
    by_ends = grouped(((one.source, one.target, one.type), one.mention) for one in facts if one.source != one.target)
    return tuple(Edge(*ends, tuple(sorted(set(by_ends[ends]), key=_place))) for ends in sorted(by_ends))


def with_backward(inverse: Mapping[str, str]) -> Mapping[str, str]:
    """Return the names of relations read backwards, in both directions; names from the settings win."""
    both = {backward: name for name, backward in sorted(inverse.items())}
    return {**both, **inverse}


def _place(mention: Mention) -> tuple[object, ...]:
    return (mention.path, mention.span, mention.quantities or ("", ""), mention.reason, mention.sentence)
