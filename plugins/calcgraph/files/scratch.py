"""A private folder for files that a run needs on the disk; it is removed at the end of the run."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from calcgraph.files.reading import reason_of
from calcgraph.files.safe_names import refused_name
from calcgraph.files.writing import create, make_folder

ROOM = 512 * 1024 * 1024
"""Bytes that may be written into one such folder."""


class ScratchError(Exception):
    """A file that is not written there; the message is the reason, and follows the file's name."""


class Scratch:
    """Files below a folder of ours. Each is new: existing files stay, and links are neither made nor followed."""

    def __init__(self, folder: Path, room: int = ROOM) -> None:
        """`folder` is empty and ours."""
        self.folder = folder
        self._room = room

    def add(self, path: str, data: bytes, length: int = 0) -> None:
        """Write a new file, filled up with zeros to a length, which takes no space on most disks."""
        if why := refused_name(path):
            raise ScratchError(why)
        if why := self.why_too_much(len(data)):
            raise ScratchError(why)
        self._room -= len(data)
        try:
            create(self.folder, path, data, length)
        except OSError as error:
            raise ScratchError(f"cannot be written: {reason_of(error)}") from None

    def add_folder(self, path: str) -> Path:
        """Make a folder with those it is in, where they are not there."""
        if path and (why := refused_name(path)):
            raise ScratchError(why)
        try:
            make_folder(self.folder, path)
        except OSError as error:
            raise ScratchError(f"cannot be written: {reason_of(error)}") from None
        return self.folder / path

    def why_too_much(self, count: int) -> str:
        """Return why so many more bytes are not written; empty if they fit."""
        return "" if count <= self._room else f"is larger than {ROOM >> 20} MiB together, the most that is unpacked"


def lasting_folder(owner: object) -> Path:
    """A new folder that is gone when its owner is, or with the process; OSError if there is no place for one."""
    import tempfile  # noqa: PLC0415 - as below
    from shutil import rmtree  # noqa: PLC0415 - same
    from weakref import finalize  # noqa: PLC0415 - same

    folder = Path(os.path.realpath(tempfile.mkdtemp(prefix="calcgraph-")))
    finalize(owner, rmtree, folder, ignore_errors=True)
    return folder


def remove_lasting(folder: Path) -> None:
    """Remove such a folder before."""
    from shutil import rmtree  # noqa: PLC0415 - as below

    if folder.name.startswith("calcgraph-"):
        rmtree(folder, ignore_errors=True)


@contextmanager
def scratch(room: int = ROOM) -> Iterator[Scratch]:
    """Yield a new folder, for the time of a block; ScratchError if there is no place for one."""
    import tempfile  # noqa: PLC0415 - 5 ms, and most commands do not need it

    try:
        folder = tempfile.TemporaryDirectory(prefix="calcgraph-", ignore_cleanup_errors=True)
    except OSError as error:
        raise ScratchError(f"a folder for temporary files cannot be made: {reason_of(error)}") from None
    try:
        yield Scratch(Path(os.path.realpath(folder.name)), room)
    finally:
        with suppress(OSError):
            folder.cleanup()
