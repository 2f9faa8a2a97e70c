import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.graph.conftest import graph_of

from calcgraph.graph.wanted import common_neighbours, suggest

TITLES = {
    "kv": "KV cache",
    "roof": "Roofline model",
    "spec": "Speculative decoding",
    "it": "It",
    "two": "Twice",
    "too": "twice",
}
GRAPH = graph_of(["kv roof"], nodes=TITLES, titles=TITLES, spec={"aliases": ("draft and verify",)})


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("spec", "The kv cache grows; the KV cache is read.", [("kv", "kv cache", 2, (4, 24))]),
        ("roof", "We draft and verify.", [("spec", "draft and verify", 1, (3,))]),
        ("roof", "The KV cache.", []),
        ("kv", "KV cache", []),
        ("spec", "caches of KV cached", []),
        ("spec", "It is so.", []),
        ("spec", "Twice as much", []),
        ("spec", "KV\ncache", [("kv", "KV\ncache", 1, (0,))]),
    ],
    ids=[
        "title twice",
        "alias",
        "linked already",
        "itself",
        "parts of words",
        "short word",
        "two notes",
        "over a line",
    ],
)
def test_mentions(source, text, found):
    assert [(s.target, s.name, s.count, s.places) for s in suggest(GRAPH, {source: text}) if s.name] == found


def test_letters_that_fold_to_two_do_not_move_places():
    assert suggest(GRAPH, {"spec": "ßß KV cache"})[0].places == (3,)


def test_neighbours_in_common():
    graph = graph_of([f"{a} m{i}" for a in "ab" for i in range(3)] + ["c m0", "c m1"])
    assert [(s.source, s.target, s.count) for s in common_neighbours(graph) if s.source == "a"] == [("a", "b", 3)]


def test_a_hub_says_nothing():
    graph = graph_of([f"n{i:03d} hub{k}" for i in range(150) for k in range(3)])
    assert [s for s in common_neighbours(graph) if not s.source.startswith("hub")] == []


def test_time_grows_with_the_text_and_not_with_the_names():
    titles = {f"n{i}": f"memory bandwidth number {i}" for i in range(3000)}
    graph = graph_of([], nodes=titles, titles=titles)
    began = time.process_time()
    suggest(graph, {"n0": "memory bandwidth number " * 20000})
    assert time.process_time() - began < 2


@given(st.text(max_size=200))
def test_places_are_where_the_name_stands(text):
    for one in suggest(GRAPH, {"spec": text}):
        assert text[one.places[0] :].startswith(one.name)
