"""The syntax tree of a sheet: what was written, frozen, with places."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from calcgraph.diagnostics import Diagnostic
from calcgraph.source import Span


@dataclass(frozen=True, slots=True)
class Number:
    """A written number with its unit, if any."""

    value: Fraction
    """Exact, scale suffix applied, unit not: `70B param` is 70e9."""
    unit: str
    """`TB/s`, `%`, `USD/h` (also for `$140/h`); empty if none."""
    text: str
    """As written: `70B param`, `$2.25/h`."""
    span: Span


@dataclass(frozen=True, slots=True)
class Name:
    """A variable, constant or function's argument."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Column:
    """A dotted path: `gpu.bw` of a pick, `gpus.vram` of a table, `note.name` in an override."""

    base: str
    column: str
    span: Span


@dataclass(frozen=True, slots=True)
class Unary:
    """`-x`, `+x`, `not x`."""

    op: str
    operand: "Expr"
    span: Span


@dataclass(frozen=True, slots=True)
class Binary:
    """`+ - * / ^`, always `^` for a power, however written."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


@dataclass(frozen=True, slots=True)
class Compare:
    """`< <= > >= = !=`."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


@dataclass(frozen=True, slots=True)
class Logic:
    """`and`, `or`."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


@dataclass(frozen=True, slots=True)
class Call:
    """A function with its arguments; its name as written (`min`, `Min`)."""

    function: str
    args: tuple["Expr", ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Group:
    """A bracketed list as an argument: `(i, 0, gamma)` of a sum, `(value, condition)` of a Piecewise."""

    items: tuple["Expr", ...]
    span: Span


@dataclass(frozen=True, slots=True)
class RowId:
    """A row named in an override or a pick: `h100`, `a100-40gb-sxm`."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Override:
    """`gpu = b200` after `with`: both readings are kept until names are bound."""

    path: "Name | Column"
    row: RowId
    """The right side as a row id, for a pick; its text is empty when it cannot be one."""
    value: "Expr | None"
    """The right side as an expression; None when it is none."""
    span: Span


@dataclass(frozen=True, slots=True)
class With:
    """An expression under other arguments."""

    target: "Expr"
    overrides: tuple[Override, ...]
    span: Span


Expr: TypeAlias = Number | Name | Column | Unary | Binary | Compare | Logic | Call | Group | With


@dataclass(frozen=True, slots=True)
class Range:
    """`low..high`, or `middle ± spread` already turned into its ends; both carry the unit."""

    low: Number
    high: Number
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Solve:
    """`solve left = right for path`."""

    left: Expr
    right: Expr
    path: Name | Column
    span: Span


@dataclass(frozen=True, slots=True)
class Domain:
    """What a parameter may be: an interval or a set."""

    low: Number | None
    high: Number | None
    members: tuple[Number, ...]
    """Of `in {1, 2, 4}`; empty for an interval."""
    log: bool
    step: Number | None
    span: Span


@dataclass(frozen=True, slots=True)
class Comment:
    """The comment of a statement's line, its `@keys` taken out."""

    text: str
    sources: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Definition:
    """`name [unit] = body in domain`: a parameter when the body is a plain number or range, else a formula."""

    name: str
    unit: str
    """Declared unit; empty if none."""
    unit_span: Span
    body: Expr | Range | Solve
    domain: Domain | None
    comment: Comment
    name_span: Span
    span: Span


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a function, with its default."""

    name: str
    default: Expr | None
    span: Span


@dataclass(frozen=True, slots=True)
class Function:
    """`f(x, y = 1) [unit] = body`."""

    name: str
    args: tuple[Argument, ...]
    unit: str
    unit_span: Span
    body: Expr
    comment: Comment
    name_span: Span
    span: Span


@dataclass(frozen=True, slots=True)
class Pick:
    """`a, b = pick table: x, y`."""

    names: tuple[str, ...]
    table: str
    rows: tuple[RowId, ...]
    comment: Comment
    name_span: Span
    span: Span


@dataclass(frozen=True, slots=True)
class Import:
    """`name as alias` in a `use`; alias is the name when none is written."""

    name: str
    alias: str
    span: Span


@dataclass(frozen=True, slots=True)
class Use:
    """`use [[target]]: imports`."""

    target: str
    """What stands in the brackets."""
    imports: tuple[Import, ...]
    comment: Comment
    target_span: Span
    """Of `[[target]]`, brackets included."""
    span: Span


@dataclass(frozen=True, slots=True)
class Tolerance:
    """`± 2 %` (relative, exact share) or `± 0.5 ms` (absolute)."""

    relative: Fraction | None
    absolute: Number | None
    span: Span


@dataclass(frozen=True, slots=True)
class Check:
    """`check name: left op right ± tolerance for all`; op and right are empty for a bare condition."""

    name: str
    left: Expr
    op: str
    right: Expr | None
    tolerance: Tolerance | None
    for_all: bool
    comment: Comment
    name_span: Span
    span: Span


@dataclass(frozen=True, slots=True)
class Scenario:
    """`scenario name: overrides`."""

    name: str
    overrides: tuple[Override, ...]
    comment: Comment
    name_span: Span
    span: Span


Statement: TypeAlias = Definition | Function | Pick | Use | Check | Scenario


@dataclass(frozen=True, slots=True)
class SheetTree:
    """The statements of one fence, in order; a line that could not be read is missing here and reported."""

    statements: tuple[Statement, ...]
    broken: Mapping[str, Diagnostic] = field(default_factory=dict)
    """Names that lines which could not be read would define, with the problem of the line."""
