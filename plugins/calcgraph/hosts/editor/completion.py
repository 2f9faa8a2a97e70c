"""Completions at a position: names, columns, rows, units, notes, headings; quantities with a claim's value."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from calcgraph.addresses import relative_path
from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.claims.allows import allows
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.model import ONE, Kind, Quantity, QuantityId, Unit, Value
from calcgraph.calc.nonscalar_functions import VECTOR_PRODUCTS
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.given.constants import constants
from calcgraph.calc.syntax.given.libraries import LIBRARIES
from calcgraph.calc.syntax.parser import library
from calcgraph.calc.units.turning import in_turns
from calcgraph.hosts.commands.vaults import Reading, note_called
from calcgraph.hosts.editor.targets import Spot, fence_at, live_at, quantities_of
from calcgraph.hosts.editor.words import shown_value
from calcgraph.links.keys import words_in_link
from calcgraph.notes.model import Note
from calcgraph.notes.parse import file_name
from calcgraph.project import Project
from calcgraph.source import NoteId, Span

MOST = 200
"""Offers of one answer; more are cut, and the client asks again as more is typed."""

CELLS = 10_000
"""Cells of tables that are compared with a claim."""

FAR = 300
"""Characters before the place that are looked at."""

SHORT = 3
"""The length of a unit's symbol, in characters; longer ones are offered later, as words."""

_CLAIM = re.compile(r"\[(?P<said>[^\[\]\n]*)\]\((?P<target>[^()\s#]*)#(?P<begun>[^()\s]*)$")
_PART = re.compile(r"!?\[\[(?P<target>[^\[\]|#\n]*)#(?P<begun>[^\[\]|\n]*)$")
_NOTE = re.compile(r"!?\[\[(?P<begun>[^\[\]|#\n]*)$")
_TAG = re.compile(r"(?:^|[\s(])#(?P<begun>[^\W\d][\w/-]*)?$")
_USED = re.compile(r"use\s*\[\[(?P<target>[^\[\]\n]*)\]\]\s*:(?:[^#\n]*,)?\s*(?P<begun>\w*)$")
_CONSTANT = re.compile(r"use\s+constants\s*:(?:[^#\n]*,)?\s*(?P<begun>\w*)$")
_OF_LIBRARY = re.compile(rf"use\s+(?P<library>{'|'.join(LIBRARIES)})\s*:(?:[^#\n]*,)?\s*(?P<begun>\w*)$")
_ROW = re.compile(r"=\s*pick\s+(?P<table>\w+)\s*:(?:[^#\n]*,)?\s*(?P<begun>[\w.-]*)$")
_SOURCE = re.compile(r"@(?P<begun>[\w.-]*)$")
_COLUMN = re.compile(r"(?<![\w.])(?P<base>[^\W\d]\w*)\.(?P<begun>\w*)$")
_DECLARED = re.compile(r"^\s*[^\W\d]\w*(?:\([^()]*\))?\s*\[(?P<begun>[^\]\n]*)$")
_WRITTEN = re.compile(r"(?<![\w.])[0-9][0-9_,.]*(?:[eE][+-]?[0-9]+)?(?:Ki|Mi|Gi|Ti|[kKMGBT])?\s(?P<begun>[^\W\d_]*)$")
_NAME = re.compile(r"(?<!\w)(?P<begun>\w*)$")


class Offer(NamedTuple):
    """Something that can be written."""

    label: str
    insert: str
    span: Span
    """The span that it replaces."""
    kind: str
    """`quantity`, `function`, `unit`, `row`, `column`, `note`, `heading`, `tag`, `source`."""
    detail: str = ""
    rank: int = 1
    """The lowest are offered first."""
    use: tuple[str, str] | None = None
    """The note to import it from, as a link names it, and its name there."""


def offers_at(reading: Reading, note: Note, spot: Spot) -> list[Offer]:
    """Return the completions at a position, the likeliest first."""
    before = note.source.line(spot.line)[max(spot.column - 1 - FAR, 0) : spot.column - 1]
    fence = fence_at(note, spot.line)
    if fence is not None and not fence.word:
        found = _in_sheet(reading, note, spot, before)
    elif fence is not None or live_at(note, spot):
        found = _names(reading.project, note, spot, before, is_own=True)
    else:
        found = _in_prose(reading, note, spot, before)
    return sorted(found, key=lambda one: (one.rank, one.label.casefold()))[:MOST]


