"""Search over the words of titles, headings, sentences, quantities, units, values, rows of tables and sources."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Struct, field

from calcgraph.calc.model import Dataset, Kind, Quantity, QuantityId
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.calc.tables.sources import Source
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.editor.words import shown_value
from calcgraph.hosts.inquiry.lookup import cells_of, of_quantity, row_of, tables_read
from calcgraph.hosts.inquiry.search_words import ALIKE, asked_words, words_of, words_of_unit
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.render.page import described_columns
from calcgraph.source import NoteId
from calcgraph.suggest import closest

_SENTENCE_END = re.compile(r"(?<=[.?!)])\s+(?=[A-Z[*])")
MOST_ROWS = 2000
"""Rows of a table that are found by their words."""
OF_NOTE = 3
"""Results from the sentences and headings of one note, before those of other notes."""
LEAST = 0.25
"""Share of the words asked for, by weight, that a result has."""
NAME_WORDS = 4
"""Words of a name that count in full; of more, each counts less."""
_TITLE, _NAME, _HEADING, _SAID, _SENTENCE, _TEXT, _NEAR = 3.0, 3.0, 2.4, 2.0, 1.5, 1.2, 0.8
_CHOSEN = 0.5
_CODE = 1.25
"""The weight of a word with letters and digits: `h100` is the name of one thing."""
_MANY = frozenset({"sentence", "heading", "row"})
_PREFIX, _ALIKE = 0.6, 0.8
_OF_KIND = {"source": 0.6, "function": 0.8, "note": 1.15, "heading": 1.1}
SHARE = 1.5
"""The power of the share of the words asked for that an entry has."""
OF_TABLE = 2
"""Results from the rows of one table, before those of others."""
MOST_RANKED = 1000
"""Entries whose cells are compared with a query."""


class SearchColumns(Struct):
    """The columns of a table, as a search finds them in each of its rows."""

    dataset: Dataset
    words: Mapping[str, Mapping[str, float]]
    """The words of each column with their weights: its name, its description, its unit and what that measures."""
    said: Mapping[str, str]
    """The description of each column that has one."""
    all_words: Mapping[str, float]


class SearchEntry(Struct):
    """Something that can be found: its words with their weights."""

    kind: str
    note: NoteId
    answer: Answer
    weights: Mapping[str, float]
    length: int = 0
    """Words of a sentence; a short one says more with the same words."""
    row: str = ""
    columns: SearchColumns | None = None
    """The table of a row."""


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
            for word, weight in thing.columns.all_words.items() if thing.columns else ():
                if word not in thing.weights:
                    by_word[word].append((at, weight))
        self.by_word, self.project = dict(by_word), project


class _ScoredEntry(NamedTuple):
    score: float
    at: int


class WantedWord(NamedTuple):
    """A word of a query: the words of the index that it means, each with a factor, and its weight."""

    meant: Mapping[str, float]
    weight: float


def search_in(index: SearchIndex, query: str) -> list[Answer]:
    """Return the entries that match the words of a query, the best first; of a row the cell that is asked for."""
    wanted = [_asked(index, word) for word in dict.fromkeys(asked_words(query[:500]))]
    total = sum(one.weight for one in wanted)
    scores, covered = defaultdict[int, float](float), defaultdict[int, float](float)
    for one in wanted:
        for at, weight in _places(index, one).items():
            scores[at] += one.weight * weight
            covered[at] += one.weight * min(1.0, weight / _TEXT)
    ranked = sorted(_ScoredEntry(-_score(index.found[at], scores[at], covered[at] / total), at) for at in scores)
    rows = [one for one in ranked[:MOST_RANKED] if index.found[one.at].columns]
    cells = {one.at: _cell_asked(index.found[one.at], wanted, total) for one in rows}
    again = sorted(_ScoredEntry(cells[one.at].score if one.at in cells else one.score, one.at) for one in ranked)
    kept = [one for one in again if covered[one.at] >= LEAST * total]
    answers = {at: _of_cell(index.found[at], one.column) for at, one in cells.items()}
    return _spread((index.found[one.at], answers.get(one.at, index.found[one.at].answer)) for one in kept)


def _score(one: SearchEntry, score: float, share: float) -> float:
    """The words that an entry has, by weight, times the share of those asked for."""
    return float(score * share**SHARE) * (
        1 / (1 + one.length / 60) if one.kind == "sentence" else _OF_KIND.get(one.kind, 1.0)
    )


class _AskedCell(NamedTuple):
    score: float
    column: str


def _cell_asked(one: SearchEntry, wanted: Sequence[WantedWord], total: float) -> _AskedCell:
    """Return the column of a row that has the most of the words that the row does not have, with the score of both."""
    assert one.columns is not None
    best = _AskedCell(0.0, "")
    own = [_weight_of(word, one.weights) for word in wanted]
    for column, words in {"": dict[str, float](), **one.columns.words}.items():
        both = [(word.weight, max(mine, _weight_of(word, words))) for word, mine in zip(wanted, own, strict=True)]
        share = sum(weight * min(1.0, found / _TEXT) for weight, found in both) / total
        score = _score(one, sum(weight * found for weight, found in both), share)
        best = min(best, _AskedCell(-score, column))
    return best


def _weight_of(word: WantedWord, weights: Mapping[str, float]) -> float:
    return max((factor * weights[meant] for meant, factor in word.meant.items() if meant in weights), default=0.0)


def _of_cell(one: SearchEntry, column: str) -> Answer:
    """A row as a result, the cell that is asked for before the others."""
    assert one.columns is not None
    said = {"means": one.columns.said[column]} if column in one.columns.said else {}
    cells = one.answer["cells"]
    assert isinstance(cells, dict)
    if not column or not cells.get(column):
        return one.answer
    kept = {key: value for key, value in one.answer.items() if key != "cells"}
    return {**kept, "kind": "cell", "name": f"{kept['name']}.{column}", "value": cells[column], **said, "cells": cells}


def _asked(index: SearchIndex, word: str) -> WantedWord:
    """A word with those that begin with it and those that stand for it, or the nearest spelling of it."""
    meant = {other: _ALIKE for other in ALIKE.get(word, ()) if other in index.by_word}
    if len(word) > 3:
        starts = (one for one in index.by_word if one.startswith(word) or (len(one) > 4 and word.startswith(one)))
        meant |= dict.fromkeys(starts, _PREFIX)
    if word in index.by_word:
        meant[word] = 1.0
    if not meant and len(word) > 3 and (near := closest(word, index.by_word, 0.7)):
        meant = {near: _PREFIX}
    count = len({at for one in meant for at, weight in index.by_word[one] if weight > _NEAR})
    is_code = not (word.isalpha() or word.isdigit())
    return WantedWord(meant, (_CODE if is_code else 1.0) * math.log(1 + len(index.found) / (1 + count)))


def _places(index: SearchIndex, word: WantedWord) -> Mapping[int, float]:
    """Return the entries with a word."""
    found: dict[int, float] = {}
    for meant, factor in word.meant.items():
        for at, weight in index.by_word[meant]:
            found[at] = max(found.get(at, 0.0), factor * weight)
    return found


def _spread(found: Iterable[tuple[SearchEntry, Answer]]) -> list[Answer]:
    """The results with those of one note that are many after the others."""
    first, later = list[Answer](), list[Answer]()
    counts = Counter[tuple[NoteId, str]]()
    for one, answer in found:
        of = one.columns.dataset.id.name if one.columns else ""
        counts[one.note, of] += one.kind in _MANY
        is_more = one.kind in _MANY and counts[one.note, of] > (OF_TABLE if of else OF_NOTE)
        (later if is_more else first).append(answer)
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
    return float(_NAME * min(1.0, NAME_WORDS / max(len(words_of(name)), 1)) ** 1.5), name


def of_note(note: Note) -> Answer:
    """The head of a note as a result."""
    return {"kind": "note", "title": note.title, "note": note.id, "line": 1, "summary": note.summary}


def _of_note(note: Note) -> Iterator[SearchEntry]:
    names = " ".join([note.title, *note.aliases, note.id.rpartition("/")[2].removesuffix(".md")])
    tags = " ".join(tag.name for tag in note.tags)
    heads = " ".join(heading.text for heading in note.headings)
    fields = (
        *((_TITLE, names), (_SAID, tags), (_TEXT, heads), (_SAID, note.summary), (_NEAR, note.id)),
        (_CHOSEN, note.source.text),
    )
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
    body, columns = _first_line(note), ""
    for number, line in enumerate(note.source.text.split("\n"), 1):
        under = heads.get(number, under)
        said = line.strip()
        columns = (columns or said) if said.startswith("|") else ""
        if number < body or number in hidden or number in heads or said == columns or _says_nothing(said):
            continue
        head = {"columns": columns} if columns else {}
        for one in [said] if columns else _SENTENCE_END.split(said):
            answer = {"kind": "sentence", "text": one, **head, "note": note.id, "line": number}
            weights = _weights(*_parts_of(_SENTENCE, one), (_NEAR, f"{names} {under} {columns}"), (_CHOSEN, said))
            yield SearchEntry("sentence", note.id, answer, weights, len(one.split()))


def _parts_of(weight: float, sentence: str) -> Iterator[tuple[float, str]]:
    """The words of a text with their weight, which is less in a long name such as that of a measurement."""
    names = [one for one in sentence.split() if one.count("_") >= NAME_WORDS]
    for name in names:
        yield float(weight * (NAME_WORDS / (name.count("_") + 1)) ** 1.5), name
    yield weight, " ".join(one for one in sentence.split() if one not in names) if names else sentence


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
    chosen = _chosen(project)
    for quantity in project.calculation.quantities.values():
        if quantity.kind is not Kind.COLUMN and not is_step(quantity.id):
            yield _of_quantity(project, quantity, chosen.get(quantity.id.note, ""))
    said = dict[tuple[QuantityId, str], str]()
    for (_, table, column), text in described_columns(project.calculation):
        said.setdefault((table, column), text)
    for dataset, count in tables_read(project):
        yield from _of_table(project, dataset, min(count, MOST_ROWS), said)


def _chosen(project: Project) -> dict[NoteId, str]:
    """The rows that the picks of each note take, which its results are about."""
    found = defaultdict[NoteId, list[str]](list)
    for one in project.calculation.quantities.values():
        if one.kind is Kind.PICK:
            found[one.id.note].append(shown_value(one))
    return {note: " ".join(rows) for note, rows in found.items()}


def _of_quantity(project: Project, one: Quantity, chosen: str) -> SearchEntry:
    row = row_of(of_quantity(one))
    note = project.notes.get(one.id.note)
    title = note.title if note else ""
    answer = {**row, **({"comment": one.comment.text} if one.comment.text else {})}
    fields = (
        _named(one.id.name),
        (_SAID, one.comment.text),
        (_TEXT, title),
        (_NEAR, f"{row['value']} {one.unit.text} {print_statement(one.statement)} {' '.join(one.comment.sources)}"),
        (_NEAR, f"{_under(note, one.statement.span.line)} {words_of_unit(one.unit) if row['value'] else ''}"),
        (_CHOSEN, chosen),
    )
    return SearchEntry("quantity", one.id.note, answer, _weights(*fields))


def _under(note: Note | None, line: int) -> str:
    """The heading under which a line is."""
    heads = [heading.text for heading in note.headings if heading.span.line <= line] if note else []
    return heads[-1] if heads else ""


def _of_table(
    project: Project, dataset: Dataset, count: int, said: Mapping[tuple[QuantityId, str], str]
) -> Iterator[SearchEntry]:
    note = project.notes.get(dataset.id.note)
    title = note.title if note else ""
    name = dataset.id.name
    head = {"kind": "table", "name": name, "note": dataset.id.note, "line": dataset.table.span.line}
    columns = _columns_of(dataset, {one: said[dataset.id, one] for one in dataset.columns if (dataset.id, one) in said})
    answer = {**head, "columns": [*dataset.columns], "rows": len(dataset.rows)}
    fields = _named(name), (_SAID, " ".join([*dataset.columns, *columns.said.values()])), (_TEXT, title)
    yield SearchEntry("table", dataset.id.note, answer, _weights(*fields))
    cells: dict[str, dict[str, str]] = defaultdict(dict)
    lines: dict[str, int] = {}
    for one in cells_of(dataset, count):
        row, _, column = one.id.name.removeprefix(f"{name}.").rpartition(".")
        cells[row][column] = one.text
        lines[row] = one.line
    for row, written in islice(dataset.rows.items(), count):
        texts = {column: text for column, text in written.items() if isinstance(text, str)}
        line = lines.get(row, head["line"])
        answer = {**head, "kind": "row", "name": f"{name}.{row}", "line": line, "cells": {**texts, **cells[row]}}
        said_here = " ".join([*texts.values(), *cells[row].values()])
        weights = _weights(_named(row), (_SAID, name), *_parts_of(_TEXT, said_here), (_NEAR, title))
        yield SearchEntry("row", dataset.id.note, answer, weights, 0, row, columns)


def _columns_of(dataset: Dataset, said: Mapping[str, str]) -> SearchColumns:
    """The columns of a table with their words."""
    words: dict[str, dict[str, float]] = {}
    for column in dataset.columns[dataset.keys :]:
        unit = dataset.units.get(column)
        of_unit = f"{unit.text} {words_of_unit(unit)}" if unit else ""
        described = words_of(said.get(column, ""))
        weight = _SAID - 0.1 * min(len(described), 5)  # `memory` is meant by `memory` before `memory bandwidth` is
        words[column] = _weights((_SAID, column), (weight, " ".join(described)), (_TEXT, of_unit))
    together: dict[str, float] = {}
    for one in words.values():
        for word, weight in one.items():
            together[word] = max(together.get(word, 0.0), weight)
    return SearchColumns(dataset, words, said, together)


def _of_source(one: Source) -> SearchEntry:
    answer = {"kind": "source", "key": one.key, "title": one.full, "url": one.url}
    return SearchEntry("source", NoteId(""), answer, _weights((_NAME, one.key), (_SAID, one.full), (_NEAR, one.url)))
