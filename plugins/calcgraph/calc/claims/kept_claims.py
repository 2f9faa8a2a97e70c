"""Results of claims, kept from check to check: most edits change few of the claimed values.

While a claim is checked, its reads of the calculation are noted. Its result is kept under a digest of its words, with
the reads and a digest of their results: it holds while those are the same. Some reads are not noted one by one, such
as values under other arguments: a claim with such a read is checked each time.
"""

import json
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Any, TypeAlias, TypeVar, cast

from msgspec.structs import replace

from calcgraph.calc.claims.kept_readings import KeptReadings, NearCalculation, Read, in_order, mark_of, written
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.model import Claim, ClaimCandidate, Dataset, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic
from calcgraph.notes.model import Link, LinkKind
from calcgraph.queries.plain import from_plain, to_plain
from calcgraph.settings import ValueSettings
from calcgraph.source import START, NoteId

K = TypeVar("K")
V = TypeVar("V")
ClaimResult: TypeAlias = tuple[Claim | None, tuple[Diagnostic, ...]]
FoundInObjects: TypeAlias = dict[int, tuple[Any, object]]
"""The digests of rows, and what was found in calculations, by the ids of these objects: many claims read the same."""
_OF_CALCULATION = ("quantities", "datasets", "names", "sheets", "machine", "shapes")
"""All of a calculation that is found in it once."""
_NOTED = ("quantities", "datasets", "names")
"""The mappings of a calculation whose reads are noted key by key."""
_MOST_CELLS = 2_000
"""Cells of a table that is compared as a whole; claims about larger ones are checked anew."""
_NOWHERE = Link(LinkKind.USE, "", "", "", "", "", START)


class KeptClaims:
    """The results of the claims of one note."""

    def __init__(
        self,
        memory: MutableMapping[str, str],
        calculation: Calculation,
        settings: ValueSettings,
        found: FoundInObjects | None = None,
    ) -> None:
        """Keep the results in `memory`; `found` is what claims of other notes have found in the same objects."""
        self._memory = memory
        self._calculation = calculation
        self._objects = {} if found is None else found
        near = self._near()
        self._marks = near.marks
        self.readings = KeptReadings(memory, calculation, near)
        self._rest = (calculation.shapes.table.changes, repr(settings))
        self._watched = cast("Calculation", _WatchedCalculation(calculation, self.readings))

    def _near(self) -> NearCalculation:
        """Return the findings of all notes in this calculation."""
        calculation = self._calculation
        whole = [getattr(calculation, name) for name in _OF_CALCULATION]
        known = self._objects.get(id(whole[0]))
        if known is None or not all(one is other for one, other in zip(known[0], whole, strict=True)):
            known = self._objects[id(whole[0])] = whole, NearCalculation()
        return cast("NearCalculation", known[1])

    def result(self, candidate: ClaimCandidate, check: Callable[[Calculation], ClaimResult]) -> ClaimResult:
        """Return the result of a claim, from an earlier check if all that decided it is as it was."""
        if candidate.quantity is None:
            return check(self._calculation)
        where = (candidate.note, candidate.path, candidate.quantity, candidate.subject)
        question = f"claim {mark_of((self._rest, written(candidate.link), where))}"
        kept = self._memory.get(question)
        if kept is not None and (known := self._known(kept, candidate)) is not None:
            return known
        readings = self.readings
        readings.reads, readings.is_read_whole = {}, False
        found = claim, problems = check(self._watched)
        places = {one.span for one in problems}
        if claim is not None and not readings.is_read_whole and places <= {candidate.link.span}:
            plain = to_plain((replace(claim, link=_NOWHERE), tuple(replace(one, span=START) for one in problems)))
            reads = [*readings.reads]
            if plain is not None and (mark := self._mark(reads)):
                self._memory[question] = json.dumps([reads, mark, plain], separators=(",", ":"))
        return found

    def _known(self, kept: str, candidate: ClaimCandidate) -> ClaimResult | None:
        """Return a result that is kept with its place here; None if something that it has read is different now."""
        reads, mark, plain = json.loads(kept)
        if self._mark([tuple(one) for one in reads]) != mark:
            return None
        claim, problems = from_plain(tuple[Claim, tuple[Diagnostic, ...]], plain)
        place = candidate.link.span
        return replace(claim, link=candidate.link), tuple(replace(one, span=place) for one in problems)

    def _mark(self, reads: list[Read]) -> str:
        """Return a digest of what some reads find now; empty if one of them cannot be told."""
        known = self._marks
        for one in reads:
            if one not in known:
                known[one] = self._mark_of_read(one)
        marks = [known[one] for one in reads]
        return mark_of(marks) if all(marks) else ""

    def _mark_of_read(self, read: Read) -> str:
        calculation, readings = self._calculation, self.readings
        kind, note, *rest = read
        match kind:
            case "quantities" | "datasets":
                return self._mark_of_object(getattr(calculation, kind).get(QuantityId(NoteId(note), rest[0])))
            case "names":
                return self._mark_of_object(calculation.names.get(NoteId(note)))
            case "outcome":
                return repr(calculation.machine.value(note))
            case "leads":
                return repr(readings.leads_to(NoteId(note), rest[0]))
            case "target":
                return self._mark_of_target(readings.target_of(QuantityId(NoteId(note), rest[0])))
        return self._mark_of_licence(QuantityId(NoteId(note), rest[0]), *rest[1:])

    def _mark_of_licence(self, id_: QuantityId, unit_text: str, subject: str) -> str:
        """Return the digest of the words of a row; empty if it was read with another unit than the row has."""
        target = self.readings.target_of(id_)
        unit = target.unit if target else None
        if (unit.text if unit else "") != unit_text:
            return ""
        return mark_of(in_order(self.readings.licence(id_, unit, subject, {})))

    def _mark_of_target(self, target: ClaimTarget | None) -> str:
        """Return the digest of a target; rows have theirs already."""
        if target is None or target.quantity is None:
            return mark_of((target,))
        return mark_of((self._mark_of_object(target.quantity), replace(target, quantity=None)))

    def _mark_of_object(self, value: object) -> str:
        kept = self._objects.get(id(value))
        if kept is None or kept[0] is not value:
            kept = self._objects[id(value)] = value, mark_of((value,))
        return str(kept[1])


