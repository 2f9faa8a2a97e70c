"""Lists of a vault: notes, claims with their verdicts, problems, sources, and changes between revisions."""

import json
from collections.abc import Iterator
from itertools import islice

from calcgraph.calc.model import Claim, Verdict
from calcgraph.calc.tables.sources import sources_of
from calcgraph.hosts.commands.diff.run import CannotCompareError, DiffOptions, summary_of
from calcgraph.hosts.commands.sources import source_rows
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.lookup import cited_in, find_note, no_note, tables_read
from calcgraph.hosts.inquiry.search import of_note
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.render.changes.rows import changes_json
from calcgraph.source import SourceFile
from calcgraph.vault.git import RevisionError
from calcgraph.vault.revisions import ElsewhereError, find_repository

_VERDICTS = {
    "": {Verdict.FAILS, Verdict.STALE_DISPUTE, Verdict.DISPUTED},
    "failing": {Verdict.FAILS, Verdict.STALE_DISPUTE},
    "fails": {Verdict.FAILS, Verdict.STALE_DISPUTE},
    "disputed": {Verdict.DISPUTED, Verdict.STALE_DISPUTE},
    "sourced": {Verdict.SOURCED},
    "holds": {Verdict.HOLDS, Verdict.PARTLY},
    "agrees": {Verdict.AGREES},
    "all": set(Verdict),
}


def notes(session: Session, under: str = "") -> Answer:
    """The notes of a vault, of one folder of it, or with a tag `#tag`."""
    project = session.reading().project
    wanted = under.strip().strip("/").casefold()
    found = [note for note in project.notes.values() if not wanted or _is_under(note, wanted)]
    rows = [{**of_note(note), "tags": sorted({tag.name for tag in note.tags})} for note in found]
    listed = [{key: value for key, value in row.items() if key not in {"kind", "line"} and value} for row in rows]
    return {"notes": listed, "count": len(listed)} if listed else _no_folder(project, under)


def _is_under(note: Note, wanted: str) -> bool:
    if wanted.startswith("#"):
        tag = wanted[1:]
        return any(f"{one.name.casefold()}/".startswith(f"{tag}/") for one in note.tags)
    return any(path.casefold().startswith(f"{wanted}/") for path in (note.id, note.source.shown))


def _no_folder(project: Project, under: str) -> Answer:
    folders = sorted({note.rpartition("/")[0] for note in project.notes} - {""})
    return {
        "notes": [],
        "count": 0,
        "problem": f"no note is in the folder or has the tag `{under}`",
        "folders": folders,
    }


def claims(session: Session, verdict: str = "", note: str = "") -> Answer:
    """Claims with a verdict, of all notes or one: those that fail or are disputed, or `holds`, `sourced`, `all`."""
    project = session.reading().project
    wanted = _VERDICTS.get(verdict.strip().casefold())
    if wanted is None:
        return {"problem": f"there is no verdict `{verdict}`", "say": [one for one in _VERDICTS if one]}
    owner = find_note(project, note) if note.strip() else None
    if note.strip() and owner is None:
        return no_note(project, note)
    found = [one for some in project.claims.values() for one in some if owner is None or one.note == owner.id]
    counts = {str(one): sum(claim.verdict is one for claim in found) for one in Verdict}
    listed = [_claim(one) for one in found if one.verdict in wanted]
    return {"counts": {name: count for name, count in counts.items() if count}, "claims": listed}


def _claim(one: Claim) -> Answer:
    row: dict[str, object] = {"says": one.link.display, "is": str(one.verdict), "note": one.note}
    row |= {"line": one.link.span.line, "of": f"{one.quantity.note}#{one.quantity.name}" if one.quantity else ""}
    row |= {"with": one.arguments, "computed": one.computed_text, "number": one.computed, "unit": one.unit.text}
    row |= {"why": one.explanation, "sources": [*one.sources], "sentence": one.link.sentence}
    return {key: value for key, value in row.items() if value not in ("", [], None)}


