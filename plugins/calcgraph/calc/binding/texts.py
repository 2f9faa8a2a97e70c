"""Texts that no cell has: a comparison with such a text, or a group for it, gives a plausible but wrong value."""

from collections.abc import Collection, Iterable

from calcgraph.calc.binding.binder import Binder, listed
from calcgraph.calc.model import Dataset
from calcgraph.calc.syntax.tree import Column, Name
from calcgraph.calc.tables.written_cells import why_no_row
from calcgraph.suggest import did_you_mean


def check_text(binder: Binder, table: Dataset, column: Column, text: Name) -> None:
    """Refuse a text that no cell of a column has; in a file, whose next version may have it, it is a warning."""
    known = dict.fromkeys(str(cells[column.column]) for cells in table.rows.values() if cells.get(column.column))
    if (wanted := text.name[1:-1]) in known:
        return
    named = f"{column.base}.{column.column}"
    message = f"no cell of `{named}` is `{wanted}`" if wanted else f"an empty cell of `{named}` has no text"
    hint = _meant(wanted, known) if wanted else f"write `not {named} known`"
    if not table.file:
        raise binder.refuse("CG366", text.span, message, hint)
    binder.warn("CG366", text.span, message, hint)


def _meant(wanted: str, known: Collection[str]) -> str:
    """The nearest text, and those that there are."""
    folded = wanted.casefold().strip()
    same = next((f"did you mean `{text}`?" for text in known if text.casefold().strip() == folded), "")
    return f"{same or did_you_mean(wanted, known)} it has {listed(known)}".strip() if known else ""


def check_groups(binder: Binder, key: Column, names: Iterable[str], groups: Dataset) -> None:
    """Report texts of a column that are not a row of the table into which its rows are grouped; groups keep values."""
    lost = {name: None for name in names if name not in groups.rows}
    if not lost:
        return
    for name in lost:
        message, hint = why_no_row(groups, name)
        if message:
            raise binder.refuse("CG346", key.span, message, hint)
    hint = did_you_mean(next(iter(lost)), groups.rows, otherwise="add the missing rows")
    message = f"`{groups.id.name}` has no row for {listed(lost)} of `{key.base}.{key.column}`"
    binder.warn("CG366", key.span, message, hint)
