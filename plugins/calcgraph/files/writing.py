"""The only place where a file is made, replaced, moved or removed: whole or not at all, and never through a link.

Below a folder that is given, every folder on the way is opened by its name in the one before, without following a link,
and a file is made in the folder that is open, as a new one. So another process cannot change the path meanwhile. On a
system that cannot do this (Windows), the path is checked before.
"""

import os
import re
import stat
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from errno import EIO, ENOTDIR
from pathlib import Path
from typing import BinaryIO, NamedTuple

from msgspec import Struct

from calcgraph.files.reading import NO_FILE, opened, read_file, reason_of

HOUR = 3600
"""Seconds after which leftovers of a kill next to a file are dropped."""
LARGEST_COPY = 4 * 2**30
"""Bytes of a file that is copied."""

_BLOCK = 2**20
_LEFT = re.compile(r"\.calcgraph-[0-9a-f]{16}\.new")
_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW | _BINARY
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW
_CAN_OPEN = {os.open, os.mkdir, os.stat, os.unlink, os.rmdir, os.rename} <= os.supports_dir_fd and _NO_FOLLOW != 0


class Fault(NamedTuple):
    """The reason that a file was not read or written."""

    place: Path
    reason: str
    """The text that follows its name: `cannot be written: permission denied`."""


class NewFile(Struct, frozen=True):
    """A file to be written."""

    top: Path
    """The folder it must stay in; how that folder itself is reached is the caller's to judge."""
    path: str
    """Below that folder, with `/`."""
    data: bytes | Path
    """Its new content, or the file with that content."""
    before: bytes | None = None
    """The content it must have before; None if that does not matter."""
    mode: int = 0o666
    """Permissions of a file that is new, less those that the user's mask takes."""


class Move(NamedTuple):
    """A file that takes another path below a folder."""

    top: Path
    path: str
    to: str


class Parent(NamedTuple):
    """A folder that something is made in."""

    handle: int | None
    """Open; None on a system that knows folders by their names only."""
    place: str

    def name(self, name: str) -> str:
        """Return the name to pass to the system."""
        return name if self.handle is not None else os.path.join(self.place, name)  # noqa: PTH118 - a text

    def mode(self, name: str) -> int:
        """Return the kind and permissions of a name here; 0 if it does not exist."""
        try:
            return os.stat(self.name(name), dir_fd=self.handle, follow_symlinks=False).st_mode
        except FileNotFoundError:
            return 0


class _StagedFile(NamedTuple):
    """A temporary file next to its final place."""

    file: NewFile
    beside: str


def write_files(files: Sequence[NewFile], move: Move | None = None) -> Fault | None:
    """Write all files, or leave all unchanged: each next to its place first, then all renamed, the moved one last.

    Return None on success. Files are never written through a link, outside the folder `top`, over anything but a file,
    or over a file that has changed since it was read. A kill leaves each file in its old or its new state.
    """
    if fault := next(_refused(files, move), None):
        return fault
    made: list[tuple[Path, str]] = []
    staged: list[_StagedFile] = []
    is_done = False
    try:
        fault = _stage(files, staged, made) or _make_way(move, made) or _commit(files, staged, move)
        is_done = fault is None
    finally:
        for file, beside in staged:
            with suppress(OSError), _parent(file.top, file.path) as parent:
                os.unlink(parent.name(beside), dir_fd=parent.handle)
        for top, path in () if is_done else reversed(made):
            with suppress(OSError), _parent(top, path) as parent:
                os.rmdir(parent.name(path.rpartition("/")[2]), dir_fd=parent.handle)
    return fault


def rewrite(top: Path, path: str, data: bytes) -> None:
    """Make or replace a file below a folder of ours; OSError if that cannot be."""
    if fault := write_files([NewFile(top, path, data)]):
        raise OSError(EIO, fault.reason, str(fault.place))


def create(top: Path, path: str, data: bytes, length: int = 0) -> None:
    """Make a new file below a folder of ours, with the folders it is in; OSError if something has its name."""
    with _parent(top, path, []) as parent:
        handle = os.open(parent.name(path.rpartition("/")[2]), _NEW, 0o600, dir_fd=parent.handle)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            if length > len(data):
                out.truncate(length)


def copy_to(top: Path, name: str, source: Path | str, most: int) -> str:
    """Copy a file into a folder of ours, as a new one; its SHA-256, OSError or ValueError."""
    from hashlib import sha256  # noqa: PLC0415 - for tables too large to be held only

    digest, left = sha256(), most
    with _parent(top, name) as parent, opened(source) as file:
        handle = os.open(parent.name(name), _NEW, 0o600, dir_fd=parent.handle)
        with os.fdopen(handle, "wb") as out:
            while (block := file.read(2**20)) and left >= 0:
                left -= len(block)
                digest.update(block)
                out.write(block)
    return digest.hexdigest()


def make_folder(top: Path, path: str) -> None:
    """Make a folder below one that is there, with those it is in; OSError if a name on the way is not a folder."""
    if path:
        with _parent(top, f"{path}/x", []):
            return


