"""A figure: a plot whose horizontal axis is the slider of an input, with the result in large type next to its title.

All positions are shares of the frame, so that its letters and lines keep their size at every width, and nothing has to
be rendered again for a phone.
"""

import math
from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import Kind, Quantity, QuantityId
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.syntax.view_lines import Sweep
from calcgraph.calc.syntax.views import PlotView
from calcgraph.render.page import Page, value_text, with_unit
from calcgraph.render.plots.axes import Axis, Tick, short_figure, ticks_of
from calcgraph.render.plots.draw import SAMPLES, PlotLines, data_of, draw_lines, sentences_of, titled, words_over
from calcgraph.render.plots.labels import apart, cut
from calcgraph.render.plots.points import find_knee
from calcgraph.render.plots.scene import PlotLine, Scene
from calcgraph.render.sheet.claim import words_of
from calcgraph.render.sheet.computed import ComputedItem, described, text_in, value_in
from calcgraph.render.sheet.controls import control_of, in_base, pick_options, step_in_base
from calcgraph.render.sheet.limits import ResultLimit, limiting, limits_of
from calcgraph.render.templating import fill

FRAME = (0.0, 1000.0, 1000.0, 0.0)
"""Left, right, bottom and top in thousandths."""
GAP = 7.4
"""Between two labels, in per cent of the height: 14 px of 190."""
MOST_NAMED = 3
FAR_RIGHT = 78.0
"""The position, in per cent, after which the value of a point is on its left."""
FAR_LEFT = 15.0
MOST_IN_CASE = 4
HALVED = 40


class End(Struct, frozen=True):
    """The name of a line at its end, in per cent of the height."""

    text: str
    at: str
    """The position of the line's end."""
    y: str
    """The position of its name."""
    is_chosen: bool


def render_figure(page: Page, view: PlotView, title: str, id_: str) -> Markup:
    """The figure of a view; nothing where its input has no slider or no line has a value, which the check reports."""
    over = page.quantity(page.written, view.over.path)
    sweep = with_ends(over, view.over) if over else None
    if over is None or sweep is None or not _has_slider(page, over):
        return Markup()
    shown = replace(view, over=sweep)
    drawn = draw_lines(page, shown, id_, FRAME)
    if drawn is None:
        return Markup()
    limits = limits_of(page, [over.id.key], view.checks)
    limit = _drawn_limit(drawn, limits) if not view.per else None
    if limit is not None:
        drawn = draw_lines(page, shown, id_, FRAME, limit.computed) or drawn
    return _filled(page, drawn, title, limits, limit)


def _drawn_limit(drawn: PlotLines, limits: Sequence[ResultLimit]) -> ResultLimit | None:
    """Return the limit of a line's results."""
    names = {line.name: line.computed.unit.dimension for line in drawn.lines}
    return next((one for one in limits if names.get(one.have.name) == one.computed.unit.dimension), None)


def takes_form(page: Page, view: PlotView) -> bool:
    """Return whether a plot may be a figure: over a parameter with a slider, no marks, few lines or by rows."""
    over = page.quantity(page.written, view.over.path)
    if view.marks or over is None or not _has_slider(page, over) or (not view.per and len(view.items) > MOST_NAMED):
        return False
    drawn = draw_lines(page, view, "", FRAME)
    return drawn is not None and find_knee(drawn.scene, drawn.lines) is None


def _has_slider(page: Page, quantity: Quantity) -> bool:
    control = control_of(page, quantity) if quantity.kind is Kind.PARAMETER else None
    return control is not None and control.slider is not None


def with_ends(over: Quantity, sweep: Sweep) -> Sweep | None:
    """Return a sweep over the range of its parameter, if it does not give one."""
    domain = over.domain
    if sweep.low is not None:
        return sweep
    if domain is None or domain.low is None or domain.high is None:
        return None
    low = domain.low if domain.low.unit else replace(domain.low, unit=domain.high.unit)
    return replace(sweep, low=low, high=domain.high, log=domain.log)


