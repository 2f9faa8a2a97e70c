"""Tables of values: from a Markdown table, CSV or YAML to columns with units and rows with ids."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from sys import intern

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.model import ONE, Dataset, KeyNumbers, QuantityId, Unit, Value
from calcgraph.calc.syntax.tokens import RESERVED
from calcgraph.calc.tables.artefacts import CANNOT, Artefact, Cells, Unreadable
from calcgraph.calc.tables.cell_values import WORD, plain_text, read_cell, unit_of
from calcgraph.calc.tables.columns import HEADER, bracketed_unit, column_name, file_column, is_csv
from calcgraph.calc.tables.compact import CellValue, Numbers, Rows, text_of, texts_of
from calcgraph.calc.tables.csv_files import MAX_ROWS
from calcgraph.calc.tables.data_files import read_cells
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Cell, DataTable
from calcgraph.source import NoteId, Span

_SHORTER = "summarise the file as it is read, such as `per month: total load`"

_ROW_ID = re.compile(r"[^\s,;)\]#]+$")
_ROW_NAME = re.compile(r".", re.DOTALL)
_ROW_PART = re.compile(r"[^,]+$")
ID = "id"
"""The head of a first column that names every row once, in one word."""
_MOST_MISSING = 4
"""Columns without a cell that a message names."""

WHOLE = frozenset({"CG240", "CG410", "CG411", "CG412", "CG413"})
"""The codes of problems of a whole file, whose name the message begins with."""


class _TableReader(Struct):
    """The state while one table is read."""

    table: DataTable
    path: str
    units: UnitTable
    problems: list[Diagnostic] = field(default_factory=list)

    def refuse(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Note a problem of this table; one of its file is reported where the note names the file."""
        path = self.table.path
        if path and code not in WHOLE:
            line = f", line {span.line}" if span != self.table.span else ""
            message, span = f"{message} (`{path}`{line})", self.table.span
        self.problems.append(diagnose(code, self.path, span, message, hint))


def read_table(  # noqa: PLR0913, PLR0917 - a table, where it is, and where its cells are
    table: DataTable,
    note: NoteId,
    path: str,
    units: UnitTable,
    file: Artefact | Unreadable | None = None,
    cells: Cells | Unreadable | None = None,
) -> tuple[Dataset | None, tuple[Diagnostic, ...]]:
    """The values of a table named in a note; None when nothing of it can be used.

    `path` is the note as reports print it, `file` the one named by `table.path`, or why it is not read,
    `cells` are its cells if they are known. A
    column is numeric when its header has a unit or all its cells are numbers; other columns are text and only shown.
    Empty cells are None. The first column makes the rows' ids; where it repeats, the leading text columns that do not.
    """
    reading = _TableReader(table, path, units)
    header, rows = _cells_of(reading, file, cells)
    if not header:
        return None, tuple(reading.problems)
    columns, declared = _read_header(reading, header)
    if len(rows) > MAX_ROWS:  # with a part of its rows, every total would be a wrong number
        reading.refuse("CG240", table.span, f"more than {MAX_ROWS:,} rows", _SHORTER if table.path else "")
        return None, tuple(reading.problems)
    rows = _check_rows(reading, rows, columns)
    keys = _count_keys(rows, columns, declared)
    row_ids = _row_ids(reading, rows, columns, keys)
    numeric, values = _read_columns(reading, columns, declared, rows, keys)
    by_row = Rows(row_ids, values)
    written = replace(table, header=header, rows=tuple(rows[index] for index in row_ids.values()))
    from_file = file.path if isinstance(file, Artefact) else ""
    numbers = _key_numbers(columns[:keys], declared, written.rows)
    made = Dataset(QuantityId(note, table.name), columns, numeric, by_row, written, keys, from_file, numbers)
    return made, tuple(reading.problems)


def _key_numbers(
    keys: Sequence[str], declared: Mapping[str, Unit], rows: Sequence[Sequence[Cell]]
) -> dict[str, KeyNumbers]:
    """The columns that name rows and have only numbers, or only dates; their cells also stay the names of rows."""
    found: dict[str, KeyNumbers] = {}
    for at, name in enumerate(keys):
        texts = [plain_text(text) for text in texts_of(rows, at)]
        unit = unit_of(dict.fromkeys(texts))
        if unit == ONE and name in declared:
            unit = declared[name]
        read = {text: read_cell(text, unit, name) for text in dict.fromkeys(texts)} if unit is not None else {}
        values = [read.get(text) for text in texts]
        numbers = [one.number for one in values if isinstance(one, Value) and not one.is_range]
        if unit is not None and len(numbers) == len(rows):
            found[name] = KeyNumbers(unit, tuple(numbers))
    return found


def _count_keys(rows: Sequence[Sequence[Cell]], columns: Sequence[str], declared: Mapping[str, Unit]) -> int:
    """Return the number of leading columns that distinguish all rows; 1 if no such columns exist."""
    groups = [0] * len(rows)
    for keys, column in enumerate(columns[:-1], 1):
        if keys > 1 and column in declared:
            break
        seen: dict[tuple[int, str], int] = {}
        below = (plain_text(text_of(row, keys - 1)) for row in rows)
        groups = [seen.setdefault(parts, len(seen)) for parts in zip(groups, below, strict=True)]
        if len(seen) == len(rows):
            return keys
    return 1


