"""The rules of the grammar for expressions: from tokens to a tree, without brackets, with exact positions.

Operators are read by how tightly they bind, one loop for all levels: most of a build's reading time is spent here.
The text of a symbol or word is enough to identify it: no other kind of token has the same text.
"""

import re
from collections.abc import Callable

from calcgraph.calc.nonscalar_functions import VECTOR_PRODUCTS
from calcgraph.calc.syntax.complaints import closing, refuse_rest, unexpected, warn_about_kilo
from calcgraph.calc.syntax.lines.lists import read_unit_behind
from calcgraph.calc.syntax.overrides import read_overrides
from calcgraph.calc.syntax.paths import read_column, read_known, read_lookup, read_text, read_where, where_on_rows
from calcgraph.calc.syntax.running import RUNNING, is_prefix, read_over_call, read_running
from calcgraph.calc.syntax.tokens import RESERVED, CalcTokenKind, Cursor, Token
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Compare,
    Expr,
    Group,
    Logic,
    Name,
    Number,
    Unary,
    WithExpr,
)

MAX_NODES = 400
"""The largest number of nodes of one statement: more is generated text, and every later stage walks the tree."""

MAX_DEPTH = 48
"""The largest depth of nested brackets, calls, signs and powers, far below Python's limit for recursion."""

RELATIONS = ("<", "<=", ">", ">=", "=", "!=")

_OR, _AND, _NOT, _COMPARE, _SUM, _PRODUCT, _UNARY, _POWER = range(1, 9)
_LEVELS = {
    "or": _OR,
    "and": _AND,
    **dict.fromkeys(RELATIONS, _COMPARE),
    "+": _SUM,
    "-": _SUM,
    "*": _PRODUCT,
    "/": _PRODUCT,
    "^": _POWER,
}
_NODES: dict[int, Callable[..., Expr]] = {_OR: Logic, _AND: Logic, _COMPARE: Compare}
"""Every other level makes a Binary."""

_SIGNS = ("+", "-")
_BOOLEANS = ("True", "False")
_POINT_FIRST = re.compile(r"\.([0-9]+)")


def read_expression(cursor: Cursor) -> Expr:
    """A whole expression, conditions included."""
    return _read(cursor, _OR)


def read_sum(cursor: Cursor) -> Expr:
    """Terms joined by `+` and `-`, as they are written on a side of `=`."""
    return _read(cursor, _SUM)


def _read(cursor: Cursor, least: int) -> Expr:
    """An expression of operators that bind at least as tightly as `least`; it ends where the cursor is then."""
    first = cursor.peek()
    left = _read_first(cursor, first, least)
    while True:
        token = cursor.peek()
        level = _LEVELS.get(token.text, 0)
        if level < least:
            if token.text == "known" and least <= _COMPARE:
                left = _counted(cursor, read_known(cursor, left, first.start))
                continue
            return left
        cursor.take()
        if level == _POWER:
            _go_deeper(cursor, token)
            right = _read(cursor, _UNARY)
            cursor.depth -= 1
        else:
            right = _read(cursor, level + 1)
        make = _NODES.get(level, Binary)
        left = _counted(cursor, make(token.text, left, right, cursor.source.span(first.start, cursor.at)))
        if level == _COMPARE:
            _refuse_chain(cursor)


def _read_first(cursor: Cursor, token: Token, least: int) -> Expr:
    """Return the expression before the first operator: an atom, or a `+`, `-` or `not` with its operand."""
    if token.kind is CalcTokenKind.QUANTITY:
        return _read_number(cursor)
    if token.kind is CalcTokenKind.NAME and token.text not in RESERVED:
        return _read_named(cursor)
    if token.text in _SIGNS:
        governed = _UNARY
    elif token.text == "not" and least <= _NOT:
        governed = _COMPARE
    else:
        return _read_atom(cursor, token)
    cursor.take()
    _go_deeper(cursor, token)
    right = _read(cursor, governed)
    cursor.depth -= 1
    return _counted(cursor, Unary(token.text, right, cursor.source.span(token.start, cursor.at)))


def _refuse_chain(cursor: Cursor) -> None:
    again = cursor.peek()
    if again.text in RELATIONS:
        message = "comparisons cannot be chained"
        raise cursor.refuse("CG217", again.start, again.end, message, "write two comparisons joined with `and`")


