"""Which rows of a sheet a reader sees at first: its results. What is wrong is never folded away."""

from collections.abc import Sequence

from calcgraph.calc.model import Kind, Quantity, Sheet
from calcgraph.render.page import Page

MOST = 5
"""Rows that are seen at first."""
SMALL = 6
"""Lines of a sheet that is not folded: its foot would take the room of a row."""


def results_of(page: Page, sheet: Sheet) -> frozenset[str]:
    """Names of the rows that are seen: of `show`, else formulas most claimed in the note, then most used elsewhere."""
    named = [name.strip() for name in sheet.fence.options.get("show", "").split(",") if name.strip()]
    if named:
        return frozenset(named)
    found = [page.project.calculation.quantities.get(key) for key in sheet.rows]
    rows = [one for one in found if one is not None]
    formulas = [one for one in rows if one.kind in {Kind.FORMULA, Kind.SOLVE}]
    if not formulas:
        return frozenset(one.id.name for one in rows[:MOST])
    ranked = sorted(formulas, key=lambda one: _rank(page, one))
    return frozenset(one.id.name for one in ranked[:MOST])


def _rank(page: Page, quantity: Quantity) -> tuple[int, int]:
    """Fewer is earlier; of equal ones the first in the file."""
    claimed = sum(claim.note == quantity.id.note for claim in page.index.claims.get(quantity.id, ()))
    used = {reader.note for reader in page.index.readers.get(quantity.id, ())} - {quantity.id.note}
    return -claimed, -len(used)


def is_folded(items: Sequence[object]) -> bool:
    """Whether a sheet is long enough to be folded."""
    return len(items) > SMALL
