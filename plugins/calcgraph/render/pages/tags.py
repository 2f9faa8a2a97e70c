"""The page of tags: a tree in which each tag has the notes that carry it and the tags below it."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from markupsafe import Markup
from msgspec import Struct

from calcgraph.groups import grouped
from calcgraph.notes.model import Note
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import NoteEntry, entries_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

MAX_DEPTH = 5
"""The number of levels of the tree, as for headings below a title; deeper ones stay in the last part of a tag."""

Key: TypeAlias = tuple[str, ...]


class TagNode(Struct, frozen=True):
    """A tag with its notes."""

    above: str
    """The tags that contain it, with their closing slash: `inference/`; empty at the top."""
    name: str
    """Its last part; each part is spelt as it was first."""
    id: str
    """The id of its position on the page."""
    count: int
    """Notes that carry it or a tag below it."""
    notes: tuple[NoteEntry, ...]
    """The notes that carry the tag itself."""
    below: tuple["TagNode", ...]


def render_tags_page(page: Page) -> Markup:
    """Return all tags in a list, then each with its notes; complete without a script."""
    tags = tag_tree(page)
    tagged = sum(1 for note in page.project.notes.values() if note.tags)
    return fill("tags_page.html", tags=tags, total=sum(map(_size, tags)), tagged=tagged)


def tag_tree(page: Page) -> tuple[TagNode, ...]:
    """Return the tags of all notes, in order of name; one that is only the parent of others has no direct notes."""
    names: dict[Key, str] = {}
    tagged: dict[Key, set[NoteId]] = defaultdict(set)
    for note in page.project.notes.values():
        for tag in note.tags:
            parts = parts_of(tag.name)
            key = tuple(map(_fold, parts))
            tagged[key].add(note.id)
            for depth, part in enumerate(parts, start=1):
                names.setdefault(key[:depth], part)
    below = grouped((key[:-1], key) for key in sorted(names))

    def made(key: Key, above: str) -> tuple[TagNode, set[NoteId]]:
        name = names[key]
        children = [made(child, f"{above}{name}/") for child in below.get(key, ())]
        notes = tagged[key].union(*(found for _, found in children))
        own = entries_of(page, tagged[key])
        return TagNode(above, name, _id(key), len(notes), own, tuple(node for node, _ in children)), notes

    return tuple(made(key, "")[0] for key in below.get((), ()))


def tags_of(note: Note) -> Mapping[str, str]:
    """The tags of a note by the ids of their places, as first written, in order of name."""
    found: dict[str, str] = {}
    for tag in note.tags:
        found.setdefault(tag_id(tag.name), tag.name)
    return dict(sorted(found.items()))


def tag_id(name: str) -> str:
    """Return the id of a tag's position on the page: case and spaces do not count, and no heading can have it.

    >>> tag_id("Inference/KV cache")
    'tag:inference/kv-cache'
    """
    return _id(map(_fold, parts_of(name)))


def parts_of(name: str) -> list[str]:
    """Return the parts of a nested tag, without empty ones and those of dots only."""
    parts = [part for part in name.split("/") if part.strip(". ")]
    return [*parts[: MAX_DEPTH - 1], *filter(None, ["/".join(parts[MAX_DEPTH - 1 :])])] or [name]


def _id(key: Iterable[str]) -> str:
    return f"tag:{'/'.join(key)}"


def _fold(part: str) -> str:
    return "-".join(unicodedata.normalize("NFC", part).casefold().split())


def _size(tag: TagNode) -> int:
    return 1 + sum(map(_size, tag.below))