def make_own_folder(folder: Path) -> None:
    """Make a private folder, if it is missing; its parent folders get the user's usual permissions."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)


def make_private(folder: Path) -> None:
    """Take what others may do in a folder of ours, if that can be."""
    with suppress(OSError):
        folder.chmod(0o700)


def remove(top: Path, path: str) -> None:
    """Remove a file below a folder, if it exists and its path contains no symbolic link."""
    if not why_refused(top, path):
        with suppress(OSError), _parent(top, path) as parent:
            os.unlink(parent.name(path.rpartition("/")[2]), dir_fd=parent.handle)


def drop_odd(folder: Path, name: str) -> None:
    """Remove a link, a pipe or the like from a folder of ours, so that a file can have the name."""
    with suppress(OSError), _parent(folder, name) as parent:
        mode = parent.mode(name)
        if mode and not stat.S_ISREG(mode):
            os.unlink(parent.name(name), dir_fd=parent.handle)


def drop_old(folder: Path, names: re.Pattern[str], second: float) -> None:
    """Remove the files of a folder of ours that have one of some names and have not been used since a moment."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):  # not ours to write, or another run has just dropped it
                if names.fullmatch(entry.name) and entry.stat(follow_symlinks=False).st_mtime < second:
                    os.unlink(entry.path)  # noqa: PTH108 - an entry has its path as text


def date(top: Path, path: str, second: float | None) -> None:
    """Give a file below a folder a time of change, now by default; nothing where that cannot be."""
    if not why_refused(top, path):
        times = None if second is None else (second, second)
        with suppress(OSError), _parent(top, path) as parent:
            os.utime(parent.name(path.rpartition("/")[2]), times, dir_fd=parent.handle)


def why_refused(top: Path, path: str, done: str = "written") -> str:
    """Return why a path below a folder must not be `done`; empty if it may.

    A link in the path is refused, whatever its target. A path to anything but a file is also refused.
    """
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\0" in part or (os.sep != "/" and os.sep in part) for part in parts):
        return f"is outside `{top}`"
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
            return "is a symbolic link, or inside one"
    return "" if stat.S_ISREG(mode) else NO_FILE


def _refused(files: Sequence[NewFile], move: Move | None) -> Iterator[Fault]:
    """Yield the reasons against writing, before any file is written."""
    for file in files:
        place = file.top / file.path
        reason = why_refused(file.top, file.path)
        if reason:
            yield Fault(place, reason)
        elif file.before is not None and read_file(place, len(file.before)) != file.before:
            yield Fault(place, "has changed since it was read")
    if move:
        old, new = move.top / move.path, move.top / move.to
        for place, path in ((old, move.path), (new, move.to)):
            if reason := why_refused(move.top, path):
                yield Fault(place, reason)
        if os.path.lexists(new) and not old.samefile(new):  # the same where a disk folds case
            yield Fault(new, "already exists")


@contextmanager
def _parent(top: Path, path: str, made: list[tuple[Path, str]] | None = None) -> Iterator[Parent]:
    """Yield the folder that a path below `top` is in; with `made`, folders that are missing are made and added to it.

    OSError if a folder on the way is a link, or something else.
    """
    *folders, _ = path.split("/")
    place = os.path.realpath(top)
    if made is not None:
        _make_top(Path(place), made)
    if not _CAN_OPEN:
        yield _parent_by_name(top, folders, place, made)
        return
    handle = os.open(place, _FOLDER)
    try:
        for depth, name in enumerate(folders, start=1):
            try:
                below = os.open(name, _FOLDER, dir_fd=handle)
            except FileNotFoundError:
                if made is None:
                    raise
                os.mkdir(name, dir_fd=handle)
                made.append((top, "/".join(folders[:depth])))
                below = os.open(name, _FOLDER, dir_fd=handle)
            os.close(handle)
            handle = below
        yield Parent(handle, os.path.join(place, *folders))  # noqa: PTH118 - a text
    finally:
        os.close(handle)


def _parent_by_name(top: Path, folders: list[str], place: str, made: list[tuple[Path, str]] | None) -> Parent:
    for depth, name in enumerate(folders, start=1):
        place = os.path.join(place, name)  # noqa: PTH118 - a text
        if os.path.realpath(place) != place:
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        if made is not None and not os.path.lexists(place):
            Path(place).mkdir()
            made.append((top, "/".join(folders[:depth])))
    return Parent(None, place)


def _make_top(folder: Path, made: list[tuple[Path, str]]) -> None:
    """The folder that files are written below, with those it is in, which are the caller's to judge."""
    missing: list[Path] = []
    while not folder.is_dir():
        if os.path.lexists(folder):
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir()
        made.append((one.parent, one.name))


def _stage(files: Sequence[NewFile], staged: list[_StagedFile], made: list[tuple[Path, str]]) -> Fault | None:
    """Write every file next to its place, with the folders it is in."""
    for file in files:
        if isinstance(file.data, bytes):
            fault = _stage_one(file, file.data, staged, made)
        else:
            try:
                with opened(file.data) as source:
                    fault = _stage_one(file, source, staged, made)
            except (OSError, ValueError) as error:
                fault = Fault(file.data, NO_FILE if error.args == (NO_FILE,) else f"cannot be read: {reason_of(error)}")
        if fault:
            return fault
    for folder in {(file.top / file.path).parent for file in files}:
        drop_old(folder, _LEFT, time.time() - HOUR)
    return None


