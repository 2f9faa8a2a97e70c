"""Lookup of the thing that a name means: a note, a quantity, a column, a cell of a table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset, Kind, Quantity, QuantityId, Unit, Value
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.units.display import figure_in, format_quantity, join_unit
from calcgraph.hosts.commands.vaults import note_called
from calcgraph.hosts.editor.words import shown_value
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.model import Cell, Note
from calcgraph.project import Project
from calcgraph.source import NoteId
from calcgraph.suggest import did_you_mean

MOST_CELLS = 200_000
"""Cells of all tables together that are searched: a line of text can name a file of 10,000 rows."""
MOST_ROWS = 20
"""Rows or columns that are named where a table has none of a name."""
MOST_NOTES = 20
"""Notes that are named where several have a name."""


class ValueItem(Struct, frozen=True):
    """Something with a value: a quantity, or a cell of a table."""

    id: QuantityId
    kind: str
    line: int
    text: str
    """The value with its unit, as its page shows it."""
    value: Value | None
    unit: Unit
    said: str = ""
    """Its comment, or the row and the column of a cell."""
    quantity: Quantity | None = None
    """None for a cell."""


def find_note(project: Project, name: str) -> Note | None:
    """The note of a title, alias, path or id."""
    wanted = name.strip().casefold()
    titled = (one for one in project.notes.values() if wanted in {one.title.casefold(), one.id.casefold()})
    return note_called(project, name.strip().removesuffix(".md")) or next(titled, None)


def no_note(project: Project, name: str) -> Answer:
    """Return the reply to a name that no note has."""
    known = [one.title for one in project.notes.values()]
    hint = did_you_mean(name, known, otherwise="`notes` lists them, `search` finds one by its words")
    return {"problem": f"no note is called `{name}`", "hint": hint}


def row_of(one: ValueItem) -> Answer:
    """Return a value's position, its text, and its plain number with the unit."""
    row = {"kind": one.kind, "name": one.id.name, "value": one.text, **figures_of(one.value, one.unit)}
    return {**row, "note": one.id.note, "line": one.line}


def figures_of(value: Value | None, unit: Unit) -> Answer:
    """The number and the unit of a value, for a program; with its ends if it is a range."""
    if value is None:
        return {}
    found = {"number": figure_in(value.number, unit), "unit": unit.text}
    if value.is_range:
        found |= {"low": figure_in(value.low, unit), "high": figure_in(value.high, unit)}
    return found


def of_quantity(one: Quantity) -> ValueItem:
    """A quantity with its value."""
    return ValueItem(
        one.id,
        str(one.kind),
        one.statement.span.line,
        shown_value(one),
        one.value,
        one.unit,
        one.comment.text,
        one,
    )


class TableRows(NamedTuple):
    """A table with the number of its rows that are searched."""

    dataset: Dataset
    most: int


