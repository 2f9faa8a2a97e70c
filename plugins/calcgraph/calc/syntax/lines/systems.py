"""The rule of the grammar for several names of one `solve`: unknowns of several equations, or roots of one."""

import re

from calcgraph.calc.syntax.bounds import read_domain, read_near
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, whole_line
from calcgraph.calc.syntax.expressions import read_sum
from calcgraph.calc.syntax.paths import read_path
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Definition, Expr, Name, Solve, System, Unknown
from calcgraph.source import Span

MOST_UNKNOWNS = 6
_NAME = r"[ \t]*[^\W\d]\w*[ \t]*(?:\[[^\[\]\n]*\][ \t]*)?"
BEGINS_SYSTEM = re.compile(rf"{_NAME}(?:,{_NAME})+=[ \t]*solve\b")
_UNIT = re.compile(r"\[([^\[\]\n]*)\]")
_ROOTS = "write `low, high = solve f(x) = 2 for x in 0..10`"
_SYSTEM = "write `x, y = solve a = b, c = d for x, y`"


def read_system(cursor: Cursor) -> tuple[Definition, ...]:
    """One definition for each name; the first stands for the line."""
    names = cursor.listed(_read_name)
    expect_sign(cursor, "=", "`=` after the names")
    word = cursor.take()
    cursor.lists = True
    equations = cursor.listed(_read_equation)
    expect_sign(cursor, "for", "`for` with the names to solve for")
    unknowns = cursor.listed(_read_unknown)
    end = cursor.at
    line = whole_line(cursor, names[0][0].start)
    texts = tuple(name.text for name, _, _ in names)
    _check(cursor, texts, len(equations), unknowns, (word.start, end))
    units = tuple(unit for _, unit, _ in names)
    system = System(texts, units, tuple(pair for pair, _ in equations), tuple(unknowns), line)
    return tuple(_definition(cursor, system, at, names[at], equations[at : at + 1]) for at in range(len(names)))


def _definition(
    cursor: Cursor,
    system: System,
    at: int,
    name: tuple[Token, str, Span | None],
    own: list[tuple[tuple[Expr, Expr], Span]],
) -> Definition:
    token, unit, unit_span = name
    is_root = len(system.equations) == 1
    left, right = system.equations[0 if is_root else at]
    unknown = system.unknowns[0 if is_root else at]
    path = unknown.path
    name_span = cursor.place(token)
    is_own = not is_root and path == Name(token.text, path.span)
    body = Solve(left, right, path, system.span, unknown.near, is_own, system, at)
    place = system.span if at == 0 else name_span if is_root else own[0][1]
    shown = None if is_root and at else unknown.domain
    return Definition(token.text, unit, unit_span or name_span, body, shown, comment_of(cursor), name_span, place)


def _read_name(cursor: Cursor) -> tuple[Token, str, Span | None]:
    """A name with the unit that is declared for it, and where that is."""
    name, token = expect_name(cursor, "a name"), cursor.peek()
    written = _UNIT.match(cursor.source.text, token.start) if token.text == "[" else None
    if written is None:
        return name, "", None
    cursor.go_to(written.end())
    return name, written[1].strip(), cursor.source.span(*written.span(1))


def _read_equation(cursor: Cursor) -> tuple[tuple[Expr, Expr], Span]:
    start = cursor.peek().start
    left = read_sum(cursor)
    expect_sign(cursor, "=", "`=` between the two sides of an equation")
    right = read_sum(cursor)
    return (left, right), cursor.source.span(start, cursor.at)


def _read_unknown(cursor: Cursor) -> Unknown:
    return Unknown(read_path(cursor), read_domain(cursor), read_near(cursor, read_sum))


def _check(
    cursor: Cursor, names: tuple[str, ...], equations: int, unknowns: list[Unknown], place: tuple[int, int]
) -> None:
    """Raise where the counts do not fit each other."""
    paths = [one.path.name if isinstance(one.path, Name) else f"{one.path.base}.{one.path.column}" for one in unknowns]
    if len(names) > MOST_UNKNOWNS:
        raise cursor.refuse("CG230", *place, f"more than {MOST_UNKNOWNS} names in one `solve`", "solve in parts")
    if len(set(paths)) < len(paths):
        raise cursor.refuse("CG230", *place, "an unknown is written twice", _SYSTEM)
    if equations == len(unknowns) == 1:
        if paths[0] in names:
            message = f"`{paths[0]}` is both the unknown and a name for one of its roots"
            raise cursor.refuse("CG230", *place, message, _ROOTS)
        if unknowns[0].near is not None:
            raise cursor.refuse("CG230", *place, "`near` chooses one root, but this line asks for all", _ROOTS)
        return
    if not equations == len(unknowns) == len(names):
        counts = (_counted(len(names), "name"), _counted(equations, "equation"), _counted(len(unknowns), "unknown"))
        message = f"{', '.join(counts[:2])} and {counts[2]}, but their numbers must be equal"
        raise cursor.refuse("CG230", *place, message, _SYSTEM)
    if any(path in names and path != name for path, name in zip(paths, names, strict=True)):
        message = "the unknowns are not in the order of their names"
        raise cursor.refuse("CG230", *place, message, f"write `for {', '.join(names)}`")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
