"""Columns of a table as lines, points, bars or steps: one for each row, over numbers, dates or words."""

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.computed import MOST_CELLS
from calcgraph.calc.model import ONE, Dataset, Kind, QuantityId, Unit, Value
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.programs.program import needed
from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.syntax.views import SeriesView
from calcgraph.calc.units.display import format_value
from calcgraph.calc.units.table import is_date
from calcgraph.calc.units.turning import alike
from calcgraph.calc.views.cells import ColumnCells, cells_of, table_of
from calcgraph.calc.views.looks import half_of
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page, with_unit
from calcgraph.render.plots.axes import Axis, fitting, short_ticks_of
from calcgraph.render.plots.bars import (
    LEGEND_GAP,
    LEGEND_TOP,
    TONES,
    BarBox,
    LegendEntry,
    error_ends,
    error_path,
    plain_ends,
    slot_of,
    stack_tops,
    step_path,
)
from calcgraph.render.plots.dense import dense_path, dense_points, pixel_of, thinned_reach, written_pixels
from calcgraph.render.plots.draw import OWN, titled
from calcgraph.render.plots.labels import LONGEST, spread_labels
from calcgraph.render.plots.marks import Mark, marks_of, marks_of_words
from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP
from calcgraph.render.plots.strokes import band_path, line_path, reach_path
from calcgraph.render.templating import fill

MOST_DOTS = MOST_CELLS
"""The largest number of rows with separate points and a line below the drawing; of more only the line is drawn."""
LISTED = 6
"""Digits of the values of a column that no slider moves, where one moves the places of its rows."""


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
    half: str = ""
    """The length of its error bar on one side, in base units."""
    half_name: str = ""
    """The cell of its uncertainty as scripts call it."""


class DrawnColumn(NamedTuple):
    """A column that is drawn."""

    label: str
    unit: Unit
    cells: ColumnCells
    look: str
    """`points`, `bars`, `stacked` or `steps`, or empty for a line."""
    errors: ColumnCells | None
    """The column of its uncertainties."""
    error_label: str

    @property
    def is_bar(self) -> bool:
        """True if it is drawn as bars."""
        return self.look in {"bars", "stacked"}

    @property
    def halves(self) -> list[float]:
        """The length of each error bar on one side."""
        return [half_of(one) for one in self.errors.values] if self.errors else []


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
    look: str
    bars: tuple[BarBox, ...]
    errors: str
    error_cells: ColumnCells | None
    error_label: str
    column: str
    """A long column that a slider moves, as scripts call it."""
    numbers: str
    """The values of a long column that no slider moves, where one moves the places of its rows."""
    reach: str
    """The lowest and the highest value of a long column in base units, and the lowest above zero."""


class Frame(Struct, frozen=True, dict=True):
    """The axes, and where the rows are along them."""

    x: Axis
    y: Axis
    marks: tuple[Mark, ...]
    places: tuple[AxisPlace, ...]
    is_joined: bool
    """True if a line from row to row means something; between words it only leads the eye."""
    along: str = ""
    """The column of the places, as scripts call it, if the table is long and a slider moves it."""

    @property
    def is_dense(self) -> bool:
        """True if there are too many rows for separate points."""
        return len(self.places) > MOST_DOTS

    @cached_property
    def pixels(self) -> list[int]:
        """Return the column of pixels, counted from the left, in which each row is drawn."""
        return [pixel_of(place.at) for place in self.places]


def render_series(page: Page, view: SeriesView, title: str, id_: str) -> Markup:
    """The plot of columns; nothing where they mean nothing or have no number, which the check reports."""
    values = series_values(page, view, title, id_)
    return fill("series.html", **values) if values else Markup()


