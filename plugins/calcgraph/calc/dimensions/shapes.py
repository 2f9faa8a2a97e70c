"""The unit of every quantity, inferred once in order of dependence, and the unit problems."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct, field

from calcgraph.calc.binding.binder import Scopes
from calcgraph.calc.binding.overrides import runs_over
from calcgraph.calc.dimensions.days import DateShifts
from calcgraph.calc.dimensions.infer import FunctionContext, UnitOf, infer
from calcgraph.calc.dimensions.kept import UnitFinder
from calcgraph.calc.dimensions.measures import Shape
from calcgraph.calc.dimensions.rate_units import unit_of_state, unit_of_time
from calcgraph.calc.dimensions.sequence_units import Infer, unit_of_sequence
from calcgraph.calc.model import Entry, Power, Scope, Unit
from calcgraph.calc.programs.keys import column_key, time_id
from calcgraph.calc.syntax.tree import (
    Call,
    Column,
    Expr,
    Function,
    Name,
    Number,
)
from calcgraph.calc.syntax.walks import leaves, walk
from calcgraph.calc.units.table import UnitTable, is_date
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import NoteId


class Shapes(Struct, frozen=True):
    """Units by key, and problems by key; `infer_units` fills them in order of dependence."""

    table: UnitTable
    scopes: Scopes
    units: dict[str, Unit | None] = field(default_factory=dict)
    near: dict[str, tuple[Unit, ...]] = field(default_factory=dict)
    """The units that appear in formulas without a declared unit."""
    kept: dict[str, Unit] = field(default_factory=dict)
    """Units that formulas hand on as they are declared elsewhere."""
    moves: DateShifts = field(default_factory=dict)
    """Sums that move dates."""
    fits: dict[str, Expr] = field(default_factory=dict)
    """Expressions that have the units of results of fits."""
    problems: dict[str, list[Diagnostic]] = field(default_factory=dict)
    """The reasons why quantities have no value."""
    turned: dict[str, Power] = field(default_factory=dict)
    """The power of 2π that is between the formula of a key and the unit it declares: `w [rad/s] = 60 rpm`."""
    steps: dict[NoteId, Mapping[str, str]] = field(default_factory=dict)
    unsettled: set[str] = field(default_factory=set)
    """Columns that read each other, without a unit that fits all of them."""
    beside: list[Diagnostic] = field(default_factory=list)
    """The problems that leave every value intact."""

    def unit_of(self, scope: Scope) -> UnitOf:
        """A look-up of what names are in, for one note."""

        def find(node: Name | Column) -> Unit | None:
            name = node.base if isinstance(node, Column) else node.name
            entry = scope.entries.get(name)
            if entry is None:
                return self.units.get(self.steps_in(scope).get(name, ""))
            if isinstance(node, Column):
                column = node.column.rpartition(".")[2]
                table = entry.dataset
                keys = (column_key(id_, column) for id_ in (entry.id, *([table.id] if table else [])))
                own = next((unit for key in keys if (unit := self.units.get(key)) is not None), None)
                numbers = table.key_numbers.get(column) if table else None
                return own or (table.units.get(column) if table else None) or (numbers.unit if numbers else None)
            return self.units.get(entry.id.key)

        return find

    def function_of(self, scope: Scope) -> Callable[[str], FunctionContext | None]:
        """Return a look-up of the functions of one note, each with the look-ups of the note that defines it."""

        def find(name: str) -> FunctionContext | None:
            entry = scope.entries.get(name)
            if entry is None or not isinstance(entry.statement, Function):
                return None
            home = self.scopes[entry.id.note]
            statement, unit = entry.statement, self.sequence_unit(entry, entry.statement)
            over = self.units.get(time_id(entry.id, statement.args[0].name).key) if statement.rates else None
            return FunctionContext(statement, self.unit_of(home), self.function_of(home), home.path, unit, over)

        return find

    def steps_in(self, scope: Scope) -> Mapping[str, str]:
        """Return the names of step numbers and times of rates in a note, with their keys; only views can name them."""
        known = self.steps.get(scope.note)
        if known is None:
            known = {over[0]: over[1].key for one in scope.entries.values() if (over := runs_over(one)) is not None}
            self.steps[scope.note] = known
        return known

    def sequence_unit(self, entry: Entry, function: Function) -> Unit | None:
        """The unit of the steps of a sequence; None for another function."""
        home, key = self.scopes[entry.id.note], entry.id.key
        if function.rates is not None and key not in self.units:
            self.units[key] = None  # while it is looked for: its start may ask for it
            self.units[key] = unit_of_state(function.rates, function.name, self.within(home))
            time = time_id(entry.id, function.args[0].name).key
            self.units.setdefault(time, unit_of_time(function.rates, self.within(home)))
        if function.rates is not None:
            return self.units[key]
        return unit_of_sequence(entry, function, home, self.units, self.table, self.within(home))

    def within(self, scope: Scope) -> Infer:
        """Infers expressions of a note in which some names are numbers of steps."""

        def find(expr: Expr, local: Mapping[str, Shape | None]) -> tuple[Unit | None, tuple[Diagnostic, ...]]:
            find, call = self.unit_of(scope), self.function_of(scope)
            return infer(expr, find, call, self.table, scope.path, self.moves, None, local)

        return find

    def handed_on(self, expr: Expr, unit: Unit, scope: Scope) -> Unit | None:
        """Return the unit in which to show an expression that passes on another's value: `first(level(t))`."""
        return UnitFinder(self.table, self.scopes, lambda home, node: self.unit_of(home)(node)).find(expr, unit, scope)

    def infer(
        self, expr: Expr, scope: Scope, asked: DateShifts | None = None
    ) -> tuple[Unit | None, tuple[Diagnostic, ...]]:
        """The unit of an expression of a note; `asked` takes the moves of one that is in no sheet."""
        moves, fixed = (self.moves, None) if asked is None else (asked, self.moves)
        return infer(expr, self.unit_of(scope), self.function_of(scope), self.table, scope.path, moves, fixed)


def near_units(exprs: tuple[Expr, ...], shapes: Shapes, scope: Scope) -> Iterator[Unit]:
    """Units in which the names and numbers of formulas are written, in order."""
    find = shapes.unit_of(scope)
    for expr in exprs:
        calls = (one.function for one in walk(expr) if isinstance(one, Call) and one.function in scope.entries)
        functions = (scope.entries[name].statement for name in calls)
        declared = (shapes.table.parse(one.unit) for one in functions if isinstance(one, Function) and one.unit)
        yield from (unit for unit in declared if isinstance(unit, Unit))
        for leaf in leaves(expr):
            if isinstance(leaf, Number):
                unit = shapes.table.parse(leaf.unit) if leaf.unit else None
                known = unit if isinstance(unit, Unit) else None
            else:
                known = find(leaf)
            if known is not None:
                yield known
            if known is not None and is_date(known) and isinstance(days := shapes.table.parse("d"), Unit):
                yield days
