"""The last tags of a repository: each by its own name and commit, whatever is wrong with the others."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from calcgraph.vault.git import RevisionError, answers, ask
from calcgraph.vault.revisions import Repository

HEAD = b"refs/tags/"
FIRST, LAST = -62_135_510_400, 253_402_214_400
"""Seconds since 1970 of the days that a calendar has in every time zone: from the year 1 to the year 9999."""
RESTARTS = 20
"""Tags whose damage ends Git, each passed over."""
_AT_ONCE = 200
"""Names on one command line."""
_TIES = 50
"""Tags of one second whose order is looked for in the history."""
_NUMBERS = re.compile(r"\d+(?:\.\d+)*")
_DIGITS = re.compile(r"(\d+)")
_BEFORE = re.compile(r"[-._~]?(?:a|b|c|rc|alpha|beta|dev|pre|preview|snapshot)(?![a-z])", re.IGNORECASE)
"""The suffix of a version that precedes the version itself."""


class CommitTag(NamedTuple):
    """A tag of a commit."""

    name: str
    """As it is shown: bytes that are not UTF-8 are written out."""
    commit: str
    second: int
    """The time at which it, or its commit, was made, in seconds since 1970."""
    ref: bytes


def last_tags(repository: Repository, most: int) -> tuple[list[CommitTag], list[str]]:
    """Return the last tags, the newest first, and the names of those that lead to no commit."""
    found = ask(repository.folder, "for-each-ref", "--format=%(refname)", "refs/tags") or b""
    refs = [line for line in found.split(b"\n") if line.startswith(HEAD)]
    commits = _commits(repository, refs)
    seconds = _seconds(repository, list(commits))
    tags = [CommitTag(_shown(ref), commit, seconds.get(ref, 0), ref) for ref, commit in commits.items()]
    tags.sort(key=lambda tag: (tag.second, _version(tag.name)), reverse=True)
    passed = [_shown(ref) for ref in refs if ref not in commits]
    return _by_history(repository, tags, most)[:most], passed


def _shown(ref: bytes) -> str:
    return ref.removeprefix(HEAD).decode("utf-8", "backslashreplace")


def _commits(repository: Repository, refs: Sequence[bytes]) -> dict[bytes, str]:
    """Return the commits of tags; those of blobs, trees and nothing are left out, and one that Git cannot read."""
    commits: dict[bytes, str] = {}
    at = 0
    for _ in range(RESTARTS):
        command = ["cat-file", "--batch-check=%(objectname) %(objecttype)"]
        said = answers(repository.folder, command, [b"%s^{commit}" % ref for ref in refs[at:]])
        for ref, line in zip(refs[at:], said, strict=False):
            name, _, kind = line.rpartition(b" ")
            if kind == b"commit" and b" " not in name:
                commits[ref] = name.decode()
        at += len(said) + 1  # Git has ended at the one after the last
        if at >= len(refs):
            break
    return commits


def _seconds(repository: Repository, refs: Sequence[bytes]) -> dict[bytes, int]:
    seconds: dict[bytes, int] = {}
    for at in range(0, len(refs), _AT_ONCE):
        some = refs[at : at + _AT_ONCE]
        found = _dates(repository, some)
        for one in [found] if found is not None else [_dates(repository, [ref]) for ref in some]:
            seconds.update(one or {})
    return seconds


def _dates(repository: Repository, refs: Sequence[bytes]) -> dict[bytes, int] | None:
    names = [ref.decode("utf-8", "surrogateescape") for ref in refs]
    found = ask(repository.folder, "for-each-ref", "--format=%(refname) %(creatordate:unix)", *names)
    if found is None:
        return None
    rows = (line.partition(b" ") for line in found.split(b"\n"))
    return {ref: _second(said) for ref, _, said in rows if ref}


def _second(said: bytes) -> int:
    """Return a moment of the calendar: a commit can have any number for its date."""
    try:
        return min(max(int(said[:40]), FIRST), LAST)
    except ValueError:
        return 0


def _by_history(repository: Repository, tags: list[CommitTag], most: int) -> list[CommitTag]:
    """Tags, the newest first, where those of one second are in the order of their commits; then by version."""
    ordered: list[CommitTag] = []
    while tags and len(ordered) < most:
        alike = [tag for tag in tags[:_TIES] if tag.second == tags[0].second]
        tags = tags[len(alike) :]
        ordered += alike if len(alike) == 1 else _after_their_ancestors(alike, _ancestors(repository, alike))
    return ordered


def _ancestors(repository: Repository, tags: Sequence[CommitTag]) -> dict[str, set[str]]:
    """Return, for each of these commits, those of them that are its ancestors."""
    among = {tag.ref: tag.commit for tag in tags}
    names = [ref.decode("utf-8", "surrogateescape") for ref in among]
    before: dict[str, set[str]] = {}
    for commit in {*among.values()}:
        try:
            found = ask(repository.folder, "for-each-ref", "--format=%(refname)", f"--merged={commit}", *names)
        except RevisionError:
            found = None
        before[commit] = {among[ref] for ref in (found or b"").split(b"\n") if ref in among} - {commit}
    return before


def _after_their_ancestors(tags: Iterable[CommitTag], before: Mapping[str, set[str]]) -> list[CommitTag]:
    """Return the newest first: always the highest version of those that nothing left comes after."""
    left, ordered = list(tags), []
    while left:
        under = {one for tag in left for one in before[tag.commit]}
        free = [tag for tag in left if tag.commit not in under] or left
        ordered.append(free[0])
        left.remove(free[0])
    return ordered


def _version(name: str) -> tuple[tuple[int, ...], bool, tuple[tuple[int, int, str], ...]]:
    """Comes later the higher the version is: `v1.9`, `v1.10-rc1`, `v1.10`.

    >>> sorted(["v1.10", "v1.9", "v1.10-rc1", "v1.10.1"], key=_version)
    ['v1.9', 'v1.10-rc1', 'v1.10', 'v1.10.1']
    """
    found = _NUMBERS.search(name)
    numbers = tuple(int(part[:100]) for part in found[0].split(".")) if found else ()
    rest = name[found.end() :] if found else name
    parts = tuple((1, int(one[:100]), "") if one.isdecimal() else (0, 0, one) for one in _DIGITS.split(rest) if one)
    return numbers, not _BEFORE.match(rest), parts
