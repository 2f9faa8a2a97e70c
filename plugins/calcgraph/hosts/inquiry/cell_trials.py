"""Cells of tables under other values, for what-if questions, and the texts that are values."""

from collections import deque

from msgspec import Struct

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import ONE, Quantity, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.parser import parse_overrides
from calcgraph.calc.syntax.tree import Expr, Group, Number, Pick, Unary
from calcgraph.calc.units.display import figure_in
from calcgraph.calc.units.table import to_base
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.editor.targets import read_by_defaults
from calcgraph.hosts.editor.words import shown_value
from calcgraph.hosts.inquiry.lookup import CellPlace, find, place_of
from calcgraph.project import Project
from calcgraph.source import START, NoteId


class CellSet(Struct, frozen=True):
    """A cell of a table to which an argument gives a value: `gpus.h100.bw=4 TB/s`."""

    place: CellPlace
    value: str
    edit: Edit | None = None
    """The edit that writes the value; None for a table of a file."""
    why: str = ""


def cell_set(project: Project, arguments: str) -> CellSet | None:
    """Return the cell that an argument sets; None if it does not set a cell."""
    name, is_set, value = (part.strip() for part in arguments.strip().removeprefix("with ").partition("="))
    if not is_set or "." not in name or "\n" in arguments or "\r" in arguments:
        return None
    item, _ = find(project, name)
    if item is None or item.quantity is not None:
        return None
    place = place_of(project, item)
    read = read_claim(value, project.calculation.shapes.table) if is_value_text(value) else None
    unit = (read.unit or ONE) if isinstance(read, ClaimText) else None
    if not isinstance(read, ClaimText) or unit is None or unit.dimension != item.unit.dimension:
        return CellSet(place, value, why=f"`{value}` is not a value of `{name}`, which is {item.text}")
    if place.dataset.file:
        return CellSet(place, value)
    index = place.dataset.columns.index(place.column)
    written = dict(zip(place.dataset.rows, place.dataset.table.rows, strict=False))[place.row][index]
    figure = f"{figure_in(float(to_base(read.value, unit)), item.unit):.15g}"
    return CellSet(place, value, edit_of(project.notes[NoteId(item.id.note)].source, written.span, figure))


def as_pick(project: Project, quantity: Quantity, cell: CellSet) -> tuple[str, str]:
    """Return a cell of a file as the column of a pick that a quantity depends on; or the reason."""
    shown = f"{cell.place.dataset.id.name}.{cell.place.row}"
    for one in upstream(project.calculation, quantity):
        base, dot, column = one.id.name.partition(".")
        entry = project.calculation.scopes[one.id.note].entries.get(base) if dot else None
        if entry is None or not isinstance(entry.statement, Pick) or column != cell.place.column:
            continue
        pick = project.calculation.quantities.get(QuantityId(one.id.note, base))
        names = [QuantityId(one.id.note, name) for name in entry.statement.names]
        row = ",".join(shown_value(known) for id_ in names if (known := project.calculation.quantities.get(id_)))
        if pick is not None and entry.dataset is cell.place.dataset and row == cell.place.row:
            return f"{one.id.name}={cell.value}", ""
    return "", f"`{quantity.id.name}` takes no number from the row `{shown}`"


def upstream(calculation: Calculation, quantity: Quantity) -> list[Quantity]:
    """The quantities that a quantity depends on, the nearest first."""
    found: dict[QuantityId, Quantity] = {}
    waiting = deque(quantity.reads)
    while waiting:
        id_ = waiting.popleft()
        one = calculation.quantities.get(id_)
        if one is not None and id_ not in found:
            found[id_] = one
            waiting.extend((*one.reads, *read_by_defaults(calculation, one)))
    return [*found.values()]


def is_value_text(text: str) -> bool:
    """True for a number with a unit, and for nothing else."""
    overrides, problems = parse_overrides(f"x = {text.strip()}", "", START)
    return not problems and len(overrides) == 1 and overrides[0].value is not None and is_value(overrides[0].value)


def is_value(written: Expr | None) -> bool:
    """Return whether an expression is a number with a plus or minus and a unit, or a list of these."""
    match written:
        case Number():
            return True
        case Unary(op="-" | "+", operand=Number()):
            return True
        case Group(items=items):
            return all(map(is_value, items))
        case _:
            return False
