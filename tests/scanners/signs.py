"""The signs that a part of a regular expression reads: a test of one, and those it names."""

import re
from collections.abc import Iterator
from re import _constants as c

SIMPLE = (c.LITERAL, c.NOT_LITERAL, c.ANY, c.IN)


def has(op, value, sign, flags) -> bool:
    if len(sign) != 1:
        return False
    match op:
        case c.LITERAL | c.NOT_LITERAL:
            return (ord(sign) == value) is (op is c.LITERAL)
        case c.ANY:
            return sign != "\n" or bool(flags & re.DOTALL)
        case c.RANGE:
            return value[0] <= ord(sign) <= value[1]
        case c.IN:
            negated = value[0][0] is c.NEGATE
            return any(has(*one, sign, flags) for one in value[negated:]) != negated
    name = str(value)  # of a category
    return CATEGORIES[name.rsplit("_", 1)[1]](sign) != ("NOT" in name)


CATEGORIES = {"DIGIT": str.isdigit, "SPACE": str.isspace, "WORD": lambda sign: sign.isalnum() or sign == "_"}


def named(op, value) -> Iterator[str]:
    match op:
        case c.LITERAL | c.NOT_LITERAL:
            points = [value]
        case c.RANGE:
            points = list(value)
        case c.IN:
            for one in value:
                yield from named(*one)
            return
        case _:
            return
    for point in points:
        yield from (chr(near) for near in (point - 1, point, point + 1) if 0 <= near < 0x110000)
        yield from {chr(point).swapcase()[:1]}
