"""The reads of results, as rows that a later process continues from.

A row is a query's number, its key, the rows it has read, the kept part of its result, and its height. Most rows are
never looked at: a result is loaded when it is requested, or when something it has read changes.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, get_origin, get_type_hints

from msgspec import Struct, field

from calcgraph.enums import quick
from calcgraph.queries.plain import from_plain, to_plain
from calcgraph.queries.query import Keep, Query

TraceRow: TypeAlias = tuple[int, Any, list[int], str | None, int]
"""Number of the query, key, numbers of the rows read, kept answer, height."""
PACKAGE = __name__.partition(".")[0]


@quick
class State(Enum):
    """The state of a result: known to be right, or not."""

    NEW = 0
    FRESH = 1
    SUSPECT = 2
    BUSY = 3


class StoredAnswer(NamedTuple):
    """In the place of an answer: what another process has kept of it."""

    answer: str | None


class MemoEntry(Struct, eq=False):
    """A result with its reads; it is not computed yet if the value is missing."""

    query: Query[Any, Any]
    key: tuple[Any, ...]
    value: Any = None
    state: State = State.NEW
    reads: "list[MemoEntry]" = field(default_factory=list)
    """In the order of asking, as often as asked."""
    readers: "set[MemoEntry]" = field(default_factory=set)
    changed: int = 0
    """The time at which it last came out differently."""
    checked: int = 0
    """The time at which it was last right."""
    height: int = 0
    """More than that of all it reads."""
    row: int = -1
    """Its number among the rows."""
    is_linked: bool = True
    """True if reads and readers are also loaded."""
    is_told: bool = False
    """True if its row is up to date."""


class Traces:
    """The rows of another process, and those of this one when they are taken."""

    def __init__(self, queries: Iterable[str] = (), rows: Iterable[TraceRow | None] = ()) -> None:
        """`queries` are called `module:name`; LookupError or the like for rows that no such program has written."""
        self._queries = [_named(where) for where in queries]
        self._numbers = {query.where: number for number, query in enumerate(self._queries)}
        self.rows = [*rows]
        self._at = {(row[0], _hashed(row[1])): number for number, row in enumerate(self.rows) if row}
        self._awake: dict[int, MemoEntry] = {}
        self._readers: list[list[int]] | None = None
        self._dead: set[int] = set()
        """Rows of which nothing is true any longer."""

    def as_json(self) -> dict[str, object]:
        """Return the data that `Traces` takes, without outdated rows and the rows that depend on them."""
        rows = [None if number in self._dead else row for number, row in enumerate(self.rows)]
        todo = [number for number, row in enumerate(rows) if row is None]
        readers = _readers_in(rows) if todo else []
        while todo:
            for reader in readers[todo.pop()]:
                if rows[reader] is not None:
                    rows[reader] = None
                    todo.append(reader)
        return {"queries": [query.where for query in self._queries], "rows": rows}

    def find(self, query: Query[Any, Any], key: tuple[Any, ...]) -> MemoEntry | None:
        """An answer, awake from now on."""
        number = self._at.get((self._numbers.get(query.where, -1), _hashed(_key_of(key)))) if self._at else None
        return None if number is None or number in self._dead else self.wake(number)

    def keys(self, query: Query[Any, Any]) -> Iterator[tuple[Any, ...]]:
        """The keys of a query's answers."""
        number = self._numbers.get(query.where, -1)
        return (
            _restored(row[1])
            for at, row in enumerate(self.rows)
            if row is not None and row[0] == number and at not in self._dead
        )

    def awake(self) -> Iterable[MemoEntry]:
        """The answers that are awake."""
        return self._awake.values()

    def wake(self, number: int) -> MemoEntry:
        """The answer of a row."""
        cell = self._awake.get(number)
        if cell is None:
            row = self.rows[number]
            assert row is not None
            cell = self._awake[number] = MemoEntry(self._queries[row[0]], _restored(row[1]))
            cell.value, cell.height, cell.row = StoredAnswer(row[3]), row[4], number
            cell.state, cell.is_linked, cell.is_told = State.FRESH, False, True
        return cell

    def link(self, cell: MemoEntry) -> None:
        """Load the queries that a result has read, and those that read it."""
        cell.is_linked = True
        row = self.rows[cell.row]
        if row is not None:
            cell.reads = [self.wake(number) for number in row[2]]
            cell.readers.update(self.wake(number) for number in self._readers_of(cell.row))

    def awake_reads(self, cell: MemoEntry) -> Iterator[MemoEntry]:
        """Yield the loaded reads of an unlinked result; those not loaded are unchanged, or they would be loaded."""
        row = self.rows[cell.row]
        for number in row[2] if row is not None else ():
            if number in self._awake:  # looked up as late as possible: verifying one may wake the next
                yield self._awake[number]

    def drop(self, cell: MemoEntry) -> None:
        """Keep nothing of an answer."""
        if cell.row >= 0:
            self._dead.add(cell.row)

    def take(self, cells: Iterable[MemoEntry]) -> None:
        """Write the rows of the changed cells."""
        known: dict[MemoEntry, Mapping[int, None]] = {}

        def rows_read(cell: MemoEntry) -> Mapping[int, None]:
            rows: dict[int, None] = {}
            for read in cell.reads:
                if read.query.keep is not Keep.NOTHING:
                    rows[self._number(read)] = None
                elif read in known:
                    rows |= known[read]
                else:
                    rows |= known.setdefault(read, rows_read(read))
            return rows

        for cell in cells:
            if cell.state is not State.FRESH:
                self.drop(cell)
            elif not cell.is_told and cell.is_linked and cell.query.keep is not Keep.NOTHING and cell.query.is_noted:
                reads, number = rows_read(cell), self._number(cell)
                self._dead.discard(number)
                query = self._numbers[cell.query.where]
                self.rows[number] = query, _key_of(cell.key), [*reads], answer_of(cell.query, cell.value), cell.height
                cell.is_told = True

    def _number(self, cell: MemoEntry) -> int:
        if cell.row < 0:
            cell.row = len(self.rows)
            self.rows.append(None)
            if cell.query.where not in self._numbers:
                self._numbers[cell.query.where] = len(self._queries)
                self._queries.append(cell.query)
        return cell.row

    def _readers_of(self, number: int) -> list[int]:
        if self._readers is None:
            self._readers = _readers_in(self.rows)
        return self._readers[number] if number < len(self._readers) else []


