"""Files on the disk: read only where they are files, written whole or not at all, and never through a link."""

import os
import re
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from errno import ENOTDIR
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is read as text: a note of a thousand pages has two million."""
TOO_LARGE = f"is larger than {LARGEST // 2**20} MiB"
NO_FILE = "is not a file"
CHANGED = "has changed while it was read"
HOUR = 3600
"""Seconds after which what a kill has left beside a file is dropped."""

_LEFT = re.compile(r"\.calcgraph-[0-9a-f]{16}\.new")
_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)  # Windows has none; there a link is found before it is opened
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


class Fault(NamedTuple):
    """Why a file was not read or written."""

    place: Path
    reason: str
    """What follows its name: `cannot be written: permission denied`."""


class NewFile(Struct, frozen=True):
    """A file to be written."""

    top: Path
    """The folder it must stay in; how that folder itself is reached is the caller's to judge."""
    path: str
    """Below that folder, with `/`."""
    data: bytes | Path
    """What it is to hold, or the file whose content it is to hold."""
    before: bytes | None = None
    """What it must hold until now; None where that does not matter."""


class Move(NamedTuple):
    """A file that takes another path below a folder."""

    top: Path
    path: str
    to: str


def write_files(files: Sequence[NewFile], move: Move | None = None) -> Fault | None:
    """Write all of some files, or none: each beside its place first, then all renamed, the moved one last.

    None when all is done. Nothing is written through a link, outside of the folder `top`, over what is not a file, or
    over a file that holds something else than was read. A kill leaves each file as it was or as it is to be.
    """
    if fault := next(_refused(files, move), None):
        return fault
    made: list[Path] = []
    staged: list[Path] = []
    is_done = False
    try:
        fault = _stage(files, staged, made) or _make_way(move, made) or _commit(files, staged, move)
        is_done = fault is None
    finally:
        for beside in staged:
            with suppress(OSError):
                beside.unlink()
        for folder in () if is_done else reversed(made):
            with suppress(OSError):
                folder.rmdir()
    return fault


def why_refused(top: Path, path: str, done: str = "written") -> str:
    """Why nothing may be `done` at a path below a folder; empty where it may.

    A link on the way is refused wherever it leads, and so is a place that something other than a file has.
    """
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\0" in part or (os.sep != "/" and os.sep in part) for part in parts):
        return f"lies outside of `{top}`"
    place, mode = os.path.realpath(top), stat.S_IFDIR
    for part in parts:
        try:
            mode = os.lstat(os.path.join(place, part)).st_mode  # noqa: PTH118 - compared as text
        except (FileNotFoundError, NotADirectoryError):
            return ""
        except OSError as error:
            return f"cannot be {done}: {reason_of(error)}"
        place = os.path.join(place, part)  # noqa: PTH118 - same
        if stat.S_ISLNK(mode) or (
            os.name == "nt" and os.path.realpath(place) != place
        ):  # a junction is not a link there
            return "is a link, or lies behind a link"
    return "" if stat.S_ISREG(mode) else NO_FILE


def read_file(place: Path | str, most: int = LARGEST) -> bytes | str:
    """What a file holds, or why that is not read, said behind its name: `is larger than 4 MiB`, `is not a file`."""
    try:
        with open(place, "rb", opener=open_file) as opened:
            before = os.fstat(opened.fileno())
            data = opened.read(-1 if most == sys.maxsize else most + 1)
            after = os.fstat(opened.fileno())
    except (OSError, ValueError) as error:
        return NO_FILE if error.args == (NO_FILE,) else f"cannot be read: {reason_of(error)}"
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        return CHANGED
    return data if len(data) <= most else TOO_LARGE


def open_file(path: str, flags: int) -> int:
    """A file and nothing else: to read a pipe is to wait for ever, a device may have no end."""
    handle = os.open(path, flags | _NO_WAIT)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise ValueError(NO_FILE)


def reason_of(error: Exception) -> str:
    """An error of the system in its own words, without the path."""
    return (getattr(error, "strerror", None) or type(error).__name__).lower()


def _refused(files: Sequence[NewFile], move: Move | None) -> Iterator[Fault]:
    """What speaks against writing, before anything is written."""
    for file in files:
        place = file.top / file.path
        reason = why_refused(file.top, file.path)
        if reason:
            yield Fault(place, reason)
        elif file.before is not None and read_file(place, sys.maxsize) != file.before:
            yield Fault(place, "has changed since it was read")
    if move:
        old, new = move.top / move.path, move.top / move.to
        for place, path in ((old, move.path), (new, move.to)):
            if reason := why_refused(move.top, path):
                yield Fault(place, reason)
        if os.path.lexists(new) and not old.samefile(new):  # the same where a disk folds case
            yield Fault(new, "is there already")


def _stage(files: Sequence[NewFile], staged: list[Path], made: list[Path]) -> Fault | None:
    """Write every file beside its place, with the folders it is in."""
    for file in files:
        place = _place(file.top, file.path)
        data = file.data if isinstance(file.data, bytes) else read_file(file.data, sys.maxsize)
        if isinstance(data, str):
            return Fault(Path(str(file.data)), data)
        try:
            _make_folder(place.parent, made)
            staged.append(place.with_name(f".calcgraph-{os.urandom(8).hex()}.new"))
            _write(staged[-1], data, place)
        except OSError as error:
            return Fault(file.top / file.path, f"cannot be written: {reason_of(error)}")
    for folder in {beside.parent for beside in staged}:
        _sweep(folder)
    return None


def _place(top: Path, path: str) -> Path:
    return Path(os.path.realpath(top), path)


def _write(beside: Path, data: bytes, place: Path) -> None:
    """A new file with the permissions of the one whose place it will take."""
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW | _BINARY, 0o666), "wb") as out:
        out.write(data)
    if place.exists():
        beside.chmod(stat.S_IMODE(place.stat().st_mode))


def _make_way(move: Move | None, made: list[Path]) -> Fault | None:
    """The folder that a moved file comes into."""
    if move:
        try:
            _make_folder(_place(move.top, move.to).parent, made)
        except OSError as error:
            return Fault(move.top / move.to, f"cannot be written: {reason_of(error)}")
    return None


def _make_folder(folder: Path, made: list[Path]) -> None:
    """A folder with those it is in; those that were not there are added to `made`."""
    missing: list[Path] = []
    while not folder.is_dir():
        if os.path.lexists(folder):
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir()
        made.append(one)


def _commit(files: Sequence[NewFile], staged: Sequence[Path], move: Move | None) -> Fault | None:
    """Give every file its place; where that fails midway, those that have it already get back what they held."""
    done = 0
    place = Path()
    try:
        for file, beside in zip(files, staged, strict=True):
            place = file.top / file.path
            beside.replace(_place(file.top, file.path))
            done += 1
        if move:
            place = move.top / move.to
            _place(move.top, move.path).rename(_place(move.top, move.to))
    except OSError as error:
        lost = [f"`{one.path}`" for one in files[:done] if one.before is not None and not _restore(one)]
        also = f"; {', '.join(lost)} cannot be put back" if lost else ""
        return Fault(place, f"cannot be written: {reason_of(error)}{also}")
    return None


def _restore(file: NewFile) -> bool:
    assert file.before is not None
    return write_files([NewFile(file.top, file.path, file.before)]) is None


def _sweep(folder: Path) -> None:
    """Drop what a kill has left here an hour ago or more."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT.fullmatch(entry.name) and entry.stat(follow_symlinks=False).st_mtime < time.time() - HOUR:
                os.unlink(entry.path)  # noqa: PTH108 - an entry has its path as text
