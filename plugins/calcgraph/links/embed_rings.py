"""Embeds that are shown as links: those in a cycle, and those beyond the limit of a page."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.groups import grouped
from calcgraph.links.resolution import Resolution, Status
from calcgraph.links.sections import WHOLE, LineRange, Place, parts_of, pick
from calcgraph.notes.model import LinkKind, Note
from calcgraph.source import NoteId

MAX_DEPTH = 5
"""Embeds in embeds, as in Obsidian."""
MAX_ON_PAGE = 100
"""Embeds on one page; ten notes that embed each other twice would else make a thousand."""
MAX_CHARACTERS = 200_000
"""The largest number of characters that embeds may bring to one page: twenty long notes, which take seconds."""

Part = tuple[NoteId, LineRange]
"""Lines of a note, which show the embeds that are in them."""


def find_rings(resolutions: Iterable[Resolution], notes: Mapping[NoteId, Note]) -> tuple[Diagnostic, ...]:
    """Return CG109 at each embed that closes a cycle, and at the first of each note beyond the limit of its page.

    Only embedded text counts, not the note that embeds it.
    """
    found = (Status.RESOLVED, Status.AMBIGUOUS)
    embeds = grouped(
        (one.source, one)
        for one in resolutions
        if one.link.kind is LinkKind.EMBED and one.is_note and one.status in found
    )
    walk = _EmbedWalk(embeds, notes)
    rings = {one: "embeds itself" for source in sorted(embeds) for one in walk.from_note(source)}
    cut = {one: words for source in sorted(embeds) for one, words in walk.cut_short(source)}
    return tuple(
        diagnose("CG109", notes[one.source].source.shown, one.link.span, f"`{one.link.text}` {words}")
        for one, words in (rings | {one: words for one, words in cut.items() if one not in rings}).items()
    )


def holds(target: NoteId, lines: LineRange, embed: Resolution) -> bool:
    """Return whether an embed is inside a part of a note: if it showed that part, it would recurse without end."""
    return embed.source == target and lines.holds(embed.link.span.line)


def size_of(note: Note, lines: LineRange) -> int:
    """The characters of some lines, without those of the notes that they embed."""
    return sum(len(note.source.line(number)) + 1 for number in range(lines.first, lines.last + 1))


class _EmbedWalk:
    """Goes down from a note through all it embeds; each part of a note is walked once."""

    def __init__(self, embeds: Mapping[NoteId, Sequence[Resolution]], notes: Mapping[NoteId, Note]) -> None:
        self._embeds = {source: sorted(found, key=lambda one: one.link.span) for source, found in embeds.items()}
        self._lines = {source: [one.link.span.line for one in found] for source, found in self._embeds.items()}
        self._notes = notes
        self._parts: dict[NoteId, Mapping[Place, LineRange]] = {}
        self._is_open: dict[Part, bool] = {}
        self._sizes: dict[Part, int] = {}
        self._brought: dict[tuple[Part, int], tuple[int, int]] = {}

    def from_note(self, source: NoteId) -> Iterator[Resolution]:
        """Yield the embeds that close a cycle, in order of a depth-first walk."""
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

    def cut_short(self, source: NoteId) -> Iterator[tuple[Resolution, str]]:
        """The first embed of a note that is too much for its page, those that go too deep, and why."""
        number = characters = 0
        for embed in self._embeds[source]:
            more, longer = self._brings(embed, MAX_DEPTH)
            number, characters = number + more, characters + longer
            if number > MAX_ON_PAGE or characters > MAX_CHARACTERS:
                is_many = number > MAX_ON_PAGE
                most = f"{MAX_ON_PAGE} embeds" if is_many else f"{MAX_CHARACTERS:,} characters of other notes"
                yield embed, f"is shown as a link, or with links in place of embeds: a page shows up to {most}"
                return
        for embed in self._embeds[source]:
            if self._goes_on((embed,)):
                yield embed, f"has a link in place of an embed: a page shows embeds in embeds {MAX_DEPTH} deep"

    def _goes_on(self, path: tuple[Resolution, ...]) -> bool:
        """Return whether the last of nested embeds contains more than a page shows; there are few, as counted."""
        part = self._shown_by(path[-1])
        if any(holds(*part, one) for one in path):
            return False
        return len(path) > MAX_DEPTH or any(self._goes_on((*path, one)) for one in self._inside(part))

    def _brings(self, embed: Resolution, depth: int) -> tuple[int, int]:
        """Return the number of embeds and characters that an embed brings to a page, nested ones included."""
        below = self._shown_by(embed)
        if depth == 0 or holds(*below, embed):
            return 0, 0
        known = self._brought.get((below, depth))
        if known is None:
            if below not in self._sizes:
                self._sizes[below] = size_of(self._notes[below[0]], below[1])
            inner = [self._brings(one, depth - 1) for one in self._inside(below)]
            known = 1 + sum(one for one, _ in inner), self._sizes[below] + sum(one for _, one in inner)
            self._brought[below, depth] = known
        return known

    def _inside(self, part: Part) -> Iterator[Resolution]:
        source, (first, last) = part
        lines = self._lines.get(source, [])
        return iter(self._embeds.get(source, [])[bisect_left(lines, first) : bisect_right(lines, last)])

    def _shown_by(self, embed: Resolution) -> Part:
        target = NoteId(embed.target)
        return target, pick(self._parts_of(target), embed)

    def _parts_of(self, note: NoteId) -> Mapping[Place, LineRange]:
        if note not in self._parts:
            self._parts[note] = parts_of(self._notes[note])
        return self._parts[note]
