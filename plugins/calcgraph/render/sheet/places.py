"""The lines of notes that set inputs: with them a page writes a reader's scenario as a patch of these notes."""

from collections.abc import Mapping
from posixpath import normpath

from calcgraph.calc.model import Kind, Quantity, Unit
from calcgraph.calc.syntax.tree import Definition, Pick
from calcgraph.calc.units.table import is_date
from calcgraph.notes.model import Fence, Note
from calcgraph.project import Project
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.shared import Json, ends_of, short_name
from calcgraph.render.sheet.controls import can_set
from calcgraph.source import SourceFile, Span

CONTEXT = 3
"""Lines before and after a change, as `git diff` shows them."""


def place_of_value(quantity: Quantity) -> Span | None:
    """Return the position of an input's value in its note; None if it is read from a file."""
    match quantity.statement:
        case Definition(origin=None, body=body):
            return body.span
        case Pick(names=names, rows=rows):
            return rows[names.index(quantity.id.name)].span
        case _:
            return None


def places_of(project: Project, below: str = "") -> dict[str, Json]:
    """Return the position of the value of each input that a reader can set, by `note.name`, and the lines around it.

    A position is the file, the line, the start and the length of the value in it as a script counts them, the unit as
    it is written, and the unit as pages show it. Files are named from the root of the repository, in which the
    project is in the folder `below`. The lines are those of the sheet alone, with the marks of its fence.
    """
    ends = ends_of(project.notes)
    files: dict[str, dict[int, str]] = {}
    inputs: dict[str, Json] = {}
    for quantity in project.calculation.quantities.values():
        note = project.notes.get(quantity.id.note)
        span = place_of_value(quantity) if can_set(quantity) else None
        fence = _fence_of(note, span) if note and span else None
        if note is None or span is None or fence is None or span.line != span.end_line:
            continue
        file = normpath(f"{below}/{note.source.shown}" if below else note.source.shown)
        if file.startswith(("../", "/")):
            continue
        short = short_name(note.id, project.notes, ends)
        inputs[f"{short}.{quantity.id.name}"] = [file, span.line, *_units_of_text(note.source, span), *_unit(quantity)]
        files.setdefault(file, {}).update(_lines(note.source, fence, span.line))
    return {"inputs": inputs, "files": _named(files)}


def _named(files: Mapping[str, Mapping[int, str]]) -> dict[str, Json]:
    return {file: {str(line): text for line, text in sorted(lines.items())} for file, lines in files.items()}


def _fence_of(note: Note, span: Span) -> Fence | None:
    return next((one for one in note.fences if one.span.line < span.line < one.span.end_line), None)


def _lines(source: SourceFile, fence: Fence, line: int) -> dict[int, str]:
    first, last = max(fence.span.line, line - CONTEXT), min(fence.span.end_line, line + CONTEXT)
    return {at: source.line(at) for at in range(first, last + 1)}


def _units_of_text(source: SourceFile, span: Span) -> tuple[int, int]:
    """Return where a value starts in its line and how long it is, in the units of JavaScript's texts."""
    before, value = source.line(span.line)[: span.column - 1], source.text[slice(*source.ends(span))]
    return len(before.encode("utf-16-le")) // 2, len(value.encode("utf-16-le")) // 2


def _unit(quantity: Quantity) -> tuple[str | int, ...]:
    """Return the unit as written and as shown; for a date its word, and for a pick nothing."""
    if quantity.kind is Kind.PICK:
        return ()
    unit: Unit = quantity.unit
    return ("date", 0) if is_date(unit) else (unit.text, set_unit(unit.text))
