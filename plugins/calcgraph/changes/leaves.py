"""The leaves of a change: what each node would be with some of the edits made."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import chain
from typing import TypeAlias

from msgspec import Struct, field

from calcgraph.calc.nodes import Node, Outcome
from calcgraph.changes.differences import InputChange
from calcgraph.groups import grouped

AppliedEdits: TypeAlias = frozenset[int]
"""The edits that are made, by number; all others are as before."""


class Leaves(Struct):
    """The nodes of both sides, and the edits between them."""

    base: Mapping[str, Node]
    """By their names of after."""
    head: Mapping[str, Node]
    before: Mapping[str, Outcome]
    after: Mapping[str, Outcome]
    edits: list[InputChange] = field(default_factory=list)
    touched: dict[str, AppliedEdits] = field(default_factory=dict)
    """The edits of which a node itself is made; of no other node."""
    makers: dict[str, Callable[[AppliedEdits], Node]] = field(default_factory=dict)
    """The functions that return these nodes with some edits made."""

    def node(self, key: str, chosen: AppliedEdits) -> Node:
        """A node with some edits made; one that only one side has is there whatever is made."""
        maker = self.makers.get(key)
        if maker is not None:
            return maker(chosen)
        return self.head[key] if key in self.head else self.base[key]

    def outcome(self, key: str) -> Outcome | None:
        """Return the outcome of a node that no edit affects."""
        return self.after.get(key, self.before.get(key))

    def reads(self, key: str) -> tuple[str, ...]:
        """Return the keys that a node reads in one of the two states, or in both."""
        sides = [side[key].reads for side in (self.base, self.head) if key in side]
        return sides[0] if len(sides) == 1 or sides[0] == sides[1] else tuple(dict.fromkeys(sides[0] + sides[1]))


def relevant(leaves: Leaves) -> dict[str, AppliedEdits]:
    """Return the edits that affect each node, before or after; unaffected nodes are absent."""
    before = ((key, node) for key, node in leaves.base.items() if leaves.head.get(key) is not node)
    readers = grouped((read, key) for key, node in chain(leaves.head.items(), before) for read in node.reads)
    found: dict[str, set[int]] = defaultdict(set)
    by_edit = grouped((number, key) for key, numbers in leaves.touched.items() for number in numbers)
    for number, keys in by_edit.items():
        seen, waiting = set(keys), [*keys]
        while waiting:
            key = waiting.pop()
            found[key].add(number)
            new = [one for one in readers.get(key, ()) if one not in seen]
            seen.update(new)
            waiting.extend(new)
    return {key: frozenset(numbers) for key, numbers in found.items()}
