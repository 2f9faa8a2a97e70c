"""Columns and rows of a table in a note under another name, wherever sheets, views, values and links name them."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import click
from msgspec.structs import replace

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset
from calcgraph.calc.syntax.tree import Column, Definition, FitResult
from calcgraph.calc.syntax.walks import walk
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.notes.model import Note
from calcgraph.source import NoteId, Span

COLUMN = re.compile(r"[^\W\d]\w*")
ROW = re.compile(r"[^\s,;)\]#|\\`.]+")
_COMMENT = re.compile(r"(?<!\S)#")


class NoteExcerpt(NamedTuple):
    """A piece of a note in which names of its sheets may be."""

    text: str
    start: int
    """Offset in the file."""


class NamePatterns(NamedTuple):
    """Patterns of the places of one name in the formulas of a note; the last group of each is the name."""

    patterns: tuple[re.Pattern[str], ...]
    lists: tuple[re.Pattern[str], ...] = ()
    """The patterns of lists of rows, whose last group is the list."""
    name: str = ""

    def found(self, text: str) -> Iterator[tuple[int, int]]:
        """Offsets of the name in a text."""
        for pattern in self.patterns:
            yield from (found.span(found.lastindex or 0) for found in pattern.finditer(text))
        item = re.compile(rf"(?<![^\s,]){re.escape(self.name)}(?![^\s,;)#])")
        for several in (one for pattern in self.lists for one in pattern.finditer(text)):
            start = several.start(several.lastindex or 0)
            yield from (
                (start + one.start(), start + one.end()) for one in item.finditer(several[several.lastindex or 0])
            )

    def replaced(self, text: str, new: str) -> str:
        """A text with another name in these places."""
        for start, end in sorted(set(self.found(text)), reverse=True):
            text = text[:start] + new + text[end:]
        return text


def table_named(reading: Reading, note: Note, written: str) -> Dataset | None:
    """The table that `gpus.bw`, or `gpu.bw` of a pick, names in a note, with the columns that are computed for it."""
    scopes = reading.project.calculation.scopes
    scope = scopes.get(note.id)
    entry = scope.entries.get(written.partition(".")[0]) if scope else None
    if entry is None or entry.dataset is None:
        return None
    computed = computed_names(scopes.get(entry.dataset.id.note), entry.dataset.id)
    return replace(entry.dataset, columns=(*entry.dataset.columns, *computed))


def part_named(dataset: Dataset, written: str) -> str:
    """The column or row that `gpus.bw`, `gpus.h100` or `gpus.h100.bw` names; empty for neither."""
    rest = written.partition(".")[2]
    column = rest.rpartition(".")[2]
    return rest if rest in dataset.columns or rest in dataset.rows else column if column in dataset.columns else ""


def rename_in_table(reading: Reading, dataset: Dataset, old: str, new: str) -> Iterator[Edit]:
    """A column or row of a table in a note; a usage error for a name that is taken, or is one of a file."""
    owner = reading.project.notes[dataset.id.note]
    is_column = old in dataset.columns
    is_computed = old in computed_names(reading.project.calculation.scopes.get(dataset.id.note), dataset.id)
    if dataset.table.path and not is_computed:
        raise click.BadParameter(f"`{old}` is named in `{dataset.file or dataset.table.path}`, which is not changed")
    if not is_column and dataset.keys > 1:
        raise click.BadParameter(
            f"the rows of `{dataset.id.name}` are named by {dataset.keys} columns; change the cells"
        )
    if is_column and dataset.columns.index(old) == 0 and dataset.keys == 1:
        raise click.BadParameter(f"`{old}` names the rows, and no formula names it; change the cell")
    taken = dataset.columns if is_column else dataset.rows
    if new in taken or not (COLUMN if is_column else ROW).fullmatch(new):
        raise click.BadParameter(f"`{new}` is not a free name in `{dataset.id.name}`")
    if not is_computed:
        yield _cell_edit(owner, dataset, old, new, is_column=is_column)
    known = _bases(reading, dataset)
    for note in reading.project.notes.values():
        places = _places(reading, dataset, note.id, old, known)
        for piece in _pieces(note):
            for start, end in set(places.found(piece.text)):
                yield edit_of(note.source, note.source.span(piece.start + start, piece.start + end), new)
        for span in dict.fromkeys(_in_fits(reading, dataset, note, old)):
            yield edit_of(note.source, span, new)
        yield from _in_links(reading, dataset, note, old, new)


def _in_fits(reading: Reading, dataset: Dataset, note: Note, old: str) -> Iterator[Span]:
    """Yield the positions at which fits name a column without its table."""
    scope = reading.project.calculation.scopes.get(note.id)
    for sheet in reading.project.calculation.sheets.get(note.id, ()):
        for statement in sheet.statements:
            body = statement.body if isinstance(statement, Definition) else None
            entry = scope.entries.get(body.fit.table) if scope is not None and isinstance(body, FitResult) else None
            if isinstance(body, FitResult) and entry is not None and entry.dataset and entry.dataset.id == dataset.id:
                sides = (body.fit.left, body.fit.right, body.fit.where)
                parts = (part for side in sides if side is not None for part in walk(side))
                yield from (one.span for one in parts if isinstance(one, Column) and one.is_bare and one.column == old)


def _cell_edit(owner: Note, dataset: Dataset, old: str, new: str, *, is_column: bool) -> Edit:
    table = next(one for one in owner.tables if one.name == dataset.id.name)
    cells = table.header if is_column else tuple(row[0] for row in table.rows)
    cell = next(one for one in cells if (one.text.partition("[")[0] if is_column else one.text).strip() == old)
    start = owner.source.offset(cell.span.line, cell.span.column)
    at = owner.source.text.index(old, start)
    return edit_of(owner.source, owner.source.span(at, at + len(old)), new)


def _pieces(note: Note) -> Iterator[NoteExcerpt]:
    """The lines of sheets and views without their comments, and the live values."""
    for fence in note.fences:
        for number in range(fence.first_line, max(fence.span.end_line, fence.first_line)):
            line = note.source.line(number)
            comment = _COMMENT.search(line)
            yield NoteExcerpt(
                line[: comment.start()] if comment and not fence.word else line, note.source.offset(number, 1)
            )
    for live in note.live_values:
        yield NoteExcerpt(live.text, note.source.offset(live.span.line, live.span.column))


def row_places(reading: Reading, dataset: Dataset, note: NoteId, row: str) -> NamePatterns:
    """Return the positions at which formulas of a note name a row."""
    return _places(reading, dataset, note, row, _bases(reading, dataset))


def _bases(reading: Reading, dataset: Dataset) -> frozenset[str]:
    """Return the names of all picks from a table; if others share a name, re-reading resolves its meaning."""
    scopes = reading.project.calculation.scopes.values()
    return frozenset(
        entry.id.name
        for scope in scopes
        for entry in scope.entries.values()
        if entry.statement is not None and entry.dataset is not None and entry.dataset.id == dataset.id
    )


def _places(reading: Reading, dataset: Dataset, note: NoteId, old: str, known: frozenset[str]) -> NamePatterns:
    """Return the positions at which formulas of a note name a column or row."""
    scope = reading.project.calculation.scopes.get(note)
    entries = {name: one for name, one in scope.entries.items() if one.dataset} if scope else {}
    of_it = {name: one for name, one in entries.items() if one.dataset and one.dataset.id == dataset.id}
    tables = _any(name for name, one in of_it.items() if one.statement is None)
    picks = _any({*(name for name, one in of_it.items() if one.statement is not None), *(known - entries.keys())})
    every, name = f"(?:{tables}|{picks})", re.escape(old)
    if old in dataset.columns:
        rows = _any(dataset.rows)
        return NamePatterns(
            (
                re.compile(rf"(?<![\w.]){every}\.({name})(?![\w-])"),
                re.compile(rf"(?<![\w.]){tables}\.{rows}\.({name})(?!\w)"),
            )
        )
    single = (
        re.compile(rf"(?<![\w.]){tables}\.({name})(?![\w-])"),
        re.compile(rf"(?<!\w)(?:\w+\.)*{picks}[ \t]*=[ \t]*({name})(?![^\s,;)\]#])"),
    )
    rest = (
        re.compile(rf"\bpick[ \t]+{tables}[ \t]*:(.*)"),
        re.compile(rf"(?<![\w.]){every}[ \t]+in[ \t]+(.*)"),
    )
    return NamePatterns(single, rest, old)


def _any(names: Iterable[str]) -> str:
    """Return a pattern of any of some names, the longest first; it matches nothing if there are no names."""
    found = sorted(map(re.escape, names), key=len, reverse=True)
    return f"(?:{'|'.join(found)})" if found else "(?!)"


def _in_links(reading: Reading, dataset: Dataset, note: Note, old: str, new: str) -> Iterator[Edit]:
    """Links to cells and columns, and the arguments in titles of claims."""
    known = _bases(reading, dataset)
    for one in reading.project.resolutions.get(note.id, ()):
        if not (one.quantity and one.is_note):
            continue
        places = _places(reading, dataset, NoteId(one.target), old, known)
        link, text = one.link, one.link.text
        if (fragment := places.replaced(link.fragment, new)) != link.fragment:
            text = text.replace(f"#{link.fragment}", f"#{fragment}", 1)
        if link.title and (title := places.replaced(link.title, new)) != link.title:
            head, sign, tail = text.rpartition(link.title)
            text = head + (title if sign else "") + tail
        if text != link.text:
            yield edit_of(note.source, link.span, text)
