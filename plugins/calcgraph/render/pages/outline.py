"""The page of the Zettelkasten: all notes with an id in their order, each below the one it continues."""

from collections import defaultdict

from markupsafe import Markup
from msgspec import Struct

from calcgraph.links.zettel import ancestors, sort_key
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import Entry, entries_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId


class Branch(Struct, frozen=True):
    """An id with what continues it."""

    zettel: str
    id: str
    """Of its place on the page."""
    notes: tuple[Entry, ...]
    """More than one where an id is repeated; none where a parent is missing."""
    below: tuple["Branch", ...]


def render_outline_page(page: Page) -> Markup:
    """The tree of ids with their notes; complete without a script."""
    return fill("outline_page.html", branches=outline_of(page), total=len(page.index.sequence.order))


def branch_id(zettel: str) -> str:
    """The id of a note's place on the page; no heading can have it.

    >>> branch_id("42V1")
    'zettel:42v1'
    """
    return f"zettel:{'-'.join(zettel.lower().split())}"


def outline_of(page: Page) -> tuple[Branch, ...]:
    """The tree of ids; an id that others continue and no note has is in it as a gap."""
    written: dict[str, str] = {}
    notes: dict[str, list[NoteId]] = defaultdict(list)
    for id_ in page.index.sequence.order:
        zettel = page.project.notes[id_].zettel
        notes[zettel.lower()].append(id_)
        written[zettel.lower()] = zettel
        written.update((above, above) for above in ancestors(zettel) if above not in written)
    below: dict[str, list[str]] = defaultdict(list)
    for zettel in sorted(written, key=lambda zettel: (sort_key(zettel), zettel)):
        below[next(ancestors(zettel), "")].append(zettel)

    def made(zettel: str) -> Branch:
        return Branch(
            written[zettel], branch_id(zettel), entries_of(page, notes[zettel]), tuple(map(made, below[zettel]))
        )

    return tuple(map(made, below[""]))