def series_values(page: Page, view: SeriesView, title: str, id_: str) -> dict[str, object] | None:
    """Return the values of `series.html`."""
    table = table_of(page.project.calculation, page.written, view.over)
    over = cells_of(page.project.calculation, table, view.over.column) if table else None
    drawn = _drawn(page, table, view) if table else []
    frame = _frame(page, view, over, drawn) if over and drawn else None
    if frame is None:
        return None
    boxes = _boxes(page, frame, drawn)
    lines = [_line(page, frame, f"{id_}-l{at}", at, pair, len(drawn), boxes[at]) for at, pair in enumerate(drawn)]
    has_bars = any(one.is_bar for one in drawn)
    return dict(
        id=id_,
        lines=lines,
        labels=[] if has_bars else spread_labels([(line.label, line.end, len(lines) == 1, line.id) for line in lines]),
        legend=_legend(lines) if has_bars and len(lines) > 1 else [],
        x=frame.x,
        y=frame.y,
        x_ticks=frame.marks,
        y_ticks=short_ticks_of(frame.y),
        y_title=titled(lines[0].label if len(lines) == 1 else "", frame.y.unit),
        is_joined=frame.is_joined,
        is_live=any(cells.names for line in lines for cells in (line.cells, line.error_cells) if cells)
        or any(place.name for place in frame.places),
        dense=written_pixels(frame.pixels) if any(line.column for line in lines) or frame.along else "",
        rows=_rows(page, frame, lines),
        count=len(frame.places) if frame.is_dense else 0,
        reduced=any(not line.is_apart for line in lines),
        left_out=max(len(frame.places) - MOST_DOTS, 0),
        unseen=_unseen(page, lines),
        along=frame.along,
        **_words(view, frame, lines, title),
    )


def _unseen(page: Page, lines: Sequence[SeriesLine]) -> str:
    """Return the names of long computed columns that follow from ranges: their rows have only middles."""
    nodes = page.project.calculation.nodes
    ids = [(line.label, line.cells.line) for line in lines if line.cells.line and not line.cells.names]
    return ", ".join(
        label for label, id_ in ids if any(nodes[key].varies for key in needed(nodes, [id_.key]) if key in nodes)
    )


def _moved(page: Page, line: QuantityId | None) -> str:
    """Return a long column as scripts call it; empty for one that follows from no input."""
    nodes, by_key = page.project.calculation.nodes, page.index.by_key
    if line is None or line.key not in nodes:
        return ""
    inputs = (by_key[key].kind for key in needed(nodes, [line.key]) if key in by_key)
    return page.name(line) if any(kind in {Kind.PARAMETER, Kind.PICK} for kind in inputs) else ""


def _words(view: SeriesView, frame: Frame, lines: Sequence[SeriesLine], title: str) -> dict[str, object]:
    """Return the words next to the drawing, and the sentences that describe it."""
    heads, name = ", ".join(line.label for line in lines), in_words(view.over.column)
    known = [place.text for place in frame.places if place.text]
    ends = f", {name} from {known[0]} to {known[-1]}" if known else ""
    return {
        "title": title or f"{heads} over {name}",
        "named": bool(title),
        "x_title": name if is_date(frame.x.unit) else titled(view.over.column, frame.x.unit),
        "desc": f"{heads} in each of {len(known)} rows of {in_words(view.over.base)}{ends}."
        f"{_apart(lines)}{_looks(lines)}",
    }


def _apart(lines: Sequence[SeriesLine]) -> str:
    """Return the sentence that names the columns of points."""
    apart = [line.label for line in lines if line.is_apart]
    others = [line.label for line in lines if not line.is_apart]
    if not apart:
        return ""
    line = f", with a line for {', '.join(others)}" if others else " without a line"
    return f" {', '.join(apart)} {'is' if len(apart) == 1 else 'are'} drawn as points{line}."