def _span(spot: Spot, begun: str) -> Span:
    return Span(spot.line, spot.column - len(begun), spot.line, spot.column)


def _is_like(name: str, begun: str) -> bool:
    return begun.casefold() in name.casefold()


# in prose


def _in_prose(reading: Reading, note: Note, spot: Spot, before: str) -> Iterator[Offer]:
    project = reading.project
    if found := _CLAIM.search(before):
        target = _target(reading, note, found["target"])
        yield from _claimed(project, target, found["said"], _span(spot, found["begun"]), is_own=not found["target"])
    elif found := _PART.search(before):
        target = _target(reading, note, found["target"])
        yield from _parts(project, target, _span(spot, found["begun"])) if target else ()
    elif found := _OF_LIBRARY.search(before):
        span, items = _span(spot, found["begun"]), library(found["library"]).items
        yield from (Offer(name, name, span, "quantity", one.comment.text) for name, one in items.items())
    elif found := _NOTE.search(before):
        yield from _notes(project, note, _span(spot, found["begun"]), found["begun"])
    elif found := _SOURCE.search(before):
        yield from _sources(reading, _span(spot, found["begun"]))
    elif found := _TAG.search(before):
        yield from _tags(project, _span(spot, found["begun"] or ""))


def _target(reading: Reading, note: Note, written: str) -> Note | None:
    if not written:
        return note
    return note_called(reading.project, written.removesuffix(".md"), note.id)


def _claimed(project: Project, target: Note | None, said: str, span: Span, *, is_own: bool) -> Iterator[Offer]:
    """The quantities a claim can be bound to: those whose value is the written one first."""
    if target is None:
        return
    calculation = project.calculation
    text = read_claim(said, calculation.shapes.table) if said else None
    named = calculation.names.get(target.id, {}) if is_own else {one.id.name: one.id for one in _own(project, target)}
    for name, id_ in named.items():
        quantity = calculation.quantities.get(id_)
        if quantity is None or quantity.kind is Kind.FUNCTION or id_.note != target.id:
            continue
        is_it = isinstance(text, ClaimText) and is_value(text, quantity)
        yield Offer(name, name, span, "quantity", shown_value(quantity), 0 if is_it else 2)
    if isinstance(text, ClaimText) and is_own:
        yield from _cells_of_value(project, target, text, span)
        yield from _others_of_value(project, target, text, span)
    yield from _headings(target, span, is_slug=True)


def _cells_of_value(project: Project, here: Note, text: ClaimText, span: Span) -> Iterator[Offer]:
    """Yield the cells of tables that have the value of a claim: those of the note, then those of others."""
    tables = sorted(project.calculation.datasets.values(), key=lambda one: one.id.note != here.id)
    cells = (
        (table, row, column, unit)
        for table in tables
        for column, its in table.units.items()
        if (unit := _unit_in(text, its)) is not None
        for row in table.rows
    )
    for table, row, column, unit in islice(cells, CELLS):
        value = table.rows[row].get(column)
        if isinstance(value, Value) and allows(text, unit, value):
            name, said = f"{table.id.name}.{row}.{column}", f"row {row}, column {column}"
            if table.id.note == here.id:
                yield Offer(name, name, span, "row", said, 1)
            elif table.id.note in project.notes:
                insert, title = _linked(here, table.id.note, name), project.notes[table.id.note].title
                yield Offer(name, insert, _with_mark(span), "row", f"{said} · {title}", 1)


def _others_of_value(project: Project, here: Note, text: ClaimText, span: Span) -> Iterator[Offer]:
    """Yield the quantities of other notes that have the value of a claim, as a link to the note."""
    for other in project.notes.values():
        for one in _own(project, other) if other.id != here.id else ():
            if one.kind is not Kind.FUNCTION and is_value(text, one):
                insert = _linked(here, other.id, one.id.name)
                yield Offer(one.id.name, insert, _with_mark(span), "quantity", f"{shown_value(one)} · {other.title}", 1)


