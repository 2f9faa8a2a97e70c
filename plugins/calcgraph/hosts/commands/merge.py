"""`calcgraph merge`: the parts of a site, put together."""

from collections.abc import Sequence
from pathlib import Path

import click

from calcgraph.files import entries, write_folder
from calcgraph.hosts.commands.files import WriteError, count_written
from calcgraph.hosts.commands.options import CLEAN, COULD_NOT_RUN, ERRORS
from calcgraph.hosts.shards import JoinError, SitePart, joined, problems_of, read_part
from calcgraph.render.reports.text import printable


def run_merge(folders: Sequence[Path], into: Path) -> int:
    """Write the whole site; return 1 without writing if the parts do not make one."""
    found = [(folder, read_part(folder)) for folder in folders]
    parts = [part for _, part in found if isinstance(part, SitePart)]
    wrong = [f"`{folder}` {part}" for folder, part in found if isinstance(part, str)]
    wrong += problems_of(parts) if parts else ()
    files: dict[str, bytes | Path] = {}
    if not wrong:
        try:
            files = joined(parts)
        except JoinError as error:
            wrong.append(str(error))
    for line in wrong:
        click.echo(printable(line), err=True)
    if wrong:
        click.echo("nothing was written", err=True)
        return ERRORS
    if into.is_symlink() or (into.exists() and (not into.is_dir() or entries(into))):
        click.echo(printable(f"`{into}` is not an empty folder, so nothing was written; name a new one"), err=True)
        return COULD_NOT_RUN
    if around := [folder for folder in folders if into.resolve().is_relative_to(folder.resolve())]:
        said = f"`{into}` is in the part `{around[0]}`, so nothing was written; name a folder outside the parts"
        click.echo(printable(said), err=True)
        return COULD_NOT_RUN
    if fault := write_folder(into.absolute(), files):
        raise WriteError(fault)
    count_written(len(files))
    click.echo(printable(f"wrote {len(files)} files to {into}, from {len(parts)} parts"))
    return CLEAN
