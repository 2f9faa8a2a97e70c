"""The names of a vault: every way a file can be called, and the headings and blocks inside it."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from calcgraph.notes.model import Heading, Note
from calcgraph.notes.parse import SEPARATOR, file_name
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId

_SLUG_BREAK = re.compile(r"[\s_-]+")
_PUNCTUATION = re.compile(r"[^\w\s'-]+")

Names = Mapping[str, tuple[str, ...]]
"""Files by a folded name, in order of path."""


@dataclass(frozen=True, slots=True)
class LinkIndex:
    """Every file of a vault under every name it answers to."""

    notes: Mapping[NoteId, Note]
    paths: Names
    """Files by folded path."""
    files: Names
    """Files by folded last segment of their path."""
    fallbacks: Mapping[str, Names]
    """Notes by Zettelkasten id, alias, title and slug, for the fallbacks a project wants, in their order."""
    shown: Mapping[str, NoteId]
    """Notes by their path in the project, which differs from that in the vault: a link may be right on disk."""
    unpublished: frozenset[str]
    """Paths of notes that exist but are absent from the site."""
    headings: dict[NoteId, Mapping[str, tuple[int, ...]]]
    """Indices of a note's headings by folded text; filled when a note is first asked for."""


def build_index(
    notes: Iterable[Note], attachments: Iterable[str], settings: LinkSettings, unpublished: Iterable[str] = ()
) -> LinkIndex:
    """The index of the published notes and of all other files of a vault."""
    by_id = {note.id: note for note in sorted(notes, key=lambda note: note.id)}
    everything = sorted({*by_id, *attachments})
    paths: dict[str, list[str]] = defaultdict(list)
    files: dict[str, list[str]] = defaultdict(list)
    for path in everything:
        folded = fold(path)
        paths[folded].append(path)
        files[folded.rpartition("/")[2]].append(path)
    fallbacks = {name: _named(by_id.values(), name) for name in settings.fallbacks}
    shown = {note.source.shown: note.id for note in by_id.values()}
    return LinkIndex(by_id, _frozen(paths), _frozen(files), fallbacks, shown, frozenset(unpublished), {})


def fold(name: str) -> str:
    """A name as it is compared: no case, Unicode NFC, every blank alike."""
    if name.isascii():
        return name.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).replace("\u00a0", " ").casefold())


def slug_key(name: str) -> str:
    """A name with blanks, `-` and `_` alike.

    >>> slug_key("MoE_vs dense")
    'moe-vs-dense'
    """
    return _SLUG_BREAK.sub("-", fold(name)).strip("-")


def heading_key(text: str) -> str:
    """The text of a heading as it is compared: no case, no punctuation but `_`, `-` and `'`."""
    return " ".join(_PUNCTUATION.sub(" ", fold(text)).split())


def headings_of(index: LinkIndex, note: Note) -> Mapping[str, tuple[int, ...]]:
    """Indices of the note's headings by their key."""
    known = index.headings.get(note.id)
    if known is None:
        found: dict[str, list[int]] = defaultdict(list)
        for at, heading in enumerate(note.headings):
            found[heading_key(heading.text)].append(at)
        known = {key: tuple(places) for key, places in found.items()}
        index.headings[note.id] = known
    return known


def find_heading(index: LinkIndex, note: Note, fragment: str) -> Heading | None:
    """The heading a fragment names: `Results`, or `Results#Data` for one strictly inside the section of another."""
    known = headings_of(index, note)
    whole = known.get(heading_key(fragment))
    if whole:
        return note.headings[whole[0]]
    parts = [heading_key(part) for part in fragment.split("#")]
    parts = [part for part in parts if part]
    if len(parts) < 2:
        return None
    for start in known.get(parts[0], ()):
        at: int | None = start
        for part in parts[1:]:
            at = _inside(note.headings, at, known.get(part, ())) if at is not None else None
        if at is not None:
            return note.headings[at]
    return None


def _inside(headings: tuple[Heading, ...], outer: int, inner: tuple[int, ...]) -> int | None:
    """The first of `inner` that stands in the section of `outer`."""
    level = headings[outer].level
    for at in inner:
        if at > outer and all(heading.level > level for heading in headings[outer + 1 : at + 1]):
            return at
    return None


def _named(notes: Iterable[Note], fallback: str) -> Names:
    found: dict[str, list[str]] = defaultdict(list)
    for note in notes:
        for key in dict.fromkeys(_names(note, fallback)):
            if key:
                found[key].append(note.id)
    return _frozen(found)


def _names(note: Note, fallback: str) -> list[str]:
    match fallback:
        case "id":
            return [fold(note.zettel)]
        case "alias":
            return [fold(alias) for alias in note.aliases]
        case "title":
            _, separator, rest = note.title.partition(SEPARATOR)
            return [fold(note.title), fold(rest.strip())] if separator else [fold(note.title)]
        case "slug":
            stem = file_name(note.id)
            named = [PurePosixPath(note.id).parent.name] if stem.lower() in ("index", "readme") else [stem]
            _, separator, rest = stem.partition(SEPARATOR)
            return [slug_key(name) for name in (*named, rest if separator else "", note.title, *note.aliases)]
        case _:
            return []


def _frozen(found: Mapping[str, list[str]]) -> Names:
    return {key: tuple(paths) for key, paths in found.items()}
