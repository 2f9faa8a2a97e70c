"""What some notes come to, put in its place among what is known of all others."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import TypeVar

from calcgraph.calc.ask import parts_of
from calcgraph.calc.calculation import Calculation
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.keys import id_of
from calcgraph.calc.model import Kind, QuantityId
from calcgraph.calc.programs.machine import Machine
from calcgraph.source import NoteId

_T = TypeVar("_T")
_RANK = {Kind.PICK: 1, Kind.COLUMN: 2}
"""Behind all rows, as `quantities_of` has them."""


def join(before: Calculation, part: Calculation, kept: AbstractSet[NoteId], notes: Iterable[NoteId]) -> Calculation:
    """A calculation of all `notes`, in their order.

    Of those that are kept it has what `before` has, the same objects, of all others what `part` has; the ones share no
    names with the others.
    """
    place = {note: at for at, note in enumerate(notes)}
    machine, shapes = parts_of(before)
    new_machine, new_shapes = parts_of(part)
    gone = {key for key in machine.nodes if id_of(key)[0] not in kept}

    def by_note(old: Mapping[NoteId, _T], new: Mapping[NoteId, _T]) -> dict[NoteId, _T]:
        sides = ((note, old if note in kept else new) for note in place)
        return {note: side[note] for note, side in sides if note in side}

    def by_id(old: Mapping[QuantityId, _T], new: Mapping[QuantityId, _T]) -> dict[QuantityId, _T]:
        return {id_: found for id_, found in old.items() if id_.note in kept} | dict(new)

    def by_key(old: Mapping[str, _T], new: Mapping[str, _T]) -> dict[str, _T]:
        return {key: found for key, found in old.items() if key not in gone} | dict(new)

    quantities = by_id(before.quantities, part.quantities).items()
    uses = (*(one for one in before.uses if one.reader.note in kept), *part.uses)
    return Calculation(
        quantities=dict(sorted(quantities, key=lambda one: (_RANK.get(one[1].kind, 0), place[one[0].note]))),
        datasets=by_id(before.datasets, part.datasets),
        sheets=by_note(before.sheets, part.sheets),
        names=by_note(before.names, part.names),
        uses=tuple(sorted(uses, key=lambda one: place[one.reader.note])),
        live=by_note(before.live, part.live),
        problems=by_id(before.problems, part.problems),
        nodes=by_key(before.nodes, part.nodes),
        outcomes=by_key(before.outcomes, part.outcomes),
        scopes={note: part.scopes[note] for note in place},
        scenarios=by_note(before.scenarios, part.scenarios),
        machine=Machine(by_key(machine.nodes, new_machine.nodes), by_key(machine.base.memo, new_machine.base.memo)),
        shapes=Shapes(new_shapes.table, part.scopes, by_key(shapes.units, new_shapes.units)),
    )
