"""Runs programs over nodes, as written or under other arguments."""

import math
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from calcgraph.calc.budget import Budget, Purse, Work, is_cut
from calcgraph.calc.model import note_of
from calcgraph.calc.nodes import Failure, Node, Operation, Outcome, Overrides, Program
from calcgraph.calc.programs.drawing.draws import Draws, fold_draws, uncertain_in
from calcgraph.calc.programs.groupings import Groupings
from calcgraph.calc.programs.known_runs import KnownRun, KnownRuns, MachineRuns
from calcgraph.calc.programs.operations import execute
from calcgraph.calc.programs.order import in_order
from calcgraph.calc.programs.reach import reach
from calcgraph.calc.programs.values import TOO_MANY, Frame, Trouble
from calcgraph.faults import GuardOf, unguarded

MOST_STEPS = 1_000_000
"""Operations one value may take, so that nested calls end; about half a second."""
FAULTY = Failure("a fault of calcgraph")
"""The failure of a node whose program raised an unexpected exception, which is reported at the run."""
RUN_STEPS = 20
"""The cost of starting or querying a run: a value that is a single operation is not free."""
PASS_STEPS = 50
"""The additional cost of a pass over rows, in the note's budget: a group of one row takes as long as these steps."""
MOST_IN_CONES = 3_000_000
"""Keys in the remembered lists of programs to rerun: about 25 MiB."""
MOST_REMEMBERED = 100_000
"""Outcomes under other arguments that are kept: about 40 MiB."""


RUNS = ("#[", "#{")
"""In the keys of numbers of steps and times of rates."""


