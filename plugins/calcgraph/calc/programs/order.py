"""An order in which nodes can be computed, and the cycles that have none."""

from collections.abc import Mapping, Sequence

from calcgraph.calc.nodes import Node


def in_order(nodes: Mapping[str, Node]) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Keys of nodes, each after what it reads, and the cycles, each as a path from its first key back to it.

    What reads a cycle without being in one is in the order, so that it can say what it needs.
    """
    order, left = _kahn(nodes)
    if not left:
        return tuple(order), ()
    rings = _rings(nodes, left)
    inside = {key for ring in rings for key in ring}
    rest = {key: nodes[key] for key in left if key not in inside}
    later, _ = _kahn(rest)
    return (*order, *sorted(inside), *later), tuple(_path(nodes, ring) for ring in rings)


def _kahn(nodes: Mapping[str, Node]) -> tuple[list[str], list[str]]:
    """Keys in order, and those that are in a cycle or behind one."""
    waits: dict[str, int] = {}
    readers: dict[str, list[str]] = {}
    ready: list[str] = []
    for key, node in nodes.items():
        count = 0
        for wanted in node.reads:
            if wanted in nodes:
                count += 1
                readers.setdefault(wanted, []).append(key)
        waits[key] = count
        if not count:
            ready.append(key)
    order: list[str] = []
    at = 0
    order.extend(ready)
    while at < len(order):
        for reader in readers.get(order[at], ()):
            waits[reader] -= 1
            if not waits[reader]:
                order.append(reader)
        at += 1
    done = set(order)
    return order, [key for key in nodes if key not in done]


def _rings(nodes: Mapping[str, Node], among: Sequence[str]) -> list[tuple[str, ...]]:
    """Strongly connected sets, and single nodes that read themselves; Tarjan's algorithm without recursion."""
    inside = set(among)
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    on_path: set[str] = set()
    rings: list[tuple[str, ...]] = []
    for start in among:
        if start in index:
            continue
        work: list[tuple[str, int]] = [(start, 0)]
        while work:
            key, at = work.pop()
            if at == 0:
                index[key] = low[key] = len(index)
                path.append(key)
                on_path.add(key)
            inputs = [wanted for wanted in nodes[key].reads if wanted in inside]
            if at > 0:
                low[key] = min(low[key], low[inputs[at - 1]]) if inputs[at - 1] in on_path else low[key]
            if at < len(inputs):
                work.append((key, at + 1))
                wanted = inputs[at]
                if wanted not in index:
                    work.append((wanted, 0))
                elif wanted in on_path:
                    low[key] = min(low[key], index[wanted])
            elif low[key] == index[key]:
                ring = _pop_ring(key, path, on_path)
                if len(ring) > 1 or key in nodes[key].reads:
                    rings.append(ring)
    return sorted(rings)


def _pop_ring(key: str, path: list[str], on_path: set[str]) -> tuple[str, ...]:
    ring: list[str] = []
    while True:
        found = path.pop()
        on_path.discard(found)
        ring.append(found)
        if found == key:
            return tuple(sorted(ring))


def _path(nodes: Mapping[str, Node], ring: tuple[str, ...]) -> tuple[str, ...]:
    """A shortest way round from the first key back to it."""
    start, inside = ring[0], set(ring)
    before: dict[str, str] = {}
    queue = [start]
    at = 0
    while at < len(queue):
        key = queue[at]
        at += 1
        for wanted in nodes[key].reads:
            if wanted == start:
                way = [start, key]
                while way[-1] != start:
                    way.append(before[way[-1]])
                return (start, *reversed(way[1:-1]), start) if key != start else (start, start)
            if wanted in inside and wanted not in before:
                before[wanted] = key
                queue.append(wanted)
    return (start, start)
