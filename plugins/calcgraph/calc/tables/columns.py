"""The columns of a file's table: their names, the one that names the rows, and the units that the note gives them."""

import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from calcgraph.calc.tables.artefacts import Cells, Unreadable
from calcgraph.notes.model import Cell, DataTable
from calcgraph.suggest import did_you_mean

HEADER = re.compile(r"(?P<name>[^\[\]]*)(?:\[(?P<unit>[^\[\]]*)\])?$")
_NOT_IN_IDS = re.compile(r"[\s,;)\]#]+")
_NAME = re.compile(r"[^\W\d]\w*$")
_ROUND = re.compile(r"\(([^()]*)\)\s*$")


def column_name(written: str) -> str:
    """Return the name of a column in formulas: spaces and hyphens become `_`; '' if it cannot be a name."""
    name = re.sub(r"[\s\-/.]+", "_", written.strip()).strip("_")
    return name if _NAME.match(name) and name.isidentifier() else ""


def file_column(written: str) -> str:
    """Return the name of a column of a data file: characters not allowed in a name become `_`; '' without a letter.

    >>> [file_column(head) for head in ("time (ms)", "2024", "% CPU", "p-99", "—")]
    ['time_ms', 'column_2024', 'CPU', 'p_99', '']
    """
    name = column_name(written) or re.sub(r"\W+", "_", written).strip("_")
    name = f"column_{name}" if name[:1].isdigit() else name
    return name if _NAME.match(name) and name.isidentifier() else ""


def bracketed_unit(written: str) -> str:
    """Return the text in brackets at the end of a head of a data file, a possible unit: `ms` of `time (ms)`."""
    found = _ROUND.search(written)
    return found[1].strip() if found else ""


def as_wanted(table: DataTable, cells: Cells) -> Cells | Unreadable:
    """The table with the column first that names its rows, and with the units that its note gives it."""
    header, rows = cells
    known = {key_of_head(cell.text): at for at, cell in enumerate(header)}
    wanted = [*([table.by] if table.by else []), *(name for name, _ in table.units)]
    for name in wanted:
        if key_of_head(name) not in known:
            listed = ", ".join(f"`{one}`" for one in [*known][:8])
            hint = did_you_mean(key_of_head(name), known, otherwise=f"it has {listed}")
            return Unreadable(f"has no column `{name[:40]}`", hint, "CG413")
    given = {known[key_of_head(name)]: unit for name, unit in table.units}
    for at, unit in given.items():
        found = HEADER.match(header[at].text)
        if found and found["unit"] is not None and found["unit"].strip() != unit:
            reason = f"has the unit `{found['unit'].strip()[:20]}` in the head of `{found['name'].strip()[:40]}`"
            return Unreadable(reason, f"leave `in {found['name'].strip()}: {unit}` out", "CG413")
    header = tuple(_with_unit(cell, given.get(at)) for at, cell in enumerate(header))
    first = known[key_of_head(table.by)] if table.by else 0
    if not first and (is_yaml(table.path) or is_csv(table.path)):
        return header, rows
    clean = str if is_yaml(table.path) or is_csv(table.path) else _as_id
    return _first(header, first, str), tuple(_first(row, first, clean) for row in rows if len(row) > first)


def is_csv(path: str) -> bool:
    """Return whether a file's extension means one table whose cells have no parts."""
    return path.lower().endswith((".csv", ".tsv"))


def is_yaml(path: str) -> bool:
    """Return whether a file's extension means YAML."""
    return path.lower().endswith((".yaml", ".yml"))


def key_of_head(written: str) -> str:
    """The name of a column of a data file without its unit, as formulas know it."""
    found = HEADER.match(written)
    name = found["name"].strip() if found else written
    return file_column(name) or name


def _with_unit(cell: Cell, unit: str | None) -> Cell:
    found = HEADER.match(cell.text)
    return replace(cell, text=f"{found['name'].strip()} [{unit}]") if unit and found else cell


def _first(row: Sequence[Cell], at: int, named: Callable[[str], str]) -> tuple[Cell, ...]:
    """The row with one of its cells before the others."""
    return (replace(row[at], text=named(row[at].text)), *row[:at], *row[at + 1 :])


def _as_id(text: str) -> str:
    """A text as the name of a row, of which the program that wrote it did not know."""
    return _NOT_IN_IDS.sub("_", text.strip())
