"""Find the names in some notes that are vectors, and their numbers of components, before any vector is expanded."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice

from calcgraph.calc.binding.sequences import starts_of
from calcgraph.calc.binding.vectors.known import AXES
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.syntax.tree import (
    Binary,
    Call,
    Definition,
    Expr,
    FitResult,
    Function,
    Group,
    Name,
    Range,
    Solve,
    Unary,
    WithExpr,
)
from calcgraph.calc.syntax.walks import names_in
from calcgraph.source import NoteId

SizeOf = Callable[[str], int]
_ADDITIVE = frozenset("+-*")


def find_sizes(scopes: Mapping[NoteId, Scope]) -> Mapping[QuantityId, int]:
    """Components of all names that are vectors, each looked at again only when a name that it reads becomes one."""
    lines = {entry.id: entry for entry in _own(scopes)}
    readers: dict[QuantityId, list[QuantityId]] = defaultdict(list)
    for id_, entry in lines.items():
        for read in _reads(entry, scopes[id_.note]):
            readers[read].append(id_)
    sizes: dict[QuantityId, int] = {}
    waiting = list(lines)
    for id_ in waiting:
        if id_ in sizes:
            continue
        size = _size_of_line(lines[id_], scopes[id_.note], sizes)
        if size:
            sizes[id_] = size
            waiting += readers[id_]
    return sizes


def named(scope: Scope, size: Callable[[Entry], int]) -> SizeOf:
    """A look-up of the names of a note."""

    def find(name: str) -> int:
        entry = scope.entries.get(name)
        return size(entry) if entry is not None else 0

    return find


def called(scope: Scope, size: Callable[[Entry], int]) -> SizeOf:
    """A look-up of the functions of a note."""
    return named(scope, lambda entry: size(entry) if isinstance(entry.statement, Function) else 0)


def without(size: SizeOf, local: Iterable[str]) -> SizeOf:
    """The same where some names are arguments of a function, which are numbers."""
    hidden = frozenset(local)
    return lambda name: 0 if name in hidden else size(name)


def _own(scopes: Mapping[NoteId, Scope]) -> Iterator[Entry]:
    for note, scope in scopes.items():
        yield from (entry for entry in scope.entries.values() if entry.id.note == note and _body(entry) is not None)


def _body(entry: Entry) -> Expr | None:
    """The formula of a line that may be a vector."""
    match entry.statement:
        case Definition(body=body) if not isinstance(body, Range | Solve | FitResult):
            return body
        case Function(table="", rates=None, body=body):
            return body
        case _:
            return None


def _reads(entry: Entry, scope: Scope) -> Iterator[QuantityId]:
    body = _body(entry)
    for name in dict.fromkeys(names_in(body)) if body is not None else ():
        if name in scope.entries:
            yield scope.entries[name].id
    yield from (start.id for start in _starts(entry, scope))


MOST_STARTS = 100
"""Steps of a sequence that are looked at for what their kind is."""


def _starts(entry: Entry, scope: Scope) -> Iterator[Entry]:
    """The first steps of a sequence; none of another line."""
    function = entry.statement
    if not isinstance(function, Function) or function.steps is None:
        return iter(())
    return islice(starts_of(function, function.steps, scope), MOST_STARTS)


def _size_of_line(entry: Entry, scope: Scope, sizes: Mapping[QuantityId, int]) -> int:
    def size(one: Entry) -> int:
        return sizes.get(one.id, 0)

    body, find = _body(entry), named(scope, size)
    if body is None:
        return 0
    if isinstance(entry.statement, Function):
        find = without(find, (arg.name for arg in entry.statement.args))
    start = max(map(size, _starts(entry, scope)), default=0)
    return start or size_of(body, find, called(scope, size))


def size_of(expr: Expr, find: SizeOf, call: SizeOf) -> int:  # noqa: PLR0911 - one return a kind of node
    """Return the number of components of a formula, 0 for a number; if it is invalid, that of one of its sides."""
    match expr:
        case Name(name):
            return find(name)
        case Group(items):
            return min(len(items), len(AXES))
        case Unary("-" | "+", operand) | Binary("/", operand, _):
            return size_of(operand, find, call)
        case Binary(op, left, right) if op in _ADDITIVE:
            return size_of(left, find, call) or size_of(right, find, call)
        case Call("cross", args):
            return max((size_of(arg, find, call) for arg in args), default=0)
        case Call(function, _):
            return call(function)
        case WithExpr(target, _):
            return size_of(target, find, call)
        case _:
            return 0
