"""Walks a tree and finds what its names stand for: numbers, names, columns and operators."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.slips import columns_hint, factors_below, names_quantity, swallowed_problem
from calcgraph.calc.functions import ALIASES, FUNCTIONS
from calcgraph.calc.model import Dataset, Entry, QuantityId, Scope
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.syntax.habits import rewritten
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Definition,
    Expr,
    Function,
    Group,
    Logic,
    Name,
    Number,
    Override,
    Pick,
    Unary,
)
from calcgraph.calc.tables.written_cells import find_text, unit_in_cells
from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.source import START, NoteId, Span
from calcgraph.suggest import did_you_mean

_SIGNS = {"+": "add", "-": "sub", "*": "mul", "/": "div", "^": "pow"}
RELATIONS = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "=": "eq", "!=": "ne"}
CONSTANTS = frozenset({"pi", "E", "oo"})
_TRUTH = {"True": 1, "False": 0}
_OTHERWISE = frozenset({"else", "otherwise", "default", "true", "TRUE"})
"""Words of other languages for the last choice of `Piecewise`."""


class BoundOverride(Struct, frozen=True):
    """An override with its left side bound, for the check of its dimension."""

    written: Override
    key: str
    target: Entry
    column: str
    """The column of a pick if a number overrides that column; empty if the name itself is overridden."""


class SharedFormula(NamedTuple):
    """A formula that lines read and none of them is, such as the running total of a column."""

    term: Term
    path: str
    """The file in which it is written."""


class Binding(Struct, frozen=True):
    """The result of binding one formula."""

    term: Term | None
    """None where a name could not be bound."""
    problems: tuple[Diagnostic, ...] = ()
    cause: Diagnostic | None = None
    """The reason why there is no term, if that is reported elsewhere."""
    beside: tuple[Diagnostic, ...] = ()
    """The problems that leave every value intact."""
    used: Mapping[QuantityId, Span] = field(default_factory=dict)
    """Things named, with the place of the first mention; names under `with` belong to their own note."""
    overrides: tuple[BoundOverride, ...] = ()
    folds: Mapping[str, tuple[str, Entry, str]] = field(default_factory=dict)
    """Folds over table columns by key: fold, table, column."""
    nodes: Mapping[str, Node] = field(default_factory=dict)
    """Cells, and points of curves, by key."""
    shared: Mapping[str, SharedFormula] = field(default_factory=dict)
    """Formulas that it reads, by key."""


class UnboundError(Exception):
    """A part could not be bound; its problem is noted."""


Scopes: TypeAlias = Mapping[NoteId, Scope]


class Home(NamedTuple):
    """A note that defines a name."""

    note: NoteId
    is_table: bool


Homes: TypeAlias = Callable[[NoteId, str], Sequence[Home]]
"""A function that returns the notes of the vault that define a name, in order; hints are based on it."""
BaseValueOf: TypeAlias = Callable[[Number], Fraction | None]
"""A written number in base units; None for one whose unit is unknown, which is reported elsewhere."""


class Names(Struct, frozen=True):
    """The context that binding needs in addition to the tree: the meaning of names in every note, and the units."""

    scopes: Scopes
    in_base: BaseValueOf
    homes: Homes


Binders: TypeAlias = Mapping[type, Callable[..., Term]]


class CurrentRow(NamedTuple):
    """The current row of a table in a loop over its rows."""

    entry: Entry
    table: Dataset
    loop: int


class Binder:
    """A walk over one tree, which gathers its findings; `bound` puts the result together."""

    def __init__(self, scope: Scope, names: Names, local: dict[str, Term], binders: Binders, defines: str = "") -> None:
        """`binders` bind each kind of node; `defines` is the name whose formula the tree is."""
        self.scope = scope
        self.home = scope.note
        self.defines = defines
        self.scopes = names.scopes
        self.in_base = names.in_base
        self.homes = names.homes
        self.binders = binders
        self.local = local
        self.problems: list[Diagnostic] = []
        self.beside: list[Diagnostic] = []
        self.cause: Diagnostic | None = None
        self.used: dict[QuantityId, Span] = {}
        self.overrides: list[BoundOverride] = []
        self.folds: dict[str, tuple[str, Entry, str]] = {}
        self.nodes: dict[str, Node] = {}
        self.shared: dict[str, SharedFormula] = {}
        self.loops = 0
        self.scenarios = self.spelled = 0
        """Number of `with` around the bound term, and of arguments that their scenarios stood for inside others."""
        self.rows: CurrentRow | None = None
        self.column_body: Expr | None = None
        """The formula of the computed column that is bound; None for other lines."""
        self.groups: Column | None = None
        """The column after `per` by which a formula goes along rows."""

    def bind(self, expr: Expr) -> Term:
        """Return the term of a tree; raise UnboundError after recording the reason if it has no term."""
        return self.binders[type(expr)](self, expr)

    def bound(self, bind: Callable[[], Term]) -> Binding:
        """Return the result of a walk, without a term if something in it could not be bound."""
        try:
            return self.gathered(bind())
        except UnboundError:
            return self.gathered(None)

    def gathered(self, term: Term | None) -> Binding:
        """Return a term with all that was found on the way to it."""
        return Binding(
            term,
            tuple(self.problems),
            self.cause,
            tuple(self.beside),
            self.used,
            tuple(self.overrides),
            self.folds,
            self.nodes,
            self.shared,
        )

    def share(self, key: str, term: Term) -> None:
        """Note a formula that the term reads by its key."""
        self.shared[key] = SharedFormula(term, self.scope.path)

    def refuse(self, code: str, span: Span, message: str, hint: str = "") -> UnboundError:
        """Record a problem and return the exception to raise."""
        self.problems.append(diagnose(code, self.scope.path, span, message, hint))
        return UnboundError()

    def warn(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Note a problem that leaves the value as it is."""
        problem = diagnose(code, self.scope.path, span, message, hint)
        self.beside.append(replace(problem, severity=Severity.WARNING))

    def number(self, expr: Number, kept: str = "") -> Term:
        """A literal in base units; `kept` is the name it is multiplied by."""
        value = expr.value if not expr.unit else self.in_base(expr)
        if value is None:
            raise UnboundError
        if problem := swallowed_problem(expr, lambda name: name != kept and self.is_quantity(name), self.scope.path):
            self.problems.append(problem)
            raise UnboundError
        return Term("num", expr.span, (), value, expr.text if expr.unit else "")

    def is_quantity(self, name: str) -> bool:
        """Return whether a name stands for a number here, other than the one that is being defined."""
        return name != self.defines and (name in self.local or names_quantity(self.scope, name))

    def name(self, expr: Name) -> Term:
        """A quantity, argument, loop number or constant."""
        if expr.name in self.local:
            return placed(self.local[expr.name], expr.span)
        entry = self.scope.entries.get(expr.name)
        if entry is not None:
            return self.quantity(entry, expr)
        if expr.name in CONSTANTS:
            return Term("const", expr.span, (), expr.name)
        if expr.name in _TRUTH:
            return number(_TRUTH[expr.name], expr.span)
        raise self.unknown(expr.name, expr.span)

    def unknown(self, name: str, span: Span) -> UnboundError:
        """A name without meaning, with the nearest one or the note that has it."""
        if name in self.scope.broken:
            self.cause = self.scope.broken[name]
            return UnboundError()
        homes = self.homes(self.scope.note, name)
        hint = f"add `use [[{homes[0].note.removesuffix('.md')}]]: {name}`" if len(homes) == 1 else ""
        hint = hint or self._argument(name) or columns_hint(self.scope, name)
        known = [one for one in (*self.scope.entries, *self.local) if "." not in one or "." in name]
        hint = hint or ("write `True` for the last choice" if name in _OTHERWISE else did_you_mean(name, known))
        hint = hint or self._elsewhere(name, span)
        if not hint and (fixed := rewritten(name)):
            hint = f"write `{fixed}`"
        return self.refuse("CG343", span, f"`{name}` is not defined in this note", hint)

    def _argument(self, name: str) -> str:
        """Return the text to write for `loss[years] = 1 - years`, whose argument is read as a unit."""
        entry = self.scope.entries.get(self.defines)
        is_unit = entry is not None and isinstance(entry.statement, Definition) and entry.statement.unit == name
        return f"write the argument of a function in round brackets: `{self.defines}({name})`" if is_unit else ""

    def _elsewhere(self, name: str, span: Span) -> str:
        """Return the meaning of a misplaced name: a function before brackets, a unit after a number."""
        if name in FUNCTIONS or name in ALIASES:
            return f"call a function with brackets: `{name}(…)`"
        if self.in_base(Number(Fraction(1), name, name, span)) is not None:
            return f"write the unit `{name}` directly after a number, as in `3 {name}` or `3 GB/{name}`"
        return ""

    def quantity(self, entry: Entry, expr: Name) -> Term:
        """The reading of a name that is a number."""
        self.use(entry, expr.span)
        if entry.components:
            message = f"`{expr.name}` is a vector, not a number"
            raise self.refuse("CG345", expr.span, message, f"name a component: `{expr.name}.{entry.components[0]}`")
        match entry.statement:
            case Definition():
                return read(entry.id.key, expr.span)
            case None:
                raise self.refuse(
                    "CG345", expr.span, f"`{expr.name}` is a table, not a number", "name a row with `pick`"
                )
            case Pick():
                columns = list(entry.dataset.units) if entry.dataset else []
                hint = f"name a column: `{expr.name}.{columns[0]}`" if columns else ""
                raise self.refuse("CG345", expr.span, f"`{expr.name}` is a row of a table, not a number", hint)
            case Function(args=args):
                hint = f"call it: `{expr.name}(…)`"
                unit = args[0].name if len(args) == 1 else ""
                if unit and self.in_base(Number(Fraction(1), unit, unit, expr.span)) is not None:
                    hint = f"write `{expr.name} [{unit}] = …` where it is defined, or call it: `{expr.name}(…)`"
                raise self.refuse("CG346", expr.span, f"`{expr.name}` is a function", hint)
            case _:
                raise self.refuse("CG345", expr.span, f"`{expr.name}` is a check, not a number")

    def entry(self, name: str, span: Span) -> Entry:
        """Return the entry of a name of the note, and record that it is named."""
        entry = self.scope.entries.get(name)
        if entry is None:
            raise self.unknown(name, span)
        self.use(entry, span)
        return entry

    def use(self, entry: Entry, span: Span) -> None:
        """Note that a thing is named."""
        self.used.setdefault(entry.id, span)

    def column(self, expr: Column) -> Term:
        """The reading of a pick's column."""
        entry = self.entry(expr.base, expr.span)
        if not isinstance(entry.statement, Pick):
            raise self.refuse("CG345", expr.span, f"`{expr.base}` has no columns")
        self.check_column(entry, expr)
        return read(column_key(entry.id, expr.column), expr.span)

    def check_column(self, entry: Entry, expr: Column) -> None:
        """Check that a table has a numeric column of this name."""
        table = entry.dataset
        if table is None:
            raise self.without_table(entry)
        if expr.column in table.units or (entry.statement is None and expr.column in table.key_numbers):
            return
        if expr.column in table.columns:
            message = f"`{expr.base}.{expr.column}` is text, not a number"
            raise self.refuse("CG345", expr.span, message, _why_text(table, expr.column))
        hint = did_you_mean(expr.column, table.columns) or f"its columns are {listed(table.units)}"
        raise self.refuse("CG345", expr.span, f"`{table.id.name}` has no column `{expr.column}`", hint)

    def unary(self, expr: Unary) -> Term:
        """Return the term of a `+`, a `-` or a `not`."""
        if expr.op == "-" and isinstance(expr.operand, Number) and expr.operand.unit:
            return self.bind(replace(expr.operand, value=-expr.operand.value))  # -5 °C is not a negative of 5 °C
        operand = self.bind(expr.operand)
        if expr.op == "+":
            return operand
        return Term("neg" if expr.op == "-" else "not", expr.span, (operand,))

    def binary(self, expr: Binary) -> Term:
        """Arithmetic."""
        above = expr.left.right if isinstance(expr.left, Binary) and expr.left.op == "*" else expr.left
        if expr.op == "/" and isinstance(above, Number) and above.unit:
            self._check_brackets(above, expr.right, expr.span)
            self._check_spaces(above, expr.right)
        match expr:
            case Binary("/", Number(unit="", text=text), Name(name)) if self._is_only_a_unit(name):
                hint = f"write the rate as `{text} 1/{name}`"
                raise self.refuse("CG343", expr.right.span, f"`{name}` is not defined in this note", hint)
            case Binary("*", Number() as factor, Name(name)):
                left = self.number(factor, name)
            case _:
                left = self.bind(expr.left)
        path = self.scope.path if self.scope.note != self.home else ""
        return Term(_SIGNS[expr.op], expr.span, (left, self.bind(expr.right)), path=path)

    def _is_only_a_unit(self, name: str) -> bool:
        """Return whether a name that the note does not have is a unit."""
        is_name = name in CONSTANTS or name in {*self.scope.entries, *self.scope.broken, *self.local}
        return not is_name and self.in_base(Number(Fraction(1), name, name, START)) is not None

    def _check_brackets(self, above: Number, below: Expr, span: Span) -> None:
        """Refuse `W/(m^2*K)` where its names are those of units and not of the note."""
        factors = factors_below(below)
        known = {*self.scope.entries, *self.scope.broken, *self.local}
        if not factors[1:] or not known.isdisjoint(factor.partition("^")[0] for factor in factors):
            return
        unit = "/".join((above.unit, *factors))
        if self.in_base(Number(Fraction(1), unit, unit, span)) is not None:
            raise self.refuse("CG301", span, f"`{above.unit}/({'*'.join(factors)})` is not a unit", f"write `{unit}`")

    def _check_spaces(self, above: Number, below: Expr) -> None:
        """Refuse `1 kW / m^2` if nothing in the vault can be meant by `m` but the unit."""
        factors = factors_below(below)
        name = factors[0].partition("^")[0] if len(factors) == 1 else ""
        if not name or not self._is_only_a_unit(name) or self.homes(self.scope.note, name):
            return
        unit = f"{above.unit}/{factors[0]}"
        if did_you_mean(name, {**self.scope.entries, **self.local}) or "/" in above.unit:
            return
        if self.in_base(Number(Fraction(1), unit, unit, below.span)) is not None:
            hint = f"write compound units without spaces: `{above.text.removesuffix(above.unit)}{unit}`"
            raise self.refuse("CG343", below.span, f"`{name}` is not defined in this note", hint)

    def compare(self, expr: Compare) -> Term:
        """A comparison."""
        return Term(RELATIONS[expr.op], expr.span, (self.bind(expr.left), self.bind(expr.right)))

    def logic(self, expr: Logic) -> Term:
        """`and`, `or`."""
        return Term(expr.op, expr.span, (self.bind(expr.left), self.bind(expr.right)))

    def group(self, expr: Group) -> Term:
        """Refuse a list in a place that takes no list."""
        raise self.refuse("CG346", expr.span, "only `Sum`, `Product`, `integrate` and `Piecewise` take a list")

    def without_table(self, entry: Entry) -> UnboundError:
        """Return the exception for a pick whose table could not be read, which is reported at the table."""
        home = self.scopes.get(entry.id.note, self.scope)
        self.cause = home.broken.get(entry.statement.table) if isinstance(entry.statement, Pick) else None
        return UnboundError()

    def check_arity(self, expr: Call, least: int, most: int) -> None:
        """Check that a call has as many arguments as its function takes."""
        if not least <= len(expr.args) <= most:
            wanted = str(least) if least == most else f"{least} or more" if most > 9 else f"{least} to {most}"
            what = "argument" if wanted == "1" else "arguments"
            message = f"`{expr.function}` takes {wanted} {what}, not {len(expr.args)}"
            fixed = rewritten(print_expression(expr))
            raise self.refuse("CG346", expr.span, message, f"write `{fixed}`" if fixed else "")


def _why_text(table: Dataset, column: str) -> str:
    """The cell without which a column would be one of numbers."""
    cell = find_text(table, column)
    if cell is None:
        unit = unit_in_cells(table, column)
        return f"write the unit in the header, `{column} [{unit[:40]}]`, and only numbers in the cells" if unit else ""
    where = f" in line {cell.span.line}" + (f" of `{table.table.path}`" if table.table.path else "")
    return f"`{cell.text[:40]}`{where} is not a number; an empty cell is a missing value"


def placed(term: Term, span: Span) -> Term:
    """The term at another place."""
    return Term(term.op, span, term.parts, term.value)


def listed(names: object) -> str:
    """The first eight of some names, in order."""
    found = [f"`{name}`" for name in sorted(names)]  # type: ignore[call-overload]  # any collection of text
    return ", ".join(found[:8]) + (" …" if len(found) > 8 else "")
