import pytest
from tests.graph.conftest import graph_of, mention

from calcgraph.graph.build import build_graph
from calcgraph.graph.kinds import kind_of
from calcgraph.graph.model import EdgeFact, GraphNode, NodeKind


def test_facts_of_the_same_ends_and_type_make_one_edge_in_order_of_place():
    graph = graph_of(["a b link second", "a b builds-on why", "a b link", "a b link third"])
    assert [(e.type, e.count, e.reason) for e in graph.edges] == [("builds-on", 1, "why"), ("link", 3, "second")]
    assert [m.span.line for m in graph.edges[1].mentions] == [1, 3, 4]


def test_a_mention_found_twice_counts_once():
    nodes = [GraphNode("a", "A", NodeKind.NOTE), GraphNode("b", "B", NodeKind.NOTE)]
    fact = EdgeFact("a", "b", "link", mention("a"))
    assert build_graph(nodes, [fact, fact], {}).edges[0].count == 1


@pytest.mark.parametrize("edge", ["a a", "a nowhere", "nowhere a"], ids=["itself", "to no node", "from no node"])
def test_left_out(edge):
    source, target = edge.split()
    graph = build_graph([GraphNode("a", "A", NodeKind.NOTE)], [EdgeFact(source, target, "link", mention("a"))], {})
    assert graph.edges == ()


def test_order_of_nodes_and_facts_does_not_matter():
    edges = ["a b", "b c builds-on", "c a", "a b uses"]
    assert graph_of(edges) == graph_of(edges[:1] + edges[1:])
    assert graph_of(edges).nodes == graph_of(edges[::-1]).nodes
    assert [e.type for e in graph_of(edges).edges] == [e.type for e in graph_of(edges[::-1]).edges]


def test_inverse_names_are_known_in_both_directions():
    assert graph_of(["a b"]).inverse == {
        "builds-on": "basis-of",
        "basis-of": "builds-on",
        "limits": "limited-by",
        "limited-by": "limits",
    }


@pytest.mark.parametrize(("written", "kind"), [("builds-on", "link"), ("uses", "uses"), ("sequence", "sequence")])
def test_kind(written, kind):
    assert kind_of(written) == kind
