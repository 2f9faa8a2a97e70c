"""The last check's report, kept in the user's cache directory and reused only while its inputs are unchanged.

A convenience that can be deleted at any time. It is never in the vault: a submitted change could claim "clean".
"""

import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple, cast

from msgspec import Struct

from calcgraph.files.reading import digest_of, entries
from calcgraph.files.writing import drop_old
from calcgraph.sealing import BROKEN, read_kept, replace_kept, why_not_ours

FORM = 4
"""The version of the cache file format; files of other versions are ignored."""
RACY_NS = 2_000_000_000
"""A file changed within two seconds of being read can change again under the same time stamp (FAT counts in twos)."""
MONTH = 30 * 24 * 3600
"""Seconds after which a file that no run has read or written is dropped: its vault is gone, or the program another."""
LIBRARIES = ("site-packages", "dist-packages")
"""Names of folders that libraries are installed in; the second is Debian's."""
SKIPPED = frozenset({"node_modules", "site-packages", "__pycache__", ".git"})
"""Folders that are never read."""

_OURS = re.compile(r"[0-9a-f]{40}(?:\.json|(?:-[0-9a-f])?\.parts)")
"""Names of the files written here."""
_DIGESTED = 256 * 1024 * 1024
"""Bytes of files whose digests are taken in one look; files beyond it are taken for changed."""

Stamp = tuple[int, int, int, int, str]
"""Times of change of text and entry in nanoseconds, size, inode; and a digest where a time cannot be trusted.

The text's time can be set to anything, as unpacking and synchronising do; the entry's time cannot.
"""
NOTHING: Stamp = (0, 0, 0, 0, "")
"""The stamp of a file that does not exist or cannot be read."""
NO_SIZE = -1
"""Size of a path that exists and is not a file."""


class RunOutput(Struct, frozen=True):
    """The output and the exit status of a run."""

    output: str
    code: int


class FileSnapshot(Struct, frozen=True):
    """The files an answer depends on, as they were before the run."""

    folders: tuple[str, ...]
    """The folders whose whole content counts: files that appear or disappear also change the snapshot."""
    singles: tuple[str, ...]
    """The files outside these folders, whether they exist or not."""
    stamps: Mapping[str, Stamp]


class LastCheck(NamedTuple):
    """The location of the results of the last check, and the present state of the files."""

    place: Path
    seen: FileSnapshot


def place_of(folder: Path, question: Iterable[str], root: Path) -> Path | None:
    """Return the file of an answer in a cache folder; None if the folder is in the checked one or open to other users.

    `question` is everything the answer depends on besides files: settings, format, the day where ages count.
    """
    return _place(folder, root, program_mark(), *question)


def place_of_memory(folder: Path, root: Path) -> Path | None:
    """Return the cache file for algebra and reference results of a vault; None if the cache would be in the vault."""
    return _place(folder, root, "memory")


def place_of_parts(folder: Path, root: Path) -> Path | None:
    """Return the cache file for rendered parts of a vault's pages; None if the cache would be inside the vault."""
    place = _place(folder, root, "parts")
    return place and place.with_suffix(".parts")


def place_of_travelling(folder: Path, question: Iterable[str], root: Path) -> Path | None:
    """Return the same for results that travel: no path of this machine and no time of a file is in their name."""
    if _place(folder, root) is None:
        return None
    name = hashlib.sha256("\0".join((str(FORM), "travelling", *question)).encode("utf-8", "surrogatepass")).hexdigest()
    return Path(os.path.realpath(folder)) / f"{name[:40]}.json"


def look(folders: Iterable[Path], singles: Iterable[Path]) -> FileSnapshot:
    """The files as they are now; taken before a run, so that a change during it makes the answer worthless only."""
    return _look(tuple(map(os.path.realpath, folders)), tuple(map(os.path.realpath, singles)), time.time_ns())


def recall(file: Path) -> RunOutput | None:
    """Return the cached result if every file is unchanged; None if it is missing or broken, or anything has changed."""
    try:
        kept = json.loads(read_kept(file))
        seen = seen_of(kept)
        answer = RunOutput(str(kept["output"]), int(kept["code"]))
    except BROKEN:
        return None
    return answer if _is_as(seen) else None


def _is_as(seen: FileSnapshot) -> bool:
    """Return whether all files are unchanged; the first changed file ends the search."""
    left = _DigestBudget()
    found = set()
    for path in _paths(seen.folders, seen.singles):
        stamp = seen.stamps.get(path)
        if stamp is None or not _is_same(path, stamp, file_stamp(path), left, or_nothing=True):
            return False
        found.add(path)
    return found == seen.stamps.keys()


def remember(file: Path, answer: RunOutput, seen: FileSnapshot) -> None:
    """Keep an answer, if it can be written; a kill at any moment leaves the old answer or the new one."""
    replace_kept(file, json.dumps({**rows_of(seen), "output": answer.output, "code": answer.code}).encode("ascii"))
    sweep(file.parent)


def rows_of(seen: FileSnapshot) -> dict[str, object]:
    """Files as JSON keeps them."""
    return {"folders": seen.folders, "singles": seen.singles, "stamps": seen.stamps}


