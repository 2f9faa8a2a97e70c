"""The text directly before and after a link, as a reader sees it."""

import html
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import NamedTuple

from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.plain import shown_token

NEAR = 160
"""The number of characters kept on either side: enough for qualifying words, and for most sentences."""

EDGE = "\ue000"
"""The placeholder at both ends of the text of another link, which is not part of the neighbouring words."""

DELETED = "~~"
"""Ends the text before a link that is struck out."""
_STRUCK = re.compile(r"~~|</?(?:del|s|strike)>", re.IGNORECASE)
_MARKS = "*_~="
"""Signs of emphasis that touch the link: `**` of `**[42 ms](#step)**`."""
_EMPHASIS = re.compile(r"(?<!\*)\*++(?=\S)|(?<=[^\s*])\*++|~~|==|(?<!\w)_++(?=[^\W_])|(?<=[^\W_])_++(?!\w)")
_NOTES = re.compile(r"[*_]{0,3}(?:\{:?[ \t]*[#.\w][^{}\n]*\}|\[\^[^\]\n]+\]|\[@[^\]\n]+\])+")
"""Attributes, footnotes and citations after a link, which a reader does not take for a part of it."""


class LinkContext(NamedTuple):
    """The text on both sides of a link, including adjacent spaces."""

    before: str
    behind: str
    targets: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The destinations of the links in both, in order, as written."""


class Neighbours:
    """The constructs of a paragraph, found by place: a paragraph of four thousand links is not walked for each."""

    def __init__(self, visible: str, tokens: Sequence[InlineToken], start: int, end: int) -> None:
        """`tokens` come in order; the paragraph reaches from `start` to `end` of the `visible` text."""
        self._visible, self._start, self._end, self._tokens = visible, start, end, tokens
        self._by_end = sorted(tokens, key=_END)
        self._strikes = [one.end() for one in _STRUCK.finditer(visible, start, end)]

    def of(self, token: InlineToken) -> LinkContext:
        """Return the text before and after one of the constructs."""
        left, right = max(self._start, token.start - NEAR), min(self._end, token.end + NEAR)
        closed = _NOTES.match(self._visible, token.end, right)
        marks = closed.end() if closed else token.end
        ended = _between(self._by_end, left + 1, token.start + 1, _END)
        begun = _between(self._tokens, marks, right, _START)
        earlier = sorted(ended, key=lambda one: (one.start, -one.end))
        before = _seen(self._visible, earlier, left, token.start)
        behind = _seen(self._visible, begun, marks, right)
        is_struck = bisect_right(self._strikes, token.start) % 2 == 1
        before = before.rstrip(_MARKS) + (DELETED if is_struck else "")
        return LinkContext(before, behind.lstrip(_MARKS), (_targets(earlier), _targets(begun)))


_START, _END = attrgetter("start"), attrgetter("end")


def _between(
    tokens: Sequence[InlineToken], first: int, last: int, place: Callable[[InlineToken], int]
) -> Sequence[InlineToken]:
    """Return the tokens from position `first` to before `last`, given tokens in order of position."""
    return tokens[bisect_left(tokens, first, key=place) : bisect_left(tokens, last, key=place)]


def _targets(tokens: Sequence[InlineToken]) -> tuple[str, ...]:
    """Return the destinations of the links that a reader sees."""
    shown = (one for one in tokens if one.kind in _LINKS and shown_token(one))
    return tuple(one.target or one.inner.partition("|")[0] for one in shown)


_LINKS = frozenset({TokenKind.LINK, TokenKind.WIKILINK})


def _seen(text: str, tokens: Sequence[InlineToken], start: int, end: int) -> str:
    """The plain text between two offsets; of a construct that is cut the whole is kept."""
    pieces, at = [], start
    for token in tokens:
        if token.start > at:
            pieces.append(_EMPHASIS.sub("", text[at : token.start]))
        is_link = token.kind in _LINKS
        is_break = token.kind is TokenKind.HTML and text.startswith("<br", token.start)
        shown = " " if is_break else shown_token(token)
        pieces.append(f"{EDGE}{shown}{EDGE}" if is_link and shown else shown)
        at = token.end
    pieces.append(_EMPHASIS.sub("", text[at:end]) if at < end else "")
    return re.sub(r"\s+", " ", html.unescape("".join(pieces)))
