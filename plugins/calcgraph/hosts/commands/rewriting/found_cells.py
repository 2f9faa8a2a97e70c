"""The cells of all data files of a vault, and the numbers of a text that they round to."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice, takewhile
from operator import attrgetter, itemgetter
from pathlib import PurePosixPath
from typing import NamedTuple

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import ONE, QuantityId, Unit
from calcgraph.calc.tables.artefacts import Artefact, Figure, Tree, Unreadable
from calcgraph.calc.tables.trees import read_tree
from calcgraph.calc.tables.written_cells import number_in
from calcgraph.calc.units.table import UnitTable, to_base
from calcgraph.diagnostics import errors_in
from calcgraph.files import read_file
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.rewriting.naming import Naming, parts_of, tokens_of, without_addresses, words_of
from calcgraph.hosts.commands.vaults import Reading, read
from calcgraph.notes.model import Note
from calcgraph.notes.reading import Host, reading_of
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.mask import blank, read_layout
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile, Span

SCAN = NoteId("calcgraph-adopt.md")
"""A note in memory that names all tables; a file of this name would be in the way of nothing else."""
MOST_FILES, MOST_TABLES, MOST_OF_FILE, MOST_CELLS = 400, 400, 40, 50_000
_TREES = {".json": 2_000_000, **dict.fromkeys((".yaml", ".yml", ".toml"), 100_000)}
"""The largest file of each ending that is searched, in bytes: the readers of YAML and TOML take 2 ms a kilobyte."""
_DATA = frozenset({".csv", ".tsv", *_TREES})
_SETTINGS = frozenset({"config", "settings", "compose", "workflow", "lock"})
"""Last words of the names of files that have settings."""
_TOOLS = frozenset(
    re.split(
        " ",
        "package.json composer.json manifest.json pyproject.toml cargo.toml book.toml hugo.toml rustfmt.toml "
        "clippy.toml deny.toml rust-toolchain.toml netlify.toml uv.toml ruff.toml calcgraph.toml action.yml "
        "action.yaml environment.yml environment.yaml meta.yaml codecov.yml openapi.yaml openapi.json "
        "swagger.json pubspec.yaml snapcraft.yaml chart.yaml",
    )
)
"""Files of tools: the versions and settings in them are not results."""
_BARE = re.compile(r"(?<![\w.,/#@:$€£¥+−–-])\d++(?:,\d{3})*+(?:\.\d++)?+(?![\w%°‰]|[.,/:–-]\d|\s?[%×])")
_START = re.compile(r"\d++(?:,\d{3})*+(?:\.\d++)?+")
_MEASURED = re.compile(r"-?\d*\.\d{5,}(?:e[+-]?\d+)?", re.IGNORECASE)
"""A row that is named by what was measured: the next run names it otherwise."""
_GENERAL = frozenset(
    re.split(
        " ",
        "all bench benchmark benchmarks data eval evaluation final latest main metric metrics output report result "
        "results run runs score scores stats summary table tables value values",
    )
)
"""Names of files and their parts that say only that they have results."""
_YEAR = re.compile(r"(?:19|20)\d\d")


class TableOfFile(NamedTuple):
    """A table in a data file, as a comment of a note names it."""

    path: str
    pointer: str

    def comment(self, name: str, units: Mapping[str, str]) -> str:
        """Return the comment that names the table."""
        given = ", ".join(f"{column}: {unit}" for column, unit in units.items())
        path = f'"{self.path}"' if " " in self.path else self.path
        parts = [f"<!-- calc: table {name} from {path}", self.pointer, f"in {given}" if given else "", "-->"]
        return " ".join(filter(None, parts))


class FoundCell(NamedTuple):
    """A number of a data file."""

    table: TableOfFile
    row: str
    column: str
    value: float
    """In base units."""
    unit: Unit
    needs_row: bool = False
    """True if only the name of its row says which it is: other rows have the column, or it is in a mixed object."""
    others: tuple[tuple[frozenset[str], frozenset[str]], ...] = ()
    """The tokens of each name on its path, and those of all names at the same place, which cells share."""


class NumberInText(NamedTuple):
    """A number of a text that is not linked."""

    span: Span
    text: str
    read: ClaimText
    words: frozenset[str]
    """The words of its line and of the heading above."""
    naming: frozenset[str]
    """The words of its clause that are nearest to it; in a table those of its row and of its column's head."""
    tokens: frozenset[str]
    """The same words as they are written, in lower case and of any length."""
    foreign: frozenset[str]
    """In a table the words in the heads of the other columns."""


class TableSize(NamedTuple):
    """The number of rows of a table in a data file."""

    table: TableOfFile
    key: str
    """The name of the column that names the rows."""
    rows: int


