"""The names of a note that a link may point to."""

from calcgraph.calc.binding.computed import makes_table
from calcgraph.calc.model import Scope
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Function, Pick
from calcgraph.source import NoteId


def linkable(calculation: Calculation, note: NoteId) -> frozenset[str]:
    """Return the names of a note that a link may point to.

    These are quantities, checks, `pick.column`, `table.column`, `table.row.column` and `measured`. They include the
    names of lines and tables that cannot be read, as their problem is reported there. `gpus.*` stands for all names
    that such a table might contain. `gpus.*.cost` means that the cells of a column have the row of the line that
    computes it.
    """
    scope = calculation.scopes.get(note)
    found = {"measured"}
    if scope is None:
        return frozenset(found)
    lost = {name for name in scope.broken if name not in scope.entries}
    lost.update(f"{name}.*" for name in tuple(lost))
    found.update(lost)
    computed = scope.computed_columns
    for name, entry in scope.entries.items():
        if entry.id.note != note:
            continue
        found.add(name)
        if isinstance(entry.statement, Function) and entry.statement.steps is not None:
            found.add(f"{name}(*)")
        if isinstance(entry.statement, Function) and entry.statement.table and _has_own_row(entry.statement, scope):
            found.add(f"{entry.statement.table}.*.{name.rpartition('.')[2]}")
        if entry.dataset is None:
            found.update([f"{name}.*"] if isinstance(entry.statement, Pick) else [])
        else:
            columns = list(entry.dataset.units)
            found.update(f"{name}.{column}" for column in columns)
            if entry.statement is None:
                rows = entry.dataset.rows
                columns += computed.get(entry.id.name, ())
                if entry.dataset.file:  # a cell is read, whatever other cells of its column are
                    columns += [one for one in entry.dataset.columns[entry.dataset.keys :] if one not in columns]
                found.update(f"{name}.{row}.{column}" for row in rows for column in columns)
    return frozenset(found)


def _has_own_row(line: Function, scope: Scope) -> bool:
    """Return whether a computed column has a row in addition to that of its table."""
    table = scope.entries.get(line.table)
    return table is not None and not makes_table(line, table.dataset)
