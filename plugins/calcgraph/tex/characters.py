r"""Characters by their numbers: `\\unicode{215}`, `\\unicode{x2713}`, `\\char"D7`."""

import re
import unicodedata
from collections.abc import Sequence

from calcgraph.tex.tokens import argument, option, skip_blanks

_COMMANDS = frozenset({"\\unicode", "\\char"})
_HEXADECIMAL = re.compile(r"(?:x|X|U\+|0x|\")([0-9A-Fa-f]{1,6})")
_DECIMAL = re.compile(r"[0-9]{1,7}")
_LAST = 0x10FFFF
_UNSHOWN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of Unicode that a page does not show, or that change how other text is shown."""


def with_characters(tokens: Sequence[str]) -> list[str]:
    r"""Return the tokens with `\unicode` and `\char` replaced; a number that names no character stays, as unknown."""
    made: list[str] = []
    at = 0
    while at < len(tokens):
        character, end = _read(tokens, at) if tokens[at] in _COMMANDS else ("", at)
        made.append(character or tokens[at])
        at = end if character else at + 1
    return made


_TYPED = {
    "∅": "\\emptyset",
    "√": "\\surd",
    "∠": "\\angle",
    "∡": "\\measuredangle",
    "∢": "\\sphericalangle",
    "∴": "\\therefore",
    "∵": "\\because",
    "⊤": "\\top",
    "⊥": "\\bot",
}
_SYMBOLS = frozenset({"Sm", "So"})


def with_typed_symbol(tokens: Sequence[str], symbol: str) -> list[str]:
    """Return the tokens with a symbol that the converter does not read as its command, or as text without one."""
    if len(symbol) != 1 or unicodedata.category(symbol) not in _SYMBOLS:
        return list(tokens)
    spelled = ["{", _TYPED[symbol], "}"] if symbol in _TYPED else ["{", "\\text", "{", symbol, "}", "}"]
    return [one for token in tokens for one in (spelled if token == symbol else [token])]


def _read(tokens: Sequence[str], at: int) -> tuple[str, int]:
    """Return the character that a command names, otherwise an empty text, and where it ends."""
    start = at + 1
    if tokens[at] == "\\char":
        number, end = _unbraced(tokens, skip_blanks(tokens, start))
        return _character(number), end
    _, start = option(tokens, start)
    read = argument(tokens, start)
    return (_character("".join(read[0]).strip()), read[1]) if read else ("", start)


def _unbraced(tokens: Sequence[str], at: int) -> tuple[str, int]:
    r"""Return the number after `\char`, with or without braces."""
    if tokens[at : at + 1] == ["{"]:
        read = argument(tokens, at)
        return ("".join(read[0]).strip(), read[1]) if read else ("", at)
    end = at + (tokens[at : at + 1] == ['"'])
    digits = "0123456789ABCDEFabcdef" if end > at else "0123456789"
    while end < len(tokens) and tokens[end] in digits:
        end += 1
    return "".join(tokens[at:end]), end


def _character(number: str) -> str:
    hexadecimal = _HEXADECIMAL.fullmatch(number)
    if not hexadecimal and not _DECIMAL.fullmatch(number):
        return ""
    place = int(hexadecimal[1], 16) if hexadecimal else int(number)
    if place > _LAST or unicodedata.category(chr(place)) in _UNSHOWN or chr(place) in "\\{}$%#&~_^":
        return ""
    return chr(place)
