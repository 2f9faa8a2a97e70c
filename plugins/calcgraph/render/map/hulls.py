"""The territories of the map: rectangles where every note has a label, outlines around communities on a large map."""

from collections.abc import Mapping, Sequence
from statistics import median_low

from msgspec import Struct

from calcgraph.graph.layout.corners import Corner, convex_hull
from calcgraph.graph.layout.treemap import Territory
from calcgraph.graph.model import Graph, Metrics, NodeKind, Point
from calcgraph.groups import grouped

LEAST = 3
"""Notes of a territory with an outline; two are a line."""
CORE = 0.8
"""Share of a large community's notes that its outline holds: strays would stretch it over others."""
NAME = (15.0, 24.0)
"""The start of a rectangle's name, from its corner."""


class Hull(Struct, frozen=True):
    """One territory."""

    community: int
    x: float
    """The position of its name: for a rectangle its start, otherwise its middle."""
    y: float
    outline: tuple[Corner, ...]


def hulls_of(
    graph: Graph, metrics: Metrics, points: Mapping[str, Point], territories: Sequence[Territory]
) -> tuple[Hull, ...]:
    """The territories by number of the community."""
    if territories:
        return tuple(_rectangle(one) for one in territories)
    joined = (name for name, node in graph.nodes.items() if node.kind is NodeKind.NOTE and metrics.degree[name])
    members = grouped((metrics.community[name], name) for name in joined)
    return tuple(_hull(number, names, points) for number, names in sorted(members.items()) if len(names) >= LEAST)


def _rectangle(one: Territory) -> Hull:
    left, top, right, bottom = one.left, one.top, one.left + one.width, one.top + one.height
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    outline = tuple((float(round(x)), float(round(y))) for x, y in corners)
    return Hull(one.community, left + NAME[0], top + NAME[1], outline)


def _hull(number: int, names: Sequence[str], points: Mapping[str, Point]) -> Hull:
    x, y = median_low(points[n].x for n in names), median_low(points[n].y for n in names)
    near = sorted(names, key=lambda n: ((points[n].x - x) ** 2 + (points[n].y - y) ** 2, n))
    corners = [(points[n].x, points[n].y) for n in near[: max(LEAST, round(len(names) * CORE))]]
    return Hull(number, x, y, tuple((float(round(a)), float(round(b))) for a, b in convex_hull(corners)))