def _stage_one(
    file: NewFile, data: bytes | BinaryIO, staged: list[_StagedFile], made: list[tuple[Path, str]]
) -> Fault | None:
    if not isinstance(data, bytes) and os.fstat(data.fileno()).st_size > LARGEST_COPY:
        return Fault(Path(str(file.data)), f"is larger than {LARGEST_COPY >> 20:,} MiB")
    try:
        with _parent(file.top, file.path, made) as parent:
            staged.append(_StagedFile(file, f".calcgraph-{os.urandom(8).hex()}.new"))
            _write(parent, staged[-1].beside, data, file)
    except OSError as error:
        return Fault(file.top / file.path, f"cannot be written: {reason_of(error)}")
    return None


def _write(parent: Parent, beside: str, data: bytes | BinaryIO, file: NewFile) -> None:
    """A new file with the permissions of the one whose place it will take."""
    mode = parent.mode(file.path.rpartition("/")[2])
    with os.fdopen(os.open(parent.name(beside), _NEW, file.mode, dir_fd=parent.handle), "wb") as out:
        if isinstance(data, bytes):
            out.write(data)
        else:
            _copy(data, out)
        if mode and file.mode == 0o666:
            _allow(out.fileno(), parent.name(beside), stat.S_IMODE(mode))


def _copy(source: BinaryIO, out: BinaryIO) -> None:
    """Copy a file block by block; where there is nothing but zeros, the disk keeps as little as it did."""
    nothing, left = bytes(_BLOCK), LARGEST_COPY
    while (block := source.read(min(_BLOCK, left))) and left > 0:
        left -= len(block)
        if block == nothing[: len(block)]:
            out.seek(len(block), os.SEEK_CUR)
        else:
            out.write(block)
    out.truncate()


def _allow(handle: int, name: str, mode: int) -> None:
    if hasattr(os, "fchmod"):
        os.fchmod(handle, mode)
    else:
        Path(name).chmod(mode)


def _make_way(move: Move | None, made: list[tuple[Path, str]]) -> Fault | None:
    """The folder that a moved file comes into."""
    if move:
        try:
            with _parent(move.top, move.to, made):
                return None
        except OSError as error:
            return Fault(move.top / move.to, f"cannot be written: {reason_of(error)}")
    return None


def _commit(files: Sequence[NewFile], staged: Sequence[_StagedFile], move: Move | None) -> Fault | None:
    """Move every file to its place; if that fails midway, restore the files that were already replaced."""
    done = 0
    place = Path()
    try:
        for file, beside in staged:
            place = file.top / file.path
            name = file.path.rpartition("/")[2]
            with _parent(file.top, file.path) as parent:
                os.replace(parent.name(beside), parent.name(name), src_dir_fd=parent.handle, dst_dir_fd=parent.handle)
            done += 1
        if move:
            place = move.top / move.to
            with _parent(move.top, move.path) as old, _parent(move.top, move.to) as new:
                names = old.name(move.path.rpartition("/")[2]), new.name(move.to.rpartition("/")[2])
                os.rename(*names, src_dir_fd=old.handle, dst_dir_fd=new.handle)
    except OSError as error:
        lost = [f"`{one.path}`" for one in files[:done] if one.before is not None and not _restore(one)]
        also = f"; {', '.join(lost)} cannot be put back" if lost else ""
        return Fault(place, f"cannot be written: {reason_of(error)}{also}")
    return None


def _restore(file: NewFile) -> bool:
    assert file.before is not None
    return write_files([NewFile(file.top, file.path, file.before)]) is None


def write_folder(place: Path, files: Mapping[str, bytes | Path]) -> Fault | None:
    """Write files into a folder that is new or empty, and appears with all of them, or not at all.

    A kill leaves a folder next to it, which the next run that writes there an hour later removes.
    """
    from shutil import rmtree  # noqa: PLC0415 - few commands

    top = place.parent
    beside = top / f".calcgraph-{os.urandom(8).hex()}.new"
    with suppress(OSError), os.scandir(top) as entries:
        for entry in entries:
            is_left = _LEFT.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
            if is_left and entry.stat(follow_symlinks=False).st_mtime < time.time() - HOUR:
                rmtree(entry.path, ignore_errors=True)
    try:
        if fault := write_files([NewFile(beside, path, data) for path, data in files.items()]):
            inside = fault.place.is_relative_to(beside)
            return Fault(place / fault.place.relative_to(beside), fault.reason) if inside else fault
        with _parent(top, place.name) as parent:
            names = parent.name(beside.name), parent.name(place.name)
            os.rename(*names, src_dir_fd=parent.handle, dst_dir_fd=parent.handle)
    except OSError as error:
        return Fault(place, f"cannot be written: {reason_of(error)}")
    finally:
        rmtree(beside, ignore_errors=True)
    return None
