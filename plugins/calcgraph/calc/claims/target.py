"""The target of a claim: a quantity, a pick's column or a table's cell, and the reason why it has no number."""

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.binder import listed
from calcgraph.calc.model import ONE, Dataset, Kind, Quantity, QuantityId, Unit, Value
from calcgraph.calc.nodes import Failure, Overrides
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.worked import with_numbers
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.tree import Function, Name, Override, WithExpr
from calcgraph.calc.tables.written_cells import number_in, why_missing
from calcgraph.calc.units.display import choose_unit, format_quantity
from calcgraph.source import Span


class ClaimTarget(Struct, frozen=True):
    """The target of a claim."""

    id: QuantityId
    kind: Kind
    unit: Unit
    value: Value | None
    key: str
    """Its node; empty for a table's cell."""
    quantity: Quantity | None = None
    """None for a table's cell."""
    is_quoted: bool = False
    """True if the value comes from a file and is used as it is written there."""


def find_target(calculation: Calculation, id_: QuantityId) -> ClaimTarget | None:
    """The quantity that a link means: a row, a pick's column, or a cell `gpus.h100.bw`."""
    known = calculation.quantities.get(id_)
    if known is not None:
        unit = calculation.shapes.units.get(id_.key) if known.kind is Kind.FUNCTION else known.unit
        is_quoted = getattr(known.statement, "origin", None) is not None
        return ClaimTarget(id_, known.kind, unit or ONE, known.value, id_.key, known, is_quoted)
    name, _, rest = id_.name.partition(".")
    row, _, column = rest.rpartition(".")
    dataset = calculation.datasets.get(QuantityId(id_.note, name))
    if dataset is None or row not in dataset.rows:
        return None
    if column not in dataset.units:
        number = number_in(dataset, row, column)
        return ClaimTarget(id_, Kind.COLUMN, ONE, number, "", is_quoted=True) if number is not None else None
    value = dataset.rows[row].get(column)
    known_value = value if isinstance(value, Value) else None
    return ClaimTarget(id_, Kind.COLUMN, dataset.units[column], known_value, "", is_quoted=bool(dataset.file))


def why_no_number(calculation: Calculation, id_: QuantityId, target: ClaimTarget | None) -> tuple[str, str]:
    """Return the reason why a link's target cannot be compared with a number, and a better target; empty if it can."""
    if target is not None:
        table = getattr(target.quantity.statement, "table", "") if target.quantity else ""
        if table and target.kind is Kind.FUNCTION:
            row = next(iter(calculation.datasets[QuantityId(id_.note, table)].rows), "row")
            column = id_.name.rpartition(".")[2]
            return f"`{id_.name}` is a whole column, not a number", f"link a cell: `#{table}.{row}.{column}`"
        if target.kind is Kind.VECTOR:
            return f"`{id_.name}` is a vector, not a number", f"link a component, `#{id_.name}.x`, or its length"
        if target.kind is not Kind.PICK:
            return "", ""
        columns = [other.name for other in calculation.quantities if other.note == id_.note]
        near = [name for name in columns if name.startswith(f"{id_.name}.")]
        return f"`{id_.name}` is a row of a table, not a number", f"link a column: {listed(near)}" if near else ""
    name, _, column = id_.name.partition(".")
    dataset = calculation.datasets.get(QuantityId(id_.note, name))
    if dataset is None:
        return "", ""  # a line that could not be read, which is reported there
    return _why_no_cell(dataset, id_, column)


def _why_no_cell(dataset: Dataset, id_: QuantityId, column: str) -> tuple[str, str]:
    """Return the reason why a table, a column or a cell without a number cannot be compared, and the link to write."""
    row, _, last = column.rpartition(".")
    if row in dataset.rows and last in dataset.columns:
        return f"the cell `{id_.name}` {why_missing(dataset, row, last)} (`{dataset.file}`)", ""
    row = next(iter(dataset.rows), "row")
    cell = column or next(iter(dataset.units), "column")
    what = "a whole column" if column else "a table"
    return f"`{id_.name}` is {what}, not a number", f"link a cell: `#{dataset.id.name}.{row}.{cell}`"


def why_no_value(
    calculation: Calculation, target: ClaimTarget, failure: Failure, overrides: Overrides
) -> tuple[str, str]:
    """Return the reason why a target has no value under a claim's arguments, and the fix; empty if it is reported."""
    machine = calculation.machine
    pick = QuantityId(target.id.note, target.id.name.partition(".")[0])
    if target.kind is Kind.COLUMN and not target.key:
        name, _, rest = target.id.name.partition(".")
        row, _, column = rest.rpartition(".")
        dataset = calculation.datasets.get(QuantityId(target.id.note, name))
        if dataset is not None and row in dataset.rows:
            return f"the cell `{target.id.name}` {why_missing(dataset, row, column)}", ""
    if target.id in calculation.problems or pick in calculation.problems:
        return "", ""
    statement = target.quantity.statement if target.quantity else None
    if isinstance(statement, Function):
        missing = [arg.name for arg in statement.args if arg.default is None]
        given = {id_of(key).name for key in overrides}
        lacking = [name for name in missing if given.isdisjoint((f"{target.id.name}({name})", f"[{name}]"))]
        if lacking:
            hint = f'write them in the title: `"with {", ".join(f"{name}=…" for name in lacking)}"`'
            return f"`{target.id.name}` is a function and needs arguments", hint
    elif target.kind is not Kind.COLUMN and isinstance(machine.value(target.key), Failure):
        return "", ""
    reason = machine.source_of(failure, overrides).reason or "it cannot be computed"
    return f"`{target.id.name}` has no value: {reason}", ""


def with_called_unit(
    calculation: Calculation, target: ClaimTarget, overrides: tuple[Override, ...], span: Span
) -> ClaimTarget:
    """Return the target with its unit; a function without a declared unit has the one that these arguments give it."""
    statement = target.quantity.statement if target.quantity else None
    if not isinstance(statement, Function) or statement.unit:
        return target
    call = WithExpr(Name(statement.name, span), overrides, span)
    unit, _ = calculation.shapes.infer(call, calculation.scopes[target.id.note])
    return replace(target, unit=unit or ONE)


def shown_value(calculation: Calculation, target: ClaimTarget, value: Value, digits: int) -> str:
    """Return a value in its own unit, `41.8 ms`; that of a function without a unit in a readable one."""
    unit = target.unit
    if target.kind is Kind.FUNCTION:
        unit = choose_unit(value.number, unit, calculation.shapes.table, (unit,))
    return format_quantity(value, unit, digits)


def worked_formula(calculation: Calculation, target: ClaimTarget) -> str:
    """Return the formula with its numbers; '' if the target is not a formula."""
    if target.quantity is None or target.kind is not Kind.FORMULA:
        return ""
    return with_numbers(calculation, target.quantity)
