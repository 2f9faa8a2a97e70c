"""Quantities and tables that only took another name, or moved to another note.

A quantity is the same by its formula, its name or its place in a sheet; a table by its file or its name.
"""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

from calcgraph.calc.model import Dataset, Quantity, QuantityId
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.groups import grouped
from calcgraph.project import Project
from calcgraph.source import NoteId

_K = TypeVar("_K", bound=Hashable)
_OWN = re.compile(r"\w+")


def find_names(base: Project, head: Project, renamed: Mapping[NoteId, NoteId]) -> dict[QuantityId, QuantityId]:
    """The quantities and tables of `head` that those gone from `base` have become; each is at most one."""
    old, new = base.calculation.quantities, head.calculation.quantities
    now = {id_: QuantityId(renamed.get(id_.note, id_.note), id_.name) for id_ in old}
    was = set(now.values())
    gone = {id_: one for id_, one in old.items() if _is_plain(id_) and now[id_] not in new}
    come = {id_: one for id_, one in new.items() if _is_plain(id_) and id_ not in was}
    found: dict[QuantityId, QuantityId] = {}
    taken: set[QuantityId] = set()
    for pairs in (_same_body(gone, come, now), _same_name(gone, come), _same_place(base, head, now, gone, come)):
        for one, is_ in pairs:
            if one not in found and is_ not in taken and _fit(gone[one], come[is_]):
                found[one] = is_
                taken.add(is_)
    return _moved_tables(base.calculation.datasets, head.calculation.datasets, renamed) | found


def _moved_tables(
    base: Mapping[QuantityId, Dataset], head: Mapping[QuantityId, Dataset], renamed: Mapping[NoteId, NoteId]
) -> dict[QuantityId, QuantityId]:
    """Return the tables with another name or note: those of the same file, then those of the same name."""
    kept = {QuantityId(renamed.get(id_.note, id_.note), id_.name) for id_ in base}
    gone = {id_: one for id_, one in base.items() if QuantityId(renamed.get(id_.note, id_.note), id_.name) not in head}
    come = {id_: one for id_, one in head.items() if id_ not in kept}
    found: dict[QuantityId, QuantityId] = {}
    by_file = _single(
        grouped((one.file, id_) for id_, one in gone.items() if one.file),
        grouped((one.file, id_) for id_, one in come.items() if one.file),
    )
    by_name = _single(grouped((id_.name, id_) for id_ in gone), grouped((id_.name, id_) for id_ in come))
    for one, is_ in (*by_file, *by_name):
        if one not in found and is_ not in found.values():
            found[one] = is_
    return found


def _is_plain(id_: QuantityId) -> bool:
    """Return whether it has its own line, and is not a column, a component or a step."""
    return _OWN.fullmatch(id_.name) is not None


def _fit(was: Quantity, now: Quantity) -> bool:
    return was.kind is now.kind and was.unit.dimension == now.unit.dimension


def _body(quantity: Quantity) -> str:
    """Return the text of a line without its own name."""
    return re.sub(rf"\b{re.escape(quantity.id.name)}\b", "", print_statement(quantity.statement))


def _same_body(
    gone: Mapping[QuantityId, Quantity], come: Mapping[QuantityId, Quantity], now: Mapping[QuantityId, QuantityId]
) -> Iterator[tuple[QuantityId, QuantityId]]:
    """Lines of one note that say the same, if only one on each side does."""
    before = grouped(((now[id_].note, _body(one)), id_) for id_, one in gone.items())
    after = grouped(((id_.note, _body(one)), id_) for id_, one in come.items())
    return _single(before, after)


def _same_name(
    gone: Mapping[QuantityId, Quantity], come: Mapping[QuantityId, Quantity]
) -> Iterator[tuple[QuantityId, QuantityId]]:
    """Yield a name that left one note and appeared in another, if it is the only one."""
    return _single(grouped((id_.name, id_) for id_ in gone), grouped((id_.name, id_) for id_ in come))


def _same_place(
    base: Project,
    head: Project,
    now: Mapping[QuantityId, QuantityId],
    gone: Mapping[QuantityId, Quantity],
    come: Mapping[QuantityId, Quantity],
) -> Iterator[tuple[QuantityId, QuantityId]]:
    """Yield the old and the new name of each line that is alone between two lines of its sheet that stayed."""
    before = grouped((place, id_) for place, id_ in _places(base, gone, now))
    after = grouped((place, id_) for place, id_ in _places(head, come, {}))
    return _single(before, after)


def _places(
    project: Project, some: Mapping[QuantityId, Quantity], now: Mapping[QuantityId, QuantityId]
) -> Iterator[tuple[tuple[QuantityId | None, QuantityId | None], QuantityId]]:
    """The neighbours of lines in their sheet that are on both sides."""
    notes = {id_.note for id_ in some}
    for note in notes:
        for sheet in project.calculation.sheets.get(note, ()):
            rows = [now.get(id_, id_) for id_ in sheet.rows]
            own = [id_ in some for id_ in sheet.rows]
            for at, id_ in enumerate(sheet.rows):
                if own[at]:
                    around = _next(rows[:at][::-1], own[:at][::-1]), _next(rows[at + 1 :], own[at + 1 :])
                    if around != (None, None):
                        yield around, id_


def _next(rows: Iterable[QuantityId], own: Iterable[bool]) -> QuantityId | None:
    return next((id_ for id_, is_own in zip(rows, own, strict=True) if not is_own), None)


def _single(
    before: Mapping[_K, tuple[QuantityId, ...]], after: Mapping[_K, tuple[QuantityId, ...]]
) -> Iterator[tuple[QuantityId, QuantityId]]:
    for key, old in before.items():
        new = after.get(key, ())
        if len(old) == len(new) == 1:
            yield old[0], new[0]
