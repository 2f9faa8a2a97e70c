"""An equation to solve: both sides bound, the range its root is looked for in, and the place it should be near."""

from fractions import Fraction

from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import Bound, InBase, Names
from calcgraph.calc.model import Entry, Scope
from calcgraph.calc.programs.keys import argument_key
from calcgraph.calc.programs.roots import ALL
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.syntax.tree import Definition, Domain, Name, Number, Range, Solve
from calcgraph.diagnostics import diagnose


def bind_solve(entry: Entry, definition: Definition, solve: Solve, scope: Scope, names: Names) -> Bound:
    """The equation as a numeric root.

    It is looked for in the range of the line, else in that of what is solved for, else among all numbers; nearest to
    the line's `near`, else to the present value, else to the middle of the range.
    """
    span = solve.path.span
    own = read(argument_key(entry.id, definition.name), span)
    local = {definition.name: own} if solve.own else {}
    left, right = (bind_expression(side, scope, names, local) for side in (solve.left, solve.right))
    path = Bound(own) if solve.own else bind_expression(solve.path, scope, names)
    found = merged(left, right, path)
    if left.term is None or right.term is None or path.term is None:
        return found
    if not solve.own and (problem := _formula_problem(solve, scope)):
        found.problems.append(diagnose("CG358", scope.path, span, *problem))
        return found
    low, high = _ends(definition.domain, solve, scope, names.in_base)
    here = _here(solve, path.term, (low, high), names.in_base)
    ends = (number(low, span), number(high, span), here)
    found.term = Term("root", span, (left.term, right.term, *ends), str(path.term.value))
    return found


def _formula_problem(solve: Solve, scope: Scope) -> tuple[str, str] | None:
    """Message and hint where the unknown is computed from others, so that no value of it can be chosen."""
    entry = scope.entries.get(solve.path.name) if isinstance(solve.path, Name) else None
    if entry is None or not isinstance(entry.statement, Definition) or isinstance(entry.statement.body, Number | Range):
        return None
    name = entry.id.name
    return (
        f"`{name}` is a formula, so it cannot be solved for",
        "name what it reads, or a name of its own",
    )


def _ends(domain: Domain | None, solve: Solve, scope: Scope, in_base: InBase) -> tuple[Fraction, Fraction]:
    entry = scope.entries.get(solve.path.name) if isinstance(solve.path, Name) and not solve.own else None
    for each in (domain, getattr(entry.statement, "domain", None) if entry else None):
        ends = (each.low, each.high) if each else (None, None)
        low, high = (None if end is None else in_base(end) for end in ends)
        if low is not None and high is not None:
            return low, high
    return -Fraction(ALL), Fraction(ALL)


def _here(solve: Solve, path: Term, ends: tuple[Fraction, Fraction], in_base: InBase) -> Term:
    near = in_base(solve.near) if solve.near is not None else None
    if near is not None:
        return number(near, path.span)
    return number(sum(ends, Fraction(0)) / 2, path.span) if solve.own else path


def merged(*parts: Bound) -> Bound:
    """What binding several trees found out, without a term."""
    found = Bound(None)
    for part in parts:
        found.problems.extend(part.problems)
        found.cause = found.cause or part.cause
        found.overrides.extend(part.overrides)
        found.folds.update(part.folds)
        found.curves.update(part.curves)
        for id_, span in part.used.items():
            found.used.setdefault(id_, span)
    return found
