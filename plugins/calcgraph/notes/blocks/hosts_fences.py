"""The fences that the host finds: one that is never closed, or whose first line it cannot read, is text to it.

SuperFences and Python-Markdown's own reader of fences differ, and both look for fences before anything else is read.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from calcgraph.notes.text.lines import UnclosedBlock, line_end

SUPERFENCES = "pymdownx.superfences"
TAB = 4

_SIGNS = re.compile(r"`{3,}+|~{3,}+")
_PREFIX = re.compile(r"[> \t]*+")
_LANGUAGE = re.compile(r"[ \t]*+\.?([\w#.+-]++)(?=[ \t]|$)")
_OPTION = re.compile(r"[ \t]*+([A-Za-z][A-Za-z0-9_]*+)(?:=(?:\"([^\"\n]*+)\"|'([^'\n]*+)'))?(?=[ \t]|$)")
_BRACES = re.compile(r"[ \t]*+\{[^\n]*\}[ \t]*$")
_CALC = re.compile(r"[ \t]*+(?:\{[ \t]*+\.?)?calc(?![\w.-])")
_PLAIN_HEAD = re.compile(r"[ ]*+(?:\{[^\n]*\}|(?:\.?[\w#.+-]*+[ ]*+)?(?:hl_lines=(?:\"[^\"\n]*+\"|'[^'\n]*+')[ ]*+)?)$")
_KNOWN = frozenset({"hl_lines", "linenums", "title", "title_mode"})
_ANY_HEAD = re.compile(r"[^`\n]*+$")
ANY = "*"
"""Stands for all languages in `own_heads`."""


class HostsFence(NamedTuple):
    """A fence that the host shows as code."""

    signs: int
    """The position of its first fence character."""
    content: int
    """The position of its first line of code."""
    close: int
    """The position of the line that closes it."""
    width: int
    """The number of columns before its marker, which its other lines also have."""


class HostsFences(NamedTuple):
    """The fences of a text by the start of their first line."""

    fences: Mapping[int, HostsFence]
    unclosed: tuple[UnclosedBlock, ...]
    """Fences that are never closed, and `calc` fences whose first line the host cannot read."""


def find_hosts_fences(text: str, start: int, *, is_super: bool, own_heads: frozenset[str] = frozenset()) -> HostsFences:
    """Return the fences in `text` from `start`; `is_super` says that SuperFences reads them.

    Other code reads the options of fences in the languages `own_heads`, so that every first line of theirs is read.
    """
    if "```" not in text and "~~~" not in text:
        return HostsFences({}, ())
    return _super(text, start, own_heads) if is_super else _plain(text, start, own_heads)


def _lines(text: str, start: int) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each line."""
    while start < len(text):
        end = line_end(text, start)
        yield start, end
        start = end + 1


def _plain(text: str, start: int, own_heads: frozenset[str]) -> HostsFences:
    """Return Python-Markdown's own fences: at the margin, and closed by the same characters."""
    lines = list(_lines(text, start))
    closing: dict[str, list[int]] = {}
    for at, end in lines:
        only = text[at:end].rstrip(" ")
        if _SIGNS.fullmatch(only):
            closing.setdefault(only, []).append(at)
    found: dict[int, HostsFence] = {}
    unclosed: list[UnclosedBlock] = []
    after = start
    for at, end in lines:
        signs = _SIGNS.match(text, at, end) if at >= after else None
        if signs is None:
            continue
        is_read = _PLAIN_HEAD.match(text, signs.end(), end) or _CALC.match(text, signs.end(), end)
        if not is_read and not _is_own_head(text, signs.end(), end, own_heads):
            continue
        closes = closing.get(signs[0], [])
        place = bisect_right(closes, at)
        if place == len(closes):
            unclosed.append(UnclosedBlock("fence", at, signs.end()))
            continue
        found[at] = HostsFence(at, min(end + 1, len(text)), closes[place], 0)
        after = line_end(text, closes[place]) + 1
    return HostsFences(found, tuple(unclosed))


