"""`calcgraph check`: errors, failed checks and stale values."""

import datetime as dt
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import click
from msgspec import Struct

from calcgraph.cache import FileSnapshot, LastCheck, RunOutput, look, place_of, place_of_travelling, recall, remember
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.streams import standard_input
from calcgraph.vault.collector import collector_paused

if TYPE_CHECKING:
    from calcgraph.hosts.commands.reports import Report

SLOW = 1.0
"""The number of seconds after which a terminal shows that a run is in progress."""


class CheckOptions(Struct, frozen=True):
    """The options for reporting a check."""

    form: str = "text"
    cache: Path | None = None
    """The folder of cached results, including those of algebra and exact cross-checks; None to disable it."""
    baseline: Path | None = None
    """The file of known problems."""
    keep: Path | None = None
    """The folder of results that checks in other folders and on other machines begin with; None for no such folder."""
    stdin: str = ""
    """The note whose text comes by standard input."""


def run_check(vault: VaultOptions, options: CheckOptions) -> int:
    """Print the problems; return 0 if there are no problems, 1 for errors, 2 if the check could not run."""
    if options.keep:
        answer = _travelling(vault, options, options.keep)
    else:
        answer = kept_or_new(vault, options, colour=sys.stdout.isatty())
    click.echo(answer.output, nl=False)
    return answer.code


def _travelling(vault: VaultOptions, options: CheckOptions, folder: Path) -> RunOutput:
    """Return the result of a check that begins with the results in a folder, and leaves its own there."""
    from calcgraph.hosts.commands.findings import CheckState, TravellingAnswers, check  # noqa: PLC0415 - heavy

    seen, is_all = look_at(vault)
    place = place_of_travelling(folder, _question(vault), vault.directory)
    if place is None or not is_all:
        why = "it is inside the project or open to other users" if place is None else "the check depends on more files"
        click.echo(f"nothing is kept in `{folder}`: {why}", err=True)
        return answer_of(vault, options, colour=sys.stdout.isatty())
    kept = TravellingAnswers(place, vault.directory)
    with collector_paused():
        found = kept.recall(seen)
        if isinstance(found, str) and found:
            click.echo(f"the results in `{folder}` {found}, so they are not used", err=True)
        known = found if isinstance(found, CheckState) else None
        report, known = check(vault, None, None, seen, known)
        if known:
            kept.keep(known)
    return _answer(report, vault, options, colour=sys.stdout.isatty())


def kept_or_new(vault: VaultOptions, options: CheckOptions, *, colour: bool) -> RunOutput:
    """Return the result of the previous run if nothing has changed since, otherwise that of a new run."""
    if options.cache is None or vault.only:
        return answer_of(vault, options, colour=colour)
    question = (options.form, str(colour), os.path.relpath(vault.directory), *_question(vault))
    place = place_of(options.cache, question, vault.directory)
    if place is None:
        return answer_of(vault, options, colour=colour)
    is_plain = not options.stdin and not options.baseline
    if is_plain and (kept := recall(place)):
        return kept
    with collector_paused():
        return _new(vault, options, place, colour=colour)


def _question(vault: VaultOptions) -> tuple[str, ...]:
    """Return the inputs of a check except its files."""
    library = str(vault.library.absolute()) if vault.library else ""
    today = dt.date.today().isoformat()  # noqa: DTZ011 - the user's day, in which sources age
    trust = (*(("untrusted",) if vault.untrusted else ()), *(("silenced",) if vault.silenced else ()))
    return repr(sorted(vault.settings)), library, today, *trust


def last_of(folder: Path, vault: VaultOptions) -> LastCheck | None:
    """Return the cache location of a vault's results, existing or not; None if nothing can be cached."""
    seen, is_all = look_at(vault)
    place = place_of(folder, ("found", *_question(vault)), vault.directory)
    return LastCheck(place, seen) if place and is_all else None


def _new(vault: VaultOptions, options: CheckOptions, place: Path, *, colour: bool) -> RunOutput:
    """Return the result of a new run, and cache it with all that the next run can reuse."""
    last = last_of(options.cache, vault) if options.cache else None
    answer = answer_of(vault, options, last, colour=colour)
    if last and not options.stdin and not options.baseline:
        remember(place, answer, last.seen)
    return answer


