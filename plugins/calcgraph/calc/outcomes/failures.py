"""Report the reasons why quantities have no value, and the checks that fail."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from calcgraph.calc.binding.formulas import UNGIVEN, Formula
from calcgraph.calc.budget import CUT, is_cut
from calcgraph.calc.dimensions.shapes import near_units
from calcgraph.calc.dimensions.temperatures import ABSOLUTE, TEMPERATURE
from calcgraph.calc.model import ONE, Kind, Quantity, QuantityId, Unit, Value, exact
from calcgraph.calc.nodes import Failure
from calcgraph.calc.nonscalar_functions import FOLDS
from calcgraph.calc.outcomes.results import Results
from calcgraph.calc.programs.drawing.draws import MIXED, UNDRAWN, UNSURE
from calcgraph.calc.programs.keys import id_of, is_step, time_id
from calcgraph.calc.programs.machine import FAULTY
from calcgraph.calc.programs.overlooked import CROWDED, QUICK
from calcgraph.calc.programs.ranges import UNPROVED
from calcgraph.calc.programs.solving.rates import ROUGH
from calcgraph.calc.syntax.tree import Call, Check, Compare, Expr, Function, Number
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.units.display import choose_unit, format_quantity
from calcgraph.calc.units.table import from_base, is_figure
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import GuardOf, unguarded
from calcgraph.source import Span

_MOST_DIGITS = 12
"""The most digits that a figure is shown with."""
_NO_KELVINS = 1e-6
"""Kelvins by which a temperature can be rounded below zero."""
_AS_TEMPERATURE = (
    "write a temperature that a formula gives in kelvins as `-273.15 °C + p * V / (n * R)`; other kelvins are read as "
    "differences"
)


def failures(results: Results, around: GuardOf = unguarded) -> list[Diagnostic]:
    """Return the failed checks and the reasons why quantities have no value, also recorded in `results.problems`."""
    found: list[Diagnostic] = []
    for key, formula in results.made.formulas.items():
        is_open = formula.kind is Kind.FUNCTION and not getattr(formula.entry.statement, "table", "")
        if formula.id not in results.problems and not is_open and not is_step(formula.id):
            with around(key):
                problem = _failure(key, formula, results)
                found += [problem] if problem is not None else []
    return _counted(found, results)


def _counted(found: list[Diagnostic], results: Results) -> list[Diagnostic]:
    """Return the diagnostics, with truncated work as one line per note and kind that counts its lines."""
    lines = Counter(
        (formula.entry.path, f"no value: {outcome.reason}")
        for key, formula in results.made.formulas.items()
        if isinstance(outcome := results.outcomes.get(key), Failure) and is_cut(outcome.reason)
    )
    reported: set[tuple[str, str]] = set()
    kept = []
    for one in found:
        place = (one.path, one.message)
        more = lines.get(place, 0) - 1
        message = f"{one.message}; {more:,} more {'lines' if more > 1 else 'line'} of this note for the same reason"
        if place not in reported:
            kept.append(replace(one, message=message) if more > 0 else one)
        reported.update([place] if more > 0 else [])
    return kept


def _failure(key: str, formula: Formula, results: Results) -> Diagnostic | None:
    """Return the problem of one formula's outcome, or None."""
    outcome = results.outcomes.get(key)
    if isinstance(outcome, Failure):
        outcome = _timed(_traced(outcome, formula, results), formula, results)
        problem = failure_problem(outcome, formula.entry.path, place_of(outcome, formula), results)
        if problem is not None:
            results.problems[formula.id] = problem
        return problem
    if formula.kind is Kind.CHECK and not (results.for_all[key].holds if key in results.for_all else outcome):
        return _failed_check(formula, results)
    return None


def drop_unshowable(quantities: dict[QuantityId, Quantity], results: Results) -> list[Diagnostic]:
    """Remove values that are too large to be shown, and return the problems."""
    found = []
    for id_, quantity in quantities.items():
        problem = unshowable(f"`{id_.name}`", quantity.value, quantity.unit, quantity.path, quantity.place)
        if problem is not None:
            found.append(problem)
            results.problems.setdefault(id_, problem)
            quantities[id_] = replace(quantity, value=None, text="")
    return found


