"""The names in each note: definitions, tables, picks and imports."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from msgspec.structs import replace

from calcgraph.calc.binding.binder import Homes
from calcgraph.calc.binding.groups import base_of_groups, group_table
from calcgraph.calc.binding.imports import Targets
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.model import Dataset, Entry, QuantityId, Scope
from calcgraph.calc.syntax.tree import Function, Import, Pick, Use
from calcgraph.calc.tables.written_cells import why_no_row
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId
from calcgraph.suggest import did_you_mean


def find_scopes(
    read: Mapping[NoteId, NoteDefinitions], targets: Targets, homes: Homes
) -> tuple[Mapping[NoteId, Scope], list[Diagnostic]]:
    """Return the scopes of the notes that were read, and the problems with them; `homes` are for hints."""
    problems: list[Diagnostic] = []
    importer = _Importer(read, targets, problems)
    scopes: dict[NoteId, Scope] = {}
    for note, found in read.items():
        entries, broken = dict(found.own), dict(found.broken)
        borrowed: dict[str, tuple[NoteId, str]] = {}
        for use, wanted in found.imports:
            if (home := importer.scenario(note, use, wanted)) is not None:
                borrowed[wanted.alias] = home
                continue
            entry = importer.find(note, use, wanted)
            if isinstance(entry, Entry):
                entries[wanted.alias] = entry
            else:
                broken[wanted.alias] = entry
        entries |= importer.groups_of(note, entries)
        said = {one.name: one.overrides for one in reversed(found.scenarios)}  # of two the first
        scopes[note] = Scope(note, found.source.path, entries, broken, said, borrowed)
    return _with_tables(scopes, homes, problems), problems


class _Importer:
    """Follows imports to where a name is defined, through imports of imports."""

    def __init__(self, read: Mapping[NoteId, NoteDefinitions], targets: Targets, problems: list[Diagnostic]) -> None:
        self.read = read
        self.targets = targets
        self.problems = problems
        self.groups: dict[tuple[NoteId, str], Entry | None] = {}
        """Tables of groups of imported rows, by note and name."""

    def groups_of(self, note: NoteId, known: Mapping[str, Entry]) -> dict[str, Entry]:
        """Return the tables that lines of a note make of rows of imported tables, `by_month = … per year.month`."""
        lines = (entry.statement for entry in self.read[note].own.values())
        names = dict.fromkeys(line.table for line in lines if isinstance(line, Function) and line.table)
        made = ((name, self.group(note, name, set())) for name in names if name not in known)
        return {name: entry for name, entry in made if entry is not None}

    def group(self, note: NoteId, name: str, seen: set[tuple[NoteId, str]]) -> Entry | None:
        """Return the table of groups that a line of a note makes under a name, if its rows are imported."""
        if (note, name) not in self.groups:
            found = self.read[note]
            lines = (entry.statement for entry in found.own.values())
            line = next((one for one in lines if isinstance(one, Function) and one.table == name), None)
            base = base_of_groups(line) if line is not None else ""
            source = self.follow(note, base, seen) if base else None
            id_ = QuantityId(note, name)
            self.groups[note, name] = (
                group_table(line, {base: source}, id_, found.source.path)
                if line is not None and source is not None
                else None
            )
        return self.groups[note, name]

    def find(self, note: NoteId, use: Use, wanted: Import) -> Entry | Diagnostic:
        """Return the entry that an import stands for, or the problem that is reported without one."""
        target = self.targets[note][use.target]
        path = self.read[note].source.path
        if target is None or target not in self.read:
            names = ", ".join(f"`{found.alias}`" for found in use.imports)
            message = f"`[[{use.target}]]` is not a note, so {names} cannot be computed"
            problem = diagnose("CG341", path, use.target_span, message)
        else:
            entry = self.follow(target, wanted.name, set())
            if entry is not None:
                return entry
            if wanted.name in self.read[target].broken:
                return self.read[target].broken[wanted.name]
            scenarios = dict.fromkeys(one.name for one in self.read[target].scenarios)
            hint = did_you_mean(wanted.name, {**scenarios, **self.read[target].own})
            message = f"`{wanted.name}` is not defined in `{self.read[target].source.path}`"
            problem = diagnose("CG342", path, wanted.span, message, hint)
        self.problems.append(problem)
        return problem

    def scenario(self, note: NoteId, use: Use, wanted: Import) -> tuple[NoteId, str] | None:
        """Return the note and name of the scenario that an import stands for; None if it stands for something else."""
        target, name = self.targets[note][use.target], wanted.name
        seen: set[tuple[NoteId, str]] = set()
        while target is not None and target in self.read and (target, name) not in seen:
            seen.add((target, name))
            found = self.read[target]
            if name in found.own:
                return None
            if any(one.name == name for one in found.scenarios):
                return target, name
            behind = next(((one, wish) for one, wish in found.imports if wish.alias == name), None)
            if behind is None:
                return None
            target, name = self.targets[target][behind[0].target], behind[1].name
        return None

    def follow(self, note: NoteId, name: str, seen: set[tuple[NoteId, str]]) -> Entry | None:
        """Return the definition that a name of a note refers to."""
        while (note, name) not in seen:
            seen.add((note, name))
            found = self.read[note]
            if name in found.own:
                return found.own[name]
            behind = next(((use, one) for use, one in found.imports if one.alias == name), None)
            if behind is None:
                return self.group(note, name, seen)
            target = self.targets[note][behind[0].target]
            if target is None or target not in self.read:
                return None
            note, name = target, behind[1].name
        return None


def _with_tables(scopes: Mapping[NoteId, Scope], homes: Homes, problems: list[Diagnostic]) -> Mapping[NoteId, Scope]:
    """Scopes whose picks know their table; a pick is given it once, in the note that makes it."""
    tables: dict[QuantityId, Dataset] = {}
    lost: dict[NoteId, dict[str, Diagnostic]] = {}
    for note, scope in scopes.items():
        for entry in scope.entries.values():
            pick = entry.statement
            if not isinstance(pick, Pick) or entry.id.note != note or pick.table in scope.broken:
                continue
            found = _table_of(entry, pick, scopes, homes)
            if isinstance(found, Dataset):
                tables[entry.id] = found
                wrong = _check_row(entry, pick, found)
            else:
                lost.setdefault(note, {}).setdefault(pick.table, found)
                wrong = [found]
            problems.extend(wrong if entry.id.name == pick.names[0] else ())

    def with_table(entry: Entry) -> Entry:
        return replace(entry, dataset=tables[entry.id]) if entry.id in tables else entry

    return {
        note: replace(
            scope,
            entries={name: with_table(entry) for name, entry in scope.entries.items()},
            broken={**scope.broken, **lost.get(note, {})},
        )
        for note, scope in scopes.items()
    }


def _table_of(entry: Entry, pick: Pick, scopes: Mapping[NoteId, Scope], homes: Homes) -> Dataset | Diagnostic:
    scope = scopes[entry.id.note]
    found = scope.entries.get(pick.table)
    if found is None or found.statement is not None or found.dataset is None:
        tables = {name: None for name, one in scope.entries.items() if one.statement is None}
        message = f"there is no table `{pick.table}` in this note"
        tabled = [home.note for home in homes(entry.id.note, pick.table) if home.is_table]
        hint = f"add `use [[{PurePosixPath(tabled[0]).stem}]]: {pick.table}`" if len(tabled) == 1 else ""
        hint = hint or did_you_mean(pick.table, tables) or f"name one with `<!-- calc: table {pick.table} -->`"
        return diagnose("CG344", entry.path, pick.span, message, hint)
    return found.dataset


def _check_row(entry: Entry, pick: Pick, table: Dataset) -> list[Diagnostic]:
    if len(pick.names) != len(pick.rows) or len(pick.rows) != table.keys:
        message = f"`{pick.table}` has rows of {table.keys} keys, but {len(pick.names)} names pick {len(pick.rows)}"
        return [diagnose("CG344", entry.path, pick.span, message)]
    row = ",".join(found.text for found in pick.rows)
    if row in table.rows:
        return []
    known = dict.fromkeys(table.rows)
    message, hint = why_no_row(table, row)
    hint = hint or did_you_mean(row, known) or "its rows are " + ", ".join(f"`{name}`" for name in list(table.rows)[:8])
    span = pick.rows[0].span.to(pick.rows[-1].span)
    return [diagnose("CG344", entry.path, span, message or f"`{pick.table}` has no row `{row}`", hint)]