def look_at(vault: VaultOptions) -> tuple[FileSnapshot, bool]:
    """Return the files a check depends on, and whether they are all: False if it also depends on the environment."""
    from calcgraph.configured import to_settings  # noqa: PLC0415 - same
    from calcgraph.vault.configuration import HOST_FILES, OWN_FILE, read_configuration  # noqa: PLC0415 - not when warm
    from calcgraph.vault.files import folders_of, overridden  # noqa: PLC0415 - same
    from calcgraph.vault.folders import leads_out  # noqa: PLC0415 - same

    configuration, problems = read_configuration(vault.directory, untrusted=vault.untrusted)
    settings, _ = to_settings(overridden(configuration.settings, vault.settings), configuration.dialect)
    folders = folders_of(vault.directory, configuration, settings, vault.library)
    ours = [folder for folder in folders if not leads_out(vault.directory, folder)]
    is_all = not configuration.uses_environment and not problems and len(ours) == len(folders)
    roots = [vault.directory / path for path in settings.data.roots]
    singles = [
        vault.directory / name for name in (*HOST_FILES, OWN_FILE, *configuration.inherited, *configuration.hooks)
    ]
    custom = vault.directory / configuration.custom_dir
    theme = [custom, custom / ".icons"] if configuration.custom_dir else []  # hidden folders are not walked
    is_all = is_all and not any(leads_out(vault.directory, folder) for folder in theme)
    return look([*ours, *roots, *theme], singles), is_all


def answer_of(vault: VaultOptions, options: CheckOptions, last: LastCheck | None = None, *, colour: bool) -> RunOutput:
    """Return the result of a new run, which reuses the cached results of the `last` one."""
    from calcgraph.hosts.commands.findings import check, keep_known, recall_known  # noqa: PLC0415 - heavy
    from calcgraph.hosts.commands.vaults import UnsavedText  # noqa: PLC0415 - same

    unsaved = UnsavedText(options.stdin, standard_input()) if options.stdin else None
    with said_when_slow():
        known = recall_known(last.place) if last else None
        report, known = check(vault, unsaved, options.cache, last.seen if last else None, known)
    if last and known:
        keep_known(last.place, known)
    return _answer(report, vault, options, colour=colour)


@contextmanager
def said_when_slow() -> Iterator[None]:
    """Report on a terminal that a run is in progress, once it has taken a second."""
    if not sys.stderr.isatty():
        yield
        return
    timer = Timer(SLOW, lambda: click.echo("reading …", err=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def watch(vault: VaultOptions, options: CheckOptions) -> None:
    """Check again after every change, until the keyboard interrupts."""
    from calcgraph.hosts.commands.findings import check  # noqa: PLC0415 - heavy
    from calcgraph.hosts.commands.watching import looks  # noqa: PLC0415 - only here

    known = None
    try:
        for seen in looks(lambda: look_at(vault)[0]):
            with said_when_slow():
                report, known = check(vault, None, options.cache, seen, known)
            click.clear()  # on a terminal only
            click.echo(_answer(report, vault, options, colour=sys.stdout.isatty()).output)
    except KeyboardInterrupt:
        click.echo()


def _answer(report: "Report", vault: VaultOptions, options: CheckOptions, *, colour: bool) -> RunOutput:
    from calcgraph.hosts.commands.baseline import without_known  # noqa: PLC0415 - heavy
    from calcgraph.hosts.commands.findings import only  # noqa: PLC0415 - same
    from calcgraph.hosts.commands.reports import written  # noqa: PLC0415 - same
    from calcgraph.hosts.commands.single import argument_of  # noqa: PLC0415 - same
    from calcgraph.hosts.commands.vaults import code_of  # noqa: PLC0415 - same

    report = only(report, vault) if vault.only else report
    if options.baseline:
        report = without_known(report, options.baseline)
    text = written(report, options.form, colour=colour)
    if vault.only and options.form == "text" and not report.found.counts.claims:
        text += (
            f"no number is linked to a value yet; `calcgraph adopt{argument_of(vault)}` finds numbers of data files\n"
        )
    return RunOutput(text, code_of(report.found.diagnostics))
