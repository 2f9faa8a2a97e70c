"""Bind the names of a formula: from a tree to a bound term."""

from collections.abc import Mapping
from contextlib import suppress

from calcgraph.calc.binding.along import row_after_row
from calcgraph.calc.binding.binder import Binder, Binders, Binding, Names, UnboundError
from calcgraph.calc.binding.calls import bind_call
from calcgraph.calc.binding.distributions import bind_distribution
from calcgraph.calc.binding.linear import linear_in
from calcgraph.calc.binding.overrides import bind_override, bind_with
from calcgraph.calc.binding.rows import bind_compare, bind_name, bind_path, bind_rows, column_table
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.programs.keys import draw_key
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Column,
    Compare,
    Expr,
    Fit,
    Group,
    Logic,
    Name,
    Number,
    Override,
    Unary,
    WithExpr,
)


def bind_expression(
    expr: Expr, scope: Scope, names: Names, local: Mapping[str, Term] | None = None, defines: str = ""
) -> Binding:
    """The formula with keys for names; `local` are a function's arguments, `defines` is the name it is written for.

    A problem is reported for every name that means nothing; then there is no term.
    """
    binder = Binder(scope, names, dict(local or {}), _BINDERS, defines)
    return binder.bound(lambda: binder.bind(expr))


def bind_drawn_line(body: Call, scope: Scope, names: Names, id_: QuantityId) -> Binding:
    """The formula of a line that is a distribution."""
    binder = Binder(scope, names, {}, _BINDERS, id_.name)
    return binder.bound(lambda: bind_distribution(binder, body, draw_key(id_)))


def bind_computed(body: Expr, table: Entry, scope: Scope, names: Names, defines: str) -> Binding:
    """The formula of a column, for each row of its table."""
    binder = Binder(scope, names, {}, _BINDERS, defines)
    binder.column_body = body
    return binder.bound(lambda: row_after_row(bind_rows(binder, table, [body], None, body.span)))


def bind_fit(fit: Fit, own: Mapping[str, Term], scope: Scope, names: Names) -> Binding:
    """Both sides of a fit for each row of its table; `own` are its coefficients as keys."""
    binder = Binder(scope, names, {}, _BINDERS)
    return binder.bound(lambda: _fit_term(binder, fit, own))


def _fit_term(binder: Binder, fit: Fit, own: Mapping[str, Term]) -> Term:
    """Return the term of a fit: of a system of linear equations, or of a search if the formula is not linear."""
    table, _ = column_table(binder, Column(fit.table, "", fit.span), "name the table after `over`")
    written = ", ".join(f"`{name}`" for name in own)
    form = linear_in(fit.right, own)
    if form is not None:
        left = fit.left if form.rest is None else Binary("-", fit.left, form.rest, fit.left.span)
        bodies = [left, *(form.factors[name] for name in own)]
        rows = bind_rows(binder, table, bodies, fit.where, fit.span)
        return Term("fitted", fit.span, (rows,), written)
    missing = next((one for one in fit.coefficients if one.near is None), None)
    if missing is not None:
        message = f"the formula is not linear in its coefficients, so the search for `{missing.name}` needs a start"
        listed = ", ".join(f"{one.name} near {one.near.text if one.near else '…'}" for one in fit.coefficients)
        raise binder.refuse("CG234", missing.span, message, f"write `for {listed}`")
    values = bind_rows(binder, table, [fit.left], fit.where, fit.span)
    starts = [binder.bind(one.near) for one in fit.coefficients if one.near is not None]
    binder.local = dict(own)
    formula = bind_rows(binder, table, [fit.right], fit.where, fit.span)
    keys = tuple(str(one.value) for one in own.values())
    return Term("searched", fit.span, (values, formula, *starts), (written, *keys))


def bind_overrides(
    overrides: tuple[Override, ...], owners: tuple[Entry, ...], scope: Scope, names: Names
) -> tuple[dict[str, Term], Binding]:
    """Return the right sides of overrides by the key they replace; `owners` are the entries requested under them."""
    binder = Binder(scope, names, {}, _BINDERS)
    found: dict[str, Term] = {}
    for override in overrides:
        with suppress(UnboundError):
            key, term = bind_override(binder, override, () if override.scenario else owners)
            found[key] = term
    return found, binder.gathered(None)


_BINDERS: Binders = {
    Number: Binder.number,
    Name: bind_name,
    Column: bind_path,
    Unary: Binder.unary,
    Binary: Binder.binary,
    Compare: bind_compare,
    Logic: Binder.logic,
    Group: Binder.group,
    Call: bind_call,
    WithExpr: bind_with,
}
