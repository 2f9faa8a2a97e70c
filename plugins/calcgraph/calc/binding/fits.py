"""Fits: the names that are their coefficients, the columns of their table, and both sides for each row."""

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from calcgraph.calc.binding.binder import CONSTANTS
from calcgraph.calc.binding.slips import swallowed_problem
from calcgraph.calc.model import Entry
from calcgraph.calc.syntax.lines.fits import EXAMPLE, MOST_COEFFICIENTS
from calcgraph.calc.syntax.tree import (
    Binary,
    Coefficient,
    Column,
    Comment,
    Definition,
    Expr,
    Fit,
    FitResult,
    Function,
    Name,
    Number,
    Statement,
)
from calcgraph.calc.syntax.walks import leaves, map_parts, names_in, parts_of
from calcgraph.diagnostics import Diagnostic, diagnose


def fit_names(fit: Fit) -> Iterator[tuple[str, FitResult]]:
    """Yield the names that a fit defines, with what each of them is."""
    for which, one in enumerate(fit.coefficients):
        yield one.name, FitResult(fit, "coefficient", which)
        yield f"{one.name}_error", FitResult(fit, "error", which)
    if fit.name:
        yield f"{fit.name}_residual", FitResult(fit, "residual")
        yield f"{fit.name}_r2", FitResult(fit, "determined")


def defined_by(fit: Fit) -> Iterator[Definition]:
    """Yield a definition for each name of a fit whose coefficients are known."""
    places = {one.name: one.span for one in fit.coefficients}
    for name, result in fit_names(fit):
        coefficient = fit.coefficients[result.which]
        place = places[coefficient.name] if result.what in {"coefficient", "error"} else fit.name_span
        comment = fit.comment if result.what == "coefficient" else Comment(_words(fit, result), (), fit.comment.span)
        unit = coefficient.unit if result.what in {"coefficient", "error"} else ""
        yield Definition(name, unit, coefficient.span, result, None, comment, place, fit.span)


def _words(fit: Fit, result: FitResult) -> str:
    match result.what:
        case "error":
            return f"standard error of {fit.coefficients[result.which].name}"
        case "residual":
            return "residual standard deviation"
        case _:
            return "coefficient of determination, R²"


class NoteNames:
    """The names of a note that a fit may use."""

    def __init__(self, own: Mapping[str, Entry], statements: Collection[Statement], others: Collection[str]) -> None:
        """Collect the names; `others` are imported, or given by fits before this one."""
        self.own, self.others = own, others
        self.defined = {str(name) for one in statements if (name := getattr(one, "name", ""))}
        self.defined |= {name for one in statements for name in getattr(one, "names", ())}
        self.computed = {
            (one.table, one.name.rpartition(".")[2]) for one in statements if isinstance(one, Function) and one.table
        }

    def is_column(self, table: str, name: str) -> bool:
        """Return whether a table has a column of this name."""
        entry = self.own.get(table)
        written = entry.dataset.columns if entry is not None and entry.dataset is not None else ()
        return name in written or (table, name) in self.computed

    def is_quantity(self, name: str) -> bool:
        """Return whether a name is defined elsewhere in the note."""
        return name in self.defined or name in self.others or name in self.own


