"""Conditions of conditional text: named checks, as `when fits: …` with `check fits: load < 10 GB`, and mistakes."""

from collections.abc import Mapping

from calcgraph.calc.model import Scope
from calcgraph.calc.syntax.tree import (
    Call,
    Check,
    Compare,
    Definition,
    Expr,
    FitResult,
    Function,
    Group,
    Logic,
    Name,
    Range,
    Solve,
    Unary,
    WithExpr,
)
from calcgraph.calc.syntax.walks import map_parts
from calcgraph.source import NoteId

DEEPEST = 20
"""The largest number of names followed from one name to the next."""


def with_checks(expr: Expr, scope: Scope | None) -> Expr:
    """The expression with what checks of the note say in the place of their names.

    One with a tolerance, one for all values, and one of another note stay names, which is refused as anywhere else.
    """
    entry = scope.entries.get(expr.name) if scope is not None and isinstance(expr, Name) else None
    if scope is not None and entry is not None and entry.id.note == scope.note and isinstance(entry.statement, Check):
        check = entry.statement
        if check.tolerance is None and not check.for_all:
            return check.left if check.right is None else Compare(check.op, check.left, check.right, expr.span)
    return map_parts(expr, lambda part: with_checks(part, scope))


def numbers_among(words: Expr, note: NoteId, scopes: Mapping[NoteId, Scope]) -> list[Expr]:
    """Conditions of words that are numbers, which hold or do not hold by chance."""
    cases = words.args if isinstance(words, Call) else ()
    conditions = [case.items[1] for case in cases if isinstance(case, Group)]
    known: dict[tuple[str, int], bool] = {}
    return [one for one in conditions if not _is_condition(one, scopes.get(note), scopes, DEEPEST, known)]


def _is_condition(
    expr: Expr, scope: Scope | None, scopes: Mapping[NoteId, Scope], deep: int, known: dict[tuple[str, int], bool]
) -> bool:
    """Return whether an expression is true or false; `known` are results for names at a depth."""
    match expr:
        case Compare() | Unary(op="not"):
            return True
        case Logic(left=left, right=right):
            return all(_is_condition(side, scope, scopes, deep, known) for side in (left, right))
        case WithExpr(target=target):
            return _is_condition(target, scope, scopes, deep, known)
        case Name(name=name) | Call(function=name):
            return _is_named(expr, name, scope, scopes, deep, known)
        case _:
            return False


def _is_named(  # noqa: PLR0913, PLR0917 - those of `_is_condition`
    expr: Expr,
    name: str,
    scope: Scope | None,
    scopes: Mapping[NoteId, Scope],
    deep: int,
    known: dict[tuple[str, int], bool],
) -> bool:
    """Return the same for a name or a call, by its definition."""
    entry = scope.entries.get(name) if scope is not None else None
    statement = entry.statement if entry is not None else None
    if entry is None or not isinstance(statement, Definition | Function):
        return isinstance(expr, Name)
    if isinstance(statement.body, Range | Solve | FitResult) or not deep:
        return False
    key = (entry.id.key, deep)
    if key not in known:
        known[key] = _is_condition(statement.body, scopes.get(entry.id.note), scopes, deep - 1, known)
    return known[key]
