"""The calc language printed from its tree: the printed text is parsed to the same tree."""

from typing import assert_never

from calcgraph.calc.syntax.lines.lists import shared_unit, without_unit
from calcgraph.calc.syntax.paths import PER_ROW
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Check,
    Column,
    Compare,
    Correlate,
    Definition,
    Domain,
    Expr,
    Fit,
    FitResult,
    Function,
    Group,
    Logic,
    Name,
    Number,
    Origin,
    Override,
    Pick,
    Range,
    Rates,
    Scenario,
    Solve,
    Statement,
    System,
    Tolerance,
    Unary,
    Use,
    WithExpr,
)

_OR, _AND, _NOT, _COMPARE, _SUM, _PRODUCT, _UNARY, _POWER, _ATOM = range(9)
_TIGHTNESS = {"or": _OR, "and": _AND, "+": _SUM, "-": _SUM, "*": _PRODUCT, "/": _PRODUCT}


def print_expression(expr: Expr) -> str:
    """Return the expression with as few brackets as its meaning needs and spaces around operators, except `^`."""
    return _print(expr)[0]


def print_statement(statement: Statement) -> str:  # noqa: PLR0911 - one return a kind of statement
    """One line, without its comment."""
    match statement:
        case Definition(body=Solve(system=System() as system)):
            return _system(system)
        case Definition(body=FitResult(fit=fit)) | (Fit() as fit):
            return _fit(fit)
        case Definition(name, unit, body=body, domain=domain, origin=origin):
            return f"{name}{_unit(unit)} = {_origin(origin) if origin else _body(body)}{_domain(domain)}"
        case Function(args=args, rates=Rates() as rates):
            return _ode(rates, args[0].name)
        case Function():
            return _function(statement)
        case Pick(names, table, rows):
            return f"{', '.join(names)} = pick {table}: {', '.join(row.text for row in rows)}"
        case Use(target, imports):
            written = ", ".join(one.name if one.name == one.alias else f"{one.name} as {one.alias}" for one in imports)
            return f"use [[{target}]]: {written}"
        case Check():
            return _check(statement)
        case Scenario(name, overrides):
            return f"scenario {name}: {print_overrides(overrides)}"
        case Correlate(left, right, by):
            return f"correlate({left.name}, {right.name}, {by.text})"
        case _:
            assert_never(statement)


def _ode(rates: Rates, time: str) -> str:
    parts = []
    for name, rate in zip(rates.states, rates.rates, strict=True):
        second = f"{name}'" in rates.states
        if not second:
            order = 2 if name.endswith("'") else 1
            parts.append(f"{name.rstrip(chr(39))}{chr(39) * order} = {_within(rate, _SUM)}")
    parts += [f"{print_expression(call)} = {_within(start, _SUM)}" for call, start in rates.starts]
    return f"ode {', '.join(parts)} for {time} in {_within(rates.low, _SUM)}..{_within(rates.high, _SUM)}"


def _function(function: Function) -> str:
    """`f(x) = …`, a sequence with its steps, or a column, which has no arguments."""
    args, steps = function.args, function.steps
    written = ", ".join(
        arg.name if arg.default is None else f"{arg.name} = {_within(arg.default, _SUM)}" for arg in args
    )
    head = function.name if function.table else f"{function.name}({written})"
    over = f" for {args[0].name} in {steps.first}..{_within(steps.last, _SUM)}" if steps else ""
    return f"{head}{_unit(function.unit)} = {print_expression(function.body)}{over}"


def _system(system: System) -> str:
    names = ", ".join(f"{name}{_unit(unit)}" for name, unit in zip(system.names, system.units, strict=True))
    equations = ", ".join(f"{_within(left, _SUM)} = {_within(right, _SUM)}" for left, right in system.equations)
    unknowns = ", ".join(
        f"{print_expression(one.path)}{_domain(one.domain)}{f' near {one.near.text}' if one.near else ''}"
        for one in system.unknowns
    )
    return f"{names} = solve {equations} for {unknowns}"


def _fit(fit: Fit) -> str:
    head = f"fit {fit.name}: " if fit.name else "fit "
    over = f" over {fit.table}" if fit.table else ""
    where = f" where {print_expression(fit.where)}" if fit.where is not None else ""
    listed = ", ".join(
        f"{one.name}{_unit(one.unit)}{f' near {one.near.text}' if one.near else ''}" for one in fit.coefficients
    )
    given = f" for {listed}" if listed else ""
    return f"{head}{_within(fit.left, _SUM)} = {_within(fit.right, _SUM)}{over}{where}{given}"


def _origin(origin: Origin) -> str:
    if origin.is_fact:
        return origin.path
    path = f'"{origin.path}"' if " " in origin.path else origin.path
    unit = f"in {origin.unit}" if origin.unit else ""
    return " ".join(part for part in ("from", path, origin.pointer, unit) if part)


