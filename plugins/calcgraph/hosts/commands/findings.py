"""The findings of a check: of a whole vault, or continuing from the cached results of the last check."""

import os
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from calcgraph.cache import NOTHING, FileSnapshot, place_of_memory, rows_of, seen_of, unchanged_since
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.files import LARGEST, digest_of
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import Report
from calcgraph.hosts.commands.vaults import (
    CANNOT_RUN,
    UnsavedText,
    begin,
    limits_of,
    source_of,
    vault_of,
    wrong_in_files,
)
from calcgraph.hosts.shards import programs
from calcgraph.memory import Memory
from calcgraph.project import given
from calcgraph.project.read import at_work
from calcgraph.queries.memo import Memo
from calcgraph.queries.traces import Traces
from calcgraph.sealing import BROKEN, read_kept, replace_kept
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.collector import collector_paused
from calcgraph.vault.files import Vault, read_source
from calcgraph.vault.folders import is_note
from calcgraph.vault.problems import CheckResult, findings


class CheckState(Struct, frozen=True):
    """The earlier results that a check can continue from."""

    memo: Memo
    seen: FileSnapshot
    """The files as they were."""
    unread: Collection[str]
    """Notes that could not be read then."""


def check(
    options: VaultOptions,
    unsaved: UnsavedText | None = None,
    cache: Path | None = None,
    now: FileSnapshot | None = None,
    known: CheckState | None = None,
) -> tuple[Report, CheckState | None]:
    """Return the problems of a vault, and the results for the next check; `now` are the files as they are."""
    vault, beside = vault_of(options)
    memory = Memory(place_of_memory(cache, options.directory) if cache else None)
    edited = source_of(vault, unsaved) if unsaved else None
    opened = [edited] if edited else []
    first = known and go_on(options, vault, beside, opened, memory, now, known)
    found = first or go_on(options, vault, beside, opened, memory, now, None)
    memory.save()
    assert found is not None
    return found


def go_on(  # noqa: PLR0913, PLR0917 - what a check depends on
    options: VaultOptions,
    vault: Vault,
    beside: Sequence[Diagnostic],
    opened: Sequence[SourceFile],
    memory: Memory,
    now: FileSnapshot | None,
    known: CheckState | None,
) -> tuple[Report, CheckState | None] | None:
    """Return the problems of a vault from earlier results; None if these do not help with the changed files.

    `beside` are problems regardless of the notes; `opened` replace files with the text that an editor has open.
    """
    notes, unreadable = _notes(vault, _same(vault, known, now) if known and now else ())
    notes.update((source.path, source) for source in opened)
    memo = known.memo if known else Memo()
    memo.fetch = lambda _, key: _source(vault, key[0])[0]
    problems: list[Diagnostic] = []
    with collector_paused():
        begin(memo, vault, notes, problems)
        with at_work(memo, memory, vault.settings, limits_of(options)):
            found = memo.ask(findings)
    if problems and known:
        return None  # what was known may have needed the file that cannot be read
    in_files = wrong_in_files(vault, [*beside, *problems, *(one for some in unreadable.values() for one in some)])
    texts = {source.shown: source for source in notes.values() if source is not None}
    report = Report(vault, found._replace(diagnostics=in_order([*found.diagnostics, *in_files])), texts)
    return report, CheckState(memo, now, unreadable) if now and not opened else None


def with_texts(report: Report) -> Report:
    """A report with the text of every note that it names."""
    missing = {one.path for one in report.found.diagnostics}.difference(report.texts)
    notes = {report.vault.shown(path): NoteId(path) for path in filter(is_note, report.vault.files)} if missing else {}
    texts = {shown: _source(report.vault, notes[shown])[0] for shown in missing if shown in notes}
    return replace(report, texts={**report.texts, **texts})


def only(report: Report, options: VaultOptions) -> Report:
    """Return the problems of one note, and those that keep a check from running.

    Links of a file that belongs to no site are left to its host, except links from a number to its quantity.
    """
    found, shown = report.found, options.only
    notes = {path: counts for path, counts in found.notes.items() if path == shown}
    kept = tuple(one for one in found.diagnostics if one.path == shown or one.code in CANNOT_RUN)
    if options.whole and shown in report.texts:
        kept = tuple(one for one in kept if not is_left_to_host(report.texts[shown], one))
    return replace(report, found=CheckResult(notes, kept))


