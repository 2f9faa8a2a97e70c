"""The nodes of a calculation, by key: programs, parameters, picked rows and columns."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec import Struct

Operation: TypeAlias = tuple[str | int | float, ...]
"""`(name, operand, …)`; operands are indexes of earlier operations, literals or keys."""

NO_CELLS: Mapping[str, float | None] = MappingProxyType({})
NO_POINT: Mapping[str, float] = MappingProxyType({})
NO_SPREADS: Mapping[str, tuple[float, float]] = MappingProxyType({})


class Program(Struct, frozen=True):
    """A flat list of float64 operations; `program.py` and `program.js` run it alike."""

    operations: tuple[Operation, ...]
    """Each `(name, operand, …)`; operands are indexes of earlier operations, literals or quantity keys."""


class Node(Struct, frozen=True):
    """One thing a program can read; exactly one of value, program and cells decides it."""

    key: str
    """`notes/kv-cache.md#kv_total`; a column `…#gpu.bw`, an argument `…#kv(ctx)`, a fold `…#total(gpus.vram)`."""
    value: float | str | None = None
    """A parameter in base units, or the row id of a pick."""
    low: float | None = None
    """Ends of a ranged parameter; None for an exact one."""
    high: float | None = None
    program: Program | None = None
    picks: tuple[str, ...] = ()
    """The keys of the picks of a column, whose row ids, joined with `,`, name the cell."""
    cells: Mapping[str, float | None] = NO_CELLS
    """The cells of a column: row id → number in base units, None if the cell is empty."""
    spreads: Mapping[str, tuple[float, float]] = NO_SPREADS
    """The ranged cells of a column: row id → ends."""
    reads: tuple[str, ...] = ()
    """Keys that its value may depend on."""
    drawn: str = ""
    """The kind of a sampled leaf: `score` or `share`, its value in each draw; its plain value is the middle one."""
    chain: tuple[tuple[str, tuple[float, ...]], ...] = ()
    """The keys that a leaf is sampled with and its own, each with its correlations with those before it."""
    problem: str = ""
    """The reason why a leaf has no value: `cell `vram` of `b200` is empty`."""

    @property
    def varies(self) -> bool:
        """True if it can differ from its value: within a range, or from sample to sample."""
        return self.low is not None or bool(self.spreads or self.drawn)


class Failure(NamedTuple):
    """The reason why something has no value."""

    reason: str
    """`division by zero`; the same words in Python and in the page."""
    key: str = ""
    """The node whose program failed."""
    at: int = -1
    """Index of the operation in that program."""
    needs: str = ""
    """Key of the failed node that was read, if that is the reason."""
    point: Mapping[str, float] = NO_POINT
    """The point of failure in the ranges that it depends on; empty if it fails everywhere."""


class Series(NamedTuple):
    """The values of a sequence, step by step."""

    first: int
    """The number of the first step."""
    numbers: Sequence[float]
    """The numbers; an empty cell of a table's column is a text that gives the reason."""


Outcome: TypeAlias = float | str | Failure | tuple[Series, ...]
"""The outcome of a node: a number in base units, a row id, sequences that use each other, or a failure."""

Overrides: TypeAlias = Mapping[str, float | str]
"""Other values by key: numbers in base units, row ids for picks."""
