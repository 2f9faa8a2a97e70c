"""Data tables as written, with the columns that sheets compute for them; of a long one the first rows."""

from collections.abc import Mapping
from itertools import islice

from markupsafe import Markup

from calcgraph.calc.model import Dataset, QuantityId, Unit
from calcgraph.calc.syntax.comments import cited_in, without_cited
from calcgraph.calc.units.table import is_date
from calcgraph.render.page import Page
from calcgraph.render.sheet.controls import dataset_of
from calcgraph.render.templating import fill
from calcgraph.render.views.grid import IS_NUMBER, GridCell, Head, TableRow
from calcgraph.render.views.long_tables import (
    FIRST_ROWS,
    MOST_PICKED,
    PER_FILE,
    LongTable,
    computed_units,
    is_long,
    shown_text,
)


def render_dataset(page: Page, dataset: Dataset) -> Markup:
    """A data table with the units under its heads and the cells as written; a hidden one is only a place for links."""
    id_ = f"{page.id_prefix}calc-{dataset.id.name}"
    if dataset.table.is_hidden:
        return Markup('<span id="{}"></span>').format(id_)
    computed = computed_units(page.project, dataset)
    heads = [
        Head(name, unit.text if (unit := _unit_of(dataset, name)) else "", name in dataset.units)
        for name in dataset.columns
    ]
    heads += [Head(name, unit.text, is_number=True) for name, unit in computed.items()]
    long = LongTable(page.project, dataset) if is_long(dataset) else None
    rows = _long_rows(page, dataset, long) if long else _rows(page, dataset, computed)
    has_files = long is not None and dataset.id.note not in page.project.locked
    return fill(
        "dataset.html",
        id=id_,
        name=dataset.id.name,
        heads=heads,
        rows=rows,
        path=dataset.table.path,
        long=long,
        count=len(dataset.rows),
        first=FIRST_ROWS,
        per_file=PER_FILE,
        csv_url=page.url_of(long.csv_path) if long and has_files else "",
        files=[page.url_of(path) for path in long.paths] if long and has_files else [],
        columns=[page.name(QuantityId(dataset.id.note, f"{dataset.id.name}.{name}")) for name in computed],
        own=len(dataset.columns),
    )


def _unit_of(dataset: Dataset, column: str) -> Unit | None:
    numbers = dataset.key_numbers.get(column)
    return dataset.units.get(column) or (numbers.unit if numbers and not is_date(numbers.unit) else None)


def _picked(page: Page, dataset: Dataset) -> set[str]:
    """Return the rows that picks of the note take."""
    calculation = page.project.calculation
    own = [calculation.quantities[row] for sheet in calculation.sheets.get(page.written, ()) for row in sheet.rows]
    return {found.text for found in own if (table := dataset_of(page, found)) and table.id == dataset.id}


def _rows(page: Page, dataset: Dataset, computed: Mapping[str, Unit]) -> list[TableRow]:
    picked = _picked(page, dataset)
    rows = []
    for at, row in enumerate(dataset.rows):
        cells = [data_cell(page, dataset, at, row, column) for column in range(len(dataset.columns))]
        cells += [_computed_cell(page, dataset, row, name) for name in computed]
        rows.append(TableRow(cells[0].text, "", row in picked, tuple(cells[1:])))
    return rows


def _long_rows(page: Page, dataset: Dataset, long: LongTable) -> list[TableRow]:
    """Return the first rows of a table, and those further down that a pick takes."""
    picked = _picked(page, dataset)
    shown = [*islice(enumerate(dataset.rows), FIRST_ROWS)]
    if picked:
        far = islice(enumerate(dataset.rows), FIRST_ROWS, None)
        shown += islice((one for one in far if one[1] in picked), MOST_PICKED)
    rows = []
    for at, row in shown:
        cells = [data_cell(page, dataset, at, row, column) for column in range(len(dataset.columns))]
        cells += [GridCell(long.text(name, at), IS_NUMBER) for name in long.computed]
        rows.append(TableRow(cells[0].text, str(at), row in picked, tuple(cells[1:])))
    return rows


def _computed_cell(page: Page, dataset: Dataset, row: str, column: str) -> GridCell:
    """Return the cell of a column in a row, which follows the controls of the page."""
    id_ = QuantityId(dataset.id.note, f"{dataset.id.name}.{row}.{column}")
    quantity = page.project.calculation.quantities.get(id_)
    if quantity is None or quantity.value is None:
        return GridCell("", IS_NUMBER)
    return GridCell(quantity.text, IS_NUMBER, name=page.name(id_))


def data_cell(page: Page, table: Dataset, at: int, row: str, column: int) -> GridCell:
    """A cell of a table, with the sources that it cites."""
    name = table.columns[column]
    digits = page.project.settings.values.digits + 2
    value, unit = table.rows[row].get(name), table.units.get(name)
    text = shown_text(table.table.rows[at][column].text, value, unit, digits, is_file=bool(table.table.path))
    sources = tuple(source for source in map(page.source_of, cited_in(text)) if source)
    return GridCell(without_cited(text) if sources else text, name in table.units, sources)
