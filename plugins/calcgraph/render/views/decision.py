"""A decision: the mean of each choice, how often it is the best, and what certainty would be worth."""

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import DecideView
from calcgraph.calc.views.decisions import check_decision, decision_of
from calcgraph.render.page import Page
from calcgraph.render.sheet.computed import ComputedItem, computed_of, text_in, value_in
from calcgraph.render.templating import fill
from calcgraph.source import START


class DecisionFigure(Struct, frozen=True):
    """One number or word of the view, as scripts call it."""

    name: str
    text: str
    unit: str


class ChoiceRow(Struct, frozen=True):
    """One choice."""

    label: str
    mean: DecisionFigure
    best: DecisionFigure


def render_decision(page: Page, view: DecideView) -> Markup:
    """The table of a decision; nothing of one that cannot be made, which the check says."""
    calculation: Calculation = page.project.calculation
    if check_decision(calculation, page.written, "", view):
        return Markup()
    decision = decision_of(calculation, page.written, view)
    rows = [ChoiceRow(one.label, _figure(page, one.mean), _figure(page, one.best)) for one in decision.choices]
    result = computed_of(page, view.items[0])
    return fill(
        "decision.html",
        of=print_expression(view.over.path),
        result=view.items[0].text,
        url=page.row_url(result.quantity.id) if result and result.quantity else "",
        rows=rows,
        first=_figure(page, decision.first),
        worth=_figure(page, decision.worth),
    )


def _figure(page: Page, text: str) -> DecisionFigure:
    """Return the value of an expression, or a dash."""
    shown, _ = parse_shown(text, "", START)
    computed: ComputedItem | None = computed_of(page, Item(text, shown, START)) if shown else None
    value = value_in(page, computed) if computed else None
    if shown is None or computed is None or value is None:
        return DecisionFigure(page.expression(text), "–", "")
    if shown.words:
        return DecisionFigure(computed.name, "–" if value.is_range else shown.words[int(value.number)], "")
    return DecisionFigure(computed.name, text_in(computed, value), computed.unit.text)
