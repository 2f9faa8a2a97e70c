"""Names of notes with vectors among them: a vector by its components, every line in numbers alone."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.binder import CONSTANTS
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.binding.vectors.arguments import expand_overrides
from calcgraph.calc.binding.vectors.expand import expand, expand_number
from calcgraph.calc.binding.vectors.known import AXES, VectorContext, VectorError, component
from calcgraph.calc.binding.vectors.lines import expand_line
from calcgraph.calc.binding.vectors.sizes import called, find_sizes, named, without
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.programs.reach import reach
from calcgraph.calc.syntax.tree import Definition, Expr, Function, Override, Statement
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import reported
from calcgraph.source import NoteId


class Vectors(Struct, frozen=True):
    """The result of expanding vectors in some notes."""

    scopes: Mapping[NoteId, Scope]
    """The scopes in which a vector and its components are names, and lines contain only numbers."""
    written: Mapping[QuantityId, Statement] = field(default_factory=dict)
    """Lines as they are in the notes, of those that are another in numbers."""
    problems: Sequence[Diagnostic] = ()
    found: Sequence[Entry] = ()
    """The vectors, each in its own note."""


def take_apart(
    read: Mapping[NoteId, NoteDefinitions], scopes: Mapping[NoteId, Scope], problems: Sequence[Diagnostic] = ()
) -> Vectors:
    """The scopes without vectors, which notes without any do not pay for; `problems` are found already."""
    touched = _touched([note for note, found in read.items() if found.vectors], scopes)
    if not touched:
        return Vectors(scopes, problems=problems)
    some = {note: scope for note, scope in scopes.items() if note in touched}
    sizes = find_sizes(some)
    taken = _Expansion(scopes, sizes)
    for scope in some.values():
        for entry in scope.entries.values():
            if entry.id.note == scope.note and entry.statement is not None:
                taken.take(entry, entry.statement, scope)
    made = {note: taken.scope(scope) if note in touched else scope for note, scope in scopes.items()}
    entries = {entry.id: entry for note in touched for entry in made[note].entries.values() if entry.components}
    return Vectors(made, taken.written, (*problems, *taken.problems), tuple(entries.values()))


def _touched(begin: Collection[NoteId], scopes: Mapping[NoteId, Scope]) -> Collection[NoteId]:
    """Notes with vectors, and all that import something from one."""
    importers: dict[NoteId, set[NoteId]] = defaultdict(set)
    for note, scope in scopes.items() if begin else ():
        for home in {entry.id.note for entry in scope.entries.values()}:
            importers[home].add(note)
    return reach(begin, importers.get)


class _Expansion(Struct):
    """Lines that have been taken apart."""

    scopes: Mapping[NoteId, Scope]
    sizes: Mapping[QuantityId, int]
    lines: dict[QuantityId, Statement] = field(default_factory=dict)
    """Every line, in numbers, by the name it defines; for a vector, the lines of its components."""
    broken: dict[QuantityId, Diagnostic] = field(default_factory=dict)
    written: dict[QuantityId, Statement] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)

    def take(self, entry: Entry, line: Statement, scope: Scope) -> None:
        """Take one line apart, or note why that cannot be done."""
        if isinstance(line, Function) and line.table in scope.entries and self._size(scope.entries[line.table]):
            return  # reported with the line of the vector
        made: Statement | list[Definition | Function] | None = None
        with reported(self.problems, "line is put in numbers", entry.path, line.span):
            made = self._taken(entry, line, scope)
        if made is None:
            self.broken[entry.id] = self.problems[-1]
        elif isinstance(made, list):
            for part in made:
                self.lines[entry.id._replace(name=part.name)] = part
                self._refuse_second(scope, part.name, entry.id.name)
        else:
            self.lines[entry.id] = made
            self.written |= {entry.id: line} if made != line else {}

    def _taken(self, entry: Entry, line: Statement, scope: Scope) -> Statement | list[Definition | Function] | None:
        local = [arg.name for arg in line.args] if isinstance(line, Function) else []
        try:
            made = expand_line(line, known_in(scope, self.scopes, self._size, local))
        except VectorError as wrong:
            self.problems.append(wrong.diagnostic)
            return None
        assert self._size(entry) == (len(made) if isinstance(made, list) else 0)
        return made

    def _size(self, entry: Entry) -> int:
        return self.sizes.get(entry.id, 0)

    def _refuse_second(self, scope: Scope, name: str, vector: str) -> None:
        """Report a line that defines a component again, as a column of a table is."""
        other = scope.entries.get(name)
        if other is not None and isinstance(other.statement, Function):
            message = f"`{name}` is a component of `{vector}`, which has its own line"
            self.problems.append(diagnose("CG340", scope.path, other.statement.name_span, message))

    def scope(self, scope: Scope) -> Scope:
        """Return the scope with the components of vectors added as names."""
        entries: dict[str, Entry] = {}
        broken = dict(scope.broken)
        for name, entry in scope.entries.items():
            size = self.sizes.get(entry.id, 0)
            if entry.id in self.broken:
                names = (name, *(component(name, axis) for axis in AXES[:size]))
                broken |= dict.fromkeys(names, self.broken[entry.id])
            elif size:
                entries[name] = replace(entry, components=AXES[:size])
                entries |= {component(name, axis): self._part(entry, axis) for axis in AXES[:size]}
            elif name not in entries:
                entries[name] = replace(entry, statement=self.lines.get(entry.id, entry.statement))
        whole = replace(scope, entries=entries, broken=broken)
        return replace(whole, scenarios={name: self._said(whole, said) for name, said in scope.scenarios.items()})

    def _said(self, scope: Scope, said: tuple[Override, ...]) -> tuple[Override, ...]:
        """Return a scenario's overrides as numbers; unchanged if that is refused, which is reported at its line."""
        numbers = expand_given(said, scope, self.scopes, ())
        return said if isinstance(numbers, Diagnostic) else numbers

    def _part(self, entry: Entry, axis: str) -> Entry:
        id_ = entry.id._replace(name=component(entry.id.name, axis))
        return Entry(id_, entry.path, self.lines[id_])


