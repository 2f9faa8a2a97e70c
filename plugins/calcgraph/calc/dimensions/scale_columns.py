"""The fix for a column that is a point of a temperature scale: another column, in kelvin."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from calcgraph.calc.dimensions.measures import scale_hint
from calcgraph.calc.model import Entry
from calcgraph.calc.nonscalar_functions import FOLDS, LOOPED, ROW_FOLDS
from calcgraph.calc.syntax.tree import Call, Column, Compare, Expr, FitResult, Statement
from calcgraph.calc.syntax.walks import parts_of, walk
from calcgraph.diagnostics import Diagnostic

_CURVES = frozenset(name for name, kind in LOOPED.items() if kind == "curve")


def with_columns(
    problems: Iterable[Diagnostic], statement: Statement | None, exprs: Sequence[Expr], entries: Mapping[str, Entry]
) -> list[Diagnostic]:
    """Return the problems, with `t.T_K [K] = t.T` as the fix where `T [K] = t.T` would be a whole column."""
    body = getattr(statement, "body", None)
    if isinstance(body, FitResult):
        exprs = [side for side in (body.fit.left, body.fit.right, body.fit.where) if side is not None]
    return [_with_column(one, exprs, entries) if one.code == "CG303" else one for one in problems]


def _with_column(problem: Diagnostic, exprs: Sequence[Expr], entries: Mapping[str, Entry]) -> Diagnostic:
    for expr in (one for each in exprs for one in walk(each) if one.span == problem.span):
        column = next(_columns(expr, entries), None)
        if column is not None and problem.hint == scale_hint(expr):
            return replace(problem, hint=scale_hint(expr, f"{column.base}.{column.column}_K"))
    return problem


def _columns(expr: Expr, entries: Mapping[str, Entry]) -> Iterator[Column]:
    """Yield the columns of which an expression reads the current row; an aggregate reads all rows."""
    match expr:
        case Column(base, name):
            entry = entries.get(base)
            if "." not in name and entry is not None and entry.dataset is not None and entry.statement is None:
                yield expr
        case Call(function=name, args=args) if name in _CURVES:
            for key in args[1:]:
                if isinstance(key, Compare):
                    yield from _columns(key.right, entries)
        case Call(function=name, args=args) if name in ROW_FOLDS or (name in FOLDS and len(args) == 1):
            return
        case _:
            for part in parts_of(expr):
                yield from _columns(part, entries)
