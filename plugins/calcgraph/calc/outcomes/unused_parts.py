"""Find parts that have no effect: imports and controls that nothing reads, arguments that hide a name."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.binding.imports import Targets
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.binding.slips import numbers_of
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import Entry, Kind, QuantityId, Scope
from calcgraph.calc.syntax.tree import Definition, Function, Import, Name, Pick
from calcgraph.calc.syntax.walks import names_in
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import UnitTable
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId

_WORD = re.compile(r"[^\W\d]\w*")
_QUOTED = re.compile(r'"[^"]*"')


class UnreadWarning(NamedTuple):
    """A warning that holds unless another note reads a quantity."""

    quantity: QuantityId
    problem: Diagnostic


ImportedNamesOf: TypeAlias = Callable[[NoteId], Collection[str]]
"""The names that notes which are not read here import from a note."""


class UnusedItems(NamedTuple):
    """The parts that have no effect, as far as some notes show it."""

    problems: tuple[Diagnostic, ...]
    unread: tuple[UnreadWarning, ...]
    used: Mapping[NoteId, Collection[QuantityId]]
    """The quantities that the formulas of each note read."""


def _find_used(read: Iterable[NoteId], made: FormulaSet) -> Mapping[NoteId, Collection[QuantityId]]:
    """Return the quantities that the formulas of each note read."""
    used: dict[NoteId, set[QuantityId]] = {note: set() for note in read}
    for formula in made.formulas.values():
        for id_ in formula.bound.used:
            used[formula.scope.note].update((id_, _whole(id_)))
        if formula.bound.term is None:  # binding ended at the first name that means nothing
            used[formula.scope.note].update(_written(formula))
    return used


def find_unused(  # noqa: PLR0913, PLR0917 - each is another thing
    read: Mapping[NoteId, NoteDefinitions],
    targets: Targets,
    scopes: Mapping[NoteId, Scope],
    made: FormulaSet,
    units: UnitTable,
    wanted_elsewhere: ImportedNamesOf,
) -> UnusedItems:
    """Return warnings about imports without effect and hidden names, and those about names that no formula reads."""
    used = _find_used(read, made)
    exported: dict[NoteId | None, set[str]] = {note: {*wanted_elsewhere(note)} for note in read}
    for note, found in read.items():
        for use, wanted in found.imports:
            exported.setdefault(targets[note][use.target], set()).add(wanted.name)
    problems: list[Diagnostic] = []
    unread: list[UnreadWarning] = []
    for note, found in read.items():
        words = _words(found.source)
        if not found.broken:  # nobody knows what a line reads that cannot be read itself
            problems += _unused_imports(found, scopes[note], used[note], words | exported.get(note, set()))
            unread += _unused_controls(scopes[note], used[note], made, words)
        problems += _hidden_names(scopes[note])
        if not found.units.isdisjoint(found.own):
            unread += _taken_for_units(found, scopes[note], used[note], words, units)
    return UnusedItems(tuple(problems), tuple(unread), used)


def _whole(id_: QuantityId) -> QuantityId:
    """The vector of a component, which is read with it."""
    return id_._replace(name=id_.name.partition(".")[0])


def _written(formula: Formula) -> Iterator[QuantityId]:
    """Yield the names in a formula."""
    for expr in formula.exprs:
        for name in names_in(expr):
            if name in formula.scope.entries:
                yield (found := formula.scope.entries[name].id)
                yield _whole(found)


def _words(source: NoteInput) -> frozenset[str]:
    """Names in views and live values, which may show a quantity that no formula reads."""
    texts = [fence.text for fence in source.fences if fence.word] + [
        _QUOTED.sub("", live.text) for live in source.live_values
    ]
    return frozenset(word for text in texts for word in _WORD.findall(text))


def _unused_imports(
    found: NoteDefinitions, scope: Scope, used: Collection[QuantityId], words: frozenset[str]
) -> Iterator[Diagnostic]:
    tables = {entry.statement.table for entry in found.own.values() if isinstance(entry.statement, Pick)}
    paths = [one.path for scenario in found.scenarios for one in scenario.overrides]
    scenarios = {path.name if isinstance(path, Name) else path.base for path in paths}
    for use, wanted in found.imports:
        entry = scope.entries.get(wanted.alias)
        if entry is None or entry.id in used or wanted.alias in tables | words | scenarios:
            continue
        rest = ", ".join(_as_written(one) for one in use.imports if one is not wanted)
        hint = f"write `use [[{use.target}]]: {rest}`" if rest else "remove the line"
        message = f"`{wanted.alias}` is imported but not used"
        yield diagnose("CG361", found.source.path, wanted.span, message, hint)


def _as_written(one: Import) -> str:
    return one.name if one.alias == one.name else f"{one.name} as {one.alias}"


def _unused_controls(
    scope: Scope, used: Collection[QuantityId], made: FormulaSet, words: frozenset[str]
) -> Iterator[UnreadWarning]:
    for name, entry in scope.entries.items():
        if not _is_control(entry, made) or entry.id.note != scope.note:
            continue
        if entry.id not in used and name.partition(".")[0] not in words:
            message = f"no formula uses `{name}`, so its slider has no effect"
            hint = "remove the range, or use the name in a formula"
            assert isinstance(entry.statement, Definition)
            yield UnreadWarning(entry.id, diagnose("CG362", scope.path, entry.statement.name_span, message, hint))


def _is_control(entry: Entry, made: FormulaSet) -> bool:
    statement = entry.statement
    if not isinstance(statement, Definition) or statement.domain is None:
        return False
    formula = made.formulas.get(entry.id.key)
    return formula is not None and formula.kind is Kind.PARAMETER


def _taken_for_units(
    found: NoteDefinitions, scope: Scope, used: Collection[QuantityId], words: frozenset[str], units: UnitTable
) -> Iterator[UnreadWarning]:
    """Yield a warning for each unit that is also an unread name of the note: a product may have been meant.

    An unknown unit is left out, as it is reported already.
    """
    for statement in (entry.statement for entry in found.own.values() if entry.statement):
        for number in numbers_of(statement):
            meant = found.own.get(number.unit)
            if meant is None or meant.id in used or number.unit in words or not number.text.endswith(number.unit):
                continue
            if isinstance(units.parse(number.unit), UnitProblem):
                continue
            factor = number.text.removesuffix(number.unit).strip()
            message = (
                f"`{number.text}` has the unit `{number.unit}`, and no formula uses the `{number.unit}` of this note"
            )
            hint = f"write the product as `{factor} * {number.unit}`"
            yield UnreadWarning(meant.id, diagnose("CG226", scope.path, number.span, message, hint))


def _hidden_names(scope: Scope) -> Iterator[Diagnostic]:
    for name, entry in scope.entries.items():
        if not isinstance(entry.statement, Function) or entry.id.note != scope.note or entry.statement.library:
            continue
        for inner in scope.entries.keys() & entry.statement.inner:
            message = f"`{inner}` after `where` in `{name}` hides the `{inner}` of this note"
            yield diagnose("CG363", scope.path, entry.statement.name_span, message, "rename one of the two")
        for argument in entry.statement.args:
            if argument.name in scope.entries:
                message = f"the argument `{argument.name}` of `{name}` hides the `{argument.name}` of this note"
                yield diagnose("CG363", scope.path, argument.span, message, "give the argument another name")
