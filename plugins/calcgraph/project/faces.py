"""Notes, and what others see of a note without its text."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import fault_of
from calcgraph.links.anchors import Anchors, find_anchors
from calcgraph.links.index import LinkIndex, Names, build_index
from calcgraph.links.languages import languages_from
from calcgraph.links.similar import SimilarNames
from calcgraph.notes.blocks.numbered import numbered_from
from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.notes.programs import as_read_by
from calcgraph.project import given
from calcgraph.queries.query import Ask, Keep, query, table
from calcgraph.settings import LinkSettings
from calcgraph.source import START, NoteId, SourceFile

_K = TypeVar("_K")
_V = TypeVar("_V")


@query
def read_note(ask: Ask, path: NoteId) -> tuple[Note, tuple[Diagnostic, ...]]:
    """Return the contents of a note, and its problems."""
    source, slugs, reading = ask(given.source, path), ask(given.slugs), ask(given.reading)
    try:
        read, problems = parse_note(source, slugs, reading)
    except Exception as error:  # noqa: BLE001 - whatever we did not think of: the other notes are still read
        read, _ = parse_note(replace(source, text=""), None, reading)
        problems = (fault_of(error, "note is read", source.shown, START),)
    return as_read_by(read, ask(given.link_settings).program), problems


def note(ask: Ask, path: NoteId) -> Note:
    """Return the contents of a note."""
    found = ask(read_note, path)[0]
    if not found.labels or ask(given.link_settings).numbering == "note":
        return found
    return replace(found, labels=numbered_from(found.labels, ask(label_starts).get(path, {})))


@query
def label_counts(ask: Ask, path: NoteId) -> Mapping[str, int]:
    """Return how many figures, tables and equations a published note has."""
    read = ask(read_note, path)[0]
    return {} if read.draft else Counter(label.word for label in read.labels)


@query
def label_starts(ask: Ask) -> Mapping[NoteId, Mapping[str, int]]:
    """Return the last numbers before each note with labels, by the word."""
    before, found = Counter[str](), {}
    for path in ask(given.paths):
        if counts := ask(label_counts, path):
            found[path] = dict(before)
            before.update(counts)
    return found


def refused_in(ask: Ask, paths: Iterable[NoteId]) -> frozenset[NoteId]:
    """The notes whose front matter is not read as it is written."""
    return frozenset(path for path in paths if any(one.code == "CG201" for one in ask(read_note, path)[1]))


@query(wall=True, keep=Keep.ANSWER)
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
        labels=(),
        citations=(),
    )


@query(wall=True, keep=Keep.ANSWER)
def published(ask: Ask) -> tuple[NoteId, ...]:
    """The notes that are not drafts, in order."""
    return tuple(path for path in ask(given.paths) if not ask(face, path).draft)


@query(wall=True, keep=Keep.ANSWER)
def hidden(ask: Ask) -> tuple[str, ...]:
    """Paths of notes that are in no output; of a draft nothing is reported, not even its faults."""
    return (*ask(given.files).unpublished, *(path for path in ask(given.paths) if ask(face, path).draft))


@query(wall=True, keep=Keep.ANSWER)
def brought(ask: Ask, path: NoteId) -> tuple[str, ...]:
    """Return the plugins that put text into a note after it is read."""
    bringing = ask(given.files).bringing
    text = note(ask, path).source.text if bringing else ""
    return tuple(one.name for one in bringing if re.search(one.pattern, text, re.MULTILINE))


@query(wall=True, keep=Keep.ANSWER)
def locked(ask: Ask, path: NoteId) -> bool:
    """Return whether a note's page is encrypted, so that its sentences and values must not be shown elsewhere."""
    locks = ask(given.files).locks
    if locks is None:
        return False
    given_for = {key: value for key, value in note(ask, path).properties.items() if key in locks.keys}
    is_open = any(value == "" for value in given_for.values())  # None locks, by the word `None`
    return bool(any(value != "" for value in given_for.values()) or (locks.is_all and not is_open))


