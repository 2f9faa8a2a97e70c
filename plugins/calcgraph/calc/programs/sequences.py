"""Sequences that continue from earlier values, several together; `sequences.js` repeats it."""

from collections.abc import Callable, Sequence
from typing import Any

from calcgraph.calc.nodes import Operation, Series
from calcgraph.calc.numbers.arithmetic import count_above as ceiling
from calcgraph.calc.numbers.arithmetic import count_below as floor
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.program import MOST_TERMS

MOST_SEQUENCE = 100_000
"""Steps of a sequence."""
HEAD = 5
"""Operands of one sequence: first step, number of starts, slot of the first of them, slot of the last step, end."""


class Track:
    """A sequence while it is computed."""

    __slots__ = ("begin", "end", "first", "last", "numbers", "offset")

    def __init__(self, first: int, starts: Sequence[float], last: float, region: tuple[int, int]) -> None:
        if floor(last) != ceiling(last):
            raise DomainError("the last step is not a whole number")
        self.first, self.last, self.offset = first, int(floor(last)), first - len(starts)
        self.numbers = list(starts)
        self.begin, self.end = region
        if self.last < first - 1:
            raise DomainError("the steps run backwards")
        if self.last - first >= MOST_SEQUENCE:
            raise DomainError("more than 100,000 steps")

    def value(self, step: int) -> float:
        """Return the value of a step; raise DomainError if the step has no value yet."""
        at = step - self.offset
        if 0 <= at < len(self.numbers):
            return self.numbers[at]
        if at >= 0 and step <= self.last:
            raise DomainError(f"step {step} is not known yet")
        raise DomainError(f"there is no step {step}")


def tracks_of(
    operation: Operation, at: int, slots: Sequence[Any], number: Callable[[Any], float] = float
) -> list[Track]:
    """The sequences of an operation, each with its starts; `number` makes one of the slot of a last step."""
    heads, found, begin = operation[1:-1], list[Track](), at + 1
    for i in range(0, len(heads), HEAD):
        first, count, start, last, end = (int(head) for head in heads[i : i + HEAD])
        found.append(Track(first, slots[start : start + count], number(slots[last]), (begin, end)))
        begin = end
    return found


def bounds_of(low: float, high: float) -> range:
    """The whole numbers over which a sum or product runs."""
    first, last = floor(low), floor(high)
    if first != ceiling(low) or last != ceiling(high):
        raise DomainError("bounds are not whole numbers")
    if last < first - 1:
        raise DomainError("the bounds run backwards")
    if last - first >= MOST_TERMS:
        raise DomainError("more than 10,000 terms")
    return range(int(first), int(last) + 1)


def step_of(value: float) -> int:
    """The whole number that a value names."""
    near = floor(value)
    if near != ceiling(value):
        raise DomainError("a step is a whole number")
    return int(near)


def picked(series: Series, step: float) -> float:
    """The value of a step of a sequence that is known."""
    number = step_of(step)
    at = number - series.first
    if not 0 <= at < len(series.numbers):
        raise DomainError(f"there is no step {number}")
    found: object = series.numbers[at]
    if isinstance(found, str):  # why a cell of a table is empty
        raise DomainError(found)
    return series.numbers[at]
