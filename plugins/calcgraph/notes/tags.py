"""Tags in the text and in the front matter."""

import re

from calcgraph.notes.front_matter import FrontMatter
from calcgraph.notes.model import Tag
from calcgraph.notes.text.mask import Layout, blank
from calcgraph.source import SourceFile

_TAG = re.compile(r"#(?<!\S#)([\w/-]+)")
_ADDRESS = re.compile(r"(?<![A-Za-z0-9+.-])[A-Za-z0-9+.-]*://\S+")


def find_tags(source: SourceFile, layout: Layout, front: FrontMatter, *, is_inline: bool = True) -> tuple[Tag, ...]:
    """Return the tags of a note in order of place: those of `tags:` or `tag:`, then those in the text if it has any."""
    tags = [
        Tag(name, source.span(text.start, text.end))
        for text in front.texts
        if text.key.lower() in ("tags", "tag")
        for written in split_names(text.value)
        if (name := written.removeprefix("#").strip("/")) and not name.isdigit()
    ]
    if not is_inline or "#" not in layout.prose:
        return tuple(tags)
    constructs = ((token.start, token.end) for tokens in layout.tokens for token in tokens)
    text = blank(layout.prose, constructs)
    if "://" in text:
        text = _ADDRESS.sub(lambda found: " " * len(found[0]), text)
    for found in _TAG.finditer(text):
        name = found[1].strip("/")
        if name and not name.replace("/", "").isdigit():
            tags.append(Tag(name, source.span(found.start(), found.start() + 1 + len(name))))
    return tuple(tags)


def split_names(value: str) -> list[str]:
    """Return the names in a string: split at commas, or at spaces if each begins with `#`.

    >>> split_names("one thing, second thing")
    ['one thing', 'second thing']
    """
    names = [name.strip() for name in value.split(",")]
    if len(names) == 1 and value.count("#") > 1:
        names = value.split()
    return [name for name in names if name]
