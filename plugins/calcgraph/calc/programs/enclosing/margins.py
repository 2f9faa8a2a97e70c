"""The margin of a condition: a program whose result is above zero if the condition is true, and below if not.

A condition is 0 or 1, which does not show how near it is to the other; its margin can be searched and proved.
"""

from collections.abc import Sequence

from calcgraph.calc.nodes import Operation
from calcgraph.calc.programs.operation_kinds import REGIONS

Operations = list[Operation]


def margin_of(operations: Sequence[Operation]) -> tuple[Operation, ...] | None:
    """Return the program of the margin; None for a condition that is not made of inequalities."""
    out = list(operations)
    found = _margin(out, _last(out, 0, len(out)))
    return tuple(out) if found is not None else None


def is_equation(operations: Sequence[Operation]) -> bool:
    """Return whether a condition says that two numbers are equal, which no bounds prove."""
    return operations[-1][0] == "eq"


def _margin(out: Operations, at: int | None) -> int | None:
    """Put out the margin of the condition in a slot; its own slot."""
    if at is None:
        return None
    name, *operands = out[at]
    slots = [int(one) for one in operands if isinstance(one, int)]
    if name in {"lt", "le"}:
        return _put(out, "sub", slots[1], slots[0])
    if name in {"gt", "ge"}:
        return _put(out, "sub", slots[0], slots[1])
    if name == "within":
        apart = _put(out, "abs", _put(out, "sub", slots[0], slots[1]))
        return _put(out, "sub", _put(out, "mul", slots[2], _put(out, "abs", slots[1])), apart)
    if name == "not":
        found = _margin(out, slots[0])
        return None if found is None else _put(out, "neg", found)
    return _of_both(out, at, *slots) if name == "if" else None


def _of_both(out: Operations, at: int, condition: int, middle: int, end: int) -> int | None:
    """Return the margin of `and`, `or`: the smaller of both, the larger."""
    yes, no = _literal(out, at + 1, middle), _literal(out, middle, end)
    first, last = _last(out, at + 1, middle), _last(out, middle, end)
    out[at] = ("num", 0.0)  # the contents of its regions are computed in any case
    own = _margin(out, condition)
    if own is None or (yes, no) == (1.0, 0.0):
        return own
    if no == 0.0:
        other = _margin(out, first)
        return None if other is None else _put(out, "min", own, other)
    other = _margin(out, last) if yes == 1.0 else None
    return None if other is None else _put(out, "max", own, other)


def _last(out: Operations, at: int, end: int) -> int | None:
    """Return the operation whose result a stretch has; None for a region that may not be computed in any case."""
    found = None
    while at < end:
        found, name = at, out[at][0]
        if name == "if":
            at = int(out[at][3])
        elif name in REGIONS:
            return None
        else:
            at += 1
    return found


def _literal(out: Operations, at: int, end: int) -> float | None:
    value = out[at][1] if end - at == 1 and out[at][0] == "num" else None
    return value if isinstance(value, float) else None


def _put(out: Operations, name: str, *slots: int) -> int:
    out.append((name, *slots))
    return len(out) - 1
