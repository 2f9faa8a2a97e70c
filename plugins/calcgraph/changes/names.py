"""Nodes of before under the names of after, where notes took another path."""

from collections.abc import Mapping

from msgspec.structs import replace

from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.source import NoteId

_KEYED = frozenset(
    {"read", "slope", "root", "with", "at", "series", "edge", "along", "across", "path", "part", "system"}
)
"""Operations whose texts are keys of nodes."""


def renamed_nodes(nodes: Mapping[str, Node], renamed: Mapping[NoteId, NoteId]) -> Mapping[str, Node]:
    """The nodes with the paths of notes replaced in all their keys; the same objects where none is."""
    if not renamed:
        return nodes
    return {_key(key, renamed): _node(node, renamed) for key, node in nodes.items()}


def _key(key: str, renamed: Mapping[NoteId, NoteId]) -> str:
    note, sign, name = key.partition("#")
    return f"{renamed.get(NoteId(note), note)}{sign}{name}"


def _node(node: Node, renamed: Mapping[NoteId, NoteId]) -> Node:
    keys = (node.key, *node.reads, *node.picks, *(key for key, _ in node.chain))
    if all(NoteId(key.partition("#")[0]) not in renamed for key in keys):
        return node
    return replace(
        node,
        key=_key(node.key, renamed),
        reads=tuple(_key(key, renamed) for key in node.reads),
        picks=tuple(_key(key, renamed) for key in node.picks),
        chain=tuple((_key(key, renamed), row) for key, row in node.chain),
        program=node.program and Program(tuple(_operation(one, renamed) for one in node.program.operations)),
    )


def _operation(operation: Operation, renamed: Mapping[NoteId, NoteId]) -> Operation:
    if operation[0] not in _KEYED:
        return operation
    name, *operands = operation
    return (name, *(_key(one, renamed) if isinstance(one, str) else one for one in operands))
