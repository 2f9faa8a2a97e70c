"""Proves how far a formula goes in a box: boxes are halved until bounds meet the best value that was found."""

import heapq
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from calcgraph.calc.programs.enclosing.bounds import Bounds, Ends, ExhaustedSearch, UnboundedFormula, product

ProofBox: TypeAlias = Mapping[str, Ends]
ProofPoint: TypeAlias = Mapping[str, float]
BoundsOf: TypeAlias = Callable[[ProofBox], Bounds]

MOST_BOXES = 3_000
"""Looked at for each end."""
UNKNOWN = 400
"""Boxes without bounds that are halved, for each end; more of them are a formula whose bounds are not known."""
BLIND = 64
"""The same while no box has had bounds at all: halving helps a wide box, but no operation without known bounds."""
MEETS = 1e-9
"""Share of the width by which bounds meet the ends found; boxes are halved until then."""
PROVED = 1e-6
"""The same that is enough."""
TINY = 1e-12
"""Share of the size of values: rounding keeps bounds from coming nearer."""


class BestValue:
    """The largest value seen, negated for a search of the smallest."""

    def __init__(self, sign: float, value: Callable[[ProofPoint], float], climb: Callable[[ProofPoint], float]) -> None:
        """`value` asks at a point, `climb` climbs from one; both return the value seen."""
        self.sign = sign
        self._value, self._climb = value, climb
        self.seen = float("-inf")

    def at(self, point: ProofPoint, slack: float) -> float:
        """Return the value at a point; from a better one it climbs."""
        found = self.sign * self._value(point)
        if found > self.seen + slack:
            self.seen = max(found, self.sign * self._climb(point))
        return found


class _OpenBox(NamedTuple):
    """A box that is not settled; the first of a heap has the highest bound."""

    below: float
    """The bound, negative."""
    number: int
    box: ProofBox
    bounds: Bounds | None


def bound_of(ask: BoundsOf, box: ProofBox, best: BestValue, width: Callable[[], float]) -> float:
    """Return a bound above all values times `best.sign`: the highest of the boxes that are not settled."""
    try:
        return _Proof(ask, box, best, width).found()
    except ExhaustedSearch:
        return float("inf")


class _Proof:
    def __init__(self, ask: BoundsOf, box: ProofBox, best: BestValue, width: Callable[[], float]) -> None:
        self._ask, self._best, self._width = ask, best, width
        self._whole = box
        self._parts: list[_OpenBox] = []
        self._unknown = self._count = 0
        self._push(box)

    def found(self) -> float:
        while self._parts:
            top = self._parts[0]
            if -top.below <= self._best.seen + self._slack(MEETS):
                break
            if self._count >= MOST_BOXES or self._unknown >= (BLIND if self._unknown == self._count else UNKNOWN):
                return -top.below
            halves = self._halves(top)
            if not halves:
                return -top.below
            heapq.heappop(self._parts)
            for half in halves:
                self._push(half)
        return self._best.seen

    def _slack(self, share: float) -> float:
        return max(share * self._width(), TINY * abs(self._best.seen))

    def _push(self, box: ProofBox) -> None:
        """Bound a box without the part that its slopes settle, and keep it if it may have more."""
        self._count += 1
        sign = self._best.sign
        try:
            bounds = self._ask(box)
        except UnboundedFormula:
            self._unknown += 1
            self._best.at(_middle(box), self._slack(MEETS))
            heapq.heappush(self._parts, _OpenBox(float("-inf"), self._count, box, None))
            return
        smaller = _settled(box, bounds, sign)
        if smaller is not None:
            self._push(smaller)
            return
        centre = _middle(box)
        middle = self._best.at(centre, self._slack(MEETS))
        upper = min(sign * (bounds.high if sign > 0 else bounds.low), middle + _rise(box, centre, bounds, sign))
        if upper > self._best.seen + self._slack(MEETS):
            heapq.heappush(self._parts, _OpenBox(-upper, self._count, box, bounds))

    def _halves(self, part: _OpenBox) -> list[ProofBox]:
        """Return both halves of a box, along the input that matters most."""
        wide = {key: high - low for key, (low, high) in part.box.items() if high > low}
        if not wide:
            return []

        def weight(key: str) -> tuple[float, float]:
            low, high = self._whole[key]
            share = wide[key] / (high - low)
            if part.bounds is None:
                return 0.0, share
            ends = part.bounds.slopes.get(key, (0.0, 0.0))
            return max(abs(ends[0]), abs(ends[1])) * wide[key], share

        key = max(sorted(wide), key=weight)
        low, high = part.box[key]
        middle = low + (high - low) / 2
        if not low < middle < high:
            return []
        return [{**part.box, key: (low, middle)}, {**part.box, key: (middle, high)}]


def _middle(box: ProofBox) -> ProofPoint:
    return {key: low if low == high else low + (high - low) / 2 for key, (low, high) in box.items()}


def _settled(box: ProofBox, bounds: Bounds, sign: float) -> ProofBox | None:
    """Return the side of a box on which the largest value is, along inputs that only raise or only lower it."""
    found: dict[str, Ends] = {}
    for key, (low, high) in box.items():
        if low == high:
            continue
        below, above = bounds.slopes.get(key, (0.0, 0.0))
        if below >= 0:
            found[key] = (high, high) if sign > 0 else (low, low)
        elif above <= 0:
            found[key] = (low, low) if sign > 0 else (high, high)
    return {**box, **found} if found else None


def _rise(box: ProofBox, centre: ProofPoint, bounds: Bounds, sign: float) -> float:
    """Return how far a box's values may exceed the one in its middle, by its slopes."""
    total = 0.0
    for key, ends in bounds.slopes.items():
        low, high = box[key]
        if low == high:
            continue
        below, above = product(ends, (low - centre[key], high - centre[key]))
        total += above if sign > 0 else -below
    return total
