"""Columns of a table as the lines of a plot, and the problems of columns that cannot be plotted."""

from collections.abc import Iterator, Sequence

from calcgraph.calc.binding.binder import listed
from calcgraph.calc.binding.computed import MOST_CELLS, computed_names
from calcgraph.calc.dimensions.measures import measured, said
from calcgraph.calc.model import Dataset, Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Function, Name, WithExpr
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import SeriesView
from calcgraph.calc.tables.csv_files import MAX_ROWS
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import is_date
from calcgraph.calc.units.turning import alike
from calcgraph.calc.views.cells import ColumnCells, cells_of, table_of
from calcgraph.calc.views.histograms import check_bins
from calcgraph.calc.views.lines import nowhere_above
from calcgraph.calc.views.looks import check_errors, check_looks
from calcgraph.calc.views.values import no_axis, no_logarithm
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span
from calcgraph.suggest import did_you_mean

MOST_ROWS = MAX_ROWS
"""The largest number of rows of a plotted table: all that a table may have."""
MOST_ERRORS = 2_000
"""The largest number of rows with error bars: each is drawn."""


def check_series(calculation: Calculation, note: NoteId, path: str, view: SeriesView) -> tuple[Diagnostic, ...]:
    """Return the problems of a plot of columns."""
    table = table_of(calculation, note, view.over)
    if table is None:
        return tuple(_no_table(calculation, note, path, view.over))
    if len(table.rows) > MOST_ROWS:
        message = f"`{view.over.base}` has {len(table.rows):,} rows, and a plot draws up to {MOST_ROWS:,}"
        return (diagnose("CG252", path, view.over.span, message, _grouped(calculation, note, table, view)),)
    along, wrong = _column(calculation, path, table, view.over, view.over.span)
    drawn: list[tuple[Item, ColumnCells]] = []
    for item in view.items:
        cells, problem = _item(calculation, path, table, view.over, item)
        wrong += problem
        drawn += [(item, cells)] if cells else []
    errors: dict[str, ColumnCells] = {}
    for column, item in view.looks.errors.items():
        cells, problem = _uncertainties(calculation, path, table, view.over, item)
        wrong += problem
        wrong += _too_many(path, table, item, cells) if cells else []
        errors |= {column: cells} if cells else {}
    if wrong or along is None:
        return tuple(wrong)
    by_name = {item.shown.expr.column: cells for item, cells in drawn if isinstance(item.shown.expr, Column)}
    return (
        *_check_axes(path, view, along, drawn),
        *_check_units(calculation, path, drawn),
        *check_looks(path, view, along, drawn),
        *check_errors(path, view, by_name, errors),
    )


def _grouped(calculation: Calculation, note: NoteId, table: Dataset, view: SeriesView) -> str:
    """Return the line of a sheet that makes fewer rows of a table, one for each word or number of a column."""
    drawn = next((one.shown.expr for one in view.items if isinstance(one.shown.expr, Column)), view.over)
    counts = {name: len({repr(cells.get(name)) for cells in table.rows.values()}) for name in table.columns[1:]}
    fewest = min((name for name in counts if counts[name] > 1 and name != drawn.column), key=counts.get, default="")  # type: ignore[arg-type]  # each name is in it
    if not fewest or counts[fewest] > MOST_CELLS:
        return "give the table a column with a word for each group, such as the month, and plot a mean per group"
    known = calculation.scopes[note].entries
    names = (f"by_{fewest}", *(f"by_{fewest}{at}" for at in range(2, len(known) + 3)))
    name = next(one for one in names if one not in known)
    return f"plot groups, made in a sheet: `{name} = mean({print_expression(drawn)}) per {view.over.base}.{fewest}`"


def check_histogram(calculation: Calculation, note: NoteId, path: str, view: HistogramView) -> tuple[Diagnostic, ...]:
    """Return the problems of a histogram."""
    table, item = table_of(calculation, note, view.over), view.items[0]
    if table is None:
        return tuple(_no_table(calculation, note, path, view.over, is_counted=True))
    cells, wrong = _column(calculation, path, table, view.over, item.span)
    if cells is None or wrong:
        return tuple(wrong)
    if cells.unit is None:
        message = f"`{item.text}` contains words, and a histogram needs numbers"
        hint = f"count rows of each word: `by = count({view.over.base}) per {print_expression(view.over)}`"
        return (diagnose("CG252", path, item.span, message, hint),)
    if is_date(cells.unit):
        hint = "count the days since one: `t.days = t.on - start`"
        message = f"`{item.text}` has dates, and a histogram counts numbers"
        return (diagnose("CG252", path, item.span, message, hint),)
    if any(one is not None and one.is_range for one in cells.values):
        message = f"`{item.text}` has ranges, which are in no single interval"
        return (diagnose("CG252", path, item.span, message, "make a column of their middles"),)
    units = tuple(_check_units(calculation, path, [(item, cells)]))
    return units or tuple(check_bins(calculation.shapes.table, path, view, cells.unit))


