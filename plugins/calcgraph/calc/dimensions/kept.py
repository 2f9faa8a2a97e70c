"""Units that a formula hands on as they are declared or typed: `level(t) [mg/L]` is in mg/L wherever it is called."""

from collections.abc import Callable, Mapping, Sequence

from calcgraph.calc.functions import named
from calcgraph.calc.model import Entry, Scope, Unit
from calcgraph.calc.nonscalar_functions import ENDS, PERCENTILE, ROW_FOLDS
from calcgraph.calc.numbers.built_in import Law
from calcgraph.calc.syntax.tree import Call, Column, Definition, Expr, Function, Group, Name, Number, Unary, WithExpr
from calcgraph.calc.units.table import UnitTable, is_date
from calcgraph.calc.units.turning import alike
from calcgraph.source import NoteId

_MOST = 16
"""Functions that hand on the result of another function."""
_HANDED = {"max for": 1, "min for": 1, "where rows": 0, "per groups": 0, "lookup in": 0, "interpolate": 0, "step": 0}
"""The index of the argument that has the unit of the result."""
_ROWS = frozenset({*ROW_FOLDS, "cumulative"}) - {"count", "product", "slope", "intercept", "correlation"}
_ALIKE = frozenset({Law.ALIKE, Law.SIZE, Law.LIKE})


class UnitFinder:
    """Finds the unit that an expression hands on."""

    def __init__(
        self, table: UnitTable, scopes: Mapping[NoteId, Scope], unit_of: Callable[[Scope, Name | Column], Unit | None]
    ) -> None:
        self.table = table
        self.scopes = scopes
        self.unit_of = unit_of
        self._functions: dict[tuple[str, int], Unit | None] = {}
        """Results of functions, by how many more may be inside: a function that calls two others is in many paths."""

    def find(self, expr: Expr, inferred: Unit, scope: Scope) -> Unit | None:
        """Return the unit in which to show a formula of a note; None if the formula makes another quantity."""
        found = self._find(expr, scope, _MOST)
        if found is None or not alike(found, inferred) or bool(found.offset) != bool(inferred.offset):
            return None
        return None if is_date(found) else found

    def _find(self, expr: Expr, scope: Scope, left: int) -> Unit | None:
        match expr:
            case WithExpr(target=target):
                return self._find(target, scope, left)
            case Unary("-" | "+", operand):
                return self._find(operand, scope, left)
            case Name() | Column():
                return self._named(expr, scope)
            case Call() if left:
                return self._called(expr, scope, left - 1)
            case _:
                return None

    def _named(self, expr: Name | Column, scope: Scope) -> Unit | None:
        """Return the unit of a line that declares one or has one number, or of a column with one in its head."""
        entry = scope.entries.get(expr.base if isinstance(expr, Column) else expr.name)
        line = entry.statement if entry else None
        is_kept = isinstance(expr, Column) or (
            isinstance(line, Definition) and bool(line.unit or isinstance(line.body, Number))
        )
        return self.unit_of(scope, expr) if entry is not None and is_kept else None

    def _called(self, call: Call, scope: Scope, left: int) -> Unit | None:
        entry = scope.entries.get(call.function)
        if entry is not None and isinstance(entry.statement, Function):
            return self._function(entry, entry.statement, left)
        if call.function in _HANDED and len(call.args) > _HANDED[call.function]:
            return self._find(call.args[_HANDED[call.function]], scope, left)
        if call.function == "Piecewise":
            return self._shared([case.items[0] for case in call.args if isinstance(case, Group)], scope, left)
        function = named(call.function)
        if function is not None and function.law in _ALIKE:
            return self._shared(call.args, scope, left)
        is_rows = call.function in _ROWS or call.function in ENDS or PERCENTILE.fullmatch(call.function)
        return self._find(call.args[0], scope, left) if is_rows and call.args else None

    def _function(self, entry: Entry, function: Function, left: int) -> Unit | None:
        if function.unit:
            found = self.table.parse(function.unit)
            return found if isinstance(found, Unit) else None
        home, key = self.scopes.get(entry.id.note), (entry.id.key, left)
        if home is None or function.steps is not None or function.rates is not None:
            return None
        if key not in self._functions:
            self._functions[key] = self._find(function.body, home, left)
        return self._functions[key]

    def _shared(self, values: Sequence[Expr], scope: Scope, left: int) -> Unit | None:
        """Return the unit of all of them, numbers such as 0 left out; None if they have several."""
        units = {self._find(one, scope, left) for one in values if not (isinstance(one, Number) and not one.unit)}
        return units.pop() if len(units) == 1 else None
