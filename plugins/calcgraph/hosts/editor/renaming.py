"""The things at a position of a note that can be renamed, and the edits that rename them."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from calcgraph.calc.model import Dataset, QuantityId
from calcgraph.hosts.commands.rewriting.edits import Edit
from calcgraph.hosts.commands.rewriting.marks import rename_tag, scenario_of
from calcgraph.hosts.commands.rewriting.rename import rename_part
from calcgraph.hosts.commands.rewriting.table_names import part_named, row_places, table_named
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.editor.targets import Spot, Target, Word, fence_at, is_in, live_at, place_of, target_at
from calcgraph.links.resolution import FragmentKind
from calcgraph.notes.model import Note
from calcgraph.source import NoteId, Span

_ROW = re.compile(r"[^\s,;)\]#=(`]+")


class Thing(NamedTuple):
    """A thing with a name: a quantity, column, row, scenario, heading or block of a note, or a tag of all notes."""

    span: Span
    """The span of the written name."""
    owner: Note | None
    """The note that defines it; None for a tag."""
    name: str
    """As `calcgraph rename` takes it: `tps`, `gpus.bw`, `^block`."""

    def edits(self, reading: Reading, new: str) -> Iterator[Edit]:
        """The edits of all files; click's errors for a name that is taken or is not one."""
        if self.owner is None:
            return rename_tag(reading, self.name, new)
        return rename_part(reading, self.owner, self.name, new)


def thing_at(reading: Reading, note: Note, spot: Spot) -> Thing | None:
    """Return the thing at a position that can be renamed, or None."""
    found = _in_table(reading, note, spot) or _row_at(reading, note, spot)
    target = None if found else target_at(reading.project, note, spot)
    if found or target is None:
        return found or _block_at(note, spot)
    return _named(reading, note, target) or _block_at(note, spot)


def _named(reading: Reading, note: Note, target: Target) -> Thing | None:
    if target.word is not None and (found := _of_word(reading, note, target.word)):
        return found
    if target.quantity is not None and not (target.word and "." in target.word.text):
        base = target.quantity.name.partition(".")[0]
        place = place_of(reading.project, QuantityId(target.quantity.note, base))
        return Thing(target.span, place[0], base) if place else None
    if target.tag is not None or target.heading is not None:
        name = target.tag.name if target.tag else target.heading.text if target.heading else ""
        return Thing(target.span, None if target.tag else target.note, name)
    one = target.resolution
    is_block = one is not None and one.is_note and one.fragment_kind is FragmentKind.BLOCK
    return Thing(target.span, reading.project.notes[NoteId(one.target)], one.anchor) if one and is_block else None


def _of_word(reading: Reading, note: Note, word: Word) -> Thing | None:
    """A column, row or scenario."""
    if "." not in word.text:
        return Thing(word.span, note, word.text) if scenario_of(reading, note, word.text) else None
    dataset = table_named(reading, note, word.text)
    part = part_named(dataset, word.text) if dataset else ""
    return _of_table(reading, dataset, part, word.span) if dataset and part else None


def _of_table(reading: Reading, dataset: Dataset, part: str, span: Span) -> Thing:
    """Return a column or row, by the last part of the text at `span`."""
    own = Span(span.line, span.end_column - len(part), span.end_line, span.end_column)
    return Thing(own, reading.project.notes[dataset.id.note], f"{dataset.id.name}.{part}")


def _tables(reading: Reading, note: Note) -> Mapping[str, Dataset]:
    scope = reading.project.calculation.scopes.get(note.id)
    return {name: one.dataset for name, one in scope.entries.items() if one.dataset} if scope else {}


def _in_table(reading: Reading, note: Note, spot: Spot) -> Thing | None:
    """A head or a first cell of a table that is written in the note."""
    for table in note.tables:
        dataset = _tables(reading, note).get(table.name)
        cells = [*table.header, *(row[0] for row in table.rows if row)]
        cell = next((one for one in cells if is_in(spot, one.span)), None)
        if cell is None or dataset is None or table.path:
            continue
        name = cell.text.partition("[")[0].strip() if cell in table.header else cell.text.strip()
        start = note.source.text.find(name, note.source.offset(cell.span.line, cell.span.column))
        is_known = name in dataset.columns or name in dataset.rows
        return _of_table(reading, dataset, name, note.source.span(start, start + len(name))) if is_known else None
    return None


def _row_at(reading: Reading, note: Note, spot: Spot) -> Thing | None:
    """A row in a pick, an argument or the list of a view."""
    line = note.source.line(spot.line)
    if fence_at(note, spot.line) is None and live_at(note, spot) is None:
        return None
    written = next((one for one in _ROW.finditer(line) if one.start() + 1 <= spot.column <= one.end() + 1), None)
    for dataset in _tables(reading, note).values() if written else ():
        if written and written[0] in dataset.rows:
            places = row_places(reading, dataset, note.id, written[0])
            if written.span() in set(places.found(line)):
                span = Span(spot.line, written.start() + 1, spot.line, written.end() + 1)
                return _of_table(reading, dataset, written[0], span)
    return None


def _block_at(note: Note, spot: Spot) -> Thing | None:
    """The id at the end of a block."""
    for block in note.blocks:
        span = Span(block.span.end_line, block.span.end_column - len(block.id) - 1, *block.span.end)
        if is_in(spot, span):
            return Thing(span, note, f"^{block.id}")
    return None
