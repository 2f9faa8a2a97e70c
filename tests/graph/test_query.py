import itertools

import pytest
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


def test_pagerank_is_that_of_networkx():
    import networkx as nx
    from networkx.algorithms.link_analysis.pagerank_alg import _pagerank_python

    graph = topics(200)
    directed = nx.DiGraph((e.source, e.target) for e in graph.edges)
    assert query.measure(graph).pagerank == pytest.approx(_pagerank_python(directed, tol=1e-10), abs=1e-5)


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
        "from tests.graph.conftest import topics; from calcgraph.graph import query\n"
        "from calcgraph.graph.layout import place\n"
        "g = topics(120); print(query.measure(g).community, place.place(g))"
    )
    assert run_python(script, "1") == run_python(script, "2")


def test_empty():
    graph = graph_of([])
    assert query.measure(graph).components == 0
    assert topics(0).nodes == {}
