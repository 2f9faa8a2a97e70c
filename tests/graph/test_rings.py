from random import Random

import networkx as nx
import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph.prerequisites import check_rings
from calcgraph.rings import find_knots

RINGS = {
    "none": (["a b builds-on", "b c builds-on", "c a"], []),
    "two": (["a b builds-on", "b a builds-on"], ["a:1 `a` → `b` → `a`"]),
    "over a third": (["b c builds-on", "c a builds-on", "a b builds-on"], ["a:3 `a` → `b` → `c` → `a`"]),
    "written backwards": (["a b builds-on", "a b basis-of"], ["a:1 `a` → `b` → `a`"]),
    "of two relations": (["b a builds-on", "a b prerequisites"], ["a:2 `a` → `b` → `a`"]),
    "two knots": (
        ["a b builds-on", "b a builds-on", "b x builds-on", "x y builds-on", "y x builds-on"],
        ["a:1 `a` → `b` → `a`", "x:4 `x` → `y` → `x`"],
    ),
    "the shortest of a knot": (
        ["a b builds-on", "b c builds-on", "c a builds-on", "b a builds-on"],
        ["a:1 `a` → `b` → `a`"],
    ),
    "another relation": (["a b limits", "b a limits"], []),
    "through a note outside": (["a b builds-on", "b a builds-on", "z a builds-on"], ["a:1 `a` → `b` → `a`"]),
}


@pytest.mark.parametrize(("edges", "reported"), RINGS.values(), ids=RINGS)
def test_rings(edges, reported):
    found = check_rings(graph_of(edges))
    said = "circular prerequisites: "
    assert [f"{d.path}:{d.span.line} {d.message.removeprefix(said)}" for d in found] == reported
    assert {d.code for d in found} <= {"CG505"}


def test_ten_thousand_rings_are_told_at_once():
    edges = [f"a{i} b{i} builds-on" for i in range(10_000)] + [f"b{i} a{i} builds-on" for i in range(10_000)]
    assert len(check_rings(graph_of(edges))) == 10_000


@pytest.mark.parametrize("seed", range(200))
def test_knots_are_components_each_after_those_that_it_needs(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 - seeded
    count, share = chance.randrange(1, 12), chance.random() / 2
    needs = {at: [to for to in range(count) if chance.random() < share] for at in range(count)}
    found = find_knots(needs)
    directed: nx.DiGraph[int] = nx.DiGraph((at, to) for at, others in needs.items() for to in others)
    directed.add_nodes_from(needs)
    assert sorted(map(sorted, found)) == sorted(map(sorted, nx.strongly_connected_components(directed)))
    place = {at: number for number, knot in enumerate(found) for at in knot}
    assert all(place[to] <= place[at] for at, others in needs.items() for to in others)


def test_a_chain_of_ten_thousand_is_no_knot() -> None:
    assert len(find_knots({at: [at + 1] if at < 10_000 else [] for at in range(10_001)})) == 10_001
