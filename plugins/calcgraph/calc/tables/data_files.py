"""Data files: from an artefact to the cells of a table."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from calcgraph.calc.tables.artefacts import Artefact, Cells, FileRefusal, TableRequest, Tree, Unreadable, readable
from calcgraph.calc.tables.columns import as_wanted, is_csv, is_yaml
from calcgraph.calc.tables.compact import FileRow, texts_in
from calcgraph.calc.tables.csv_files import MAX_COLUMNS, MAX_ROWS, csv_rows, header_of, too_wide
from calcgraph.calc.tables.grouped import grouped, plan_of
from calcgraph.calc.tables.pointers import follow
from calcgraph.calc.tables.trees import read_tree
from calcgraph.notes.model import Cell, DataTable

MAX_BYTES = 4_000_000
"""The largest size of a data file: 400 bytes in each of the rows that are read."""

SECONDS = 60.0
"""Seconds of processor time for one question to a file that is read by a separate process."""


def cells_of_texts(table: DataTable, header: Sequence[str], rows: Iterable[Sequence[str]]) -> Cells | Unreadable:
    """The cells of rows that a process has read, at the place of the table in its note."""
    named = tuple(Cell(text, table.span) for text in header)
    return as_wanted(table, (named, tuple(tuple(Cell(text, table.span) for text in row) for row in rows)))


def steps_of(file: Artefact) -> int:
    """Return the cost of reading a file, in steps."""
    return len(file.data) * _STEPS_OF_KILOBYTE.get(file.path.rpartition(".")[2].lower(), 250) // 1000


_STEPS_OF_KILOBYTE = {"yaml": 4_000, "yml": 4_000, "toml": 4_000, "xml": 1_000}
"""Steps for a thousand bytes, for forms that take more than the others."""
STEPS_OF_ROW = 25
"""Steps for a row of a table in addition to its cells: its name, its place, its line."""


AGAIN = 4
"""Each further table of one file in a note counts so often: a line of text asks for it, and no file has to be sent."""
STEPS_OF_GROUPED = 50
"""Steps for a row that a line of groups goes through: its text, its group, the group's own row."""


def question_of(table: DataTable) -> TableRequest:
    """Return the query that a note's table makes to its file."""
    return TableRequest(table.pointer.removeprefix("/"), table.per, table.folds)


def read_cells(
    table: DataTable, file: Artefact, tree_of: Callable[[], Tree | Unreadable] | None = None
) -> Cells | Unreadable:
    """Header and rows of the file a table is read from, by the ending of its name; `tree_of` spares reading it.

    Cells of CSV have the line in the file as their place, those of other files that of the table in its note.
    """
    if len(file.data) > MAX_BYTES:
        return Unreadable(f"has more than {MAX_BYTES:,} bytes", "", "CG412")
    try:
        if is_csv(table.path):
            return _csv_cells(table, file)
        tree = tree_of() if tree_of else read_tree(file)
        cells = readable(cells_of_tree(table, readable(follow(readable(tree), table.pointer))))
        if len(cells[0]) > MAX_COLUMNS:
            return too_wide()
        return _folded(table, texts_in(cells[0]), cells[1]) if table.folds else as_wanted(table, cells)
    except FileRefusal as refused:
        return refused.found


def _csv_cells(table: DataTable, file: Artefact) -> Cells | Unreadable:
    """Return the cells of a CSV file for a table; raise FileRefusal if the file is not valid."""
    if table.pointer:
        return Unreadable("is one table, and has no parts", f"remove `{table.pointer[:40]}`", "CG413")
    if not table.folds:
        return as_wanted(table, readable(read_csv(file)))
    rows = csv_rows(file)
    header = header_of(rows)
    return _folded(table, header.texts, rows)