@query(compared=False, keep=Keep.TRACE)
def index(ask: Ask) -> LinkIndex:
    """Return every file under every name; its notes are public interfaces."""
    files = ask(given.files)
    faces = [ask(face, path) for path in ask(published)]
    names, aliases, is_hosts = ask(given.link_settings), dict(files.aliases), ask(given.reading).is_hosts
    languages = languages_from(files.languages)
    return build_index(
        faces,
        files.attachments,
        names,
        ask(hidden),
        files.made,
        aliases,
        is_hosts=is_hosts,
        languages=languages,
        stored=files.stored if ask(given.reading).host.is_plain else None,
        theme_has=ask(given.theme_files),
        generator=ask(given.reading).host.generator,
    )


@query(compared=False)
def similar(ask: Ask) -> SimilarNames:
    """The names of files that are like a name."""
    return SimilarNames(ask(index))


@query(keep=Keep.MARK)
def anchors(ask: Ask, path: NoteId) -> Anchors:
    """Return the anchors of a note that links can name."""
    return find_anchors(note(ask, path))


@table
def addresses(ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """Return the files of the index by each spelling of a link: the form, a space, the text."""
    known = ask(index)
    ways = {"path": known.paths, "file": known.files, **known.fallbacks}
    found = {f"{way} {name}": paths for way, names in ways.items() for name, paths in names.items()}
    found |= {f"shown {shown}": (path,) for shown, path in known.shown.items()}
    found |= {f"stored {path}": (path,) for path in known.stored or ()}
    return found | {f"note {path}": (path,) for path in known.notes}


@query(compared=False, keep=Keep.TRACE)
def made_index(ask: Ask) -> LinkIndex | None:
    """The index of the pages that are generated."""
    return build_index((), (), LinkSettings(fallbacks=()), made=ask(given.made)).made


def asked_index(ask: Ask, note_of: Callable[[Ask, NoteId], Note] = lambda ask, path: ask(face, path)) -> LinkIndex:
    """Return the index for one query, which looks up single names; its notes are interfaces, or from `note_of`.

    Unpublished files are not in it.
    """

    def names(way: str) -> Names:
        return LazyMapping(lambda name: ask(addresses.entry, f"{way} {name}"))

    def shown(path: str) -> NoteId | None:
        found = ask(addresses.entry, f"shown {path}")
        return NoteId(found[0]) if found else None

    def places(path: NoteId) -> Anchors:
        return ask(anchors, path)

    fallbacks = {way: names(way) for way in ask(given.link_settings).fallbacks}
    notes = LazyMapping(partial(note_of, ask), lambda path: ask(addresses.entry, f"note {path}") is not None)
    made = ask(made_index)
    reading = ask(given.reading)
    return LinkIndex(
        notes,
        names("path"),
        names("file"),
        fallbacks,
        LazyMapping(shown),
        frozenset(),
        LazyMapping(places),
        reading.is_hosts,
        made,
        languages_from(ask(given.languages)),
        ask(given.link_settings).program,
        names("stored") if reading.host.is_plain else None,
        _theme_files(ask),
        reading.host.generator,
    )


def _theme_files(ask: Ask) -> given.FileTest:
    ask(given.theme)  # which selects the files
    return ask(given.theme_files)


class LazyMapping(Mapping[_K, _V]):
    """A mapping that is asked for one key at a time."""

    def __init__(self, value_of: Callable[[_K], _V | None], has: Callable[[Any], bool] | None = None) -> None:
        """Start with `value_of`, which returns None for no value; if it is slow, `has` tells which keys exist."""
        self._value_of = value_of
        self._has = has

    def __getitem__(self, key: _K) -> _V:
        value = self._found(key)
        if value is None:
            raise KeyError(key)
        return value

    def __contains__(self, key: object) -> bool:
        return self._has(key) if self._has else self._value_of(key) is not None  # type: ignore[arg-type]

    def _found(self, key: _K) -> _V | None:
        return self._value_of(key) if self._has is None or self._has(key) else None

    def __iter__(self) -> Iterator[_K]:
        raise TypeError("only single names can be asked for")

    def __len__(self) -> int:
        raise TypeError("only single names can be asked for")
