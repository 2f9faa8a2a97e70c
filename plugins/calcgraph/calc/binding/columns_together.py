"""Columns of one table that read each other's rows above, or of this row: computed together, row after row."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from calcgraph.calc.binding.along import BEFORE, OWN
from calcgraph.calc.binding.formulas import Formula
from calcgraph.calc.model import QuantityId
from calcgraph.calc.programs.program import STEPS, steps_back
from calcgraph.calc.programs.terms import Term, map_parts, number, reads_of, walk
from calcgraph.calc.syntax.tree import Function
from calcgraph.rings import find_rings


def column_families(formulas: Mapping[str, Formula]) -> Iterator[tuple[list[Formula], Term]]:
    """Yield the computed columns that need each other, in an order for one row, with their common term.

    Columns that read each other in another way, such as the total of a column, are a cycle that is reported elsewhere.
    """
    columns = {key: one for key, one in formulas.items() if _is_column(one)}
    uses = {key: [one for one in _reads(columns[key]) if one in columns and one != key] for key in columns}
    if not any(uses.values()):
        return
    for _, knot in find_rings(uses):
        family = _ordered([one for key, one in columns.items() if key in knot])
        if family is None or len({_table_of(one) for one in family}) > 1:
            continue
        bodies = [_body(one, {other.key: at for at, other in enumerate(family)}) for one in family]
        parts = [part for one, body in zip(family, bodies, strict=True) for part in (_last(one), body)]
        yield family, Term("steps", family[0].place, tuple(parts), ("0", "0") * len(family))


def family_key(family: Sequence[Formula]) -> str:
    """The node of columns that are computed together, by the first of them."""
    return f"{family[0].key}[rows]"


def in_family(formula: Formula, family: Sequence[Formula], which: int) -> Formula:
    """Return the formula of a column that is one of those computed together."""
    term = Term("series", formula.place, (), (family_key(family), str(which)))
    named = tuple(one for one in _reads(formula) if one != formula.key)
    return replace(formula, bound=replace(formula.bound, term=term), named=named)


def _is_column(formula: Formula) -> bool:
    """Return whether this is a column with a formula for each row."""
    line, term = formula.entry.statement, formula.bound.term
    if not isinstance(line, Function) or not line.table or formula.is_default or term is None:
        return False
    return term.op == "steps" or (term.op == "rows" and len(term.parts) == 1)


def _table_of(formula: Formula) -> QuantityId:
    line = formula.entry.statement
    assert isinstance(line, Function)
    return formula.id._replace(name=line.table)


def _reads(formula: Formula) -> tuple[str, ...]:
    return reads_of(formula.bound.term) if formula.bound.term is not None else ()


def _last(formula: Formula) -> Term:
    """The number of the last row."""
    term = formula.bound.term
    assert term is not None
    if term.op == "steps":
        return term.parts[0]
    assert isinstance(term.value, tuple)
    return number(int(term.value[1]) - 1, term.span)


def _body(formula: Formula, which: Mapping[str, int]) -> Term:
    """A formula in which the row is the number of a step, and cells of its family are earlier ones."""
    term = formula.bound.term
    assert term is not None
    loop = None if term.op == "steps" else int(str(term.value[0]))  # type: ignore[index]  # of rows

    def change(part: Term) -> Term:
        if loop is not None and part.op == "index" and int(str(part.value)) == loop:
            return Term("index", part.span, (), STEPS)
        made = map_parts(part, change)
        if made.op == OWN:
            return replace(made, value=which[formula.key])
        if made.op == "at" and str(made.value) in which:
            return replace(made, op=OWN, value=which[str(made.value)])
        return made

    return change(term.parts[0] if loop is not None else term.parts[1])


def _ordered(family: Sequence[Formula]) -> list[Formula] | None:
    """Return the columns in an order in which the cells of a row can be computed; None if no order works."""
    which = {one.key: at for at, one in enumerate(family)}
    waits: dict[int, set[int]] = {}
    for at, one in enumerate(family):
        body = _body(one, which)
        cells = [part for part in walk(body) if part.op == OWN]
        if any(str(part.value) in which for part in walk(body)) or not all(map(_is_above_or_here, cells)):
            return None
        waits[at] = {int(str(part.value)) for part in cells if steps_back(part.parts[0]) == 0}
    order: list[int] = []
    while len(order) < len(family):
        ready = next((at for at in waits if at not in order and waits[at] <= set(order)), None)
        if ready is None:
            return None
        order.append(ready)
    return [family[at] for at in order]


def _is_above_or_here(cell: Term) -> bool:
    """Return whether a cell is of this row, of the row above, or of the one above in the group."""
    index = cell.parts[0]
    if index.op == "at":
        return str(index.value).endswith(BEFORE) and steps_back(index.parts[0]) == 0
    back = steps_back(index)
    return back is not None and back >= 0
