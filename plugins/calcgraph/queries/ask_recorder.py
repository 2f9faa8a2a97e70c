"""Queries with a list of their reads, so that another query can repeat them: it takes over a result with its reads."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from calcgraph.queries.query import Ask, K, P, Query, RunMany, V

Question: TypeAlias = Callable[[Ask], object]


class AskRecorder:
    """Asks, and adds each question to a list."""

    def __init__(self, ask: Ask, asked: list[Question]) -> None:
        """Ask through `ask`."""
        self._ask, self._asked = ask, asked

    def __call__(self, query: Query[P, V], /, *key: P.args, **named: P.kwargs) -> V:
        """Return the result of a query."""
        self._asked.append(lambda ask: ask(query, *key, **named))
        return self._ask(query, *key, **named)

    def many(self, query: Query[[K], V], keys: Iterable[K], run: RunMany[K, V], *, filled: bool = False) -> None:
        """Bring the results for many keys up to date."""
        those = tuple(keys)
        self._asked.append(lambda ask: ask.many(query, those, run, filled=filled))
        self._ask.many(query, those, run, filled=filled)
