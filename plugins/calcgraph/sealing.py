"""Files of the cache, sealed with a key that only the user has: files that other users wrote there are ignored.

The key is next to the user's settings, not in the cache, so that a cache that is carried from one machine to another
is useless without it. The seal also covers the name of a file, so that one result cannot replace another.
"""

import hashlib
import os
import stat
from contextlib import suppress
from functools import lru_cache
from hmac import compare_digest
from pathlib import Path

from calcgraph.files.reading import NO_FILE, opened, touch
from calcgraph.files.writing import NewFile, create, drop_odd, make_own_folder, make_private, write_files

LARGEST = 512 * 1024 * 1024
"""Bytes of a file of the cache."""
VARIABLE = "CALCGRAPH_CACHE_KEY"
"""Holds the key where a user has no folder that stays, as in CI."""
SHORTEST = 32
"""Characters of a key that is given."""
KEY_FILE = "cache-key"
_SEAL = b"calcgraph-seal-1 "
_HEAD = len(_SEAL) + 64 + 1
_OTHERS = stat.S_IWGRP | stat.S_IWOTH
BROKEN = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError, MemoryError)
"""The exceptions of reading a file of the cache that is damaged."""


def user_folder() -> Path:
    """Return the user's cache folder of this program."""
    from platformdirs import user_cache_path  # noqa: PLC0415 - 5 ms

    return user_cache_path("calcgraph", appauthor=False)


def why_not_ours(folder: Path) -> str:
    """Return why a cache folder is not used; empty if it is private to the user, or does not exist yet."""
    try:
        found = folder.lstat()
        if stat.S_ISLNK(found.st_mode):
            if not _is_ours(found):
                return "is a link that belongs to another user"
            found = folder.stat()
    except OSError:
        return ""
    if not stat.S_ISDIR(found.st_mode):
        return ""  # nothing can be read or written there
    if not _is_ours(found):
        return "belongs to another user"
    if os.name != "nt" and found.st_mode & _OTHERS:
        if folder != user_folder():
            return "can be written by other users"
        make_private(folder)  # made by a version that left it to the user's mask
    return ""


def _is_ours(found: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or found.st_uid == os.geteuid()


def read_kept(file: Path, most: int = LARGEST) -> bytes:
    """Return the content of a file of the cache, and set its time to show that it is still in use.

    Raise one of `BROKEN` if the file is missing, or differs from the one that this user wrote.
    """
    with opened(file, follow=False) as raw:
        found = os.fstat(raw.fileno())
        if not _is_ours(found) or (os.name != "nt" and found.st_mode & _OTHERS) or found.st_size > most:
            raise ValueError(NO_FILE)
        head = raw.read(_HEAD)
        if not head.startswith(_SEAL):  # without reading the rest
            raise ValueError(file)
        content = raw.read(most)
        if not compare_digest(head, _head(file.name, content)):
            raise ValueError(file)
        touch(raw)
    return content


def replace_kept(file: Path, content: bytes) -> bool:
    """Write a content, if it can be written; whoever reads meanwhile has the old file or the new one, whole."""
    try:
        make_own_folder(file.parent)
        written = sealed(file.name, content)
        drop_odd(file.parent, file.name)
    except BROKEN:
        return False  # a cache that cannot be written is not a reason to fail
    return write_files([NewFile(file.parent, file.name, written, mode=0o600)]) is None


def sealed(name: str, content: bytes) -> bytes:
    """Return a content with its seal above it; ValueError if there is no key."""
    return _head(name, content) + content


def _head(name: str, content: bytes) -> bytes:
    secret = key()
    if secret is None:
        raise ValueError(VARIABLE)
    seal = hashlib.blake2b(name.encode("utf-8", "surrogatepass") + b"\0", key=secret, digest_size=32)
    seal.update(content)
    return b"%s%s\n" % (_SEAL, seal.hexdigest().encode())


def key() -> bytes | None:
    """Return the user's key; None if it is missing and cannot be made, so that results are not cached."""
    given = os.environ.get(VARIABLE, "")
    if given:
        return hashlib.sha256(given.encode("utf-8", "surrogateescape")).digest() if len(given) >= SHORTEST else None
    from platformdirs import user_config_path  # noqa: PLC0415 - 5 ms

    return _key_in(user_config_path("calcgraph", appauthor=False))


@lru_cache(maxsize=8)
def _key_in(folder: Path) -> bytes | None:
    """Return the key in a folder, which is made if it is missing."""
    for _ in range(2):
        with suppress(*BROKEN):
            with opened(folder / KEY_FILE, follow=False) as file:
                found = os.fstat(file.fileno())
                said = file.read(100)
            is_private = os.name == "nt" or not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
            if _is_ours(found) and is_private and len(said) == 64:
                return hashlib.sha256(said).digest()
        if not _made(folder):
            return None
    return None


def _made(folder: Path) -> bool:
    """Return whether there is a new key: in place of one that is truncated, or that others could have read."""
    said = os.urandom(32).hex().encode()
    try:
        make_own_folder(folder)
        if why_not_ours(folder):
            return False
        if os.path.lexists(folder / KEY_FILE):
            return write_files([NewFile(folder, KEY_FILE, said, mode=0o600)]) is None
        create(folder, KEY_FILE, said)
    except FileExistsError:
        return True  # another process was first
    except OSError:
        return False
    return True
