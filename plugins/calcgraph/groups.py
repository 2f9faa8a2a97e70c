"""Things by a key that several of them share."""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def grouped(pairs: Iterable[tuple[K, V]]) -> dict[K, tuple[V, ...]]:
    """The values of each key, both in the order in which they come first.

    >>> grouped((word[0], word) for word in ("ab", "c", "ad"))
    {'a': ('ab', 'ad'), 'c': ('c',)}
    """
    found: defaultdict[K, list[V]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return {key: tuple(values) for key, values in found.items()}
