"""What-if questions: a quantity under other values, and the claims, checks and ranges that would break."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.arguments import is_inside
from calcgraph.calc.model import Claim, Quantity, QuantityId, Verdict
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.parser import parse_overrides
from calcgraph.calc.syntax.printer import domain_text, print_expression, print_overrides
from calcgraph.calc.syntax.tree import Definition, FitResult, Override, Pick, Scenario
from calcgraph.diagnostics import Diagnostic, errors_in
from calcgraph.hosts.commands.rewriting.edits import Edit, changes, edit_of
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.words import shown_value
from calcgraph.hosts.inquiry.cell_trials import as_pick, cell_set, is_value, upstream
from calcgraph.hosts.inquiry.lookup import MOST_ROWS, figures_of, find, row_of
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.project import Project
from calcgraph.render.sheet.controls import is_answer
from calcgraph.source import START, NoteId
from calcgraph.suggest import did_you_mean

FALLEN = frozenset({Verdict.FAILS, Verdict.STALE_DISPUTE})
OUTSIDE = "CG223"
"""The code for a value outside the range of its control, which has a separate message."""
VALUES = "an argument is a value: `users=8, weights=140 GB, gpu=b200`, or the name of a scenario of the note"


NO_VALUE = "it has no value with this cell"
_NO_ROW = re.compile(r"`(\w+)` has no row `([^`]+)`")


class Trial(Struct, frozen=True):
    """The arguments that were read: the values that they set, and their positions in the text."""

    overrides: tuple[Override, ...]
    homes: tuple[NoteId, ...]
    """The note whose name each of them sets."""
    values: Mapping[str, float | str]
    """Base values by key."""


def what_if(session: Session, name: str, arguments: str) -> Answer:
    """A quantity under other arguments, `gpu=b200, users=8`, compared with its value without them.

    The answer names what would break: claims and checks that would fail, values that would be missing, arguments
    outside the range of their control.
    """
    project = session.reading().project
    found, problem = find(project, name)
    if found is None:
        return problem
    quantity = found.quantity
    if quantity is None:
        return {**row_of(found), "with": arguments, "problem": f"`{found.id.name}` is a cell of a table: it is fixed"}
    answer = {**row_of(found), "with": arguments}
    asked = _asked(project, quantity, arguments)
    if asked.tried is None:
        return {**answer, "problem": asked.why, "hint": _rows_meant(project, asked.why) or VALUES}
    tried, edits, left = asked.tried, asked.edits, asked.left
    before = session.reading()
    after = None if left else session.understood(*(one.source_after for one in changes(before.sources, edits)))
    then = _same_kind(project.calculation, after.project.calculation, tried, quantity.id) if after else None
    if then is not None and then.text:
        text, why = shown_value(then), ""
    else:  # it takes as long once more, and says why there is no value
        then = None
        text, why = _tried_in_place(session, project, quantity, tried) if tried.values else ("", NO_VALUE)
    if not text:
        return {**answer, "problem": why}
    answer = {**answer, "then": text}
    if outside := [*_outside(project.calculation, tried)]:
        answer["outside_range"] = outside
    if after is None:
        return {**answer, "not_checked": f"the claims of the vault, since `{left}` is not written as one value"}
    given = {quantity.id, *map(id_of, tried.values)}
    if then is not None and then.value is not None:
        answer |= {f"then_{key}": value for key, value in figures_of(then.value, then.unit).items()}
    return {**answer, **_broken(before, after), "moved": [*_moved(before.project, after.project, given)]}


def _rows_meant(project: Project, why: str) -> str:
    """The nearest rows of a table that has no row of a name."""
    found = _NO_ROW.search(why)
    tables = (one for one in project.calculation.datasets.values() if found and one.id.name == found[1])
    rows = next((one.rows for one in tables), {})
    return did_you_mean(found[2], rows, otherwise=f"its rows: {', '.join(islice(rows, MOST_ROWS))}") if found else ""


class AskedArguments(NamedTuple):
    """The arguments of a question: the values, and the edits that write them into the notes."""

    tried: Trial | None
    edits: list[Edit]
    left: str = ""
    """A name that cannot be written into a note."""
    why: str = ""
    """The reason for which the arguments are refused."""


def _asked(project: Project, quantity: Quantity, arguments: str) -> AskedArguments:
    cell = cell_set(project, arguments)
    if cell is not None and cell.edit is not None:
        return AskedArguments(Trial((), (), {}), [cell.edit])
    why = cell.why if cell is not None else ""
    if cell is not None and not why:
        arguments, why = as_pick(project, quantity, cell)
    tried, why = (None, why) if why else read_arguments(project, quantity, arguments)
    edits, left = _edits_of(project, tried) if tried is not None else ([], "")
    return AskedArguments(tried, edits, left, why)


def _same_kind(before: Calculation, after: Calculation, tried: Trial, asked: QuantityId) -> Quantity | None:
    """Return a quantity after arguments have been written into sheets; None if they are of another kind there."""
    for id_ in {asked, *map(id_of, tried.values)}:
        was, now = before.quantities.get(id_), after.quantities.get(id_)
        if was is None or now is None or was.kind is not now.kind:
            return None
        if replace(was.unit, text="", factor=0, offset=0) != replace(now.unit, text="", factor=0, offset=0):
            return None
    return after.quantities[asked]


def _tried_in_place(session: Session, project: Project, quantity: Quantity, tried: Trial) -> tuple[str, str]:
    """Return the value as a formula in the note of the quantity has it, or why it has no value."""
    note = quantity.id.note
    for one, home in zip(tried.overrides, tried.homes, strict=True):
        if home != note:
            name = print_expression(one.path)
            text, why = session.tried(project.notes[home], f"({name} with {print_overrides((one,))})")
            return "", f"`{name}` is computed in `{home}`, so set an input of it" if text else why
    under = f"({quantity.id.name} with {print_overrides(tried.overrides)})"
    return session.tried(project.notes[note], under)


def read_arguments(project: Project, quantity: Quantity, arguments: str) -> tuple[Trial | None, str]:
    """Return the values that a text gives to names, or the reason why it cannot: an expression is not a value."""
    calculation, note = project.calculation, quantity.id.note
    said = arguments.strip().removeprefix("with ").strip()
    home, scenario, why = _scenario_called(calculation, quantity, said)
    if why:
        return None, why
    overrides, why = (scenario.overrides, "") if scenario else _written(arguments)
    values: dict[str, float | str] = {}
    homes: list[NoteId] = []
    for one in overrides:
        place, why = (home, "") if scenario else _home_of(calculation, quantity, one)
        if why:
            return None, why
        target = quantity.id if place == note else None
        given, wrong = overrides_of(calculation, place, (one,), target)
        is_row = bool(given) and all(isinstance(value, str) for value in given.values())
        if not given or not (scenario or is_row or is_value(one.value)):
            said = print_expression(one.value) if one.value is not None else one.row.text
            return None, wrong[0].message if wrong else f"`{said}` is not a value"
        values |= given
        homes.append(place)
    asked = (calculation.quantities.get(id_of(key)) for key in values)
    if solved := next((one for one in asked if one is not None and is_answer(one)), None):
        why = f"`{solved.id.name}` is the answer of an equation, so it cannot be set; set an input of the equation"
    return (None, why) if why else (Trial(overrides, tuple(homes), values), "")


def _scenario_called(calculation: Calculation, quantity: Quantity, name: str) -> tuple[NoteId, Scenario | None, str]:
    """The scenario of a name with its note: the quantity's note first, then the notes that it depends on."""
    notes = dict.fromkeys([quantity.id.note, *(one.id.note for one in upstream(calculation, quantity))])
    found = [(note, one) for note in notes for one in calculation.scenarios.get(note, ()) if one.name == name]
    if len(found) > 1 and found[0][0] != quantity.id.note:
        return quantity.id.note, None, f"`{name}` is a scenario of {_listed(note for note, _ in found)}"
    return (*found[0], "") if found else (quantity.id.note, None, "")


