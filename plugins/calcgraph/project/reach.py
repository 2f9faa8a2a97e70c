"""How far an edit reaches: the notes whose pages show something else afterwards."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from calcgraph.calc.model import QuantityId
from calcgraph.calc.programs.reach import reach
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.zettel import sequence
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.model import LinkKind, Note
from calcgraph.project.model import Project
from calcgraph.source import NoteId

Groups: TypeAlias = Mapping[NoteId, Collection[NoteId]]
"""Notes by note."""
SNIPPET = "-8<-"
"""Stands in a line for which PyMdown puts the text of any file."""


def reached(before: Project, after: Project) -> frozenset[NoteId] | None:
    """Notes of `after` whose pages may differ from what was drawn of `before`; None where every page may.

    A page shows of other notes: their titles and front matter, where links to them lead, the edges that meet it with
    their sentences, values of the notes it imports names from, claims or is read by, what it embeds, and where it
    is in a sequence.
    """
    if _outside(before) != _outside(after):
        return None
    pairs = [(note, after.notes[id_]) for id_, note in before.notes.items()]
    edited = {new.id for old, new in pairs if old is not new and old != new}
    found = edited | _described_otherwise(before, after)
    found |= {id_ for id_, note in after.notes.items() if SNIPPET in note.source.text}
    found |= _reached_by_values(before, after, {new.id for old, new in pairs if _sheets_differ(old, new)})
    found |= _reached_by_claims(before, after)
    found |= _reached_by_edges(before, after)
    return frozenset(_with_embedding(after, found))


def _outside(project: Project) -> object:
    """What any page may show of all notes: navigation, titles of links, neighbours in the sequence, short names."""
    heads = {note.id: _head(project, note) for note in project.notes.values()}
    order = sequence(project.notes.values())
    return project.settings, heads, order.parent, order.previous


def _head(project: Project, note: Note) -> object:
    """A note down to its title, with what is computed there; where something is above it, a host has another."""
    text = note.source.text
    title = next((heading.span for heading in note.headings if heading.level == 1), None)
    if title is None:
        _, _, body = find_front_matter(text) or (0, 0, 0)
        return text[:body]
    end = title.end_line, title.end_column
    live = [one.text for one in project.calculation.live.get(note.id, ()) if one.live.span[:2] < end]
    claims = project.claims.get(note.id, ())
    verdicts = [(one.verdict, one.computed_text) for one in claims if one.link.span[:2] < end]
    return text[: note.source.offset(*end)].lstrip(), live, verdicts


def _described_otherwise(before: Project, after: Project) -> set[NoteId]:
    """Notes whose links mean something else, whose names do, or that something else is wrong with."""
    by_path = [_by_path(project.diagnostics) for project in (before, after)]
    return {
        id_
        for id_, note in after.notes.items()
        if before.resolutions[id_] != after.resolutions[id_]
        or before.calculation.names.get(id_) != after.calculation.names.get(id_)
        or by_path[0].get(note.source.shown) != by_path[1].get(note.source.shown)
    }


def _by_path(diagnostics: Iterable[Diagnostic]) -> Mapping[str, list[Diagnostic]]:
    found: dict[str, list[Diagnostic]] = defaultdict(list)
    for one in diagnostics:
        found[one.path].append(one)
    return found


def _sheets_differ(old: Note, new: Note) -> bool:
    """Whether formulas, views or tables say something else, wherever they are."""
    return old is not new and _sheets_of(old) != _sheets_of(new)


def _sheets_of(note: Note) -> object:
    fences = [(fence.word, sorted(fence.options.items()), fence.text) for fence in note.fences]
    tables = [
        (table.name, table.path, *(cell.text for row in (table.header, *table.rows) for cell in row))
        for table in note.tables
    ]
    return fences, tables


def _reached_by_values(before: Project, after: Project, edited: Collection[NoteId]) -> set[NoteId]:
    """Notes that compute with what edited sheets define, and all that show values of these."""
    if not edited:
        return set()
    imports = _joined(_imports(before), _imports(after))
    computing = reach(edited, _turned(imports))
    showing = {read for id_ in computing for read in imports.get(id_, ())}
    claiming = {
        claim.note
        for project in (before, after)
        for of_note in project.claims.values()
        for claim in of_note
        if claim.quantity is not None and claim.quantity.note in computing
    }
    return computing | showing | claiming


def _imports(project: Project) -> Groups:
    """The notes from which a note has names."""
    names = project.calculation.names
    return {id_: {quantity.note for quantity in of_note.values()} for id_, of_note in names.items()}


def _reached_by_claims(before: Project, after: Project) -> set[NoteId]:
    """Notes whose claims fare otherwise; a claim's card also says in how many other notes the same is claimed."""
    found = {id_ for id_ in after.notes if before.claims.get(id_) != after.claims.get(id_)}
    old, new = _claimants(before), _claimants(after)
    for quantity in old.keys() | new.keys():
        if old.get(quantity) != new.get(quantity):
            found |= new.get(quantity, set())
    return found


def _claimants(project: Project) -> Mapping[QuantityId, set[NoteId]]:
    found: dict[QuantityId, set[NoteId]] = defaultdict(set)
    for of_note in project.claims.values():
        for claim in of_note:
            if claim.quantity is not None:
                found[claim.quantity].add(claim.note)
    return found


def _reached_by_edges(before: Project, after: Project) -> set[NoteId]:
    """Both ends of edges that are new, gone or described otherwise, and every page that draws a part of the graph."""
    old, new = (
        {(edge.source, edge.target, edge.type): edge for edge in project.graph.edges} for project in (before, after)
    )
    differing = [key for key in old.keys() | new.keys() if old.get(key) != new.get(key)]
    ends: set[NoteId] = set()
    is_drawn = False
    for source, target, type_ in differing:
        first, second = old.get((source, target, type_)), new.get((source, target, type_))
        if first is None or second is None or first.described != second.described:
            ends |= {NoteId(source), NoteId(target)}
            is_drawn |= first is None or second is None or first.reason != second.reason
    views = {id_ for id_, note in after.notes.items() if any(fence.word == "graph" for fence in note.fences)}
    return (ends & after.notes.keys()) | (views if is_drawn else set())


def _with_embedding(project: Project, found: Collection[NoteId]) -> set[NoteId]:
    """Notes with all that embed one of them, and so on."""
    embeds = {
        id_: {NoteId(one.target) for one in of_note if one.link.kind is LinkKind.EMBED}
        for id_, of_note in project.resolutions.items()
    }
    return reach(found, _turned(embeds))


def _joined(first: Groups, second: Groups) -> Groups:
    return {id_: {*first.get(id_, ()), *second.get(id_, ())} for id_ in first.keys() | second.keys()}


def _turned(groups: Groups) -> Groups:
    turned: dict[NoteId, set[NoteId]] = defaultdict(set)
    for id_, others in groups.items():
        for other in others:
            turned[other].add(id_)
    return turned
