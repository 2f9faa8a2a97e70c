"""What sheets come to, family by family: notes that share names are computed together, and alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from calcgraph.calc.binding.binder import Home
from calcgraph.calc.binding.imports import Family, Led, find_families, targets_of
from calcgraph.calc.binding.read import Read, read_sheets
from calcgraph.calc.evaluate import evaluate_family, linkable
from calcgraph.calc.inputs import Inputs, NoteInput
from calcgraph.calc.model import Scope, Uses
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.given.units import UnitLine, find_units
from calcgraph.calc.tables.artefacts import Artefacts
from calcgraph.calc.together import apart, side_by_side, together
from calcgraph.calc.units.definitions import check_definitions, project_units, read_lines
from calcgraph.calc.units.table import UnitTable, unit_table
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.resolve import resolve_target
from calcgraph.project import given
from calcgraph.project.faces import asked_index, face, note, published
from calcgraph.queries import Ask, Keep, query, table
from calcgraph.source import NoteId

NOBODY: Family = ()
"""The family of notes that compute nothing and of which nobody imports a name."""


@query(wall=True, keep=Keep.MARK)
def own_units(ask: Ask) -> str:
    """The text of the project's own units."""
    return ask(given.data, f"{ask(given.settings).library}/units.txt") or ""


@query(compared=False)
def units(ask: Ask) -> UnitTable:
    """All units of the vault."""
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
    """What is wrong with the project's own units."""
    extra, path = ask(own_units), f"{ask(given.settings).library}/units.txt"
    problems = tuple(check_definitions(extra, unit_table(), ask(given.shown, path))) if extra else ()
    lines = ask(unit_lines)
    return (*problems, *(read_lines(lines, project_units(extra).names)[1] if lines else ()))


@query(wall=True, keep=Keep.MARK)
def sheets(ask: Ask, path: NoteId) -> NoteInput:
    """What a note gives to the calculation."""
    whole = note(ask, path)
    return NoteInput(path, whole.source.shown, whole.fences, whole.tables, whole.live_values)


@query(compared=False)
def statements(ask: Ask, path: NoteId) -> Read:
    """What the sheets of a note say."""
    return read_sheets(ask(sheets, path), _inputs(ask))


@query(wall=True, keep=Keep.ANSWER)
def led(ask: Ask, path: NoteId) -> Led:
    """Where the imports of a note lead."""
    found = ask(statements, path) if ask(sheets, path).fences else None
    if found is None or not found.imports:
        return {}
    return targets_of(found, partial(resolve_target, asked_index(ask), path))


@table
def families(ask: Ask) -> Mapping[NoteId, Family]:
    """Of each note that computes or gives names those it shares names with."""
    notes = [path for path in ask(published) if ask(own_names, path) is not None]
    return find_families(notes, {path: ask(led, path) for path in notes})


def family(ask: Ask, path: NoteId) -> Family:
    """The notes that a note shares names with."""
    return ask(families.entry, path) or NOBODY


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
    found: dict[str, list[Home]] = {}
    for path in ask(published):
        for name, is_table in (ask(own_names, path) or {}).items():
            found.setdefault(name, []).append(Home(path, is_table))
    return {name: tuple(homes) for name, homes in found.items()}


def homes(ask: Ask, name: str) -> tuple[Home, ...]:
    """The notes that define a name."""
    return ask(all_homes.entry, name) or ()


Evaluated: TypeAlias = tuple[Calculation, tuple[Diagnostic, ...]]


@query(compared=False, keep=Keep.TRACE)
def evaluated(ask: Ask, members: Family) -> Evaluated:
    """What a family comes to, and what is wrong with it."""
    return _evaluate(lambda _: ask, [members])


def evaluate_all(ask: Ask) -> None:
    """Evaluate what must be evaluated, in order, so that what it spends does not depend on who asks first."""
    ask.many(evaluated, ask(all_families), _evaluate_many)


