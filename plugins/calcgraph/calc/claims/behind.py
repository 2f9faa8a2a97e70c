"""The dependencies of a claim: the files that are read and the sources that are cited on the way to its number."""

from collections.abc import Iterator

from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Check, Comment, Definition, FitResult, Function, Pick, Range, Solve, Statement
from calcgraph.calc.syntax.walks import names_in


def files_behind(calculation: Calculation, id_: QuantityId) -> tuple[frozenset[str], frozenset[str]]:
    """The files and the keys of sources that a quantity, a pick's column or a table's cell rests on.

    Files are named as reports print them. What is in the right sides of overrides does not count.
    """
    files: set[str] = set()
    keys: set[str] = set()
    waiting, seen = [id_], {id_}
    while waiting:
        one = waiting.pop()
        base = QuantityId(one.note, one.name.partition(".")[0])
        table = calculation.datasets.get(base)
        if table is not None:
            files |= {table.file} if table.file else set()
            continue
        entry = calculation.scopes[one.note].entries.get(base.name) if one.note in calculation.scopes else None
        statement = entry.statement if entry else None
        comment = getattr(statement, "comment", None)
        keys |= set(comment.sources) if isinstance(comment, Comment) else set()
        if isinstance(statement, Definition) and statement.origin and not statement.origin.is_fact:
            files.add(statement.origin.file)
        names = _named(statement) if statement else ()
        found = {calculation.names.get(one.note, {}).get(name) for name in names}
        waiting += [other for other in found if other is not None and other not in seen]
        seen |= {other for other in found if other is not None}
    return frozenset(files), frozenset(keys)


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
