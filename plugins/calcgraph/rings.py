"""Rings of things that need each other, so that none of them comes first."""

from collections.abc import Collection, Mapping
from typing import TypeVar

T = TypeVar("T")


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


def find_knots(needs: Mapping[T, Collection[T]]) -> list[frozenset[T]]:
    """Return groups of things that need each other, directly or through others; each after the groups that it needs.

    A thing that is in no cycle is a group of one.

    >>> [sorted(knot) for knot in find_knots({"x": ["a"], "c": ["a"], "a": ["b"], "b": ["c", "a"]})]
    [['a', 'b', 'c'], ['x']]
    """
    needed_by: dict[T, list[T]] = {one: [] for one in needs}
    for one, others in needs.items():
        for other in others:
            needed_by[other].append(one)
    left, knots = set(needs), list[frozenset[T]]()
    for one in reversed(_needs_first(needs)):
        if one in left:
            knot, waiting = {one}, [one]
            while waiting:
                new = left.intersection(needed_by[waiting.pop()]) - knot
                knot |= new
                waiting.extend(new)
            left -= knot
            knots.append(frozenset(knot))
    return knots[::-1]


def _needs_first(needs: Mapping[T, Collection[T]]) -> list[T]:
    """Return all things, each after those that it needs, except in a cycle."""
    order, seen = list[T](), set[T]()
    stack = [(one, False) for one in needs]
    while stack:
        one, is_ready = stack.pop()
        if is_ready:
            order.append(one)
        elif one not in seen:
            seen.add(one)
            stack.append((one, True))
            stack.extend((other, False) for other in needs[one])
    return order


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
