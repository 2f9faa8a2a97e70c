"""What the part of a link after `#` can name in a note: headings, blocks, ids the writer gave to an element."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from calcgraph.links.keys import heading_key
from calcgraph.notes.model import Block, Heading, Note

_GIVEN = re.compile(r"\b(?:id|name)\s*=\s*[\"']?([^\s\"'>]+)(?=[\"'\s>])")
_ATTRIBUTES = re.compile(r"\{:?([^{}\n]*#[^{}\n]*)\}")
_FOOTNOTE = re.compile(r"\[\^([^\]\s]+)\]")


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a note by the names that links call them; of equal names the first place wins."""

    headings: Mapping[tuple[str, ...], Heading]
    """By key of the text, alone or behind those of some of the sections the heading stands in."""
    slugs: Mapping[str, Heading]
    blocks: Mapping[str, Block]
    """By id in lower case."""
    written: frozenset[str]
    """Ids in raw HTML and in attribute lists, and those that footnotes get."""


def find_anchors(note: Note) -> Anchors:
    """All that links can name in a note, found in one go."""
    headings: dict[tuple[str, ...], Heading] = {}
    slugs: dict[str, Heading] = {}
    blocks: dict[str, Block] = {}
    for heading, above in _with_sections(note):
        slugs.setdefault(heading.slug, heading)
        own = heading_key(heading.text)
        for size in range(len(above) + 1):
            for names in combinations(above, size):
                headings.setdefault((*names, own), heading)
    for block in note.blocks:
        blocks.setdefault(block.id.lower(), block)
    return Anchors(headings, slugs, blocks, frozenset(written_ids(note.source.text)))


def find_heading(anchors: Anchors, fragment: str) -> Heading | None:
    """The heading a fragment names: `Results`, or `Results#Data` for one strictly inside the section of another."""
    whole = anchors.headings.get((heading_key(fragment),))
    if whole is not None or "#" not in fragment:
        return whole
    parts = (heading_key(part) for part in fragment.split("#"))
    return anchors.headings.get(tuple(part for part in parts if part))


def _with_sections(note: Note) -> Iterator[tuple[Heading, tuple[str, ...]]]:
    """Each heading with the keys of the sections it stands in, at most five of them, the outermost first."""
    open_: list[tuple[int, str]] = []
    for heading in note.headings:
        while open_ and open_[-1][0] >= heading.level:
            open_.pop()
        yield heading, tuple(key for _, key in open_)
        open_.append((heading.level, heading_key(heading.text)))


def written_ids(text: str) -> Iterator[str]:
    """Ids in raw HTML and attribute lists of a text, and those that its footnotes get."""
    for found in _GIVEN.finditer(text):
        yield found[1]
    for found in _ATTRIBUTES.finditer(text):
        yield from (word[1:] for word in found[1].split() if word.startswith("#"))
    for found in _FOOTNOTE.finditer(text):
        yield from (f"fn:{found[1]}", f"fnref:{found[1]}")
