"""Functions that remember what they read: what an edit reaches is recorded, not listed.

A query is a pure function of its key and of what it asks for; inputs are the only thing that is set. While a query
runs, its reads are recorded in order. An input that changes makes suspect what depends on it, and nothing is run. What
is suspect and asked for verifies its reads in order: where none came out differently it is right as it is; otherwise
it runs, and where it comes out equal the old object stays, and nobody above it runs.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar, overload

P = ParamSpec("P")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
K = TypeVar("K")


class RingError(RuntimeError):
    """A query that needs its own answer: a fault of ours, reported with the way round."""


class CancelledError(Exception):
    """What was asked is no longer wanted; all that is known stays as it is."""


class GoneError(LookupError):
    """An input that is not set, or no longer: whoever still reads it runs again, and never catches this."""


class Ask(Protocol):
    """The only way from a query to anything else."""

    def __call__(self, query: "Query[P, V]", /, *key: P.args, **named: P.kwargs) -> V:
        """The answer of a query for a key; of an input what was set."""

    def many(self, query: "Query[[K], V]", keys: Iterable[K], run: "RunMany[K, V]") -> list[V]:
        """The answers for many keys; `run` finds those that must run, all at once, as the query would one by one.

        It asks for each key by an `Ask` of its own, and gives the answers in the order of the keys.
        """


RunMany: TypeAlias = Callable[[Callable[[K], Ask], Sequence[K]], Sequence[V]]


@dataclass(frozen=True, eq=False)
class Query(Generic[P, V_co]):
    """A function of a key and of what it asks for; an input is one without a function."""

    name: str
    run: Callable[Concatenate[Ask, P], V_co] | None
    same: Callable[[Any, Any], bool]
    """Whether two answers are one to all who read it."""
    wall: bool
    """Whether it is verified before what reads it is even suspected: many read it, and it seldom changes."""
    table: "Query[[], Any] | None" = None
    """The table of which this is an entry."""


@dataclass(frozen=True, eq=False)
class Table(Query[[], Mapping[K, V]]):
    """A wall whose answers are mappings that many read at one key."""

    @cached_property
    def entry(self) -> Query[[K], V | None]:
        """What is under a key: who asks for this runs again when that changes, not whenever the table does."""

        def run(ask: Ask, key: K) -> V | None:
            return ask(self).get(key)

        return Query(f"{self.name}.entry", run, _equal, wall=False, table=self)


def table(run: Callable[[Ask], Mapping[K, V]]) -> Table[K, V]:
    """A table of a function."""
    return Table(run.__name__, run, _equal, wall=True)


def _equal(old: object, new: object) -> bool:
    return old is new or bool(old == new)


def _never(old: object, new: object) -> bool:
    return old is new


@overload
def query(run: Callable[Concatenate[Ask, P], V], /) -> Query[P, V]: ...
@overload
def query(
    *, wall: bool = False, compared: bool = True
) -> Callable[[Callable[Concatenate[Ask, P], V]], Query[P, V]]: ...
def query(
    run: Callable[Concatenate[Ask, P], V] | None = None, /, *, wall: bool = False, compared: bool = True
) -> Query[P, V] | Callable[[Callable[Concatenate[Ask, P], V]], Query[P, V]]:
    """A query of a function; one whose answers are large is not `compared`: it is new whenever it runs."""

    def made(function: Callable[Concatenate[Ask, P], V]) -> Query[P, V]:
        return Query(function.__name__, function, _equal if compared else _never, wall)

    return made if run is None else made(run)


def given(name: str) -> Query[..., Any]:
    """An input, whose key and value the type of its variable says."""
    return Query(name, None, _equal, wall=False)


class _State(Enum):
    NEW = 0
    FRESH = 1
    SUSPECT = 2
    BUSY = 3


class _Cell:
    """An answer with what it was made of."""

    __slots__ = ("changed", "checked", "height", "key", "query", "readers", "reads", "state", "value")

    def __init__(self, query: Query[Any, Any], key: tuple[Any, ...]) -> None:
        self.query = query
        self.key = key
        self.value: Any = None
        self.state = _State.NEW
        self.reads: list[_Cell] = []
        """In the order of asking, as often as asked."""
        self.readers: set[_Cell] = set()
        self.changed = 0
        """The time at which it last came out differently."""
        self.checked = 0
        """The time at which it was last right."""
        self.height = 0
        """More than that of all it reads."""


class Memo:
    """The answers of all queries; for one thread."""

    def __init__(self, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """`is_cancelled` is asked between two queries."""
        self.is_cancelled = is_cancelled
        self.runs: Counter[str] = Counter()
        """How often queries ran, by name; whoever counts clears it."""
        self._cells: dict[tuple[Query[Any, Any], tuple[Any, ...]], _Cell] = {}
        self._busy: list[_Cell] = []
        self._walls: list[tuple[int, int, _Cell, int]] = []
        """A heap of those to be verified, the lowest first, each with the time at which it last came out differently.

        Behind a wall that is not verified yet something may look right that is not: so the lowest go first.
        """
        self._queued = 0
        self._time = 1
        self._swept = 0
        """How many answers were left by the last sweep."""

    @property
    def is_overgrown(self) -> bool:
        """Whether much of what is known may be of no use any longer."""
        return len(self._cells) > 2 * self._swept

    def set(self, query: Query[P, V], value: V, *key: P.args, **_named: P.kwargs) -> None:
        """Give an input; one that is as it was changes nothing."""
        cell = self._cell(query, key)
        if cell.state is _State.FRESH and query.same(cell.value, value):
            return
        cell.value, cell.state = value, _State.FRESH
        self._has_changed(cell)

    def remove(self, query: Query[P, V], *key: P.args, **_named: P.kwargs) -> None:
        """Take an input away."""
        cell = self._cells.pop((query, key), None)
        if cell is not None:
            cell.state = _State.NEW
            self._has_changed(cell)

    def keys(self, query: Query[P, V]) -> list[tuple[Any, ...]]:
        """The keys of which something is known."""
        return [key for known, key in self._cells if known is query]

    def __call__(self, query: Query[P, V], /, *key: P.args, **_named: P.kwargs) -> V:
        """The answer of a query, which runs only if it must."""
        cell = self._cells.get((query, key)) or self._cell(query, key)
        if self._busy:
            self._busy[-1].reads.append(cell)
        elif self._walls:
            self._settle()
        if cell.state is not _State.FRESH:
            self._refresh(cell)
        answer: V = cell.value
        return answer

    ask = __call__

    def many(self, query: Query[[K], V], keys: Iterable[K], run: "RunMany[K, V]") -> list[V]:
        """The answers for many keys; `run` finds those that must run at once."""
        cells = [self._cell(query, (key,)) for key in keys]
        stale = [cell for cell in cells if cell.state is _State.NEW]
        if len(stale) > 1:
            self._run_many(stale, run)
        return [self(query, *cell.key) for cell in cells]

    def _run_many(self, cells: list[_Cell], run: "RunMany[K, V]") -> None:
        by_key = {cell.key[0]: cell for cell in cells}
        for cell in cells:
            cell.state = _State.BUSY
        try:
            values = run(lambda key: _Asker(self, by_key[key]), [*by_key])
        except BaseException:
            for cell in cells:
                cell.state = _State.NEW
            raise
        finally:
            for cell in cells:
                for read in cell.reads:
                    read.readers.add(cell)
        for cell, value in zip(cells, values, strict=True):
            cell.value, cell.changed = value, self._time
            self._counted(cell)
            cell.state, cell.checked = _State.FRESH, self._time

    def sweep(self, roots: Iterable[tuple[Query[Any, Any], tuple[Any, ...]]]) -> None:
        """Forget what none of these needs any longer; inputs stay."""
        todo = [self._cells[root] for root in roots if root in self._cells]
        needed = set(todo)
        while todo:
            new = set(todo.pop().reads) - needed
            needed |= new
            todo.extend(new)
        for cell in [*self._cells.values()]:
            if cell not in needed and cell.query.run is not None:
                self._unread(cell, cell.reads)
                del self._cells[cell.query, cell.key]
        self._swept = len(self._cells)
        self._walls = [wall for wall in self._walls if wall[2] in needed]
        heapify(self._walls)

    def _cell(self, query: Query[Any, Any], key: tuple[Any, ...]) -> _Cell:
        cell = self._cells.get((query, key))
        if cell is None:
            cell = self._cells[query, key] = _Cell(query, key)
        return cell

    def _has_changed(self, cell: _Cell) -> None:
        if self._busy:
            raise RuntimeError(f"`{cell.query.name}` is set while `{self._busy[-1].query.name}` runs")
        self._time += 1
        cell.changed = self._time
        self._suspect(cell.readers)

    def _suspect(self, readers: Iterable[_Cell]) -> None:
        todo = [*readers]
        while todo:
            cell = todo.pop()
            if cell.state is _State.FRESH:
                cell.state = _State.SUSPECT
                if cell.query.wall:
                    self._queued += 1
                    heappush(self._walls, (cell.height, self._queued, cell, cell.changed))
                else:
                    todo.extend(cell.readers)

    def _settle(self) -> None:
        """Bring walls up to date: behind those that come out as they were nothing is suspect."""
        while self._walls:
            _, _, cell, before = self._walls[0]
            if cell.state is _State.SUSPECT:
                try:
                    self._refresh(cell)
                except GoneError:
                    cell.changed = 0
            heappop(self._walls)
            if cell.changed != before:
                self._time += 1
                cell.changed = cell.checked = self._time
                self._suspect(self._differing(cell))

    @staticmethod
    def _differing(wall: _Cell) -> list[_Cell]:
        """The readers of a wall that has changed; of the entries of a table those that are others now."""
        found: list[_Cell] = []
        for reader in wall.readers:
            if reader.query.table is not wall.query or {wall.state, reader.state} != {_State.FRESH}:
                found.append(reader)
                continue
            value, reader.checked = wall.value.get(*reader.key), wall.changed
            if not reader.query.same(reader.value, value):
                reader.value, reader.changed = value, wall.changed
                found += reader.readers
        return found

    def _refresh(self, cell: _Cell) -> None:
        if cell.state is _State.BUSY:
            way = [*self._busy[self._busy.index(cell) :], cell] if cell in self._busy else [cell]
            raise RingError(" → ".join(f"{one.query.name}{one.key}" for one in way))
        was = cell.state
        cell.state = _State.BUSY
        try:
            if was is _State.NEW or self._differs(cell):
                self._run(cell, is_new=was is _State.NEW)
        except BaseException:
            cell.state = was
            raise
        cell.state, cell.checked = _State.FRESH, self._time

    def _differs(self, cell: _Cell) -> bool:
        """Whether something that a query has read comes out differently now."""
        for read in cell.reads:
            if read.state is not _State.FRESH:
                try:
                    self._refresh(read)
                except GoneError:
                    return True
            if read.changed > cell.checked:
                return True
        return False

    def _run(self, cell: _Cell, *, is_new: bool) -> None:
        query = cell.query
        if query.run is None:
            raise GoneError(f"{query.name}{cell.key}")
        if self.is_cancelled():
            raise CancelledError
        before, cell.reads = cell.reads, []
        self._busy.append(cell)
        try:
            value = query.run(self, *cell.key)
        except BaseException:
            cell.reads += before
            raise
        finally:
            self._busy.pop()
            for read in cell.reads:
                read.readers.add(cell)
        if before:
            self._unread(cell, set(before).difference(cell.reads))
        if is_new or not query.same(cell.value, value):
            cell.value, cell.changed = value, self._time
        self._counted(cell)

    def _counted(self, cell: _Cell) -> None:
        cell.height = 1 + max([read.height for read in cell.reads], default=0)
        if cell.query.table is None:
            self.runs[cell.query.name] += 1

    @staticmethod
    def _unread(cell: _Cell, reads: Iterable[_Cell]) -> None:
        for read in reads:
            read.readers.discard(cell)


class _Asker:
    """Asks for one of several answers that are found at once."""

    def __init__(self, memo: Memo, cell: _Cell) -> None:
        self._memo = memo
        self._cell = cell

    def __call__(self, query: Query[P, V], /, *key: P.args, **named: P.kwargs) -> V:
        busy = self._memo._busy  # noqa: SLF001 - a part of it
        busy.append(self._cell)
        try:
            return self._memo(query, *key, **named)
        finally:
            busy.pop()

    def many(self, query: Query[[K], V], keys: Iterable[K], run: RunMany[K, V]) -> list[V]:  # noqa: ARG002 - one by one
        return [self(query, key) for key in keys]
