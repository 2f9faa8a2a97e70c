"""Git as a process: its commands, their time limits and the limits of their output.

Git is asked for names, trees and raw contents only. No hook, filter, text conversion, monitor of files, helper or
transport takes part in these, the user's tree and index are not touched, and commands cannot fetch. A
repository that makes Git wait, or print without end, is reported.
"""

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import IO

SECONDS = 30
"""By the clock, for one question; a large history takes two or three of them."""
LONG = 120
"""Seconds for a list of files or their contents."""
MOST = 16 * 1024 * 1024
"""Bytes of an answer that is read at once."""
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
    "GIT_GRAFT_FILE": os.devnull,  # parents are those of the commits themselves
    "GIT_ALLOW_PROTOCOL": "",  # wins over the repository's settings
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
}
_TAKEN_AWAY = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_CONFIG_PARAMETERS")
"""Variables of a hook that started us: the folder decides which repository is meant."""


class RevisionError(Exception):
    """A query that Git cannot answer; the message gives the reason and the fix."""


class SlowGitError(RevisionError):
    """Git was stopped, since it took too long."""


class GitProcess:
    """A Git process with its deadline."""

    def __init__(self, process: subprocess.Popen[bytes], seconds: float) -> None:
        """It is killed when the seconds are over."""
        assert process.stdout is not None
        self.out: IO[bytes] = process.stdout
        self.process = process
        self._seconds = seconds
        self._is_late = False
        self._timer = Timer(seconds, self._stop)
        self._timer.daemon = True
        self._timer.start()

    def _stop(self) -> None:
        self._is_late = True
        self.process.kill()

    def end(self) -> int:
        """Return the code it ends with; RevisionError if it was stopped."""
        code = self.process.wait()
        if self._is_late:
            raise SlowGitError(f"Git took more than {self._seconds:g} seconds, so it was stopped")
        return code

    def close(self) -> None:
        """End it, whatever it does."""
        self._timer.cancel()
        self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        self.process.wait()


@contextmanager
def started(folder: Path, words: Sequence[str], seconds: float = 0, *, talks: bool = False) -> Iterator[GitProcess]:
    """Git at work in a folder, for the time of a block; RevisionError if there is no Git."""
    command = ["git", *_SAFE, "-C", str(folder), *words]
    try:
        process = subprocess.Popen(  # noqa: S603 - fixed words, and names that begin with no `-`
            command,
            stdin=subprocess.PIPE if talks else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
        )
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise RevisionError(f"Git cannot be started: {said}; install it, or name two folders") from None
    running = GitProcess(process, seconds or SECONDS)
    try:
        yield running
    finally:
        running.close()


def ask(folder: Path, *words: str, most: int = MOST) -> bytes | None:
    """Return the output of a command; None if it fails, RevisionError without Git or for endless output."""
    with started(folder, words) as git:
        said = git.out.read(most + 1)
        if len(said) > most:
            raise RevisionError(f"Git prints more than {most >> 20} MiB, so it was stopped")
        return said if git.end() == 0 else None


def each(folder: Path, *words: str, most: int, of: str = "names", block: int = 2**16) -> Iterator[bytes]:
    """Yield the output of a command, split at NUL; RevisionError if it fails, or has more than `most` parts."""
    count, rest = 0, b""
    with started(folder, words, LONG) as git:
        while said := git.out.read1(block):  # type: ignore[attr-defined]  # a pipe is buffered
            *whole, rest = (rest + said).split(b"\0")
            count += len(whole)
            if count > most or len(rest) > block:
                raise RevisionError(f"there are more than {most:,} {of}, which are not read")
            yield from whole
        if git.end() != 0:
            raise RevisionError("Git cannot read the whole revision; run `git fsck`, or fetch the missing objects")


def answers(folder: Path, words: Sequence[str], lines: Sequence[bytes]) -> list[bytes]:
    """Return a line for each line, as far as the command gets; RevisionError if it takes too long."""
    with started(folder, words, talks=True) as git:
        said, _ = git.process.communicate(b"".join(b"%s\n" % line for line in lines))
        git.end()
    return said.split(b"\n")[:-1]


def why_untrusted(folder: Path) -> str:
    """Return Git's short reason against an existing repository that is not to be trusted."""
    command = ["git", *_SAFE, "-C", str(folder), "rev-parse", "--show-toplevel"]
    with suppress(OSError, ValueError, subprocess.TimeoutExpired):
        said = subprocess.run(command, capture_output=True, check=False, env=_environment(), timeout=SECONDS).stderr  # noqa: S603 - same
        return " that is yours (Git: dubious ownership)" if b"dubious ownership" in said else ""
    return ""


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _TAKEN_AWAY}
    return kept | _ENVIRONMENT
