"""A histogram: the number of rows of a table in each interval of a column."""

import math
from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import ONE, Dataset, QuantityId, Unit
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.units.display import format_number
from calcgraph.calc.units.table import from_base
from calcgraph.calc.units.turning import alike
from calcgraph.calc.views.cells import cells_of, table_of
from calcgraph.calc.views.histograms import Bins, RowCounts, counts_of, rice_bins, written_bins
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page, with_unit
from calcgraph.render.plots.axes import Axis, fitting, short_ticks_of
from calcgraph.render.plots.draw import titled
from calcgraph.render.plots.marks import marks_of
from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP
from calcgraph.render.templating import fill

FEWEST_ON_AXIS = 5
"""The least that the axis of counts contains, so that its ticks are whole numbers."""

EDGE_DIGITS = 6


class Interval(Struct, frozen=True):
    """One interval of a histogram, drawn as a bar."""

    x: str
    y: str
    width: str
    height: str
    text: str
    """`5–10`."""
    count: int


class _ShownValues(Struct, frozen=True):
    numbers: tuple[float, ...]
    """In the unit that is shown."""
    missing: int
    unit: Unit
    name: str
    """The column as scripts call it; empty for one that no slider moves."""
    own: Unit


def render_histogram(page: Page, view: HistogramView, title: str, id_: str) -> Markup:
    """The drawing of a histogram; nothing if its column has no number, which the check reports."""
    values = histogram_values(page, view, title, id_)
    return fill("histogram.html", **values) if values else Markup()


def histogram_values(page: Page, view: HistogramView, title: str, id_: str) -> dict[str, object] | None:
    """Return the values of `histogram.html`."""
    table = table_of(page.project.calculation, page.written, view.over)
    found = _values(page, table, view) if table else None
    bins = _bins(page, view, found) if found else None
    if found is None or bins is None:
        return None
    counts = counts_of(found.numbers, bins)
    x, y = axes_of(bins, counts, found.unit)
    name = in_words(view.over.column)
    x_title = titled(view.over.column, found.unit)
    intervals = _intervals(bins, counts, x, y)
    return {
        "id": id_,
        "title": title or f"Rows of {in_words(view.over.base)} by {name}",
        "named": bool(title),
        "desc": _described(view, found, intervals),
        "x": x,
        "y": y,
        "x_ticks": marks_of(x),
        "y_ticks": short_ticks_of(y),
        "x_title": x_title,
        "y_title": f"rows of {in_words(view.over.base)}",
        "intervals": intervals,
        "column": found.name,
        "bins": f"{bins.low!r},{bins.width!r},{bins.count}" if view.bins else "",
        "left_out": left_out(counts, found.missing),
    }


def _values(page: Page, table: Dataset, view: HistogramView) -> _ShownValues | None:
    """Return the numbers of the column; of a computed one those of all rows, of which a page has no cells."""
    calculation, column = page.project.calculation, view.over.column
    cells = cells_of(calculation, table, column)
    if cells is None or cells.unit is None:
        return None
    asked = page.unit_of(view.items[0].shown.unit) if view.items[0].shown.unit else None
    unit = asked if asked is not None and alike(asked, cells.unit) else cells.unit
    line = QuantityId(table.id.note, f"{table.id.name}.{column}")
    is_computed = column in computed_names(calculation.scopes.get(table.id.note), table.id)
    numbers: Sequence[object] = (
        _computed(calculation.outcomes.get(line.key))
        if is_computed
        else [one.number if one is not None else None for one in cells.values]
    )
    known = [from_base(one, unit) for one in numbers if isinstance(one, float | int) and math.isfinite(one)]
    name = page.name(line) if is_computed and known else ""
    return _ShownValues(tuple(known), len(table.rows) - len(known), unit, name, cells.unit)


def _computed(outcome: Outcome | None) -> Sequence[object]:
    return outcome[0].numbers if isinstance(outcome, tuple) and not isinstance(outcome, Failure) else ()


def _bins(page: Page, view: HistogramView, found: _ShownValues) -> Bins | None:
    if not found.numbers:
        return None
    written = written_bins(view, page.project.calculation.shapes.table, found.own, found.unit)
    return written or rice_bins(found.numbers)


def axes_of(bins: Bins, counts: RowCounts, unit: Unit) -> tuple[Axis, Axis]:
    """Return the axis of the values, from the first interval to the last, and the one of the counts."""
    factor, zero = float(unit.factor), float(unit.offset)
    low, high = (bins.edge(at) * factor + zero for at in (0, bins.count))
    x = Axis(low, high, LEFT, RIGHT, log=False, unit=unit)
    y = fitting([0.0, float(max(FEWEST_ON_AXIS, *counts.of))], BOTTOM, TOP, ONE, log=False)
    assert y is not None
    return x, y


def _intervals(bins: Bins, counts: RowCounts, x: Axis, y: Axis) -> list[Interval]:
    found = []
    step = (x.end - x.start) / bins.count
    for at, count in enumerate(counts.of):
        top = y.at(float(count))
        ends = [format_number(bins.edge(at + end), EDGE_DIGITS) for end in (0, 1)]
        found.append(
            Interval(
                f"{x.start + at * step:.1f}",
                f"{top:.1f}",
                f"{step:.1f}",
                f"{y.start - top:.1f}",
                f"{ends[0]} to {ends[1]}",
                count,
            )
        )
    return found


def left_out(counts: RowCounts, missing: int) -> str:
    """Return the sentences about rows that are in no interval."""
    found = []
    for count, where in ((counts.below, "below the first interval"), (counts.above, "above the last interval")):
        if count:
            found.append(f"{count} {'row is' if count == 1 else 'rows are'} {where}.")
    if missing:
        found.append(f"{missing} {'row has' if missing == 1 else 'rows have'} no value.")
    return " ".join(found)


def _described(view: HistogramView, found: _ShownValues, intervals: Sequence[Interval]) -> str:
    top = max(intervals, key=lambda one: one.count)
    low, high = (with_unit(format_number(end, EDGE_DIGITS), found.unit.text) for end in _ends(found.numbers))
    return (
        f"{len(found.numbers)} rows of {in_words(view.over.base)} by {in_words(view.over.column)}, from {low} to "
        f"{high}, in {len(intervals)} intervals. Most are in {with_unit(top.text, found.unit.text)}: {top.count}."
    )


def _ends(numbers: Sequence[float]) -> tuple[float, float]:
    return min(numbers), max(numbers)