def _filled(
    page: Page, drawn: PlotLines, title: str, limits: Sequence[ResultLimit], limit: ResultLimit | None
) -> Markup:
    scene, lines = drawn.scene, drawn.lines
    first = next((line for line in lines if line.is_chosen), lines[0]).computed
    now = value_in(page, first)
    words = sentences_of(scene, lines, title)
    return fill(
        "figure.html",
        id=scene.id,
        input=page.name(scene.over.id),
        input_label=words_of(scene.over),
        input_said=value_text(scene.over),
        slide=f"{_share(scene.x, scene.over.value.number if scene.over.value else scene.x.low) / 100:.5f}",
        result=first.name,
        result_label=described(first),
        result_text=text_in(first, now) or "–",
        result_unit=first.unit.text,
        value=with_unit(text_in(first, now), first.unit.text) if now else "",
        x=scene.x,
        y=scene.y,
        x_ticks=[_short(tick, 10) for tick in ticks_of(scene.x)],
        y_ticks=[_short(tick, 10) for tick in ticks_of(scene.y)],
        x_title=titled(words_over(scene), scene.x.unit),
        dot=_dot(scene, now.number if now else None),
        lines=sorted(lines, key=lambda line: line.is_chosen),
        ends=_ends(scene, lines),
        data=data_of(scene, lines),
        left_out=drawn.left_out,
        heading=title or _heading(described(first), words_of(scene.over)),
        y_unit=scene.y.unit.text,
        case=_case(page, first),
        limits=[one for one in limits if one is limit or one in limiting(page, limits, first)],
        inputs=[page.name(one) for one in _inputs(page, limits)],
        under=limiting(page, limits, first),
        beyond=_beyond(lines, limit),
        crossing=_crossing(scene, limit) if limit else None,
        limit=limit,
        **words,
    )


def _heading(result: str, over: str) -> str:
    """Return the title of a figure without one: its results and the name on its axis.

    >>> _heading("cache of all", "users")
    'Cache of all, over users'
    """
    return f"{result[:1].upper()}{result[1:]}, over {over}"


def _case(page: Page, computed: ComputedItem) -> list[tuple[str, str]]:
    """Return the picks with which a result is computed, as scripts call them, with their rows as readers see them."""
    nodes = page.project.calculation.nodes
    keys = needed(nodes, keys_of(computed.question.program.operations))
    picks = {pick for key in keys for pick in nodes[key].picks}
    found = (page.index.by_key[key] for key in sorted(picks) if key in page.index.by_key)
    return [(page.name(one.id), _label(page, one)) for one in found][:MOST_IN_CASE]


def _label(page: Page, pick: Quantity) -> str:
    return next((option.label for option in pick_options(page, pick) if option.chosen), pick.text)


def _inputs(page: Page, limits: Sequence[ResultLimit]) -> list[QuantityId]:
    """Return the inputs of the note with which a limit changes, in the order of its sheets."""
    leaves = {key for limit in limits for key in limit.leaves}
    rows = (row for sheet in page.project.calculation.sheets.get(page.written, ()) for row in sheet.rows)
    quantities = page.project.calculation.quantities
    found = (quantities[row] for row in rows if row in quantities)
    return [one.id for one in found if one.id.key in leaves and control_of(page, one) is not None]


def _beyond(lines: Sequence[PlotLine], limit: ResultLimit | None) -> str:
    """Return the area beyond the line of a limit; empty if the line is interrupted."""
    path = lines[-1].path if limit else ""
    edge = FRAME[2] if limit and limit.is_target else FRAME[3]
    return f"{path}L{FRAME[1]:g} {edge:g}L{FRAME[0]:g} {edge:g}Z" if path.count("M") == 1 else ""


class Crossing(Struct, frozen=True):
    """The point of the axis at which a check changes, in per cent of the frame."""

    x: str
    y: str
    text: str
    is_first: bool
    """True if it is near the left edge, so that its text is on its right."""


