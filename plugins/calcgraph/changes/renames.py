"""Notes that only took another path: the same text, or most of its lines."""

from collections import Counter
from collections.abc import Mapping

from calcgraph.groups import grouped
from calcgraph.notes.model import Note
from calcgraph.source import NoteId

ALIKE = 0.5
"""Share of lines that two notes have in common to be one that was renamed, as Git takes files for it."""
MOST_PAIRS = 20_000
"""Pairs of notes whose lines are compared; beyond, only a note whose text is the same is taken for renamed."""


def find_renames(base: Mapping[NoteId, Note], head: Mapping[NoteId, Note]) -> dict[NoteId, NoteId]:
    """The notes of `head` that those gone from `base` have become, by the path before; each is at most one."""
    gone = {path: note for path, note in base.items() if path not in head}
    come = {path: note for path, note in head.items() if path not in base}
    found = _same_text(gone, come)
    left = [path for path in gone if path not in found]
    new = [path for path in come if path not in found.values()]
    if len(left) * len(new) <= MOST_PAIRS:
        found |= _alike({path: gone[path] for path in left}, {path: come[path] for path in new})
    return found


def _same_text(gone: Mapping[NoteId, Note], come: Mapping[NoteId, Note]) -> dict[NoteId, NoteId]:
    by_text = grouped((note.source.text, path) for path, note in come.items() if note.source.text.strip())
    found: dict[NoteId, NoteId] = {}
    for path, note in gone.items():
        fitting = by_text.get(note.source.text)
        if fitting:
            found[path] = next((one for one in fitting if _name(one) == _name(path)), fitting[0])
            by_text[note.source.text] = tuple(one for one in fitting if one != found[path])
    return found


def _alike(gone: Mapping[NoteId, Note], come: Mapping[NoteId, Note]) -> dict[NoteId, NoteId]:
    lines = {note.id: _lines(note) for note in (*gone.values(), *come.values())}
    ranked = sorted(
        (-_share(lines[old], lines[new]), _name(old) != _name(new), old, new) for old in gone for new in come
    )
    found: dict[NoteId, NoteId] = {}
    taken: set[NoteId] = set()
    for share, _, old, new in ranked:
        if -share >= ALIKE and old not in found and new not in taken:
            found[old] = new
            taken.add(new)
    return found


def _lines(note: Note) -> Counter[str]:
    return Counter(line for line in map(str.strip, note.source.text.splitlines()) if line)


def _share(old: Counter[str], new: Counter[str]) -> float:
    longest = max(old.total(), new.total())
    return (old & new).total() / longest if longest else 0.0


def _name(path: NoteId) -> str:
    return path.rpartition("/")[2]
