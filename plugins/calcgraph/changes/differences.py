"""The effects of a change of a vault: values, claims, links and notes, each with its place and former state."""

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field

from calcgraph.calc.model import QuantityId
from calcgraph.calc.nonscalar_functions import FOLDS
from calcgraph.diagnostics import Diagnostic
from calcgraph.project import Project
from calcgraph.source import NoteId

ShownValue: TypeAlias = float | str | None
"""A value in its unit, a row id or a date as text; None if there is no value."""


_OWN = re.compile(r"\w+")


class InputChange(NamedTuple):
    """A changed input: the text there is different, whether or not its value is."""

    path: str
    """File as reports print it."""
    line: int
    what: str
    """The name: `rent_high`, of a cell `gpus.h100.bw`, of an import `use [[hardware]]`."""
    before: str = ""
    """The text that was written there before; empty if the name shows it already."""
    after: str = ""
    moves: int = 0
    """The number of values that it has moved, without itself."""


class Share(NamedTuple):
    """The effect of an edit, or of several that only make sense together, on a value."""

    path: str
    line: int
    what: str
    contribution: float | None
    """In the value's unit; None where the value before and after cannot be subtracted."""


class Explanation(NamedTuple):
    """The edits that explain a changed value, and the part that no single edit explains."""

    shares: tuple[Share, ...] = ()
    """The largest first; they add up to the change."""
    interaction: float | None = None
    """The change without what each edit does by itself: it is in the shares, in equal parts."""


class QuantityState(NamedTuple):
    """A quantity in one of the readings."""

    line: int
    figure: ShownValue
    unit: str
    text: str
    """As shown, with its unit."""


class ValueChange(Struct, frozen=True):
    """A value that has changed."""

    note: str
    """File as reports print it, after the change where it is still there."""
    name: str
    tags: tuple[str, ...]
    before: QuantityState | None
    """None where the name was not there."""
    after: QuantityState | None
    converted: float | None
    """The value before, in the unit after; None if it has no value or the two are of other kinds."""
    why: Explanation
    is_edited: bool = False
    """True if it is one of the edits: its own line has changed."""
    problem: str = ""
    """The reason why it can no longer be computed."""
    was: str = ""
    """Its old name, if that is different; with the file if it was in another note."""
    is_same: bool = False
    """True if it is the same value in another unit."""

    @property
    def line(self) -> int:
        """The line where it is now, or was."""
        spot = self.after or self.before
        return spot.line if spot else 1

    @property
    def is_lost(self) -> bool:
        """True if it had a value and has lost it, though its name still exists."""
        return bool(self.before and self.before.figure is not None and self.after and self.after.figure is None)

    @property
    def change(self) -> float | None:
        """The relative change; infinite if it was zero, None if the two cannot be compared."""
        figure = self.after.figure if self.after else None
        if self.converted is None or not isinstance(figure, float):
            return None
        if figure == self.converted:
            return 0.0
        return (figure - self.converted) / abs(self.converted) if self.converted else float("inf")

    @property
    def ratio(self) -> float | None:
        """The value after over that before; None where the two cannot be compared."""
        figure = self.after.figure if self.after else None
        return figure / self.converted if self.converted and isinstance(figure, float) else None


class VerdictChange(NamedTuple):
    """A claim or check with another verdict."""

    note: str
    line: int
    text: str
    before: str | None
    """The verdict; None if there was no claim."""
    after: str | None
    explanation: str = ""


class LinkChange(NamedTuple):
    """A link that has a new target, is broken, or was added or removed."""

    note: str
    line: int
    text: str
    before: str | None
    """The status; None where the link was not there."""
    after: str | None
    target_before: str = ""
    target_after: str = ""


class NoteChanges(NamedTuple):
    """Notes by their file as reports print it."""

    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()


class Changes(Struct, frozen=True):
    """The differences of two projects."""

    values: tuple[ValueChange, ...] = ()
    """In order of what moved most."""
    claims: tuple[VerdictChange, ...] = ()
    links: tuple[LinkChange, ...] = ()
    notes: NoteChanges = field(default_factory=NoteChanges)
    edits: tuple[InputChange, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    """Quantities with another name or in another note, `docs/a.md#x`, before and after."""
    problems: tuple[Diagnostic, ...] = ()
    """The new errors, apart from those of claims and links."""


def follow(names: Mapping[QuantityId, QuantityId], id_: QuantityId) -> QuantityId | None:
    """Return an id under the name that its owner has in `names`; None if the owner keeps its name.

    `x`, `gpus.bw` and `f(2)` begin with their owner; that of `total(gpus.bw)` is the table `gpus`.
    """
    fold, bracket, _ = id_.name.partition("(")
    before = fold + bracket if bracket and fold in FOLDS else ""
    own = _OWN.match(id_.name, len(before)) if names else None
    named = names.get(QuantityId(id_.note, own[0])) if own else None
    if named is None or own is None:
        return None
    return QuantityId(named.note, before + named.name + id_.name[own.end() :])


class Pair(Struct, frozen=True):
    """A vault before and after, and the notes that only took another path."""

    base: Project
    head: Project
    renamed: Mapping[NoteId, NoteId]
    """From the path before to that after."""
    names: Mapping[QuantityId, QuantityId] = field(default_factory=dict)
    """Quantities with another name or note, from before to after."""

    def now(self, id_: QuantityId) -> QuantityId:
        """Return the new id of an old quantity; a column, component, step or total follows its owner."""
        named = follow(self.names, id_)
        if named is not None:
            return named
        return QuantityId(self.renamed[id_.note], id_.name) if id_.note in self.renamed else id_

    @property
    def is_renamed(self) -> bool:
        """True if a note or a quantity has a new name."""
        return bool(self.renamed or self.names)

    def note_now(self, path: str) -> str:
        """A note of before by its path of after."""
        return self.renamed.get(NoteId(path), path)
