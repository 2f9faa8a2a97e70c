"""Rows of columns, grouped by their numbers."""

from collections.abc import Mapping, Sequence

_MOST = 8
"""Columns whose groups are kept."""


class Groupings:
    """The last columns by which rows were grouped, so that rows are grouped once for all of the groups."""

    def __init__(self) -> None:
        self._kept: list[tuple[Sequence[float], Mapping[float, Sequence[int]]]] = []

    def of(self, numbers: Sequence[float]) -> Mapping[float, Sequence[int]]:
        """Return the rows of each group."""
        for known, groups in self._kept:
            if known is numbers:
                return groups
        found: dict[float, list[int]] = {}
        for row, group in enumerate(numbers):
            found.setdefault(group, []).append(row)
        self._kept = [(numbers, found), *self._kept[: _MOST - 1]]
        return found
