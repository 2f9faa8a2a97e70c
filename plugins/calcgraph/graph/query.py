"""Queries on a graph: central notes, near notes, connected notes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from calcgraph.graph.model import Graph, Metrics, NodeKind

if TYPE_CHECKING:
    import networkx as nx

DAMPING = 0.85
"""The damping of PageRank: the share of readers who follow a link (Brin and Page, 1998)."""
LARGE = 2_000
"""Nodes from which Louvain would take a second and more: 4 s at 10,000."""
FLOODED = 0.4
"""Share of all nodes that a community found by labels may have."""
ROUNDS = 60
"""0.85^60 = 6e-5 of the start is left: less than the digits shown."""


def measure(graph: Graph, seed: int = 1) -> Metrics:
    """Return the degree, PageRank, communities, components and orphans of a graph, reproducible for a seed.

    Tags and attachments show common topics of notes rather than links: they have a degree, no rank, the community of
    their first neighbour, and count for nothing else.
    """
    ideas = core(graph)
    near, every = neighbours(ideas), neighbours(graph)
    rank, community = _pagerank(ideas), _communities(ideas, near, seed)
    return Metrics(
        degree={name: len(near.get(name, others)) for name, others in every.items()},
        pagerank={name: rank.get(name, 0.0) for name in graph.nodes},
        community={
            n: community.get(n, next((community[m] for m in every[n] if m in community), 0)) for n in graph.nodes
        },
        components=len(components(near)),
        orphans=tuple(n for n, node in ideas.nodes.items() if node.kind is NodeKind.NOTE and not near[n]),
    )


def core(graph: Graph) -> Graph:
    """The graph of notes and ghosts alone."""
    kept = {name: node for name, node in graph.nodes.items() if node.kind in (NodeKind.NOTE, NodeKind.GHOST)}
    if len(kept) == len(graph.nodes):
        return graph
    return Graph(kept, tuple(e for e in graph.edges if e.source in kept and e.target in kept), graph.inverse)


def neighbours(graph: Graph) -> Mapping[str, tuple[str, ...]]:
    """The distinct neighbours of every node, in either direction, sorted."""
    near: dict[str, set[str]] = {name: set() for name in graph.nodes}
    for edge in graph.edges:
        near[edge.source].add(edge.target)
        near[edge.target].add(edge.source)
    return {name: tuple(sorted(others)) for name, others in near.items()}


def components(near: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Return the connected components of a graph, the largest first, then by name; names inside are sorted."""
    import networkx as nx  # noqa: PLC0415 - 0.2 s to import

    found = (
        tuple(sorted(names)) for names in nx.connected_components(nx.from_dict_of_lists(dict[str, Iterable[str]](near)))
    )
    return tuple(sorted(found, key=lambda names: (-len(names), names)))


def hubs(metrics: Metrics, count: int = 5) -> tuple[str, ...]:
    """The most central nodes, by PageRank, then degree, then name."""
    key = lambda n: (-metrics.pagerank[n], -metrics.degree[n], n)  # noqa: E731 - one use, three keys
    return tuple(sorted((n for n in metrics.degree if metrics.degree[n]), key=key)[:count])


def _pagerank(graph: Graph) -> Mapping[str, float]:
    """PageRank over distinct directed pairs, rounded to seven digits; sums to one."""
    import numpy as np  # noqa: PLC0415 - 0.14 s to import

    size = len(graph.nodes)
    if not size:
        return {}
    index = {name: i for i, name in enumerate(graph.nodes)}
    pairs = sorted({(index[e.source], index[e.target]) for e in graph.edges})
    source, target = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
    out = np.bincount(source, minlength=size)
    share = np.where(out > 0, 1.0 / np.maximum(out, 1), 0.0)
    rank = np.full(size, 1.0 / size)
    for _ in range(ROUNDS):
        stuck = float(np.cumsum(np.where(out > 0, 0.0, rank))[-1])  # cumsum adds in order on every machine
        given = np.bincount(target, (rank * share)[source], minlength=size)
        rank = (1 - DAMPING) / size + DAMPING * (given + stuck / size)
    return {name: round(float(rank[i]), 7) for name, i in index.items()}


def _communities(graph: Graph, near: Mapping[str, tuple[str, ...]], seed: int) -> Mapping[str, int]:
    """Return communities, the largest is 0; every node without neighbours is a separate one, after the others.

    Nodes are given as numbers, since sets of strings come in another order in every process.
    """
    import networkx as nx  # noqa: PLC0415 - 0.2 s to import

    names = list(graph.nodes)
    index = {name: i for i, name in enumerate(names)}
    simple: nx.Graph[int] = nx.Graph()
    simple.add_nodes_from(range(len(names)))
    ends = (sorted((index[edge.source], index[edge.target])) for edge in graph.edges)
    weights = Counter((first, last) for first, last in ends)
    simple.add_weighted_edges_from((a, b, float(min(w, 3))) for (a, b), w in sorted(weights.items()))
    found = _groups(simple, seed) if weights else [{i} for i in index.values()]
    groups = sorted((sorted(names[i] for i in group) for group in found), key=lambda g: (-len(g), g))
    linked = [group for group in groups if near[group[0]]]
    alone = [group for group in groups if not near[group[0]]]
    return {name: number for number, group in enumerate([*linked, *alone]) for name in group}


def _groups(simple: "nx.Graph[int]", seed: int) -> Sequence[set[int]]:
    """Louvain communities; of a large graph those of label propagation, at a tenth of the cost.

    Labels may flood a graph whose parts hang closely together; then Louvain has the time it needs.
    """
    import networkx as nx  # noqa: PLC0415 - 0.2 s to import

    if len(simple) > LARGE:
        found = [set(group) for group in nx.community.fast_label_propagation_communities(simple, seed=seed)]
        if max(map(len, found)) <= len(simple) * FLOODED:
            return found
    return [set(group) for group in nx.community.louvain_communities(simple, seed=seed)]
