"""The results of the calc language: units, quantities, sheets, claims."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field

from calcgraph.calc.nodes import Program
from calcgraph.calc.syntax.comments import NO_COMMENT
from calcgraph.calc.syntax.tree import Column, Comment, Domain, Expr, Function, Name, Override, Statement
from calcgraph.diagnostics import Diagnostic
from calcgraph.enums import quick
from calcgraph.notes.model import DataTable, Fence, Link, LiveValue
from calcgraph.source import NoteId, Span

Power: TypeAlias = Fraction | int
"""The exponent of a base dimension; an int if it is whole, since units are compared and multiplied very often."""
Dimension: TypeAlias = tuple[tuple[str, Power], ...]
"""Base dimensions with non-zero exponents, sorted: `(("information", 1), ("time", -1))`; `()` is a pure number."""


class Unit(Struct, frozen=True):
    """A unit as it is shown, its exact factor to base units, its dimension.

    Base units are `kg m s A K mol cd B tok param FLOP req chip USD`.
    """

    text: str
    factor: Fraction
    dimension: Dimension
    offset: Fraction | int = 0
    """The offset of a temperature scale, in kelvin: `25 °C` is 25 · factor + offset."""
    turning: Dimension = ()
    """The thing it counts in addition to its dimension, `angle`, `hertz` or `turn`; see `turns.py`."""
    temperature: str = ""
    """The kind of kelvins, a temperature or a difference of two; see `temperatures.py`."""
    condition: bool = False
    """True for the result of a comparison, as in `f = 3 > 2`, to which nothing can be added."""


ONE = Unit("", Fraction(1), ())
"""The unit of pure numbers."""


def in_key(note: str) -> str:
    """Return a note's path as keys have it: `#` ends it there, and the name of a file can contain one.

    >>> in_key("notes/C#.md"), in_key("5%.md")
    ('notes/C%23.md', '5%25.md')
    """
    return note.replace("%", "%25").replace("#", "%23")


def note_of(key: str) -> NoteId:
    """Return the path of the note in a key.

    >>> note_of("notes/C%23.md#x")
    'notes/C#.md'
    """
    return NoteId(key.partition("#")[0].replace("%23", "#").replace("%25", "%"))


class QuantityId(NamedTuple):
    """A quantity of the vault: its note and its name there."""

    note: NoteId
    name: str

    @property
    def key(self) -> str:
        """`notes/kv-cache.md#kv_total`: the name used in programs and pages' data."""
        return f"{in_key(self.note)}#{self.name}"


@quick
class Kind(StrEnum):
    """The kind of a row of a sheet."""

    PARAMETER = "parameter"
    FORMULA = "formula"
    FUNCTION = "function"
    PICK = "pick"
    CHECK = "check"
    SOLVE = "solve"
    VECTOR = "vector"
    """A row for a vector, whose components are separate quantities: `F.x`."""
    COLUMN = "column"
    """A column of a pick or table, `gpu.bw`: not a row, but a thing to link to."""


class Value(Struct, frozen=True):
    """A number in base units, or an interval of them."""

    number: float
    """The value; of an interval its middle."""
    low: float
    high: float
    """Equal to `number` unless the value is a range."""
    sampled: bool = False
    """True if an interval was searched for, since the formula changes direction."""
    is_open: bool = False
    """True if its ends may be further out: they were found by a search, and are not proved."""
    around: tuple[float, float] | None = None
    """The interval for the median of a distribution that 4,096 draws leave open.

    `number` is the median, and the ends of the value are P5 and P95.
    """

    heights: tuple[int, ...] = ()
    """The bars of a distribution's histogram; the highest is 9."""

    @property
    def numbers(self) -> tuple[float, float, float]:
        """The value and its ends."""
        return self.number, self.low, self.high

    @property
    def is_range(self) -> bool:
        """True if this is an interval."""
        return self.low != self.high

    @property
    def is_spread(self) -> bool:
        """True if this is a distribution: its median, with P5 and P95 as ends."""
        return self.around is not None and self.low != self.high


