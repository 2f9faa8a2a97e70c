"""Formulas with the numbers put in, as text."""

from fractions import Fraction

from calcgraph.calc.model import Kind, Quantity, QuantityId, Scope
from calcgraph.calc.outcomes.ask import quantity_named
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Definition, Expr, Fitted, Name, Number, Range, Solve, WithExpr
from calcgraph.calc.syntax.walks import map_parts
from calcgraph.calc.units.display import format_quantity, join_unit


def with_numbers(calculation: Calculation, quantity: Quantity) -> str:
    """Return `params * quant.bytes = 70 Gparam * 2 B/param`; '' if it is not a formula, or is too long."""
    statement = quantity.statement
    scope = calculation.scopes.get(quantity.id.note)
    if scope is None or not isinstance(statement, Definition) or isinstance(statement.body, Range | Solve | Fitted):
        return ""
    formula = print_expression(statement.body)
    numbers = print_expression(put_in(statement.body, calculation, scope))
    return f"{formula} = {numbers}" if formula != numbers and len(formula) + len(numbers) < MOST else ""


MOST = 300
"""Characters of a formula that a message repeats."""


def put_in(expr: Expr, calculation: Calculation, scope: Scope) -> Expr:
    """The tree with the values of its names in their place; names without a value stay."""
    match expr:
        case Name() | Column():
            return _value(quantity_named(expr, scope), expr, calculation)
        case WithExpr():
            return expr  # its overrides say what the names are
        case _:
            return map_parts(expr, lambda part: put_in(part, calculation, scope))


def _value(id_: QuantityId | None, expr: Name | Column, calculation: Calculation) -> Expr:
    quantity = calculation.quantities.get(id_) if id_ else None
    if quantity is not None and quantity.kind is Kind.VECTOR and quantity.text:
        return Number(Fraction(1), "", join_unit(quantity.text, quantity.unit.text), expr.span)
    if quantity is None or quantity.value is None:
        return expr
    text = format_quantity(quantity.value, quantity.unit, quantity.digits)
    return Number(Fraction(1), "", text, expr.span)
