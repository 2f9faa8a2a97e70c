"""Blocks of raw HTML as they go to the page: whole, and with the ends that their writer forgot."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from html.parser import HTMLParser

from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout

_NEED_NO_END = frozenset(
    re.findall(
        r"\w+",
        "area base body br caption col colgroup dd dt embed frame frameset head hr html img input li link meta "
        "optgroup option p param source tbody td tfoot th thead tr track wbr",
    )
)
"""The elements that the following text ends, or that have no end tag."""
_NAME = re.compile(r"^[ \t]*(</?\w+)(?=[\n/])")
"""A name without a following space: Python-Markdown 3 would not take it for a block, and wrap it in a paragraph."""


def stored_blocks(layout: Layout, store: Callable[[str], str]) -> dict[int, str]:
    """Return the text for each line of a block of raw HTML, by its start; `store` keeps the block for the page.

    The end of the text closes the elements left open: they would otherwise enclose the parts that the site puts below
    the note. A tag or comment that a blank line cuts is text, since a browser would look for its end in all that
    follows.
    """
    blocks = dict(find_blocks(layout))
    if not blocks:
        return {}
    written = {line.start: "" for line in layout.lines if _is_in_block(layout, line)}
    tags = [token for tokens in layout.tokens for token in tokens if token.kind is TokenKind.HTML]
    opened = _ElementStack()
    for start, end in sorted([*blocks.items(), *((token.start, token.end) for token in tags)]):
        if start in blocks:
            written[start] = store(_NAME.sub(r"\1 ", opened.read(layout.text[start:end])))
        else:
            opened.read_tag(layout.text[start:end])
    ends = opened.ends()
    return written | ({len(layout.text): store(ends)} if ends else {})


def find_blocks(layout: Layout, *, in_elements: bool = False) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each block of raw HTML, without the text after a comment.

    With `in_elements`, also yield those inside elements that contain Markdown, which otherwise belong to the host.
    """
    start = end = -1
    for line in layout.lines:
        is_in_block = line.kind is LineKind.HTML if in_elements else _is_in_block(layout, line)
        if is_in_block and not line.opens:
            end = line.end
            continue
        if start >= 0:
            is_tail = line.kind is LineKind.TEXT and layout.text[line.start : line.content].endswith("-->")
            yield start, line.content if is_tail else end
        start, end = (line.start, line.end) if is_in_block else (-1, -1)
    if start >= 0:
        yield start, end


def _is_in_block(layout: Layout, line: Line) -> bool:
    return line.kind is LineKind.HTML and not layout.is_in_element(line.start)


class _ElementStack(HTMLParser):
    """The elements that are open, outermost first, each with whether a block opened it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.open: list[tuple[str, bool]] = []
        self.number: Counter[tuple[str, bool]] = Counter()
        self.in_block = True

    def read(self, chunk: str) -> str:
        """Read a block and return it without an unfinished tag, comment or script at its end."""
        self.in_block = True
        self.feed(chunk)
        rest, program = self.rawdata, self.cdata_elem
        self.reset()
        if program:
            self.handle_endtag(program)
            return f"{chunk}</{program}>"
        return chunk[: len(chunk) - len(rest)] + rest.replace("<", "&lt;") if "<" in rest else chunk

    def read_tag(self, tag: str) -> None:
        """Take in a tag of a sentence."""
        self.in_block = False
        self.feed(tag)
        self.reset()

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - the library's
        """Called by the library."""
        if tag not in _NEED_NO_END:
            self.open.append((tag, self.in_block))
            self.number[tag, self.in_block] += 1

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Called by the library: `<div/>`, which a browser takes for `<div>`."""
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        """Handle an end tag. The end of a block does not close one that a sentence opened: a list item may have."""
        if not self.number[tag, True] and (self.in_block or not self.number[tag, False]):
            return
        is_found = False
        while not is_found:
            name, by_block = last = self.open.pop()
            self.number[last] -= 1
            is_found = name == tag and (by_block or not self.in_block)

    def ends(self) -> str:
        """The end tags of what blocks have left open."""
        return "".join(f"</{name}>" for name, by_block in reversed(self.open) if by_block)
