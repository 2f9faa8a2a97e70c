"""The rule of the grammar for words by value: `when fits: "one device", else: "several"`."""

import re
from fractions import Fraction

from calcgraph.calc.syntax.complaints import expect_sign, refuse_rest
from calcgraph.calc.syntax.expressions import read_expression
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Call, Expr, Group, Name, Number
from calcgraph.source import Span

BEGINS_WORDS = re.compile(r"when[ \t\n]+(?!(?:as|and|or|where|for|in|with)\b)[\w($-]")
"""The beginning of a conditional text in a live value; a quantity may also be called `when`."""
MOST_WORDS = 16
_TEXT = re.compile(r'"([^"\n]*)"')
_HINT = 'write `= when x > 3: "many", else: "few"`'


def read_words(cursor: Cursor) -> tuple[Expr, tuple[str, ...]]:
    """The number of the first condition that holds, as an expression, and the words of each, the last for no other."""
    start = cursor.peek().start
    cases: list[Expr] = []
    words: list[str] = []
    while cursor.peek().text == "when":
        word = cursor.take()
        if len(cases) == MOST_WORDS:
            message = f"more than {MOST_WORDS} conditions"
            raise cursor.refuse("CG232", word.start, word.end, message, "a table shows many cases")
        condition = read_expression(cursor)
        words.append(_read_text(cursor, "a condition"))
        cases.append(_case(len(cases), condition, cursor.source.span(word.start, cursor.at)))
        expect_sign(cursor, ",", '`, else: "…"` for all other cases')
    last = expect_sign(cursor, "else", '`when` or `else: "…"`')
    words.append(_read_text(cursor, "`else`"))
    refuse_rest(cursor)
    span = cursor.source.span(last.start, cursor.at)
    cases.append(_case(len(cases), Name("True", span), span))
    return Call("Piecewise", tuple(cases), cursor.source.span(start, cursor.at)), tuple(words)


def _case(number: int, condition: Expr, span: Span) -> Group:
    return Group((Number(Fraction(number), "", str(number), span), condition), span)


def _read_text(cursor: Cursor, behind: str) -> str:
    """`: "…"`."""
    expect_sign(cursor, ":", f"`:` after {behind}")
    token: Token = cursor.peek()
    found = _TEXT.match(cursor.source.text, token.start)
    if found is None:
        message = f"expected words in straight quotes after {behind}"
        raise cursor.refuse("CG232", token.start, max(token.end, token.start + 1), message, _HINT)
    if not found[1].strip() or "#" in found[1]:
        message = "words are missing between the quotes" if not found[1].strip() else "`#` in words begins a comment"
        raise cursor.refuse("CG232", found.start(), found.end(), message, _HINT)
    cursor.go_to(found.end())
    return found[1].strip()
