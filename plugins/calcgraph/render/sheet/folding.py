"""The rows of a sheet or table that a reader sees at first. Errors are never folded away."""

from collections.abc import Sequence

from calcgraph.calc.model import Kind, Quantity, Sheet
from calcgraph.render.page import Page
from calcgraph.render.sheet.steps import expression_of

MOST = 4
"""Rows that are seen at first."""
SMALL = 4
"""Lines of a sheet that is not folded."""
FIRST = 6
"""Rows of a table that are seen at first."""


UNASKED = (0, 0)
"""The rank of a formula on the way: no sentence of its note and no other note asks for it."""


def results_of(page: Page, sheet: Sheet) -> frozenset[str]:
    """Return the visible rows: of `show`, otherwise formulas most claimed in the note, then most used elsewhere."""
    named = [name.strip() for name in sheet.fence.options.get("show", "").split(",") if name.strip()]
    if named:
        return frozenset(named)
    found = [page.project.calculation.quantities.get(key) for key in sheet.rows]
    rows = [one for one in found if one is not None]
    kinds = {Kind.FORMULA, Kind.SOLVE, Kind.VECTOR}
    formulas = [one for one in rows if one.kind in kinds and (one.kind is not Kind.VECTOR or expression_of(one))]
    if not formulas:
        return frozenset(one.id.name for one in rows[:MOST])
    ranked = sorted(formulas, key=lambda one: _rank(page, one))
    asked_for = [one for one in ranked if _rank(page, one) != UNASKED]
    return frozenset(one.id.name for one in (asked_for or ranked)[:MOST])


def _rank(page: Page, quantity: Quantity) -> tuple[int, int]:
    """Fewer is earlier; of equal ones the first in the file."""
    claimed = sum(claim.note == quantity.id.note for claim in page.index.claims.get(quantity.id, ()))
    used = {reader.note for reader in page.index.readers.get(quantity.id, ())} - {quantity.id.note}
    return -claimed, -len(used)


def is_folded(items: Sequence[object]) -> bool:
    """Return whether a sheet is long enough to be folded."""
    return len(items) > SMALL


def rest_of(current: Sequence[bool]) -> frozenset[int]:
    """Places of the rows of a table that are folded away, of which `current` says whether each is the page's case.

    The first rows are seen; a current row further down has the place of the last of them.

    >>> sorted(rest_of([True] + [False] * 8))
    [6, 7, 8]
    >>> sorted(rest_of([False] * 8 + [True]))
    [5, 6, 7]
    """
    if len(current) <= FIRST:
        return frozenset()
    at = current.index(True) if True in current else 0
    seen = {*range(FIRST)} if at < FIRST else {*range(FIRST - 1), at}
    return frozenset(range(len(current))) - seen
