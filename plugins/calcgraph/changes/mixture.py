"""Values with some edits made and the others not."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec.structs import replace

from calcgraph.calc.budget import Budget
from calcgraph.calc.nodes import Node, Outcome
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.order import in_order
from calcgraph.changes.leaves import AppliedEdits, Leaves
from calcgraph.groups import grouped


class Mixture:
    """Values with their inputs, before and after; making an edit runs only the nodes it affects.

    Unaffected nodes are taken as they are. Nodes declare all nodes that they read before or after, so that one order
    works for all states; without a common order, each state is computed from its beginning.
    """

    def __init__(self, leaves: Leaves, keys: Iterable[str], reached: Collection[str], budget: Budget) -> None:
        """`reached` are the nodes that any edit reaches; `budget` is that of the whole comparison."""
        self._leaves, self._reached, self.keys = leaves, reached, tuple(keys)
        self._budget = budget
        self._needed = _upstream(leaves, self.keys)
        self._owned = grouped((edit, key) for key in self._needed for edit in leaves.touched.get(key, ()))
        self._made: dict[tuple[str, AppliedEdits], Node] = {}
        self._orders: dict[AppliedEdits, Sequence[str]] = {}
        self._chosen: AppliedEdits = frozenset()
        self._known: dict[AppliedEdits, Mapping[str, float | None]] = {}
        nodes = {key: self._node(key, frozenset()) for key in self._needed}
        order, rings = in_order(nodes)
        self._position = {key: at for at, key in enumerate(order)}
        self._machine = None if rings else self._started({key: nodes[key] for key in order})

    def value(self, key: str, chosen: AppliedEdits) -> float | None:
        """The value in base units; None where it cannot be computed."""
        known = self._known.get(chosen)
        if known is None:
            self.go(chosen)
            known = self._known[chosen] = {one: self.here(one) for one in self.keys}
        return known[key]

    def go(self, chosen: AppliedEdits) -> Sequence[str]:
        """Make just these edits; what had to run for that."""
        toggled, self._chosen = self._chosen ^ chosen, chosen
        if self._machine is None or not toggled:
            return self._anew(chosen) if toggled or self._machine is None else ()
        for edit in toggled:
            for key in self._owned.get(edit, ()):
                self._machine.nodes[key] = self._node(key, chosen)
        affected = self.reach(toggled)
        for key in affected:
            self._machine.base.memo[key] = self._machine.run_node(key)
        return affected

    def here(self, key: str) -> float | None:
        """The value with the edits that are made now."""
        machine = self._tangled if self._machine is None else self._machine
        outcome = machine.base.value(key)
        return outcome if isinstance(outcome, float) else None

    def reach(self, edits: AppliedEdits) -> Sequence[str]:
        """Return the needed keys that some edits affect, in order."""
        known = self._orders.get(edits)
        if known is None:
            keys = frozenset(key for edit in edits for key in self._owned.get(edit, ()))
            found = self._machine.affected(keys) if self._machine else self._needed
            known = self._orders[edits] = sorted(found, key=self._position.__getitem__)
        return known

    def _node(self, key: str, chosen: AppliedEdits) -> Node:
        own = self._leaves.touched.get(key, frozenset()) & chosen
        node = self._made.get((key, own))
        if node is None:
            node = replace(self._leaves.node(key, own), reads=self._leaves.reads(key))
            self._made[key, own] = node
        return node

    def _started(self, nodes: Mapping[str, Node]) -> Machine:
        known: dict[str, Outcome] = {}
        for key in nodes:
            outcome = None if key in self._reached else self._leaves.outcome(key)
            if outcome is not None:
                known[key] = outcome
        machine = Machine(nodes, known, self._budget)
        machine.run_all()
        return machine

    def _anew(self, chosen: AppliedEdits) -> Sequence[str]:
        """A state whose formulas read each other in another order than those of others."""
        nodes = {key: self._leaves.node(key, chosen) for key in self._needed}
        self._tangled = self._started({key: nodes[key] for key in in_order(nodes)[0]})
        return self._needed


def _upstream(leaves: Leaves, keys: Iterable[str]) -> list[str]:
    """The keys and all that they read, before or after."""
    found: dict[str, None] = {}
    waiting = [*keys]
    while waiting:
        key = waiting.pop()
        if key not in found and (key in leaves.head or key in leaves.base):
            found[key] = None
            waiting.extend(leaves.reads(key))
    return [*found]
