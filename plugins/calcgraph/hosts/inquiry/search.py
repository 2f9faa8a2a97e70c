"""Search over the words of titles, headings, sentences, quantities, units, values, rows of tables and sources."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Struct, field

from calcgraph.calc.model import Dataset, Kind, Quantity
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.calc.tables.sources import Source
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.inquiry.lookup import cells_of, of_quantity, row_of, tables_read
from calcgraph.hosts.inquiry.search_words import asked_words, words_of
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import NoteId
from calcgraph.suggest import closest

MOST_ROWS = 2000
"""Rows of a table that are found by their words."""
OF_NOTE = 3
"""Results from the sentences and headings of one note, before those of other notes."""
LEAST = 0.25
"""Share of the words asked for, by weight, that a result has."""
NAME_WORDS = 4
"""Words of a name that count in full; of more, each counts less."""
_TITLE, _NAME, _HEADING, _SAID, _TEXT, _NEAR = 3.0, 3.0, 2.4, 2.0, 1.2, 0.8
_PREFIX = 0.6


class SearchEntry(Struct):
    """Something that can be found: its words with their weights."""

    kind: str
    note: NoteId
    answer: Answer
    weights: Mapping[str, float]
    length: int = 0
    """Words of a sentence; a short one says more with the same words."""


class SearchIndex(Struct):
    """The entries that a search can find in a vault, kept for each note until it changes."""

    notes: dict[NoteId, tuple[Note, list[SearchEntry]]] = field(default_factory=dict)
    project: Project | None = None
    found: list[SearchEntry] = field(default_factory=list)
    by_word: dict[str, list[tuple[int, float]]] = field(default_factory=dict)

    def of(self, reading: Reading) -> "SearchIndex":
        """The index, brought up to date."""
        if self.project is not reading.project:
            self._read(reading)
        return self

    def _read(self, reading: Reading) -> None:
        project = reading.project
        kept = {id_: self.notes.get(id_) for id_ in project.notes}
        self.notes = {
            id_: one if (one := kept[id_]) and one[0] is note else (note, [*_of_note(note)])
            for id_, note in project.notes.items()
        }
        self.found = [one for _, found in self.notes.values() for one in found]
        self.found += _of_values(project)
        self.found += [_of_source(one) for one in reading.library.sources.values()]
        by_word: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for at, thing in enumerate(self.found):
            for word, weight in thing.weights.items():
                by_word[word].append((at, weight))
        self.by_word, self.project = dict(by_word), project


class _ScoredEntry(NamedTuple):
    score: float
    at: int


def search_in(index: SearchIndex, query: str) -> list[Answer]:
    """Return the entries that match the words of a query, the best first."""
    wanted = dict.fromkeys(asked_words(query[:500]))
    scores: dict[int, float] = defaultdict(float)
    total = 0.0
    for word in wanted:
        places = _places(index, word)
        idf = math.log(1 + len(index.found) / (1 + len(places))) if places else math.log(1 + len(index.found))
        total += idf
        for at, weight in places.items():
            scores[at] += idf * weight
    ranked = sorted((_ScoredEntry(-score * _of_kind(index.found[at]), at) for at, score in scores.items()))
    return _spread([index.found[one.at] for one in ranked if -one.score >= LEAST * total])


def _of_kind(one: SearchEntry) -> float:
    return 1 / (1 + one.length / 60) if one.kind == "sentence" else 1.0


def _places(index: SearchIndex, word: str) -> Mapping[int, float]:
    """Return the entries with a word, with one that begins with it, or with the nearest spelling."""
    found: dict[int, float] = dict(index.by_word.get(word, ()))
    if len(word) > 3:
        for other, places in index.by_word.items():
            if other != word and (other.startswith(word) or (len(other) > 4 and word.startswith(other))):
                for at, weight in places:
                    found[at] = max(found.get(at, 0.0), _PREFIX * weight)
    if not found and len(word) > 3 and (meant := closest(word, index.by_word, 0.7)):
        found = {at: weight * _PREFIX for at, weight in index.by_word[meant]}
    return found


def _spread(found: Iterable[SearchEntry]) -> list[Answer]:
    """The results with those of one note that are many after the others."""
    first, later = list[Answer](), list[Answer]()
    counts = Counter[NoteId]()
    for one in found:
        counts[one.note] += one.kind in {"sentence", "heading"}
        (first if counts[one.note] <= OF_NOTE or one.kind not in {"sentence", "heading"} else later).append(one.answer)
    return [*first, *later]


def _weights(*fields: tuple[float, str]) -> dict[str, float]:
    """The words of some texts, each with the weight of the best text that has it."""
    found: dict[str, float] = {}
    for weight, text in fields:
        for word in words_of(text):
            found[word] = max(found.get(word, 0.0), weight)
    return found


def _named(name: str) -> tuple[float, str]:
    """A name with its weight, which is less for each word of a long name."""
    return _NAME * min(1.0, NAME_WORDS / max(len(words_of(name)), 1)), name


def of_note(note: Note) -> Answer:
    """The head of a note as a result."""
    return {"kind": "note", "title": note.title, "note": note.id, "line": 1, "summary": note.summary}


def _of_note(note: Note) -> Iterator[SearchEntry]:
    names = " ".join([note.title, *note.aliases, note.id.rpartition("/")[2].removesuffix(".md")])
    tags = " ".join(tag.name for tag in note.tags)
    heads = " ".join(heading.text for heading in note.headings)
    fields = ((_TITLE, names), (_SAID, tags), (_TEXT, heads), (_SAID, note.summary), (_NEAR, note.id))
    yield SearchEntry("note", note.id, of_note(note), _weights(*fields))
    for heading in note.headings:
        if heading.level > 1:
            answer = {"kind": "heading", "text": heading.text, "note": note.id, "line": heading.span.line}
            yield SearchEntry("heading", note.id, answer, _weights((_HEADING, heading.text), (_NEAR, names)))
    yield from _sentences(note, names)


def _sentences(note: Note, names: str) -> Iterator[SearchEntry]:
    """The paragraphs of a note that are not code, each with the heading it is under."""
    hidden = {line for fence in note.fences for line in range(fence.span.line, fence.span.end_line + 1)}
    heads = {heading.span.line: heading.text for heading in note.headings}
    under = ""
    body = _first_line(note)
    for number, line in enumerate(note.source.text.split("\n"), 1):
        under = heads.get(number, under)
        said = line.strip()
        if number < body or number in hidden or number in heads or _says_nothing(said):
            continue
        answer = {"kind": "sentence", "text": said, "note": note.id, "line": number}
        weights = _weights((_TEXT, said), (_NEAR, f"{names} {under}"))
        yield SearchEntry("sentence", note.id, answer, weights, len(said.split()))


def _says_nothing(line: str) -> bool:
    """True for comments, fences, the line below a table's head, and lines without a word."""
    return len(line) < 3 or line.startswith(("<!--", "```")) or not any(map(str.isalnum, line))


