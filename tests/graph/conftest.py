"""Graphs written as short tables."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.graph.build import build_graph
from calcgraph.graph.model import EdgeFact, Graph, GraphNode, Mention, NodeKind
from calcgraph.source import Span

INVERSE = {"builds-on": "basis-of", "limits": "limited-by"}


def graph_of(edges, nodes=(), kinds=None, titles=None, inverse=INVERSE, **fields):
    """A graph from `a b`, `a b type` or `a b type reason…` and names of further nodes."""
    rows = [edge.split(maxsplit=3) for edge in edges]
    names = sorted({name for row in rows for name in row[:2]} | set(nodes))
    made = [
        GraphNode(
            name,
            (titles or {}).get(name, name),
            (kinds or {}).get(name, NodeKind.NOTE),
            **{"called": (titles or {}).get(name, name), **fields.get(name, {})},
        )
        for name in names
    ]
    facts = [
        EdgeFact(row[0], row[1], row[2] if len(row) > 2 else "link", mention(row[0], line, "".join(row[3:])))
        for line, row in enumerate(rows, 1)
    ]
    return build_graph(made, facts, inverse)


def mention(path, line=1, reason=""):
    return Mention(path, Span(line, 1, line, 2), reason)


def topics(size, links=5, seed=7):
    """A vault with twenty topics, grown note by note, four of five links inside the topic."""
    state = seed
    edges = []
    for number in range(size):
        found = set()
        for _ in range(links * 3):
            state = (1103515245 * state + 12345) % 2**31
            other = (state >> 8) % max(1, number)
            other += (number - other) % 20 if state % 5 else 0
            if other < number and len(found) < links:
                found.add(other)
        edges += [f"n{number:05d} n{other:05d}" for other in sorted(found)]
    return graph_of(edges, [f"n{i:05d}" for i in range(size)])


@pytest.fixture
def small() -> Graph:
    return graph_of(
        ["a b builds-on first things", "b c", "c a limits", "c d", "x y", "d ghost"],
        nodes=["alone"],
        kinds={"ghost": NodeKind.GHOST},
    )


@pytest.fixture
def run_python():
    """What a script prints in a process of its own with a seed for hashes."""

    def run(script, seed):
        root = Path(__file__).parents[2]
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=root, env=env, capture_output=True, text=True, check=True
        )
        return done.stdout

    return run
