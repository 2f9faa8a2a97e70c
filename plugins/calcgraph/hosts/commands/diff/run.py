"""Read both sides, compare them, and report."""

import os
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.cache import file_stamp, place_of_memory
from calcgraph.calc.budget import Work
from calcgraph.changes.compare import compare
from calcgraph.changes.differences import Changes, NoteChanges
from calcgraph.changes.judge import Limit, judge
from calcgraph.diagnostics import Diagnostic, errors_in
from calcgraph.hosts.commands.check import said_when_slow
from calcgraph.hosts.commands.diff.sides import Side, find_sides, unpacked, without
from calcgraph.hosts.commands.options import CLEAN, COULD_NOT_RUN, ERRORS, VaultOptions
from calcgraph.hosts.commands.reports import from_here, path_from_here
from calcgraph.hosts.commands.vaults import Reading, VaultFiles, limits_of, understand, vault_of
from calcgraph.memory import Memory
from calcgraph.project import read_project
from calcgraph.queries.memo import Memo
from calcgraph.render.changes.forms import FORMS
from calcgraph.render.changes.seen import seen
from calcgraph.render.changes.words import Summary
from calcgraph.render.reports.text import one_line, printable
from calcgraph.settings import Settings
from calcgraph.vault.collector import collector_paused
from calcgraph.vault.files import read_sources
from calcgraph.vault.git import RevisionError

UNREADABLE = frozenset({"CG907", "CG908"})
"""Without configuration or notes there is nothing to compare."""


class DiffOptions(Struct, frozen=True):
    """The sides of a comparison, and the form of its report."""

    base: str
    """Empty for where the main branch was left."""
    head: str
    """Empty for the files as they are."""
    form: str
    limits: tuple[Limit, ...]
    cache: Path | None
    """Folder of what algebra found."""


class CannotCompareError(Exception):
    """An error that gives the reasons why there is nothing to report, line by line."""


def run_diff(vault: VaultOptions, options: DiffOptions) -> int:
    """Print the differences; return 0 if nothing broke, 1 if something did, 2 if the comparison could not run."""
    try:
        with said_when_slow():
            summary = summary_of(vault, options)
    except (RevisionError, CannotCompareError) as error:
        click.echo(printable(f"Error: {error}") if isinstance(error, RevisionError) else str(error), err=True)
        return COULD_NOT_RUN
    shown = seen(summary, partial(path_from_here, summary.top)) if options.form == "text" else summary
    click.echo(FORMS[options.form](shown), nl=False)
    return CLEAN if summary.judgement.is_clean else ERRORS


def summary_of(vault: VaultOptions, options: DiffOptions) -> Summary:
    """Return the report about a change; raise RevisionError or CannotCompareError if it cannot be compared."""
    quiet = replace(vault, settings=(*vault.settings, ("values.reference", False)))
    memory = Memory(place_of_memory(options.cache, vault.directory) if options.cache else None)
    sought = find_sides(quiet, options.base, options.head)
    top = sought[1].folder or vault.directory
    with ExitStack() as stack:
        base, head = (stack.enter_context(unpacked(one, quiet)) for one in sought)
        modules = (*base.modules, *head.modules)
        before, after = _read_both(base, head, modules, memory)
    memory.save()
    unread = unreadable(before.diagnostics)
    errors = () if unread else before.diagnostics
    base_project = read_project((), (), lambda _: None, Settings()) if unread else before.project
    changes = compare(base_project, after.project, (errors, after.diagnostics))
    changes = _of_file(changes, vault.only) if vault.only else changes
    return Summary(
        base=base.name,
        head=head.name,
        changes=changes,
        judgement=judge(changes, options.limits),
        commits=(base.commit, head.commit),
        unread=unread,
        errors_before=len(errors_in(errors)),
        left_out=tuple(dict.fromkeys(modules)),
        folder=from_here(top),
        top=top,
        files=_address_of_files(head.commit),
    )


def _of_file(changes: Changes, path: str) -> Changes:
    """Return the changes of a single file, such as a README; edits anywhere can be their cause."""
    return replace(
        changes,
        values=tuple(one for one in changes.values if one.note == path),
        claims=tuple(one for one in changes.claims if one.note == path),
        links=tuple(one for one in changes.links if one.note == path),
        notes=NoteChanges(
            tuple(one for one in changes.notes.added if one == path),
            tuple(one for one in changes.notes.removed if one == path),
            tuple(one for one in changes.notes.renamed if path in one),
        ),
        problems=tuple(one for one in changes.problems if one.path == path),
    )


def _address_of_files(commit: str) -> str:
    """Return the URL of the repository's files from the runner's environment (GitHub, GitLab); empty elsewhere."""
    given = os.environ.get
    if (server := given("GITHUB_SERVER_URL")) and (name := given("GITHUB_REPOSITORY")):
        address, commit = f"{server}/{name}/blob", commit or given("GITHUB_SHA", "")
    elif project := given("CI_PROJECT_URL"):
        address, commit = f"{project}/-/blob", commit or given("CI_COMMIT_SHA", "")
    else:
        return ""
    is_plain = address.startswith("https://") and commit.isalnum() and not set(address) & set(" ()<>\\\"'\n")
    return f"{address}/{commit}/" if is_plain else ""


def _read_both(base: Side, head: Side, modules: tuple[str, ...], memory: Memory) -> tuple[Reading, Reading]:
    """Read both sides, the second incrementally; raise CannotCompareError if the second cannot be read."""
    memo = Memo()
    before = read_side(base, modules, memory, memo)
    after = read_side(head, modules, memory, Memo() if unreadable(before.diagnostics) else memo)
    if unread := unreadable(after.diagnostics):
        raise CannotCompareError("\n".join(map(one_line, unread)))
    return before, after


def read_side(
    side: Side, modules: tuple[str, ...], memory: Memory, memo: Memo, limits: Mapping[Work, float] | None = None
) -> Reading:
    """A side as it is now; CannotCompareError where a file changes while it is read.

    `limits` are those of a site that compares its tags; otherwise the options decide.
    """
    whole, problems = vault_of(side.options)
    vault = without(whole, modules)
    before = {path: file_stamp(str(file)) for path, file in vault.files.items()}
    sources, unreadable = read_sources(vault)
    with collector_paused():
        found = (*problems, *side.problems, *unreadable)
        reading = understand(VaultFiles(vault, sources, found, (), limits or limits_of(side.options)), memory, memo)
    for path, file in vault.files.items():
        if before[path] != file_stamp(str(file)):
            raise CannotCompareError(printable(f"`{vault.shown(path)}` changed while it was read; run it again"))
    return reading


def unreadable(found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the reasons why a side cannot be read; empty if it can, whatever else is wrong with it."""
    return tuple(one for one in found if one.code in UNREADABLE)
