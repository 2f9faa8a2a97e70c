"""Lines of a plot that have no point, which would leave its frame empty without a word."""

from collections.abc import Iterator

from msgspec.structs import replace

from calcgraph.calc.model import ONE, Kind, Unit
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.outcomes.ask import Question, ask
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import column_key, id_of, is_whole
from calcgraph.calc.syntax.tree import Column, Number
from calcgraph.calc.syntax.view_lines import Item, Sweep
from calcgraph.calc.syntax.views import PlotView
from calcgraph.calc.units.table import number_in_base
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId

_ALGEBRA = frozenset({"infinite", "no limit found"})
_PLACES = 8
"""Steps along the axis at which a line is tried; one with a value at none of them is reported."""


def check_line(
    calculation: Calculation, path: str, view: PlotView, item: Item, question: Question
) -> Iterator[Diagnostic]:
    """Yield CG350, CG354 or CG252, with the reason, for a line without any point, unless it is reported elsewhere."""
    note, over = question.note, view.over
    id_ = calculation.names[note].get(getattr(over.path, "name", "") or getattr(over.path, "base", ""))
    if id_ is None:
        return
    key = column_key(id_, over.path.column) if isinstance(over.path, Column) else id_.key
    outcomes = []
    for place in _places(calculation, note, over):
        outcomes.append(ask(calculation, question, {key: float(round(place)) if is_whole(id_) else place}))
        if _is_point(outcomes[-1], log_y=view.log_y):
            return
    failed = [one for one in outcomes if isinstance(one, Failure)]
    if len(failed) < len(outcomes):
        yield nowhere_above(path, item)
    elif failed and not _is_told(calculation, failed[0]):
        yield _without_value(path, item, failed[0].reason)


def nowhere_above(path: str, item: Item) -> Diagnostic:
    """The report of a line that a logarithmic axis has no place for."""
    return diagnose("CG252", path, item.span, f"`{item.text}` is nowhere above zero, as `log y` needs it")


def _is_point(outcome: Outcome, *, log_y: bool) -> bool:
    return not isinstance(outcome, Failure) and not (log_y and isinstance(outcome, float) and outcome <= 0)


def _without_value(path: str, item: Item, reason: str) -> Diagnostic:
    if reason in _ALGEBRA:
        hint = "define it in a sheet without arguments, or give the sum a last number"
        return diagnose(
            "CG354", path, item.span, f"`{item.text}` has no point: a plot is computed without algebra", hint
        )
    return diagnose("CG350", path, item.span, f"`{item.text}` has no point in this plot: {reason}")


def _is_told(calculation: Calculation, failure: Failure) -> bool:
    """Return whether a failure comes from a quantity whose line reports it; a function has no value by itself."""
    if not failure.needs:
        return False
    found = calculation.quantities.get(id_of(failure.needs))
    return found is None or found.kind is not Kind.FUNCTION


def _places(calculation: Calculation, note: NoteId, over: Sweep) -> list[float]:
    """Return some numbers along the axis, in base units; empty if its ends are not written."""
    shapes = calculation.shapes
    own = shapes.unit_of(calculation.scopes[note])(over.path) or ONE

    def in_base(end: Number) -> float | None:
        unit = shapes.table.parse(end.unit) if end.unit else own
        return number_in_base(end.value, unit) if isinstance(unit, Unit) else None

    if over.low is None or over.high is None:
        return []
    low, high = in_base(replace(over.low, unit=over.low.unit or over.high.unit)), in_base(over.high)
    if low is None or high is None:
        return []
    return [low + (high - low) * step / _PLACES for step in range(_PLACES + 1)]
