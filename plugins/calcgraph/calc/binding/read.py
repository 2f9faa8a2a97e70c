"""Read the calc parts of each note, before names are followed to other notes."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.fits import NoteNames, defined_by, fit_names, resolved
from calcgraph.calc.binding.groups import group_table, rows_grouped
from calcgraph.calc.inputs import Inputs, NoteInput
from calcgraph.calc.model import Dataset, Entry, QuantityId, Sheet
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.paths import PER
from calcgraph.calc.syntax.tree import (
    Call,
    Check,
    Correlate,
    Definition,
    Fit,
    Function,
    Import,
    Pick,
    Scenario,
    Statement,
    Use,
)
from calcgraph.calc.tables.artefacts import Artefact, Artefacts, Cells, Unreadable
from calcgraph.calc.tables.columns import is_csv
from calcgraph.calc.tables.datasets import read_table
from calcgraph.calc.tables.quoted import quoted
from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.faults import reported
from calcgraph.notes.model import DataTable, Fence
from calcgraph.source import NoteId, Span

UNNAMED = "check-"
Afford: TypeAlias = Callable[[int], Unreadable | None]
"""Counts rows that are grouped; the reason if they are too many."""


class NoteDefinitions(Struct):
    """The statements of one note and the names they define; filled while the note is read, constant afterwards."""

    source: NoteInput
    sheets: tuple[tuple[Sheet, tuple[Statement, ...]], ...] = ()
    """Each sheet with the statements that count: a second definition of a name does not."""
    own: dict[str, Entry] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    """The position where each name of the note is introduced."""
    imports: list[tuple[Use, Import]] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)
    correlations: list[Correlate] = field(default_factory=list)
    quoted: dict[tuple[object, ...], Dataset] = field(default_factory=dict)
    """The tables that are read from a file, by what they ask it: the same question is answered once."""
    broken: dict[str, Diagnostic] = field(default_factory=dict)
    """Names of lines and tables that could not be read, with the problem."""
    units: set[str] = field(default_factory=set)
    """The units of all numbers in the note's sheets, as written."""
    vectors: bool = False
    """True if there might be a vector."""
    problems: list[Diagnostic] = field(default_factory=list)
    words: Mapping[str, Sequence[frozenset[str]]] | None = None
    """The words of its lines, by the stems of their names; None until they are asked for."""


def read_sheets(source: NoteInput, inputs: Inputs) -> NoteDefinitions:
    """Return the contents of a note's calc parts."""
    read = NoteDefinitions(source)
    for table in source.tables:
        with reported(read.problems, "table is read", source.path, table.span):
            _read_table(read, table, inputs)
    parsed: list[tuple[Fence, tuple[Statement, ...]]] = []
    for fence in source.fences:
        if not fence.word:
            with reported(read.problems, "sheet is read", source.path, fence.span):
                parsed.append((fence, _parse(read, fence, inputs)))
    everything = [statement for _, statements in parsed for statement in statements]
    sheets: list[tuple[Sheet, tuple[Statement, ...]]] = []
    for fence, statements in parsed:
        with reported(read.problems, "sheet is read", source.path, fence.span):
            sheets.append(_read_sheet(read, fence, statements, everything, inputs.files.afford))
    read.sheets = tuple(sheets)
    return read


def _read_table(read: NoteDefinitions, table: DataTable, inputs: Inputs) -> None:
    source = read.source
    asked = (table.path, table.pointer, table.by, table.units)
    same = read.quoted.get(asked) if is_csv(table.path) and not (table.per or table.folds) else None
    if same is not None and _is_new(read, table.name, table.span):
        rows = replace(table, header=same.table.header, rows=same.table.rows)
        again = replace(same, id=QuantityId(source.note, table.name), table=rows)
        read.own[table.name] = Entry(again.id, source.path, None, again)
    if same is not None:
        return
    file, cells = _file_of(table, source.note, inputs.files) if table.path else (None, None)
    dataset, found = read_table(table, source.note, source.path, inputs.units, file, cells)
    read.problems.extend(found)
    wrong = next((one for one in found if one.severity is Severity.ERROR), None)
    if wrong is not None:  # what would be computed from the rest of its rows is another number
        read.broken[table.name] = wrong
    elif dataset is not None and _is_new(read, table.name, table.span):
        read.own[table.name] = Entry(dataset.id, source.path, None, dataset)
        if not found:
            read.quoted[asked] = dataset


def _file_of(
    table: DataTable, note: NoteId, files: Artefacts
) -> tuple[Artefact | Unreadable, Cells | Unreadable | None]:
    """Return the file of a table, with its cells."""
    key = files.place(note, table.path)
    file = key if isinstance(key, Unreadable) else files.read(key)
    if isinstance(file, Unreadable) or isinstance(key, Unreadable):
        return file, None
    return file, files.cells(key, table)


