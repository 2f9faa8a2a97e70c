"""The notes around a note, each once, by the strongest relation it has: computation, a reason, a quotation, a link."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.model import QuantityId
from calcgraph.graph.kinds import KINDS, is_relation
from calcgraph.graph.model import Edge
from calcgraph.groups import grouped
from calcgraph.render.map.words import relation_word
from calcgraph.render.page import Page
from calcgraph.source import NoteId

APART = frozenset(name for name, kind in KINDS.items() if kind.is_apart)
MOST_FROM, MOST_USED, MOST_TYPED = 4, 5, 4
ROOM = 76
"""The letters of a line in a note's footer, next to its head."""
BETWEEN, REST = len(" · "), len(" 10 more")


class Neighbour(Struct, frozen=True):
    """A note adjacent to this one."""

    title: str
    url: str
    said: str
    """Names it is computed from, how many values it computes, the relation, or the reason."""


class AllNeighbours(Struct, frozen=True):
    """The neighbours of a note, each of them once."""

    made_from: tuple[Neighbour, ...]
    used_by: tuple[Neighbour, ...]
    leads_to: tuple[Neighbour, ...]
    reasons: tuple[Neighbour, ...]
    """Notes that name a relation to this one."""
    quoted: tuple[Neighbour, ...]
    linked: tuple[Neighbour, ...]
    """Notes that link here, or that this one links to, and have no other relation."""


class NeighbourLine(Struct, frozen=True):
    """The neighbours of one kind that fit on a line, and the number of the others."""

    head: str
    near: tuple[Neighbour, ...]
    more: int
    is_computed: bool = False
    is_code: bool = False
    """True if the text is a name in a sheet."""


class NoteNeighbours(Struct, frozen=True):
    """The neighbours of a note in the side column: a few of each kind, and the number of those left out."""

    made_from: tuple[Neighbour, ...]
    used_by: tuple[Neighbour, ...]
    leads_to: tuple[Neighbour, ...]
    rest: int


def beside_of(found: AllNeighbours) -> NoteNeighbours:
    """The strongest neighbours of a note, the rest as a count."""
    shown = found.made_from[:MOST_FROM], found.used_by[:MOST_USED], found.leads_to[:MOST_TYPED]
    kinds = (found.made_from, found.used_by, found.leads_to, found.reasons, found.quoted, found.linked)
    return NoteNeighbours(*shown, sum(map(len, kinds)) - sum(map(len, shown)))


def lines_of(found: AllNeighbours) -> tuple[NeighbourLine, ...]:
    """Return the footer's lines about a note's neighbours for its default inputs, without repeating its own text."""
    used = f"used in {len(found.used_by)} note{'s' if len(found.used_by) != 1 else ''}"
    counts = ("quoted by", found.quoted), ("linked with", found.linked)
    others = ", ".join(f"{said} {len(notes)}" for said, notes in counts if notes)
    lines = (
        _line("computed from", found.made_from, is_computed=True, is_code=True),
        _line(used, tuple(replace(one, said="") for one in found.used_by), is_computed=True),
        _line("reasons of others", found.reasons),
        _line(others, found.quoted + found.linked),
    )
    return tuple(line for line in lines if line.near)


def _line(head: str, near: Sequence[Neighbour], *, is_computed: bool = False, is_code: bool = False) -> NeighbourLine:
    """As many as fit, the first at any rate; a long reason gives way to its note's title."""
    shown: list[Neighbour] = []
    room = ROOM
    for at, one in enumerate(near):
        left = room - (REST if at + 1 < len(near) else 0) - len(one.title)
        said = one.said if left >= len(one.said) else ""
        if shown and left < 0:
            break
        shown.append(replace(one, said=said))
        room -= len(one.title) + len(said) + BETWEEN
    return NeighbourLine(head, tuple(shown), len(near) - len(shown), is_computed, is_code)


def around(page: Page, made: Iterable[QuantityId], used: Iterable[QuantityId]) -> AllNeighbours:
    """The neighbours of a note, from the quantities it reads and those that read its own."""
    seen: set[str] = {page.note}
    made_from = _of(page, [(note, ", ".join(names[:2])) for note, names in _by_note(made)], seen)
    readers = sorted(_by_note(used), key=lambda one: -len(one[1]))
    used_by = _of(page, [(note, str(len(names))) for note, names in readers], seen)
    outgoing, incoming = (
        _edges(page, found.get(page.note, ())) for found in (page.index.outgoing, page.index.incoming)
    )
    graph = page.project.graph
    leads = _of(page, [(e.target, relation_word(graph, e.type)) for e in outgoing if is_relation(e.type)], seen)
    reasons = _of(page, [(e.source, _reason(page, e)) for e in incoming if is_relation(e.type)], seen)
    quoted = _of(page, [(e.source, "") for e in incoming if e.type == "claims"], seen)
    quoted += _of(page, [(e.target, "") for e in outgoing if e.type == "claims"], seen)
    linked = _of(page, [*((e.source, "") for e in incoming), *((e.target, "") for e in outgoing)], seen)
    found = (made_from, used_by, leads, reasons, quoted, linked)
    return AllNeighbours(*(tuple(one) for one in found))


def _by_note(found: Iterable[QuantityId]) -> list[tuple[str, list[str]]]:
    notes = grouped((one.note, one.name.partition(".")[0]) for one in found)
    return [(note, list(dict.fromkeys(names))) for note, names in notes.items()]


def _of(page: Page, found: Iterable[tuple[str, str]], seen: set[str]) -> list[Neighbour]:
    """Return the notes that are not `seen` yet, with their descriptions."""
    made = []
    for note, said in found:
        if note not in seen and note in page.project.notes:
            seen.add(note)
            made.append(Neighbour(page.title(note), page.url_of(NoteId(note)), said))
    return made


def _edges(page: Page, edges: Iterable[Edge]) -> list[Edge]:
    return [edge for edge in edges if edge.type not in APART and edge.source in page.project.notes]


def _reason(page: Page, edge: Edge) -> str:
    reason = next((mention.reason for mention in edge.mentions if mention.reason), "")
    return reason or relation_word(page.project.graph, edge.type, backwards=True)
