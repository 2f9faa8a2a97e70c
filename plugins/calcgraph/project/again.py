"""A vault after a change: only the notes that changed are checked, among those that they have to do with."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from calcgraph.calc.claims.coverage import meets
from calcgraph.calc.programs.reach import reach
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.project.model import Project
from calcgraph.project.outlines import Outline, face_of, outline_of, sheets_of, stand_in
from calcgraph.project.read import Parsed
from calcgraph.source import NoteId, SourceFile

WIDE = frozenset({"CG105", "CG109", "CG343", "CG344", "CG408", "CG503", "CG505", "CG902", "CG903", "CG904", "CG913"})
"""Rules that look at more than a note and the notes it names: rings, names alike, what a file would hide, hints that
search all notes. Where one of them speaks, everything is read."""

Outlines = Mapping[NoteId, Outline]


@dataclass(frozen=True, slots=True)
class Found:
    """What a check has found in a vault."""

    outlines: Outlines
    """Of the published notes, in order of id."""
    diagnostics: tuple[Diagnostic, ...]


def is_narrow(found: Found) -> bool:
    """Whether all that is wrong, or silenced, is so in a note, by rules that look only at what the note names."""
    outlines = found.outlines.values()
    shown = {outline.shown for outline in outlines}
    is_told = all(one.code not in WIDE and one.path in shown for one in found.diagnostics)
    return is_told and all(WIDE.isdisjoint(outline.ignores) for outline in outlines)


def check_again(
    before: Found,
    changed: Iterable[SourceFile],
    source_of: Callable[[NoteId], SourceFile | None],
    read_again: Callable[[Iterable[SourceFile], Parsed], Project],
    floor: float,
) -> Found | None:
    """What a check would find now that the text of some notes has changed; None where that takes reading everything.

    `before` is narrow, and nothing else of the vault has changed since. While a note's face is as it was, no other note
    and no rule about the whole vault can tell the difference. When its sheets have changed, the notes are checked too
    that share names with it, and those whose links lead to one of them. `read_again` reads a project without a floor
    for coverage; `floor` is the one to hold.
    """
    parsed: Parsed = {source: parse_note(source) for source in changed}
    notes = {note.id: note for note, _ in parsed.values()}
    if any(id_ not in before.outlines or before.outlines[id_].face != face_of(note) for id_, note in notes.items()):
        return None
    touched = {*notes, *_touched_by_sheets(before.outlines, notes.values())}
    around = _around(before.outlines, touched)
    if 2 * len(around) > len(before.outlines):
        return None  # reading everything takes no longer
    sources = [source_of(id_) for id_ in around if id_ not in notes]
    for id_, outline in before.outlines.items():
        if id_ not in around:
            note = stand_in(id_, outline)
            parsed[note.source] = note, ()
    read = [source for source in sources if source is not None]
    if len(read) < len(sources):
        return None
    return _joined(before, touched, read_again((*parsed, *read), parsed), floor)


def _joined(before: Found, touched: Collection[NoteId], project: Project, floor: float) -> Found | None:
    """What was found before, with what is found now in the notes that are touched; None where that is not all."""
    now = {id_: outline_of(project, id_) for id_ in touched}
    places = {before.outlines[id_].shown for id_ in touched}
    told = tuple(one for one in project.diagnostics if one.path in places)
    kept = (one for one in before.diagnostics if one.path not in places)
    found = Found({**before.outlines, **now}, in_order((*kept, *told)))
    goes_elsewhere = any((one.reads, one.leads) != _ways(before.outlines[id_]) for id_, one in now.items())
    shown = {outline.shown for outline in before.outlines.values()}
    is_beside = any(one.path not in shown for one in project.diagnostics)
    if goes_elsewhere or is_beside or not is_narrow(found):
        return None
    outlines = found.outlines.values()
    is_covered = meets(sum(one.bound for one in outlines), sum(one.total for one in outlines), floor)
    return found if is_covered else None


def _ways(outline: Outline) -> tuple[tuple[NoteId, ...], tuple[NoteId, ...]]:
    return outline.reads, outline.leads


def _touched_by_sheets(outlines: Outlines, notes: Iterable[Note]) -> set[NoteId]:
    """The notes that edited sheets share names with, and those whose links lead to one of these."""
    edited = _family(outlines, {note.id for note in notes if outlines[note.id].sheets != sheets_of(note)})
    return edited | {id_ for id_, outline in outlines.items() if not edited.isdisjoint(outline.leads)}


def _around(outlines: Outlines, touched: Collection[NoteId]) -> set[NoteId]:
    """Everything that what is wrong with these notes can depend on."""
    return _family(outlines, {*touched, *(lead for id_ in touched for lead in outlines[id_].leads)})


def _family(outlines: Outlines, start: Collection[NoteId]) -> set[NoteId]:
    """Some notes with all that import names from them, or from which they import, and so on."""
    tied: dict[NoteId, list[NoteId]] = defaultdict(list)
    for id_, outline in outlines.items():
        for read in outline.reads:
            tied[id_].append(read)
            tied[read].append(id_)
    return reach(start, tied)
