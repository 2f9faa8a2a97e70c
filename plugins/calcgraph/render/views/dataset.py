"""Data tables as written, with the columns that sheets compute for them."""

from markupsafe import Markup

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset, QuantityId, Value
from calcgraph.calc.syntax.comments import cited_in, without_cited
from calcgraph.calc.units.display import format_value
from calcgraph.render.page import Page
from calcgraph.render.sheet.controls import dataset_of
from calcgraph.render.templating import fill
from calcgraph.render.views.grid import IS_NUMBER, GridCell, Head, TableRow


def render_dataset(page: Page, dataset: Dataset) -> Markup:
    """A data table with the units under its heads and the cells as written."""
    own = [found for found in page.project.calculation.quantities.values() if found.id.note == page.written]
    picked = {found.text for found in own if (table := dataset_of(page, found)) and table.id == dataset.id}
    columns = dataset.columns
    heads = [
        Head(name, unit.text if (unit := dataset.units.get(name)) else "", name in dataset.units) for name in columns
    ]
    computed = _computed_columns(page, dataset)
    heads += [Head(name, unit, is_number=True) for name, unit in computed.items()]
    rows = []
    for at, row in enumerate(dataset.rows):
        cells = [data_cell(page, dataset, at, row, column) for column in range(len(columns))]
        cells += [_computed_cell(page, dataset, row, name) for name in computed]
        rows.append(TableRow(cells[0].text, "", row in picked, tuple(cells[1:])))
    return fill(
        "dataset.html",
        id=f"{page.id_prefix}calc-{dataset.id.name}",
        name=dataset.id.name,
        heads=heads,
        rows=rows,
        path=dataset.table.path,
    )


def _computed_columns(page: Page, dataset: Dataset) -> dict[str, str]:
    """The columns that sheets compute for a table, with their units."""
    calculation = page.project.calculation
    names = computed_names(calculation.scopes.get(dataset.id.note), dataset.id)
    ids = ((name, QuantityId(dataset.id.note, f"{dataset.id.name}.{name}")) for name in names)
    return {name: calculation.quantities[id_].unit.text for name, id_ in ids if id_ in calculation.quantities}


def _computed_cell(page: Page, dataset: Dataset, row: str, column: str) -> GridCell:
    """Return the cell of a column in a row, which follows the controls of the page."""
    id_ = QuantityId(dataset.id.note, f"{dataset.id.name}.{row}.{column}")
    quantity = page.project.calculation.quantities.get(id_)
    if quantity is None or quantity.value is None:
        return GridCell("", IS_NUMBER)
    return GridCell(quantity.text, IS_NUMBER, name=page.name(id_))


def data_cell(page: Page, table: Dataset, at: int, row: str, column: int) -> GridCell:
    """A cell as written; a range, and a figure of a file that is long or has no decimals, as all are shown."""
    name = table.columns[column]
    value = table.rows[row].get(name)
    text = table.table.rows[at][column].text
    digits = page.project.settings.values.digits + 2
    is_short = "." in text and sum(map(str.isdigit, text.lstrip("-0."))) <= digits
    if isinstance(value, Value) and (value.is_range or (table.table.path and not is_short)):
        text = format_value(value, table.units[name], digits)
    sources = tuple(source for source in map(page.source_of, cited_in(text)) if source)
    if sources:
        text = without_cited(text)
    return GridCell(text.replace("`", ""), name in table.units, sources)
