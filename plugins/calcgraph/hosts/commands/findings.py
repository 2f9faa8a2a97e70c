"""What a check finds: of a whole vault, or after a change of some notes from what was found before."""

import json
import os
from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from calcgraph.cache import (
    BROKEN,
    Last,
    Seen,
    changed_since,
    place_of_memory,
    read_kept,
    replace_kept,
    rows_of,
    seen_of,
)
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import Report
from calcgraph.hosts.commands.vaults import CANNOT_RUN, Reading, Unsaved, read, source_of, vault_of
from calcgraph.memory import Memory
from calcgraph.project.again import Found, check_again, is_narrow
from calcgraph.project.model import Project
from calcgraph.project.outlines import Outline, outline_of
from calcgraph.project.read import Parsed, read_project
from calcgraph.source import NoteId, SourceFile, Span
from calcgraph.vault.collector import collector_paused
from calcgraph.vault.files import Vault, attachments, data_reader, outside_vault, read_text
from calcgraph.vault.folders import is_note
from calcgraph.vault.own_pages import made_paths


def check_all(options: VaultOptions, unsaved: Unsaved | None, cache: Path | None) -> Report:
    """Read everything and report what is wrong with it."""
    return report_of(read(options, unsaved, cache))


def report_of(reading: Reading) -> Report:
    """What was found in a vault that is read."""
    project = reading.project
    outlines = {id_: outline_of(project, id_) for id_ in project.notes}
    texts = {note.source.shown: note.source for note in project.notes.values()}
    return Report(reading.vault, Found(outlines, reading.diagnostics), texts)


def only(report: Report, options: VaultOptions) -> Report:
    """What was found in one note, and what keeps a check from running.

    Links of a file that belongs to no site are its host's affair, but for those from a number to what it is.
    """
    found, shown = report.found, options.only
    outlines = {id_: one for id_, one in found.outlines.items() if one.shown == shown}
    told = tuple(one for one in found.diagnostics if one.path == shown or one.code in CANNOT_RUN)
    if options.whole and shown in report.texts:
        told = tuple(one for one in told if not one.code.startswith("CG1") or _is_of_number(report.texts[shown], one))
    return replace(report, found=Found(outlines, told))


def _is_of_number(source: SourceFile, found: Diagnostic) -> bool:
    """Whether a link whose place in a note is not found begins with digits, as a claim does."""
    written = source.text[source.offset(found.span.line, found.span.column) :]
    return found.code == "CG103" and any(sign.isdigit() for sign in written.partition("]")[0])


def check_changes(options: VaultOptions, unsaved: Unsaved | None, cache: Path | None, last: Last) -> Report | None:
    """The same from what the last check has kept; None where there is nothing, or too much has changed."""
    before = _recall(last.place)
    paths = changed_since(before[0], last.seen) if before else None
    if before is None or paths is None:
        return None
    vault, _ = vault_of(options)
    changed = _sources(vault, _ids_of(vault, paths))
    if unsaved and changed is not None and (given := source_of(vault, unsaved)):
        changed = [*(one for one in changed if one.path != given.path), given]
    if changed is None:
        return None
    settings = vault.settings
    drafts = [path for path in vault.files if is_note(path) and path not in before[1].outlines]
    problems: list[Diagnostic] = []
    memory = Memory(place_of_memory(cache, options.directory) if cache else None)

    def read_again(sources: Iterable[SourceFile], parsed: Parsed) -> Project:
        return read_project(
            sources,
            attachments(vault),
            data_reader(vault.files, vault.root, problems),
            replace(settings, values=replace(settings.values, coverage_floor=0)),
            unpublished=(*vault.unpublished, *drafts),
            made=made_paths(settings),
            shown=vault.shown,
            parsed=parsed,
            memory=memory,
            outside=outside_vault(vault),
        )

    with collector_paused():
        found = check_again(before[1], changed, partial(_source, vault), read_again, settings.values.coverage_floor)
    memory.save()
    if found is None or problems:
        return None
    return Report(vault, found, {one.shown: one for one in changed})


def remember_found(last: Last, found: Found) -> None:
    """Keep what was found note by note, where the next check can go on from it."""
    if not is_narrow(found):
        return
    reported = [(one.code, one.severity, one.path, one.span, one.message, one.hint) for one in found.diagnostics]
    replace_kept(last.place, json.dumps({**rows_of(last.seen), "notes": found.outlines, "found": reported}))


def _recall(place: Path) -> tuple[Seen, Found] | None:
    try:
        content = json.loads(read_kept(place))
        outlines = {NoteId(id_): _outline(*row) for id_, row in content["notes"].items()}
        reported = tuple(
            Diagnostic(code, Severity(severity), path, Span(*span), message, hint)
            for code, severity, path, span, message, hint in content["found"]
        )
        return seen_of(content), Found(outlines, reported)
    except BROKEN:
        return None


def _outline(*row: object) -> Outline:
    """An outline with tuples again, where JSON has lists."""
    return Outline(*(tuple(one) if isinstance(one, list) else one for one in row))  # type: ignore[arg-type]


def _ids_of(vault: Vault, paths: Collection[str]) -> list[NoteId] | None:
    """The notes at places on the disk; None where one of them is not a published note, or is more than one."""
    folders = ((os.path.realpath(vault.docs), ""), (os.path.realpath(vault.folder), f"{vault.settings.library}/"))
    found: list[NoteId] = []
    for path in paths:
        ids = {
            head + os.path.relpath(path, folder).replace(os.sep, "/")
            for folder, head in folders
            if path.startswith(f"{folder}{os.sep}")
        }
        id_ = ids.pop() if len(ids) == 1 else ""
        if id_ not in vault.files or not is_note(id_):
            return None
        found.append(NoteId(id_))
    return found


def _sources(vault: Vault, ids: Iterable[NoteId] | None) -> list[SourceFile] | None:
    found = [_source(vault, id_) for id_ in ids or ()]
    read = [source for source in found if source is not None]
    return read if ids is not None and len(read) == len(found) else None


def _source(vault: Vault, id_: NoteId) -> SourceFile | None:
    """A note's text; None where it cannot be read."""
    shown = vault.shown(id_)
    text, problems = read_text(vault.files[id_], shown)
    return None if problems else SourceFile(id_, text, shown)
