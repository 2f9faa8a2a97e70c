"""A link to a pick whose words name a row: `[H100](#gpu)` says which row the note is written for, and is checked."""

import re

from calcgraph.calc.model import Dataset, Quantity
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Pick

_BETWEEN = re.compile(r"[\W_]+")


def label_of_row(table: Dataset, row: str) -> str:
    """What a reader calls a row: the text of the column beside the keys, if that is one of words, else its id."""
    for column in table.columns[table.keys : table.keys + 1]:
        cell = table.rows[row].get(column)
        if column not in table.units and isinstance(cell, str) and cell and not cell.startswith("@"):
            return cell
    return " · ".join(part.strip() for part in row.split(",")) if table.keys > 1 else row


def rows_of_pick(calculation: Calculation, quantity: Quantity) -> dict[str, str]:
    """Rows a pick can take, by id, with what readers call them; of a composite key the distinct parts at its place."""
    statement = quantity.statement
    if not isinstance(statement, Pick):
        return {}
    named = calculation.names.get(quantity.id.note, {}).get(statement.table)
    table = calculation.datasets.get(named) if named else None
    if table is None:
        return {}
    if table.keys == 1:
        return {row: label_of_row(table, row) for row in table.rows}
    place = statement.names.index(quantity.id.name)
    parts = [row.split(",")[place].strip() for row in table.rows if row.count(",") >= place]
    return dict(zip(parts, parts, strict=True))


def find_row(rows: dict[str, str], display: str) -> str:
    """The row that some words name, by its id or by what readers call it; empty where they name none.

    >>> find_row({"h100": "H100 SXM", "tpu-v5e": "TPU v5e"}, "H100"), find_row({"h100": "H100 SXM"}, "the device")
    ('h100', '')
    """
    wanted = _squeezed(display)
    return next((row for row, label in rows.items() if wanted and wanted in {_squeezed(row), _squeezed(label)}), "")


def _squeezed(text: str) -> str:
    """Letters and digits alone: `TPU v5e` and `tpu-v5e` are one name."""
    return _BETWEEN.sub("", text).casefold()
