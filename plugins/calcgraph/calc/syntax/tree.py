"""The syntax tree of a sheet: frozen nodes for the written text, with positions."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct, field

from calcgraph.diagnostics import Diagnostic
from calcgraph.source import Span


class Number(Struct, frozen=True):
    """A written number with its unit, if any."""

    value: Fraction
    """Exact, scale suffix applied, unit not: `70B param` is 70e9."""
    unit: str
    """The unit: `TB/s`, `%`, `USD/h` (also for `$140/h`); '' if there is no unit."""
    text: str
    """As written: `70B param`, `$2.25/h`."""
    span: Span


class Name(Struct, frozen=True):
    """A variable, constant or function's argument."""

    name: str
    span: Span


class Column(Struct, frozen=True):
    """A dotted path: `gpu.bw` of a pick, `gpus.vram` of a table, `note.name` in an override."""

    base: str
    column: str
    """The column; for a cell `gpus.h100.vram`, the row and the column: `h100.vram`."""
    span: Span

    @property
    def is_bare(self) -> bool:
        """True if only the column is written, in a fit whose line names the table."""
        return self.span.line == self.span.end_line and self.span.end_column - self.span.column <= len(self.column)


class Unary(Struct, frozen=True):
    """`-x`, `+x`, `not x`."""

    op: str
    operand: "Expr"
    span: Span


class Binary(Struct, frozen=True):
    """`+ - * / ^`, always `^` for a power, however written."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


class Compare(Struct, frozen=True):
    """`< <= > >= = !=`."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


class Logic(Struct, frozen=True):
    """`and`, `or`."""

    op: str
    left: "Expr"
    right: "Expr"
    span: Span


class Call(Struct, frozen=True):
    """A function with its arguments; its name as written (`min`, `Min`)."""

    function: str
    args: tuple["Expr", ...]
    span: Span


class Group(Struct, frozen=True):
    """A bracketed list as an argument: `(i, 0, gamma)` of a sum, `(value, condition)` of a Piecewise."""

    items: tuple["Expr", ...]
    span: Span


class RowId(Struct, frozen=True):
    """A row named in an override or a pick: `h100`, `a100-40gb-sxm`."""

    text: str
    span: Span


class Override(Struct, frozen=True):
    """`gpu = b200` after `with`: both readings are kept until names are bound."""

    path: "Name | Column"
    row: RowId
    """The right side as a row id, for a pick; its text is empty when it cannot be one."""
    value: "Expr | None"
    """The right side as an expression; None if it is not an expression."""
    span: Span
    scenario: str = ""
    """The scenario that contains it; its names are resolved in the scenario's note, whatever is requested."""
    home: str = ""
    """The note of that scenario, if it is imported from another note."""

    @property
    def is_named(self) -> bool:
        """True if this is the name of a scenario, in place of its overrides."""
        return bool(self.scenario) and self.value is None and not self.row.text


class WithExpr(Struct, frozen=True):
    """An expression under other arguments."""

    target: "Expr"
    overrides: tuple[Override, ...]
    span: Span


Expr: TypeAlias = Number | Name | Column | Unary | Binary | Compare | Logic | Call | Group | WithExpr


class Range(Struct, frozen=True):
    """`low..high`, or `middle ± spread` already turned into its ends; both carry the unit."""

    low: Number
    high: Number
    text: str
    span: Span


class Unknown(Struct, frozen=True):
    """The unknown that a line solves for: `x in 0..3 m`, `bw near 2 TB/s`."""

    path: Name | Column
    domain: "Domain | None"
    near: Number | None


class System(Struct, frozen=True):
    """A line of several names: `x, y = solve a = b, c = d for x, y`, or all roots of one equation by name."""

    names: tuple[str, ...]
    units: tuple[str, ...]
    """The declared units; empty if the line declares no units."""
    equations: tuple[tuple[Expr, Expr], ...]
    """A single equation if the names are those of its roots; otherwise as many equations as names."""
    unknowns: tuple[Unknown, ...]
    span: Span


class Solve(Struct, frozen=True):
    """`solve left = right for path in 1..20 near 3`."""

    left: Expr
    right: Expr
    path: Name | Column
    span: Span
    near: Number | None = None
    """The root nearest to it is taken."""
    own: bool = False
    """True if the unknown is the name that is being defined."""
    system: System | None = None
    """The line, where it has several names."""
    which: int = 0
    """The index of the name among these."""

    @property
    def is_root(self) -> bool:
        """True if it is one of all roots of an equation, in rising order."""
        return self.system is not None and len(self.system.equations) == 1

    @property
    def is_joint(self) -> bool:
        """True if several equations have to be true together."""
        return self.system is not None and len(self.system.equations) > 1


class Domain(Struct, frozen=True):
    """The values that a parameter can have: an interval or a set."""

    low: Number | None
    high: Number | None
    members: tuple[Number, ...]
    """The members of `in {1, 2, 4}`; empty for an interval."""
    log: bool
    step: Number | None
    span: Span


class Comment(Struct, frozen=True):
    """The comment of a statement's line, without its `@keys`."""

    text: str
    sources: tuple[str, ...]
    span: Span


class Origin(Struct, frozen=True):
    """`from ../results/bench.json /latency/p50 in ms`: where a number is quoted from."""

    path: str
    """As written."""
    pointer: str
    """A JSON Pointer; empty for the whole file."""
    unit: str
    """The unit; '' if it is not written."""
    span: Span
    file: str = ""
    """The file as reports print it; empty until it is read."""
    is_fact: bool = False
    """True for a fact that no file states: `count files tests/**/*.py`."""


