"""The values of sheets, family by family, with their share of the totals of all notes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from calcgraph.calc.algebra.asking import NOT_STARTED
from calcgraph.calc.binding.imports import (
    ComputationGroup,
    Family,
    ImportTargets,
)
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.budget import NONE_SPENT, Amounts, Work, added
from calcgraph.calc.evaluate import evaluate
from calcgraph.calc.model import QuantityId, Scope, Uses
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.groups import grouped
from calcgraph.project import given
from calcgraph.project.faces import face, published
from calcgraph.project.families import (
    NOBODY,
    all_parts,
    family,
    homes,
    inputs_of,
    led,
    names_wanted,
    part,
    statements,
)
from calcgraph.queries.ask_recorder import AskRecorder, Question
from calcgraph.queries.query import Ask, Keep, late_table, query
from calcgraph.source import NoteId

if TYPE_CHECKING:
    from calcgraph.calc.outcomes.unused_parts import UnreadWarning
    from calcgraph.calc.stages.shown import Evaluation


class _ExhaustedError(Exception):
    """Several notes together use much of a total that all notes share, so that less is left to some than to one."""

    def __init__(self, attempt: "_Attempt") -> None:
        self.attempt = attempt


class _Attempt(NamedTuple):
    """The results of notes that were evaluated in order until a total was used up, and all that decided them."""

    parts: tuple[Family, ...]
    found: list["Evaluation"]
    asked: list[Question]


@query(compared=False, keep=Keep.TRACE)
def evaluated(ask: Ask, own: Family) -> "Evaluation":
    """Return the results of notes that are computed together, as if other notes used nothing of a shared total."""
    return _evaluate_freely(lambda _: ask, [own])[0]


def evaluation(ask: Ask, own: Family) -> "Evaluation":
    """Return the results of notes that are computed together."""
    return ask(evaluated_in_turn)[own] if own and is_used_up(ask) else ask(evaluated, own)


@query(wall=True, keep=Keep.ANSWER, late=True)
def all_evaluated(ask: Ask) -> None:
    """Evaluate all notes at once: a processor that stays with the same code is a fifth faster."""
    if not is_used_up(ask):
        with suppress(_ExhaustedError):  # then one by one, when they are asked for
            ask.many(evaluated, ask(all_parts), _evaluate_freely)


@query(wall=True, keep=Keep.ANSWER, late=True)
def spent(ask: Ask, own: Family) -> Amounts:
    """Return the use of the totals by notes that are computed together."""
    return ask(evaluated, own).spent


@query(wall=True, keep=Keep.ANSWER, late=True)
def all_spent(ask: Ask) -> Amounts | None:
    """Return the use of the totals that all notes share; None once they are used up. Zero if they are not shared."""
    limits = ask(given.limits)
    if not limits.are_totals_shared:
        return NONE_SPENT
    try:
        ask.many(evaluated, ask(all_parts), _evaluate_freely)
    except _ExhaustedError as error:  # then one by one
        ask(given.desk).attempt = error.attempt
    total = NONE_SPENT
    for own in ask(all_parts):
        total = added((total, ask(spent, own)))
        if not limits.allow(total):
            return None
    return total


@query(wall=True, keep=Keep.ANSWER, late=True)
def used_up(ask: Ask) -> bool:
    """Return whether the sheets use up a total: most edits change the amounts, few change this."""
    return ask(all_spent) is None


def is_used_up(ask: Ask) -> bool:
    """Return whether the sheets use up a total that all notes share."""
    return ask(given.limits).are_totals_shared and ask(used_up)


@query(compared=False)
def evaluated_in_turn(ask: Ask) -> "Mapping[Family, Evaluation]":
    """Return the results of all notes, in order, where the last ones get less as the totals are used up.

    Nothing is saved here: after every edit of a sheet all notes are evaluated. Their work is as limited as the total.
    """
    desk, owns = ask(given.desk), ask(all_parts)
    attempt, desk.attempt = desk.attempt, None
    if len(owns) == 1:
        return {owns[0]: ask(evaluated, owns[0])}
    if isinstance(attempt, _Attempt) and attempt.parts == owns:  # they were evaluated just now, in this order
        for again in attempt.asked:
            again(ask)
        return dict(zip(owns, attempt.found, strict=True))
    desk.means.budget.restart()
    return dict(zip(owns, _evaluate(lambda _: ask, owns), strict=True))


@query(keep=Keep.ANSWER)
def is_strained(ask: Ask, own: Family) -> bool:
    """Return whether one of the notes that are computed together has used half of one of its limits."""
    return ask(evaluated, own).is_strained


def _is_whole_needed(ask_for: Callable[[Family], Ask], parts: Sequence[Family]) -> bool:
    """Return whether all lines must be computed of the notes that some parts import from.

    If such a note has used much of its limits, fewer lines of it could leave values that its own sheet does not have.
    """
    for own in parts if parts[0] else ():
        ask = ask_for(own)
        owns = {part(ask, path).own for path in part(ask, own[0]).whole}
        if any(ask(is_strained, other) for other in sorted(owns.difference(parts))):
            return True
    return False


def _evaluate_freely(ask_for: Callable[[Family], Ask], parts: Sequence[Family]) -> "list[Evaluation]":
    """Return the results of each of several parts; raise _ExhaustedError if several share too small a total.

    What a search tries depends on how much it may use, so a part that had less than alone may have other results.
    """
    is_whole = _is_whole_needed(ask_for, parts)
    budget = ask_for(parts[0])(given.desk).means.budget
    budget.restart()
    asked: list[Question] = []
    found = _evaluate(lambda own: AskRecorder(ask_for(own), asked), parts, is_whole=is_whole)
    if len(parts) > 1 and budget.is_half_used:
        raise _ExhaustedError(_Attempt(tuple(parts), found, asked))
    return found


def _evaluate(
    ask_for: Callable[[Family], Ask], parts: Sequence[Family], *, is_whole: bool = True
) -> "list[Evaluation]":
    """Return the results of each of several parts; unless `is_whole`, without unread lines of other notes."""
    from calcgraph.calc.together import apart  # noqa: PLC0415 - many modules, and not each run evaluates

    some = [part(ask_for(own), own[0]) if own else ComputationGroup(NOBODY, NOBODY) for own in parts]
    budget = ask_for(parts[0])(given.desk).means.budget
    before = budget.totals
    found, rest = _evaluate_together(ask_for, some, is_whole=is_whole)
    strained = [any(map(budget.is_strained, own)) for own in parts]
    if not rest and len(parts) == 1:
        return [replace(found, spent=added(map(budget.amounts, parts[0])), is_strained=strained[0])]
    places = {scope.path: note for note, scope in found.calculation.scopes.items()}
    at = {note: number for number, own in enumerate(parts) for note in own}
    if len(parts) > 1 and any(one.path not in places for one in found.problems):
        budget.restart(before)
        return [_evaluate(ask_for, [own])[0] for own in parts]  # whose problem it is is not known
    problems: list[list[Diagnostic]] = [[] for _ in (*parts, rest)]
    for one in found.problems:
        problems[at.get(places[one.path], -1) if one.path in places else 0].append(one)
    unread: list[list[UnreadWarning]] = [[] for _ in (*parts, rest)]
    for loose in found.unread:
        unread[at.get(loose.quantity.note, -1)].append(loose)
    each = apart(found.calculation, [*some, ComputationGroup(rest, rest)])
    used = [{note: found.used[note] for note in own} for own in parts]
    amounts = [added(map(budget.amounts, own)) for own in parts]
    return [
        replace(
            found,
            calculation=each[at],
            problems=tuple(problems[at]),
            unread=tuple(unread[at]),
            used=used[at],
            spent=amounts[at],
            is_strained=strained[at],
        )
        for at in range(len(parts))
    ]


@query(compared=False)
def sketched(ask: Ask, path: NoteId) -> Calculation:
    """Return the values of a note, and of others only those that it reads, also in a cycle of imports.

    Nothing is computed a second time, algebra answers only what it was asked before, and there are no views.
    """
    ask(given.desk).means.budget.restart()
    alone = part(ask, path)._replace(own=(path,))
    return _evaluate_together(lambda _: ask, [alone], is_whole=False, is_sketch=True)[0].calculation


def _evaluate_together(
    ask_for: Callable[[Family], Ask], parts: Sequence[ComputationGroup], *, is_whole: bool, is_sketch: bool = False
) -> "tuple[Evaluation, Family]":
    """The same of all of them, with the other notes that they are computed with; a sketch has no views."""
    from calcgraph.calc.stages.bound import Definitions  # noqa: PLC0415 - many modules, and not each run evaluates

    read: dict[NoteId, NoteDefinitions] = {}
    targets: dict[NoteId, ImportTargets] = {}
    home = {path: own for own, _ in parts for path in own}
    for own, whole in parts:
        ask = ask_for(own)
        ask(given.limits)
        inputs, desk = inputs_of(ask), ask(given.desk)
        read |= {path: ask(statements, path) for path in whole}
        targets |= {path: ask(led, path) for path in whole}
    rest = tuple(sorted(read.keys() - home.keys()))
    home |= dict.fromkeys(rest, parts[0].own)
    desk.means.budget.begin(apart=("", *rest))
    order = {path: read[path] for path in sorted(read)}
    inputs = replace(inputs, notes={path: found.source for path, found in order.items()})
    if is_sketch:
        inputs = replace(inputs, algebra=lambda _: NOT_STARTED, settings=replace(inputs.settings, reference=False))
        inputs = replace(inputs, notes={path: replace(one, fences=()) for path, one in inputs.notes.items()})
    notes = Definitions(
        order,
        targets,
        lambda path, name: homes(ask_for(home[path]), name),
        lambda path: () if path in rest else names_wanted(ask_for(home[path]), path),
        () if is_whole or not rest else tuple(path for path in home if path not in rest),
    )
    found = evaluate(inputs, notes, desk.means)
    if desk.means.budget.has_cut(Work.ALGEBRA, Work.REFERENCE):
        for own, _ in parts:
            ask_for(own)(given.build)  # what was found is remembered, so another build gets further
    return found, rest


@query(compared=False)
def values(ask: Ask, members: Family) -> Calculation:
    """Return the values of some notes, with those of all notes from which they import."""
    from calcgraph.calc.together import together  # noqa: PLC0415 - many modules, and not each run evaluates

    owns = {part(ask, path).own for path in members}
    if len(owns) > 1 and not is_used_up(ask):
        with suppress(_ExhaustedError):  # then one by one
            ask.many(evaluated, sorted(owns), _evaluate_freely, filled=True)
    found = [evaluation(ask, own).calculation for own in sorted(owns, key=lambda own: len(part(ask, own[0]).whole))]
    if not found:
        return evaluation(ask, NOBODY).calculation
    if len(found) == 1:
        return found[0]
    scopes = {path: ask(bare, path) for path in members}
    return together(found, scopes, lambda _, name: homes(ask, name), ask(given.desk).means.budget)


@query(keep=Keep.ANSWER)
def read_abroad(ask: Ask, own: Family) -> frozenset[str]:
    """The keys of what notes that are computed together read of others."""
    used = (id_ for some in evaluation(ask, own).used.values() for id_ in some)
    return frozenset(id_.key for id_ in used if id_.note not in own)


@late_table
def readings(ask: Ask) -> Mapping[str, bool]:
    """The quantities that another note reads."""
    ask(all_evaluated)
    return {key: True for own in ask(all_parts) for key in ask(read_abroad, own)}


@query(compared=False)
def reported(ask: Ask, own: Family) -> Mapping[str, tuple[Diagnostic, ...]]:
    """Return the problems of the sheets of notes that are computed together, by file."""
    known = evaluation(ask, own)
    used = frozenset[QuantityId]().union(*known.used.values())
    loose = (one for one in known.unread if one.quantity not in used)
    unread = (one.problem for one in loose if not ask(readings.entry, one.quantity.key))
    return grouped((one.path, one) for one in in_order((*known.problems, *unread)))


@query(keep=Keep.ANSWER)
def sheet_problems(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """Return the problems of a note's sheets."""
    own = part(ask, path).own
    return ask(reported, own).get(ask(face, path).source.shown, ()) if own else ()


