"""Find the edit that changes each node: a statement, a cell, an import, a unit."""

import re
from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import TypeAlias

from msgspec.structs import replace

from calcgraph.calc.model import Dataset, Entry, Quantity, QuantityId
from calcgraph.calc.nodes import Node
from calcgraph.calc.nonscalar_functions import FOLDS
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.printer import print_expression, print_statement
from calcgraph.calc.syntax.tree import Check, Definition, Function, Origin, Pick, Statement, Use
from calcgraph.changes.cells import changed_cells, fold_of, folded, read_cells
from calcgraph.changes.differences import InputChange, Pair, follow
from calcgraph.changes.leaves import Leaves
from calcgraph.changes.mixed_columns import TablePlace, mixed, place_of
from calcgraph.changes.renamed_nodes import renamed_nodes

Owner: TypeAlias = tuple[str, ...]
"""The identity of an edit: the note and the statement, the cell, the import."""
MOST_CELLS = 6
"""The largest number of cells of a table that are separate edits; if more have changed, each column is one edit."""


def find_leaves(pair: Pair) -> Leaves:
    """Return the edits between two versions."""
    old, new = pair.base.calculation, pair.head.calculation
    base = renamed_nodes(old.nodes, pair)
    before = old.outcomes if not pair.is_renamed else dict(zip(base, map(old.outcomes.get, old.nodes), strict=True))
    leaves = Leaves(base, new.nodes, {key: one for key, one in before.items() if one is not None}, new.outcomes)
    finder = _Finder(pair, leaves)
    for key, node in new.nodes.items():
        was = base.get(key)
        if was is not None and was is not node:
            finder.compare(key, was, node)
    finder.give_derived()
    return leaves


