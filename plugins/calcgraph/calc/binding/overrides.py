"""Overrides: the left and right sides of `=` after `with`."""

from msgspec.structs import replace

from calcgraph.calc.binding.binder import Binder, BoundOverride, Scopes, UnboundError, listed
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.programs.keys import argument_key, column_key, step_id, time_id
from calcgraph.calc.programs.terms import Term, read
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Check, Expr, Function, Name, Override, Pick, WithExpr
from calcgraph.calc.syntax.walks import names_in
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId
from calcgraph.suggest import did_you_mean

_NO_PICK = "only a picked row is given by its id"
DEEPEST, MOST_SPELLED = 8, 100
"""Levels of `with` around the name of a scenario, and arguments that such names stand for in one formula.

A scenario may be computed under two others, and each of them under two: their number doubles with each level.
"""


def bind_with(binder: Binder, expr: WithExpr) -> Term:
    """A formula while some names have other values."""
    target = expr.target
    entry = binder.scope.entries.get(target.name) if isinstance(target, Name) else None
    if entry is not None and isinstance(entry.statement, Function) and isinstance(target, Name):
        binder.use(entry, target.span)
        owners: tuple[Entry, ...] = (entry,)
        term = read(entry.id.key, target.span)
    else:
        term, owners = binder.bind(target), _owners(binder, target)
    overrides = _spelled_out(binder, expr.overrides)
    binder.scenarios += 1
    pairs = [bind_override(binder, one, () if one.scenario else owners) for one in overrides]
    binder.scenarios -= 1
    return Term("with", expr.span, (term, *(value for _, value in pairs)), tuple(key for key, _ in pairs))


def _spelled_out(binder: Binder, overrides: tuple[Override, ...]) -> list[Override]:
    """Return overrides with scenarios in place of their names; an override after a name takes precedence."""
    found: list[Override] = []
    for one in overrides:
        said = said_in(binder.scope, one, binder.scopes)
        if isinstance(said, Diagnostic):
            raise binder.refuse(said.code, one.span, said.message, said.hint)
        if one.is_named and binder.scenarios:
            binder.spelled += len(said)
            if binder.scenarios > DEEPEST or binder.spelled > MOST_SPELLED:
                message = f"`with {one.scenario}` is inside too many other `with`"
                hint = f"give `{one.scenario}` numbers, or names of lines, instead of other scenarios"
                raise binder.refuse("CG348", one.span, message, hint)
        found.extend(said)
    return found


def said_in(scope: Scope, override: Override, scopes: Scopes) -> tuple[Override, ...] | Diagnostic:
    """Return the overrides of a scenario of the note if the override is its name; else the override alone."""
    if not override.is_named:
        return (override,)
    said = scope.scenarios.get(override.scenario)
    if said is not None:
        return tuple(replace(one, scenario=override.scenario) for one in said)
    if override.scenario in scope.borrowed:
        return borrowed_from(scopes, *scope.borrowed[override.scenario])
    message = f"`{override.scenario}` is not a scenario of this note"
    known = {**scope.scenarios, **scope.borrowed}
    hint = did_you_mean(override.scenario, known) or f"write `with {override.scenario} = …` to change its value"
    return diagnose("CG348", scope.path, override.span, message, hint)


def borrowed_from(scopes: Scopes, home: NoteId, name: str) -> tuple[Override, ...]:
    """Return the overrides of a scenario of another note, whose names stay those of that note."""
    scope = scopes.get(home)
    said = scope.scenarios.get(name, ()) if scope is not None else ()
    return tuple(replace(one, scenario=name, home=home) for one in said)


def _owners(binder: Binder, target: Expr) -> tuple[Entry, ...]:
    """Return the entries that a formula names, in order."""
    found = (binder.scope.entries.get(name) for name in names_in(target))
    return tuple({entry.id: entry for entry in found if entry is not None}.values())


def bind_override(binder: Binder, override: Override, owners: tuple[Entry, ...]) -> tuple[str, Term]:
    """The key that is overridden and its other value."""
    home = binder.scopes.get(NoteId(override.home)) if override.home else None
    if home is not None and home is not binder.scope:
        kept = binder.scope, binder.local, binder.rows
        binder.scope, binder.local, binder.rows = home, {}, None
        try:
            return _bound(binder, override, ())
        finally:
            binder.scope, binder.local, binder.rows = kept
    return _bound(binder, override, owners)


