"""Combine the results of some families of notes into one calculation."""

from collections import ChainMap
from collections.abc import Collection, Iterable, Mapping, MutableMapping, Sequence
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from calcgraph.calc.binding.binder import Homes
from calcgraph.calc.binding.imports import ComputationGroup
from calcgraph.calc.budget import Budget
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.model import Kind, QuantityId, Scope, Unit, Uses
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.machine import Machine
from calcgraph.source import NoteId

_T = TypeVar("_T")
_N = TypeVar("_N")
NO_NAMES: Mapping[str, QuantityId] = {}
"""The names of a note that computes nothing."""
_RANK = {Kind.PICK: 1, Kind.COLUMN: 2}
"""Behind all rows, as `quantities_of` has them."""


def together(parts: Sequence[Calculation], notes: Mapping[NoteId, Scope], homes: Homes, budget: Budget) -> Calculation:
    """One calculation of all that the parts hold, which share no names; there is at least one part.

    `notes` are in their order, each with its scope where it computes nothing and is in no part.
    """
    at = {note: number for number, note in enumerate(notes)}
    part_of = {note: part for part in parts for note in part.scopes}
    quantities = _joined([part.quantities for part in parts])
    ranked = sorted(quantities.items(), key=lambda one: (_RANK.get(one[1].kind, 0), at[one[0].note]))
    uses = (one for part in parts for one in part.uses)

    def by_note(name: str) -> dict[NoteId, Any]:
        kept = ((note, getattr(part_of[note], name)) for note in notes if note in part_of)
        return {note: some[note] for note, some in kept if note in some}

    scopes = dict(notes) | by_note("scopes")
    units = _joined([part.shapes.units for part in parts])
    return Calculation(
        quantities=dict(ranked),
        datasets=_joined([part.datasets for part in parts]),
        sheets=dict.fromkeys(notes, ()) | by_note("sheets"),
        names=dict.fromkeys(notes, NO_NAMES) | by_note("names"),
        uses=tuple(sorted(uses, key=lambda one: at[one.reader.note])),
        live=by_note("live"),
        problems=_joined([part.problems for part in parts]),
        nodes=_joined([part.nodes for part in parts]),
        outcomes=_joined([part.outcomes for part in parts]),
        scopes=scopes,
        views=by_note("views"),
        scenarios=by_note("scenarios"),
        machine=Machine.joined([part.machine for part in parts], budget),
        shapes=Shapes(parts[0].shapes.table, scopes, units),
        homes=homes,
    )


_K = TypeVar("_K", str, QuantityId)


def _joined(parts: Collection[Mapping[_K, _T]]) -> dict[_K, _T]:
    found: dict[_K, _T] = {}
    for part in parts:
        found.update(part)
    return found


def side_by_side(parts: Sequence[Calculation], scope: Scope, budget: Budget) -> Calculation:
    """The same for one note that asks about others: nothing is copied, and little more than values is there.

    `scope` is that of the note where it is in no part.
    """
    first, *others = parts
    if not others:
        is_in = scope.note in first.scopes
        return first if is_in else replace(first, scopes=ChainMap({scope.note: scope}, _open(first.scopes)))
    scopes = ChainMap(*(_open(part.scopes) for part in parts), {scope.note: scope})
    units = cast("dict[str, Unit | None]", ChainMap(*(part.shapes.units for part in parts)))
    return replace(
        first,
        **{
            name: ChainMap(*(getattr(part, name) for part in parts))
            for name in (*_BY_ID, *_BY_KEY, "names", "scenarios")
        },
        scopes=scopes,
        machine=Machine.joined([part.machine for part in parts], budget, is_view=True),
        shapes=Shapes(first.shapes.table, scopes, units),
    )


def _open(mapping: Mapping[_N, _T]) -> MutableMapping[_N, _T]:
    """Return a mapping in the type that `ChainMap` expects, which writes to the first only."""
    return cast("MutableMapping[_N, _T]", mapping)


def apart(whole: Calculation, parts: Sequence[ComputationGroup]) -> list[Calculation]:
    """Return the results for the own notes of each of some parts, from one calculation of them all."""
    nodes = whole.machine.nodes
    home = {note: number for number, part in enumerate(parts) for note in part.own}
    names = (*_BY_ID, *_BY_NOTE, *_BY_KEY, "ran", "came", "units")
    found_of: list[dict[str, dict[Any, Any]]] = [{name: {} for name in names} for _ in parts]
    for name in _BY_ID:
        for id_, found in getattr(whole, name).items():
            found_of[home[id_.note]][name][id_] = found
    for name in _BY_NOTE:
        for note, found in getattr(whole, name).items():
            found_of[home[note]][name][note] = found
    by_key = {name: getattr(whole, name) for name in _BY_KEY}
    by_key |= {"ran": nodes, "came": whole.machine.base.memo, "units": whole.shapes.units}
    asked = _asked(nodes, {id_.key for id_ in whole.quantities})
    for part, found in zip(parts, found_of, strict=True):
        keys = dict.fromkeys(key for note in part.whole if note not in part.own for key in asked.get(note, ()))
        for name, some in by_key.items() if keys else ():
            found[name] = {key: some[key] for key in keys if key in some}
    for name, some in by_key.items():
        for key, found in some.items():
            found_of[home[NoteId(id_of(key)[0])]][name][key] = found
    uses: list[list[Uses]] = [[] for _ in parts]
    for one in whole.uses:
        uses[home[one.reader.note]].append(one)
    return [_part(whole, found, tuple(some)) for found, some in zip(found_of, uses, strict=True)]


def _asked(nodes: Iterable[str], defined: Collection[str]) -> Mapping[str, Sequence[str]]:
    """The nodes under the name of a note that it does not define: any note may have asked for a sum over a table."""
    found: dict[str, list[str]] = {}
    for key in nodes:
        if key not in defined:
            found.setdefault(id_of(key)[0], []).append(key)
    return found


_BY_ID = ("quantities", "datasets", "problems")
_BY_KEY = ("nodes", "outcomes")
_BY_NOTE = ("sheets", "names", "live", "scopes", "views", "scenarios")


def _part(whole: Calculation, part: dict[str, dict[Any, Any]], uses: tuple[Uses, ...]) -> Calculation:
    units, nodes, outcomes = part.pop("units"), part.pop("ran"), part.pop("came")
    own = Machine(nodes, outcomes, whole.machine.budget)
    own.roots = whole.machine.roots
    own.is_narrow = whole.machine.is_narrow
    return Calculation(
        **part,
        uses=uses,
        machine=own,
        shapes=Shapes(whole.shapes.table, part["scopes"], units),
        homes=whole.homes,
    )
