"""What a check said last, kept in the user's cache directory: used again only while nothing it has read has changed.

A convenience that may be deleted at any time. It never lies in the vault: a change sent in could say "clean".
"""

import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple, cast

from msgspec import Struct

FORM = 3
"""Version of the files written here; another one is as good as none."""
RACY_NS = 2_000_000_000
"""A file changed within two seconds of being read can change again under the same time stamp (FAT counts in twos)."""
MONTH = 30 * 24 * 3600
"""Seconds after which a file that no run has read or written is dropped: its vault is gone, or the program another."""
LIBRARIES = ("site-packages", "dist-packages")
"""Names of folders that libraries are installed in; the second is Debian's."""
SKIPPED = frozenset({"node_modules", "site-packages", "__pycache__", ".git"})
"""Folders that are never read."""

_OURS = re.compile(r"[0-9a-f]{40}\.(?:json|parts)")
"""Names of the files written here."""

Stamp = tuple[int, int, int, int, str]
"""Times of change of text and entry in nanoseconds, size, inode; and a digest where a time cannot be trusted.

The text's time can be set to anything, as unpacking and synchronising do; the entry's time cannot.
"""
BROKEN = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What reading a file of the cache can raise that is not as it was written."""
NOTHING: Stamp = (0, 0, 0, 0, "")
"""Of a file that is not there or cannot be asked."""


class Answer(Struct, frozen=True):
    """What a run printed and ended with."""

    output: str
    code: int


class Seen(Struct, frozen=True):
    """The files an answer depends on, as they were before the run."""

    folders: tuple[str, ...]
    """Everything below them counts: files that come or go too."""
    singles: tuple[str, ...]
    """Files beside them, there or not."""
    stamps: Mapping[str, Stamp]


class Last(NamedTuple):
    """Where the last check has kept what it found, and the files as they are now."""

    place: Path
    seen: Seen


def place_of(folder: Path, question: Iterable[str], root: Path) -> Path | None:
    """The file of an answer in a cache folder; None where the cache would lie in what is checked.

    `question` is everything the answer depends on beside files: settings, format, the day where ages count.
    """
    return _place(folder, root, program_mark(), *question)


def place_of_memory(folder: Path, root: Path) -> Path | None:
    """The file of what algebra and the reference found in a vault; None where the cache would lie in it."""
    return _place(folder, root, "memory")


def place_of_parts(folder: Path, root: Path) -> Path | None:
    """The file of what was drawn on the pages of a vault; None where the cache would lie in it."""
    place = _place(folder, root, "parts")
    return place and place.with_suffix(".parts")


def user_folder() -> Path:
    """The user's cache folder of this program."""
    from platformdirs import user_cache_path  # noqa: PLC0415 - 5 ms

    return user_cache_path("calcgraph", appauthor=False)


def look(folders: Iterable[Path], singles: Iterable[Path]) -> Seen:
    """The files as they are now; taken before a run, so that a change during it makes the answer worthless only."""
    return _look(tuple(map(os.path.realpath, folders)), tuple(map(os.path.realpath, singles)), time.time_ns())


def recall(file: Path) -> Answer | None:
    """The kept answer, if every file is as it was; None if there is none, it is broken, or anything has changed."""
    try:
        kept = json.loads(read_kept(file))
        seen = seen_of(kept)
        answer = Answer(str(kept["output"]), int(kept["code"]))
    except BROKEN:
        return None
    digested = {path for path, stamp in seen.stamps.items() if stamp[-1]}
    return answer if _look(seen.folders, seen.singles, 0, digested).stamps == seen.stamps else None


def remember(file: Path, answer: Answer, seen: Seen) -> None:
    """Keep an answer, if it can be written; a kill at any moment leaves the old answer or the new one."""
    replace_kept(file, json.dumps({**rows_of(seen), "output": answer.output, "code": answer.code}).encode("ascii"))


def rows_of(seen: Seen) -> dict[str, object]:
    """Files as JSON keeps them."""
    return {"folders": seen.folders, "singles": seen.singles, "stamps": seen.stamps}


def seen_of(kept: Mapping[str, Any]) -> Seen:
    """Files as JSON has kept them; one of `BROKEN` for anything else."""
    stamps = {str(path): cast("Stamp", tuple(stamp)) for path, stamp in kept["stamps"].items()}
    return Seen(tuple(map(str, kept["folders"])), tuple(map(str, kept["singles"])), stamps)


