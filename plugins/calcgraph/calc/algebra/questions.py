"""Questions of algebra: each asked once in the life of a vault, answers and refusals remembered alike."""

import json
from collections.abc import Callable, MutableMapping

from calcgraph.calc.algebra.asking import PASSING
from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.inputs import AlgebraCall

_CUT = "the budget"


class Questions:
    """The queries to the algebra worker, with the known results and the remaining budget.

    A question that hit its deadline is not asked again. A question that came after the build had used up its seconds is
    asked again if a build now has more seconds than it had then.
    """

    def __init__(
        self, ask: AlgebraCall, memory: MutableMapping[str, str], budget: Budget, spent: Callable[[], float] = float
    ) -> None:
        """Store the worker's call; `spent` returns the seconds of processor time of all questions so far."""
        self._ask, self._memory, self._budget, self._clock = ask, memory, budget, spent

    def ask(self, question: str) -> str:
        """The answer, from memory if it is there."""
        known = self._memory.get(question)
        if known is not None and not self._is_worth_asking(known):
            return known
        if not self._budget.has(Work.ALGEBRA):
            answer = json.dumps({"could_not": _CUT, "seconds": self._budget.limits[Work.ALGEBRA]})
        else:
            before = self._clock()
            answer = self._ask(question)
            self._budget.spend(Work.ALGEBRA, self._clock() - before)
        if answer not in PASSING:
            self._memory[question] = answer
        return answer

    def _is_worth_asking(self, answer: str) -> bool:
        return is_cut(answer) and json.loads(answer)["seconds"] < self._budget.limits[Work.ALGEBRA]


def is_cut(answer: str) -> bool:
    """Return whether the seconds of a build were used up before this question was asked."""
    return _CUT in answer and bool(json.loads(answer).get("could_not") == _CUT)
