"""Vectors as rows: the values of their components, in one unit."""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from calcgraph.calc.binding.vectors.known import AXES, component
from calcgraph.calc.binding.vectors.scopes import Vectors
from calcgraph.calc.model import ONE, Entry, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.syntax.tree import Function
from calcgraph.calc.units.display import format_value
from calcgraph.diagnostics import Diagnostic


def with_vectors(quantities: Mapping[QuantityId, Quantity], vectors: Vectors) -> dict[QuantityId, Quantity]:
    """Return the quantities, lines as they are written, with a row for each vector before its components."""
    rows = {parts_of(entry)[0]: entry for entry in vectors.found}
    if not rows and not vectors.written:
        return dict(quantities)
    units = {part: unit for entry in rows.values() for part, unit in _units(entry, quantities).items()}
    found: dict[QuantityId, Quantity] = {}
    for id_, quantity in quantities.items():
        if id_ in rows:
            found[rows[id_].id] = _row(rows[id_], quantities, units)
        one = _in_unit(quantity, units[id_]) if id_ in units else quantity
        found[id_] = replace(one, statement=vectors.written.get(id_, one.statement))
    return found


def parts_of(entry: Entry) -> list[QuantityId]:
    """The components of a vector, in order."""
    return [entry.id._replace(name=component(entry.id.name, axis)) for axis in entry.components]


def of_whole_vectors(problems: Mapping[QuantityId, Diagnostic], vectors: Vectors) -> dict[QuantityId, Diagnostic]:
    """The problem of each quantity; one of a component is one of all components."""
    found = dict(problems)
    for entry in vectors.found:
        parts = parts_of(entry)
        first = next((problems[part] for part in parts if part in problems), None)
        if first is not None:
            found = dict.fromkeys(parts, first) | found
    return found


def _units(entry: Entry, quantities: Mapping[QuantityId, Quantity]) -> dict[QuantityId, Unit]:
    """The unit of the largest component, for all of them."""
    parts = [quantities[id_] for id_ in parts_of(entry) if id_ in quantities]
    sizes = [max(abs(one.value.low), abs(one.value.high)) if one.value else -1.0 for one in parts]
    unit = parts[sizes.index(max(sizes))].unit if parts else ONE
    return {one.id: unit for one in parts if one.unit.dimension == unit.dimension}


def _in_unit(quantity: Quantity, unit: Unit) -> Quantity:
    text = format_value(quantity.value, unit, quantity.digits) if quantity.value is not None else ""
    return replace(quantity, unit=unit, text=text)


def _row(entry: Entry, quantities: Mapping[QuantityId, Quantity], units: Mapping[QuantityId, Unit]) -> Quantity:
    parts = [_in_unit(quantities[id_], units[id_]) for id_ in parts_of(entry) if id_ in units]
    whole = len(parts) == len(entry.components) and all(one.text for one in parts)
    assert entry.statement is not None
    return Quantity(
        id=entry.id,
        kind=Kind.FUNCTION if isinstance(entry.statement, Function) else Kind.VECTOR,
        statement=entry.statement,
        unit=parts[0].unit if parts else ONE,
        text=f"({', '.join(one.text for one in parts)})" if whole else "",
        reads=tuple(dict.fromkeys(read for one in parts for read in one.reads)),
        needs=tuple(dict.fromkeys(need for one in parts for need in one.needs)),
        path=entry.path,
        digits=parts[0].digits if parts else 3,
    )


def once_each(problems: Iterable[Diagnostic], vectors: Vectors) -> list[Diagnostic]:
    """Return the problems, with one of several components standing for all: a place has each problem only once.

    Problems that all components share name the vector: `F` instead of `F.x`.
    """
    found: dict[object, list[Diagnostic]] = {}
    lines = _places(vectors)
    if not lines:
        return list(problems)
    for at, one in enumerate(problems):
        is_in = any(line <= one.span.line <= end for line, end in lines.get(one.path, ()))
        found.setdefault((one.path, one.code, one.span.end) if is_in else at, []).append(one)
    return [_said_of_all(some, vectors) if len(some) > 1 else some[0] for some in found.values()]


_COMPONENT = re.compile(rf"\b([^\W\d]\w*)\.[{''.join(AXES)}]\b")


def _said_of_all(some: Sequence[Diagnostic], vectors: Vectors) -> Diagnostic:
    """The first of several problems; in the names of vectors where they differ by components alone."""
    known = {name for scope in vectors.scopes.values() for name, entry in scope.entries.items() if entry.components}

    def whole(text: str) -> str:
        return _COMPONENT.sub(lambda found: found[1] if found[1] in known else found[0], text)

    if len({whole(one.message) for one in some}) > 1:
        return some[0]
    return replace(some[0], message=whole(some[0].message), hint=whole(some[0].hint))


def _places(vectors: Vectors) -> dict[str, set[tuple[int, int]]]:
    """The lines with vectors by file."""
    found: dict[str, set[tuple[int, int]]] = {}
    lines = [(entry.path, entry.statement) for entry in vectors.found]
    lines += [(vectors.scopes[id_.note].path, line) for id_, line in vectors.written.items()]
    for path, line in lines:
        if line is not None:
            found.setdefault(path, set()).add((line.span.line, line.span.end_line))
    return found