def _readers_in(rows: Sequence[TraceRow | None]) -> list[list[int]]:
    """Return, for each row, the numbers of the rows that have read it."""
    readers: list[list[int]] = [[] for _ in rows]
    for reader, row in enumerate(rows):
        for read in row[2] if row else ():
            readers[read].append(reader)
    return readers


def answer_of(query: Query[Any, Any], value: object) -> str | None:
    """Return the part of a result that is kept."""
    if isinstance(value, StoredAnswer):
        return value.answer
    text = None if query.keep is Keep.TRACE else to_plain(value)
    if text is None or query.keep is Keep.ANSWER:
        return text
    return f"={blake2b(text.encode('ascii'), digest_size=12).hexdigest()}"


def restored(cell: MemoEntry, kept: str) -> object:
    """An answer that was kept whole."""
    kind = _kind_of(cell.query)
    if kept == "[]" and get_origin(kind) is tuple:
        return ()  # the problems of most notes
    return from_plain(kind, kept)


@cache
def _kind_of(query: Query[Any, Any]) -> object:
    if query.table is not None:
        mapping = get_type_hints(query.table.run)["return"]
        return mapping.__args__[1] | None
    return get_type_hints(query.run)["return"]


def _named(where: str) -> Query[Any, Any]:
    module, _, name = where.partition(":")
    if module.partition(".")[0] != PACKAGE and module not in sys.modules:
        raise LookupError(where)
    found = attrgetter(name)(import_module(module))
    if not isinstance(found, Query) or found.where != where:
        raise LookupError(where)
    return found


def _key_of(key: tuple[Any, ...]) -> object:
    return key[0] if len(key) == 1 and isinstance(key[0], str) else key


def _hashed(key: object) -> object:
    return key if isinstance(key, str) else json.dumps(key)


def _restored(key: object) -> tuple[Any, ...]:
    return (key,) if isinstance(key, str) else tuple(tuple(part) if isinstance(part, list) else part for part in key)  # type: ignore[attr-defined]