def _print(expr: Expr) -> tuple[str, int]:  # noqa: PLR0911 - one return a kind of node
    """The text, and how tightly its outermost operator binds."""
    match expr:
        case Number(value, unit, text):
            plain = text.replace(",", "")
            return plain, _UNARY if value < 0 else _POWER if unit or not plain[-1:].isdigit() else _ATOM
        case Name(name):
            return name, _ATOM
        case Column(base, column):
            return f"{base}.{column}", _ATOM
        case Unary("not", operand):
            return f"not {_within(operand, _COMPARE)}", _NOT
        case Unary(op, operand):
            return f"{op}{_within(operand, _UNARY)}", _UNARY
        case Binary("^", left, right):
            return f"{_within(left, _ATOM)}^{_within(right, _UNARY)}", _POWER
        case Binary(op, left, right) | Logic(op, left, right):
            level = _TIGHTNESS[op]
            return f"{_within(left, level)} {op} {_within(right, level + 1)}", level
        case Compare(op, left, right):
            return f"{_within(left, _SUM)} {op} {_within(right, _SUM)}", _COMPARE
        case Call():
            return _print_call(expr)
        case Group():
            return _print_list(expr), _ATOM
        case WithExpr(target, overrides):
            return f"({print_expression(target)} with {print_overrides(overrides)})", _ATOM
        case _:
            assert_never(expr)


def _print_call(call: Call) -> tuple[str, int]:
    """`f(x)`, and what runs over a name: `first n where cash(n) < 0`, `argmax q(t) for t in 0..9 s`."""
    word, running, _ = call.function.partition(" ")
    if word == "to" and len(call.args) == 2:
        return " to ".join(_within(arg, _SUM) for arg in call.args), _OR
    if call.function in PER_ROW:
        return _print_per_row(call)
    if not running:
        return f"{word}({', '.join(print_expression(arg) for arg in call.args)})", _ATOM
    over = print_expression(call.args[0])
    if word == "first":
        return f"first {over} where {print_expression(call.args[1])}", _OR
    _, body, low, high = call.args
    written = _within(body, _SUM)
    written = f"({written})" if written[0] in "-(" else written
    return f"{word} {written} for {over} in {_within(low, _SUM)}..{_within(high, _SUM)}", _OR


def _print_list(group: Group) -> str:
    unit = shared_unit(group)
    items = map(without_unit, group.items) if unit else group.items
    return f"({', '.join(print_expression(item) for item in items)})" + (f" {unit}" if unit else "")


def _print_per_row(call: Call) -> tuple[str, int]:
    """`plans.price where plans.seats > 3`, `gpus.vram known`, `rates[plans.currency].value`."""
    match call:
        case Call("where rows", (of, condition)):
            return f"{print_expression(of)} where {print_expression(condition)}", _OR
        case Call("per groups", (of, *keys)):
            return f"{print_expression(of)} per {', '.join(map(print_expression, keys))}", _OR
        case Call("lookup in", (Column(base, column), *keys)):
            return f"{base}[{', '.join(map(print_expression, keys))}].{column}", _ATOM
        case _:
            return f"{print_expression(call.args[0])} known", _COMPARE


def _within(expr: Expr, level: int) -> str:
    text, own = _print(expr)
    return text if own >= level else f"({text})"


def print_overrides(overrides: tuple[Override, ...]) -> str:
    """`w = 300 GB, n = 8`, as after `with`."""
    return ", ".join(
        one.scenario if one.is_named else f"{print_expression(one.path)} = {_right_side(one)}" for one in overrides
    )


def _right_side(override: Override) -> str:
    if override.row.text or override.value is None:
        return override.row.text
    return print_expression(override.value)


def _body(body: Expr | Range | Solve | FitResult) -> str:
    match body:
        case Range(text=text):
            return text
        case Solve(left, right, path, _, near):
            start = f" near {near.text}" if near is not None else ""
            return f"solve {_within(left, _SUM)} = {_within(right, _SUM)} for {print_expression(path)}{start}"
        case FitResult(fit):
            return _fit(fit)
        case expr:
            return print_expression(expr)


def _unit(unit: str) -> str:
    return f" [{unit}]" if unit else ""


def domain_text(domain: Domain) -> str:
    """Return the domain of a parameter as it is written: `in 1..4`."""
    return _domain(domain).strip()


def _domain(domain: Domain | None) -> str:
    if domain is None:
        return ""
    if domain.members:
        bounds = "{" + ", ".join(member.text.replace(",", "") for member in domain.members) + "}"
    else:
        assert domain.low is not None
        assert domain.high is not None
        bounds = f"{domain.low.text}..{domain.high.text}"
    step = f" step {domain.step.text}" if domain.step else ""
    return f" in {bounds}{' log' if domain.log else step}"


def _check(check: Check) -> str:
    name, for_all = f"{check.name}: " if check.name else "", " for all" if check.for_all else ""
    return f"check {name}{print_expression(check.condition)}{_tolerance(check.tolerance)}{for_all}"


def _tolerance(tolerance: Tolerance | None) -> str:
    if tolerance is None:
        return ""
    if tolerance.absolute is not None:
        return f" ± {tolerance.absolute.text}"
    assert tolerance.relative is not None
    percent = tolerance.relative * 100
    return f" ± {float(percent):g} %" if percent.denominator != 1 else f" ± {percent.numerator} %"
