"""Values that changed, appeared or disappeared, with the edits that caused it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import isclose

from calcgraph.calc.model import Kind, Quantity, QuantityId, Unit, Value
from calcgraph.calc.units.display import figure_in, join_unit
from calcgraph.calc.units.table import is_date
from calcgraph.calc.units.turning import conversion
from calcgraph.changes.differences import Explanation, InputChange, Pair, QuantityState, ValueChange
from calcgraph.changes.edits import find_leaves
from calcgraph.changes.explanations import find_whys
from calcgraph.changes.leaves import Leaves

ROUNDED = 1e-12
"""Relative distance up to which a value has not moved: a formula written otherwise rounds otherwise."""
_LEFT_OUT = frozenset({Kind.FUNCTION, Kind.COLUMN, Kind.CHECK})
"""A function has no value, a column is its table's, a check has a verdict."""


def find_moved(pair: Pair) -> tuple[tuple[ValueChange, ...], tuple[InputChange, ...]]:
    """Return the changed values, those that changed most first, and all edits."""
    old, new = _shown(pair.base.calculation.quantities), _shown(pair.head.calculation.quantities)
    was = {pair.now(id_): quantity for id_, quantity in old.items()}
    differing = [id_ for id_ in dict.fromkeys((*new, *was)) if not _is_same(was.get(id_), new.get(id_))]
    leaves = find_leaves(pair)
    ends = {id_.key: _ends(was[id_], new[id_]) for id_ in differing if id_ in was and id_ in new}
    whys = find_whys(leaves, ends)
    edited = _edited(leaves)
    found = (
        _moved(pair, id_, was.get(id_), new.get(id_), whys.get(id_.key, Explanation()), edited) for id_ in differing
    )
    moved = ranked(found)
    return moved, tuple(_with_moves(leaves.edits, moved))


def ranked(found: Iterable[ValueChange]) -> tuple[ValueChange, ...]:
    """Return changes in the order of their size, the largest first."""
    return tuple(sorted(found, key=lambda one: (-_size(one), one.note, one.line, one.name)))


def _shown(quantities: Mapping[QuantityId, Quantity]) -> dict[QuantityId, Quantity]:
    return {id_: one for id_, one in quantities.items() if one.kind not in _LEFT_OUT}


def _is_same(was: Quantity | None, now: Quantity | None) -> bool:
    if was is None or now is None:
        return was is now
    if was is now:
        return True
    if was.value is None or now.value is None:
        return was.value is now.value and (was.text == now.text or Kind.PICK not in (was.kind, now.kind))
    if _shape(was.unit) != _shape(now.unit) or was.unit.text != now.unit.text:
        return False
    return _is_equal(was.value, now.value)


def _is_equal(was: Value, now: Value) -> bool:
    """Return whether all numbers of two values, in base units, differ in their last digits at most."""
    return all(isclose(*pair, rel_tol=ROUNDED) for pair in zip(was.numbers, now.numbers, strict=True))


def _shape(unit: Unit) -> object:
    return unit.dimension, unit.turning


def _ends(was: Quantity, now: Quantity) -> tuple[float, float, Unit] | None:
    """Return the two values in base units and the unit of their difference; None if they cannot be subtracted."""
    old, new = was.unit, now.unit
    if was.value is None or now.value is None or old.dimension != new.dimension or is_date(old) != is_date(new):
        return None
    return (was.value.number, now.value.number, new) if conversion(old.turning, new.turning) == 0 else None


def _edited(leaves: Leaves) -> frozenset[str]:
    """Return the keys of the numbers and rows that were written in a note and have been rewritten."""
    return frozenset(
        key
        for key in leaves.touched
        if all(side[key].program is None for side in (leaves.base, leaves.head) if key in side)
    )


def _with_moves(edits: Iterable[InputChange], moved: Iterable[ValueChange]) -> list[InputChange]:
    """The edits with the number of values that each has moved, those that moved most first."""
    counts = Counter(
        (share.path, share.line, what)
        for one in moved
        if not one.is_edited
        for share in one.why.shares
        for what in (share.what, *share.what.split(", ")[1:])
    )
    counted = (one._replace(moves=counts[one.path, one.line, one.what]) for one in edits)
    return sorted(counted, key=lambda one: (-one.moves, one.path, one.line, one.what))


def _moved(  # noqa: PLR0913, PLR0917 - what a row consists of
    pair: Pair, id_: QuantityId, was: Quantity | None, now: Quantity | None, why: Explanation, edited: frozenset[str]
) -> ValueChange:
    note = pair.head.notes.get(id_.note) or pair.base.notes[id_.note]
    problem = pair.head.calculation.problems.get(id_)
    ends = _ends(was, now) if was and now else None
    figure = figure_in(ends[0], ends[2]) if ends else None
    return ValueChange(
        note=note.source.shown,
        name=id_.name,
        tags=tuple(tag.name for tag in note.tags),
        before=_spot(was),
        after=_spot(now),
        converted=figure if isinstance(figure, float) else None,
        why=why,
        is_edited=id_.key in edited,
        problem=problem.message if problem else _needs(now),
        was=_name_before(pair, was, now) if was and now else "",
        is_same=bool(ends and was and now and was.value and now.value and _is_equal(was.value, now.value)),
    )


def _name_before(pair: Pair, was: Quantity, now: Quantity) -> str:
    """Return the old name if it is different; with its file if that is different."""
    if pair.now(was.id) == QuantityId(pair.renamed.get(was.id.note, was.id.note), was.id.name):
        return ""
    return was.id.name if was.id.note == now.id.note else f"{was.path}#{was.id.name}"


def _needs(now: Quantity | None) -> str:
    return f"`{now.needs[0].name}` has no value" if now and now.needs else ""


def _spot(quantity: Quantity | None) -> QuantityState | None:
    if quantity is None:
        return None
    line = quantity.place.line
    if quantity.value is None:
        return QuantityState(line, quantity.text or None, "", quantity.text)
    text = join_unit(quantity.text, quantity.unit.text)
    return QuantityState(line, figure_in(quantity.value.number, quantity.unit), quantity.unit.text, text)


def _size(moved: ValueChange) -> float:
    """Return the importance of a row: first lost values, then by relative change, then values that came and went."""
    if moved.is_lost:
        return float("inf")
    change = moved.change
    if change is None:
        return 0.5 if moved.before and moved.after else -1.0
    if (moved.ratio or 0.0) < 0:
        return 1.0  # how many times a value is another of the other sign says little
    return float(f"{abs(change):.3g}")  # what moves alike comes together
