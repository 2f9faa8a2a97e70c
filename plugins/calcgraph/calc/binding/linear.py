"""Formulas that are linear in some names: what each name is multiplied by."""

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction

from msgspec import Struct, field

from calcgraph.calc.syntax.tree import Binary, Expr, Name, Number, Unary
from calcgraph.calc.syntax.walks import names_in


class LinearForm(Struct, frozen=True):
    """A sum of products of names with formulas that lack these names."""

    factors: Mapping[str, Expr] = field(default_factory=dict)
    rest: Expr | None = None
    """The part without any of the names."""


def linear_in(expr: Expr, names: Collection[str]) -> LinearForm | None:
    """Return the parts of a formula that is a sum of multiples of some names; None for any other formula."""
    if not any(name in names for name in names_in(expr)):
        return LinearForm(rest=expr)
    match expr:
        case Name(name, span):
            return LinearForm({name: Number(Fraction(1), "", "1", span)})
        case Unary("+" | "-" as sign, operand):
            inner = linear_in(operand, names)
            return inner and _changed(inner, lambda part: Unary(sign, part, part.span))
        case Binary("+" | "-" as sign, left, right):
            first, second = linear_in(left, names), linear_in(right, names)
            return _joined(first, second, sign) if first is not None and second is not None else None
        case Binary("*" | "/" as sign, left, right):
            return _multiplied(sign, left, right, names)
        case _:
            return None


def _multiplied(sign: str, left: Expr, right: Expr, names: Collection[str]) -> LinearForm | None:
    """A product with one side that has none of the names, or a quotient whose divisor has none."""
    first, second = linear_in(left, names), linear_in(right, names)
    if first is None or second is None or (first.factors and second.factors) or (sign == "/" and second.factors):
        return None
    if first.factors:
        return _changed(first, lambda part: part_of(sign, part, right))
    return _changed(second, lambda part: part_of(sign, left, part))


def part_of(sign: str, left: Expr, right: Expr) -> Expr:
    """Return a product or quotient, without factors of 1."""
    if is_one(right):
        return left
    return right if sign == "*" and is_one(left) else Binary(sign, left, right, left.span.to(right.span))


def is_one(expr: Expr) -> bool:
    """Return whether this is the number 1."""
    return isinstance(expr, Number) and expr.value == 1 and not expr.unit


def _changed(form: LinearForm, change: Callable[[Expr], Expr]) -> LinearForm:
    factors = {name: change(part) for name, part in form.factors.items()}
    return LinearForm(factors, None if form.rest is None else change(form.rest))


def _joined(first: LinearForm, second: LinearForm, sign: str) -> LinearForm:
    def sum_of(left: Expr | None, right: Expr | None) -> Expr | None:
        if right is None:
            return left
        if left is None:
            return right if sign == "+" else Unary("-", right, right.span)
        return Binary(sign, left, right, left.span)

    factors: dict[str, Expr] = {}
    for name in dict.fromkeys((*first.factors, *second.factors)):
        factor = sum_of(first.factors.get(name), second.factors.get(name))
        assert factor is not None
        factors[name] = factor
    return LinearForm(factors, sum_of(first.rest, second.rest))
