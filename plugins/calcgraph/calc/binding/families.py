"""Notes whose sheets share names, and those of them that an edit reaches."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from calcgraph.calc.binding.read import Read
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.programs.reach import reach
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId

Targets: TypeAlias = Mapping[NoteId, Mapping[str, NoteId | None]]
"""The notes that imports lead to, by the text of their link; of notes that import something."""


@dataclass(frozen=True, slots=True)
class Basis:
    """What a calculation was made from: another one need not compute again what has the same basis."""

    units: UnitTable
    settings: ValueSettings
    read: Mapping[NoteId, Read]
    targets: Targets
    diagnostics: tuple[Diagnostic, ...]
    """What was wrong."""

    def fits(self, inputs: Inputs) -> bool:
        """Whether the same text means the same as then."""
        return self.settings == inputs.settings and self.units == inputs.units


def find_targets(read: Mapping[NoteId, Read], resolve: Callable[[NoteId, str], NoteId | None]) -> Targets:
    """What the links of all imports mean."""
    return {
        note: {target: resolve(note, target) for target in dict.fromkeys(use.target for use, _ in found.imports)}
        for note, found in read.items()
        if found.imports
    }


def find_reached(read: Mapping[NoteId, Read], targets: Targets, before: Basis) -> set[NoteId]:
    """The notes that may come to something else than before, those that are gone included.

    That is every note that says something else or whose imports lead elsewhere, with all that share names with it,
    directly or through others; and where a name was nowhere, whose hint may name any note.
    """
    edited = {
        note
        for note in read.keys() | before.read.keys()
        if read.get(note) is not before.read.get(note) or targets.get(note) != before.targets.get(note)
    }
    if not edited:
        return edited
    unsure = {one.path for one in before.diagnostics if one.code in NOWHERE}
    edited.update(note for note, found in read.items() if found.source.path in unsure)
    tied: dict[NoteId, set[NoteId]] = defaultdict(set)
    for note, target in (*_ties(before.targets), *_ties(targets)):
        tied[note].add(target)
        tied[target].add(note)
    return reach(edited, tied)


NOWHERE = frozenset({"CG343", "CG344"})
"""Rules whose hints search all notes for a name."""


def _ties(targets: Targets) -> Iterator[tuple[NoteId, NoteId]]:
    return ((note, target) for note, found in targets.items() for target in found.values() if target is not None)