@query(keep=Keep.ANSWER)
def names(ask: Ask, path: NoteId) -> frozenset[str]:
    """Return the names in a note's sheets that links can use."""
    from calcgraph.calc.outcomes.linkable import linkable  # noqa: PLC0415 - many modules, and not each run evaluates

    return linkable(evaluation(ask, part(ask, path).own).calculation, path)


@query(keep=Keep.ANSWER)
def uses(ask: Ask, path: NoteId) -> tuple[Uses, ...]:
    """Return the uses of other notes' values in a note."""
    own = part(ask, path).own
    return tuple(one for one in evaluation(ask, own).calculation.uses if one.reader.note == path) if own else ()


@query
def bare(ask: Ask, path: NoteId) -> Scope:
    """Return the scope of a note that computes nothing: no name has a meaning."""
    return Scope(path, ask(face, path).source.shown, {})


def values_of(ask: Ask, path: NoteId) -> Calculation:
    """Return the values of a note's sheets, with all that they are computed with."""
    return ask(values, part(ask, path).whole)


def calculation_of(ask: Ask, path: NoteId, others: Iterable[NoteId]) -> Calculation:
    """Return the values of a note, together with those of others."""
    from calcgraph.calc.together import side_by_side  # noqa: PLC0415 - many modules, and not each run evaluates

    wholes: dict[Family, set[NoteId]] = {}
    for one in dict.fromkeys((path, *others)):
        wholes.setdefault(family(ask, one), set()).update(part(ask, one).whole)
    some = [tuple(sorted(members)) for members in wholes.values() if members] or [NOBODY]
    found = side_by_side([ask(values, one) for one in some], ask(bare, path), ask(given.desk).means.budget)
    return replace(found, homes=lambda _, name: homes(ask, name))


@query(compared=False)
def calculation(ask: Ask) -> Calculation:
    """Return the values of the vault."""
    from calcgraph.calc.together import together  # noqa: PLC0415 - many modules, and not each run evaluates

    scopes = {path: ask(bare, path) for path in ask(published)}
    found = [evaluation(ask, own).calculation for own in ask(all_parts) or (NOBODY,)]
    return together(found, scopes, lambda _, name: homes(ask, name), ask(given.desk).means.budget)