def _looks(lines: Sequence[SeriesLine]) -> str:
    """Return the sentences that name the columns of bars, of steps and with error bars."""
    words = {"bars": "drawn as bars", "stacked": "stacked as bars", "steps": "drawn as steps"}
    found = [(", ".join(one.label for one in lines if one.look == look), text) for look, text in words.items()]
    said = [f" {names} {'are' if ', ' in names else 'is'} {text}." for names, text in found if names]
    said += [f" Error bars of {one.label} are {one.error_label}." for one in lines if one.errors]
    return "".join(said)


def _legend(lines: Sequence[SeriesLine]) -> list[LegendEntry]:
    """Return the names of columns next to bars, those of a stack in the order of the stack."""
    stack = [line for line in lines if line.look == "stacked"]
    shown = [*reversed(stack), *(line for line in lines if line.look != "stacked")]
    return [
        LegendEntry(
            f"{LEGEND_TOP + at * LEGEND_GAP:.1f}",
            line.css,
            bool(line.bars),
            line.label if len(line.label) < LONGEST else f"{line.label[: LONGEST - 2].rstrip()}…",
            line.label if len(line.label) >= LONGEST else "",
        )
        for at, line in enumerate(shown)
    ]


def _drawn(page: Page, table: Dataset, view: SeriesView) -> list[DrawnColumn]:
    """Return the columns that can be drawn against the first one, each in the unit after `as`, if it fits."""
    found: list[DrawnColumn] = []
    for item in view.items:
        column = item.shown.expr
        if not isinstance(column, Column):
            continue
        cells = cells_of(page.project.calculation, table, column.column)
        if cells is None or cells.unit is None or is_date(cells.unit):
            continue
        if not found or alike(found[0].unit, cells.unit):
            asked = page.unit_of(item.shown.unit) if item.shown.unit else None
            unit = asked if asked is not None and alike(asked, cells.unit) else cells.unit
            look, errors = view.looks.of.get(column.column, ""), view.looks.errors.get(column.column)
            name = errors.shown.expr.column if errors and isinstance(errors.shown.expr, Column) else ""
            uncertain = cells_of(page.project.calculation, table, name) if name else None
            uncertain = uncertain if uncertain and uncertain.unit is not None else None
            look = look or ("points" if uncertain else "")
            found.append(DrawnColumn(in_words(column.column), unit, cells, look, uncertain, in_words(name)))
    return found


def _heights(drawn: Sequence[DrawnColumn]) -> list[float]:
    """Return all numbers that the vertical axis has to contain."""
    found = [end for one in drawn for value in one.cells.values if value for end in (value.low, value.high)]
    for one in drawn:
        found += [end for ends in error_ends(one.cells.values, one.halves) for end in ends] if one.errors else []
    found += [0.0] if any(one.is_bar for one in drawn) else []
    stacked = stack_tops([one.cells.values for one in drawn if one.look == "stacked"])
    return found + [top for ends in stacked for _, top in ends]


def _boxes(page: Page, frame: Frame, drawn: Sequence[DrawnColumn]) -> list[tuple[BarBox, ...]]:
    """Return the bars of each column. Other columns have no bars."""
    slot = slot_of([place.at for place in frame.places])
    abreast = [one for one in drawn if one.look == "bars"]
    stacked = [one for one in drawn if one.look == "stacked"]
    tops = dict(zip(map(id, stacked), stack_tops([one.cells.values for one in stacked]), strict=True))
    found: list[tuple[BarBox, ...]] = []
    for one in drawn:
        if not one.is_bar or len(frame.places) > MOST_DOTS:
            found.append(())
            continue
        count = len(abreast) if one.look == "bars" else 1
        width, at = slot / count, abreast.index(one) if one.look == "bars" else 0
        ends = tops[id(one)] if one.look == "stacked" else plain_ends(one.cells.values)
        shift = (at - count / 2) * width
        boxes = []
        rows = zip(frame.places, one.cells.values, _names(page, one.cells), ends, strict=True)
        for place, value, name, (start, end) in rows:
            is_out = not (math.isfinite(place.at) and math.isfinite(end))
            below, above = sorted((frame.y.at(start), frame.y.at(end))) if not is_out else (0.0, 0.0)
            boxes.append(
                BarBox(
                    x="0" if is_out else f"{place.at + shift:.1f}",
                    y=f"{below:.1f}",
                    width=f"{width:.1f}",
                    height=f"{above - below:.1f}",
                    middle="0" if is_out else f"{place.at:.1f}",
                    value=repr(value.number) if value else "",
                    name=name,
                    along=place.name,
                    row=f"{one.label}, {place.text}",
                    said=with_unit(_text(page, value, one.unit), one.unit.text),
                    is_out=is_out,
                )
            )
        found.append(tuple(boxes))
    return found


