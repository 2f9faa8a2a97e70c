"""Functions that remember what they read: what an edit reaches is recorded, not listed.

A query is a pure function of its key and of what it asks for; inputs are the only thing that is set. While a query
runs, its reads are recorded in order. An input that changes makes suspect what depends on it, and nothing is run. What
is suspect and asked for verifies its reads in order: where none came out differently it is right as it is; otherwise
it runs, and where it comes out equal the old object stays, and nobody above it runs.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

P = ParamSpec("P")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class RingError(RuntimeError):
    """A query that needs its own answer: a fault of ours, told with the way round."""


class CancelledError(Exception):
    """What was asked is no longer wanted; all that is known stays as it is."""


class GoneError(LookupError):
    """An input that is not set, or no longer: whoever still reads it runs again, and never catches this."""


class Ask(Protocol):
    """The only way from a query to anything else."""

    def __call__(self, query: "Query[P, V]", /, *key: P.args, **named: P.kwargs) -> V:
        """The answer of a query for a key; of an input what was set."""


@dataclass(frozen=True, eq=False)
class Query(Generic[P, V_co]):
    """A function of a key and of what it asks for; an input is one without a function."""

    name: str
    run: Callable[Concatenate[Ask, P], V_co] | None
    same: Callable[[Any, Any], bool]
    """Whether two answers are one to all who read it."""
    wall: bool
    """Whether it is verified before what reads it is even suspected: many read it, and it seldom changes."""


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


def given(name: str, _shape: Callable[P, V]) -> Query[P, V]:
    """An input, whose keys and values are those of a function."""
    return Query(name, None, _equal, wall=False)


class _State(Enum):
    NEW = 0
    FRESH = 1
    SUSPECT = 2
    BUSY = 3


class _Cell:
    """An answer with what it was made of."""

    __slots__ = ("changed", "checked", "key", "query", "readers", "reads", "state", "value")

    def __init__(self, query: Query[Any, Any], key: tuple[Any, ...]) -> None:
        self.query = query
        self.key = key
        self.value: Any = None
        self.state = _State.NEW
        self.reads: dict[_Cell, None] = {}
        """In the order of asking."""
        self.readers: set[_Cell] = set()
        self.changed = 0
        """The time at which it last came out differently."""
        self.checked = 0
        """The time at which it was last right."""


class Memo:
    """The answers of all queries; for one thread."""

    def __init__(self, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """`is_cancelled` is asked between two queries."""
        self.is_cancelled = is_cancelled
        self.runs: Counter[str] = Counter()
        """How often queries ran, by name; whoever counts clears it."""
        self._cells: dict[tuple[Query[Any, Any], tuple[Any, ...]], _Cell] = {}
        self._busy: list[_Cell] = []
        self._walls: list[_Cell] = []
        self._time = 1

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

    def ask(self, query: Query[P, V], /, *key: P.args, **_named: P.kwargs) -> V:
        """The answer of a query, which runs only if it must."""
        cell = self._cell(query, key)
        if self._busy:
            self._busy[-1].reads[cell] = None
        elif self._walls:
            self._settle()
        if cell.state is not _State.FRESH:
            self._refresh(cell)
        answer: V = cell.value
        return answer

    def sweep(self, roots: Iterable[tuple[Query[Any, Any], tuple[Any, ...]]]) -> None:
        """Forget what none of these needs any longer; inputs stay."""
        todo = [self._cells[root] for root in roots if root in self._cells]
        needed = set(todo)
        while todo:
            new = todo.pop().reads.keys() - needed
            needed |= new
            todo.extend(new)
        for cell in [*self._cells.values()]:
            if cell not in needed and cell.query.run is not None:
                self._unread(cell, cell.reads)
                del self._cells[cell.query, cell.key]
        self._walls = [cell for cell in self._walls if cell in needed]

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
                    self._walls.append(cell)
                else:
                    todo.extend(cell.readers)

    def _settle(self) -> None:
        """Bring walls up to date: behind those that come out as they were nothing is suspect."""
        while self._walls:
            cell = self._walls[-1]
            before = cell.changed
            if cell.state is _State.SUSPECT:
                try:
                    self._refresh(cell)
                except GoneError:
                    cell.changed = self._time
            self._walls.pop()
            if cell.changed != before:
                self._suspect(cell.readers)

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
        before, cell.reads = cell.reads, {}
        self._busy.append(cell)
        try:
            value = query.run(self.ask, *cell.key)
        except BaseException:
            cell.reads |= before
            raise
        finally:
            self._busy.pop()
            for read in cell.reads:
                read.readers.add(cell)
        self._unread(cell, before.keys() - cell.reads.keys())
        self.runs[query.name] += 1
        if is_new or not query.same(cell.value, value):
            cell.value, cell.changed = value, self._time

    @staticmethod
    def _unread(cell: _Cell, reads: Iterable[_Cell]) -> None:
        for read in reads:
            read.readers.discard(cell)
