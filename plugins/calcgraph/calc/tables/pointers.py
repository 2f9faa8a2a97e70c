"""The path to a value in a data file: a JSON Pointer (RFC 6901), with `%20` for characters a line cannot hold."""

from collections.abc import Mapping, Sequence
from itertools import islice
from urllib.parse import unquote

from calcgraph.calc.tables.artefacts import Tree, Unreadable
from calcgraph.calc.tables.published import PublishedValues
from calcgraph.suggest import did_you_mean

MAX_NAMES = 1_000
"""Keys that are compared with one that is not found."""
_MOST_NAMED = 8
"""Keys that a message names."""


def follow(tree: Tree, pointer: str) -> Tree | Unreadable:
    """The part that a pointer leads to; the whole for an empty one.

    >>> follow({"runs": [{"a/b": "x"}]}, "/runs/0/a~1b")
    'x'
    """
    done = ""
    for step in pointer.split("/")[1:]:
        key = key_at(step)
        below = _below(tree, key)
        if isinstance(below, _Absence):
            return Unreadable(f"has nothing at `{pointer[:80]}`", _instead(tree, key, done), "CG413")
        tree, done = below, f"{done}/{step}"
    return tree


def key_at(step: str) -> str:
    """The name that a step of a pointer means.

    >>> key_at("a~1b%20c")
    'a/b c'
    """
    return unquote(step).replace("~1", "/").replace("~0", "~")


class _Absence:
    """The absence of a value, as opposed to a value that is null."""


def _below(tree: Tree, key: str) -> Tree | _Absence:
    match tree:
        case Mapping():
            return tree.get(key, _Absence()) if key in tree else _Absence()
        case PublishedValues() if key in tree.notes:
            return tree.notes[key]
        case list():
            is_index = key.isascii() and key.isdigit() and (key == "0" or key[0] != "0") and len(key) < 10
            return tree[int(key)] if is_index and int(key) < len(tree) else _Absence()
        case _:
            return _Absence()


def _instead(tree: Tree, key: str, done: str) -> str:
    where = f"`{done}`" if done else "the file"
    match tree:
        case Mapping():
            names = [str(name) for name in islice(tree, MAX_NAMES)]
            listed = ", ".join(f"`{name[:40]}`" for name in names[:_MOST_NAMED])
            more = " …" if len(tree) > _MOST_NAMED else ""
            return (
                did_you_mean(key, names, f"{done}/") or f"{where} has {listed}{more}" if names else f"{where} is empty"
            )
        case PublishedValues() if not key.isdigit():
            return did_you_mean(key, [*islice(tree.notes, MAX_NAMES)], f"{done}/") or f"{where} has no such note"
        case Sequence() if not isinstance(tree, str):
            return f"{where} is a list of {len(tree)}, counted from 0"
        case _:
            return f"{where} is {kind_of(tree)}"


def kind_of(tree: Tree) -> str:
    """Return the kind of a node, in words."""
    match tree:
        case None:
            return "missing"
        case bool():
            return f"`{str(tree).lower()}`"
        case str():
            return f"`{tree[:40]}`"
        case Mapping():
            return "an object"
        case _:
            return "a list"
