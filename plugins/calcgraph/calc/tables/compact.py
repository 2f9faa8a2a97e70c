"""Large tables in little memory: rows and columns that make a cell when it is requested.

A file of 10,000 rows and 90 columns has 900,000 cells; as separate objects they take 285 MB, so they are 20 MB.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import isnan, nan
from typing import TypeAlias, overload

from calcgraph.calc.model import Value, exact
from calcgraph.notes.model import Cell
from calcgraph.source import Span

CellValue: TypeAlias = Value | str | None


class FileRow(Sequence[Cell]):
    """The cells of a line of a file, which are all at the start of that line."""

    __slots__ = ("_ends", "_text", "line")

    def __init__(self, texts: Sequence[str], line: int) -> None:
        """`line` counts from 1."""
        self._text = "".join(texts)
        self._ends = array("I", accumulate(map(len, texts), initial=0))
        self.line = line

    def __len__(self) -> int:
        return len(self._ends) - 1

    @overload
    def __getitem__(self, at: int) -> Cell: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Cell, ...]: ...
    def __getitem__(self, at: int | slice) -> Cell | tuple[Cell, ...]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(len(self))))
        at = range(len(self))[at]
        return Cell(self.text(at), Span(self.line, 1, self.line, 1))

    def text(self, at: int) -> str:
        """Return the text of a cell; `at` counts from 0."""
        return self._text[self._ends[at] : self._ends[at + 1]]

    @property
    def texts(self) -> list[str]:
        """The texts of all cells."""
        return [self._text[start:end] for start, end in pairwise(self._ends)]

    @property
    def packed(self) -> bytes:
        """The cells as bytes, which are the same for the same cells alone."""
        return self._ends.tobytes() + self._text.encode("utf-8", "surrogatepass")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FileRow):
            return tuple(self) == other
        return (self._text, self._ends, self.line) == (other._text, other._ends, other.line)

    def __hash__(self) -> int:
        return hash((self._text, self.line))


def text_of(row: Sequence[Cell], at: int) -> str:
    """Return the text of a cell; for a file, without creating the cell."""
    return row.text(at) if isinstance(row, FileRow) else row[at].text


def packed(row: Sequence[Cell]) -> bytes:
    """Return the texts of a row as bytes, to be hashed."""
    if isinstance(row, FileRow):
        return row.packed
    return "\0".join([cell.text for cell in row]).encode("utf-8", "surrogatepass")


def texts_in(row: Sequence[Cell]) -> list[str]:
    """Return the texts of the cells of a row."""
    return row.texts if isinstance(row, FileRow) else [cell.text for cell in row]


def texts_of(rows: Sequence[Sequence[Cell]], at: int) -> list[str]:
    """Return the texts of the cells of a column, with equal texts as one object."""
    same: dict[str, str] = {}
    return [same.setdefault(text, text) for text in (text_of(row, at) for row in rows)]


class Numbers(Sequence[Value | None]):
    """A column of numbers in base units; only ranges are separate objects."""

    __slots__ = ("_middles", "ranges")

    def __init__(self, texts: Sequence[str], values: Mapping[str, Value | None]) -> None:
        """The cells of a column as written, and the value of each text; None is an empty cell."""
        middles = {text: nan if value is None else value.number for text, value in values.items()}
        ranges = {text: value for text, value in values.items() if value is not None and value.is_range}
        self._middles = array("d", map(middles.__getitem__, texts))
        self.ranges: dict[int, Value] = (
            {at: ranges[text] for at, text in enumerate(texts) if text in ranges} if ranges else {}
        )

    def __len__(self) -> int:
        return len(self._middles)

    @property
    def numbers(self) -> list[float]:
        """The numbers, and the middles of ranges; an empty cell is not a number."""
        return self._middles.tolist()

    @overload
    def __getitem__(self, at: int) -> Value | None: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Value | None, ...]: ...
    def __getitem__(self, at: int | slice) -> Value | tuple[Value | None, ...] | None:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(len(self))))
        number = self._middles[at]
        return None if isnan(number) else self.ranges.get(at) or exact(number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Numbers):
            return NotImplemented
        return self.ranges == other.ranges and self._middles.tobytes() == other._middles.tobytes()

    def __hash__(self) -> int:
        return hash(self._middles.tobytes())


class Rows(Mapping[str, Mapping[str, CellValue]]):
    """Row id → column → value, from columns."""

    __slots__ = ("columns", "places")

    def __init__(self, places: Mapping[str, int], columns: Mapping[str, Sequence[CellValue]]) -> None:
        """`places` are where each row is in the columns."""
        self.places, self.columns = places, columns

    def __getitem__(self, row: str) -> Mapping[str, CellValue]:
        return Row(self.places[row], self.columns)

    def __contains__(self, row: object) -> bool:
        return row in self.places

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rows):
            return dict(self) == other
        return self.places == other.places and self.columns == other.columns

    __hash__ = None  # type: ignore[assignment]  # as of any mapping


class Row(Mapping[str, CellValue]):
    """Column → value of one row."""

    __slots__ = ("_at", "_columns")

    def __init__(self, at: int, columns: Mapping[str, Sequence[CellValue]]) -> None:
        """`at` is the place of the row in the columns."""
        self._at, self._columns = at, columns

    def __getitem__(self, column: str) -> CellValue:
        return self._columns[column][self._at]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)


class NumbersByRow(Mapping[str, float | None]):
    """A mapping of row id → number of one column; None if the cell has no number."""

    __slots__ = ("_column", "_rows")

    def __init__(self, rows: Mapping[str, Mapping[str, CellValue]], column: str) -> None:
        """`column` is one of the rows'."""
        self._rows, self._column = rows, column

    def __getitem__(self, row: str) -> float | None:
        value = self._rows[row].get(self._column)
        return value.number if isinstance(value, Value) else None

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, NumbersByRow) and self._rows is other._rows and self._column == other._column:
            return True
        return super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]  # as of any mapping
