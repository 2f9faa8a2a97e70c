"""An equation to solve: both sides bound, the range its root is looked for in, and the place it should be near."""

from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.binding.bind import bind_expression
from calcgraph.calc.binding.binder import CONSTANTS, BaseValueOf, Binding, Names
from calcgraph.calc.model import Entry, QuantityId, Scope
from calcgraph.calc.programs.keys import argument_key
from calcgraph.calc.programs.roots import ALL
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Definition, Domain, Name, Number, Range, Solve, System
from calcgraph.calc.syntax.walks import names_in
from calcgraph.diagnostics import diagnose
from calcgraph.source import Span


def bind_solve(entry: Entry, definition: Definition, solve: Solve, scope: Scope, names: Names) -> Binding:
    """Bind the equation as a numeric root.

    The search covers the range of the line, or that of the unknown, or all numbers. It takes the root nearest to the
    line's `near`, or to the present value, or to the middle of the range.
    """
    span, is_own = solve.path.span, is_own_unknown(solve, scope)
    own = unknown_of(entry.id, solve)
    local = {print_expression(solve.path): read(own, span)} if is_own else {}
    left, right = (bind_expression(side, scope, names, local) for side in (solve.left, solve.right))
    path = Binding(read(own, span)) if is_own else bind_expression(solve.path, scope, names)
    found = merged(left, right, path)
    if left.term is None or right.term is None or path.term is None:
        return found
    if not is_own and (problem := _formula_problem(solve, scope)):
        return replace(found, problems=(*found.problems, diagnose("CG358", scope.path, span, *problem)))
    domain = solve.system.unknowns[0].domain if solve.system else definition.domain
    parts: tuple[Term, ...] = (left.term, right.term, *_places(solve, path.term, domain, scope, names))
    if solve.system:
        parts = (*parts, number(solve.which, span), number(len(solve.system.names), span))
    return replace(found, term=Term("root", span, parts, str(path.term.value)))


def bind_system(entry: Entry, system: System, scope: Scope, names: Names) -> Binding:
    """Equations that hold together, for all names of a line."""
    bodies = [
        Solve(*sides, one.path, system.span, one.near, print_expression(one.path) == name, system)
        for name, sides, one in zip(system.names, system.equations, system.unknowns, strict=True)
    ]
    keys = [argument_key(entry.id._replace(name=name), name) for name in system.names]
    own = {
        name: read(key, body.path.span) for name, key, body in zip(system.names, keys, bodies, strict=True) if body.own
    }
    sides = [bind_expression(side, scope, names, own) for pair in system.equations for side in pair]
    paths = [
        Binding(own[name]) if body.own else bind_expression(body.path, scope, names)
        for name, body in zip(system.names, bodies, strict=True)
    ]
    found = merged(*sides, *paths)
    computed = (
        diagnose("CG358", scope.path, body.path.span, *problem)
        for body in bodies
        if not body.own and (problem := _formula_problem(body, scope))
    )
    found = replace(found, problems=(*found.problems, *computed))
    terms = [one.term for one in (*sides, *paths) if one.term is not None]
    if found.problems or len(terms) < len(sides) + len(paths):
        return found
    chosen = any(one.near is not None for one in system.unknowns)
    places = [
        _places(body, path, one.domain, scope, names, is_aside=chosen and body.own and one.near is None)
        for body, path, one in zip(bodies, terms[len(sides) :], system.unknowns, strict=True)
    ]
    ordered = (place for column in zip(*places, strict=True) for place in column)
    own_keys = tuple(str(path.value) for path in terms[len(sides) :])
    return replace(found, term=Term("system", system.span, (*terms[: len(sides)], *ordered), own_keys))


def is_own_unknown(solve: Solve, scope: Scope) -> bool:
    """Return whether the unknown is just that: the name being defined, or one in the equation that the note lacks."""
    if solve.own or solve.is_joint or not isinstance(solve.path, Name):
        return solve.own
    name = solve.path.name
    is_free = name not in scope.entries and name not in scope.broken and name not in CONSTANTS
    return is_free and any(name in names_in(side) for side in (solve.left, solve.right))


def unknown_of(id_: QuantityId, solve: Solve) -> str:
    """Return the key of an unknown without a line in the sheet."""
    return argument_key(id_, print_expression(solve.path))


def _places(  # noqa: PLR0913 - of one unknown
    solve: Solve, path: Term, domain: Domain | None, scope: Scope, names: Names, *, is_aside: bool = False
) -> tuple[Term, Term, Term]:
    """Return both ends of an unknown's search range, and the value to be near: `ALL` if others give the range."""
    low, high = _ends(domain, solve, scope, names.in_base)
    span = solve.path.span
    if is_aside:
        return number(low, span), number(high, span), number(Fraction(ALL), span)
    return number(low, span), number(high, span), _here(solve, path, (low, high), names.in_base, scope)


def _formula_problem(solve: Solve, scope: Scope) -> tuple[str, str] | None:
    """Message and hint where the unknown is computed from others, so that no value of it can be chosen."""
    entry = scope.entries.get(solve.path.name) if isinstance(solve.path, Name) else None
    if entry is None and isinstance(solve.path, Name):
        return f"`{solve.path.name}` is a constant, so it cannot be solved for", "name the unknown of the equation"
    if entry is None or not isinstance(entry.statement, Definition) or isinstance(entry.statement.body, Number | Range):
        return None
    name = entry.id.name
    return (
        f"`{name}` is a formula, so it cannot be solved for",
        f"solve for an input of `{name}`, or for a new name",
    )


def _ends(domain: Domain | None, solve: Solve, scope: Scope, in_base: BaseValueOf) -> tuple[Fraction, Fraction]:
    entry = (
        scope.entries.get(solve.path.name)
        if isinstance(solve.path, Name) and not is_own_unknown(solve, scope)
        else None
    )
    for each in (domain, getattr(entry.statement, "domain", None) if entry else None):
        ends = (each.low, each.high) if each else (None, None)
        low, high = (None if end is None else in_base(end) for end in ends)
        if low is not None and high is not None:
            return low, high
    return -Fraction(ALL), Fraction(ALL)


def _here(solve: Solve, path: Term, ends: tuple[Fraction, Fraction], in_base: BaseValueOf, scope: Scope) -> Term:
    near = in_base(solve.near) if solve.near is not None else None
    if near is not None:
        return number(near, path.span)
    return number(sum(ends, Fraction(0)) / 2, path.span) if is_own_unknown(solve, scope) else path


def merged(*parts: Binding) -> Binding:
    """Return the merged results of binding several trees, without a term."""
    used: dict[QuantityId, Span] = {}
    for part in parts:
        for id_, span in part.used.items():
            used.setdefault(id_, span)
    return Binding(
        None,
        problems=tuple(problem for part in parts for problem in part.problems),
        cause=next((part.cause for part in parts if part.cause is not None), None),
        beside=tuple(problem for part in parts for problem in part.beside),
        used=used,
        overrides=tuple(override for part in parts for override in part.overrides),
        folds={key: fold for part in parts for key, fold in part.folds.items()},
        nodes={key: node for part in parts for key, node in part.nodes.items()},
        shared={key: one for part in parts for key, one in part.shared.items()},
    )