def problems(session: Session, note: str = "") -> Answer:
    """Return the report of `calcgraph check`, for all notes or one."""
    reading = session.reading()
    owner = find_note(reading.project, note) if note.strip() else None
    if note.strip() and owner is None:
        return no_note(reading.project, note)
    found = [
        {
            "code": one.code,
            "severity": str(one.severity),
            "path": one.path,
            "line": one.span.line,
            "says": one.message,
            **({"fix": one.hint} if one.hint else {}),
        }
        for one in reading.diagnostics
        if owner is None or one.path == owner.source.shown
    ]
    return {"count": len(found), "problems": found}


def sources(session: Session, key: str = "") -> Answer:
    """Return the sources of numbers: title, address, file, the day it was checked, and what uses it."""
    reading = session.reading()
    rows = [*_sources(session)]
    wanted = key.strip().removeprefix("@").casefold()
    found = [row for row in rows if not wanted or wanted in str(row["key"]).casefold() or _has(row, wanted)]
    if wanted and not found:
        return {"sources": [], "problem": f"no source is named `{key}`"}
    users = _users(reading.project)
    return {"sources": [{**row, "used_by": users[str(row["key"])]} if row["key"] in users else row for row in found]}


def _has(row: Answer, wanted: str) -> bool:
    return wanted in str(row.get("title", "")).casefold()


def _sources(session: Session) -> Iterator[Answer]:
    reading = session.reading()
    checked = {str(row["key"]): row for row in source_rows(reading.vault)}
    for one in reading.library.sources.values():
        row = checked.get(one.key, {})
        kept = {name: row.get(name) for name in ("file", "checked", "max_age", "made_by", "commit", "state")}
        said = {"key": one.key, "title": one.full, "url": one.url, **kept}
        yield {name: value for name, value in said.items() if value}
    for note in reading.project.notes.values():
        for one in sources_of(note.properties.get("sources")).values():
            yield {"key": one.key, "title": one.full, **({"url": one.url} if one.url else {}), "note": note.id}


def _users(project: Project) -> dict[str, list[str]]:
    """Return the quantities, rows of tables and claims that cite each source."""
    found: dict[str, list[str]] = {}
    for dataset, count in tables_read(project):
        for row, cells in islice(dataset.rows.items(), count):
            for key in cited_in(cells):
                found.setdefault(key, []).append(f"{dataset.id.note}#{dataset.id.name}.{row}")
    for id_, one in project.calculation.quantities.items():
        for key in one.comment.sources:
            found.setdefault(key, []).append(f"{id_.note}#{id_.name}")
    for some in project.claims.values():
        for claim in some:
            for key in claim.sources:
                found.setdefault(key, []).append(f"{claim.note}:{claim.link.span.line}")
    return {key: [*dict.fromkeys(users)] for key, users in found.items()}


def source_of(session: Session, keys: tuple[str, ...]) -> list[Answer]:
    """The entries of some keys."""
    return [row for row in _sources(session) if row["key"] in keys] if keys else []


def changes(session: Session, base: str = "", head: str = "") -> Answer:
    """Return the values that moved between two revisions of Git, and their edits; `head` defaults to the files."""
    options = session.options
    try:
        repository = find_repository(options.directory, untrusted=options.untrusted)
    except ElsewhereError as error:
        return {"problem": str(error)}
    except RevisionError:
        return {"problem": "the vault is not in a Git repository, so it has no revisions to compare"}
    try:
        commits = [repository.commit(one) if one else "" for one in (base.strip(), head.strip())]
        summary = summary_of(options, DiffOptions(commits[0], commits[1], "json", (), None))
    except (RevisionError, CannotCompareError) as error:
        return {"problem": str(error)}
    found = json.loads(changes_json(summary))
    named = {"base": base or summary.base, "head": head or summary.head}
    kept = ("verdict", "broke", "values", "claims", "links", "notes", "problems")
    return {**named, **{name: found[name] for name in kept if found[name] not in ([], {})}}


def text(session: Session, name: str) -> Answer:
    """The Markdown of a note, line by line."""
    project = session.reading().project
    found = find_note(project, name)
    if found is None:
        return no_note(project, name)
    return {"title": found.title, "note": found.id, "lines": found.source.text.rstrip("\n").split("\n")}


def text_of_note(session: Session, path: str) -> str:
    """Return the Markdown of a note, as in its file; empty if it is not a note."""
    found = find_note(session.reading().project, path)
    source: SourceFile | None = found.source if found else None
    return source.text if source else ""
