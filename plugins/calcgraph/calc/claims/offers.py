"""Numbers in prose that are bound to nothing, and the quantities and cells that have this value."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import ONE, Coverage, Dimension, Kind, QuantityId, Unit, Value
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.units.display import format_figure, join_unit
from calcgraph.calc.units.table import UnitTable, from_base, to_base
from calcgraph.notes.model import Note
from calcgraph.source import NoteId, Span

MOST = 3
"""Offers for one number, the likeliest first."""
_VALUED = frozenset({Kind.PARAMETER, Kind.FORMULA, Kind.SOLVE})


class ValueMatch(Struct, frozen=True):
    """A number with something that has its value."""

    span: Span
    text: str
    """As written."""
    id: QuantityId
    """A quantity, or a cell `gpus.h100.bw`."""
    shown: str
    """Its value in its unit."""


ValuesByDimension: TypeAlias = Mapping[Dimension, list[tuple[float, QuantityId, Unit]]]
"""The single values of a vault by dimension, each kind in order of its base value."""


def values_in(calculation: Calculation) -> ValuesByDimension:
    """Return the values that a number in prose might be; ranges are excluded."""
    named: dict[Dimension, list[tuple[float, QuantityId, Unit]]] = defaultdict(list)
    for id_, one in calculation.quantities.items():
        if one.kind in _VALUED and one.value is not None and not one.value.is_range:
            named[one.unit.dimension].append((one.value.number, id_, one.unit))
    for id_, table in calculation.datasets.items():
        for row, cells in table.rows.items():
            for column, unit in table.units.items():
                value = cells.get(column)
                if isinstance(value, Value) and not value.is_range:
                    cell = QuantityId(id_.note, f"{id_.name}.{row}.{column}")
                    named[unit.dimension].append((value.number, cell, unit))
    for some in named.values():
        some.sort(key=lambda one: (one[0], one[1]))
    return named


def find_offers(note: Note, covered: Coverage, known: ValuesByDimension, table: UnitTable) -> Iterator[ValueMatch]:
    """Yield the meanings of unlinked numbers of a note: same unit first, then same note, then the nearest value."""
    source = note.source
    for span in covered.unbound:
        start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
        written = source.text[start:end]
        text = read_claim(written, table)
        if isinstance(text, ClaimText) and not text.problem and text.low is not None and text.high is not None:
            yield from (
                ValueMatch(span, written, id_, join_unit(format_figure(from_base(number, unit), unit), unit.text))
                for number, id_, unit in _having(text, known, note.id)
            )


def _having(text: ClaimText, known: ValuesByDimension, note: NoteId) -> list[tuple[float, QuantityId, Unit]]:
    """Return the values within the interval that a number allows."""
    unit = text.unit or ONE
    assert text.low is not None
    assert text.high is not None
    low, high, middle = (float(to_base(one, unit)) for one in (text.low, text.high, text.value))
    kind, number = known.get(unit.dimension, []), itemgetter(0)
    found = kind[bisect_left(kind, low, key=number) : bisect_right(kind, high, key=number)]
    found.sort(key=lambda one: (one[2].text != unit.text, one[1].note != note, abs(one[0] - middle), one[1]))
    return found[:MOST]
