"""Rings of things that need each other, so that none of them comes first."""

from collections.abc import Collection, Mapping


def find_rings(needs: Mapping[str, Collection[str]]) -> list[tuple[tuple[str, ...], frozenset[str]]]:
    """Return a shortest cycle of each strongly connected component, closed by its first member, and all members.

    A member that only links to a component is in no result. Of cycles of equal length, the first in `needs` is used.

    >>> [(ring, sorted(knot)) for ring, knot in find_rings({"c": ["a"], "a": ["b"], "b": ["c", "a"], "x": ["a"]})]
    [(('a', 'b', 'a'), ['a', 'b', 'c'])]
    """
    import networkx as nx  # noqa: PLC0415 - 0.2 s to import, which few vaults need

    directed: nx.DiGraph[str] = nx.DiGraph((name, other) for name, others in needs.items() for other in others)
    knots = [frozenset(knot) for knot in nx.strongly_connected_components(directed)]
    firsts = {min(knot): knot for knot in knots if len(knot) > 1 or directed.has_edge(*knot, *knot)}
    return [(_ring(needs, first, knot), knot) for first, knot in sorted(firsts.items())]


def _ring(needs: Mapping[str, Collection[str]], first: str, knot: frozenset[str]) -> tuple[str, ...]:
    """The shortest way inside a knot from a member back to it."""
    came: dict[str, str] = {}
    queue = [first]
    for name in queue:
        for other in needs[name]:
            if other in knot and other not in came:
                came[other] = name
                queue.append(other)
    ring = [first, came[first]]
    while ring[-1] != first:
        ring.append(came[ring[-1]])
    return tuple(reversed(ring))
