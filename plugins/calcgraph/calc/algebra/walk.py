"""The interface that parts of the exact-arithmetic cross-check use; `ExactEvaluator` of `exact.py` implements it."""

from collections.abc import Mapping
from typing import Any, Protocol

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.terms import Term

Numbers = dict[int, Amount]
"""The values of a sequence by step."""


class ExactComputation(Protocol):
    """The computation on exact numbers."""

    machine: Machine
    terms: Mapping[str, Term]
    """Formulas by key."""
    touched: frozenset[str]
    """The keys that overrides affect."""
    indexes: dict[int, Amount]
    """The present number of each loop."""
    integrals: int
    """The number of open integrals."""
    fits: dict[str, Any]
    """Fits as written, by key."""
    tracks: list[Numbers]
    """Sequences that are being computed."""

    def amount(self, term: Term) -> Amount:
        """The value of a term."""

    def combined(self, op: str, parts: list[Amount]) -> Amount:
        """Return the result of an operation on its operands."""

    def read(self, key: str) -> Amount:
        """The value of a node."""

    def given_that(self, values: Mapping[str, Amount | str], body: Term) -> Amount:
        """A body while keys have other values."""

    def reserve(self, steps: int) -> None:
        """Give up where so many more operations are too many."""
