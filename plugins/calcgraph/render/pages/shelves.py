"""Notes in lists, as the generated pages name them: by title, with the first sentence."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from calcgraph.graph.model import GraphNode, NodeKind
from calcgraph.groups import grouped
from calcgraph.render.page import Page
from calcgraph.source import NoteId


class NoteEntry(Struct, frozen=True):
    """A note in a list."""

    title: str
    url: str
    summary: str


class Shelf(Struct, frozen=True):
    """Notes under one head."""

    head: str
    entries: tuple[NoteEntry, ...]


def shelves_of(page: Page, head_of: Callable[[GraphNode], str]) -> tuple[Shelf, ...]:
    """Return all notes under their heads, in order."""
    nodes = page.project.graph.nodes.values()
    shelves = grouped((head_of(node), NoteId(node.id)) for node in nodes if node.kind is NodeKind.NOTE)
    order = sorted(shelves, key=lambda head: (head.casefold(), head))
    return tuple(Shelf(head, entries_of(page, shelves[head])) for head in order)


def entries_of(page: Page, notes: Iterable[NoteId]) -> tuple[NoteEntry, ...]:
    """The notes in order of their titles."""
    found = (page.project.notes[note] for note in notes)
    by_title = sorted(found, key=lambda note: (note.title.casefold(), note.id))
    return tuple(NoteEntry(note.title, page.url_of(note.id), note.summary) for note in by_title)