class _Finder:
    """Tells to which edit each node that differs belongs."""

    def __init__(self, pair: Pair, leaves: Leaves) -> None:
        self._pair, self._leaves = pair, leaves
        self._old, self._new = pair.base.calculation, pair.head.calculation
        self._back = {now: was for was, now in pair.renamed.items()}
        self._named = {now: was for was, now in pair.names.items()}
        self._numbers: dict[Owner, int] = {}
        self._cells: dict[QuantityId, Mapping[tuple[str, str], InputChange]] = {}
        self._derived: list[str] = []
        """Nodes that differ though nothing they say does: what others say has changed their closed form."""

    def compare(self, key: str, was: Node, node: Node) -> None:
        """Note the edits that a node is made of, if it differs."""
        if node.picks and was.picks == node.picks and self._is_of_one_table(key):
            self._column(key, was, node)
        elif (fold := fold_of(key, FOLDS)) and fold.table in self._new.datasets:
            self._fold(key, was, node)
        elif (place := place_of(key, node, self._new.datasets)) and _differs(was, node):
            self._place(key, place, was, node)
        elif _differs(was, node) or self._is_of_another_kind(key):
            owner, edit = self._cause(key)
            if owner:
                self._whole(key, was, node, self._number(owner, edit))
            else:
                self._derived.append(key)

    def give_derived(self) -> None:
        """Assign the nodes that only follow from others to an edit that causes them."""
        for key in self._derived:
            number = next(self._behind(key), None)
            if number is None:
                what = "correlations" if self._leaves.head[key].drawn else "units or settings"
                number = self._number((what, id_of(key).note), InputChange(self._path(key), 1, what))
            self._whole(key, self._leaves.base[key], self._leaves.head[key], number)

    def _behind(self, key: str) -> Iterator[int]:
        """Yield the edits that affect a node, the nearest first."""
        seen, waiting = {key}, [key]
        while waiting:
            found = waiting.pop(0)
            yield from sorted(self._leaves.touched.get(found, ()))
            for read in self._leaves.reads(found):
                if read not in seen and (read in self._leaves.base or read in self._leaves.head):
                    seen.add(read)
                    waiting.append(read)

    def _whole(self, key: str, was: Node, node: Node, number: int) -> None:
        self._leaves.touched[key] = frozenset([number])
        self._leaves.makers[key] = lambda chosen: node if number in chosen else was

    def _number(self, owner: Owner, edit: InputChange) -> int:
        if owner not in self._numbers:
            self._numbers[owner] = len(self._leaves.edits)
            self._leaves.edits.append(edit)
        return self._numbers[owner]

    def _cause(self, key: str) -> tuple[Owner, InputChange]:
        """Return the edit to the statement of a node, with its owner; no owner if nothing has changed."""
        was, now = self._quantities(key)
        path = self._path(key)
        if was is None or now is None:
            return (), InputChange(path, 1, "")
        (note, name), old, new, line = id_of(key), was.statement, now.statement, now.place.line
        if print_statement(old) != print_statement(new):
            return (note, _first(new)), InputChange(path, line, name.partition("(")[0], *_says(old, new))
        origin = getattr(new, "origin", None)
        if isinstance(origin, Origin):
            return (origin.file, origin.pointer), _quoted(name, old, new, origin)
        if (lost := self._lost_file(key, new)) is not None:
            return ("file", lost.path), lost
        use = self._import_of(key)
        if use is not None:
            return (note, "use", use.target), InputChange(path, use.span.line, f"use [[{use.target}]]")
        owner = ("units", note) if self._leaves.head[key].program is None else ()
        return owner, InputChange(path, line, f"unit of {name}" if owner else "")

    def _import_of(self, key: str) -> Use | None:
        """The import by which a name of a formula means something else than before."""
        note = id_of(key).note
        old = self._old.names.get(self._back.get(note, note), {})
        new = self._new.names.get(note, {})
        led = {alias for alias, to in new.items() if alias in old and self._pair.now(old[alias]) != to}
        for sheet in self._new.sheets.get(note, ()) if led else ():
            for one in sheet.statements:
                if isinstance(one, Use) and any(name.alias in led for name in one.imports):
                    return one
        return None

    def _lost_file(self, key: str, statement: Statement) -> InputChange | None:
        """The data file of a table that a formula names and that is not read any longer, with the reason."""
        note = id_of(key).note
        before = self._back.get(note, note)
        for alias, id_ in self._old.names.get(before, {}).items():
            table = self._old.datasets.get(id_)
            if table is None or not table.file or self._pair.now(id_) in self._new.datasets:
                continue
            if re.search(rf"\b{re.escape(alias)}\b", print_statement(statement)):
                problem = self._new.problems.get(id_of(key))
                return InputChange(
                    table.file, 1, problem.message.replace("`", "") if problem else f"{table.file} is no longer read"
                )
        return None

    def _is_of_one_table(self, key: str) -> bool:
        """Return whether a column belongs to the same table as before, so that its cells are the possible edits."""
        id_ = id_of(key)
        was, now = self._entry(self._old, self._before(id_)), self._entry(self._new, id_)
        tables = [entry.dataset.id if entry and entry.dataset else None for entry in (was, now)]
        return tables[0] is not None and tables[1] is not None and self._pair.now(tables[0]) == tables[1]

    def _is_of_another_kind(self, key: str) -> bool:
        """Return whether `3 m` has become `3 s`, which are one number to programs."""
        was, now = self._quantities(key)
        if was is None or now is None or was.unit.dimension == now.unit.dimension:
            return False
        return print_statement(was.statement) != print_statement(now.statement)

    def _quantities(self, key: str) -> tuple[Quantity | None, Quantity | None]:
        note, name = id_of(key)
        id_ = QuantityId(note, name.partition("(")[0])
        return self._old.quantities.get(self._before(id_)), self._new.quantities.get(id_)

    def _path(self, key: str) -> str:
        path = id_of(key).note
        note = self._pair.head.notes.get(path)
        return note.source.shown if note else path

    def _column(self, key: str, was: Node, node: Node) -> None:
        """Record the cells of the picked rows as edits; cells that no pick reads have no effect."""
        pick = self._entry(self._new, id_of(key))
        if pick is None or pick.dataset is None:
            return
        column = key.rpartition(".")[2]
        picked = [{str(self._leaves.base[one].value), str(self._leaves.head[one].value)} for one in node.picks]
        numbers = {
            row: self._number((*map(str, pick.dataset.id), edit.what), edit)
            for (row, of), edit in self._changed(pick.dataset).items()
            if of == column and all(part in some for part, some in zip(row.split(","), picked, strict=True))
        }
        if self._changed(pick.dataset):
            self._leaves.touched[key] = frozenset(numbers.values())
            self._leaves.makers[key] = lambda chosen: replace(node, cells=read_cells(was, node, numbers, chosen))

    def _fold(self, key: str, was: Node, node: Node) -> None:
        fold = fold_of(key, FOLDS)
        assert fold is not None
        old = self._table_before(fold.table)
        new = self._new.datasets[fold.table]
        if old is None or not _differs(was, node):
            return
        numbers = {
            row: self._number((*map(str, new.id), edit.what), edit)
            for (row, of), edit in self._changed(new).items()
            if of in (fold.column, "")
        }
        self._leaves.touched[key] = frozenset(numbers.values())
        self._leaves.makers[key] = lambda chosen: folded(key, fold, (old, new), numbers, chosen)

    def _place(self, key: str, place: TablePlace, was: Node, node: Node) -> None:
        """The cells of a column that formulas take row by row; where rows come or go, all of that is one edit."""
        new, old = self._new.datasets[place.table], self._table_before(place.table)
        owner, (path, line) = tuple(map(str, place.table)), self._home(new)
        if old is None or list(old.rows) != list(new.rows):
            edit = InputChange(path, line, f"rows of {place.table.name}")
            self._whole(key, was, node, self._number((*owner, "rows"), edit))
            return
        numbers = {
            row: self._number((*owner, edit.what), edit)
            for (row, column), edit in self._changed(new).items()
            if column == place.column and place.row in {"", row}
        }
        if place.is_plain and numbers:
            self._leaves.touched[key] = frozenset(numbers.values())
            self._leaves.makers[key] = lambda chosen: (
                (node if numbers[place.row] in chosen else was) if place.row else mixed(was, node, new, numbers, chosen)
            )
            return
        edit = InputChange(path, line, f"{place.table.name}.{place.column}")
        self._whole(key, was, node, self._number((*owner, edit.what), edit))

    def _changed(self, table: Dataset) -> Mapping[tuple[str, str], InputChange]:
        """The edits of a table by row and column; a row that came or went is one, in the column ``."""
        if table.id not in self._cells:
            old = self._table_before(table.id)
            self._cells[table.id] = changed_cells(old, table, self._home(table)[0], MOST_CELLS) if old else {}
        return self._cells[table.id]

    def _home(self, table: Dataset) -> tuple[str, int]:
        """Return the file in which a table is written, and its first line."""
        note = self._pair.head.notes.get(table.id.note)
        return (table.file, 1) if table.file else (note.source.shown if note else "", table.table.span.line)

    def _before(self, id_: QuantityId) -> QuantityId:
        """A quantity of after by its name of before."""
        was = follow(self._named, id_)
        return was or QuantityId(self._back.get(id_.note, id_.note), id_.name)

    def _table_before(self, table: QuantityId) -> Dataset | None:
        return self._old.datasets.get(self._before(table))

    def _entry(self, calculation: Calculation, column: QuantityId) -> Entry | None:
        """The pick, or the table, of a column."""
        scope = calculation.scopes.get(column.note)
        return scope.entries.get(column.name.rpartition(".")[0]) if scope else None


