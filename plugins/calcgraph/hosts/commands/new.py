"""`calcgraph new`: a vault that builds."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from shlex import quote

import click
import yaml

from calcgraph.hosts.commands.files import write_file


def run_new(folder: Path) -> None:
    """Write the files of a first vault into a folder; a usage error when there is anything in it already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.UsageError(f"`{folder}` is there already and not empty")
    _copy(files("calcgraph.hosts").joinpath("start"), folder)
    configuration = folder / "mkdocs.yml"
    named = yaml.safe_dump({"site_name": _title_of(folder)}, allow_unicode=True)
    write_file(configuration, configuration.read_bytes().replace(b"site_name: Notes\n", named.encode(), 1))
    click.echo(f"{folder} holds two notes and a library; `cd {quote(str(folder))} && mkdocs serve` shows them")


def _title_of(folder: Path) -> str:
    """`House notes` for the folder `house-notes`."""
    words = " ".join(re.findall(r"[^\s_-]+", folder.resolve().name))
    return words[:1].upper() + words[1:] or "Notes"


def _copy(source: Traversable, target: Path) -> None:
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _copy(entry, target / entry.name)
        else:
            write_file(target / entry.name, entry.read_bytes())
