"""The contents of notes in a folder that a site needs to know: blocks, wrapped lines, templates, leftovers."""

import re
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from calcgraph.notes.blocks.layout import read_lines
from calcgraph.notes.text.lines import PROSE, LineKind, Lines
from calcgraph.source import SourceFile

WRAPPED = (55, 110)
"""Characters of a line that an editor has wrapped at some column, from 65 to 100, last word and all."""
ENOUGH = 20
"""The number of continuation lines of paragraphs needed before they show how all are written."""

_PLACEHOLDER = re.compile(r"\{\{ ?(?:title|date|time)\b|<%[-_*+~]? ?tp\.|\$\{?FOAM_|\$\{?TM_")
_BESIDE = re.compile(
    r"<(?:img|video|audio|source|iframe)\s(?:(?!\bsrc=)[^<>])*+src=[\"']?+(?![a-z][a-z\d+.-]*:|[/#\"'\s])",
    re.IGNORECASE,
)
_LEFT = {
    "queries and macros of Logseq": re.compile(r"\{\{(?:query|embed|renderer|cloze) "),
    "references to blocks of Logseq": re.compile(r"\(\([0-9a-f]{8}-[0-9a-f-]{27}\)\)"),
    "shortcodes of Hugo": re.compile(r"\{\{[<%] "),
    "commands of Templater": re.compile(r"<%[-_*+~]? ?tp\."),
}
"""The text that only another program understands, as it is written in a line."""


_WITH_TAGS = PROSE | {LineKind.HTML}


class Contents(Struct):
    """The features found in all notes."""

    fences: Counter[str] = field(default_factory=Counter)
    """First words of the blocks of code."""
    left: Counter[str] = field(default_factory=Counter)
    """The lines that only another program understands, by the name of their syntax."""
    templates: set[str] = field(default_factory=set)
    """Notes with a place for a title or date to be filled in."""
    beside: int = 0
    """Lines with a tag that names a file from where the note lies."""
    wiki: int = 0
    """Notes that link as a wiki does."""
    going_on: int = 0
    """The number of lines that continue a paragraph."""
    wrapped: int = 0
    """The number of them whose previous line ends at the column where an editor wraps."""

    @property
    def is_wrapped(self) -> bool:
        """True if lines end at the breaks of an editor's wrapping, not at intended breaks."""
        return self.going_on >= ENOUGH and self.wrapped > 0.6 * self.going_on


def read_contents(sources: Iterable[SourceFile]) -> Contents:
    """Return the features of some notes."""
    met = Contents()
    for source in sources:
        _add(met, source, read_lines(source.text))
    return met


def _add(met: Contents, source: SourceFile, read: Lines) -> None:
    text, last, is_wiki = source.text, 0, False
    for line in read.lines:
        written = text[line.content : line.end]
        if line.kind is LineKind.FENCE_OPEN:
            met.fences[_word(written)] += 1
        met.beside += line.kind in _WITH_TAGS and bool(_BESIDE.search(written))
        if line.kind is not LineKind.TEXT:
            last = 0
            continue
        is_wiki = is_wiki or "[[" in written
        met.left.update(name for name, sign in _LEFT.items() if sign.search(written))
        if last and not line.opens:
            met.going_on += 1
            met.wrapped += WRAPPED[0] <= last <= WRAPPED[1]
        last = len(written)
    met.wiki += is_wiki
    if _PLACEHOLDER.search(text):
        met.templates.add(source.path)


def _word(opening: str) -> str:
    """`mermaid` of the opening line of a block."""
    words = opening.lstrip("`~").strip(" {.}").split()
    return words[0].strip("{.}").lower() if words else ""
