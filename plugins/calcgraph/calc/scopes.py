"""What names mean in each note: definitions, tables, picks and imports."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from calcgraph.calc.binder import nearest
from calcgraph.calc.datasets import read_table
from calcgraph.calc.inputs import Inputs, NoteInput
from calcgraph.calc.model import Dataset, Entry, QuantityId, Scope, Sheet
from calcgraph.calc.parser import parse_sheet
from calcgraph.calc.tree import Check, Definition, Function, Import, Pick, Scenario, Statement, Use
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span

UNNAMED = "check-"


@dataclass(slots=True)
class Read:
    """The statements of one note and what they define; filled while notes are read."""

    source: NoteInput
    sheets: tuple[tuple[Sheet, tuple[Statement, ...]], ...] = ()
    """Each sheet with the statements that count: a second definition of a name does not."""
    own: dict[str, Entry] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    """Where each name of the note is introduced."""
    imports: list[tuple[Use, Import]] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)
    broken: dict[str, Diagnostic] = field(default_factory=dict)
    """Names of lines and tables that could not be read, with the problem."""
    units: set[str] = field(default_factory=set)
    """Of all numbers in the note's sheets, as written."""


def read_scopes(inputs: Inputs) -> tuple[Mapping[NoteId, Read], Mapping[NoteId, Scope], list[Diagnostic]]:
    """What was read from each note, what names mean there, and what is wrong with either."""
    problems: list[Diagnostic] = []
    read = {note: _read_note(source, inputs, problems) for note, source in inputs.notes.items()}
    scopes = {note: Scope(note, found.source.path, found.own) for note, found in read.items()}
    importer = _Importer(read, inputs, problems)
    for note, found in read.items():
        entries, broken = dict(found.own), dict(found.broken)
        for use, wanted in found.imports:
            entry = importer.find(note, use, wanted)
            if isinstance(entry, Entry):
                entries[wanted.alias] = entry
            else:
                broken[wanted.alias] = entry
        scopes[note] = Scope(note, found.source.path, entries, broken)
    return read, _with_tables(scopes, problems), problems


def _read_note(source: NoteInput, inputs: Inputs, problems: list[Diagnostic]) -> Read:
    read = Read(source)
    for table in source.tables:
        text = inputs.read_data(table.path) if table.path else None
        dataset, found = read_table(table, source.note, source.path, inputs.units, text)
        problems.extend(found)
        if dataset is None and found:
            read.broken[table.name] = found[0]
        elif dataset is not None and _is_new(read, table.name, table.span, problems):
            read.own[table.name] = Entry(dataset.id, source.path, None, dataset)
    sheets = []
    for fence in source.fences:
        if fence.word:
            continue
        tree, found = parse_sheet(fence, source.path, inputs.settings.kilo)
        problems.extend(found)
        read.broken.update(tree.broken)
        read.units.update(tree.units)
        kept, rows = _define(read, tree.statements, problems)
        sheets.append((Sheet(source.note, fence, tree.statements, rows), kept))
    read.sheets = tuple(sheets)
    return read


def _define(
    read: Read, statements: tuple[Statement, ...], problems: list[Diagnostic]
) -> tuple[tuple[Statement, ...], tuple[QuantityId, ...]]:
    note, path = read.source.note, read.source.path
    kept: list[Statement] = []
    rows: list[QuantityId] = []
    for statement in statements:
        match statement:
            case Use():
                for wanted in statement.imports:
                    if _is_new(read, wanted.alias, wanted.span, problems):
                        read.imports.append((statement, wanted))
            case Scenario():
                read.scenarios.append(statement)
            case _:
                names = names_of(statement, read.own)
                new = [_is_new(read, name, statement.name_span, problems) for name in names]
                if not all(new):
                    continue
                for name in names:
                    id_ = QuantityId(note, name)
                    read.own[name] = Entry(id_, path, statement)
                    rows.append(id_)
        kept.append(statement)
    return tuple(kept), tuple(rows)


def names_of(statement: Definition | Function | Pick | Check, before: Iterable[str]) -> tuple[str, ...]:
    """Names that a statement defines; a check without a name is `check-1` and so on, which nobody can write."""
    match statement:
        case Pick():
            return statement.names
        case Check() if not statement.name:
            return (f"{UNNAMED}{1 + sum(name.startswith(UNNAMED) for name in before)}",)
        case _:
            return (statement.name,)


def _is_new(read: Read, name: str, span: Span, problems: list[Diagnostic]) -> bool:
    first = read.places.setdefault(name, span)
    if first == span:
        return True
    message = f"`{name}` is already defined in line {first.line}"
    problems.append(diagnose("CG340", read.source.path, span, message, "give one of them another name"))
    return False


