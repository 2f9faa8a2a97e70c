"""What edges lead to, step by step."""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

_T = TypeVar("_T")


def reach(start: Iterable[_T], edges: Mapping[_T, Collection[_T]]) -> set[_T]:
    """Everything that edges lead to, the start included."""
    found: set[_T] = set()
    waiting = list(start)
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(edges.get(one, ()))
    return found
