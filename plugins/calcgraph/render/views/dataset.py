"""Data tables as written, with the columns that sheets compute for them; of a long one the first rows."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
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
    picked = _picked(page, dataset)
    if long is None:
        rows = _drawn(_rows(page, dataset, computed, picked))
    else:
        rows = _same_rows(_SameTable(long, dataset, picked)) or _drawn(_long_rows(page, dataset, long, picked))
    has_files = long is not None and dataset.id.note not in page.project.locked
    return fill(
        "dataset.html",
        id=id_,
        name=dataset.id.name,
        heads=heads,
        rows=rows,
        extra=len([*_far(dataset, picked)]) if long else 0,
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


def _drawn(rows: Sequence[TableRow]) -> Markup:
    return fill("dataset_rows.html", rows=rows)


def _rows(page: Page, dataset: Dataset, computed: Mapping[str, Unit], picked: AbstractSet[str]) -> list[TableRow]:
    rows = []
    for at, row in enumerate(dataset.rows):
        cells = [data_cell(page, dataset, at, row, column) for column in range(len(dataset.columns))]
        cells += [_computed_cell(page, dataset, row, name) for name in computed]
        rows.append(TableRow(cells[0].text, "", row in picked, tuple(cells[1:])))
    return rows


def _far(dataset: Dataset, picked: AbstractSet[str]) -> Iterator[tuple[int, str]]:
    """Yield the rows after the first ones that a pick takes."""
    if picked:
        far = islice(enumerate(dataset.rows), FIRST_ROWS, None)
        yield from islice((one for one in far if one[1] in picked), MOST_PICKED)


def _long_rows(page: Page, dataset: Dataset, long: LongTable, picked: AbstractSet[str]) -> list[TableRow]:
    """Return the first rows of a table, and those further down that a pick takes."""
    rows = []
    for place, row in _shown_rows(dataset, picked):
        cells = [data_cell(page, dataset, place, row, at) for at in range(len(dataset.columns))]
        rows.append(_long_row(long, place, cells, is_picked=row in picked))
    return rows


def _long_row(long: LongTable, place: int, cells: list[GridCell], *, is_picked: bool) -> TableRow:
    computed = (GridCell(long.text(name, place), IS_NUMBER) for name in long.computed)
    return TableRow(cells[0].text, str(place), is_picked, (*cells[1:], *computed))


def _shown_rows(dataset: Dataset, picked: AbstractSet[str]) -> Iterator[tuple[int, str]]:
    yield from islice(enumerate(dataset.rows), FIRST_ROWS)
    yield from _far(dataset, picked)


class _SameTable:
    """The rows of a table on a page; equal to those of a table whose rows are shown the same."""

    def __init__(self, long: LongTable, dataset: Dataset, picked: AbstractSet[str]) -> None:
        self.long, self.dataset, self.picked = long, dataset, picked
        self.key = (long.mark, bool(dataset.table.path), frozenset(picked))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameTable) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=16)  # a note can show one file under a thousand names, and its rows take 5 ms
def _same_rows(shown: _SameTable) -> Markup | None:
    """Return the rows of a long table for every page; None if they cite sources, to which each page has its own way."""
    dataset, long, rows = shown.dataset, shown.long, []
    for place, row in _shown_rows(dataset, shown.picked):
        texts = [_text_in(dataset, place, row, at, long.digits) for at in range(len(dataset.columns))]
        if any(map(cited_in, texts)):
            return None
        cells = [GridCell(text, name in dataset.units) for text, name in zip(texts, dataset.columns, strict=True)]
        rows.append(_long_row(long, place, cells, is_picked=row in shown.picked))
    return _drawn(rows)


def _computed_cell(page: Page, dataset: Dataset, row: str, column: str) -> GridCell:
    """Return the cell of a column in a row, which follows the controls of the page."""
    id_ = QuantityId(dataset.id.note, f"{dataset.id.name}.{row}.{column}")
    quantity = page.project.calculation.quantities.get(id_)
    if quantity is None or quantity.value is None:
        return GridCell("", IS_NUMBER)
    return GridCell(quantity.text, IS_NUMBER, name=page.name(id_))


def data_cell(page: Page, table: Dataset, at: int, row: str, column: int) -> GridCell:
    """A cell of a table, with the sources that it cites."""
    text = _text_in(table, at, row, column, page.project.settings.values.digits)
    sources = tuple(source for source in map(page.source_of, cited_in(text)) if source)
    return GridCell(without_cited(text) if sources else text, table.columns[column] in table.units, sources)


def _text_in(table: Dataset, at: int, row: str, column: int, digits: int) -> str:
    name = table.columns[column]
    value, unit = table.rows[row].get(name), table.units.get(name)
    written = table.table.rows[at][column].text
    return shown_text(written, value, unit, digits + 2, is_file=bool(table.table.path))
