"""Cases in a plot: the page's own, rows of marked tables, and the ridge of a roof with the distance to it."""

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.nodes import Overrides
from calcgraph.calc.syntax.views import PlotView
from calcgraph.calc.units.display import format_number
from calcgraph.render.page import with_unit
from calcgraph.render.plots.label_places import LabelPlace, place_labels
from calcgraph.render.plots.labels import Label
from calcgraph.render.plots.scene import BOTTOM, LEFT, RIGHT, TOP, PlotLine, Scene
from calcgraph.render.plots.sweeps import rows_of
from calcgraph.render.sheet.computed import text_in, value_in

NEAR = 16.0
"""The distance below which points share one label."""


class PlotPoint(Struct, frozen=True):
    """A case as a point."""

    id: str
    x: str
    y: str
    label: Label
    case: str
    name: str
    is_current: bool
    is_out: bool = False
    """True if it is outside the axes, and drawn at their edge."""
    full: str = ""
    """Its text under the pointer, also if there is no room for its label."""


class Knee(Struct, frozen=True):
    """The point at which a line that rises in proportion goes flat, and its distance from the current inputs."""

    x: str
    y: str
    text: str
    gap_from: str
    gap_y: str
    gap_text: str
    """The distance from the ridge in words; empty if the case is past it."""


def current_points(scene: Scene, lines: Sequence[PlotLine]) -> list[PlotPoint]:
    """The page's own case: a point on the chosen line, or on each line that is of the page's case."""
    own = [line for line in lines if line.is_chosen] or [line for line in lines if not line.case]
    points: list[PlotPoint] = []
    for at, line in enumerate(own):
        value = value_in(scene.page, line.computed)
        if scene.over.value is None or value is None:
            continue
        text = with_unit(text_in(line.computed, value), line.computed.unit.text)
        near = any(abs(float(point.y) - scene.y.at(value.number)) < NEAR for point in points)
        place = (scene.over.value.number, value.number)
        made = _point(scene, f"{scene.id}-p{at}", place, (text, ""), ("", line.name))
        points += [replace(point, label=replace(point.label, text="")) for point in made] if near else made
    return points


def marked_points(scene: Scene, view: PlotView, lines: Sequence[PlotLine]) -> list[PlotPoint]:
    """Rows of marked tables, each at its own place along the axis."""
    points: list[PlotPoint] = []
    line = next((one for one in lines if one.is_chosen or not one.case), None)
    for mark in view.marks:
        swept = rows_of(scene.page, mark)
        for at, case in enumerate(swept.cases if swept and line else ()):
            assert line is not None
            x = _swept_in(scene, case.overrides)
            value = value_in(scene.page, line.computed, case.overrides)
            if x is not None and value is not None and not case.is_current:
                name = f"{scene.id}-m{len(points)}-{at}"
                points += _point(scene, name, (x, value.number), (case.label, "wide"), (case.text, line.name))
    return points


def _swept_in(scene: Scene, case: Overrides) -> float | None:
    found = scene.page.project.calculation.machine.value(scene.over.id.key, case)
    return found if isinstance(found, float) else None


def _point(
    scene: Scene, id_: str, place: tuple[float, float], label: tuple[str, str], script: tuple[str, str]
) -> list[PlotPoint]:
    x, y = scene.x.at(place[0]), scene.y.at(place[1])
    text, css = label
    is_out = not (LEFT - 1 <= x <= RIGHT + 1 and TOP - 1 <= y <= BOTTOM + 1)
    if is_out and (css or not (math.isfinite(x) and math.isfinite(y))):
        return []  # of other rows only those inside are drawn
    x, y = max(LEFT, min(RIGHT, x)), max(TOP, min(BOTTOM, y))
    text = f"{text}, outside" if is_out else text
    made = Label(f"{x:.1f}", f"{y:.1f}", text, css)
    return [PlotPoint(id_, f"{x:.1f}", f"{y:.1f}", made, script[0], script[1], not css, is_out, text)]


def with_labels(scene: Scene, points: Sequence[PlotPoint], lines: Sequence[PlotLine]) -> list[PlotPoint]:
    """Return points with their labels. A row whose label does not fit has only the text under the pointer."""
    drawn = [place for line in lines for place in _places(scene, line)]
    places = place_labels([(float(one.x), float(one.y), one.label.text, one.is_current) for one in points], drawn)
    return [replace(one, label=_beside(one, place)) for one, place in zip(points, places, strict=True)]


def _beside(point: PlotPoint, place: LabelPlace | None) -> Label:
    x, y, label = float(point.x), float(point.y), point.label
    if place is None:
        return replace(label, text="")
    css = f"{label.css} end" if place.is_left else label.css
    return Label(
        f"{x - 9 if place.is_left else x + 9:.1f}", f"{y + 17 if place.is_below else y - 9:.1f}", label.text, css
    )


def _places(scene: Scene, line: PlotLine) -> Iterator[tuple[float, float]]:
    """Yield the points of a line, in the drawing's units: its samples, which are at even distances."""
    step = (RIGHT - LEFT) / max(len(line.values) - 1, 1)
    for at, value in enumerate(line.values):
        if value is not None and (value.number > 0 or not scene.y.log):
            yield LEFT + step * at, scene.y.at(value.number)


def find_knee(scene: Scene, lines: Sequence[PlotLine]) -> Knee | None:
    """The corner of the chosen line when it first rises in proportion and then is flat, both axes logarithmic."""
    line = next((one for one in lines if one.is_chosen), None)
    if line is None or not (scene.x.log and scene.y.log) or None in line.values:
        return None
    numbers = [value.number for value in line.values if value is not None]
    step = math.log(scene.x.high / scene.x.low) / (len(numbers) - 1)
    first = math.log(numbers[1] / numbers[0]) / step if numbers[0] > 0 else 0.0
    if abs(first - 1) > 0.02 or not math.isclose(numbers[-1], numbers[-2], rel_tol=1e-9):
        return None
    place = scene.x.low * numbers[-1] / numbers[0]
    now = scene.over.value.number if scene.over.value else place
    value = value_in(scene.page, line.computed)
    gap = place / now if now > 0 else 0.0
    x, y = scene.x.at(place), scene.y.at(numbers[-1])
    text = with_unit(scene.x.text(place), scene.x.unit.text)
    seen = gap > 1.2 and value is not None and scene.x.at(now) > LEFT and value.number > 0
    return Knee(
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        text=f"ridge {text}",
        gap_from=f"{scene.x.at(now) + 9:.1f}",
        gap_y=f"{scene.y.at(value.number) if value else y:.1f}",
        gap_text=f"{format_number(gap)}× short of the ridge" if seen else "",
    )
