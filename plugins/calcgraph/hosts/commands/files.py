"""Files that a command writes."""

import os
from collections.abc import Sequence
from pathlib import Path

import click
from msgspec import Struct

from calcgraph.files import Fault, Move, NewFile, write_files
from calcgraph.hosts.commands.options import COULD_NOT_RUN
from calcgraph.render.reports.text import printable


class WriteError(click.ClickException):
    """The error of requested files that cannot be written; the command exits with status 2."""

    exit_code = COULD_NOT_RUN

    def __init__(self, fault: Fault) -> None:
        super().__init__(printable(f"`{fault.place}` {fault.reason}; nothing was written"))


class FileCount(Struct):
    """The count of files that a run has written so far, as the object of its context."""

    files: int = 0


def write_or_stop(files: Sequence[NewFile], move: Move | None = None, *, is_beside: bool = False) -> None:
    """Write all files or no file, and end the program if that is impossible.

    If `is_beside`, the files only accompany the result of the command, so they are not counted as written.
    """
    if fault := write_files(files, move):
        raise WriteError(fault)
    if not is_beside:
        count_written(len(files) + (move is not None))


def count_written(count: int) -> None:
    """Count files that the command has written."""
    context = click.get_current_context(silent=True)
    if written := context.find_object(FileCount) if context else None:
        written.files += count


def named(place: Path) -> tuple[Path, str]:
    """A place that the user has named, as a folder to write in and the path below it.

    What a project can have put in the way, a link below the folder the user is in, is not part of that folder.
    """
    whole, here = Path(os.path.abspath(place)), Path.cwd()  # noqa: PTH100 - links and all
    shared = [folder for folder in whole.parents if here.is_relative_to(folder)]
    top = shared[0] if len(shared) > 1 else whole.parent  # the root of a disk alone says nothing
    return top, whole.relative_to(top).as_posix()
