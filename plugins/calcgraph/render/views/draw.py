"""Views: the content that a `calc` fence with a second word shows on its page."""

from collections.abc import Sequence
from typing import assert_never

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.budget import Work
from calcgraph.calc.model import Quantity
from calcgraph.calc.outcomes.ask import compile_expression
from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.tree import Column, Name
from calcgraph.calc.syntax.view_lines import Item
from calcgraph.calc.syntax.views import (
    ClaimsView,
    ControlsView,
    DecideView,
    GraphView,
    PlotView,
    SensitivityView,
    SeriesView,
    StepsView,
    TableView,
    View,
)
from calcgraph.calc.views.names import inputs_of
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.links.anchors import SET
from calcgraph.links.resolution import Resolution
from calcgraph.notes.model import Fence, LinkKind
from calcgraph.render.map.local import render_local_graph
from calcgraph.render.math.names import in_words
from calcgraph.render.page import Page, value_text
from calcgraph.render.pages.generated import entries_of
from calcgraph.render.plots.draw import render_plot
from calcgraph.render.plots.figure import render_figure, takes_form
from calcgraph.render.plots.histogram import render_histogram
from calcgraph.render.plots.series import render_series
from calcgraph.render.sheet.cases import scenario_row
from calcgraph.render.sheet.computed import ComputedItem, computed_of, described, text_in, value_in
from calcgraph.render.sheet.controls import Control, field_of
from calcgraph.render.sheet.limits import ResultLimit, limiting, limits_of
from calcgraph.render.sheet.picks import Attribute, own_cells
from calcgraph.render.sheet.problem import errors_within, render_problem
from calcgraph.render.sheet.sensitivity import render_sensitivity
from calcgraph.render.sheet.steps import WorkedSteps, formula_of, steps_of
from calcgraph.render.templating import fill
from calcgraph.render.views.decision import render_decision
from calcgraph.render.views.table import render_table
from calcgraph.source import Span


class InputField(Struct, frozen=True):
    """One input of a panel."""

    quantity: Quantity
    control: Control
    label: str
    said: str
    """Its value with the unit."""
    own: tuple[Attribute, ...] = ()
    """Of a pick: the cells of its row that a reader may set."""


class Result(Struct, frozen=True):
    """One large figure."""

    label: str
    name: str
    text: str
    unit: str
    limits: tuple[ResultLimit, ...]
    """The limits under which it stands."""


def render_view(page: Page, fence: Fence) -> Markup:
    """A view of the written note; one that cannot be read is shown with its problems."""
    note = page.project.notes.get(page.written)
    path = note.source.shown if note else str(page.written)
    view = page.project.calculation.views.get(page.written, {}).get(fence.span)
    shown = _render(page, view, fence) if view is not None else Markup()
    found = [*errors_within(page.index.problems.get(path, ()), fence.span), *cut_short(page, fence)]
    boxes = Markup().join(render_problem(one, note) for one in found if one.severity != "info")
    return Markup("\n").join(part for part in (shown, boxes) if part)


def cut_short(page: Page, fence: Fence) -> list[Diagnostic]:
    """Say that points or cells may have no value because nothing was left to compute them with."""
    budget = page.project.calculation.machine.budget
    view = page.project.calculation.views.get(page.written, {}).get(fence.span)
    note = page.project.notes.get(page.written)
    path = note.source.shown if note else str(page.written)
    if budget.has(Work.VIEWS) or not isinstance(view, TableView | PlotView | SensitivityView | DecideView):
        return []
    message = f"values are missing here: {budget.cut(Work.VIEWS)}"
    hint = "show fewer points, or an integral, a sum or an equation less"
    return [diagnose("CG350", path, fence.span, message, hint)]


def _render(page: Page, view: View, fence: Fence) -> Markup:  # noqa: PLR0911 - one return a kind of view
    title = fence.options.get("title", "")
    match view:
        case TableView():
            return render_table(page, view, title)
        case PlotView():
            draw = render_figure if _is_figure(page, view) else render_plot
            return draw(page, view, title, f"{page.id_prefix}plot-{fence.span.line}")
        case SeriesView():
            return render_series(page, view, title, f"{page.id_prefix}plot-{fence.span.line}")
        case HistogramView():
            return render_histogram(page, view, title, f"{page.id_prefix}plot-{fence.span.line}")
        case ControlsView():
            earlier = [other for at, other in _views(page) if at < fence.span and isinstance(other, ControlsView)]
            return render_controls(page, view, f"{page.id_prefix}panel-{fence.span.line}", earlier)
        case SensitivityView():
            return render_sensitivity(page, view)
        case DecideView():
            return render_decision(page, view)
        case StepsView():
            return render_steps(page, view)
        case ClaimsView():
            return fill("claims_view.html", entries=entries_of(page, page.project.claims.get(page.written, ())))
        case GraphView():
            return fill("graph_view.html", graph=_graph(page, view))
        case _:
            assert_never(view)


