"""Look-ups in a table as it is written: the text of a cell, and why it is not a number."""

from calcgraph.calc.model import ONE, Dataset, Value
from calcgraph.calc.tables.cell_values import PRINTED, plain_text, read_cell, read_ends
from calcgraph.calc.tables.compact import text_of
from calcgraph.calc.tables.grouped import EMPTY
from calcgraph.notes.model import Cell


def why_no_row(table: Dataset, row: str) -> tuple[str, str]:
    """Return why a table has no row of a name, and a hint: several rows share it; empty if the name does not exist."""
    if table.keys > 1 or sum(plain_text(text_of(cells, 0)) == row for cells in table.table.rows) < 2:
        return "", ""
    name, key = table.id.name, table.columns[0]
    column = next(iter(table.units), "x")
    hint = f"give each row a name, or group them: `by = mean({name}.{column}) per {name}.{key}`"
    return f"several rows of `{name}` are named `{row}`", hint


def why_missing(table: Dataset, row: str, column: str, at: int | None = None) -> str:
    """Return the text found instead of a number: `is empty`, or the text there; `at` is the row's position."""
    text = written_in(table, row, column, at)
    return "is empty" if text in EMPTY else f"has `{text[:40]}` instead of a number"


def is_missing(table: Dataset, row: str, column: str, at: int | None = None) -> bool:
    """Return whether a cell is empty, and has no word instead of a number."""
    return written_in(table, row, column, at) in EMPTY


def written_in(table: Dataset, row: str, column: str, at: int | None = None) -> str:
    """Return the text of a cell; '' if the cell does not exist."""
    at = next((at for at, one in enumerate(table.rows) if one == row), None) if at is None else at
    if at is None or column not in table.columns or at >= len(table.table.rows):
        return ""
    return plain_text(table.table.rows[at][table.columns.index(column)].text)


def number_in(table: Dataset, row: str, column: str) -> Value | None:
    """Return the number of a cell in a file's column that also has words; None if the cell is not a plain number."""
    text = written_in(table, row, column)
    found = read_cell(text, ONE, column) if table.file and PRINTED.fullmatch(text) else None
    return found if isinstance(found, Value) else None


def find_text(table: Dataset, column: str) -> Cell | None:
    """The first cell that makes a column one of text though others are numbers; None where all are text."""
    at = table.columns.index(column)
    cells = [row[at] for row in table.table.rows]
    filled = [cell for cell in cells if plain_text(cell.text) not in EMPTY]
    words = [cell for cell in filled if read_ends(plain_text(cell.text)) is None]
    return words[0] if words and len(words) < len(filled) else None


def unit_in_cells(table: Dataset, column: str) -> str:
    """Return the unit that follows the number in the first filled cell of a column, `TB/s`; else empty."""
    at = table.columns.index(column)
    filled = (plain_text(row[at].text) for row in table.table.rows if at < len(row))
    number, _, unit = next((text for text in filled if text not in EMPTY), "").partition(" ")
    return unit.strip() if read_ends(number) is not None else ""