def tables_read(project: Project) -> Iterator[TableRows]:
    """Yield the tables of a vault; all together have up to MOST_CELLS cells, the same rows of a file counted once."""
    left, seen = MOST_CELLS, set[int]()
    for dataset in project.calculation.datasets.values():
        count = 0 if id(dataset.table.rows) in seen else min(len(dataset.rows), left // max(len(dataset.columns), 1))
        seen.add(id(dataset.table.rows))
        left -= count * len(dataset.columns)
        yield TableRows(dataset, count)


def tables_cut(project: Project) -> Answer:
    """Return the part of an answer that names tables too large to be searched whole; empty without such tables."""
    whole, cut = set[int](), dict[int, str]()
    for dataset, count in tables_read(project):
        same = id(dataset.table.rows)
        if count == len(dataset.rows):
            whole.add(same)
        elif same not in whole:
            cut.setdefault(same, f"{dataset.id.note}#{dataset.id.name}, from row {count + 1}")
    if not cut:
        return {}
    rest = {"and_others": len(cut) - MOST_NOTES} if len(cut) > MOST_NOTES else {}
    return {"not_searched": [*islice(cut.values(), MOST_NOTES)], **rest}


def cells_of(dataset: Dataset, count: int) -> Iterator[ValueItem]:
    """The numbers in the first rows of a table."""
    for row, written in islice(zip(dataset.rows, dataset.table.rows, strict=False), count):
        for column in dataset.units:
            if cell := _cell(dataset, row, column, written):
                yield cell


def _cell(dataset: Dataset, row: str, column: str, written: Sequence[Cell]) -> ValueItem | None:
    """Return a number of a table; None for a cell without one."""
    value, unit = dataset.rows[row].get(column), dataset.units[column]
    if not isinstance(value, Value):
        return None
    id_ = QuantityId(dataset.id.note, f"{dataset.id.name}.{row}.{column}")
    line = dataset.table.span.line if dataset.file or not written else written[0].span.line
    return ValueItem(id_, "cell", line, format_quantity(value, unit), value, unit, f"{row} {column}")


def all_valued(project: Project) -> Iterator[ValueItem]:
    """Every value of a vault: rows of sheets, then the cells of tables."""
    for quantity in project.calculation.quantities.values():
        if quantity.value is not None and quantity.kind is not Kind.COLUMN and not is_step(quantity.id):
            yield of_quantity(quantity)
    for dataset, count in tables_read(project):
        yield from cells_of(dataset, count)


def find(project: Project, name: str) -> tuple[ValueItem | None, Answer]:
    """Return the item that a name means (`tps`, `gpus.h100.bw`, `note#tps`), or the reason if it is not found."""
    written, _, own = name.strip().rpartition("#")
    owner = find_note(project, written) if written else None
    if written and owner is None:
        return None, no_note(project, written)
    known = project.calculation.quantities
    here = [one for one in known.values() if one.id.name == own and owner in (None, project.notes.get(one.id.note))]
    found = [of_quantity(one) for one in here] or [*_cells(project, own, owner)]
    if len(found) == 1:
        return found[0], {}
    if found:
        shown = [f"{one.id.note}#{own}" for one in islice(found, MOST_NOTES)]
        them = {f"{one.id.note}#{own}": _in_words(one) for one in islice(found, MOST_NOTES)}
        rest = {"and_others": len(found) - MOST_NOTES} if len(found) > MOST_NOTES else {}
        return None, {"problem": f"`{own}` is in several notes", "say": shown, "values": them, **rest}
    names = [one.name for one in known if owner is None or one.note == owner.id]
    table, dot, _ = own.partition(".")
    if dot and (dataset := table_of(project, f"{written}#{table}" if written else table)):
        return None, _no_cell(dataset, own)
    words = "`search` finds quantities by words"
    hint = words if " " in own.strip() else did_you_mean(own, names, otherwise=words)
    return None, {"problem": f"there is no quantity `{own}`", "hint": hint}


def _in_words(one: ValueItem) -> str:
    """A value and its comment in one line."""
    said = one.said if one.quantity is not None else ""
    return ": ".join(part for part in (one.text, said) if part)


def cited_in(cells: Mapping[str, Value | str | None]) -> Iterator[str]:
    """The keys of the sources that a row names: those of its cells that are `@key`."""
    for text in cells.values():
        if isinstance(text, str) and text.startswith("@"):
            yield from (key.strip().removeprefix("@") for key in text.split(",") if key.strip().startswith("@"))


class CellPlace(NamedTuple):
    """A cell of a table."""

    dataset: Dataset
    row: str
    column: str


def place_of(project: Project, one: ValueItem) -> CellPlace:
    """The table, row and column of an item that is a cell."""
    name = one.id.name
    table = name.partition(".")[0]
    dataset = project.calculation.datasets[QuantityId(one.id.note, table)]
    row, _, column = name.removeprefix(f"{table}.").rpartition(".")
    return CellPlace(dataset, row, column)


def _cells(project: Project, own: str, owner: Note | None) -> Iterator[ValueItem]:
    """The cells that a dotted name means; spaces and case of a row may be others."""
    base, _, rest = own.partition(".")
    for id_, dataset in project.calculation.datasets.items():
        if id_.name == base and rest and (owner is None or id_.note == owner.id):
            wanted = rest.casefold()
            for row, written in zip(dataset.rows, dataset.table.rows, strict=False):
                start = f"{row.casefold()}."
                columns = dataset.units if wanted.startswith(start) else ()
                found = (_cell(dataset, row, one, written) for one in columns if start + one.casefold() == wanted)
                yield from filter(None, found)


def _no_cell(dataset: Dataset, own: str) -> Answer:
    """Return the reply to a cell that a table does not have, or that has no number."""
    name = dataset.id.name
    rest = own.removeprefix(f"{name}.")
    row, _, column = rest.rpartition(".") if "." in rest else (rest, "", "")
    rows = {one.casefold(): one for one in dataset.rows}
    columns = {one.casefold(): one for one in dataset.columns}
    if row.casefold() in rows and column.casefold() in columns:
        text = dataset.rows[rows[row.casefold()]].get(columns[column.casefold()])
        said = f"has the text `{text}` and no number" if isinstance(text, str) and text else "is empty"
        return {"problem": f"the cell `{own}` {said}"}
    what, asked, known = ("column", column, columns) if row.casefold() in rows else ("row", row, rows)
    names = [*known.values()]
    otherwise = f"its {what}s: {', '.join(names[:MOST_ROWS])}{', …' if len(names) > MOST_ROWS else ''}"
    hint = did_you_mean(asked, names, otherwise=otherwise)
    return {"problem": f"the table `{name}` has no {what} `{asked}`", "hint": hint}


def table_of(project: Project, name: str) -> Dataset | None:
    """Return the only table of a name; None if it does not exist or is ambiguous."""
    written, _, own = name.strip().rpartition("#")
    owner = find_note(project, written) if written else None
    found = [
        one
        for id_, one in project.calculation.datasets.items()
        if id_.name == own and (not written or (owner is not None and id_.note == owner.id))
    ]
    return found[0] if len(found) == 1 else None


def rows_of(project: Project, dataset: Dataset) -> Answer:
    """The rows of a table with the texts of their cells, those of computed columns after the others."""
    more = computed_names(project.calculation.scopes.get(dataset.id.note), dataset.id)
    rows = {
        row: {
            **{column: _cell_text(cells.get(column), dataset, column) for column in dataset.columns if column in cells},
            **_computed_cells(project, dataset, row, more),
        }
        for row, cells in dataset.rows.items()
    }
    head = {"kind": "table", "name": dataset.id.name, "note": NoteId(dataset.id.note), "line": dataset.table.span.line}
    units = {column: unit.text for column, unit in dataset.units.items()}
    return {**head, **({"file": dataset.file} if dataset.file else {}), "units": units, "rows": rows}


def _computed_cells(project: Project, dataset: Dataset, row: str, columns: Sequence[str]) -> dict[str, str]:
    known = project.calculation.quantities
    ids = ((one, QuantityId(dataset.id.note, f"{dataset.id.name}.{row}.{one}")) for one in columns)
    return {one: shown_value(known[id_]) for one, id_ in ids if id_ in known and known[id_].text}


def _cell_text(cell: Value | str | None, dataset: Dataset, column: str) -> str:
    if isinstance(cell, Value):
        return format_quantity(cell, dataset.units[column])
    return cell or ""


def text_of(value: Value, unit: Unit) -> str:
    """A value as text in another unit."""
    return format_quantity(value, unit) if value.is_range else join_unit(str(figure_in(value.number, unit)), unit.text)
