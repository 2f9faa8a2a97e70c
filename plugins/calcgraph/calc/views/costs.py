"""Costs of views: a view that takes more steps than the views of a note may take is an error of check and build alike.

The cost of a cell is that of one evaluation at another value, so it doesn't depend on other notes or on their order.
"""

import math
from collections.abc import Iterator, Mapping

from calcgraph.calc.budget import FREE, VIEWS_OF_NOTE, Work
from calcgraph.calc.model import QuantityId, Unit
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.outcomes.ask import compile_expression
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.drawing.spreads import spread_of_question
from calcgraph.calc.syntax.tree import Name, Number, Pick
from calcgraph.calc.syntax.view_lines import Item, Sweep
from calcgraph.calc.syntax.views import PlotView, SensitivityView, TableView, View
from calcgraph.calc.units.table import to_base
from calcgraph.calc.views.moved import moved_inputs, without_share
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span

MOST_ROWS = 200
"""Rows and columns that a table shows of a sweep."""
EVEN_ROWS = 6
"""Rows of a range without a step."""
POINTS = 120
"""Number of points of a line of a plot."""
_HINTS = {
    "table": "show fewer rows or write sums with fewer terms",
    "plot": "write sums with fewer terms",
    "view": "name fewer inputs, as in `y to a, b`, or write sums with fewer terms",
}
NUDGED = 1.001
"""Factor by which a parameter is multiplied to measure the cost of its readers."""


def check_costs(calculation: Calculation, note: NoteId, path: str, views: Mapping[Span, View]) -> Iterator[Diagnostic]:
    """Views of a note that take more steps than are left of what its views may take."""
    left = VIEWS_OF_NOTE * calculation.machine.budget.limits[Work.VIEWS]
    for span, view in sorted(views.items()):
        if not isinstance(view, TableView | PlotView | SensitivityView):
            continue
        costs = _costs(calculation, note, view)
        total = sum(places * steps for places, steps in costs.values())
        if total <= left:
            left -= total
            continue
        item = max(costs, key=lambda one: math.prod(costs[one]))
        places, steps = costs[item]
        what = {TableView: "table", PlotView: "plot"}.get(type(view), "view")
        needed, known = _told_apart(total, left)
        message = (
            f"this {what} takes about {needed} steps, and {known} are left for the views of this note: "
            f"`{item.text}` takes {_said(steps)} for each of {places:,} values"
        )
        yield diagnose("CG350", path, Span(span.line, span.column, span.line, span.column + 3), message, _HINTS[what])


def _costs(
    calculation: Calculation, note: NoteId, view: TableView | PlotView | SensitivityView
) -> Mapping[Item, tuple[int, int]]:
    """Return how many values of each item a view shows, and the steps that each takes beyond those it has anyway."""
    if isinstance(view, SensitivityView):
        return {item: _moves(calculation, note, view, item) for item in view.items}
    places, given = _places(calculation, note, view)
    return {item: (places, _cost(calculation, note, item, given)) for item in view.items}


def _moves(calculation: Calculation, note: NoteId, view: SensitivityView, item: Item) -> tuple[int, int]:
    """Return how often a view moves an input of a result, and the steps of one move.

    Inputs without a distribution are moved together here: none of them takes more steps alone.
    """
    question, _ = compile_expression(calculation, note, item.shown.expr)
    if question is None:
        return 1, 0
    asked = (compile_expression(calculation, note, one.shown.expr)[0] for one in view.to)
    wanted = [one.quantity.key for one in asked if one and one.quantity]
    moved = [key for key in wanted or moved_inputs(calculation, question) if not without_share(calculation, key)]
    drawn = [key for key in moved if key in calculation.machine.uncertain]
    single = [key for key in moved if key not in drawn]
    steps = [_cost(calculation, note, item, {key: _moved(calculation, key)}) for key in drawn]
    steps += [_cost(calculation, note, item, {key: _moved(calculation, key) for key in single})] * len(single)
    return 2 * max(1, len(moved)), math.ceil(sum(steps) / max(1, len(steps)))


