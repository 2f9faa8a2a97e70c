"""Functions that a search evaluates: the values of their operations are kept, so that narrow peaks are noticed."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.overlooked import (
    COST,
    CROWDED,
    MISSED,
    MOST_SAMPLES,
    SOME_TERMS,
    Change,
    Sample,
    TurningPlace,
    has_search,
    is_crowded,
    is_missed,
    modes,
    places,
)
from calcgraph.calc.programs.values import Frame, Trouble, Values

_T = TypeVar("_T")


class WatchedFunction:
    """A function whose operations' values are kept at its first points, unless another search does so already."""

    def __init__(self, run: Values, body: Callable[[float], float], frame: Frame, ends: tuple[int, int]) -> None:
        self._run, self._body, self._frame, self._ends = run, body, frame, ends
        self._samples: list[Sample] = []
        self._before = run.budget[0]
        outer = run.trace(None)
        self._is_watched = outer is None
        run.trace(outer)
        (operations, _), (first, last) = frame, ends
        self._is_nested = self._is_watched and has_search(operations[first:last])
        self._skips_terms = False
        self._found: list[TurningPlace] = []
        self._left: list[Change] = []

    def __call__(self, point: float) -> float | None:
        """Return the value at a point; None if the function is not defined there."""
        if not self._is_watched:
            return attempt(self._run, self._body, point)
        found = self._sample(point)
        if len(self._samples) < MOST_SAMPLES:
            self._samples.append(found)
        return found.value

    def _sample(self, point: float) -> Sample:
        traced: list[Frame] = []
        self._run.trace(traced)
        try:
            value = attempt(self._run, self._body, point)
        finally:
            self._run.trace(None)
        (operations, slots), (first, last) = self._frame, self._ends
        parts, jumps = slots[first : last - 1], modes(operations[first:last], slots)
        for each, values in traced:
            parts.extend(values)
            jumps.extend(modes(each, values))
            self._is_nested = self._is_nested or (not self._samples and has_search(each))
            self._skips_terms = self._skips_terms or each is SOME_TERMS
        parts.extend(jumps)
        return Sample(point, value, () if value is None else parts, len(parts if self._is_nested else jumps))

    def places(self) -> list[list[tuple[float, float | None]]]:
        """Return points at and around the places where operations change between the points, with values."""
        if not self._samples:
            return []
        left = self._run.budget[0]
        one = (self._before - left) // len(self._samples) + 1
        samples, self._samples = self._samples, []
        found, self._left = places(samples, self._sample, left // (2 * COST * one))
        self._found = found
        if self._is_nested and is_missed(samples, found, lambda point: attempt(self._run, self._body, point)):
            raise DomainError(MISSED)
        return [[(sample.at, sample.value) for sample in place.samples] for place in found]

    def crowded(self, narrow: Sequence[float]) -> None:
        """Raise DomainError if there may be more narrow peaks like those at these points."""
        if self._skips_terms or is_crowded(self._found, self._left, narrow):
            raise DomainError(CROWDED)


def attempt(run: Values, act: Callable[..., _T], *given: object) -> _T | None:
    """Return the result of a function; None if it has no value."""
    opened = run.budget[1:3]
    try:
        return act(*given)
    except Trouble:
        if run.budget[0] < 0:
            raise
        run.budget[1:3] = opened
        return None
