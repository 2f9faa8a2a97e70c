"""Stretches of operations without regions, for the rates of an equation, which are evaluated thousands of times.

They have the same results as with `execute`, in the same number of steps: numbers and the values of other nodes are
there from the first run, and the function of each operation is known.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.calc.nodes import Operation
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.values import TOO_MANY, Trouble

Slots: TypeAlias = list[float | str]
_KEPT = frozenset({"num", "row", "read"})
"""Operations whose values stay."""


class Stretch(NamedTuple):
    """A stretch of operations of one or two operands each."""

    size: int
    """The number of its operations, all of which count as steps."""
    copies: list[tuple[int, int]]
    """Slots that take the values of slots outside it."""
    steps: list[tuple[int, Callable[..., float], int, int]]
    """Slots with their function and the slots of its operands, the second of which is -1 if there is only one."""


def stretch_of(
    operations: Sequence[Operation], first: int, last: int, acts: Mapping[str, Callable[..., float]]
) -> Stretch | None:
    """Return a stretch whose last operation computes something; None for one with regions or longer operations."""
    found = Stretch(last - first, [], [])
    for at in range(first, last):
        name, *operands = operations[at]
        if name == "index" and not first <= int(operands[0]) < last:
            found.copies.append((at, int(operands[0])))
        elif name not in _KEPT:
            act = acts.get(str(name))
            if act is None or len(operands) not in {1, 2}:
                return None
            left, right = (int(operand) for operand in (*operands, -1)[:2])
            found.steps.append((at, act, left, right))
    return found if found.steps and found.steps[-1][0] == last - 1 else None


def values_of(stretches: Sequence[Stretch], slots: Slots, budget: list[int], at: int) -> list[float] | None:
    """Return the results of stretches that have run before; None if one of them has no value."""
    found = []
    try:
        for size, copies, steps in stretches:
            budget[0] -= size
            if budget[0] < 0:
                raise Trouble(TOO_MANY, at)
            for to, source in copies:
                slots[to] = slots[source]
            value = 0.0
            for to, act, left, right in steps:
                value = act(slots[left]) if right < 0 else act(slots[left], slots[right])
                if value - value != 0.0:
                    return None
                slots[to] = value
            found.append(float(value))
    except (DomainError, OverflowError, ValueError):
        return None
    return found
