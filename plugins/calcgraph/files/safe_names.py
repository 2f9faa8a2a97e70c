"""Untrusted names of files: which ones may be written, and which ones some disk takes for the same."""

import os
import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

LONGEST = 255
"""Bytes of one name; common file systems allow no more."""
DEEPEST = 64
"""Folders inside each other."""
WHOLE = 2048
"""Characters of a whole path below the folder it is written to."""
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?", re.DOTALL)
"""Devices of Windows, whatever follows the dot."""
_GIT = re.compile(r"(?:\.git|git~[0-9]+)(?:[:\\].*)?", re.DOTALL)
"""The folder of a repository, also by the short name and by the streams that Windows gives it."""
_DRIVE = re.compile(r"[A-Za-z]:(?:[/\\]|$)")
RESERVED = "has a name that Windows reserves"
"""The reason against names such as `aux.html`, which are harmless elsewhere."""


def refused_name(path: str) -> str:
    """Return the reason why an untrusted path, with `/`, must not be written; '' if it may be written.

    >>> refused_name("docs/a.md"), refused_name("docs/../a.md"), refused_name("docs/.GIT/config")
    ('', 'points outside its folder', 'has the name of a Git folder')
    """
    parts = path.split("/")
    if path.startswith(("/", "\\")) or _DRIVE.match(path):
        return "is an absolute path"
    if len(parts) > DEEPEST or len(path) > WHOLE:
        return "is too long"
    return next(filter(None, map(_refused_part, parts)), "")


@lru_cache(maxsize=10_000)
def _refused_part(name: str) -> str:
    folded = _fold_part(name)
    refused = {
        "points outside its folder": not {name, folded}.isdisjoint(("", ".", "..")),
        "contains a control character": any(ord(sign) < 32 or ord(sign) == 127 for sign in name),
        "is too long": len(os.fsencode(name)) > LONGEST,
        "has the name of a Git folder": _GIT.fullmatch(folded),
        RESERVED: _RESERVED.fullmatch(folded),
        "has a name that Windows cannot store": os.name == "nt" and set(name) & set('<>:"|?*\\'),
    }
    return next((why for why, is_so in refused.items() if is_so), "")


def two_alike(paths: Iterable[str]) -> tuple[str, str] | None:
    """Return two paths of files that some file system cannot hold both: the same after folding, or one in the other.

    >>> two_alike(["a/B.md", "a/b.md"]), two_alike(["a", "A/b.md"]), two_alike(["a/b.md", "A/c.md"])
    (('a/B.md', 'a/b.md'), ('a', 'A/b.md'), None)
    """
    files: dict[str, str] = {}
    folders: dict[str, str] = {}
    for path in paths:
        folded = fold(path)
        above = [folded[: mark.start()] for mark in re.finditer("/", folded)]
        other = files.get(folded) or folders.get(folded) or next(filter(None, map(files.get, above)), None)
        if other is not None:
            return other, path
        files[folded] = path
        folders.update(dict.fromkeys(above, path))
    return None


def fold(path: str) -> str:
    r"""Return the same for names that some file system takes for the same: case, composition, ignored characters, end.

    >>> fold("Docs/A.md") == fold("docs/a.md"), fold("caf\u00e9") == fold("cafe\u0301"), fold("a. ") == fold("a")
    (True, True, True)
    """
    return "/".join(map(_fold_part, path.split("/")))


@lru_cache(maxsize=10_000)
def _fold_part(name: str) -> str:
    if name in (".", ".."):
        return name
    if name.isascii():
        return name.lower().rstrip(" .")
    seen = "".join(sign for sign in name if unicodedata.category(sign) != "Cf")  # HFS+ ignores some of these
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", seen).casefold()).rstrip(" .")
