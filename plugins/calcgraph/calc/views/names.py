"""Names in views: the rows, ranges and results of a view must mean something in its note."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.binding.slips import columns_hint
from calcgraph.calc.binding.vectors.known import component
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import Kind, QuantityId, Unit
from calcgraph.calc.outcomes.ask import asked_unit, compile_expression
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Definition, Function, Name, Number, Pick
from calcgraph.calc.syntax.view_lines import Item, Sweep
from calcgraph.calc.syntax.views import (
    ControlsView,
    DecideView,
    PlotView,
    SeriesView,
    TableView,
    View,
    items_of,
    parse_view,
)
from calcgraph.calc.syntax.walks import names_in
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import is_date
from calcgraph.calc.views.costs import check_costs
from calcgraph.calc.views.decisions import check_decision
from calcgraph.calc.views.lines import check_line
from calcgraph.calc.views.series import check_histogram, check_measures, check_series
from calcgraph.calc.views.values import check_values, no_axis, no_logarithm
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.notes.model import Fence
from calcgraph.source import NoteId, Span
from calcgraph.suggest import did_you_mean

SCENARIOS = "scenarios"
"""The word in `rows` of a table that asks for a row of each scenario."""


def read_views(
    notes: Iterable[NoteInput], calculation: Calculation
) -> tuple[dict[NoteId, dict[Span, View]], list[Diagnostic]]:
    """The views of notes, and those whose lines cannot be read, or name what means nothing in their note."""
    views: dict[NoteId, dict[Span, View]] = {}
    found: list[Diagnostic] = []
    for note in notes:
        calculation.machine.budget.enter(note.note)
        for fence in (fence for fence in note.fences if fence.word):
            with reported(found, "view is read", note.path, fence.span):
                view, problems = parse_view(fence, note.path)
                found += problems
                if view is not None:
                    views.setdefault(note.note, {})[fence.span] = view
                    found += check_names(calculation, note.note, note.path, view)
        found += [one for fence in note.fences if not fence.word for one in _check_shown(calculation, note, fence)]
        if not any(one.path == note.path and one.severity == "error" for one in found):
            found += check_costs(calculation, note.note, note.path, views.get(note.note, {}))
    return views, found


def _check_shown(calculation: Calculation, note: NoteInput, fence: Fence) -> Iterator[Diagnostic]:
    """Names in `show` of a sheet that its note does not have."""
    names = calculation.names.get(note.note, {})
    for name in (part.strip() for part in fence.options.get("show", "").split(",")):
        if name and name not in names:
            span = Span(fence.span.line, fence.span.column, fence.span.line, fence.span.column + 3)
            message = f"`{name}` is not defined in this note, so the sheet cannot show it"
            yield diagnose("CG343", note.path, span, message, did_you_mean(name, names))


def check_names(calculation: Calculation, note: NoteId, path: str, view: View) -> tuple[Diagnostic, ...]:
    """Names of a view that mean nothing in its note, and expressions whose units do not fit."""
    if isinstance(view, SeriesView):
        return check_series(calculation, note, path, view)
    if isinstance(view, HistogramView):
        return check_histogram(calculation, note, path, view)
    if isinstance(view, PlotView) and not view.is_figure and view.over.low is None:
        return _wants_range(calculation, note, path, view.over)
    # what else could be said follows from an argument that is taken for a parameter
    return tuple(_arguments(calculation, note, path, view)) or _check_view(calculation, note, path, view)


def _check_view(calculation: Calculation, note: NoteId, path: str, view: View) -> tuple[Diagnostic, ...]:
    found = [one for sweep in _sweeps(view) for one in _check_sweep(calculation, note, path, sweep, view)]
    shown: list[tuple[Item, Unit]] = []
    for item in items_of(view):
        if isinstance(view, PlotView) or not _is_text(item, calculation, note):
            question, problems = compile_expression(calculation, note, item.shown.expr)
            found += problems
            shown += [(item, question.unit)] if question else []
            asked = asked_unit(calculation, question, item.shown.unit) if question and item.shown.unit else None
            if isinstance(asked, UnitProblem):
                found.append(diagnose(asked.code, path, item.span, asked.message, asked.hint))
            if question and not problems and isinstance(view, PlotView):
                found += check_line(calculation, path, view, item, question)
            if question and is_date(question.unit) and isinstance(view, PlotView):
                found.append(no_axis(path, item.span, item.text))
            elif question and question.unit.offset and _is_logarithmic(view):
                found.append(no_logarithm(path, item.span, item.text, question.unit))
    if isinstance(view, DecideView) and not found:
        found += check_decision(calculation, note, path, view)
    if isinstance(view, ControlsView):
        found += [one for item in view.inputs for one in _check_input(calculation, note, path, item)]
    if isinstance(view, ControlsView | PlotView):
        found += _check_checks(calculation, note, path, view.checks)
    if isinstance(view, PlotView):
        found += check_measures(path, shown)
        found += _check_slider(calculation, note, path, view) if view.is_figure else ()
        own = calculation.shapes.unit_of(calculation.scopes[note])(view.over.path)
        found += [no_axis(path, view.over.span, print_expression(view.over.path))] if own and is_date(own) else []
        for name in (*((view.per,) if view.per else ()), *view.marks):
            found += _check_rows(calculation, note, path, name)
    return tuple(found)


def _is_logarithmic(view: View) -> bool:
    return (isinstance(view, PlotView) and view.log_y) or (isinstance(view, TableView) and view.log_heat)


def _sweeps(view: View) -> Iterator[Sweep]:
    match view:
        case TableView():
            yield view.rows
            if view.across:
                yield view.across
        case PlotView() if not view.is_figure or view.over.low is not None:
            yield view.over
        case _:
            return


def is_of_scenarios(calculation: Calculation, note: NoteId, sweep: Sweep) -> bool:
    """Return whether a table ranges over its note's scenarios: `rows: scenarios`, unless that name is defined."""
    names, path = calculation.names.get(note, {}), sweep.path
    is_named = isinstance(path, Name) and path.name == SCENARIOS and path.name not in names
    return is_named and not sweep.values and sweep.low is None and bool(calculation.scenarios.get(note))


