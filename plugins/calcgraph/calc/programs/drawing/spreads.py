"""The spread of a value: the ends of its range, or the percentiles of its distribution."""

from collections.abc import Callable, Iterable, Sequence

from calcgraph.calc.budget import is_cut
from calcgraph.calc.model import Value
from calcgraph.calc.nodes import Failure, Outcome, Overrides, Program
from calcgraph.calc.programs.drawing.columns import SampleColumn, is_series
from calcgraph.calc.programs.drawing.draws import MIXED, UNDRAWN, UNSURE, Draws, loose_reads, spread_of
from calcgraph.calc.programs.drawing.stepped import NOT_ONE, TOO_LONG
from calcgraph.calc.programs.machine import FAULTY, Machine
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.programs.ranges import leaf_ends, range_of_question, range_under
from calcgraph.faults import GuardOf, unguarded

_TOLD = frozenset({UNDRAWN, UNSURE, MIXED, NOT_ONE, TOO_LONG, FAULTY.reason})
"""Reasons that are those of all draws."""


def find_spreads(machine: Machine, checks: Iterable[str], around: GuardOf = unguarded) -> dict[str, Value]:
    """Return the percentiles of all nodes that depend on a distribution.

    A node without a value in some draw loses its value from now on. So does a check that is true in only some draws,
    and a node that also depends on a range.
    """
    leaves = frozenset(key for key, node in machine.nodes.items() if node.drawn)
    if not leaves:
        return {}
    found: dict[str, Value] = {}
    named, memo, changed = frozenset(checks), machine.base.memo, set[str]()
    for key in sorted(machine.affected(leaves) - leaves, key=machine.position):
        if not changed.isdisjoint(machine.nodes[key].reads):
            memo[key] = machine.run_node(key)
            changed.add(key)
        outcome = memo.get(key)
        if not (isinstance(outcome, float) or is_series(outcome)) or key not in machine.uncertain:
            continue
        spread: Value | Failure | None = FAULTY
        with around(key):
            spread = Failure(UNSURE) if key in named else _spread_of_node(machine, key, outcome)
        if isinstance(spread, Value):
            found[key] = spread
        elif spread is not None:
            is_told = spread.needs or spread.reason in _TOLD or is_cut(spread.reason)
            memo[key] = spread._replace(key=key, reason=spread.reason + ("" if is_told else " in some draws"))
            changed.add(key)
    return found


def _spread_of_node(machine: Machine, key: str, outcome: Outcome) -> Value | Failure | None:
    """Return the distribution of a value; for sequences, only the failure if they have one."""
    if isinstance(outcome, float):
        return spread_under(machine, key, {}, outcome)
    return spread_of(machine.base, [key], lambda draws: draws.outcome(key), None)


def spread_under(
    machine: Machine, key: str, overrides: Overrides, outcome: float, share: float | None = None
) -> Value | Failure:
    """Return the value of a node with its ends, under other arguments, or the failure if a draw has no value.

    `share` selects one percentile, or the mean if it is 2.
    """
    found = _spread(machine, [key], lambda draws: draws.outcome(key), overrides, share)
    return found or range_under(machine, key, overrides, outcome)


def spread_of_question(
    machine: Machine, program: Program, outcome: float, overrides: Overrides | None = None
) -> Value | Failure:
    """The same of an expression."""
    given, operations = overrides or {}, program.operations
    found = _spread(machine, loose_reads(operations), lambda draws: draws.run_all(operations), given)
    return found or range_of_question(machine, keys_of(operations), program, outcome, given)


def _spread(
    machine: Machine,
    keys: Sequence[str],
    ask: "Callable[[Draws], SampleColumn | Failure]",
    overrides: Overrides,
    share: float | None = None,
) -> Value | Failure | None:
    """Return the distribution of a result that reads some keys; a failure with a range, None without a distribution."""
    run = machine.under(overrides) if overrides else machine.base
    found = spread_of(run, keys, ask, share)
    behind = (machine.nodes[key] for key in needed(machine.nodes, keys if found else ()) if key not in overrides)
    return Failure(MIXED) if any(leaf_ends(node, run) is not None for node in behind) else found