def _first_line(note: Note) -> int:
    """The first line after the front matter."""
    lines = note.source.text.split("\n", 200)
    if lines[0].rstrip() != "---":
        return 1
    return next((at + 2 for at, line in enumerate(lines[1:], 1) if line.rstrip() in {"---", "..."}), 1)


def _of_values(project: Project) -> Iterator[SearchEntry]:
    for quantity in project.calculation.quantities.values():
        if quantity.kind is not Kind.COLUMN and not is_step(quantity.id):
            yield _of_quantity(project, quantity)
    for dataset, count in tables_read(project):
        yield from _of_table(project, dataset, min(count, MOST_ROWS))


def _of_quantity(project: Project, one: Quantity) -> SearchEntry:
    row = row_of(of_quantity(one))
    note = project.notes.get(one.id.note)
    title = note.title if note else ""
    answer = {**row, **({"comment": one.comment.text} if one.comment.text else {})}
    fields = (
        _named(one.id.name),
        (_SAID, one.comment.text),
        (_TEXT, title),
        (_NEAR, f"{row['value']} {one.unit.text} {print_statement(one.statement)} {' '.join(one.comment.sources)}"),
        (_NEAR, _under(note, one.statement.span.line)),
    )
    return SearchEntry("quantity", one.id.note, answer, _weights(*fields))


def _under(note: Note | None, line: int) -> str:
    """The heading under which a line is."""
    heads = [heading.text for heading in note.headings if heading.span.line <= line] if note else []
    return heads[-1] if heads else ""


def _of_table(project: Project, dataset: Dataset, count: int) -> Iterator[SearchEntry]:
    note = project.notes.get(dataset.id.note)
    title = note.title if note else ""
    name = dataset.id.name
    head = {"kind": "table", "name": name, "note": dataset.id.note, "line": dataset.table.span.line}
    columns: Sequence[str] = dataset.columns
    answer = {**head, "columns": [*columns], "rows": len(dataset.rows)}
    fields = _named(name), (_SAID, " ".join(columns)), (_TEXT, title)
    yield SearchEntry("table", dataset.id.note, answer, _weights(*fields))
    cells: dict[str, dict[str, str]] = defaultdict(dict)
    lines: dict[str, int] = {}
    for one in cells_of(dataset, count):
        row, _, column = one.id.name.removeprefix(f"{name}.").rpartition(".")
        cells[row][column] = one.text
        lines[row] = one.line
    for row, written in islice(dataset.rows.items(), count):
        texts = {column: text for column, text in written.items() if isinstance(text, str)}
        answer = {
            **head,
            "kind": "row",
            "name": f"{name}.{row}",
            "line": lines.get(row, head["line"]),
            "cells": {**texts, **cells[row]},
        }
        said = " ".join([*texts.values(), *cells[row].values()])
        fields_of_row = _named(row), (_SAID, name), (_TEXT, f"{said} {' '.join(columns)}"), (_NEAR, title)
        yield SearchEntry("row", dataset.id.note, answer, _weights(*fields_of_row))


def _of_source(one: Source) -> SearchEntry:
    answer = {"kind": "source", "key": one.key, "title": one.full, "url": one.url}
    return SearchEntry("source", NoteId(""), answer, _weights((_NAME, one.key), (_SAID, one.full), (_NEAR, one.url)))
