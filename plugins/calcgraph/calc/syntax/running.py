"""The rules of the grammar for what runs over a name: `argmax q(t) for t in 0..150 s`, `first n where cash(n) < 0`."""

import re
from collections.abc import Callable

from calcgraph.calc.syntax.bounds import share_unit, signed
from calcgraph.calc.syntax.complaints import expect_name, expect_sign
from calcgraph.calc.syntax.tokens import MAX_CHARACTERS, RESERVED, CalcTokenKind, Cursor, Token
from calcgraph.calc.syntax.tree import Call, Expr, Name, Number

FIRST = "first where"
"""The function of such a call, which cannot be typed: `Call(FIRST, (name, condition))`."""
PEAKS = {word: f"{word} for" for word in ("argmax", "argmin", "max", "min")}
"""Words to the functions of their calls: `Call("argmax for", (name, body, low, high))`."""
_WORDS = {**PEAKS, "Max": PEAKS["max"], "Min": PEAKS["min"]}
RUNNING = frozenset({"first", *_WORDS})

Read = Callable[[Cursor], Expr]


def read_running(cursor: Cursor, word: Token, read_sum: Read, read_expression: Read) -> Call | None:
    """Return the call that begins with a word just taken, if no bracket follows; None if the word is a name."""
    ahead = cursor.peek()
    if (
        ahead.text != "("
        and ahead.kind is not CalcTokenKind.QUANTITY
        and (ahead.kind is not CalcTokenKind.NAME or ahead.text in RESERVED)
    ):
        return None
    if word.text == "first" and ahead.kind is CalcTokenKind.NAME:
        return _read_first(cursor, word, read_expression)
    if word.text not in _WORDS:
        return None
    return _read_over(cursor, word, read_sum(cursor), read_sum)


_GOES_ON = re.compile(r"[ \t]*[-+*/^·×]")
_COURSE = re.compile(r"\bfor[ \t]+([^\W\d]\w*)[ \t]+in\b")
_DEFINED = re.compile(r"[ \t]*[^\W\d][\w.]*[ \t]*\([ \t]*([^\W\d]\w*)[ \t]*\)[ \t]*(?:\[[^\[\]\n]*\][ \t]*)?=")


def _is_over(cursor: Cursor, word: Token, at: int) -> bool:
    """Return whether the text after a position ranges over a different name than the sequence that the line defines."""
    text = cursor.source.text
    begin, end = text.rfind("\n", 0, word.start) + 1, text.find("\n", at)
    defined = _DEFINED.match(text, begin, word.start)
    courses = _COURSE.findall(text, at, len(text) if end < 0 else end)
    return any(defined is None or name != defined[1] for name in courses)


def is_prefix(cursor: Cursor, word: Token) -> bool:
    """Return whether the next bracket only begins the body: `argmin (x - 1)^2 for x in 0..3`."""
    text, at, depth = cursor.source.text, cursor.peek().start, 0
    for end in range(at, min(len(text), at + MAX_CHARACTERS)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 1 and text[end] == ",":
            return False  # a call with several arguments
        if not depth:
            is_on = word.text in _WORDS and _GOES_ON.match(text, end + 1) is not None
            return is_on and _is_over(cursor, word, end)
    return False


def read_over_call(cursor: Cursor, word: Token, args: list[Expr], read_sum: Read) -> Call | None:
    """`max(q(t)) for t in 0..150 s`, where the bracket has just been read; None where it is a call like others."""
    if word.text not in _WORDS or len(args) != 1 or cursor.peek().text != "for":
        return None
    if not _is_over(cursor, word, cursor.peek().start):
        return None
    return _read_over(cursor, word, args[0], read_sum)


def _read_first(cursor: Cursor, word: Token, read: Read) -> Call:
    name = expect_name(cursor, "the name of a step")
    expect_sign(cursor, "where", f"`where` and a condition on `{name.text}`")
    over, condition = Name(name.text, cursor.place(name)), read(cursor)
    return Call(FIRST, (over, condition), cursor.source.span(word.start, cursor.at))


def _read_over(cursor: Cursor, word: Token, body: Expr, read_sum: Read) -> Call:
    what = f"`for` with what `{word.text}` runs over, as in `{word.text} q(t) for t in 0..9 s`"
    over, low, high = read_course(cursor, what, read_sum)
    return Call(_WORDS[word.text], (over, body, low, high), cursor.source.span(word.start, cursor.at))


def read_course(cursor: Cursor, what: str, read_sum: Read) -> tuple[Name, Expr, Expr]:
    """Return the name and both ends of `for t in 0..9 s`; `what` names the missing part if there is no `for`."""
    expect_sign(cursor, "for", what)
    name = expect_name(cursor, "a name after `for`")
    expect_sign(cursor, "in", f"`in` with the range of `{name.text}`")
    low = signed(read_sum(cursor))
    expect_sign(cursor, "..", f"`..` and the end of the range of `{name.text}`")
    high = signed(read_sum(cursor))
    if isinstance(low, Number) and isinstance(high, Number):
        low = share_unit(low, high)
    return Name(name.text, cursor.place(name)), low, high
