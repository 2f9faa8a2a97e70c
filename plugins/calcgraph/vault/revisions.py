"""Revisions of a Git repository, read as they are kept: nothing that a repository configures is run."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from calcgraph.vault.git import LONG, RevisionError, ask, each, started, why_untrusted
from calcgraph.vault.git_store import why_elsewhere

MAIN = (
    "refs/remotes/origin/HEAD",
    *(f"refs/{where}/{name}" for name in ("main", "master") for where in ("remotes/origin", "heads")),
)
"""The possible refs of the main branch, first those of the remote."""
MOST = 100_000
"""Names of files and folders that are read of one tree."""
_AT_ONCE = 500
"""Contents asked for before they are read: their names fit into the pipe."""


class TreeEntry(NamedTuple):
    """A file, a folder, a link or another repository in a tree."""

    mode: bytes
    name: str
    """The Git object name of its content."""
    size: int
    path: str
    """Below the tree that was asked for."""


class Repository(Struct, frozen=True):
    """The repository that contains a folder."""

    folder: Path
    top: Path
    """The root of the working tree."""

    def commit(self, revision: str) -> str:
        """Return the name of the commit that a revision means; raise RevisionError if it does not exist."""
        if revision.startswith("-") or "\0" in revision or not revision:
            raise RevisionError(f"`{revision}` is not the name of a revision")
        found = ask(self.folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
        if found is None:
            raise RevisionError(f"there is no revision `{revision}`{self._because_shallow()}")
        return found.decode().strip()

    def common(self, one: str, other: str) -> str:
        """Return the common ancestor of two commits; raise RevisionError if it does not exist."""
        found = ask(self.folder, "merge-base", one, other)
        if found is None:
            raise RevisionError(f"`{one[:10]}` and `{other[:10]}` have no commit in common{self._because_shallow()}")
        return found.decode().strip()

    def merge_base(self) -> tuple[str, str]:
        """The commit at which the working tree left the main branch, and the name of that branch."""
        for name in MAIN:
            if ask(self.folder, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}") is not None:
                found = ask(self.folder, "merge-base", name, "HEAD")
                if found is None:
                    raise RevisionError(
                        f"`{_short(name)}` and `HEAD` have no commit in common{self._because_shallow()}"
                    )
                return found.decode().strip(), _short(name)
        raise RevisionError("no branch `main` or `master` to compare with; name a revision or a folder")

    def entries(self, tree: str) -> list[TreeEntry]:
        """Return the entries of a tree, or of a commit's tree, itself."""
        return list(self._list(tree))

    def below(self, tree: str) -> Iterator[TreeEntry]:
        """Yield all entries of a tree and its subtrees, folders included; RevisionError if it is too large."""
        return self._list(tree, "-r", "-t")

    def _list(self, tree: str, *how: str) -> Iterator[TreeEntry]:
        for line in each(self.top, "ls-tree", *how, "-z", "-l", "--full-tree", tree, most=MOST):
            head, _, path = line.partition(b"\t")
            mode, _, name, size = head.split()
            yield TreeEntry(mode, name.decode(), int(size) if size.isdigit() else 0, os.fsdecode(path))

    def contents(self, held: Sequence[TreeEntry]) -> Iterator[tuple[TreeEntry, bytes]]:
        """Yield each file with its content, as stored; raise RevisionError if the clone does not have it."""
        if not held:
            return
        with started(self.top, ["cat-file", "--batch"], LONG, talks=True) as git:
            assert git.process.stdin is not None
            for at in range(0, len(held), _AT_ONCE):
                some = held[at : at + _AT_ONCE]
                try:
                    git.process.stdin.write("".join(f"{one.name}\n" for one in some).encode())
                    git.process.stdin.flush()
                except OSError:
                    git.end()
                    raise RevisionError("Git cannot read the whole revision; run `git fsck`") from None
                for one in some:
                    _, _, size = git.out.readline(1000).decode("utf-8", "replace").rpartition(" ")
                    if not size.strip().isdigit():
                        git.process.stdin.close()
                        git.end()
                        raise RevisionError(f"this clone is partial and has not `{one.path}`; fetch it first")
                    if int(size) != one.size:
                        raise RevisionError(f"Git gives two sizes for `{one.path}`; look with `git fsck`")
                    yield one, git.out.read(one.size)
                    git.out.read(1)

    def _because_shallow(self) -> str:
        found = ask(self.folder, "rev-parse", "--is-shallow-repository")
        if found is None or found.strip() != b"true":
            return ""
        return "; this clone is shallow: `git fetch --unshallow` first, in GitHub's checkout `fetch-depth: 0`"


class ElsewhereError(RevisionError):
    """An untrusted repository whose objects are not all in it."""


def find_repository(folder: Path, *, untrusted: bool = False) -> Repository:
    """Return the repository that contains a folder; raise RevisionError if there is no repository.

    All objects of an `untrusted` one are in it, so that none of its revisions has files of another repository.
    """
    found = ask(folder, "rev-parse", "--show-toplevel")
    if found is None:
        said = why_untrusted(folder)
        raise RevisionError(f"`{folder}` is not in a Git repository{said}; name two folders to compare")
    top = Path(os.fsdecode(found.removesuffix(b"\n")))
    if untrusted and (why := why_elsewhere(folder, top)):
        raise ElsewhereError(
            f"the store of this repository {why}, so a revision could have the files of another repository; "
            "trust it only if its `.git` folder is yours"
        )
    return Repository(folder, top)


def _short(name: str) -> str:
    return name.removeprefix("refs/remotes/").removeprefix("refs/heads/")
