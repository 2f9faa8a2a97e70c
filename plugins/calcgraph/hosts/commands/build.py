"""`calcgraph build`: the whole vault as one folder, for hosts that run no plugins."""

from collections.abc import Iterator
from pathlib import Path

import click

from calcgraph.diagnostics import Severity
from calcgraph.hosts.commands.files import write_file
from calcgraph.hosts.commands.options import CLEAN, VaultOptions
from calcgraph.hosts.commands.vaults import Reading, code_of, read
from calcgraph.hosts.exports import data_files
from calcgraph.hosts.own_pages import pages_made
from calcgraph.hosts.page_text import FOLDER, asset_files, head_of
from calcgraph.hosts.vault import folders_of, is_note
from calcgraph.render.graph_data import draw
from calcgraph.render.report import one_line


def run_build(options: VaultOptions, out: Path) -> int:
    """Write notes, library, generated pages, data files and assets into a folder; nothing when the vault has errors.

    A usage error for a folder that is read: what stands there would be read as the writer's the next time.
    """
    reading = read(options)
    wrong = [found for found in reading.diagnostics if found.severity is Severity.ERROR]
    for found in wrong:
        click.echo(one_line(found), err=True)
    if wrong:
        return code_of(wrong)
    vault = reading.vault
    for folder in folders_of(vault.root, vault.configuration, vault.settings, options.library):
        if out.resolve().is_relative_to(folder.resolve()):
            raise click.UsageError(f"`{out}` lies in `{folder}`, where notes are read; name a folder beside it")
    written = 0
    for path, data in _files(reading):
        write_file(out / path, data)
        written += 1
    click.echo(f"wrote {written} files to {out}")
    return CLEAN


def _files(reading: Reading) -> Iterator[tuple[str, bytes]]:
    drawing = draw(reading.project, reading.library.pinned)
    for path, kind in pages_made(reading.project, reading.vault.files).items():
        yield path, head_of(kind).encode()
    for path, text_of in data_files(reading.project, drawing).items():
        yield path, text_of().encode()
    for path, file in reading.vault.files.items():
        if not is_note(path) or path in reading.project.notes:
            yield path, file.read_bytes()
    for asset in asset_files():
        yield f"{FOLDER}/{asset.name}", asset.read_bytes()