def unshowable(what: str, value: Value | None, unit: Unit, path: str, span: Span) -> Diagnostic | None:
    """Return the diagnostic of a value that has no figure in a unit, or of a temperature below 0 K."""
    if value is None:
        return None
    if value.low < -_NO_KELVINS and unit.dimension == TEMPERATURE and (unit.offset or unit.temperature == ABSOLUTE):
        lowest = f"{from_base(value.low, unit):.4g} {unit.text}"
        return diagnose("CG350", path, span, f"{what} would be {lowest}, below absolute zero", _AS_TEMPERATURE)
    if all(is_figure(end, unit) for end in value.numbers):
        return None
    small = abs(from_base(max(abs(value.low), abs(value.high)), unit)) < 1
    size, other = ("small", "smaller") if small else ("large", "larger")
    unit_text = unit.text or "1"
    message = f"{what} is too {size} for a number in `{unit_text}`"
    return diagnose("CG350", path, span, message, f"show it in a {other} unit")


def _traced(failure: Failure, formula: Formula, results: Results) -> Failure:
    """Return a failure caused by an input without a value, such as a root or limit that was not found."""
    if failure.needs:
        return failure
    named = [*results.made.nodes[formula.key].reads, *(used.key for used in formula.bound.used)]
    return failure._replace(needs=next((key for key in named if _lost(key, results)), ""))


def _timed(failure: Failure, formula: Formula, results: Results) -> Failure:
    """A failure of rates with the time at which their steps go wrong, in place of the share of the way."""
    rates, share = getattr(formula.entry.statement, "rates", None), _ALONG.search(failure.reason)
    if rates is None or share is None:
        return failure
    low, high = (results.measure(end, formula.scope) for end in (rates.low, rates.high))
    if not isinstance(low, float) or not isinstance(high, float):
        return failure
    name = formula.entry.statement.args[0].name  # type: ignore[union-attr]  # a function, which alone has rates
    unit = results.shapes.units.get(time_id(formula.entry.id, name).key) or ONE
    at = low + (high - low) * float(share[1]) / 100
    shown = format_quantity(exact(at), unit, results.digits)
    return failure._replace(reason=failure.reason.replace(share[0], f"near `{name} = {shown}`"))


_ALONG = re.compile(r"at (\d+\.\d) % of the way$")


def _lost(key: str, results: Results) -> str:
    """Return the node without a value under any arguments: this one, or a function that it reads; otherwise empty.

    Functions are walked without calling itself and each once, since two of them may read the same two.
    """
    known = results.lost
    waiting = [key]
    while waiting:
        one = waiting[-1]
        reads = _read_inside(one, results)
        if one not in known and reads is not None:
            known[one] = ""  # a cycle back to this node adds nothing
            waiting += [read for read in reversed(reads) if read not in known]
            continue
        waiting.pop()
        inner = (known.get(read, "") for read in reads or ())
        known[one] = _own_loss(one, results) if reads is None else next(filter(None, inner), "")
    return known[key]


def _read_inside(key: str, results: Results) -> Sequence[str] | None:
    """Return the keys that a function reads and that have no problem yet; None if the key is not a function."""
    formula = results.made.formulas.get(key)
    is_open = formula is not None and formula.kind is Kind.FUNCTION and formula.id not in results.problems
    return results.made.nodes[key].reads if is_open else None


def _own_loss(key: str, results: Results) -> str:
    outcome = results.outcomes.get(key)
    return key if isinstance(outcome, Failure) and outcome.reason != UNGIVEN else ""


def place_of(failure: Failure, formula: Formula) -> Span:
    """Return the position in its formula at which something failed."""
    statement = formula.entry.statement
    assert statement is not None
    return formula.spans[failure.at] if 0 <= failure.at < len(formula.spans) else statement.span


def failure_problem(failure: Failure, path: str, span: Span, results: Results | None) -> Diagnostic | None:
    """Return the diagnostic of a failure; None if it only needs a quantity that has its own.

    Without `results`, when all sheets are finished, the quantity is named anyway.
    """
    if failure.reason == FAULTY.reason:
        return None
    if not failure.needs:
        reason = _in_row(failure, results) or "it has no value"
        if failure.point and not is_cut(reason) and results is not None:
            message = f"no value in all of its range: {reason} at {_place(failure.point, results)}"
            return diagnose("CG350", path, span, message, "narrow the range, or keep the formula from such values")
        is_late = results is not None and failure.key in results.closed.late and reason in OPEN_ENDS
        if is_late or reason in {"infinite", "no limit found"}:
            why, more = (
                (OUT_OF_TIME, "raise `values.algebra_seconds`, or give a closed form") if is_late else (reason, "")
            )
            if reason == "infinite" and not is_late:
                why, more = ENDLESS, "give a closed form, or a large number in place of `oo`"
            return diagnose("CG354", path, span, f"no closed form was found: {why}", more)
        is_cell = reason.startswith("the cell `") and reason.endswith("` is empty")
        code, said = ("CG351", reason) if is_cell else ("CG350", f"no value: {reason}")
        code, said = ("CG353", f"the check is not proved: {reason}") if reason == UNPROVED else (code, said)
        hint = _UNSTEADY if reason.startswith(ROUGH) else _HINTS.get(reason, "")
        hint = _fill(failure, span, results) if is_cell else hint
        return diagnose(code, path, span, said, hint)
    lost = _lost(failure.needs, results) if results is not None else ""
    if lost and results is not None:
        return _cell_problem(lost, path, span, results)
    name = id_of(failure.needs)[1]
    return diagnose("CG350", path, span, f"no value: `{name}` with these arguments: {failure.reason}")


