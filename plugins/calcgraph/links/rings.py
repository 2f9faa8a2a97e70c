"""Embeds that lead back to themselves."""

from collections.abc import Iterable, Iterator, Mapping

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.links.model import Resolution, Status
from calcgraph.links.sections import part_of
from calcgraph.notes.model import LinkKind, Note
from calcgraph.source import NoteId

_NEW, _OPEN, _DONE = range(3)


def find_rings(resolutions: Iterable[Resolution], notes: Mapping[NoteId, Note]) -> tuple[Diagnostic, ...]:
    """CG109 at one embed of each ring; what is embedded counts, not the note it stands in."""
    embeds: dict[str, list[Resolution]] = {}
    for one in resolutions:
        if one.link.kind is LinkKind.EMBED and one.is_note and one.status in (Status.RESOLVED, Status.AMBIGUOUS):
            embeds.setdefault(one.source, []).append(one)
    state: dict[tuple[str, int], int] = {}
    return tuple(
        diagnose("CG109", notes[one.source].source.shown, one.link.span, f"`{one.link.text}` leads back to itself")
        for source in sorted(embeds)
        for at in range(len(embeds[source]))
        for one in _walk((source, at), embeds, notes, state)
    )


def _walk(
    start: tuple[str, int],
    embeds: Mapping[str, list[Resolution]],
    notes: Mapping[NoteId, Note],
    state: dict[tuple[str, int], int],
) -> Iterator[Resolution]:
    """The embeds that close a ring, met on the way down from one; each embed is walked once."""
    if state.get(start, _NEW) is not _NEW:
        return
    state[start] = _OPEN
    path = [(start, _inside(start, embeds, notes))]
    while path:
        here, ways = path[-1]
        there = next(ways, None)
        if there is None:
            state[here] = _DONE
            path.pop()
        elif state.get(there, _NEW) is _OPEN:
            yield embeds[here[0]][here[1]]
        elif state.get(there, _NEW) is _NEW:
            state[there] = _OPEN
            path.append((there, _inside(there, embeds, notes)))


def _inside(
    place: tuple[str, int], embeds: Mapping[str, list[Resolution]], notes: Mapping[NoteId, Note]
) -> Iterator[tuple[str, int]]:
    """The embeds in the text that an embed shows."""
    embed = embeds[place[0]][place[1]]
    lines = part_of(notes[NoteId(embed.target)], embed)
    for at, other in enumerate(embeds.get(embed.target, ())):
        if lines.holds(other.link.span.line):
            yield embed.target, at