def _told_apart(total: float, left: float) -> tuple[str, str]:
    """Two numbers of steps, in millions if that does not make them look the same.

    >>> _told_apart(12_004_000, 10_000_000), _told_apart(10_004_000, 10_000_000)
    (('12.0 million', '10.0 million'), ('10,004,000', '10,000,000'))
    """
    said = _said(total), _said(left)
    return said if said[0] != said[1] else (f"{total:,.0f}", f"{left:,.0f}")


def _said(steps: float) -> str:
    return f"{steps / 1e6:,.1f} million" if steps >= 1e6 else f"{steps:,.0f}"


def _cost(calculation: Calculation, note: NoteId, item: Item, given: Overrides) -> int:
    """Return the steps that one value takes; 0 if it cannot be computed, which is reported elsewhere."""
    question, problems = compile_expression(calculation, note, item.shown.expr)
    if question is None or problems:
        return 0
    machine = calculation.machine
    before = machine.budget.taken
    outcome = machine.evaluate(question.program, given)
    if isinstance(outcome, float):
        spread_of_question(machine, question.program, outcome, given)
    return max(0, int(machine.budget.taken - before) - FREE[Work.VIEWS])


def _places(calculation: Calculation, note: NoteId, view: TableView | PlotView) -> tuple[int, Overrides]:
    """Return how many values of each item a view shows, and arguments like those under which they are computed."""
    if isinstance(view, PlotView):
        return POINTS, _given(calculation, note, view.over)
    count, given = _count(calculation, note, view.rows), dict(_given(calculation, note, view.rows))
    if view.across:
        count *= _count(calculation, note, view.across)
        given |= _given(calculation, note, view.across)
    return count, given


def _moved(calculation: Calculation, key: str) -> float:
    outcome = calculation.outcomes.get(key)
    return (outcome * NUDGED or 1.0) if isinstance(outcome, float) else 1.0


def _count(calculation: Calculation, note: NoteId, sweep: Sweep) -> int:
    """Return how many rows a sweep has in a table."""
    if sweep.values:
        return min(len(sweep.values), MOST_ROWS)
    table = _table(calculation, note, sweep)
    if table is not None:
        return min(len(table), MOST_ROWS)
    if sweep.low is None or sweep.high is None or sweep.step is None:
        return EVEN_ROWS
    low, high, step = (_in_base(calculation, end, sweep.high) for end in (sweep.low, sweep.high, sweep.step))
    return int(min(max((high - low) / step, 0), MOST_ROWS - 1)) + 1 if step > 0 else EVEN_ROWS


def _in_base(calculation: Calculation, end: Number, last: Number) -> float:
    unit = calculation.shapes.table.parse(end.unit or last.unit) if end.unit or last.unit else None
    return float(to_base(end.value, unit) if isinstance(unit, Unit) else end.value)


def _table(calculation: Calculation, note: NoteId, sweep: Sweep) -> tuple[str, ...] | None:
    entry = calculation.scopes[note].entries.get(sweep.path.name) if isinstance(sweep.path, Name) else None
    return None if entry is None or entry.dataset is None else tuple(entry.dataset.rows)


def _given(calculation: Calculation, note: NoteId, sweep: Sweep) -> Overrides:
    """Return a different row or value for the input that a sweep varies."""
    if not isinstance(sweep.path, Name):
        return {}
    entry = calculation.scopes[note].entries.get(sweep.path.name)
    if entry is None:
        return {}
    id_: QuantityId = entry.id
    rows = _table(calculation, note, sweep)
    if rows is None:
        return {id_.key: _moved(calculation, id_.key)} if isinstance(calculation.outcomes.get(id_.key), float) else {}
    now = calculation.outcomes.get(id_.key)
    other = next((row for row in rows if row != now), None)
    return {id_.key: other} if isinstance(entry.statement, Pick) and other is not None and "," not in other else {}
