"""The rule of the grammar for `correlate(a, b, 0.7)`."""

import re

from calcgraph.calc.syntax.bounds import signed
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, whole_line
from calcgraph.calc.syntax.expressions import read_sum
from calcgraph.calc.syntax.tokens import Cursor
from calcgraph.calc.syntax.tree import Correlate, Name, Number

BEGINS_CORRELATION = re.compile(r"correlate[ \t]*\((?![^()\n]*\)[ \t]*[=\[])")
"""The beginning of a correlation line; the definition of a function has an `=` after the brackets."""


def read_correlation(cursor: Cursor) -> Correlate:
    """The line; whether its names are distributions is not asked here."""
    word = cursor.take()
    cursor.take()
    left = _name(cursor)
    expect_sign(cursor, ",", "`,` with the other quantity")
    right = _name(cursor)
    expect_sign(cursor, ",", "`,` with a correlation such as `0.7`")
    start = cursor.peek().start
    by = signed(read_sum(cursor))
    if not isinstance(by, Number) or by.unit:
        message = "a correlation is a plain number between -1 and 1"
        hint = f"write `correlate({left.name}, {right.name}, 0.7)`"
        raise cursor.refuse("CG231", start, cursor.at, message, hint)
    expect_sign(cursor, ")", "`)`")
    span = whole_line(cursor, word.start)
    return Correlate(left, right, by, comment_of(cursor), span)


def _name(cursor: Cursor) -> Name:
    token = expect_name(cursor, "a distribution's name")
    return Name(token.text, cursor.place(token))
