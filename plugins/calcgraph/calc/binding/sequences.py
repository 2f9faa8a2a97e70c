"""Sequences: which of them use each other, where they start, and their terms put together."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, takewhile

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import Binding, Names
from calcgraph.calc.binding.solve import merged
from calcgraph.calc.model import Entry, Scope
from calcgraph.calc.programs.keys import series_key, step_id
from calcgraph.calc.programs.program import STEPS, steps_back
from calcgraph.calc.programs.terms import Term, map_parts, read, reads_of, walk
from calcgraph.calc.syntax.sequences import start_name
from calcgraph.calc.syntax.tree import Definition, Function, Steps
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.rings import find_rings
from calcgraph.source import START


class BoundSequence(Struct, frozen=True):
    """One sequence with its names bound."""

    key: str
    entry: Entry
    function: Function
    steps: Steps
    scope: Scope
    body: Binding
    last: Binding
    starts: tuple[Entry, ...] = ()
    """Definitions of the steps before the first, in order."""
    problems: tuple[Diagnostic, ...] = ()

    @property
    def argument(self) -> str:
        """The key of the number of a step."""
        return step_id(self.entry.id, self.function.args[0].name).key

    @property
    def series(self) -> str:
        """The key of all its values."""
        return series_key(self.entry.id)

    @property
    def bound(self) -> Binding:
        """The result of binding its names, without a term."""
        found = merged(self.body, self.last)
        starts = {start.id: self.function.name_span for start in self.starts if start.id not in found.used}
        return replace(found, problems=(*found.problems, *self.problems), used={**found.used, **starts})

    def refused(self, *problems: Diagnostic) -> "BoundSequence":
        """Return the sequence with more problems."""
        return replace(self, problems=(*self.problems, *problems)) if problems else self


def bind_sequence(entry: Entry, function: Function, steps: Steps, scope: Scope, names: Names) -> BoundSequence:
    """A sequence with the names of its formula, of its last step and of its starts."""
    argument = function.args[0]
    local = {argument.name: read(step_id(entry.id, argument.name).key, argument.span)}
    body = bind_expression(function.body, scope, names, local)
    last = bind_expression(steps.last, scope, names)
    starts = takewhile(lambda start: start.id.note == scope.note, starts_of(function, steps, scope))
    return BoundSequence(entry.id.key, entry, function, steps, scope, body, last, tuple(reversed([*starts])))


def starts_of(function: Function, steps: Steps, home: Scope) -> Iterator[Entry]:
    """The definitions of `r(0)`, `r(-1)` and so on, the nearest to the first step first."""
    for step in count(steps.first - 1, -1):
        found = home.entries.get(start_name(function.name, step))
        if found is None or not isinstance(found.statement, Definition):
            return
        yield found


def stray_problem(entry: Entry, scope: Scope) -> Diagnostic | None:
    """Return the reason why a line such as `cash(0) = 5` starts no sequence; None if it does, or for other lines."""
    name, _, number = entry.id.name.partition("(")
    if not number:
        return None
    step = int(number.removesuffix(")"))
    home = scope.entries.get(name)
    if name in scope.broken:
        return None
    function = home.statement if home is not None else None
    if not isinstance(function, Function) or function.steps is None or home is None or home.id.note != entry.id.note:
        message = f"`{entry.id.name}` is a start value, but no line defines the sequence `{name}`"
        hint = f"write `{name}(n) = … {name}(n - 1) … for n in {step + 1}..60`"
    elif step >= function.steps.first:
        message = f"`{entry.id.name}` is set twice: here and by the sequence `{name}` from {function.steps.first}"
        hint = f"delete this line, or start `{name}` later: `for {function.args[0].name} in {step + 1}..`"
    elif all(start_name(name, at) in scope.entries for at in range(step, min(function.steps.first, step + 400))):
        return None
    else:
        message = f"between `{entry.id.name}` and `{name}({function.steps.first})` a step is missing"
        hint = f"give `{start_name(name, function.steps.first - 1)}` a value"
    span = getattr(entry.statement, "name_span", START)
    return diagnose("CG228", entry.path, span, message, hint)


def families(lines: Mapping[str, BoundSequence]) -> list[list[BoundSequence]]:
    """Sequences that use each other, in an order in which a step can be computed; most are alone."""
    home_of = {line.series: key for key, line in lines.items()}
    uses = {
        key: [home_of[one] for one in reads_of(line.body.term) if home_of.get(one, key) != key]
        if line.body.term
        else []
        for key, line in lines.items()
    }
    home: dict[str, int] = {}
    for at, (_, knot) in enumerate(find_rings(uses) if any(uses.values()) else ()):
        home.update(dict.fromkeys(knot, at))
    found: dict[object, list[BoundSequence]] = {}
    for key, line in lines.items():
        found.setdefault(home.get(key, key), []).append(line)
    return [_ordered(family) if len(family) > 1 else family for family in found.values()]


def joint_key(line: BoundSequence) -> str:
    """The node of sequences that use each other, by the first of them."""
    return f"{line.key}[{line.function.args[0].name}]"


def checked(family: Sequence[BoundSequence]) -> list[BoundSequence]:
    """Return the sequences of a family with the problems of the steps that they read."""
    if any(line.body.term is None or line.last.term is None for line in family):
        return [*family]
    which = {line.series: at for at, line in enumerate(family)}
    return [line.refused(*_step_problems(line, _body(line, which), family)) for line in family]


def joined(family: Sequence[BoundSequence]) -> Term | None:
    """The sequences of a checked family as one term; None after a problem."""
    if any(line.body.term is None or line.last.term is None or line.problems for line in family):
        return None
    which = {line.series: at for at, line in enumerate(family)}
    bodies = [_body(line, which) for line in family]
    parts, heads = list[Term](), list[str]()
    for line, body in zip(family, bodies, strict=True):
        assert line.last.term is not None
        starts = [read(start.id.key, line.function.name_span) for start in line.starts]
        parts += [line.last.term, body, *starts]
        heads += [str(line.steps.first), str(len(starts))]
    return Term("steps", family[0].function.span, tuple(parts), tuple(heads))


def _body(line: BoundSequence, which: Mapping[str, int]) -> Term:
    """A formula with `n` as the number of a loop, values of its family as earlier ones."""

    def change(term: Term) -> Term:
        if term.op == "read" and term.value == line.argument:
            return Term("index", term.span, (), STEPS)
        made = map_parts(term, change)
        if term.op == "at" and term.value in which:
            return replace(made, op="prior", value=which[str(term.value)])
        return made

    return change(line.body.term) if line.body.term is not None else Term("undefined", line.function.span)


def _step_problems(line: BoundSequence, body: Term, family: Sequence[BoundSequence]) -> Iterator[Diagnostic]:
    """Yield the problems of steps that come too late, or that no line defines."""
    n = line.function.args[0].name
    for term in walk(body):
        if term.op != "prior":
            continue
        assert isinstance(term.value, int)
        other = family[term.value]
        name, back = other.function.name, steps_back(term.parts[0])
        if back is None:
            continue
        if back < 0:
            message = f"`{name}({n} + {-back})` comes after `{line.function.name}({n})`"
            yield diagnose("CG228", line.entry.path, term.span, message, "compute a step from earlier steps")
        elif back == 0 and other is line:
            message, hint = f"`{name}({n})` depends on itself", f"write `{name}({n} - 1)`"
            yield diagnose("CG347", line.entry.path, term.span, message, hint)
        elif line.steps.first - back < other.steps.first - len(other.starts):
            missing = start_name(name, line.steps.first - back)
            message = f"`{name}({n} - {back})` needs `{missing}`, and no line defines it"
            yield diagnose("CG228", line.entry.path, term.span, message, f"add a line `{missing} = …`")


def _ordered(family: list[BoundSequence]) -> list[BoundSequence]:
    """Return the family in an order in which the values of one step can be computed, or with the problem."""
    which = {line.series: at for at, line in enumerate(family)}
    waits = {at: _same_step(_body(line, which)) - {at} for at, line in enumerate(family)}
    order: list[int] = []
    while len(order) < len(family):
        ready = next((at for at in waits if at not in order and waits[at] <= set(order)), None)
        if ready is None:
            stuck = [family[at] for at in waits if at not in order]
            names = [f"`{line.function.name}({line.function.args[0].name})`" for line in (*stuck, stuck[0])]
            message, hint = f"one step depends on itself: {' → '.join(names)}", "let one of them use an earlier step"
            problem = diagnose("CG347", stuck[0].entry.path, stuck[0].function.name_span, message, hint)
            return [line.refused(problem) if line is stuck[0] else line for line in family]
        order.append(ready)
    return [family[at] for at in order]


def _same_step(body: Term) -> set[int]:
    """The sequences of which a formula asks for the step that it computes."""
    return {
        term.value
        for term in walk(body)
        if term.op == "prior" and isinstance(term.value, int) and steps_back(term.parts[0]) == 0
    }
