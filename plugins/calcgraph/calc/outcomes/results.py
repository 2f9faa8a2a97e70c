"""From the outcomes of programs to quantities as readers see them, and the problems of those without a value."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.algebra.closed import ClosedForms
from calcgraph.calc.algebra.foralls import ForAllResult
from calcgraph.calc.algebra.written import written
from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.model import ONE, Entry, Kind, Quantity, QuantityId, Scope, Unit, Value, exact
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.outcomes.solutions import roots_text
from calcgraph.calc.programs.keys import is_step, series_key
from calcgraph.calc.syntax.tree import (
    Definition,
    Expr,
    FitResult,
    Function,
    Number,
    Pick,
    Solve,
    Statement,
)
from calcgraph.calc.units.display import choose_unit, family_unit, format_value, scaled_unit
from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import GuardOf, unguarded


class Results(Struct, frozen=True):
    """The known facts about names, before they are put together."""

    made: FormulaSet
    shapes: Shapes
    outcomes: Mapping[str, Outcome]
    values: Mapping[str, Value]
    """Ranges included."""
    problems: dict[QuantityId, Diagnostic]
    digits: int
    measure: Callable[[Expr, Scope], Outcome]
    """The function that gives the outcome of a part of a formula."""
    closed: ClosedForms
    refuted: Mapping[str, Mapping[str, float]]
    """Checks that hold for the middles of ranges, and where they do not."""
    for_all: dict[str, ForAllResult] = field(default_factory=dict)
    solutions: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """The roots of each equation that has several."""
    lost: dict[str, str] = field(default_factory=dict)
    """The node without a value that each key leads to through functions, if it was asked for; otherwise empty."""


def quantities_of(results: Results, around: GuardOf = unguarded) -> dict[QuantityId, Quantity]:
    """Return the quantities: rows in order of notes and lines, columns of picks after their note's rows."""
    found: dict[QuantityId, Quantity] = {}
    for formula in results.made.formulas.values():
        if not formula.is_default:
            with around(formula.key):
                value = results.values.get(formula.key) if formula.kind is not Kind.CHECK else None
                found[formula.id] = _quantity(formula, results, value)
            if formula.id not in found:
                found[formula.id] = _quantity(formula, results, None)
    for entry in results.made.picks:
        found[entry.id] = _pick(entry, results)
    for id_, (entry, column) in results.made.columns.items():
        with around(id_.key):
            found[id_] = _column(id_, entry, column, results, results.values.get(id_.key))
        if id_ not in found:
            found[id_] = _column(id_, entry, column, results, None)
    return found


def _quantity(formula: Formula, results: Results, value: Value | None) -> Quantity:
    key, statement = formula.key, formula.entry.statement
    assert statement is not None
    outcome = results.outcomes.get(key)
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
        reads=read_ids(formula.named or results.made.nodes[key].reads, results.made),
        needs=_needs(outcome, results) if formula.id not in results.problems else (),
        path=formula.entry.path,
        digits=results.digits,
        method=_method(formula, results) if value is not None or holds is not None or formula.named else "",
        closed=written(results.closed.terms[key]) if key in results.closed.terms else None,
    )


def _method(formula: Formula, results: Results) -> str:
    """Return the method by which a value was found, if there is more than one."""
    if formula.kind is Kind.SOLVE:
        body = getattr(formula.entry.statement, "body", None)
        if isinstance(body, Solve) and body.is_joint:
            count = len(results.solutions.get(formula.key, ()))
            return f"Newton's method, one of {count} solutions" if count else "Newton's method"
        how = "closed form" if formula.key in results.closed.terms else "numeric root"
        roots, unit = results.solutions.get(formula.key), results.shapes.units.get(formula.key)
        return f"{how}, one of {roots_text(roots, unit or ONE, results.digits)}" if roots else how
    if isinstance(formula.entry.statement, Function) and formula.entry.statement.rates is not None:
        return _steps_of_rate(results.outcomes.get(series_key(formula.id)))
    if formula.key in results.for_all:
        return results.for_all[formula.key].method
    return "closed form" if formula.key in results.closed.terms else ""