def _linked(here: Note, other: NoteId, name: str) -> str:
    return f"{relative_path(other, here.id)}#{name}"


def _with_mark(span: Span) -> Span:
    """Return the span of a name with the `#` before it."""
    return Span(span.line, span.column - 1, span.end_line, span.end_column)


def is_value(text: ClaimText, quantity: Quantity) -> bool:
    """Return whether a quantity matches a number in the prose."""
    if quantity.value is None:
        return False
    unit = _unit_in(text, quantity.unit)
    return unit is not None and allows(text, unit, quantity.value)


def _unit_in(text: ClaimText, unit: Unit) -> Unit | None:
    """Return the unit of a claim's number if it can be about values in a unit."""
    if text.problem:
        return None
    if text.unit is None:
        return ONE if not unit.dimension else None
    return in_turns(text.unit, unit)


def _own(project: Project, note: Note | None) -> Iterator[Quantity]:
    return quantities_of(project, note.id) if note else iter(())


def _headings(note: Note, span: Span, *, is_slug: bool) -> Iterator[Offer]:
    for heading in note.headings:
        insert = heading.slug if is_slug else words_in_link(heading.text)
        yield Offer(heading.text, insert, span, "heading", f"{'#' * heading.level} {heading.text}", 3)


def _parts(project: Project, target: Note, span: Span) -> Iterator[Offer]:
    yield from _headings(target, span, is_slug=False)
    yield from (Offer(f"^{block.id}", f"^{block.id}", span, "heading", "block", 4) for block in target.blocks)
    for one in _own(project, target):
        yield Offer(one.id.name, one.id.name, span, "quantity", shown_value(one), 4)


def _notes(project: Project, here: Note, span: Span, begun: str) -> Iterator[Offer]:
    stems = [file_name(path).casefold() for path in project.notes]
    for note in project.notes.values():
        stem = file_name(note.id)
        is_one = stems.count(stem.casefold()) == 1
        name = stem if is_one else note.id.removesuffix(".md")
        known = dict.fromkeys((name, note.called, *note.aliases, note.zettel))
        for label in (one for one in known if one and _is_like(one, begun) and note.id != here.id):
            insert = name if label in {name, note.zettel} else f"{name}|{label}"
            yield Offer(
                label, insert, span, "note", note.title, 0 if label.casefold().startswith(begun.casefold()) else 1
            )


def _sources(reading: Reading, span: Span) -> Iterator[Offer]:
    for key, source in reading.library.sources.items():
        yield Offer(key, key, span, "source", source.full)


def _tags(project: Project, span: Span) -> Iterator[Offer]:
    counts = Counter(tag.name for note in project.notes.values() for tag in note.tags)
    yield from (Offer(f"#{name}", name, span, "tag", f"{count} notes") for name, count in counts.items())


# in sheets


def _in_sheet(reading: Reading, note: Note, spot: Spot, before: str) -> Iterator[Offer]:
    project = reading.project
    if found := _USED.search(before):
        target = _target(reading, note, found["target"])
        span = _span(spot, found["begun"])
        for one in _own(project, target):
            yield Offer(one.id.name, one.id.name, span, "quantity", shown_value(one))
        for table in target.tables if target else ():
            yield Offer(table.name, table.name, span, "quantity", "table")
    elif found := _CONSTANT.search(before):
        span = _span(spot, found["begun"])
        yield from (Offer(name, name, span, "quantity", one.what) for name, one in constants().items())
    elif found := _NOTE.search(before):
        yield from _notes(project, note, _span(spot, found["begun"]), found["begun"])
    elif found := _ROW.search(before):
        yield from _rows(project, note, found["table"], _span(spot, found["begun"]))
    elif "#" in before:
        if found := _SOURCE.search(before):
            yield from _sources(reading, _span(spot, found["begun"]))
    elif found := _COLUMN.search(before):
        yield from _columns(project, note, found["base"], _span(spot, found["begun"]))
    elif found := _DECLARED.search(before) or _WRITTEN.search(before):
        yield from _units(project, note, before, _span(spot, found["begun"]), found["begun"])
    else:
        yield from _names(project, note, spot, before, is_own=False)