class SearchedCells(NamedTuple):
    """The numbers of the data files of a vault."""

    cells: tuple[FoundCell, ...]
    sizes: tuple[TableSize, ...]
    left_out: tuple[str, ...]
    """The files that were not searched, or only in part, since they are large or many."""


def find_cells(options: VaultOptions, reading: Reading) -> SearchedCells:
    """Return the numbers of the data files of a vault, with the tables that they are in."""
    listed, left_out = _tables(reading)
    tables, left_out = listed[:MOST_TABLES], [*left_out, *(one.path for one in listed[MOST_TABLES:])]
    text = "\n\n".join(one.comment(f"t{at}", {}) for at, one in enumerate(tables))
    scanned = read(options, [SourceFile(SCAN, f"# Scan\n\n{text}\n")])
    wrong = {one.span.line for one in errors_in(scanned.diagnostics) if one.path == SCAN}
    found: list[FoundCell] = []
    sizes: list[TableSize] = []
    named: set[tuple[str, str]] = set()
    for at, table in enumerate(tables):
        dataset = scanned.project.calculation.datasets.get(QuantityId(SCAN, f"t{at}"))
        above, _, last = table.pointer.rpartition("/")
        is_named = last.isdigit() and (table.path, above) in named
        if dataset is None or at * 2 + 3 in wrong or is_named or any(map(_is_measured, dataset.rows)):
            continue
        named.add((table.path, table.pointer))
        sizes.append(TableSize(table, next(iter(dataset.columns), ""), len(dataset.table.rows)))
        for row, cells in dataset.rows.items():
            for column, unit in {"value": ONE, **dataset.units}.items():
                cell = cells.get(column)
                known = number_in(dataset, row, column) if isinstance(cell, str) else cell
                if known is None or known.is_range:
                    continue
                if len(found) >= MOST_CELLS:
                    left_out.append(table.path)
                else:
                    is_shared = isinstance(cell, str) or (column != "value" and len(dataset.rows) > 1)
                    found.append(FoundCell(table, row, column, known.number, unit, is_shared))
    by_leaf: dict[tuple[str, str], FoundCell] = {}
    for one in sorted(found, key=lambda one: len(one.table.pointer)):
        by_leaf[one.table.path, _leaf(one)] = one  # of the tables that a cell is in the innermost
    return SearchedCells(_with_others(by_leaf.values()), tuple(sizes), tuple(dict.fromkeys(left_out)))


def _with_others(cells: Iterable[FoundCell]) -> tuple[FoundCell, ...]:
    """Return cells with the names that each name on their paths could be confused with."""
    paths = [(one, _path(one)) for one in cells]
    below: dict[tuple[str, ...], set[str]] = {}
    for _, path in paths:
        for at in range(len(path)):
            below.setdefault(path[:at], set()).add(path[at])
    tokens = {above: tokens_of(*names) for above, names in below.items()}
    return tuple(
        one._replace(others=tuple((tokens_of(name), tokens[path[:at]]) for at, name in enumerate(path)))
        for one, path in paths
    )


def _path(cell: FoundCell) -> tuple[str, ...]:
    """Return the names that lead to a cell: its file, those of its pointer, its row and its column."""
    column = () if cell.column == "value" else (cell.column,)
    return (PurePosixPath(cell.table.path).stem, *cell.table.pointer.split("/")[1:], cell.row, *column)


def _is_measured(row: str) -> bool:
    return any(map(_MEASURED.fullmatch, row.split(",")))


def _leaf(cell: FoundCell) -> str:
    """Return the position of a cell in its file, the same for every table that it is in."""
    column = "" if cell.column == "value" else cell.column
    return "_".join(filter(None, re.split(r"[\W_]+", f"{cell.table.pointer} {cell.row} {column}")))


def _tables(reading: Reading) -> tuple[list[TableOfFile], list[str]]:
    """Return the tables of the data files, and the files that have more or are too large."""
    files = [path for path in reading.vault.files if PurePosixPath(path).suffix.lower() in _DATA and _is_data(path)]
    found: list[TableOfFile] = []
    left_out = files[MOST_FILES:]
    for path in files[:MOST_FILES]:
        largest = _TREES.get(PurePosixPath(path).suffix.lower())
        if largest is None:
            found.append(TableOfFile(path, ""))
            continue
        data = read_file(reading.vault.files[path])
        if not isinstance(data, bytes) or len(data) > largest:
            left_out.append(path)
            continue
        tree = read_tree(Artefact(path, data))
        pointers = [] if tree is None or isinstance(tree, Unreadable) else list(_pointers(tree))
        found += [TableOfFile(path, pointer) for pointer in pointers[:MOST_OF_FILE]]
        left_out += [path] if len(pointers) > MOST_OF_FILE else []
    return found, left_out


