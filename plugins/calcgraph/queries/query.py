"""Queries: functions of their key and of the results that they request; an input is a query without a function."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar, overload

from calcgraph.enums import quick

P = ParamSpec("P")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
K = TypeVar("K")


@quick
class Keep(Enum):
    """The part of a result that is kept from process to process; the rest is found again when it is needed."""

    NOTHING = 0
    """No part: its readers count as readers of everything that it has read."""
    TRACE = 1
    """The trace of its reads: while they are unchanged, the result is unchanged, whatever it is."""
    MARK = 2
    """The trace and a digest: an unchanged result can be recognized."""
    ANSWER = 3
    """And the answer: plain data, small, and asked for in most processes."""


class Ask(Protocol):
    """The only access of a query to anything else."""

    def __call__(self, query: "Query[P, V]", /, *key: P.args, **named: P.kwargs) -> V:
        """Return the result of a query for a key; for an input, the value that was set."""

    def many(self, query: "Query[[K], V]", keys: Iterable[K], run: "RunMany[K, V]", *, filled: bool = False) -> None:
        """Bring the results for many keys up to date; `run` computes the missing ones at once, as one by one.

        It reads each key through a separate `Ask`, and returns the results in the order of the keys. Set `filled` if
        the results themselves are needed, also of those that another process has found.
        """


RunMany: TypeAlias = Callable[[Callable[[K], Ask], Sequence[K]], Sequence[V]]


@dataclass(frozen=True, eq=False)
class Query(Generic[P, V_co]):
    """A function of a key and of the queries it makes."""

    where: str
    """Its module and its name there: `calcgraph.project.faces:face`."""
    run: Callable[Concatenate[Ask, P], V_co] | None
    same: Callable[[Any, Any], bool]
    """The test whether two results are the same for all their readers."""
    wall: bool = False
    """True if it is verified before its readers are even suspected: many read it, and it seldom changes."""
    keep: Keep = Keep.NOTHING
    is_noted: bool = True
    """True if reading it is recorded; no result depends on some inputs."""
    table: "Query[[], Any] | None" = None
    """The table of which this is an entry."""
    is_late: bool = False
    """True for a wall about all notes whose last result serves in a hurry, until there is time to verify it."""
    again: Callable[[Ask, Any], Any] | None = None
    """The function that finds the result of `run` from any earlier result; only if there is no key."""

    @cached_property
    def name(self) -> str:
        """Its name in its module."""
        return self.where.rpartition(":")[2].rpartition("<locals>.")[2]


@dataclass(frozen=True, eq=False)
class Table(Query[[], Mapping[K, V]]):
    """A query whose answers are mappings that many read at one key, and a wall."""

    @cached_property
    def entry(self) -> Query[[K], V | None]:
        """The answer for a key: who asks for this runs again when that changes, not whenever the table does."""

        def run(ask: Ask, key: K) -> V | None:
            return ask(self).get(key)

        return Query(f"{self.where}.entry", run, equal, keep=Keep.ANSWER, table=self)


def equal(old: object, new: object) -> bool:
    """Return whether two results are equal."""
    return old is new or bool(old == new)


def _never(old: object, new: object) -> bool:
    return old is new


@overload
def query(run: Callable[Concatenate[Ask, P], V], /) -> Query[P, V]: ...
@overload
def query(
    *, wall: bool = False, compared: bool = True, keep: Keep = Keep.NOTHING, late: bool = False
) -> Callable[[Callable[Concatenate[Ask, P], V]], Query[P, V]]: ...
def query(
    run: Callable[Concatenate[Ask, P], V] | None = None,
    /,
    *,
    wall: bool = False,
    compared: bool = True,
    keep: Keep = Keep.NOTHING,
    late: bool = False,
) -> Query[P, V] | Callable[[Callable[Concatenate[Ask, P], V]], Query[P, V]]:
    """A query of a function; one whose answers are large is not `compared`: it is new whenever it runs.

    Only a wall may be `late`: its readers learn of a new result when there is time to verify it.
    """

    def made(function: Callable[Concatenate[Ask, P], V]) -> Query[P, V]:
        least = Keep.TRACE if wall and keep is Keep.NOTHING else keep  # what is behind it does not see it run
        return Query(where_of(function), function, equal if compared else _never, wall, least, is_late=late and wall)

    return made if run is None else made(run)


def table(run: Callable[[Ask], Mapping[K, V]]) -> Table[K, V]:
    """A table of a function."""
    return Table(where_of(run), run, equal, wall=True, keep=Keep.TRACE)


def late_table(run: Callable[[Ask], Mapping[K, V]]) -> Table[K, V]:
    """A table of a function whose last result serves in a hurry."""
    return Table(where_of(run), run, equal, wall=True, keep=Keep.TRACE, is_late=True)


def given(where: str, *, is_noted: bool = True) -> Query[..., Any]:
    """An input, called `module:name`, whose key and value the type of its variable says."""
    return Query(where, None, equal, keep=Keep.MARK, is_noted=is_noted)


def where_of(function: Callable[..., object]) -> str:
    """Its module and its name there."""
    return f"{function.__module__}:{function.__qualname__}"
