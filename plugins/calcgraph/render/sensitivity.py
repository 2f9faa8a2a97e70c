"""Sensitivity: what a result does when one input grows by one per cent, sorted, as bars and in words."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from calcgraph.calc.keys import id_of, key_of
from calcgraph.calc.model import Quantity, QuantityId
from calcgraph.calc.program import keys_of, needed
from calcgraph.calc.views import SensitivityView
from calcgraph.render.computed import Computed, computed_of, value_in
from calcgraph.render.page import Page
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

NUDGE = 1e-4
"""Share by which an input is moved to both sides; the same in the page's script."""
MOST = 14
REACH = 48.0
"""Length of the longest bar in per cent of the axis; zero lies in its middle."""
NOTHING = 5e-5
"""Below this an input has no effect that two digits could show."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One input."""

    label: str
    name: str
    css: str
    """`neg`, `zero` or nothing."""
    start: str
    length: str
    said: str
    """`+0.77 %`, `nothing`."""


@dataclass(frozen=True, slots=True)
class Chart:
    """All inputs of one result."""

    of: str
    name: str
    url: str
    bars: tuple[Bar, ...]
    said: str


def render_sensitivity(page: Page, view: SensitivityView) -> Markup:
    """The bars of each result that the view names."""
    found = [computed for item in view.items if (computed := computed_of(page, item))]
    wanted = [computed.quantity for item in view.to if (computed := computed_of(page, item)) and computed.quantity]
    charts = [_chart(page, computed, wanted or list(inputs_of(page, computed))) for computed in found]
    return fill("sensitivity.html", charts=[chart for chart in charts if chart.bars])


def inputs_of(page: Page, computed: Computed) -> Iterable[Quantity]:
    """Numbers that a result depends on: parameters of any note, and columns of picked rows."""
    calculation = page.project.calculation
    for key in needed(calculation.nodes, keys_of(computed.question.program.operations)):
        node = calculation.nodes.get(key)
        found = calculation.quantities.get(_id(key))
        if found is not None and node is not None and node.program is None and found.value is not None:
            yield found


def elasticity(page: Page, computed: Computed, of: Quantity) -> float | None:
    """The power of an input that the result follows at the page's case; None where it has none."""
    if of.value is None or of.value.number == 0:
        return None
    key, middle = key_of(of.id), of.value.number
    ends = (value_in(page, computed, {key: middle * (1 + sign * NUDGE)}) for sign in (1, -1))
    up, down = ends
    base = value_in(page, computed)
    if up is None or down is None or base is None or base.number == 0:
        return None
    found = (up.number - down.number) / (2 * NUDGE * base.number)
    return found if math.isfinite(found) else None


def _chart(page: Page, computed: Computed, inputs: Iterable[Quantity]) -> Chart:
    measured = [(one, power) for one in inputs if (power := elasticity(page, computed, one)) is not None]
    ranked = sorted(measured, key=lambda pair: (-abs(round(pair[1], 4)), -pair[1], pair[0].id.name))[:MOST]
    top = max((abs(power) for _, power in ranked), default=0.0) or 1.0
    bars = tuple(_bar(page, one, power, top) for one, power in ranked)
    quantity = computed.question.quantity
    said = ", ".join(f"{bar.label} {bar.said}" for bar in bars)
    return Chart(computed.item.text, computed.name, page.row_url(quantity) if quantity else "", bars, said)


def _bar(page: Page, of: Quantity, power: float, top: float) -> Bar:
    name = page.name(of.id)
    label = of.id.name
    if abs(power) < NOTHING:
        return Bar(label, name, "zero", "50%", "5px", "nothing")
    length = REACH * abs(power) / top
    start = 50 - length if power < 0 else 50.0
    sign = "−" if power < 0 else "+"
    return Bar(
        label, name, "neg" if power < 0 else "", f"{start:.2f}%", f"{length:.2f}%", f"{sign}{_two(abs(power))} %"
    )


def _two(power: float) -> str:
    """At most two decimals, one significant digit at least."""
    return f"{power:.2f}".rstrip("0").rstrip(".") if power >= 0.005 else f"{power:.1g}"


def _id(key: str) -> QuantityId:
    note, name = id_of(key)
    return QuantityId(NoteId(note), name)