def _is_data(path: str) -> bool:
    """Return whether a file can have results: it is not hidden, and its name is not that of settings."""
    *_, name = parts = path.lower().split("/")
    first, *words = re.split(r"[-_.]", name)
    is_settings = first in {"mkdocs", "tsconfig"} or not _SETTINGS.isdisjoint([first, *words][-2:-1])
    return not is_settings and name not in _TOOLS and not any(part.startswith(".") for part in parts)


def _pointers(tree: Tree) -> Iterator[str]:
    """Yield the pointers of the parts of a file that are tables: objects of numbers, lists and objects of objects."""
    waiting: list[tuple[str, Tree]] = [("", tree)]
    for pointer, part in waiting:
        below = list(part.items()) if isinstance(part, Mapping) else _items(part)
        is_list = isinstance(part, Sequence) and not isinstance(part, str)
        items = list(part) if is_list and isinstance(part, Sequence) else [value for _, value in below]
        has_rows = bool(items) and all(isinstance(one, Mapping) for one in items)
        if has_rows or any(isinstance(one, Figure) for _, one in below):
            yield pointer
        if len(waiting) < MOST_CELLS:
            waiting += [
                (f"{pointer}/{_escaped(key)}", value) for key, value in below if isinstance(value, Mapping | list)
            ]


def _items(part: Tree) -> list[tuple[str, Tree]]:
    """Return the items of a short list by their positions, which name rows without a name."""
    if not isinstance(part, list) or len(part) > MOST_OF_FILE:
        return []
    return [(str(at), one) for at, one in enumerate(part) if isinstance(one, Mapping)]


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1").replace("%", "%25").replace(" ", "%20")


def numbers_in(note: Note, settings: Settings, table: UnitTable) -> list[NumberInText]:
    """Return the numbers of a note's prose that are not in a link, code or formula, and are not years."""
    source = note.source
    layout = read_layout(source.text, 0, reading_of(settings, Host()))
    links = [one for tokens in layout.tokens for one in tokens if one.kind in _LINKS]
    text = blank(layout.prose, sorted((one.start, one.end) for one in links))
    spans = {source.ends(one.span) for one in note.numbers}
    taken = {at for one in spans for at in range(*one)}
    spans |= {found.span() for found in _BARE.finditer(text) if found.start() not in taken}
    naming = Naming(without_addresses(source.text, links), layout, sorted(spans))
    headings = sorted((one.span.line, one.text) for one in note.headings)
    made = []
    for start, end in sorted(spans):
        written, span = source.text[start:end].strip(), source.span(start, end)
        claim = read_claim(written, table)
        if not isinstance(claim, ClaimText) or claim.problem:  # the words after it may not be a unit
            first = _START.match(written)
            written = first[0] if first else written
            claim, span = read_claim(written, table), source.span(start, start + len(written))
        if not text[start:end].strip() or not isinstance(claim, ClaimText) or claim.problem or claim.kind != "number":
            continue
        if _YEAR.fullmatch(written):
            continue
        upper = bisect_right(headings, span.line, key=itemgetter(0))
        above = [words for _, words in headings[max(upper - 1, 0) : upper]]
        words = words_of(source.line(span.line), *above)
        made.append(NumberInText(span, written, claim, words, *naming.of(start, end)))
    return made


_LINKS = frozenset({TokenKind.WIKILINK, TokenKind.LINK, TokenKind.ADDRESS, TokenKind.HTML})


def _digits(written: str) -> int:
    digits = re.sub(r"\D", "", written.partition(" ")[0]).lstrip("0")
    return len(digits if "." in written else digits.rstrip("0")) or 0


def significant(number: NumberInText) -> int:
    """Return the number of significant digits that are written."""
    return _digits(number.text)


class CellsByValue:
    """Cells in order of value, to find those that round to a number."""

    def __init__(self, cells: Sequence[FoundCell]) -> None:
        """Sort them by whether they have a unit, and by value."""
        self._by_unit: dict[bool, list[FoundCell]] = {False: [], True: []}
        for one in sorted(cells, key=attrgetter("value")):
            self._by_unit[bool(one.unit.dimension) or one.unit.factor != 1].append(one)

    def matching(self, number: NumberInText) -> list[tuple[FoundCell, str]]:
        """Return the cells that round to a number, each with the unit that its column needs."""
        claim, unit = number.read, number.read.unit or ONE
        ends = claim.value - claim.rounding, claim.value + claim.rounding
        low, high = sorted(to_base(end, unit) for end in ends)
        plain, measured = self._by_unit[False], self._by_unit[True]
        found = {} if unit.dimension else {id(one): (one, "") for one in _between(plain, low, high)}
        if shown := (claim.unit.text if claim.unit else "").strip():
            for one in _between(plain, min(ends), max(ends)):  # as if its column had the unit that is written
                found.setdefault(id(one), (one, shown))
        return [
            *found.values(),
            *((one, "") for one in _between(measured, low, high) if one.unit.dimension == unit.dimension),
        ]


