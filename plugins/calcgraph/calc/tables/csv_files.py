"""CSV and TSV files, read row by row: a whole table, some of its rows, or one cell by its row and column."""

import csv
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import NoReturn

from calcgraph.calc.tables.artefacts import Artefact, FileRefusal, Tree, Unreadable, text_of
from calcgraph.calc.tables.columns import HEADER, column_name, file_column
from calcgraph.calc.tables.compact import FileRow
from calcgraph.suggest import did_you_mean

MAX_COLUMNS = 1_000
"""The largest number of columns of a table; wider tables are of no use to readers."""
MAX_ROWS = 40_000
"""The largest number of rows of one table: a year of quarter hours has 35,136, and a build stays quick."""
MAX_NAMES = 1_000
"""Rows that are compared with a name that is not found."""
_COMMA = re.compile(r"[-+−]?\d[\d.]*(?:,\d+)+")
PART = 65_536
"""Characters that are divided into lines at once."""


def csv_rows(file: Artefact) -> Iterator[FileRow]:
    """Yield the rows of a file of one table, the header first; raise FileRefusal if it is not valid."""
    text = text_of(file.data)
    delimiter = "\t" if file.path.lower().endswith(".tsv") else delimiter_of(text)
    at = 0

    def lines() -> Iterator[str]:
        nonlocal at
        for number, line in enumerate(lines_of(text), 1):
            if line.strip() and not line.startswith("#"):
                at = number
                yield line

    try:
        for row in csv.reader(lines(), delimiter=delimiter, skipinitialspace=True, strict=True):
            found = FileRow([one.strip() for one in row], at)
            if delimiter == ";":
                _check_commas(found)
            yield found
    except csv.Error as error:
        raise FileRefusal(Unreadable(f"is not valid CSV: {error}")) from None


def header_of(rows: Iterator[FileRow]) -> FileRow:
    """Return the first of a file's rows; raise FileRefusal for an empty file or a wide table."""
    header = next(rows, None)
    if header is None:
        raise FileRefusal(Unreadable("is empty"))
    if len(header) > MAX_COLUMNS:
        raise FileRefusal(too_wide())
    return header


def _check_commas(row: FileRow) -> None:
    """Refuse a number with a comma where `;` is between cells: a comma is a decimal one there more often than not."""
    text = next((one for one in row.texts if "," in one and _COMMA.fullmatch(one)), None)
    if text is None:
        return
    hint = (
        f"write `{text.replace(',', '.')}` where the comma is a decimal one, `{text.replace(',', '')}` where it groups"
    )
    raise FileRefusal(Unreadable(f"has `{text[:40]}` in line {row.line}, and `;` between its cells", hint))


def delimiter_of(text: str) -> str:
    """Return the delimiter of the cells in the first line: a comma, or a `;` or tab if there are more of these."""
    first = next((line for line in lines_of(text) if line.strip() and not line.startswith("#")), "")
    return max((",", ";", "\t"), key=first.count)


def lines_of(text: str) -> Iterator[str]:
    r"""Yield the lines with their ends as `splitlines` does, without holding all of them.

    >>> [*lines_of("a\r\nb\n\nc")]
    ['a\r\n', 'b\n', '\n', 'c']
    """
    start, size = 0, PART
    while start < len(text):
        part = text[start : start + size]
        lines = part.splitlines(keepends=True)
        if start + len(part) < len(text):
            last = lines.pop()  # it may go on, or end between `\r` and `\n`
            if not lines:
                size *= 2
                continue
            start -= len(last)
        yield from lines
        start += len(part)
        size = PART


class CsvTable(Mapping[str, Tree]):
    """A file of one table, read once: a row is found by its first cell, as a mapping of columns to texts."""

    def __init__(self, file: Artefact) -> None:
        """Read the file; raise FileRefusal if it is not valid."""
        rows = csv_rows(file)
        self.header: list[str] = header_of(rows).texts
        self.count = 0
        """The number of rows."""
        self._rows: dict[str, FileRow | None] = {}  # None where two rows have a name
        for row in rows:
            self.count += 1
            if len(row):
                name = row.text(0)
                self._rows[name] = None if name in self._rows else row

    def __getitem__(self, row: str) -> Tree:
        found = self._rows[row]
        return None if found is None else dict(zip(self._names, found.texts, strict=False))

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    @cached_property
    def _names(self) -> list[str]:
        found = [HEADER.match(text) for text in self.header]
        return [one["name"].strip() if one else text for one, text in zip(found, self.header, strict=True)]

    def cell(self, row: str, column: str) -> tuple[str, str]:
        """Return the text of a cell and the unit of its column; raise FileRefusal if there is not exactly one."""
        at = [place for place, name in enumerate(self._names) if column in _ways(name)]
        if len(at) != 1:
            why = "no column" if not at else "two columns"
            _refuse(f"has {why} `{column[:40]}`", did_you_mean(column, self._names))
        found = self._rows.get(row)
        if found is None or len(found) <= at[0]:
            why = "a shorter row" if found is not None else "two rows" if row in self._rows else "no row"
            _refuse(f"has {why} `{row[:40]}`", did_you_mean(row, islice(self._rows, MAX_NAMES)))
        head = HEADER.match(self.header[at[0]])
        return found.text(at[0]), (head["unit"] or "").strip() if head else ""


def _ways(name: str) -> tuple[str, str, str]:
    """Return the ways in which a pointer can name a column."""
    return name, column_name(name), file_column(name)


def too_wide() -> Unreadable:
    """Return the reason to refuse a table with too many columns."""
    return Unreadable(
        f"has more than {MAX_COLUMNS:,} columns", "keep only the rows and columns that notes use", "CG412"
    )


def read_csv_table(file: Artefact) -> CsvTable | Unreadable:
    """Return the file as a table, or the reason why it cannot be read."""
    try:
        return CsvTable(file)
    except FileRefusal as refused:
        return refused.found


def _refuse(reason: str, hint: str = "") -> NoReturn:
    raise FileRefusal(Unreadable(reason, hint, "CG413"))
