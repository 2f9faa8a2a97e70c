"""Distances in formulas: `3mu`, `{1.5em}`, `-2 pt`."""

from collections.abc import Sequence

from calcgraph.tex.tokens import argument, skip_blanks

_EM = {"em": 1.0, "ex": 0.43, "mu": 1 / 18, "pt": 0.1, "px": 0.0753, "cm": 2.85, "mm": 0.285, "in": 7.23, "pc": 1.2}
"""Units in the width of an em of ten points."""
WIDEST = 20.0
"""In em: a line has room for no more."""


def read_dimension(tokens: Sequence[str], at: int) -> tuple[float, str, int] | None:
    """The number, the unit and the end of the distance that begins at a place; None where none does."""
    at = skip_blanks(tokens, at)
    start = at
    while at < len(tokens) and (tokens[at].isdecimal() or tokens[at] in "+-. "):
        at += 1
    written = "".join(tokens[start:at]).replace(" ", "")
    unit = "".join(tokens[at : at + 2])
    try:
        number = float(written)
    except ValueError:
        return None
    return (number, unit, at + 2) if unit in _EM else None


def rewritten_space(tokens: list[str], at: int) -> tuple[list[str], int]:
    r"""`\kern3mu` and `\hspace*{1cm}` as a distance in em."""
    start = at + 1
    start += tokens[start : start + 1] == ["*"]
    read = argument(tokens, start)
    if read and tokens[skip_blanks(tokens, start)] == "{":
        found, end = read_dimension(read[0], 0), read[1]
    else:
        found = read_dimension(tokens, start)
        end = found[2] if found else start
    if found is None:
        return [tokens[at]], at + 1
    width = max(-WIDEST, min(WIDEST, found[0] * _EM[found[1]]))
    return ["\\hspace", "{", *f"{width:.4g}em", "}"], end
