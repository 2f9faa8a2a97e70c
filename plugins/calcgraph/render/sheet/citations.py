"""The sources that a row of a sheet or table cites: those of the current row, and of the written text.

A citation belongs to the text next to it. The source of a picked row is that row's, a source in the comment of a
parameter is that of the number written there; if a reader takes another row or number, the page's scripts hide it
(`[data-cite]`: keys of the picks or the parameter, `[data-rows]`: row ids that cite it, both split by line ends).
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from calcgraph.calc.model import Dataset, Kind, Quantity, QuantityId
from calcgraph.calc.syntax.comments import cited_in
from calcgraph.calc.tables.sources import Source
from calcgraph.render.page import Page
from calcgraph.render.sheet.controls import dataset_of, names_of, row_of


class Citation(Struct, frozen=True):
    """A source, and the things that cite it."""

    source: Source
    of: tuple[str, ...] = ()
    """Picks or the parameter it speaks of, as scripts call them; empty where no reader can change that."""
    rows: tuple[str, ...] = ()
    """Rows that cite it; empty for a parameter, whose written number does."""
    is_shown: bool = True
    """True if the page cites it as written."""


def citations_of(page: Page, quantity: Quantity) -> tuple[Citation, ...]:
    """The sources of a row of a sheet; of a pick those of every row that it can take."""
    keys = quantity.comment.sources
    if quantity.kind is Kind.PICK:
        return _of_pick(page, quantity, keys)
    of = (page.name(quantity.id),) if quantity.kind is Kind.PARAMETER else ()
    return tuple(Citation(source, of) for source in _known(page, keys))


def cited_rows(dataset: Dataset) -> Mapping[str, tuple[str, ...]]:
    """Keys of sources that the cells of a table name, each with the rows that do."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for row, cells in dataset.rows.items():
        for cell in cells.values():
            for key in cited_in(cell) if isinstance(cell, str) else ():
                found[key][row] = None
    return {key: tuple(rows) for key, rows in found.items()}


def _of_pick(page: Page, pick: Quantity, keys: Iterable[str]) -> tuple[Citation, ...]:
    table = dataset_of(page, pick)
    by_key = cited_rows(table) if table else {}
    here = row_of(page, pick)
    if not by_key:
        return tuple(Citation(source) for source in _known(page, keys))
    rows_of: dict[Source, dict[str, None]] = defaultdict(dict)
    for key, rows in (*((key, (here,)) for key in keys), *by_key.items()):
        for source in _known(page, (key,)):
            rows_of[source] |= dict.fromkeys(rows)
    of = tuple(page.name(QuantityId(pick.id.note, name)) for name in names_of(pick))
    return tuple(Citation(source, of, tuple(rows), here in rows) for source, rows in rows_of.items())


def _known(page: Page, keys: Iterable[str]) -> tuple[Source, ...]:
    return tuple(source for source in map(page.source_of, dict.fromkeys(keys)) if source)