def _uncertainties(
    calculation: Calculation, path: str, table: Dataset, over: Column, item: Item
) -> tuple[ColumnCells | None, list[Diagnostic]]:
    """Return the cells of a column of uncertainties, and the problems."""
    expr = item.shown.expr
    if not isinstance(expr, Column) or expr.base != over.base:
        message = f"`{item.text}` is not a column of `{over.base}`, whose rows have the error bars"
        return None, [diagnose("CG252", path, item.span, message, f"make it one in a sheet: `{over.base}.u = …`")]
    return _column(calculation, path, table, expr, item.span)


def _too_many(path: str, table: Dataset, item: Item, cells: ColumnCells) -> list[Diagnostic]:
    """The report of more error bars than a plot draws."""
    most = MOST_CELLS if cells.line else MOST_ERRORS
    if len(table.rows) <= most:
        return []
    message = f"`{table.id.name}` has {len(table.rows):,} rows, and a plot draws up to {most:,} error bars"
    return [diagnose("CG252", path, item.span, message, f"leave out `error bars {item.text}`")]


def _no_table(
    calculation: Calculation, note: NoteId, path: str, over: Column, *, is_counted: bool = False
) -> Iterator[Diagnostic]:
    scope, name = calculation.scopes.get(note), print_expression(over)
    if scope is None or over.base in scope.broken:
        return
    if over.base not in scope.entries:
        hint = did_you_mean(over.base, scope.entries)
        yield diagnose("CG343", path, over.span, f"`{over.base}` is not defined in this note", hint)
        return
    if is_counted:
        message = f"`{over.base}` is not a table of this note, and a histogram counts rows"
        yield diagnose("CG252", path, over.span, message, "name a column of a table: `histogram parts.mass`")
        return
    yield diagnose("CG252", path, over.span, "the axis of a plot needs a range", f"write `{name} in 1..10`")


def _item(
    calculation: Calculation, path: str, table: Dataset, over: Column, item: Item
) -> tuple[ColumnCells | None, list[Diagnostic]]:
    """Return the cells of a line of a plot, and the problems."""
    expr = item.shown.expr
    if not isinstance(expr, Column):
        message = f"`{item.text}` is not a column of `{over.base}`"
        hint = f"make it one in a sheet: `{_as_column(calculation, table, over, item)}`"
        return None, [diagnose("CG252", path, item.span, message, hint)]
    if expr.base != over.base:
        message = f"`{print_expression(expr)}` is not a column of `{over.base}`, whose rows are the points here"
        return None, [diagnose("CG252", path, item.span, message, "a row of one table is not a row of another")]
    cells, wrong = _column(calculation, path, table, expr, item.span)
    wrong += _no_numbers(path, over, item, cells) if cells else []
    return (None, wrong) if wrong else (cells, [])


def _no_numbers(path: str, over: Column, item: Item, cells: ColumnCells) -> list[Diagnostic]:
    """The report of a column that has nothing to draw a line through."""
    if not any(cells.words or cells.values) and cells.line is None:
        return [_empty(path, item.span, item.text)]
    if cells.unit is None:
        message = f"`{print_expression(item.shown.expr)}` contains words, and a line needs numbers"
        return [diagnose("CG252", path, item.span, message, f"write `{over.base}.x over {item.text}`")]
    return [no_axis(path, item.span, print_expression(item.shown.expr))] if is_date(cells.unit) else []


def _as_column(calculation: Calculation, table: Dataset, over: Column, item: Item) -> str:
    """Return the line of a sheet that makes an item a column: for a sequence, its values at the steps of each row."""
    expr, known = item.shown.expr, _known(calculation, table)
    called = expr.function if isinstance(expr, Call) else expr.name if isinstance(expr, Name) else ""
    entry = calculation.scopes[table.id.note].entries.get(called)
    written = f"({item.text})" if isinstance(expr, WithExpr) else item.text
    if entry is not None and isinstance(entry.statement, Function) and entry.statement.steps is not None:
        written = f"{called}({over.base}.{_steps_in(table, entry.statement)})"
    names = (called, "value", *(f"value{at}" for at in range(len(known) + 1)))
    return f"{over.base}.{next(one for one in names if one and one not in known)} = {written}"


