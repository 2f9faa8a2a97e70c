"""Ways between notes: told by what is computed, not by what lists; the same in Python and in the page."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from calcgraph.graph.kinds import kind_of
from calcgraph.graph.model import Edge, Graph, GraphNode, NodeKind
from calcgraph.graph.query import core, neighbours
from calcgraph.graph.ways import find_ways

RUN = Path(__file__).parents[1] / "web" / "run_ways.js"


def graph_of(*edges: str) -> Graph:
    """`a uses b` for each edge."""
    found = sorted({tuple(edge.split()) for edge in edges})
    names = sorted({end for source, _, target in found for end in (source, target)})
    nodes = {name: GraphNode(name, name, NodeKind.NOTE) for name in names}
    return Graph(nodes, tuple(Edge(a, b, kind, ()) for a, kind, b in found), {})


LISTING = [f"all link n{i:02}" for i in range(12)]

CASES = {
    "a computation before a link": (
        ("cost link table", "cost uses speed", "speed uses table"),
        ["table speed cost", "table cost"],
    ),
    "a relation before a link": (("a link b", "a link c", "c because b"), ["a b", "a c b"]),
    "over a page that lists only where nothing else leads": ((*LISTING, "all link a", "all link b"), ["a all b"]),
    "not over a page that lists": (
        (*LISTING, "all link a", "all link b", "a link x", "x link y", "y link b"),
        ["a x y b"],
    ),
    "what two notes read is dearer than what leads on": (
        ("a uses table", "b uses table", "a because x", "x because b"),
        ["a x b", "a table b"],
    ),
    "nothing leads there": (("a link x", "b link y"), []),
}


@pytest.mark.parametrize("name", CASES)
def test_ways_are_those_that_say_most(name: str) -> None:
    edges, expected = CASES[name]
    graph = graph_of(*edges)
    start, end = (expected[0].split()[0], expected[0].split()[-1]) if expected else ("a", "b")
    assert [told(way) for way in find_ways(graph, start, end)] == expected


def told(way: tuple) -> str:
    first = way[0].edge.target if way[0].is_back else way[0].edge.source
    return " ".join([first, *(step.edge.source if step.is_back else step.edge.target for step in way)])


def test_the_page_finds_the_same_ways() -> None:
    dice = random.Random(7)  # noqa: S311 - graphs, no secrets
    graphs = [random_graph(dice, size) for size in (4, 8, 12, 30, 60) for _ in range(12)]
    asked = [(graph, [dice.sample(range(len(graph.nodes)), 2) for _ in range(6)]) for graph in graphs]
    done = subprocess.run(
        ["node", RUN],
        input=json.dumps([{"model": model_of(g), "pairs": p} for g, p in asked]),
        capture_output=True,
        text=True,
        check=True,
    )
    for (graph, pairs), answers in zip(asked, json.loads(done.stdout), strict=True):
        names = list(graph.nodes)
        for (start, end), answer in zip(pairs, answers, strict=True):
            own = [told(way).split() for way in find_ways(graph, names[start], names[end])]
            assert [[names[n] for n in way] for way in answer] == own


def random_graph(dice: random.Random, size: int) -> Graph:
    names = [f"{dice.choice(('notes', 'x'))}/n{i:03}.md" for i in range(size)] + ["index.md"]
    kinds = ["link", "link", "link", "uses", "uses", "claims", "sequence", "because", "embed"]
    edges = {f"{dice.choice(names)} {dice.choice(kinds)} {dice.choice(names)}" for _ in range(size * 3)}
    hub = [f"{names[0]} link {other}" for other in names[1 : 1 + size // 2]]
    return graph_of(*edges, *hub)


def model_of(graph: Graph) -> dict:
    number = {name: i for i, name in enumerate(graph.nodes)}
    types = sorted({edge.type for edge in graph.edges})
    near = neighbours(core(graph))
    nodes = [{"number": i, "id": name, "kind": 0, "degree": len(near[name])} for name, i in number.items()]
    edges = [
        {"a": number[e.source], "b": number[e.target], "type": types.index(e.type), "kind": kind_of(e.type)}
        for e in graph.edges
    ]
    return {"nodes": nodes, "edges": edges, "types": [[name, kind_of(name)] for name in types]}
