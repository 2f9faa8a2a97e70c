"""Runs of backticks: where a code span that is opened closes."""

import re
from bisect import bisect_left

_RUN = re.compile("`+")


class BacktickRuns:
    """The runs of backticks in a piece of text, found once, so that any number of look-ups stays linear."""

    __slots__ = ("_starts",)

    def __init__(self, text: str, start: int, end: int) -> None:
        self._starts: dict[int, list[int]] = {}
        for run in _RUN.finditer(text, start, end):
            self._starts.setdefault(run.end() - run.start(), []).append(run.start())

    def close(self, at: int, length: int) -> int:
        """Return the offset after the first run of exactly `length` backticks at or after `at`, or -1."""
        starts = self._starts.get(length, [])
        index = bisect_left(starts, at)
        return starts[index] + length if index < len(starts) else -1
