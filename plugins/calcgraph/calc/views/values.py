"""Values in views: a sweep must run through rows of its table, or numbers of its parameter's kind."""

from collections.abc import Iterator
from fractions import Fraction

from calcgraph.calc.binding.binder import listed
from calcgraph.calc.dimensions.measures import measured, said
from calcgraph.calc.model import Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Expr, Name, Number, Pick
from calcgraph.calc.syntax.view_lines import Sweep
from calcgraph.calc.units.display import join_unit
from calcgraph.calc.units.table import (
    DATE,
    UnitTable,
    beyond_numbers,
    is_date,
    is_figure,
    is_whole_days,
    number_in_base,
    to_base,
)
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span
from calcgraph.suggest import did_you_mean


def check_values(calculation: Calculation, note: NoteId, path: str, sweep: Sweep) -> Iterator[Diagnostic]:
    """Yield the problems of the values of a sweep; its name is known."""
    rows = _rows(calculation, note, sweep)
    if rows is not None:
        yield from _check_rows(path, sweep, rows)
        return
    shapes = calculation.shapes
    own = shapes.unit_of(calculation.scopes[note])(sweep.path)
    if own is None:  # what is wrong with its definition is reported there
        return
    for value in sweep.values:
        yield from _check_value(path, sweep, value, own, shapes.table)
    ends = (end for end in (sweep.high, sweep.low, sweep.step) if end is not None)  # the last unit serves both
    found = next((one for end in ends for one in _check_value(path, sweep, end, own, shapes.table)), None)
    if found is not None:
        yield found
    elif sweep.low is not None and sweep.high is not None:
        yield from _check_range(path, sweep, sweep.low, sweep.high, (own, shapes.table))


def _rows(calculation: Calculation, note: NoteId, sweep: Sweep) -> tuple[str, frozenset[str]] | None:
    """The table that a sweep runs through, and how its rows are named; None for a sweep of numbers."""
    entry = calculation.scopes[note].entries.get(sweep.path.name) if isinstance(sweep.path, Name) else None
    if entry is None or entry.dataset is None:
        return None
    table = entry.dataset
    if table.keys == 1 or not isinstance(entry.statement, Pick):
        return table.id.name, frozenset(table.rows)
    at = entry.statement.names.index(entry.id.name)
    return table.id.name, frozenset(row.split(",")[at] for row in table.rows)


def _check_rows(path: str, sweep: Sweep, rows: tuple[str, frozenset[str]]) -> Iterator[Diagnostic]:
    table, known = rows
    name = print_expression(sweep.path)
    if sweep.low is not None:
        yield diagnose("CG252", path, sweep.span, f"`{name}` varies over rows, so it needs rows and not a range")
    for value in sweep.values:
        row = row_name(value)
        if row not in known:
            hint = did_you_mean(row, known) or f"its rows are {listed(known)}"
            yield diagnose("CG344", path, value.span, f"`{table}` has no row `{row}`", hint)


def row_name(value: Expr) -> str:
    """The row that a value names, if it is one: an id such as `8B` reads like a number."""
    return value.name if isinstance(value, Name) else value.text if isinstance(value, Number) else ""


def _check_value(path: str, sweep: Sweep, value: Expr, own: Unit, table: UnitTable) -> Iterator[Diagnostic]:
    """Check that a value is a number of the parameter's kind; one without a unit is in the parameter's own."""
    name = print_expression(sweep.path)
    if is_date(own):
        yield from _check_date(path, sweep, value, table)
        return
    if not isinstance(value, Number):
        message = f"`{row_name(value)}` is not a number, and `{name}` is {said(measured(own))}"
        example = ", ".join(join_unit(number, own.text) for number in ("1", "2"))
        yield diagnose("CG252", path, value.span, message, f"write `{name} in {example}`")
        return
    unit = table.parse(value.unit) if value.unit else own
    if not isinstance(unit, Unit):
        yield diagnose(unit.code, path, value.span, unit.message, unit.hint)
    elif not alike(unit, own):
        message = f"`{name}` is {said(measured(own))}, `{value.text}` among its values is {said(measured(unit))}"
        yield diagnose("CG310", path, value.span, message)
    elif (number := number_in_base(value.value, unit)) is None:
        beyond = beyond_numbers(join_unit(value.text, "" if value.unit else own.text))
        yield diagnose(beyond.code, path, value.span, beyond.message, beyond.hint)
    elif not is_figure(number, own):
        message = f"`{value.text}` among the values of `{name}` has no figure in `{own.text or 1}`"
        yield diagnose("CG252", path, value.span, message, "show it in a unit nearer to its size")


def _check_date(path: str, sweep: Sweep, value: Expr, table: UnitTable) -> Iterator[Diagnostic]:
    """Check that a value is a date, and a step a number of whole days."""
    written = value.text if isinstance(value, Number) else print_expression(value)
    name = print_expression(sweep.path)
    if value is sweep.step and isinstance(value, Number):
        unit = table.parse(value.unit)
        if not isinstance(unit, Unit) or not is_whole_days(value.value, unit):
            yield diagnose(
                "CG252",
                path,
                value.span,
                f"the step between dates is in whole days, not `{written}`",
                "write `step 7 d`",
            )
    elif not written.startswith(DATE):
        hint = f"write `{name} in date 2026-11-01, date 2026-12-01`"
        yield diagnose("CG252", path, value.span, f"`{name}` is a date, but `{written}` is not", hint)


def _check_range(
    path: str, sweep: Sweep, low: Number, high: Number, units: tuple[Unit, UnitTable]
) -> Iterator[Diagnostic]:
    """Check that a range rises, in steps that do, and has the logarithms it needs."""
    below, above = (_in_base(end, *units) for end in (low, high))
    if below >= above:
        message = f"the range `{low.text}..{high.text}` is empty"
        yield diagnose("CG252", path, sweep.span, message, "put the smaller end first")
    elif sweep.log and units[0].offset:
        yield no_logarithm(path, sweep.span, print_expression(sweep.path), units[0])
    elif sweep.log and below <= 0:
        yield diagnose("CG252", path, sweep.span, "a `log` range needs ends above zero")
    elif sweep.step is not None and sweep.step.value <= 0:
        yield diagnose("CG252", path, sweep.step.span, "the step of a range is above zero")


def no_axis(path: str, span: Span, name: str) -> Diagnostic:
    """The report of a plot over dates, or of dates."""
    hint = "show dates in a `calc table`, or plot the days since a first date: `end - start`"
    return diagnose("CG252", path, span, f"`{name}` is a date, and a plot has no axis of dates", hint)


def no_logarithm(path: str, span: Span, name: str, unit: Unit) -> Diagnostic:
    """The report of a logarithmic axis for points of a temperature scale."""
    message = f"`{name}` is in {unit.text}, which does not start at zero and has no logarithm"
    return diagnose("CG252", path, span, message, "remove `log`, or give it in `K`")


def _in_base(end: Number, own: Unit, table: UnitTable) -> Fraction:
    unit = table.parse(end.unit) if end.unit else own
    assert isinstance(unit, Unit)
    return to_base(end.value, unit)
