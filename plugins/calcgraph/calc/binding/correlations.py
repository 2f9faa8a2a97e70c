"""Groups of correlated distributions, in sampling order, from lines such as `correlate(a, b, 0.7)`.

A quantity is sampled as the lines of its note say. So each line names at least one quantity of its note, and an
imported quantity stays as its note has sampled it. Two quantities of a group that share no line have a correlation
of 0.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from calcgraph.calc.binding.binder import Binder, Names
from calcgraph.calc.binding.distributions import is_distribution
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.numbers.copula import Chain, solve
from calcgraph.calc.programs.keys import draw_key
from calcgraph.calc.syntax.tree import Correlate, Definition, Name
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId, Span

MOST = 8
"""The largest number of quantities in a group: each is decorrelated from all that are sampled before it."""
_LEAST_LEFT = 1e-6
"""The smallest share of a quantity's variance that earlier quantities may leave; floats solve the rest."""


class Correlations(Struct):
    """The result of the `correlate` lines of some notes."""

    chains: dict[QuantityId, Chain] = field(default_factory=dict)
    """The chain of each quantity whose samples also depend on those of others."""
    used: dict[QuantityId, dict[QuantityId, Span]] = field(default_factory=dict)
    """The quantities that lines name together with each quantity of their note."""
    problems: list[Diagnostic] = field(default_factory=list)
    refused: dict[QuantityId, Diagnostic] = field(default_factory=dict)
    """Quantities that are not drawn, since a line about them is wrong."""


class _CorrelatedPair(Struct, frozen=True):
    line: Correlate
    left: Entry
    right: Entry

    @property
    def ids(self) -> tuple[QuantityId, QuantityId]:
        return self.left.id, self.right.id

    @property
    def names(self) -> tuple[Name, Name]:
        """The two names as the line writes them."""
        return self.line.left, self.line.right


def find_correlations(read: Mapping[NoteId, NoteDefinitions], names: Names) -> Correlations:
    """Return the order in which correlated quantities are sampled, and the problems of the `correlate` lines."""
    found = Correlations()
    pairs = {note: _pairs(found, one.correlations, names, note) for note, one in read.items() if one.correlations}
    moved = {id_ for note, some in pairs.items() for pair in some for id_ in pair.ids if id_.note == note}
    for note, some in pairs.items():
        scope = names.scopes[note]
        sound = [pair for pair in some if not _is_taken(found, pair, scope, moved)]
        for group in _groups(sound):
            _add_group(found, scope, group, [pair for pair in sound if pair.ids[0] in group])
    return found


def _pairs(found: Correlations, lines: Iterable[Correlate], names: Names, note: NoteId) -> list[_CorrelatedPair]:
    """The lines of a note whose names are two distributions, each pair once."""
    scope, pairs = names.scopes[note], dict[frozenset[QuantityId], _CorrelatedPair]()
    for line in lines:
        left, right = (_distribution(found, name, names, scope) for name in (line.left, line.right))
        if left is None or right is None:
            _refuse(found, [one for one in (left, right) if one], scope, found.problems[-1:])
            continue
        pair = _CorrelatedPair(line, left, right)
        _use(found, pair, note)
        problem = _problem_of(pair, pairs, scope)
        if problem is not None:
            found.problems.append(problem)
            _refuse(found, (left, right), scope, [problem])
            continue
        pairs[frozenset(pair.ids)] = pair
    return list(pairs.values())


def _use(found: Correlations, pair: _CorrelatedPair, note: NoteId) -> None:
    """Note that a line names both."""
    spans = {id_: name.span for id_, name in zip(pair.ids, pair.names, strict=True)}
    for id_ in pair.ids:
        if id_.note == note:
            found.used.setdefault(id_, {}).update((other, span) for other, span in spans.items() if other != id_)


def _distribution(found: Correlations, name: Name, names: Names, scope: Scope) -> Entry | None:
    """Return the entry of a name if it is a distribution, or None."""
    entry = scope.entries.get(name.name)
    if entry is None:
        binder = Binder(scope, names, {}, {})
        binder.unknown(name.name, name.span)
        found.problems += binder.problems
        return None
    statement = entry.statement
    home = names.scopes.get(entry.id.note, scope)
    if isinstance(statement, Definition) and is_distribution(home.entries, statement.body):
        return entry
    message = f"`{name.name}` is not a distribution, so it cannot be sampled"
    hint = "name a line with a distribution, such as `x = normal(5 USD, 1 USD)`"
    found.problems.append(diagnose("CG231", scope.path, name.span, message, hint))
    return None


def _problem_of(
    pair: _CorrelatedPair, before: Mapping[frozenset[QuantityId], _CorrelatedPair], scope: Scope
) -> Diagnostic | None:
    """Return the problem of a single line, or None."""
    line, (left, right) = pair.line, pair.ids
    if left == right:
        message, hint = f"`{line.left.name}` cannot be correlated with itself", "name two distributions"
        return diagnose("CG231", scope.path, line.span, message, hint)
    if not -1 < line.by.value < 1:
        message = f"a correlation is between -1 and 1, not {line.by.text}"
        hint = "write a formula if one determines the other: `b = 2 * a`"
        return diagnose("CG231", scope.path, line.by.span, message, hint)
    if frozenset(pair.ids) in before:
        number = before[frozenset(pair.ids)].line.span.line
        message = f"line {number} already sets the correlation of `{line.left.name}` and `{line.right.name}`"
        return diagnose("CG231", scope.path, line.span, message, "remove one of the two lines")
    if scope.note not in {left.note, right.note}:
        message = f"`{line.left.name}` and `{line.right.name}` are sampled in other notes"
        hint = f"move the line to `{pair.left.path}`"
        return diagnose("CG231", scope.path, line.span, message, hint)
    return None


