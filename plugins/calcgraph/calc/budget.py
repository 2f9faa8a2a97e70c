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
    STEPS = "values"
    """Operations of programs, as lines are written; a binomial counts its multiplications."""
    RANGES = "ranges"
    """The same at the points that are tried for the ends of what depends on a range."""
    READINGS = "other rows of failing claims"
    """The same with the other rows behind a claim that fails."""
    VIEWS = "views and claims"
    """The same in tables, plots, prose and claims."""
    REFERENCE = "the second computation"
    """Operations on exact numbers."""


LIMITS: Mapping[Work, float] = {
    Work.ALGEBRA: 10.0,
    Work.STEPS: 10_000_000,
    Work.RANGES: 10_000_000,
    Work.READINGS: 2_000_000,
    Work.VIEWS: 20_000_000,
    Work.REFERENCE: 1_000_000,
}
"""What a build may spend where the settings say nothing else.

A million steps are about half a second, of exact ones six.
"""

FREE: Mapping[Work, int] = {
    Work.STEPS: 20_000,
    Work.RANGES: 20_000,
    Work.READINGS: 200,
    Work.VIEWS: 2_000,
    Work.REFERENCE: 500,
}
"""Steps that each line, search or cell has of its own, so that a large vault of small lines is never cut short."""

CUT: Mapping[Work, str] = {
    Work.STEPS: "the steps for the lines of the vault are used up",
    Work.RANGES: "the steps for points of ranges in the vault are used up",
    Work.READINGS: "the steps for other rows behind failing claims in the vault are used up",
    Work.VIEWS: "the steps for tables, plots, prose and claims of the vault are used up",
    Work.REFERENCE: "the steps for the second computation of the vault are used up",
}
"""Why something has no value that came when nothing was left, by what was used up."""


def is_cut(reason: str) -> bool:
    """Whether this is the reason of something that came when nothing was left."""
    return reason in CUT.values()


class Budget:
    """Work that is left to one build; whoever does some asks before and reports after."""

    def __init__(self, limits: Mapping[Work, float] | None = None) -> None:
        """All of it is left; `limits` take the place of those above, kind by kind."""
        self.limits: Mapping[Work, float] = {**LIMITS, **(limits or {})}
        self._spent = dict.fromkeys(self.limits, 0.0)

    def has(self, work: Work) -> bool:
        """Whether anything is left; what is begun then may go beyond, by its own limit."""
        return self._spent[work] < self.limits[work]

    def left(self, work: Work) -> float:
        """How much is left."""
        return max(0.0, self.limits[work] - self._spent[work])

    @property
    def spent(self) -> float:
        """How much is spent of all kinds together; it only grows."""
        return sum(self._spent.values())

    def spend(self, work: Work, amount: float) -> None:
        """Count what was done."""
        self._spent[work] += amount

    def renew(self) -> None:
        """Give a new build all of it again, on a machine that an earlier one has made."""
        self._spent = dict.fromkeys(self.limits, 0.0)


class Purse:
    """What one value may spend: something of its own first, then of what is left to all."""

    def __init__(self, budget: Budget, work: Work) -> None:
        """Nothing is spent yet."""
        self._budget, self._work, self._own = budget, work, FREE[work]
        self.cut = CUT[work]

    @property
    def steps(self) -> int:
        """How many steps it may still take."""
        return self._own + int(self._budget.left(self._work))

    def pay(self, steps: int) -> None:
        """Count steps that were taken."""
        own = min(self._own, steps)
        self._own -= own
        self._budget.spend(self._work, steps - own)
