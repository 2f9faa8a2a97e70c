"""Notes, and what others see of a note without its text."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from calcgraph.diagnostics import Diagnostic
from calcgraph.links.anchors import Anchors, find_anchors
from calcgraph.links.index import LinkIndex, build_index
from calcgraph.links.similar import Similar
from calcgraph.memo import Ask, query
from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.project import given
from calcgraph.source import NoteId, SourceFile

_V = TypeVar("_V")


@query
def read_note(ask: Ask, path: NoteId) -> tuple[Note, tuple[Diagnostic, ...]]:
    """What is written in a note, and what is wrong with it."""
    source = ask(given.source, path)
    known = ask(given.desk).parsed.get(source)
    return known or parse_note(source, ask(given.slugs))


def note(ask: Ask, path: NoteId) -> Note:
    """What is written in a note."""
    return ask(read_note, path)[0]


@query(wall=True)
def face(ask: Ask, path: NoteId) -> Note:
    """The names of a note: all that others see of it who do not ask for its text."""
    whole = note(ask, path)
    return replace(
        whole,
        source=SourceFile(whole.id, "", whole.source.shown),
        properties={},
        headings=(),
        links=(),
        tags=(),
        blocks=(),
        fences=(),
        tables=(),
        live_values=(),
        numbers=(),
        summary="",
        ignores=(),
        formulas=(),
    )


@query(wall=True)
def published(ask: Ask) -> tuple[NoteId, ...]:
    """The notes that are not drafts, in order."""
    return tuple(path for path in ask(given.paths) if not ask(face, path).draft)


@query(wall=True)
def hidden(ask: Ask) -> tuple[str, ...]:
    """Paths of notes that are in no output; of a draft nothing is reported, not even its faults."""
    return (*ask(given.files).unpublished, *(path for path in ask(given.paths) if ask(face, path).draft))


@query(compared=False)
def index(ask: Ask) -> LinkIndex:
    """Every file under every name; its notes are faces."""
    files = ask(given.files)
    faces = [ask(face, path) for path in ask(published)]
    return build_index(faces, files.attachments, ask(given.link_settings), ask(hidden), files.made)


@query(compared=False)
def similar(ask: Ask) -> Similar:
    """The names of files that are like a name."""
    return Similar(ask(index))


@query
def anchors(ask: Ask, path: NoteId) -> Anchors:
    """What links can name in a note."""
    return find_anchors(note(ask, path))


def asked_index(ask: Ask) -> LinkIndex:
    """The index for one query: notes and their places are asked for where they are needed."""
    known = ask(index)
    notes = Asked(known.notes, lambda path: note(ask, path))
    return replace(known, notes=notes, anchors=Asked(known.notes, lambda path: ask(anchors, path)))


class Asked(Mapping[NoteId, _V]):
    """A mapping over notes whose values are asked for one by one."""

    def __init__(self, notes: Mapping[NoteId, object], value_of: Callable[[NoteId], _V]) -> None:
        """`notes` has the keys."""
        self._notes = notes
        self._value_of = value_of

    def __getitem__(self, path: NoteId) -> _V:
        if path not in self._notes:
            raise KeyError(path)
        return self._value_of(path)

    def __contains__(self, path: object) -> bool:
        return path in self._notes

    def __iter__(self) -> Iterator[NoteId]:
        return iter(self._notes)

    def __len__(self) -> int:
        return len(self._notes)
