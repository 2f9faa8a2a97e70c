"""Find formulas that pass between turns and angles, and explain their possible meanings."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.model import Dimension, Power, Scope
from calcgraph.calc.programs.terms import Term, number
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Call, Column, Expr, Name, Number, Unary, WithExpr
from calcgraph.calc.units.turning import amounts
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

_DIRECT = frozenset({"Min", "Max", "min", "max", "Abs", "abs", "mean", "total", "asin", "acos", "atan", "atan2"})
"""Functions whose result counts what their arguments count."""

ANGULAR = frozenset({"sin", "cos", "tan"})
"""The functions of angles; a plain number counts as radians, but a number of turns is refused."""

_BEYOND = 7
"""Nobody writes an angle of more than a full circle, in radians, as a number without `pi`."""


def is_direct(expr: Expr) -> bool:
    """Return whether a formula only passes on its inputs; a product can contain a hidden 2π: `k * n`."""
    match expr:
        case Number() | Name() | Column():
            return True
        case Unary(_, operand):
            return is_direct(operand)
        case Binary("+" | "-", left, right):
            return is_direct(left) and is_direct(right)
        case Call():
            return expr.function in _DIRECT and all(is_direct(arg) for arg in expr.args if expr.function[0] != "a")
        case WithExpr():
            return is_direct(expr.target)
        case _:
            return False


def turned(term: Term, power: Power, span: Span) -> Term:
    """The term times a power of 2π."""
    circle = Term("mul", span, (number(2, span), Term("const", span, (), "pi")))
    for _ in range(abs(int(power))):
        term = Term("mul" if power > 0 else "div", span, (term, circle))
    return term


def both_readings(text: str, have: Dimension, want: Dimension) -> str:
    """Return the fix, in both readings, for a formula in which cycles and angles meet."""
    (cycles, angles, _), aims = amounts(have), amounts(want)
    lost = cycles - aims[0]
    if (cycles and angles) or not lost:
        return "1 turn is 2π rad: convert one of them in its own line, such as `w [rad/s] = f`"
    inner = f"({text})" if " + " in text or " - " in text else text
    circle, size = ("2*pi", "turn") if abs(lost) == 1 else (f"(2*pi)^{abs(lost)}", f"turn^{abs(lost)}")
    radians = f"{circle} * {inner}" if lost > 0 else f"{inner} / ({circle})"
    if angles or aims[1]:
        return f"1 turn is 2π rad: write `{radians}`"
    return (
        f"1 turn is 2π rad: write `{radians}` for an angle, `{inner} {'/' if lost > 0 else '*'} 1 {size}` for a count"
    )


def find_degrees(nodes: Iterable[Expr], scope: Scope, path: str) -> Iterator[Diagnostic]:
    """Yield the sines, cosines and tangents of a plain number beyond a full circle in radians: degrees were meant."""
    for call in nodes:
        if not isinstance(call, Call) or call.function not in ANGULAR or len(call.args) != 1:
            continue
        arg = call.args[0]
        entry = scope.entries.get(arg.name) if isinstance(arg, Name) else None
        body = getattr(entry.statement, "body", None) if entry else arg
        declared = getattr(entry.statement, "unit", "") if entry else ""
        if isinstance(body, Number) and not body.unit and not declared and abs(body.value) >= _BEYOND:
            message = f"`{print_expression(call)}` means {body.text} radians"
            yield diagnose("CG316", path, call.span, message, f"write degrees as `{body.text} deg`")
