"""Names similar to a name, to suggest the intended one."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator

from calcgraph.links.index import LinkIndex
from calcgraph.links.keys import fold, heading_in_link, slug_key, words_in_link
from calcgraph.notes.model import Note
from calcgraph.notes.parse import file_name
from calcgraph.source import NoteId
from calcgraph.suggest import likeness

MOST = 2
"""Suggestions given."""
LEAST = 0.72
"""Least likeness of a suggestion, 0..1: two letters of eight may differ."""
_TRIED = 12
"""Names compared letter by letter, those that share most groups of letters."""
_DOT = re.compile(r"\.(?=\w)")
"""A dot inside of a name, not after the number of a heading."""
_COMMON = (50, 500)
"""A group of letters in more names than this tells nothing: one in twenty, between these bounds."""


class SimilarNames:
    """Finds the names that are like a name; each table is built at the first question."""

    def __init__(self, index: LinkIndex, known: "Callable[[], SimilarNames] | None" = None) -> None:
        """Start with `known`, a function that returns names with a shared table of files, called only if needed."""
        self._index = index
        self._known = known
        self._files: _TrigramTable | None = None
        self._fragments: dict[tuple[NoteId, bool, bool], _TrigramTable] = {}

    def files(self, written: str, most: int = MOST) -> list[str]:
        """Return up to `most` files that `written` may mean, the likeliest first."""
        return self.table_of_files().like(slug_key(file_name(written)), most)

    def table_of_files(self) -> "_TrigramTable":
        """Return all files by the names that may refer to them."""
        if self._files is None:
            self._files = self._known().table_of_files() if self._known else _TrigramTable(self._names_of_files())
        return self._files

    def fragments(
        self, note: Note, written: str, quantities: Callable[[NoteId], Collection[str]], *, as_id: bool = False
    ) -> list[str]:
        """Return headings and quantities, or block ids for `^…`, of a note that resemble a fragment.

        Headings are named by their ids in the page if `as_id`, otherwise by their text.
        """
        is_block = written.startswith("^")
        table = self._fragments.get((note.id, is_block, as_id))
        if table is None:
            blocks = (f"^{block.id}" for block in note.blocks)
            known = (*(one for one in quantities(note.id) if "*" not in one), *(label.id for label in note.labels))
            names = ((slug_key(name), name) for name in (blocks if is_block else known))
            headings = () if is_block else _names_of_headings(note, as_id=as_id)
            table = self._fragments[note.id, is_block, as_id] = _TrigramTable((*headings, *names))
        found = table.like(slug_key(written))
        return found if found or "#" not in written else table.like(slug_key(written.rpartition("#")[2]))

    def _names_of_files(self) -> Iterator[tuple[str, str]]:
        for paths in self._index.paths.values():
            yield from ((slug_key(file_name(path)), path) for path in paths)
        for note in self._index.notes.values():
            yield from ((slug_key(name), str(note.id)) for name in (note.called, *note.aliases))

    def short(self, path: str) -> str:
        """Return the name of a file if it is unique, or otherwise its path."""
        name = path.rpartition("/")[2]
        return name if len(self._index.files.get(fold(name), ())) == 1 else path


def _names_of_headings(note: Note, *, as_id: bool) -> Iterator[tuple[str, str]]:
    for heading in note.headings:
        offered = heading.slug if as_id else heading_in_link(heading)
        yield from ((slug_key(words_in_link(form)), offered) for form in (heading.text, *heading.forms))


_SHORT = 6
"""The most letters of a name in which a swap is looked for."""


class _TrigramTable:
    """Things by their name, found by the groups of three letters they share with another name."""

    def __init__(self, names: Iterable[tuple[str, str]]) -> None:
        self._names = sorted({(name, thing) for name, thing in names if name})
        self._groups: dict[str, list[int]] = defaultdict(list)
        for at, (name, _) in enumerate(self._names):
            for group in _groups_of(name):
                self._groups[group].append(at)

    def like(self, wanted: str, most_found: int = MOST) -> list[str]:
        """Return up to `most_found` things, the likeliest first."""
        least, most = _COMMON
        common = min(max(least, len(self._names) // 20), most)
        shared: Counter[int] = Counter()
        for group in _groups_of(wanted):
            places = self._groups.get(group, ())
            if len(places) <= common:
                shared.update(places)
        found: dict[str, float] = {}
        for at in sorted(shared, key=lambda at: (-shared[at], self._names[at]))[:_TRIED]:
            name, thing = self._names[at]
            alike = _likeness(wanted, name)
            if alike >= LEAST:
                found[thing] = max(alike, found.get(thing, 0))
        if not found and len(wanted) <= _SHORT:  # a swap in `crop` leaves no group of letters as it was
            letters = sorted(wanted)
            found = {
                thing: LEAST for name, thing in self._names if len(name) == len(wanted) and sorted(name) == letters
            }
        same = {thing: alike for thing, alike in found.items() if alike == 1}
        return sorted(same or found, key=lambda thing: (-found[thing], thing))[:most_found]


def _likeness(wanted: str, name: str) -> float:
    """Return the likeness of two names; of names with as many dots, that of the parts that differ most."""
    ours, theirs = _DOT.split(wanted), _DOT.split(name)
    return min(map(likeness, ours, theirs)) if len(ours) == len(theirs) else likeness(wanted, name)


def _groups_of(name: str) -> set[str]:
    padded = f"^{name}$"
    size = 2 if len(name) < 3 else 3
    return {padded[at : at + size] for at in range(len(padded) - size + 1)}
