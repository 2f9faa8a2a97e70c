"""The other arguments of a claim: whether they are in their control's range, and a sequence's step as one."""

import re
from collections.abc import Collection
from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.binding.overrides import borrowed_from
from calcgraph.calc.claims.title import Title
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.calc.numbers.nought import EQUAL
from calcgraph.calc.outcomes.ask import base_of, overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.printer import domain_text, print_overrides
from calcgraph.calc.syntax.tree import Domain, Function, Name, Number, Override, RowId, Scenario
from calcgraph.diagnostics import diagnose
from calcgraph.source import NoteId
from calcgraph.suggest import did_you_mean

INSIDE = "choose a value inside it, or widen the range in the sheet"
"""The fix for an argument outside its range."""


def why_outside(calculation: Calculation, candidate: ClaimCandidate, title: Title, target: QuantityId) -> str:
    """Return a message about an argument outside the range of its sheet; '' if all are inside."""
    found, problems = overrides_of(calculation, candidate.note, title.overrides, target)
    who = f"the scenario `{title.scenario}`" if title.scenario else "the title"
    for key, value in () if problems else found.items():
        known = calculation.quantities.get(id_of(key))
        domain = known.domain if known is not None else None
        if domain is not None and isinstance(value, float) and not is_inside(calculation, domain, value):
            return f"{who} sets `{id_of(key).name}` outside its range `{domain_text(domain)}`"
    return ""


def is_inside(calculation: Calculation, domain: Domain, value: float) -> bool:
    """Return whether a base value is in the range of a control."""
    in_base = base_of(calculation.shapes.table)
    given, slack = Fraction(value), Fraction(EQUAL * abs(value))  # ends of a range may lie beyond all floats
    members = [in_base(member) for member in domain.members]
    if members:
        return any(member is None or abs(member - given) <= slack for member in members)
    low, high = (None if end is None else in_base(end) for end in (domain.low, domain.high))
    return (low is None or given >= low - slack) and (high is None or given <= high + slack)


def of_scenario(calculation: Calculation, candidate: ClaimCandidate, title: Title) -> Title:
    """Return the title with the arguments of the scenario it names; unchanged if it names no scenario.

    It is a scenario of the note, of the quantity's note, or of the only note of that name from which either imports.
    """
    if not title.scenario:
        return title
    target = candidate.quantity.note if candidate.quantity is not None else candidate.note
    own = {one.name: one for one in calculation.scenarios.get(candidate.note, ())}
    is_here = target == candidate.note
    found = own.get(title.scenario)
    if found is not None and (is_here or any(one.home for one in found.overrides)):
        return _under(calculation, candidate.note, found, title)
    if found is None:
        homes = _homes_of(calculation, title.scenario, (candidate.note, target))
        if len(homes) == 1:
            return replace(
                title,
                overrides=borrowed_from(calculation.scopes, homes[0], title.scenario),
                arguments=title.scenario,
                borrowed=(homes[0], title.scenario),
            )
    message = f"`{title.scenario}` is not a scenario of this note"
    if not is_here:
        message = f"`{title.scenario}` is not an argument, and a scenario only applies to quantities of the same note"
    hint = did_you_mean(title.scenario, [name for name in own if name != title.scenario]) or "write `with name = value`"
    return replace(title, problems=(diagnose("CG343", candidate.path, candidate.link.span, message, hint),))


def _under(calculation: Calculation, note: NoteId, found: Scenario, title: Title) -> Title:
    """Return the title with the arguments of a scenario that the note has, or imports."""
    scope = calculation.scopes.get(note)
    borrowed = scope.borrowed.get(found.name) if scope is not None else None
    arguments = found.name if borrowed else print_overrides(found.overrides)
    return replace(title, overrides=found.overrides, arguments=arguments, borrowed=borrowed)


def _homes_of(calculation: Calculation, name: str, notes: Collection[NoteId]) -> list[NoteId]:
    """Return the notes with a scenario of a name among some notes and those from which they import."""
    imported = (one.note for note in notes for one in calculation.names.get(note, {}).values())
    near = dict.fromkeys((*notes, *imported))
    return [
        note
        for note in near
        if note in calculation.scopes
        and name in calculation.scopes[note].scenarios
        and any(one.name == name for one in calculation.scenarios.get(note, ()))
    ]


_STEP = re.compile(r"(.+)\((-?[0-9]{1,6})\)")


def of_step(calculation: Calculation, candidate: ClaimCandidate, title: Title) -> tuple[ClaimCandidate, Title]:
    """The claim with its step as an argument; as it is where it is about no step that is computed."""
    found = _STEP.fullmatch(candidate.quantity.name) if candidate.quantity is not None else None
    if found is None or candidate.quantity is None or candidate.quantity in calculation.quantities:
        return candidate, title
    whole = QuantityId(candidate.quantity.note, found[1])
    known = calculation.quantities.get(whole)
    if known is None or not isinstance(known.statement, Function) or known.statement.steps is None:
        return candidate, title
    name, span = known.statement.args[0].name, candidate.link.span
    step = Number(Fraction(int(found[2])), "", found[2], span)
    override = Override(Name(name, span), RowId("", span), step, span)
    arguments = ", ".join(part for part in (f"{name}={found[2]}", title.arguments) if part)
    return replace(candidate, quantity=whole), replace(
        title, overrides=(override, *title.overrides), arguments=arguments
    )
