"""Brackets of a formula that are opened and not closed."""

import re
import unicodedata
from collections.abc import Sequence

MOST_OPEN = 12
"""In one group: math-core 0.9 reads what is behind an open bracket twice, so that each doubles the time."""
_NAMES = "brace|brack|bracket|angle|ang|floor|ceil|vert|group|moustache|corner|paren|parenthesis|bag"
_OPENS = re.compile(rf"\\(?:\{{|mathopen$|[bB]igg?l$|u?l{{1,2}}(?:{_NAMES})$)", re.IGNORECASE)
_CLOSES = re.compile(rf"\\(?:\}}|mathclose$|[bB]igg?r$|u?l?r{{1,2}}(?:{_NAMES})$)", re.IGNORECASE)
_OF_FORMULAS = frozenset(
    ")]" + "".join(map(chr, (*range(0x2308, 0x230C), *range(0x27E6, 0x27F0), *range(0x2983, 0x29FE))))
)
"""Signs that the converter knows; it passes other brackets by, so they close nothing."""


def has_too_many_open(tokens: Sequence[str]) -> bool:
    r"""Whether more brackets of a group, or of a cell, stay open than are read; half-open intervals, `[0, 1[`, have 2.

    >>> has_too_many_open("(" * 40 + ")" * 40), has_too_many_open("[0, 1[" * 4), has_too_many_open("(" * 40)
    (False, False, True)
    """
    groups = [(0, False)]
    for token in (*tokens, "}"):
        count, is_table = groups[-1]
        is_end = token in {"}", "\\end"}
        if (is_end or (is_table and token in {"&", "\\\\"})) and count > MOST_OPEN:
            return True
        if token in {"{", "\\begin"}:
            groups.append((0, token != "{"))
        elif is_end:
            groups = groups[:-1] or [(0, False)]
        elif is_table and token in {"&", "\\\\"}:
            groups[-1] = (0, is_table)
        else:
            groups[-1] = (max(0, count + _change(token)), is_table)
    return False


def _change(token: str) -> int:
    """1 for what opens, -1 for what closes; 0 for everything else."""
    if len(token) == 1:
        kind = unicodedata.category(token)
        return (kind == "Ps") - (kind == "Pe" and token in _OF_FORMULAS)
    return (_OPENS.match(token) is not None) - (_CLOSES.match(token) is not None)
