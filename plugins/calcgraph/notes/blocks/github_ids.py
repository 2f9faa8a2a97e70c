"""The ids that GitHub gives to headings: the host of a folder without a site."""

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.notes.text.plain import raw_text, shown_token

_TAG = re.compile(r"<(/?+)([A-Za-z][\w-]*+)[^<>]*+>|<!--(?:(?!-->).)*+(?:-->)?+", re.DOTALL)
_LEVEL = re.compile(r"h[1-6]", re.IGNORECASE)
_CODE = frozenset({LineKind.FENCE_OPEN, LineKind.FENCE, LineKind.FENCE_CLOSE, LineKind.CODE})


class HtmlHeading(NamedTuple):
    """A heading written as an HTML element."""

    at: int
    """Its offset in the text."""
    text: str


def github_id(text: str) -> str:
    """Return the id of the first heading of this text, without its number.

    >>> github_id("Speed & size"), github_id("🚀 Où commencer ?"), github_id("`x_y` (beta)")
    ('speed--size', '-où-commencer-', 'x_y-beta')
    """
    if text.isascii():
        return re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-")
    return "".join(_kept(text.lower()))


def _kept(text: str) -> Iterator[str]:
    for sign in text:
        if sign == " ":
            yield "-"
        elif sign in "-_" or (kind := unicodedata.category(sign))[0] in "LM" or kind in ("Nd", "Pc"):
            yield sign


def words_on_github(layout: Layout, start: int, end: int, tokens: Iterable[InlineToken]) -> str:
    """Return the text of the heading at `layout.text[start:end]` as GitHub reads it: all spaces count, `[[x]]` is text.

    A picture adds nothing; the space next to it stays.
    """
    text = layout.visible
    end = start + len(text[start:end].rstrip())
    return raw_text(text, start, end, [one for one in tokens if one.end <= end], lambda one: _shown(layout.text, one))


def _shown(text: str, token: InlineToken) -> str:
    is_element = token.kind is TokenKind.HTML or (token.kind is TokenKind.HIDDEN and text.startswith("<", token.start))
    is_text = token.kind in (TokenKind.WIKILINK, TokenKind.HIDDEN, TokenKind.MATH, TokenKind.CITATION)
    return text[token.start : token.end] if is_text and not is_element else shown_token(token)


def html_headings(layout: Layout) -> Iterator[HtmlHeading]:
    """Yield the headings that are written as HTML elements, outside code."""
    if "<h" not in layout.text and "<H" not in layout.text:
        return
    code = [(line.start, line.end) for line in layout.lines if line.kind in _CODE]
    code += [(one.start, one.end) for found in layout.tokens for one in found if one.kind is TokenKind.CODE]
    code.sort()
    opened, words, at, place = None, "", 0, 0
    for tag in _TAG.finditer(layout.text):
        while place < len(code) and code[place][1] <= tag.start():
            place += 1
        if place < len(code) and code[place][0] <= tag.start():
            continue
        words += layout.text[at : tag.start()]
        at = tag.end()
        if not tag[2] or not _LEVEL.fullmatch(tag[2]):
            continue
        if opened is not None and tag[1]:
            yield HtmlHeading(opened, html.unescape(re.sub(r"\s+", " ", words.strip())))
        opened, words = None if tag[1] else tag.start(), ""


class GithubIds:
    """The ids of a note, numbered as GitHub numbers them: `a`, `a-1`, `a-2`; an id may be there twice."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def distinct(self, text: str) -> str:
        """Return the id of the next heading with this text."""
        made = github_id(text)
        count = self._counts.get(made, 0)
        self._counts[made] = count + 1
        return f"{made}-{count}" if count else made
