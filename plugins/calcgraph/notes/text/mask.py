"""The prose of a note: the rest is blanked, and every character stays in its place."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from calcgraph.notes.blocks.cells import split_cells
from calcgraph.notes.blocks.layout import read_lines
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.inline import Definitions, InlineToken, TokenKind, find_tokens
from calcgraph.notes.text.lines import PROSE, Line, LineKind, UnclosedBlock
from calcgraph.notes.text.starts import DEFINITION

_NOT_LINE_END = re.compile(r"[^\n]")


class InlineRun(Struct, frozen=True):
    """One piece of inline text: a paragraph, a heading, a cell of a table."""

    start: int
    end: int
    line: int
    """Index of its first line in `Layout.lines`."""
    cell: bool = False


class Layout(Struct, frozen=True):
    """A note's text taken apart: lines, pieces of inline text, constructs in them."""

    text: str
    lines: tuple[Line, ...]
    visible: str
    """The text with everything but inline text blanked; of the same length."""
    runs: tuple[InlineRun, ...]
    tokens: tuple[tuple[InlineToken, ...], ...]
    """Constructs of each run."""
    prose: str
    """`visible` with code, math, tags and hidden text also blanked; of the same length."""
    unclosed: tuple[UnclosedBlock, ...]
    elements: tuple[tuple[int, int], ...]
    """Start and end of the HTML elements that hold Markdown, in order of place."""
    definitions: Definitions
    """Link definitions, by label."""

    def is_in_element(self, at: int) -> bool:
        """Return whether the offset `at` is inside an element that contains Markdown."""
        place = bisect_right(self.elements, (at, len(self.text))) - 1
        return place >= 0 and at < self.elements[place][1]


@lru_cache(maxsize=2)  # the extension asks twice for each page, and a long line of brackets takes half a second
def read_layout(text: str, start: int = 0, reading: ReadingMode = OBSIDIANS) -> Layout:
    """The layout of `text` from offset `start`, where the front matter ends."""
    lines, unclosed, elements = read_lines(text, start, reading)
    visible = _visible(text, start, lines)
    definitions = find_definitions(text, lines, is_last=reading.is_hosts)
    runs = tuple(_find_runs(visible, lines))
    tokens = tuple(tuple(find_tokens(visible, run.start, run.end, definitions, reading)) for run in runs)
    hidden = ((token.start, token.end) for found in tokens for token in found if token.kind not in _SHOWN)
    return Layout(text, lines, visible, runs, tokens, blank(visible, hidden), unclosed, elements, definitions)


_SHOWN = frozenset({TokenKind.WIKILINK, TokenKind.LINK, TokenKind.ESCAPE, TokenKind.CITATION})


def blank(text: str, ranges: Iterable[tuple[int, int]]) -> str:
    """The text with the ranges blanked; line ends and all places stay. Ranges may overlap, in order of start."""
    pieces = []
    at = 0
    for start, end in ranges:
        if end <= at:
            continue
        pieces.append(text[at : max(at, start)])
        pieces.append(_blanks(text[max(at, start) : end]))
        at = end
    pieces.append(text[at:])
    return "".join(pieces)


def find_definitions(text: str, lines: Iterable[Line], *, is_last: bool = False) -> Definitions:
    """Link definitions `[label]: target "title"` by label in lower case.

    The first of a label wins in Obsidian, the last in Python-Markdown.
    """
    found: dict[str, tuple[str, str]] = {}
    for one in read_definitions(text, lines):
        target = text[one.start : one.end], one.title
        if is_last:
            found[one.label] = target
        else:
            found.setdefault(one.label, target)
    return found


class LinkDefinition(NamedTuple):
    """A link definition, `[label]: target "title"`."""

    label: str
    """In lower case."""
    start: int
    """The start of its target in the text."""
    end: int
    is_angle: bool
    """True if the target is written in `<` and `>`."""
    title: str


def read_definitions(text: str, lines: Iterable[Line]) -> Iterator[LinkDefinition]:
    """Yield all link definitions, in order of position."""
    for line in lines:
        if line.kind is LineKind.DEFINITION and (match := DEFINITION.match(text, line.content, line.end)):
            label = " ".join(match[1].split()).lower()
            group = 3 if match[2] is None else 2
            yield LinkDefinition(label, *match.span(group), group == 2, match[4] or match[5] or match[6] or "")


def _blanks(text: str) -> str:
    return " " * len(text) if "\n" not in text else _NOT_LINE_END.sub(" ", text)


def _visible(text: str, start: int, lines: Sequence[Line]) -> str:
    pieces = [_blanks(text[:start])]
    for line in lines:
        if line.kind in PROSE:
            pieces.append(" " * (line.content - line.start))
            pieces.append(text[line.content : line.end])
        else:
            pieces.append(" " * (line.end - line.start))
        pieces.append("\n")
    joined = "".join(pieces)
    return joined if len(joined) == len(text) else joined[: len(text)]


def _find_runs(visible: str, lines: Sequence[Line]) -> Iterable[InlineRun]:
    first, end = -1, 0
    start = 0
    for index, line in enumerate(lines):
        goes_on = first >= 0 and line.kind is LineKind.TEXT and not line.opens
        if goes_on:
            end = line.end
            continue
        if first >= 0:
            yield InlineRun(start, end, first)
            first = -1
        if line.kind is LineKind.TABLE:
            for left, right in split_cells(visible, line.content, line.end):
                yield InlineRun(left, right, index, cell=True)
        elif line.kind in PROSE:
            first, start, end = index, line.content, line.end
            if line.kind is LineKind.HEADING:
                yield InlineRun(start, end, index)
                first = -1
    if first >= 0:
        yield InlineRun(start, end, first)
