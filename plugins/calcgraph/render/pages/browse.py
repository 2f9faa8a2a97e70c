"""The page that takes the place of a navigation: all notes by first letter and by folder, and the tags."""

import unicodedata

from markupsafe import Markup

from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import shelves_of
from calcgraph.render.pages.tags import tag_tree
from calcgraph.render.templating import fill

OTHER = "#"
"""Heads the titles that begin with no letter."""


def render_browse(page: Page, tags_path: str) -> Markup:
    """Lists of the same notes, complete without a script; the tags lead to their page, where there is one."""
    letters = shelves_of(page, lambda node: _letter(node.title))
    folders = shelves_of(page, lambda node: node.folder or "/")
    return fill(
        "browse.html",
        parts=[("A–Z", letters), ("Folders", folders)],
        tags=tag_tree(page) if tags_path else (),
        tags_url=page.url_of(tags_path) if tags_path else "",
    )


def _letter(title: str) -> str:
    """Return the first letter without its accents; `#` for digits and other characters."""
    first = unicodedata.normalize("NFD", title.strip()[:1].upper())[:1]
    return first if first.isalpha() else OTHER
