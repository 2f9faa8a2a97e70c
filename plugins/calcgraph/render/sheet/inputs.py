"""The inputs of the vault by kind: with them a page names the values that a scenario brings from other notes."""

from collections.abc import Callable

from calcgraph.calc.model import Quantity
from calcgraph.project import Project
from calcgraph.render.page import Page, index_of, page_of, value_text
from calcgraph.render.shared import Json, short_name
from calcgraph.render.sheet.controls import can_set, dataset_of, names_of, pick_options
from calcgraph.source import NoteId


def inputs_of(project: Project, url_of: Callable[[str], str]) -> dict[str, Json]:
    """Return notes by short name with title and address, kinds as maps of rows to labels or null, and inputs.

    The inputs are by `note.name`. Two inputs are of one kind if they pick from one table, at one position of its key,
    or have the same unit and name.
    """
    page = page_of(project, NoteId(""), url_of, index_of(project))
    kinds: dict[tuple[str, str | int], int] = {}
    rows: list[Json] = []
    inputs: dict[str, Json] = {}
    notes: dict[str, Json] = {}
    for quantity in project.calculation.quantities.values():
        if not can_set(quantity):
            continue
        kind = _kind(page, quantity)
        if kind not in kinds:
            kinds[kind] = len(rows)
            rows.append({one.value: one.label for one in pick_options(page, quantity)} or None)
        short = short_name(NoteId(quantity.id.note), project.notes, page.index.ends)
        notes[short] = [page.title(quantity.id.note), url_of(quantity.id.note)]
        was = next((one.label for one in pick_options(page, quantity) if one.chosen), value_text(quantity))
        inputs[f"{short}.{quantity.id.name}"] = [kinds[kind], said_of(quantity), was]
    return {"notes": notes, "kinds": rows, "inputs": inputs}


def said_of(quantity: Quantity) -> str:
    """Return the description of a row, or its name if it does not have one."""
    return quantity.comment.text or quantity.id.name


def _kind(page: Page, quantity: Quantity) -> tuple[str, str | int]:
    table = dataset_of(page, quantity)
    if table is not None:
        return table.id.key, names_of(quantity).index(quantity.id.name)
    return quantity.unit.text, quantity.id.name
