"""Libraries that ship with calcgraph, such as `statistics`: a sheet gets the functions and values that it names.

A library is a note in the calc language. What a sheet takes from it is complete: values and functions of the library
are put in, and pi as well, so that no name of the note can change what a function means.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from calcgraph.calc.syntax.comments import NO_COMMENT, comment_of
from calcgraph.calc.syntax.complaints import expect_name, expect_sign, refuse_rest
from calcgraph.calc.syntax.given.constants import joined_comment
from calcgraph.calc.syntax.tokens import Cursor, next_line, text_of_fence
from calcgraph.calc.syntax.tree import Call, Comment, Definition, Expr, Function, Name, Number, Statement
from calcgraph.calc.syntax.walks import map_parts, walk
from calcgraph.files import own_text
from calcgraph.notes.model import Fence
from calcgraph.source import START, Span
from calcgraph.suggest import did_you_mean

FOLDER = Path(__file__).parent / "library"
LIBRARIES = ("chemistry", "finance", "levels", "operations", "statistics", "thermodynamics")
ALWAYS: Mapping[str, frozenset[str]] = {
    "finance": frozenset({"npv", "irr", "mirr"}),
    "statistics": frozenset({"normal_quantile"}),
}
"""Names of a library that every sheet has anyway."""
_SOURCE = re.compile(r"- id: (\S+)\n    title: ([^\n]+)\n    author: ([^\n]+)\n    issued: (\d+)")
_AUTHOR = re.compile(r"(?:family|literal): ([^{}:\n]{1,60})\}")
_PI = Fraction("3.14159265358979323846264338327950288419716939937510582097494459")

Item: TypeAlias = Definition | Function
StatementReader: TypeAlias = Callable[[Cursor], tuple[Statement, ...]]
"""Reads the statements that begin at a cursor: `read_statements`, which reads `use` too and so hands itself on."""


class StandardLibrary(NamedTuple):
    """A library: its title, the text of its note and the names that sheets can use."""

    name: str
    text: str
    items: Mapping[str, Item]


@cache
def library_read_by(read: StatementReader, name: str) -> StandardLibrary:
    """Return a library that ships with calcgraph."""
    text = own_text(FOLDER / f"{name}.md")
    head, _, body = text.removeprefix("---\n").partition("\n---\n")
    cited = _sources(head)
    known: dict[str, Item] = {}
    for after in body.split("```calc\n")[1:]:
        for statement in _statements(after.partition("```")[0], read):
            if isinstance(statement, Definition | Function):
                known[statement.name] = _complete(statement, known, cited)
    return StandardLibrary(name, text, {name: one for name, one in known.items() if not name.startswith("_")})


def sources(name: str) -> tuple[str, ...]:
    """Return the sources of a library, each as a reader would cite it."""
    head = own_text(FOLDER / f"{name}.md").removeprefix("---\n").partition("\n---\n")[0]
    return tuple(_sources(head).values())


def _sources(head: str) -> dict[str, str]:
    return {
        key: f"{' and '.join(_AUTHOR.findall(authors))}, {title}, {year}"
        for key, title, authors, year in _SOURCE.findall(head)
    }


def _statements(text: str, read: StatementReader) -> Iterator[Statement]:
    cursor, at = Cursor(text_of_fence(Fence("", {}, text, START, 1, tuple(0 for _ in text.split("\n"))), "library")), 0
    while at < len(text):
        cursor.begin(at)
        yield from read(cursor)
        at = next_line(text, cursor.peek().start)


def _complete(item: Item, known: Mapping[str, Item], sources: Mapping[str, str]) -> Item:
    """Return a statement with all of the library that it needs put in, and its sources in words."""
    body = item.body
    assert not isinstance(item, Definition) or isinstance(body, Number)
    own = {argument.name for argument in item.args} if isinstance(item, Function) else set()
    cited = "; ".join(sources[key] for key in item.comment.sources)
    comment = Comment(", ".join(part for part in (item.comment.text, cited) if part), (), START)
    return replace(item, body=_put_in(body, known, own), comment=comment)  # type: ignore[arg-type]  # an expression


def _put_in(expr: Expr, known: Mapping[str, Item], own: set[str]) -> Expr:
    match expr:
        case Name(name="pi") if "pi" not in own:
            return Number(_PI, "", "pi", expr.span)
        case Name(name=name) if name in known and name not in own:
            item = known[name]
            assert isinstance(item, Definition)
            return item.body  # type: ignore[return-value]  # a number
        case Call(function=name, args=args) if name in known:
            item = known[name]
            assert isinstance(item, Function)
            values = [_put_in(arg, known, own) for arg in args]
            values += [argument.default for argument in item.args[len(values) :] if argument.default is not None]
            return _replaced(item.body, dict(zip((one.name for one in item.args), values, strict=True)))
        case _:
            return map_parts(expr, lambda part: _put_in(part, known, own))


def _replaced(expr: Expr, values: Mapping[str, Expr]) -> Expr:
    if isinstance(expr, Name):
        return values.get(expr.name, expr)
    return map_parts(expr, lambda part: _replaced(part, values))


def read_library(cursor: Cursor, read: StatementReader) -> tuple[Item, ...]:
    """Read `statistics: t_cdf, t_quantile as tq`, starting at the library: a statement for each name."""
    named = expect_name(cursor, "a library")
    expect_sign(cursor, ":", f"`:` with the names to use of `{named.text}`")
    used = library_read_by(read, named.text)
    found = [one for one in cursor.listed(lambda at: _read_one(at, used)) if one is not None]
    refuse_rest(cursor)
    comment = comment_of(cursor)
    if comment == NO_COMMENT:
        return tuple(found)
    return tuple(replace(one, comment=joined_comment(one.comment, comment)) for one in found)


def _read_one(cursor: Cursor, used: StandardLibrary) -> Item | None:
    """Return the statement of one name; None for a function that every sheet has."""
    name = expect_name(cursor, f"a name of `{used.name}`")
    item = used.items.get(name.text)
    if item is None and name.text in ALWAYS.get(used.name, ()):
        if cursor.peek().text == "as":
            message = f"`{name.text}` is a built-in function, so it cannot be renamed"
            raise cursor.refuse("CG222", name.start, name.end, message, f"call it `{name.text}`")
        return None
    if item is None:
        hint = did_you_mean(name.text, used.items) or f"it has {', '.join(used.items)}"
        raise cursor.refuse("CG342", name.start, name.end, f"`{used.name}` does not have `{name.text}`", hint)
    given = expect_name(cursor, "a name after `as`") if cursor.takes("as") else name
    span, place = cursor.source.span(name.start, given.end), cursor.place(given)
    body = _moved(item.body, span)  # type: ignore[arg-type]  # an expression
    cursor.units.update(part.unit for part in walk(body) if isinstance(part, Number))
    comment = replace(item.comment, span=span)
    if isinstance(item, Definition):
        return replace(item, name=given.text, unit_span=place, body=body, comment=comment, name_span=place, span=span)
    args = tuple(replace(one, span=span, default=one.default and _moved(one.default, span)) for one in item.args)
    return Function(given.text, args, item.unit, place, body, comment, place, span, library=used.name)


def _moved(expr: Expr, span: Span) -> Expr:
    """Return an expression at one place of a note."""
    return map_parts(replace(expr, span=span), lambda part: _moved(part, span))
