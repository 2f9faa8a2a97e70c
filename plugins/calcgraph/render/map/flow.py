"""The flow of computation: quantities that cross notes, each with how many steps it is from the inputs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Pick
from calcgraph.groups import grouped

MOST = 400
"""Quantities a page can show; those with the most uses stay."""
MOST_CELLS = 24
"""Cells of tables that several notes pick; those that most notes read stay."""

Reads = Mapping[QuantityId, tuple[QuantityId, ...]]


class Box(Struct, frozen=True):
    """One quantity of the flow."""

    id: QuantityId
    """A picked cell is `table.row.column` of the table's note, however many notes pick it."""
    quantity: Quantity
    """The quantity whose value is shown; for a cell, that of a column that picks it."""
    column: int
    is_input: bool
    """True if a reader can change it; a value that is computed from its own note alone is not an input."""
    readers: tuple[QuantityId, ...] = ()
    """The columns that pick a cell in the last build; a reader's changes may pick others."""


class Flow(Struct, frozen=True):
    """The boxes, and the number pairs of connected ones, each from the read value to its reader."""

    boxes: tuple[Box, ...]
    edges: tuple[tuple[int, int], ...]


def flow_of(calculation: Calculation) -> Flow:
    """Return the flow between notes; of a chain inside one note, only the ends that connect it to others.

    Cells that several notes pick lead to the last result they have in each of these notes. If nothing crosses
    notes, the flow contains all quantities with a value.
    """
    valued, reads = _valued(calculation), _reads(calculation)
    shown = _strongest(_crossing(reads) or set(reads), reads)
    near = {name: sorted(_sources(name, reads, shown)) for name in sorted(shown)}
    column = _columns(near)
    joined = {name for name, sources in near.items() if sources} | {s for sources in near.values() for s in sources}
    names = sorted(joined, key=lambda name: (column[name], name))
    inputs = (Kind.PARAMETER, Kind.COLUMN)
    pickers = _pickers(calculation)
    boxes = tuple(Box(n, valued[n], column[n], valued[n].kind in inputs, pickers.get(n, ())) for n in names)
    number = {name: i for i, name in enumerate(names)}
    edges = tuple(sorted((number[source], number[name]) for name in names for source in near[name]))
    return Flow(boxes, edges)


def _valued(calculation: Calculation) -> Mapping[QuantityId, Quantity]:
    """The quantities with a number, cells under their own id."""
    found = {
        _cell(calculation, quantity.id): quantity
        for quantity in calculation.quantities.values()
        if quantity.value is not None and quantity.kind not in (Kind.CHECK, Kind.PICK)
    }
    return dict(sorted(found.items()))


def _pickers(calculation: Calculation) -> Mapping[QuantityId, tuple[QuantityId, ...]]:
    """The columns that pick each cell, by the cell's id."""
    quantities = calculation.quantities.values()
    columns = sorted(one.id for one in quantities if one.kind is Kind.COLUMN and one.value is not None)
    return grouped((_cell(calculation, one), one) for one in columns)


def _reads(calculation: Calculation) -> Reads:
    """Return the quantities with a value that each of them reads; cells read nothing."""
    valued = _valued(calculation)
    found = {}
    for name, quantity in valued.items():
        sources = () if quantity.kind is Kind.COLUMN else (_cell(calculation, read) for read in quantity.reads)
        found[name] = tuple(dict.fromkeys(s for s in sources if s in valued and s != name))
    return found


def _cell(calculation: Calculation, name: QuantityId) -> QuantityId:
    """`gpu.bw` of a note as `hardware.h100.bw` of the table's note; every other name as it is."""
    base, dot, column = name.name.partition(".")
    pick = calculation.quantities.get(QuantityId(name.note, base)) if dot else None
    if pick is None or not isinstance(pick.statement, Pick):
        return name
    table = calculation.names.get(name.note, {}).get(pick.statement.table)
    return QuantityId(table.note, f"{table.name}.{pick.text}.{column}") if table else name


def _crossing(reads: Reads) -> set[QuantityId]:
    """Return both ends of every reading across notes; of cells those of several notes, with their readers there."""
    abroad = [(name, source) for name, sources in reads.items() for source in sources if source.note != name.note]
    values = {end for name, source in abroad if not _is_cell(source) for end in (name, source)}
    by_cell = grouped((source, name) for name, source in abroad if _is_cell(source))
    readers = {cell: grouped((name.note, name) for name in names) for cell, names in by_cell.items()}
    order = sorted(readers, key=lambda cell: (-len(readers[cell]), cell))
    shared = [cell for cell in order[:MOST_CELLS] if len(readers[cell]) > 1]
    inside = grouped((read, name) for name, sources in reads.items() for read in sources if read.note == name.note)
    depth = _columns(reads)
    ends = {_last(names, inside, depth) for cell in shared for names in readers[cell].values()}
    feeding = {source for value in values for source in _sources(value, reads, set(readers))}
    return values | set(shared) | ends | feeding


def _is_cell(name: QuantityId) -> bool:
    """Return whether this is `table.row.column`."""
    return name.name.count(".") > 1


def _last(
    names: Sequence[QuantityId],
    inside: Mapping[QuantityId, Sequence[QuantityId]],
    depth: Mapping[QuantityId, int],
) -> QuantityId:
    """The result furthest from the inputs that a note draws from some of its quantities."""
    found = dict.fromkeys(names)
    queue = list(found)
    for name in queue:
        fresh = [reader for reader in inside.get(name, ()) if reader not in found]
        found.update(dict.fromkeys(fresh))
        queue.extend(fresh)
    return min(found, key=lambda name: (-depth[name], name))


def _strongest(shown: Iterable[QuantityId], reads: Reads) -> set[QuantityId]:
    """At most `MOST`, the most read first."""
    uses = Counter(chain(*reads.values()))
    return set(sorted(shown, key=lambda name: (-uses[name], name))[:MOST])


def _sources(name: QuantityId, reads: Reads, shown: set[QuantityId]) -> set[QuantityId]:
    """The shown quantities a quantity comes from, through those that are not shown."""
    found: set[QuantityId] = set()
    seen = {name}
    queue = list(reads[name])
    for other in queue:
        if other in seen:
            continue
        seen.add(other)
        if other in shown:
            found.add(other)
        else:
            queue.extend(reads[other])
    return found


def _columns(near: Mapping[QuantityId, Sequence[QuantityId]]) -> Mapping[QuantityId, int]:
    """Steps from the inputs, the longest way."""
    column: dict[QuantityId, int] = {}
    for start in near:
        stack = [start]
        open_names: set[QuantityId] = set()
        while stack:
            name = stack[-1]
            waiting = [s for s in near[name] if s not in column and s not in open_names]
            open_names.add(name)
            if name in column or not waiting:
                column.setdefault(name, 1 + max((column.get(s, -1) for s in near[name]), default=-1))
                open_names.discard(name)
                stack.pop()
            else:
                stack.extend(waiting)
    return column
