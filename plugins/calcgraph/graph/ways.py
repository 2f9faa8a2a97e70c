"""Ways from one note to another: cheap where something is computed, dear over pages that only list links.

`assets/map/ways.js` finds the same ways in the page.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import PurePosixPath
from typing import NamedTuple

from calcgraph.graph.model import Edge, Graph, NodeKind
from calcgraph.graph.query import core, neighbours

USES, TYPED, CLAIMS, LINK = 1, 2, 3, 4
"""The cost of a step: a computation, a relation with a name, a quoted number, any other link."""
COSTS = {"uses": USES, "claims": CLAIMS, "link": LINK, "embed": LINK, "sequence": LINK, "tag": LINK}
"""By kind; every other kind of edge is a relation with a name."""
CROWDED = 20
"""Neighbours above which a note leads everywhere, so that passing through it says less: one more."""
INDEX = 100
"""Passing through a page that lists: only where nothing else leads there."""
LISTS = 12
"""Links of a page that has nothing else, from which on it lists."""
TURN = 3
"""Going with a computation and then against one: what two notes read, or what reads both, is not a cause."""
FURTHER = 4
"""By how much another way may be dearer than the first."""
MOST = 3


class Step(NamedTuple):
    """One step of a way: the edge it is taken along, in the direction of the way or against it."""

    edge: Edge
    is_back: bool


Key = tuple[int, int]
"""The number of a node, and the last step: 0 along no computation, 1 from a quantity to its reader, 2 back."""


class _Net(NamedTuple):
    names: Sequence[str]
    near: Mapping[int, dict[int, tuple[int, Step]]]
    """The neighbours of each node with the cheapest step there."""
    toll: Sequence[int]
    """The cost of passing through each node."""


def find_ways(graph: Graph, start: str, end: str) -> tuple[tuple[Step, ...], ...]:
    """Return up to `MOST` paths between two nodes, the cheapest first; no two pass through the same note.

    The result is empty if no path connects them, or they are the same. Edges are read in either direction.
    """
    net = _net(graph)
    if start == end or start not in graph.nodes or end not in graph.nodes:
        return ()
    first, last = net.names.index(start), net.names.index(end)
    found: list[tuple[Step, ...]] = []
    gone: set[int] = set()
    limit = float("inf")
    while len(found) < MOST:
        cost, nodes = _cheapest(net, first, last, gone)
        if not nodes or cost > limit:
            break
        limit = min(limit, cost + FURTHER)
        found.append(tuple(net.near[a][b][1] for a, b in pairwise(nodes)))
        gone.update(nodes[1:-1])
        if nodes == [first, last]:
            del net.near[first][last]
    return tuple(found)


def _net(graph: Graph) -> _Net:
    """The graph as numbers, in the order of its nodes."""
    names = list(graph.nodes)
    number = {name: i for i, name in enumerate(names)}
    near: dict[int, dict[int, tuple[int, Step]]] = {i: {} for i in range(len(names))}
    for edge in graph.edges:
        a, b = number[edge.source], number[edge.target]
        for here, there, is_back in ((a, b, False), (b, a, True)):
            cost = cost_of(edge.type)
            known = near[here].get(there)
            step = Step(edge, is_back)
            if here != there and (known is None or _order(cost, step) < _order(*known)):
                near[here][there] = cost, step
    return _Net(names, near, _tolls(graph))


def _order(cost: int, step: Step) -> tuple[int, bool, bool]:
    """The cheapest first, then in the direction of its edge, then with a reason."""
    return cost, step.is_back, not step.edge.reason


def cost_of(edge_type: str) -> int:
    """Return the cost of a step along an edge."""
    return COSTS.get(edge_type, TYPED)


def _tolls(graph: Graph) -> Sequence[int]:
    near = neighbours(core(graph))
    plain = Counter(edge.source for edge in graph.edges if edge.type == "link")
    telling = {edge.source for edge in graph.edges if cost_of(edge.type) < LINK}
    lists = {name for name, count in plain.items() if count >= LISTS and name not in telling}
    tolls = []
    for name, node in graph.nodes.items():
        is_index = name in lists or PurePosixPath(name).stem in ("index", "README") or node.kind is not NodeKind.NOTE
        tolls.append(INDEX if is_index else int(len(near.get(name, ())) > CROWDED))
    return tolls


def _cheapest(net: _Net, first: int, last: int, closed: Container[int]) -> tuple[int, list[int]]:
    """Return the cost and nodes of the cheapest path (Dijkstra), or no nodes. Ties go to lower numbers."""
    best: dict[Key, int] = {(first, 0): 0}
    came: dict[Key, Key] = {}
    todo: list[tuple[int, int, int]] = [(0, first, 0)]
    while todo:
        cost, here, way = heappop(todo)
        if cost > best[here, way]:
            continue
        if here == last:
            return cost, _back((here, way), came)
        paid = cost + (net.toll[here] if here != first else 0)
        for there, (price, step) in net.near[here].items():
            if there in closed:
                continue
            turned = 0 if step.edge.type != "uses" else 1 if step.is_back else 2
            total = paid + price + (TURN if way and turned and way != turned else 0)
            if total < best.get((there, turned), total + 1):
                best[there, turned], came[there, turned] = total, (here, way)
                heappush(todo, (total, there, turned))
    return 0, []


def _back(at: Key, came: Mapping[Key, Key]) -> list[int]:
    nodes = [at[0]]
    while at in came:
        at = came[at]
        nodes.append(at[0])
    return nodes[::-1]
