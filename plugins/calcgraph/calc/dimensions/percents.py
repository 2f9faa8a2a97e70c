"""Find uses of `%` that could mean two things: `100 + 5 %`, and a share of a temperature in degrees."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.model import Scope, Unit
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Definition, Expr, Name, Number, Range
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

PERCENT = "%"


def find_added_shares(nodes: Iterable[Expr], scope: Scope, path: str) -> Iterator[Diagnostic]:
    """Sums of a plain number beyond 1 and a share, which adds 0.05 where five percent of the number were meant."""
    for binary in nodes:
        match binary:
            case Binary("+" | "-" as op, size, Number(value, "%") as added):
                plain = _plain(size, scope)
                if plain is None or abs(plain.value) <= 1:
                    continue
                share, left = print_expression(added), print_expression(size)
                message = f"`{left} {op} {share}` uses the number {float(value / 100):g}, not a share of `{left}`"
                hint = f"write `{left} * (1 {op} {share})` for the share"
                yield diagnose("CG317", path, binary.span, message, hint)


def share_of_degrees(unit: Unit | None, path: str, span: Span) -> list[Diagnostic]:
    """CG303 for a tolerance in `%` of a point of a temperature scale, which does not start at zero."""
    if unit is None or not unit.offset:
        return []
    message = f"a share of a temperature in `{unit.text}` depends on where its scale starts"
    return [diagnose("CG303", path, span, message, f"write the spread in degrees: `± 0.4 {unit.text}`")]


def is_relative(written: Range) -> bool:
    """Return whether a range is relative, such as `42 ms ± 2 %`."""
    return "±" in written.text and written.text.endswith(PERCENT) and written.low.unit != PERCENT


def _plain(expr: Expr, scope: Scope) -> Number | None:
    """A number without a unit, written here or as the value of a parameter."""
    entry = scope.entries.get(expr.name) if isinstance(expr, Name) else None
    statement = entry.statement if entry else None
    if isinstance(statement, Definition) and not statement.unit and isinstance(statement.body, Number):
        expr = statement.body
    return expr if isinstance(expr, Number) and not expr.unit else None