def _steps_in(table: Dataset, sequence: Function) -> str:
    """Return the column that may have the numbers of steps: the one with that name, or the first of plain numbers."""
    name = sequence.args[0].name
    plain = [column for column, unit in table.units.items() if not unit.dimension]
    return name if name in plain or not plain else plain[0]


def _known(calculation: Calculation, table: Dataset) -> list[str]:
    return [*table.columns, *computed_names(calculation.scopes.get(table.id.note), table.id)]


def _column(
    calculation: Calculation, path: str, table: Dataset, column: Column, span: Span
) -> tuple[ColumnCells | None, list[Diagnostic]]:
    """Return the cells of a column, and the problems; the cause of a column without any value is reported there."""
    known = _known(calculation, table)
    name = print_expression(column)
    if column.column in known:
        cells = cells_of(calculation, table, column.column)
        if cells and cells.unit is not None and not any(cells.values) and cells.line is None:
            return None, [_empty(path, span, name)]
        return cells, []
    if column.column.rpartition(".")[2] in known:
        whole = f"{column.base}.{column.column.rpartition('.')[2]}"
        return None, [diagnose("CG252", path, span, f"`{name}` is one cell", f"draw the column: `{whole}`")]
    hint = did_you_mean(column.column, dict.fromkeys(known)) or f"its columns are {listed(known)}"
    return None, [diagnose("CG345", path, span, f"`{table.id.name}` has no column `{column.column}`", hint)]


def _empty(path: str, span: Span, name: str) -> Diagnostic:
    return diagnose("CG350", path, span, f"`{name}` has no point in this plot: all of its cells are empty")


def _check_axes(
    path: str, view: SeriesView, along: ColumnCells, drawn: Sequence[tuple[Item, ColumnCells]]
) -> Iterator[Diagnostic]:
    """Check that values have the logarithms that their axes need."""
    name = print_expression(view.over)
    if view.log_x and (along.unit is None or is_date(along.unit)):
        what = "words" if along.unit is None else "dates"
        yield diagnose("CG252", path, view.over.span, f"`{name}` has {what}, which have no logarithm", "remove `log`")
    elif view.log_x and along.unit is not None and along.unit.offset:
        yield no_logarithm(path, view.over.span, name, along.unit)
    elif view.log_x and any(one.number <= 0 for one in along.values if one):
        yield diagnose("CG252", path, view.over.span, f"`{name}` is not above zero in all rows, as `log` needs it")
    for item, cells in drawn if view.log_y else ():
        if cells.unit is not None and cells.unit.offset:
            yield no_logarithm(path, item.span, item.text, cells.unit)
        elif any(cells.values) and not any(one.high > 0 for one in cells.values if one):
            yield nowhere_above(path, item)


def _check_units(
    calculation: Calculation, path: str, drawn: Sequence[tuple[Item, ColumnCells]]
) -> Iterator[Diagnostic]:
    """Check that all lines have the same dimension, and can be shown in the units after `as`."""
    table = calculation.shapes.table
    for item, cells in drawn:
        unit = table.parse(item.shown.unit) if item.shown.unit else cells.unit
        if isinstance(unit, UnitProblem):
            yield diagnose(unit.code, path, item.span, unit.message, unit.hint)
        elif unit is not None and cells.unit is not None and not alike(unit, cells.unit):
            have = f"a value in `{cells.unit.text}`" if cells.unit.text else "a plain number"
            message = f"{have} cannot be shown as `{unit.text}`"
            yield diagnose("CG356", path, item.span, message)
    yield from check_measures(path, [(item, cells.unit) for item, cells in drawn if cells.unit is not None])


def check_measures(path: str, lines: Sequence[tuple[Item, Unit]]) -> Iterator[Diagnostic]:
    """The report of lines that are measured in something else than the first one, and so have no place on its axis."""
    for item, unit in lines[1:]:
        first, own = lines[0]
        if not alike(own, unit):
            message = f"`{item.text}` is {said(measured(unit))}, `{first.text}` is {said(measured(own))}"
            yield diagnose("CG310", path, item.span, f"{message}; an axis has one unit", "draw a plot of each")
