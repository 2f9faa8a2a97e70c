"""The parts of a note that a link can mean: the whole note, a section, a block."""

from collections.abc import Mapping
from typing import NamedTuple

from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.notes.model import Note

Place = tuple[FragmentKind, str]
"""Kind and id of a heading or block."""
WHOLE: Place = (FragmentKind.NONE, "")


class LineRange(NamedTuple):
    """Line numbers, both within."""

    first: int
    last: int

    def holds(self, line: int) -> bool:
        """Return whether a line is one of these."""
        return self.first <= line <= self.last


def pick(parts: Mapping[Place, LineRange], resolution: Resolution) -> LineRange:
    """Return the part of a note that a resolution means, a section with its subsections; by default the whole note."""
    return parts.get((resolution.fragment_kind, resolution.anchor), parts[WHOLE])


def parts_of(note: Note) -> Mapping[Place, LineRange]:
    """The lines of the whole note, of every section and of every block."""
    last = note.source.text.count("\n") + 1
    parts = {WHOLE: LineRange(1, last)}
    for block in note.blocks:
        parts.setdefault((FragmentKind.BLOCK, f"^{block.id}"), LineRange(block.span.line, block.span.end_line))
    ends = [last + 1] * 7
    for heading in reversed(note.headings):
        parts[FragmentKind.HEADING, heading.slug] = LineRange(heading.span.line, min(ends[: heading.level + 1]) - 1)
        ends[heading.level] = heading.span.line
    return parts
