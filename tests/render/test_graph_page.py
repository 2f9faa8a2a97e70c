"""The page of the map as the build writes it: what it says in numbers, the drawing for readers without a script."""

import json

import pytest
from msgspec.structs import replace
from tests.graph.conftest import graph_of

from calcgraph.graph.kinds import KINDS, EdgeKind
from calcgraph.graph.model import Graph, NodeKind
from calcgraph.project import Project, read_project
from calcgraph.render.map.data import community_names, draw, page_data
from calcgraph.render.map.flow import flow_of
from calcgraph.render.map.svg import render_graph_page
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile


def html_of(graph: Graph) -> str:
    project = read_project([], [], lambda _: None, Settings())
    return str(render_graph_page(replace(project, graph=graph), lambda path: f"open/{path}"))


FACTS = {
    "nothing": (graph_of([]), {"notes": 0, "links": 0, "orphans": 0}),
    "one note": (graph_of([], nodes=["only"]), {"notes": 1, "orphans": 1}),
    "pairs": (
        graph_of([f"a{i:03} b{i:03}" for i in range(500)]),
        {"notes in 500 communities": 1000, "links": 500, "orphans": 0, "parts that do not connect": 500},
    ),
    "a ghost": (
        graph_of(["a ghost", "b ghost"], kinds={"ghost": NodeKind.GHOST}),
        {"notes": 2, "ghosts: linked, not written": 1},
    ),
    "a reason": (graph_of(["a b builds-on because", "b c"]), {"links, 1 with a reason": 2}),
}


@pytest.mark.parametrize(("graph", "facts"), FACTS.values(), ids=FACTS)
def test_the_vault_in_numbers(read, graph, facts):
    tree = read(html_of(graph)).one("dl", "cg-facts")
    said = dict(
        zip((word.text for word in tree.all("dd")), (int(number.text) for number in tree.all("dt")), strict=True)
    )
    assert said == {**said, **facts}


def test_reasons_of_a_relation_with_a_look_of_its_own_are_counted(read, monkeypatch):
    monkeypatch.setitem(KINDS, "refutes", EdgeKind("refutes", "refutes", "refuted by", "refutation"))
    tree = read(html_of(graph_of(["a b refutes because", "b c", "c a sequence"]))).one("dl", "cg-facts")
    assert tree.all("dd")[1].text == "links, 1 with a reason"
    assert tree.all("dt")[1].text == "2"


def test_the_drawing_holds_the_strongest_thousand_with_links(read):
    graph = graph_of([f"leaf{i:04d} hub" for i in range(3000)])
    drawn = read(html_of(graph)).one("svg", "cg-map__svg").all("a", "node")
    assert len(drawn) == 1000
    assert {"open/hub", "open/leaf0000"} < {node["xlink:href"] for node in drawn}


@pytest.mark.parametrize(("count", "bent"), [(1500, True), (1501, False)])
def test_few_lines_are_bent_so_that_two_are_told_apart(read, count, bent):
    names = [f"n{i:02}" for i in range(60)]
    pairs = [f"{a} {b}" for a in names for b in names if a < b][:count]
    path = read(html_of(graph_of(pairs))).one("path", "edge")["d"]
    assert path.count("M") == count
    assert ("Q" in path, "L" in path) == (bent, not bent)


def test_first_sentences_stand_beside_the_data_in_the_same_order(read):
    graph = graph_of(["a b"], a={"summary": "Says a."}, b={"summary": "Says b."})
    data, summaries = (json.loads(held.text) for held in read(html_of(graph)).all("template"))
    assert dict(zip(data["id"], summaries, strict=True)) == {"a": "Says a.", "b": "Says b."}


def test_the_page_is_plain_ascii_that_reads_as_written(read):
    html = html_of(graph_of(["a b"], titles={"a": "Größe → 形"}))
    assert html.isascii()
    (named,) = (link for link in read(html).all("a", "node") if link["xlink:href"] == "open/a")
    assert named["aria-label"] == "Größe → 形"


def test_a_long_name_of_a_community_is_cut(read):
    graph = graph_of(["a b", "b c"], titles=dict.fromkeys("abc", "word " * 60))
    (toggle,) = (one for one in read(html_of(graph)).all("button", "cg-toggle") if one["data-filter"] == "group")
    assert toggle.text == "word word word word word word word word word wo… 3"


NOTES = {"a.md": "# Alpha\n\nSee [[c]].\n", "b.md": "# Beta\n\nAll of Gamma ray.\n", "c.md": "# Gamma ray\n"}
EDITS = {
    "the same": ({}, True, ["b.md c.md"]),
    "a sentence more": ({"a.md": "# Alpha\n\nSee [[c]]. Or not.\n"}, True, ["b.md c.md"]),
    "a mention more": ({"a.md": "# Alpha\n\nSee [[c]]. Beta.\n"}, True, ["b.md c.md", "a.md b.md"]),
    "a mention less": ({"b.md": "# Beta\n"}, True, []),
    "a mention becomes a link": ({"b.md": "# Beta\n\nAll of [[c|Gamma ray]].\n"}, False, []),
    "another title": ({"c.md": "# Delta\n"}, False, []),
}


def project_of(notes: dict[str, str]) -> Project:
    sources = [SourceFile(NoteId(path), text) for path, text in notes.items()]
    return read_project(sources, [], lambda _: None, Settings())


@pytest.mark.parametrize(("edits", "stays", "mentions"), EDITS.values(), ids=EDITS)
def test_a_map_is_drawn_again_as_if_for_the_first_time(edits, stays, mentions):
    before, after = draw(project_of(NOTES)), project_of(NOTES | edits)
    again = draw(after, None, before)
    assert again == draw(after)
    assert (again.points is before.points) == stays
    assert [f"{one.source} {one.target}" for one in again.suggestions] == mentions


def test_a_map_is_drawn_anew_under_another_setting():
    project = project_of(NOTES)
    before = draw(project)
    pull = replace(project.settings.graph, pull={"link": 2.0})
    after = replace(project, settings=replace(project.settings, graph=pull))
    assert draw(after, None, before).points is not before.points


def test_a_territory_is_called_what_the_settings_say():
    project = project_of({"a.md": "# Alpha\n\nSee [[b]].\n", "b.md": "# Beta\n\nSee [[a]].\n"})
    graph = replace(project.settings.graph, territories={"b.md": "Letters", "gone.md": "Nothing"})
    named = replace(project, settings=replace(project.settings, graph=graph))
    names = [community_names(one, draw(one).metrics) for one in (project, named)]
    assert names == [["Alpha"], ["Letters"]]


def test_what_is_computed_is_no_input_of_a_chain(read):
    notes = {
        "a.md": "# A\n\n```calc\nx = 2\nown = 3\ny = own * 2\n```\n",
        "b.md": "# B\n\n```calc\nuse [[a]]: x, y\nz = x + y\n```\n",
    }
    project = project_of(notes)
    boxes = page_data(project, draw(project), lambda path: f"open/{path}", flow_of(project.calculation))["flow"][
        "boxes"
    ]
    assert {box[0]: bool(box[3]) for box in boxes} == {"x": True, "y": False, "z": False}
