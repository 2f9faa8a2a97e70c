"""`calcgraph new`: a vault that builds."""

import re
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shlex import quote

import click
import yaml

from calcgraph.files import NewFile, entries, own_bytes, own_files
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.render.reports.text import printable

_INSTALL = "; first run `pip install 'mkdocs-calcgraph[material]'`"


def run_new(folder: Path) -> None:
    """Write the files of a first vault into a folder; a usage error when there is anything in it already."""
    if folder.exists() and (not folder.is_dir() or entries(folder)):
        raise click.UsageError(f"`{folder}` already exists and is not empty")
    top, path = named(folder)
    title = yaml.safe_dump({"site_name": title_of(folder)}, allow_unicode=True).encode()
    start = {f"{path}/{name}": own_bytes(file) for name, file in own_files(Path(__file__).parents[1] / "start")}
    start[f"{path}/mkdocs.yml"] = start[f"{path}/mkdocs.yml"].replace(b"site_name: Notes\n", title, 1)
    write_or_stop([NewFile(top, file, data) for file, data in start.items()])
    shows = f"`cd {quote(str(folder))} && mkdocs serve` shows them"
    click.echo(printable(f"{folder} holds two notes and a library; {shows}{how_to_install()}"))


def how_to_install() -> str:
    """Return the hint after a command of the host, which the package does not require; empty if it is installed."""
    try:
        version("mkdocs")
    except PackageNotFoundError:
        return _INSTALL
    return ""


def title_of(folder: Path) -> str:
    """`House notes` for the folder `house-notes`."""
    words = " ".join(re.findall(r"[^\s_-]+", folder.resolve().name))
    return words[:1].upper() + words[1:] or "Notes"
