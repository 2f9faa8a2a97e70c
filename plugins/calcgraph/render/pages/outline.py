"""The page of the Zettelkasten: all notes with an id in their order, each below the one it continues."""

from markupsafe import Markup
from msgspec import Struct

from calcgraph.groups import grouped
from calcgraph.links.zettel import ancestors, sort_key
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import NoteEntry, entries_of
from calcgraph.render.templating import fill


class Branch(Struct, frozen=True):
    """An id with the ids that continue it."""

    zettel: str
    id: str
    """The id of its position on the page."""
    notes: tuple[NoteEntry, ...]
    """The notes; more than one if an id is repeated, empty if a parent is missing."""
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
    notes = grouped((page.project.notes[id_].zettel.lower(), id_) for id_ in page.index.sequence.order)
    for id_ in page.index.sequence.order:
        zettel = page.project.notes[id_].zettel
        written[zettel.lower()] = zettel
        written.update((above, above) for above in ancestors(zettel) if above not in written)
    order = sorted(written, key=lambda zettel: (sort_key(zettel), zettel))
    below = grouped((next(ancestors(zettel), ""), zettel) for zettel in order)

    def made(zettel: str) -> Branch:
        own, continued = entries_of(page, notes.get(zettel, ())), tuple(map(made, below.get(zettel, ())))
        return Branch(written[zettel], branch_id(zettel), own, continued)

    return tuple(map(made, below.get("", ())))
