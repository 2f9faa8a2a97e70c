"""A fence as written, coloured sparingly."""

from typing import NamedTuple

WORDS = frozenset({"use", "check", "scenario", "pick", "solve", "for", "with", "in", "as"})


class Piece(NamedTuple):
    """A stretch of source: `comment`, `word` or plain."""

    kind: str
    text: str


def pieces_of(text: str) -> tuple[Piece, ...]:
    """The source cut into comments, words of the language and the rest; joined it is the source again."""
    pieces: list[Piece] = []
    for number, line in enumerate(text.split("\n")):
        if number:
            pieces.append(Piece("", "\n"))
        code, comment = _cut(line)
        pieces += _words(code)
        if comment:
            pieces.append(Piece("comment", comment))
    return tuple(_joined(pieces))


def _cut(line: str) -> tuple[str, str]:
    """Code and comment; a `#` inside `[[ ]]` is part of a target."""
    inside = False
    for at, character in enumerate(line):
        pair = line[at : at + 2]
        inside = True if pair == "[[" else False if pair == "]]" else inside
        if character == "#" and not inside:
            return line[:at], line[at:]
    return line, ""


def _words(code: str) -> list[Piece]:
    return [Piece("word" if part in WORDS else "", part) for part in _split(code)]


def _split(code: str) -> list[str]:
    parts: list[str] = []
    for character in code:
        if parts and (character.isalnum() or character in "_.") == (parts[-1][-1].isalnum() or parts[-1][-1] in "_."):
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _joined(pieces: list[Piece]) -> list[Piece]:
    joined: list[Piece] = []
    for piece in pieces:
        if joined and joined[-1].kind == piece.kind:
            joined[-1] = Piece(piece.kind, joined[-1].text + piece.text)
        elif piece.text:
            joined.append(piece)
    return joined
