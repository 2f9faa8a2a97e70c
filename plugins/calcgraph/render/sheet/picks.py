"""What a pick has chosen: the columns of its row, as far as a formula reads them."""

from dataclasses import dataclass

from calcgraph.calc.model import Kind, Quantity, QuantityId, Value
from calcgraph.render.page import Page, column_of
from calcgraph.render.sheet.controls import dataset_of, row_of

MAX_COLUMNS = 4
"""Columns shown beside a pick when no formula says which matter."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """One column of the chosen row."""

    name: str
    key: str
    text: str
    unit: str


def attributes_of(page: Page, pick: Quantity) -> tuple[Attribute, ...]:
    """Numeric columns of the chosen row that formulas read, else the first few; none for what is not a pick.

    Of a composite pick they are at its last name.
    """
    if pick.kind is not Kind.PICK or pick.id.name != _names(pick)[-1]:
        return ()
    table = dataset_of(page, pick)
    cells = table.rows.get(row_of(page, pick), {}) if table else {}
    numeric = [name for name in table.units if isinstance(cells.get(name), Value)] if table else []
    read = [name for name in numeric if _read(page, pick, name)]
    found = (_attribute(page, pick, name) for name in read or numeric[:MAX_COLUMNS])
    return tuple(attribute for attribute in found if attribute)


def _names(pick: Quantity) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(pick.statement, "names", ())
    return names or (pick.id.name,)


def _read(page: Page, pick: Quantity, column: str) -> bool:
    return any(page.index.readers.get(column_of(QuantityId(pick.id.note, name), column)) for name in _names(pick))


def _attribute(page: Page, pick: Quantity, column: str) -> Attribute | None:
    quantities = page.project.calculation.quantities
    for name in _names(pick):
        found = quantities.get(column_of(QuantityId(pick.id.note, name), column))
        if found is not None and found.text:
            return Attribute(column, page.name(found.id), found.text, found.unit.text)
    return None
