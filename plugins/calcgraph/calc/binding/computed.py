"""Computed columns: a formula for each row of a table, and the cells of it that have their own names."""

from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_computed
from calcgraph.calc.binding.binder import Binding, Names, Scopes
from calcgraph.calc.model import Dataset, Entry, QuantityId, Scope
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.keys import column_key
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.syntax.paths import PER
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Function
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.suggest import did_you_mean

MOST_CELLS = 200
"""Cells of a computed column that links can lead to; a longer one has folds and picks."""


class ComputedCell(NamedTuple):
    """A cell of a computed column: of a row, or of the one that a pick takes."""

    id: QuantityId
    entry: Entry
    """The line that computes it, or the pick, with the table."""
    column: str
    key: str
    term: Term


def bind_line(entry: Entry, function: Function, scope: Scope, names: Names) -> tuple[Binding, tuple[ComputedCell, ...]]:
    """The formula of a column with its names bound, and its cells."""
    table = scope.entries.get(function.table)
    problem = _problem(entry, function, table, scope)
    if problem is not None or table is None or table.dataset is None:
        cause = scope.broken.get(function.table) or _broken_table(function, scope)
        return Binding(None, (problem,) if problem is not None and cause is None else (), cause), ()
    bound = bind_computed(function.body, table, scope, names, function.name)
    if _is_second(function, table.dataset):
        bound = replace(bound, beside=())  # rows of a table with another meaning have no groups to be missed
    if bound.term is None:
        return bound, ()
    return bound, tuple(_cells(replace(entry, dataset=table.dataset), function, table.dataset))


def _broken_table(function: Function, scope: Scope) -> Diagnostic | None:
    """Return the report of the table whose rows a line groups, if it could not be read."""
    body = function.body
    if not isinstance(body, Call) or body.function != PER:
        return None
    keys = (key for key in body.args[1:] if isinstance(key, Column))
    return next((scope.broken[key.base] for key in keys if key.base in scope.broken), None)


def _is_second(function: Function, table: Dataset) -> bool:
    """Return whether a line makes groups under the name of a table that already exists, which is reported."""
    own = function.name_span
    return own.end_column - own.column == len(function.table) and own != table.table.span


def _cells(entry: Entry, function: Function, table: Dataset) -> list[ComputedCell]:
    column, key = function.name.rpartition(".")[2], entry.id.key
    found = []
    for at, row in enumerate(list(table.rows)[:MOST_CELLS]):
        id_ = QuantityId(entry.id.note, f"{function.table}.{row}.{column}")
        term = Term("at", function.span, (number(at, function.span),), key)
        found.append(ComputedCell(id_, entry, column, id_.key, term))
    return found


def _problem(entry: Entry, function: Function, table: Entry | None, scope: Scope) -> Diagnostic | None:
    """Return the reason why a table cannot have this column, or None."""
    name, column = function.table, function.name.rpartition(".")[2]
    if (table is None or table.dataset is None) and isinstance(function.body, Call) and function.body.function == PER:
        key = print_expression(function.body.args[1])
        message = f"`{key}` is not a column of a table of this note by which rows can be grouped"
        return diagnose("CG344", entry.path, function.body.args[1].span, message, "write `… per table.column`")
    if table is None or table.statement is not None or table.dataset is None:
        tables = {known: None for known, one in scope.entries.items() if one.statement is None}
        hint = did_you_mean(name, tables) or f"name one with `<!-- calc: table {name} -->`"
        return diagnose("CG344", entry.path, function.name_span, f"there is no table `{name}` in this note", hint)
    if table.id.note != scope.note or table.id.name != name:
        message = f"`{name}` belongs to another note, so its columns are defined there"
        hint = f"write this line there, or an aggregate here: `total({name}.x * {name}.y)`"
        return diagnose("CG344", entry.path, function.name_span, message, hint)
    if column in table.dataset.columns:
        message = f"`{name}` already has a column `{column}`"
        return diagnose("CG340", entry.path, function.name_span, message, "give the computed one another name")
    return None


def computed_names(scope: Scope | None, table: QuantityId) -> tuple[str, ...]:
    """The columns that the note of a table computes for it."""
    return tuple(scope.computed_columns.get(table.name, ())) if scope is not None else ()


def makes_table(line: Function, table: Dataset | None) -> bool:
    """Return whether the groups of a line are its table, which is defined nowhere else."""
    return table is not None and table.table.span == line.name_span


def picked_cells(entry: Entry, picks: tuple[str, ...], scopes: Scopes) -> tuple[Node, tuple[ComputedCell, ...]]:
    """The place of the row that a pick takes, and the computed columns there."""
    table = entry.dataset
    assert table is not None
    key = column_key(entry.id, "[row]")
    home = scopes.get(table.id.note)
    lines = [one for one in home.entries.values() if _is_of(one, table)] if home is not None else []
    if not lines:
        return Node(key), ()
    place = Node(key, picks=picks, cells={row: float(at) for at, row in enumerate(table.rows)}, reads=picks)
    found = []
    for line in lines:
        assert line.statement is not None
        column, span = line.id.name.rpartition(".")[2], line.statement.span
        id_ = QuantityId(entry.id.note, f"{entry.id.name}.{column}")
        term = Term("at", span, (read(key, span),), line.id.key)
        found.append(ComputedCell(id_, entry, column, column_key(entry.id, column), term))
    return place, tuple(found)


def _is_of(entry: Entry, table: Dataset) -> bool:
    """Return whether a line computes a column of a table."""
    statement, own = entry.statement, entry.id.note == table.id.note
    return own and isinstance(statement, Function) and statement.table == table.id.name