ENDLESS = "it has `oo`, and algebra finds no value"
OPEN_ENDS = frozenset({"infinite", "no limit found", "more than 10,000 terms"})
"""Reasons of numbers that do not concern a closed form which algebra had no time to look for."""
OUT_OF_TIME = "algebra ran out of time"
_FILL = "fill it, or omit such rows: `… where table.column known`"


def _fill(failure: Failure, span: Span, results: Results | None) -> str:
    """Return what to do about an empty cell: rows can be left out of aggregates and fits, not of columns."""
    formula = results.made.formulas.get(failure.key) if results is not None else None
    line = formula.entry.statement if formula is not None else None
    if formula is None or not isinstance(line, Function) or not line.table:
        return _FILL
    folds = (one for expr in formula.exprs for one in walk(expr) if isinstance(one, Call) and one.function in FOLDS)
    begin, end = (span.line, span.column), (span.end_line, span.end_column)
    is_inside = any(
        (one.span.line, one.span.column) <= begin and end <= (one.span.end_line, one.span.end_column) for one in folds
    )
    return _FILL if is_inside else "fill it"


def _cell_problem(lost: str, path: str, span: Span, results: Results) -> Diagnostic | None:
    """Return the diagnostic of a node without a value if it is a cell or an aggregate, which have no line."""
    source = results.outcomes.get(lost)
    id_ = results.made.ids.get(lost)
    row = results.made.columns.get(id_) if id_ is not None else None
    if lost in results.made.formulas and id_ is None:
        return None  # sequences together, whose problem is reported where they are
    if not isinstance(source, Failure) or source.needs or (id_ is not None and row is None):
        return None
    if (id_ is None or row is None) and source.reason in _CURVES:
        return diagnose("CG350", path, span, f"no value: {source.reason}", _CURVES[source.reason])
    if id_ is None or row is None:
        return diagnose("CG351", path, span, source.reason)
    if row[0].id in results.problems:
        return None
    return diagnose("CG351", path, span, f"`{id_.name}`: {source.reason}", "fill the cell, or pick another row")


def _in_row(failure: Failure, results: Results | None) -> str:
    """Return the reason of a failure; the steps of a column that reads its own row above are rows, counted from 1."""
    formula = results.made.formulas.get(failure.key) if results is not None else None
    line = formula.entry.statement if formula is not None else None
    said, at, step = failure.reason.rpartition(" at step ")
    is_row = bool(at) and step.isascii() and step.isdigit() and isinstance(line, Function) and bool(line.table)
    return f"{said} in row {int(step) + 1}" if is_row else failure.reason


_CURVES = {
    "two rows have the same key": "make the keys different: a curve has one value for each key",
    "too few rows for a curve": "add rows",
    "not a grid of its keys": "add exactly one row for every pair of keys",
}
"""The reasons why computed columns make no curve, with what to do."""
_UNSTEADY = "shorten the range, or write each side of a jump or pulse on its own line"
_HINTS = {
    CROWDED: "narrow the range to a few of them; for many equal periods, integrate one and multiply",
    QUICK: "narrow the range to a few periods",
    "no whole number of days": "a date has no time of day; round up: `ceiling(x / 1 d) * 1 d`",
    "no whole number of months": "the calendar counts whole months; round up: `ceiling(x / 1 mo) * 1 mo`",
    "outside the table": "add rows, or take the nearest end: `interpolate(…, clamp)`",
    "too near to zero for the steps of its rate": "choose a point where it is larger",
    "the equations do not fix each unknown": "replace one equation: two of them are equivalent",
    "no solution found": "give the unknowns ranges or starts: `for x in 0..5, y near 2`",
    "outside the range of its rate": "extend the range in its `ode` line",
    "division by zero": "change the divisor, which is zero here",
    "no case holds": "end with `(value, True)`",
    "the bounds run backwards": "write the lower bound first; a sum of no terms ends one below where it starts",
    "an angle so large that its turns cannot be determined": "use the phase within one turn",
    "two whole numbers above 2^50 too close to compare": (
        "write both numbers in the formula itself, or give `=` a tolerance: `± 1e-9 %`"
    ),
    "more than 10,000 terms": "give a closed form, or fewer terms",
    "every value in a range solves it": "change the equation so that only one value solves it",
    **dict.fromkeys(CUT.values(), "give sums fewer terms, or let less depend on ranges"),
    UNPROVED: "narrow the ranges, or compare with a number further away",
    UNDRAWN: "replace the distribution by a number, such as `mean(x)` or `p90(x)`",
    UNSURE: "check a probability, `check probability(x < 3) > 95 %`, or a percentile, `check p90(x) < 3`",
    MIXED: "make both ranges or both distributions: `5..10 USD` is a range, `5 to 10 USD` a distribution",
    "a standard deviation below 0": "raise the standard deviation above 0",
    "no root was found in the range": (
        "widen the range after `in`; if `ode` computes the curve, solve for a value near 0, not for 0"
    ),
}


