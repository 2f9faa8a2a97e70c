"""Units of fits: a coefficient has the unit of the fitted column, divided by the unit of its factor."""

from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.binding.linear import is_one, linear_in
from calcgraph.calc.dimensions.measures import Shape, measured, shown
from calcgraph.calc.dimensions.sequence_units import Infer
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.tree import Binary, Compare, Expr, Fit, FitResult, Name, Number
from calcgraph.calc.units.table import UnitTable, is_date
from calcgraph.diagnostics import Diagnostic, diagnose


def fit_expression(result: FitResult, within: Infer) -> Expr:
    """Return an expression that is in the unit of a result."""
    fit = result.fit
    unit, _ = within(fit.left, {})
    is_point = unit is not None and bool(unit.offset)
    apart: Expr = Binary("-", fit.left, fit.left, fit.left.span) if is_point else fit.left
    match result.what:
        case "determined":
            return Number(Fraction(1), "", "1", fit.span)
        case "residual":
            return apart
    one = fit.coefficients[result.which]
    form = linear_in(fit.right, [each.name for each in fit.coefficients])
    if form is None:
        return one.near or Number(Fraction(1), one.unit, f"1 {one.unit}".rstrip(), one.span)
    factor = form.factors[one.name]
    if not is_one(factor):
        return Binary("/", apart, factor, fit.left.span)
    return fit.left if result.what == "coefficient" else apart


def fit_problems(path: str, fit: Fit, within: Infer, table: UnitTable) -> tuple[Diagnostic, ...]:
    """Return the reasons why the units of both sides do not match, whatever the coefficients are."""
    unit, wrong = within(fit.left, {})
    if wrong:
        return wrong
    if unit is not None and is_date(unit):
        message = f"`{shown(fit.left)}` is a date, and a fit needs numbers"
        hint = "fit the days since the first: `table.date - first(table.date)`"
        return (diagnose("CG310", path, fit.left.span, message, hint),)
    local: dict[str, Shape | None] = {}
    for which, one in enumerate(fit.coefficients):
        declared = table.parse(one.unit) if one.unit else None
        found, wrong = within(fit_expression(FitResult(fit, "coefficient", which), within), {})
        if wrong:
            return tuple(_of_factor(problem, one.name, fit, path) for problem in wrong)
        is_declared = isinstance(declared, Unit) and (found is None or declared.dimension == found.dimension)
        known = declared if is_declared else found
        local[one.name] = measured(known if isinstance(known, Unit) else ONE)
    _, wrong = within(Compare("=", fit.left, fit.right, fit.left.span.to(fit.right.span)), local)
    for one in fit.coefficients:
        if not wrong and one.near is not None:
            _, wrong = within(Compare("=", Name(one.name, one.span), one.near, one.near.span), local)
    if wrong or fit.where is None:
        return wrong
    return within(fit.where, {})[1]


def _of_factor(problem: Diagnostic, name: str, fit: Fit, path: str) -> Diagnostic:
    """Return a problem with the unit of a coefficient's factor, at the formula."""
    message = f"the unit of `{name}` cannot be inferred: {problem.message}"
    return replace(problem, message=message) if problem.path == path else diagnose("CG310", path, fit.span, message)