def is_left_to_host(source: SourceFile, found: Diagnostic) -> bool:
    """Return whether a problem is one of the host of a file that belongs to no site: of a link without a number."""
    return found.code.startswith("CG1") and not _is_of_number(source, found)


def _is_of_number(source: SourceFile, found: Diagnostic) -> bool:
    """Return whether a link to a missing place in a note begins with digits, as a claim does."""
    written = source.text[source.offset(found.span.line, found.span.column) :]
    return found.code == "CG103" and any(sign.isdigit() for sign in written.partition("]")[0])


def keep_known(place: Path, known: CheckState) -> None:
    """Cache the results, if the next process can reuse them."""
    rows = known.memo.traces().as_json()
    with suppress(UnicodeEncodeError):  # the name of a file that is not in UTF-8
        replace_kept(place, json.encode({**rows_of(known.seen), "unread": [*known.unread], **rows}))


def recall_known(place: Path) -> CheckState | None:
    """Return the results that the last process cached; None if they are missing or damaged."""
    try:
        content = json.decode(read_kept(place))
        return CheckState(Memo(Traces(content["queries"], content["rows"])), seen_of(content), content["unread"])
    except BROKEN:
        return None


class TravellingAnswers(NamedTuple):
    """Answers kept for a check of the same notes in another folder or on another machine."""

    file: Path
    root: Path
    """The project's folder: no file is known by a path outside of it."""

    def recall(self, now: FileSnapshot) -> CheckState | str:
        """Return the results that fit the files as they are; the reason if they cannot be used."""
        if not self.file.exists():
            return ""
        try:
            content = json.decode(read_kept(self.file))
            if content["program"] != programs():
                return "are those of other programs"
            digests, stamps = content["digests"], {}
            for path, stamp in now.stamps.items():
                digest = self._digest(path)
                stamps[path] = stamp if digest and digest == digests.get(self._named(path)) else NOTHING
            memo = Memo(Traces(content["queries"], content["rows"]))
            return CheckState(memo, FileSnapshot(now.folders, now.singles, stamps), content["unread"])
        except BROKEN:
            return "are damaged, or another user's"

    def keep(self, known: CheckState) -> None:
        """Write the results, if that is possible."""
        rows = known.memo.traces().as_json()
        digests = {self._named(path): self._digest(path) for path in known.seen.stamps}
        kept = {**rows, "unread": [*known.unread], "digests": digests, "program": programs()}
        with suppress(UnicodeEncodeError):  # the name of a file that is not in UTF-8
            replace_kept(self.file, json.encode(kept))

    def _named(self, path: str) -> str:
        return os.path.relpath(path, os.path.realpath(self.root))

    def _digest(self, path: str) -> str:
        """Return the digest of a file; empty for one that cannot be read, which is never the same."""
        try:
            return digest_of(path, LARGEST)[0]
        except (OSError, ValueError):
            return ""


def _notes(
    vault: Vault, same: Collection[str]
) -> tuple[dict[NoteId, SourceFile | None], dict[str, tuple[Diagnostic, ...]]]:
    """Return the texts of all notes, None for unchanged ones; and the problems of files, by note."""
    notes: dict[NoteId, SourceFile | None] = {}
    unreadable: dict[str, tuple[Diagnostic, ...]] = {}
    for path in filter(is_note, vault.files):
        if path in same:
            notes[NoteId(path)] = None
            continue
        notes[NoteId(path)], problems = _source(vault, NoteId(path))
        if problems:
            unreadable[path] = problems
    return notes, unreadable


def _same(vault: Vault, known: CheckState, now: FileSnapshot) -> set[str]:
    """The notes that are known and whose files have not changed."""
    same = unchanged_since(known.seen, now)
    tops = {folder: os.path.realpath(folder) for folder in (vault.docs, vault.folder)}
    had = {path for (path,) in known.memo.keys(given.source)}.difference(known.unread)
    return {path for path in had if path in vault.files and _place(vault.files[path], tops) in same}


def _place(file: Path, tops: dict[Path, str]) -> str:
    """A file by the name that it has among those seen."""
    for top, real in tops.items():
        if file.is_relative_to(top):
            below = str(file) if str(top) == "." else str(file)[len(str(top)) + 1 :]
            return f"{real.rstrip(os.sep)}{os.sep}{below}"
    return str(file)


def _source(vault: Vault, path: NoteId) -> tuple[SourceFile, tuple[Diagnostic, ...]]:
    return read_source(path, vault.files[path], vault.shown(path))