def _home_of(calculation: Calculation, quantity: Quantity, override: Override) -> tuple[NoteId, str]:
    """The note whose name an argument is: the quantity's own, or the only one with this name that it depends on."""
    note, own = quantity.id.note, print_expression(override.path)
    name = own.partition(".")[0]
    if override.is_named or override.home or name in calculation.names.get(note, {}):
        return note, ""
    notes = dict.fromkeys(one.id.note for one in upstream(calculation, quantity) if one.id.name in {own, name})
    if len(notes) > 1:
        return note, f"`{own}` is in {_listed(notes)}: ask for a quantity of one of these notes"
    return next(iter(notes), note), ""


def _listed(notes: Iterable[NoteId]) -> str:
    return " and ".join(f"`{one}`" for one in notes)


def _written(arguments: str) -> tuple[tuple[Override, ...], str]:
    """Arguments as they are written, or why they cannot be read."""
    if "\n" in arguments or "\r" in arguments:
        return (), "arguments must be on one line"
    overrides, problems = parse_overrides(arguments, "", START)
    if problems:
        return (), problems[0].message
    return overrides, "" if overrides else "there is no argument"


def _outside(calculation: Calculation, tried: Trial) -> Iterator[str]:
    """Yield the arguments outside the range that their control allows."""
    for key, value in tried.values.items():
        known = calculation.quantities.get(id_of(key))
        domain = known.domain if known is not None else None
        if domain is not None and isinstance(value, float) and not is_inside(calculation, domain, value):
            yield f"`{id_of(key).name}` is outside its range `{domain_text(domain)}`"