def _cells_of(reading: _TableReader, file: Artefact | Unreadable | None, cells: Cells | Unreadable | None) -> Cells:
    """Header and rows, from the note or from the file it names."""
    table = reading.table
    if not table.path:
        if not table.header:
            reading.refuse(
                "CG240", table.span, f"no table follows the name `{table.name}`", "leave one blank line between"
            )
        return table.header, table.rows
    found = cells or (read_cells(table, file) if isinstance(file, Artefact) else file or CANNOT)
    if isinstance(found, Unreadable):
        reading.refuse(found.code, table.span, f"`{table.path}` {found.reason}", found.hint)
        return (), ()
    return found


_ROUNDED = re.compile(r"([^\W\d]\w*)[ \t]*\(([^()\s]+)\)")
"""A column whose unit is in round brackets."""
_BARE = re.compile(r"([^\W\d]\w*)[ \t]+([^\W\d_]\S*)")
"""A column whose unit may have no brackets."""


def _header_to_write(written: str, name: str, units: UnitTable) -> str:
    """Return the hint for a header that cannot name a column; `name` is a reserved word or empty."""
    if name:
        return f"`{name}` is a reserved word: choose another name, such as `{name}_1`"
    if found := _ROUNDED.fullmatch(written.strip()):
        return f"write the unit in square brackets: `{found[1]} [{found[2]}]`"
    if (found := _BARE.fullmatch(written.strip())) and not isinstance(units.parse(found[2]), UnitProblem):
        return f"write the unit in square brackets: `{found[1]} [{found[2]}]`"
    return "begin the name with a letter, and use letters, digits and `_`"


def _read_header(reading: _TableReader, header: Sequence[Cell]) -> tuple[tuple[str, ...], dict[str, Unit]]:
    """Column names, and the units that headers declare."""
    names: dict[str, None] = {}
    units: dict[str, Unit] = {}
    for cell in header:
        found = HEADER.match(plain_text(cell.text))
        written = found["name"].strip() if found else cell.text
        name = column_name(written) or ("" if written or names else FIRST)
        if reading.table.path and written:  # a program wrote it, and does not know our names
            name = file_column(written) or f"column{len(names) + 1}"
            name = f"{name}_" if name in RESERVED else name
        if not name or name in RESERVED:
            reading.refuse(
                "CG241",
                cell.span,
                f"`{written}` cannot name a column",
                _header_to_write(written, name, reading.units),
            )
            name = f"{name}_" if name else f"column{len(names) + 1}"
        if name in names:
            reading.refuse("CG241", cell.span, f"column `{name}` appears twice", "give one of them another name")
            name = f"{name}_{len(names) + 1}"
        while name in names:  # what has just been made of it can be written too
            name += "_"
        names[name] = None
        if found and found["unit"] is not None:
            unit = reading.units.parse(found["unit"].strip())
            if isinstance(unit, UnitProblem) and len(names) == 1:
                continue  # its cells name rows, whatever is in brackets
            if isinstance(unit, UnitProblem):
                reading.refuse(unit.code, cell.span, unit.message, unit.hint)
                continue
            units[name] = unit
        said = reading.units.parse(bracketed_unit(written)) if reading.table.path else None
        if isinstance(said, Unit) and said.text and not _is_same(units.setdefault(name, said), said):
            message = f"`{reading.table.path}` has the unit `{said.text}` in the head `{written[:40]}`"
            reading.refuse("CG413", reading.table.span, message, f"leave `in {name}: {units[name].text}` out")
    return tuple(names), units


def _is_same(unit: Unit, other: Unit) -> bool:
    """Return whether two units are one, however they are spelt."""
    return (unit.dimension, unit.factor, unit.offset) == (other.dimension, other.factor, other.offset)


def _check_rows(
    reading: _TableReader, rows: Sequence[Sequence[Cell]], columns: Sequence[str]
) -> tuple[Sequence[Cell], ...]:
    """Rows of the header's width; one with fewer or more cells may have them under wrong columns, and is reported."""
    width = len(columns)
    even: list[Sequence[Cell]] = []
    for row in rows:
        span = row[0].span if row else reading.table.span
        if len(row) > width:
            message = f"row `{plain_text(row[0].text)}` has {len(row)} cells, but there are {width} columns"
            is_empty = not any(plain_text(cell.text).strip() for cell in row[width:])
            hint = "remove the empty cells at its end" if is_empty else "remove a cell, or add a column to the header"
            reading.refuse("CG242", row[width].span, message, hint)
        elif len(row) < width:
            first = plain_text(row[0].text) if row else ""
            missing = ", ".join(f"`{name}`" for name in columns[len(row) :][:_MOST_MISSING])
            message = f"row `{first}` has {len(row)} {'cell' if len(row) == 1 else 'cells'} for {width} columns"
            reading.refuse("CG242", span, f"{message}; missing: {missing}", "write an empty cell for a missing value")
        is_even = len(row) == width
        even.append(row if is_even else tuple(row[:width]) + (Cell("", span),) * (width - len(row)))
    return tuple(even)


