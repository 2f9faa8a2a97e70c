"""Tables: the sweep of a view, one way or two."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import Quantity, QuantityId, Value
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.syntax.comments import cited_in
from calcgraph.calc.syntax.tree import Column, Name
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import TableView
from calcgraph.calc.tables.sources import Source
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page
from calcgraph.render.plots.sweeps import Case, ResolvedSweep, swept_of
from calcgraph.render.sheet.arguments import own_case, own_words
from calcgraph.render.sheet.cases import case_text, is_open
from calcgraph.render.sheet.citations import cited_rows
from calcgraph.render.sheet.computed import (
    ComputedItem,
    checks_for,
    computed_of,
    failed_checks,
    text_in,
    value_in,
)
from calcgraph.render.sheet.folding import rest_of
from calcgraph.render.templating import fill
from calcgraph.render.views.dataset import data_cell
from calcgraph.render.views.grid import IS_NUMBER, SOURCE, Grid, GridCell, Head, TableRow
from calcgraph.render.views.heat import legend_of, levels
from calcgraph.render.views.wording import case_words, column_words, rows_words, swept_words


def render_table(page: Page, view: TableView, title: str) -> Markup:
    """A sweep as a table; nothing when none of its names means anything, which the check reports."""
    rows = swept_of(page, view.rows)
    across = swept_of(page, view.across) if view.across else None
    if rows is None or (view.across and across is None):
        return Markup()
    grid = _two_way(page, view, rows, across) if across else _one_way(page, view.items, rows)
    rest = frozenset[int]() if view.is_heat else rest_of([row.is_current for row in grid.rows])
    caption = _caption(page, view, grid, rows, across)
    label = title or f"{view.items[0].text} by {getattr(view.rows.path, 'name', '')}"
    words = {"of": rows_words(page, rows), "title": title, "label": label, "caption": caption}
    return fill("table_view.html", grid=grid, rest=rest, **words)


def _one_way(page: Page, items: Sequence[Item], rows: ResolvedSweep) -> Grid:
    columns = [None if _data_column(item, rows) else computed_of(page, item) for item in items]
    shown = [(item, made) for item, made in zip(items, columns, strict=True) if not _is_label(item, rows)]
    cited = _cited(page, items, rows)
    alike = len(set(cited.values())) <= 1
    heads = (*(_head(page, item, made, rows) for item, made in shown), *(() if alike else (SOURCE,)))
    checks = checks_for(page, _keys(rows.cases))
    broken: dict[Quantity, bool] = {}
    found = []
    for case in rows.cases:
        failing = failed_checks(page, checks, case.overrides)
        broken.update({check: known and broken.get(check, True) for check, known in failing.items()})
        cells = tuple(_cell(page, one, rows, case, is_out=bool(failing)) for one in shown)
        cells += () if alike else (GridCell("", not IS_NUMBER, cited[case.row]),)
        found.append(TableRow(case.label, case.text, case.is_current, cells))
    names = tuple(page.name(check.id) for check in checks)
    common = next(iter(cited.values()), ()) if alike else ()
    return Grid(
        swept_words(page, rows), rows.unit, heads, tuple(found), "", broken, names, is_sortable=True, sources=common
    )


def _cited(page: Page, items: Sequence[Item], rows: ResolvedSweep) -> Mapping[str, tuple[Source, ...]]:
    """Return the sources that each row's cells cite, by row; empty if a shown column gives them, or no row has any."""
    table, columns = rows.table, {_data_column(item, rows) for item in items}
    if table is None or any(case.row not in table.rows for case in rows.cases):
        return {}
    shown = [cell for case in rows.cases for column, cell in table.rows[case.row].items() if column in columns]
    if any(isinstance(cell, str) and cited_in(cell) for cell in shown):
        return {}
    known = [(source, cites) for key, cites in cited_rows(table).items() if (source := page.source_of(key))]
    return {case.row: tuple(source for source, cites in known if case.row in cites) for case in rows.cases}


def _two_way(page: Page, view: TableView, rows: ResolvedSweep, across: ResolvedSweep) -> Grid:
    computed = computed_of(page, view.items[0])
    unit = computed.unit.text if computed else ""
    heads = tuple(
        Head(case.label, unit, is_number=True, case=case.text, is_current=case.is_current) for case in across.cases
    )
    checks = checks_for(page, [*_keys(rows.cases), *_keys(across.cases)])
    broken: dict[Quantity, bool] = {}
    found: list[TableRow] = []
    values: list[Value | None] = []
    for row in rows.cases:
        cells = []
        for column in across.cases:
            both = {**row.overrides, **column.overrides}
            failing = failed_checks(page, checks, both)
            broken.update({check: known and broken.get(check, True) for check, known in failing.items()})
            values.append(value_in(page, computed, both) if computed else None)
            takes = f"{case_words(row, rows)}, {case_words(column, across)}"
            current = row.is_current and column.is_current
            crossing = _crossing(page, computed, values[-1], both)
            taken = is_open(page, both)
            cells.append(
                replace(
                    crossing, is_current=current, is_out=bool(failing), is_taken=taken, takes=takes if taken else ""
                )
            )
        found.append(TableRow(row.label, row.text, row.is_current, tuple(cells)))
    names = tuple(page.name(check.id) for check in checks)
    over = ", ".join(part for part in (swept_words(page, across), across.unit) if part)
    grid = Grid(swept_words(page, rows), rows.unit, heads, tuple(found), over, broken, names, is_sortable=False)
    return _heated(grid, values, is_log=view.log_heat) if view.is_heat else grid


