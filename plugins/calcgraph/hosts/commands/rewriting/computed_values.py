"""Values that a text may state and no file contains: numbers of rows, totals, means, and values of two cells.

Many values can be computed from a few cells, so each is offered only next to words that name its parts.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import PurePosixPath
from typing import NamedTuple

from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.units.table import to_base
from calcgraph.hosts.commands.rewriting.found_cells import (
    FoundCell,
    NumberInText,
    TableOfFile,
    TableSize,
    significant,
)
from calcgraph.hosts.commands.rewriting.naming import parts_of, words_of
from calcgraph.source import SourceFile

_SURE = 3
"""Digits of a number that may be a total or a mean without a word that says so."""
_WHOLE = re.compile(r"\d++(?:,\d{3})*+(?![^\s])")
_NOUNS = re.compile(r"[ \t]++([^\W\d_]++)(?:[ \t]++([^\W\d_]++))?+")
_SUMS = frozenset({"total", "totals", "sum", "altogether", "overall", "combined"})
_MEANS = frozenset({"mean", "average", "averages", "avg"})
_NAME = re.compile(r"\W+")
_REACH = 80
"""Characters after a number that may have its noun."""
_MOST_OF_WORD = 400
"""Cells that a word may name; one of more cells tells none apart."""
_MOST_NAMED = 24
"""Cells named in one sentence whose pairs are tried."""


class ResultFormula(NamedTuple):
    """The formula of a value in a sheet."""

    name: str
    """The name of the result, which may be taken."""
    formula: str
    """Its formula, in which `{table}`, `{a}` and `{b}` stand for names."""
    origins: tuple[FoundCell, ...] = ()
    """The cells `a` and `b`; empty for the value of a table."""
    shown: str = ""
    """Its description, for a question."""


class ComputedMatch(NamedTuple):
    """A number with a value that can be computed."""

    cell: FoundCell
    """A cell of the table, for its name and its unit."""
    unit: str
    computed: ResultFormula


class _NumberColumn(NamedTuple):
    """A column of numbers."""

    first: FoundCell
    total: float
    length: int


class ComputedValues:
    """The values that can be computed from the cells of a vault."""

    def __init__(self, cells: Sequence[FoundCell], sizes: Sequence[TableSize]) -> None:
        """Group the cells by column, and by the words of their names."""
        self._sizes: dict[int, list[TableSize]] = defaultdict(list)
        for size in sizes:
            self._sizes[size.rows].append(size)
        columns: dict[tuple[TableOfFile, str], list[FoundCell]] = defaultdict(list)
        by_word: dict[str, list[FoundCell]] = defaultdict(list)
        for one in cells:
            columns[one.table, one.column].append(one)
            for word in words_of(*map(_spaced, _path(one))):
                by_word[word].append(one)
        self._by_word = {word: some for word, some in by_word.items() if len(some) <= _MOST_OF_WORD}
        self._columns: dict[str, list[_NumberColumn]] = defaultdict(list)
        for (table, name), some in columns.items():
            if len(some) > 1 and not (name == "value" and any(one.needs_row for one in some)):
                words = (
                    words_of(_spaced(name)) if name != "value" else parts_of(_spaced(f"{table.pointer} {table.path}"))
                )
                column = _NumberColumn(some[0], sum(one.value for one in some), len(some))
                for word in words:
                    self._columns[word].append(column)

    def matching(self, number: NumberInText, source: SourceFile) -> list[ComputedMatch]:
        """Return the values that a number may state, counts first."""
        found = [*self._counts(number, source)]
        if significant(number) > 1:
            found += [*self._of_columns(number), *self._of_pairs(number)]
        return found

    def _counts(self, number: NumberInText, source: SourceFile) -> Iterator[ComputedMatch]:
        whole = _WHOLE.match(number.text)
        if not whole:
            return
        after = f"{number.text[whole.end() :]}{source.text[source.ends(number.span)[1] :][:_REACH]}"
        words = _NOUNS.match(after)
        near = [word for word in words.groups() if word] if words else []
        nouns = {_singular(word) for word in near} if near and words_of(near[0]) else set[str]()
        for one in self._sizes.get(int(number.read.value), ()):
            names = {
                _singular(word) for word in words_of(one.key, one.table.pointer, PurePosixPath(one.table.path).stem)
            }
            if nouns & names:
                cell = FoundCell(one.table, "", "", one.rows, ONE)
                shown = f"the number of rows of `{_place(one.table)}`"
                yield ComputedMatch(cell, "", ResultFormula("rows", "count({table})", (), shown))

    def _of_columns(self, number: NumberInText) -> Iterator[ComputedMatch]:
        near = {id(one): one for word in sorted(number.words) for one in self._columns.get(word, ())}
        for first, total, length in near.values():
            table, column = first.table, first.column
            for name, value, said in (("total", total, _SUMS), ("mean", total / length, _MEANS)):
                is_said = bool(said & number.words)
                unit = _unit_for(number, value, first.unit) if is_said or significant(number) >= _SURE else None
                if unit is not None:
                    shown = f"the {name} of {column} in `{_place(table)}`"
                    computed = ResultFormula(f"{name}_{column}", f"{name}({{table}}.{column})", (), shown)
                    yield ComputedMatch(first, unit, computed)

    def _of_pairs(self, number: NumberInText) -> Iterator[ComputedMatch]:
        near = {id(one): one for word in sorted(number.words) for one in self._by_word.get(word, ())}.values()
        likely = sorted(near, key=lambda one: -len(number.words & words_of(*map(_spaced, _path(one)))))[:_MOST_NAMED]
        for a, b in permutations(likely, 2):
            apart = _apart(a, b)
            if not apart or a.unit != b.unit or not all(words and words <= number.words for words in apart):
                continue
            for name, formula, is_ratio, compute in _PAIRED:
                value = compute(a.value, b.value) if b.value else None
                unit = ONE if is_ratio else a.unit
                written = None if value is None else _unit_for(number, value, unit, is_ratio=is_ratio)
                if written is not None:
                    shown = f"`{formula.format(a=_dotted(a), b=_dotted(b))}` in `{_place(a.table)}`"
                    yield ComputedMatch(a, written, ResultFormula(name, formula, (a, b), shown))


def _path(cell: FoundCell) -> tuple[str, ...]:
    """Return the names that lead to a cell in its file."""
    column = () if cell.column == "value" else (cell.column,)
    return (*cell.table.pointer.split("/")[1:], cell.row, *column)


def _apart(a: FoundCell, b: FoundCell) -> tuple[frozenset[str], ...]:
    """Return the words of the one name in which the paths of two cells differ; empty if they differ in more."""
    if a.table.path != b.table.path or len(_path(a)) != len(_path(b)):
        return ()
    differing = [pair for pair in zip(_path(a), _path(b), strict=True) if pair[0] != pair[1]]
    return tuple(words_of(_spaced(one)) for one in differing[0]) if len(differing) == 1 else ()


_PAIRED: tuple[tuple[str, str, bool, Callable[[float, float], float]], ...] = (
    ("difference", "{a} - {b}", False, lambda a, b: a - b),
    ("ratio", "{a} / {b}", True, lambda a, b: a / b),
    ("change", "{a} / {b} - 1", True, lambda a, b: a / b - 1),
    ("reduction", "1 - {a} / {b}", True, lambda a, b: 1 - a / b),
)
"""Values of two cells: the name, the formula, whether it has no unit, and how to compute it."""


def _unit_for(number: NumberInText, value: float, unit: Unit, *, is_ratio: bool = False) -> str | None:
    """Return the unit that the column needs if a number states a value; empty if it has one, None if it does not."""
    claim, own = number.read, number.read.unit or ONE
    ends = sorted((claim.value - claim.rounding, claim.value + claim.rounding))
    low, high = sorted(to_base(end, own) for end in ends)
    is_plain = not unit.dimension and unit.factor == 1
    if own.dimension == unit.dimension and low <= value <= high:
        return ""
    is_bare = is_plain and not is_ratio and own.text.strip() and ends[0] <= value <= ends[1]
    return own.text.strip() if is_bare else None


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("/", " ")


def _dotted(cell: FoundCell) -> str:
    return ".".join(_path(cell))


def _place(table: TableOfFile) -> str:
    return f"{table.path} {table.pointer}".strip()


def _singular(word: str) -> str:
    return word.lower().removesuffix("s")


class SheetLines:
    """The lines of a sheet that compute values, each cell once."""

    def __init__(self, taken: set[str]) -> None:
        """Take the names that something has already."""
        self.lines: list[str] = []
        self._taken = taken
        self._known: dict[str, str] = {}

    def add(self, computed: ResultFormula, unit: str, table: str) -> str:
        """Add the lines of a value, and return its name."""
        names = {"table": table, **dict(zip("ab", (self._read(one, unit) for one in computed.origins), strict=False))}
        formula = computed.formula.format(**names)
        return self._named(formula, f"{computed.name}_{names['a']}" if computed.origins else f"{table}_{computed.name}")

    def _read(self, cell: FoundCell, unit: str) -> str:
        path = f'"{cell.table.path}"' if " " in cell.table.path else cell.table.path
        column = "" if cell.column == "value" else f"/{cell.column}"
        given = f" in {unit}" if unit else ""
        return self._named(f"from {path} {cell.table.pointer}/{cell.row}{column}{given}", "_".join(_path(cell)[-2:]))

    def _named(self, right: str, wanted: str) -> str:
        """Return the name of the line with this right side."""
        if right not in self._known:
            self._known[right] = free_name(wanted, self._taken)
            self.lines.append(f"{self._known[right]} = {right}")
        return self._known[right]


def free_name(wanted: str, taken: set[str]) -> str:
    """Return a name like the one that is wanted, and take it."""
    base = _NAME.sub("_", wanted)
    base = base if base[:1].isalpha() else f"t_{base}"
    name = next(one for one in (base, *(f"{base}_{at}" for at in range(2, 10_000))) if one not in taken)
    taken.add(name)
    return name
