"""Quantities given by their rates: their formulas with names bound, put together."""

from collections.abc import Callable, Mapping
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import Binding, Names
from calcgraph.calc.binding.solve import merged
from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.model import Entry, Scope
from calcgraph.calc.programs.elementary import ELEMENTARY
from calcgraph.calc.programs.keys import time_id
from calcgraph.calc.programs.program import STEPS
from calcgraph.calc.programs.terms import Term, map_parts, replaced, walk
from calcgraph.calc.syntax.tree import Function, Rates

MOST_TERMS = 2_000
"""Parts of rates with the bodies of functions put in place."""
MOST_BODIES = 40
"""Functions whose bodies are written out, one inside the other: each is up to 48 terms high."""
HIGHEST = 250
"""Terms one below the other, with bodies in place."""
_PLAIN = frozenset({"num", "const", "read", "with", "if", "and", "or", "undefined", *ELEMENTARY, *FUNCTIONS})


class Motion(Struct, frozen=True):
    """A line of rates with its names bound."""

    entries: tuple[Entry, ...]
    functions: tuple[Function, ...]
    rates: Rates
    scope: Scope
    parts: tuple[Binding, ...]
    """Rates, then starts, then both ends."""

    @property
    def key(self) -> str:
        """The node of all its quantities."""
        return f"{self.entries[0].id.key}{{}}"

    @property
    def argument(self) -> str:
        """The key of the time."""
        return time_id(self.entries[0].id, self.functions[0].args[0].name).key

    def bound(self) -> Binding:
        """Return the result of binding its names, with the term of the whole line."""
        found = merged(*self.parts)
        terms = [part.term for part in self.parts if part.term is not None]
        if len(terms) < len(self.parts):
            return found
        return replace(found, term=Term("motion", self.rates.span, tuple(terms), str(len(self.functions))))

    def path(self, at: int) -> Term:
        """One of its quantities with its times and slopes."""
        return Term("path", self.rates.span, (), (self.key, str(at)))


def bind_rates(entries: tuple[Entry, ...], rates: Rates, scope: Scope, names: Names) -> Motion:
    """Bind a differential equation: the states and the time are separate numbers."""
    functions = tuple(entry.statement for entry in entries if isinstance(entry.statement, Function))
    span = rates.span
    local: Mapping[str, Term] = {
        functions[0].args[0].name: Term("index", span, (), STEPS),
        **{name: Term("index", span, (), -1 - at) for at, name in enumerate(rates.states)},
    }
    inner = [bind_expression(rate, scope, names, local) for rate in rates.rates]
    outer = [bind_expression(expr, scope, names) for expr in (*(s for _, s in rates.starts), rates.low, rates.high)]
    return Motion(entries, functions, rates, scope, (*inner, *outer))


def with_bodies(term: Term, body_of: Callable[[str], Term | None]) -> Term:
    """Return rates with the bodies of plain functions in place of calls, because they run thousands of times.

    Each body is written out once, however many functions call it, and a call stays if the limit is reached.
    """
    room = [MOST_TERMS]
    ready: dict[str, Term | None] = {}

    def body(key: str) -> Term | None:
        if key not in ready:
            ready[key] = None  # of a function that is being written out, and of functions that are not plain
            found = body_of(key)
            if found is not None and len(ready) <= MOST_BODIES and all(one.op in _PLAIN for one in walk(found)):
                ready[key] = change(found)
        return ready[key]

    def change(part: Term) -> Term:
        made = map_parts(part, change) if room[0] > 0 else part
        if made.op != "with" or made.parts[0].op != "read" or not isinstance(made.value, tuple):
            return made
        inner = body(str(made.parts[0].value)) if room[0] > 0 else None
        if inner is None:
            return made
        found = replaced(inner, dict(zip(made.value, made.parts[1:], strict=True)))
        room[0] -= sum(1 for _ in islice(walk(found), MOST_TERMS))
        return found if room[0] > 0 and _is_low(found) else made

    return change(term)


def _is_low(term: Term) -> bool:
    """Return whether a term is shallow enough to be walked."""
    level: list[Term] = [term]
    for _ in range(HIGHEST):
        level = [part for one in level for part in one.parts]
        if not level:
            return True
    return False


_COMPARED = frozenset({"lt", "le", "gt", "ge", "eq", "ne"})
_STRAIGHT = frozenset({"num", "const", "read", "index", "neg", "add", "sub", "mul", "div"})
MOST_GUARDS = 100


def with_guards(term: Term) -> Term:
    """Rates with both sides of each condition in them, and with sums of the time alone, such as `t - 3 s`.

    Where these are zero a case may begin, or a pulse have its peak.
    """
    found: dict[Term, None] = {}
    for rate in term.parts[: int(str(term.value))]:
        for part in walk(rate):
            if part.op in _COMPARED:
                found[replace(part, op="sub")] = None
            elif part.op in {"add", "sub"} and _is_of_time(part):
                found[part] = None
    return replace(term, parts=(*term.parts, *list(found)[:MOST_GUARDS]))


def _is_of_time(term: Term) -> bool:
    inside = [one for part in term.parts for one in walk(part)]
    own = {one.value for one in inside if one.op == "index"}
    return own == {STEPS} and all(one.op in _STRAIGHT for one in inside)