class _OpenFence(NamedTuple):
    """A fence that SuperFences has opened."""

    start: int
    at: int
    signs: str
    content: int
    width: int
    quotes: int


def _super(text: str, start: int, own_heads: frozenset[str]) -> HostsFences:
    """SuperFences: in one pass, each line as far in as the first one."""
    found: dict[int, HostsFence] = {}
    unclosed: list[UnclosedBlock] = []
    fence: _OpenFence | None = None
    is_apart = False
    for at, end in _lines(text, start):
        if fence is None:
            fence, is_apart = _opened(text, at, end, unclosed, own_heads), False
            continue
        first, width, quotes = _inside(text, at, end, fence.width)
        is_empty = not text[first:end].strip() if not fence.quotes else first >= end
        is_out = quotes > fence.quotes or (width < fence.width and first < end)
        if is_empty and not is_out:
            is_apart = True
        elif is_out or (fence.quotes and is_apart and quotes < fence.quotes):
            unclosed.append(UnclosedBlock("fence", fence.at, fence.at + len(fence.signs)))
            fence = None
        elif text.startswith(fence.signs, first) and not text[first + len(fence.signs) : end].strip(" \t"):
            found[fence.start] = HostsFence(fence.at, fence.content, at, fence.width)
            fence = None
        else:
            is_apart = False
    if fence:
        unclosed.append(UnclosedBlock("fence", fence.at, fence.at + len(fence.signs)))
    return HostsFences(found, tuple(unclosed))


def _opened(
    text: str, at: int, end: int, unclosed: list[UnclosedBlock], own_heads: frozenset[str]
) -> _OpenFence | None:
    """Return the fence that a line opens."""
    prefix = _PREFIX.match(text, at, end)
    assert prefix is not None  # it matches nothing, too
    signs = _SIGNS.match(text, prefix.end(), end)
    if signs is None:
        return None
    if not _is_head(text, signs.end(), end) and not _is_own_head(text, signs.end(), end, own_heads):
        if _CALC.match(text, signs.end(), end):
            unclosed.append(UnclosedBlock("head", signs.start(), end))
        return None
    width = len(prefix[0].expandtabs(TAB))
    return _OpenFence(at, signs.start(), signs[0], min(end + 1, len(text)), width, prefix[0].count(">"))


def _inside(text: str, at: int, end: int, width: int) -> tuple[int, int, int]:
    """Return where the code of a line begins, the columns before it, at most `width`, and the `>` among them."""
    column = quotes = 0
    while at < end and column < width and text[at] in "> \t":
        quotes += text[at] == ">"
        column += TAB - column % TAB if text[at] == "\t" else 1
        at += 1
    return at, column, quotes


def inside_fence(text: str, at: int, end: int, width: int) -> int:
    """Return where the code of a line begins in a fence that is so far in."""
    return _inside(text, at, end, width)[0]


def _is_head(text: str, at: int, end: int) -> bool:
    """Return whether SuperFences can read the text after the fence characters."""
    language = _LANGUAGE.match(text, at, end)
    after = language.end() if language else at
    if _BRACES.match(text, after, end):
        return True
    at, is_calc = after, language is not None and language[1] == "calc"
    while text[at:end].strip(" \t"):
        option = _OPTION.match(text, at, end)
        if option is None:
            return False
        value = option[2] if option[2] is not None else option[3]
        if not is_calc and (option[1] not in _KNOWN or value is None):
            return False
        at = option.end()
    return True


def _is_own_head(text: str, at: int, end: int, own_heads: frozenset[str]) -> bool:
    """Return whether other code than the host reads the text after the fence characters; our own fences are not its."""
    if not own_heads or _CALC.match(text, at, end) or not _ANY_HEAD.match(text, at, end):
        return False
    language = _LANGUAGE.match(text, at, end)
    return ANY in own_heads or (language is not None and language[1] in own_heads)
