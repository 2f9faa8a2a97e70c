"""The only place where a file is opened to be read: a regular file, up to a limit, in time."""

import hashlib
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is read as text: a note of a thousand pages has two million."""
TOO_LARGE = f"is larger than {LARGEST // 2**20} MiB"
NO_FILE = "is not a file"
CHANGED = "has changed while it was read"
OVER = "is larger than is read"
_BLOCK = 2**20
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)  # Windows lacks it; there a link is found before it is opened
_SAFE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe can block forever, and a terminal can become ours."""


def read_file(place: Path | str, most: int = LARGEST, *, follow: bool = True) -> bytes | str:
    """Return a file's content, or why it is not read, as text to follow its name: `is larger than 4 MiB`.

    Without `follow`, a link is not a file.
    """
    try:
        with opened(place, follow=follow) as file:
            before = os.fstat(file.fileno())
            if before.st_size > most:
                return _too_large(most)
            data = file.read(-1 if most == sys.maxsize else most + 1)
            after = os.fstat(file.fileno())
    except (OSError, ValueError) as error:
        return NO_FILE if error.args == (NO_FILE,) else f"cannot be read: {reason_of(error)}"
    except MemoryError:
        return _too_large(most)
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        return CHANGED
    return data if len(data) <= most else _too_large(most)


def _too_large(most: int) -> str:
    return TOO_LARGE if most == LARGEST else f"is larger than {max(most >> 20, 1):,} MiB"


@contextmanager
def opened(place: Path | str, *, follow: bool = True) -> Iterator[BinaryIO]:
    """Yield a file that is open for reading; OSError, or ValueError for anything but a regular file."""
    flags = os.O_RDONLY if follow else os.O_RDONLY | _NO_FOLLOW
    if not follow and os.path.islink(place):  # noqa: PTH114 - a place may be a text; says it where there is no flag
        raise ValueError(NO_FILE)
    with os.fdopen(open_file(os.fspath(place), flags), "rb") as file:
        yield file


def open_file(path: str, flags: int) -> int:
    """Return an open regular file: reading a pipe can block forever, and a device may be endless.

    It is checked before it is opened, since opening alone can affect a device, and again afterwards.
    """
    if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - asked for every file
        raise ValueError(NO_FILE)
    handle = os.open(path, flags | _SAFE)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise ValueError(NO_FILE)


def digest_of(place: str, most: int) -> tuple[str, int]:
    """Return the SHA-256 and the length of a file; OSError or ValueError if it is not a file of up to `most` bytes."""
    with opened(place) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise ValueError(OVER)
        digest, length = hashlib.sha256(), 0
        while block := file.read(_BLOCK):
            length += len(block)
            if length > most:
                raise ValueError(OVER)
            digest.update(block)
    return digest.hexdigest(), length


def touch(file: BinaryIO) -> None:
    """Have a file that is open say that it is of use now, if that can be."""
    if os.utime in os.supports_fd:
        with suppress(OSError):
            os.utime(file.fileno())


def entries(folder: Path | str) -> list[os.DirEntry[str]]:
    """Return the entries of a folder, unordered; OSError if it cannot be read."""
    with os.scandir(folder) as found:
        return list(found)


def below(folder: Path | str) -> Iterator[str]:
    """Yield all paths below a folder, unordered, without following links; unreadable folders are skipped."""
    waiting = [os.fspath(folder)]
    while waiting:
        with suppress(OSError):
            for entry in entries(waiting.pop()):
                yield entry.path
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)


def open_nothing() -> int:
    """Return the device that has nothing and takes everything, open."""
    return os.open(os.devnull, os.O_RDWR)


def own_files(folder: Path) -> list[tuple[str, Path]]:
    """Return the files below a folder of this package by their paths in it, in order."""
    found = ((Path(path).relative_to(folder).as_posix(), Path(path)) for path in below(folder))
    return sorted((name, path) for name, path in found if path.is_file())


def own_bytes(place: Path) -> bytes:
    """Return a file that was installed with calcgraph."""
    return place.read_bytes()


def own_text(place: Path) -> str:
    """Return the text of such a file."""
    return own_bytes(place).decode("utf-8")


def is_file(path: str | os.PathLike[str]) -> bool:
    """Return whether a regular file is at a path; False for a name that no disk could hold, where `pathlib` raises."""
    return os.path.isfile(path)  # noqa: PTH113 - see above


def is_there(path: str | os.PathLike[str]) -> bool:
    """Return whether anything is at a path; False for a name that no disk could hold."""
    return os.path.exists(path)  # noqa: PTH110 - the same


def reason_of(error: BaseException) -> str:
    """Return an error of the system in its own words, without the path."""
    return (getattr(error, "strerror", None) or type(error).__name__).lower()