def _wants_range(calculation: Calculation, note: NoteId, path: str, over: Sweep) -> tuple[Diagnostic, ...]:
    """Return the problem of a plot over a name alone, with a suggestion for the axis."""
    name = print_expression(over.path)
    if is_of_scenarios(calculation, note, over):
        hint = "write a `calc table` with `rows: scenarios`"
        return (diagnose("CG252", path, over.span, "scenarios are not a range, which the axis of a plot needs", hint),)
    unknown = _unknown(calculation, note, path, over.path, name)
    if unknown is not None and name not in calculation.shapes.steps_in(calculation.scopes[note]):
        return unknown
    id_ = calculation.names[note].get(name, QuantityId(note, name))
    quantity, table = calculation.quantities.get(id_), calculation.datasets.get(id_)
    domain = quantity.statement.domain if quantity is not None and isinstance(quantity.statement, Definition) else None
    hint = f"write `{name} in 1..10`"
    if domain is not None and domain.low is not None and domain.high is not None:
        hint = f"write `{name} in {domain.low.text}..{domain.high.text}`"
    if table is not None:
        hint = f"choose a column, `over {name}.{table.columns[0]}`, or a range of a parameter: `over x in 1..10`"
    elif quantity is not None and quantity.kind is Kind.PICK:
        hint = f"choose a parameter, and add `one line per {name}`"
    return (diagnose("CG252", path, over.span, "the axis of a plot needs a range", hint),)


def _arguments(calculation: Calculation, note: NoteId, path: str, view: View) -> Iterator[Diagnostic]:
    """The report of a sweep over an argument of a function that the view shows: only parameters can be run through."""
    entries = calculation.scopes[note].entries if note in calculation.scopes else {}
    shown = (entries.get(name) for item in items_of(view) for name in names_in(item.shown.expr))
    functions = [entry.statement for entry in shown if entry and isinstance(entry.statement, Function)]
    functions = [one for one in functions if one.steps is None and one.rates is None]
    for sweep in _sweeps(view):
        name = sweep.path.name if isinstance(sweep.path, Name) else ""
        function = next((one for one in functions if any(arg.name == name for arg in one.args)), None)
        if name in entries or function is None:
            continue
        own = f"{name}1"
        value = sweep.high or next((one for one in reversed(sweep.values) if isinstance(one, Number)), None)
        called = ", ".join(own if arg.name == name else arg.name for arg in function.args if arg.default is None)
        define = f"define one, `{own} = {value.text if value else 1}`, and show `{function.name}({called})` over it"
        message = f"`{name}` is an argument of `{function.name}`, and a view can only vary parameters"
        yield diagnose("CG252", path, sweep.path.span, message, define)


