"""The parts of a note that a link can mean: the whole note, a section, a block."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calcgraph.links.keys import heading_key, heading_keys, words_in_link
from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.notes.model import Heading, Note

Place = tuple[FragmentKind, str]
"""Kind and id of a heading or block."""
WHOLE: Place = (FragmentKind.NONE, "")


class LineRange(NamedTuple):
    """Line numbers, both within."""

    first: int
    last: int

    def holds(self, line: int) -> bool:
        """Return whether a line is within the section."""
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


def with_sections(headings: Sequence[Heading], written: str, fragment: str) -> str:
    """Return a heading with its sections before it, as many as are written: `Alfa#Beta` becomes `Alpha#Beta`.

    A section that is written and is one of the heading's stays; others become the nearest ones above it.
    """
    *said, _ = written.split("#")
    above = sections_above(headings, fragment)
    if not any(said) or not above or "#" in fragment:
        return fragment
    kept = [part for part in said if any(heading_key(part) in heading_keys(one) for one in above)]
    nearest = reversed([words_in_link(one.text) for one in above[: len(said)]])
    return "#".join([*(kept if len(kept) == len(said) else nearest), fragment])


def sections_above(headings: Sequence[Heading], fragment: str) -> list[Heading]:
    """Return the headings of the sections that a heading is in, the nearest first."""
    at = next((i for i, one in enumerate(headings) if heading_key(fragment) in heading_keys(one)), None)
    above: list[Heading] = []
    for one in reversed(headings[:at] if at is not None else ()):
        if one.level < (above[-1] if above else headings[at or 0]).level:
            above.append(one)
    return above
