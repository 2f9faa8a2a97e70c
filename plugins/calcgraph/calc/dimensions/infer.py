"""Units inferred before numbers: the unit of each expression, and expressions whose units do not match."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import TypeAlias, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.dimensions.calls import infer_call
from calcgraph.calc.dimensions.circles import declared_problem
from calcgraph.calc.dimensions.days import DateShift, DateShifts
from calcgraph.calc.dimensions.measures import (
    ANYTHING,
    CONDITION,
    CONSTANTS,
    Shape,
    declared_in,
    measured,
    measured_in,
    said,
    shown,
)
from calcgraph.calc.dimensions.operands import (
    infer_binary,
    infer_quantity,
    same,
    want_condition,
    want_factor,
    want_number,
)
from calcgraph.calc.dimensions.temperatures import (
    ABSOLUTE,
    TEMPERATURE,
    kind_of_change,
    kind_of_number,
    problem_of_degrees,
)
from calcgraph.calc.dimensions.turns import both_readings
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.quantities import SCALES
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Expr,
    Function,
    Group,
    Logic,
    Name,
    Number,
    Unary,
    WithExpr,
)
from calcgraph.calc.units.compounds import spelled
from calcgraph.calc.units.table import DATE, UnitTable, beyond_numbers, is_beyond_numbers, is_date, is_months
from calcgraph.calc.units.turning import conversion, counted, is_mixed, settled
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

UnitOf: TypeAlias = Callable[[Name | Column], Unit | None]
"""The unit of a name or column of one note; None where it is unknown, which is reported elsewhere."""


class FunctionContext(Struct, frozen=True):
    """A function with the look-ups of the note that defines it."""

    function: Function
    unit_of: UnitOf
    function_of: "Callable[[str], FunctionContext | None]"
    path: str
    unit: Unit | None = None
    """The unit of a sequence, which all its steps share, or of a quantity given by its rate."""
    over: Unit | None = None
    """The unit of time of such a rate."""


MAX_CALLS = 32
"""Functions inside each other: far below Python's own limit in this walk."""

MOST_CALLS = 1_000
"""The largest number of calls with different units in one formula.

Calls inside each other, such as `f(x * 1 m) * f(x * 1 s)`, would otherwise be endless.
"""

FunctionOf: TypeAlias = Callable[[str], FunctionContext | None]


def infer(  # noqa: PLR0913, PLR0917 - what a walk looks up, and where it notes what it finds
    expr: Expr,
    unit_of: UnitOf,
    function_of: FunctionOf,
    table: UnitTable,
    path: str,
    moves: DateShifts | None = None,
    fixed: DateShifts | None = None,
    local: Mapping[str, Shape | None] = MappingProxyType({}),
) -> tuple[Unit | None, tuple[Diagnostic, ...]]:
    """The unit an expression is in, `ONE` or `%` for a number or condition, and every place where units do not fit.

    Sums that move a date are noted in `moves`; those of functions are compared with `fixed`, if given.

    None when it depends on something unknown. A product's unit is one of base units: `B/s` for GB times 1/ms.
    """
    inferring = _Inference(unit_of, function_of, table, path, local, moves={} if moves is None else moves, fixed=fixed)
    shape = inferring.infer(expr)
    if shape is not None and shape.turning and is_mixed(shape.turning):
        message = f"`{shown(expr)}` mixes cycles and angle"
        inferring.refuse("CG315", expr.span, message, both_readings("", shape.turning, ()))
    problems = tuple(inferring.problems)
    if shape is None:
        return None, problems
    if shape.condition:
        return replace(ONE, condition=True), problems
    written = table.parse(shape.unit) if shape.unit else ONE
    if isinstance(written, Unit) and written.dimension == shape.dimension:
        if (written.turning, written.temperature) != (shape.turning, shape.temperature):
            written = replace(written, turning=shape.turning, temperature=shape.temperature)
        return written, problems
    text = spelled(shape.dimension, settled(shape.turning))
    return Unit(text, Fraction(1), shape.dimension, turning=shape.turning, temperature=shape.temperature), problems


