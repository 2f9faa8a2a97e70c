"""The rule of the grammar for overrides: `gpu = b200, quant = fp8` after `with` or the name of a scenario.

After `with` the name of a scenario stands for what that says.

A right side may be a row's id or an expression, which only the binding of names can tell: both readings are kept.
"""

import re
from collections.abc import Callable
from typing import TypeAlias

from calcgraph.calc.syntax.complaints import expect_sign
from calcgraph.calc.syntax.paths import read_path
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tokens import CalcTokenKind, Cursor, StatementRefusal
from calcgraph.calc.syntax.tree import Expr, Logic, Name, Number, Override, RowId

ExprReader: TypeAlias = Callable[[Cursor], Expr]
"""Reads an expression, which may hold overrides itself."""

_AFTER_COLON = re.compile(r":[ \t]*([^\s,;:()]{1,40})(?=[\s,;:()]|$)")
_JOINED = re.compile(r"(?<=[ \t])and(?=[ \t])")
_ENDS = re.compile(r"[ \t]*(?:[,)\n#;]|$)")
_ALWAYS_REFUSED = ("CG214", "CG220", "CG221")
"""Ambiguous numbers and exceeded limits; no row's id is meant."""


def read_overrides(cursor: Cursor, read: ExprReader, *, named: bool = False) -> tuple[Override, ...]:
    """Return the overrides `path = row or expression`, separated by commas; with `named`, also names of scenarios."""
    return tuple(cursor.listed(lambda each: _read_override(each, read, named=named)))


def _read_override(cursor: Cursor, read: ExprReader, *, named: bool) -> Override:
    start = cursor.peek().start
    path = read_path(cursor)
    if (
        named
        and isinstance(path, Name)
        and (cursor.peek().kind is CalcTokenKind.END or cursor.peek().text in {")", ","})
    ):
        return Override(path, RowId("", path.span), None, path.span, path.name)
    name, token = print_expression(path), cursor.peek()
    if token.text == ":" and (written := _AFTER_COLON.match(cursor.source.text, token.start)):
        message = f"expected `=` after `{name}`, found `:`"
        sign = " = " if " = " in cursor.source.text else "="
        raise cursor.refuse("CG219", token.start, token.end, message, f"write `{name}{sign}{written[1]}`")
    expect_sign(cursor, "=", f"`=` after `{name}`")
    row, row_end = cursor.look_row()
    at = cursor.peek().start if row else cursor.at
    value, problem = _try_expression(cursor, read, at)
    ends_in_row = _ENDS.match(cursor.source.text, row_end) is not None
    if problem is not None and not (row and ends_in_row):
        raise problem
    if value is None or (cursor.at < row_end and ends_in_row):
        value = None
        cursor.go_to(row_end)
    if cursor.at != row_end or "(" in row:
        row, row_end = "", at
    if isinstance(value, Logic) and value.op == "and" and isinstance(value.left, Number):
        word = _JOINED.search(cursor.source.text, at, cursor.at)
        if word is not None:
            raise cursor.refuse("CG219", *word.span(), "expected `,` between two changes, found `and`", "write a comma")
    row_id = RowId(row, cursor.source.span(at, row_end))
    return Override(path, row_id, value, cursor.source.span(start, cursor.at))


def _try_expression(cursor: Cursor, read: ExprReader, at: int) -> tuple[Expr | None, StatementRefusal | None]:
    """Return the right side as an expression; if it cannot be read, the cursor is back at its start."""
    depth, brackets, warnings = cursor.depth, list(cursor.brackets), len(cursor.warnings)
    try:
        return read(cursor), None
    except StatementRefusal as problem:
        if problem.diagnostic.code in _ALWAYS_REFUSED:
            raise
        cursor.depth, cursor.brackets = depth, brackets
        del cursor.warnings[warnings:]
        cursor.go_to(at)
        return None, problem
