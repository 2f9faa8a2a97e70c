"""A single file named on the command line: the project it belongs to, or the repository that contains it."""

import os
import shlex
from pathlib import Path

import click
from msgspec.structs import replace

from calcgraph.configured import to_settings
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE, Configuration, read_configuration, repository_of
from calcgraph.vault.files import folders_of, overridden
from calcgraph.vault.folders import is_note, shown_path


def around(options: VaultOptions) -> VaultOptions:
    """Return the options with the folder in which to read a single file, and with only that file reported.

    That is the project that contains it as a note. For any other file, for example a README, it is the repository as
    one folder of notes, so that the file can quote its contents; without a repository it is the folder of the file.
    """
    file = Path(os.path.abspath(options.directory))  # noqa: PTH100 - links keep their names
    if not is_note(file.name):
        raise click.UsageError(f"`{options.directory}` is not a note: its name does not end in `.md`")
    top = repository_of(file.parent)
    for folder in (one for one in file.parents if one.is_relative_to(top)):
        if any((folder / name).is_file() for name in (*HOST_FILES, OWN_FILE)):
            configuration, _ = read_configuration(folder, untrusted=options.untrusted)
            if _has(folder, configuration, file, options):
                whole = configuration.path == OWN_FILE and configuration.docs_dir == "."  # settings, and no site
                return replace(options, directory=_near(folder), whole=whole, only=shown_path(folder, file))
    return replace(options, directory=_near(top), whole=True, only=shown_path(top, file))


def argument_of(options: VaultOptions) -> str:
    """Return the folder or file of the command line, with a space before it; empty for the current folder."""
    path = os.path.normpath(options.directory / options.only)
    return "" if path == "." else f" {shlex.quote(path)}"


def _has(folder: Path, configuration: Configuration, file: Path, options: VaultOptions) -> bool:
    """Return whether a file is among the notes, or in the library, of the project in a folder."""
    settings, _ = to_settings(overridden(configuration.settings, options.settings), configuration.dialect)
    return any(file.is_relative_to(one) for one in folders_of(folder, configuration, settings, options.library))


def _near(folder: Path) -> Path:
    """A folder as it is seen from here."""
    return Path(os.path.relpath(folder))