class _Inference(Struct):
    """One walk over a tree, with its results."""

    unit_of: UnitOf
    function_of: FunctionOf
    table: UnitTable
    path: str
    local: Mapping[str, Shape | None] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)
    called: tuple[str, ...] = ()
    """Functions whose bodies are being inferred, outermost first."""
    moves: DateShifts = field(default_factory=dict)
    fixed: DateShifts | None = None
    """The moves of sums in functions that already have programs; None while the programs are still to be made."""
    known: dict[tuple[object, ...], tuple[Shape | None, Diagnostic | None]] = field(default_factory=dict)
    """Results of calls, by function and arguments' dimensions, and of default arguments: each is inferred once."""

    def refuse(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Note a problem."""
        self.problems.append(diagnose(code, self.path, span, message, hint))

    def infer(self, expr: Expr) -> Shape | None:  # noqa: PLR0911 - one return a kind of node
        """The shape of any expression; None where it cannot be determined."""
        match expr:
            case Number():
                return self._number(expr)
            case Binary():
                return infer_binary(self, expr)
            case Name() | Column():
                return self._read(expr)
            case Unary("not", operand):
                want_condition(self, operand)
                return CONDITION
            case Unary("-", operand) if not isinstance(operand, Number):
                return want_factor(self, operand)
            case Unary(_, operand):
                return infer_quantity(self, operand)
            case Compare(_, left, right):
                same(self, left, right, expr.span)
                return CONDITION
            case Logic(_, left, right):
                want_condition(self, left)
                want_condition(self, right)
                return CONDITION
            case Call():
                return self._call(expr)
            case WithExpr():
                return self._with(expr)
            case Group():
                return None
            case _:
                assert_never(expr)

    def is_months(self, unit: str) -> bool:
        """Return whether a duration is written in months or years."""
        return is_months(unit, self.table)

    def move(self, expr: Binary, move: DateShift | None) -> None:
        """Note how a sum moves a date; None for one that is not a date, of which only those in functions matter."""
        if move is None and not self.called:
            return
        if self.called and self.fixed is not None:
            known = self.fixed.get((self.path, expr.span))
        else:
            known = self.moves.setdefault((self.path, expr.span), move)
        if known != move:
            message = f"`{shown(expr)}` moves a date by days, or by months, in some calls only"
            self.refuse("CG314", expr.span, message, "write a function for each, and call it in a sheet")

    def inside(self, **local: Shape | None) -> "_Inference":
        """The same walk with more names, in the same list of problems."""
        return replace(self, local={**self.local, **local})

    def _number(self, number: Number) -> Shape | None:
        unit = self.table.parse(number.unit) if number.unit else ONE
        if isinstance(unit, Unit):
            if is_beyond_numbers(number.value, unit):
                beyond = beyond_numbers(number.text)
                self.refuse(beyond.code, number.span, beyond.message, beyond.hint)
            if is_date(unit) and not number.text.startswith(DATE):
                message = f"`{number.text}` is not a date"
                self.refuse("CG303", number.span, message, "write the date as `date 2026-11-22`")
                return None
            if unit.dimension == TEMPERATURE and not unit.offset:
                unit = replace(unit, temperature=kind_of_number(number.value * unit.factor))
            elif kind := kind_of_change(unit.dimension):
                unit = replace(unit, temperature=kind)
            return measured(unit) if number.value or number.unit else ANYTHING
        room = number.span.end_column - number.span.column  # a unit from a file may be longer than the line
        behind = number.text.endswith(number.unit) and len(number.unit) <= room  # not of `€9,000`
        span = replace(number.span, column=number.span.end_column - len(number.unit)) if behind else number.span
        hint = f"{unit.hint} {unit.in_formula}".strip()
        bare = number.text.removesuffix(number.unit).strip()
        if number.unit in SCALES:  # with the number that is written here
            hint = hint.replace("`70", f"`{bare}").replace("`mol/L`", f"`{bare} mol/L`")
        name = Name(number.unit, number.span)
        if number.unit.isidentifier() and (name.name in self.local or self.unit_of(name) is not None):
            hint = f"write the product as `{number.text.removesuffix(number.unit).strip()} * {number.unit}`"
        self.refuse(unit.code, span, unit.message, hint)
        return None

    def _read(self, expr: Name | Column) -> Shape | None:
        if isinstance(expr, Name) and expr.name in self.local:
            return self.local[expr.name]
        unit = self.unit_of(expr)
        if unit is not None:
            return measured(unit)
        return CONSTANTS.get(expr.name) if isinstance(expr, Name) else None

    def _with(self, expr: WithExpr) -> Shape | None:
        target = expr.target
        away = self.function_of(target.name) if isinstance(target, Name) else None
        if away is None or not isinstance(target, Name):
            return self.infer(target)
        if away.function.steps is not None or away.function.rates is not None:
            return measured_in(away.unit)
        named = {one.path.name: one.value for one in expr.overrides if isinstance(one.path, Name) and not one.scenario}
        values = [named.get(arg.name, arg.default) for arg in away.function.args]
        return self._apply(away, tuple(values), expr.span, target.name)

    def _call(self, expr: Call) -> Shape | None:
        away = self.function_of(expr.function)
        if away is not None and away.function.steps is not None:
            for arg in expr.args:
                want_number(self, arg, expr.function)
            return measured_in(away.unit)
        if away is not None and away.function.rates is not None:
            for arg in expr.args[:1]:
                self._check_time(arg, away.function.args[0].name, away.over)
            return measured_in(away.unit)
        if away is not None:
            defaults = tuple(arg.default for arg in away.function.args[len(expr.args) :])
            return self._apply(away, (*expr.args, *defaults), expr.span, expr.function)
        return infer_call(self, expr)

    def _check_time(self, arg: Expr, name: str, over: Unit | None) -> None:
        """Refuse an argument that is another kind of quantity than the variable of a rate."""
        shape = infer_quantity(self, arg)
        if shape is not None and over is not None and not shape.any and shape.dimension != over.dimension:
            message = f"`{name}` is {said(measured(over))}, `{shown(arg)}` is {said(shape)}"
            self.refuse("CG310", arg.span, message)

    def _apply(self, away: FunctionContext, values: tuple[Expr | None, ...], span: Span, name: str) -> Shape | None:
        """Return the shape of a function's body with these arguments; unit problems are reported at the call."""
        if name in self.called or len(values) != len(away.function.args):
            return None
        if len(self.called) == MAX_CALLS:
            self.refuse("CG314", span, f"more than {MAX_CALLS} functions call each other", "name the steps between")
            return None
        written = len(values) - sum(arg.default is value for arg, value in zip(away.function.args, values, strict=True))
        shapes = [self._argument(value, away, own=at < written) for at, value in enumerate(values)]
        key = (
            away.function.name_span,
            away.path,
            *((s.dimension, s.any, s.condition, s.scale, s.turning, s.temperature) if s else None for s in shapes),
        )
        if key not in self.known and len(self.known) >= MOST_CALLS:
            self.refuse("CG314", span, f"more than {MOST_CALLS:,} calls with different units", "name the steps between")
            return None
        if key not in self.known:
            self.known[key] = self._apply_once(away, shapes, name)
        shape, problem = self.known[key]
        if problem is not None:
            arguments = ", ".join(said(one) for one in shapes if one is not None)
            detail = f": {problem.message}".replace(": in `", ", `", 1)  # of a function called there
            message = f"in `{name}` with {arguments or 'no arguments'}{detail}"
            self.refuse("CG314", span, message, problem.hint)
        return shape

    def _argument(self, value: Expr | None, away: FunctionContext, *, own: bool) -> Shape | None:
        if value is None:
            return None
        if own:
            return infer_quantity(self, value)
        key = ("default", away.path, value.span)
        if key not in self.known:
            self.known[key] = None, None  # while it is inferred: a default that calls its own function ends here
            home = replace(self, unit_of=away.unit_of, function_of=away.function_of, path=away.path, local={})
            self.known[key] = home.infer(value), None
        return self.known[key][0]

    def _apply_once(
        self, away: FunctionContext, shapes: list[Shape | None], name: str
    ) -> tuple[Shape | None, Diagnostic | None]:
        given = {arg.name: shape for arg, shape in zip(away.function.args, shapes, strict=True)}
        home = replace(self, unit_of=away.unit_of, function_of=away.function_of, path=away.path)
        inner = replace(home, local=given, problems=[], called=(*self.called, name))
        shape = inner.infer(away.function.body)
        declared = self.table.parse(away.function.unit) if away.function.unit else None
        if inner.problems:
            return (measured(declared) if isinstance(declared, Unit) else None), inner.problems[0]
        if not isinstance(declared, Unit):
            return shape, None
        wanted = measured(declared)
        if shape is None or shape.any:
            return wanted, None
        if shape.dimension == wanted.dimension:
            return declared_in(wanted, shape), inner.turned(away, shape, wanted)
        message = f"`{name}` is declared in {said(wanted)}, its body is {said(shape)}"
        return wanted, diagnose("CG314", away.path, away.function.unit_span, message)

    def turned(self, away: FunctionContext, shape: Shape, wanted: Shape) -> Diagnostic | None:
        """Return the problem of a body that counts turns but should be an angle, or the reverse; or None."""
        function = away.function
        if wanted.scale and not shape.scale and shape.temperature != ABSOLUTE:
            name = f"{function.name}({', '.join(arg.name for arg in function.args)})"
            body = function.body
            wrong = problem_of_degrees(body, shown(body), name, wanted.unit, shape.temperature)
            return diagnose("CG303", away.path, function.unit_span, *wrong)
        if conversion(shape.turning, wanted.turning) == 0:
            found = declared_problem(function.body, shape, wanted, self.infer)
            return None if found is None else diagnose("CG315", away.path, function.unit_span, *found)
        message = f"`{function.name}` is declared in `{function.unit}`, its body {counted(shape.turning)}"
        hint = both_readings(shown(function.body), shape.turning, wanted.turning)
        return diagnose("CG315", away.path, function.unit_span, message, hint)
