"""The rule of the grammar for fits: `fit law: y = a + b * x over table where x > 2 for a, b near 3`."""

import re

from calcgraph.calc.syntax.bounds import read_near
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, whole_line
from calcgraph.calc.syntax.expressions import read_expression, read_sum
from calcgraph.calc.syntax.tokens import Cursor
from calcgraph.calc.syntax.tree import Coefficient, Fit

EXAMPLE = "write `fit pulls.stretch = a + b * pulls.load over pulls`"
MOST_COEFFICIENTS = 16
_BEGINS = re.compile(r"[^\W\d]\w*[ \t]*(?:[:.(^*/+-]|=(?!=)|over\b)")
_NAMED = re.compile(r"[ \t]*:(?!=)")
_UNIT = re.compile(r"\[([^\[\]\n]*)\]")


def begins_fit(follows: str) -> bool:
    """Return whether a word `fit` followed by this begins a fit."""
    return _BEGINS.match(follows) is not None


def read_fit(cursor: Cursor) -> Fit:
    """Read a line; its columns are found once the tables of the note are known."""
    word, name = cursor.take(), ""
    cursor.bare = True
    first = cursor.peek()
    if _NAMED.match(cursor.source.text, first.end):
        name = expect_name(cursor, "a name").text
        cursor.take()
    name_span = cursor.place(first if name else word)
    left = read_sum(cursor)
    expect_sign(cursor, "=", "`=` and the formula to fit")
    right = read_sum(cursor)
    over = expect_name(cursor, "a table after `over`") if cursor.takes("over") else None
    table, table_span = (over.text, cursor.place(over)) if over is not None else ("", None)
    where = read_expression(cursor) if cursor.takes("where") else None
    listed = cursor.peek()
    cursor.lists = True
    coefficients = tuple(cursor.listed(_read_coefficient)) if cursor.takes("for") else ()
    names = [one.name for one in coefficients]
    if len(set(names)) < len(names):
        raise cursor.refuse("CG234", listed.start, cursor.at, "a coefficient is listed twice", "remove one of the two")
    span = whole_line(cursor, word.start)
    return Fit(name, left, right, table, table_span, where, coefficients, comment_of(cursor), name_span, span)


def _read_coefficient(cursor: Cursor) -> Coefficient:
    name = expect_name(cursor, "the name of a coefficient")
    token = cursor.peek()
    written = _UNIT.match(cursor.source.text, token.start) if token.text == "[" else None
    if written is not None:
        cursor.go_to(written.end())
    unit = written[1].strip() if written is not None else ""
    if cursor.peek().text == "in":
        place = cursor.peek()
        message = f"a coefficient has no range, so `in` cannot limit `{name.text}`"
        raise cursor.refuse(
            "CG234", place.start, place.end, message, f"write `{name.text} near …` to start from a value"
        )
    return Coefficient(name.text, unit, read_near(cursor, read_sum), cursor.place(name))
