"""Territories of a small map: six at most, none over another, every note inside of its own."""

import random

import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph.layout.labels import label_of, short_title
from calcgraph.graph.layout.treemap import MOST, arrange, merged
from calcgraph.graph.model import Graph, NodeKind, Point


def tree_of(count: int, seed: int = 1) -> Graph:
    """Each note linked with one before it, at random."""
    chance = random.Random(seed)  # noqa: S311 - a sample, not a secret
    return graph_of([f"n{i:03} n{chance.randrange(i):03}" for i in range(1, count)])


def scattered(graph: Graph, seed: int = 1) -> dict[str, Point]:
    chance = random.Random(seed)  # noqa: S311
    return {name: Point(chance.random() * 900, chance.random() * 600) for name in graph.nodes}


@pytest.mark.parametrize("count", [2, 3, 7, 40, 120, 200])
@pytest.mark.parametrize("communities", [1, 2, 5, 9])
def test_nothing_overlaps(count, communities):
    graph = tree_of(count)
    home = merged(graph, {name: i % communities for i, name in enumerate(graph.nodes)})
    places, rooms = arrange(graph, home, scattered(graph))
    assert len(rooms) == len(set(home.values())) <= MOST
    inside = {room.community: room for room in rooms}
    for name, at in places.items():
        room = inside[home[name]]
        assert room.left < at.x < room.left + room.width
        assert room.top < at.y < room.top + room.height
    for i, a in enumerate(rooms):
        for b in rooms[:i]:
            beside = a.left + a.width <= b.left or b.left + b.width <= a.left
            assert beside or a.top + a.height <= b.top or b.top + b.height <= a.top
    assert len(set(places.values())) == count


def test_an_area_is_as_large_as_its_notes_are_many():
    graph = tree_of(60)
    home = {name: int(i < 15) for i, name in enumerate(graph.nodes)}
    rooms = {room.community: room.width * room.height for room in arrange(graph, home, scattered(graph))[1]}
    assert rooms[0] / rooms[1] == pytest.approx(3, rel=0.15)


def test_the_smallest_joins_the_one_it_has_most_edges_with():
    pairs = [f"{letter}{i} {letter}{i + 1}" for letter in "abcdef" for i in range(4)]
    graph = graph_of([*pairs, "z1 z2", "z1 c1", "z2 c2", "z1 a1"])
    home = merged(graph, {name: "abcdefz".index(name[0]) for name in graph.nodes})
    assert home["z1"] == home["z2"] == home["c1"] != home["a1"]
    assert sorted(set(home.values())) == list(range(6))


def test_who_was_left_is_left():
    graph = tree_of(12)
    points = {name: Point(100.0 * i, 0.0) for i, name in enumerate(graph.nodes)}
    home = {name: int(i > 5) for i, name in enumerate(graph.nodes)}
    rooms = {room.community: room for room in arrange(graph, home, points)[1]}
    assert rooms[0].left < rooms[1].left


def test_a_note_without_links_is_where_its_folder_is():
    folders = {name: {"folder": "m" if name in "abcx" else "n" if name in "de" else "o"} for name in "abcdexy"}
    graph = graph_of(["a b", "b c", "d e"], nodes=["x", "y"], **folders)
    places, rooms = arrange(graph, {name: int(name in "de") for name in graph.nodes}, scattered(graph))
    room = rooms[0]
    assert room.left < places["x"].x < room.left + room.width
    assert room.top < places["x"].y < room.top + room.height
    assert places["y"].y > max(one.top + one.height for one in rooms), "or below, where nothing is"


def test_a_tag_is_beside_a_note_that_has_it():
    graph = graph_of(["a b", "a #t"], kinds={"#t": NodeKind.TAG})
    places, _ = arrange(graph, dict.fromkeys(graph.nodes, 0), scattered(graph))
    assert abs(places["#t"].x - places["a"].x) <= 30 >= abs(places["#t"].y - places["a"].y)


def test_an_empty_map_has_no_territory():
    graph = graph_of([], nodes=["only"])
    points = {"only": Point(1.0, 2.0)}
    assert arrange(graph, {"only": 0}, points) == (points, ())


TITLES = {
    "a name with a list": ("Rent, buy, cost per million tokens", "Rent, buy, cost per million tokens"),
    "a name and its explanation": ("Autoregressive decoding, step by step", "Autoregressive decoding"),
    "a name and a case": ("Case study: a record at 580 tok/s", "Case study"),
    "a name and a list in brackets": ("Low-precision formats (FP8, NVFP4)", "Low-precision formats"),
    "a bracket that is closed": ("Rack scale (NVL72), in numbers", "Rack scale (NVL72)"),
    "a bracket at the start": ("(A, B) and a long explanation", "(A, B) and a long explanation"),
    "a name": ("Models", "Models"),
}


@pytest.mark.parametrize(("title", "short"), TITLES.values(), ids=TITLES)
def test_a_short_title(title, short):
    assert short_title(title) == short
    assert len(label_of(title)) <= 2
