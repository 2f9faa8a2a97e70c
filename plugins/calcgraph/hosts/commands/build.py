"""`calcgraph build`: the whole vault as one folder, for hosts that run no plugins."""

from collections.abc import Iterator
from pathlib import Path

import click
import yaml

from calcgraph.diagnostics import errors_in
from calcgraph.documents import to_json
from calcgraph.files import NewFile, own_bytes
from calcgraph.hosts.commands.diff.history import find_history
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.options import CLEAN, COULD_NOT_RUN, VaultOptions
from calcgraph.hosts.commands.vaults import Reading, code_of, read
from calcgraph.hosts.exports import data_files, table_files
from calcgraph.hosts.page_text import head_of, scripts, styles
from calcgraph.memory import Memory
from calcgraph.notes.front_matter import find_front_matter, is_refused, read_front_matter
from calcgraph.render.changes.page import Release
from calcgraph.render.map.data import draw
from calcgraph.render.reports.text import one_line, printable
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.configuration import below_repository
from calcgraph.vault.folders import is_note
from calcgraph.vault.library import BIBTEX, SOURCES, UNITS, not_shown
from calcgraph.vault.own_pages import FOLDER, pages_made

SETTINGS = f"{FOLDER}/settings.json"
"""The settings of `--set`, for the Markdown extension, which reads the vault again."""


def handed_on(text: str) -> str:
    r"""Return the text of a note with front matter that any host accepts: up to one mapping.

    >>> handed_on("---\n\n---\n# A\n"), handed_on("---\na: 1\n---\n# A\n")
    ('\n# A\n', '---\na: 1\n---\n# A\n')
    """
    place = find_front_matter(text)
    if place is None:
        return f"\n{text}" if text.startswith("---") else text
    start, end, body = place
    is_plain = text[:start] == "---\n" and text[end:body].strip("\n") == "---" and text[start:end].strip()
    front, _ = read_front_matter(SourceFile(NoteId(""), text))
    if is_plain and front.properties and not is_refused(text):
        return text
    if not front.properties:
        return f"\n{text[body:]}"
    return f"---\n{yaml.safe_dump(dict(front.properties), allow_unicode=True, sort_keys=False)}---\n{text[body:]}"


def run_build(options: VaultOptions, out: Path) -> int:
    """Write notes, library, generated pages, data files and assets into a folder.

    If the vault has errors, write no files, unless `on_error` makes a build only warn of them.

    A folder that is read is a usage error: the next build would read its files as the writer's.
    """
    reading = read(options, is_build=True)
    wrong = errors_in(reading.diagnostics)
    for found in wrong:
        click.echo(one_line(found), err=True)
    code = code_of(wrong)
    if code and (reading.project.settings.on_error == "fail" or code == COULD_NOT_RUN):
        return code
    for folder in (reading.vault.docs, reading.vault.folder):
        if out.resolve().is_relative_to(folder.resolve()):
            raise click.UsageError(f"`{out}` is inside `{folder}`, the folder of the notes; name a folder outside it")
    top, inside = named(out)
    files = [
        NewFile(top, f"{inside}/{path}", data) for path, data in _files(options, reading, _releases(options, reading))
    ]
    write_or_stop(files)
    click.echo(printable(f"wrote {len(files)} files to {out}"))
    return CLEAN


def _releases(options: VaultOptions, reading: Reading) -> tuple[Release, ...]:
    """Return the changes of the last tags; print the reason to standard error if there are no changes."""
    history = find_history(options.directory, reading.project.settings, Memory())
    for line in history.passed:
        click.echo(printable(line), err=True)
    if history.why:
        click.echo(printable(f"nothing is compared for the page of changes: {history.why}"), err=True)
    return history.releases


def _unshown(reading: Reading) -> frozenset[str]:
    """Return the files of a library outside the notes that no note shows, and that the host does not read."""
    vault, name = reading.vault, reading.vault.settings.library
    if vault.folder.resolve().is_relative_to(vault.docs.resolve()):
        return frozenset()
    inside = (path for path in vault.files if path.startswith(f"{name}/") and not is_note(path))
    return not_shown(inside, name, reading.project) - {f"{name}/{one}" for one in (SOURCES, BIBTEX, UNITS)}


def _files(
    options: VaultOptions, reading: Reading, releases: tuple[Release, ...]
) -> Iterator[tuple[str, bytes | Path]]:
    drawing = draw(reading.project, reading.library.pinned)
    for path, kind in pages_made(reading.project, reading.vault.files).items():
        yield path, head_of(kind).encode()
    below = below_repository(reading.vault.root)
    for path, text_of in data_files(reading.project, drawing, releases, below=below).items():
        yield path, text_of().encode()
    for path, text_of in table_files(reading.project):
        yield path, text_of().encode()
    if options.settings:
        yield SETTINGS, to_json(settings=[[name, value] for name, value in options.settings]).encode()
    unshown = _unshown(reading)
    for path, file in reading.vault.files.items():
        note = reading.project.notes.get(NoteId(path))
        if note is not None:
            yield path, handed_on(note.source.text).encode()
        elif not is_note(path) and path not in unshown:
            yield path, file
    for name, style in styles():
        yield f"{FOLDER}/{name}", own_bytes(style)
    for name, text in scripts():
        yield f"{FOLDER}/{name}", text.encode()
