"""The elements of a table: heads, cells, rows."""

from collections.abc import Mapping

from msgspec import Struct

from calcgraph.calc.model import Quantity
from calcgraph.calc.tables.sources import Source
from calcgraph.render.views.heat import Legend

IS_NUMBER = True


class Head(Struct, frozen=True):
    """The head of a column."""

    text: str
    unit: str
    is_number: bool
    case: str = ""
    """The case of a two-way table; empty otherwise."""
    is_current: bool = False


SOURCE = Head("source", "", is_number=False)


class GridCell(Struct, frozen=True):
    """One cell; `case` is empty if no case changes it."""

    text: str
    is_number: bool
    sources: tuple[Source, ...] = ()
    case: str = ""
    name: str = ""
    """The name of the value that a script computes there."""
    is_current: bool = False
    is_out: bool = False
    is_taken: bool = True
    """True if a click may take the case."""
    takes: str = ""
    """The whole case in words, `B200, FP8`, where a click takes it."""
    unit: str = ""
    heat: int | None = None
    """The step of its colour in a heat map."""


class TableRow(Struct, frozen=True):
    """One row with its head."""

    label: str
    case: str
    is_current: bool
    cells: tuple[GridCell, ...]


class Grid(Struct, frozen=True):
    """A table of values as its template shows it."""

    corner: str
    corner_unit: str
    heads: tuple[Head, ...]
    rows: tuple[TableRow, ...]
    across: str
    """The loop variable of the columns of a two-way table, with its unit; empty otherwise."""
    checks: Mapping[Quantity, bool]
    """Checks that some case breaks, and whether every such case has a value for it."""
    names: tuple[str, ...]
    """The names of all checks that cases may break, as scripts call them."""
    is_sortable: bool
    sources: tuple[Source, ...] = ()
    """The sources that all rows share; if they differ, each row has its own in a last column."""
    legend: Legend | None = None
    """The legend of a heat map."""
