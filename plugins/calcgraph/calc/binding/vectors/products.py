"""Vectors as they are written, and the products of two: `(2, 3) m`, `dot`, `cross`, `norm`."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from msgspec.structs import replace

from calcgraph.calc.binding.vectors.known import AXES, Vector, VectorContext, refuse
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Call, Expr, Group, Number

SPACE = 3
"""Components of what `cross` takes."""


def literal(group: Group, items: Sequence[Expr], known: VectorContext) -> Vector:
    """A vector written by its components, in which a plain `0` has the unit of the others."""
    if len(items) > len(AXES):
        message = f"a vector has two to four components, not {len(items)}"
        raise refuse(
            known, group.span, message, "give each number its own name, or write a table with one row per number"
        )
    written = next((item.unit for item in items if isinstance(item, Number) and item.unit), "")
    other = next((item for item in items if not isinstance(item, Number)), None)
    return Vector(tuple(_like(item, written, other) for item in items))


def _like(item: Expr, unit: str, other: Expr | None) -> Expr:
    if not isinstance(item, Number) or item.value or item.unit:
        return item
    if unit:
        return replace(item, unit=unit, text=f"{item.text} {unit}")
    return Binary("-", other, other, item.span) if other is not None else item  # a plain 0 has no unit


def _dot(call: Call, args: Sequence[Expr | Vector], known: VectorContext) -> Expr:
    first, second = _two(call, args, known)
    terms: list[Expr] = [Binary("*", a, b, call.span) for a, b in zip(first, second, strict=True)]
    return reduce(lambda total, term: Binary("+", total, term, call.span), terms)


def _cross(call: Call, args: Sequence[Expr | Vector], known: VectorContext) -> Vector:
    first, second = _two(call, args, known)
    if len(first) != SPACE:
        message = (
            f"`cross` takes vectors of three components, and `{print_expression(call.args[0])[:40]}` has {len(first)}"
        )
        a, b = (print_expression(arg)[:40] for arg in call.args)
        hint = f"write its third component as `{a}.x * {b}.y - {a}.y * {b}.x`" if len(first) < SPACE else ""
        raise refuse(known, call.span, message, hint)
    span = call.span
    crossed = [
        (Binary("*", first[i], second[j], span), Binary("*", first[j], second[i], span))
        for i, j in ((1, 2), (2, 0), (0, 1))
    ]
    return Vector(tuple(Binary("-", left, right, span) for left, right in crossed))


def _norm(call: Call, args: Sequence[Expr | Vector], known: VectorContext) -> Expr:
    (vector,) = _vectors(call, args, 1, known)
    return Call("hypot", vector, call.span)


def _two(call: Call, args: Sequence[Expr | Vector], known: VectorContext) -> tuple[tuple[Expr, ...], tuple[Expr, ...]]:
    first, second = _vectors(call, args, 2, known)
    if len(first) != len(second):
        one, other = (print_expression(arg)[:40] for arg in call.args)
        raise refuse(known, call.span, f"`{one}` has {len(first)} components, `{other}` {len(second)}")
    return first, second


def _vectors(call: Call, args: Sequence[Expr | Vector], count: int, known: VectorContext) -> list[tuple[Expr, ...]]:
    """The components of arguments, all of which are to be vectors."""
    name = call.function
    if len(args) != count:
        wanted = "one vector" if count == 1 else "two vectors"
        message = f"`{name}` takes {wanted}, not {len(args)} argument{'' if len(args) == 1 else 's'}"
        raise refuse(known, call.span, message, _EXAMPLES[name], "CG346")
    found = []
    for arg, made in zip(call.args, args, strict=True):
        if not isinstance(made, Vector):
            what = "a vector" if count == 1 else "vectors"
            message = f"`{name}` takes {what}, and `{print_expression(arg)[:40]}` is a number"
            raise refuse(known, arg.span, message, _INSTEAD.get(name, "") or _EXAMPLES[name])
        found.append(made.parts)
    return found


PRODUCTS: Mapping[str, Callable[[Call, Sequence[Expr | Vector], VectorContext], Expr | Vector]] = {
    "dot": _dot,
    "cross": _cross,
    "norm": _norm,
}
_EXAMPLES = {
    "dot": "write `dot((1, 2) m, (3, 4) N)`",
    "cross": "write `cross((1, 2, 0) m, (3, 4, 0) N)`",
    "norm": "write `norm((3, 4) m)`",
}
_INSTEAD = {"norm": "write `abs(x)` for the size of one number, or `hypot(x, y)` for several"}