class _WatchedMapping(Mapping[K, V]):
    """A mapping that notes the keys under which it is read."""

    def __init__(self, kind: str, under: Mapping[K, V], readings: KeptReadings) -> None:
        self._kind, self._under, self._readings = kind, under, readings

    def __getitem__(self, key: K) -> V:
        self._note(key)
        return self._under[key]

    def get(self, key: K, default: Any = None) -> Any:  # noqa: ANN401 - as in Mapping
        self._note(key)
        found = self._under.get(key, default)
        if isinstance(found, Dataset) and len(found.rows) * len(found.columns) > _MOST_CELLS:
            self._readings.is_read_whole = True
        return found

    def __contains__(self, key: object) -> bool:
        self._note(key)
        return key in self._under

    def __iter__(self) -> Iterator[K]:
        self._readings.is_read_whole = True
        return iter(self._under)

    def __len__(self) -> int:
        self._readings.is_read_whole = True
        return len(self._under)

    def _note(self, key: object) -> None:
        read = (self._kind, *key) if isinstance(key, QuantityId) else (self._kind, str(key))
        self._readings.reads[read] = None


class _WatchedMachine:
    """A machine whose values as written are noted; anything else is not."""

    def __init__(self, calculation: Calculation, readings: KeptReadings) -> None:
        self._machine, self._readings = calculation.machine, readings

    def value(self, key: str, *others: Any) -> object:  # noqa: ANN401 - those of a machine
        if any(others):
            self._readings.is_read_whole = True
        self._readings.reads["outcome", key] = None
        return self._machine.value(key, *others)

    def __getattr__(self, name: str) -> object:
        self._readings.is_read_whole = True
        return getattr(self._machine, name)


class _WatchedShapes:
    """Shapes of which only the table of units is read: it is a part of each question."""

    def __init__(self, calculation: Calculation, readings: KeptReadings) -> None:
        self.table = calculation.shapes.table
        self._shapes, self._readings = calculation.shapes, readings

    def __getattr__(self, name: str) -> object:
        self._readings.is_read_whole = True
        return getattr(self._shapes, name)


class _WatchedCalculation:
    """A calculation that notes its reads."""

    def __init__(self, calculation: Calculation, readings: KeptReadings) -> None:
        self._calculation, self._readings = calculation, readings
        self.machine = _WatchedMachine(calculation, readings)
        self.shapes = _WatchedShapes(calculation, readings)
        for name in _NOTED:
            setattr(self, name, _WatchedMapping(name, getattr(calculation, name), readings))

    def __getattr__(self, name: str) -> object:
        self._readings.is_read_whole = True
        return getattr(self._calculation, name)