def _is_taken(found: Correlations, pair: _CorrelatedPair, scope: Scope, moved: set[QuantityId]) -> bool:
    """Return whether an imported name is already correlated with others, which is refused as undefined."""
    for entry, name in zip((pair.left, pair.right), pair.names, strict=True):
        if entry.id.note != scope.note and entry.id in moved:
            message = f"`{name.name}` is already correlated with others in `{entry.path}`"
            hint = "write all its `correlate` lines in that note"
            problem = diagnose("CG231", scope.path, name.span, message, hint)
            found.problems.append(problem)
            _refuse(found, (pair.left, pair.right), scope, [problem])
            return True
    return False


def _refuse(found: Correlations, entries: Iterable[Entry], scope: Scope, problems: Sequence[Diagnostic]) -> None:
    """Refuse the sampled quantities of this note: without the invalid line they would have different values."""
    for problem in problems:
        found.refused.update((entry.id, problem) for entry in entries if entry.id.note == scope.note)


def _add_group(found: Correlations, scope: Scope, group: frozenset[QuantityId], pairs: list[_CorrelatedPair]) -> None:
    """Add correlated quantities, those of other notes first, then by name: the order of lines changes no draw."""
    order = sorted(group, key=lambda id_: (id_.note == scope.note, id_.note, id_.name))
    if problem := _problem_of_group(scope, order, pairs):
        found.problems.append(problem)
        _refuse(found, (entry for pair in pairs for entry in (pair.left, pair.right)), scope, [problem])
        return
    by = {frozenset(pair.ids): float(pair.line.by.value) for pair in pairs}
    chain: Chain = ()
    for at, id_ in enumerate(order):
        row = tuple(by.get(frozenset((id_, other)), 0.0) for other in order[:at])
        chain = (*chain, (draw_key(id_), row if id_.note == scope.note else ()))
        if any(chain[-1][1]):
            found.chains[id_] = chain


def _groups(pairs: Iterable[_CorrelatedPair]) -> list[frozenset[QuantityId]]:
    """Quantities that lines lead from one to the other."""
    groups: list[frozenset[QuantityId]] = []
    for pair in pairs:
        touched = [group for group in groups if not group.isdisjoint(pair.ids)]
        groups = [group for group in groups if group not in touched]
        groups.append(frozenset(pair.ids).union(*touched))
    return groups


def _problem_of_group(scope: Scope, order: Sequence[QuantityId], pairs: Sequence[_CorrelatedPair]) -> Diagnostic | None:
    """Return the reason why the lines of a group are inconsistent, or None."""
    last = pairs[-1].line
    if len(order) > MOST:
        message = f"more than {MOST} quantities are correlated here"
        return diagnose("CG231", scope.path, last.span, message, "correlate fewer of them")
    place = {id_: at for at, id_ in enumerate(order)}
    matrix = [[float(row == column) for column in range(len(order))] for row in range(len(order))]
    for pair in pairs:
        one, other = (place[id_] for id_ in pair.ids)
        matrix[one][other] = matrix[other][one] = float(pair.line.by.value)
    if _is_positive(matrix):
        return None
    written = {id_: name.name for pair in pairs for id_, name in zip(pair.ids, pair.names, strict=True)}
    names = [written[id_] for id_ in order]
    *most, end = (f"`{name}`" for name in names)
    message = f"these correlations of {', '.join(most)} and {end} contradict each other"
    return diagnose("CG231", scope.path, last.span, message, _way_out(matrix, names))


def _way_out(matrix: Sequence[Sequence[float]], names: Sequence[str]) -> str:
    """Return a line that makes the correlations consistent: a missing one, or one with another number."""
    at = [(one, other) for other in range(len(names)) for one in range(other)]
    for one, other in sorted(at, key=lambda pair: matrix[pair[0]][pair[1]] != 0):
        by = _middle(matrix, one, other)
        if by is None:
            continue
        line = f"`correlate({names[one]}, {names[other]}, {by:g})`"
        said = "two quantities without a line have the correlation 0; " if not matrix[one][other] else ""
        return f"{said}write {line}, which is consistent with the others"
    return "remove one of the lines, or make the numbers smaller"


def _middle(matrix: Sequence[Sequence[float]], one: int, other: int) -> float | None:
    """Return the correlation of two quantities that the others imply, to two digits; None if that does not fit."""
    rest = [at for at in range(len(matrix)) if at not in {one, other}]
    inner = [[matrix[row][column] for column in rest] for row in rest]
    if not _is_positive(inner):
        return None
    weights = solve(inner, [matrix[one][column] for column in rest])
    by = round(sum(weight * matrix[other][column] for weight, column in zip(weights, rest, strict=True)), 2)
    changed = [[*row] for row in matrix]
    changed[one][other] = changed[other][one] = by
    return by if _is_positive(changed) else None


def _is_positive(matrix: Sequence[Sequence[float]]) -> bool:
    """Return whether quantities can have these correlations without one being a formula of the others."""
    rows = [[*row] for row in matrix]
    for at, row in enumerate(rows):
        if row[at] < _LEAST_LEFT:
            return False
        for below in rows[at + 1 :]:
            share = below[at] / row[at]
            below[at:] = [value - share * part for value, part in zip(below[at:], row[at:], strict=True)]
    return True