class Machine:
    """Nodes in an order in which they can be computed, and their outcomes as written."""

    def __init__(
        self,
        nodes: Mapping[str, Node],
        outcomes: Mapping[str, Outcome] | None = None,
        budget: Budget | None = None,
        known: KnownRuns | None = None,
    ) -> None:
        """Store the `nodes`, in order of dependence, and the `outcomes` that are known already.

        `known` are costly runs of other machines.
        """
        self.budget = budget or Budget()
        """The budget for all queries of this machine."""
        self._known = known
        self._is_whole = True
        """True if every run so far was allowed as much as one value may take: such outcomes depend on nodes alone."""
        self.nodes = dict(nodes)
        self._position = {key: at for at, key in enumerate(nodes)}
        self._readers: dict[str, list[str]] = {}
        for key, node in nodes.items():
            for wanted in node.reads:
                self._readers.setdefault(wanted, []).append(key)
        self._affected: dict[frozenset[str], frozenset[str]] = {}
        self._cones: dict[tuple[frozenset[str], str], tuple[str, ...]] = {}
        self._in_cones = 0
        self._remembered: dict[tuple[str, frozenset[tuple[str, float | str]]], Outcome] = {}
        self._round: tuple[Overrides, Run] | None = None
        """The last run around steps of sequences."""
        self._turn: object = None
        """The work that both were found for: what one spends does not depend on the work done before it."""
        self.roots: dict[Sequence[Operation], Sequence[float]] = {}
        """The roots of each program that is an equation, as written."""
        self.groupings = Groupings()
        self.is_narrow = False
        """True if an integral has a peak that its first samples overlooked; exact arithmetic takes fewer samples."""
        self.starts: dict[str, tuple[Mapping[str, float], ...]] = {}
        """Points of ranges at which values have the ends that a search has found, from which a page starts."""
        self._uncertain: frozenset[str] | None = None
        self.traced: list[Frame] | None = None
        """The values of operations, while a search looks at them."""
        self.base = Run(self, {}, None, [MOST_STEPS, 0, 0, 0])
        self.base.memo.update(outcomes or {})

    @classmethod
    def joined(cls, machines: "Sequence[Machine]", budget: Budget, *, is_view: bool = False) -> "Machine":
        """Return the nodes of several machines in order of dependence; a view copies nothing and keeps no order."""
        made = cls({}, budget=budget)
        if is_view:
            made._uncertain = frozenset().union(*(machine.uncertain for machine in machines))
            made.nodes = cast("dict[str, Node]", ChainMap({}, *(machine.nodes for machine in machines)))
            made._readers = cast("dict[str, list[str]]", ChainMap({}, *(one._readers for one in machines)))  # noqa: SLF001
            made._position = cast("dict[str, int]", ChainMap({}, *(one._position for one in machines)))  # noqa: SLF001
            made.base.memo = cast("dict[str, Outcome]", ChainMap({}, *(one.base.memo for one in machines)))
            made.starts = cast(
                "dict[str, tuple[Mapping[str, float], ...]]", ChainMap({}, *(one.starts for one in machines))
            )
            return made
        for machine in machines:
            made.is_narrow |= machine.is_narrow
            made.roots.update(machine.roots)
            made.starts.update(machine.starts)
            made.nodes.update(machine.nodes)
            for key, readers in machine._readers.items():  # noqa: SLF001 - of the same class
                known = made._readers.get(key)
                made._readers[key] = readers if known is None else [*known, *readers]
            made.base.memo.update(machine.base.memo)
        made._position = {key: at for at, key in enumerate(made.nodes)}
        return made

    def run_all(self, around: GuardOf = unguarded) -> Mapping[str, Outcome]:
        """Return the outcome of every node, failures included."""
        runs = self._known.of(self.nodes) if self._known else None
        for key in self.nodes:
            if key not in self.base.memo:
                self.base.memo[key] = FAULTY
                with around(key):
                    self.base.memo[key] = self._run_as_known(key, runs) if runs else self.run_node(key)
                self._is_whole &= self.base.memo[key] is not FAULTY
        return self.base.memo

    def _run_as_known(self, key: str, runs: MachineRuns) -> Outcome:
        """Return the outcome of a node, from an earlier run of the same program on the same nodes if there is one."""
        program = self.nodes[key].program
        if not program or not self._is_whole:
            return self.run_node(key)
        self.budget.enter(note_of(key))
        purse = Purse(self.budget, Work.STEPS)
        known = runs.run(key)
        if purse.steps < MOST_STEPS:
            self._is_whole = False
        elif known:
            purse.pay(known.steps)
            self.is_narrow |= known.is_narrow
            if known.roots is not None:
                self.roots[program.operations] = known.roots
            return known.outcome
        before, self.is_narrow = self.is_narrow, False
        taken = self.budget.taken
        outcome = self.counted(self.base, lambda run: run.compute(key), purse)
        if self.base.budget[0] < 0:
            self._is_whole = False
        elif self._is_whole:
            steps = int(self.budget.taken - taken)
            runs.keep(key, KnownRun(outcome, steps, self.roots.get(program.operations), self.is_narrow))
        self.is_narrow |= before
        return outcome

    def replaced(self, programs: Mapping[str, Node]) -> "Machine":
        """Return the machine with other programs for some nodes, in order; unaffected nodes keep their outcomes."""
        nodes = {key: programs.get(key, node) for key, node in self.nodes.items()}
        nodes = {key: nodes[key] for key in in_order(nodes)[0]}
        changed = self.affected(frozenset(programs))
        kept = {key: outcome for key, outcome in self.base.memo.items() if key not in changed}
        machine = Machine(nodes, kept, self.budget, self._known)
        machine.is_narrow, machine._is_whole = self.is_narrow, self._is_whole
        same = (node.program for node in self.nodes.values() if changed.isdisjoint(node.reads))
        known = (program.operations for program in same if program is not None)
        machine.roots.update((program, self.roots[program]) for program in known if program in self.roots)
        return machine

    def run_node(self, key: str) -> Outcome:
        """Return the outcome of a node as written; its inputs are known."""
        if not self.nodes[key].program:
            return self.base.compute(key)
        self.budget.enter(note_of(key))
        return self.counted(self.base, lambda run: run.compute(key), Purse(self.budget, Work.STEPS))

    def counted(self, run: "Run", ask: "Callable[[Run], Outcome]", purse: Purse, most: int = MOST_STEPS) -> Outcome:
        """Return the result of a query to a run, as far as the budget allows."""
        given = min(most, purse.steps)
        run.limit, run.budget[:] = given, [given, 0, 0, 0]
        found = ask(run)
        purse.pay(given - run.budget[0] + RUN_STEPS + PASS_STEPS * run.budget[3])
        if run.budget[0] < 0:
            self._round = None  # it may hold what was cut short
        is_spent = given < most and run.budget[0] < 0
        return Failure(purse.cut) if is_spent else found

    def add(self, node: Node) -> None:
        """Take in a leaf that no sheet reads, such as a total asked for in prose."""
        if node.key not in self.nodes:
            self.nodes[node.key] = node
            self._position[node.key] = len(self._position)
            for wanted in node.reads:
                self._readers[wanted] = [*self._readers.get(wanted, ()), node.key]
                self._affected.clear()
                self._cones.clear()
            self.base.memo[node.key] = self.base.compute(node.key)

    @property
    def uncertain(self) -> frozenset[str]:
        """Keys of the nodes that have a distribution."""
        if self._uncertain is None:
            self._uncertain = uncertain_in(self)
        return self._uncertain

    def position(self, key: str) -> int:
        """Return the position of a node in the order."""
        return self._position.get(key, -1)

    def under(self, overrides: Overrides | None = None) -> "Run":
        """Return one run under other arguments: query it for many keys, and shared nodes are computed once.

        Query steps of sequences one after the other: their sequence is computed once.
        """
        steps = {key: value for key, value in (overrides or {}).items() if any(one in key for one in RUNS)}
        others = {key: value for key, value in (overrides or {}).items() if key not in steps}
        if not steps or not others:
            return Run(self, overrides or {}, self.base, [MOST_STEPS, 0, 0, 0])
        self._take_turn()
        if self._round is None or self._round[0] != others:
            self._round = others, Run(self, others, self.base, [MOST_STEPS, 0, 0, 0])
        return Run(self, steps, self._round[1], self._round[1].budget)

    def value(self, key: str, overrides: Overrides | None = None, purse: Purse | None = None) -> Outcome:
        """Return the outcome of a node, under other arguments if given."""
        if not overrides:
            return self.base.value(key)
        purse = purse or Purse(self.budget, Work.VIEWS)
        return self.counted(self.under(overrides), lambda run: run.value(key), purse)

    def source_of(self, failure: Failure, overrides: Overrides) -> Failure:
        """Return the reason why something has no value under other arguments, traced to the first node that fails."""
        seen: set[str] = set()
        while failure.needs and failure.needs not in seen:
            seen.add(failure.needs)
            inner = self.value(failure.needs, overrides)
            if not isinstance(inner, Failure):
                break
            failure = inner
        return failure

    def remembered(self, key: str, overrides: Overrides, purse: Purse) -> Outcome:
        """The same for who asks again and again: all claims of a quantity are read under the same other rows."""
        self._take_turn()
        question = (key, frozenset(overrides.items()))
        known = self._remembered.get(question)
        if known is None:
            known = self.value(key, overrides, purse)
            is_short = isinstance(known, Failure) and is_cut(known.reason)
            if not is_short and len(self._remembered) < MOST_REMEMBERED:
                self._remembered[question] = known
        return known

    def _take_turn(self) -> None:
        """Forget the results of other work."""
        if self._turn != self.budget.turn:
            self._turn, self._round = self.budget.turn, None
            self._remembered.clear()

    def evaluate(self, program: Program, overrides: Overrides | None = None) -> Outcome:
        """Return the outcome of a program, under other arguments if given."""
        purse = Purse(self.budget, Work.VIEWS)
        return self.counted(self.under(overrides), lambda run: run.evaluate(program), purse)

    def affected(self, keys: frozenset[str]) -> frozenset[str]:
        """Return the nodes that depend on one of the keys, including the keys."""
        known = self._affected.get(keys)
        if known is None:
            known = self._affected[keys] = frozenset(reach(keys, self._readers.get))
        return known

    def cone(self, keys: frozenset[str], key: str, most: float = math.inf) -> tuple[str, ...]:
        """Return the programs to rerun for `key` when `keys` change, in order; empty if there are more than `most`."""
        known = self._cones.get((keys, key))
        if known is None:
            nodes, affected = self.nodes, self.affected(keys)
            inside: dict[str, Sequence[str]] = {}
            stack = [key]
            while stack:
                found = stack.pop()
                if found in inside or found not in affected or found in keys or found not in nodes:
                    continue
                inside[found] = nodes[found].reads
                stack.extend(nodes[found].reads)
                most -= nodes[found].program is not None
                if most < 0:
                    return ()
            known = tuple(sorted(inside, key=self._position.__getitem__))
            self._in_cones += len(known)
            if self._in_cones > MOST_IN_CONES:  # chains of arguments have as many cones as names, each as long
                self._cones.clear()
                self._in_cones = len(known)
            self._cones[keys, key] = known
        return known


