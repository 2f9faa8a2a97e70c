"""Ranges: the interval of values of a quantity that depends on parameters or cells that are intervals.

`values.js` does the same in the page, with the same points.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from calcgraph.calc.budget import Purse, Work, is_cut
from calcgraph.calc.model import Value, exact, note_of
from calcgraph.calc.nodes import Failure, Node, Outcome, Overrides, Program
from calcgraph.calc.programs.enclosing.bounds import Bounds
from calcgraph.calc.programs.enclosing.enclose import Enclosure
from calcgraph.calc.programs.enclosing.margins import is_equation, margin_of
from calcgraph.calc.programs.extremes import Extremes, InputPoint, find_extremes
from calcgraph.calc.programs.machine import FAULTY, MOST_STEPS, Machine, Run
from calcgraph.calc.programs.program import needed
from calcgraph.faults import GuardOf, unguarded
from calcgraph.groups import grouped

RangeEnds: TypeAlias = tuple[float, float]
OutcomeOf: TypeAlias = Callable[[Run], Outcome]
Subject: TypeAlias = str | Program
"""The key of a node, or an expression."""

UNPROVED = "it holds wherever it was tried, but nothing proves that it holds everywhere in its ranges"
"""Message for a check whose ends were searched for without proof."""
PROOF = 0.25
"""Share of a line's budget for its ranges that is for proving their ends before they are searched for."""
MOST_KEPT = 300_000
"""Values at points that are kept for the next quantity, those of the inputs included."""


def find_ranges(
    machine: Machine, checks: Iterable[str], around: GuardOf = unguarded
) -> tuple[dict[str, Value], dict[str, InputPoint]]:
    """Return values with their ends for nodes that depend on a range, and the points where checks fail.

    These are the checks that are true in the middle. A node without a value somewhere in the range loses its value from
    now on; such a check fails.
    """
    leaves = {key: ends for key, node in machine.nodes.items() if (ends := leaf_ends(node, machine.base)) is not None}
    if not leaves:
        return {}, {}
    affected, memo = machine.affected(frozenset(leaves)), machine.base.memo
    found: dict[str, Value] = {}
    refuted: dict[str, InputPoint] = {}
    changed: set[str] = set()
    named = frozenset(checks)
    behind: dict[str, frozenset[str]] = {}
    searches: dict[str, _Search] = {}  # by note: what one has tried changes neither the ends nor the work of another
    for key in (key for key in machine.nodes if key in affected):
        own = [{key}] if key in leaves else []
        behind[key] = frozenset().union(*own, *(behind[read] for read in machine.nodes[key].reads if read in behind))
        if key not in leaves and not changed.isdisjoint(machine.nodes[key].reads):
            memo[key] = machine.run_node(key)
            changed.add(key)
        outcome = memo.get(key)
        if not isinstance(outcome, float):
            continue
        inputs = {name: leaves[name] for name in sorted(behind[key])}
        extremes: Extremes | Failure = FAULTY
        with around(key):
            extremes = _search_of(key, searches, machine).extremes(inputs, key)
        if isinstance(extremes, Failure):
            memo[key] = extremes._replace(key=key)
            changed.add(key)
        elif key not in named:
            found[key] = _value(outcome, extremes)
            if extremes.sampled:
                machine.starts[key] = (extremes.at_low, extremes.at_high)
        elif outcome and not extremes.low:
            memo[key], refuted[key] = 0.0, extremes.at_low
            machine.starts[key] = (extremes.at_low,)
            changed.add(key)
        elif outcome and not extremes.is_proved:
            memo[key] = Failure(UNPROVED, key)
            changed.add(key)
    for note, keys in grouped((note_of(key), key) for key, value in found.items() if value.is_open).items():
        _widen(found, keys, machine, searches[note])
    return found, refuted


def _search_of(key: str, searches: "dict[str, _Search]", machine: Machine) -> "_Search":
    note = note_of(key)
    known = searches.get(note)
    if known is None:
        known = searches[note] = _Search(machine, Work.RANGES)
    return known


def _widen(found: dict[str, Value], keys: Iterable[str], machine: Machine, search: "_Search") -> None:
    """Move ends that are not proved out to whatever else was seen, be it for another line of the note."""
    for point, run in search.runs():
        for key in keys:
            seen, value = run.memo.get(key), found[key]
            if isinstance(seen, float) and not value.low <= seen <= value.high:
                found[key] = replace(value, low=min(seen, value.low), high=max(seen, value.high))
                at_low, at_high = machine.starts.get(key, (point, point))
                machine.starts[key] = (point, at_high) if seen < value.low else (at_low, point)


