"""Live values in prose: `= tps with gpu=b200`."""

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.dimensions.percents import find_added_shares
from calcgraph.calc.dimensions.turns import find_degrees
from calcgraph.calc.inputs import Inputs, NoteInput, artefacts_of
from calcgraph.calc.model import ONE, LiveResult, Unit, Value
from calcgraph.calc.nodes import Failure
from calcgraph.calc.outcomes.ask import Question, ask, asked_unit, compile_expression, shown_unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.failures import failure_problem, unshowable
from calcgraph.calc.outcomes.results import Results
from calcgraph.calc.outcomes.truths import numbers_among, with_checks
from calcgraph.calc.programs.drawing.draws import loose_reads
from calcgraph.calc.programs.drawing.spreads import spread_of_question
from calcgraph.calc.syntax.parser import DisplayExpr, parse_shown
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.tables.artefacts import texts_only
from calcgraph.calc.units.display import format_quantity
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.notes.model import LiveValue
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId


def live_results(
    inputs: Inputs, calculation: Calculation, results: Results
) -> tuple[dict[NoteId, tuple[LiveResult, ...]], list[Diagnostic]]:
    """Return the result of each live value, and the problems of those that show nothing."""
    prose = _Prose(inputs, calculation, results)
    found: dict[NoteId, tuple[LiveResult, ...]] = {}
    for note, source in inputs.notes.items():
        calculation.machine.budget.enter(note)
        shown = [_guarded(prose, note, source.path, live) for live in source.live_values]
        found |= {note: tuple(shown)} if shown else {}
    return found, prose.problems


def late_results(
    calculation: Calculation, source: NoteInput, settings: ValueSettings
) -> tuple[tuple[LiveResult, ...], list[Diagnostic]]:
    """Return the same of text that arrives when all sheets are finished."""
    inputs = Inputs({source.note: source}, calculation.shapes.table, artefacts_of(texts_only(lambda _: None)), settings)
    prose = _Prose(inputs, calculation, None)
    found = tuple(_guarded(prose, source.note, source.path, live) for live in source.live_values)
    return found, prose.problems


class _Prose(Struct):
    """The inputs of live values, and the problems found in them."""

    inputs: Inputs
    calculation: Calculation
    results: Results | None
    problems: list[Diagnostic] = field(default_factory=list)


def _guarded(prose: _Prose, note: NoteId, path: str, live: LiveValue) -> LiveResult:
    """The live value; nothing where a fault of ours keeps it from being computed."""
    with reported(prose.problems, "live value is computed", path, live.span):
        return _live(prose, note, path, live)
    return LiveResult(note, live, None, None, None, ONE, "", ())


def _live(prose: _Prose, note: NoteId, path: str, live: LiveValue) -> LiveResult:
    settings = prose.inputs.settings
    shown, found = parse_shown(live.text, path, live.span, settings.kilo)
    prose.problems.extend(found)
    if shown is None:
        return LiveResult(note, live, None, None, None, ONE, "", ())
    expr = with_checks(shown.expr, prose.calculation.scopes.get(note)) if shown.words else shown.expr
    question, wrong = compile_expression(prose.calculation, note, expr)
    if shown.words and question is not None and (odd := numbers_among(expr, note, prose.calculation.scopes)):
        message = f"`{print_expression(odd[0])}` is a number, not a condition"
        question, wrong = None, (diagnose("CG232", path, odd[0].span, message, "compare it: `when x > 3: …`"),)
    prose.problems.extend(wrong)
    if question is None:
        return LiveResult(note, live, shown.expr, None, None, ONE, "", ())
    nodes = [*walk(shown.expr)]
    prose.problems.extend(find_degrees(nodes, prose.calculation.scopes[note], path))
    prose.problems.extend(find_added_shares(nodes, prose.calculation.scopes[note], path))
    outcome = ask(prose.calculation, question)
    if isinstance(outcome, Failure) and outcome.reason in _ALGEBRA and not outcome.needs:
        prose.problems.append(diagnose("CG354", path, live.span, "a live value is computed without algebra", _DEFINE))
    elif isinstance(outcome, Failure):
        span = question.spans[outcome.at] if 0 <= outcome.at < len(question.spans) else live.span
        problem = failure_problem(outcome, path, span, prose.results)
        prose.problems.extend([problem] if problem else [])
    empty = LiveResult(note, live, shown.expr, question.quantity, None, question.unit, "", question.reads)
    return _valued(prose, empty, shown, question, outcome) if isinstance(outcome, float) else empty


def _valued(prose: _Prose, empty: LiveResult, shown: DisplayExpr, question: Question, outcome: float) -> LiveResult:
    """The live value of a number, as it is shown; `empty` where it cannot be."""
    live, path, digits = empty.live, prose.inputs.notes[empty.note].path, prose.inputs.settings.digits
    value = spread_of_question(prose.calculation.machine, question.program, outcome)
    if isinstance(value, Failure):
        problem = failure_problem(value._replace(needs=""), path, live.span, prose.results)
        prose.problems.extend([problem] if problem else [])
        return empty
    if shown.words:
        return _worded(prose, replace(empty, value=value), shown, question)
    unit, wrong_unit = _unit(shown, value, question, prose.calculation)
    prose.problems.extend(diagnose(p.code, path, live.span, p.message, p.hint) for p in wrong_unit)
    problem = unshowable(f"`{live.text}`", value, unit, path, live.span)
    if problem is not None:
        prose.problems.append(problem)
        return replace(empty, unit=unit)
    digits = shown.digits or digits
    made = replace(empty, value=value, unit=unit, text=format_quantity(value, unit, digits), program=question.program)
    return replace(made, digits=digits, has_own_look=bool(shown.unit or shown.digits))


def _worded(prose: _Prose, result: LiveResult, shown: DisplayExpr, question: Question) -> LiveResult:
    """Return conditional text; report a distribution, or a range over which no single condition stays true."""
    assert result.value is not None
    is_drawn = not prose.calculation.machine.uncertain.isdisjoint(loose_reads(question.program.operations))
    if result.value.is_range or is_drawn:
        message = "a range or a distribution has no single answer"
        hint = "ask for one number: `probability(x > 3) > 50 %`, `p90(x) < 3`"
        path = prose.inputs.notes[result.note].path
        prose.problems.append(diagnose("CG232", path, result.live.span, message, hint))
        return replace(result, value=None)
    text = shown.words[int(result.value.number)]
    return replace(result, text=text, words=shown.words, program=question.program)


_ALGEBRA = frozenset({"infinite", "no limit found"})
_DEFINE = "define it in a sheet, and show it by its name"


def _unit(
    shown: DisplayExpr, value: Value, question: Question, calculation: Calculation
) -> tuple[Unit, list[UnitProblem]]:
    """Return the unit to show a value in, and the problems of the requested one."""
    if not shown.unit:
        return shown_unit(calculation, question, value.number), []
    unit = asked_unit(calculation, question, shown.unit)
    return (unit, []) if isinstance(unit, Unit) else (question.unit, [unit])
