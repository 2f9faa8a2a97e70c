"""What values come to with some edits made and the others not."""

from collections.abc import Collection, Iterable

from calcgraph.calc.nodes import Node, Outcome
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.order import in_order
from calcgraph.changes.leaves import Chosen, Leaves


class Mixture:
    """The values that the same edits reach; what no edit reaches is taken as it is."""

    def __init__(self, leaves: Leaves, keys: Iterable[str], reached: Collection[str]) -> None:
        """`reached` are the nodes that any edit reaches."""
        self._leaves, self._reached, self._keys = leaves, reached, tuple(keys)
        self._needed = _upstream(leaves, self._keys)
        self._known: dict[Chosen, dict[str, Outcome]] = {}

    @property
    def cost(self) -> int:
        """How many nodes one state computes."""
        return sum(key in self._reached for key in self._needed)

    def value(self, key: str, chosen: Chosen) -> float | None:
        """The value in base units; None where it cannot be computed."""
        known = self._known.get(chosen)
        if known is None:
            machine = self._machine(chosen)
            known = self._known[chosen] = {one: machine.base.value(one) for one in self._keys}
        outcome = known[key]
        return outcome if isinstance(outcome, float) else None

    def _machine(self, chosen: Chosen) -> Machine:
        nodes: dict[str, Node] = {key: self._leaves.node(key, chosen) for key in self._needed}
        order, _ = in_order(nodes)
        known: dict[str, Outcome] = {}
        for key in order:
            outcome = None if key in self._reached else self._leaves.outcome(key)
            if outcome is not None:
                known[key] = outcome
        machine = Machine({key: nodes[key] for key in order}, known)
        machine.run_all()
        return machine


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
