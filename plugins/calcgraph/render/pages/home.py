"""The first page of a site without a written one: the most central notes of the map, and all by folder."""

from markupsafe import Markup

from calcgraph.render.map.data import Drawing
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import NoteEntry, entries_of, shelves_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

CENTRAL = 10
"""Notes named first, or half of those there are."""
MOST = 100
"""The largest number of notes listed per folder; the page shows the number of the others."""


def render_home(page: Page, drawing: Drawing | None) -> Markup:
    """Lists of links, complete without a script."""
    folders = shelves_of(page, lambda node: node.folder)
    return fill("home.html", central=_central(page, drawing), folders=folders, most=MOST)


def _central(page: Page, drawing: Drawing | None) -> tuple[NoteEntry, ...]:
    """The notes that most links lead to, counted by the rank of the notes they are in, the first one first."""
    if drawing is None:
        return ()
    linked = {
        end for edge in page.project.graph.edges for end in (edge.source, edge.target) if edge.source != edge.target
    }
    rank = {id_: rank for id_, rank in drawing.metrics.pagerank.items() if id_ in linked and id_ in page.project.notes}
    best = sorted(rank, key=lambda id_: (-rank[id_], id_))[: min(CENTRAL, len(page.project.notes) // 2)]
    return tuple(entry for id_ in best for entry in entries_of(page, [NoteId(id_)]))
