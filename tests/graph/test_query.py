import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.graph.conftest import graph_of, topics

from calcgraph.graph import query


def test_measures(small):
    metrics = query.measure(small)
    assert metrics.degree == {"a": 2, "alone": 0, "b": 2, "c": 3, "d": 2, "ghost": 1, "x": 1, "y": 1}
    assert metrics.components == 3
    assert metrics.orphans == ("alone",)
    assert sum(metrics.pagerank.values()) == pytest.approx(1, abs=1e-5)
    assert query.hubs(metrics, 2) == ("c", "b")


def test_pagerank_is_the_fixed_point_of_its_equation():
    import numpy as np

    graph = graph_of([f"leaf{i} hub" for i in range(6)] + ["hub leaf0", "leaf0 leaf1"])
    names = list(graph.nodes)
    step = np.zeros((len(names), len(names)))
    for name in names:
        targets = [e.target for e in graph.edges if e.source == name] or names
        for target in targets:
            step[names.index(target), names.index(name)] = 1 / len(targets)
    expected = np.linalg.solve(np.eye(len(names)) - 0.85 * step, np.full(len(names), 0.15 / len(names)))
    assert [query.measure(graph).pagerank[n] for n in names] == pytest.approx(expected.tolist(), abs=2e-4)


def test_communities_are_the_topics():
    ring = [f"{t}{i} {t}{(i + k) % 6}" for t in "pqr" for i in range(6) for k in (1, 2)]
    community = query.measure(graph_of([*ring, "p0 q0", "q1 r1"])).community
    assert [{community[f"{t}{i}"] for i in range(6)} for t in "pqr"] == [{0}, {1}, {2}]


def test_communities_of_a_large_graph_are_its_topics_too():
    # blocks of ten that all know each other, hung together by single links
    pairs = list(itertools.combinations(range(10), 2))
    edges = [f"{block:03d}.{a} {block:03d}.{b}" for block in range(210) for a, b in pairs]
    chain = [f"{block:03d}.0 {block + 1:03d}.1" for block in range(209)]
    graph = graph_of([*edges, *chain])
    assert len(graph.nodes) > query.LARGE
    community = query.measure(graph).community
    assert [len({community[f"{block:03d}.{i}"] for i in range(10)}) for block in range(210)] == [1] * 210
    assert len(set(community.values())) == 210


def test_labels_that_flood_a_large_graph_are_not_used():
    size = query.LARGE + 100
    graph = graph_of([f"n{i:04d} n{other:04d}" for i in range(1, size) for other in {i // 2, i // 3}])
    community = query.measure(graph).community
    largest = max(list(community.values()).count(number) for number in set(community.values()))
    assert largest <= size * query.FLOODED
    assert query.measure(graph).community == community


def test_each_orphan_is_a_community_of_its_own_after_the_others():
    community = query.measure(graph_of(["a b"], nodes=["c", "d"])).community
    assert community == {"a": 0, "b": 0, "c": 1, "d": 2}


def test_communities_do_not_depend_on_the_hash_seed(run_python):
    script = (
        "from tests.graph.conftest import topics; from calcgraph.graph import query, layout\n"
        "g = topics(120); print(query.measure(g).community, layout.place(g))"
    )
    assert run_python(script, "1") == run_python(script, "2")


def test_neighbourhood_counts_steps_in_either_direction(small):
    assert query.neighbourhood(small, "a", 1) == {"a": 0, "b": 1, "c": 1}
    assert query.neighbourhood(small, "a", 3) == {"a": 0, "b": 1, "c": 1, "d": 2, "ghost": 3}


def test_backlinks_and_links(small):
    assert [(e.source, e.type) for e in query.backlinks(small, "a")] == [("c", "limits")]
    assert [(e.target, e.type) for e in query.links(small, "c")] == [("a", "limits"), ("d", "link")]


@pytest.mark.parametrize(
    ("start", "end", "nodes", "backwards"),
    [
        ("a", "d", ["a", "c", "d"], [False, True, False]),
        ("b", "a", ["b", "a"], [False, True]),
        ("a", "a", ["a"], [False]),
        ("a", "x", [], []),
    ],
    ids=["over c", "against a relation", "itself", "no way"],
)
def test_shortest_path(small, start, end, nodes, backwards):
    path = query.shortest_path(small, start, end)
    assert [step.node for step in path] == nodes
    assert [step.backwards for step in path] == backwards


def test_a_step_takes_the_edge_that_says_most():
    graph = graph_of(["a b", "a b limits the roof", "b a sequence next"])
    assert query.shortest_path(graph, "a", "b")[1].edge.type == "limits"


def test_bridges(small):
    assert query.bridges(small) == (("c", "d"), ("d", "ghost"), ("x", "y"))


def test_cycles_of_a_relation_read_both_ways():
    graph = graph_of(["a b builds-on", "c b basis-of", "c a builds-on", "a d", "d a"])
    assert query.cycles(graph) == (("a", "b", "c"),)


def test_reading_order_puts_the_basis_first():
    graph = graph_of(["top middle builds-on", "base middle basis-of", "ring1 ring2 builds-on", "ring2 ring1 builds-on"])
    order = query.reading_order(graph, query.measure(graph))
    assert order.index("base") < order.index("middle") < order.index("top")
    assert abs(order.index("ring1") - order.index("ring2")) == 1


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(0, 12)), max_size=30))
def test_a_path_is_as_long_as_the_distance(pairs):
    graph = graph_of([f"n{a} n{b}" for a, b in pairs], nodes=["n0"])
    for name, distance in query.neighbourhood(graph, "n0", 99).items():
        path = query.shortest_path(graph, "n0", name)
        assert len(path) == distance + 1
        assert all({s.edge.source, s.edge.target} == {p.node, s.node} for p, s in itertools.pairwise(path))


def test_empty():
    graph = graph_of([])
    assert query.measure(graph).components == 0
    assert query.reading_order(graph, query.measure(graph)) == ()
    assert topics(0).nodes == {}
