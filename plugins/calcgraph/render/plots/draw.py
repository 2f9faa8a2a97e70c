"""Plots: lines over one parameter as SVG with classes only, their labels at the lines, their numbers in a table."""

import math
from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Quantity, Unit, Value
from calcgraph.calc.programs.keys import is_whole
from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.syntax.views import PlotView
from calcgraph.calc.units.table import is_date
from calcgraph.render.math.names import in_words
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page, with_unit
from calcgraph.render.plots.axes import Axis, fitting, is_squeezed, short_ticks_of, ticks_of
from calcgraph.render.plots.labels import LONGEST, spread_labels
from calcgraph.render.plots.points import PlotPoint, current_points, find_knee, marked_points, with_labels
from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP, PlotLine, Scene
from calcgraph.render.plots.strokes import band_path, line_path
from calcgraph.render.plots.sweeps import Case, ends_of, rows_of
from calcgraph.render.sheet.arguments import own_words, shown_words
from calcgraph.render.sheet.computed import ComputedItem, computed_of, described, text_in, value_in
from calcgraph.render.templating import fill

SAMPLES = 120
RANGED_SAMPLES = 40
"""The number of samples of a line whose inputs are ranges, since each is computed at all corners."""
MOST_LINES = 24
DATA_ROWS = 9
OWN = ("is-own", "is-own2", "is-own3")


class PlotLines(Struct, frozen=True):
    """The lines of a view in a frame."""

    scene: Scene
    lines: list[PlotLine]
    left_out: int
    """The number of lines left out."""


def render_plot(page: Page, view: PlotView, title: str, id_: str) -> Markup:
    """The plot of a view; nothing when its names mean nothing or no line has a value, which the check reports."""
    values = plot_values(page, view, title, id_)
    return fill("plot.html", **values) if values else Markup()


def plot_values(page: Page, view: PlotView, title: str, id_: str) -> dict[str, object] | None:
    """Return the values of `plot.html`."""
    drawn = draw_lines(page, view, id_, (LEFT, RIGHT, BOTTOM, TOP))
    if drawn is None:
        return None
    scene, lines = drawn.scene, drawn.lines
    points = with_labels(scene, [*marked_points(scene, view, lines), *current_points(scene, lines)], lines)
    words = sentences_of(scene, lines, title)
    return {**_drawing(scene, lines, points), **words, "left_out": drawn.left_out}


def draw_lines(
    page: Page, view: PlotView, id_: str, frame: tuple[float, float, float, float], limit: ComputedItem | None = None
) -> PlotLines | None:
    """Return the lines of a view between left, right, bottom and top of a frame; None if there are no lines.

    The line of a limit is the last of them.
    """
    left, right, bottom, top = frame
    over = page.quantity(page.written, view.over.path)
    ends = ends_of(page, over, view.over) if over else None
    items = [computed for item in view.items if (computed := computed_of(page, item))]
    if over is None or ends is None or not items or any(is_date(unit) for unit in (over.unit, items[0].unit)):
        return None
    x = Axis(*ends, left, right, log=view.over.log and not over.unit.offset, unit=over.unit)
    alike = [
        one
        for one in items
        if (one.unit.dimension, one.unit.turning) == (items[0].unit.dimension, items[0].unit.turning)
    ]
    per = rows_of(page, view.per) if view.per else None
    wanted = [(one, case) for one in alike for case in (per.cases if per else (None,))]
    drafts = [_draft(page, over, x, one, case) for one, case in wanted[:MOST_LINES]]
    drafts += [_draft(page, over, x, limit, None)] if limit else []
    unit = alike[0].unit  # a point of a temperature scale has no logarithm, which the check reports
    values = [value for draft in drafts for value in draft.values if value is not None]
    ends_of_values = [end for one in values for end in (one.low, one.high)]
    is_log = view.log_y or (view.is_figure and not view.linear_y and is_squeezed(ends_of_values))
    y = fitting(ends_of_values, bottom, top, unit, log=is_log and not unit.offset)
    if y is None:
        return None
    scene = Scene(page, over, view.over.path, x, y, id_)
    lines = [
        _line(scene, at, draft, _named(page, draft.computed, alike))
        for at, draft in enumerate(drafts)
        if draft.computed is not limit
    ]
    lines += [_limit_line(scene, drafts[-1])] if limit else []
    return PlotLines(scene, lines, max(0, len(wanted) - MOST_LINES) + (len(alike) * per.left_out if per else 0))


class Draft(Struct, frozen=True):
    """A line before the scale is known."""

    computed: ComputedItem
    case: Case | None
    xs: tuple[float, ...]
    values: tuple[Value | None, ...]


def _draft(page: Page, over: Quantity, x: Axis, computed: ComputedItem, case: Case | None) -> Draft:
    count = RANGED_SAMPLES if computed.ranged else SAMPLES
    xs = tuple(x.of(at / count) for at in range(count + 1))
    given = case.overrides if case else {}
    return Draft(computed, case, xs, tuple(value_in(page, computed, {**given, **_at(over, x)}) for x in xs))


def _at(over: Quantity, place: float) -> dict[str, float]:
    """A place along the axis; of steps the nearest."""
    return {over.id.key: float(round(place)) if is_whole(over.id) else place}


class LineName(Struct, frozen=True):
    """The name of a line, and its position among the lines of its view."""

    text: str
    at: int
    among: int