def _frame(page: Page, view: SeriesView, over: ColumnCells, drawn: Sequence[DrawnColumn]) -> Frame | None:
    unit = drawn[0].unit
    y = fitting(_heights(drawn), BOTTOM, TOP, unit, log=view.log_y and not unit.offset)
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
    if any(one.is_bar for one in drawn) and not x.log:
        x = _with_room(x, numbers)
    places = tuple(_place(x, one, name) for one, name in zip(over.values, _names(page, over), strict=True))
    marks = tuple(one for one in marks_of(x) if LEFT - SAME <= float(one.at) <= RIGHT + SAME)
    along = _moved(page, over.line) if len(places) > MOST_DOTS else ""
    return Frame(x, y, marks, places, is_joined=True, along=along)


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


def _with_room(axis: Axis, numbers: Sequence[float]) -> Axis:
    """Return an axis that contains the bars of the first and of the last row."""
    known = sorted(set(numbers))
    room = min((after - before for before, after in pairwise(known)), default=0.0) / 2
    return replace(axis, low=axis.low - room, high=axis.high + room)


def _line(  # noqa: PLR0913, PLR0917 - a column, its place among others, and where it is drawn
    page: Page, frame: Frame, id_: str, at: int, drawn: DrawnColumn, among: int, boxes: tuple[BarBox, ...]
) -> SeriesLine:
    label, cells = drawn.label, drawn.cells
    heights = [frame.y.at(one.number) if one else math.nan for one in cells.values]
    spots = [(place.at, one) for place, one in zip(frame.places, cells.values, strict=True) if math.isfinite(place.at)]
    known = [height for height in heights if math.isfinite(height)]
    spots_of_rows = [(place.at, y) for place, y in zip(frame.places, heights, strict=True)]
    is_apart = drawn.look == "points" or (not drawn.look and frame.is_joined and _is_repeated(spots_of_rows))
    middles = [float(one.x) + float(one.width) / 2 for one in boxes] or [place.at for place in frame.places]
    errors = error_path(frame.y, middles, error_ends(cells.values, drawn.halves)) if drawn.errors else ""
    column = _moved(page, cells.line) if frame.is_dense else ""
    return SeriesLine(
        id=id_,
        label=label,
        css=f"is-tone{at % TONES + 1}" if drawn.is_bar else OWN[at % len(OWN)] if among > 1 else "is-chosen",
        path=(_dense if frame.is_dense else _path)(frame, spots_of_rows, "points" if is_apart else drawn.look),
        band=_dense_band(frame, drawn)
        if frame.is_dense
        else (reach_path if drawn.look or not frame.is_joined else band_path)(frame.y, spots),
        dots=() if drawn.is_bar else _dots(page, frame, drawn, heights),
        cells=cells,
        end=max(TOP, min(BOTTOM, known[-1])) if known else BOTTOM,
        is_apart=is_apart,
        look=drawn.look,
        bars=boxes,
        errors=errors,
        error_cells=drawn.errors,
        error_label=drawn.error_label,
        column=column,
        numbers=_numbers(cells) if frame.along and not column else "",
        reach=_reach(drawn) if frame.is_dense else "",
    )


