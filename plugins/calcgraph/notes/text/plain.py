"""Plain text of a piece of Markdown, and the sentences of a paragraph."""

import html
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from calcgraph.addresses import safe_id
from calcgraph.notes.relations import key_before, relation_label
from calcgraph.notes.text.inline import InlineToken, TokenKind, find_tokens, split_wikilink

_MARK = re.compile(r"\*\**|__*|~~|==")
_HOLE = "\ue000"
"""The placeholder for a construct while the emphasis characters around it are removed."""
_BLOCK_ID = re.compile(r"(?:^|(?<![ \t])[ \t]+|(?<=[\].!?:;…]))\^[A-Za-z0-9-]+[ \t]*$")
_ATTRIBUTES = re.compile(r"(?<![ \t])[ \t]*\{:?[ \t]*([#.\w][^{}\n]*)\}[ \t]*$")
_FOOTNOTE = re.compile(r"\[\^[^\]\[\s]{1,99}\]|\^\[[^\]\[]{0,299}\]")
"""The mark of a footnote, and one written in place: a reader of the sentence sees neither."""
_SENTENCE_END = re.compile(r"[.!?…][\"'”’)\]*_]*[ \n\t]+(?=[^a-z\s])")
_ABBREVIATION = re.compile(r"(?:\b(?:e\.g|i\.e|vs|cf|etc|Fig|Eq|Sec|ca|approx|resp|Dr|Mr|Mrs|No|Vol|pp|p)|\b[A-Z])\.$")

MAX_SENTENCE = 300
"""Characters of a sentence shown with a backlink; of one twice as long the part around the link is."""
_STEP = MAX_SENTENCE // 3
"""Parts of a long sentence begin at every so many characters."""


def plain_text(
    text: str,
    start: int = 0,
    end: int | None = None,
    tokens: Sequence[InlineToken] | None = None,
    *,
    is_labelled: bool = False,
) -> str:
    """Return inline Markdown as a reader sees it, on one line: links as their text, code and formulas as written.

    Keys of typed links stay as written, as headings are named; if `is_labelled` they are words
    and marks of footnotes are left out.

    >>> plain_text("a *short* [view](x.md) of [[kv-cache|the cache]] and `code`")
    'a short view of the cache and code'
    """
    end = len(text) if end is None else end
    tokens = find_tokens(text, start, end) if tokens is None else tokens
    said = raw_text(text, start, end, tokens, shown_token, _labelled if is_labelled else None)
    return " ".join(said.split())


def raw_text(  # noqa: PLR0913, PLR0917 - a text, a place and the ways to show it
    text: str,
    start: int,
    end: int,
    tokens: Sequence[InlineToken],
    shown_of: Callable[[InlineToken], str],
    between: Callable[[str, int, int, int], str] | None = None,
) -> str:
    """Return inline Markdown as its host shows it, with all of its white space; `shown_of` gives a construct's text.

    `between` returns the text from one offset to another as a reader sees it; its second argument is `start`.
    """
    pieces, shown, at = [], [], start
    for token in tokens:
        if token.start < at or token.start >= end:
            continue
        before = between(text, start, at, token.start) if between else text[at : token.start]
        pieces.append(before.replace(_HOLE, " "))
        shown.append(shown_of(token))
        at = token.end
    last = text[at:end]
    last = _FOOTNOTE.sub("", last) if between and "[" in last else last
    pieces.append(last.replace(_HOLE, " "))
    parts = _without_emphasis(_HOLE.join(pieces)).split(_HOLE)
    parts = [html.unescape(part) if "&" in part else part for part in parts]
    return "".join(part + word for part, word in zip(parts, [*shown, ""], strict=True))


def _labelled(text: str, start: int, at: int, end: int) -> str:
    """Return `text[at:end]`, before a link, with the key of a typed link in words and without marks of footnotes."""
    before = text[at:end]
    if "::" in before and (key := key_before(text, start, end)) and key.start() >= at:
        before = f"{text[at : key.start('mark')]}{relation_label(key['key'])} "
    return _FOOTNOTE.sub("", before) if "[" in before else before


def heading_text(text: str, start: int, end: int, tokens: Sequence[InlineToken] | None = None) -> tuple[str, str]:
    """Return the plain text of a heading, without a closing block id, and the id given in `{#id}` or ""."""
    end = len(text[start:end].rstrip()) + start
    given = ""
    if found := _ATTRIBUTES.search(text, start, end):
        given = next((safe_id(word[1:]) for word in found[1].split() if word.startswith("#")), "")
    return plain_text(text, start, _end_of_words(text, start, end), tokens), given


def without_ids(heading: str) -> str:
    """Return a heading as written, without the attributes and the block id at its end.

    >>> without_ids("The *size* {#size}"), without_ids("Results ^r-1")
    ('The *size*', 'Results')
    """
    return heading[: _end_of_words(heading, 0, len(heading))]


