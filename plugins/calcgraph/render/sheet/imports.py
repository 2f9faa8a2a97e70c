"""The line of a sheet that lists its imports and their notes: `from The KV cache: kv_per_token 328 kB/tok`."""

from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity
from calcgraph.calc.syntax.tree import Use
from calcgraph.render.page import Page, value_text
from calcgraph.render.sheet.vectors import VectorComponent, parts_of
from calcgraph.source import NoteId


class ImportedName(Struct, frozen=True):
    """One name a sheet takes from another note."""

    name: str
    url: str
    """The address of its row in its home note; empty if the name does not exist there."""
    key: str
    text: str
    """Its value with unit, or the row of a pick; empty for tables and functions."""
    unit: str
    parts: tuple[VectorComponent, ...] = ()
    """Components of a vector."""


class ImportOrigin(Struct, frozen=True):
    """The imports of one `use`."""

    title: str
    """The title of the note; the target as written if it does not exist."""
    url: str
    names: tuple[ImportedName, ...]


class ImportLine(Struct, frozen=True):
    """The imports of the `use` statements of neighbouring lines."""

    origins: tuple[ImportOrigin, ...]


def import_line(page: Page, note: NoteId, use: Use) -> ImportLine:
    """The names of a `use` with their values and their homes."""
    names = page.project.calculation.names.get(note, {})
    homes = [names[one.alias].note for one in use.imports if one.alias in names]
    title = page.title(homes[0]) if homes else use.target
    imported = tuple(_imported(page, note, one.alias) for one in use.imports)
    return ImportLine((ImportOrigin(title, page.url_of(homes[0]) if homes else "", imported),))


def _imported(page: Page, note: NoteId, alias: str) -> ImportedName:
    found = page.project.calculation.names.get(note, {}).get(alias)
    if found is None:
        return ImportedName(alias, "", "", "", "")
    quantity = page.project.calculation.quantities.get(found)
    text, unit = _text(quantity), quantity.unit.text if quantity else ""
    parts = parts_of(page, quantity) if quantity and text else ()
    return ImportedName(alias, page.row_url(found), page.name(found) if text else "", text, unit, parts)


def _text(quantity: Quantity | None) -> str:
    if quantity is None or quantity.kind is Kind.FUNCTION or not quantity.text:
        return ""
    return value_text(quantity)
