"""Text that is nearly a link, a claim or a sheet, with a slip: a missing bracket, a space too many, a misspelt word.

Whether it is one is decided where all notes are known: only if the repaired link leads somewhere, or the repaired
sheet can be read.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from calcgraph.notes.blocks.fences import fence_blocks, read_fence
from calcgraph.notes.links import parts_of
from calcgraph.notes.model import Link, LinkKind, NearFence, NearLink
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.inline import InlineToken, TokenKind, find_tokens
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile, Span
from calcgraph.suggest import is_one_letter_apart

_TEXT = r"[^\[\]\n\0]{1,200}+"
_NOTE = r"[^\[\]{}\n\0]{1,200}+"
_NAME = r"[\w^-]{1,80}+(?:\.[\w-]{1,80}+)?+(?:\(\d{1,6}\))?+"
_PLACE = rf"(?:[\w./%-]{{0,150}}+#{_NAME}|[\w./%-]{{1,150}}+(?<=\.md))"
_TITLE = r"(?:[ ]\"[^\"\n\0]{0,200}+\")?+"
_ALONE = r"(?<![\w\[\]\\])"
"""Not after a word, as an index of code is, and not in other brackets."""
_NO_MORE = r"(?![\[\](:{])"
_NUMBER = r"[-−+±~≈<>]?+[$€£¥]?+\d[\d.,]{0,30}+(?:[ ]?[^\s\d\[\](){}\0|*]{1,12})?"
_TITLES = r"(?:with[ ]|@|±|p\d|exactly|disputed)[^\"'()\n\0]{0,200}+"

_Repair = Callable[[re.Match[str]], str]
_SLIPS: tuple[tuple[re.Pattern[str], _Repair], ...] = (
    (
        re.compile(rf"{_ALONE}(!?)\[(?:[ ]\[[ ]?({_NOTE})\][ ]?|\[({_NOTE})\][ ])\]{_NO_MORE}"),
        lambda found: f"{found[1]}[[{(found[2] or found[3]).strip()}]]",
    ),
    (
        re.compile(rf"{_ALONE}(!?\[\[[^\[\]{{}}#\n\0]{{1,200}}+)\](#[^\[\]{{}}\n\0]{{1,200}}+)\]\]?+{_NO_MORE}"),
        lambda found: f"{found[1]}{found[2]}]]",
    ),
    (
        re.compile(rf"{_ALONE}(\[\[[^\[\]{{}}|\n\0]{{1,200}}+)\]([\w][^\[\]{{}}|\n\0]{{0,80}}+)\]\]{_NO_MORE}"),
        lambda found: f"{found[1]}|{found[2]}]]",
    ),
    (re.compile(rf"{_ALONE}(!?\[\[{_NOTE})\]{_NO_MORE}"), lambda found: f"{found[1]}]]"),
    (re.compile(rf"{_ALONE}!\[({_NOTE})\]{_NO_MORE}"), lambda found: f"![[{found[1]}]]"),
    (re.compile(rf"(?<![\w\[\]\\!])\[({_NOTE})\]\]{_NO_MORE}"), lambda found: f"[[{found[1]}]]"),
    (
        re.compile(rf"{_ALONE}(!?\[{_TEXT}\])[ \t]{{1,3}}(\({_PLACE}{_TITLE}\))"),
        lambda found: f"{found[1]}{found[2]}",
    ),
    (
        re.compile(rf"{_ALONE}(!?\[{_TEXT}\]\({_PLACE}{_TITLE})[\]}}]?(?=[\s.,;:!?]|$)"),
        lambda found: f"{found[1]})",
    ),
    (
        re.compile(rf"(?<![\w\]])\(([^()\[\]\n\0]{{1,200}}+)\)\[({_PLACE})\]{_NO_MORE}"),
        lambda found: f"[{found[1]}]({found[2]})",
    ),
    (
        re.compile(rf"{_ALONE}(!?\[{_TEXT}\]\({_PLACE})[ ][\"']?({_TITLES})[\"']?\)"),
        lambda found: f'{found[1]} "{found[2].rstrip()}")',
    ),
    (re.compile(rf"{_ALONE}(!?\[{_TEXT}\]\()[ ]?#[ ]({_NAME})\)"), lambda found: f"{found[1]}#{found[2]})"),
    (re.compile(rf"{_ALONE}(\[{_TEXT}\])\[({_PLACE})\]{_NO_MORE}"), lambda found: f"{found[1]}({found[2]})"),
    (
        re.compile(rf"{_ALONE}(\[[^\[\]()\n\0]{{1,80}}+)(\({_PLACE}{_TITLE}\))"),
        lambda found: f"{found[1]}]{found[2]}",
    ),
    (re.compile(rf"(?<![\w\[.,])({_NUMBER}\]\({_PLACE}{_TITLE}\))"), lambda found: f"[{found[1]}"),
)
"""Slips in a link, the one that explains most of the text first."""
_OPEN = re.compile(rf"{_ALONE}(!?\[\[)([\w#][^\[\]\n\0(){{}}.,;:!?|]{{0,120}}+)([)}}\]]{{0,2}}+)")
"""A wikilink that is never closed: with nothing that could close it, its name may be only the first words."""
_NO_TEXT = re.compile(r"!?\[[ xX]?\]|!?\[\^")
"""The box of a task, and a footnote."""
_WORDS = 6
_INFO = re.compile(r"[`~]{3,}+[ \t]*+(?:\{[ \t]*+\.?+)?([\w.:,-]{3,24}+)(?=[ \t}]|$)(.*)")
CALC = "calc"
_SEPARATORS = frozenset(".:,-_")
_LIKE = range(3, 6)
"""Letters of a word that can be a slip for `calc`."""


class _Slip(NamedTuple):
    """A piece of text and a link that can be meant by it."""

    start: int
    end: int
    repaired: str


def find_near_links(source: SourceFile, layout: Layout, reading: ReadingMode = OBSIDIANS) -> tuple[NearLink, ...]:
    """Return the texts of a note that are links after one repair, each with the links that can be meant."""
    near = []
    for run, tokens in zip(layout.runs, layout.tokens, strict=True):
        if layout.visible.find("[", run.start, run.end) < 0 and layout.visible.find("](", run.start, run.end) < 0:
            continue
        text = _without(layout.visible, run.start, run.end, tokens)
        is_cut = run.cell and layout.visible.find("]]", run.end, layout.lines[run.line].end) >= 0  # by a pipe: CG104
        for slips in _slips(text, has_open=not is_cut):
            places = (source.span(run.start + one.start, run.start + one.end) for one in slips)
            links = (_link(place, one.repaired, reading) for place, one in zip(places, slips, strict=True))
            if meant := tuple(link for link in links if link):
                near.append(NearLink(meant))
    return tuple(near)


def _slips(text: str, *, has_open: bool) -> Iterator[list[_Slip]]:
    taken = bytearray(len(text))
    for pattern, repair in _SLIPS:
        for found in pattern.finditer(text):
            if not _NO_TEXT.match(found[0]) and _is_free(found, taken):
                taken[found.start() : found.end()] = b"\1" * len(found[0])
                yield [_Slip(*found.span(), repair(found))]
    for found in _OPEN.finditer(text) if has_open else ():
        if _is_free(found, taken):
            words = found[2].rstrip().split(" ")
            ends = [len(words)] if found[3] else range(min(len(words), _WORDS), 0, -1)
            names = [" ".join(words[:end]) for end in ends]
            yield [
                _Slip(found.start(), found.end() if found[3] else found.start(2) + len(name), f"{found[1]}{name}]]")
                for name in names
            ]


def _is_free(found: re.Match[str], taken: bytearray) -> bool:
    """Return whether no letter of a text belongs to a slip that was found before; such letters are marked by 1."""
    return taken.find(1, found.start(), found.end()) < 0


def _without(text: str, start: int, end: int, tokens: Iterable[InlineToken]) -> str:
    """Return a piece of text in which other constructs are NUL characters, which no slip can contain."""
    letters = [*text[start:end]]
    for token in tokens:
        letters[token.start - start : token.end - start] = "\0" * (token.end - token.start)
    return "".join(letters)


def _link(span: Span, written: str, reading: ReadingMode) -> Link | None:
    """Return the link that a repaired text is; None if it is something else."""
    tokens = find_tokens(written, reading=reading)
    if len(tokens) != 1 or (tokens[0].start, tokens[0].end) != (0, len(written)):
        return None
    token = tokens[0]
    if token.kind not in (TokenKind.WIKILINK, TokenKind.LINK):
        return None
    target, fragment, display, title, external = parts_of(token)
    if external or not (target or fragment):
        return None
    plain = LinkKind.WIKILINK if token.kind is TokenKind.WIKILINK else LinkKind.MARKDOWN
    return Link(LinkKind.EMBED if token.embed else plain, written, target, fragment, display, title, span)


def find_near_fences(source: SourceFile, layout: Layout) -> tuple[NearFence, ...]:
    """Return the fences whose first word is nearly `calc`."""
    near = []
    for block in fence_blocks(layout):
        info = _INFO.match(layout.text, block.opening.content, block.opening.end)
        if info is None or not is_nearly_calc(info[1]):
            continue
        after = info[1][len(CALC) :] if info[1].lower().startswith(CALC) else ""
        joined = after[1:] if after[:1] in _SEPARATORS else ""
        fence = read_fence(source, layout, block, f"{joined} {info[2]}")
        near.append(NearFence(info[1], source.span(*info.span(1)), fence))
    return tuple(near)


def is_nearly_calc(word: str) -> bool:
    """Return whether a word differs from `calc` in case, by one letter or by a swap, or only begins with it.

    >>> [is_nearly_calc(word) for word in ("clac", "Calc", "calcs", "calc.plot", "calc", "c", "python")]
    [True, True, True, True, False, False, False]
    """
    small = word.lower()
    if word == CALC or (not small.startswith(CALC) and len(small) not in _LIKE):
        return False
    return small.startswith(CALC) or sorted(small) == sorted(CALC) or is_one_letter_apart(small, CALC)
