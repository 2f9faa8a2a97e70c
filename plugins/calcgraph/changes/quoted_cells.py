"""Cells that claims quote and that have changed, such as a result in a data file that no formula reads."""

from collections.abc import Iterator, Mapping
from math import isclose

from calcgraph.calc.model import Claim, QuantityId
from calcgraph.calc.units.table import is_date
from calcgraph.changes.differences import Explanation, Pair, QuantityState, Share, ValueChange
from calcgraph.changes.value_changes import ROUNDED
from calcgraph.project import Project


def find_quoted(pair: Pair) -> Iterator[ValueChange]:
    """Yield the changed cells, once for all claims of a cell; quantities are compared elsewhere."""
    was = {pair.now(id_): claim for id_, claim in _quoted(pair.base).items()}
    for id_, now in _quoted(pair.head).items():
        old = was.get(id_)
        if old is not None and not _is_same(old, now):
            yield _moved(pair, id_, old, now)


def _quoted(project: Project) -> Mapping[QuantityId, Claim]:
    """Return the first claim of each cell that has a number."""
    found: dict[QuantityId, Claim] = {}
    quantities = project.calculation.quantities
    for claims in project.claims.values():
        for one in claims:
            id_, is_plain = one.quantity, not one.arguments and one.scenario is None and one.part is None
            if id_ is not None and is_plain and one.computed is not None and id_ not in quantities:
                found.setdefault(id_, one)
    return found


def _is_same(old: Claim, now: Claim) -> bool:
    if old.unit.dimension != now.unit.dimension or is_date(old.unit) != is_date(now.unit):
        return False
    return all(
        was is after or (was is not None and after is not None and isclose(was, after, rel_tol=ROUNDED))
        for was, after in zip(_numbers(old, now), _numbers(now, now), strict=True)
    )


def _numbers(one: Claim, other: Claim) -> tuple[float | None, ...]:
    """Return the middle and the ends of a claim's value in the unit of another claim."""
    numbers = (one.computed, one.computed_low, one.computed_high)
    if one.unit == other.unit or one.unit.offset or other.unit.offset:
        return numbers
    factor = float(one.unit.factor / other.unit.factor)
    return tuple(None if number is None else number * factor for number in numbers)


def _moved(pair: Pair, id_: QuantityId, old: Claim, now: Claim) -> ValueChange:
    note = pair.head.notes[id_.note]
    is_alike = old.unit.dimension == now.unit.dimension and is_date(old.unit) == is_date(now.unit)
    is_number = is_alike and not is_date(now.unit)
    return ValueChange(
        note=note.source.shown,
        name=id_.name,
        tags=tuple(tag.name for tag in note.tags),
        before=_state(old),
        after=_state(now),
        converted=_numbers(old, now)[0] if is_number else None,
        why=Explanation(tuple(_files(pair.head, id_))),
    )


def _state(one: Claim) -> QuantityState:
    figure = one.computed_text if is_date(one.unit) else one.computed
    return QuantityState(one.link.span.line, figure, one.unit.text, one.computed_text)


def _files(project: Project, id_: QuantityId) -> Iterator[Share]:
    """Yield the data file of a cell's table."""
    scope = project.calculation.scopes.get(id_.note)
    entry = scope.entries.get(id_.name.partition(".")[0]) if scope is not None else None
    if entry is not None and entry.dataset is not None and entry.dataset.table.path:
        path = entry.dataset.table.path
        yield Share(path, 1, path, None)
