"""What is directly before and behind a link, as a reader sees it."""

import html
import re
from collections.abc import Sequence
from typing import NamedTuple

from calcgraph.notes.text.inline import Token, TokenKind
from calcgraph.notes.text.plain import shown_token

NEAR = 60
"""Characters kept of either side: enough for the words that say how a number is meant."""

EDGE = "\ue000"
"""Stands at both ends of the text of another link, which is not part of the words beside."""

_MARKS = "*_~="
_EMPHASIS = re.compile(r"(?<!\*)\*++(?=\S)|(?<=[^\s*])\*++|~~|==|(?<!\w)_++(?=[^\W_])|(?<=[^\W_])_++(?!\w)")
_NOTES = re.compile(r"(?:\{:?[ \t]*[#.\w][^{}\n]*\}|\[\^[^\]\n]+\]|\[@[^\]\n]+\])+")
"""Attributes, footnotes and citations behind a link, which a reader does not take for a part of it."""


class Beside(NamedTuple):
    """The text on both sides of a link; a blank where it touches them is kept."""

    before: str
    behind: str


def text_beside(visible: str, tokens: Sequence[Token], token: Token, start: int, end: int) -> Beside:
    """What is before and behind one of the constructs of a paragraph, which reaches from `start` to `end`."""
    left, right = max(start, token.start - NEAR), min(end, token.end + NEAR)
    closed = _NOTES.match(visible, token.end, right)
    marks = closed.end() if closed else token.end
    before = _seen(visible, [one for one in tokens if left < one.end <= token.start], left, token.start)
    behind = _seen(visible, [one for one in tokens if marks <= one.start < right], marks, right)
    return Beside(_unmarked(before, at_end=True), _unmarked(behind, at_end=False))


def _seen(text: str, tokens: Sequence[Token], start: int, end: int) -> str:
    """The plain text between two offsets; of a construct that is cut the whole is kept."""
    pieces, at = [], start
    for token in tokens:
        if token.start > at:
            pieces.append(_EMPHASIS.sub("", text[at : token.start]))
        is_link = token.kind in {TokenKind.LINK, TokenKind.WIKILINK}
        is_break = token.kind is TokenKind.HTML and text.startswith("<br", token.start)
        shown = " " if is_break else shown_token(token)
        pieces.append(f"{EDGE}{shown}{EDGE}" if is_link and shown else shown)
        at = token.end
    pieces.append(_EMPHASIS.sub("", text[at:end]) if at < end else "")
    return re.sub(r"\s+", " ", html.unescape("".join(pieces)))


def _unmarked(text: str, *, at_end: bool) -> str:
    """The text without the signs of emphasis that touch the link: `**` of `**[42 ms](#step)**`."""
    return text.rstrip(_MARKS) if at_end else text.lstrip(_MARKS)
