"""The sheets of notes as they are read, and the families of notes that share names and are computed together."""

from collections.abc import Mapping
from functools import partial

from calcgraph.calc.binding.binder import Home
from calcgraph.calc.binding.imports import (
    ComputationGroup,
    Family,
    ImportTargets,
    find_families,
    find_parts,
    targets_of,
)
from calcgraph.calc.binding.read import NoteDefinitions, read_sheets
from calcgraph.calc.budget import Work
from calcgraph.calc.inputs import Inputs, NoteInput
from calcgraph.calc.syntax.given.units import UnitLine, find_units
from calcgraph.calc.units.definitions import check_definitions, project_units, read_lines
from calcgraph.calc.units.table import UnitTable, unit_table
from calcgraph.diagnostics import Diagnostic
from calcgraph.groups import grouped
from calcgraph.links.resolve import resolve_target
from calcgraph.project import given
from calcgraph.project.data_files import Charges, DataCut, DataSums, Meter, artefacts, cut_of, sums_of
from calcgraph.project.faces import asked_index, note, published
from calcgraph.queries.query import Ask, Keep, query, table
from calcgraph.source import NoteId

NOBODY: Family = ()
"""The family of notes that compute nothing and from which no note imports a name."""


@query(wall=True, keep=Keep.MARK)
def own_units(ask: Ask) -> str:
    """The text of the project's own units."""
    return ask(given.data, f"{ask(given.settings).library}/units.txt") or ""


@query(compared=False)
def units(ask: Ask) -> UnitTable:
    """Return all units of the vault."""
    counting = ask(given.value_settings).counting_units
    return project_units(ask(own_units), counting=counting, lines=ask(unit_lines))


@query(wall=True, keep=Keep.ANSWER)
def units_of(ask: Ask, path: NoteId) -> tuple[UnitLine, ...]:
    """The units that a note declares."""
    own = ask(sheets, path)
    return tuple(find_units(own.fences, own.path))


@query(wall=True, keep=Keep.ANSWER)
def unit_lines(ask: Ask) -> tuple[UnitLine, ...]:
    """The units that all notes declare."""
    return tuple(line for path in ask(published) for line in ask(units_of, path))