def _row_ids(
    reading: _TableReader, rows: Sequence[Sequence[Cell]], columns: Sequence[str], keys: int
) -> dict[str, int]:
    """Row id → index; rows without an id are left out, and in a column `id` also those whose id appears twice.

    In any other column a name that appears twice names no row: its rows are numbered, `well (1)` and `well (2)`.
    """
    is_id = columns[:1] == (ID,)
    pattern = _ROW_ID if is_id else _ROW_NAME if keys == 1 else _ROW_PART
    by_column = [list(map(plain_text, texts_of(rows, at))) for at in range(keys)]
    names = by_column[0] if keys == 1 else list(map(",".join, zip(*by_column, strict=True)))
    if len(set(names)) == len(names) and all(all(map(pattern.match, texts)) for texts in by_column):
        return {name: at for at, name in enumerate(names)}
    written: dict[int, str] = {}
    for index, row in enumerate(rows):
        bad = next((texts[index] for texts in by_column if not pattern.match(texts[index])), None)
        if bad is not None:
            message = f"`{bad}` cannot be a row's id" if bad else "a row has no id"
            hint = "use an id without spaces, commas or brackets" if is_id else "write a name without a comma"
            reading.refuse("CG242", row[0].span, message, hint if bad else "give each row a name")
            continue
        written[index] = names[index]
    return _named_once(reading, rows, written) if is_id else _numbered(written)


def _named_once(reading: _TableReader, rows: Sequence[Sequence[Cell]], written: Mapping[int, str]) -> dict[str, int]:
    """Return the rows by their ids, and report each id that appears twice."""
    found: dict[str, int] = {}
    for index, row_id in written.items():
        if row_id in found:
            span = rows[index][0].span
            line = rows[found[row_id]][0].span.line
            before = f", first in line {line}" if line != span.line else ""
            reading.refuse("CG242", span, f"row `{row_id}` appears twice{before}", "give each row its own id")
            continue
        found[row_id] = index
    return found


def _numbered(written: Mapping[int, str]) -> dict[str, int]:
    """Return the rows by their names; rows that share a name have its number after it."""
    counts = Counter(written.values())
    if len(counts) == len(written):
        return {name: index for index, name in written.items()}
    found: dict[str, int] = {}
    numbers: Counter[str] = Counter()
    for index, name in written.items():
        row_id = name
        while row_id in counts and counts[name] > 1:
            numbers[name] += 1
            row_id = f"{name} ({numbers[name]})"
        found[row_id] = index
    return found


def _read_columns(
    reading: _TableReader,
    columns: Sequence[str],
    declared: Mapping[str, Unit],
    rows: Sequence[Sequence[Cell]],
    keys: int,
) -> tuple[dict[str, Unit], dict[str, Sequence[CellValue]]]:
    """The units of numeric columns, and all columns' cells.

    In CSV two numbers in brackets are a range only under a unit that the file states, as people write it. In a
    program's file they can be a shape or a place, and are a text.
    """
    numeric: dict[str, Unit] = {}
    cells: dict[str, Sequence[CellValue]] = {}
    for at, name in enumerate(columns):
        column = texts_of(rows, at)
        plain = {text: plain_text(text) for text in dict.fromkeys(column)}
        of_pairs = not is_csv(reading.table.path) or (name in declared and name not in dict(reading.table.units))
        unit = None if at < keys else declared.get(name) or unit_of(plain.values(), of_pairs=of_pairs)
        if unit is None:
            cells[name] = [intern(plain[text]) for text in column]
            continue
        numeric[name] = unit
        cells[name] = _read_numbers(
            reading, rows, at, column, {text: read_cell(plain[text], unit, name, of_pairs=of_pairs) for text in plain}
        )
    return numeric, cells


def _read_numbers(
    reading: _TableReader,
    rows: Sequence[Sequence[Cell]],
    at: int,
    column: Sequence[str],
    read: Mapping[str, Value | UnitProblem | None],
) -> Numbers:
    """The numbers of a column, each text read once; cells that are not numbers are reported where they are.

    A program wrote a file of records: a word in it is reported where the cell is read (`why_missing`).
    """
    is_own = not reading.table.path or is_csv(reading.table.path)
    bad = {
        text: found for text, found in read.items() if isinstance(found, UnitProblem) and (is_own or found.code != WORD)
    }
    for row, text in zip(rows, column, strict=True) if bad else ():
        if text in bad:
            reading.refuse(bad[text].code, row[at].span, bad[text].message, bad[text].hint)
    return Numbers(column, {text: None if isinstance(found, UnitProblem) else found for text, found in read.items()})


FIRST = "row"
"""The name of a first column with an empty head, as tables of programs have it."""
