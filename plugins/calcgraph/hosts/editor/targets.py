"""The target at a position of a note: a link, a name in a sheet, a live value, a heading, a tag."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.groups import grouped
from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.notes.model import Fence, Heading, LiveValue, Note, Tag
from calcgraph.project import Project
from calcgraph.source import NoteId, Span

_NAME = re.compile(r"[^\W\d]\w*(?:\.[^\W\d][\w-]*)*")
_COMMENT = re.compile(r"(?<!\S)#")
_UNIT = re.compile(
    r"(?<![\w.,])\d[\d_,.]*+(?:[eE][+-]?\d++)?+ ?(?P<after>[^\W\d_][\w%°²³/^*·]*+|[%°‰]\w*+)"
    r"|^\s*+[^\W\d]\w*+(?:\([^()]*+\))?+ \[(?P<declared>[^\[\]\n]{1,64}+)\]"
)
"""A unit after a number, or in the brackets of a definition."""


class Spot(NamedTuple):
    """A place in a file; line and column count from 1, in characters."""

    line: int
    column: int


def is_in(spot: Spot, span: Span) -> bool:
    """Return whether a position is in a span, its end included."""
    return (span.line, span.column) <= spot <= (span.end_line, span.end_column)


class Word(NamedTuple):
    """A name as written, `gpu.bw` up to the part that is meant."""

    text: str
    span: Span


class Target(Struct, frozen=True):
    """The thing that a position means, and the span of its text; fields that do not apply are None."""

    note: Note
    span: Span
    resolution: Resolution | None = None
    claim: Claim | None = None
    word: Word | None = None
    quantity: QuantityId | None = None
    """The quantity, column or table meant by a link or a name."""
    heading: Heading | None = None
    tag: Tag | None = None
    unit: str = ""
    """The unit as written; empty if the position is not one of a unit."""


def target_at(project: Project, note: Note, spot: Spot) -> Target | None:
    """Return the target at a position; None for plain text."""
    for resolution in project.resolutions.get(note.id, ()):
        if is_in(spot, resolution.link.span):
            return _of_link(project, note, resolution)
    if fence_at(note, spot.line) or live_at(note, spot):
        unit = unit_at(project, note, spot)
        if unit is not None:
            return Target(note, unit.span, unit=unit.text)
        word = word_at(note, spot)
        return Target(note, word.span, word=word, quantity=meant_by(project, note.id, word.text)) if word else None
    for heading in note.headings:
        if heading.span.line <= spot.line <= heading.span.end_line:
            return Target(note, heading.span, heading=heading)
    tag = next((tag for tag in note.tags if is_in(spot, tag.span)), None)
    return Target(note, tag.span, tag=tag) if tag else None


def fence_at(note: Note, line: int) -> Fence | None:
    """The fence whose content a line belongs to."""
    found = (fence for fence in note.fences if fence.span.line < line < max(fence.span.end_line, fence.first_line + 1))
    return next(found, None)


def live_at(note: Note, spot: Spot) -> LiveValue | None:
    """The live value at a place."""
    return next((live for live in note.live_values if is_in(spot, live.span)), None)


def _of_link(project: Project, note: Note, one: Resolution) -> Target:
    claims = project.claims.get(note.id, ())
    claim = next((claim for claim in claims if claim.link.span == one.link.span), None)
    quantity = None
    if one.fragment_kind is FragmentKind.QUANTITY and one.quantity:
        quantity = QuantityId(NoteId(one.target), one.quantity)
    return Target(note, one.link.span, resolution=one, claim=claim, quantity=quantity)


def word_at(note: Note, spot: Spot) -> Word | None:
    """The name at a place of a line; of a dotted one up to the part at the place."""
    line = note.source.line(spot.line)
    comment = _COMMENT.search(line)
    for found in _NAME.finditer(line):
        if found.start() + 1 <= spot.column <= found.end() + 1 and not (comment and found.start() > comment.start()):
            end = line.find(".", max(spot.column - 1, found.start()), found.end())
            end = found.end() if end < 0 else end
            return Word(line[found.start() : end], Span(spot.line, found.start() + 1, spot.line, end + 1))
    return None


def unit_at(project: Project, note: Note, spot: Spot) -> Word | None:
    """Return the whole unit at a position of a sheet, `TB/s`; None for anything else."""
    line = note.source.line(spot.line)
    comment = _COMMENT.search(line)
    for found in _UNIT.finditer(line[: comment.start() if comment else len(line)]):
        name = "after" if found["after"] else "declared"
        start, end = found.span(name)
        if start + 1 <= spot.column <= end + 1:
            is_unit = isinstance(project.calculation.shapes.table.parse(found[name]), Unit)
            return Word(found[name], Span(spot.line, start + 1, spot.line, end + 1)) if is_unit else None
    return None


def meant_by(project: Project, note: NoteId, name: str) -> QuantityId | None:
    """The quantity, column or table that a name of a note means; imports are followed."""
    base, _, rest = name.partition(".")
    found = project.calculation.names.get(note, {}).get(base)
    if found is None or not rest:
        return found
    column = QuantityId(found.note, f"{found.name}.{rest}")
    return column if column in project.calculation.quantities else found


def place_of(project: Project, id_: QuantityId) -> tuple[Note, Span] | None:
    """Return the note and span that define a quantity or table."""
    note = project.notes.get(id_.note)
    if note is None:
        return None
    base = id_.name.partition(".")[0]
    table = next((table for table in note.tables if table.name == base), None)
    if table is not None:
        return note, Span(table.span.line, table.span.column, table.span.line, table.span.column + 1)
    quantities = project.calculation.quantities
    quantity = quantities.get(QuantityId(id_.note, base)) or quantities.get(id_)
    return (note, quantity.place) if quantity else None


def quantities_of(project: Project, note: NoteId) -> Iterator[Quantity]:
    """The rows of the sheets of a note, in order."""
    for sheet in project.calculation.sheets.get(note, ()):
        for id_ in sheet.rows:
            if id_ in project.calculation.quantities:
                yield project.calculation.quantities[id_]


def readers(project: Project) -> Mapping[QuantityId, tuple[QuantityId, ...]]:
    """Return the quantities that read each quantity, in order; a column is read as its pick."""
    quantities = project.calculation.quantities.values()
    pairs = (
        (read, quantity.id)
        for quantity in quantities
        for one in (*quantity.reads, *read_by_defaults(project.calculation, quantity))
        for read in (one, QuantityId(one.note, one.name.partition(".")[0]))
    )
    return grouped(dict.fromkeys(pairs))


def readers_of(project: Project, id_: QuantityId) -> tuple[QuantityId, ...]:
    """Return the quantities that read one quantity, in order, without computing those of all others."""
    note, name, cells = id_.note, id_.name, f"{id_.name}."

    def is_read(by: Quantity) -> bool:
        reads = (*by.reads, *read_by_defaults(project.calculation, by))
        return any(one.note == note and (one.name == name or one.name.startswith(cells)) for one in reads)

    return tuple(quantity.id for quantity in project.calculation.quantities.values() if is_read(quantity))


def read_by_defaults(calculation: Calculation, quantity: Quantity) -> tuple[QuantityId, ...]:
    """Return the quantities that the defaults of a function's arguments read: `reach` in `f(x, share = reach)`."""
    node = calculation.nodes.get(quantity.id.key) if quantity.kind is Kind.FUNCTION else None
    if node is None:
        return ()
    arguments = (calculation.nodes.get(key) for key in node.reads if id_of(key) not in calculation.quantities)
    found = (id_of(key) for one in arguments if one is not None for key in one.reads)
    return tuple(one for one in found if one in calculation.quantities)