def _views(page: Page) -> list[tuple[Span, View]]:
    """The views of the written note, in order."""
    return sorted(page.project.calculation.views.get(page.written, {}).items())


def _is_figure(page: Page, view: PlotView) -> bool:
    """Return whether a plot has a slider: it is requested, or it is the first of its note and can have one."""
    if view.is_figure:
        return True
    plots = [other for _, other in _views(page) if isinstance(other, PlotView)]
    return not any(other.is_figure for other in plots) and plots[0] is view and takes_form(page, view)


def render_controls(page: Page, view: ControlsView, group: str, earlier: Sequence[ControlsView]) -> Markup:
    """The panel: inputs above, results in large figures below, named cases as buttons.

    The first panel of a note that has an input is where links to its control lead.
    """
    taken = {field.quantity.id.name for other in earlier for item in other.inputs for field in _fields(page, item)}
    fields = [field for item in view.inputs for field in _fields(page, item)]
    found = [computed for item in view.items if (computed := computed_of(page, item))]
    calculation = page.project.calculation
    rows = [scenario_row(page, page.written, one) for one in calculation.scenarios.get(page.written, ())]
    presets = [(one.name, one.says, one.case) for one in rows if one.is_taken]
    limits = limits_of(page, [field.quantity.id.key for field in fields], view.checks) if found else ()
    return fill(
        "panel.html",
        fields=fields,
        results=[_result(page, computed, limits) for computed in found],
        limits=limits,
        inputs=[page.name(field.quantity.id) for field in fields],
        presets=presets,
        group=group,
        target="" if page.id_prefix else SET,
        taken=taken,
    )


def render_steps(page: Page, view: StepsView) -> Markup:
    """Worked steps of each quantity that is named."""
    found: list[tuple[Quantity, str, WorkedSteps]] = []
    for item in view.items:
        question, _ = compile_expression(page.project.calculation, page.written, item.shown.expr)
        named = page.project.calculation.quantities.get(question.quantity) if question and question.quantity else None
        steps = steps_of(page, named, formula_of(named)) if named else None
        if named and steps:
            found.append((named, page.row_url(named.id), steps))
    return fill("steps_view.html", found=found)


def _fields(page: Page, item: Item) -> list[InputField]:
    """The control of a named input; of a vector one for each component."""
    expr, calculation = item.shown.expr, page.project.calculation
    ids = inputs_of(calculation, page.written, expr) if isinstance(expr, Name | Column) else ()
    found = (_field(page, calculation.quantities[id_]) for id_ in ids if id_ in calculation.quantities)
    return [field for field in found if field is not None]


def _field(page: Page, quantity: Quantity) -> InputField | None:
    control = field_of(page, quantity)
    if control is None:
        return None
    says, axis = quantity.comment.text, quantity.id.name.rpartition(".")[2] if "." in quantity.id.name else ""
    label = f"{says}{f', {axis}' if axis else ''}" if says else in_words(quantity.id.name)
    chosen = next((option.label for option in control.options if option.chosen), "")
    return InputField(quantity, control, label, chosen or value_text(quantity), own_cells(page, quantity))


def _result(page: Page, computed: ComputedItem, limits: Sequence[ResultLimit]) -> Result:
    quantity = computed.question.quantity
    found = page.project.calculation.quantities.get(quantity) if quantity and computed.quantity else None
    text = found.text if found else text_in(computed, value_in(page, computed))
    return Result(described(computed), computed.name, text or "–", computed.unit.text, limiting(page, limits, computed))


def _graph(page: Page, view: GraphView) -> Markup:
    """The neighbourhood of the focus, this note by default."""
    focus = page.written if not view.focus else _resolved(page, view.focus)
    return render_local_graph(page, view.depth, focus) if focus else Markup()


def _resolved(page: Page, target: str) -> str:
    """The note a target means, as far as a link of this note has been resolved, or its path or title."""
    found: Resolution | None = next(
        (
            one
            for one in page.project.resolutions.get(page.written, ())
            if one.link.kind is LinkKind.WIKILINK and one.link.target == target and one.is_note
        ),
        None,
    )
    if found:
        return found.target
    notes = page.project.notes.values()
    by_name = (
        note.id
        for note in notes
        if target.casefold()
        in {name.casefold() for name in (note.title, note.id[:-3], note.id.rpartition("/")[2][:-3])}
    )
    return next(by_name, "")
