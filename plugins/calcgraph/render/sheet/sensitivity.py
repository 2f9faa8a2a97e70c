"""Sensitivity: the change of a result when one input grows by one per cent, sorted, as bars and in words."""

import math
from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.budget import Work
from calcgraph.calc.model import QuantityId, Value
from calcgraph.calc.programs.drawing.indices import VarianceIndex, indices_of
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.views import SensitivityView
from calcgraph.calc.views.moved import moved_inputs, without_share
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page
from calcgraph.render.sheet.computed import ComputedItem, computed_of, value_in
from calcgraph.render.templating import fill

NUDGE = 1e-4
"""Share by which an input is moved to both sides; the same in the page's script."""
MOST = 14
LONGEST = 36
"""Letters of a description that fit to the left of a bar."""
REACH = 48.0
"""The length of the longest bar in per cent of the axis; zero is in its middle."""
NOTHING = 5e-5
"""Below this an input has no effect that two digits could show."""


class InputBar(Struct, frozen=True):
    """One input."""

    label: str
    words: str
    """Its description, if that is short."""
    name: str
    css: str
    """`neg`, `zero` or nothing."""
    start: str
    length: str
    said: str
    """`+0.77 %`, `nothing`."""


class VarianceShare(Struct, frozen=True):
    """One distribution."""

    label: str
    words: str
    name: str
    length: str
    said: str
    """`44 ± 2 %`, `at most 1 %`."""


class Chart(Struct, frozen=True):
    """The inputs of one result."""

    of: str
    name: str
    url: str
    bars: tuple[InputBar, ...]
    parts: tuple[VarianceShare, ...]
    left_out: int
    """The number of inputs with less effect that have no bar."""
    without: tuple[tuple[str, str], ...]
    """Inputs whose effect cannot be given as a share, and why: `start`, `a date`."""
    why: str
    """The reason why a result has no bars at all."""


def render_sensitivity(page: Page, view: SensitivityView) -> Markup:
    """The bars of each result that the view names."""
    found = [computed for item in view.items if (computed := computed_of(page, item))]
    asked = (computed.quantity for item in view.to if (computed := computed_of(page, item)))
    wanted = [quantity.id.key for quantity in asked if quantity]
    charts = [_chart(page, computed, wanted) for computed in found]
    return fill("sensitivity.html", charts=[one for one in charts if one.bars or one.parts or one.without or one.why])


def elasticity(page: Page, computed: ComputedItem, key: str, base: Value | None) -> float | None:
    """Return the power of an input that the result, `base` as written, follows, or None."""
    middle = page.project.calculation.outcomes.get(key)
    if not isinstance(middle, float) or middle == 0 or base is None:
        return None
    up, down = (value_in(page, computed, {key: middle * (1 + sign * NUDGE)}) for sign in (1, -1))
    if up is None or down is None or base.number * (up.number + down.number) == 0:
        return None
    # of a distribution, whose median moves when an input has one value only, round what it is then
    found = (up.number - down.number) / (NUDGE * (up.number + down.number))
    return found if math.isfinite(found) else None


def _chart(page: Page, computed: ComputedItem, wanted: Sequence[str]) -> Chart:
    """The bars of one result, of the `wanted` inputs where there are some."""
    value = value_in(page, computed)
    why = "has no value" if value is None else "is 0, so it has no change in percent" if value.number == 0 else ""
    budget = page.project.calculation.machine.budget
    if value is None and not budget.has(Work.VIEWS):
        why = f"is not computed: {budget.cut(Work.VIEWS)}"
    measured, without = [], []
    parts = _parts(page, computed, wanted) if value is not None else ()
    drawn = {part.name for part in parts}
    for key in (wanted or moved_inputs(page.project.calculation, computed.question)) if not why else ():
        reason = without_share(page.project.calculation, key)
        power = None if reason else elasticity(page, computed, key, value)
        if power is None and page.name(id_of(key)) not in drawn:
            spent = "" if budget.has(Work.VIEWS) else budget.cut(Work.VIEWS)
            without.append((id_of(key).name, reason or spent or "the result has no value if it changes slightly"))
        elif power is not None:
            measured.append((id_of(key), power))
    ranked = sorted(measured, key=lambda pair: (-abs(round(pair[1], 4)), -pair[1], pair[0].name))
    top = max((abs(power) for _, power in ranked), default=0.0) or 1.0
    bars = tuple(_bar(page, one, power, top) for one, power in ranked[:MOST])
    quantity = computed.question.quantity
    url = page.row_url(quantity) if quantity else ""
    left_out = len(ranked) - len(bars)
    return Chart(computed.item.text, computed.name, url, bars, parts, left_out, tuple(sorted(without)), why)


def _parts(page: Page, computed: ComputedItem, wanted: Sequence[str]) -> tuple[VarianceShare, ...]:
    """Return the share of the variance that each distribution has alone, the largest first."""
    found = indices_of(page.project.calculation.machine, computed.question.program)
    ranked = sorted(found.items(), key=lambda one: (-one[1].share, one[0]))
    named = [(id_of(key.removesuffix("~")), index) for key, index in ranked]
    return tuple(
        VarianceShare(
            id_.name,
            _words(page, id_),
            page.name(id_),
            f"{100 * min(max(index.share, 0.0), 1.0):.2f}%",
            _share_said(index),
        )
        for id_, index in named
        if not wanted or id_.key in wanted
    )[:MOST]


def _share_said(index: VarianceIndex) -> str:
    """Return the share with two standard errors; if these reach down to zero, its upper limit."""
    error = math.ceil(200 * index.error)
    if index.share < 2 * index.error:
        return f"at most {max(1, math.ceil(100 * (max(index.share, 0.0) + 2 * index.error)))} %"
    return f"{math.floor(100 * index.share + 0.5)} ± {error} %"


def _bar(page: Page, of: QuantityId, power: float, top: float) -> InputBar:
    name = page.name(of)
    label, words = of.name, _words(page, of)
    if abs(power) < NOTHING:
        return InputBar(label, words, name, "zero", "50%", "5px", "nothing")
    length = REACH * abs(power) / top
    start = 50 - length if power < 0 else 50.0
    sign = "−" if power < 0 else "+"
    css, said = "neg" if power < 0 else "", f"{sign}{_two(abs(power))} %"
    return InputBar(label, words, name, css, f"{start:.2f}%", f"{length:.2f}%", said)


def _words(page: Page, of: QuantityId) -> str:
    """Return the description of an input, if it is short enough for the label of a bar."""
    quantity = page.project.calculation.quantities.get(of)
    words, column = quantity.comment.text if quantity else "", of.name.partition(".")[2]
    words = f"{words}, {in_words(column)}" if words and column else words
    return words if len(words) <= LONGEST else ""


def _two(power: float) -> str:
    """At most two decimals, one significant digit at least."""
    return f"{power:.2f}".rstrip("0").rstrip(".") if power >= 0.005 else f"{power:.1g}"
