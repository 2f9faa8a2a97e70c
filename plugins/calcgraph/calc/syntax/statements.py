"""The rules of the grammar for statements: definitions, functions, picks, imports, checks, scenarios."""

import re

from msgspec.structs import replace

from calcgraph.calc.functions import FIXED
from calcgraph.calc.nonscalar_functions import FOLDS, LOOPED, VECTOR_PRODUCTS
from calcgraph.calc.syntax.bounds import read_between, read_domain, read_near, read_range, read_tolerance, signed
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import (
    COLUMN,
    MISPLACED,
    expect_name,
    expect_sign,
    refuse_absent,
    refuse_conversion,
    unexpected,
    whole_line,
)
from calcgraph.calc.syntax.expressions import RELATIONS, read_expression, read_sum
from calcgraph.calc.syntax.given.constants import LIBRARY, read_constants
from calcgraph.calc.syntax.given.libraries import LIBRARIES, read_library
from calcgraph.calc.syntax.given.units import BEGINS, skip_unit
from calcgraph.calc.syntax.lines.correlations import BEGINS_CORRELATION, read_correlation
from calcgraph.calc.syntax.lines.fits import begins_fit, read_fit
from calcgraph.calc.syntax.lines.rates import begins_ode, read_ode
from calcgraph.calc.syntax.lines.systems import BEGINS_SYSTEM, read_system
from calcgraph.calc.syntax.lines.wheres import read_steps_of
from calcgraph.calc.syntax.origins import begins_origin, read_origin, refuse_version
from calcgraph.calc.syntax.overrides import read_overrides
from calcgraph.calc.syntax.paths import group_column, read_path, read_per
from calcgraph.calc.syntax.sequences import read_start, read_steps
from calcgraph.calc.syntax.tokens import RESERVED, CalcTokenKind, Cursor, Token
from calcgraph.calc.syntax.tree import (
    Argument,
    Call,
    Check,
    Compare,
    Definition,
    Expr,
    Function,
    Name,
    Range,
    Scenario,
    Solve,
    Statement,
)
from calcgraph.calc.syntax.value_imports import read_pick, read_use
from calcgraph.source import Span
from calcgraph.suggest import did_you_mean

OPERATORS = ("+", "-", "*", "/", "^", *RELATIONS)

_KEYWORDS = ("use", "check", "scenario")
"""The words that begin a statement, unless the text after them shows that they are names."""


_HEAD = re.compile(
    rf"[ \t]*(?!(?:{'|'.join(RESERVED)})\b)([A-Za-z_][A-Za-z0-9_]*)[ \t]*"
    r"(?:\[[^\S\n]*([^\[\]\s](?:[^\[\]\n]*[^\[\]\s])?)[^\S\n]*\][ \t]*)?=(?!=)"
)
"""`name [unit] =`: most lines begin so, and one match costs a fourth of their tokens."""
_GIVEN = re.compile(rf"use[ \t]+({'|'.join((LIBRARY, *LIBRARIES))})\b(?![ \t]*[=\[])")
_UNIT = re.compile(r"\[([^\[\]\n]*)\]")
_SOLVED = re.compile(r"[^\W\d]|[0-9($]|-[^ ]")
"""The text after `solve` if that is not a name."""


