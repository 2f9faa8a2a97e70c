import math
import time

import pytest
from tests.graph.conftest import graph_of, topics

import layout_quality
from calcgraph.graph.layout import place as layout
from calcgraph.graph.layout.labels import label_lines, label_size, labels_that_fit
from calcgraph.graph.model import NodeKind, Point


def boxes_of(graph, points):
    for name, point in points.items():
        width, height = label_size(label_lines(graph.nodes[name].title))
        yield name, (point.x - width / 2, point.y - 7, point.x + width / 2, point.y + 7 + height)


def overlaps(graph, points):
    boxes = list(boxes_of(graph, points))
    return [
        (a, b)
        for i, (a, (l1, t1, r1, b1)) in enumerate(boxes)
        for b, (l2, t2, r2, b2) in boxes[:i]
        if l1 < r2 and l2 < r1 and t1 < b2 and t2 < b1
    ]


SHAPES = {
    "empty": graph_of([]),
    "one note": graph_of([], nodes=["only"]),
    "two notes": graph_of(["a b"]),
    "no links": graph_of([], nodes=[f"n{i}" for i in range(50)]),
    "a chain": graph_of([f"n{i:03d} n{i + 1:03d}" for i in range(60)]),
    "a ring": graph_of([f"n{i:03d} n{(i + 1) % 40:03d}" for i in range(40)]),
    "a star": graph_of([f"leaf{i} hub" for i in range(40)]),
    "all with all": graph_of([f"n{i} n{j}" for i in range(12) for j in range(i)]),
    "pairs": graph_of([f"a{i} b{i}" for i in range(30)]),
    "long titles": graph_of(["a b", "b c"], titles=dict.fromkeys("abc", "An extraordinarily long title about " * 4)),
    "ghosts": graph_of(["a b", "b g", "c g"], kinds={"g": NodeKind.GHOST}),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_every_node_has_a_place_of_its_own_and_no_labels_touch(shape):
    graph = SHAPES[shape]
    points = layout.place(graph)
    assert list(points) == list(graph.nodes)
    assert all(math.isfinite(p.x) and math.isfinite(p.y) for p in points.values())
    assert overlaps(graph, points) == []


@pytest.mark.parametrize(
    ("name", "graph"),
    [
        ("hub", graph_of([f"leaf{i:04d} hub" for i in range(3000)])),
        ("500 components", graph_of([f"a{i:03d} b{i:03d}" for i in range(500)])),
        ("1,000 topics", topics(1000)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_large_shapes_have_no_touching_dots(name, graph):
    points = layout.place(graph)
    assert len(points) == len(graph.nodes)
    cells = {}
    for point in points.values():
        cells.setdefault((point.x // 8, point.y // 8), []).append(point)
    # the least dots have a diameter of 8.4 where a hub makes the map dense
    touching = [
        (one, other)
        for (x, y), here in cells.items()
        for one in here
        for other in (p for i in (-1, 0, 1) for j in (-1, 0, 1) for p in cells.get((x + i, y + j), ()))
        if one is not other and math.dist((one.x, one.y), (other.x, other.y)) < 8
    ]
    assert touching == []


def test_territories_do_not_overlap():
    ring = [f"{t}{i} {t}{(i + k) % 7}" for t in "pqrs" for i in range(7) for k in (1, 2)]
    graph = graph_of([*ring, "p0 q0", "q1 r1", "r2 s2", "s3 p3"])
    points = layout.place(graph)
    from calcgraph.graph.layout.spread import spread_groups

    corners = [
        [c for n, (a, b, x, y) in boxes_of(graph, points) if n[0] == topic for c in ((a, b), (x, b), (a, y), (x, y))]
        for topic in "pqrs"
    ]
    assert spread_groups(corners, 0.0) == [(0.0, 0.0)] * 4


def test_the_same_graph_and_seed_give_the_same_map():
    graph = topics(200)
    assert layout.place(graph, 3) == layout.place(graph, 3)
    assert layout.place(graph, 3) != layout.place(graph, 4)


def distance(points, a, b):
    return math.dist((points[a].x, points[a].y), (points[b].x, points[b].y))


@pytest.mark.parametrize("size", [60, 300], ids=["labelled", "large"])
def test_a_relation_pulls(size):
    ring = [f"n{i:03d} n{(i + k) % size:03d}" for i in range(size) for k in (1, 2)]
    graph = graph_of([*ring, f"n000 n{size // 2:03d} builds-on"])
    plain, drawn = layout.place(graph), layout.place(graph, pull={"builds-on": 5.0})
    assert distance(drawn, "n000", f"n{size // 2:03d}") < 0.8 * distance(plain, "n000", f"n{size // 2:03d}")


def test_a_folder_pulls_with_the_links_inside_it():
    edges = [f"n{i:02d} n{(i + k) % 40:02d}" for i in range(40) for k in (1, 2, 7)]
    inside = {f"n{i:02d}": {"folder": "notes"} for i in range(10)}
    graph = graph_of(edges, **inside)

    def spread(points):
        return sum(distance(points, a, b) for a in inside for b in inside)

    def width(points):
        return max(p.x for p in points.values()) - min(p.x for p in points.values())

    plain, drawn = layout.place(graph), layout.place(graph, pull={"notes/": 5.0})
    assert spread(drawn) / width(drawn) < spread(plain) / width(plain)
    assert layout.place(graph, pull={"other/": 5.0}) == plain


def test_places_are_rounded_to_three_digits():
    assert all(round(p.x, 3) == p.x and round(p.y, 3) == p.y for p in layout.place(topics(40)).values())


def test_neighbours_stand_near():
    graph = topics(1000)
    assert layout_quality.neighbourhood_preservation(graph, layout.place(graph)) >= 0.20


def test_pinned_notes_stay_when_nothing_is_new():
    graph = topics(80)
    pinned = layout.place(graph)
    assert layout.place(graph, 1, pinned) == pinned


@pytest.mark.parametrize("size", [120, 1000])
def test_tags_do_not_move_notes(size):
    notes = topics(size)
    links = [f"{e.source} {e.target}" for e in notes.edges]
    tags = [f"{name} #t{int(name[1:]) % 9} tag" for name in notes.nodes]
    kinds = {f"#t{i}": NodeKind.TAG for i in range(9)}
    points = layout.place(graph_of([*links, *tags], notes.nodes, kinds))
    assert {name: points[name] for name in notes.nodes} == layout.place(notes)


@pytest.mark.parametrize("size", [120, 1000])
def test_one_new_note_moves_the_others_by_less_than_two_per_cent_of_the_width(size):
    old = topics(size)
    pinned = layout.place(old)
    grown = graph_of(
        [f"{e.source} {e.target}" for e in old.edges] + ["new n00010", "new n00030", "n00050 new"], nodes=old.nodes
    )
    points = layout.place(grown, 1, pinned)
    width = max(p.x for p in pinned.values()) - min(p.x for p in pinned.values())
    moved = [math.dist((points[n].x, points[n].y), (pinned[n].x, pinned[n].y)) for n in pinned]
    assert sum(moved) / len(moved) < 0.02 * width
    assert "new" in points


def test_pinned_places_of_notes_that_are_gone_are_ignored():
    graph = graph_of(["a b"], nodes=["island"])
    points = layout.place(graph, 1, {"a": Point(0, 0), "b": Point(300, 0), "gone": Point(9, 9)})
    assert set(points) == {"a", "b", "island"}
    assert points["a"] == Point(0, 0)
    assert points["b"] == Point(300, 0)


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("KV cache", ("KV cache",)),
        ("Decode is bound by memory bandwidth", ("Decode is bound", "by memory", "bandwidth")),
        ("", ("",)),
        ("שלום עולם", ("שלום עולם",)),
    ],
)
def test_label_lines(title, lines):
    assert label_lines(title) == lines


def test_a_label_has_at_most_three_lines_and_says_what_is_cut():
    lines = label_lines(
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and more and more words"
    )
    assert len(lines) <= 3
    assert any("…" in line for line in lines)


def test_of_a_giant_name_only_the_beginning_is_measured():
    began = time.process_time()
    for name in ("[0,0]," * 200_000, "word " * 200_000, "i" * 1_000_000):
        lines = label_lines(name)
        assert len(lines) <= 3
        assert lines[-1].endswith("…")
        assert all(len(line) <= 41 for line in lines)
    assert time.process_time() - began < 1


def test_a_label_has_room_where_none_before_it_stands():
    points = {"a": Point(0, 0), "b": Point(5, 0), "c": Point(900, 0)}
    sizes = dict.fromkeys("abc", (80.0, 13.0))
    assert labels_that_fit("abc", points, sizes, 1000) == {"a", "c"}
    assert labels_that_fit("abc", points, sizes, 50) == {"a", "b", "c"}