def _between(cells: Sequence[FoundCell], low: Fraction, high: Fraction) -> Iterator[FoundCell]:
    """Yield the cells whose values are in an interval; they are in order of value."""
    start = bisect_left(cells, low, key=attrgetter("value"))
    yield from takewhile(lambda one: one.value <= high, islice(cells, start, None))


def evidence(number: NumberInText, cell: FoundCell) -> int:
    """Return how many of the names of a cell are in the line of a number or in the heading above it."""
    return sum(bool(one & number.words) for one in _names(cell))


def is_named(number: NumberInText, cell: FoundCell) -> bool:
    """Return whether the text next to a number names its cell, and the head of no other column does."""
    column = words_of(cell.column.replace("_", " "))
    is_of_other = bool(column & number.foreign) and not column & number.naming
    if cell.needs_row:  # one word of `random_forest` or `best_prefill_at_tokens` could be about anything
        parts = parts_of(cell.row.replace("_", " "))
        said = len(parts & number.naming)
        is_own = said == len(parts) > 0 if cell.column == "value" else 2 * said > len(parts)
    else:
        is_own = any(one & number.naming for one in _near_names(cell))
    return is_own and not is_of_other and not _names_another(number, cell)


def _names_another(number: NumberInText, cell: FoundCell) -> bool:
    """Return whether the text next to a number has the name of a cell's neighbour in place of the cell's own.

    `The large file takes 12.4 ms` is not about `parser.small.ms`, whatever its value is.
    """
    return any(not own & number.tokens and known & number.tokens for own, known in cell.others)


def _near_names(cell: FoundCell) -> list[frozenset[str]]:
    """Return the words that can name a cell: of its row and its column, and those of its file that are not general."""
    above = PurePosixPath(cell.table.path).stem, cell.table.pointer
    own = cell.row, "" if cell.column == "value" else cell.column
    return [
        *(words_of(one.replace("_", " ")) for one in own),
        *(parts_of(one.replace("_", " ")) - _GENERAL for one in above),
    ]


def _names(cell: FoundCell) -> list[frozenset[str]]:
    """Return the words of a cell's row, column, file and part of the file; `value` is every single column's name."""
    column = "" if cell.column == "value" else cell.column
    names = (cell.row, column, PurePosixPath(cell.table.path).stem, cell.table.pointer)
    return [words_of(name.replace("_", " ")) for name in names]


def has_other_unit(number: NumberInText, cell: FoundCell, table: UnitTable) -> bool:
    """Return whether the name of a cell is, or ends in, a different unit from a number's: `latency_ms` for `43.9 s`."""
    if number.read.unit is None or cell.unit.dimension or cell.unit.factor != 1:
        return False
    for written, unit in _units_in_names(cell, table):
        own = number.read.unit
        return written != own.text.casefold() and (unit.dimension, unit.factor) != (own.dimension, own.factor)
    return False


def lacks_unit(number: NumberInText, cell: FoundCell, heads: Sequence[str], table: UnitTable) -> bool:
    """Return whether the name of a cell has a unit that neither a number of a table nor the heads over it have."""
    if number.read.unit is not None or not heads:
        return False
    near = (head for head in heads if not head.startswith(":"))  # not the line above the table
    words = {word.casefold() for head in near for word in re.split(r"[\W_]+", head)}
    return any(not words.issuperset(written.split("/")) for written, _ in _units_in_names(cell, table))


def says_unit(cell: FoundCell, heads: Sequence[str], unit: Unit) -> bool:
    """Return whether a unit in the heads over a number is that of its cell: in brackets, or in a name of the cell."""
    if not unit.dimension:
        return False
    is_apart = any(f"{start}{unit.text}{end}" in head for head in heads for start, end in ("[]", "()"))
    names = (cell.row, cell.column, cell.table.pointer.rpartition("/")[2])
    return is_apart or any(unit.text.casefold() in re.split(r"[\W_]+", name.casefold()) for name in names)


def _units_in_names(cell: FoundCell, table: UnitTable) -> Iterator[tuple[str, Unit]]:
    """Yield the units at the end of the names of a cell, with their spelling in lower case."""
    for name in (cell.row, cell.column, cell.table.pointer.rpartition("/")[2]):
        *before, last = re.split(r"[\W_]+", name)
        rate = table.parse(f"{before[-1]}/{last}") if before and before[-1].isalpha() and last.isalpha() else None
        if isinstance(rate, Unit) and rate.dimension:  # `compress_MB_s` is not in seconds
            yield f"{before[-1]}/{last}".casefold(), rate
            continue
        unit = table.parse(last) if (before or len(last) > 1) and last.isalpha() else None
        if isinstance(unit, Unit) and unit.dimension:
            yield last.casefold(), unit
