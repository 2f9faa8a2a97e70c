"""Addresses that were promised for notes: `permalink:`, and aliases that read like a path, lead on to the note."""

import posixpath
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import accumulate
from urllib.parse import unquote

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import START, NoteId
from calcgraph.vault.file_names import folded, why_unfit
from calcgraph.vault.own_pages import place_of

_SIGNS = re.compile("[#%]")
"""The characters that mean something else in an address."""
NO_PAGE = "is not a page inside the site"
_FILE = re.compile(r"\.(?!html$)[A-Za-z]\w*$")


def find_redirects(project: Project, paths: Iterable[str]) -> tuple[dict[str, NoteId], tuple[Diagnostic, ...]]:
    """The same of all notes of a project."""
    addresses = ((note, written) for note in project.notes.values() for written in addresses_of(note))
    return redirects_of(addresses, paths, project.settings.home, project.notes)


def redirects_of(
    addresses: Iterable[tuple[Note, str]], paths: Iterable[str], home: str, notes: Mapping[NoteId, Note]
) -> tuple[dict[str, NoteId], tuple[Diagnostic, ...]]:
    """Return the redirect pages by their paths in the site, each with its note, in addition to the files at `paths`.

    `addresses` are those that notes name, in order of note. The page of a note can be among the files, since a host may
    write it elsewhere: `a.html` or `a/index.html`.

    The address `/` is promised for the note of `notes` that the settings name as `home`.

    CG105 for an address that is not a page inside the site, CG902 for one that is already used, CG903 for a
    `home` that is not a note.
    """
    redirects: dict[str, NoteId] = {}
    problems: list[Diagnostic] = []
    addresses = [*addresses]
    if home in notes:
        addresses.append((notes[NoteId(home)], "/"))
    elif home:
        hint = "name a note of the vault in `home`, by its path: `Home.md`"
        problems.append(diagnose("CG903", home, START, f"`{home}` is not a note of this vault", hint))
    exact = {place_of(path): path for path in paths} if addresses else {}
    pages = {folded(place): path for place, path in exact.items()}
    taken = dict(pages)
    for note, written in addresses:
        path, why = page_at(written)
        if why:
            hint = "write it like `/folder/name/`"
            problems.append(diagnose("CG105", note.source.shown, START, f"the address `{written}` {why}", hint))
        elif there := _hidden(path, note.id, taken) or _doubled(path, exact, pages):
            problems.append(_told(note, written, there))
        else:
            redirects[path] = note.id
    return redirects, tuple(problems)


def _told(note: Note, written: str, there: str) -> Diagnostic:
    """Return the report of a taken address; an information if it is the note's own page in letters of another case."""
    if there != note.id:
        said = f"the address `{written}` would hide `{there}`"
        return diagnose("CG902", note.source.shown, START, said, "change one of the two")
    said = f"the address `{written}` differs from the note's own only in case, so it gets no page"
    found = diagnose("CG902", note.source.shown, START, said, "write it exactly as the file is named")
    return replace(found, severity=Severity.INFO)


def _hidden(path: str, note: NoteId, taken: dict[str, str]) -> str:
    """Return the file already at a page, also if a disk folds case; else '', and the note is put into `taken`."""
    for folder in accumulate(path.split("/")[:-1], posixpath.join):
        file = taken.get(folded(folder), "")
        if file and place_of(file) == file:  # a file without an ending
            return file
    there = taken.setdefault(folded(_place(path)), note)
    return "" if there == note else there


def _doubled(path: str, exact: Container[str], pages: Mapping[str, str]) -> str:
    """The note whose own page is written otherwise, `B.md` for `b/index.html`: one file where a disk folds case."""
    place = _place(path)
    return "" if place in exact else pages.get(folded(place), "")


def _place(path: str) -> str:
    return place_of(f"{path.removesuffix('.html')}.md")


def page_at(address: str) -> tuple[str, str]:
    """Return the file of a page at an address of the site, or the reason, worded to follow the address.

    >>> page_at("/old name/"), page_at("/old.html"), page_at("https://x.org/")
    (('old name/index.html', ''), ('old.html', ''), ('', 'is not a page inside the site'))
    >>> page_at("/nul.html")
    ('', 'is not a page inside the site: `nul.html` is the name of a device under Windows')
    """
    parts = (unquote(address).strip("/") or "index.html").split("/")
    *folders, last = parts
    if {"", "..", "."} & {*parts} or any(map(_SIGNS.search, parts)):
        return "", NO_PAGE
    if why := next((f": `{part}` {why}" for part in parts if (why := why_unfit(part))), ""):
        return "", NO_PAGE + why
    if any(map(_FILE.search, parts)) or any(folder.endswith(".html") for folder in folders):
        return "", NO_PAGE
    return "/".join(parts if last.endswith(".html") else [*parts, "index.html"]), ""


def addresses_of(note: Note) -> Iterator[str]:
    """The addresses a note names, as written."""
    permalink = note.properties.get("permalink")
    if isinstance(permalink, str | int) and permalink is not False and str(permalink).strip():
        yield str(permalink).strip()
    yield from (alias for alias in note.aliases if alias.startswith("/"))
