"""Addresses that were promised for notes: `permalink:`, and aliases that read like a path, lead on to the note."""

import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.hosts.own_pages import place_of
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import START, NoteId

MAX_PART = 200
"""Bytes of a folder's name; file systems end at 255."""
_PART = re.compile(r'(?!\.+$)[^\\:?*"<>|#%\x00-\x1f\x7f]+')
"""A name that every file system and every address takes."""
_FILE = re.compile(r"\.(?!html$)[A-Za-z]\w*$")


def find_redirects(project: Project, paths: Iterable[str]) -> tuple[dict[str, NoteId], tuple[Diagnostic, ...]]:
    """The pages that lead on, by their places in the site, each with its note, beside the files at `paths`.

    The page of a note can be among them, since a host may write it elsewhere: `a.html` or `a/index.html`.

    CG105 for an address that is no page inside the site, CG902 for one at which something else stands.
    """
    redirects: dict[str, NoteId] = {}
    problems: list[Diagnostic] = []
    taken: dict[str, str] = {}
    for note in project.notes.values():
        for written in _addresses(note):
            taken = taken or {place_of(path): path for path in paths}
            path = page_at(written)
            if not path:
                said = f"the address `{written}` is no page inside the site"
                problems.append(diagnose("CG105", note.source.shown, START, said, "write it like `/folder/name/`"))
                continue
            folders = map(str, PurePosixPath(path).parents)
            file = next((folder for folder in folders if taken.get(folder) == folder), "")  # a file without an ending
            there = file or taken.setdefault(place_of(f"{path.removesuffix('.html')}.md"), note.id)
            if there == note.id:
                redirects[path] = note.id
            else:
                said = f"the address `{written}` would hide `{there}`"
                problems.append(diagnose("CG902", note.source.shown, START, said, "give one of the two another"))
    return redirects, tuple(problems)


def page_at(address: str) -> str:
    """The file of a page at an address of the site; empty for an address that can have none.

    >>> page_at("/old name/"), page_at("/old.html"), page_at("/../x"), page_at("https://x.org/")
    ('old name/index.html', 'old.html', '', '')
    """
    parts = (unquote(address).strip("/") or "index.html").split("/")
    is_fit = all(_PART.fullmatch(part) and not _FILE.search(part) and len(part.encode()) <= MAX_PART for part in parts)
    if not is_fit or any(part.endswith(".html") for part in parts[:-1]):
        return ""
    return "/".join(parts) if parts[-1].endswith(".html") else "/".join([*parts, "index.html"])


def _addresses(note: Note) -> Iterator[str]:
    """The addresses a note names, as written."""
    permalink = note.properties.get("permalink")
    if isinstance(permalink, str | int) and permalink is not False and str(permalink).strip():
        yield str(permalink).strip()
    yield from (alias for alias in note.aliases if alias.startswith("/"))
