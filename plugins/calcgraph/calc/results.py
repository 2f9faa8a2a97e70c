"""From what programs come to, to quantities as readers see them, and what is wrong with those that have no value."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from calcgraph.calc.closed import Closed
from calcgraph.calc.display import choose_unit, format_quantity, format_value, scaled_unit
from calcgraph.calc.foralls import ForAll
from calcgraph.calc.formulas import UNGIVEN, Formula, Made
from calcgraph.calc.keys import id_of, key_of
from calcgraph.calc.model import ONE, Entry, Kind, Quantity, QuantityId, Scope, Unit, Value
from calcgraph.calc.nodes import Failure, Node, Outcome
from calcgraph.calc.shapes import Shapes
from calcgraph.calc.tree import (
    Check,
    Column,
    Definition,
    Expr,
    Function,
    Name,
    Number,
    Pick,
)
from calcgraph.calc.walks import leaves
from calcgraph.calc.written import written
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span


@dataclass(frozen=True, slots=True)
class Results:
    """Everything known about names, before they are put together."""

    made: Made
    shapes: Shapes
    outcomes: Mapping[str, Outcome]
    values: Mapping[str, Value]
    """Ranges included."""
    problems: dict[QuantityId, Diagnostic]
    digits: int
    closed: Closed
    for_all: dict[str, ForAll] = field(default_factory=dict)


def quantities_of(results: Results) -> dict[QuantityId, Quantity]:
    """All quantities: rows in order of notes and lines, columns of picks behind their note's rows."""
    found: dict[QuantityId, Quantity] = {}
    for key, formula in results.made.formulas.items():
        if key == key_of(formula.id):
            found[formula.id] = _quantity(formula, results)
    for id_, (entry, column) in results.made.columns.items():
        if entry.id not in found:
            found[entry.id] = _pick(entry, results)
        found[id_] = _column(id_, entry, column, results)
    for entry in results.made.picks:
        if entry.id not in found:
            found[entry.id] = _pick(entry, results)
    return found


def _quantity(formula: Formula, results: Results) -> Quantity:
    key, statement = formula.key, formula.entry.statement
    assert statement is not None
    outcome = results.outcomes.get(key)
    value = results.values.get(key) if formula.kind is not Kind.CHECK else None
    unit = _unit(formula, value, results)
    holds = None
    if formula.kind is Kind.CHECK and isinstance(outcome, float):
        holds = results.for_all[key].holds if key in results.for_all else outcome != 0
    return Quantity(
        id=formula.id,
        kind=formula.kind,
        statement=statement,
        unit=unit,
        value=value,
        holds=holds,
        text=format_value(value, unit, results.digits) if value is not None else "",
        reads=read_ids(results.made.nodes[key], results.made),
        needs=_needs(outcome, results) if formula.id not in results.problems else (),
        path=formula.entry.path,
        digits=results.digits,
        method=_method(formula, results) if value is not None or holds is not None else "",
        closed=written(results.closed.terms[key]) if key in results.closed.terms else None,
    )


def _method(formula: Formula, results: Results) -> str:
    """How a value was found, where there is more than one way."""
    if formula.kind is Kind.SOLVE:
        return "closed form" if formula.key in results.closed.terms else "numeric root"
    if formula.key in results.for_all:
        return results.for_all[formula.key].method
    return "closed form" if formula.key in results.closed.terms else ""


def _unit(formula: Formula, value: Value | None, results: Results) -> Unit:
    inferred = results.shapes.units.get(formula.key) or ONE
    statement = formula.entry.statement
    if isinstance(statement, Definition | Function) and statement.unit:
        return inferred
    if formula.kind is Kind.PARAMETER and not inferred.dimension:
        return inferred
    if formula.kind is Kind.SOLVE and inferred.text:
        return inferred
    if value is None or not inferred.dimension:
        return inferred
    near = tuple(near_units(formula.exprs, results.shapes, formula.scope))
    if isinstance(statement, Definition) and isinstance(statement.body, Number) and near:
        scaled = scaled_unit(statement.body.text, near[0])
        if scaled is not None:
            return scaled
    return choose_unit(max(abs(value.low), abs(value.high)), inferred.dimension, results.shapes.table, near)


