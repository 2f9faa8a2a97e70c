"""Revisions of a Git repository, read as they are kept: nothing that a repository configures is run.

Git is asked for names, trees and raw contents only. No hook, filter, text conversion, monitor of files, helper or
transport takes part in these, the user's tree and index are not touched, and what would fetch is forbidden.
"""

import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

MAIN = (
    "refs/remotes/origin/HEAD",
    *(f"refs/{where}/{name}" for name in ("main", "master") for where in ("remotes/origin", "heads")),
)
"""Where the main branch may be, first what the remote has."""
_SAFE = (
    "--no-pager",
    "--literal-pathspecs",
    "--no-replace-objects",
    *("-c", f"core.hooksPath={os.devnull}"),
    *("-c", "core.fsmonitor=false"),
    *("-c", "safe.bareRepository=explicit"),
    *("-c", "protocol.allow=never"),
)
_ENVIRONMENT = {
    "GIT_ALLOW_PROTOCOL": "",  # wins over what a repository allows
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
}
_TAKEN_AWAY = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_CONFIG_PARAMETERS")
"""Of a hook that started us: the folder says which repository is meant."""
_AT_ONCE = 500
"""Contents asked for before they are read: their names fit into the pipe."""


class RevisionError(Exception):
    """What was asked of Git cannot be had; the message says why, and what to do."""


class Held(NamedTuple):
    """A file of a revision."""

    mode: bytes
    name: str
    """Of its content."""
    size: int
    path: str


class Repository(Struct, frozen=True):
    """The repository that a folder lies in."""

    folder: Path
    top: Path
    """Of the working tree."""

    def commit(self, revision: str) -> str:
        """The name of the commit that a revision means; RevisionError where there is none."""
        if revision.startswith("-") or "\0" in revision or not revision:
            raise RevisionError(f"`{revision}` is not the name of a revision")
        found = _git(self.folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
        if found is None:
            raise RevisionError(f"there is no revision `{revision}`{self._because_shallow()}")
        return found.decode().strip()

    def merge_base(self) -> tuple[str, str]:
        """The commit at which the working tree left the main branch, and the name of that branch."""
        for name in MAIN:
            if _git(self.folder, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}") is not None:
                found = _git(self.folder, "merge-base", name, "HEAD")
                if found is None:
                    raise RevisionError(
                        f"`{_short(name)}` and `HEAD` have no commit in common{self._because_shallow()}"
                    )
                return found.decode().strip(), _short(name)
        raise RevisionError("no branch `main` or `master` to compare with; name a revision or a folder")

    def tags(self, most: int) -> list[tuple[str, str, int]]:
        """The last tags, the newest first: name, commit, and the second it was made in."""
        form = "--format=%(refname:short)%00%(objectname)%00%(creatordate:unix)"
        found = _git(self.folder, "for-each-ref", "--sort=-creatordate", f"--count={most}", form, "refs/tags") or b""
        rows = (line.split("\0") for line in os.fsdecode(found).splitlines())
        return [(name, commit, int(second or 0)) for name, commit, second in rows]

    def files(self, commit: str, below: str = "") -> Iterator[Held]:
        """The files of a commit in a folder of the repository, those in folders of these included."""
        found = _git(self.top, "ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--", *([below] if below else []))
        for line in (found or b"").split(b"\0"):
            head, _, path = line.partition(b"\t")
            if path:
                mode, _, name, size = head.split()
                yield Held(mode, name.decode(), int(size) if size.isdigit() else 0, os.fsdecode(path))

    def contents(self, held: Sequence[Held]) -> Iterator[tuple[Held, bytes]]:
        """Each file with what it holds, as it is kept; RevisionError where the clone has it not."""
        if not held:
            return
        command = ["git", *_SAFE, "-C", str(self.top), "cat-file", "--batch"]
        with subprocess.Popen(  # noqa: S603 - a fixed command
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=_environment()
        ) as git:
            assert git.stdin is not None
            assert git.stdout is not None
            for at in range(0, len(held), _AT_ONCE):
                some = held[at : at + _AT_ONCE]
                git.stdin.write("".join(f"{one.name}\n" for one in some).encode())
                git.stdin.flush()
                for one in some:
                    _, _, size = git.stdout.readline().decode().rpartition(" ")
                    if not size.strip().isdigit():
                        raise RevisionError(f"this clone is partial and has not `{one.path}`; fetch it first")
                    data = git.stdout.read(int(size))
                    git.stdout.read(1)
                    yield one, data

    def _because_shallow(self) -> str:
        found = _git(self.folder, "rev-parse", "--is-shallow-repository")
        if found is None or found.strip() != b"true":
            return ""
        return "; this clone is shallow: `git fetch --unshallow` first, in GitHub's checkout `fetch-depth: 0`"


def find_repository(folder: Path) -> Repository:
    """The repository that a folder lies in; RevisionError where it lies in none."""
    found = _git(folder, "rev-parse", "--show-toplevel")
    if found is None:
        said = _reason(folder)
        raise RevisionError(f"`{folder}` is not in a Git repository{said}; name two folders to compare")
    return Repository(folder, Path(os.fsdecode(found.removesuffix(b"\n"))))


def _reason(folder: Path) -> str:
    """What Git says against a repository that is there but is not to be trusted, in short."""
    command = ["git", *_SAFE, "-C", str(folder), "rev-parse", "--show-toplevel"]
    said = subprocess.run(command, capture_output=True, check=False, env=_environment()).stderr  # noqa: S603 - same
    return " that is yours (Git: dubious ownership)" if b"dubious ownership" in said else ""


def _short(name: str) -> str:
    return name.removeprefix("refs/remotes/").removeprefix("refs/heads/")


def _git(folder: Path, *words: str) -> bytes | None:
    """What a command prints; None where it fails, RevisionError where there is no Git."""
    command = ["git", *_SAFE, "-C", str(folder), *words]
    try:
        done = subprocess.run(command, capture_output=True, check=False, env=_environment())  # noqa: S603 - fixed words
    except OSError as error:
        raise RevisionError(f"Git cannot be started: {error.strerror}; install it, or name two folders") from None
    return done.stdout if done.returncode == 0 else None


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _TAKEN_AWAY}
    return kept | _ENVIRONMENT
