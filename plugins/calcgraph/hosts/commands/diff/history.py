"""The changes of each of the last tags, for the page and the feed of a site."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from calcgraph.calc.budget import Work
from calcgraph.changes.compare import compare
from calcgraph.changes.judge import judge
from calcgraph.diagnostics import errors_in
from calcgraph.faults import fault_of
from calcgraph.hosts.commands.diff.run import CannotCompareError, read_side, unreadable
from calcgraph.hosts.commands.diff.sides import NamedSide, unpacked
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.memory import Memory
from calcgraph.project.read import limits_of_build
from calcgraph.queries.memo import Memo
from calcgraph.render.changes.page import Release
from calcgraph.render.changes.words import Summary
from calcgraph.render.reports.text import one_line
from calcgraph.settings import Settings
from calcgraph.source import START
from calcgraph.vault.git import RevisionError, SlowGitError
from calcgraph.vault.git_tags import CommitTag, last_tags
from calcgraph.vault.revisions import find_repository

_MOST_SLOW = 1
"""Tags over which Git may be stopped; the tags after these would take as long."""
_MOST_SAID = 10
"""Tags of something else that are named."""


class History(NamedTuple):
    """The changes of the last tags."""

    releases: tuple[Release, ...] = ()
    """The newest first."""
    tags: tuple[tuple[str, ...], ...] = ()
    """The tags that were compared, with their commits, and the project."""
    why: str = ""
    """The reason for having no releases; empty if there are some."""
    passed: tuple[str, ...] = ()
    """Tags that were passed over, and why."""


def find_history(root: Path, settings: Settings, memory: Memory, known: History | None = None) -> History:
    """Return the last releases of a project, as many as its settings say; `known` ones if the tags are the same.

    Each tag is compared with the one before it. One that cannot be read is skipped, and the others are compared.
    """
    most = settings.changes.tags
    if not most:
        return History()
    try:
        found, others = last_tags(find_repository(root), most + 1)
    except RevisionError as error:
        return History(why=str(error))
    tags = ((str(root),), *((one.name, one.commit) for one in found))
    if known is not None and known.tags == tags:
        return known
    passed = [f"the tag `{name}` points to no readable commit" for name in others[:_MOST_SAID]]
    releases = _releases(root, found[::-1], memory, passed, limits_of_build(settings))
    return History(tuple(reversed(releases)), tags, passed=tuple(passed))


def _releases(
    root: Path, tags: list[CommitTag], memory: Memory, passed: list[str], limits: Mapping[Work, float] | None
) -> list[Release]:
    """Return the changes of each tag since the readable one before it; `tags` are in order of time."""
    options, memo = VaultOptions(root, settings=(("values.reference", False),)), Memo()
    found: list[Release] = []
    before: tuple[str, str, Reading] | None = None
    slow = 0
    for tag in tags:
        try:
            after = tag.name, tag.commit, _read(options, NamedSide(tag.name, tag.commit), memory, memo, limits)
            found += [Release(tag.name, tag.commit, tag.second, _summary(before, after))] if before else []
            before = after
        except (CannotCompareError, RevisionError) as error:
            passed.append(f"the tag `{tag.name}` cannot be compared: {error}")
            slow += isinstance(error, SlowGitError)
            if slow > _MOST_SLOW:
                break
        except Exception as error:  # noqa: BLE001 - a fault of ours costs this tag only, and is reported
            said = fault_of(error, "tag is compared", tag.name, START)
            passed.append(f"the tag `{tag.name}` is skipped: {said.message}; {said.hint}")
            memo = Memo()  # its work may be half done
    return found


def _read(
    options: VaultOptions, sought: NamedSide, memory: Memory, memo: Memo, limits: Mapping[Work, float] | None
) -> Reading:
    """Return the project as it was; CannotCompareError or RevisionError if that cannot be read."""
    with unpacked(sought, options) as side:
        reading = read_side(side, (), memory, memo, limits)
    if unread := unreadable(reading.diagnostics):
        raise CannotCompareError(one_line(unread[0]))
    return reading


def _summary(before: tuple[str, str, Reading], after: tuple[str, str, Reading]) -> Summary:
    errors = before[2].diagnostics, after[2].diagnostics
    changes = compare(before[2].project, after[2].project, errors)
    return Summary(before[0], after[0], changes, judge(changes), (before[1], after[1]), (), len(errors_in(errors[0])))
