"""The dependencies of a claim: the files that are read and the sources that are cited on the way to its number."""

from collections.abc import Iterable, Iterator
from typing import Literal

from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Check, Comment, Definition, FitResult, Function, Pick, Range, Solve, Statement
from calcgraph.calc.syntax.walks import names_in


class ClaimDependencies:
    """The files and the keys of sources that quantities, picks' columns and tables' cells rest on.

    Files are named as reports print them. What is in the right sides of overrides does not count.
    Each statement is read once, whatever rests on it.
    """

    def __init__(self, calculation: Calculation, ids: Iterable[QuantityId]) -> None:
        """Gather what some quantities rest on."""
        self._bits: dict[tuple[Literal["file", "source"], str], int] = {}
        """The kind and the name of something → its bit."""
        self._marks: dict[QuantityId, int] = {}
        needs: dict[QuantityId, tuple[QuantityId, ...]] = {}
        order: list[QuantityId] = []
        waiting = [(one, False) for one in dict.fromkeys(ids)]
        while waiting:
            one, is_after = waiting.pop()
            if is_after:
                order.append(one)
            elif one not in needs:
                (files, keys), needs[one] = _rests_of(calculation, one)
                self._marks[one] = self._mark("file", files) | self._mark("source", keys)
                waiting += [(one, True), *((other, False) for other in needs[one])]
        is_changed = True
        while is_changed:  # a second time only for what reads itself
            is_changed = False
            for one in order:
                before = mark = self._marks[one]
                for other in needs[one]:
                    mark |= self._marks[other]
                self._marks[one] = mark
                is_changed |= mark != before

    def _mark(self, kind: Literal["file", "source"], names: Iterable[str]) -> int:
        found = 0
        for name in names:
            found |= 1 << self._bits.setdefault((kind, name), len(self._bits))
        return found

    def of(self, id_: QuantityId) -> tuple[frozenset[str], frozenset[str]]:
        """Return the files and the keys of one of the quantities."""
        mark = self._marks[id_]
        found = [one for one, bit in self._bits.items() if mark >> bit & 1]
        files = frozenset(name for kind, name in found if kind == "file")
        return files, frozenset(name for kind, name in found if kind == "source")


def files_behind(calculation: Calculation, ids: Iterable[QuantityId]) -> frozenset[str]:
    """Return the files that some quantities rest on together."""
    found, seen = set[str](), set[QuantityId]()
    waiting = [*ids]
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            (files, _), needs = _rests_of(calculation, one)
            found |= files
            waiting += needs
    return frozenset(found)


def _rests_of(
    calculation: Calculation, id_: QuantityId
) -> tuple[tuple[frozenset[str], frozenset[str]], tuple[QuantityId, ...]]:
    """Return the files and keys in the statement of a quantity, and the quantities that it reads."""
    base = QuantityId(id_.note, id_.name.partition(".")[0])
    table = calculation.datasets.get(base)
    if table is not None:
        return (frozenset({table.file} if table.file else ()), frozenset()), ()
    entry = calculation.scopes[id_.note].entries.get(base.name) if id_.note in calculation.scopes else None
    statement = entry.statement if entry else None
    comment = getattr(statement, "comment", None)
    keys = frozenset(comment.sources) if isinstance(comment, Comment) else frozenset[str]()
    origin = statement.origin if isinstance(statement, Definition) else None
    files = frozenset({origin.file}) if origin and not origin.is_fact else frozenset[str]()
    names = calculation.names.get(id_.note, {})
    found = (names.get(name) for name in (_named(statement) if statement else ()))
    return (files, keys), tuple(dict.fromkeys(other for other in found if other is not None))


def _named(statement: Statement) -> Iterator[str]:
    """The names that a statement reads."""
    match statement:
        case Pick(table=table):
            yield table
        case Definition(body=Solve() as solve):
            for sides in solve.system.equations if solve.system else ((solve.left, solve.right),):
                yield from (name for side in sides for name in names_in(side))
        case Definition(body=FitResult(fit=fit)):
            yield fit.table
            for side in (fit.left, fit.right, fit.where):
                yield from names_in(side) if side is not None else ()
        case Definition(body=body) | Function(body=body) if not isinstance(body, Range | Solve | FitResult):
            yield from names_in(body)
        case Check():
            yield from names_in(statement.condition)