def _evaluate_many(ask_for: Callable[[Family], Ask], families: Sequence[Family]) -> Sequence[Evaluated]:
    """All at once what `evaluated` is for each: a processor that goes on with the same code is a fifth faster."""
    calculation, problems = _evaluate(ask_for, families)
    places = {note: scope.path for note, scope in calculation.scopes.items()}
    home = {places[note]: number for number, some in enumerate(families) for note in some}
    if any(one.path not in home for one in problems):
        return [_evaluate(ask_for, [members]) for members in families]  # whose problem it is is not known
    reported: list[list[Diagnostic]] = [[] for _ in families]
    for one in problems:
        reported[home[one.path]].append(one)
    return [(part, tuple(some)) for part, some in zip(apart(calculation, families), reported, strict=True)]


def _evaluate(ask_for: Callable[[Family], Ask], families: Sequence[Family]) -> Evaluated:
    home = {path: members for members in families for path in members}
    read: dict[NoteId, Read] = {}
    targets: dict[NoteId, Led] = {}
    for members in families:
        ask = ask_for(members)
        inputs, desk = _inputs(ask), ask(given.desk)
        read |= {path: ask(statements, path) for path in members}
        targets |= {path: ask(led, path) for path in members}
    before = desk.means.budget.spent
    order = {path: read[path] for path in sorted(read)}
    inputs = replace(inputs, notes={path: found.source for path, found in order.items()})
    found = evaluate_family(inputs, order, targets, lambda path, name: homes(ask_for(home[path]), name), desk.means)
    if desk.means.budget.spent != before:
        for members in families:
            ask_for(members)(given.build)  # others may spend less another time
    return found


@query(compared=False)
def values(ask: Ask, members: Family) -> Calculation:
    """What a family comes to."""
    return ask(evaluated, members)[0]


@query(compared=False)
def reported(ask: Ask, members: Family) -> Mapping[str, tuple[Diagnostic, ...]]:
    """What is wrong with the sheets of a family, by file."""
    found: dict[str, list[Diagnostic]] = {}
    for one in ask(evaluated, members)[1]:
        found.setdefault(one.path, []).append(one)
    return {path: tuple(some) for path, some in found.items()}


@query
def sheet_problems(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """What is wrong with the sheets of a note."""
    members = family(ask, path)
    return ask(reported, members).get(ask(face, path).source.shown, ()) if members else ()


@query(keep=Keep.ANSWER)
def names(ask: Ask, path: NoteId) -> frozenset[str]:
    """What links can name in the sheets of a note."""
    return linkable(ask(values, family(ask, path)), path)


def uses(ask: Ask, path: NoteId) -> tuple[Uses, ...]:
    """What a note reads of others."""
    members = family(ask, path)
    return tuple(one for one in ask(values, members).uses if one.reader.note == path) if members else ()


@query
def bare(ask: Ask, path: NoteId) -> Scope:
    """What names mean in a note that computes nothing: nothing."""
    return Scope(path, ask(face, path).source.shown, {})


def calculation_of(ask: Ask, path: NoteId, others: Iterable[NoteId]) -> Calculation:
    """What a note comes to, together with others."""
    some = dict.fromkeys(family(ask, one) for one in (path, *others))
    parts = [ask(values, members) for members in some if members] or [ask(values, NOBODY)]
    found = side_by_side(parts, ask(bare, path), ask(given.desk).means.budget)
    return replace(found, homes=lambda _, name: homes(ask, name))


@query(compared=False)
def calculation(ask: Ask) -> Calculation:
    """What the vault comes to."""
    scopes = {path: ask(bare, path) for path in ask(published)}
    parts = [ask(values, members) for members in ask(all_families)]
    return together(
        parts or [ask(values, NOBODY)], scopes, lambda _, name: homes(ask, name), ask(given.desk).means.budget
    )


@query(keep=Keep.ANSWER)
def all_families(ask: Ask) -> tuple[Family, ...]:
    """All families, in order of their first notes."""
    return tuple(sorted(set(ask(families).values())))


def _inputs(ask: Ask) -> Inputs:
    return Inputs(
        notes={},
        units=ask(units),
        resolve=lambda _note, _text: None,
        read_data=lambda path: ask(given.data, path),
        settings=ask(given.value_settings),
        memory=ask(given.desk).memory,
        given=artefacts(ask),
    )


def artefacts(ask: Ask) -> Artefacts:
    """The files that notes quote."""
    return Artefacts(
        lambda note, path: ask(given.place, note, path),
        lambda key: ask(given.artefact, key),
        lambda key: ask(given.tree, key),
        lambda key, question: ask(given.answer, key, question),
    )
