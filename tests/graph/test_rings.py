import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph.prerequisites import check_rings

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