def read_statements(cursor: Cursor) -> tuple[Statement, ...]:  # noqa: PLR0911 - one return a kind of line
    """Return the statements that begin here: one, the constants of a line, or nothing for a unit."""
    head = _HEAD.match(cursor.source.text, cursor.begun)
    if head is None:
        word = cursor.peek()
        if word.text == "use" and (given := _GIVEN.match(cursor.source.text, word.start)):
            cursor.take()
            return read_constants(cursor) if given[1] == LIBRARY else read_library(cursor, read_statements)
        if word.text == "unit" and BEGINS.match(cursor.source.text, word.start):
            skip_unit(cursor, word)
            return ()
        if word.text == "ode" and begins_ode(_following(cursor)):
            return read_ode(cursor)
        if word.text == "fit" and begins_fit(_following(cursor)):
            return (read_fit(cursor),)
        if word.kind is CalcTokenKind.NAME and cursor.source.text.startswith(".", word.end):
            return (_read_computed(cursor, expect_name(cursor, "a name")),)
        if word.kind is CalcTokenKind.NAME and BEGINS_SYSTEM.match(cursor.source.text, word.start):
            return read_system(cursor)
        return () if word.kind is CalcTokenKind.END else (_read_by_word(cursor, word),)
    cursor.go_to(head.end(), "=")
    unit_span = cursor.source.span(*head.span(2)) if head[2] else None
    return (_read_body(cursor, head[1], head.span(1), head[2] or "", unit_span),)


def _read_by_word(cursor: Cursor, word: Token) -> Statement:  # noqa: PLR0911 - one return a kind of line
    if word.text in OPERATORS:
        message = f"a line cannot begin with `{word.text}`"
        raise cursor.refuse(
            "CG210", word.start, word.end, message, "end the line above in an operator to continue a formula"
        )
    if word.kind is not CalcTokenKind.NAME:
        raise unexpected(cursor, "a statement such as `name = formula`")
    if word.text in _KEYWORDS:
        follows = _following(cursor)
        match word.text:
            case "use" if follows.startswith("[["):
                return read_use(cursor)
            case "check" if not _defines(follows):
                return _read_check(cursor)
            case "scenario" if follows[:1].isidentifier():
                return _read_scenario(cursor)
            case "use" if not _defines(follows):
                cursor.take()
                word = cursor.peek()
                if hint := did_you_mean(word.text, (LIBRARY, *LIBRARIES)):
                    message = f"`{word.text}` is not a library"
                    raise cursor.refuse("CG342", word.start, word.end, message, hint)
                raise unexpected(cursor, "`[[note]]` after `use`")
    if BEGINS_CORRELATION.match(cursor.source.text, word.start):
        return read_correlation(cursor)
    refuse_absent(cursor, word)
    name = expect_name(cursor, "a name")
    token = cursor.peek()
    start = read_start(cursor, name) if token.text == "(" else None
    if token.text == "(" and start is None:
        return _read_function(cursor, name.start, name.end, name.text)
    if token.text == ",":
        return read_pick(cursor, name.start, [name.text])
    return _read_definition(cursor, name.start, cursor.at, start or name.text)


def _following(cursor: Cursor) -> str:
    """Return a few characters after the next token, to tell a keyword from a name."""
    end = cursor.peek().end
    return cursor.source.text[end : end + 200].lstrip(" \t")


def _defines(follows: str) -> bool:
    """Return whether a word followed by this is a name that is being defined."""
    return re.match(r"(\[[^\[\]\n]*\][ \t]*)?=|,", follows) is not None


def _read_definition(cursor: Cursor, start: int, name_end: int, name: str) -> Statement:
    unit, unit_span = _read_unit(cursor)
    sign = cursor.peek()
    if sign.text == ":" and cursor.source.text.startswith(":=", sign.start):
        raise cursor.refuse(
            "CG219", sign.start, sign.start + 2, "`:=` is not an operator", "write a definition with `=`"
        )
    if name == "solve" and sign.kind is not CalcTokenKind.END:
        raise cursor.refuse(
            "CG210", start, name_end, "a `solve` has no name for its result", _named_solve(cursor, start)
        )
    expect_sign(cursor, "=", f"`=` after `{name[:20]}`")
    return _read_body(cursor, name, (start, name_end), unit, unit_span)


def _named_solve(cursor: Cursor, start: int) -> str:
    """Return the line `solve a = b for c` with the name that it lacks."""
    line = cursor.source.text[start:].partition("\n")[0].partition("#")[0].strip(" \t")
    unknown = line.partition(" for ")[2].split(" ")[0]
    return f"write `{unknown} = {line}`" if unknown.isidentifier() else MISPLACED["solve"]


