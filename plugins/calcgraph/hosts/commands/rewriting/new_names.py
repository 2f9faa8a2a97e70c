"""The path that a note takes by its new name, or why it cannot."""

import posixpath
import re

import click

from calcgraph.hosts.commands.vaults import Reading
from calcgraph.notes.model import Note
from calcgraph.render.reports.text import printable
from calcgraph.source import NoteId
from calcgraph.vault.file_names import folded, why_unfit
from calcgraph.vault.files import hidden_by_patterns
from calcgraph.vault.folders import OWN_FOLDERS, is_note
from calcgraph.vault.own_pages import place_of

_FILE = re.compile(r"\.[A-Za-z]\w{0,7}$")
"""The pattern of a file's ending; `v1.2` does not have one."""
_IN_LINKS = re.compile(r"[#^[\]]|%%")
"""The characters that end the name of a note in a wikilink."""


def new_path(reading: Reading, note: Note, new: str) -> NoteId:
    """Return the vault path for a new name: in the same folder if it has no folder, with the ending of the old one.

    It is a usage error if the name is taken, links elsewhere, or would not be published.
    """
    refuse_unfit(new)
    name = posixpath.basename(new)
    path = new if "/" in new else posixpath.join(posixpath.dirname(note.id), new)
    path += "" if is_note(name) else posixpath.splitext(note.id)[1]
    folder = reading.vault.configuration.docs_dir.strip("./")
    path = path.removeprefix(f"{folder}/") if folder else path
    return free_path(reading, note, path)


def free_path(reading: Reading, note: Note, path: str) -> NoteId:
    """Return a vault path for a note; a usage error if it is taken, links elsewhere or is not published."""
    library = f"{reading.vault.settings.library}/"
    in_library = note.id.startswith(library)
    if path.startswith("/") or ".." in path.split("/") or in_library != path.startswith(library):
        folder = library if in_library else reading.vault.configuration.docs_dir.strip("./")
        raise click.BadParameter(f"`{path}` is outside `{folder or '.'}`")
    _refuse_taken(reading, note, path)
    return NoteId(path)


def refuse_unfit(new: str) -> None:
    """A usage error for a name that not every system takes, is not a note's, or that no wikilink can hold."""
    parts = new.split("/")
    for part in parts[new.startswith("/") :]:
        if part != ".." and (why := why_unfit(part)):
            raise click.BadParameter(printable(f"`{part}` {why}") if part else "a name is empty")
        if found := _IN_LINKS.search(part):
            raise click.BadParameter(f"`{part}` holds `{found[0]}`, which means something else in a link")
    if _FILE.search(parts[-1]) and not is_note(parts[-1]):
        raise click.BadParameter(f"`{new}` is the name of no note; write `{parts[-1]}.md`")


def _refuse_taken(reading: Reading, note: Note, path: str) -> None:
    """A usage error for a path that the host does not publish, or that another file has, if only by folding case."""
    if hidden_by_patterns(reading.vault.configuration, reading.vault.settings)(path) or {*OWN_FOLDERS} & {
        *path.split("/")
    }:
        raise click.BadParameter(f"`{path}` would not be published")
    places = {folded(place_of(one)): one for one in reading.vault.files if one != note.id}
    there = path if path == note.id else places.get(folded(place_of(path)))
    if there:
        raise click.BadParameter(f"`{path}` already exists" + (f", as `{there}`" if there != path else ""))
