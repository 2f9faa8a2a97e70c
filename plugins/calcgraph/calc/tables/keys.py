"""The column that names the rows of a table, as places along an axis."""

from collections.abc import Mapping

from calcgraph.calc.model import ONE, Dataset, Unit, Value, exact
from calcgraph.calc.numbers.dates import iso_day
from calcgraph.calc.tables.cell_values import PLAIN
from calcgraph.calc.units.table import DAYS, to_base


def numbers_of_key(table: Dataset, column: str) -> tuple[Unit, Mapping[str, Value]] | None:
    """Names of rows that are all dates or all plain numbers, as such; None for words.

    They only name rows in formulas, yet 2020, 2021 and 2025 are not at even distances.
    """
    texts = {row: str(cells.get(column) or "") for row, cells in table.rows.items()}
    days = {row: iso_day(text) for row, text in texts.items()}
    if texts and None not in days.values():
        return DAYS, {row: exact(float(to_base(day, DAYS))) for row, day in days.items() if day is not None}
    if texts and all(PLAIN.fullmatch(text) for text in texts.values()):
        return ONE, {row: exact(float(text)) for row, text in texts.items()}
    return None
