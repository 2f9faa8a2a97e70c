"""Long tables: the first rows are on the page, and all rows in files next to the site's scripts.

The name of a file contains the hash of its data, so that a page and the rows that it loads are always of one build. The
files are scripts that hand over JSON, because a page that is opened as a file can load nothing else.
"""

import csv
import io
import json
import re
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from itertools import zip_longest

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset, QuantityId, Unit, Value, exact
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.tables.compact import packed, texts_in
from calcgraph.calc.units.display import format_value
from calcgraph.calc.units.table import from_base
from calcgraph.documents import as_cell
from calcgraph.notes.model import Cell
from calcgraph.project import Project
from calcgraph.render.shared import DATA_FOLDER, as_script, short

FIRST_ROWS = 15
"""Rows of a long table that are on the page."""
MOST_FROM_FILE = 30
"""Rows of a table from a file that is shown whole."""
MOST_IN_NOTE = 200
"""Rows of a table in a note that is shown whole; a page has no table with more."""
MOST_PICKED = 5
"""Rows further down that are shown because a pick takes them."""
PER_FILE = 1000
MOST_KNOWN = 16
"""Hashes of rows that are kept: many tables can name one file, and hashing a long one takes 10 ms.

They keep the rows too, and a server must not keep those of all edits.
"""
_UNSHORT = re.compile(r"[^0-9]")


def is_long(dataset: Dataset) -> bool:
    """Return whether a page shows only the first rows of a table."""
    return len(dataset.rows) > (MOST_FROM_FILE if dataset.table.path else MOST_IN_NOTE)


def computed_units(project: Project, dataset: Dataset) -> dict[str, Unit]:
    """Return the columns that sheets compute for a table, with their units."""
    calculation = project.calculation
    names = computed_names(calculation.scopes.get(dataset.id.note), dataset.id)
    ids = ((name, QuantityId(dataset.id.note, f"{dataset.id.name}.{name}")) for name in names)
    return {name: calculation.quantities[id_].unit for name, id_ in ids if id_ in calculation.quantities}


def numbers_of(outcome: Outcome | None) -> Sequence[float]:
    """Return the numbers of a computed column; empty if it could not be computed."""
    return outcome[0].numbers if isinstance(outcome, tuple) and not isinstance(outcome, Failure) else ()


