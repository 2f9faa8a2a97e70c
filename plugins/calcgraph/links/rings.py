"""Embeds that lead back to themselves."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.links.model import Resolution, Status
from calcgraph.links.sections import WHOLE, Lines, Place, parts_of, pick
from calcgraph.notes.model import LinkKind, Note
from calcgraph.source import NoteId

Part = tuple[NoteId, Lines]
"""Lines of a note, which show the embeds that are in them."""


def find_rings(resolutions: Iterable[Resolution], notes: Mapping[NoteId, Note]) -> tuple[Diagnostic, ...]:
    """CG109 at each embed that closes a ring; what is embedded counts, not the note it is in."""
    embeds: dict[NoteId, list[Resolution]] = {}
    for one in resolutions:
        if one.link.kind is LinkKind.EMBED and one.is_note and one.status in (Status.RESOLVED, Status.AMBIGUOUS):
            embeds.setdefault(one.source, []).append(one)
    walk = _Walk(embeds, notes)
    return tuple(
        diagnose("CG109", notes[one.source].source.shown, one.link.span, f"`{one.link.text}` leads back to itself")
        for source in sorted(embeds)
        for one in walk.from_note(source)
    )


class _Walk:
    """Goes down from a note through all it embeds; each part of a note is walked once."""

    def __init__(self, embeds: Mapping[NoteId, list[Resolution]], notes: Mapping[NoteId, Note]) -> None:
        self._embeds = {source: sorted(found, key=lambda one: one.link.span) for source, found in embeds.items()}
        self._lines = {source: [one.link.span.line for one in found] for source, found in self._embeds.items()}
        self._notes = notes
        self._parts: dict[NoteId, Mapping[Place, Lines]] = {}
        self._is_open: dict[Part, bool] = {}

    def from_note(self, source: NoteId) -> Iterator[Resolution]:
        """The embeds that close a ring, met on the way down."""
        start = (source, self._parts_of(source)[WHOLE])
        if start in self._is_open:
            return
        self._is_open[start] = True
        path = [(start, self._inside(start))]
        while path:
            part, embeds = path[-1]
            embed = next(embeds, None)
            if embed is None:
                self._is_open[part] = False
                path.pop()
                continue
            below = self._shown_by(embed)
            if below not in self._is_open:
                self._is_open[below] = True
                path.append((below, self._inside(below)))
            elif self._is_open[below]:
                yield embed

    def _inside(self, part: Part) -> Iterator[Resolution]:
        source, (first, last) = part
        lines = self._lines.get(source, [])
        return iter(self._embeds.get(source, [])[bisect_left(lines, first) : bisect_right(lines, last)])

    def _shown_by(self, embed: Resolution) -> Part:
        target = NoteId(embed.target)
        return target, pick(self._parts_of(target), embed)

    def _parts_of(self, note: NoteId) -> Mapping[Place, Lines]:
        if note not in self._parts:
            self._parts[note] = parts_of(self._notes[note])
        return self._parts[note]