def unchanged_since(before: Seen, now: Seen) -> set[str]:
    """The files whose text is what it was."""
    return {path for path, stamp in now.stamps.items() if _is_same(path, before.stamps.get(path, NOTHING), stamp)}


def _is_same(path: str, before: Stamp, now: Stamp) -> bool:
    return before == now != NOTHING or (before[:4] == now[:4] and before[4] == (now[4] or _digest(path)) != "")


def read_kept(file: Path) -> bytes:
    """The content of a file of the cache, whose time now says that it is still of use.

    OSError if there is none, ValueError for one that is not as it was written.
    """
    raw = file.read_bytes()
    _, _, content = raw.partition(b"\n")
    if raw != sealed(content):
        raise ValueError(file)
    with suppress(OSError):
        os.utime(file)
    return content


def replace_kept(file: Path, content: bytes) -> None:
    """Write a content, if it can be written; whoever reads meanwhile has the old file or the new one, whole."""
    from calcgraph.files import NewFile, write_files  # noqa: PLC0415 - a warm run writes nothing

    # a cache that cannot be written is not a reason to fail
    write_files([NewFile(file.parent, file.name, sealed(content))])
    sweep(file.parent)


def sealed(content: bytes) -> bytes:
    """A content with its checksum above it, so that a damaged file is as good as none."""
    return b"%s\n%s" % (hashlib.blake2b(content, digest_size=16).hexdigest().encode(), content)


def sweep(folder: Path) -> None:
    """Drop what no run has read or written for a month."""
    try:
        for file in folder.iterdir():
            if _OURS.fullmatch(file.name) and file.stat().st_mtime < time.time() - MONTH:
                file.unlink()
    except OSError:
        return  # not ours to write, or another run has just dropped it


def _place(folder: Path, root: Path, *parts: str) -> Path | None:
    cache, checked = Path(os.path.realpath(folder)), os.path.realpath(root)
    if cache.is_relative_to(checked):
        return None
    name = hashlib.sha256("\0".join((str(FORM), checked, *parts)).encode("utf-8", "surrogatepass")).hexdigest()
    return cache / f"{name[:40]}.json"


def _look(folders: tuple[str, ...], singles: tuple[str, ...], at: int, digested: Container[str] = ()) -> Seen:
    """Stamps of all files, with digests of those changed shortly before `at` or later, and of those named."""
    stamps = {path: file_stamp(path) for folder in folders for path in _walk(folder)}
    stamps |= {path: file_stamp(path) for path in singles}
    for path, stamp in stamps.items():
        if path in digested or (at and max(stamp[:2]) > at - RACY_NS):
            stamps[path] = (*stamp[:4], _digest(path))
    return Seen(folders, singles, stamps)


def _walk(folder: str) -> Iterator[str]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        yield folder
        return
    for entry in entries:
        if not entry.is_dir(follow_symlinks=False):
            yield entry.path
        elif entry.name not in SKIPPED and not entry.name.startswith("."):
            yield from _walk(entry.path)


def stamp_of(path: str) -> Stamp:
    """What a file has as long as nobody writes it; to be taken before it is read."""
    stamp = file_stamp(path)
    return (*stamp[:4], _digest(path)) if max(stamp[:2]) > time.time_ns() - RACY_NS else stamp


def file_stamp(path: str) -> Stamp:
    """What shows whether a file was written since."""
    try:
        found = os.stat(path)  # noqa: PTH116 - called for every file, and Path costs as much as the call
    except OSError:
        return NOTHING
    if not S_ISREG(found.st_mode):
        return NOTHING  # to read a pipe is to wait for ever
    return (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino, "")


def _digest(path: str) -> str:
    try:
        with open(path, "rb") as opened:  # noqa: PTH123 - as above
            return hashlib.file_digest(opened, "sha256").hexdigest()
    except OSError:
        return "unreadable"


@cache
def program_mark() -> str:
    """What stands for the installed program: its own files, the folders of its libraries, the interpreter."""
    own = str(Path(__file__).parent)
    files = [(path, file_stamp(path)) for path in _walk(own)]
    libraries = [_changed(path) for path in sys.path if path.endswith(LIBRARIES)]
    return hashlib.sha256(repr((files, libraries, sys.version)).encode()).hexdigest()


def _changed(folder: str) -> tuple[int, int, int]:
    """What a folder of libraries has until one of them comes, goes or becomes another version."""
    try:
        found = os.stat(folder)  # noqa: PTH116 - as above
    except OSError:
        return (0, 0, 0)
    return found.st_mtime_ns, found.st_ctime_ns, found.st_ino
