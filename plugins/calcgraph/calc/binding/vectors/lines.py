"""Lines of a sheet with vectors in them: one line for each component, or the same line in numbers alone."""

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from calcgraph.calc.binding.vectors.expand import expand, expand_number
from calcgraph.calc.binding.vectors.known import AXES, Vector, VectorContext, component, refuse
from calcgraph.calc.syntax.bounds import signed
from calcgraph.calc.syntax.sequences import start_name
from calcgraph.calc.syntax.tree import (
    Argument,
    Check,
    Column,
    Definition,
    Expr,
    Fit,
    FitResult,
    Function,
    Name,
    Range,
    Rates,
    Solve,
    Statement,
    Steps,
)


def expand_line(  # noqa: PLR0911 - one return a kind of line
    line: Statement, known: VectorContext
) -> Statement | list[Definition | Function]:
    """Return a line in numbers, or a line for each component of the vector it defines; raise VectorError."""
    match line:
        case Definition(body=Range()):
            return line
        case Definition(body=Solve() as solve):
            return replace(line, body=_solve(solve, known))
        case Definition(body=FitResult() as result):
            return replace(line, body=replace(result, fit=_fit(result.fit, known)))
        case Definition():
            body = expand(cast("Expr", line.body), known)
            return _components(line, map(signed, body.parts)) if isinstance(body, Vector) else replace(line, body=body)
        case Function():
            return _function(line, known)
        case Check():
            return _check(line, known)
        case _:
            return line


def _components(line: Definition | Function, parts: Iterable[Expr]) -> list[Definition | Function]:
    pairs = zip(AXES, parts, strict=False)
    return [replace(line, name=component(line.name, axis), body=part) for axis, part in pairs]


def _function(line: Function, known: VectorContext) -> Function | list[Definition | Function]:
    args = tuple(_argument(arg, known) for arg in line.args)
    steps = line.steps
    if steps is not None:
        steps = replace(steps, last=expand_number(steps.last, known, "steps are counted"))
    line = replace(line, args=args, steps=steps, rates=_rates(line.rates, known) if line.rates is not None else None)
    if line.table or line.rates is not None:
        what = f"a column such as `{line.name}` has numbers" if line.table else "a rate is a number"
        return replace(line, body=expand_number(line.body, known, what))
    found = expand(line.body, known)
    if line.steps is not None:
        _check_start(line, line.steps, found, known)
    return _components(line, found.parts) if isinstance(found, Vector) else replace(line, body=found)


def _check_start(line: Function, steps: Steps, found: Expr | Vector, known: VectorContext) -> None:
    """Refuse a sequence that starts with something else than its steps are."""
    start = start_name(line.name, steps.first - 1)
    size, wanted = len(found.parts) if isinstance(found, Vector) else 0, known.size_of(line.name)
    if size != wanted or (size and known.is_number(start)):
        first = "a number" if known.is_number(start) else f"a vector of {wanted}"
        steps_are = f"vectors of {size}" if size else "numbers"
        message = f"the steps of `{line.name}` are {steps_are}, and `{start}`, where it starts, is {first}"
        raise refuse(known, line.body.span, message)


def _argument(arg: Argument, known: VectorContext) -> Argument:
    what = "an argument of a function is a number"
    return arg if arg.default is None else replace(arg, default=expand_number(arg.default, known, what))


def _rates(rates: Rates, known: VectorContext) -> Rates:
    def number(expr: Expr) -> Expr:
        return expand_number(expr, known, "rates are of numbers, so give each component a rate")

    return replace(
        rates,
        rates=tuple(map(number, rates.rates)),
        starts=tuple((call, number(start)) for call, start in rates.starts),
        low=number(rates.low),
        high=number(rates.high),
    )


def _solve(solve: Solve, known: VectorContext) -> Solve:
    def number(expr: Expr) -> Expr:
        return expand_number(expr, known, "an equation is of numbers, so write one for each component")

    def path(written: Name | Column) -> Name | Column:
        found = expand_number(written, known, "`solve` finds numbers")
        assert isinstance(found, Name | Column)
        return found

    system = solve.system
    if system is not None:
        unknowns = tuple(replace(one, path=path(one.path)) for one in system.unknowns)
        equations = tuple((number(left), number(right)) for left, right in system.equations)
        system = replace(system, equations=equations, unknowns=unknowns)
    return replace(solve, left=number(solve.left), right=number(solve.right), path=path(solve.path), system=system)


def _fit(fit: Fit, known: VectorContext) -> Fit:
    def number(expr: Expr) -> Expr:
        return expand_number(expr, known, "a fit needs numbers")

    where = fit.where if fit.where is None else number(fit.where)
    return replace(fit, left=number(fit.left), right=number(fit.right), where=where)


def _check(check: Check, known: VectorContext) -> Check:
    if check.right is None:
        return replace(check, left=expand_number(check.left, known, "a check is a condition"))
    what = "a check compares numbers"
    left, right = (expand_number(side, known, what) for side in (check.left, check.right))
    return replace(check, left=left, right=right)