def exact(number: float) -> Value:
    """A value that is not a range."""
    return Value(number, number, number)


class Quantity(Struct, frozen=True):
    """One name of a sheet with everything known about it."""

    id: QuantityId
    kind: Kind
    statement: Statement
    unit: Unit
    """The unit its value is shown in: declared, or chosen for reading."""
    path: str
    """File it is in, as reports print it."""
    value: Value | None = None
    """None for a function, and where it could not be computed."""
    holds: bool | None = None
    """Outcome of a check; None for everything else."""
    text: str = ""
    """The value as shown, without its unit: `41.8`, `0.6..0.8`.

    For a pick it is the row's id. It is empty if the quantity is not computed.
    """
    reads: tuple[QuantityId, ...] = ()
    """Quantities its formula names, imports followed to where they are defined."""
    needs: tuple[QuantityId, ...] = ()
    """Quantities without a value that keep this one from having one."""
    digits: int = 3
    method: str = ""
    """The method of a solve: `closed form` or `numeric root`, with the solved formula in `closed`."""
    closed: Expr | None = None

    @property
    def domain(self) -> Domain | None:
        """The control's range, if the writer gave one."""
        return getattr(self.statement, "domain", None)

    @property
    def comment(self) -> Comment:
        """The comment of its line; empty if the line has no comment."""
        return getattr(self.statement, "comment", NO_COMMENT)

    @property
    def place(self) -> Span:
        """The position of its name if that is written, or of its line."""
        return getattr(self.statement, "name_span", self.statement.span)


class KeyNumbers(Struct, frozen=True):
    """A column that names rows and has numbers, which formulas of other columns can read."""

    unit: Unit
    cells: tuple[float, ...]
    """In base units, in the order of the rows."""


class Dataset(Struct, frozen=True):
    """A table of values: columns with units, rows with ids."""

    id: QuantityId
    """Note and table name."""
    columns: tuple[str, ...]
    """Names of all columns in order, the id column first."""
    units: Mapping[str, Unit]
    """The units of the numeric columns only; a column without an entry is text, and only shown."""
    rows: Mapping[str, Mapping[str, Value | str | None]]
    """Row id (composite keys joined with `,`) → column → value in base units, text, or None where the cell is empty."""
    table: DataTable
    """As written, with the cells of its file if it has one; its rows are those of `rows`."""
    keys: int = 1
    """Number of leading columns that make the row id."""
    file: str = ""
    """The artefact it was read from, as reports print it; empty for a table in a note."""
    key_numbers: Mapping[str, KeyNumbers] = field(default_factory=dict)
    """The columns that make the row id and have only numbers, or only dates."""


class Entry(Struct, frozen=True):
    """The meaning of a name in a note."""

    id: QuantityId
    """The id of its definition, with imports followed."""
    path: str
    """File it is defined in, as reports print it."""
    statement: Statement | None
    """The defining statement; None for a table."""
    dataset: Dataset | None = None
    """The table itself, or the one a pick takes its row from."""
    components: tuple[str, ...] = ()
    """The names of a vector's components, which are names in the same scope: `F.x`."""


class Scope(Struct, frozen=True, dict=True):
    """The meaning of names in one note."""

    note: NoteId
    path: str
    entries: Mapping[str, Entry]
    broken: Mapping[str, Diagnostic] = field(default_factory=dict)
    """The names of lines that could not be read and of broken imports, with the problem."""
    scenarios: Mapping[str, tuple[Override, ...]] = field(default_factory=dict)
    """The overrides of each scenario, by its name."""
    borrowed: Mapping[str, tuple[NoteId, str]] = field(default_factory=dict)
    """The note and the name there of each imported scenario, by its name here."""

    @cached_property
    def computed_columns(self) -> Mapping[str, Sequence[str]]:
        """The columns that the note computes, by their tables."""
        found: dict[str, list[str]] = {}
        for one in self.entries.values():
            if isinstance(one.statement, Function) and one.statement.table:
                name, _, column = one.id.name.rpartition(".")
                found.setdefault(name, []).append(column)
        return found


