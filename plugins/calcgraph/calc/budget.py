"""What one build may spend on sheets: one limit for each kind of work, counted here and nowhere else.

A value may be cheap and a vault of them not. Work is counted in steps rather than seconds, so that it is cut short at
the same place on every machine; only algebra is measured, in processor time, and what that cut off is remembered.
"""

from collections.abc import Mapping
from enum import StrEnum


class Work(StrEnum):
    """Kinds of work that a stranger's note can ask for without end."""

    ALGEBRA = "algebra"
    """Seconds of processor time of the algebra worker, its start included."""


LIMITS: Mapping[Work, float] = {Work.ALGEBRA: 10.0}
"""What a build may spend where the settings say nothing else."""


class Budget:
    """Work that is left to one build; whoever does some asks before and tells after."""

    def __init__(self, limits: Mapping[Work, float] | None = None) -> None:
        """All of it is left; `limits` take the place of those above, kind by kind."""
        self.limits: Mapping[Work, float] = {**LIMITS, **(limits or {})}
        self._spent = dict.fromkeys(self.limits, 0.0)

    def has(self, work: Work) -> bool:
        """Whether anything is left; what is begun then may go beyond, by its own limit."""
        return self._spent[work] < self.limits[work]

    def spend(self, work: Work, amount: float) -> None:
        """Count what was done."""
        self._spent[work] += amount
