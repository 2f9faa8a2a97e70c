"""What each of the last tags changed, for the page and the feed of a site."""

from pathlib import Path
from typing import NamedTuple

from calcgraph.changes.compare import compare
from calcgraph.changes.judge import judge
from calcgraph.diagnostics import errors_in
from calcgraph.hosts.commands.diff.run import CannotCompareError, read_side, unreadable
from calcgraph.hosts.commands.diff.sides import Sought, unpacked
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.memory import Memory
from calcgraph.queries.memo import Memo
from calcgraph.render.changes.page import Release
from calcgraph.render.changes.words import Summary
from calcgraph.vault.revisions import RevisionError, find_repository


class History(NamedTuple):
    """What the last tags changed."""

    releases: tuple[Release, ...] = ()
    """The newest first."""
    tags: tuple[tuple[str, ...], ...] = ()
    """The tags that were compared, with their commits, and the project."""
    why: str = ""
    """Why there are no releases, if that is so."""


def find_history(root: Path, most: int, memory: Memory, known: History | None = None) -> History:
    """The last releases of a project, at most so many; those `known` already where the tags are the same.

    Each tag is compared with the one before it; one that cannot be read has no part in it.
    """
    if not most:
        return History()
    try:
        repository = find_repository(root)
        found = [(name, repository.commit(f"refs/tags/{name}"), at) for name, _, at in repository.tags(most + 1)]
        tags = ((str(root),), *((name, commit) for name, commit, _ in found))
        if known is not None and known.tags == tags:
            return known
        return History(tuple(reversed(_releases(root, found[::-1], memory))), tags)
    except RevisionError as error:
        return History(why=str(error))


def _releases(root: Path, tags: list[tuple[str, str, int]], memory: Memory) -> list[Release]:
    """What each tag changed since the one before it that can be read; `tags` are in order of time."""
    options, memo = VaultOptions(root, settings=(("values.reference", False),)), Memo()
    found: list[Release] = []
    before: tuple[str, str, Reading] | None = None
    for name, commit, second in tags:
        reading = _read(options, Sought(name, commit), memory, memo)
        if reading is not None:
            after = name, commit, reading
            found += [Release(name, commit, second, _summary(before, after))] if before else []
            before = after
    return found


def _read(options: VaultOptions, sought: Sought, memory: Memory, memo: Memo) -> Reading | None:
    try:
        with unpacked(sought, options) as side:
            reading = read_side(side, (), memory, memo)
    except CannotCompareError:
        return None
    return None if unreadable(reading.diagnostics) else reading


def _summary(before: tuple[str, str, Reading], after: tuple[str, str, Reading]) -> Summary:
    errors = before[2].diagnostics, after[2].diagnostics
    changes = compare(before[2].project, after[2].project, errors)
    return Summary(before[0], after[0], changes, judge(changes), (before[1], after[1]), (), len(errors_in(errors[0])))
