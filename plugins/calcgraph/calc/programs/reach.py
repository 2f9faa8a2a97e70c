"""Reachability along edges, step by step."""

from collections.abc import Callable, Iterable
from typing import TypeVar

_T = TypeVar("_T")


def reach(start: Iterable[_T], edges: Callable[[_T], Iterable[_T] | None]) -> set[_T]:
    """Return the nodes that edges lead to, including the start; `edges` returns the neighbours of a node."""
    found: set[_T] = set()
    waiting = list(start)
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(edges(one) or ())
    return found
