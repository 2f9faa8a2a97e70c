"""Pieces of inline text that the host reads otherwise than Obsidian, and what to write in their place."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from calcgraph.notes.blocks.indentation import leading
from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import InlineRun, Layout
from calcgraph.notes.text.raw_html import is_block_tag

_FOOTNOTE = re.compile(r"(?<!\[)\^\[((?:[^\[\]\n]|\[(?:[^\[\]\n]|\[[^\[\]\n]*\])*\])+)\]")
_LIKE_TAG = re.compile(r"<(?=[A-Za-z/!?])")
_WITH_ANGLES = frozenset({TokenKind.LINK, TokenKind.WIKILINK, TokenKind.ESCAPE})


class TextReplacement(NamedTuple):
    """A replacement of `text[start:end]`."""

    start: int
    end: int
    new: str


def find_edits(
    layout: Layout, store: Callable[[str], str] | None = None, *, has_footnotes: bool = True
) -> tuple[Sequence[TextReplacement], Sequence[str]]:
    """The edits of a note in order, and the definitions of the footnotes that are written in place.

    With `store`, which takes HTML and returns what stands for it, no tag of a sentence is left for the host's reader
    of blocks.
    """
    edits = (
        [TextReplacement(token.start, token.end, store(token.inner)) for token in _tags_like_blocks(layout)]
        if store
        else []
    )
    footnotes: list[str] = []
    numbers = count(1)
    for run, tokens in zip(layout.runs, layout.tokens, strict=True):
        edits += _of_tokens(layout.text, run, tokens)
        edits += _lone_angles(layout, run, tokens)
        if has_footnotes and "^[" in layout.prose[run.start : run.end]:
            for found in _footnotes(layout, run, tokens):
                name = f"[^inline-{next(numbers)}]"
                footnotes.append(f"{name}: {found[1]}")
                edits.append(TextReplacement(found.start(), found.end(), name))
    return _apart(sorted(edits)), footnotes


def _apart(edits: Iterable[TextReplacement]) -> list[TextReplacement]:
    """The edits without those inside others."""
    kept: list[TextReplacement] = []
    for edit in edits:
        if not kept or edit.start >= kept[-1].end:
            kept.append(edit)
    return kept


def _of_tokens(text: str, run: InlineRun, tokens: Iterable[InlineToken]) -> Iterator[TextReplacement]:
    """Yield the edits for tokens: remove hidden text, and unescape a pipe in code in a cell."""
    for token in tokens:
        if token.kind is TokenKind.HIDDEN:
            yield TextReplacement(token.start, token.end, "")
        elif run.cell and token.kind is TokenKind.CODE and "\\|" in token.inner:
            yield TextReplacement(token.start, token.end, text[token.start : token.end].replace("\\|", "|"))


def _tags_like_blocks(layout: Layout) -> Iterator[InlineToken]:
    """Yield tags at the start of a line that the host would mistake for those of a block."""
    starts = {
        leading(layout.text, line.content, line.end)[1]
        for line in layout.lines
        if line.kind is LineKind.TEXT and not line.containers
    }
    for tokens in layout.tokens:
        for token in tokens:
            is_tag = token.kind is TokenKind.HTML and token.start in starts and is_block_tag(token.inner)
            if is_tag and not layout.is_in_element(token.start):
                yield token


def _lone_angles(layout: Layout, run: InlineRun, tokens: Iterable[InlineToken]) -> Iterator[TextReplacement]:
    """Each `<` that begins as a tag does and opens nothing: the host would look for its end again and again."""
    kept = [(token.start, token.end) for token in tokens if token.kind in _WITH_ANGLES]
    first = _LIKE_TAG.search(layout.prose, run.start, run.end)
    at = first.start() if first else -1
    while at >= 0:
        place = bisect_right(kept, (at, len(layout.text))) - 1
        if place < 0 or kept[place][1] <= at:
            yield TextReplacement(at, at + 1, "&lt;")
        found = _LIKE_TAG.search(layout.prose, at + 1, run.end)
        at = found.start() if found else -1


def _footnotes(layout: Layout, run: InlineRun, tokens: Iterable[InlineToken]) -> Iterator[re.Match[str]]:
    """Notes in place, `^[text]`."""
    links = {token.start for token in tokens if token.kind is TokenKind.LINK}
    for found in _FOOTNOTE.finditer(layout.visible, run.start, run.end):
        if layout.prose.startswith("^[", found.start()) and found.start() + 1 not in links:
            yield found
