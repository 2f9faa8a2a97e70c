"""The means that evaluations of one build share: limits that they spend, and a process for questions of algebra."""

from collections.abc import Mapping

from msgspec import Struct, field

from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.programs.known_runs import KnownRuns
from calcgraph.settings import ValueSettings


class Means(Struct):
    """The resources for evaluation, shared by all families of one build."""

    budget: Budget
    worker: Worker = field(default_factory=Worker)
    """Started at the first question of algebra."""
    runs: KnownRuns = field(default_factory=KnownRuns)

    @classmethod
    def of(
        cls, settings: ValueSettings, limits: Mapping[Work, float] | None = None, before: "Means | None" = None
    ) -> "Means":
        """Return the means of one build; with those of the build `before`, whose budget its machines still use."""
        budget = before.budget if before else Budget()
        budget.renew({Work.ALGEBRA: settings.algebra_seconds, **(limits or {})})
        return cls(budget, runs=before.runs if before else KnownRuns())
