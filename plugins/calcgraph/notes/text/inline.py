"""The constructs inside a paragraph; the leftmost one wins."""

import re
from bisect import bisect_right
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from calcgraph.enums import quick
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.backticks import BacktickRuns
from calcgraph.notes.text.cited import CITED_IN_BRACKETS, KEY_IN_TEXT, LABEL_REFERENCE, read_cited
from calcgraph.notes.text.destinations import MAX_NESTING, read_destination
from calcgraph.notes.text.hosts_nesting import TextPart, hosts_links


@quick
class TokenKind(StrEnum):
    """The kind of a piece of inline text."""

    CODE = "code"
    MATH = "math"
    WIKILINK = "wikilink"
    LINK = "link"
    """`[text](target "title")`, or the same by reference."""
    ADDRESS = "address"
    """`https://…` as it is, or in angle brackets; not in the text of a link."""
    HTML = "html"
    """A tag, a comment or an address of another scheme in angle brackets."""
    HIDDEN = "hidden"
    ESCAPE = "escape"
    CITATION = "citation"
    """`[@key; @other, p. 3]`, or `@key` in a sentence; whether the keys are sources is not known here."""


class InlineToken(Struct, frozen=True):
    """A construct at `text[start:end]`."""

    kind: TokenKind
    start: int
    end: int
    inner: str
    """The code, formula, content of `[[ ]]`, or text of a link, as written."""
    embed: bool = False
    """True if a `!` is before the link."""
    target: str = ""
    """The destination of a Markdown link as written, without angle brackets."""
    title: str = ""
    reference: str = ""
    """Label of a reference link, in lower case."""


Definitions = Mapping[str, tuple[str, str]]
"""Destination and title of a link definition, by its label in lower case."""

MAX_LABEL = 999
"""Characters of a reference's label, as in CommonMark."""

_SPECIAL = re.compile(r"\\.|``*|\$\$?|!\[|\[|\]|<|%%|@|h(?<![A-Za-z0-9]h)ttps?://", re.DOTALL)
"""The start of each construct; its alternatives begin with different letters, for a five times faster search."""
_ADDRESS = re.compile(r"https?://\w[^\s<>\"`|\[\]\x02]*")
"""An address up to the character that Python-Markdown puts before a footnote's backlink."""
_NOT_LAST = "?!.,:;*_~')"
"""Signs at the end of an address that belong to the sentence; a bracket does unless it was opened in the address."""
_WIKILINK = re.compile(r"\[\[(?!\[)([^\[\]\n]*(?:(?:\[(?!\[)|\](?!\]))[^\[\]\n]*)*)\]\]")
HOSTS_WIKILINK = re.compile(r"(?<![A-Za-z0-9_\]\\])(!?)\[\[(?![\s\[^])([^\[\]\n]+)(?<!\s)\]\](?!\(|\[(?!\^))")
"""The same in a text that the host reads: not what code in a sentence has, `Callable[[int], str]` or `[[ -f x ]]`, and
not the text of a link in brackets, `[[source]](address)`."""
_PICTURE = re.compile(r"\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$", re.IGNORECASE)
_DOLLAR = re.compile(r"(?<!\\)\$")
_MATH_END = re.compile(r"(?<!\s)\$(?![\d$])")
_LINK_MIDDLE = re.compile(r"\][(\[]")
_TAG = re.compile(r"</?[A-Za-z][A-Za-z0-9-]*(?:[\s/][^<>]*)?>|<[A-Za-z][A-Za-z0-9+.-]*:[^\s<>]*>|<[^\s<>@]+@[^\s<>]+>")
_PROGRAM = re.compile(r"<(script|style)[\s>]", re.IGNORECASE)
_PROGRAM_ENDS = {name: re.compile(rf"</{name}\s*>", re.IGNORECASE) for name in ("script", "style")}
_LINK_TAG = re.compile(r"<(/?)a[\s>]", re.IGNORECASE)
_LABEL = re.compile(r"\[([^\[\]]*)\]")
_MARKED = re.compile(r"[*_~^=+]|  \n")
"""Signs that may begin an element in the text of a link, beside the constructs that are read here."""
_TAKEN = frozenset({TokenKind.CODE, TokenKind.MATH, TokenKind.WIKILINK, TokenKind.ADDRESS, TokenKind.ESCAPE})
"""The constructs that are read before links, or after them."""
_ELEMENTS = frozenset({TokenKind.CODE, TokenKind.MATH, TokenKind.WIKILINK, TokenKind.ADDRESS, TokenKind.CITATION})


