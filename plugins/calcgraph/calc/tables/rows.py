"""Rows of a tree: a list of objects, an object of objects, or an object or list of values, as cells of text."""

from calcgraph.calc.tables.artefacts import Tree, Unreadable
from calcgraph.calc.tables.columns import Cells, is_yaml
from calcgraph.notes.model import Cell, DataTable

MAX_CELLS = 1_000_000
"""Of one table; ten thousand rows of a hundred columns."""
KEY = "key"
"""The column of the names under which an object has its rows or values."""


def cells_of_tree(table: DataTable, tree: Tree) -> Cells | Unreadable:
    """A list of objects, an object of objects, or an object or list of values, as rows."""
    if is_yaml(table.path) and not table.pointer and isinstance(tree, dict) and len(tree) == 1:
        tree = next(iter(tree.values()))
    rows = _rows_of(tree)
    if not rows:
        where = f" at `{table.pointer}`" if table.pointer else ""
        return Unreadable(f"is not a flat table{where}", "a list of rows, each `column: value`")
    names = tuple(dict.fromkeys(name for row in rows for name in row))
    if len(names) * len(rows) > MAX_CELLS:
        return Unreadable(
            f"has more than {MAX_CELLS:,} cells: {len(rows):,} rows and {len(names):,} columns", "", "CG412"
        )
    return (
        tuple(Cell(name, table.span) for name in names),
        tuple(tuple(Cell(row.get(name, ""), table.span) for name in names) for row in rows),
    )


def _rows_of(tree: Tree) -> list[dict[str, str]]:
    """Column → text of each row; nothing for what is not a table."""
    match tree:
        case list() if tree and all(isinstance(row, dict) for row in tree):
            return [_flat(row) for row in tree]
        case dict() if tree and all(isinstance(row, dict) for row in tree.values()):
            return [{KEY: str(key), **_flat(row)} for key, row in tree.items()]
        case dict() if tree and not any(isinstance(one, dict) for one in tree.values()):
            return [{KEY: str(key), "value": _text(value)} for key, value in tree.items()]
    return []


def _flat(row: Tree, head: str = "") -> dict[str, str]:
    """The values of an object by column; those of an object in it with its name before theirs: `stats.mean`."""
    flat: dict[str, str] = {}
    for name, value in row.items() if isinstance(row, dict) else ():
        flat |= _flat(value, f"{head}{name}.") if isinstance(value, dict) else {f"{head}{name}": _text(value)}
    return flat


def _text(value: object) -> str:
    """A value as a cell says it; a list is read no deeper than its own items."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        items = ["…" if isinstance(item, list | dict) else str(item) for item in value]
        text = ", ".join(items)
        return f"[{text}]" if len(items) == 2 else text
    return "" if value is None else str(value).strip()
