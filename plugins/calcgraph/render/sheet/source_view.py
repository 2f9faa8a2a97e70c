"""A fence as written, coloured sparingly."""

import re
from typing import NamedTuple

_MARKED = re.compile(
    r"\[\[(?:(?!\]\]).)*+(?:\]\])?|(?P<comment>#.*)|(?<![\w.])(?P<word>use|check|scenario|correlate|pick|solve|from|for|with|in|as)(?![\w.])",
    re.MULTILINE,
)
"""Targets of links come first: a `#` in them begins no comment."""


class Piece(NamedTuple):
    """A stretch of source: `comment`, `word` or plain."""

    kind: str
    text: str


def pieces_of(text: str) -> tuple[Piece, ...]:
    """The source cut into comments, words of the language and the rest; joined it is the source again."""
    pieces, at = [], 0
    for found in _MARKED.finditer(text):
        if found.lastgroup is None:
            continue
        pieces += [Piece("", text[at : found.start()]), Piece(found.lastgroup, found[0])]
        at = found.end()
    return tuple(piece for piece in (*pieces, Piece("", text[at:])) if piece.text)
