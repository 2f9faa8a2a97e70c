"""Formulas with the numbers put in, as text."""

from fractions import Fraction

from calcgraph.calc.model import Kind, Quantity, QuantityId, Scope
from calcgraph.calc.nodes import Failure, Overrides
from calcgraph.calc.outcomes.ask import quantity_named
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.drawing.spreads import spread_under
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Definition, Expr, FitResult, Name, Number, Range, Solve, WithExpr
from calcgraph.calc.syntax.walks import map_parts
from calcgraph.calc.units.display import format_quantity, join_unit

NO_OVERRIDES: Overrides = {}


def with_numbers(calculation: Calculation, quantity: Quantity, overrides: Overrides = NO_OVERRIDES) -> str:
    """Return `params * quant.bytes = 70 Gparam * 2 B/param`, under other arguments if given.

    '' if it is not a formula, or is too long.
    """
    statement = quantity.statement
    scope = calculation.scopes.get(quantity.id.note)
    if scope is None or not isinstance(statement, Definition) or isinstance(statement.body, Range | Solve | FitResult):
        return ""
    formula = print_expression(statement.body)
    numbers = print_expression(put_in(statement.body, calculation, scope, overrides))
    return f"{formula} = {numbers}" if formula != numbers and len(formula) + len(numbers) < MOST else ""


MOST = 300
"""Characters of a formula that a message repeats."""


def put_in(expr: Expr, calculation: Calculation, scope: Scope, overrides: Overrides = NO_OVERRIDES) -> Expr:
    """The tree with the values of its names in their place, under other arguments; names without a value stay."""
    match expr:
        case Name() | Column():
            return _value(quantity_named(expr, scope), expr, calculation, overrides)
        case WithExpr():
            return expr  # its overrides say what the names are
        case _:
            return map_parts(expr, lambda part: put_in(part, calculation, scope, overrides))


def _value(id_: QuantityId | None, expr: Name | Column, calculation: Calculation, overrides: Overrides) -> Expr:
    quantity = calculation.quantities.get(id_) if id_ else None
    if quantity is not None and overrides:
        return _value_under(quantity, expr, calculation, overrides)
    if quantity is not None and quantity.kind is Kind.VECTOR and quantity.text:
        return Number(Fraction(1), "", join_unit(quantity.text, quantity.unit.text), expr.span)
    if quantity is None or quantity.value is None:
        return expr
    text = format_quantity(quantity.value, quantity.unit, quantity.digits)
    return Number(Fraction(1), "", text, expr.span)


def _value_under(quantity: Quantity, expr: Name | Column, calculation: Calculation, overrides: Overrides) -> Expr:
    outcome = calculation.machine.value(quantity.id.key, overrides)
    if not isinstance(outcome, float):
        return expr
    value = spread_under(calculation.machine, quantity.id.key, overrides, outcome)
    if isinstance(value, Failure):
        return expr
    return Number(Fraction(1), "", format_quantity(value, quantity.unit, quantity.digits), expr.span)
