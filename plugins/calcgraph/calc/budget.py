"""The budget of one build for sheets: one limit for each kind of work, counted only here.

One value can be cheap and a whole vault expensive. Work is counted in operations rather than seconds, so that it ends
at the same place on every machine; only algebra is measured, in processor time, and its timeouts are remembered.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeAlias

from calcgraph.enums import quick


@quick
class Work(StrEnum):
    """Kinds of work that a stranger's note can ask for without end."""

    ALGEBRA = "algebra"
    """Seconds of processor time of the algebra worker, its start included."""
    STEPS = "values"
    """Operations of programs, as lines are written; a binomial counts its multiplications."""
    RANGES = "ranges"
    """The same at the points that are tried for the ends of what depends on a range."""
    READINGS = "other rows of failing claims"
    """The same for the other rows that could explain a failing claim."""
    VIEWS = "views and claims"
    """The same in tables, plots, prose and claims."""
    REFERENCE = "the second computation"
    """Operations on exact numbers."""
    DATA = "data files"
    """Bytes and cells of data files, in steps: reading a megabyte of JSON is 200,000 of them."""
    PROCESSES = "large data files"
    """Seconds of processor time of the processes that read large files, their copies included."""
    ALL_STEPS = "everything in steps"
    """The operations of programs of all kinds together, apart from the free ones of each line, search or cell."""
    ALL_EXACT = "everything on exact numbers"
    """The same of the second computation."""


LIMITS: Mapping[Work, float] = {
    Work.ALGEBRA: 10.0,
    Work.STEPS: 10_000_000,
    Work.RANGES: 10_000_000,
    Work.READINGS: 2_000_000,
    Work.VIEWS: 20_000_000,
    Work.REFERENCE: 500_000,
    Work.DATA: 20_000_000,
    Work.PROCESSES: 60.0,
    Work.ALL_STEPS: 30_000_000,
    Work.ALL_EXACT: 1_000_000,
}
"""The limits of a build unless the settings give others.

A million operations take about half a second, exact ones six: half a minute for everything, algebra included.
"""

TIGHT: Mapping[Work, float] = {Work.ALL_STEPS: 3_000_000, Work.ALL_EXACT: 100_000, Work.DATA: 14_000_000}
"""The same for a stranger's vault, with `STRANGERS_SECONDS`: three times what this project's own takes."""

WHOLE: Mapping[Work, Work] = dict.fromkeys((Work.STEPS, Work.RANGES, Work.READINGS, Work.VIEWS), Work.ALL_STEPS) | {
    Work.REFERENCE: Work.ALL_EXACT
}
"""The total in which a kind of work is also counted. Algebra has no total: its seconds are not operations."""

FREE: Mapping[Work, int] = {
    Work.STEPS: 20_000,
    Work.RANGES: 20_000,
    Work.READINGS: 200,
    Work.VIEWS: 2_000,
    Work.REFERENCE: 500,
}
"""The free operations of each line, search or cell, so that a large vault of small lines is never truncated."""

VIEWS_OF_NOTE = 0.5
"""Share of a page's budget that the check allows to its views; everything else a page computes has the rest."""

FLOOR = 100
"""Steps that a line has even when everything is used up: `x = 2 * y` has a value in every vault."""

CUT: Mapping[Work, str] = {
    Work.STEPS: "this note has used up its steps for lines",
    Work.RANGES: "this note has used up its evaluation budget for ranges",
    Work.READINGS: "this note has used up its budget for suggestions after failed claims",
    Work.VIEWS: "this note has used up its budget for tables, plots, prose and claims",
    Work.REFERENCE: "this note has used up its steps for the cross-check",
    Work.DATA: "is not read: the other tables of the vault have used up the budget for tables",
    Work.PROCESSES: "is not read: the other large files of the vault have used up the time for large files",
    Work.ALL_STEPS: "the vault has used up its steps",
    Work.ALL_EXACT: "the vault has used up its steps for the cross-check",
}
"""The reason why a value is missing if its budget was exhausted, by kind of work."""


def is_cut(reason: str) -> bool:
    """Return whether this is the reason of a value that is missing because a budget was exhausted."""
    return reason in CUT.values()


_SHARED = (Work.ALGEBRA, Work.DATA, Work.PROCESSES)
"""Kinds of work that all notes share in any case."""

TOTALS = (Work.ALL_STEPS, Work.ALL_EXACT)
"""The totals of several kinds of work; an untrusted vault shares them."""
Amounts: TypeAlias = tuple[float, float]
"""The use of the totals, in the order of `TOTALS`."""
NONE_SPENT: Amounts = (0.0, 0.0)


def added(amounts: Iterable[Amounts]) -> Amounts:
    """Return the sum of several amounts."""
    steps, exact = NONE_SPENT
    for one in amounts:
        steps, exact = steps + one[0], exact + one[1]
    return steps, exact