class Sheet(Struct, frozen=True):
    """One `calc` fence without a second word, evaluated."""

    note: NoteId
    fence: Fence
    statements: tuple[Statement, ...]
    rows: tuple[QuantityId, ...]
    """Quantities in the order written; `a, b = pick …` is two rows."""


@quick
class Verdict(StrEnum):
    """The verdict on a claim."""

    HOLDS = "holds"
    PARTLY = "partly"
    """A stated range that overlaps a computed one, and neither holds all of the other."""
    AGREES = "agrees"
    """The number agrees, and its sentence is not known to state it."""
    FAILS = "fails"
    DISPUTED = "disputed"
    STALE_DISPUTE = "stale-dispute"
    SOURCED = "sourced"


class Claim(Struct, frozen=True):
    """A number in prose bound to a quantity, a named check or a source."""

    note: NoteId
    link: Link
    quantity: QuantityId | None
    """None for a claim that is only sourced."""
    arguments: str
    """The text after `with` in the title, as written: `gpu=b200`; '' if the title has no `with`."""
    verdict: Verdict
    low: float | None = None
    high: float | None = None
    """Allowed interval in `unit`; None where a bound is open."""
    unit: Unit = ONE
    """The unit the claim is written in."""
    computed: float | None = None
    """The quantity's value in `unit`; of a range its middle."""
    computed_low: float | None = None
    computed_high: float | None = None
    computed_text: str = ""
    """`41.8 ms`."""
    explanation: str = ""
    """The reason why it fails or is disputed, with the reading that fits; if true, how it agrees with a range."""
    sources: tuple[str, ...] = ()
    part: float | None = None
    """The percentile's share if the claim is about one of a distribution, 2 for the mean; None for the distribution."""
    scenario: tuple[NoteId, str] | None = None
    """The scenario of another note that its arguments come from."""


class LiveResult(Struct, frozen=True):
    """A live value in prose with the text it shows."""

    note: NoteId
    live: LiveValue
    expression: Expr | None
    quantity: QuantityId | None
    """The quantity it leads to when it names one."""
    value: Value | None
    unit: Unit
    text: str
    """`23.9 tok/s`; empty when it could not be computed."""
    reads: tuple[QuantityId, ...]
    program: Program | None = None
    """The program that recomputes it; its keys are nodes of the calculation."""
    words: tuple[str, ...] = ()
    """The conditional texts of each number; `text` is one of them."""
    digits: int = 3
    has_own_look: bool = False
    """True if it names a unit or digits."""

    @property
    def is_whole(self) -> bool:
        """True if it shows a quantity as its row does: with no other values, and in no other unit or digits."""
        return self.quantity is not None and isinstance(self.expression, Name | Column) and not self.has_own_look


class Uses(Struct, frozen=True):
    """A computation edge: a quantity of one note reads one of another."""

    reader: QuantityId
    read: QuantityId
    span: Span


class Coverage(Struct, frozen=True):
    """The coverage of a note: how many of its numbers are linked to something."""

    bound: int
    total: int
    unbound: tuple[Span, ...]


class ClaimCandidate(Struct, frozen=True):
    """A link that leads to a quantity, a check or `#measured`."""

    note: NoteId
    path: str
    link: Link
    quantity: QuantityId | None
    """Name as in the link (`gpu.bw`, `gpus.h100.bw` included); None for `#measured`."""
    subject: str = ""
    """The title and other names of the quantity's note."""


Checks: TypeAlias = Mapping[ClaimCandidate, tuple[Claim | None, tuple[Diagnostic, ...]]]
"""The results for links to quantities, in order: a claim, if it is one, and its problems."""
