"""Columns of a table as lines: a point for each row, over numbers, dates or words."""

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.binding.computed import MOST_CELLS
from calcgraph.calc.model import ONE, Dataset, Unit, Value
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import SeriesView
from calcgraph.calc.units.display import format_value
from calcgraph.calc.units.table import is_date
from calcgraph.calc.units.turning import alike
from calcgraph.calc.views.series import ColumnCells, cells_of, table_of
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page, with_unit
from calcgraph.render.plots.axes import Axis, fitting, ticks_of
from calcgraph.render.plots.draw import OWN, titled
from calcgraph.render.plots.labels import spread_labels
from calcgraph.render.plots.marks import Mark, marks_of, marks_of_words
from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP
from calcgraph.render.plots.strokes import band_path, line_path, reach_path
from calcgraph.render.templating import fill

MOST_DOTS = MOST_CELLS
"""The largest number of rows with separate points and a line below the drawing; of more only the line is drawn."""


class AxisPlace(Struct, frozen=True):
    """A row of the table along the axis."""

    at: float
    """The position in the drawing; not a number if the row does not have one."""
    text: str
    name: str
    """The cell as scripts call it; empty for one that no slider moves."""


class SeriesDot(Struct, frozen=True):
    """A row of the table on a line."""

    x: str
    y: str
    name: str
    along: str
    row: str
    said: str
    is_out: bool
    """True if it is outside the frame."""


class Drawn(NamedTuple):
    """A column that is drawn."""

    label: str
    unit: Unit
    cells: ColumnCells
    is_apart: bool
    """True if points are requested."""


class SeriesLine(Struct, frozen=True):
    """A column as it is drawn."""

    id: str
    label: str
    css: str
    path: str
    band: str
    dots: tuple[SeriesDot, ...]
    cells: ColumnCells
    end: float
    """The height of its last point."""
    is_apart: bool
    """True if it is drawn as points: on request, or because rows at one place have different values."""


class Frame(Struct, frozen=True):
    """The axes, and where the rows are along them."""

    x: Axis
    y: Axis
    marks: tuple[Mark, ...]
    places: tuple[AxisPlace, ...]
    is_joined: bool
    """True if a line from row to row means something; between words it only leads the eye."""


def render_series(page: Page, view: SeriesView, title: str, id_: str) -> Markup:
    """The plot of columns; nothing where they mean nothing or have no number, which the check reports."""
    table = table_of(page.project.calculation, page.written, view.over)
    over = cells_of(page.project.calculation, table, view.over.column) if table else None
    drawn = _drawn(page, table, view.items, view.points) if table else []
    frame = _frame(page, view, over, drawn) if over and drawn else None
    if frame is None:
        return Markup()
    lines = [_line(page, frame, f"{id_}-l{at}", at, pair, len(drawn)) for at, pair in enumerate(drawn)]
    return fill(
        "series.html",
        id=id_,
        lines=lines,
        labels=spread_labels([(line.label, line.end, len(lines) == 1, line.id) for line in lines]),
        x=frame.x,
        y=frame.y,
        x_ticks=frame.marks,
        y_ticks=ticks_of(frame.y),
        y_title=titled(lines[0].label if len(lines) == 1 else "", frame.y.unit),
        is_joined=frame.is_joined,
        is_live=any(line.cells.names for line in lines) or any(place.name for place in frame.places),
        rows=_rows(page, frame, lines),
        left_out=max(len(frame.places) - MOST_DOTS, 0),
        **_words(view, frame, lines, title),
    )


def _words(view: SeriesView, frame: Frame, lines: Sequence[SeriesLine], title: str) -> dict[str, object]:
    """Return the words next to the drawing, and the sentences that describe it."""
    heads, name = ", ".join(line.label for line in lines), in_words(view.over.column)
    known = [place.text for place in frame.places if place.text]
    ends = f", {name} from {known[0]} to {known[-1]}" if known else ""
    return {
        "title": title or f"{heads} over {name}",
        "named": bool(title),
        "x_title": name if is_date(frame.x.unit) else titled(view.over.column, frame.x.unit),
        "desc": f"{heads} in each of {len(known)} rows of {in_words(view.over.base)}{ends}.{_apart(lines)}",
    }


def _apart(lines: Sequence[SeriesLine]) -> str:
    """Return the sentence that says which columns are points."""
    apart = [line.label for line in lines if line.is_apart]
    others = [line.label for line in lines if not line.is_apart]
    if not apart:
        return ""
    line = f", with a line for {', '.join(others)}" if others else " without a line"
    return f" {', '.join(apart)} {'is' if len(apart) == 1 else 'are'} drawn as points{line}."


def _drawn(page: Page, table: Dataset, items: Sequence[Item], points: Collection[str]) -> list[Drawn]:
    """Return the columns that can be drawn against the first one, each in the unit after `as`, if it fits."""
    found: list[Drawn] = []
    for item in items:
        column = item.shown.expr
        if not isinstance(column, Column):
            continue
        cells = cells_of(page.project.calculation, table, column.column)
        if cells is None or cells.unit is None or is_date(cells.unit):
            continue
        if not found or alike(found[0].unit, cells.unit):
            asked = page.unit_of(item.shown.unit) if item.shown.unit else None
            unit = asked if asked is not None and alike(asked, cells.unit) else cells.unit
            found.append(Drawn(in_words(column.column), unit, cells, column.column in points))
    return found


