"""`calcgraph build`: the whole vault as one folder, for hosts that run no plugins."""

from collections.abc import Iterator
from pathlib import Path

import click

from calcgraph.diagnostics import errors_in
from calcgraph.files import NewFile, own_bytes
from calcgraph.hosts.commands.diff.history import find_history
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.options import CLEAN, VaultOptions
from calcgraph.hosts.commands.vaults import Reading, code_of, read
from calcgraph.hosts.exports import data_files
from calcgraph.hosts.page_text import asset_files, head_of, script_texts
from calcgraph.memory import Memory
from calcgraph.render.changes.page import Release
from calcgraph.render.map.data import draw
from calcgraph.render.reports.text import one_line, printable
from calcgraph.vault.folders import is_note
from calcgraph.vault.own_pages import FOLDER, pages_made


def run_build(options: VaultOptions, out: Path) -> int:
    """Write notes, library, generated pages, data files and assets into a folder; nothing when the vault has errors.

    A usage error for a folder that is read: what is there would be read as the writer's the next time.
    """
    reading = read(options)
    wrong = errors_in(reading.diagnostics)
    for found in wrong:
        click.echo(one_line(found), err=True)
    if wrong:
        return code_of(wrong)
    for folder in (reading.vault.docs, reading.vault.folder):
        if out.resolve().is_relative_to(folder.resolve()):
            raise click.UsageError(f"`{out}` lies in `{folder}`, where notes are read; name a folder beside it")
    top, inside = named(out)
    files = [NewFile(top, f"{inside}/{path}", data) for path, data in _files(reading, _releases(options, reading))]
    write_or_stop(files)
    click.echo(printable(f"wrote {len(files)} files to {out}"))
    return CLEAN


def _releases(options: VaultOptions, reading: Reading) -> tuple[Release, ...]:
    """What the last tags changed; why there are none is reported aside."""
    history = find_history(options.directory, reading.project.settings.changes.tags, Memory())
    for line in history.passed:
        click.echo(printable(line), err=True)
    if history.why:
        click.echo(printable(f"nothing is compared for the page of changes: {history.why}"), err=True)
    return history.releases


def _files(reading: Reading, releases: tuple[Release, ...]) -> Iterator[tuple[str, bytes | Path]]:
    drawing = draw(reading.project, reading.library.pinned)
    for path, kind in pages_made(reading.project, reading.vault.files).items():
        yield path, head_of(kind).encode()
    for path, text_of in data_files(reading.project, drawing, releases).items():
        yield path, text_of().encode()
    for path, file in reading.vault.files.items():
        if not is_note(path) or path in reading.project.notes:
            yield path, file
    for name, asset in asset_files():
        if asset.suffix != ".js":
            yield f"{FOLDER}/{name}", own_bytes(asset)
    for name, text in script_texts():
        yield f"{FOLDER}/{name}", text.encode()