def _check_sweep(calculation: Calculation, note: NoteId, path: str, sweep: Sweep, view: View) -> Iterator[Diagnostic]:
    if isinstance(view, TableView) and is_of_scenarios(calculation, note, sweep):
        if view.across:  # it could say something else than a scenario
            message = "a table over scenarios has no second axis"
            yield diagnose(
                "CG252", path, sweep.path.span, message, f"show more columns: `cols: {view.items[0].text}, …`"
            )
        return
    name = sweep.path.base if isinstance(sweep.path, Column) else sweep.path.name
    found = _unknown(calculation, note, path, sweep.path, name)
    if found is not None:
        yield from found
        return
    yield from _check_swept(calculation, note, path, sweep, calculation.names[note][name])
    yield from check_values(calculation, note, path, sweep)


def _check_swept(
    calculation: Calculation, note: NoteId, path: str, sweep: Sweep, id_: QuantityId
) -> Iterator[Diagnostic]:
    """Check that a table can range over the meaning of a sweep's name."""
    name, span = print_expression(sweep.path), sweep.path.span
    quantity = calculation.quantities.get(id_)
    if isinstance(sweep.path, Column):
        found = compile_expression(calculation, note, sweep.path)[1]
        yield from found or _wants_values(sweep, path, ())
    elif id_ in calculation.datasets:
        yield from _check_picks(calculation, note, path, sweep.path, id_)
    elif quantity is not None and quantity.kind is Kind.VECTOR:
        hint = f"name a component: `{name}.x`"
        yield diagnose("CG252", path, span, f"`{name}` is a vector, and a view can only vary numbers", hint)
    elif quantity is None or quantity.kind is Kind.FUNCTION:
        yield diagnose(
            "CG252", path, span, f"`{name}` is nothing to run through", "name a parameter, a pick or a table"
        )
    elif quantity.kind is not Kind.PICK:
        yield from _wants_values(sweep, path, quantity.domain.members if quantity.domain else ())


def _wants_values(sweep: Sweep, path: str, members: tuple[Number, ...]) -> Iterator[Diagnostic]:
    """The report of a sweep that says no values, over something that has no set of them."""
    if sweep.low is None and not sweep.values and not members:
        name = print_expression(sweep.path)
        yield diagnose(
            "CG252", path, sweep.path.span, f"`{name}` has no values to run through", f"write `{name} in 1, 2, 4`"
        )


def _check_rows(calculation: Calculation, note: NoteId, path: str, name: Name) -> Iterator[Diagnostic]:
    found = _unknown(calculation, note, path, name, name.name)
    if found is not None:
        yield from found
        return
    id_ = calculation.names[note][name.name]
    quantity = calculation.quantities.get(id_)
    if id_ in calculation.datasets:
        yield from _check_picks(calculation, note, path, name, id_)
    elif not (quantity and quantity.kind is Kind.PICK):
        yield diagnose("CG252", path, name.span, f"`{name.name}` has no rows", "name a table or a pick")


def _check_picks(
    calculation: Calculation, note: NoteId, path: str, named: Name | Column, table: QuantityId
) -> Iterator[Diagnostic]:
    """Yield a problem if several picks take a row from the table: a view runs through a table by its pick."""
    picks = {
        entry.statement: name
        for name, entry in calculation.scopes[note].entries.items()
        if isinstance(entry.statement, Pick) and entry.dataset is not None and entry.dataset.id == table
    }
    if len(picks) > 1:
        both = " and ".join(f"`{name}`" for name in picks.values())
        message = f"{both} pick from `{table.name}`, and either could vary"
        yield diagnose("CG252", path, named.span, message, "name the pick that varies, not the table")