class LongTable:
    """The rows of a table as its readers see them."""

    def __init__(self, project: Project, dataset: Dataset) -> None:
        """Take the table with the columns that the project computes for it."""
        self.dataset, self.digits = dataset, project.settings.values.digits
        self.units = computed_units(project, dataset)
        outcomes = project.calculation.outcomes
        self.computed: Mapping[str, Sequence[float]] = {
            name: numbers_of(outcomes.get(QuantityId(dataset.id.note, f"{dataset.id.name}.{name}").key))
            for name in self.units
        }

    @cached_property
    def mark(self) -> str:
        """The hash of everything that the files show."""
        found = blake2b(digest_size=10)
        units = [(name, unit.text) for name, unit in (*self.dataset.units.items(), *self.units.items())]
        found.update(
            repr((self.digits, self.dataset.columns, units, [c.text for c in self.dataset.table.header])).encode()
        )
        found.update(_hash_of(_SameRows(self.dataset.table.rows)))
        for numbers in self.computed.values():
            found.update(_packed_numbers(numbers))
        return found.hexdigest()

    @property
    def csv_path(self) -> str:
        """The path of the file with all rows for other programs: one for all tables with these rows.

        Links to it give it the name of the table.
        """
        return f"{DATA_FOLDER}/{self.mark}/rows.csv"

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of the files that a page loads, in order of rows."""
        count = -(-len(self.dataset.rows) // PER_FILE)
        return tuple(f"{DATA_FOLDER}/{self.mark}/{at}.js" for at in range(count))

    @cached_property
    def rows(self) -> list[tuple[str, ...]]:
        """The texts of all cells as shown."""
        columns = zip_longest(*map(texts_in, self.dataset.table.rows), fillvalue="")
        written = [self._written(*column) for column in zip(self.dataset.columns, columns, strict=False)]
        return list(zip(*written, *(self._shown(name) for name in self.computed), strict=True))

    def _written(self, name: str, texts: Sequence[str]) -> list[str]:
        unit, digits = self.dataset.units.get(name), self.digits + 2
        is_file = bool(self.dataset.table.path)
        ids, places = list(self.dataset.rows), {text: at for at, text in enumerate(texts)}
        known = {
            text: shown_text(text, self.dataset.rows[ids[at]].get(name), unit, digits, is_file=is_file)
            for text, at in places.items()
        }
        return [known[text] for text in texts]

    def text(self, name: str, at: int) -> str:
        """Return a cell of a computed column as shown; empty if the column could not be computed."""
        numbers = self.computed[name]
        return format_value(exact(numbers[at]), self.units[name], self.digits) if at < len(numbers) else ""

    def _shown(self, name: str) -> Sequence[str]:
        texts = _texts_of(tuple(self.computed[name]), self.units[name], self.digits)
        return [*texts, *[""] * (len(self.dataset.rows) - len(texts))]

    def files(self) -> Iterator[tuple[str, Callable[[], str]]]:
        """Yield the path of each file, and what makes its text."""
        for at, path in enumerate(self.paths):
            yield path, lambda at=at: as_script(f"{self.mark}/{at}", self.rows[at * PER_FILE : (at + 1) * PER_FILE])  # type: ignore[misc]  # a default binds the loop variable
        yield self.csv_path, self._csv

    def _csv(self) -> str:
        """All rows as the file has them, and computed columns to twelve digits."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        heads = [cell.text for cell in self.dataset.table.header]
        heads += [f"{name} [{unit.text}]" if unit.text else name for name, unit in self.units.items()]
        writer.writerow(map(as_cell, heads))
        cell = cache(as_cell)
        columns = [self._figures(name) for name in self.computed]
        for row, *more in zip(self.dataset.table.rows, *columns, strict=True):
            writer.writerow([*map(cell, texts_in(row)), *more])
        return out.getvalue()

    def _figures(self, name: str) -> Sequence[object]:
        numbers, unit = self.computed[name], self.units[name]
        if len(numbers) != len(self.dataset.rows):
            return [""] * len(self.dataset.rows)
        return [short(float(from_base(number, unit))) for number in numbers]


@lru_cache(MOST_KNOWN)  # after an edit most columns of a table are what they were
def _texts_of(numbers: tuple[float, ...], unit: Unit, digits: int) -> list[str]:
    """Return the numbers of a column as shown."""
    known = {number: format_value(exact(number), unit, digits) for number in set(numbers)}
    return [known[number] for number in numbers]


def _packed_numbers(numbers: Sequence[float]) -> bytes:
    try:
        return array("d", numbers).tobytes()
    except TypeError:  # a text instead of a number
        return json.dumps(list(numbers)).encode()


def shown_text(written: str, value: Value | str | None, unit: Unit | None, digits: int, *, is_file: bool) -> str:
    """A cell as written; a range, and a figure of a file that is long or has no decimals, as all are shown."""
    text = written
    is_short = "." in text and len(_UNSHORT.sub("", text.lstrip("-0."))) <= digits
    if isinstance(value, Value) and unit is not None and (value.is_range or (is_file and not is_short)):
        text = format_value(value, unit, digits)
    return text.replace("`", "")


class _SameRows:
    """Rows that are equal only to themselves: tables with the same rows of a file share them."""

    def __init__(self, rows: Sequence[Sequence[Cell]]) -> None:
        self.rows = rows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameRows) and self.rows is other.rows

    def __hash__(self) -> int:
        return id(self.rows)


@lru_cache(MOST_KNOWN)
def _hash_of(same: _SameRows) -> bytes:
    """Return the hash of the texts of rows."""
    found = blake2b(digest_size=20)
    for row in same.rows:
        found.update(packed(row))
        found.update(b"\n")
    return found.digest()


def long_tables(project: Project) -> list[LongTable]:
    """Return the long tables of the notes whose pages anyone may read."""
    found = []
    for note in project.notes.values():
        for table in note.tables if note.id not in project.locked else ():
            dataset = project.calculation.datasets.get(QuantityId(note.id, table.name))
            if dataset is not None and is_long(dataset) and not table.is_hidden:
                found.append(LongTable(project, dataset))
    return found
