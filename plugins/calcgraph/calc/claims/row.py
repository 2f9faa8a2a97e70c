"""A link to a pick whose words name a row: `[H100](#gpu)` states the row of the note, and is checked."""

import re
from collections.abc import Collection
from typing import NamedTuple

from calcgraph.calc.model import Dataset, Quantity
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Pick
from calcgraph.notes.denials import denial

_BETWEEN = re.compile(r"[\W_]+")
_WORD = re.compile(r"[^\W_]+")
_ARTICLES = frozenset(["the", "a", "an", "this", "that", "our", "your", "its", "their", "it", "here", "each"])
MOST = 2
"""Words of a name of which only the first letter is a capital; a longer text is a sentence."""


def label_of_row(table: Dataset, row: str) -> str:
    """Return a row's display name: the text in the column next to the keys if it has words, or the row's id."""
    for column in table.columns[table.keys : table.keys + 1]:
        cell = table.rows[row].get(column)
        if column not in table.units and isinstance(cell, str) and cell and not cell.startswith("@"):
            return cell
    return " · ".join(part.strip() for part in row.split(",")) if table.keys > 1 else row


def rows_of_pick(calculation: Calculation, quantity: Quantity) -> dict[str, str]:
    """Rows a pick can take, by id, with what readers call them; of a composite key the distinct parts at its place."""
    statement, table = quantity.statement, _table_of(calculation, quantity)
    if table is None or not isinstance(statement, Pick):
        return {}
    if table.keys == 1:
        return {row: label_of_row(table, row) for row in table.rows}
    place = statement.names.index(quantity.id.name)
    parts = [row.split(",")[place].strip() for row in table.rows if row.count(",") >= place]
    return dict(zip(parts, parts, strict=True))


def name_of_row(calculation: Calculation, quantity: Quantity, row: str) -> str:
    """Return what readers call one row that a pick can take; empty for others. Other rows are not looked at."""
    table = _table_of(calculation, quantity)
    if table is None or table.keys != 1:
        return rows_of_pick(calculation, quantity).get(row, "")
    return label_of_row(table, row) if row in table.rows else ""


def _table_of(calculation: Calculation, quantity: Quantity) -> Dataset | None:
    """Return the table of a pick."""
    statement = quantity.statement
    named = calculation.names.get(quantity.id.note, {}).get(statement.table) if isinstance(statement, Pick) else None
    return calculation.datasets.get(named) if named else None


def names_around(calculation: Calculation, pick: Quantity) -> list[str]:
    """Return words that name a pick, its table or a column, and so no row."""
    table = _table_of(calculation, pick)
    return [pick.id.name, *([table.id.name, *table.columns] if table else [])]


class RowReference(NamedTuple):
    """The row that the words of a link to a pick name, or the problem with them."""

    row: str = ""
    """The row that they name; empty if they do not name a row."""
    problem: str = ""
    """The reason that they cannot be right, whatever the row."""


def row_said(rows: dict[str, str], display: str, names: Collection[str] = ()) -> RowReference:
    """Return the row that some words name, by its id or by what readers call it.

    Words that look like a name, but are neither a row nor one of `names`, are a problem: the row may have been renamed.

    >>> rows = {"h100": "H100 SXM", "tpu-v5e": "TPU v5e"}
    >>> row_said(rows, "H100").row, row_said(rows, "two TPU v5e").row, row_said(rows, "the device")
    ('h100', 'tpu-v5e', RowReference(row='', problem=''))
    >>> row_said(rows, "H200").problem, row_said(rows, "not H100").problem
    ('names no row', 'denies a row')
    """
    if denial(display):
        return (
            RowReference(problem="denies a row")
            if _mentioned(rows, display) or _is_name(rows, display, names)
            else RowReference()
        )
    wanted = _squeezed(display)
    exact = next((row for row, label in rows.items() if wanted and wanted in {_squeezed(row), _squeezed(label)}), "")
    if exact:
        return RowReference(exact)
    mentioned = _mentioned(rows, display)
    if len(mentioned) > 1:
        return RowReference(problem="names several rows")
    if mentioned:
        return RowReference(mentioned[0])
    return RowReference(problem="names no row") if _is_name(rows, display, names) else RowReference()


def _mentioned(rows: dict[str, str], display: str) -> list[str]:
    """Return the rows whose id or name is among some words; of `A100` and `A100 SXM` the longer one."""
    found: dict[str, tuple[int, int]] = {}
    for row, label in rows.items():
        for name in {row, label}:
            parts = [re.escape(part) for part in _BETWEEN.split(name) if part]
            expression = r"(?<!\w)" + r"[\W_]*".join(parts) + r"(?:s|['’]s)?(?!\w)"
            if parts and (place := re.search(expression, display, re.IGNORECASE)):
                found[row] = max(found.get(row, (0, 0)), place.span(), key=lambda span: span[1] - span[0])
    inside = {
        row
        for row, (start, end) in found.items()
        for other, (first, last) in found.items()
        if row != other and first <= start and end <= last and last - first > end - start
    }
    return [row for row in found if row not in inside]


def _is_name(rows: dict[str, str], display: str, names: Collection[str]) -> bool:
    """Return whether words look like the name of a row: with digits or capitals, or a capital where rows have one."""
    known = {_squeezed(name).removesuffix("s") for name in names}
    has_capitals = any(label[:1].isupper() for label in rows.values())
    for word in _WORD.findall(display):
        if _squeezed(word).removesuffix("s") in known:
            continue
        is_title = has_capitals and word[:1].isupper() and not word.isupper() and len(_WORD.findall(display)) <= MOST
        if any(one.isdigit() for one in word) or sum(one.isupper() for one in word) > 1 or is_title:
            return word.casefold() not in _ARTICLES
    return False


def _squeezed(text: str) -> str:
    """Return the letters and digits of a name alone: `TPU v5e` and `tpu-v5e` are one name."""
    return _BETWEEN.sub("", text).casefold()