def resolved(fit: Fit, known: NoteNames, path: str) -> Fit | Diagnostic:
    """Return a fit whose bare columns have their table and whose coefficients are known, or the problem."""
    table = fit.table or next((one.base for one in _columns(fit)), "")
    if not table:
        return diagnose("CG234", path, fit.span, "a fit needs the table whose rows it fits", EXAMPLE)
    listed = {one.name for one in fit.coefficients}

    def in_table(expr: Expr) -> Expr:
        """Return the expression with bare names of columns as columns of the table."""
        if not isinstance(expr, Name):
            return map_parts(expr, in_table)
        if expr.name in listed or not fit.table or not known.is_column(table, expr.name):
            return expr
        if known.is_quantity(expr.name):
            message = f"`{expr.name}` is a column of `{table}` and a quantity of this note"
            raise _FitError(diagnose("CG234", path, expr.span, message, f"write `{table}.{expr.name}` for the column"))
        return Column(table, expr.name, expr.span)

    try:
        left, right, where = (None if side is None else in_table(side) for side in (fit.left, fit.right, fit.where))
    except _FitError as wrong:
        return wrong.diagnostic
    assert left is not None
    assert right is not None
    found = fit.coefficients or tuple(_free(right))
    made = replace(fit, left=left, right=right, where=where, table=table, coefficients=found)
    return _swallowed(made, fit, known, path) or _problem(made, listed, known, path) or made


def _swallowed(made: Fit, fit: Fit, known: NoteNames, path: str) -> Diagnostic | None:
    """Return the problem of a unit in which a bare column or a coefficient is read as a factor: `3 N*h`."""
    coefficients = {one.name for one in made.coefficients}
    sides = [side for side in (fit.left, fit.right, fit.where) if side is not None]
    for number, kept in (one for side in sides for one in _numbers(side)):
        names = coefficients - {kept}
        if found := swallowed_problem(number, names.__contains__, path, "coefficient of this fit"):
            return found

        def is_column(name: str, kept: str = kept) -> bool:
            return bool(fit.table) and name not in {kept, *coefficients} and known.is_column(fit.table, name)

        if found := swallowed_problem(number, is_column, path, f"column of `{fit.table}`"):
            return found
    return None


def _numbers(expr: Expr) -> Iterator[tuple[Number, str]]:
    """Yield each number of an expression with the name it is multiplied by, which is not a factor of its unit."""
    match expr:
        case Number():
            yield expr, ""
        case Binary("*", Number() as factor, Name(name)):
            yield factor, name
        case _:
            for part in parts_of(expr):
                yield from _numbers(part)


class _FitError(Exception):
    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def _columns(fit: Fit) -> Iterator[Column]:
    return (one for side in (fit.left, fit.right) for one in leaves(side) if isinstance(one, Column))


def _free(expr: Expr) -> Iterator[Coefficient]:
    """Yield the names that a formula leaves open, each once."""
    seen: set[str] = set()
    for one in leaves(expr):
        if isinstance(one, Name) and one.name not in seen and one.name not in {"pi", "True", "False"}:
            seen.add(one.name)
            yield Coefficient(one.name, "", None, one.span)


def _problem(fit: Fit, listed: Collection[str], known: NoteNames, path: str) -> Diagnostic | None:
    for one in fit.coefficients:
        written = ", ".join(each.name for each in fit.coefficients)
        if one.name not in names_in(fit.right):
            message = f"`{one.name}` is listed as a coefficient, but is not in the formula"
            return diagnose("CG234", path, one.span, message, "use it in the formula or remove it after `for`")
        if not listed and one.name in CONSTANTS:
            message = f"`{one.name}` can be the built-in constant or a coefficient of this fit"
            return diagnose("CG234", path, one.span, message, f"list the coefficients: `for {written}`")
        if not listed and known.is_quantity(one.name):
            others = ", ".join(each.name for each in fit.coefficients if not known.is_quantity(each.name))
            message = f"`{one.name}` is a quantity of this note, not a coefficient"
            hint = f"list the coefficients: `for {others}`" if others else "choose names that the note does not have"
            return diagnose("CG234", path, one.span, message, hint)
    if not fit.coefficients:
        return diagnose("CG234", path, fit.span, "the formula has no coefficient to find", EXAMPLE)
    if len(fit.coefficients) > MOST_COEFFICIENTS:
        message = f"{len(fit.coefficients)} coefficients; a fit finds up to {MOST_COEFFICIENTS}"
        return diagnose("CG234", path, fit.span, message, "fit fewer")
    return None
