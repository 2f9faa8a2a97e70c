"""The page that takes the place of a navigation: all notes by first letter and by folder, and the tags."""

import unicodedata
from collections import defaultdict
from collections.abc import Mapping

from markupsafe import Markup
from msgspec import Struct

from calcgraph.graph.model import NodeKind
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import Entry, entries_of
from calcgraph.render.pages.tags import tag_tree
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

OTHER = "#"
"""Heads the titles that begin with no letter."""


class Shelf(Struct, frozen=True):
    """Notes under one head."""

    head: str
    entries: tuple[Entry, ...]


def render_browse(page: Page, tags_path: str) -> Markup:
    """Lists of the same notes, complete without a script; the tags lead to their page, where there is one."""
    notes = [node for node in page.project.graph.nodes.values() if node.kind is NodeKind.NOTE]
    by_letter = {NoteId(node.id): _letter(node.title) for node in notes}
    by_folder = {NoteId(node.id): node.folder or "/" for node in notes}
    return fill(
        "browse.html",
        parts=[("A–Z", _shelves(page, by_letter)), ("Folders", _shelves(page, by_folder))],
        tags=tag_tree(page) if tags_path else (),
        tags_url=page.url_of(tags_path) if tags_path else "",
    )


def _shelves(page: Page, heads: Mapping[NoteId, str]) -> tuple[Shelf, ...]:
    shelves: dict[str, list[NoteId]] = defaultdict(list)
    for note, head in heads.items():
        shelves[head].append(note)
    order = sorted(shelves, key=lambda head: (head.casefold(), head))
    return tuple(Shelf(head, entries_of(page, shelves[head])) for head in order)


def _letter(title: str) -> str:
    """The first letter without its accents; `#` for digits and signs."""
    first = unicodedata.normalize("NFD", title.strip()[:1].upper())[:1]
    return first if first.isalpha() else OTHER
