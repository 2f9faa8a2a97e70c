"""Data files: from the text of a CSV or YAML file to the cells of a table."""

import csv
import re
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.calc.tables.compact import FileRow
from calcgraph.notes.model import Cell, DataTable
from calcgraph.source import Span

MAX_CHARACTERS = 4_000_000
"""Of a data file: 400 in each of the rows that are read."""

_COMMA = re.compile(r"[-+−]?\d[\d.]*(?:,\d+)+")

Cells: TypeAlias = tuple[tuple[Cell, ...], tuple[Sequence[Cell], ...]]
"""Header and rows."""


class Unreadable(NamedTuple):
    """Why a file is not a table."""

    reason: str
    """What is said behind its name: `is empty`."""
    hint: str = ""


def read_cells(table: DataTable, text: str) -> Cells | Unreadable:
    """Header and rows of the file a table is read from, by the ending of its name.

    Cells of CSV have the line in the file as their place, those of YAML that of the table in its note.
    """
    if len(text) > MAX_CHARACTERS:
        return Unreadable(f"has more than {MAX_CHARACTERS:,} characters")
    if table.path.endswith((".yaml", ".yml")):
        return _cells_of_yaml(text, table.span)
    if table.path.endswith((".csv", ".tsv")):
        return _cells_of_csv(text, "\t" if table.path.endswith(".tsv") else _delimiter(text))
    return Unreadable("is neither CSV nor YAML", "name a `.csv` or `.yaml` file")


def _delimiter(text: str) -> str:
    """What stands between the cells of the first line: a comma, or a `;` or tab where there are more of these."""
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    first = next(lines, "")
    return max((",", ";", "\t"), key=first.count)


def _cells_of_csv(text: str, delimiter: str) -> Cells | Unreadable:
    numbered = enumerate(text.splitlines(keepends=True), 1)
    lines = [(at, line) for at, line in numbered if line.strip() and not line.startswith("#")]
    reader = csv.reader((line for _, line in lines), delimiter=delimiter, skipinitialspace=True, strict=True)
    rows: list[FileRow] = []
    try:
        for row in reader:
            at = lines[reader.line_num - 1][0]
            rows.append(FileRow([text.strip() for text in row], at))
    except csv.Error as error:
        return Unreadable(f"is not valid CSV: {error}")
    if delimiter == ";" and (cell := _decimal_comma(rows)) is not None:
        meant = cell.text.replace(",", ".")
        hint = f"write `{meant}` where the comma is a decimal one, `{cell.text.replace(',', '')}` where it groups"
        return Unreadable(f"has `{cell.text[:40]}` in line {cell.span.line}, and `;` between its cells", hint)
    return (tuple(rows[0]), tuple(rows[1:])) if rows else Unreadable("is empty")


def _decimal_comma(rows: Sequence[Sequence[Cell]]) -> Cell | None:
    """A number with a comma, which where `;` stands between cells is a decimal one more often than not."""
    return next((cell for row in rows for cell in row if _COMMA.fullmatch(cell.text)), None)


def _cells_of_yaml(text: str, span: Span) -> Cells | Unreadable:
    """A list of flat mappings, or one key that holds such a list."""
    import yaml  # noqa: PLC0415 - only tables from YAML files need it

    from calcgraph.merging import RepeatedKey, TooManyKeys  # noqa: PLC0415 - same

    try:
        data = yaml.load(text, Loader=_plain_loader())  # noqa: S506 - a SafeLoader that leaves numbers as text
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        line = f" in line {mark.line + 1}" if mark else ""
        return Unreadable(
            f"cannot be read{line}: {error.problem}"
            if isinstance(error, TooManyKeys | RepeatedKey)
            else f"is not valid YAML{line}"
        )
    if isinstance(data, dict) and len(data) == 1:
        data = next(iter(data.values()))
    if not isinstance(data, list) or not data or not all(isinstance(row, dict) for row in data):
        return Unreadable("is not a flat table", "a list of rows, each `column: value`")
    texts = [{str(name): _text(value) for name, value in row.items()} for row in data]
    names = tuple(dict.fromkeys(name for row in texts for name in row))
    header = tuple(Cell(name, span) for name in names)
    return header, tuple(tuple(Cell(row.get(name, ""), span) for name in names) for row in texts)


def _plain_loader() -> type:
    """YAML's safe loader without any guessing: every scalar is text, every other tag refused."""
    import yaml  # noqa: PLC0415 - same

    from calcgraph.merging import Merging, refuse_repeated  # noqa: PLC0415 - same

    class PlainLoader(Merging, yaml.SafeLoader):
        def __init__(self, text: str) -> None:
            super().__init__(text)
            self.whole: set[int] = set()
            """Mappings whose own keys were looked at, before keys of others are merged into them."""

        def flatten_mapping(self, node: yaml.MappingNode) -> None:
            if id(node) not in self.whole:
                self.whole.add(id(node))
                refuse_repeated(node)
            super().flatten_mapping(node)

        yaml_implicit_resolvers: dict[str, object] = {}  # noqa: RUF012 - PyYAML's own way to say so
        yaml_constructors = {  # noqa: RUF012 - same
            tag: make
            for tag, make in yaml.SafeLoader.yaml_constructors.items()
            if tag is None or tag.endswith((":str", ":seq", ":map"))
        }

    return PlainLoader


def _text(value: object) -> str:
    """A value as a cell says it; a list or mapping is read no deeper than its own items."""
    if isinstance(value, list | dict):
        items = ["…" if isinstance(item, list | dict) else str(item) for item in value]
        text = ", ".join(items)
        return f"[{text}]" if len(items) == 2 else text
    return "" if value is None else str(value).strip()
