"""From one position to others: definitions, uses, and the structure of a note and a computation."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from operator import sub
from pathlib import Path
from typing import NamedTuple

from calcgraph.calc.model import Kind, QuantityId
from calcgraph.diagnostics import Diagnostic
from calcgraph.hosts.commands.rewriting.rename import name_spans
from calcgraph.hosts.editor.targets import Spot, Target, is_in, place_of, quantities_of, readers
from calcgraph.hosts.editor.words import cut, shown_value
from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.notes.model import Heading, Note
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
    """Return the place that defines the thing at a position; None if it is not in this vault."""
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
    """Return all positions that name a target: for a quantity in sheets and links, for a note or heading in links."""
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
    """Yield the places at which sheets name a quantity or table, under whatever name they import it."""
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
    """Yield headings with their contents, and the rows of sheets below the last of them."""
    for heading, end in _sections(note):
        whole = note.source.lines(heading.span.line, end)
        yield Symbol(cut(heading.text) or "(empty)", "", "heading", whole, heading.span, heading.level)
    for quantity in quantities_of(project, note.id):
        kind = {Kind.FUNCTION: "function", Kind.CHECK: "check"}.get(quantity.kind, "quantity")
        yield Symbol(quantity.id.name, shown_value(quantity), kind, quantity.statement.span, quantity.place, 7)


def _sections(note: Note) -> Iterator[tuple[Heading, int]]:
    """Yield headings, each with the last line of its section."""
    for at, heading in enumerate(note.headings):
        following = (one.span.line - 1 for one in note.headings[at + 1 :] if one.level <= heading.level)
        yield heading, next(following, note.source.last)


def folds_of(note: Note) -> Iterator[tuple[int, int]]:
    """Yield the first and last lines of foldable regions: sections, fences, the front matter."""
    yield from ((heading.span.line, end) for heading, end in _sections(note))
    yield from ((fence.span.line, fence.span.end_line) for fence in note.fences)
    lines = note.source.text.split("\n")
    if lines[0] == "---" and "---" in lines[1:]:
        yield 1, lines.index("---", 1) + 1


def lenses_of(project: Project, note: Note) -> Iterator[tuple[Span, str]]:
    """Yield the number of dependents of a note, and of each of its quantities outside the note."""
    mentions = len({one.source for one in _resolutions(project, note.id)} - {note.id})
    if mentions:
        yield START, f"linked from {_count(mentions, 'note')}"
    used = readers(project)
    claims = Counter(claim.quantity for found in project.claims.values() for claim in found)
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


def related_to(project: Project, diagnostic: Diagnostic) -> Iterator[tuple[Place, str]]:
    """Yield the place that defines the quantity of a reported claim, with its name and value."""
    claims = (one for some in project.claims.values() for one in some if one.link.span == diagnostic.span)
    for claim in claims:
        is_it = project.notes[claim.note].source.shown == diagnostic.path
        place = place_of(project, claim.quantity) if is_it and claim.quantity else None
        if place and claim.quantity:
            yield Place(*place), f"{cut(claim.quantity.name)} = {cut(claim.computed_text)}"


def selection_at(note: Note, spot: Spot) -> list[Span]:
    """Return the spans around a position, each inside the next: word, link or number, line, block, section, note."""
    line = note.source.line(spot.line)
    words = (found.span() for found in re.finditer(r"\w+", line) if found.start() < spot.column <= found.end() + 1)
    found = [Span(spot.line, start + 1, spot.line, end + 1) for start, end in words][:1]
    written = [*(one.span for one in note.links), *(one.span for one in note.numbers), *(one.span for one in note.tags)]
    found += sorted((span for span in written if is_in(spot, span)), key=lambda span: -sub(*note.source.ends(span)))
    stripped = len(line) - len(line.lstrip())
    found.append(Span(spot.line, stripped + 1, spot.line, len(line) + 1))
    found += [*_blocks_around(note, spot), *_sections_around(note, spot)]
    found.append(note.source.lines(1, note.source.last))
    nested: list[Span] = []
    for span in found:
        inner = nested[-1] if nested else Span(*spot, *spot)
        if span.start <= inner.start and inner.end <= span.end and span != inner:
            nested.append(span)
    return nested


def _blocks_around(note: Note, spot: Spot) -> Iterator[Span]:
    """The lines around a place up to the next empty ones, and the fence around it."""
    first = end = spot.line
    if note.source.line(spot.line).strip():
        while first > 1 and note.source.line(first - 1).strip():
            first -= 1
        while end < note.source.last and note.source.line(end + 1).strip():
            end += 1
    yield note.source.lines(first, end)
    yield from (fence.span for fence in note.fences if is_in(spot, fence.span))


def _sections_around(note: Note, spot: Spot) -> Iterator[Span]:
    folds = [note.source.lines(first, end) for first, end in folds_of(note)]
    yield from sorted((span for span in folds if is_in(spot, span)), key=lambda span: span.end_line - span.line)