def find_tokens(
    text: str,
    start: int = 0,
    end: int | None = None,
    definitions: Definitions | None = None,
    reading: ReadingMode = OBSIDIANS,
) -> list[InlineToken]:
    """Return the constructs of `text[start:end]`, one paragraph, in order of start; also inside a link's text."""
    scan = _Scan(text, start, len(text) if end is None else end, definitions or {}, reading)
    scan.run()
    scan.tokens.sort(key=lambda token: (token.start, -token.end))
    as_text = scan.text_in_each_other() if scan.is_nested else scan.as_text
    found = [one for one in scan.tokens if one.start not in as_text] if as_text else scan.tokens
    return _without_linked(found) if scan.has_address else found


def _without_linked(tokens: list[InlineToken]) -> list[InlineToken]:
    """The constructs without addresses in the text of a link or between `<a>` and `</a>`."""
    kept, end, in_tag = [], 0, False
    for token in tokens:
        if token.kind is TokenKind.LINK:
            end = max(end, token.end)
        elif token.kind is TokenKind.HTML and (tag := _LINK_TAG.match(token.inner)):
            in_tag = not tag[1]
        if token.kind is not TokenKind.ADDRESS or (token.start >= end and not in_tag):
            kept.append(token)
    return kept


def _closes_first(inner: str) -> bool:
    """Return whether text in double brackets closes a bracket that it has not opened: a matrix, `[[0, 1], [2, 3]]`."""
    close = inner.find("]")
    return close >= 0 and "[" not in inner[:close]


def _is_short(link: InlineToken) -> bool:
    """Return whether this is `[label]` alone."""
    return bool(link.reference) and link.end == link.start + link.embed + len(link.inner) + 2


def is_program(html: str) -> bool:
    """Return whether this is a script or a style, with all its content."""
    return _PROGRAM.match(html) is not None


def split_wikilink(inner: str) -> tuple[str, str, str]:
    r"""Return the file part, fragment and display of the content of `[[ ]]`.

    >>> split_wikilink("kv-cache#Size|the size")
    ('kv-cache', 'Size', 'the size')
    >>> split_wikilink(r"in a table\|x")
    ('in a table', '', 'x')
    """
    head, _, display = inner.partition("|")
    if inner != head and head.endswith("\\"):
        head = head[:-1]
    target, _, fragment = head.partition("#")
    return target.strip(), fragment.strip(), display.strip()


class _Bracket(NamedTuple):
    start: int
    inner: int
    image: bool
    depth: int = 0
    """Links in links inside it, which are images all but one."""


