"""The rules of the grammar for sequences: their starts, and the steps they run over."""

import re

from calcgraph.calc.syntax.complaints import expect_sign
from calcgraph.calc.syntax.expressions import read_sum
from calcgraph.calc.syntax.tokens import CalcTokenKind, Cursor, Token
from calcgraph.calc.syntax.tree import Argument, Steps

_START = re.compile(r"\([ \t]*(-?[0-9]{1,6})[ \t]*\)")
_AHEAD = re.compile(r"\([ \t]*([^\W\d]\w*)[ \t]*([-+])[^()\n]*\)[ \t]*(?:\[[^\[\]\n]*\][ \t]*)?=")


def read_start(cursor: Cursor, name: Token) -> str | None:
    """`cash(0)` where `(0)` is next: the name of a start; None where arguments are."""
    text, at = cursor.source.text, cursor.peek().start
    ahead = _AHEAD.match(text, at)
    if ahead is not None:
        n = ahead[1]
        message = f"`{name.text}{text[at : at + 20].partition(')')[0]})` cannot be defined"
        hint = f"define it from earlier values: `{name.text}({n}) = … {name.text}({n} - 1) … for {n} in 1..60`"
        raise cursor.refuse("CG228", name.start, ahead.end(), message, hint)
    found = _START.match(text, at)
    if found is None:
        return None
    cursor.go_to(found.end())
    return start_name(name.text, int(found[1]))


def start_name(name: str, index: int) -> str:
    """`cash(0)`: the name of a start, which no one else can have."""
    return f"{name}({index})"


def read_steps(cursor: Cursor, name: str, args: tuple[Argument, ...]) -> Steps | None:
    """`for n in 1..60` if it is here, where `n` is the argument of the function just read."""
    word = cursor.peek()
    if not cursor.takes("for"):
        return None
    over = cursor.peek()
    if len(args) != 1 or args[0].default is not None or over.text != args[0].name:
        message = f"`{name}` runs over its only argument"
        raise cursor.refuse("CG228", word.start, over.end, message, f"write `{name}(n) = … for n in 1..60`")
    cursor.take()
    expect_sign(cursor, "in", f"`in` after `for {over.text}`")
    first = _read_first(cursor, over.text)
    expect_sign(cursor, "..", f"`..` and the last `{over.text}`")
    last = read_sum(cursor)
    return Steps(first, last, cursor.source.span(word.start, cursor.at))


def _read_first(cursor: Cursor, over: str) -> int:
    is_below = cursor.takes("-")
    token = cursor.peek()
    written = token.quantity if token.kind is CalcTokenKind.QUANTITY else None
    if written is None or written.unit or written.value.denominator != 1:
        message = f"`{over}` begins at a whole number without a unit, such as `for {over} in 1..60`"
        raise cursor.refuse("CG228", token.start, max(token.end, token.start + 1), message)
    cursor.take()
    return -int(written.value) if is_below else int(written.value)
