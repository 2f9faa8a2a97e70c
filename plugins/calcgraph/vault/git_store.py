"""The store of a repository: whether Git reads any object of it from elsewhere.

A repository that came as an archive can name the objects of another one of this user, by a file of alternates, by a
link, or by a `.git` that leads there. A revision could then be one of theirs.
"""

import os
from pathlib import Path

from calcgraph.files import entries, read_file, reason_of
from calcgraph.vault.git import ask

MOST = 200_000
"""Names of a store that are looked at; Git itself packs a store of more than 6,700 loose objects."""


def why_elsewhere(folder: Path, top: Path) -> str:
    """Return how a repository gets objects outside its own folders; empty if it gets no such objects."""
    said = ask(folder, "rev-parse", "--git-dir", "--git-common-dir", "--git-path", "objects") or b""
    lines = os.fsdecode(said).splitlines()
    if len(lines) != 3:
        return "has a name that cannot be read"
    git, common, objects = (folder / line for line in lines)
    if not _is_own(top / ".git", git, common):
        return "is that of another folder"
    if os.path.realpath(objects) != os.path.realpath(common) + os.sep + "objects":
        return "is reached through a link"
    for name in ("alternates", "http-alternates"):
        if os.path.lexists(objects / "info" / name):
            return f"has a file `objects/info/{name}`"
    return _why_linked(objects)


def _is_own(mine: Path, git: Path, common: Path) -> bool:
    """Return whether a repository is in its working tree, or lists it among its working trees or modules."""
    inside, shared, place = (Path(os.path.realpath(one)) for one in (git, common, mine))
    if inside == shared == place and not mine.is_symlink():
        return True
    if inside.parent == shared / "worktrees":
        said = read_file(inside / "gitdir")
        return isinstance(said, bytes) and _leads_to(inside, said.strip(), place)
    named = ask(mine.parent, "config", "--file", str(inside / "config"), "--get", "core.worktree")
    return inside == shared and named is not None and _leads_to(inside, named.removesuffix(b"\n"), place.parent)


def _leads_to(folder: Path, said: bytes, place: Path) -> bool:
    return os.path.realpath(folder / os.fsdecode(said)) == str(place)


def _why_linked(objects: Path) -> str:
    waiting, count = [objects], 0
    while waiting:
        try:
            found = entries(waiting.pop())
        except OSError as error:
            return f"cannot be read: {reason_of(error)}"
        count += len(found)
        if count > MOST:
            return f"has more than {MOST:,} files; run `git gc`"
        for one in found:
            if one.is_symlink():
                return f"has a link, `{one.name}`"
            if one.is_dir(follow_symlinks=False):
                waiting.append(Path(one.path))
    return ""
