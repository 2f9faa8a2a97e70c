"""The order of a Zettelkasten: parents, children, neighbours, by the ids of its notes."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from calcgraph.diagnostics import Diagnostic, diagnose, in_order
from calcgraph.groups import grouped
from calcgraph.notes.model import Note
from calcgraph.notes.parse import file_name
from calcgraph.source import NoteId

_PART = re.compile(r"\d+|[a-z]+", re.IGNORECASE)
_FOLGEZETTEL = re.compile(r"(?=.{1,64}$)\d{1,6}(?:[./,-]\d{1,6}|[./,-]?[a-z]++\d{0,6})*$", re.IGNORECASE)

_LETTERS = re.compile(r"[a-z]{3}", re.IGNORECASE)
"""More letters in a row than a branch has: a random id, as Dendron gives to notes."""


class Sequence(Struct, frozen=True):
    """Notes with an id in their order; every mapping holds published notes only."""

    order: tuple[NoteId, ...]
    parent: Mapping[NoteId, NoteId]
    """The nearest existing ancestor of each note."""
    children: Mapping[NoteId, tuple[NoteId, ...]]
    previous: Mapping[NoteId, NoteId]
    next: Mapping[NoteId, NoteId]
    depth: Mapping[NoteId, int]
    """Ancestors that exist, for an outline."""
    diagnostics: tuple[Diagnostic, ...]


def sequence(notes: Iterable[Note]) -> Sequence:
    """The sequence of all notes whose id is a folgezettel or a timestamp; CG501 and CG502 for repeated ids and gaps."""
    notes = tuple(notes)
    numbered = sorted((sort_key(note.zettel), note.id, note) for note in notes if note.zettel)
    named = {file_name(note.id).lower() for note in notes}
    by_id: dict[str, NoteId] = {}
    problems: list[Diagnostic] = []
    for _, _, note in numbered:
        first = by_id.setdefault(note.zettel.lower(), note.id)
        if first != note.id:
            said = f"`{first}` also has the id `{note.zettel}`"
            problems.append(diagnose("CG501", note.source.shown, note.id_span, said))
    parent: dict[NoteId, NoteId] = {}
    depth: dict[NoteId, int] = {}
    known = named.union(by_id)
    for _, _, note in numbered:
        above = next((by_id[id_] for id_ in ancestors(note.zettel) if id_ in by_id), None)
        problems += _gap(note, known)
        if above is not None:
            parent[note.id] = above
        depth[note.id] = depth.get(above, 0) + 1 if above is not None else 0
    order = tuple(id_ for _, id_, _ in numbered)
    return Sequence(
        order=order,
        parent=parent,
        children=grouped((above, id_) for id_, above in parent.items()),
        previous={id_: before for before, id_ in pairwise(order)},
        next=dict(pairwise(order)),
        depth=depth,
        diagnostics=in_order(problems),
    )


def ancestors(id_: str) -> Iterator[str]:
    """Yield the ids above a folgezettel, nearest first: `42v` and `42` for `42v1`, nothing for a timestamp.

    >>> list(ancestors("42v1"))
    ['42v', '42']
    """
    if not _FOLGEZETTEL.match(id_) or _LETTERS.search(id_):
        return
    parts = [found.span() for found in _PART.finditer(id_.lower())]
    for start, _ in reversed(parts[1:]):
        yield id_.lower()[:start].rstrip("./,-")


def sort_key(id_: str) -> tuple[tuple[int, int, str], ...]:
    """An order in which `2` is before `10`, and a parent before its children."""
    return tuple(
        (0, int(part), "") if part.isdigit() else (1, len(part), part) for part in _PART.findall(id_.lower()[:200])
    )


def _gap(note: Note, known: Collection[str]) -> Iterator[Diagnostic]:
    """CG502 when the id a note continues is nowhere, not even the name of a file."""
    wanted = next(ancestors(note.zettel), "")
    if wanted and wanted not in known:
        said = f"no note has the id `{wanted}`, which `{note.zettel}` continues"
        yield diagnose("CG502", note.source.shown, note.id_span, said)