def near_units(exprs: tuple[Expr, ...], shapes: Shapes, scope: Scope) -> Iterator[Unit]:
    """Units in which the names and numbers of formulas are written, in order."""
    find = shapes.unit_of(scope)
    for expr in exprs:
        for leaf in leaves(expr):
            if isinstance(leaf, Number):
                unit = shapes.table.parse(leaf.unit) if leaf.unit else None
                if isinstance(unit, Unit):
                    yield unit
            elif (known := find(leaf)) is not None:
                yield known


def _pick(entry: Entry, results: Results) -> Quantity:
    assert isinstance(entry.statement, Pick)
    row = results.made.nodes[key_of(entry.id)].value
    return Quantity(
        id=entry.id,
        kind=Kind.PICK,
        statement=entry.statement,
        unit=ONE,
        value=None,
        holds=None,
        text=str(row or ""),
        reads=(),
        needs=(),
        path=entry.path,
        digits=results.digits,
    )


def _column(id_: QuantityId, entry: Entry, column: str, results: Results) -> Quantity:
    assert entry.statement is not None
    assert entry.dataset is not None
    value = results.values.get(key_of(id_))
    unit = entry.dataset.units[column]
    return Quantity(
        id=id_,
        kind=Kind.COLUMN,
        statement=entry.statement,
        unit=unit,
        value=value,
        holds=None,
        text=format_value(value, unit, results.digits) if value is not None else "",
        reads=(entry.id,),
        needs=(),
        path=entry.path,
        digits=results.digits,
    )


def read_ids(node: Node, made: Made) -> tuple[QuantityId, ...]:
    """The quantities that a node reads; arguments and folds are none."""
    found: dict[QuantityId, None] = {}
    for key in node.reads:
        id_ = made.ids.get(key)
        if id_ is not None:
            found[id_] = None
    return tuple(found)


def _needs(outcome: Outcome | None, results: Results) -> tuple[QuantityId, ...]:
    if not isinstance(outcome, Failure) or not outcome.needs:
        return ()
    id_ = results.made.ids.get(outcome.needs)
    row = results.made.columns.get(id_) if id_ is not None else None
    return (row[0].id if row is not None else id_,) if id_ is not None else ()


def failures(results: Results) -> list[Diagnostic]:
    """Why quantities have no value, noted in `results.problems` too, and which checks fail."""
    found: list[Diagnostic] = []
    for key, formula in results.made.formulas.items():
        outcome = results.outcomes.get(key)
        if formula.id in results.problems or formula.kind is Kind.FUNCTION:
            continue
        problem = None
        if isinstance(outcome, Failure):
            outcome = _traced(outcome, formula, results)
            problem = failure_problem(outcome, formula.entry.path, place_of(outcome, formula), results)
            if problem is not None:
                results.problems[formula.id] = problem
        elif formula.kind is Kind.CHECK and not (results.for_all[key].holds if key in results.for_all else outcome):
            problem = _failed_check(formula, results)
        if problem is not None:
            found.append(problem)
    return found


def _traced(failure: Failure, formula: Formula, results: Results) -> Failure:
    """A failure that comes from something without a value, such as a root or limit that was looked for in vain."""
    if failure.needs:
        return failure
    named = [*results.made.nodes[formula.key].reads, *map(key_of, formula.bound.used)]
    return failure._replace(needs=next((key for key in named if _lost(key, results)), ""))