def _rows(project: Project, note: Note, table: str, span: Span) -> Iterator[Offer]:
    id_ = project.calculation.names.get(note.id, {}).get(table)
    dataset = project.calculation.datasets.get(id_) if id_ else None
    yield from (Offer(row, row, span, "row", table) for row in (dataset.rows if dataset else ()))


def _columns(project: Project, note: Note, base: str, span: Span) -> Iterator[Offer]:
    id_ = project.calculation.names.get(note.id, {}).get(base)
    if id_ is None:
        return
    entry = project.calculation.scopes[id_.note].entries.get(id_.name)
    for axis in entry.components if entry else ():
        part = project.calculation.quantities.get(QuantityId(id_.note, f"{id_.name}.{axis}"))
        yield Offer(axis, axis, span, "column", shown_value(part) if part else "", 0)
    dataset = project.calculation.datasets.get(id_) or (entry.dataset if entry else None)
    scopes = project.calculation.scopes
    computed = computed_names(scopes.get(dataset.id.note), dataset.id) if dataset else ()
    for column in computed:
        line = project.calculation.quantities.get(QuantityId(id_.note, f"{base}.{column}"))
        yield Offer(column, column, span, "column", (shown_value(line) or line.unit.text) if line else "", 0)
    for column in dataset.columns if dataset else ():
        quantity = project.calculation.quantities.get(QuantityId(id_.note, f"{id_.name}.{column}"))
        unit = dataset.units[column].text if dataset and column in dataset.units else "text"
        said = (shown_value(quantity) if quantity else "") or unit
        yield Offer(column, column, span, "column", said, 0 if unit != "text" else 1)


def _units(project: Project, note: Note, before: str, span: Span, begun: str) -> Iterator[Offer]:
    """Units; those of the dimension that the line has so far first."""
    table = project.calculation.shapes.table
    name = before.strip().partition("[")[0].partition("=")[0].partition("(")[0].strip()
    meant = next((one for one in quantities_of(project, note.id) if one.id.name == name), None)
    used = {quantity.unit.text for quantity in project.calculation.quantities.values() if quantity.unit.text}
    offered = {text for text in used if "/" in text or "*" in text or "^" in text} | set(table.names)
    for text in (text for text in offered if text.casefold().startswith(begun.casefold())):
        unit = table.parse(text)
        if isinstance(unit, Unit):
            fits = meant is not None and meant.value is not None and unit.dimension == meant.unit.dimension
            rank = (0 if fits else 2) + (text not in used and len(text) > SHORT)
            yield Offer(text, text, span, "unit", "fits" if fits else "", rank)


def _names(project: Project, note: Note, spot: Spot, before: str, *, is_own: bool) -> Iterator[Offer]:
    found = _NAME.search(before)
    assert found is not None  # it matches nothing, too
    begun, calculation = found["begun"], project.calculation
    span = _span(spot, begun)
    own = calculation.names.get(note.id, {})
    for name, id_ in own.items():
        if _is_like(name, begun):
            yield Offer(name, name, span, *_described(calculation, id_), 0)
    takes = {name: function.law.value for name, function in FUNCTIONS.items()}
    for name, what in (*takes.items(), *((name, "vectors") for name in sorted(VECTOR_PRODUCTS))):
        if _is_like(name, begun):
            yield Offer(name, f"{name}(", span, "function", f"takes {what}", 1)
    if not is_own and begun:
        yield from _of_others(project, note, span, begun)


def _of_others(project: Project, note: Note, span: Span, begun: str) -> Iterator[Offer]:
    """Names of other notes, with the import they need."""
    for other in project.notes.values():
        for id_ in (one.id for one in _own(project, other)) if other.id != note.id else ():
            if _is_like(id_.name, begun) and id_.name not in project.calculation.names.get(note.id, {}):
                kind, detail = _described(project.calculation, id_)
                use = other.id.removesuffix(".md"), id_.name
                yield Offer(id_.name, id_.name, span, kind, f"{detail} · {other.title}", 3, use)


def _described(calculation: Calculation, id_: QuantityId) -> tuple[str, str]:
    quantity = calculation.quantities.get(id_)
    if quantity is None:
        return "quantity", "table"
    return ("function", "function") if quantity.kind is Kind.FUNCTION else ("quantity", shown_value(quantity))
