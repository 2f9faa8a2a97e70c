"""Numbers whose unit is also a name of the note: `4 m` where a mass `m` was meant to be a factor."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

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
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import Span

_MEANT = frozenset({"CG301", "CG310", "CG356"})
"""What is said where a unit was not meant: it is unknown, or does not fit beside others, or not in the whole."""


def with_products(problems: Iterable[Diagnostic], statement: Statement, names: Collection[str]) -> list[Diagnostic]:
    """The problems of a statement's units; one at a number whose unit is also a name says how a product is written.

    A unit that fits is one, whatever else has its name.
    """
    slips = [number for number in numbers_of(statement) if number.unit in names and number.text.endswith(number.unit)]
    return [_with_product(problem, slips) for problem in problems] if slips else list(problems)


def _with_product(problem: Diagnostic, slips: Iterable[Number]) -> Diagnostic:
    if problem.code not in _MEANT:
        return problem
    for number in slips:
        if problem.code == "CG356" or _overlap(number.span, problem.span):
            factor = number.text.removesuffix(number.unit).strip()
            hint = f"a product is written `{factor} * {number.unit}`"
            is_told = any(f"`{word}`" in problem.message for word in (number.text, number.unit))
            return replace(problem, hint=hint if is_told else f"`{number.text}` has the unit `{number.unit}`; {hint}")
    return problem


def _overlap(one: Span, other: Span) -> bool:
    first, second = sorted((one, other), key=lambda span: (span.line, span.column))
    return (second.line, second.column) < (first.end_line, first.end_column)


def numbers_of(statement: Statement) -> Iterator[Number]:
    """Every number written in the expressions of a statement, other arguments included."""
    waiting = list(_expressions(statement))
    for expr in waiting:
        for found in walk(expr):
            if isinstance(found, Number):
                yield found
            elif isinstance(found, With):
                waiting.extend(_values(found.overrides))


def _expressions(statement: Statement) -> tuple[Expr, ...]:
    match statement:
        case Definition(body=body):
            return _sides(body)
        case Function(args=args, body=body):
            return (*(arg.default for arg in args if arg.default is not None), body)
        case Check(left=left, right=right):
            return (left, right) if right is not None else (left,)
        case Scenario(overrides=overrides):
            return tuple(_values(overrides))
        case _:
            return ()


def _sides(body: Expr | Range | Solve) -> tuple[Expr, ...]:
    match body:
        case Range(low, high):
            return low, high
        case Solve(left, right):
            return left, right
        case _:
            return (body,)


def _values(overrides: tuple[Override, ...]) -> Iterator[Expr]:
    """Right sides that can only be expressions."""
    return (one.value for one in overrides if one.value is not None and not one.row.text)
