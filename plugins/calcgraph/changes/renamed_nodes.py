"""Nodes of before under the names of after, where notes took another path or quantities another name."""

from collections.abc import Callable, Mapping
from functools import cache

from msgspec.structs import replace

from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.calc.programs.keys import id_of
from calcgraph.changes.differences import Pair

_KEYED = frozenset(
    {"read", "slope", "root", "with", "at", "series", "edge", "along", "across", "path", "part", "system", "searched"}
)
"""Operations whose texts are keys of nodes."""


def renamed_nodes(nodes: Mapping[str, Node], pair: Pair) -> Mapping[str, Node]:
    """Return the nodes with the new names in all their keys; the same objects if no name has changed."""
    if not pair.is_renamed:
        return nodes
    now = cache(lambda key: pair.now(id_of(key)).key)
    return {now(key): _node(node, now) for key, node in nodes.items()}


def _node(node: Node, now: Callable[[str], str]) -> Node:
    keys = (node.key, *node.reads, *node.picks, *(key for key, _ in node.chain))
    if all(now(key) == key for key in keys):
        return node
    return replace(
        node,
        key=now(node.key),
        reads=tuple(map(now, node.reads)),
        picks=tuple(map(now, node.picks)),
        chain=tuple((now(key), row) for key, row in node.chain),
        program=node.program and Program(tuple(_operation(one, now) for one in node.program.operations)),
    )


def _operation(operation: Operation, now: Callable[[str], str]) -> Operation:
    if operation[0] not in _KEYED:
        return operation
    name, *operands = operation
    return (name, *(now(one) if isinstance(one, str) and "#" in one else one for one in operands))
