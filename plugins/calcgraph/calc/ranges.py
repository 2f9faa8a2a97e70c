"""Ranges: what a quantity may come to when parameters or cells behind it are intervals."""

import itertools
import math
import random
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from calcgraph.calc.machine import Machine, Run
from calcgraph.calc.model import Value
from calcgraph.calc.nodes import Node, Outcome, Overrides
from calcgraph.calc.program import needed

SAMPLES = 1_024
"""Points at which a formula that turns round is tried."""
MOST_CORNERS = 10
"""Ranged inputs of which all corners are tried."""
LINES, STEPS = 3, 6
"""Lines along each input, and steps on them, on which a formula must rise or fall only."""
FLAT = 1e-12
"""Relative difference that is rounding, not a turn."""

Ends: TypeAlias = tuple[float, float]
Ask: TypeAlias = Callable[[Run], Outcome]


def find_ranges(machine: Machine, outcomes: Mapping[str, Outcome]) -> dict[str, Value]:
    """Values with their ends of all nodes that depend on a range, ranged leaves included."""
    leaves = {key: ends for key, node in machine.nodes.items() if (ends := leaf_ends(node, machine.base)) is not None}
    if not leaves:
        return {}
    found = {}
    for key in machine.affected(frozenset(leaves)):
        outcome = outcomes.get(key)
        if not isinstance(outcome, float):
            continue
        inputs = {name: leaves[name] for name in needed(machine.nodes, [key]) if name in leaves}
        found[key] = spread(machine, inputs, _reader(key), outcome)
    return found


def range_under(machine: Machine, key: str, overrides: Overrides, outcome: float) -> Value:
    """The value of a node with its ends, under other arguments."""
    return _ranged(machine, [key], _reader(key), overrides, outcome)


def range_of_question(machine: Machine, keys: Iterable[str], ask: Ask, outcome: float) -> Value:
    """The value of an expression with its ends; `keys` are the nodes it reads."""
    return _ranged(machine, keys, ask, {}, outcome)


def _ranged(machine: Machine, keys: Iterable[str], ask: Ask, overrides: Overrides, outcome: float) -> Value:
    run = machine.under(overrides)
    inputs = {}
    for key in needed(machine.nodes, keys):
        ends = leaf_ends(machine.nodes[key], run) if key not in overrides else None
        if ends is not None:
            inputs[key] = ends
    return spread(machine, inputs, ask, outcome, overrides)


def leaf_ends(node: Node, run: Run) -> Ends | None:
    """The ends of a ranged parameter, fold or cell; None for everything else."""
    if node.low is not None and node.high is not None:
        return (node.low, node.high)
    if not node.spreads:
        return None
    return node.spreads.get(",".join(str(run.value(pick)) for pick in node.picks))


def _reader(key: str) -> Ask:
    return lambda run: run.value(key)


def spread(
    machine: Machine, inputs: Mapping[str, Ends], ask: Ask, outcome: float, overrides: Overrides | None = None
) -> Value:
    """A value with its ends while inputs go from end to end.

    Where the formula only rises or only falls along each input its ends are at two corners. Else they are the ends of
    1,024 seeded points and, up to ten inputs, all corners; `sampled` says so. Points without a value are passed over.
    """
    if not inputs:
        return Value(outcome, outcome, outcome)

    met = [outcome]

    def at(point: Mapping[str, float]) -> float | None:
        found = ask(machine.under({**(overrides or {}), **point}))
        if not isinstance(found, float):
            return None
        met.append(found)
        return found

    chance = random.Random(1)  # noqa: S311 - points to try, no secret
    signs = {key: _direction(key, inputs, at, chance) for key in inputs}
    if all(sign is not None for sign in signs.values()):
        low = at({key: ends[0] if (signs[key] or 0) >= 0 else ends[1] for key, ends in inputs.items()})
        high = at({key: ends[1] if (signs[key] or 0) >= 0 else ends[0] for key, ends in inputs.items()})
        if low is not None and high is not None:
            return Value(outcome, min(low, high, outcome), max(low, high, outcome))
    points = [{key: _between(chance, *ends) for key, ends in inputs.items()} for _ in range(SAMPLES)]
    if len(inputs) <= MOST_CORNERS:
        points += [dict(zip(inputs, corner, strict=True)) for corner in itertools.product(*inputs.values())]
    for point in points:
        at(point)
    return Value(outcome, min(met), max(met), sampled=True)


def _direction(
    key: str, inputs: Mapping[str, Ends], at: Callable[[Mapping[str, float]], float | None], chance: random.Random
) -> int | None:
    """1 where the formula rises along an input, -1 where it falls, 0 where it stays, None where it turns or fails."""
    low, high = inputs[key]
    found = 0
    for _ in range(LINES):
        others = {name: _between(chance, *ends) for name, ends in inputs.items()}
        before: float | None = None
        for step in range(STEPS + 1):
            value = at({**others, key: low + (high - low) * step / STEPS})
            if value is None:
                return None
            if before is not None and abs(value - before) > FLAT * max(abs(value), abs(before)):
                turn = 1 if value > before else -1
                if found == -turn:
                    return None
                found = turn
            before = value
    return found


def _between(chance: random.Random, low: float, high: float) -> float:
    share = chance.random()
    if low > 0 and high / low > 100:
        return low * math.exp(share * math.log(high / low))
    return low + share * (high - low)
