"""Live values in prose: `= tps with gpu=b200`."""

from dataclasses import dataclass, field

from calcgraph.calc.dimensions.percents import find_added_shares
from calcgraph.calc.dimensions.turns import find_degrees
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.model import ONE, LiveResult, Unit, Value
from calcgraph.calc.nodes import Failure
from calcgraph.calc.outcomes.ask import Question, ask, asked_unit, compile_expression, parts_of, shown_unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.failures import failure_problem, too_large
from calcgraph.calc.outcomes.results import Results
from calcgraph.calc.programs.drawing.spreads import spread_of_question
from calcgraph.calc.syntax.parser import Shown, parse_shown
from calcgraph.calc.syntax.walks import walk
from calcgraph.calc.units.display import format_quantity
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.notes.model import LiveValue
from calcgraph.source import NoteId


def live_results(
    inputs: Inputs, calculation: Calculation, results: Results
) -> tuple[dict[NoteId, tuple[LiveResult, ...]], list[Diagnostic]]:
    """What each live value shows, and why some show nothing."""
    prose = _Prose(inputs, calculation, results)
    found: dict[NoteId, tuple[LiveResult, ...]] = {}
    for note, source in inputs.notes.items():
        shown = [_guarded(prose, note, source.path, live) for live in source.live_values]
        found |= {note: tuple(shown)} if shown else {}
    return found, prose.problems


@dataclass(slots=True)
class _Prose:
    """What live values are computed from, and what is wrong with them."""

    inputs: Inputs
    calculation: Calculation
    results: Results
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
    question, wrong = compile_expression(prose.calculation, note, shown.expr)
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
    if not isinstance(outcome, float):
        return LiveResult(note, live, shown.expr, question.quantity, None, question.unit, "", question.reads)
    value = _ranged(outcome, question, prose.calculation)
    if isinstance(value, Failure):
        problem = failure_problem(value._replace(needs=""), path, live.span, prose.results)
        prose.problems.extend([problem] if problem else [])
        return LiveResult(note, live, shown.expr, question.quantity, None, question.unit, "", question.reads)
    unit, wrong_unit = _unit(shown, value, question, prose.calculation)
    prose.problems.extend(diagnose(p.code, path, live.span, p.message, p.hint) for p in wrong_unit)
    problem = too_large(f"`{live.text}`", value, unit, path, live.span)
    if problem is not None:
        prose.problems.append(problem)
        return LiveResult(note, live, shown.expr, question.quantity, None, unit, "", question.reads)
    text = format_quantity(value, unit, shown.digits or settings.digits)
    return LiveResult(note, live, shown.expr, question.quantity, value, unit, text, question.reads, question.program)


_ALGEBRA = frozenset({"infinite", "no limit found"})
_DEFINE = "define it in a sheet, and show it by its name"


def _ranged(outcome: float, question: Question, calculation: Calculation) -> Value | Failure:
    """The value with its ends, if parameters behind it are ranges or distributions."""
    machine, _ = parts_of(calculation)
    return spread_of_question(machine, question.program, outcome)


def _unit(shown: Shown, value: Value, question: Question, calculation: Calculation) -> tuple[Unit, list[UnitProblem]]:
    """The unit to show a value in, and what is wrong with the one that was asked for."""
    if not shown.unit:
        return shown_unit(calculation, question, value.number), []
    unit = asked_unit(calculation, question, shown.unit)
    return (unit, []) if isinstance(unit, Unit) else (question.unit, [unit])
