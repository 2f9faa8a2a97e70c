"""`calcgraph build`: the generated pages as files, for hosts that run no plugins."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click

from calcgraph.diagnostics import Severity
from calcgraph.hosts.commands.files import write_file
from calcgraph.hosts.commands.options import CLEAN, VaultOptions
from calcgraph.hosts.commands.vaults import Reading, code_of, read
from calcgraph.hosts.exports import data_files
from calcgraph.hosts.own_pages import pages_made
from calcgraph.hosts.page_text import FOLDER, asset_files, body_of, head_of
from calcgraph.hosts.site import Site
from calcgraph.hosts.vault import is_note
from calcgraph.hosts.zensical import url_between
from calcgraph.render.graph_data import draw
from calcgraph.render.report import one_line


def run_build(options: VaultOptions, out: Path) -> int:
    """Write pages, data files, library and assets into a folder of the host's; nothing when the vault has errors."""
    reading = read(options)
    wrong = [found for found in reading.diagnostics if found.severity is Severity.ERROR]
    for found in wrong:
        click.echo(one_line(found), err=True)
    if wrong:
        return code_of(wrong)
    for path, data in _files(reading):
        write_file(out / path, data)
        click.echo(f"wrote {path}")
    return CLEAN


def _files(reading: Reading) -> Iterator[tuple[str, bytes]]:
    drawing = draw(reading.project, reading.library.pinned)
    site = Site()
    pages = pages_made(reading.project, reading.vault.files)
    site.begin_build(reading.project, drawing, reading.library.sources, pages)
    for path, kind in pages.items():
        body = body_of(site, path, partial(url_between, path))
        yield path, f"{head_of(kind)}\n{body}\n".encode()
    for path, text in data_files(reading.project, drawing).items():
        yield path, text.encode()
    for path, file in reading.vault.files.items():
        if not is_note(path) or path in reading.project.notes:
            yield path, file.read_bytes()
    for asset in asset_files():
        yield f"{FOLDER}/{asset.name}", asset.read_bytes()