def known_in(
    scope: Scope,
    scopes: Mapping[NoteId, Scope],
    size: Callable[[Entry], int],
    local: Collection[str] = (),
    owners: Collection[NoteId] = (),
) -> VectorContext:
    """Return the context for expanding vectors in a formula of a note.

    `local` are arguments, and `owners` the notes to which the names of other values belong, if these are given.
    """
    find = named(scope, size)

    def is_number(name: str) -> bool:
        return name in local or name in CONSTANTS or (name in scope.entries and not find(name))

    def elsewhere(names: Iterable[str], name: str) -> int | None:
        homes = owners or dict.fromkeys(scope.entries[one].id.note for one in names if one in scope.entries)
        for home in [scopes[note] for note in homes if note in scopes] or [scope]:
            if name in home.entries:
                return size(home.entries[name])
        return None

    return VectorContext(scope.path, without(find, local), called(scope, size), is_number, elsewhere)


def size_of_entry(entry: Entry) -> int:
    """Return the number of components of a name once vectors have been expanded."""
    return len(entry.components)


def expand_asked(
    expr: Expr, scope: Scope, scopes: Mapping[NoteId, Scope], local: Collection[str] = ()
) -> Expr | Diagnostic:
    """Return a formula from outside the sheets in numbers alone, or the problem that prevents it."""
    try:
        return expand_number(expr, known_in(scope, scopes, size_of_entry, local), "a number is shown here")
    except VectorError as wrong:
        return wrong.diagnostic


def expand_given(
    overrides: tuple[Override, ...], scope: Scope, scopes: Mapping[NoteId, Scope], owners: Collection[NoteId]
) -> tuple[Override, ...] | Diagnostic:
    """Return overrides from outside the sheets in numbers alone, or the problem that prevents it."""
    known = known_in(scope, scopes, size_of_entry, owners=owners)
    try:
        return expand_overrides(overrides, (), known, lambda value: expand(value, known))
    except VectorError as wrong:
        return wrong.diagnostic
