"""Files that a command writes."""

import shutil
from contextlib import suppress
from pathlib import Path

import click

from calcgraph.hosts.commands.options import COULD_NOT_RUN


class NotWritten(click.ClickException):
    """A file or folder that cannot be written; the command ends with 2."""

    exit_code = COULD_NOT_RUN

    def __init__(self, place: Path, error: OSError) -> None:
        super().__init__(f"`{place}` cannot be written: {(error.strerror or type(error).__name__).lower()}")


def write_file(place: Path, data: bytes) -> None:
    """Write a file in one step, with the folders it stands in: a kill leaves what was there, or the new file whole."""
    beside = place.with_name(f".{place.name}.new")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        if place.exists():
            shutil.copymode(place, beside)
        beside.replace(place)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise NotWritten(place, error) from None