class Budget:
    """Work that is left to one build; whoever does some asks before and reports after."""

    was_cut: bool
    """True if any kind of work has used up its budget."""

    def __init__(self, limits: Mapping[Work, float] | None = None) -> None:
        """Start with the full budget; `limits` replace the default limits by kind."""
        self._begun = 0
        self.renew(limits)

    def begin(self, owner: str = "", apart: Iterable[str] = ()) -> None:
        """Give the next page the whole budget, whatever other pages have used, and forget the use by notes.

        If a limit is set for the whole, as for an untrusted vault, all pages share it. Notes in `apart` do not: they
        are computed once more for others, and were counted before.
        """
        self._accounts.clear()
        self._cut.clear()
        self._begun += 1
        self._apart = frozenset(apart)
        self._count_for(owner)

    def restart(self, spent: Amounts = NONE_SPENT) -> None:
        """Continue with this use of the totals that all notes share."""
        for work, amount in zip(TOTALS, spent, strict=True):
            if work in self._common:
                self._common[work] = amount

    @property
    def totals(self) -> Amounts:
        """The use of the totals that all notes share; zero if they do not."""
        return self._common.get(Work.ALL_STEPS, 0.0), self._common.get(Work.ALL_EXACT, 0.0)

    @property
    def is_half_used(self) -> bool:
        """True if half of a total that all notes share is used up."""
        return any(2 * self._common.get(work, 0) >= self.limits[work] for work in TOTALS)

    def amounts(self, owner: str) -> Amounts:
        """Return the use of the totals by a note since `begin`."""
        account = self._accounts.get(owner)
        return (account[Work.ALL_STEPS], account[Work.ALL_EXACT]) if account else NONE_SPENT

    def is_strained(self, owner: str) -> bool:
        """Return whether a note has used half of one of its limits since `begin`: less work might get further."""
        account = self._accounts.get(owner, {})
        return any(2 * amount >= self.limits[work] for work, amount in account.items() if work not in _SHARED)

    def has_cut(self, *works: Work) -> bool:
        """Return whether one of these kinds of work was cut since `begin`."""
        return not self._cut.isdisjoint(works)

    def enter(self, owner: str) -> None:
        """Count for a note from now on: each note has the whole budget, so others cannot use it up."""
        if owner != self._owner:
            self._count_for(owner)

    def _count_for(self, owner: str) -> None:
        """Look up the account of a note once: the amount that is left is asked for at every point of every search."""
        self._owner = owner
        self._account = self._accounts.setdefault(owner, dict.fromkeys(self.limits, 0.0))
        self._shared = frozenset(self._common).difference(TOTALS if owner in self._apart else ())
        """The kinds of work that all notes share, the current one included."""

    @property
    def turn(self) -> object:
        """The work that is counted: another object for each note and each `begin`."""
        return self._begun, self._owner

    @property
    def _spent(self) -> dict[Work, float]:
        """Return the use by the current note, and by all notes of the budget that they share."""
        return {**self._account, **self._common}

    def _rest(self, work: Work) -> float:
        """Return the amount that is left of a kind alone, negative for work that has exceeded it."""
        return self.limits[work] - (self._common if work in self._shared else self._account)[work]

    @property
    def taken(self) -> float:
        """Return the number of steps that programs have taken; it only grows."""
        return self._taken

    def has(self, work: Work) -> bool:
        """Return whether anything is left; work that is begun then can exceed it, up to its own limit."""
        return self.left(work) > 0

    def left(self, work: Work) -> float:
        """Return the amount that is left, of the kind and of the total."""
        left, whole = self._rest(work), WHOLE.get(work)
        if whole is not None:
            left = min(left, self._rest(whole))
        return left if left > 0 else 0.0  # in the innermost loop of searches: `max` would take longer

    def cut(self, work: Work) -> str:
        """Return the reason why nothing is left, by the budget that is exhausted."""
        whole = WHOLE.get(work, work)
        return CUT[work if self.left(whole) else whole]

    def spend(self, work: Work, amount: float, own: float = 0) -> None:
        """Count `amount` operations of a kind of work; the total also counts the free ones in `own`."""
        self._count(work, amount)
        if work in WHOLE:
            self._count(WHOLE[work], amount + own)
        if not self.left(work):
            self.was_cut = True
            self._cut.add(work)
        self._taken += amount + own if work in WHOLE else 0

    def _count(self, work: Work, amount: float) -> None:
        self._account[work] += amount
        if work in self._shared:
            self._common[work] += amount

    @property
    def are_totals_shared(self) -> bool:
        """True if all notes together may use no more than the totals."""
        return not self._common.keys().isdisjoint(TOTALS)

    def renew(self, limits: Mapping[Work, float] | None = None) -> None:
        """Restore the full budget for a new build, on a machine that an earlier build has made."""
        self.limits: Mapping[Work, float] = {**LIMITS, **(limits or {})}
        is_shared = limits is not None and not limits.keys().isdisjoint(TOTALS)
        self._common: dict[Work, float] = dict.fromkeys([*_SHARED, *(TOTALS if is_shared else ())], 0.0)
        self._accounts: dict[str, dict[Work, float]] = {}
        self._apart = frozenset[str]()
        self._count_for("")
        self._cut: set[Work] = set()
        self._begun += 1
        self._taken: float = 0.0
        self.was_cut = False


class Purse:
    """The budget of one value: its own reserve first, then the amount that is left to all."""

    def __init__(self, budget: Budget, work: Work) -> None:
        """Start a purse with nothing spent yet."""
        self._budget, self._work, self._own = budget, work, FREE[work]
        self._floor = FLOOR if work is Work.STEPS else 0

    @property
    def cut(self) -> str:
        """The reason why it can take no more operations."""
        return self._budget.cut(self._work)

    @property
    def steps(self) -> int:
        """The number of operations that it can still take."""
        whole = self._budget.left(WHOLE[self._work])
        return max(self._floor, int(min(self._own + self._budget.left(self._work), whole)))

    def pay(self, steps: int) -> None:
        """Count steps that were taken."""
        own = min(self._own, steps)
        self._own -= own
        self._floor = max(0, self._floor - steps)
        self._budget.spend(self._work, steps - own, own)
