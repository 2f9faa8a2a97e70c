"""The details of the thing under the pointer, in Markdown."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.claims.working import working_of
from calcgraph.calc.functions import ALIASES, FUNCTIONS
from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.outcomes.worked import with_numbers
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.calc.syntax.tree import Definition
from calcgraph.calc.units.display import format_number, plain_unit
from calcgraph.calc.units.table import UnitTable, write_dimension
from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.editor.targets import Spot, Target, is_in, readers_of
from calcgraph.hosts.editor.words import code, prose, shown_range, shown_value
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.rules import rule_of
from calcgraph.source import NoteId

EXACT = 12
"""Digits of a unit's size."""
MOST = 8
"""Notes and rows that a hover names."""


def rules_at(diagnostics: Iterable[Diagnostic], note: Note, spot: Spot) -> str:
    """Return the reasons why errors at a position matter, and each rule with its example; empty without errors."""
    here = (one for one in diagnostics if one.path == note.source.shown and is_in(spot, one.span))
    rules = {one.code: rule_of(one.code) for one in here}.values()
    return "\n\n".join(
        f"**{one.code}** {prose(one.name)}: {prose(one.why)}\n\n{code(one.wrong)} → {code(one.right)}" for one in rules
    )


def hover_of(project: Project, target: Target) -> Iterator[str]:
    """Yield the paragraphs about a target; empty if nothing is known about it."""
    if target.claim and target.claim.arguments:
        yield from _of_claim_with(project, target.claim)
        return
    if target.claim:
        yield _of_claim(target.claim)
    if target.unit:
        yield from _of_unit(project.calculation.shapes.table, target.unit)
    if target.tag:
        yield _of_tag(project, target.tag.name)
    quantity = project.calculation.quantities.get(target.quantity) if target.quantity else None
    if quantity:
        yield from _of_quantity(project, quantity)
    elif target.quantity is not None and target.quantity in project.calculation.datasets:
        dataset = project.calculation.datasets[target.quantity]
        yield f"{code(target.quantity.name)}: {len(dataset.rows)} rows, columns {_list(dataset.columns)}"
    elif target.word:
        yield from _of_function(target.word.text)
    if target.resolution and target.resolution.is_note and not target.claim:
        note = project.notes.get(NoteId(target.resolution.target))
        if note:
            yield from _of_note(project, note)


def _of_claim(claim: Claim) -> str:
    allowed = _allowed(claim)
    said = f"{code(claim.link.display)} {prose(str(claim.verdict))}"
    said += f": computed {code(claim.computed_text)}" if claim.computed_text else ""
    said += f", allowed {code(allowed)}" if allowed else ""
    said += f" with {code(claim.arguments)}" if claim.arguments else ""
    return f"{said}\n\n{prose(claim.explanation)}" if claim.explanation else said


def _of_claim_with(project: Project, claim: Claim) -> Iterator[str]:
    """Yield the paragraphs about a claim with other arguments: the values of the sheet itself would mislead."""
    yield _of_claim(claim)
    quantity, numbers = working_of(project.calculation, claim, project.settings.values)
    if quantity is not None:
        yield f"**{prose(quantity.id.name)}** with {code(claim.arguments)}"
        yield code(print_statement(quantity.statement))
        if numbers:
            yield code(numbers)
        yield f"in {prose(project.notes[quantity.id.note].title)}"


def _allowed(claim: Claim) -> str:
    unit = f" {claim.unit.text}" if claim.unit.text else ""
    if claim.low is None and claim.high is None:
        return ""
    if claim.low is None:
        return f"≤ {claim.high:g}{unit}"
    return f"≥ {claim.low:g}{unit}" if claim.high is None else f"{claim.low:g}–{claim.high:g}{unit}"


def _of_quantity(project: Project, quantity: Quantity) -> Iterator[str]:
    shown = shown_value(quantity)
    yield f"**{prose(quantity.id.name)}**" + (f" = {code(shown)}" if shown else "")
    if quantity.kind is not Kind.COLUMN:
        yield code(print_statement(quantity.statement))
    if isinstance(quantity.statement, Definition) and (numbers := with_numbers(project.calculation, quantity)):
        yield code(numbers)
    if span := shown_range(quantity):
        yield f"between {code(span)}"
    problem = project.calculation.problems.get(quantity.id)
    if problem:
        yield prose(problem.message)
    if quantity.comment.text:
        yield prose(quantity.comment.text)
    if quantity.comment.sources:
        yield f"source: {_list(quantity.comment.sources)}"
    note = project.notes[quantity.id.note]
    used = readers_of(project, quantity.id)
    yield f"in {prose(note.title)}" + (f", used by {_list(_names(project, quantity, used))}" if used else "")


def _names(project: Project, quantity: Quantity, used: tuple[QuantityId, ...]) -> list[str]:
    here = quantity.id.note
    return [one.name if one.note == here else f"{project.notes[one.note].title}: {one.name}" for one in used]


def _list(names: tuple[str, ...] | list[str]) -> str:
    some = ", ".join(map(code, names[:MOST]))
    return f"{some} and {len(names) - MOST} more" if len(names) > MOST else some


def _of_function(name: str) -> Iterator[str]:
    found = FUNCTIONS.get(ALIASES.get(name, name))
    if found is None:
        return
    yield f"**{prose(found.name)}** takes {prose(found.law.value)}"
    yield ", ".join(f"{code(call)} gives {code(result)}" for call, result in found.examples.items())


def _of_unit(table: UnitTable, written: str) -> Iterator[str]:
    """Yield a unit's size in SI units, its zero, and its dimension."""
    unit = table.parse(written)
    if not isinstance(unit, Unit):
        return
    plain = plain_unit(unit.dimension, table, unit.turning)
    size = f"{format_number(float(unit.factor / plain.factor), EXACT)} {plain.text}".strip()
    dimension = write_dimension(unit.dimension) or "a number"
    is_base = plain.text == unit.text
    yield f"**{prose(written)}**" + ("" if is_base else f" = {code(size)}") + f" ({dimension})"
    if unit.offset:
        zero = format_number(float(unit.offset / plain.factor), EXACT)
        yield f"{code(f'0 {unit.text}')} is {code(f'{zero} {plain.text}')}"


def _of_note(project: Project, note: Note) -> Iterator[str]:
    links = sum(edge.count for edge in project.graph.edges if edge.target == note.id)
    yield f"**{prose(note.title)}**" + (f"\n\n{prose(note.summary)}" if note.summary else "")
    yield f"{links} mentions in other notes"


def _of_tag(project: Project, name: str) -> str:
    wanted = name.casefold()
    notes = [one.title for one in project.notes.values() if any(tag.name.casefold() == wanted for tag in one.tags)]
    return f"{code(f'#{name}')}: {len(notes)} notes: {_list(notes)}"