def _edits_of(project: Project, tried: Trial) -> tuple[list[Edit], str]:
    """Return the edits that write the arguments into their sheets, or the first name without such an edit."""
    edits: list[Edit] = []
    for one in tried.overrides:
        keys = [key for key in tried.values if _is_of(key, one)]
        known = project.calculation.quantities.get(id_of(keys[0])) if len(keys) == 1 else None
        edit = _edit_of(project, known, one) if known is not None else None
        if edit is None:
            return [], print_expression(one.path)
        edits.append(edit)
    return edits, ""


def _is_of(key: str, override: Override) -> bool:
    name = print_expression(override.path)
    own = id_of(key).name
    return own == name or name.endswith(f".{own}")


def _edit_of(project: Project, quantity: Quantity, override: Override) -> Edit | None:
    owner = project.notes.get(NoteId(quantity.id.note))
    statement = quantity.statement
    if owner is None:
        return None
    match statement:
        case Definition(body=FitResult()):
            return None
        case Definition():
            place = statement.origin.span if statement.origin else statement.body.span
            new = override.row.text if override.value is None else print_expression(override.value)
            return edit_of(owner.source, place, new)
        case Pick() if quantity.id.name in statement.names and len(statement.rows) == len(statement.names):
            return edit_of(
                owner.source, statement.rows[statement.names.index(quantity.id.name)].span, override.row.text
            )
        case _:
            return None


def _broken(before: Reading, after: Reading) -> Answer:
    """Return the claims and checks that would fail and do not fail now."""
    claims = [_claim(one) for one in _fallen(before.project, after.project)]
    checks = [*_checks(before.project, after.project)]
    known = {(one.code, one.path, one.span.line) for one in before.diagnostics}
    said = {(str(one["note"]), one["line"]) for one in claims}
    problems = [
        {"code": one.code, "path": one.path, "line": one.span.line, "says": one.message}
        for one in errors_in(after.diagnostics)
        if one.code != OUTSIDE and (one.code, one.path, one.span.line) not in known and not _is_said(after, one, said)
    ]
    found: dict[str, object] = {"would_fail": [*claims, *checks]}
    return found | ({"problems": problems} if problems else {})


def _is_said(after: Reading, one: Diagnostic, said: set[tuple[str, object]]) -> bool:
    paths = ((after.project.notes[NoteId(note)].source.shown, line) for note, line in said)
    return (one.path, one.span.line) in paths


def _fallen(before: Project, after: Project) -> Iterator[Claim]:
    was = {(one.note, one.link.span): one.verdict for claims in before.claims.values() for one in claims}
    for claims in after.claims.values():
        for one in claims:
            if one.verdict in FALLEN and was.get((one.note, one.link.span)) not in FALLEN:
                yield one


def _claim(one: Claim) -> Answer:
    of = f"{one.quantity.note}#{one.quantity.name}" if one.quantity else ""
    row = {"kind": "claim", "note": one.note, "line": one.link.span.line, "says": one.link.display, "of": of}
    return {**row, "then": one.computed_text, "sentence": one.link.sentence}


def _checks(before: Project, after: Project) -> Iterator[Answer]:
    """Checks that would fail and values that would be missing."""
    for id_, one in after.calculation.quantities.items():
        was = before.calculation.quantities.get(id_)
        line = one.statement.span.line
        if was is not None and was.holds and one.holds is False:
            yield {"kind": "check", "note": id_.note, "line": line, "says": id_.name, "then": shown_value(one)}
        elif was is not None and was.value is not None and one.value is None:
            yield {"kind": "value", "note": id_.note, "line": line, "says": id_.name, "then": "has no value"}


def _moved(before: Project, after: Project, given: Collection[QuantityId]) -> Iterator[Answer]:
    """Values that would be shown otherwise."""
    for id_, one in after.calculation.quantities.items():
        was = before.calculation.quantities.get(id_)
        if id_ not in given and was is not None and one.holds is None and shown_value(was) != shown_value(one):
            yield {"name": f"{id_.note}#{id_.name}", "from": shown_value(was), "to": shown_value(one)}
