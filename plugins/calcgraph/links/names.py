"""From the name written in a link to the file it means."""

import posixpath
from collections.abc import Sequence

from msgspec import Struct

from calcgraph.links.index import LinkIndex
from calcgraph.links.keys import fold, slug_key
from calcgraph.notes.parse import SEPARATOR
from calcgraph.source import NoteId


class FileMatches(Struct, frozen=True):
    """The files a name fits, the chosen one first, and how they were found."""

    paths: tuple[str, ...]
    via: str


NOTHING = FileMatches((), "")
DRAWING = ".excalidraw"
"""Ends the name of a drawing of Excalidraw, whose file is Markdown and no note."""
PICTURES_OF_DRAWINGS = (".svg", ".png", ".light.svg", ".light.png")
"""The pictures that Excalidraw exports next to a drawing, which are shown in its place."""
_INDEX_NAMES = ("index.md", "readme.md")


def find_file(index: LinkIndex, source: str, written: str, *, relative: bool = False) -> FileMatches:
    """Return the files a name means in the note `source`; `relative` tries its folder first, as Markdown links do.

    More than one path means that the name is ambiguous. Generated pages come after every file of the vault.
    """
    found = _find_file(index, source, written, relative=relative)
    if found.paths and index.languages:
        found = FileMatches(index.languages.chosen(found.paths, source, index.paths), found.via)
    if found.paths or index.made is None:
        return found
    return _find_file(index.made, source, written, relative=relative)


def _find_file(index: LinkIndex, source: str, written: str, *, relative: bool) -> FileMatches:
    folder = posixpath.dirname(source)
    on_disk = _on_disk(index, source, written)
    if on_disk.paths:
        return on_disk
    written = written.replace("\\", "/") if "\\" in written else written
    for name in _file_names(written):
        found = _by_path(index, folder, name, relative=relative)
        if found.paths:
            return found
    if relative or written.startswith(("/", "./", "../")):
        return _by_folder(index, folder, written, relative=relative)
    for fallback in index.fallbacks:
        found = _by_fallback(index, folder, written, fallback)
        if found.paths:
            return found
    return _by_folder(index, folder, written, relative=False) if index.fallbacks else NOTHING


def _on_disk(index: LinkIndex, source: str, written: str) -> FileMatches:
    """Return the note at a path out of the vault: the library is published in the vault, but stored next to it."""
    note = index.notes.get(NoteId(source))
    if note is None or not written.startswith("../") or not leads_outside(source, written):
        return NOTHING
    path = posixpath.normpath(posixpath.join(posixpath.dirname(note.source.shown), written))
    return FileMatches((index.shown[path],), "path") if path in index.shown else NOTHING


def leads_outside(source: str, written: str) -> bool:
    """Return whether a path climbs above the root of the vault."""
    if written.startswith("/"):
        return posixpath.normpath(written.lstrip("/") or ".").startswith("..")
    if ".." not in written:
        return False
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), written)).startswith("..")


def _file_names(written: str) -> tuple[str, ...]:
    """Return the possible names of the file: as written if its last segment has a dot, then with `.md`."""
    last = written.rpartition("/")[2]
    if not last:
        return ()
    if last.lower().removesuffix(".md").endswith(DRAWING):
        drawing = written[:-3] if last.lower().endswith(".md") else written
        return (drawing, f"{drawing}.md", *(f"{drawing}{ending}" for ending in PICTURES_OF_DRAWINGS))
    return (written, f"{written}.md") if "." in last else (f"{written}.md",)


def _by_path(index: LinkIndex, folder: str, name: str, *, relative: bool) -> FileMatches:
    if name.startswith(("./", "../")):
        return _exact(index, posixpath.normpath(posixpath.join(folder, name)))
    if name.startswith("/"):
        return _exact(index, posixpath.normpath(name.lstrip("/")))
    name = posixpath.normpath(name)
    if name.startswith(".."):
        return _exact(index, posixpath.normpath(posixpath.join(folder, name)))
    if relative:
        found = _exact(index, posixpath.normpath(posixpath.join(folder, name)))
        if found.paths:
            return found
    found = _exact(index, name)
    return found if found.paths else _by_suffix(index, folder, name)


def _exact(index: LinkIndex, path: str) -> FileMatches:
    """Return the file of a path; of files that differ only in case the exact match, or otherwise all."""
    paths = index.paths.get(fold(path), ())
    if path in paths:
        return FileMatches((path,), "path")
    return FileMatches(paths, "path") if paths else NOTHING


def _by_suffix(index: LinkIndex, folder: str, name: str) -> FileMatches:
    folded = fold(name)
    named = index.files.get(folded.rpartition("/")[2], ())
    if "/" in folded:
        named = tuple(path for path in named if fold(path).endswith(f"/{folded}"))
    return _nearest(named, folder, "suffix")


def _nearest(paths: Sequence[str], folder: str, via: str) -> FileMatches:
    """Return the paths below the note's folder, then the rest; each by length, then alphabetically."""
    if not paths:
        return NOTHING
    if len(paths) == 1:
        return FileMatches((paths[0],), via)
    return FileMatches(tuple(sorted(paths, key=lambda path: (not is_below(path, folder), len(path), path))), via)


def is_below(path: str, folder: str) -> bool:
    """Return whether a file is in a folder or below it; all are below the root, which is empty."""
    return not folder or path.startswith(f"{folder}/")


def _by_fallback(index: LinkIndex, folder: str, written: str, fallback: str) -> FileMatches:
    names = index.fallbacks[fallback]
    bare = written[:-3] if written.lower().endswith(".md") else written
    if fallback == "id":
        return _nearest(names.get(fold(bare.partition(SEPARATOR)[0].strip()), ()), folder, "id")
    if fallback != "slug":
        return _nearest(names.get(fold(bare), ()), folder, fallback)
    head, _, last = bare.rpartition("/")
    paths = names.get(slug_key(last), ()) if slug_key(last) else ()
    if head:
        inside = slug_key(head)
        paths = tuple(path for path in paths if f"/{slug_key(posixpath.dirname(path))}".endswith(f"/{inside}"))
    return _nearest(paths, folder, "slug")


def _by_folder(index: LinkIndex, folder: str, written: str, *, relative: bool) -> FileMatches:
    """The index note of a folder that is written as if it were a note."""
    bare = written.rstrip("/")
    if not bare.strip("/.") and not (relative and bare):
        return NOTHING
    for name in _INDEX_NAMES:
        found = _by_path(index, folder, f"{bare}/{name}", relative=relative)
        if found.paths:
            return FileMatches(found.paths, "folder")
    return NOTHING
