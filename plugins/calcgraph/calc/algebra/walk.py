"""What the parts of the second computation ask the whole of it, which is `Exact` of `exact.py`."""

from collections.abc import Mapping
from typing import Protocol

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.terms import Term

Numbers = dict[int, Amount]
"""The values of a sequence by step."""


class Walk(Protocol):
    """The computation on exact numbers."""

    machine: Machine
    terms: Mapping[str, Term]
    """Formulas by key."""
    touched: frozenset[str]
    """What overridden keys change."""
    indexes: dict[int, Amount]
    """The present number of each loop."""
    integrals: int
    """How many integrals are open."""
    tracks: list[Numbers]
    """Sequences that are being computed."""

    def amount(self, term: Term) -> Amount:
        """The value of a term."""

    def combined(self, op: str, parts: list[Amount]) -> Amount:
        """What an operation makes of its operands."""

    def read(self, key: str) -> Amount:
        """The value of a node."""

    def given_that(self, values: Mapping[str, Amount | str], body: Term) -> Amount:
        """A body while keys have other values."""
