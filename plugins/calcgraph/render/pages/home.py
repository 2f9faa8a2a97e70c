"""The first page of a site whose writer has none: the notes that the map turns around, and all by folder."""

from collections import defaultdict
from typing import NamedTuple

from markupsafe import Markup

from calcgraph.graph.model import NodeKind
from calcgraph.render.map.data import Drawing
from calcgraph.render.page import Page
from calcgraph.render.pages.shelves import Entry, entries_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

CENTRAL = 10
"""Notes named first, or half of those there are."""
MOST = 100
"""Notes of a folder that are listed; how many others it has is said."""


class Folder(NamedTuple):
    """A folder of the vault with its notes in order of title."""

    name: str
    """Empty for the notes that lie in none."""
    entries: tuple[Entry, ...]
    others: int


def render_home(page: Page, drawing: Drawing | None) -> Markup:
    """Lists of links, complete without a script."""
    nodes = [node for node in page.project.graph.nodes.values() if node.kind is NodeKind.NOTE]
    by_folder: dict[str, list[NoteId]] = defaultdict(list)
    for node in nodes:
        by_folder[node.folder].append(NoteId(node.id))
    folders = [
        _folder(page, name, by_folder[name]) for name in sorted(by_folder, key=lambda name: (name.casefold(), name))
    ]
    return fill("home.html", central=_central(page, drawing), folders=folders)


def _folder(page: Page, name: str, notes: list[NoteId]) -> Folder:
    entries = entries_of(page, notes)
    return Folder(name, entries[:MOST], len(entries[MOST:]))


def _central(page: Page, drawing: Drawing | None) -> tuple[Entry, ...]:
    """The notes that most links lead to, counted by the rank of the notes they are in, the first one first."""
    if drawing is None:
        return ()
    linked = {
        end for edge in page.project.graph.edges for end in (edge.source, edge.target) if edge.source != edge.target
    }
    rank = {id_: rank for id_, rank in drawing.metrics.pagerank.items() if id_ in linked and id_ in page.project.notes}
    best = sorted(rank, key=lambda id_: (-rank[id_], id_))[: min(CENTRAL, len(page.project.notes) // 2)]
    return tuple(entry for id_ in best for entry in entries_of(page, [NoteId(id_)]))
