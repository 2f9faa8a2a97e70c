"""The page that takes the place of a navigation: all notes by first letter, by folder and by tag."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from calcgraph.graph.model import Node, NodeKind
from calcgraph.render.page import Page
from calcgraph.render.templating import fill

OTHER = "#"
"""Heads the titles that begin with no letter."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A note in a list."""

    title: str
    url: str
    summary: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """Notes under one head."""

    head: str
    entries: tuple[Entry, ...]


def render_browse(page: Page) -> Markup:
    """Three lists of the same notes, complete without a script."""
    notes = [node for node in page.project.graph.nodes.values() if node.kind is NodeKind.NOTE]
    by_letter = {node.id: [_letter(node.title)] for node in notes}
    by_folder = {node.id: [node.folder or "/"] for node in notes}
    by_tag = {node.id: list(node.tags) for node in notes}
    parts = (("A–Z", by_letter), ("Folders", by_folder), ("Tags", by_tag))
    return fill("browse.html", parts=[(head, _shelves(page, notes, heads)) for head, heads in parts])


def _shelves(page: Page, notes: Iterable[Node], heads: Mapping[str, list[str]]) -> tuple[Shelf, ...]:
    shelves: dict[str, list[Node]] = defaultdict(list)
    for node in notes:
        for head in heads[node.id]:
            shelves[head].append(node)
    order = sorted(shelves, key=lambda head: (head.casefold(), head))
    return tuple(
        Shelf(head, tuple(_entry(page, node) for node in sorted(shelves[head], key=_by_title))) for head in order
    )


def _entry(page: Page, node: Node) -> Entry:
    return Entry(node.title, page.url_of(node.id), node.summary)


def _by_title(node: Node) -> tuple[str, str]:
    return node.title.casefold(), node.id


def _letter(title: str) -> str:
    """The first letter without its accents; `#` for digits and signs."""
    first = unicodedata.normalize("NFD", title.strip()[:1].upper())[:1]
    return first if first.isalpha() else OTHER
