"""The inputs of a note's page, as a fingerprint: while these are unchanged, the page is unchanged.

A page shows from other notes: their titles and front matter, the targets of links to them, the edges that meet it with
their sentences, values of the notes it imports names from, claims or is read by, the notes it embeds, and its position
in a sequence.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from calcgraph.groups import grouped
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.project import given
from calcgraph.project.edges import graph, leaving, order
from calcgraph.project.faces import brought, note, published
from calcgraph.project.families import part, unit_lines
from calcgraph.project.meaning import claims, resolved
from calcgraph.project.problems import embeds, problems
from calcgraph.project.values import values_of
from calcgraph.queries.gathered import gathered
from calcgraph.queries.plain import to_plain
from calcgraph.queries.query import Ask, query
from calcgraph.source import NoteId

SNIPPET = "-8<-"
"""Stands in a line for which PyMdown puts the text of any file."""


class Marks(NamedTuple):
    """The fingerprints of a vault's pages."""

    all: str
    """The fingerprint of all pages, including generated ones; the files that notes quote are in it."""
    notes: Mapping[NoteId, str]
    """The fingerprint of the page of each note; empty if it is not known."""


@query
def page(ask: Ask, path: NoteId) -> str:
    """Return the fingerprint of a note's page, embedded notes included; empty if it is unknown."""
    marks: dict[NoteId, str] = {}
    waiting = [path]
    while waiting:
        one = waiting.pop()
        if one not in marks:
            marks[one] = ask(without_embeds, one)
            waiting += (NoteId(embed.target) for embed in ask(embeds, one) if embed.is_note)
    return mark(*marks.values()) if all(marks.values()) else ""


@query
def without_embeds(ask: Ask, path: NoteId) -> str:
    """Return the same without its embeds."""
    whole, stated = note(ask, path), claims(ask, path)
    changing = {one.name for one in ask(given.files).bringing if one.pattern}  # others may leave a text as it is
    if SNIPPET in whole.source.text or not changing.isdisjoint(ask(brought, path)):
        return ""
    claimed = [one.quantity for one in stated if one.quantity is not None]
    near = {path, *(ask(importers.entry, path) or ()), *(one.note for one in claimed)}
    is_view = any(fence.word == "graph" for fence in whole.fences)
    return mark(
        ask(everywhere),
        whole.source.text,
        ask(resolved, path),
        values_of(ask, path).names.get(path),
        ask(problems, path),
        stated,
        [ask(claimants.entry, one.key) for one in claimed],
        [ask(content, one) for one in sorted({one for other in near for one in (other, *part(ask, other).whole)})],
        ask(meeting.entry, path),
        ask(connected) if is_view else (),
    )


@query(wall=True)
def everywhere(ask: Ask) -> str:
    """Return the fingerprint of data that any page may show: navigation, titles, sequence neighbours, names, units."""
    sequence = ask(order)
    heads = {path: ask(head, path) for path in ask(published)}
    locks = ask(given.files).locks
    return mark(ask(given.settings), heads, sequence.parent, sequence.previous, ask(unit_lines), *(locks or ()))


@query(wall=True)
def head(ask: Ask, path: NoteId) -> str:
    """Return a note down to its title, with its computed values; if text is above it, a host has a different title."""
    whole = note(ask, path)
    text = whole.source.text
    title = next((heading.span for heading in whole.headings if heading.level == 1), None)
    if title is None:
        _, _, body = find_front_matter(text) or (0, 0, 0)
        return text[:body]
    end = title.end_line, title.end_column
    shown: list[object] = [text[: whole.source.offset(*end)].lstrip()]
    if any(one.span.start < end for one in whole.live_values):
        live = values_of(ask, path).live.get(path, ())
        shown += (one.text for one in live if one.live.span.start < end)
    if any(one.span.start < end for one in whole.links):
        shown += ((one.verdict, one.computed_text) for one in claims(ask, path) if one.link.span.start < end)
    return mark(*shown)


@query(wall=True)
def content(ask: Ask, path: NoteId) -> str:
    """Return the fingerprint of the formulas, views and tables of a note, wherever they are."""
    whole = note(ask, path)
    fences = [(fence.word, sorted(fence.options.items()), fence.text) for fence in whole.fences]
    tables = [
        (one.name, one.path, *(cell.text for row in (one.header, *one.rows) for cell in row)) for one in whole.tables
    ]
    return mark(fences, tables) if fences or tables else ""


@gathered(published)
def importers(ask: Ask, path: NoteId) -> Mapping[NoteId, tuple[NoteId, ...]]:
    """The notes that have names of a note."""
    names = values_of(ask, path).names.get(path, {})
    return dict.fromkeys({one.note for one in names.values()} - {path}, (path,))


@gathered(published)
def claimants(ask: Ask, path: NoteId) -> Mapping[str, tuple[NoteId, ...]]:
    """Return the notes that claim a value of a quantity, by its key: a claim's card shows their number."""
    return {one.quantity.key: (path,) for one in claims(ask, path) if one.quantity is not None}


@gathered(published)
def meeting(ask: Ask, path: NoteId) -> Mapping[str, tuple[object, ...]]:
    """Return the edges that meet a note, with their labels."""
    return grouped(
        (end, (edge.source, edge.target, edge.type, edge.described))
        for edge in ask(leaving, path)
        for end in (edge.source, edge.target)
    )


@query
def connected(ask: Ask) -> str:
    """Return all edges, as shown by pages that draw a part of the graph."""
    return mark([(edge.source, edge.target, edge.type, edge.reason) for edge in ask(graph).edges])


def mark(*parts: object) -> str:
    """Return the same text for equal values, and different texts for different ones."""
    text = to_plain(parts)
    assert text is not None, parts
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
