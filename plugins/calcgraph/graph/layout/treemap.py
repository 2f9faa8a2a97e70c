"""Territories of a labelled map: a rectangle for each, by its number of notes, and its notes inside in their order.

What overlaps nothing by construction needs no pushing apart: every note has a cell that holds its dot and its label,
every territory a rectangle that holds its cells. Plain numbers in a fixed order, the same on every machine.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from math import ceil
from statistics import multimode

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.graph import query
from calcgraph.graph.layout.labels import label_of, label_size
from calcgraph.graph.model import Graph, NodeKind, Point
from calcgraph.groups import grouped

MOST = 6
"""The largest number of clusters: the number of hues that readers can distinguish."""
ASPECT = 1.45
"""Width of the map by its height, about that of its frame on a screen."""
GAP = 14.0
"""Pixels between two territories."""
HEAD = 38.0
"""Pixels of a territory above its first note, for its name."""
EDGE = 8.0
"""The pixels between the outline of a cluster and its content."""
DOT = 8.0
"""The pixels above and below the middle of a dot; the few largest reach into the space around labels."""
MOST_FIT = 0.8
"""The share of the labels that fit into a cell."""
NARROWEST = 80.0
"""The smallest width for a note, so that a cluster of one shows its name."""
ROOM = 6.0
"""Pixels around a label."""
GROWTH = 1.03
"""The factor by which the map grows in each try until everything fits."""
GOLDEN = 0.618034
"""The position of a note in its cell: never in line with the next one, and the same in every build."""


class Territory(Struct, frozen=True):
    """One rectangle of the map, in its pixels."""

    community: int
    left: float
    top: float
    width: float
    height: float


Cell = tuple[float, float]
"""The width and height that a note needs."""


def merged(graph: Graph, community: Mapping[str, int], most: int = MOST) -> Mapping[str, int]:
    """Communities numbered from 0, at most so many: the smallest joins the one it has most edges with."""
    members = Counter(community[name] for name in _placed(graph))
    home = {number: number for number in members}
    ties = Counter(
        (community[edge.source], community[edge.target])
        for edge in graph.edges
        if community[edge.source] != community[edge.target]
    )
    while len(members) > most:
        least = min(members, key=lambda number: (members[number], -number))
        joined = Counter({other: 0 for other in members if other != least})
        for (a, b), count in ties.items():
            ends = {home.get(a), home.get(b)}
            if least in ends and len(ends) == 2 and None not in ends:
                (other,) = ends - {least}
                joined[other or 0] += count
        best = min(joined, key=lambda number: (-joined[number], members[number], number))
        members[best] += members.pop(least)
        home = {number: best if now == least else now for number, now in home.items()}
    order = {number: place for place, number in enumerate(sorted(members))}
    return {name: order.get(home.get(number, -1), 0) for name, number in community.items()}


def arrange(
    graph: Graph, community: Mapping[str, int], points: Mapping[str, Point]
) -> tuple[Mapping[str, Point], tuple[Territory, ...]]:
    """The places of all nodes around (0, 0), and the territories by number; `points` say who is left of whom."""
    groups = _groups(graph, community)
    if not groups:
        return points, ()
    cells = {number: _cell(graph, names) for number, names in groups.items()}
    width = (ASPECT * sum(len(groups[n]) * cells[n][0] * cells[n][1] for n in groups)) ** 0.5
    middles = {number: _middle([points[name] for name in names]) for number, names in groups.items()}
    sizes = {number: len(names) for number, names in groups.items()}
    divided = _divided(Territory(-1, -0.5, -0.5 / ASPECT, 1.0, 1.0 / ASPECT), sorted(groups), sizes, middles)
    while True:
        territories = [_scaled(one, width) for one in divided]
        if all(_columns(one, sizes[one.community], cells[one.community]) for one in territories):
            break
        width *= GROWTH
    found: dict[str, Point] = {}
    for one in territories:
        found.update(_filled(one, groups[one.community], cells[one.community], points))
    found.update(_others(graph, found, points, width))
    return {name: found[name] for name in graph.nodes}, tuple(sorted(territories, key=lambda one: one.community))


def _placed(graph: Graph) -> list[str]:
    """Notes, and ghosts, that are joined with others."""
    names = [name for name, node in graph.nodes.items() if node.kind in (NodeKind.NOTE, NodeKind.GHOST)]
    kept = set(names)
    pairs = [(e.source, e.target) for e in graph.edges if e.source in kept and e.target in kept]
    joined = {end for pair in pairs if pair[0] != pair[1] for end in pair}
    return [name for name in names if name in joined]


def _groups(graph: Graph, community: Mapping[str, int]) -> dict[int, tuple[str, ...]]:
    """Return the members of each cluster: linked notes, and notes without links with most of their folder."""
    placed = _placed(graph)
    by_folder = grouped((graph.nodes[name].folder, community[name]) for name in placed)
    homes = {folder: min(multimode(numbers)) for folder, numbers in by_folder.items()}
    kept = set(placed)
    more = (
        (homes[node.folder], name)
        for name, node in graph.nodes.items()
        if node.kind is NodeKind.NOTE and name not in kept and node.folder in homes
    )
    return grouped(chain(((community[name], name) for name in placed), more))


def _cell(graph: Graph, names: Sequence[str]) -> Cell:
    """Return the size that fits the labels of most notes; the few wider ones spill over, or show after zooming in."""
    sizes = [label_size(label_of(graph.nodes[name].title)) for name in names]
    wide, high = sorted(size[0] for size in sizes), sorted(size[1] for size in sizes)
    most = int(len(names) * MOST_FIT)
    return max(NARROWEST, wide[most]) + ROOM, high[most] + 2 * DOT + ROOM


def _middle(points: Sequence[Point]) -> Point:
    return Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


def _divided(
    room: Territory, numbers: Sequence[int], sizes: Mapping[int, int], middles: Mapping[int, Point]
) -> list[Territory]:
    """Return a rectangle cut in two again and again, along the side and at the place that leave the squarest parts."""
    if len(numbers) == 1:
        return [replace(room, community=numbers[0])]
    tries = []
    for across in (True, False):
        order = sorted(numbers, key=lambda n: (middles[n].x if across else middles[n].y, n))
        for cut in range(1, len(order)):
            share = sum(sizes[n] for n in order[:cut]) / sum(sizes[n] for n in order)
            first, last = _halves(room, share, across=across)
            tries.append(_divided(first, order[:cut], sizes, middles) + _divided(last, order[cut:], sizes, middles))
    return min(tries, key=lambda found: max(_length(one) for one in found))


def _scaled(one: Territory, width: float) -> Territory:
    """Return a rectangle of a map one pixel wide on one of this width, without half of the gap at each side."""
    half = GAP / 2
    left, top = one.left * width + half, one.top * width + half
    return Territory(one.community, left, top, one.width * width - GAP, one.height * width - GAP)


def _halves(room: Territory, share: float, *, across: bool) -> tuple[Territory, Territory]:
    if across:
        part = room.width * share
        return replace(room, width=part), replace(room, left=room.left + part, width=room.width - part)
    part = room.height * share
    return replace(room, height=part), replace(room, top=room.top + part, height=room.height - part)


def _length(room: Territory) -> float:
    return max(room.width / room.height, room.height / room.width)


def _columns(room: Territory, count: int, cell: Cell) -> int:
    """Return the number of columns that gives the notes of a cluster most space; 0 if they do not fit."""
    width, height = room.width - 2 * EDGE, room.height - HEAD - EDGE
    best, most = 0, 1.0
    for columns in range(1, count + 1):
        slack = min(width / columns / cell[0], height / ceil(count / columns) / cell[1])
        if slack >= most:
            best, most = columns, slack
    return best


def _filled(room: Territory, names: Sequence[str], cell: Cell, points: Mapping[str, Point]) -> Mapping[str, Point]:
    """A place for each note of a territory: rows from above, in each from the left, as they were."""
    rows = ceil(len(names) / _columns(room, len(names), cell))
    order = sorted(names, key=lambda name: (points[name].y, points[name].x, name))
    ends = [round(row * len(names) / rows) for row in range(rows + 1)]
    high = (room.height - HEAD - EDGE) / rows
    found = {}
    for row, (start, end) in enumerate(pairwise(ends)):
        wide = (room.width - 2 * EDGE) / (end - start)
        line = sorted(order[start:end], key=lambda name: (points[name].x, points[name].y, name))
        for column, name in enumerate(line):
            across = (start + column + 1) * GOLDEN % 1 - 0.5
            down = ((start + column + 1) * GOLDEN * GOLDEN + row / 2) % 1
            free = max(wide - cell[0], wide / 6)  # a column must not be one line: edges would be hidden behind dots
            x = room.left + EDGE + (column + 0.5) * wide + across * free
            y = room.top + HEAD + row * high + DOT + down * (high - cell[1])
            found[name] = Point(round(x, 1), round(y, 1))
    return found


def _others(
    graph: Graph, placed: Mapping[str, Point], points: Mapping[str, Point], width: float
) -> Mapping[str, Point]:
    """Return the positions outside territories: unlinked notes in a line below, tags and files next to their notes."""
    near = query.neighbours(graph)
    found: dict[str, Point] = {}
    alone = 0
    for name in graph.nodes:
        if name in placed:
            continue
        at = points[name]
        beside = [other for other in near[name] if other in placed]
        if beside:
            other = min(beside, key=lambda n: ((points[n].x - at.x) ** 2 + (points[n].y - at.y) ** 2, n))
            x, y = (
                placed[other].x + _within(at.x - points[other].x),
                placed[other].y + _within(at.y - points[other].y),
            )
        else:
            x, y = 70 - width / 2 + 130 * alone, width / ASPECT / 2 + 36
            alone += 1
        found[name] = Point(round(x, 1), round(y, 1))
    return found


def _within(step: float, most: float = 30.0) -> float:
    return max(-most, min(most, step))
