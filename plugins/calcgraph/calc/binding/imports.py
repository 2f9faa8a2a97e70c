"""Targets of imports, and groups of notes that share names through them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.programs.reach import reach
from calcgraph.rings import find_knots
from calcgraph.source import NoteId

ImportTargets: TypeAlias = Mapping[str, NoteId | None]
"""The notes that the imports of one note lead to, by the text of their link."""
Targets: TypeAlias = Mapping[NoteId, ImportTargets]
"""The same of all notes that import something."""
Family: TypeAlias = tuple[NoteId, ...]
"""Notes that share names, directly or through others, in order."""


def targets_of(found: NoteDefinitions, resolve: Callable[[str], NoteId | None]) -> ImportTargets:
    """Return the note that each import of a note links to."""
    return {target: resolve(target) for target in dict.fromkeys(use.target for use, _ in found.imports)}


def find_families(notes: Iterable[NoteId], targets: Targets) -> dict[NoteId, Family]:
    """Return the notes that each note shares names with, including the note itself."""
    tied: dict[NoteId, set[NoteId]] = defaultdict(set)
    for note, led in targets.items():
        for target in led.values():
            if target is not None:
                tied[note].add(target)
                tied[target].add(note)
    families: dict[NoteId, Family] = {}
    for note in (*notes, *tied):
        if note not in families:
            family = tuple(sorted(reach([note], tied.get)))
            families |= dict.fromkeys(family, family)
    return families


class ComputationGroup(NamedTuple):
    """Notes that are computed together, and those without which they cannot be."""

    own: Family
    whole: Family
    """The notes from which they import, directly or through others, and the notes themselves."""


MOST_REPEATED = 8
"""So often the notes of a family may be computed for others on the average; else all are computed together."""


def find_parts(family: Family, targets: Targets) -> dict[NoteId, ComputationGroup]:
    """Return the part of each note of a family: the note and those in a cycle of imports with it; all, if too many."""
    among = set(family)
    imported = {note: {one for one in targets.get(note, {}).values() if one in among} for note in family}
    parts: dict[NoteId, ComputationGroup] = {}
    left = MOST_REPEATED * len(family)
    for knot in find_knots(imported):
        before = {other for note in knot for other in imported[note]} - knot
        whole = knot.union(*(parts[other].whole for other in before))
        left -= len(whole)
        if left < 0:
            return dict.fromkeys(family, ComputationGroup(family, family))
        parts |= dict.fromkeys(knot, ComputationGroup(tuple(sorted(knot)), tuple(sorted(whole))))
    return {note: parts[note] for note in family}
