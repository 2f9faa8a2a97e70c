"""Find the target of a link in the text of a note, and write another target in its place."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from calcgraph.enums import quick
from calcgraph.notes.blocks.layout import read_lines
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.links import split_destination
from calcgraph.notes.model import Link, LinkKind
from calcgraph.notes.text.destinations import read_destination
from calcgraph.notes.text.mask import LinkDefinition, read_definitions
from calcgraph.source import SourceFile

_LABEL = re.compile(r"\[([^\[\]]*)\]")
_BLANKS = re.compile(r"[ \t\n]*")
_ENCODED = re.compile(r"[\x00-\x20%()<>&\"'\\]")
"""Signs that would end a destination, or mean another sign in it."""
_KEPT_PLAIN = "&'"
"""Characters that are valid in a path without encoding, unless they are a part of an entity or a title."""


@quick
class Form(StrEnum):
    """The form in which a target is written."""

    WIKILINK = "wikilink"
    ANGLE = "angle"
    """Between `<` and `>`."""
    PLAIN = "plain"


class TargetSpan(NamedTuple):
    """The place of file part and fragment in the text of a note."""

    start: int
    end: int
    form: Form


Definitions = Mapping[str, LinkDefinition]


def find_spot(source: SourceFile, link: Link, definitions: Definitions) -> TargetSpan | None:
    """Return the position of a link's target, in its definition if it has one; None if it is written otherwise."""
    start = source.offset(link.span.line, link.span.column)
    text = source.text[start : source.offset(link.span.end_line, link.span.end_column)]
    if link.kind is LinkKind.PROPERTY and text != link.text:
        return None  # with signs that YAML escapes
    if text.startswith(("[[", "![[")):
        return _in_wikilink(text, start)
    if text.startswith("!"):
        text, start = text[1:], start + 1
    after = 1 + len(link.display)
    if text.startswith("](", after):
        return _in_markdown(text, after + 2, start)
    given = _LABEL.match(text, after + 1)
    label = (given[1] if given else "") or link.display
    definition = definitions.get(label_key(label))
    return spot_of(definition) if definition else None


def find_definitions(source: SourceFile) -> Definitions:
    """The link definitions of a note by their labels; the first of a label wins."""
    _, _, body = find_front_matter(source.text) or (0, 0, 0)
    lines = read_lines(source.text, body).lines
    found: dict[str, LinkDefinition] = {}
    for one in read_definitions(source.text, lines):
        found.setdefault(one.label, one)
    return found


def spot_of(definition: LinkDefinition) -> TargetSpan:
    """Return the position of the target in a definition."""
    return TargetSpan(definition.start, definition.end, Form.ANGLE if definition.is_angle else Form.PLAIN)


def label_key(label: str) -> str:
    """A label as it is compared."""
    return " ".join(label.split()).lower()


def written(spot: TargetSpan, old: str, target: str, fragment: str) -> str:
    """Return a target as it is written at a spot in place of `old`: its ending and encoding follow the old one.

    >>> wikilink, plain = TargetSpan(0, 5, Form.WIKILINK), TargetSpan(0, 5, Form.PLAIN)
    >>> written(wikilink, "a.md#x", "b c.md", "x"), written(plain, "a", "b c.md", "")
    ('b c.md#x', '<b c.md>')
    >>> written(plain, "Q&AA%20s.md", "Q&A s.md", ""), written(plain, "Q%26AA.md", "Q&A.md", "")
    ('Q&A%20s.md', 'Q%26A.md')
    """
    hashed = f"#{fragment}" if fragment else ""
    if spot.form is Form.WIKILINK:
        has_ending = old.partition("#")[0].strip().lower().endswith(".md")
        name = target if has_ending or not target.lower().endswith(".md") else target[:-3]
        return f"{name}{hashed}"
    path = f"{target}{hashed}"
    if spot.form is Form.ANGLE:
        return re.sub(r"[%<>&\\]", _percent, path)
    is_plain = not re.search(r"[\s()]", path) or "%" in old or split_destination(path) != (target, fragment)
    return _encoded_like(old, path, (target, fragment)) if is_plain else f"<{path}>"


def _encoded_like(old: str, path: str, parts: tuple[str, str]) -> str:
    """Encode a path, but keep the characters that the old one does not encode, if it still reads as the same parts."""
    kept = frozenset(_KEPT_PLAIN) & frozenset(old)
    plain = _ENCODED.sub(lambda sign: sign[0] if sign[0] in kept else _percent(sign), path)
    return plain if kept and split_destination(plain) == parts else encoded(path)


def encoded(path: str) -> str:
    """A path or a part as it is in a destination without angle brackets.

    >>> encoded("a b (c).md")
    'a%20b%20%28c%29.md'
    """
    return _ENCODED.sub(_percent, path)


def _percent(sign: re.Match[str]) -> str:
    return f"%{ord(sign[0]):02X}"


def _in_wikilink(text: str, start: int) -> TargetSpan:
    first = text.index("[[") + 2
    inner = text[first:].removesuffix("]]")
    head = inner.partition("|")[0]
    if head != inner:
        head = head.removesuffix("\\")
    first += len(head) - len(head.lstrip())
    return TargetSpan(start + first, start + first + len(head.strip()), Form.WIKILINK)


def _in_markdown(text: str, at: int, start: int) -> TargetSpan | None:
    found = read_destination(text, at, len(text))
    blanks = _BLANKS.match(text, at)
    if found is None or blanks is None:
        return None
    is_angle = text.startswith("<", blanks.end())
    first = blanks.end() + is_angle
    return TargetSpan(start + first, start + first + len(found[0]), Form.ANGLE if is_angle else Form.PLAIN)