def _read_body(cursor: Cursor, name: str, place: tuple[int, int], unit: str, unit_span: Span | None) -> Statement:
    """The right side of a definition; `place` are the offsets of its name."""
    refuse_version(cursor)
    if begins_origin(cursor):
        return read_origin(cursor, name, place, unit, unit_span)
    refuse_conversion(cursor, cursor.source.text[place[0] : place[1]], unit)
    word = cursor.peek()
    if word.text == "pick" and not unit and _following(cursor)[:1].isidentifier():
        return read_pick(cursor, place[0], [name])
    body: Expr | Range | Solve
    if word.text == "solve" and _SOLVED.match(_following(cursor)):
        body = _read_solve(cursor, name)
    else:
        expr = read_expression(cursor)
        if (grouped := read_per(cursor, expr)) is not None:
            return _grouped(cursor, name, place, grouped, (unit, unit_span))
        body = read_range(cursor, expr, word.start) or read_between(cursor, expr, word.start) or signed(expr)
    domain = read_domain(cursor)
    if isinstance(body, Solve) and domain is not None and body.near is None:
        body = replace(body, near=read_near(cursor, read_sum))
    span = whole_line(cursor, place[0])
    name_span = cursor.source.span(*place)
    return Definition(name, unit, unit_span or name_span, body, domain, comment_of(cursor), name_span, span)


def _read_unit(cursor: Cursor) -> tuple[str, Span | None]:
    """Return `[unit]`, if it is here: its text without outer spaces, and its position."""
    token = cursor.peek()
    if token.text not in ("[", "[["):
        return "", None
    found = _UNIT.match(cursor.source.text, token.start)
    if found is None:
        raise cursor.refuse("CG211", token.start, token.end, "`[` is not closed on this line")
    text = found.group(1).strip()
    if not text:
        message = "a unit is missing in `[ ]`"
        raise cursor.refuse("CG210", found.start(), found.end(), message, "write `[1]` for a pure number")
    cursor.go_to(found.end())
    at = found.start(1) + found.group(1).index(text)
    return text, cursor.source.span(at, at + len(text))


def _read_solve(cursor: Cursor, name: str) -> Solve:
    word = cursor.take()
    left = read_sum(cursor)
    expect_sign(cursor, "=", "`=` between the two sides of `solve`")
    right = read_sum(cursor)
    expect_sign(cursor, "for", "`for` with the name to solve for")
    path = read_path(cursor)
    span = cursor.source.span(word.start, cursor.at)
    return Solve(left, right, path, span, read_near(cursor, read_sum), own=path == Name(name, path.span))


def _read_function(cursor: Cursor, start: int, name_end: int, name: str) -> Function:
    is_taken = name in FIXED or name in FOLDS or name in VECTOR_PRODUCTS
    if is_taken or (name in LOOPED and name != "step"):
        message = f"`{name}` is a built-in function and cannot be redefined"
        raise cursor.refuse("CG216", start, name_end, message, f"rename it, for example `my_{name}`")
    args = _read_arguments(cursor)
    unit, unit_span = _read_unit(cursor)
    head = cursor.source.text[start : cursor.at].partition("[")[0].strip()
    expect_sign(cursor, "=", f"`=` after `{name[:20]}(…)`")
    refuse_conversion(cursor, head, unit)
    body, inner = read_steps_of(cursor, args, read_expression(cursor))
    steps, span = read_steps(cursor, name, args), whole_line(cursor, start)
    name_span, comment = cursor.source.span(start, name_end), comment_of(cursor)
    return Function(name, args, unit, unit_span or name_span, body, comment, name_span, span, steps, inner=inner)


