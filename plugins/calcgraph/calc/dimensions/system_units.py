"""Units of the unknowns of several equations: the only ones with which both sides of each equation agree."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from calcgraph.calc.dimensions.measures import measured, shown
from calcgraph.calc.dimensions.unknowns import own_unit
from calcgraph.calc.model import Dimension, Power, Unit
from calcgraph.calc.syntax.tree import Binary, Call, Compare, Expr, Name, Number, Solve, System, Unary, Unknown
from calcgraph.calc.syntax.walks import names_in
from calcgraph.calc.units.display import family_unit, plain_unit
from calcgraph.calc.units.table import UnitTable

Form = dict[str, Power]
"""The exponents of base units and, after a `?`, of the units of unknowns."""

_ROOTS = {"sqrt": Fraction(1, 2), "cbrt": Fraction(1, 3), "abs": Fraction(1), "Abs": Fraction(1)}
_ALIKE = frozenset({"Min", "Max", "min", "max", "hypot", "clamp"})
_PURE = frozenset({"exp", "ln", "log", "log2", "log10", "log1p", "expm1", "sinh", "cosh", "tanh"})

Infer = Callable[[Expr, Mapping[str, Any]], tuple[Unit | None, Any]]


class UnclearUnitsError(Exception):
    """An equation whose units do not follow from the rules of this module."""


def given_unit(text: str, unknown: Unknown, table: UnitTable) -> Unit:
    """Return the unit of an unknown that its line states: the declared one, or that of its range or start."""
    known = table.parse(text) if text else None
    return known if isinstance(known, Unit) else own_unit(unknown.domain, unknown.near, table)


def system_units(solve: Solve, infer: Infer, near: Iterable[Unit], table: UnitTable) -> dict[str, Unit]:
    """Return the units of the unknowns without a stated one; empty if plain numbers fit or no other units are sure."""
    system = solve.system
    if system is None or not solve.is_joint:
        return {}
    given: dict[str, Unit] = {}
    free: list[str] = []
    for name, text, one in zip(system.names, system.units or [""] * len(system.names), system.unknowns, strict=True):
        if shown(one.path) == name:
            given[name] = given_unit(text, one, table)
            if not (text or one.domain or one.near):
                free.append(name)
    if not free or _is_sound(system, infer, given):
        return {}
    try:
        read = _Equations(infer, given, free)
        for sides in system.equations:
            read.alike(sides)
        dimensions = _solved(read.forms, free)
    except UnclearUnitsError:
        return {}
    near = tuple(near)
    plain = {name: plain_unit(dimension, table) for name, dimension in dimensions.items() if dimension}
    found = {name: family_unit(unit, table, near) for name, unit in plain.items()}
    return found if _is_sound(system, infer, {**given, **found}) else {}


def _is_sound(system: System, infer: Infer, units: Mapping[str, Unit]) -> bool:
    """Return whether both sides of all equations agree."""
    local = {name: measured(unit) for name, unit in units.items()}
    return not any(infer(Compare("=", left, right, system.span), local)[1] for left, right in system.equations)


class _Equations:
    """A list of the quotients that must be plain numbers: those of terms that are added or compared."""

    def __init__(self, infer: Infer, given: Mapping[str, Unit], free: Sequence[str]) -> None:
        self.infer, self.free = infer, free
        self.local = {name: measured(unit) for name, unit in given.items() if name not in free}
        self.forms: list[Form] = []

    def alike(self, parts: Sequence[Expr]) -> Form:
        """Note that all parts have one unit, and return it; a bare 0 has any."""
        forms = [self.read(one) for one in parts if not (isinstance(one, Number) and not one.value and not one.unit)]
        self.forms.extend(_product(forms[0], other, Fraction(-1)) for other in forms[1:])
        return forms[0] if forms else {}

    def read(self, expr: Expr) -> Form:  # noqa: PLR0911 - one return a kind of expression
        """Return the unit of an expression."""
        if not any(name in self.free for name in names_in(expr)):
            unit = self.infer(expr, self.local)[0]
            if unit is None or unit.offset or unit.turning:
                raise UnclearUnitsError  # `x * 1 s = 3 rad` fits `rad/s` and `1/s`
            return dict(unit.dimension)
        match expr:
            case Name():
                return {f"?{expr.name}": Fraction(1)}
            case Unary(op="-" | "+"):
                return self.read(expr.operand)
            case Binary(op="+" | "-"):
                return self.alike((expr.left, expr.right))
            case Binary(op="*" | "/"):
                return _product(self.read(expr.left), self.read(expr.right), Fraction(1 if expr.op == "*" else -1))
            case Binary(op="^", right=Number(unit="", value=power)):
                return _product({}, self.read(expr.left), power)
            case Call():
                return self._call(expr)
        raise UnclearUnitsError

    def _call(self, expr: Call) -> Form:
        if expr.function in _ROOTS and len(expr.args) == 1:
            return _product({}, self.read(expr.args[0]), _ROOTS[expr.function])
        if expr.function in _ALIKE:
            return self.alike(expr.args)
        if expr.function in _PURE:
            self.forms.extend(self.read(one) for one in expr.args)
            return {}
        raise UnclearUnitsError


def _product(left: Form, right: Form, power: Power) -> Form:
    """Return the exponents of a product with a power of the right side."""
    found = dict(left)
    for base, exponent in right.items():
        found[base] = found.get(base, Fraction(0)) + exponent * power
    return {base: exponent for base, exponent in found.items() if exponent}


def _solved(forms: Sequence[Form], free: Sequence[str]) -> dict[str, Dimension]:
    """Return the dimension of each unknown for which all forms are plain numbers."""
    rows = [dict(form) for form in forms]
    taken: dict[str, Form] = {}
    for name in (f"?{one}" for one in free):
        row = next((one for one in rows if one.get(name)), None)
        if row is None:
            raise UnclearUnitsError
        rows.remove(row)
        row = _product({}, row, 1 / Fraction(row[name]))
        rows = [_product(one, row, -one.get(name, Fraction(0))) for one in rows]
        taken = {key: _product(one, row, -one.get(name, Fraction(0))) for key, one in taken.items()}
        taken[name] = row
    if any(rows):
        raise UnclearUnitsError
    return {
        key[1:]: tuple(sorted((base, -power) for base, power in row.items() if base != key))
        for key, row in taken.items()
    }
