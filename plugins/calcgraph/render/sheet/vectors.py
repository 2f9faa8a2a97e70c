"""Components of a vector, which are drawn in its row and are as live as any other number."""

from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity
from calcgraph.render.page import Page, column_of
from calcgraph.render.sheet.controls import Control, control_of


class VectorComponent(Struct, frozen=True):
    """A component of a vector."""

    quantity: Quantity
    key: str
    """As scripts call it."""
    control: Control | None


def parts_of(page: Page, vector: Quantity) -> tuple[VectorComponent, ...]:
    """The components of a vector, in order; none of anything else."""
    scope = page.project.calculation.scopes.get(vector.id.note)
    entry = scope.entries.get(vector.id.name) if scope and vector.kind is Kind.VECTOR else None
    ids = (column_of(vector.id, axis) for axis in (entry.components if entry else ()))
    found = (page.project.calculation.quantities.get(id_) for id_ in ids)
    return tuple(VectorComponent(one, page.name(one.id), control_of(page, one)) for one in found if one is not None)
