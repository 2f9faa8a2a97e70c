"""The interface through which operations read nodes, and the exception for one that fails."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from calcgraph.calc.nodes import Operation, Outcome, Overrides

Frame: TypeAlias = tuple[Sequence[Operation], list[float | str]]
"""Operations and their values, as far as they have run."""

TOO_MANY = "more than 1,000,000 steps"


class Values(Protocol):
    """The interface through which operations read nodes: a `Run` of `machine.py`."""

    budget: list[int]
    """Steps left, how many regions are open, how many integrals, and how many passes over rows."""

    def value(self, key: str) -> Outcome:
        """Return the outcome of a node."""

    def groups(self, numbers: Sequence[float]) -> Mapping[float, Sequence[int]]:
        """Return the rows of each group of a column."""

    def inside(self, overrides: Overrides) -> "Values":
        """The same with other values for some keys."""

    def trace(self, to: list[Frame] | None) -> list[Frame] | None:
        """Collect the values of the operations of programs that run from now on; return the list before."""

    def overlooked(self) -> None:
        """Hear that the first samples of an integral overlooked a narrow peak."""

    def met(self, operations: Sequence[Operation], roots: Sequence[float]) -> None:
        """Hear all roots of a program that is an equation."""

    def drawn(self, operations: Sequence[Operation], at: int, slots: list[float | str]) -> float:
        """A percentile or the mean of the region of an operation, over all draws."""


class Trouble(ArithmeticError):  # noqa: N818 - the field's word
    """An operation failed; carries its index and, if it read a node without a value, that node's key."""

    def __init__(self, reason: str, at: int, needs: str = "") -> None:
        super().__init__(reason)
        self.at = at
        self.needs = needs