class _Scan:
    def __init__(self, text: str, start: int, end: int, definitions: Definitions, reading: ReadingMode) -> None:
        self.text = text
        self.reading = reading
        self.at = start
        self.start = start
        self.end = end
        self.definitions = definitions
        self.tokens: list[InlineToken] = []
        self.brackets: list[_Bracket] = []
        self.has_address = False
        self.links: list[InlineToken] = []
        """The links that may be text in another, where the host's reading counts."""
        self.as_text: set[int] = set()
        """The starts of those that are."""
        self.is_nested = False
        """True if there are links in others, or in brackets that are text, where the host's reading counts."""
        self.text_below = 0
        """The height of the stack below which brackets are text, except those of images: links cannot be nested."""
        self.runs: BacktickRuns | None = None
        self.next: dict[str, int] = {}
        """The next position of a delimiter at or after the last one requested; the end if it does not occur."""

    def run(self) -> None:
        while found := _SPECIAL.search(self.text, self.at, self.end):
            self.at = found.end()
            sign = found[0]
            match sign[0]:
                case "\\":
                    self._add(TokenKind.ESCAPE, found.start(), found.end(), sign[1])
                case "`":
                    self._code(found.start(), len(sign))
                case "$" if self.reading.habits.mathematics:
                    self._math(found.start(), sign)
                case "]":
                    self._close_bracket(found.start())
                case "<":
                    self._tag(found.start())
                case "%" if self.reading.habits.comments:
                    self._hidden(found.start())
                case "@":
                    self._at_sign(found.start())
                case "h":
                    self._address(found.start())
                case "$" | "%":
                    pass
                case _:
                    self._open_bracket(found.start(), found.end())

    def _add(self, kind: TokenKind, start: int, end: int, inner: str, *, embed: bool = False) -> None:
        self.tokens.append(InlineToken(kind, start, end, inner, embed))
        self.at = end

    def _code(self, start: int, length: int) -> None:
        self.runs = self.runs or BacktickRuns(self.text, self.start, self.end)
        close = self.runs.close(self.at, length)
        while close < 0 and length > 1 and self.reading.is_hosts:  # the host begins its code with fewer signs
            length -= 1
            close = self.runs.close(self.at, length)
        if close > 0:
            self._add(TokenKind.CODE, start, close, self.text[start + length : close - length])

    def _find(self, sign: str, at: int) -> int:
        known = self.next.get(sign, -1)
        if known < at:
            known = self.text.find(sign, at, self.end)
            known = self.end if known < 0 else known
            self.next[sign] = known
        return known

    def _search(self, pattern: re.Pattern[str], at: int) -> int:
        known = self.next.get(pattern.pattern, -1)
        if known < at:
            found = pattern.search(self.text, at, self.end)
            known = found.start() if found else self.end
            self.next[pattern.pattern] = known
        return known

    def _math(self, start: int, sign: str) -> None:
        if sign == "$$":
            close = self._find("$$", self.at)
            if close < self.end and self.text[self.at : close].strip():
                self._add(TokenKind.MATH, start, close + 2, self.text[start + 2 : close])
            return
        if self.at >= self.end or self.text[self.at].isspace():
            return
        close = self._search(_DOLLAR, self.at)
        if not _MATH_END.match(self.text, close, self.end) or (
            self.brackets and self._search(_LINK_MIDDLE, self.at) < close
        ):
            return
        self._add(TokenKind.MATH, start, close + 1, self.text[start + 1 : close])

    def _hidden(self, start: int) -> None:
        close = self._find("%%", self.at)
        if close < self.end:
            self._add(TokenKind.HIDDEN, start, close + 2, self.text[self.at : close])

    def _tag(self, start: int) -> None:
        if self.text.startswith("<!--", start):
            close = self._find("-->", start + 4)
            is_text = self.reading.is_hosts and self.text.find("<!--", start + 4, close) >= 0  # the host shows its sign
            if close < self.end and not is_text:
                self._add(TokenKind.HTML, start, close + 3, self.text[start : close + 3])
            return
        found = _TAG.match(self.text, start, self.end)
        if found:
            is_address = found[0].startswith(("<http://", "<https://"))
            self.has_address |= is_address
            kind = TokenKind.ADDRESS if is_address else TokenKind.HTML
            end = self._program_end(found)
            self._add(kind, start, end, found[0][1:-1] if is_address else self.text[start:end])

    def _program_end(self, tag: re.Match[str]) -> int:
        """End of the element that a tag begins if it is a script or a style, of which nothing is text; else the tag's.

        One that nothing closes reaches to the end of the paragraph.
        """
        program = _PROGRAM.match(tag[0])
        if program is None:
            return tag.end()
        closing = _PROGRAM_ENDS[program[1].lower()]
        close = self._search(closing, tag.end())
        return ended.end() if (ended := closing.match(self.text, close, self.end)) else self.end

    def _address(self, start: int) -> None:
        found = _ADDRESS.match(self.text, start, self.end)
        if found is None:
            return
        address = found[0].rstrip(_NOT_LAST)
        opened = ")" * (address.count("(") - address.count(")"))
        address += opened if found[0].startswith(opened, len(address)) else ""
        self.has_address = True
        self._add(TokenKind.ADDRESS, start, start + len(address), address)

    def _at_sign(self, start: int) -> None:
        """A reference to a label, `@fig-loss`, which is a link inside the note; otherwise the key of a source."""
        if found := LABEL_REFERENCE.match(self.text, start, self.end):
            self._add(TokenKind.WIKILINK, start, found.end(), f"#{found[1]}")
        elif found := KEY_IN_TEXT.match(self.text, start, self.end):
            self._add(TokenKind.CITATION, start, found.end(), found[0])

    def _open_bracket(self, start: int, after: int) -> None:
        cited = CITED_IN_BRACKETS.match(self.text, start, self.end) if after - start == 1 else None
        if cited and self._is_citation(cited):
            self._add(TokenKind.CITATION, start, cited.end(), cited[0])
            return
        found = self._wikilink(start, after)
        if found and any(split_wikilink(found)[:2]):
            end, is_embed = after + 1 + len(found) + 2, after - start == 2
            self._add(TokenKind.WIKILINK, start, end, found, embed=is_embed)
            if not self.reading.is_hosts and not (is_embed and _PICTURE.search(split_wikilink(found)[0])):
                self.text_below = len(self.brackets)  # a picture may be in the text of a link, as `![]()` may
            return
        self.brackets.append(_Bracket(start, after, after - start == 2))

    def _is_citation(self, found: re.Match[str]) -> bool:
        """Return whether brackets with a key are not those of a link or of a task."""
        label = " ".join(found[1].split()).lower()
        return label not in self.definitions and bool(read_cited(found[1]))

    def _wikilink(self, start: int, after: int) -> str:
        """Return the text in the double brackets that open here; empty without them."""
        if not self.reading.is_hosts:
            found = _WIKILINK.match(self.text, after - 1, self.end)
            is_text = self.reading.host.is_plain and found and self.text.startswith("(", found.end())
            return found[1] if found and not is_text and not _closes_first(found[1]) else ""
        found = HOSTS_WIKILINK.match(self.text, start, self.end)
        return found[2] if found and " ".join(found[2].split()).lower() not in self.definitions else ""

    def _close_bracket(self, at: int) -> None:
        if not self.brackets:
            return
        bracket = self.brackets.pop()
        is_text = len(self.brackets) < self.text_below and not bracket.image
        self.text_below = min(self.text_below, len(self.brackets))
        link = None if is_text or bracket.depth > MAX_NESTING else self._link_after(bracket, at)
        if self.brackets:
            around, depth = self.brackets[-1], bracket.depth + (link is not None)
            self.brackets[-1] = around._replace(depth=max(around.depth, depth))
        if link is None:
            if self.reading.is_hosts:
                self._make_text_of_short(bracket, at)
            return
        if self.reading.is_hosts:
            self._make_text_inside(link)
        elif not bracket.image:
            self.text_below = len(self.brackets)
        self.tokens.append(link)
        self.at = link.end

    def _make_text_inside(self, link: InlineToken) -> None:
        """Drop the links that Python-Markdown leaves as text in another link, and all links in the text of a picture.

        Of two links with an address the outer wins, unless an element is before the inner one: the text between two
        elements in a link is read once more, as if it were not in a link.
        """
        inside: list[InlineToken] = []
        while self.links and self.links[-1].start > link.start:
            inside.append(self.links.pop())
        if not inside:
            self.links.append(link)
            return
        self.is_nested = True
        early = [one.start for one in inside if one.embed or (one.reference and not _is_short(one))]
        elements = sorted(early + self._elements_in(link.start))
        marked = _MARKED.search(self.text, link.start, link.end)
        first = min([*elements, marked.start() if marked else link.end])
        text_end = link.start
        for token in sorted(inside, key=lambda one: one.start):
            is_whole = bisect_right(elements, token.end) == bisect_right(elements, token.start)
            is_read = bool(link.reference or token.embed) or (is_whole and first < token.start)
            if _is_short(token):
                is_read = is_read or token.start >= text_end
            is_read = is_read or bool(token.reference and not _is_short(token))
            if is_read and not link.embed:
                self.links.append(token)
                first = min(first, token.start)
            else:
                self.as_text.add(token.start)
                text_end = max(text_end, token.end)
        self.links.append(link)

    def _elements_in(self, start: int) -> list[int]:
        """Return the starts of code and other elements in the text of a link, except those of links."""
        found = []
        for token in reversed(self.tokens):
            if token.start < start:
                break
            if token.kind in _ELEMENTS:
                found.append(token.start)
        return found

    def _make_text_of_short(self, bracket: _Bracket, end: int) -> None:
        """Drop `[label]` in brackets that are not a link: Python-Markdown takes the outer ones for the reference."""
        kept: list[InlineToken] = []
        link_start = end
        while self.links and self.links[-1].start > bracket.start:
            token = self.links.pop()
            self.is_nested = True
            if _is_short(token) and token.embed == bracket.image and token.start < link_start:
                self.as_text.add(token.start)
                continue
            kept.append(token)
            link_start = min(link_start, token.start)
        self.links += reversed(kept)

    def text_in_each_other(self) -> set[int]:
        """Return the starts of the links that are text for the host, which reads one form of link after the other."""
        taken = [
            TextPart(one.start, one.end, one.kind in _ELEMENTS, one.kind is TokenKind.ADDRESS)
            for one in self.tokens
            if one.kind in _TAKEN
        ]
        found = hosts_links(self.text, self.start, self.end, taken, self.definitions)
        if found is None:
            return self.as_text
        return {one.start for one in self.tokens if one.kind is TokenKind.LINK and one.start not in found}

    def _link_after(self, bracket: _Bracket, at: int) -> InlineToken | None:
        text = self.text
        follows = text[at + 1 : at + 2] if at + 1 < self.end else ""
        if follows == "(" and (found := read_destination(text, at + 2, self.end)):
            target, title, end = found
            return InlineToken(
                TokenKind.LINK, bracket.start, end, text[bracket.inner : at], bracket.image, target, title
            )
        label, end = text[bracket.inner : at] if at - bracket.inner <= MAX_LABEL else "", at + 1
        own, after = label, end
        if follows == "[" and (given := _LABEL.match(text, at + 1, self.end)):
            label, end = given[1] or label, given.end()
        label = " ".join(label.split()).lower()
        if self.reading.is_hosts and label not in self.definitions:  # the host then reads the first brackets alone
            label, end = " ".join(own.split()).lower(), after
        if not label or label not in self.definitions:
            return None
        target, title = self.definitions[label]
        return InlineToken(
            TokenKind.LINK, bracket.start, end, text[bracket.inner : at], bracket.image, target, title, label
        )