def _read_atom(cursor: Cursor, token: Token) -> Expr:
    if token.text == "(":
        return _read_bracket(cursor)
    if token.kind is CalcTokenKind.NAME and token.text in _BOOLEANS:
        cursor.take()
        return _counted(cursor, Name(token.text, cursor.place(token)))
    if token.text == "." and (digits := _POINT_FIRST.match(cursor.source.text, token.start)):
        written = digits.group()
        message = f"`{written[:20]}` starts with a point"
        raise cursor.refuse("CG213", token.start, digits.end(), message, f"write `0{written[:20]}`")
    if token.text == '"' and (text := read_text(cursor)) is not None:
        return _counted(cursor, text)
    raise unexpected(cursor, "a number, a name or `(`")


def _read_named(cursor: Cursor) -> Expr:
    """A quantity, a column or a call."""
    name = cursor.take()
    sign = cursor.peek().text
    if sign == "(" and not (name.text in RUNNING and is_prefix(cursor, name)):
        return _read_call(cursor, name)
    if name.text in RUNNING and (running := read_running(cursor, name, read_sum, read_expression)) is not None:
        return _counted(cursor, running)
    if sign == "[" and (lookup := read_lookup(cursor, name)) is not None:
        return _counted(cursor, lookup)
    path = read_column(cursor, name) if sign == "." else Name(name.text, cursor.place(name))
    return _counted(cursor, path)


def _read_number(cursor: Cursor) -> Expr:
    token = cursor.take()
    written = token.quantity
    assert written is not None
    if written.scale == "K":
        warn_about_kilo(cursor, token)
    return _counted(cursor, Number(written.value, written.unit, token.text, cursor.place(token)))


def _read_call(cursor: Cursor, name: Token) -> Expr:
    opening = cursor.take()
    _go_deeper(cursor, opening)
    args: list[Expr] = []
    if cursor.peek().text != ")":
        args = where_on_rows(name.text, cursor.listed(_read_argument))
    closing = _close(cursor, opening)
    cursor.depth -= 1
    cursor.vectors |= name.text in VECTOR_PRODUCTS
    if name.text in RUNNING and (running := read_over_call(cursor, name, args, read_sum)) is not None:
        return _counted(cursor, running)
    return _counted(cursor, Call(name.text, tuple(args), cursor.source.span(name.start, closing.end)))


def _read_argument(cursor: Cursor) -> Expr:
    """Return an expression, with `where` after one over rows, or a bracketed list such as `(i, 0, n)`."""
    start = cursor.peek().start
    found = _read(cursor, _OR)
    if cursor.peek().text == "where":
        return _counted(cursor, read_where(cursor, found, start, read_expression))
    return found


def _read_bracket(cursor: Cursor) -> Expr:
    opening = cursor.take()
    _go_deeper(cursor, opening)
    start = cursor.peek().start
    expr = _read(cursor, _OR)
    if cursor.takes("with"):
        overrides = read_overrides(cursor, read_expression, named=True)
        expr = _counted(cursor, WithExpr(expr, overrides, cursor.source.span(start, cursor.at)))
    elif cursor.peek().text == ",":
        expr = _read_group(cursor, opening, expr)
    _close(cursor, opening)
    cursor.depth -= 1
    return read_unit_behind(cursor, expr) if isinstance(expr, Group) else expr


def _read_group(cursor: Cursor, opening: Token, first: Expr) -> Expr:
    cursor.take()
    cursor.vectors = True
    items = (first, *cursor.listed(read_expression))
    end = cursor.peek().end
    return _counted(cursor, Group(items, cursor.source.span(opening.start, end)))


def _close(cursor: Cursor, opening: Token) -> Token:
    token = cursor.peek()
    if token.text == ")":
        return cursor.take()
    on_next_line = "\n" in cursor.source.text[cursor.at : token.start]
    if token.kind in (CalcTokenKind.NAME, CalcTokenKind.QUANTITY) and not on_next_line:
        refuse_rest(cursor)
    if token.kind is CalcTokenKind.END or on_next_line or token.text == "=":
        raise cursor.refuse("CG211", opening.start, opening.end, "`(` is not closed", closing(cursor, opening))
    raise unexpected(cursor, "`)`")


def _counted(cursor: Cursor, expr: Expr) -> Expr:
    """The node, if a statement may have one more."""
    cursor.nodes += 1
    if cursor.nodes > MAX_NODES:
        message = f"more than {MAX_NODES} parts in one expression"
        raise cursor.refuse("CG220", cursor.begun, cursor.begun + 1, message, "split it into named steps")
    return expr


def _go_deeper(cursor: Cursor, token: Token) -> None:
    cursor.depth += 1
    if cursor.depth > MAX_DEPTH:
        message = f"more than {MAX_DEPTH} nested brackets, minus signs or powers"
        raise cursor.refuse("CG220", token.start, token.end, message, "split it into named steps")
