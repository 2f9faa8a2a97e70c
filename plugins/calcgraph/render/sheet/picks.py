"""The choices of a pick that formulas read, and the values of groups, which are in no other table."""

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset, Kind, Quantity, QuantityId, Value
from calcgraph.calc.nodes import Node
from calcgraph.calc.syntax.tree import Function
from calcgraph.render.page import Page, column_of
from calcgraph.render.sheet.controls import dataset_of, names_of, row_of

MAX_COLUMNS = 4
"""The number of columns shown next to a pick when no formula reads any."""


class Attribute(Struct, frozen=True):
    """One column of the chosen row."""

    name: str
    key: str
    text: str
    unit: str
    words: str = ""
    """Its name for a reader, if it is not that of the column."""


MAX_GROUPS = 12
"""The number of groups shown next to the line that makes them; a view has all."""


def attributes_of(page: Page, pick: Quantity) -> tuple[Attribute, ...]:
    """Return the numeric columns of the chosen row that formulas read, or the first few; or each group of a line.

    Those of a composite pick are at its last name.
    """
    if pick.kind is Kind.VECTOR:
        return ()
    if isinstance(pick.statement, Function) and pick.statement.table:
        return _groups(page, pick, pick.statement.table)
    if pick.kind is not Kind.PICK or pick.id.name != names_of(pick)[-1]:
        return ()
    table = dataset_of(page, pick)
    cells = table.rows.get(row_of(page, pick), {}) if table else {}
    numeric = [name for name in table.units if isinstance(cells.get(name), Value)] if table else []
    scopes = page.project.calculation.scopes
    numeric += computed_names(scopes.get(table.id.note), table.id) if table else ()
    read = [name for name in numeric if _read(page, pick, name)]
    found = (_attribute(page, pick, name) for name in read or numeric[:MAX_COLUMNS])
    return tuple(attribute for attribute in found if attribute)


def table_of(page: Page, column: Node) -> Dataset | None:
    """Return the table whose cells a reader may set in the rows of a pick: numbers without a range, one pick a row."""
    pick = page.index.by_key.get(column.picks[0]) if len(column.picks) == 1 else None
    return dataset_of(page, pick) if pick and column.cells and not column.spreads else None


def own_cells(page: Page, pick: Quantity) -> tuple[Attribute, ...]:
    """Return the columns that formulas read of a pick's row, if a reader may set their cells."""
    found = (one for one in attributes_of(page, pick) if (node := _node(page, pick, one)) and table_of(page, node))
    return tuple(replace(one, words=cell_words(page, pick, one.name)) for one in found)


def cell_words(page: Page, pick: Quantity, column: str) -> str:
    """Return the description of a column in the note of a pick, or else in the note of its table; empty without one."""
    table, described = dataset_of(page, pick), page.index.described
    if table is None:
        return ""
    return described.get((pick.id.note, table.id, column)) or described.get((table.id.note, table.id, column), "")


def _node(page: Page, pick: Quantity, one: Attribute) -> Node | None:
    key = column_of(pick.id, one.name).key
    return None if key in page.index.far else page.project.calculation.nodes.get(key)


def _groups(page: Page, line: Quantity, table: str) -> tuple[Attribute, ...]:
    """The cells of a column of groups; those of a table that is written in the note are in it."""
    note = page.project.notes.get(line.id.note)
    dataset = page.project.calculation.datasets.get(QuantityId(line.id.note, table))
    if note is None or dataset is None or any(one.name == table for one in note.tables):
        return ()
    column, quantities = line.id.name.rpartition(".")[2], page.project.calculation.quantities
    ids = ((row, QuantityId(line.id.note, f"{table}.{row}.{column}")) for row in list(dataset.rows)[:MAX_GROUPS])
    cells = ((row, quantities[id_]) for row, id_ in ids if id_ in quantities)
    return tuple(Attribute(row, page.name(one.id), one.text, one.unit.text) for row, one in cells if one.text)


def _read(page: Page, pick: Quantity, column: str) -> bool:
    return any(page.index.readers.get(column_of(QuantityId(pick.id.note, name), column)) for name in names_of(pick))


def _attribute(page: Page, pick: Quantity, column: str) -> Attribute | None:
    quantities = page.project.calculation.quantities
    for name in names_of(pick):
        found = quantities.get(column_of(QuantityId(pick.id.note, name), column))
        if found is not None and found.text:
            return Attribute(column, page.name(found.id), found.text, found.unit.text)
    return None
