"""The anchors of a note, as links name them after `#`: headings, blocks, ids that the user gave to an element."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from calcgraph.links.keys import heading_key, heading_keys
from calcgraph.notes.model import Block, Heading, Note

_GIVEN = re.compile(r"\b(?:id|name)\s*+=\s*+[\"']?([^\s\"'>]++)([\"'\s>]?)")
_ATTRIBUTES = re.compile(r"\{:?([^{}\n]*+)(\}?)")
_FOOTNOTE = re.compile(r"\[\^([^\]\s]++)(\]?)")
"""A footnote; an unclosed one matches without a final character: a search from its middle would be quadratic."""


_SCENARIO = re.compile(r"^[ \t]*+scenario[ \t]++([^\W\d]\w*+)[ \t]*+:", re.MULTILINE)
"""A line of a sheet that names a scenario."""
_INPUTS = re.compile(r"^[ \t]*+inputs[ \t]*+:([^#\n]*+)", re.MULTILINE)
_INPUT = re.compile(r"(?:^|,)[ \t]*+([^\W\d]\w*+(?:\.[^\W\d]\w*+)*+)")
"""The name that each part begins with; a comment below `inputs` names none."""
SET = "set:"
"""Before the name of an input, the anchor of its control in a panel."""


class HeadingPlace(NamedTuple):
    """A heading among the headings of its note."""

    heading: Heading
    above: tuple[frozenset[str], ...]
    """Keys of the headings in whose sections it is, at most five of them, the outermost first."""


class Anchors(Struct, frozen=True):
    """The places of a note by the names that links call them; of equal names the first place wins."""

    headings: Mapping[str, Heading]
    """By every key of a heading."""
    inside: Mapping[str, Mapping[str, Sequence[HeadingPlace]]]
    """Headings by a key of a section they are in, then by their own key, in order."""
    slugs: Mapping[str, Heading]
    blocks: Mapping[str, Block]
    """By id in lower case."""
    written: frozenset[str]
    """Ids in raw HTML and in attribute lists, those of headings in HTML on GitHub, and those that footnotes get."""
    labels: Mapping[str, str]
    """The names of numbered figures, tables and equations, such as `Figure 2`, by their ids."""
    scenarios: frozenset[str]
    """The names of scenarios, each with a row."""
    controls: frozenset[str]
    """The inputs that panels of the note name, each with a control."""
    is_github: bool
    """True if GitHub gives the ids, which a link may name in any case."""
    is_open: bool
    """True if the page may have other ids: of headings that only the host can read, of text from elsewhere."""


def find_anchors(note: Note) -> Anchors:
    """Return everything in a note that links can name, found in one pass."""
    headings: dict[str, Heading] = {}
    inside: dict[str, dict[str, list[HeadingPlace]]] = {}
    slugs: dict[str, Heading] = {}
    blocks: dict[str, Block] = {}
    for place, keys in _with_sections(note):
        slugs.setdefault(place.heading.slug, place.heading)
        for key in keys:
            headings.setdefault(key, place.heading)
            for section in frozenset().union(*place.above):
                inside.setdefault(section, {}).setdefault(key, []).append(place)
    for block in note.blocks:
        blocks.setdefault(block.id.lower(), block)
    is_open = note.is_open or not all(heading.is_certain for heading in note.headings)
    written = frozenset(written_ids(note.source.text))
    if note.elements is not None:
        written = frozenset(one.lower() for one in (*written, *note.elements))
    scenarios = (name for fence in note.fences if not fence.word for name in _SCENARIO.findall(fence.text))
    panels = (named for fence in note.fences if fence.word == "controls" for named in _INPUTS.findall(fence.text))
    controls = frozenset(name for named in panels for name in _INPUT.findall(named))
    labels = {label.id: label.said for label in note.labels}
    is_github = note.elements is not None
    return Anchors(headings, inside, slugs, blocks, written, labels, frozenset(scenarios), controls, is_github, is_open)


def find_id(anchors: Anchors, fragment: str) -> Heading | None:
    """Return the heading whose id is the part after `#` of a link."""
    found = anchors.slugs.get(fragment)
    return anchors.slugs.get(fragment.lower()) if found is None and anchors.is_github else found


def find_heading(anchors: Anchors, fragment: str) -> Heading | None:
    """The heading a fragment names: `Results`, or `Results#Data` for one strictly inside the section of another."""
    whole = anchors.headings.get(heading_key(fragment))
    parts = [key for part in fragment.split("#") if (key := heading_key(part))]
    if whole is not None or len(parts) < 2:
        return whole
    *above, own = parts
    named = min((anchors.inside.get(name, {}).get(own, ()) for name in above), key=len)
    return next((place.heading for place in named if _stands_in(place, above)), None)


def _stands_in(place: HeadingPlace, names: Sequence[str]) -> bool:
    """Return whether a heading is in the sections of these names, each inside the one before."""
    sections = iter(place.above)
    return all(any(name in keys for keys in sections) for name in names)


def _with_sections(note: Note) -> Iterator[tuple[HeadingPlace, frozenset[str]]]:
    """Each heading with its place and its own keys."""
    open_: list[tuple[int, frozenset[str]]] = []
    for heading in note.headings:
        while open_ and open_[-1][0] >= heading.level:
            open_.pop()
        keys = frozenset(heading_keys(heading))
        yield HeadingPlace(heading, tuple(above for _, above in open_)), keys
        open_.append((heading.level, keys))


def written_ids(text: str) -> Iterator[str]:
    """Ids in raw HTML and attribute lists of a text, and those that its footnotes get."""
    yield from (name for name, end in _GIVEN.findall(text) if end)
    for words, end in _ATTRIBUTES.findall(text):
        if end and "#" in words:
            yield from (word[1:] for word in words.split() if word.startswith("#"))
    for label, end in _FOOTNOTE.findall(text):
        if end:
            yield from (f"fn:{label}", f"fnref:{label}")
