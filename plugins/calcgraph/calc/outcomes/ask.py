"""Asks a calculation: any expression of a note, under any other arguments."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_expression, bind_overrides
from calcgraph.calc.binding.binder import BaseValueOf, Binding, Names
from calcgraph.calc.binding.columns import fold_node
from calcgraph.calc.binding.overrides import runs_over, said_in
from calcgraph.calc.binding.vectors.scopes import expand_asked, expand_given
from calcgraph.calc.dimensions.days import DateShifts, with_moves
from calcgraph.calc.dimensions.measures import shown as shown_text
from calcgraph.calc.dimensions.override_units import override_problems
from calcgraph.calc.dimensions.shapes import near_units
from calcgraph.calc.dimensions.temperatures import ABSOLUTE, DIFFERENCE, TEMPERATURE, on_scale
from calcgraph.calc.model import ONE, Entry, QuantityId, Scope, Unit
from calcgraph.calc.nodes import Failure, Outcome, Overrides, Program
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import compile_term, node_of
from calcgraph.calc.programs.terms import Term, read, reads_of
from calcgraph.calc.syntax.printer import print_overrides
from calcgraph.calc.syntax.tree import Column, Expr, Name, Number, Override, WithExpr
from calcgraph.calc.units.display import choose_unit
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import UnitTable, to_base
from calcgraph.calc.units.turning import alike, in_turns
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import START, NoteId, Span


class Question(Struct, frozen=True):
    """An expression of a note, ready to be computed under any arguments."""

    note: NoteId
    expr: Expr
    program: Program
    spans: tuple[Span, ...]
    """The position of each operation in the source."""
    unit: Unit
    """The unit of the quantity it names, or of its dimension; `shown_unit` chooses one for a value."""
    reads: tuple[QuantityId, ...]
    quantity: QuantityId | None
    """The quantity it names, alone or under other arguments."""


def compile_expression(
    calculation: Calculation, note: NoteId, expr: Expr
) -> tuple[Question | None, tuple[Diagnostic, ...]]:
    """An expression in the names of a note, or why it cannot be understood; with it, what leaves its value as it is.

    A table's row and a text column are not numbers; units are checked as in a sheet.
    """
    machine, shapes = calculation.machine, calculation.shapes
    scope = calculation.scopes.get(note) or Scope(note, note, {})
    steps = _steps_in(scope)
    numbers = expand_asked(expr, scope, calculation.scopes, steps)
    if isinstance(numbers, Diagnostic):
        return None, (numbers,)
    expr = numbers
    bound = bind_expression(expr, scope, names_of(calculation), steps)
    moves: DateShifts = {}
    unit, problems = shapes.infer(expr, scope, moves)
    found = [*bound.problems, *problems, *override_problems(bound.overrides, scope, shapes, moves)]
    if bound.term is None or found:
        return None, tuple(found) or ((bound.cause,) if bound.cause else ())
    _add_folds(machine, bound, moves)
    program, spans = compile_term(with_moves(bound.term, scope.path, moves))
    ids = (id_of(key.removesuffix("[]")) for key in reads_of(bound.term))
    reads = tuple(id_ for id_ in ids if id_ in calculation.quantities)
    quantity = _named(expr, scope, calculation)
    named = calculation.quantities.get(quantity) if quantity else None
    inferred = unit or ONE
    shown = named.unit if named and alike(named.unit, inferred) else inferred
    shown = shown if shown.temperature == inferred.temperature else replace(shown, temperature=inferred.temperature)
    return Question(note, expr, program, spans, shown, reads, quantity), bound.beside


def _steps_in(scope: Scope) -> dict[str, Term]:
    """Return the terms of sequences and of their step numbers in a view that ranges over these."""
    found: dict[str, Term] = {}
    for name, entry in scope.entries.items():
        over = runs_over(entry)
        if over is not None:
            found[name] = read(entry.id.key, START)
            if over[0] not in scope.entries:
                found[over[0]] = read(over[1].key, START)
    return found


def ask(calculation: Calculation, question: Question, overrides: Overrides | None = None) -> Outcome:
    """Return the value in base units, or the reason why it cannot be computed."""
    return calculation.machine.evaluate(question.program, overrides)


def shown_unit(calculation: Calculation, question: Question, size: float) -> Unit:
    """Return a readable unit for a value: that of the quantity it names, or one of the right size."""
    shapes = calculation.shapes
    if question.quantity is not None:
        return question.unit
    scope = calculation.scopes[question.note]
    kept = shapes.handed_on(question.expr, question.unit, scope)
    if kept is not None:
        return kept
    near = tuple(near_units((question.expr,), shapes, scope))
    return choose_unit(size, question.unit, shapes.table, near)


def asked_unit(calculation: Calculation, question: Question, written: str) -> Unit | UnitProblem:
    """Return the unit after `as`, in which a value of the question can be shown, or the problem with it."""
    unit = calculation.shapes.table.parse(written)
    if not isinstance(unit, Unit):
        return unit
    own = question.unit
    if unit.offset and not own.offset and own.dimension == TEMPERATURE and own.temperature != ABSOLUTE:
        return _not_in_degrees(question, unit)
    have = f"a value in `{question.unit.text}`" if question.unit.text else "a plain number"
    message = f"{have} cannot be shown as `{unit.text}`"
    return in_turns(unit, question.unit) or UnitProblem("CG356", message)


def _not_in_degrees(question: Question, unit: Unit) -> UnitProblem:
    """Return the problem of kelvins that are a difference, or may be one."""
    if question.unit.temperature == DIFFERENCE:
        return UnitProblem("CG303", f"a difference of temperatures cannot be shown as {unit.text}", "write `as K`")
    message = (
        f"`{shown_text(question.expr)}` could be a difference of temperatures, which cannot be shown as {unit.text}"
    )
    hint = f"write `as K` for a difference, `{on_scale(question.expr, unit.text)}` for a temperature"
    return UnitProblem("CG303", message, hint)


def overrides_of(
    calculation: Calculation, note: NoteId, overrides: tuple[Override, ...], target: QuantityId | None = None
) -> tuple[Mapping[str, float | str], tuple[Diagnostic, ...]]:
    """Other values by key, in base units, from overrides written in a note.

    The names on the left belong to the note of `target`, or to this note; the right sides are in this note's names.
    """
    if not overrides:
        return {}, ()
    machine, shapes = calculation.machine, calculation.shapes
    scope = calculation.scopes.get(note) or Scope(note, note, {})
    owners = _owners(calculation, target)
    numbers: list[Override] = []
    for one in overrides:
        made = _in_numbers(calculation, scope, one, owners)
        if isinstance(made, Diagnostic):
            return {}, (made,)
        numbers += made
    terms, bound = bind_overrides(tuple(numbers), owners, scope, names_of(calculation))
    moves: DateShifts = {}
    problems = [*bound.problems, *bound.beside, *override_problems(bound.overrides, scope, shapes, moves)]
    found: dict[str, float | str] = {}
    for key, term in terms.items():
        outcome = _value(machine, with_moves(term, scope.path, moves))
        if isinstance(outcome, float | str):
            found[key] = outcome
        elif not problems and isinstance(outcome, Failure):  # without it, the value would be that of the sheet
            written = next((one.written for one in bound.overrides if one.key == key), overrides[0])
            reason = machine.source_of(outcome, {}).reason or "it cannot be computed"
            said = f"`{print_overrides((written,))}` has no value: {reason}"
            problems.append(diagnose("CG350", scope.path, written.span, said, "write an argument that has a value"))
    return found, tuple(problems)


def _in_numbers(
    calculation: Calculation, scope: Scope, override: Override, owners: tuple[Entry, ...]
) -> tuple[Override, ...] | Diagnostic:
    """Return an override, or the overrides of the scenario it names, without vectors."""
    said = said_in(scope, override, calculation.scopes)
    if isinstance(said, Diagnostic) or override.is_named or override.home:
        return said
    return expand_given(said, scope, calculation.scopes, [owner.id.note for owner in owners])


def names_of(calculation: Calculation) -> Names:
    """Return the context for binding that a calculation gives."""
    return Names(calculation.scopes, base_of(calculation.shapes.table), calculation.homes)


def base_of(table: UnitTable) -> BaseValueOf:
    """Written numbers in base units, exactly; None where the unit is unknown."""

    def in_base(written: Number) -> Fraction | None:
        if not written.unit:
            return written.value
        unit = table.parse(written.unit)
        return to_base(written.value, unit) if isinstance(unit, Unit) else None

    return in_base


def _value(machine: Machine, term: Term) -> Outcome:
    if term.op == "row":
        return str(term.value)
    return machine.evaluate(compile_term(term)[0])


def _owners(calculation: Calculation, target: QuantityId | None) -> tuple[Entry, ...]:
    if target is None:
        return ()
    scope = calculation.scopes.get(target.note)
    entry = scope.entries.get(target.name.partition(".")[0]) if scope else None
    return (entry,) if entry is not None else ()


def _add_folds(machine: Machine, bound: Binding, moves: DateShifts) -> None:
    for key, (fold, table, column) in bound.folds.items():
        machine.add(fold_node(key, fold, table, column))
    for node in bound.nodes.values():
        machine.add(node)
    for key, one in bound.shared.items():
        machine.add(node_of(key, with_moves(one.term, one.path, moves)))


def _named(expr: Expr, scope: Scope, calculation: Calculation) -> QuantityId | None:
    match expr:
        case WithExpr():
            return _named(expr.target, scope, calculation)
        case Name() | Column():
            found = quantity_named(expr, scope)
            return found if found in calculation.quantities else None
        case _:
            return None


def quantity_named(expr: Name | Column, scope: Scope) -> QuantityId | None:
    """Return the quantity that a name, or a column of one, stands for in a note, with or without a value."""
    entry = scope.entries.get(expr.base if isinstance(expr, Column) else expr.name)
    if entry is None or isinstance(expr, Name):
        return entry.id if entry else None
    return QuantityId(entry.id.note, f"{entry.id.name}.{expr.column}")
