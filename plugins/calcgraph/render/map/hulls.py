"""The territories of the map: an outline around the notes of each community."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median_low

from calcgraph.graph.layout import labels
from calcgraph.graph.layout.corners import Corner, convex_hull
from calcgraph.graph.layout.place import LABELLED
from calcgraph.graph.model import Graph, Metrics, NodeKind, Point

LEAST = 3
"""Notes of a territory; two are a line."""
CORE = 0.8
"""Share of a large community's notes that its outline holds: strays would stretch it over others."""
ABOVE = 8.0
"""Pixels of an outline above a dot, and below its label."""


@dataclass(frozen=True, slots=True)
class Hull:
    """One territory."""

    community: int
    x: float
    """Where its name is on a map too large for the names of notes."""
    y: float
    outline: tuple[Corner, ...]


def hulls_of(graph: Graph, metrics: Metrics, points: Mapping[str, Point]) -> tuple[Hull, ...]:
    """The territories by number of the community; around the labels too, as long as the map has room for all."""
    members: dict[int, list[str]] = {}
    for name, node in graph.nodes.items():
        if node.kind is NodeKind.NOTE and metrics.degree[name]:
            members.setdefault(metrics.community[name], []).append(name)
    large = len(graph.nodes) > LABELLED
    return tuple(
        _hull(graph, number, names, points, large=large)
        for number, names in sorted(members.items())
        if len(names) >= LEAST
    )


def _hull(graph: Graph, number: int, names: Sequence[str], points: Mapping[str, Point], *, large: bool) -> Hull:
    x, y = median_low(points[n].x for n in names), median_low(points[n].y for n in names)
    if large:
        near = sorted(names, key=lambda n: ((points[n].x - x) ** 2 + (points[n].y - y) ** 2, n))
        corners = [(points[n].x, points[n].y) for n in near[: max(LEAST, round(len(names) * CORE))]]
    else:
        corners = [corner for n in names for corner in _corners(graph.nodes[n].title, points[n])]
    return Hull(number, x, y, tuple((float(round(a)), float(round(b))) for a, b in convex_hull(corners)))


def _corners(title: str, point: Point) -> list[Corner]:
    """The corners of a dot and its label."""
    width, height = labels.label_size(labels.label_lines(title))
    return [(point.x + side * width / 2, y) for side in (-1, 1) for y in (point.y - ABOVE, point.y + height + ABOVE)]