def _path(_: Frame, spots: Sequence[tuple[float, float]], look: str) -> str:
    """Return the line of a column; empty for bars and points."""
    if look in {"bars", "stacked", "points"}:
        return ""
    return step_path(spots) if look == "steps" else line_path(spots)


def _dense(frame: Frame, spots: Sequence[tuple[float, float]], look: str) -> str:
    """Return the line of a long column; empty for bars."""
    if look in {"bars", "stacked"}:
        return ""
    heights = [y for _, y in spots]
    if look == "points":
        return dense_points(frame.pixels, heights)
    return dense_path(frame.pixels, heights, is_stepped=look == "steps")


def _dense_band(frame: Frame, drawn: DrawnColumn) -> str:
    """Return the ends of ranges of a long column, the outermost of each column of pixels."""
    ends = [
        (frame.y.at(one.low), frame.y.at(one.high)) if one is not None and one.is_range else (math.nan, math.nan)
        for one in drawn.cells.values
    ]
    found = thinned_reach(frame.pixels, [(min(pair), max(pair)) for pair in ends])
    return "".join(f"M{x:.1f} {low:.1f}V{high:.1f}" for x, low, high in found)


def _numbers(cells: ColumnCells) -> str:
    return " ".join(f"{one.number:.{LISTED}g}" if one is not None else "" for one in cells.values)


def _reach(drawn: DrawnColumn) -> str:
    """Return the lowest and the highest value of a long column, and the lowest above zero."""
    known = [one for one in _heights([drawn]) if math.isfinite(one)]
    above = min((one for one in known if one > 0), default=math.nan)
    return f"{min(known)!r} {max(known)!r} {above!r}" if known else ""


def _is_repeated(spots: Sequence[tuple[float, float]]) -> bool:
    """Return whether rows at one place have different values, so that a line would go up and down there."""
    at: dict[float, float] = {}
    known = [(x, y) for x, y in spots if math.isfinite(x) and math.isfinite(y)]
    return any(abs(at.setdefault(round(x, 6), y) - y) > SAME for x, y in known)


SAME = 1e-6
"""The distance of two points of the drawing that count as one."""


def _dots(page: Page, frame: Frame, drawn: DrawnColumn, heights: Sequence[float]) -> tuple[SeriesDot, ...]:
    """A point for each row, those without a value hidden; none of a table with too many rows."""
    if len(frame.places) > MOST_DOTS:
        return ()
    label, unit, cells = drawn.label, drawn.unit, drawn.cells
    found = []
    count = len(frame.places)
    halves = [repr(half) if math.isfinite(half) else "" for half in drawn.halves] or [""] * count
    half_names = _names(page, drawn.errors) if drawn.errors else [""] * count
    for at, (place, value, name, y) in enumerate(
        zip(frame.places, cells.values, _names(page, cells), heights, strict=True)
    ):
        is_out = not (math.isfinite(place.at) and math.isfinite(y))
        said = with_unit(_text(page, value, unit), unit.text)
        spot = ("0", "0") if is_out else (f"{place.at:.1f}", f"{y:.1f}")
        row = f"{label}, {place.text}"
        found.append(SeriesDot(*spot, name, place.name, row, said, is_out, halves[at], half_names[at]))
    return tuple(found)


def _rows(page: Page, frame: Frame, lines: Sequence[SeriesLine]) -> list[tuple[AxisPlace, list[tuple[str, str]]]]:
    """Return the numbers of the drawing: the position of each row, and the figure and name in scripts of each line."""
    shown = [one for line in lines for one in (line.cells, line.error_cells) if one is not None]
    columns = [(cells, _names(page, cells)) for cells in shown]
    return [
        (place, [(_text(page, cells.values[at], cells.unit), names[at]) for cells, names in columns])
        for at, place in enumerate(frame.places[:MOST_DOTS])
    ]


def _text(page: Page, value: Value | None, unit: Unit | None) -> str:
    return format_value(value, unit or ONE, page.project.settings.values.digits) if value else ""
