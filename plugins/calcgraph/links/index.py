"""The names of a vault: every way a file can be called, and the headings and blocks inside it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import PurePosixPath

from msgspec import Struct

from calcgraph.groups import grouped
from calcgraph.links.anchors import Anchors, find_anchors
from calcgraph.links.keys import fold, slug_key
from calcgraph.links.languages import Languages
from calcgraph.notes.model import Note
from calcgraph.notes.parse import SEPARATOR, file_name
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId

Names = Mapping[str, tuple[str, ...]]
"""Files by a folded name, in order of path."""


def no_file(_path: str) -> bool:
    """Return False for every path: the test where there is no theme."""
    return False


class LinkIndex(Struct, frozen=True):
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
    anchors: Mapping[NoteId, Anchors]
    """Headings, blocks and ids of a note; filled by `anchors_of`."""
    is_hosts: bool = False
    """True if a Markdown link names a heading by its id alone, as the host reads it."""
    made: "LinkIndex | None" = None
    """The pages that are generated, to which names lead that no file of the vault has."""
    languages: Languages | None = None
    """The languages of the files, if there are several."""
    program: str = ""
    """The program whose rules for names hold: `logseq`, `dendron`, or another word for none."""
    stored: Names | None = None
    """Folders and hidden files by their path, where a Markdown link is nothing but a path; None elsewhere."""
    theme_has: Callable[[str], bool] = no_file
    """The test for a file of the site's theme at a path, to which a Markdown link may lead."""
    generator: str = ""
    """The name of the generator that fills templates in links and gives pages their addresses; empty without one."""


def build_index(  # noqa: PLR0913, PLR0917 - all that has a name
    notes: Iterable[Note],
    attachments: Iterable[str],
    settings: LinkSettings,
    unpublished: Iterable[str] = (),
    made: Collection[str] = (),
    aliases: Mapping[str, str] | None = None,
    *,
    is_hosts: bool = False,
    languages: Languages | None = None,
    stored: Iterable[str] | None = None,
    theme_has: Callable[[str], bool] = no_file,
    generator: str = "",
) -> LinkIndex:
    """Return the index of the published notes and of all other files of a vault; `made` are paths of generated pages.

    `aliases` are paths without a file of that name that still lead to a file. `stored` are folders and hidden files
    where Markdown links are paths, and None elsewhere. `theme_has` tells which files the theme publishes.
    `generator` is the name of the generator of the site, if it is not the host.
    """
    by_id = {note.id: note for note in sorted(notes, key=lambda note: note.id)}
    everything = sorted({*by_id, *attachments})
    paths = grouped((fold(path), path) for path in everything)
    files = grouped((fold(path).rpartition("/")[2], path) for path in everything)
    for alias, path in (aliases or {}).items():
        paths.setdefault(fold(alias), (path,))
        files.setdefault(fold(alias).rpartition("/")[2], (path,))
    fallbacks = {name: _named(by_id.values(), name) for name in settings.fallbacks}
    shown = {note.source.shown: note.id for note in by_id.values()}
    pages = build_index((), made, LinkSettings(fallbacks=())) if made else None
    hidden = frozenset(unpublished)
    beside = None if stored is None else {path: (path,) for path in stored}
    return LinkIndex(
        by_id,
        paths,
        files,
        fallbacks,
        shown,
        hidden,
        {},
        is_hosts,
        pages,
        languages,
        settings.program,
        beside,
        theme_has,
        generator,
    )


def anchors_of(index: LinkIndex, note: Note) -> Anchors:
    """Return the anchors of a note that links can name; they are found on the first request."""
    known = index.anchors.get(note.id)
    if known is None:
        known = find_anchors(note)
        if isinstance(index.anchors, dict):
            index.anchors[note.id] = known
    return known


def _named(notes: Iterable[Note], fallback: str) -> Names:
    return grouped((key, note.id) for note in notes for key in dict.fromkeys(_names(note, fallback)) if key)


def _names(note: Note, fallback: str) -> list[str]:
    match fallback:
        case "id":
            return [fold(note.zettel)]
        case "alias":
            return [fold(alias) for alias in note.aliases]
        case "title":
            _, separator, rest = note.called.partition(SEPARATOR)
            return [fold(note.called), fold(rest.strip())] if separator else [fold(note.called)]
        case "slug":
            stem = file_name(note.id)
            named = [PurePosixPath(note.id).parent.name] if stem.lower() in ("index", "readme") else [stem]
            _, separator, rest = stem.partition(SEPARATOR)
            return [slug_key(name) for name in (*named, rest if separator else "", note.called, *note.aliases)]
        case _:
            return []