def _bound(binder: Binder, override: Override, owners: tuple[Entry, ...]) -> tuple[str, Term]:
    """Return the key and the other value in the names of the binder's scope."""
    entry, column, argument = _overridden(binder, override, owners)
    if argument:
        return _replacing(binder, override, key_of_argument(entry, argument), entry, argument)
    if isinstance(entry.statement, Pick) and not column:
        return entry.id.key, _row(binder, override, entry)
    key = column_key(entry.id, column) if column else entry.id.key
    return _replacing(binder, override, key, entry, column)


def _replacing(binder: Binder, override: Override, key: str, entry: Entry, column: str) -> tuple[str, Term]:
    """A number in place of another."""
    if override.value is None:
        message = f"`{override.row.text}` is not a value for `{print_expression(override.path)}`"
        is_range = ".." in override.row.text
        why = "give one number: a range is written where the name is defined" if is_range else _NO_PICK
        raise binder.refuse("CG348", override.span, message, why)
    binder.overrides.append(BoundOverride(override, key, entry, column))
    return key, binder.bind(override.value)


def _row(binder: Binder, override: Override, entry: Entry) -> Term:
    """Another row of a pick."""
    table, statement = entry.dataset, entry.statement
    assert isinstance(statement, Pick)
    if table is None:
        raise binder.without_table(entry)
    at = statement.names.index(entry.id.name)
    rows = frozenset(row.split(",")[at] if table.keys > 1 else row for row in table.rows)
    if override.row.text not in rows:
        shown = override.row.text or print_expression(override.path)
        hint = did_you_mean(override.row.text, rows) or f"its rows are {listed(rows)}"
        raise binder.refuse("CG344", override.row.span, f"`{table.id.name}` has no row `{shown}`", hint)
    return Term("row", override.row.span, (), override.row.text)


def _overridden(binder: Binder, override: Override, owners: tuple[Entry, ...]) -> tuple[Entry, str, str]:
    """Return the target of an override's left side: an entry, a column of it, or an argument of it."""
    path = override.path
    if isinstance(path, Name):
        for owner in owners:
            if isinstance(owner.statement, Function) and any(a.name == path.name for a in owner.statement.args):
                return owner, "", path.name
        return _one_of(binder, override, _homes(binder, owners), path.name), "", ""
    homes = _homes(binder, owners)
    for home in homes:
        entry = home.entries.get(path.base)
        if entry is not None and isinstance(entry.statement, Pick):
            binder.check_column(entry, path)
            return entry, path.column, ""
    named = [home for home in homes if _stem(home.note) == path.base]
    return _one_of(binder, override, named or homes, path.column if named else path.base), "", ""


def _homes(binder: Binder, owners: tuple[Entry, ...]) -> list[Scope]:
    """Return the scopes of the notes that define the requested names; this note's scope if there are no names."""
    notes = dict.fromkeys(owner.id.note for owner in owners)
    return [binder.scopes[note] for note in notes if note in binder.scopes] or [binder.scope]


def _one_of(binder: Binder, override: Override, homes: list[Scope], name: str) -> Entry:
    """The one thing a name means in some notes."""
    found = {entry.id: entry for home in homes if (entry := home.entries.get(name)) is not None}
    broken = next((home.broken[name] for home in homes if name in home.broken), None)
    if broken is not None and not found:
        binder.cause = broken
        raise UnboundError
    if len(found) > 1:
        stems = listed(_stem(entry.note) + "." + name for entry in found)
        raise binder.refuse("CG348", override.path.span, f"`{name}` is in several notes", f"write one of {stems}")
    for entry in found.values():
        if entry.statement is None or isinstance(entry.statement, Function | Check):
            raise binder.refuse("CG348", override.path.span, f"`{name}` cannot be changed by `with`")
        return entry
    names = {known: None for home in homes for known in home.entries}
    place = " and ".join(f"`{home.path}`" for home in homes)
    raise binder.refuse("CG348", override.path.span, f"`{name}` is not in {place}", did_you_mean(name, names))


def key_of_argument(entry: Entry, argument: str) -> str:
    """The node that a call of a function, or a step of a sequence, sets."""
    if isinstance(entry.statement, Function) and entry.statement.steps is not None:
        return step_id(entry.id, argument).key
    if isinstance(entry.statement, Function) and entry.statement.rates is not None:
        return time_id(entry.id, argument).key
    return argument_key(entry.id, argument)


def runs_over(entry: Entry) -> tuple[str, QuantityId] | None:
    """Return the name and the id of a sequence's step number or of the time of a rate; None for other entries."""
    function = entry.statement
    if not isinstance(function, Function) or (function.steps is None and function.rates is None):
        return None
    name = function.args[0].name
    return name, (step_id if function.steps is not None else time_id)(entry.id, name)


def _stem(note: NoteId) -> str:
    return note.rsplit("/", 1)[-1].removesuffix(".md").replace("-", "_")
