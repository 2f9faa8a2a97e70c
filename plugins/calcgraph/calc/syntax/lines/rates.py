"""The rule of the grammar for rates: `ode v' = -k * v, v(0) = 3 m/s for t in 0..10 s`."""

import re

from msgspec import Struct, field

from calcgraph.calc.syntax.bounds import signed
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, whole_line
from calcgraph.calc.syntax.expressions import read_sum
from calcgraph.calc.syntax.running import read_course
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Argument, Call, Expr, Function, Name, Number, Rates
from calcgraph.source import Span

EXAMPLE = "write `ode v' = -k * v, v(0) = 3 m/s for t in 0..10 s`"
MOST_STATES = 12
_BEGINS = re.compile(r"[ \t]*[^\W\d]\w*('|\([^()\n]*\)[ \t]*=)")


def begins_ode(follows: str) -> bool:
    """Return whether a word `ode` followed by this begins a line of differential equations."""
    return _BEGINS.match(follows) is not None


class _OdeLine(Struct):
    """The contents of a line, in order."""

    states: dict[str, tuple[Token, Expr, Span]] = field(default_factory=dict)
    """Names with their rates, and the place of the equation."""
    starts: dict[str, tuple[Call, Expr]] = field(default_factory=dict)


def read_ode(cursor: Cursor) -> tuple[Function, ...]:
    """One function for each quantity that has a rate; the first stands for the line."""
    word, found = cursor.take(), _OdeLine()
    cursor.primes = cursor.lists = True
    cursor.listed(lambda each: _read_part(each, found))
    what = "`for` with the time and its range, as in `for t in 0..10 s`"
    time, low, high = read_course(cursor, what, read_sum)
    end = cursor.at
    _refuse_event(cursor, found)
    span = whole_line(cursor, word.start)
    _check(cursor, found, low, (word.start, end))
    names = tuple(found.states)
    starts = tuple(found.starts[name] for name in names)
    rates = Rates(names, tuple(rate for _, rate, _ in found.states.values()), starts, low, high, span)
    argument = Argument(time.name, None, time.span)
    comment = comment_of(cursor)
    made = []
    for at, (name, (token, rate, place)) in enumerate(found.states.items()):
        name_span = cursor.source.span(token.start, token.start + len(name))
        line = place if at else span
        made.append(Function(name, (argument,), "", name_span, rate, comment, name_span, line, None, rates))
    return tuple(made)


def _refuse_event(cursor: Cursor, found: _OdeLine) -> None:
    """Raise where a line is to end by itself: `for t in 0..9 s until h = 0 m`."""
    word = cursor.peek()
    if word.text == "until":
        name = next(iter(found.states))
        hint = f"compute the time in its own line: `stop = solve {name}(stop) = 1 mm for stop in …`"
        raise cursor.refuse("CG228", word.start, word.end, "unexpected text after the range of `ode`", hint)


def _read_part(cursor: Cursor, found: _OdeLine) -> None:
    name = expect_name(cursor, "a rate `v' = …` or a start `v(0) = …`")
    if cursor.peek().text == "(":
        opening = cursor.take()
        point = signed(read_sum(cursor))
        expect_sign(cursor, ")", "`)`")
        call = Call(name.text, (point,), cursor.source.span(name.start, cursor.at))
        expect_sign(cursor, "=", f"`=` and where `{name.text}` starts")
        if name.text in found.starts:
            raise cursor.refuse(
                "CG228", name.start, opening.end, f"`{name.text}` starts twice", "remove one of the two"
            )
        found.starts[name.text] = (call, signed(read_sum(cursor)))
        return
    plain = name.text.rstrip("'")
    order = len(name.text) - len(plain)
    if order not in {1, 2}:
        message = f"`{name.text}` is not a rate of first or second order"
        raise cursor.refuse("CG228", name.start, name.end, message, EXAMPLE)
    expect_sign(cursor, "=", f"`=` and what `{name.text}` is")
    rate = read_sum(cursor)
    place = cursor.source.span(name.start, cursor.at)
    if plain in found.states or len(found.states) >= MOST_STATES:
        message = f"`{plain}` has two rates" if plain in found.states else f"more than {MOST_STATES} rates"
        raise cursor.refuse("CG228", name.start, name.end, message, "remove one of the two")
    first = rate if order == 1 else Name(f"{plain}'", cursor.source.span(name.start, name.end - 1))
    found.states[plain] = (name, first, place)
    if order == 2:
        found.states[f"{plain}'"] = (name, rate, cursor.source.span(name.start, name.start + 1))


def _check(cursor: Cursor, found: _OdeLine, low: Expr, place: tuple[int, int]) -> None:
    """Raise where a start is missing, is one of nothing, or is not where the range begins."""
    for name in found.states:
        if name not in found.starts:
            begin = low.text if isinstance(low, Number) else "0"
            message = f"`{name}` has a rate but no start value"
            raise cursor.refuse("CG228", *place, message, f"add the start value after it: `{name}({begin}) = …`")
    for name, (call, _) in found.starts.items():
        if name not in found.states:
            message = f"`{name}` has a start and no rate"
            raise cursor.refuse("CG228", *place, message, f"write `{name}' = …` before it")
        point = call.args[0]
        alike = isinstance(point, Number) and isinstance(low, Number) and point.value == low.value
        if not alike or (point.unit and point.unit != low.unit and point.value):  # type: ignore[union-attr]  # numbers
            shown = low.text if isinstance(low, Number) else "a number"
            message = f"`{name}` does not start where the range begins"
            raise cursor.refuse("CG228", *place, message, f"begin the range with a number, and write `{name}({shown})`")