def _place(point: Mapping[str, float], results: Results) -> str:
    """A point of ranges in words: `q = -1`, `price = 2.25 USD/h`."""
    return ", ".join(f"`{id_of(key)[1]} = {_amount(at, key, results)}`" for key, at in point.items())


def _amount(number: float, key: str, results: Results) -> str:
    id_ = results.made.ids.get(key)
    formula, row = results.made.formulas.get(key), results.made.columns.get(id_) if id_ is not None else None
    unit = results.shapes.units.get(key) or ONE
    if row is not None and row[0].dataset is not None:
        unit = row[0].dataset.units[row[1]]
    elif formula is not None:
        unit = next(near_units(formula.exprs, results.shapes, formula.scope), unit)
    return format_quantity(exact(number), unit, results.digits)


def _failed_check(formula: Formula, results: Results) -> Diagnostic:
    check = formula.entry.statement
    assert isinstance(check, Check)
    says = check.comment.text or (f"`{check.name}`" if check.name else "")
    numbers, hint = f": {_compared(check, formula, results)}", ""
    if formula.key in results.refuted:
        numbers = f": not at {_place(results.refuted[formula.key], results)}"
    elif formula.key in results.for_all:
        found = results.for_all[formula.key]
        numbers = f": not for {found.case}" if found.case else ": by algebra the sides differ"
        if found.reason:
            numbers = f": it has no value for {found.case}: {found.reason}"
            hint = "give the parameters ranges in which it has one, `x = 2 in 1..9`"
    message = f"the check fails{', ' if says else ''}{says}{numbers}"
    return diagnose("CG353", formula.entry.path, check.span, message, hint)


def _compared(check: Check, formula: Formula, results: Results) -> str:
    """Every comparison of a check with the values of its sides: `140 GB < 80 GB is false, 3 > 2 is true`."""
    if check.right is not None:
        pairs = [(check.left, check.op, check.right, "false")]
    else:
        pairs = [
            (one.left, one.op, one.right, "true" if results.measure(one, formula.scope) else "false")
            for one in walk(check.left)
            if isinstance(one, Compare)
        ]
    said = (
        f"{shown} is {truth}{apart}"
        for left, op, right, truth in pairs
        for shown, apart in (_sides(left, op, right, formula, results),)
    )
    return ", ".join(said) or "it is false"


def _sides(left: Expr, op: str, right: Expr, formula: Formula, results: Results) -> tuple[str, str]:
    """The values of both sides with enough digits to tell them apart, or their difference."""
    digits, numbers = results.digits, [results.measure(one, formula.scope) for one in (left, right)]
    while True:
        shown = [_side(one, formula, results, digits) for one in (left, right)]
        if shown[0] != shown[1] or numbers[0] == numbers[1] or digits >= _MOST_DIGITS:
            break
        digits += 3
    said, (one, other) = f" {op} ".join(shown), numbers
    if shown[0] != shown[1] or one == other or not isinstance(one, float) or not isinstance(other, float):
        return said, ""
    unit, _ = results.shapes.infer(left, formula.scope)
    if unit is not None and unit.offset:
        return said, ""
    apart = choose_unit(abs(one - other), unit or ONE, results.shapes.table, ())
    return said, f" (they differ by {format_quantity(exact(abs(one - other)), apart)})"


def _side(expr: Expr, formula: Formula, results: Results, digits: int) -> str:
    """The value of one side of a comparison."""
    if isinstance(expr, Number):
        return expr.text
    outcome = results.measure(expr, formula.scope)
    if not isinstance(outcome, float):
        return "…"
    unit, _ = results.shapes.infer(expr, formula.scope)
    near = tuple(near_units((expr,), results.shapes, formula.scope))
    shown = choose_unit(outcome, unit or ONE, results.shapes.table, near)
    return format_quantity(exact(outcome), shown, digits)
