"""Notes in lists, as the generated pages name them: by title, with the first sentence."""

from collections.abc import Iterable

from msgspec import Struct

from calcgraph.render.page import Page
from calcgraph.source import NoteId


class Entry(Struct, frozen=True):
    """A note in a list."""

    title: str
    url: str
    summary: str


def entries_of(page: Page, notes: Iterable[NoteId]) -> tuple[Entry, ...]:
    """The notes in order of their titles."""
    found = (page.project.notes[note] for note in notes)
    by_title = sorted(found, key=lambda note: (note.title.casefold(), note.id))
    return tuple(Entry(note.title, page.url_of(note.id), note.summary) for note in by_title)