class Coefficient(Struct, frozen=True):
    """An unknown of a fit, as `for` lists it: `a [mm] near 2 mm`."""

    name: str
    unit: str
    """The declared unit; '' if it is not declared."""
    near: Number | None
    """The value that the search starts from."""
    span: Span
    """The position of the name."""


class Fit(Struct, frozen=True):
    """`fit law: y = a + b * x over table where x > 2 for a, b near 3`."""

    name: str
    """The name of the fit; '' if it has no name."""
    left: Expr
    right: Expr
    table: str
    """The table; '' if the columns name it."""
    table_span: Span | None
    """The position of the table after `over`; None if it is not written."""
    where: Expr | None
    """The condition on the rows."""
    coefficients: tuple[Coefficient, ...]
    """The unknowns after `for`; if there is no `for`, those that the note finds in the formula."""
    comment: "Comment"
    name_span: Span
    span: Span


class FitResult(Struct, frozen=True):
    """A result of a fit: one of its coefficients, or what tells how good it is."""

    fit: Fit
    """The fit, with its coefficients and columns found."""
    what: str
    """`coefficient`, `error`, `residual` or `determined`."""
    which: int = 0
    """The index of the coefficient."""

    @property
    def span(self) -> Span:
        """The position of the line."""
        return self.fit.span

    @property
    def is_derived(self) -> bool:
        """True if the name of the result is made from that of a coefficient or of the fit."""
        return self.what != "coefficient"

    @property
    def place(self) -> int:
        """The position of the result among all numbers of the fit: coefficients, their errors, then the two others."""
        count = len(self.fit.coefficients)
        after = {"coefficient": 0, "error": count, "residual": 2 * count, "determined": 2 * count + 1}
        return after[self.what] + self.which


class Definition(Struct, frozen=True):
    """A line `name [unit] = body in domain`: a parameter if the body is a plain number or range, or a formula."""

    name: str
    unit: str
    """The declared unit; '' if it is not declared."""
    unit_span: Span
    body: Expr | Range | Solve | FitResult
    domain: Domain | None
    comment: Comment
    name_span: Span
    span: Span
    origin: Origin | None = None
    """The location of the number that is the body; until it is read, the body is a name that nothing has."""


class Argument(Struct, frozen=True):
    """A parameter of a function, with its default."""

    name: str
    default: Expr | None
    span: Span


class Steps(Struct, frozen=True):
    """The clause `for n in 1..60` after a formula that continues from earlier values."""

    first: int
    last: Expr
    span: Span


class Rates(Struct, frozen=True):
    """`ode v' = -k * v, v(0) = 3 m/s for t in 0..10 s`: what every quantity of the line knows of it."""

    states: tuple[str, ...]
    rates: tuple[Expr, ...]
    starts: tuple[tuple[Call, Expr], ...]
    """`v(0)` and what that is, in order of the states."""
    low: Expr
    high: Expr
    span: Span


class Function(Struct, frozen=True):
    """`f(x, y = 1) [unit] = body`; a sequence where it has steps, whose starts are definitions named `f(0)`.

    A column `plans.revenue = body`, computed for each row, is one without arguments that is named with its table.
    """

    name: str
    args: tuple[Argument, ...]
    unit: str
    unit_span: Span
    body: Expr
    comment: Comment
    name_span: Span
    span: Span
    steps: Steps | None = None
    rates: Rates | None = None
    """The rates, if its body is its rate."""
    inner: tuple[str, ...] = ()
    """The names after `where`, which are substituted in the body."""
    table: str = ""
    """The table of a column."""
    library: str = ""
    """The library of calcgraph that it is taken from."""


class Pick(Struct, frozen=True):
    """`a, b = pick table: x, y`."""

    names: tuple[str, ...]
    table: str
    rows: tuple[RowId, ...]
    comment: Comment
    name_span: Span
    span: Span


class Import(Struct, frozen=True):
    """An imported name, `name as alias`, in a `use`; the alias is the name if it is not written."""

    name: str
    alias: str
    span: Span


class Use(Struct, frozen=True):
    """`use [[target]]: imports`."""

    target: str
    """The text in the brackets."""
    imports: tuple[Import, ...]
    comment: Comment
    target_span: Span
    """The position of `[[target]]`, including the brackets."""
    span: Span


class Tolerance(Struct, frozen=True):
    """`± 2 %` (relative, exact share) or `± 0.5 ms` (absolute)."""

    relative: Fraction | None
    absolute: Number | None
    span: Span


class Check(Struct, frozen=True):
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

    @property
    def condition(self) -> Expr:
        """The condition, as one expression."""
        return self.left if self.right is None else Compare(self.op, self.left, self.right, self.span)


class Scenario(Struct, frozen=True):
    """`scenario name: overrides`."""

    name: str
    overrides: tuple[Override, ...]
    comment: Comment
    name_span: Span
    span: Span


class Correlate(Struct, frozen=True):
    """`correlate(a, b, 0.7)`: what two distributions have in common."""

    left: Name
    right: Name
    by: Number
    comment: Comment
    span: Span


Statement: TypeAlias = Definition | Function | Pick | Use | Check | Scenario | Correlate | Fit


class SheetTree(Struct, frozen=True):
    """The statements of one fence, in order; a line that could not be read is missing here and reported."""

    statements: tuple[Statement, ...]
    broken: Mapping[str, Diagnostic] = field(default_factory=dict)
    """Names that lines which could not be read would define, with the problem of the line."""
    units: frozenset[str] = frozenset()
    """The units of all numbers, as written."""
    vectors: bool = False
    """True if there might be a vector: a list in brackets, or a product of vectors."""
