"""From a place to others: where something is defined, where it is used, what a note and a computation are made of."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from calcgraph.calc.model import Kind, QuantityId
from calcgraph.hosts.commands.rewriting.rename import name_spans
from calcgraph.hosts.editor.targets import Target, place_of, quantities_of, readers
from calcgraph.hosts.editor.words import cut, shown_value
from calcgraph.links.model import FragmentKind, Resolution
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import START, NoteId, Span


class Place(NamedTuple):
    """A span of a note."""

    note: Note
    span: Span


class Symbol(NamedTuple):
    """A heading or a row of a sheet, with all that belongs to it."""

    name: str
    detail: str
    kind: str
    """`heading`, `quantity`, `function`, `check`."""
    whole: Span
    span: Span
    level: int


def definition_of(project: Project, target: Target) -> Place | None:
    """Where the thing at a place is defined; None for what is not of this vault."""
    if target.quantity is not None:
        found = place_of(project, target.quantity)
        return Place(*found) if found else None
    one = target.resolution
    note = project.notes.get(NoteId(one.target)) if one and one.is_note else None
    if note is None or one is None:
        return None
    if one.fragment_kind is FragmentKind.HEADING:
        return next((Place(note, heading.span) for heading in note.headings if heading.slug == one.anchor), None)
    if one.fragment_kind is FragmentKind.BLOCK:
        return next((Place(note, block.span) for block in note.blocks if f"^{block.id}" == one.anchor), None)
    return Place(note, START)


def references_to(project: Project, target: Target, *, with_definition: bool) -> list[Place]:
    """All places that name the thing at a place: of a quantity in sheets and links, of a note or heading links."""
    found: list[Place] = []
    if target.quantity is not None:
        found = [*_in_sheets(project, target.quantity), *_links_to_quantity(project, target.quantity)]
    elif target.tag is not None:
        name = target.tag.name.casefold()
        found = [
            Place(note, tag.span) for note in project.notes.values() for tag in note.tags if tag.name.casefold() == name
        ]
    elif target.heading is not None:
        is_title = target.heading.level == 1
        found = [
            Place(project.notes[one.source], one.link.span)
            for one in _resolutions(project, target.note.id)
            if is_title or (one.fragment_kind is FragmentKind.HEADING and one.anchor == target.heading.slug)
        ]
    elif target.resolution is not None and target.resolution.is_note:
        found = [
            Place(project.notes[one.source], one.link.span)
            for one in _resolutions(project, NoteId(target.resolution.target))
        ]
    place = definition_of(project, target) if with_definition else None
    found = [*([place] if place else []), *found]
    return list({(one.note.id, one.span): one for one in found}.values())


def _resolutions(project: Project, note: NoteId) -> Iterator[Resolution]:
    return (one for some in project.resolutions.values() for one in some if one.is_note and one.target == note)


def _links_to_quantity(project: Project, id_: QuantityId) -> Iterator[Place]:
    for one in _resolutions(project, id_.note):
        if one.quantity and one.quantity in {id_.name, id_.name.partition(".")[0]}:
            yield Place(project.notes[one.source], one.link.span)


def _in_sheets(project: Project, id_: QuantityId) -> Iterator[Place]:
    """Where sheets name a quantity or table, under whatever name they import it."""
    base = id_.name.partition(".")[0]
    wanted = QuantityId(id_.note, base)
    for note, sheets in project.calculation.sheets.items():
        own = project.calculation.names.get(note, {})
        names = [name for name, meant in own.items() if QuantityId(meant.note, meant.name) == wanted]
        for statement in (one for sheet in sheets for one in sheet.statements) if names else ():
            for name in names:
                for span in name_spans(statement, name):
                    yield Place(project.notes[note], span)


def symbols_of(project: Project, note: Note) -> Iterator[Symbol]:
    """Headings with what is under them, and the rows of sheets below the last of them."""
    last = note.source.text.count("\n") + 1
    for at, heading in enumerate(note.headings):
        following = (one.span.line - 1 for one in note.headings[at + 1 :] if one.level <= heading.level)
        end = next(following, last)
        whole = Span(heading.span.line, 1, end, len(note.source.line(end)) + 1)
        yield Symbol(cut(heading.text) or "(empty)", "", "heading", whole, heading.span, heading.level)
    for quantity in quantities_of(project, note.id):
        statement = quantity.statement
        kind = {Kind.FUNCTION: "function", Kind.CHECK: "check"}.get(quantity.kind, "quantity")
        span = getattr(statement, "name_span", statement.span)
        yield Symbol(quantity.id.name, shown_value(quantity), kind, statement.span, span, 7)


def folds_of(note: Note) -> Iterator[tuple[int, int]]:
    """First and last lines of what can be folded: sections, fences, the front matter."""
    last = note.source.text.count("\n") + 1
    for at, heading in enumerate(note.headings):
        following = (one.span.line - 1 for one in note.headings[at + 1 :] if one.level <= heading.level)
        yield heading.span.line, next(following, last)
    yield from ((fence.span.line, fence.span.end_line) for fence in note.fences)
    lines = note.source.text.split("\n")
    if lines[0] == "---" and "---" in lines[1:]:
        yield 1, lines.index("---", 1) + 1


def incoming(project: Project, id_: QuantityId) -> tuple[QuantityId, ...]:
    """The quantities that a quantity goes into."""
    return readers(project).get(id_, ())


def outgoing(project: Project, id_: QuantityId) -> tuple[QuantityId, ...]:
    """The quantities that a quantity is made of; of a column its table's row."""
    quantity = project.calculation.quantities.get(id_)
    return quantity.reads if quantity else ()


def lenses_of(project: Project, note: Note) -> Iterator[tuple[Span, str]]:
    """How much rests on a note, and on each of its quantities outside of it."""
    mentions = len({one.source for one in _resolutions(project, note.id)} - {note.id})
    if mentions:
        yield START, f"linked from {_count(mentions, 'note')}"
    used = readers(project)
    claims: dict[QuantityId, int] = {}
    for found in project.claims.values():
        for claim in found:
            if claim.quantity:
                claims[claim.quantity] = claims.get(claim.quantity, 0) + 1
    for quantity in quantities_of(project, note.id):
        others = len({one.note for one in used.get(quantity.id, ())} - {note.id})
        said = [f"used by {_count(others, 'note')}"] if others else []
        said += [_count(claims[quantity.id], "claim")] if quantity.id in claims else []
        if said:
            yield quantity.statement.span, ", ".join(said)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def links_of(project: Project, note: Note, file_of: Callable[[Note], Path]) -> Iterator[tuple[Span, Path]]:
    """The links of a note that lead to a file, each with it."""
    for one in project.resolutions.get(note.id, ()):
        target = project.notes.get(NoteId(one.target)) if one.is_note else None
        if target is not None and target.id != note.id:
            yield one.link.span, file_of(target)
