"""Names like a name: what the writer may have meant."""

from collections import Counter, defaultdict
from collections.abc import Collection
from difflib import SequenceMatcher

from calcgraph.links.index import LinkIndex, fold, slug_key
from calcgraph.notes.model import Note
from calcgraph.notes.parse import file_name

MOST = 2
"""Suggestions given."""
LEAST = 0.72
"""Least likeness of a suggestion, 0..1: two letters of eight may differ."""
_TRIED = 12
"""Names compared letter by letter, those that share most groups of letters."""


class Similar:
    """Finds the files whose name is like a name; its table is built at the first question."""

    def __init__(self, index: LinkIndex) -> None:
        self._index = index
        self._groups: dict[str, list[int]] = {}
        self._names: list[tuple[str, str]] = []

    def files(self, written: str, *, short: bool) -> list[str]:
        """At most `MOST` files `written` may mean, the likeliest first; `short`: by name where that is unique."""
        if not self._names:
            self._build()
        wanted = slug_key(file_name(written))
        shared: Counter[int] = Counter()
        for group in _groups_of(wanted):
            places = self._groups.get(group, ())
            if len(places) <= max(50, len(self._names) // 20):  # a group in every twentieth name tells nothing
                shared.update(places)
        tried = sorted(shared, key=lambda at: (-shared[at], self._names[at]))[:_TRIED]
        found: dict[str, float] = {}
        for at in tried:
            name, path = self._names[at]
            likeness = _likeness(wanted, name)
            if likeness >= LEAST:
                found[path] = max(likeness, found.get(path, 0))
        likeliest = sorted(found, key=lambda path: (-found[path], path))[:MOST]
        return [self._short(path) if short else path for path in likeliest]

    def fragments(self, note: Note, written: str, quantities: Collection[str] = ()) -> list[str]:
        """Headings and quantities, or block ids for `^…`, of a note that are like what is written."""
        if written.startswith("^"):
            names = [f"^{block.id}" for block in note.blocks]
        else:
            names = [*(heading.text for heading in note.headings), *sorted(quantities)]
        wanted = slug_key(written)
        likes = sorted((-_likeness(wanted, slug_key(name)), name) for name in names[:400] if name)
        return [name for likeness, name in likes if -likeness >= LEAST][:MOST]

    def _build(self) -> None:
        names = {(slug_key(file_name(path)), path) for paths in self._index.paths.values() for path in paths}
        for note in self._index.notes.values():
            names.update((slug_key(name), str(note.id)) for name in (note.title, *note.aliases))
        self._names = sorted(name for name in names if name[0])
        groups: dict[str, list[int]] = defaultdict(list)
        for at, (name, _) in enumerate(self._names):
            for group in _groups_of(name):
                groups[group].append(at)
        self._groups = dict(groups)

    def _short(self, path: str) -> str:
        name = path.rpartition("/")[2]
        return name if len(self._index.files.get(fold(name), ())) == 1 else path


def _groups_of(name: str) -> set[str]:
    padded = f"^{name}$"
    return {padded[at : at + 2] for at in range(len(padded) - 1)} if len(name) < 3 else _threes(padded)


def _threes(padded: str) -> set[str]:
    return {padded[at : at + 3] for at in range(len(padded) - 2)}


def _likeness(one: str, other: str) -> float:
    if len(one) > 200 or len(other) > 200:
        return 0.0
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
