"""Decisions: the value of each choice, as expressions of the language that a page updates like any other."""

from collections.abc import Iterator
from typing import NamedTuple

from calcgraph.calc.model import Kind, QuantityId, Value
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.outcomes.ask import ask, compile_expression
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.drawing.spreads import spread_of_question
from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.calc.syntax.printer import print_expression, print_overrides
from calcgraph.calc.syntax.tree import Name, Scenario
from calcgraph.calc.syntax.views import DecideView
from calcgraph.calc.views.values import check_values, row_name
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span
from calcgraph.suggest import did_you_mean

MOST = 6
"""The largest number of choices, as the work grows with their square."""


class Choice(NamedTuple):
    """One way to go."""

    label: str
    span: Span
    mean: str
    """`mean((profit with plan = small)) as USD`, an expression."""
    best: str
    """The share of samples in which no other choice is better."""


class Decision(NamedTuple):
    """The expressions that a view of a decision needs."""

    choices: tuple[Choice, ...]
    first: str
    """Words by value: which has the highest mean."""
    worth: str
    """By how much the mean of the best in each draw is above the best mean."""


def decision_of(calculation: Calculation, note: NoteId, view: DecideView) -> Decision:
    """The expressions of a view whose names mean something."""
    scenarios = _scenarios(calculation, note, view)
    name, result = print_expression(view.over.path), print_expression(view.items[0].shown.expr)
    cases = [
        (row_name(value), f"({result} with {_said(scenarios[row_name(value)])})")
        if scenarios
        else (print_expression(value), f"({result} with {name} = {print_expression(value)})")
        for value in view.over.values
    ]
    means = [f"mean({case})" for _, case in cases]
    quantity = calculation.quantities.get(calculation.names.get(note, {}).get(result, QuantityId(note, "")))
    unit = f" as {quantity.unit.text}" if quantity is not None and quantity.unit.text else ""
    others = [[case for place, (_, case) in enumerate(cases) if place != at] for at in range(len(cases))]
    choices = tuple(
        Choice(label, value.span, f"{mean}{unit}", f"probability({case} >= {_largest(rest)}) as %")
        for (label, case), value, mean, rest in zip(cases, view.over.values, means, others, strict=True)
    )
    parts = [f'when {mean} >= {_largest(means[at + 1 :])}: "{cases[at][0]}"' for at, mean in enumerate(means[:-1])]
    first = f'{", ".join(parts)}, else: "{cases[-1][0]}"'
    worth = f"mean({_largest([case for _, case in cases])}) - {_largest(means)}{unit}"
    return Decision(choices, first, worth)


def _said(scenario: Scenario) -> str:
    """Return the arguments of a scenario; the name of an imported one, as its arguments are another note's names."""
    is_imported = any(one.home for one in scenario.overrides)
    return scenario.name if is_imported else print_overrides(scenario.overrides)


def _largest(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"Max({', '.join(parts)})"


def _scenarios(calculation: Calculation, note: NoteId, view: DecideView) -> dict[str, Scenario]:
    """Return the scenarios of the note by name if the choices are scenarios; empty if they are rows or numbers."""
    is_name = print_expression(view.over.path) in calculation.names.get(note, {})
    return {} if is_name else {one.name: one for one in calculation.scenarios.get(note, ())}


def check_decision(calculation: Calculation, note: NoteId, path: str, view: DecideView) -> tuple[Diagnostic, ...]:
    """Return the problems that prevent a decision."""
    found = tuple(_check_choices(calculation, note, path, view))
    if found:
        return found
    item = view.items[0]
    question, wrong = compile_expression(calculation, note, item.shown.expr)
    if question is None or wrong:
        return wrong
    return tuple(_check_values(calculation, note, path, view))


def _check_choices(calculation: Calculation, note: NoteId, path: str, view: DecideView) -> Iterator[Diagnostic]:
    over, item = view.over, view.items[0]
    if not isinstance(item.shown.expr, Name) or item.shown.unit or item.shown.digits:
        message = f"`{item.text}` is not a name"
        yield diagnose("CG252", path, item.span, message, "give the result a line in the sheet, and use its name here")
    labels = [print_expression(value) for value in over.values]
    if not 1 < len(labels) <= MOST or len(set(labels)) < len(labels):
        message = f"a decision is between 2 to {MOST} choices, each written once"
        yield diagnose("CG252", path, over.span, message)
        return
    names, name = calculation.names.get(note, {}), print_expression(over.path)
    quantity = calculation.quantities.get(names.get(name, QuantityId(note, "")))
    if name not in names:
        yield from _check_scenarios(calculation, note, path, view)
    elif quantity is None or quantity.kind not in {Kind.PICK, Kind.PARAMETER}:
        message = f"`{name}` cannot be chosen"
        yield diagnose(
            "CG252", path, over.path.span, message, "name a pick or a parameter, or choose between scenarios"
        )
    else:
        yield from check_values(calculation, note, path, over)


def _check_scenarios(calculation: Calculation, note: NoteId, path: str, view: DecideView) -> Iterator[Diagnostic]:
    known = _scenarios(calculation, note, view)
    for value in view.over.values:
        name = row_name(value)
        if name not in known:
            message = (
                f"`{print_expression(view.over.path)}` is not a pick or parameter here, and `{name}` is not a scenario"
            )
            yield diagnose("CG252", path, value.span, message, did_you_mean(name, known))
            return


def _check_values(calculation: Calculation, note: NoteId, path: str, view: DecideView) -> Iterator[Diagnostic]:
    """Check that each choice has a mean."""
    item, decision = view.items[0], decision_of(calculation, note, view)
    for choice in decision.choices:
        shown, problems = parse_shown(choice.mean, path, choice.span)
        question, wrong = compile_expression(calculation, note, shown.expr) if shown else (None, problems)
        if question is None or wrong:
            yield from (diagnose(one.code, path, choice.span, one.message, one.hint) for one in (*problems, *wrong)[:1])
            return
        value: Outcome | Value = ask(calculation, question)
        if isinstance(value, float):
            value = spread_of_question(calculation.machine, question.program, value)
        if isinstance(value, Failure):
            message = f"`{item.text}` has no value with `{choice.label}`"
            yield diagnose("CG350", path, choice.span, message, value.reason)
            return
        if isinstance(value, Value) and value.is_range:
            message = f"`{item.text}` depends on a range, and a range has no mean"
            hint = "write the range as a distribution: `5 to 10 USD` for `5..10 USD`"
            yield diagnose("CG252", path, item.span, message, hint)
            return