def _check_input(calculation: Calculation, note: NoteId, path: str, item: Item) -> Iterator[Diagnostic]:
    expr = item.shown.expr
    if not isinstance(expr, Name | Column):
        return
    found = _unknown(calculation, note, path, expr, expr.name if isinstance(expr, Name) else expr.base)
    if found is not None:
        yield from found
        return
    inputs = [calculation.quantities.get(id_) for id_ in inputs_of(calculation, note, expr)]
    if not inputs:
        yield diagnose("CG252", path, item.span, f"`{item.text}` is not a name", "name a parameter or a pick")
    elif any(one is None or one.kind not in {Kind.PICK, Kind.PARAMETER} for one in inputs):
        message = f"`{item.text}` is computed, so it cannot be chosen"
        yield diagnose("CG252", path, item.span, message, "name a parameter or a pick")


def _check_checks(
    calculation: Calculation, note: NoteId, path: str, items: tuple[Item, ...] | None
) -> Iterator[Diagnostic]:
    """Names after `check:` that are not checks of the note."""
    names = calculation.names.get(note, {})
    known = {name for name, id_ in names.items() if _is_check(calculation, id_)}
    for item in items or ():
        if item.text not in known:
            hint = did_you_mean(item.text, known) or "name a check of this note, or write `check: none`"
            yield diagnose("CG252", path, item.span, f"`{item.text}` is not a check of this note", hint)


def _is_check(calculation: Calculation, id_: QuantityId) -> bool:
    found = calculation.quantities.get(id_)
    return found is not None and found.kind is Kind.CHECK


def inputs_of(calculation: Calculation, note: NoteId, expr: Name | Column) -> tuple[QuantityId, ...]:
    """Return the quantities that a name in a panel stands for: one, or a vector's components; empty otherwise."""
    entries = calculation.scopes[note].entries if note in calculation.scopes else {}
    entry = entries.get(expr.name if isinstance(expr, Name) else expr.base)
    if entry is None:
        return ()
    if isinstance(expr, Name) and not entry.components:
        return (entry.id,)
    wanted = entry.components if isinstance(expr, Name) else [axis for axis in entry.components if axis == expr.column]
    return tuple(entry.id._replace(name=component(entry.id.name, axis)) for axis in wanted)


def _check_slider(calculation: Calculation, note: NoteId, path: str, view: PlotView) -> Iterator[Diagnostic]:
    """Check that the input of a figure is a parameter whose line gives its range."""
    name, span = print_expression(view.over.path), view.over.path.span
    found = _unknown(calculation, note, path, view.over.path, name.partition(".")[0])
    if found is not None:
        yield from found
        return
    quantity = calculation.quantities.get(calculation.names[note].get(name, QuantityId(note, "")))
    domain = quantity.domain if quantity and quantity.kind is Kind.PARAMETER else None
    if quantity is None or quantity.kind is not Kind.PARAMETER:
        yield diagnose("CG252", path, span, f"`{name}` is not a parameter, so it has no slider", "name a parameter")
    elif domain is None or domain.low is None or domain.high is None:
        hint = f"give its line a range: `{name} = … in 1..10`"
        yield diagnose("CG252", path, span, f"`{name}` has no range, so it has no slider", hint)


def _unknown(
    calculation: Calculation, note: NoteId, path: str, node: Name | Column, name: str
) -> tuple[Diagnostic, ...] | None:
    """Return the problem of an unknown name, () if its line cannot be read; None for a name that is known."""
    names = calculation.names.get(note, {})
    if name in names:
        return None
    scope = calculation.scopes.get(note)
    if scope is not None and name in scope.broken:
        return ()
    hint = columns_hint(scope, name) if scope is not None and isinstance(node, Name) else ""
    hint = hint or did_you_mean(name, [one for one in names if "." not in one])
    return (diagnose("CG343", path, node.span, f"`{name}` is not defined in this note", hint),)


def _is_text(item: Item, calculation: Calculation, note: NoteId) -> bool:
    """Return whether an item is a row's name or a cell as written, which is shown without being computed."""
    names, nothing = calculation.names.get(note, {}), QuantityId(note, "")
    match item.shown.expr:
        case Name(name=name):
            found = calculation.quantities.get(names.get(name, nothing))
            return found is not None and found.kind is Kind.PICK
        case Column(base=base, column=column):
            entry = calculation.scopes[note].entries.get(base) if note in calculation.scopes else None
            dataset = entry.dataset if entry else calculation.datasets.get(names.get(base, nothing))
            return dataset is not None and column in dataset.columns
        case _:
            return False
