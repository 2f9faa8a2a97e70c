"""The map of a reading order: a column for each stage, boxes that do not overlap, the other notes below."""

from itertools import pairwise

import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph.layout.course import BOX, MOST_BELOW, course_of, short_way
from calcgraph.graph.model import Graph, NodeKind

NAMES = [f"n{i:03}" for i in range(60)]


def graph() -> Graph:
    """Sixty notes, two libraries that some of them compute with, a tag, a note that none is linked with."""
    edges = [f"{a} {b}" for a, b in pairwise(NAMES)]
    edges += ["n001 lib uses", "n002 lib uses", "n002 data uses", "n003 n001 uses", "n050 #t tag"]
    return graph_of(edges, ["alone"], {"#t": NodeKind.TAG})


def staged(*sizes: int) -> list[tuple[str, list[str]]]:
    names = iter(NAMES)
    return [(f"stage {at}", [next(names) for _ in range(size)]) for at, size in enumerate(sizes, 1)]


@pytest.mark.parametrize(
    "sizes", [(2, 3), (6, 10, 4, 4, 5, 3, 5, 7), (40, 1), (1,) * 20, (13, 13, 13), (MOST_BELOW, 1)], ids=str
)
def test_no_box_lies_on_another_and_each_is_in_its_room(sizes):
    found = graph()
    course = course_of(found, staged(*sizes))
    assert course is not None
    assert set(course.points) == set(found.nodes)
    boxes = [course.points[name] for name in course.boxes]
    for i, a in enumerate(boxes):
        assert all(abs(a.x - b.x) >= BOX[0] or abs(a.y - b.y) >= BOX[1] for b in boxes[:i])
    for i, a in enumerate(course.rooms):
        for b in course.rooms[:i]:
            beside = a.left + a.width <= b.left or b.left + b.width <= a.left
            assert beside or a.top + a.height <= b.top or b.top + b.height <= a.top
    for (_, notes), room in zip(course.notes, course.rooms, strict=False):
        for name in notes:
            at = course.points[name]
            assert room.left <= at.x - BOX[0] / 2
            assert at.x + BOX[0] / 2 <= room.left + room.width
            assert room.top < at.y - BOX[1] / 2
            assert at.y + BOX[1] / 2 < room.top + room.height


def test_a_column_is_read_downwards_and_the_stages_to_the_right():
    course = course_of(graph(), staged(3, 2))
    assert course is not None
    (a, b, c), (d, e) = ([course.points[name] for name in notes] for _, notes in course.notes)
    assert a.x == b.x == c.x < d.x == e.x
    assert a.y < b.y < c.y
    assert (a.y, b.y) == (d.y, e.y)
    assert [room.name for room in course.rooms] == ["stage 1", "stage 2", "Computed from", "Other notes"]


def test_what_the_course_computes_with_is_below_it_the_most_used_first():
    course = course_of(graph(), staged(3, 2))
    assert course is not None
    assert course.boxes[-2:] == ("lib", "data")
    low = max(course.points[name].y for _, notes in course.notes for name in notes)
    assert course.points["lib"].y == course.points["data"].y > low
    assert course.points["lib"].x < course.points["data"].x
    assert course.points["alone"].y > course.points["lib"].y


def test_the_short_way_is_the_most_central_note_of_each_stage():
    course = course_of(graph(), staged(3, 2))
    assert course is not None
    assert short_way(course, {"n001": 0.5, "n002": 0.2}) == ["n001", "n003"]


@pytest.mark.parametrize(
    "stages", [[], [("one", NAMES[:3])], [("one", NAMES[:3]), ("two", [])], [("a", ["gone"]), ("b", ["away"])]], ids=str
)
def test_less_than_two_stages_are_no_course(stages):
    assert course_of(graph(), stages) is None


def test_a_page_of_the_navigation_that_is_no_note_is_left_out():
    course = course_of(graph(), [("one", ["n001", "gone.md"]), ("two", ["n002"])])
    assert course is not None
    assert course.notes == (("one", ("n001",)), ("two", ("n002",)))