def _parse(read: NoteDefinitions, fence: Fence, inputs: Inputs) -> tuple[Statement, ...]:
    tree, found = parse_sheet(fence, read.source.path, inputs.settings.kilo)
    read.problems.extend(found)
    read.broken.update(tree.broken)
    read.units.update(tree.units)
    read.vectors |= tree.vectors
    return tuple(_quoted(read, tree.statements, inputs))


def _read_sheet(
    read: NoteDefinitions,
    fence: Fence,
    written: tuple[Statement, ...],
    everything: Collection[Statement],
    afford: Afford,
) -> tuple[Sheet, tuple[Statement, ...]]:
    statements = tuple(_with_fits(read, written, everything))
    kept, rows = _define(read, statements, afford)
    return Sheet(read.source.note, fence, statements, rows), kept


def _with_fits(
    read: NoteDefinitions, statements: Iterable[Statement], everything: Collection[Statement]
) -> Iterator[Statement]:
    """Yield the statements, in place of each fit a definition for each name it gives; a wrong fit is reported."""
    others = {one.alias for use in everything if isinstance(use, Use) for one in use.imports}
    for statement in statements:
        if not isinstance(statement, Fit):
            yield statement
            continue
        found = resolved(statement, NoteNames(read.own, everything, others), read.source.path)
        if isinstance(found, Diagnostic):
            read.problems.append(found)
            read.broken.update((one.name, found) for one in statement.coefficients)
        else:
            others |= {name for name, _ in fit_names(found)}
            yield from defined_by(found)


def _quoted(read: NoteDefinitions, statements: Iterable[Statement], inputs: Inputs) -> Iterator[Statement]:
    """Yield the statements with numbers read from files; a statement whose file lacks the number is reported."""
    for statement in statements:
        if not isinstance(statement, Definition) or statement.origin is None:
            yield statement
            continue
        found = quoted(statement, read.source.note, read.source.path, inputs.files)
        if isinstance(found, Diagnostic):
            read.problems.append(found)
            read.broken[statement.name] = found
        else:
            yield found


def _define(
    read: NoteDefinitions, statements: tuple[Statement, ...], afford: Afford
) -> tuple[tuple[Statement, ...], tuple[QuantityId, ...]]:
    note, path = read.source.note, read.source.path
    kept: list[Statement] = []
    rows: list[QuantityId] = []
    for statement in statements:
        match statement:
            case Use():
                for wanted in statement.imports:
                    if _is_new(read, wanted.alias, wanted.span):
                        read.imports.append((statement, wanted))
            case Scenario():
                read.scenarios.append(statement)
            case Correlate():
                read.correlations.append(statement)
            case _:
                if isinstance(statement, Function) and statement.table and not _add_groups(read, statement, afford):
                    continue
                names = names_of(statement, read.own)
                new = [_is_new(read, name, statement.name_span) for name in names]
                if not all(new):
                    continue
                for name in names:
                    id_ = QuantityId(note, name)
                    read.own[name] = Entry(id_, path, statement)
                    rows.append(id_)
        kept.append(statement)
    return tuple(kept), tuple(rows)


def _add_groups(read: NoteDefinitions, function: Function, afford: Afford) -> bool:
    """Make the table of a line of groups, `by_year = … per …`; return False if the vault groups too many rows."""
    if not isinstance(function.body, Call) or function.body.function != PER:
        return True
    width = function.name_span.end_column - function.name_span.column
    if width != len(function.table) or not _is_new(read, function.table, function.name_span):
        return True
    refused = afford(rows_grouped(function, read.own))
    if refused is not None:
        message = f"`{function.table}` {refused.reason}"
        problem = diagnose(refused.code, read.source.path, function.name_span, message, refused.hint)
        read.problems.append(problem)
        read.broken[function.table] = problem
        return False
    table = group_table(function, read.own, QuantityId(read.source.note, function.table), read.source.path)
    if table is not None:
        read.own[function.table] = table
    return True


def names_of(statement: Definition | Function | Pick | Check | Fit, before: Iterable[str]) -> tuple[str, ...]:
    """Return the names that a statement defines; a check without a name gets `check-1` etc., which cannot be typed."""
    match statement:
        case Pick():
            return statement.names
        case Check() if not statement.name:
            return (f"{UNNAMED}{1 + sum(name.startswith(UNNAMED) for name in before)}",)
        case _:
            return (statement.name,)


def _is_new(read: NoteDefinitions, name: str, span: Span) -> bool:
    first = read.places.setdefault(name, span)
    if first == span:
        return True
    message = f"`{name}` is already defined in line {first.line}"
    read.problems.append(diagnose("CG340", read.source.path, span, message, "give one of them another name"))
    return False
