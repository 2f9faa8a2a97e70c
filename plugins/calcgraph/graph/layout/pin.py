"""Positions that a project keeps in a separate file, so that its map stays as readers know it."""

import json
from collections.abc import Mapping

from calcgraph.documents import inert
from calcgraph.graph.model import Graph, NodeKind, Point


def write_layout(graph: Graph, points: Mapping[str, Point]) -> str:
    """The text of `layout.json`: a note a line, sorted, so that a change is a small difference."""
    notes = [name for name, node in graph.nodes.items() if node.kind is NodeKind.NOTE and name in points]
    rows = [f"{json.dumps(name, ensure_ascii=False)}: [{points[name].x:.10g}, {points[name].y:.10g}]" for name in notes]
    return inert("{\n" + ",\n".join(rows) + "\n}\n")


def read_layout(text: str) -> tuple[Mapping[str, Point], str]:
    """Return the positions in the text of `layout.json`, and its problem, '' if it is valid.

    A row that is not a position is left out and named; an unreadable text has no positions.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as problem:  # also a number of more digits than Python reads
        return {}, f"this is not JSON: {problem}"
    if not isinstance(found, dict):
        return {}, 'the map\'s places are an object: `{"notes/a.md": [0, 0]}`'
    points = {name: point for name, value in found.items() if (point := _point(value))}
    wrong = [name for name in found if name not in points]
    return points, f"`{wrong[0]}` has no place like `[12.5, -40]`" if wrong else ""


def _point(value: object) -> Point | None:
    """A pair of numbers that a map can hold."""
    match value:
        case [int() | float() as x, int() | float() as y] if abs(x) < 1e6 and abs(y) < 1e6:
            return Point(round(float(x), 3), round(float(y), 3))
    return None
