"""Notes that build on each other: a reader would find no first one."""

from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.graph.model import Graph, Mention
from calcgraph.rings import find_rings

NEEDS = ("builds-on", "prerequisites")
"""The relations from a note to those that readers should know before it."""

Needs = Mapping[str, Mapping[str, Mention]]
"""The notes that each note builds on, each with the place of the statement."""


def check_rings(graph: Graph) -> tuple[Diagnostic, ...]:
    """Return CG505 for each group of notes that build on each other, reported as its shortest cycle."""
    needs = _needs(graph)
    try:
        TopologicalSorter(needs).prepare()
    except CycleError:
        rings = find_rings({name: sorted(others) for name, others in needs.items()})
        return tuple(_problem(needs, ring) for ring, _ in rings)
    return ()


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


def _problem(needs: Needs, ring: Sequence[str]) -> Diagnostic:
    first = min((needs[a][b] for a, b in pairwise(ring)), key=lambda mention: (mention.path, mention.span))
    way = " → ".join(f"`{name}`" for name in ring)
    message = f"circular prerequisites: {way}"
    return diagnose("CG505", first.path, first.span, message, "make one of these a plain link")