@query(keep=Keep.ANSWER)
def units_problems(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the problems of the project's own units."""
    extra, path = ask(own_units), f"{ask(given.settings).library}/units.txt"
    problems = tuple(check_definitions(extra, unit_table(), ask(given.shown, path))) if extra else ()
    lines = ask(unit_lines)
    return (*problems, *(read_lines(lines, project_units(extra).names)[1] if lines else ()))


@query(wall=True, keep=Keep.MARK)
def sheets(ask: Ask, path: NoteId) -> NoteInput:
    """Return the input of a note to the calculation."""
    whole = note(ask, path)
    return NoteInput(path, whole.source.shown, whole.fences, whole.tables, whole.live_values)


@query(compared=False)
def statements(ask: Ask, path: NoteId) -> NoteDefinitions:
    """Return the statements of a note's sheets."""
    own = ask(sheets, path)
    if not quotes_files(own):
        return read_sheets(own, inputs_of(ask))
    cut, (found, charges, refused) = ask(data_cut.entry, path), ask(metered, path)
    if cut is None or (len(charges) - 1 == cut.at and refused is cut.work):
        return found
    return read_sheets(own, inputs_of(ask, Meter(ask(given.limits), cut)))


@query(compared=False)
def metered(ask: Ask, path: NoteId) -> tuple[NoteDefinitions, Charges, Work | None]:
    """Return the statements of a note as if no other note quoted files, with the cost of those that it quotes.

    The work is that of which the note alone asks too much: its last charge was refused.
    """
    meter = Meter(ask(given.limits))
    return read_sheets(ask(sheets, path), inputs_of(ask, meter)), tuple(meter.charges), meter.refused


@query(wall=True, keep=Keep.ANSWER)
def charges(ask: Ask, path: NoteId) -> Charges:
    """Return the cost of the files that a note quotes."""
    return ask(metered, path)[1] if quotes_files(ask(sheets, path)) else ()


@query(wall=True, keep=Keep.ANSWER)
def data_sums(ask: Ask) -> DataSums:
    """Return the cost of the files that all notes quote."""
    return sums_of(((path, ask(charges, path)) for path in ask(published)), ask(given.limits))


@table
def data_cut(ask: Ask) -> Mapping[NoteId, DataCut]:
    """Return the first refused request of each note that is refused one, as all notes quote too much."""
    return cut_of(ask(data_sums), ask(published))


def quotes_files(own: NoteInput) -> bool:
    """Return whether a note can quote a file, or group rows: it has a table from one, `from` in a sheet, or `per`."""
    return any(table.path for table in own.tables) or any(
        "from" in fence.text or (own.tables and "per" in fence.text) for fence in own.fences
    )


@query(wall=True, keep=Keep.ANSWER)
def led(ask: Ask, path: NoteId) -> ImportTargets:
    """Return the targets of a note's imports."""
    found = ask(statements, path) if ask(sheets, path).fences else None
    if found is None or not found.imports:
        return {}
    return targets_of(found, partial(resolve_target, asked_index(ask), path))


@query(wall=True, keep=Keep.ANSWER)
def wants(ask: Ask, path: NoteId) -> tuple[tuple[NoteId, str], ...]:
    """The names that a note imports, each with the note that its link leads to."""
    to = ask(led, path)
    imports = ask(statements, path).imports if to else ()
    found = ((to[use.target], wanted.name) for use, wanted in imports)
    return tuple(sorted({(note, name) for note, name in found if note is not None}))


@table
def families(ask: Ask) -> Mapping[NoteId, Family]:
    """Return, for each note that computes or defines names, the notes it shares names with."""
    notes = [path for path in ask(published) if ask(own_names, path) is not None]
    return find_families(notes, {path: ask(led, path) for path in notes})


def family(ask: Ask, path: NoteId) -> Family:
    """The notes that a note shares names with."""
    return ask(families.entry, path) or NOBODY


@table
def parts(ask: Ask) -> Mapping[NoteId, ComputationGroup]:
    """Return, for each note in a family, the notes that are computed with it, and their prerequisites."""
    found: dict[NoteId, ComputationGroup] = {}
    for members in ask(all_families):
        found |= find_parts(members, {path: ask(led, path) for path in members} if len(members) > 1 else {})
    return found


@query(keep=Keep.ANSWER)
def all_parts(ask: Ask) -> tuple[Family, ...]:
    """Return all notes that are computed together, each after those from which it imports."""
    own = {part.own: len(part.whole) for part in ask(parts).values()}
    return tuple(sorted(own, key=lambda one: (own[one], one)))


def part(ask: Ask, path: NoteId) -> ComputationGroup:
    """Return the part of the vault that a note is computed with."""
    return ask(parts.entry, path) or ComputationGroup(NOBODY, NOBODY)


@table
def wanted(ask: Ask) -> Mapping[NoteId, tuple[str, ...]]:
    """The names that are imported from a note."""
    return grouped(sorted({one for path in ask(published) for one in ask(wants, path)}))


@query(wall=True, keep=Keep.ANSWER)
def own_names(ask: Ask, path: NoteId) -> Mapping[str, bool] | None:
    """The names that a note defines, and which of them are tables; None where it has nothing to compute."""
    own = ask(sheets, path)
    if not own.fences and not own.tables and not own.live_values:
        return None
    return {name: entry.statement is None for name, entry in ask(statements, path).own.items()}


@table
def all_homes(ask: Ask) -> Mapping[str, tuple[Home, ...]]:
    """The notes that define a name, of all names."""
    return grouped(
        (name, Home(path, is_table))
        for path in ask(published)
        for name, is_table in (ask(own_names, path) or {}).items()
    )


def homes(ask: Ask, name: str) -> tuple[Home, ...]:
    """The notes that define a name."""
    return ask(all_homes.entry, name) or ()


@query(keep=Keep.ANSWER)
def all_families(ask: Ask) -> tuple[Family, ...]:
    """Return all families, in order of their first notes."""
    return tuple(sorted(set(ask(families).values())))


def names_wanted(ask: Ask, path: NoteId) -> tuple[str, ...]:
    """Return the names of a note that other notes import."""
    return ask(wanted.entry, path) or ()


def inputs_of(ask: Ask, meter: Meter | None = None) -> Inputs:
    """Return the inputs of a calculation; without a meter, its sheets quote no files."""
    return Inputs(
        notes={},
        units=ask(units),
        files=artefacts(ask, meter or Meter(ask(given.limits))),
        settings=ask(given.value_settings),
        memory=ask(given.desk).memory,
    )
