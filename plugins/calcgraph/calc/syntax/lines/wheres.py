"""The rule of the grammar for steps of a function: `f(x) = u^2 + u where u = x / 2 m`."""

from collections.abc import Mapping
from itertools import islice

from calcgraph.calc.syntax.complaints import expect_name, expect_sign
from calcgraph.calc.syntax.expressions import read_sum
from calcgraph.calc.syntax.tokens import Cursor, Token
from calcgraph.calc.syntax.tree import Argument, Expr, Group, Name
from calcgraph.calc.syntax.walks import map_parts, names_in, walk

MOST_PARTS = 400
"""The largest number of nodes of a body with its steps substituted."""


def read_steps_of(cursor: Cursor, args: tuple[Argument, ...], body: Expr) -> tuple[Expr, tuple[str, ...]]:
    """Return the body with the steps after `where` substituted, and their names; raise if a step is not used."""
    if cursor.peek().text != "where":
        return body, ()
    word = cursor.take()
    cursor.lists = True
    found: dict[str, Expr] = {}
    taken = {argument.name for argument in args}
    while not found or cursor.takes(","):
        name = expect_name(cursor, "a name after `where`")
        expect_sign(cursor, "=", f"`=` and what `{name.text}` is")
        if name.text in taken | found.keys():
            what = "already an argument" if name.text in taken else "defined twice"
            message = f"`{name.text}` after `where` is {what}"
            raise cursor.refuse("CG225", name.start, name.end, message, "choose another name")
        step = put_in(read_sum(cursor), found)
        _check_size(cursor, word, step)
        _check_loops(cursor, name, body, step)
        found[name.text] = step
        if name.text not in names_in(body) and not _is_used_later(cursor, name):
            message = f"`{name.text}` after `where` is not used"
            raise cursor.refuse("CG225", name.start, name.end, message, f"remove `{name.text}`")
    whole = put_in(body, found)
    _check_size(cursor, word, whole)
    return whole, tuple(found)


def put_in(expr: Expr, steps: Mapping[str, Expr]) -> Expr:
    """Return the expression with names replaced by their definitions."""
    if isinstance(expr, Name):
        return steps.get(expr.name, expr)
    return map_parts(expr, lambda part: put_in(part, steps))


def _check_size(cursor: Cursor, word: Token, expr: Expr) -> None:
    """Raise for a tree that grows too large; steps of steps may double it with each."""
    if next(islice(walk(expr), MOST_PARTS, None), None) is not None:
        message = f"more than {MOST_PARTS} parts with the steps put in"
        raise cursor.refuse("CG220", word.start, cursor.at, message, "make functions of some steps")


def _is_used_later(cursor: Cursor, name: Token) -> bool:
    """Return whether a later step might use a step."""
    rest = cursor.source.text[cursor.at :].partition("\n")[0].partition("#")[0]
    return name.text in rest


def _check_loops(cursor: Cursor, name: Token, body: Expr, step: Expr) -> None:
    """Raise where a sum in the body runs over a name that the step means otherwise."""
    counted = {
        one.items[0].name
        for one in walk(body)
        if isinstance(one, Group) and one.items and isinstance(one.items[0], Name)
    }
    meant = counted & {name.text, *names_in(step)}
    if meant:
        message = f"`{min(meant)}` is both a loop variable of the formula and a name after `where`"
        raise cursor.refuse("CG225", name.start, cursor.at, message, "rename one of the two")