def _frame(page: Page, view: SeriesView, over: ColumnCells, drawn: Sequence[Drawn]) -> Frame | None:
    unit = drawn[0].unit
    ends = [end for one in drawn for value in one.cells.values if value for end in (value.low, value.high)]
    y = fitting(ends, BOTTOM, TOP, unit, log=view.log_y and not unit.offset)
    if y is None:
        return None
    if over.unit is None:
        words = {word: at for at, word in enumerate(dict.fromkeys(over.words))}
        x = Axis(-0.5, len(words) - 0.5, LEFT, RIGHT, log=False, unit=ONE)
        places = tuple(AxisPlace(x.at(words[word]), word, "") for word in over.words)
        return Frame(x, y, marks_of_words([*words], x), places, is_joined=False)
    numbers = [one.number for one in over.values if one is not None and math.isfinite(one.number)]
    if not numbers:
        return None
    x = _along(min(numbers), max(numbers), over.unit, log=view.log_x)
    places = tuple(_place(x, one, name) for one, name in zip(over.values, _names(page, over), strict=True))
    return Frame(x, y, marks_of(x), places, is_joined=True)


def _names(page: Page, cells: ColumnCells) -> list[str]:
    """The cells of a column as scripts call them; empty where no slider moves one."""
    return [page.name(id_) for id_ in cells.names] or [""] * len(cells.values)


def _place(x: Axis, value: Value | None, name: str) -> AxisPlace:
    if value is None:
        return AxisPlace(math.nan, "", name)
    return AxisPlace(x.at(value.number), x.text(value.number), name)


def _along(low: float, high: float, unit: Unit, *, log: bool) -> Axis:
    """Return an axis from the first to the last position; a single one gets some space around it."""
    is_log = log and low > 0 and not unit.offset
    if low == high:
        room = DAY if is_date(unit) else abs(low) / 2 or float(unit.factor)
        low, high = low - room, high + room
    return Axis(low, high, LEFT, RIGHT, log=is_log, unit=unit)


def _line(  # noqa: PLR0913, PLR0917 - a column, its place among others, and where it is drawn
    page: Page, frame: Frame, id_: str, at: int, drawn: Drawn, among: int
) -> SeriesLine:
    label, cells = drawn.label, drawn.cells
    heights = [frame.y.at(one.number) if one else math.nan for one in cells.values]
    spots = [(place.at, one) for place, one in zip(frame.places, cells.values, strict=True) if math.isfinite(place.at)]
    known = [height for height in heights if math.isfinite(height)]
    spots_of_rows = [(place.at, y) for place, y in zip(frame.places, heights, strict=True)]
    is_apart = drawn.is_apart or (frame.is_joined and _is_repeated(spots_of_rows))
    return SeriesLine(
        id=id_,
        label=label,
        css=OWN[at % len(OWN)] if among > 1 else "is-chosen",
        path=_points_path(spots_of_rows) if is_apart else line_path(spots_of_rows),
        band=(band_path if frame.is_joined else reach_path)(frame.y, spots),
        dots=_dots(page, frame, drawn, heights),
        cells=cells,
        end=max(TOP, min(BOTTOM, known[-1])) if known else BOTTOM,
        is_apart=is_apart,
    )


def _is_repeated(spots: Sequence[tuple[float, float]]) -> bool:
    """Return whether rows at one place have different values, so that a line would go up and down there."""
    at: dict[float, float] = {}
    known = [(x, y) for x, y in spots if math.isfinite(x) and math.isfinite(y)]
    return any(abs(at.setdefault(round(x, 6), y) - y) > SAME for x, y in known)


SAME = 1e-6
"""The distance of two points of the drawing that count as one."""


def _points_path(spots: Sequence[tuple[float, float]]) -> str:
    """Return the points of a table with too many rows for circles, as strokes without length."""
    known = [(x, y) for x, y in spots if math.isfinite(x) and math.isfinite(y)]
    return "".join(f"M{x:.1f} {y:.1f}h0" for x, y in known) if len(spots) > MOST_DOTS else ""


def _dots(page: Page, frame: Frame, drawn: Drawn, heights: Sequence[float]) -> tuple[SeriesDot, ...]:
    """A point for each row, those without a value hidden; none of a table with too many rows."""
    if len(frame.places) > MOST_DOTS:
        return ()
    label, unit, cells, _ = drawn
    found = []
    for place, value, name, y in zip(frame.places, cells.values, _names(page, cells), heights, strict=True):
        is_out = not (math.isfinite(place.at) and math.isfinite(y))
        said = with_unit(_text(page, value, unit), unit.text)
        spot = ("0", "0") if is_out else (f"{place.at:.1f}", f"{y:.1f}")
        found.append(SeriesDot(*spot, name, place.name, f"{label}, {place.text}", said, is_out))
    return tuple(found)


def _rows(page: Page, frame: Frame, lines: Sequence[SeriesLine]) -> list[tuple[AxisPlace, list[tuple[str, str]]]]:
    """Return the numbers of the drawing: the position of each row, and the figure and name in scripts of each line."""
    columns = [(line.cells, _names(page, line.cells)) for line in lines]
    return [
        (place, [(_text(page, cells.values[at], cells.unit), names[at]) for cells, names in columns])
        for at, place in enumerate(frame.places[:MOST_DOTS])
    ]


def _text(page: Page, value: Value | None, unit: Unit | None) -> str:
    return format_value(value, unit or ONE, page.project.settings.values.digits) if value else ""