_DECISIVE = attrgetter("value", "low", "high", "program", "chain", "problem")


def _differs(was: Node, node: Node) -> bool:
    return bool(was.picks or node.picks) or _DECISIVE(was) != _DECISIVE(node)


def _first(statement: Statement) -> str:
    """The name of a statement, of a pick of several the first."""
    names = getattr(statement, "names", None)
    return str(names[0]) if names else str(getattr(statement, "name", ""))


def _says(old: Statement, new: Statement) -> tuple[str, str]:
    """Return the text of both statements after their name: `3.62 USD/h` of `rent = 3.62 USD/h in 1..9 USD/h`."""
    if isinstance(old, Function) and isinstance(new, Function):
        bodies = print_expression(old.body), print_expression(new.body)
        if bodies[0] != bodies[1]:
            return bodies
    return _said(old), _said(new)


def _said(statement: Statement) -> str:
    match statement:
        case Definition():
            return print_statement(replace(statement, domain=None)).partition(" = ")[2]
        case Pick():
            return print_statement(statement).partition(" = ")[2]
        case Check():
            return print_statement(statement).partition(": ")[2]
        case _:
            return print_statement(statement)


def _quoted(name: str, old: Statement, new: Statement, origin: Origin) -> InputChange:
    """The number in a file that a definition quotes."""
    was, now = (getattr(one.body, "text", "") if isinstance(one, Definition) else "" for one in (old, new))
    return InputChange(origin.file, 1, f"{name} {origin.pointer}".rstrip(), was, now)
