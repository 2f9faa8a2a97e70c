"""Tables that merge the entries of many keys by name, updated incrementally.

`@gathered(paths)` makes a table from a function that returns the entries of a single key: some values for each name. In
the table a name has the values of all keys, in the order of the keys; the names are in no order. Contract: after each
edit the table equals one built from scratch. The entries of a key are a separate query, `each`: if its result is
unchanged, the key is not read again, and only the names with different entries get new values.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeAlias, TypeVar

from calcgraph.queries.query import Ask, Keep, Query, Table, equal, where_of

K = TypeVar("K")
N = TypeVar("N")
V = TypeVar("V")
Contribution: TypeAlias = Mapping[N, tuple[V, ...]]
"""The values that a key gives to names."""


@dataclass(frozen=True, eq=False, kw_only=True)
class MergedTable(Table[N, tuple[V, ...]], Generic[K, N, V]):
    """A table of what many keys say."""

    each: Query[[K], Contribution[N, V]]


class MergedEntries(dict[N, tuple[V, ...]], Generic[K, N, V]):
    """A table and its inputs, which are ignored in comparisons."""

    __slots__ = ("by_key", "said")

    def __init__(self, said: Mapping[K, Contribution[N, V]]) -> None:
        """Start with the entries that each key has `said`, none of them merged yet."""
        self.said = said
        self.by_key: dict[N, dict[K, tuple[V, ...]]] = {}


def gathered(keys: Query[[], Sequence[K]]) -> Callable[[Callable[[Ask, K], Contribution[N, V]]], MergedTable[K, N, V]]:
    """Return a table from a function that returns the entries of one of these keys; keys are unique."""

    def made(says: Callable[[Ask, K], Contribution[N, V]]) -> MergedTable[K, N, V]:
        where = where_of(says)
        each = Query(f"{where}.each", says, equal)

        def run(ask: Ask) -> Mapping[N, tuple[V, ...]]:
            return _gathered({key: ask(each, key) for key in ask(keys)}, MergedEntries({}))

        def again(ask: Ask, before: MergedEntries[K, N, V]) -> Mapping[N, tuple[V, ...]]:
            said = {key: ask(each, key) for key in ask(keys)}
            is_in_order = [key for key in before.said if key in said] == [key for key in said if key in before.said]
            return _gathered(said, before if is_in_order else MergedEntries({}))

        return MergedTable(where, run, equal, wall=True, keep=Keep.TRACE, again=again, each=each)

    return made


def _gathered(said: Mapping[K, Contribution[N, V]], before: MergedEntries[K, N, V]) -> MergedEntries[K, N, V]:
    """Return the table of all keys, made from an earlier table whose keys were in the same order."""
    others = {key for key in chain(before.said, said) if said.get(key) is not before.said.get(key)}
    names = {name for key in others for name in _differing(before.said.get(key, {}), said.get(key, {}))}
    place = {key: at for at, key in enumerate(said)} if names else {}
    found: MergedEntries[K, N, V] = MergedEntries(said)
    found.by_key = {name: keys for name, keys in before.by_key.items() if name not in names}
    found.update((name, before[name]) for name in found.by_key)
    for name in names:
        kept = before.by_key.get(name, {}).keys() - others
        speaking = sorted((*kept, *(key for key in others if name in said.get(key, ()))), key=place.__getitem__)
        if speaking:
            found.by_key[name] = {key: said[key][name] for key in speaking}
            found[name] = tuple(chain(*found.by_key[name].values()))
    return found


def _differing(old: Contribution[N, V], new: Contribution[N, V]) -> list[N]:
    return [name for name in {**old, **new} if old.get(name) != new.get(name)]
