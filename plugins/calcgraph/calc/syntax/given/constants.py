"""Constants of nature that a sheet may use by name: each is a parameter of the sheet, with its source."""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.syntax.comments import NO_COMMENT, comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, refuse_rest
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Comment, Definition, Number, Range
from calcgraph.files import own_text
from calcgraph.source import Span
from calcgraph.suggest import did_you_mean

LIBRARY = "constants"
SOURCE = "CODATA 2022"


class Constant(NamedTuple):
    """A constant as it is published."""

    value: str
    unit: str
    """Empty for a plain number."""
    what: str
    uncertainty: str
    """Standard uncertainty in the same unit; empty for an exact one."""


@cache
def constants() -> dict[str, Constant]:
    """Return the constants by name."""
    text = own_text(Path(__file__).parent / "constants.txt")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(map(_read_line, lines))


def _read_line(line: str) -> tuple[str, Constant]:
    name, figure, what, uncertainty = (part.strip() for part in line.split("|"))
    value, _, unit = figure.partition(" ")
    return name, Constant(value, unit, what, uncertainty)


def read_constants(cursor: Cursor) -> tuple[Definition, ...]:
    """Read `use constants: h, c as c0`, starting after `use`: a parameter for each name."""
    cursor.take()
    expect_sign(cursor, ":", "`:` with the constants to use")
    found = cursor.listed(_read_one)
    refuse_rest(cursor)
    comment = comment_of(cursor)
    if comment == NO_COMMENT:
        return tuple(found)
    return tuple(replace(one, comment=joined_comment(one.comment, comment)) for one in found)


def joined_comment(own: Comment, written: Comment) -> Comment:
    """Return the description of a constant, followed by the author's comment."""
    return Comment(f"{own.text}; {written.text}", written.sources, written.span)


def _read_one(cursor: Cursor) -> Definition:
    name = expect_name(cursor, "a constant's name")
    constant = constants().get(name.text)
    if constant is None:
        hint = did_you_mean(name.text, constants()) or f"there are {', '.join(constants())}"
        raise cursor.refuse("CG342", name.start, name.end, f"there is no constant `{name.text}`", hint)
    given = expect_name(cursor, "a name after `as`") if cursor.takes("as") else name
    place = cursor.place(given)
    span = cursor.source.span(name.start, given.end)
    cursor.units.add(constant.unit)
    body = _spread(cursor, name, constant, span) if cursor.peek().text == "±" else _number(constant, span)
    doubt = f"standard uncertainty {constant.uncertainty}" if constant.uncertainty else "exact"
    comment = Comment(f"{constant.what}, {SOURCE}, {doubt}", (), span)
    return Definition(given.text, constant.unit, place, body, None, comment, place, span)


def _number(constant: Constant, span: Span, moved: Fraction | int = 0) -> Number:
    text = f"{constant.value} {constant.unit}".strip()
    return Number(Fraction(constant.value) + moved, constant.unit, text, span)


def _spread(cursor: Cursor, name: Token, constant: Constant, span: Span) -> Range:
    """`G ±`: from one standard uncertainty below to one above."""
    sign = cursor.take()
    cursor.last = ""  # the line ends here, as behind a name
    if not constant.uncertainty:
        message = f"`{name.text}` is exact"
        raise cursor.refuse("CG222", name.start, sign.end, message, "remove `±`")
    spread = Fraction(constant.uncertainty)
    low, high = _number(constant, span, -spread), _number(constant, span, spread)
    return Range(low, high, f"{constant.value} ± {constant.uncertainty} {constant.unit}".strip(), span)
