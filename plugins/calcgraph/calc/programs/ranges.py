"""Ranges: what a quantity may come to when parameters or cells behind it are intervals.

`values.js` does the same in the page, with the same points.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from calcgraph.calc.budget import Purse, Work, is_cut
from calcgraph.calc.model import Value, exact
from calcgraph.calc.nodes import Failure, Node, Outcome, Overrides
from calcgraph.calc.programs.extremes import Extremes, Point, find_extremes
from calcgraph.calc.programs.machine import FAULTY, Machine, Run
from calcgraph.calc.programs.program import needed
from calcgraph.faults import Around, unguarded

Ends: TypeAlias = tuple[float, float]
Ask: TypeAlias = Callable[[Run], Outcome]

MOST_KEPT = 300_000
"""Values at points that are kept for the next quantity, those of the inputs included."""


def find_ranges(
    machine: Machine, checks: Iterable[str], around: Around = unguarded
) -> tuple[dict[str, Value], dict[str, Point]]:
    """Values with their ends of all nodes that depend on a range, and where checks fail that hold in the middle.

    A node without a value somewhere in the range has none from now on; such a check does not hold.
    """
    leaves = {key: ends for key, node in machine.nodes.items() if (ends := leaf_ends(node, machine.base)) is not None}
    if not leaves:
        return {}, {}
    affected, memo = machine.affected(frozenset(leaves)), machine.base.memo
    found: dict[str, Value] = {}
    refuted: dict[str, Point] = {}
    changed = False
    named = frozenset(checks)
    behind: dict[str, frozenset[str]] = {}
    search = _Search(machine, Work.RANGES)
    for key in (key for key in machine.nodes if key in affected):
        own = [{key}] if key in leaves else []
        behind[key] = frozenset().union(*own, *(behind[read] for read in machine.nodes[key].reads if read in behind))
        if changed and key not in leaves:
            memo[key] = machine.run_node(key)
        outcome = memo.get(key)
        if not isinstance(outcome, float):
            continue
        inputs = {name: leaves[name] for name in sorted(behind[key])}
        extremes: Extremes | Failure = FAULTY
        with around(key):
            extremes = search.extremes(inputs, _reader(key))
        if isinstance(extremes, Failure):
            memo[key] = extremes._replace(key=key)
            changed = True
        elif key not in named:
            found[key] = _value(outcome, extremes)
        elif outcome and not extremes.low:
            memo[key], refuted[key] = 0.0, extremes.at_low
            changed = True
    return found, refuted


def range_under(machine: Machine, key: str, overrides: Overrides, outcome: float) -> Value | Failure:
    """The value of a node with its ends, under other arguments, or why it has none in all of the range."""
    return range_of_question(machine, [key], _reader(key), outcome, overrides)


def range_of_question(
    machine: Machine, keys: Iterable[str], ask: Ask, outcome: float, overrides: Overrides | None = None
) -> Value | Failure:
    """The value of an expression with its ends; `keys` are the nodes it reads."""
    given = overrides or {}
    run = machine.under(given)
    behind = [key for key in needed(machine.nodes, keys) if key not in given]
    inputs = {key: ends for key in behind if (ends := leaf_ends(machine.nodes[key], run)) is not None}
    if not inputs:
        return exact(outcome)
    extremes = _Search(machine, Work.VIEWS, given).extremes(inputs, ask)
    return extremes if isinstance(extremes, Failure) else _value(outcome, extremes)


def leaf_ends(node: Node, run: Run) -> Ends | None:
    """The ends of a ranged parameter, fold or cell; None for everything else."""
    if node.low is not None and node.high is not None:
        return (node.low, node.high)
    if not node.spreads:
        return None
    return node.spreads.get(",".join(str(run.value(pick)) for pick in node.picks))


def _reader(key: str) -> Ask:
    return lambda run: run.value(key)


def _value(outcome: float, extremes: Extremes) -> Value:
    return Value(outcome, min(extremes.low, outcome), max(extremes.high, outcome), sampled=extremes.sampled)


class _Search:
    """Tries points of ranges, and keeps what it has computed there: quantities of one range are tried at the same."""

    def __init__(self, machine: Machine, work: Work, overrides: Overrides | None = None) -> None:
        self._machine, self._work, self._overrides = machine, work, overrides or {}
        self._runs: dict[tuple[tuple[str, float], ...], Run] = {}
        self._kept = 0

    def extremes(self, inputs: Mapping[str, Ends], ask: Ask) -> Extremes | Failure:
        """The ends of what is asked while inputs go from end to end, or why there is none, the budget included."""
        purse = Purse(self._machine.budget, self._work)
        is_spent = False

        def at(point: Point) -> Outcome:
            nonlocal is_spent
            if is_spent or purse.steps <= 0:
                is_spent = True
                return Failure(purse.cut)
            run = self._run(point)
            before = len(run.memo)
            outcome = self._machine.counted(run, ask, purse)
            self._kept += len(run.memo) - before
            is_spent = isinstance(outcome, Failure) and is_cut(outcome.reason)
            return outcome

        found = find_extremes(at, inputs)
        return Failure(purse.cut) if is_spent else found

    def _run(self, point: Point) -> Run:
        """The run at a point, where it is kept with what it has computed."""
        name = tuple(point.items())
        known = self._runs.get(name)
        if known is None:
            known = self._machine.under({**self._overrides, **point})
            if self._kept < MOST_KEPT:
                self._runs[name] = known
                self._kept += len(known.memo)
        return known