def _end_of_words(text: str, start: int, end: int) -> int:
    """Return the end of the words of a heading, without the spaces after them."""
    for closing in (_ATTRIBUTES, _BLOCK_ID):
        if found := closing.search(text, start, end):
            end = found.start()
    return end


def wikilink_text(inner: str) -> str:
    """Return a wikilink as a reader sees it: its display, or file and headings as Obsidian joins them.

    >>> wikilink_text("kv-cache#Size")
    'kv-cache > Size'
    """
    target, fragment, display = split_wikilink(inner)
    return display or " > ".join(filter(None, [target, *fragment.split("#")]))


def shown_token(token: InlineToken) -> str:
    """Return a construct as a reader sees it: the text of a link, code and formulas as written; nothing for tags."""
    match token.kind:
        case TokenKind.WIKILINK:
            is_label = token.end - token.start == len(token.inner)  # `@fig-loss`
            return "" if token.embed else f"@{token.inner[1:]}" if is_label else wikilink_text(token.inner)
        case TokenKind.LINK:
            return "" if token.embed else plain_text(token.inner)
        case TokenKind.CODE | TokenKind.ESCAPE | TokenKind.ADDRESS | TokenKind.CITATION:
            return token.inner.strip()
        case TokenKind.MATH:
            return f"${token.inner.strip()}$"
        case TokenKind.HTML | TokenKind.HIDDEN:
            return token.inner[1:-1] if token.inner.startswith("<") and "://" in token.inner else ""


def _without_emphasis(text: str) -> str:
    """Return the text without paired emphasis characters."""
    opened: dict[str, re.Match[str]] = {}
    taken = []
    for mark in _MARK.finditer(text):
        before, after = text[max(0, mark.start() - 1) : mark.start()], text[mark.end() : mark.end() + 1]
        is_line = mark[0][0] == "_"  # which neither opens nor closes inside a word
        if before and not before.isspace() and mark[0] in opened and not (is_line and after.isalnum()):
            taken += [opened.pop(mark[0]).span(), mark.span()]
        elif after and not after.isspace() and not (is_line and before.isalnum()):
            opened[mark[0]] = mark
    pieces, at = [], 0
    for left, right in sorted(taken):
        pieces.append(text[at:left])
        at = right
    pieces.append(text[at:])
    return "".join(pieces)


class Sentences:
    """The sentences of one paragraph, of which all up to `one_to` is the first; each is made plain at most once."""

    def __init__(
        self, text: str, start: int, end: int, tokens: Sequence[InlineToken], *, one_to: int | None = None
    ) -> None:
        self._text = text
        self._tokens = tokens
        self._starts = [token.start for token in self._tokens]
        first = [] if one_to is None else [one_to]
        self._edges = [start, *first, *self._ends(one_to or start, end), end]
        self._plain: dict[int, str] = {}
        """Sentences by their number."""
        self._parts: dict[tuple[int, int], str] = {}
        """Parts of long sentences by their place."""

    def around(self, at: int) -> str:
        """The sentence that contains the offset `at`, as plain text of at most `MAX_SENTENCE` characters or so."""
        index = min(bisect_right(self._edges, at), len(self._edges) - 1)
        start, end = self._edges[index - 1], self._edges[index]
        if end - start <= 2 * MAX_SENTENCE:
            if index not in self._plain:
                first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
                self._plain[index] = plain_text(self._text, start, end, self._tokens[first:last], is_labelled=True)
            return self._plain[index]
        return self._part(start, end, start + (at - start) // _STEP * _STEP)

    def _part(self, start: int, end: int, at: int) -> str:
        """The part of a long sentence around an offset; links that are close together share it."""
        left, right = self._whole(max(start, at - _STEP), min(end, at + 2 * _STEP))
        if (left, right) not in self._parts:
            first, last = bisect_left(self._starts, left), bisect_left(self._starts, right)
            said = plain_text(self._text, left, right, self._tokens[first:last], is_labelled=True)
            self._parts[left, right] = ("… " if left > start else "") + said + (" …" if right < end else "")
        return self._parts[left, right]

    def _whole(self, left: int, right: int) -> tuple[int, int]:
        """The range widened to whole constructs."""
        first = bisect_right(self._starts, left) - 1
        last = bisect_right(self._starts, right) - 1
        if first >= 0 and self._tokens[first].end > left:
            left = self._starts[first]
        if last >= 0 and self._tokens[last].end > right:
            right = self._tokens[last].end
        return left, right

    def _ends(self, start: int, end: int) -> list[int]:
        ends, index = [], 0
        for found in _SENTENCE_END.finditer(self._text, start, end):
            at = found.start() + 1
            while index < len(self._tokens) and self._tokens[index].end < at:
                index += 1
            inside = index < len(self._tokens) and self._tokens[index].start < at < self._tokens[index].end
            if not inside and not _ABBREVIATION.search(self._text, max(start, at - 8), at):
                ends.append(found.end())
        return ends
