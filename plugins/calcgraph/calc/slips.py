"""Sound formulas that look like a slip: a unit that is also a name of the note."""

from collections.abc import Collection, Iterable, Iterator

from calcgraph.calc.tree import (
    Check,
    Definition,
    Expr,
    Function,
    Number,
    Override,
    Range,
    Scenario,
    Solve,
    Statement,
    With,
)
from calcgraph.calc.walks import walk
from calcgraph.diagnostics import Diagnostic, diagnose


def check_slips(statements: Iterable[Statement], names: Collection[str], path: str) -> tuple[Diagnostic, ...]:
    """One warning for each number whose unit is also a name: after `B = 3`, `2 B` is two bytes and not 6."""
    return tuple(
        diagnose(
            "CG226",
            path,
            number.span,
            f"`{number.text}` has the unit `{number.unit}`, and this note has a quantity `{number.unit}`",
            f"a product is written `{number.text.removesuffix(number.unit).strip()} * {number.unit}`",
        )
        for statement in statements
        for number in numbers_of(statement)
        if number.unit in names and number.text.endswith(number.unit)
    )


def numbers_of(statement: Statement) -> Iterator[Number]:
    """Every number written in the expressions of a statement, other arguments included."""
    waiting = list(_expressions(statement))
    while waiting:
        for found in walk(waiting.pop(0)):
            if isinstance(found, Number):
                yield found
            elif isinstance(found, With):
                waiting.extend(_values(found.overrides))


def _expressions(statement: Statement) -> tuple[Expr, ...]:  # noqa: PLR0911 - one return a kind of statement
    match statement:
        case Definition(body=Range(low, high)):
            return low, high
        case Definition(body=Solve(left, right)):
            return left, right
        case Definition(body=body) if not isinstance(body, Range | Solve):
            return (body,)
        case Function(args=args, body=body):
            return (*(arg.default for arg in args if arg.default is not None), body)
        case Check(left=left, right=right):
            return (left, right) if right is not None else (left,)
        case Scenario(overrides=overrides):
            return tuple(_values(overrides))
        case _:
            return ()


def _values(overrides: tuple[Override, ...]) -> Iterator[Expr]:
    """Right sides that can only be expressions."""
    return (one.value for one in overrides if one.value is not None and not one.row.text)