class Run:
    """Values under some overrides; what these do not touch is asked from the run outside."""

    __slots__ = ("affected", "budget", "draws", "keys", "limit", "machine", "memo", "outside")

    def __init__(self, machine: Machine, overrides: Overrides, outside: "Run | None", budget: list[int]) -> None:
        self.machine = machine
        self.memo: dict[str, Outcome] = dict(overrides)
        self.outside = outside
        self.keys = frozenset(overrides)
        self.affected = machine.affected(self.keys) if outside is not None else frozenset()
        self.budget = budget
        """Steps left, how many regions are open, how many integrals, how many passes over rows; shared by all runs
        of one evaluation."""
        self.limit = budget[0]
        """Steps of one program that is evaluated."""
        self.draws: Draws | None = None
        """The samples of nodes, if they were requested."""

    def value(self, key: str) -> Outcome:
        """Return the outcome of a node in this run."""
        known = self.memo.get(key)
        if known is not None:
            return known
        if self.outside is None:
            return Failure("no value", key)
        if key not in self.affected:
            return self.outside.value(key)
        node = self.machine.nodes.get(key)
        if node is None:
            return Failure("no value", key)
        if self._knows(node.reads):
            self.memo[key] = found = self.compute(key)
            return found
        return self._computed(key)

    def _computed(self, key: str) -> Outcome:
        """Return the value of a node, after everything it reads that differs from outside."""
        cone = self.machine.cone(self.keys, key, len(self.memo) + max(0, self.budget[0]))
        if not cone:  # each of its programs is a step at least, so it would end so in any case
            self.budget[0] = -1
            return Failure(TOO_MANY, key)
        for wanted in cone:
            if wanted not in self.memo:
                self.memo[wanted] = self.compute(wanted)
        return self.memo[key]

    def _knows(self, keys: Sequence[str]) -> bool:
        """Return whether these keys have values here, or the same values as outside."""
        return all(key in self.memo or key not in self.affected for key in keys)

    def compute(self, key: str) -> Outcome:
        """Return the outcome of a node; its inputs are known."""
        node = self.machine.nodes[key]
        if node.program is not None:
            return self._ran(node.program, key)
        if node.picks:
            return self._cell(node)
        return Failure(node.problem or "no value", key) if node.value is None else node.value

    def evaluate(self, program: Program) -> Outcome:
        """Return the outcome of a program in this run."""
        self.budget[:3] = [self.limit, 0, 0]
        return self._ran(program, "")

    def _ran(self, program: Program, key: str) -> Outcome:
        operations, opened = program.operations, self.budget[1:3]
        slots: list[float | str] = [0.0] * len(operations)
        if self.machine.traced is not None:
            self.machine.traced.append((operations, slots))
        try:
            return execute(operations, 0, len(operations), slots, self)
        except Trouble as trouble:
            self.budget[1:3] = opened
            return Failure(str(trouble), key, trouble.at, trouble.needs)

    def _cell(self, node: Node) -> Outcome:
        picked = [self.value(key) for key in node.picks]
        for key, found in zip(node.picks, picked, strict=True):
            if isinstance(found, Failure):
                return Failure("", node.key, -1, key)
        row = ",".join(str(found) for found in picked)
        if row not in node.cells:
            return Failure(f"no row `{row}`", node.key)
        number = node.cells[row]
        return Failure(f"the cell of row `{row}` is empty", node.key) if number is None else number

    def trace(self, to: list[Frame] | None) -> list[Frame] | None:
        """Collect the values of the operations of programs that run from now on; return the list before."""
        before, self.machine.traced = self.machine.traced, to
        return before

    def overlooked(self) -> None:
        """Hear that the first samples of an integral overlooked a narrow peak."""
        self.machine.is_narrow = True

    def met(self, operations: Sequence[Operation], roots: Sequence[float]) -> None:
        """Hear all roots of a program that is an equation; those under other arguments are not kept."""
        if not self.keys:
            self.machine.roots[operations] = roots

    def groups(self, numbers: Sequence[float]) -> Mapping[float, Sequence[int]]:
        """Return the rows of each group of a column."""
        return self.machine.groupings.of(numbers)

    def inside(self, overrides: Overrides) -> "Run":
        """A run inside this one with more keys overridden."""
        self.budget[0] -= RUN_STEPS
        return Run(self.machine, overrides, self, self.budget)

    def drawn(self, operations: Sequence[Operation], at: int, slots: list[float | str]) -> float:
        """A percentile or the mean of the region of an operation, over all draws."""
        return fold_draws(self, operations, at, [*slots])