def _steps_of_rate(path: Outcome | None) -> str:
    """Return the method for a quantity that is given by its rate, and the largest error of its value."""
    if path is None or isinstance(path, Failure | float | str):
        return ""
    times, values, _, errors = (series.numbers for series in path)
    peak = max(map(abs, values))
    share = f"{max(errors[0] / peak, 1e-16):.0e}" if peak else "0"
    return f"{len(times) - 1:,} steps of the eighth order, off by at most {share} of its largest value"


def _unit(formula: Formula, value: Value | None, results: Results) -> Unit:
    statement = formula.entry.statement
    if isinstance(statement, Definition) and isinstance(statement.body, FitResult) and statement.body.what == "error":
        result = statement.body
        of = formula.id._replace(name=result.fit.coefficients[result.which].name).key
        own = (
            _shown_unit(results.made.formulas[of], results.values.get(of), results)
            if of in results.made.formulas
            else ONE
        )
        if own.dimension == (results.shapes.units.get(formula.key) or ONE).dimension and not own.offset:
            return own
    return _shown_unit(formula, value, results)


def _shown_unit(formula: Formula, value: Value | None, results: Results) -> Unit:
    inferred = results.shapes.units.get(formula.key) or ONE
    statement = formula.entry.statement
    if isinstance(statement, (Definition, Function)) and statement.unit:
        return inferred
    if value is None or not inferred.dimension or (formula.kind is Kind.SOLVE and inferred.text):
        return inferred
    if formula.key in results.shapes.kept:
        return results.shapes.kept[formula.key]
    near = results.shapes.near[formula.key]
    if isinstance(statement, Definition) and isinstance(statement.body, Number) and near:
        scaled = scaled_unit(statement.body.text, near[0])
        if scaled is not None:
            return scaled
    if formula.kind is Kind.PARAMETER and not _has_scale(statement):
        return family_unit(inferred, results.shapes.table, (inferred,))
    size = max(abs(value.low), abs(value.high))
    # `inferred` is of its family already
    found = choose_unit(size, inferred, results.shapes.table, (inferred, *near))
    same = found.temperature == inferred.temperature
    return found if same else replace(found, temperature=inferred.temperature)


def _has_scale(statement: Statement | None) -> bool:
    """Return whether a line is a number with a scale, `70G param`, which is not shown with all its zeros."""
    body = statement.body if isinstance(statement, Definition) else None
    return isinstance(body, Number) and body.text.removesuffix(body.unit).rstrip()[-1:].isalpha()


def _pick(entry: Entry, results: Results) -> Quantity:
    assert isinstance(entry.statement, Pick)
    row = results.made.nodes[entry.id.key].value
    shown = str(row or "")
    return Quantity(entry.id, Kind.PICK, entry.statement, ONE, entry.path, text=shown, digits=results.digits)


def _column(id_: QuantityId, entry: Entry, column: str, results: Results, value: Value | None) -> Quantity:
    assert entry.statement is not None
    assert entry.dataset is not None
    table = entry.dataset.units.get(column)
    unit = table or results.shapes.units.get(f"{entry.dataset.id.key}.{column}") or ONE
    return Quantity(
        id=id_,
        kind=Kind.COLUMN,
        statement=entry.statement,
        unit=unit,
        path=entry.path,
        value=value,
        text=format_value(value, unit, results.digits) if value is not None else "",
        reads=(entry.id,),
        digits=results.digits,
    )


def read_ids(keys: Iterable[str], made: FormulaSet) -> tuple[QuantityId, ...]:
    """Return the quantities for the keys that a node reads; arguments and aggregates are left out."""
    return tuple(dict.fromkeys(made.ids[key] for key in keys if key in made.ids))


def _needs(outcome: Outcome | None, results: Results) -> tuple[QuantityId, ...]:
    if not isinstance(outcome, Failure) or not outcome.needs:
        return ()
    id_ = results.made.ids.get(outcome.needs)
    if id_ is not None and is_step(id_):
        return ()
    row = results.made.columns.get(id_) if id_ is not None else None
    return (row[0].id if row is not None else id_,) if id_ is not None else ()


def values_of(outcomes: Mapping[str, Outcome]) -> dict[str, Value]:
    """Return the outcomes that are numbers."""
    return {key: exact(found) for key, found in outcomes.items() if isinstance(found, float)}