def _folded(table: DataTable, header: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Cells | Unreadable:
    """Return the groups of rows that a table asks for; raise FileRefusal if they are not valid."""
    plan = readable(plan_of(question_of(table), header))

    def texts() -> Iterator[Sequence[str]]:
        for row in rows:
            if len(row) != len(header):
                where = f" in line {row.line}" if isinstance(row, FileRow) else ""
                said = f"has a row of {len(row)} cells{where}, and {len(header)} in its header"
                raise FileRefusal(Unreadable(said, "", "CG413"))
            yield texts_in(row)

    return cells_of_texts(table, plan.header, readable(grouped(plan, texts())))


def read_csv(file: Artefact) -> Cells | Unreadable:
    """Header and rows of a file of one table; one more row than a table may have if there are more."""
    try:
        rows = csv_rows(file)
        header = header_of(rows)
        return tuple(header), tuple(islice(rows, MAX_ROWS + 1))
    except FileRefusal as refused:
        return refused.found


MAX_CELLS = 1_000_000
"""The largest number of cells of one table; ten thousand rows of a hundred columns."""
KEY = "key"
"""The column of the names under which an object has its rows or values."""


def cells_of_tree(table: DataTable, tree: Tree) -> Cells | Unreadable:
    """Return a list of objects, an object of objects, or an object of values, as rows.

    If objects and values are mixed, each value in an inner object gets a row: `stats.mean`.
    """
    if is_yaml(table.path) and not table.pointer and isinstance(tree, dict) and len(tree) == 1:
        tree = next(iter(tree.values()))
    rows = _rows_of(tree, of_pairs=is_yaml(table.path))
    if not rows:
        where = f" at `{table.pointer}`" if table.pointer else ""
        return Unreadable(f"is not a flat table{where}", "write a list of rows, each `column: value`")
    names = tuple(dict.fromkeys(name for row in rows for name in row))
    if len(names) * len(rows) > MAX_CELLS:
        return Unreadable(
            f"has more than {MAX_CELLS:,} cells: {len(rows):,} rows and {len(names):,} columns", "", "CG412"
        )
    return (
        tuple(Cell(name, table.span) for name in names),
        tuple(tuple(Cell(row.get(name, ""), table.span) for name in names) for row in rows),
    )


def _rows_of(tree: Tree, *, of_pairs: bool) -> list[dict[str, str]]:
    """Return column → text of each row; empty if it is not a table.

    `of_pairs` says that a list of two numbers in a row is a range, as people write it in YAML. In a program's file
    it can be a shape, a version or a place, and is a text.
    """
    written = _as_range if of_pairs else _text
    match tree:
        case list() if tree and all(isinstance(row, dict) for row in tree):
            return [_flat(row, written) for row in tree]
        case dict() if tree and all(isinstance(row, dict) for row in tree.values()):
            return [{KEY: str(key), **_flat(row, written)} for key, row in tree.items()]
        case dict() if tree and not any(isinstance(one, dict) for one in tree.values()):
            return [{KEY: str(key), "value": written(value)} for key, value in tree.items()]
        case dict() if any(not isinstance(one, dict | list) for one in tree.values()):
            return [{KEY: name, "value": text} for name, text in _flat(tree, written).items()]
    return []


def _flat(row: Tree, written: Callable[[object], str], head: str = "") -> dict[str, str]:
    """The values of an object by column; those of an object in it with its name before theirs: `stats.mean`."""
    flat: dict[str, str] = {}
    for name, value in row.items() if isinstance(row, dict) else ():
        if isinstance(value, dict):
            flat |= _flat(value, _text, f"{head}{name}.")
        else:
            flat[f"{head}{name}"] = written(value)
    return flat


def _text(value: object) -> str:
    """Return a value as the text of a cell; a list is read no deeper than its own items."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        items = ["…" if isinstance(item, list | dict) else str(item) for item in value]
        return ", ".join(items)
    return "" if value is None else str(value).strip()


def _as_range(value: object) -> str:
    """Return a value as the text of a cell, in which two items are the ends of a range."""
    text = _text(value)
    return f"[{text}]" if isinstance(value, list) and len(value) == 2 else text