def _crossing(scene: Scene, limit: ResultLimit) -> Crossing | None:
    """Return the only place along the axis at which the check changes; the twin of `crossingOf` in `figure.js`."""
    machine, key = scene.page.project.calculation.machine, limit.check.id.key

    def holds(x: float) -> bool:
        return machine.value(key, {scene.over.id.key: x}) == 1

    places = [scene.x.of(at / SAMPLES) for at in range(SAMPLES + 1)]
    found = [holds(place) for place in places]
    turns = [at for at in range(SAMPLES) if found[at] != found[at + 1]]
    if len(turns) != 1:
        return None
    (at,) = turns
    inside, outside = (places[at], places[at + 1]) if found[at] else (places[at + 1], places[at])
    for _ in range(HALVED):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if holds(middle) else (inside, middle)
    control = control_of(scene.page, scene.over)
    step = scene.over.domain.step if scene.over.domain else None
    by = step_in_base(scene.page, scene.over, step) if step and control else None
    if by and scene.over.domain and scene.over.domain.low is not None:
        low = in_base(scene.page, scene.over, scene.over.domain.low) or 0.0
        count = (inside - low) / by
        steps = math.floor(count + 1e-9) if found[at] else math.ceil(count - 1e-9)
        inside = low + by * steps
        if not holds(inside):  # as of `<`, which is false at the crossing
            inside += -by if found[at] else by
    height = machine.evaluate(limit.computed.question.program, {scene.over.id.key: inside})
    if not isinstance(height, float):
        return None
    x = _share(scene.x, inside)
    text = f"{'up to' if found[at] else 'from'} {with_unit(scene.x.text(inside), scene.x.unit.text)}"
    return Crossing(f"{x:.2f}%", f"{_share(scene.y, height):.2f}%", text, x < FAR_LEFT)


def _share(axis: Axis, value: float) -> float:
    """Return the position of a value along an axis, in per cent of the frame from the left or the top."""
    return max(0.0, min(100.0, axis.at(value) / 10))


class Dot(Struct, frozen=True):
    """The page's case, in per cent of the frame."""

    x: str
    y: str
    is_left: bool
    """True if its value is on its left."""
    is_out: bool
    """True if it is outside the axes, and drawn at their edge."""


def _dot(scene: Scene, value: float | None) -> Dot | None:
    if value is None or scene.over.value is None:
        return None
    exact = (scene.x.at(scene.over.value.number), scene.y.at(value))
    x, y = _share(scene.x, scene.over.value.number), _share(scene.y, value)
    return Dot(f"{x:.2f}%", f"{y:.2f}%", x > FAR_RIGHT, any(not -1 <= one <= FRAME[1] + 1 for one in exact))


def _short(tick: Tick, by: float) -> tuple[str, str]:
    """The place of a tick in per cent, and its figure with a letter for thousands."""
    return f"{float(tick.at) / by:.2f}%", short_figure(tick.text)


def _ends(scene: Scene, lines: Sequence[PlotLine]) -> list[End]:
    """Return the names of the chosen line, the highest and the lowest, with enough distance for the letters."""
    known = [(line, _end(scene, line)) for line in lines if line.label and any(line.values)]
    if not known:
        return []
    chosen = [one for one in known if one[0].is_chosen]
    ordered = sorted(known, key=lambda one: one[1])
    by_row = any(line.case for line in lines)
    limit = [one for one in known if one[0].css == "is-limit"]
    first = (*chosen, ordered[0], ordered[-1]) if by_row else (*limit, *ordered)
    wanted = list(dict.fromkeys(line.id for line, _ in first))[:MOST_NAMED]
    named = [one for one in ordered if one[0].id in wanted]
    places = apart([y for _, y in named], GAP, 0.0, 100.0)
    return [
        End(cut(line.label), f"{at:.2f}%", f"{y:.2f}%", line.is_chosen)
        for (line, at), y in zip(named, places, strict=True)
    ]


def _end(scene: Scene, line: PlotLine) -> float:
    known = [value.number for value in line.values if value is not None]
    return _share(scene.y, known[-1]) if known else 100.0
