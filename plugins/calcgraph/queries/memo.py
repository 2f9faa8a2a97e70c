"""Functions that remember their reads: the effects of an edit are recorded, not listed.

A query is a pure function of its key and of the queries it makes; only inputs are set. While a query runs, its reads
are recorded in order. An input that changes makes its dependents suspect, and nothing is run. A suspect query that is
requested verifies its reads in order: if all are unchanged, its result is still valid; otherwise it runs, and if its
result is equal, the old object stays, and no dependent of it runs.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from itertools import chain
from typing import Any

from calcgraph.queries.query import K, Keep, P, Query, RunMany, V
from calcgraph.queries.traces import MemoEntry, State, StoredAnswer, Traces, answer_of, restored


class RingError(RuntimeError):
    """A query that depends on its own result: an internal error, reported with the cycle."""


class CancelledError(BaseException):
    """The cancellation of a query; all cached results stay as they are. Nobody takes it for a fault."""


class GoneError(LookupError):
    """An input that is not set, or no longer: whoever still reads it runs again, and never catches this."""


FRESH = State.FRESH
Fetch = Callable[[Query[Any, Any], tuple[Any, ...]], object]
"""The value of an input under a key."""


class Memo:
    """The answers of all queries; for one thread."""

    def __init__(self, traces: Traces | None = None, *, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """`traces` are those that another process has kept; `is_cancelled` is asked between two queries."""
        self.is_cancelled = is_cancelled
        self.fetch: Fetch | None = None
        """Gives what another process was given, and this one was not: it is as it was."""
        self.runs: Counter[str] = Counter()
        """The number of runs of each query, by name; the code that counts clears it."""
        self._cells: dict[tuple[Query[Any, Any], tuple[Any, ...]], MemoEntry] = {}
        self._busy: list[MemoEntry] = []
        self._walls: list[tuple[int, int, MemoEntry, int]] = []
        """A heap of those to be verified, the lowest first, each with the time at which it last came out differently.

        Behind a wall that is not verified yet something may look right that is not: so the lowest go first.
        """
        self.at_once: int | None = None
        """The most results that are found together, between two looks at `is_cancelled`; None for any number."""
        self._is_hurried = False
        """True while late walls are taken as they were last."""
        self._queued = 0
        self._time = 1
        self._swept = 0
        """The number of results left by the last sweep."""
        self._traces = traces or Traces()

    @property
    def is_overgrown(self) -> bool:
        """True if much of the cache may no longer be of use."""
        return len(self._cells) > 2 * self._swept

    def traces(self) -> Traces:
        """Return the rows that another process can continue from."""
        self._traces.take(self._all())
        return self._traces

    def set(self, query: Query[P, V], value: V, *key: P.args, **_named: P.kwargs) -> None:
        """Give an input; one that is as it was changes nothing."""
        cell = self._cell(query, key)
        is_same = cell.state is State.FRESH and self._is_same(cell, value)
        if not is_same or isinstance(cell.value, StoredAnswer) or not query.is_noted:
            cell.value, cell.state = value, State.FRESH
        if not is_same and query.is_noted:
            self._has_changed(cell)

    def remove(self, query: Query[P, V], *key: P.args, **_named: P.kwargs) -> None:
        """Take an input away."""
        cell = self._cell(query, key)
        del self._cells[query, key]
        if cell.state is not State.NEW:
            cell.state = State.NEW
            self._has_changed(cell)
            self._traces.drop(cell)

    def given(self, query: Query[P, V], *key: P.args, **_named: P.kwargs) -> V | None:
        """An input as it was set, None where it was not; nothing else is brought up to date, as `ask` would do."""
        cell = self._cells.get((query, key))
        is_there = cell is not None and cell.state is State.FRESH and not isinstance(cell.value, StoredAnswer)
        return cell.value if cell is not None and is_there else None

    def keys(self, query: Query[P, V]) -> list[tuple[Any, ...]]:
        """The keys of which something is known."""
        known = [key for known, key in self._cells if known is query]
        return [*dict.fromkeys((*known, *self._traces.keys(query)))]

    def __call__(self, query: Query[P, V], /, *key: P.args, **_named: P.kwargs) -> V:
        """The answer of a query, which runs only if it must."""
        cell = self._cells.get((query, key)) or self._cell(query, key)
        if not self._busy:
            self._note(cell)
        elif query.is_noted:  # as `_note` does, without the call: most reads are those of queries
            self._busy[-1].reads.append(cell)
        if cell.state is not FRESH and not (self._is_hurried and _is_known(cell)):
            self._refresh(cell)
        answer: V = cell.value
        if answer.__class__ is StoredAnswer:
            self._fill(cell, cell.value)
            answer = cell.value
        return answer

    ask = __call__

    def soon(self, query: Query[P, V], /, *key: P.args, **named: P.kwargs) -> V:
        """The answer of a query, with the last results of late walls in it: what these say now comes with `ask`."""
        self._is_hurried = True
        try:
            return self(query, *key, **named)
        finally:
            self._is_hurried = False

    def holds(self, query: Query[P, V], /, *key: P.args, **_named: P.kwargs) -> bool:
        """Return whether a result is known and still valid, without computing it; late walls are not verified."""
        cell = self._cells.get((query, key))
        self._is_hurried = True
        try:
            self._settle()
            return cell is not None and (cell.state is State.FRESH or self._is_verified(cell))
        finally:
            self._is_hurried = False

    def many(self, query: Query[[K], V], keys: Iterable[K], run: "RunMany[K, V]", *, filled: bool = False) -> None:
        """Bring the answers for many keys up to date; `run` finds those never found at once.

        Set `filled` if the answers themselves are needed, also of those that another process has found.
        """
        cells = [self._cell(query, (key,)) for key in keys]
        for cell in cells:
            self._note(cell)
        stale = [cell for cell in cells if cell.state is not State.FRESH and not self._is_verified(cell)]
        for some in self._portions(stale) if len(stale) > 1 else ():
            self._run_many(some, run)
        for cell in cells:
            if cell.state is not State.FRESH:
                self._refresh(cell)
        empty = [cell for cell in cells if cell.value.__class__ is StoredAnswer] if filled else []
        for some in self._portions(empty) if len(empty) > 1 else ():
            self._fill_many(some, run)

    def _portions(self, cells: list[MemoEntry]) -> Iterator[list[MemoEntry]]:
        most = self.at_once or len(cells)
        return (cells[at : at + most] for at in range(0, len(cells), most))

    def _fill_many(self, cells: list[MemoEntry], run: "RunMany[K, V]") -> None:
        """Find the results of several entries at once, as `_fill` does of one."""
        was = [(cell, [*self._linked(cell).reads], cell.changed, cell.checked) for cell in cells]
        self._run_many(cells, run)
        for cell, before, changed, checked in was:
            self._filled(cell, before, changed, checked)

    def _is_verified(self, cell: MemoEntry) -> bool:
        """Return whether a result is known to be right without running its query; if so, mark it as right."""
        if cell.state is not State.SUSPECT:
            return False
        cell.state = State.BUSY
        try:
            differs = self._differs(cell)
        finally:
            cell.state = State.SUSPECT
        if not differs:
            cell.state, cell.checked, cell.is_told = State.FRESH, self._time, False
        return not differs

    def sweep(self, roots: Iterable[tuple[Query[Any, Any], tuple[Any, ...]]]) -> None:
        """Forget what none of these needs any longer; inputs stay."""
        todo = [self._cells[root] for root in roots if root in self._cells]
        needed = set(todo)
        while todo:
            new = set(self._linked(todo.pop()).reads) - needed
            needed |= new
            todo.extend(new)
        for cell in [*self._all()]:
            if cell not in needed and cell.query.run is not None:
                self._unread(cell, self._linked(cell).reads)
                self._traces.drop(cell)
                self._cells.pop((cell.query, cell.key), None)
        self._swept = len(self._cells)
        self._walls = [wall for wall in self._walls if wall[2] in needed]
        heapify(self._walls)

    def _all(self) -> Iterator[MemoEntry]:
        return iter(dict.fromkeys(chain(self._cells.values(), self._traces.awake())))

    def _cell(self, query: Query[Any, Any], key: tuple[Any, ...]) -> MemoEntry:
        cell = self._cells.get((query, key))
        if cell is None:
            cell = self._cells[query, key] = self._traces.find(query, key) or MemoEntry(query, key)
        return cell

    def _linked(self, cell: MemoEntry) -> MemoEntry:
        if not cell.is_linked:
            self._traces.link(cell)
        return cell

    def _note(self, cell: MemoEntry) -> None:
        """Record a read; a request from outside is answered after all walls are up to date."""
        if self._busy:
            if cell.query.is_noted:
                self._busy[-1].reads.append(cell)
        elif self._walls:
            self._settle()

    def _is_same(self, cell: MemoEntry, value: object) -> bool:
        if isinstance(cell.value, StoredAnswer):
            return cell.value.answer is not None and cell.value.answer == answer_of(cell.query, value)
        return cell.query.same(cell.value, value)

    def _fill(self, cell: MemoEntry, kept: StoredAnswer) -> None:
        """Find the result that another process has found, which is known to be right.

        After a wall that is not verified yet it may be outdated: the result is then a new one.
        """
        if cell.query.run is None:
            if self.fetch is None:
                raise GoneError(f"{cell.query.name}{cell.key}")
            cell.value = self.fetch(cell.query, cell.key)
        elif cell.query.keep is Keep.ANSWER and kept.answer is not None:
            cell.value = restored(cell, kept.answer)
        else:
            before, changed, checked = self._linked(cell).reads, cell.changed, cell.checked
            cell.state = State.BUSY
            try:
                self._run(cell, is_new=False)
            except BaseException:
                cell.changed, cell.state = changed, State.FRESH
                raise
            self._filled(cell, before, changed, checked)

    def _filled(self, cell: MemoEntry, before: Iterable[MemoEntry], changed: int, checked: int) -> None:
        """Take a result that was found again for the old one, unless something that it has read is different now."""
        came, cell.changed, cell.state = cell.changed, changed, State.FRESH
        if came != changed and any(read.changed > checked for read in before):
            self._time += 1
            cell.changed = cell.checked = self._time
            self._suspect(self._differing(cell))

    def _has_changed(self, cell: MemoEntry) -> None:
        if self._busy:
            raise RuntimeError(f"`{cell.query.name}` is set while `{self._busy[-1].query.name}` runs")
        self._time += 1
        cell.changed, cell.is_told = self._time, False
        self._suspect(self._linked(cell).readers)

    def _suspect(self, readers: Iterable[MemoEntry]) -> None:
        todo = [*readers]
        while todo:
            cell = todo.pop()
            if cell.state is State.FRESH:
                cell.state = State.SUSPECT
                if cell.query.wall:
                    self._queued += 1
                    heappush(self._walls, (cell.height, self._queued, cell, cell.changed))
                else:
                    todo.extend(self._linked(cell).readers)

    def _settle(self) -> None:
        """Bring walls up to date: after unchanged ones nothing is suspect. In a hurry, late ones are left."""
        if not self._is_hurried:
            self._settle_all()
            return
        late = [wall for wall in self._walls if wall[2].query.is_late]
        self._walls = [wall for wall in self._walls if not wall[2].query.is_late]
        heapify(self._walls)
        try:
            self._settle_all(late)
        finally:
            self._walls += late
            heapify(self._walls)

    def _settle_all(self, late: "list[tuple[int, int, MemoEntry, int]] | None" = None) -> None:
        """Bring walls up to date; where `late` is a list, it takes those that are left."""
        while self._walls:
            _, _, cell, before = self._walls[0]
            if late is not None and cell.query.is_late:
                late.append(heappop(self._walls))
                continue
            if cell.state is State.SUSPECT:
                try:
                    self._refresh(cell)
                except GoneError:
                    cell.changed = -1
            heappop(self._walls)
            if cell.changed != before:
                self._time += 1
                cell.changed = cell.checked = self._time
                self._suspect(self._differing(cell))

    def _differing(self, wall: MemoEntry) -> list[MemoEntry]:
        """Return the readers of a wall that has changed; for a table only those of changed entries."""
        found: list[MemoEntry] = []
        for reader in self._linked(wall).readers:
            if reader.query.table is not wall.query or {wall.state, reader.state} != {State.FRESH}:
                found.append(reader)
                continue
            value = wall.value.get(*reader.key)
            reader.checked = self._time
            if not self._is_same(reader, value):
                reader.value, reader.changed, reader.is_told = value, self._time, False
                found += self._linked(reader).readers
        return found

    def _refresh(self, cell: MemoEntry) -> None:
        if cell.state is State.BUSY:
            way = [*self._busy[self._busy.index(cell) :], cell] if cell in self._busy else [cell]
            raise RingError(" → ".join(f"{one.query.name}{one.key}" for one in way))
        was = cell.state
        cell.state = State.BUSY
        try:
            if was is State.NEW or self._differs(cell):
                self._run(cell, is_new=was is State.NEW)
        except BaseException:
            cell.state = was
            raise
        cell.state, cell.checked, cell.is_told = State.FRESH, self._time, False

    def _differs(self, cell: MemoEntry) -> bool:
        """Return whether something that a query has read is different now."""
        for read in cell.reads if cell.is_linked else self._traces.awake_reads(cell):
            if read.state is not State.FRESH and not (self._is_hurried and _is_known(read)):
                try:
                    self._refresh(read)
                except GoneError:
                    return True
            if read.changed > cell.checked:
                return True
        return False

    def _run(self, cell: MemoEntry, *, is_new: bool) -> None:
        query = cell.query
        if query.run is None:
            raise GoneError(f"{query.name}{cell.key}")
        if self.is_cancelled():
            raise CancelledError
        before, cell.reads = (cell if cell.is_linked else self._linked(cell)).reads, []
        self._busy.append(cell)
        try:
            is_known = not is_new and not isinstance(cell.value, StoredAnswer)
            value = query.again(self, cell.value) if query.again and is_known else query.run(self, *cell.key)
        except BaseException:
            cell.reads += before
            raise
        finally:
            self._busy.pop()
            for read in cell.reads:
                read.readers.add(cell)
        if before:
            self._unread(cell, set(before).difference(cell.reads))
        if is_new or not self._is_same(cell, value):
            cell.value, cell.changed = value, self._time
        elif isinstance(cell.value, StoredAnswer):
            cell.value = value
        self._counted(cell)

    def _run_many(self, cells: list[MemoEntry], run: "RunMany[K, V]") -> None:
        if self.is_cancelled():
            raise CancelledError
        by_key = {cell.key[0]: cell for cell in cells}
        was = [(cell.state, self._linked(cell).reads) for cell in cells]
        for cell in cells:
            cell.state, cell.reads = State.BUSY, []
        try:
            values = run(lambda key: _Asker(self, by_key[key]), [*by_key])
        except BaseException:
            for cell, (state, before) in zip(cells, was, strict=True):
                cell.state = state
                cell.reads += before
            raise
        finally:
            for cell in cells:
                for read in cell.reads:
                    read.readers.add(cell)
        for cell, value, (state, before) in zip(cells, values, was, strict=True):
            self._unread(cell, set(before).difference(cell.reads))
            if state is State.NEW or not self._is_same(cell, value):
                cell.value, cell.changed = value, self._time
            elif isinstance(cell.value, StoredAnswer):
                cell.value = value
            self._counted(cell)
            cell.state, cell.checked, cell.is_told = State.FRESH, self._time, False

    def _counted(self, cell: MemoEntry) -> None:
        reads = cell.reads
        cell.height = 1 + (max([read.height for read in reads]) if reads else 0)
        if cell.query.table is None:
            self.runs[cell.query.name] += 1

    @staticmethod
    def _unread(cell: MemoEntry, reads: Iterable[MemoEntry]) -> None:
        for read in reads:
            read.readers.discard(cell)


def _is_known(cell: MemoEntry) -> bool:
    """Return whether a late wall that is to be verified has a result to use until then."""
    return cell.query.is_late and cell.state is State.SUSPECT and cell.value.__class__ is not StoredAnswer


class _Asker:
    """Asks for one of several answers that are found at once."""

    def __init__(self, memo: Memo, cell: MemoEntry) -> None:
        self._memo = memo
        self._cell = cell

    def __call__(self, query: Query[P, V], /, *key: P.args, **named: P.kwargs) -> V:
        busy = self._memo._busy  # noqa: SLF001 - a part of it
        busy.append(self._cell)
        try:
            return self._memo(query, *key, **named)
        finally:
            busy.pop()

    def many(
        self,
        query: Query[[K], V],
        keys: Iterable[K],
        run: RunMany[K, V],  # noqa: ARG002 - one by one
        *,
        filled: bool = False,  # noqa: ARG002 - each is
    ) -> None:
        for key in keys:
            self(query, key)