def range_under(machine: Machine, key: str, overrides: Overrides, outcome: float) -> Value | Failure:
    """Return the value of a node with its ends, under other arguments, or the failure if a point has no value."""
    return range_of_question(machine, [key], key, outcome, overrides)


def range_of_question(
    machine: Machine, keys: Iterable[str], subject: Subject, outcome: float, overrides: Overrides | None = None
) -> Value | Failure:
    """Return the value of an expression, or of a node, with its ends; `keys` are the nodes it reads."""
    given = overrides or {}
    run = machine.under(given)
    behind = [key for key in needed(machine.nodes, keys) if key not in given]
    inputs = {key: ends for key in behind if (ends := leaf_ends(machine.nodes[key], run)) is not None}
    if not inputs:
        return exact(outcome)
    extremes = _Search(machine, Work.VIEWS, given).extremes(inputs, subject)
    return extremes if isinstance(extremes, Failure) else _value(outcome, extremes)


def leaf_ends(node: Node, run: Run) -> RangeEnds | None:
    """The ends of a ranged parameter, fold or cell; None for everything else."""
    if node.low is not None and node.high is not None:
        return (node.low, node.high)
    if not node.spreads:
        return None
    return node.spreads.get(",".join(str(run.value(pick)) for pick in node.picks))


def _asker(subject: Subject) -> OutcomeOf:
    if isinstance(subject, Program):
        return lambda run: run.evaluate(subject)
    return lambda run: run.value(subject)


def _value(outcome: float, extremes: Extremes) -> Value:
    low, high = min(extremes.low, outcome), max(extremes.high, outcome)
    return Value(outcome, low, high, sampled=extremes.sampled, is_open=not extremes.is_proved)


class _Search:
    """A search over points of ranges that caches its runs: quantities of one range are tried at the same points."""

    def __init__(self, machine: Machine, work: Work, overrides: Overrides | None = None) -> None:
        self._machine, self._work, self._overrides = machine, work, overrides or {}
        self._runs: dict[tuple[tuple[str, float], ...], Run] = {}
        self._kept = 0
        self._enclosure = Enclosure(machine, machine.under(overrides))

    def extremes(self, inputs: Mapping[str, RangeEnds], subject: Subject) -> Extremes | Failure:
        """Return the ends of a subject while inputs vary from end to end, or why it has no ends, the budget included.

        The ends of a condition are where its margin has its ends.
        """
        program = subject if isinstance(subject, Program) else self._machine.nodes[subject].program
        if program is None or not program.operations:
            return self._ends(inputs, subject)
        operations = margin_of(program.operations)
        margin = self._ends(inputs, Program(operations)) if operations is not None else None
        if not isinstance(margin, Extremes):  # no inequality, or one side of it has no value where none is asked for
            found = self._ends(inputs, subject)
            is_equal = isinstance(found, Extremes) and is_equation(program.operations)
            return replace(found, is_proved=True) if isinstance(found, Extremes) and is_equal else found
        truths = [self._machine.counted(self._run(point), _asker(subject), Purse(self._machine.budget, self._work))
                  for point in (margin.at_low, margin.at_high)]  # fmt: skip
        lost = next((truth for truth in truths if not isinstance(truth, float)), None)
        if lost is not None:
            return lost if isinstance(lost, Failure) else FAULTY
        low, high = (float(truth) for truth in truths if isinstance(truth, float))
        return replace(margin, low=low, high=high, sampled=low != high)

    def runs(self) -> Iterable[tuple[InputPoint, Run]]:
        """Return points that were tried and are kept, each with the values computed there."""
        return ((dict(name), run) for name, run in self._runs.items())

    def _ends(self, inputs: Mapping[str, RangeEnds], subject: Subject) -> Extremes | Failure:
        purse, ask = Purse(self._machine.budget, self._work), _asker(subject)
        least = purse.steps * (1 - PROOF)
        is_spent = False

        def at(point: InputPoint) -> Outcome:
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

        def bounds(box: Mapping[str, RangeEnds]) -> Bounds:
            found, taken = self._enclosure.bounds(subject, box, min(int(purse.steps - least), MOST_STEPS))
            purse.pay(taken)
            if not isinstance(found, Bounds):
                raise found
            return found

        found = find_extremes(at, inputs, bounds)
        return Failure(purse.cut) if is_spent else found

    def _run(self, point: InputPoint) -> Run:
        """Return the run at a point, cached with its results."""
        name = tuple(point.items())
        known = self._runs.get(name)
        if known is None:
            known = self._machine.under({**self._overrides, **point})
            if self._kept < MOST_KEPT:
                self._runs[name] = known
                self._kept += len(known.memo)
        return known
