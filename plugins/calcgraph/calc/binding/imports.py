"""Where imports lead, and which notes share names by them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from calcgraph.calc.binding.binder import Home, Homes
from calcgraph.calc.binding.read import Read
from calcgraph.calc.programs.reach import reach
from calcgraph.source import NoteId

Led: TypeAlias = Mapping[str, NoteId | None]
"""The notes that the imports of one note lead to, by the text of their link."""
Targets: TypeAlias = Mapping[NoteId, Led]
"""The same of all notes that import something."""
Family: TypeAlias = tuple[NoteId, ...]
"""Notes that share names, directly or through others, in order."""


def targets_of(found: Read, resolve: Callable[[str], NoteId | None]) -> Led:
    """What the links of a note's imports mean."""
    return {target: resolve(target) for target in dict.fromkeys(use.target for use, _ in found.imports)}


def find_families(notes: Iterable[NoteId], targets: Targets) -> dict[NoteId, Family]:
    """Of each note those that it shares names with, itself among them."""
    tied: dict[NoteId, set[NoteId]] = defaultdict(set)
    for note, led in targets.items():
        for target in led.values():
            if target is not None:
                tied[note].add(target)
                tied[target].add(note)
    families: dict[NoteId, Family] = {}
    for note in (*notes, *tied):
        if note not in families:
            family = tuple(sorted(reach([note], tied)))
            families |= dict.fromkeys(family, family)
    return families


def homes_in(read: Mapping[NoteId, Read]) -> Homes:
    """A look-up of the notes that define a name, among those that are read."""

    def homes(_note: NoteId, name: str) -> tuple[Home, ...]:
        own = ((note, found.own[name]) for note, found in read.items() if name in found.own)
        return tuple(Home(note, entry.statement is None) for note, entry in own)

    return homes