def _read_computed(cursor: Cursor, table: Token) -> Function:
    """Read a column, `plans.revenue [USD/mo] = plans.price * plans.seats`; the cursor is after its table."""
    cursor.take()
    column = expect_name(cursor, COLUMN)
    unit, unit_span = _read_unit(cursor)
    expect_sign(cursor, "=", f"`=` after `{table.text[:20]}.{column.text[:20]}`")
    body = read_expression(cursor)
    body, span = read_per(cursor, body) or body, whole_line(cursor, table.start)
    place = cursor.source.span(table.start, column.end)
    name = f"{table.text}.{column.text}"
    return Function(name, (), unit, unit_span or place, body, comment_of(cursor), place, span, table=table.text)


def _grouped(cursor: Cursor, name: str, place: tuple[int, int], body: Call, unit: tuple[str, Span | None]) -> Function:
    """`by_year = total(months.new) per months.year`: the only column, so far, of a table that the line makes."""
    span, at = whole_line(cursor, place[0]), cursor.source.span(*place)
    column = f"{name}.{group_column(body.args[0])}"
    return Function(column, (), unit[0], unit[1] or at, body, comment_of(cursor), at, span, table=name)


def _read_arguments(cursor: Cursor) -> tuple[Argument, ...]:
    """`(x, y = 1)`: each name once, those with a default last."""
    cursor.take()
    args: list[Argument] = []
    while cursor.peek().text != ")":
        if args:
            expect_sign(cursor, ",", "`,` or `)`")
        name = expect_name(cursor, "an argument's name")
        default = read_sum(cursor) if cursor.takes("=") else None
        if any(arg.name == name.text for arg in args):
            raise cursor.refuse("CG225", name.start, name.end, f"argument `{name.text}` is written twice")
        if default is None and args and args[-1].default is not None:
            message = f"argument `{name.text}` without a default comes after one with a default"
            raise cursor.refuse("CG225", name.start, name.end, message, "put arguments with defaults last")
        args.append(Argument(name.text, default, cursor.place(name)))
    cursor.take()
    return tuple(args)


def _read_check(cursor: Cursor) -> Check:
    word = cursor.take()
    name, name_span = "", cursor.place(word)
    token = cursor.peek()
    if token.kind is CalcTokenKind.NAME and _following(cursor).startswith(":"):
        named = expect_name(cursor, "a name")
        name, name_span = named.text, cursor.place(named)
        cursor.take()
    token, start = cursor.peek(), cursor.peek().start
    if token.text == "for":
        message = "`for all` stands at the end of a check"
        raise cursor.refuse("CG210", start, token.end, message, "write `check a + b = b + a for all`")
    said = read_expression(cursor)
    left, op, right = (said.left, said.op, said.right) if isinstance(said, Compare) else (said, "", None)
    tolerance = read_tolerance(cursor, right)
    if tolerance is not None and op != "=":
        message = "a tolerance needs `=`, not another comparison"
        raise cursor.refuse("CG222", start, cursor.at, message, "write `check a = b ± 2 %`")
    for_all, span = _read_for_all(cursor), whole_line(cursor, word.start)
    return Check(name, left, op, right, tolerance, for_all, comment_of(cursor), name_span, span)


def _read_for_all(cursor: Cursor) -> bool:
    if not cursor.takes("for"):
        return False
    expect_sign(cursor, "all", "`all` after `for`")
    token = cursor.peek()
    if token.kind is CalcTokenKind.NAME:
        message = "`for all` takes no names: the check is for all values of every parameter"
        raise cursor.refuse("CG210", token.start, token.end, message, "end the line with `for all`")
    return True


def _read_scenario(cursor: Cursor) -> Scenario:
    word = cursor.take()
    name = expect_name(cursor, "a scenario's name")
    expect_sign(cursor, ":", f"`:` after `{name.text[:20]}`")
    cursor.lists = True
    overrides, span = read_overrides(cursor, read_expression), whole_line(cursor, word.start)
    return Scenario(name.text, overrides, comment_of(cursor), cursor.place(name), span)