def _crossing(page: Page, computed: ComputedItem | None, value: Value | None, case: Overrides) -> GridCell:
    """The cell of a row and a column."""
    if computed is None:
        return GridCell("", IS_NUMBER, case=case_text(page, case))
    text = text_in(computed, value)
    return GridCell(text, IS_NUMBER, case=case_text(page, case), name=computed.name, unit=computed.unit.text)


def _heated(grid: Grid, values: Sequence[Value | None], *, is_log: bool) -> Grid:
    """Return the table with the colours of its cells, and their legend."""
    numbers = [one.number if one is not None else None for one in values]
    steps = iter(levels(numbers, is_log=is_log))
    rows = tuple(replace(row, cells=tuple(replace(cell, heat=next(steps)) for cell in row.cells)) for row in grid.rows)
    cells = [cell for row in rows for cell in row.cells]
    return replace(grid, rows=rows, legend=legend_of(numbers, [cell.text for cell in cells], is_log=is_log))


def _caption(page: Page, view: TableView, grid: Grid, rows: ResolvedSweep, across: ResolvedSweep | None) -> Markup:
    """Return the caption: the value shown, the meaning of the frame, the reason why cells are italic."""
    computed = computed_of(page, view.items[0]) if across else None
    return fill(
        "table_caption.html",
        shown=computed,
        url=page.row_url(computed.question.quantity) if computed and computed.question.quantity else "",
        says=computed.quantity.comment.text if computed and computed.quantity else "",
        is_framed=any(row.is_current for row in grid.rows),
        is_taken=any(cell.case and cell.is_taken for row in grid.rows for cell in row.cells),
        checks=[_limit(page, grid, name) for name in grid.names],
        is_broken=bool(grid.checks),
        left_out=[(rows.left_out, "row"), (across.left_out if across else 0, "column")],
        sources=grid.sources,
    )


class CheckLimit(Struct, frozen=True):
    """A check that cases of a table may break."""

    name: str
    url: str
    says: str
    is_broken: bool
    is_known: bool
    """True if each case that breaks it has a value for it."""


def _limit(page: Page, grid: Grid, name: str) -> CheckLimit:
    check = page.index.by_key[name if "#" in name else QuantityId(page.note, name).key]
    says = check.comment.text or f"`{check.id.name}` holds"
    return CheckLimit(name, page.row_url(check.id), says, check in grid.checks, grid.checks.get(check, True))


def _is_label(item: Item, rows: ResolvedSweep) -> bool:
    """Return whether a column only repeats the name of its row: the pick itself, or the swept name."""
    return isinstance(item.shown.expr, Name) and item.shown.expr.name == rows.name


def _data_column(item: Item, rows: ResolvedSweep) -> str:
    """The column of the swept table an item names; empty when it is computed."""
    expr = item.shown.expr
    if rows.table is None or not isinstance(expr, Column) or item.shown.unit or item.shown.digits:
        return ""
    own = expr.base in {rows.pick, rows.table.id.name, rows.name}
    return expr.column if own and expr.column in rows.table.columns else ""


def _head(page: Page, item: Item, computed: ComputedItem | None, rows: ResolvedSweep) -> Head:
    column = _data_column(item, rows)
    if column and rows.table:
        unit = rows.table.units.get(column)
        return Head(in_words(column), unit.text if unit else "", unit is not None)
    if computed is None:
        return Head(item.text, "", is_number=True)
    return Head(column_words(page, computed), computed.unit.text, is_number=True)


def _cell(
    page: Page, shown: tuple[Item, ComputedItem | None], rows: ResolvedSweep, case: Case, *, is_out: bool
) -> GridCell:
    item, computed = shown
    column = _data_column(item, rows)
    if column and rows.table:
        at = list(rows.table.rows).index(case.row)
        found = data_cell(page, rows.table, at, case.row, rows.table.columns.index(column))
        return replace(found, is_out=is_out)
    if computed is None:
        return GridCell("", is_number=True)
    text = text_in(computed, value_in(page, computed, case.overrides))
    own = own_case(page, computed)
    whole = ",".join(part for part in (case.text, own) if part)
    takes = ", ".join(part for part in (case_words(case, rows), own_words(page, computed)) if part)
    taken = is_open(page, case.overrides)
    current, unit = case.is_current and not own, computed.unit.text
    return GridCell(text, IS_NUMBER, (), whole, computed.name, current, is_out, taken, takes if taken else "", unit)


def _keys(cases: Sequence[Case]) -> list[str]:
    return list(dict.fromkeys(key for case in cases for key in case.overrides))
