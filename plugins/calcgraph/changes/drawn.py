"""Contributions over sampled orders, of all values at once: for many edits, or for very many values.

An order of all edits is also an order of the edits that affect a value, and each of those is equally likely. Going up
by an order and down by the same is two orders, the second from its end.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import fsum
from random import Random

from calcgraph.changes.attribution import Attribution, EditGroup
from calcgraph.changes.leaves import AppliedEdits
from calcgraph.changes.mixture import Mixture

ORDERS = 64
LEAST_ORDERS = 2
SEED = 20
MOST_WORK = 300_000
"""Nodes that are computed for all values together, some seconds; where more would be, fewer orders are drawn."""


def drawn(mixture: Mixture, behind: Mapping[str, AppliedEdits]) -> dict[str, Attribution]:
    """The parts of the change of each value by the edits `behind` it; those that have no value on some way are absent.

    Parts are exact in their sum: what rounding leaves is in the largest.
    """
    edits = sorted(frozenset().union(*behind.values()))
    first = _values(mixture, frozenset(), behind)
    last = _values(mixture, frozenset(edits), behind)
    cost = 2 * sum(len(mixture.reach(frozenset([edit]))) for edit in edits)
    pairs = min(ORDERS, max(LEAST_ORDERS, MOST_WORK // max(cost, 1))) // 2
    steps = _walked(mixture, behind, edits, pairs)
    alone = {edit: steps.alone(mixture, edit) for edit in edits}
    found = {}
    for key, group in behind.items():
        ends = first[key], last[key]
        if key not in steps.lost and ends[0] is not None and ends[1] is not None:
            change = Fraction(ends[1]) - Fraction(ends[0])
            own = fsum(alone[edit].get(key, 0.0) for edit in group)
            found[key] = Attribution(
                _exact(steps.shares[key], sorted(group), 2 * pairs, change), change - Fraction(own)
            )
    return found


def _walked(mixture: Mixture, behind: Mapping[str, AppliedEdits], edits: Sequence[int], pairs: int) -> "_StepEffects":
    """Return the effects of the edits in sampled orders, going up and down by each."""
    steps = _StepEffects(behind)
    random = Random(SEED)  # noqa: S311 - the same orders every time
    for _ in range(pairs):
        order = [*edits]
        random.shuffle(order)
        mixture.go(frozenset())
        for edit, way in _there_and_back(order):
            steps.take(mixture, edit, way)
    return steps


def _values(mixture: Mixture, chosen: AppliedEdits, keys: Mapping[str, AppliedEdits]) -> dict[str, float | None]:
    mixture.go(chosen)
    return {key: mixture.here(key) for key in keys}


def _there_and_back(order: Sequence[int]) -> Iterator[tuple[int, AppliedEdits]]:
    """The edit that is made or taken back in each step, and all that are made then."""
    chosen: AppliedEdits = frozenset()
    for edit in order:
        chosen |= {edit}
        yield edit, chosen
    for edit in order:
        chosen -= {edit}
        yield edit, chosen


class _StepEffects:
    """The effect of each step on each value."""

    def __init__(self, keys: Mapping[str, AppliedEdits]) -> None:
        self._keys = keys
        self.shares: dict[str, dict[int, float]] = {key: defaultdict(float) for key in keys}
        self.lost: set[str] = set()
        """The values that cannot be computed in some state."""

    def take(self, mixture: Mixture, edit: int, chosen: AppliedEdits) -> None:
        """Make an edit or undo it; in both cases record its effect on the values."""
        for key, step in self._stepped(mixture, edit, chosen):
            self.shares[key][edit] += step if edit in chosen else -step

    def alone(self, mixture: Mixture, edit: int) -> dict[str, float]:
        """Return the effect of an edit by itself."""
        mixture.go(frozenset())
        return dict(self._stepped(mixture, edit, frozenset([edit])))

    def _stepped(self, mixture: Mixture, edit: int, chosen: AppliedEdits) -> Iterator[tuple[str, float]]:
        keys = [key for key in mixture.reach(frozenset([edit])) if key in self._keys]
        before = [mixture.here(key) for key in keys]
        mixture.go(chosen)
        for key, was in zip(keys, before, strict=True):
            now = mixture.here(key)
            if was is None or now is None:
                self.lost.add(key)
            else:
                yield key, now - was


def _exact(
    sums: Mapping[int, float], edits: Sequence[int], orders: int, change: Fraction
) -> tuple[tuple[EditGroup, Fraction], ...]:
    shares = {edit: Fraction(sums.get(edit, 0.0)) / orders for edit in edits}
    largest = max(edits, key=lambda edit: abs(shares[edit]))
    shares[largest] += change - sum(shares.values())
    return tuple((frozenset([edit]), share) for edit, share in shares.items())
