"""Units of values that replace others: under `with`, in scenarios, in tables and plots."""

from collections.abc import Iterable

from calcgraph.calc.binding.binder import BoundOverride
from calcgraph.calc.dimensions.days import DateShifts
from calcgraph.calc.dimensions.measures import shown, unit_text
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.dimensions.temperatures import (
    ABSOLUTE,
    EITHER,
    is_apart,
    on_scale,
)
from calcgraph.calc.dimensions.turns import both_readings
from calcgraph.calc.model import Scope, Unit
from calcgraph.calc.syntax.tree import (
    Expr,
    Function,
    Number,
    Pick,
)
from calcgraph.calc.units.turning import conversion, counted
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId


def override_problems(
    overrides: Iterable[BoundOverride], scope: Scope, shapes: Shapes, asked: DateShifts | None = None
) -> list[Diagnostic]:
    """Return the problems of overrides whose kind of quantity differs from the replaced one; calls check arguments."""
    problems: list[Diagnostic] = []
    for found in overrides:
        if isinstance(found.target.statement, Function) or found.written.value is None:
            continue
        home = shapes.scopes.get(NoteId(found.written.home), scope)
        unit, wrong = shapes.infer(found.written.value, home, asked)
        problems.extend(wrong)
        target = found.target
        wanted = shapes.units.get(found.key)
        if isinstance(target.statement, Pick) and target.dataset is not None:
            wanted = target.dataset.units.get(found.column)
        if unit is None or wanted is None:
            continue
        if unit.dimension == wanted.dimension and (wrong_kind := _other_kind(found.written.value, unit, wanted)):
            problems.append(diagnose("CG303", scope.path, found.written.span, *wrong_kind))
        if unit.dimension == wanted.dimension and conversion(unit.turning, wanted.turning) != 0:
            message = f"`{target.id.name}` {counted(wanted.turning)}, its other value {counted(unit.turning)}"
            hint = both_readings(shown(found.written.value), unit.turning, wanted.turning)
            problems.append(diagnose("CG315", scope.path, found.written.span, message, hint))
        if unit.dimension != wanted.dimension:
            name = f"{target.id.name}.{found.column}" if isinstance(target.statement, Pick) else target.id.name
            message = f"`{name}` is in {unit_text(wanted)}, but its new value is in {unit_text(unit)}"
            value = found.written.value
            hint = ""
            if isinstance(value, Number) and not value.unit and wanted.text not in {"", "1"}:
                hint = f"give the number a unit: `{value.text} {wanted.text}`"
            problems.append(diagnose("CG357", scope.path, found.written.span, message, hint))
    return problems


def _other_kind(value: Expr, unit: Unit, wanted: Unit) -> tuple[str, str] | None:
    """Return the problem of a point of a scale in place of a difference, or of a difference in place of a point."""
    if unit.offset and not wanted.offset and is_apart(wanted.temperature):
        number = value.text.removesuffix(value.unit) if isinstance(value, Number) and value.unit == "°C" else ""
        message = f"`{shown(value)}` is a temperature in {unit.text} where a difference is expected"
        return message, f"write `{number}K`" if number else "write a difference in `K`"
    is_typed = isinstance(value, Number) and unit.temperature == EITHER
    if wanted.offset and not unit.offset and unit.temperature != ABSOLUTE and not is_typed:
        is_known = "is" if is_apart(unit.temperature) else "could be"
        message = f"`{shown(value)}` {is_known} a difference where a temperature is expected"
        hint = f"write it in {wanted.text}" if isinstance(value, Number) else f"write `{on_scale(value, wanted.text)}`"
        return f"{message} {wanted.text}", f"{hint} if it is a temperature"
    return None