class _Importer:
    """Follows imports to where a name is defined, through imports of imports."""

    def __init__(self, read: Mapping[NoteId, Read], inputs: Inputs, problems: list[Diagnostic]) -> None:
        self.read = read
        self.resolve: Callable[[NoteId, str], NoteId | None] = inputs.resolve
        self.problems = problems

    def find(self, note: NoteId, use: Use, wanted: Import) -> Entry | Diagnostic:
        """What an import stands for, or why it stands for nothing; that is reported, once for each target."""
        target = self.resolve(note, use.target)
        path = self.read[note].source.path
        if target is None or target not in self.read:
            names = ", ".join(f"`{found.alias}`" for found in use.imports)
            message = f"`[[{use.target}]]` is no note, so {names} cannot be computed"
            problem = diagnose("CG341", path, use.target_span, message)
        else:
            entry = self.follow(target, wanted.name, set())
            if entry is not None:
                return entry
            if wanted.name in self.read[target].broken:
                return self.read[target].broken[wanted.name]
            hint = nearest(wanted.name, self.read[target].own)
            message = f"`{wanted.name}` is not defined in `{self.read[target].source.path}`"
            problem = diagnose("CG342", path, wanted.span, message, hint)
        if problem not in self.problems:
            self.problems.append(problem)
        return problem

    def follow(self, note: NoteId, name: str, seen: set[tuple[NoteId, str]]) -> Entry | None:
        """The definition behind a name of a note."""
        while (note, name) not in seen:
            seen.add((note, name))
            found = self.read[note]
            if name in found.own:
                return found.own[name]
            behind = next(((use, one) for use, one in found.imports if one.alias == name), None)
            if behind is None:
                return None
            target = self.resolve(note, behind[0].target)
            if target is None or target not in self.read:
                return None
            note, name = target, behind[1].name
        return None


def _with_tables(scopes: Mapping[NoteId, Scope], problems: list[Diagnostic]) -> Mapping[NoteId, Scope]:
    """Scopes whose picks know their table; a pick is given it once, in the note that makes it."""
    tables: dict[QuantityId, Dataset] = {}
    lost: dict[NoteId, dict[str, Diagnostic]] = {}
    for note, scope in scopes.items():
        for entry in scope.entries.values():
            pick = entry.statement
            if not isinstance(pick, Pick) or entry.id.note != note or pick.table in scope.broken:
                continue
            found = _table_of(entry, pick, scopes)
            if isinstance(found, Dataset):
                tables[entry.id] = found
                wrong = _check_row(entry, pick, found)
            else:
                lost.setdefault(note, {}).setdefault(pick.table, found)
                wrong = [found]
            problems.extend(wrong if entry.id.name == pick.names[0] else ())
    return {
        note: Scope(
            note,
            scope.path,
            {
                name: entry._replace(dataset=tables[entry.id]) if entry.id in tables else entry
                for name, entry in scope.entries.items()
            },
            {**scope.broken, **lost.get(note, {})},
        )
        for note, scope in scopes.items()
    }


def _table_of(entry: Entry, pick: Pick, scopes: Mapping[NoteId, Scope]) -> Dataset | Diagnostic:
    scope = scopes[entry.id.note]
    found = scope.entries.get(pick.table)
    if found is None or found.statement is not None or found.dataset is None:
        tables = {name: None for name, one in scope.entries.items() if one.statement is None}
        message = f"there is no table `{pick.table}` in this note"
        homes = [note for note, other in scopes.items() if _is_own_table(other.entries.get(pick.table), note)]
        hint = f"use [[{PurePosixPath(homes[0]).stem}]]: {pick.table}" if len(homes) == 1 else ""
        hint = hint or nearest(pick.table, tables) or f"name one with `<!-- calc: table {pick.table} -->`"
        return diagnose("CG344", entry.path, pick.span, message, hint)
    return found.dataset


def _is_own_table(entry: Entry | None, note: NoteId) -> bool:
    return entry is not None and entry.statement is None and entry.id.note == note


def _check_row(entry: Entry, pick: Pick, table: Dataset) -> list[Diagnostic]:
    if len(pick.names) != len(pick.rows) or len(pick.rows) != table.keys:
        message = f"`{pick.table}` has rows of {table.keys} keys, but {len(pick.names)} names pick {len(pick.rows)}"
        return [diagnose("CG344", entry.path, pick.span, message)]
    row = ",".join(found.text for found in pick.rows)
    if row in table.rows:
        return []
    known = dict.fromkeys(table.rows)
    hint = nearest(row, known) or "its rows are " + ", ".join(f"`{name}`" for name in list(table.rows)[:8])
    span = pick.rows[0].span.to(pick.rows[-1].span)
    return [diagnose("CG344", entry.path, span, f"`{pick.table}` has no row `{row}`", hint)]
