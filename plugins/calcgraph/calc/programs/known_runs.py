"""The outcomes of costly programs as written, from one evaluation of a vault to the next.

A program has the same outcome, at the same cost, whenever its node and all nodes that it may read are as they were and
nothing was cut short. An edit of one line leaves the roots and integrals of other lines as they are.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from calcgraph.calc.nodes import Node, Outcome

COSTLY = 300
"""Operations from which an outcome is kept: finding it again must take less time than a run."""
MOST_STATES = 3
"""The states of one node that are kept: before and after an edit, and with a closed form."""
MOST_KEPT = 50_000
"""Nodes that are kept, with what they read: about 50 MiB."""


class KnownRun(Struct, frozen=True):
    """The outcome of one run of a program, with all that the run has changed."""

    outcome: Outcome
    steps: int
    """The operations that it took, as its note pays for them."""
    roots: Sequence[float] | None
    """All roots of a program that is an equation."""
    is_narrow: bool
    """True if an integral has a peak that its first samples overlooked."""


class NodeState(Struct, eq=False):
    """A node with the states of the nodes that it reads."""

    node: Node
    reads: tuple["NodeState", ...]
    is_drawn: bool
    """True if samples are taken on the way: those that are there already cost nothing."""
    run: KnownRun | None = None


class KnownRuns:
    """The states of nodes that have been costly, and of those that they read."""

    def __init__(self) -> None:
        self._states: dict[str, list[NodeState]] = {}
        self._size = 0
        self._costly: set[str] = set()

    def of(self, nodes: Mapping[str, Node]) -> "MachineRuns":
        """Return the known runs of the nodes of a machine."""
        if self._size > MOST_KEPT:
            self._states.clear()
            self._costly.clear()
            self._size = 0
        return MachineRuns(self, nodes)

    def is_costly(self, key: str) -> bool:
        """Return whether a node has been costly, in whatever state."""
        return key in self._costly

    def keep(self, state: NodeState, run: KnownRun) -> None:
        """Keep a run of a costly program."""
        self._costly.add(state.node.key)
        state.run = run

    def state_of(self, node: Node, reads: tuple[NodeState, ...]) -> NodeState:
        """Return the state of a node, which is new unless all that decides it is as it was."""
        states = self._states.setdefault(node.key, [])
        for known in states:
            if known.reads == reads and _is_same(known.node, node):
                return known
        operations = node.program.operations if node.program else ()
        is_drawn = any(one[0] == "drawn" for one in operations) or any(one.is_drawn for one in reads)
        states.insert(0, NodeState(node, reads, is_drawn))
        self._size += 1 - len(states[MOST_STATES:])
        del states[MOST_STATES:]
        return states[0]


def _is_same(one: Node, other: Node) -> bool:
    """Return whether two nodes are equal; 0.0 and -0.0 are not."""
    return one is other or (one == other and str(one.value) == str(other.value))


class MachineRuns:
    """The known runs of the nodes of one machine; states are found when they are needed."""

    def __init__(self, known: KnownRuns, nodes: Mapping[str, Node]) -> None:
        self._known, self._nodes = known, nodes
        self._found: dict[str, NodeState | None] = {}

    def run(self, key: str) -> KnownRun | None:
        """Return a run of a node's program as it is now."""
        state = self._state(key) if self._known.is_costly(key) else None
        return state.run if state else None

    def keep(self, key: str, run: KnownRun) -> None:
        """Keep a run, if it was costly."""
        state = self._state(key) if run.steps >= COSTLY else None
        if state and not state.is_drawn:
            self._known.keep(state, run)

    def _state(self, key: str) -> NodeState | None:
        """Return the state of a node; None if it depends on itself."""
        for wanted in self._missing(key):
            reads = [self._found.get(read) for read in self._nodes[wanted].reads if read in self._nodes]
            known = tuple(read for read in reads if read is not None)
            is_sound = len(known) == len(reads)
            self._found[wanted] = self._known.state_of(self._nodes[wanted], known) if is_sound else None
        return self._found[key]

    def _missing(self, key: str) -> Iterator[str]:
        """Yield the nodes whose states are not known yet, each after those that it reads."""
        stack, seen = [(key, False)], set[str]()
        while stack:
            one, is_ready = stack.pop()
            if is_ready:
                yield one
            elif one not in seen and one not in self._found and one in self._nodes:
                seen.add(one)
                stack.append((one, True))
                stack.extend((read, False) for read in self._nodes[one].reads)
