"""Notes that build on each other: a reader would find no first one."""

from collections.abc import Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.graph.model import Graph, Mention

NEEDS = ("builds-on", "prerequisites")
"""Relations from a note to what a reader should know before."""

Needs = Mapping[str, Mapping[str, Mention]]
"""Of a note those it builds on, each with the place that says so."""


def check_rings(graph: Graph) -> tuple[Diagnostic, ...]:
    """CG505 for each knot of notes that build on each other, reported as the shortest ring from its first note."""
    needs = _needs(graph)
    return tuple(_problem(needs, ring) for ring in _rings(needs))


def _needs(graph: Graph) -> Needs:
    """The relations of `NEEDS`, those written backwards (`basis-of`) turned around."""
    backward = {graph.inverse[name]: name for name in NEEDS if name in graph.inverse}
    found: dict[str, dict[str, Mention]] = {}
    for edge in graph.edges:
        if edge.type in NEEDS:
            found.setdefault(edge.source, {}).setdefault(edge.target, edge.mentions[0])
        elif edge.type in backward:
            found.setdefault(edge.target, {}).setdefault(edge.source, edge.mentions[0])
    return found


def _rings(needs: Needs) -> Sequence[Sequence[str]]:
    """A ring of each knot, its first note at both ends."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError:
        import networkx as nx  # noqa: PLC0415 - 0.2 s to import, which few vaults need

        directed: nx.DiGraph[str] = nx.DiGraph((name, other) for name, others in needs.items() for other in others)
        knots = nx.strongly_connected_components(directed)
        return sorted(_ring(needs, min(knot), knot) for knot in knots if len(knot) > 1)
    return ()


def _ring(needs: Needs, start: str, knot: Iterable[str]) -> list[str]:
    """The shortest way inside a knot from its first note back to it."""
    inside = set(knot)
    came: dict[str, str] = {}
    queue = [start]
    for name in queue:
        for other in sorted(inside & needs[name].keys()):
            if other not in came:
                came[other] = name
                queue.append(other)
    ring = [start, came[start]]
    while ring[-1] != start:
        ring.append(came[ring[-1]])
    return ring[::-1]


def _problem(needs: Needs, ring: Sequence[str]) -> Diagnostic:
    first = min((needs[a][b] for a, b in pairwise(ring)), key=lambda mention: (mention.path, mention.span))
    way = " → ".join(f"`{name}`" for name in ring)
    message = f"notes build on each other, so none comes first: {way}"
    return diagnose("CG505", first.path, first.span, message, "make one of these a plain link")