def _lost(key: str, results: Results) -> str:
    """The node without a value under any arguments that this is, or that it reads as a function; empty if none is."""
    formula = results.made.formulas.get(key)
    if formula is not None and formula.kind is Kind.FUNCTION and formula.id not in results.problems:
        return next(filter(None, (_lost(one, results) for one in results.made.nodes[key].reads)), "")
    outcome = results.outcomes.get(key)
    return key if isinstance(outcome, Failure) and outcome.reason != UNGIVEN else ""


def place_of(failure: Failure, formula: Formula) -> Span:
    """Where in its formula something failed."""
    statement = formula.entry.statement
    assert statement is not None
    return formula.spans[failure.at] if 0 <= failure.at < len(formula.spans) else statement.span


def failure_problem(failure: Failure, path: str, span: Span, results: Results) -> Diagnostic | None:
    """The diagnostic of a failure; None where it only needs a quantity that has its own."""
    if not failure.needs:
        reason = failure.reason or "it has no value"
        if reason in {"infinite", "no limit found"}:
            return diagnose("CG354", path, span, f"no closed form was found: {reason}", "give the variable a range")
        return diagnose("CG350", path, span, f"no value: {reason}", _HINTS.get(reason, ""))
    lost = _lost(failure.needs, results)
    if lost:
        return _cell_problem(lost, path, span, results)
    name = id_of(failure.needs)[1]
    return diagnose("CG350", path, span, f"no value: `{name}` with these arguments: {failure.reason}")


def _cell_problem(lost: str, path: str, span: Span, results: Results) -> Diagnostic | None:
    """The diagnostic of a node without a value if it is a cell or a fold, which have no line of their own."""
    source = results.outcomes.get(lost)
    id_ = results.made.ids.get(lost)
    row = results.made.columns.get(id_) if id_ is not None else None
    if not isinstance(source, Failure) or source.needs or (id_ is not None and row is None):
        return None
    if id_ is None or row is None:
        return diagnose("CG351", path, span, source.reason)
    if row[0].id in results.problems:
        return None
    return diagnose("CG351", path, span, f"`{id_.name}`: {source.reason}", "fill the cell, or pick another row")


_HINTS = {
    "division by zero": "give what it is divided by another value",
    "no case holds": "end with `(value, True)`",
    "more than 10,000 terms": "give a closed form, or fewer terms",
    "no root in the range": "widen the range of what is solved for: `in 1..100`",
}


def _failed_check(formula: Formula, results: Results) -> Diagnostic:
    check = formula.entry.statement
    assert isinstance(check, Check)
    says = check.comment.text or f"`{formula.id.name}`"
    sides = [side_text(expr, formula, results) for expr in formula.exprs]
    numbers = f": {sides[0]} {check.op} {sides[1]} is false" if len(sides) == 2 and all(sides) else ""
    if formula.key in results.for_all:
        case = results.for_all[formula.key].case
        numbers = f": not for {case}" if case else ": by algebra the sides differ"
    return diagnose("CG353", formula.entry.path, check.span, f"the check does not hold, {says}{numbers}")


def side_text(expr: Expr, formula: Formula, results: Results) -> str:
    """The value of one side of a check; empty if it is no plain name or number."""
    match expr:
        case Number():
            return expr.text
        case Name():
            entry = formula.scope.entries.get(expr.name)
            key = key_of(entry.id) if entry else ""
        case Column():
            entry = formula.scope.entries.get(expr.base)
            key = f"{key_of(entry.id)}.{expr.column}" if entry else ""
        case _:
            return ""
    value = results.values.get(key)
    if value is None:
        return ""
    unit = results.shapes.unit_of(formula.scope)(expr) or ONE
    shown = choose_unit(value.number, unit.dimension, results.shapes.table, (unit,))
    return format_quantity(value, shown, results.digits)


def values_of(outcomes: Mapping[str, Outcome]) -> dict[str, Value]:
    """The numbers among what nodes come to."""
    return {key: Value(found, found, found) for key, found in outcomes.items() if isinstance(found, float)}
