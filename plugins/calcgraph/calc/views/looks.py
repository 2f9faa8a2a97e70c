"""Problems of bars, steps and error bars in a plot of columns."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from calcgraph.calc.dimensions.measures import measured, said
from calcgraph.calc.model import Value
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import SeriesView
from calcgraph.calc.views.cells import ColumnCells
from calcgraph.diagnostics import Diagnostic, diagnose

MOST_BARS = 200
"""The largest number of rows of a plot with bars: more would be thinner than the space between them."""


def check_looks(
    path: str, view: SeriesView, along: ColumnCells, drawn: Sequence[tuple[Item, ColumnCells]]
) -> Iterator[Diagnostic]:
    """Return the problems of columns that cannot be drawn in the way that the plot states."""
    looks = {column: cells for item, cells in drawn if (column := _column(item))}
    bars = view.looks.named("bars") | view.looks.named("stacked")
    if bars & looks.keys():
        yield from _check_bars(path, view, along)
    for item, cells in drawn:
        look, span = view.looks.of.get(_column(item), ""), item.span
        if look in {"bars", "stacked"} and cells.unit is not None and cells.unit.offset:
            message = f"`{item.text}` is in {cells.unit.text}, and a bar starts at zero, which is not the lowest value"
            yield diagnose("CG252", path, span, message, f"draw it as points: `points {_text(item)}`")
        if look == "stacked" and any(one is not None and one.is_range for one in cells.values):
            message = f"`{item.text}` has ranges, whose ends cannot be stacked"
            yield diagnose("CG252", path, span, message, f"draw bars next to each other: `bars {_text(item)}`")
        if look == "steps":
            yield from _check_steps(path, view, along, item)


def _check_bars(path: str, view: SeriesView, along: ColumnCells) -> Iterator[Diagnostic]:
    name, span = print_expression(view.over), view.over.span
    if view.looks.named("bars") and view.looks.named("stacked"):
        message = "the bars of a plot are either next to each other or stacked"
        yield diagnose("CG252", path, span, message, "draw a plot of each")
    if view.log_y:
        message = "a bar starts at zero, which a logarithmic axis does not have"
        yield diagnose("CG252", path, span, message, "draw points, or leave out `log y`")
    if view.log_x:
        message = "bars are equally wide, which a logarithmic axis cannot show"
        yield diagnose("CG252", path, span, message, "remove `log`, or draw points")
    places: Sequence[object] = along.words or [one.number for one in along.values if one is not None]
    if len(places) > MOST_BARS:
        message = f"`{view.over.base}` has {len(places)} rows, and a plot draws up to {MOST_BARS} bars"
        yield diagnose("CG252", path, span, message, "draw `steps`, or groups: `by_x = … per …`")
    seen: set[object] = set()
    twice = next((at for at, one in enumerate(places) if one in seen or seen.add(one)), None)  # type: ignore[func-returns-value]  # `add` returns None
    if twice is not None:
        message = f"two rows have the same `{name}`, and their bars would cover each other"
        hint = f"draw points, or one bar for each group: `by = total({view.over.base}.y) per {name}`"
        yield diagnose("CG252", path, span, message, hint)


def _check_steps(path: str, view: SeriesView, along: ColumnCells, item: Item) -> Iterator[Diagnostic]:
    name = print_expression(view.over)
    if along.unit is None:
        message = f"`{name}` contains words, and steps need numbers or dates"
        yield diagnose("CG252", path, item.span, message, f"draw bars: `bars {_text(item)}`")
        return
    numbers = [one.number for one in along.values if one is not None]
    if any(after <= before for before, after in pairwise(numbers)):
        message = f"`{name}` does not rise from row to row, as steps need it"
        yield diagnose("CG252", path, item.span, message, "sort the table, or draw points")


def check_errors(
    path: str, view: SeriesView, drawn: Mapping[str, ColumnCells], errors: Mapping[str, ColumnCells]
) -> Iterator[Diagnostic]:
    """Return the problems of columns of uncertainties; `errors` has those that are columns, by the drawn column."""
    for column, cells in errors.items():
        item, of = view.looks.errors[column], drawn[column]
        if cells.unit is None:
            message = f"`{item.text}` contains words, and an error bar needs numbers"
            yield diagnose("CG252", path, item.span, message, "name a column of uncertainties")
        elif cells.unit.offset:
            message = f"`{item.text}` is in {cells.unit.text}, and an uncertainty is a difference of temperatures"
            yield diagnose("CG252", path, item.span, message, "give the column in `K`")
        elif of.unit is not None and (cells.unit.dimension, cells.unit.turning) != (of.unit.dimension, of.unit.turning):
            own = said(measured(of.unit))
            message = f"`{item.text}` is {said(measured(cells.unit))}, and its column is {own}"
            yield diagnose("CG310", path, item.span, message, f"give the uncertainty in `{of.unit.text or 1}`")
        elif any(one is not None and one.number < 0 for one in cells.values):
            message = f"`{item.text}` has a number below zero, and an uncertainty is not negative"
            yield diagnose("CG252", path, item.span, message, "give its size: `abs(…)` in a computed column")
        elif view.looks.of.get(column) == "stacked":
            hint = "draw bars next to each other: `bars`"
            yield diagnose("CG252", path, item.span, "stacked bars have no error bars", hint)


def half_of(value: Value | None) -> float:
    """Return the length of an error bar on one side; not a number for an empty cell."""
    return value.number if value is not None and value.number >= 0 else math.nan


def _column(item: Item) -> str:
    return item.shown.expr.column if isinstance(item.shown.expr, Column) else ""


def _text(item: Item) -> str:
    return print_expression(item.shown.expr)
