"""Walks over a syntax tree."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from calcgraph.calc.syntax.tree import Binary, Call, Column, Compare, Expr, Group, Logic, Name, Number, Unary, WithExpr

LEAVES = (Number, Name, Column)


def parts_of(expr: Expr) -> tuple[Expr, ...]:
    """Return the direct parts of an expression, from left to right; the right sides of overrides are not among them."""
    return _PARTS.get(expr.__class__, _none)(expr)


def _none(_: Expr) -> tuple[Expr, ...]:
    return ()


_PARTS: Mapping[type, Callable[[Any], tuple[Expr, ...]]] = {
    **dict.fromkeys((Binary, Compare, Logic), attrgetter("left", "right")),
    Unary: lambda expr: (expr.operand,),
    Call: attrgetter("args"),
    Group: attrgetter("items"),
    WithExpr: lambda expr: (expr.target,),
}
"""By the kind of a node: each is asked for its parts at least twice."""


def map_parts(expr: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """The expression with `change` made to each of its parts; the right sides of overrides are not part of it."""
    match expr:
        case Binary() | Compare() | Logic():
            return replace(expr, left=change(expr.left), right=change(expr.right))
        case Unary():
            return replace(expr, operand=change(expr.operand))
        case Call():
            return replace(expr, args=tuple(map(change, expr.args)))
        case Group():
            return replace(expr, items=tuple(map(change, expr.items)))
        case WithExpr():
            return replace(expr, target=change(expr.target))
        case _:
            return expr


def walk(expr: Expr) -> Iterator[Expr]:
    """The expression and everything below it, from the top and from left to right."""
    stack = [expr]
    while stack:
        found = stack.pop()
        yield found
        if found.__class__ not in LEAVES:
            stack.extend(reversed(parts_of(found)))


def leaves(expr: Expr) -> Iterator[Number | Name | Column]:
    """Numbers and names, from left to right."""
    return (found for found in walk(expr) if isinstance(found, LEAVES))


def names_in(expr: Expr) -> list[str]:
    """Return the names in an expression, including functions and the bases of columns, in order."""
    named = []
    for found in walk(expr):
        match found:
            case Name(name) | Column(base=name) | Call(function=name):
                named.append(name)
    return named
