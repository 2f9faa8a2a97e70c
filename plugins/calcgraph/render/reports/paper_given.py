"""Things that a report rests on besides quantities: rows of tables, scenarios, correlations, custom units."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.computed import computed_names
from calcgraph.calc.model import Dataset, Quantity, QuantityId, Unit, Value
from calcgraph.calc.syntax.given.units import find_units
from calcgraph.calc.syntax.tree import Correlate, Pick, Scenario
from calcgraph.calc.units.display import figure_in, format_figure, format_value
from calcgraph.calc.units.table import from_base
from calcgraph.render.page import Page, value_text, with_unit
from calcgraph.source import NoteId, Span

EXACT = 15
"""The digits of inputs: all that a float keeps of a decimal number."""
PAGE, LINE = 80, 18
"""Letters of a table across a page, and of a cell of several words in a line."""
UNBROKEN = 40
"""Letters of a word that stays in one line."""
MOST_ROWS = 200
"""Rows of a table that are printed; of a longer one its columns are described."""
_WORD = re.compile(r"[^\W\d]\w*+|[€$£¥%‰]")
_CELL = re.compile(r"\.(\w++)\.(\w++)")
"""A row and a column, after the name of a table."""
_AFTER_NUMBER = re.compile(r"[,\u202f\u00a0 ]")


def _width(cells: Sequence[str]) -> int:
    """Return the letters that a column needs: its longest word, or some words in a line, with the space after it."""
    longest = max((len(word) for cell in cells for word in cell.split()), default=0)
    return min(max(longest, min(max(map(len, cells)), LINE)), PAGE // 2) + 2


class PaperTable(Struct, frozen=True):
    """A table whose rows are inputs of the results, with its computed columns."""

    name: str
    of: str
    """The note that has it."""
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    remark: str = ""
    """A sentence about the rows that are left out."""
    keys: int = 1
    """The number of first columns that name a row."""

    @property
    def parts(self) -> list[tuple[list[int], tuple[str, ...], list[tuple[str, ...]]]]:
        """Its columns in parts that fit on a page, each with the keys: widths in per cent, heads and rows."""
        widths = [_width([head, *cells]) for head, *cells in zip(self.heads, *self.rows, strict=True)]
        kept = tuple(range(min(self.keys, len(widths))))
        groups: list[tuple[int, ...]] = [kept]
        for at in range(len(kept), len(widths)):
            if sum(widths[one] for one in (*groups[-1], at)) > PAGE and len(groups[-1]) > len(kept):
                groups.append(kept)
            groups[-1] = (*groups[-1], at)
        return [
            (
                [100 * widths[at] // sum(widths[one] for one in group) for at in group],
                tuple(self.heads[at] for at in group),
                [tuple(row[at] for at in group) for row in self.rows],
            )
            for group in groups
        ]


class PaperText(Struct, frozen=True):
    """A line as written in a note, where no formula can show it."""

    of: str
    text: str


def exact_text(one: Quantity) -> str:
    """Return the value of an input with all of its digits: `9.80665 m/s²`, where a page shows 9.81."""
    if one.value is None or one.value.is_spread or not one.text:
        return value_text(one)
    return with_unit(_exact(one.value, one.unit, one.digits), one.unit.text)


def _exact(value: Value, unit: Unit, least: int) -> str:
    """Return a value with all of its digits, `least` or more, and no zeros after them."""
    figures = [figure_in(number, unit) for number in (value.number, value.low, value.high)]
    needed = [len(Decimal(repr(one)).normalize().as_tuple().digits) for one in figures if isinstance(one, float)]
    text = format_value(value, unit, min(max(least, *needed), EXACT) if needed else least)
    plain = _AFTER_NUMBER.sub("", text).replace("\u2212", "-")
    if value.is_range or not isinstance(figures[0], float) or not plain.lstrip("-").replace(".", "", 1).isdigit():
        return text
    return text if float(plain) == figures[0] else format(figures[0], f".{EXACT}g")


def tables_behind(page: Page, behind: Sequence[QuantityId]) -> Iterator[PaperTable]:
    """Yield the tables whose columns are read, each with its rows."""
    calculation = page.project.calculation
    bases = [QuantityId(id_.note, id_.name.partition(".")[0]) for id_ in behind if not is_cell(page, id_)]
    named = [one for id_ in behind for one in _named(page, id_)]
    read = {one for one in named if not is_cell(page, one)}
    for base in dict.fromkeys([*bases, *sorted(read)]):
        table = calculation.datasets.get(base)
        if table is not None and table.rows and (table.columns or table.rows):
            yield _table(page, table)


def is_cell(page: Page, id_: QuantityId) -> bool:
    """Return whether an id is that of a cell of a table."""
    name, _, rest = id_.name.partition(".")
    table = page.project.calculation.datasets.get(QuantityId(id_.note, name))
    return table is not None and rest.rpartition(".")[0] in table.rows


def _named(page: Page, id_: QuantityId) -> Iterator[QuantityId]:
    """Yield the tables that the line of a quantity names, as in `count(pumps)`; of `pumps.a.power` the cell."""
    calculation = page.project.calculation
    quantity = calculation.quantities.get(id_)
    if quantity is None or isinstance(quantity.statement, Pick):
        return
    names = calculation.names.get(id_.note, {})
    line = written(page, id_.note, quantity.statement.span)
    for word in _WORD.finditer(line):
        found = names.get(word[0])
        table = calculation.datasets.get(found) if found is not None else None
        cell = _CELL.match(line, word.end())
        if found is not None and table is not None:
            is_of_row = cell is not None and cell[1] in table.rows
            yield QuantityId(found.note, f"{found.name}{cell[0]}") if cell is not None and is_of_row else found


def rows_named(page: Page, behind: Sequence[QuantityId], texts: str) -> Iterator[PaperTable]:
    """Yield the rows of tables that `texts` put in the place of a picked row, and those with cells that are read.

    A claim `with gpu=h200`, or a line `time with gpu=h200`, is computed with cells of a row that no input shows.
    """
    found: dict[QuantityId, tuple[dict[str, None], set[str]]] = {}
    known = page.project.calculation.datasets
    for table, row, names in [*_picked(page, behind, texts), *_quoted(page, behind)]:
        if table.id in known:
            rows, read = found.setdefault(table.id, ({}, set()))
            rows[row] = None
            read |= names
    for id_, (rows, read) in found.items():
        table = known[id_]
        columns = tuple(name for at, name in enumerate(table.columns) if at < table.keys or name in read)
        is_whole = not read <= set(columns)  # a computed column follows from the others
        made = _table(page, table, tuple(rows), table.columns if is_whole else columns)
        yield replace(made, remark=f"{len(rows)} of {len(table.rows):,} rows, those named here")


def _picked(page: Page, behind: Sequence[QuantityId], texts: str) -> Iterator[tuple[Dataset, str, set[str]]]:
    """Yield the rows that texts name in the place of those that picks have, each with the columns that are read."""
    calculation = page.project.calculation
    for id_ in behind:
        quantity, scope = calculation.quantities.get(id_), calculation.scopes.get(id_.note)
        pick = quantity.statement if quantity is not None else None
        if not isinstance(pick, Pick) or pick.names[0] != id_.name or scope is None or id_.name not in scope.entries:
            continue
        table = scope.entries[id_.name].dataset
        own = [calculation.quantities.get(QuantityId(id_.note, name)) for name in pick.names]
        taken = [one.text if one is not None else "" for one in own]
        read = {one.name.partition(".")[2] for one in behind if one.note == id_.note and _is_of(one.name, pick.names)}
        for row in table.rows if table is not None and read else ():
            parts = row.split(",") if len(taken) > 1 else [row]
            is_named = all(part == one or _says(texts, part) for part, one in zip(parts, taken, strict=False))
            if table is not None and is_named and parts != taken:
                yield table, row, read


def _is_of(name: str, picks: Sequence[str]) -> bool:
    return "." in name and name.partition(".")[0] in picks


def _says(texts: str, row: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(row)}(?![\w-])", texts) is not None


def _quoted(page: Page, behind: Sequence[QuantityId]) -> Iterator[tuple[Dataset, str, set[str]]]:
    """Yield the cells of tables that formulas and sentences read."""
    named = [cell for one in behind for cell in _named(page, one)]
    for id_ in dict.fromkeys((*behind, *named)):
        name, _, rest = id_.name.partition(".")
        row, _, column = rest.rpartition(".")
        table = page.project.calculation.datasets.get(QuantityId(id_.note, name))
        if table is not None and row in table.rows:
            yield table, row, {column}


def _table(page: Page, table: Dataset, only: Sequence[str] = (), columns: Sequence[str] = ()) -> PaperTable:
    """Return a table; `only` some rows of it and some of its `columns`, if they are given."""
    made = _computed(page, table) if not columns or len(columns) == len(table.columns) else {}
    shown = [(at, name) for at, name in enumerate(table.columns) if not columns or name in columns]
    heads = [_head(name, _unit_of(table, name)) for _, name in shown] + [_head(*one) for one in made.items()]
    of = page.title(table.id.note)
    if len(only or table.rows) > MOST_ROWS:
        place = table.file or page.project.notes[table.id.note].source.shown
        remark = f"{len(table.rows):,} rows, too many to print. All of them are in {place}, whose hash is below"
        return PaperTable(table.id.name, of, _SUMMARY, tuple(_summary(table)), remark)
    rows = []
    for at, (row, cells) in enumerate(table.rows.items()):
        if not only or row in only:
            written_cells = [_cell(table, at, column, cells.get(name)) for column, name in shown]
            rows.append((*written_cells, *(_made(page, table, row, name) for name in made)))
    return PaperTable(table.id.name, of, tuple(heads), tuple(rows), keys=table.keys)


def _computed(page: Page, table: Dataset) -> dict[str, Unit]:
    """Return the columns that sheets compute for a table, with their units."""
    calculation = page.project.calculation
    names = computed_names(calculation.scopes.get(table.id.note), table.id)
    ids = ((name, QuantityId(table.id.note, f"{table.id.name}.{name}")) for name in names)
    return {name: calculation.quantities[id_].unit for name, id_ in ids if id_ in calculation.quantities}


def _unit_of(table: Dataset, column: str) -> Unit | None:
    numbers = table.key_numbers.get(column)
    return table.units.get(column) or (numbers.unit if numbers else None)


def _head(name: str, unit: Unit | None) -> str:
    return f"{name} [{unit.text}]" if unit is not None and unit.text else name


def _cell(table: Dataset, at: int, column: int, value: Value | str | None) -> str:
    """Return a cell as written, or with all of its digits."""
    unit = table.units.get(table.columns[column])
    cells = table.table.rows[at] if at < len(table.table.rows) else ()
    text = cells[column].text if column < len(cells) else ""
    if table.table.path and isinstance(value, Value) and unit is not None and not value.is_range:
        return _exact(value, unit, 1)
    if isinstance(value, Value) and unit is not None and value.is_range:
        return format_value(value, unit, EXACT)
    return text.replace("`", "")


def _made(page: Page, table: Dataset, row: str, column: str) -> str:
    quantity = page.project.calculation.quantities.get(QuantityId(table.id.note, f"{table.id.name}.{row}.{column}"))
    return quantity.text if quantity is not None else ""


_SUMMARY = ("column", "filled", "lowest", "mean", "highest")


def _summary(table: Dataset) -> Iterator[tuple[str, ...]]:
    """Yield a summary of each column for comparison with the file."""
    for name in table.columns:
        unit = table.units.get(name)
        cells = [row.get(name) for row in table.rows.values()]
        figures = [from_base(cell.number, unit) for cell in cells if isinstance(cell, Value)] if unit else []
        if unit is None or not figures:
            continue
        ends = (min(figures), sum(figures) / len(figures), max(figures))
        yield (_head(name, unit), f"{len(figures):,}", *(format_figure(one, unit, 6) for one in ends))


def names_elsewhere(page: Page, notes: Sequence[NoteId]) -> dict[QuantityId, str]:
    """Return the other names under which some notes import quantities: `without` for `bought` of another note."""
    found: dict[QuantityId, list[str]] = {}
    for note in notes:
        for name, id_ in page.project.calculation.names.get(note, {}).items():
            if id_.note != note and id_.name != name and name not in found.setdefault(id_, []):
                found[id_].append(name)
    return {id_: ", ".join(names) for id_, names in found.items() if names}


def lines_given(page: Page, notes: Sequence[NoteId], behind: Sequence[QuantityId], texts: str) -> Iterator[PaperText]:
    """Yield the scenarios and correlations of some notes, the note itself first, as they are written.

    Of other notes these are the scenarios that it imports or that `texts` name.
    """
    calculation, known = page.project.calculation, frozenset(behind)
    own = calculation.scopes.get(page.note)
    borrowed = set(own.borrowed.values()) if own else set()
    words = frozenset(_WORD.findall(texts))
    for note in dict.fromkeys((*notes, *sorted(note for note, _ in borrowed))):
        names = calculation.names.get(note, {})
        for line in (line for sheet in calculation.sheets.get(note, ()) for line in sheet.statements):
            match line:
                case Scenario(name=name):
                    is_used = note == page.note or (note, name) in borrowed or name in words
                case Correlate(left=left, right=right):
                    is_used = {names.get(left.name), names.get(right.name)} <= known
                case _:
                    continue
            if is_used:
                yield PaperText(page.title(note), written(page, note, line.span))


def units_given(page: Page, library: str, texts: str) -> Iterator[PaperText]:
    """Yield the custom units that the lines of a report use, as they are written.

    `library` is the text of its `units.txt`.
    """
    words = set(_WORD.findall(texts))
    lines = [*_of_library(library)]
    for note in page.project.notes.values():
        lines += [
            (one.names, one.relation, PaperText(note.title, written(page, note.id, one.span)))
            for one in find_units(note.fences, note.source.shown)
            if one.relation
        ]
    found: dict[PaperText, None] = {}
    while more := [one for one in lines if one[2] not in found and _is_used(one[0], words)]:
        for _, relation, line in more:
            found[line] = None
            words.update(_WORD.findall(relation))
    yield from found


def _of_library(text: str) -> Iterator[tuple[tuple[str, ...], str, PaperText]]:
    for line in text.splitlines():
        name, _, rest = line.partition("#")[0].partition("=")
        relation, *others = (part.strip() for part in rest.split("="))
        if name.strip() and relation and not relation.startswith("["):
            names = tuple(one for one in (name.strip(), *others) if one and one != "_")
            yield names, relation, PaperText("units.txt", " ".join(line.split()))


def _is_used(names: Sequence[str], words: set[str]) -> bool:
    """Return whether words contain a unit, also in the plural or after a prefix."""
    ends = tuple(names)
    return any(word.endswith(ends) or word.removesuffix("s").endswith(ends) for word in words)


def written(page: Page, note: NoteId, span: Span) -> str:
    """Return lines of a note as they are written, with single spaces; empty for definitions of the package."""
    found = page.project.notes.get(note)
    return " ".join(found.source.text[slice(*found.source.ends(span))].split()) if found and span else ""