def _line(scene: Scene, at: int, draft: Draft, name: LineName) -> PlotLine:
    case, computed = draft.case, draft.computed
    names = (case.label if case else "", name.text if name.among > 1 or not case else "")
    places = [(scene.x.at(x), value) for x, value in zip(draft.xs, draft.values, strict=True)]
    own = OWN[name.at % len(OWN)] if case is None and name.among > 1 else ""
    return PlotLine(
        id=f"{scene.id}-l{at}",
        path=line_path([(x, scene.y.at(value.number) if value else math.nan) for x, value in places]),
        band=band_path(scene.y, places),
        case=case.text if case else "",
        name=computed.name,
        label=", ".join(name for name in names if name),
        is_chosen=case.is_current if case else name.among == 1,
        css=own,
        values=draft.values,
        computed=computed,
        overrides=case.overrides if case else {},
    )


def _limit_line(scene: Scene, draft: Draft) -> PlotLine:
    places = [(scene.x.at(x), value) for x, value in zip(draft.xs, draft.values, strict=True)]
    return PlotLine(
        id=f"{scene.id}-limit",
        path=line_path([(x, scene.y.at(value.number) if value else math.nan) for x, value in places]),
        band="",
        case="",
        name=draft.computed.name,
        label="limit",
        is_chosen=False,
        css="is-limit",
        values=draft.values,
        computed=draft.computed,
        overrides={},
    )


def _named(page: Page, computed: ComputedItem, items: Sequence[ComputedItem]) -> LineName:
    """Return the name of a line among others: only its arguments, if all are the same quantity."""
    parts = [item.item.text.partition(" with ")[0] for item in items]
    is_alone = len(items) == 1 or len(set(parts)) > 1
    text = described(computed, LONGEST) if is_alone else own_words(page, computed) or described(computed, LONGEST)
    return LineName(text, items.index(computed), len(items))


def _drawing(scene: Scene, lines: Sequence[PlotLine], points: Sequence[PlotPoint]) -> dict[str, object]:
    return {
        "id": scene.id,
        "lines": sorted(lines, key=lambda line: line.is_chosen),
        "points": points,
        "labels": spread_labels([(line.label, _end(scene, line), line.is_chosen, line.id) for line in lines]),
        "x": scene.x,
        "y": scene.y,
        "x_ticks": ticks_of(scene.x),
        "y_ticks": short_ticks_of(scene.y),
        "x_title": titled(words_over(scene), scene.x.unit),
        "y_title": titled(_shared_words(scene, lines), scene.y.unit),
        "swept": scene.page.name(scene.over.id),
        "knee": find_knee(scene, lines),
        "data": data_of(scene, lines),
    }


def sentences_of(scene: Scene, lines: Sequence[PlotLine], title: str) -> dict[str, object]:
    """The sentences that stand for the drawing."""
    shown = "; ".join(dict.fromkeys(shown_words(scene.page, line.computed) for line in lines if line.css != "is-limit"))
    over = words_over(scene)
    low, high = (with_unit(scene.x.text(end), scene.x.unit.text) for end in (scene.x.low, scene.x.high))
    scales = {
        (True, True): "both axes logarithmic",
        (True, False): f"{over} logarithmic",
        (False, True): f"{shown} logarithmic",
    }
    scale = scales.get((scene.x.log, scene.y.log), "")
    rows = f"; a line for each of {', '.join(line.label for line in lines)}" if len(lines) > 1 else ""
    now = value_in(scene.page, lines[0].computed)
    case = ""
    if now is not None and scene.over.value is not None:
        at = with_unit(scene.x.text(scene.over.value.number), scene.x.unit.text)
        case = f"{at}: {with_unit(text_in(lines[0].computed, now), lines[0].computed.unit.text)}."
    desc = f"{shown} for {over} from {low} to {high}{', ' + scale if scale else ''}{rows}."
    return {
        "title": title or f"{shown} over {over}",
        "desc": f"{desc} As written, at {case}" if case else desc,
        "desc_of_case": f"{desc} At {case}" if case else desc,
        "named": bool(title),
    }


def _end(scene: Scene, line: PlotLine) -> float:
    """The height at which a line leaves the frame, or last has a value."""
    known = [value.number for value in line.values if value is not None]
    return max(TOP, min(BOTTOM, scene.y.at(known[-1]))) if known else BOTTOM


def _shared_words(scene: Scene, lines: Sequence[PlotLine]) -> str:
    """Return the description of the quantity that all lines are of; nothing if there are several."""
    found = {shown_words(scene.page, line.computed) for line in lines}
    return found.pop() if len(found) == 1 else ""


def words_over(scene: Scene) -> str:
    """Return the words under the axis: the description of its quantity, or its name."""
    if isinstance(scene.path, Column):
        return f"{in_words(scene.path.column)} of {in_words(scene.path.base)}"
    return scene.over.comment.text or in_words(scene.over.id.name.strip("[]{}"))


def titled(name: str, unit: Unit) -> str:
    """A quantity in words with its unit, for an axis or a head."""
    return ", ".join(part for part in (in_words(name), set_unit(unit.text)) if part)


def data_of(scene: Scene, lines: Sequence[PlotLine]) -> dict[str, object]:
    """Return the numbers of the drawing, at a few positions along the axis."""
    rows = []
    for at in range(DATA_ROWS):
        place = scene.x.of(at / (DATA_ROWS - 1))
        case = _at(scene.over, place)
        place = case[scene.over.id.key]
        values = [value_in(scene.page, line.computed, {**line.overrides, **case}) for line in lines]
        cells = [text_in(line.computed, value) for line, value in zip(lines, values, strict=True)]
        rows.append((scene.x.text(place), cells))
    heads = [(line.id, line.label, line.computed.unit.text) for line in lines]
    return {"heads": heads, "rows": rows}
