import pytest
from tests.graph.conftest import graph_of, topics

from calcgraph.graph.layout import place as layout
from calcgraph.graph.layout.pin import read_layout, write_layout
from calcgraph.graph.model import NodeKind, Point


def test_what_is_written_reads_back_and_holds_the_map():
    graph = topics(60)
    points = layout.place(graph)
    kept, problem = read_layout(write_layout(graph, points))
    assert problem == ""
    assert kept == points
    assert layout.place(graph, 1, kept) == points


def test_a_row_for_each_note_and_none_for_ghosts():
    graph = graph_of(['a b"', "a ghost"], kinds={"ghost": NodeKind.GHOST})
    text = write_layout(graph, {"a": Point(0.5, -1), 'b"': Point(1234.125, 2), "ghost": Point(3, 3)})
    assert text == '{\n"a": [0.5, -1],\n"b\\"": [1234.125, 2]\n}\n'


@pytest.mark.parametrize(
    ("text", "points", "problem"),
    [
        ("{}", {}, ""),
        ('{"a": [1, 2.00049]}', {"a": Point(1, 2)}, ""),
        ('{"a": [1, 2], "b": [1]}', {"a": Point(1, 2)}, "`b` has no place like `[12.5, -40]`"),
        ('{"a": [1e99, 2]}', {}, "`a` has no place like `[12.5, -40]`"),
        ('{"a": [NaN, 2]}', {}, "`a` has no place like `[12.5, -40]`"),
        ("[]", {}, 'the map\'s places are an object: `{"notes/a.md": [0, 0]}`'),
        ("{", {}, "this is not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        ("[" * 100000, {}, None),
    ],
    ids=["empty", "rounded", "half a place", "far away", "no number", "a list", "broken", "deep"],
)
def test_reading(text, points, problem):
    found, said = read_layout(text)
    assert found == points
    assert said == problem if problem is not None else said.startswith("this is not JSON")