def seen_of(kept: Mapping[str, Any]) -> FileSnapshot:
    """Files as JSON has kept them; one of `BROKEN` for anything else."""
    stamps = {str(path): cast("Stamp", tuple(stamp)) for path, stamp in kept["stamps"].items()}
    return FileSnapshot(tuple(map(str, kept["folders"])), tuple(map(str, kept["singles"])), stamps)


def unchanged_since(before: FileSnapshot, now: FileSnapshot) -> set[str]:
    """Return the files whose text has not changed."""
    left = _DigestBudget()
    return {path for path, stamp in now.stamps.items() if _is_same(path, before.stamps.get(path, NOTHING), stamp, left)}


class _DigestBudget:
    """Bytes of which digests may still be taken."""

    def __init__(self) -> None:
        self._bytes = _DIGESTED

    def digest(self, path: str) -> str:
        """Return a digest of a file's content; a file that is too large or unreadable never equals an earlier one."""
        try:
            found, length = digest_of(path, self._bytes)
        except (OSError, ValueError):
            return f"unread {os.urandom(8).hex()}"
        self._bytes -= length
        return found


def _is_same(path: str, before: Stamp, now: Stamp, left: _DigestBudget, *, or_nothing: bool = False) -> bool:
    """Return whether a file is unchanged, by its stamps; with `or_nothing`, anything but a file also counts."""
    if before[:4] != now[:4]:
        return False
    if now[2] == NO_SIZE or now[:4] == NOTHING[:4]:
        return or_nothing
    if before[4] == "":
        return now[4] == ""
    return before[4] == (now[4] or left.digest(path))


def sweep(folder: Path) -> None:
    """Remove the files that no run has read or written for a month."""
    drop_old(folder, _OURS, time.time() - MONTH)


def _place(folder: Path, root: Path, *parts: str) -> Path | None:
    cache, checked = Path(os.path.realpath(folder)), os.path.realpath(root)
    if cache.is_relative_to(checked) or why_not_ours(folder):
        return None
    name = hashlib.sha256("\0".join((str(FORM), checked, *parts)).encode("utf-8", "surrogatepass")).hexdigest()
    return cache / f"{name[:40]}.json"


def _look(folders: tuple[str, ...], singles: tuple[str, ...], at: int) -> FileSnapshot:
    """Stamps of all files, with digests of those changed shortly before `at` or later."""
    left = _DigestBudget()
    stamps = {path: file_stamp(path) for path in _paths(folders, singles)}
    for path, stamp in stamps.items():
        if stamp[2] != NO_SIZE and max(stamp[:2]) > at - RACY_NS:
            stamps[path] = (*stamp[:4], left.digest(path))
    return FileSnapshot(folders, singles, stamps)


def _paths(folders: Iterable[str], singles: Iterable[str]) -> Iterator[str]:
    for folder in folders:
        yield from _walk(folder)
    yield from singles


def _walk(folder: str) -> Iterator[str]:
    waiting = [folder]
    while waiting:
        folder = waiting.pop()
        try:
            found = entries(folder)
        except OSError:
            yield folder
            continue
        for entry in found:
            if not entry.is_dir(follow_symlinks=False):
                yield entry.path
            elif entry.name not in SKIPPED and not entry.name.startswith("."):
                waiting.append(entry.path)


def stamp_of(path: str) -> Stamp:
    """Return a file's stamp, which stays the same until the file is written; take it before you read the file."""
    stamp = file_stamp(path)
    is_racy = stamp[2] != NO_SIZE and max(stamp[:2]) > time.time_ns() - RACY_NS
    return (*stamp[:4], _DigestBudget().digest(path)) if is_racy else stamp


def file_stamp(path: str) -> Stamp:
    """Return a stamp that changes if the file is written; for anything but a file, if it is replaced."""
    try:
        found = os.stat(path)  # noqa: PTH116 - called for every file, and Path costs as much as the call
        if S_ISREG(found.st_mode):
            return (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino, "")
    except OSError:
        pass
    try:
        found = os.lstat(path)  # a pipe, a device, or a link to one or to nothing: never to be read
    except OSError:
        return NOTHING
    return (found.st_mtime_ns, found.st_ctime_ns, NO_SIZE, found.st_ino, "")


@cache
def program_mark() -> str:
    """Return a fingerprint of the installed program: its own files, its library folders and the interpreter."""
    own = str(Path(__file__).parent)
    files = [(path, file_stamp(path)) for path in sorted(_walk(own))]
    libraries = [_changed(path) for path in sys.path if path.endswith(LIBRARIES)]
    return hashlib.sha256(repr((files, libraries, sys.version)).encode()).hexdigest()


def _changed(folder: str) -> tuple[int, int, int]:
    """Return the stamp of a library folder, which changes if a library is added, removed or updated."""
    try:
        found = os.stat(folder)  # noqa: PTH116 - as above
    except OSError:
        return (0, 0, 0)
    return found.st_mtime_ns, found.st_ctime_ns, found.st_ino
