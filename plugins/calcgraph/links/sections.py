"""The part of a note that a link means: all of it, a section, a block."""

from typing import NamedTuple

from calcgraph.links.model import FragmentKind, Resolution
from calcgraph.notes.model import Note


class Lines(NamedTuple):
    """Line numbers, both within."""

    first: int
    last: int

    def holds(self, line: int) -> bool:
        """Whether a line is one of these."""
        return self.first <= line <= self.last


def part_of(note: Note, resolution: Resolution) -> Lines:
    """The lines of `note` that a resolution means; a section with its subsections."""
    last = note.source.text.count("\n") + 1
    if resolution.fragment_kind is FragmentKind.BLOCK:
        block = next((block for block in note.blocks if f"^{block.id}" == resolution.anchor), None)
        return Lines(block.span.line, block.span.end_line) if block else Lines(1, last)
    if resolution.fragment_kind is FragmentKind.HEADING:
        at = next((at for at, heading in enumerate(note.headings) if heading.slug == resolution.anchor), None)
        if at is not None:
            level = note.headings[at].level
            after = (heading for heading in note.headings[at + 1 :] if heading.level <= level)
            end = next((heading.span.line - 1 for heading in after), last)
            return Lines(note.headings[at].span.line, end)
    return Lines(1, last)
