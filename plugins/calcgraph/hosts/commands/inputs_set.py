"""Other values for inputs: the edits of the lines that set them, as a reader of the sheet would make them."""

from collections.abc import Iterator, Mapping

from calcgraph.calc.model import Kind, Quantity, QuantityId
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.parser import parse_overrides
from calcgraph.calc.syntax.tree import Override
from calcgraph.calc.units.table import from_base, is_date
from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.notes.model import Note
from calcgraph.render.sheet.places import place_of_value
from calcgraph.source import START


class CannotSetError(Exception):
    """Raised if an input cannot have another value; its text is the message."""


def edits_for(reading: Reading, note: Note, scenario: str, given: str) -> list[Edit]:
    """Return the edits that give inputs the values of a scenario, and those written as `q=3, gpu=b200`."""
    calculation = reading.project.calculation
    values: dict[str, float | str] = {}
    for overrides in filter(None, (_scenario(reading, note, scenario), _written(note, given))):
        found, problems = overrides_of(calculation, note.id, overrides)
        if problems:
            raise CannotSetError(_said(problems[0]))
        values |= found
    return list(_edits(reading, values))


def _scenario(reading: Reading, note: Note, name: str) -> tuple[Override, ...]:
    known = {one.name: one for one in reading.project.calculation.scenarios.get(note.id, ())}
    if name and name not in known:
        listed = ", ".join(f"`{one}`" for one in known)
        raise CannotSetError(f"`{name}` is not a scenario of `{note.source.shown}`" + (f": {listed}" if listed else ""))
    return known[name].overrides if name else ()


def _written(note: Note, text: str) -> tuple[Override, ...]:
    overrides, problems = parse_overrides(text, note.source.shown, START) if text else ((), ())
    if problems:
        raise CannotSetError(_said(problems[0]))
    return overrides


def _said(problem: Diagnostic) -> str:
    return f"{problem.message}; {problem.hint}" if problem.hint else problem.message


def _edits(reading: Reading, values: Mapping[str, float | str]) -> Iterator[Edit]:
    for key, value in values.items():
        id_ = QuantityId(*id_of(key))
        quantity = reading.project.calculation.quantities.get(id_)
        if quantity is None or quantity.kind not in {Kind.PARAMETER, Kind.PICK}:
            raise CannotSetError(f"`{id_.name}` is not an input: set a parameter or a pick instead")
        place = place_of_value(quantity)
        if place is None:
            raise CannotSetError(f"`{id_.name}` is read from a file; change the file")
        source = reading.project.notes[id_.note].source
        yield edit_of(source, place, value if isinstance(value, str) else _number(quantity, value))


def _number(quantity: Quantity, value: float) -> str:
    if is_date(quantity.unit):
        raise CannotSetError(f"`{quantity.id.name}` is a date; change it in the note")
    number = float(f"{from_base(value, quantity.unit):.15g}")
    return f"{number!r} {quantity.unit.text}".strip().removesuffix(".0")
