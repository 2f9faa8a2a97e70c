"""A memo for one reading: nothing changes after the first query, so reads are not recorded."""

from collections.abc import Iterable
from typing import Any

from calcgraph.queries.memo import GoneError, Memo, RingError
from calcgraph.queries.query import K, P, Query, RunMany, V

_NEW, _BUSY = object(), object()
"""The placeholders for a result that was not requested yet, and for one that is being computed."""


class SinglePassMemo(Memo):
    """Answers as `Memo` gives them, for whoever sets all inputs first and then asks; a third of the memory."""

    is_overgrown = False

    def __init__(self) -> None:
        """Start without any results."""
        super().__init__()
        self._answers: dict[tuple[Query[Any, Any], tuple[Any, ...]], Any] = {}

    def set(self, query: Query[P, V], value: V, *key: P.args, **_named: P.kwargs) -> None:
        """Give an input."""
        self._answers[query, key] = value

    def remove(self, query: Query[P, V], *key: P.args, **_named: P.kwargs) -> None:
        """Take an input away."""
        del self._answers[query, key]

    def given(self, query: Query[P, V], *key: P.args, **_named: P.kwargs) -> V | None:
        """An input as it was set, None where it was not."""
        found: V | None = self._answers.get((query, key))
        return found

    def keys(self, query: Query[P, V]) -> list[tuple[Any, ...]]:
        """The keys of which something is known."""
        return [key for known, key in self._answers if known is query]

    def __call__(self, query: Query[P, V], /, *key: P.args, **_named: P.kwargs) -> V:
        """The answer of a query, which runs once; an entry of a table is looked up there."""
        if query.table is not None:
            entry: V = self(query.table).get(*key)
            return entry
        answer: V = self._answers.get((query, key), _NEW)
        if answer is _NEW:
            return self._found(query, key)
        if answer is _BUSY:
            raise RingError(f"{query.name}{key} needs its own answer")
        return answer

    ask = __call__

    def many(self, query: Query[[K], V], keys: Iterable[K], run: RunMany[K, V], *, filled: bool = False) -> None:  # noqa: ARG002 - all are
        """Find the answers for many keys at once."""
        new = [key for key in keys if (query, (key,)) not in self._answers]
        if len(new) == 1:
            self(query, new[0])
        elif new:
            found = run(lambda _: self, new)
            self._answers.update(((query, (key,)), answer) for key, answer in zip(new, found, strict=True))

    def forget(self) -> None:
        """Let go of all answers at once, some of which can ask."""
        self._answers.clear()

    def _found(self, query: Query[..., V], key: tuple[Any, ...]) -> V:
        if query.run is None:
            raise GoneError(f"{query.name}{key}")
        self._answers[query, key] = _BUSY
        try:
            answer = self._answers[query, key] = query.run(self, *key)
        except BaseException:
            del self._answers[query, key]
            raise
        self.runs[query.name] += 1
        return answer
