"""The positions of nodes on the map.

Notes that link are near each other: attraction along edges and repulsion from random nodes (after UMAP, McInnes 2018)
from a pivot start. The arithmetic is `+ - * /` and square roots in a fixed order and random numbers come from the raw
stream of PCG64, so the same graph and seed give the same map on every machine.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

import numpy as np

from calcgraph.graph import query
from calcgraph.graph.layout import forces, spread, start, territories
from calcgraph.graph.layout.arrays import Reals
from calcgraph.graph.layout.labels import LABELLED
from calcgraph.graph.model import Graph, Point

SPACE = 3.0
"""Area of a labelled map in areas of its labels before they are pushed apart."""
CELL = 40.0
"""Side of the square a node has on a larger map."""
PIN_GIVES = 0.1
"""Share of a push a pinned node gives in to: it moves for a new neighbour, but little."""


def place(
    graph: Graph,
    seed: int = 1,
    pinned: Mapping[str, Point] | None = None,
    community: Mapping[str, int] | None = None,
    pull: Mapping[str, float] | None = None,
) -> Mapping[str, Point]:
    """Return the position of every node, in pixels of the map at its natural size, y downwards, around (0, 0).

    Notes with `pinned` positions stay (unless a new one needs space) and new ones are put next to their neighbours.
    `community` saves measuring it again; it is used on labelled maps, whose clusters are kept apart. `pull` is that
    of the settings.
    """
    if not graph.nodes:
        return {}
    ideas = query.core(graph)
    if len(ideas.nodes) < len(graph.nodes):
        # tags and attachments are looked at now and then; they must not move the notes
        return _added(graph, place(ideas, seed, pinned, community, pull), seed)
    near = query.neighbours(graph)
    kept = {name: point for name, point in (pinned or {}).items() if name in graph.nodes}
    small = len(graph.nodes) <= LABELLED
    if small and community is None:
        community = query.measure(graph, seed).community
    pulls = _pulls(graph, pull) if pull else {}
    islands = [names for names in query.components(near) if not any(name in kept for name in names)]
    loose = [names[0] for names in islands if len(names) == 1]
    joined = [names for names in islands if len(names) > 1]
    settled = _settled(joined, near, seed, (community or {}) if small else None, pulls)
    blocks = [
        _component(graph, names, near, places, community if small else None)
        for names, places in zip(joined, settled, strict=True)
    ]
    placed = _beside(graph, near, kept, seed, PIN_GIVES) if kept else {}
    return _rounded(_packed(placed, blocks, loose), centre=not kept)


def _pulls(graph: Graph, pull: Mapping[str, float]) -> Mapping[tuple[str, str], float]:
    """Return the pull between each two linked nodes, in both directions: that of their strongest relation."""
    found: dict[tuple[str, str], float] = {}
    for edge in graph.edges:
        folder = graph.nodes[edge.source].folder
        inside = pull.get(f"{folder}/", 1.0) if folder == graph.nodes[edge.target].folder else 1.0
        for pair in ((edge.source, edge.target), (edge.target, edge.source)):
            found[pair] = max(found.get(pair, 0.0), pull.get(edge.type, 1.0) * inside)
    return found


def _added(graph: Graph, points: Mapping[str, Point], seed: int) -> Mapping[str, Point]:
    """Return the positions of notes as they are, with tags and attachments next to the notes that name them."""
    near = query.neighbours(graph)
    placed = _beside(graph, near, points, seed, 0.0)
    loose = [name for name in graph.nodes if name not in placed]
    return _rounded(_packed(placed, [], loose), centre=False)


TOGETHER = 20_000
"""Nodes that are moved in one run; more would take more memory and save no time."""


def _settled(
    islands: Sequence[Sequence[str]],
    near: Mapping[str, Sequence[str]],
    seed: int,
    community: Mapping[str, int] | None,
    pulls: Mapping[tuple[str, str], float],
) -> list[Reals]:
    """Return the final positions of the nodes of each island; islands of the same size are moved together."""

    def part(names: Sequence[str]) -> forces.Part:
        index = {name: i for i, name in enumerate(names)}
        source, target = np.array([(index[a], index[b]) for a in names for b in near[a]], dtype=np.int64).T
        group = np.array([community.get(name, 0) for name in names], dtype=np.int64) if community is not None else None
        strength = np.array([pulls.get((a, b), 1.0) for a in names for b in near[a]]) if pulls else None
        return forces.Part(source, target, group, strength)

    found: list[Reals] = []
    for size, alike in groupby(islands, key=len):  # the largest come first
        rest = list(alike)
        most = max(1, TOGETHER // size)
        for first in range(0, len(rest), most):
            found += forces.settle([part(names) for names in rest[first : first + most]], size, seed)
    return found


def _component(
    graph: Graph,
    names: Sequence[str],
    near: Mapping[str, Sequence[str]],
    places: Reals,
    community: Mapping[str, int] | None,
) -> Mapping[str, tuple[float, float]]:
    """The places of what hangs together, without overlaps; on a small map with territories for its communities."""
    places = _turned(places)
    free = np.ones(len(names))
    if community is not None:
        low, high = territories.boxes(graph, names, near)
        places = _scaled(places, SPACE * float(np.cumsum((high - low)[0] * (high - low)[1])[-1]))
        places = spread.spread_boxes(places, low, high, free)
        places = territories.part(places, low, high, territories.members(graph, names, community))
    else:
        places = _scaled(places, len(names) * CELL * CELL)
        places = spread.spread_dots(places, _radii(names, near), free)
    return _named(names, places)


def _named(names: Sequence[str], places: Reals) -> Mapping[str, tuple[float, float]]:
    return dict(zip(names, zip(*places.tolist(), strict=True), strict=True))


def _radii(names: Sequence[str], near: Mapping[str, Sequence[str]]) -> Reals:
    """Room for a dot, by the root of its degree."""
    degree = np.array([len(near[name]) for name in names], dtype=np.float64)
    share = 0.25 if len(names) <= 2000 else 0.15
    mean = float(np.cumsum(degree)[-1]) / len(names)
    radii: Reals = CELL * share * np.clip(np.sqrt(degree / mean), 0.6, 3.0)
    return radii


def _turned(places: Reals) -> Reals:
    """The places turned so that they are widest from left to right."""
    x, y = places - territories.mean(places)
    a, b, c = (float(np.cumsum(v)[-1]) for v in (x * x, x * y, y * y))
    root = float(np.sqrt((a - c) * (a - c) + 4 * b * b))
    axis = ((a - c + root) / 2, b) if a >= c else (b, (c - a + root) / 2)
    length = float(np.sqrt(axis[0] * axis[0] + axis[1] * axis[1]))
    if length < 1e-9:
        return np.stack([x, y])
    cos, sin = axis[0] / length, axis[1] / length
    return np.stack([x * cos + y * sin, y * cos - x * sin])


def _scaled(places: Reals, area: float) -> Reals:
    """The places stretched to an area, four units wide for three high where they allow it."""
    width, height = (max(float(v), 1e-6) for v in places.max(axis=1) - places.min(axis=1))
    aspect = min(max(width / height, 1.2), 1.6)
    high = float(np.sqrt(area / aspect))
    wide = high * aspect
    # neither axis is stretched more than twice as much as the other: neighbours stay neighbours
    across, down = wide / width, high / height
    across, down = min(across, 2 * down), min(down, 2 * across)
    stretched: Reals = places * np.array([[across], [down]])
    return stretched


def _beside(
    graph: Graph, near: Mapping[str, Sequence[str]], kept: Mapping[str, Point], seed: int, gives: float
) -> Mapping[str, tuple[float, float]]:
    """Kept places, and new nodes at the middle of their neighbours, pushed apart; kept ones give in by a share.

    Where nothing is new nothing moves.
    """
    placed = {name: (point.x, point.y) for name, point in kept.items()}
    fresh = [name for name in graph.nodes if name not in placed]
    if not fresh:
        return placed
    jitter = start.uniform(np.random.PCG64(seed), 2 * len(fresh)).tolist()
    moved = True
    while moved and fresh:
        moved = False
        known = dict(placed)
        for name in tuple(fresh):
            around = [known[other] for other in near[name] if other in known]
            if around:
                x, y = (sum(values) / len(around) for values in zip(*around, strict=True))
                placed[name] = (x + 8 * jitter.pop(), y + 8 * jitter.pop())
                fresh.remove(name)
                moved = True
    names = [name for name in graph.nodes if name in placed]
    places = np.array([placed[name] for name in names]).T
    heavy = np.array([gives if name in kept else 1.0 for name in names])
    if len(names) <= LABELLED:
        places = spread.spread_boxes(places, *territories.boxes(graph, names, near), heavy)
    else:
        places = spread.spread_dots(places, _radii(names, near), heavy)
    return _named(names, places)


def _packed(
    placed: Mapping[str, tuple[float, float]],
    blocks: Sequence[Mapping[str, tuple[float, float]]],
    loose: Sequence[str],
) -> Mapping[str, tuple[float, float]]:
    """Return the largest part above, smaller ones in rows below, unlinked notes in a grid at the bottom."""
    found = dict(placed)
    rest = list(blocks)
    if not found and rest:
        found.update(rest.pop(0))
    xs, ys = zip((0.0, 0.0), *found.values(), strict=True)
    left, low = min(xs), max(ys) + 76.0 if found else 0.0
    # as wide as it becomes high, times one and a half
    right = max(*xs, left + 130.0 * (len(loose) + 1.5 * len(rest)) ** 0.5)
    x, row = left, 0.0
    for block in rest:
        xs, ys = zip(*block.values(), strict=True)
        width, height = max(xs) - min(xs) + 130.0, max(ys) - min(ys) + 90.0
        if x > left and x + width > right + 130.0:
            x, low, row = left, low + row, 0.0
        found.update({n: (a - min(xs) + x, b - min(ys) + low) for n, (a, b) in block.items()})
        x, row = x + width, max(row, height)
    low += row
    for i, name in enumerate(loose):
        columns = max(1, int((right - left) // 130.0) + 1)
        found[name] = (left + 130.0 * (i % columns), low + 62.0 * (i // columns))
    return found


def _rounded(places: Mapping[str, tuple[float, float]], *, centre: bool) -> Mapping[str, Point]:
    """Places by name in order, to three digits, around the middle unless they are pinned."""
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    x0 = (min(xs) + max(xs)) / 2 if centre else 0.0
    y0 = (min(ys) + max(ys)) / 2 if centre else 0.0
    return {n: Point(round(x - x0, 3) + 0.0, round(y - y0, 3) + 0.0) for n, (x, y) in sorted(places.items())}
