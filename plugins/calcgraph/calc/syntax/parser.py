"""The parser of the calc language: a fence to its statements, an expression or a list of overrides to a tree."""

import re

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.syntax.amended import has_its_scenario
from calcgraph.calc.syntax.complaints import refuse_rest, unexpected
from calcgraph.calc.syntax.expressions import read_expression
from calcgraph.calc.syntax.given.constants import LIBRARY
from calcgraph.calc.syntax.given.libraries import LIBRARIES, StandardLibrary, library_read_by
from calcgraph.calc.syntax.line_repairs import mended
from calcgraph.calc.syntax.lines.conditional_text import BEGINS_WORDS, read_words
from calcgraph.calc.syntax.origins import end_of_origin
from calcgraph.calc.syntax.overrides import read_overrides
from calcgraph.calc.syntax.statements import read_statements
from calcgraph.calc.syntax.tokens import (
    CalcTokenKind,
    Cursor,
    StatementRefusal,
    Text,
    next_line,
    text_of_fence,
    text_of_span,
)
from calcgraph.calc.syntax.tree import Expr, Override, SheetTree, Statement, WithExpr
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Fence
from calcgraph.source import Span

_UNIT = r"[ \t]*(?:\[[^\[\]\n]*\][ \t]*)?"
_STATEMENT_START = re.compile(
    rf"[ \t]*(?:use[ \t]*(?:\[\[|(?:{'|'.join((LIBRARY, *LIBRARIES))})\b)|(?:check|scenario|unit|ode)[ \t]+[^\W\d]"
    rf"|[^\W\d]\w*(?:\.[^\W\d]\w*|\([^()\n]*\))?{_UNIT}=(?!=)"
    r"|[^\W\d]\w*(?:[ \t]*,[ \t]*[^\W\d]\w*)+[ \t]*=[ \t]*pick\b|correlate[ \t]*\([^()\n]*\)[ \t]*(?:[#\n]|$))"
)
_DEFINED = re.compile(rf"[ \t]*([^\W\d]\w*(?:\.[^\W\d]\w*|(?:[ \t]*,[ \t]*[^\W\d]\w*)*))(?:\(|{_UNIT}=)")
_DISPLAY = re.compile(r"(?<![ \t])[ \t]++as[ \t]++(?P<unit>[^\s.]\S*+)?[ \t]*+(?P<digits>\.[0-9]+)?[ \t]*$")

MAX_PROBLEMS = 100
"""The largest number of problems of one sheet; after that, the text is not a sheet and reading stops."""

MAX_DIGITS = 12
"""Significant digits that can be asked for: more would show rounding."""


class DisplayExpr(Struct, frozen=True):
    """An expression with how it is to be shown: `step_time as us .2`."""

    expr: Expr
    unit: str
    """The unit as written after `as`; '' if there is no `as`."""
    digits: int | None
    """The number of significant digits; None if it is not given."""
    words: tuple[str, ...] = ()
    """The texts of a conditional text, one for each number that the expression can give."""


def parse_sheet(fence: Fence, path: str, kilo: int = 1000) -> tuple[SheetTree, tuple[Diagnostic, ...]]:
    """Return the statements of a fence in order; each line that cannot be read is left out and reported once.

    `path` is the file as reports print it, `kilo` the factor of the scale `K`. Reading continues after a broken line.
    """
    source = text_of_fence(fence, path)
    cursor = Cursor(source, kilo=kilo)
    statements: list[Statement] = []
    problems: list[Diagnostic] = []
    broken: dict[str, Diagnostic] = {}
    at = 0
    while at < len(source.text):
        cursor.begin(at)
        cursor.lists = False
        try:
            _refuse_unfinished(source, at)
            statements.extend(read_statements(cursor))
            at = next_line(source.text, cursor.peek().start)
        except StatementRefusal as refused:
            problems.append(_with_lines(refused.diagnostic, source, at, kilo))
            broken.update((name, refused.diagnostic) for name in _defined_at(source.text, at))
            at = _next_statement(source.text, at)
            if len(problems) == MAX_PROBLEMS and at < len(source.text):
                problems.append(_too_many(source, at))
                break
    for statement in statements:
        broken.pop(getattr(statement, "name", ""), None)
    return SheetTree(tuple(statements), broken, frozenset(cursor.units), cursor.vectors), (*problems, *cursor.warnings)


def library(name: str) -> StandardLibrary:
    """Return a library that ships with calcgraph."""
    return library_read_by(read_statements, name)


def parse_expression(text: str, path: str, span: Span, kilo: int = 1000) -> tuple[Expr | None, tuple[Diagnostic, ...]]:
    """The tree of an expression that starts at `span`, `tps with gpu = b200` without brackets included.

    None with one error when it cannot be read.
    """
    cursor = Cursor(text_of_span(text, path, span), kilo=kilo)
    try:
        start = cursor.peek().start
        expr = read_expression(cursor)
        if cursor.takes("with"):
            cursor.lists = True
            overrides = read_overrides(cursor, read_expression, named=True)
            expr = WithExpr(expr, overrides, cursor.source.span(start, cursor.at))
        refuse_rest(cursor)
    except StatementRefusal as refused:
        return None, (refused.diagnostic,)
    return expr, tuple(cursor.warnings)


def parse_shown(
    text: str, path: str, span: Span, kilo: int = 1000
) -> tuple[DisplayExpr | None, tuple[Diagnostic, ...]]:
    """Return an expression with an optional `as unit .digits` after it, as in `= tps as ktok/s .2`."""
    if BEGINS_WORDS.match(text):
        return _parse_words(text, path, span, kilo)
    found = _DISPLAY.search(text[-_MAX_DISPLAY:])
    unit, digits = (found["unit"] or "", found["digits"] or "") if found else ("", "")
    end = len(text) - len(found[0]) if found and (unit or digits) else len(text)
    expr, problems = parse_expression(text[:end], path, span, kilo)
    if expr is None:
        return None, problems
    return DisplayExpr(expr, unit, min(max(int(digits[1:3]), 1), MAX_DIGITS) if digits else None), problems


def _parse_words(text: str, path: str, span: Span, kilo: int) -> tuple[DisplayExpr | None, tuple[Diagnostic, ...]]:
    """Return a conditional text, which may continue over line ends of the prose."""
    cursor = Cursor(text_of_span(text.replace("\n", " "), path, span), kilo=kilo)
    try:
        expr, words = read_words(cursor)
    except StatementRefusal as refused:
        return None, (refused.diagnostic,)
    return DisplayExpr(expr, "", None, words), tuple(cursor.warnings)


def parse_overrides(
    text: str, path: str, span: Span, kilo: int = 1000
) -> tuple[tuple[Override, ...], tuple[Diagnostic, ...]]:
    """Return the overrides of a text such as `gpu = b200, quant = fp8`; empty with one error if it cannot be read."""
    cursor = Cursor(text_of_span(text, path, span), kilo=kilo, lists=True)
    try:
        overrides = read_overrides(cursor, read_expression)
        if cursor.peek().kind is not CalcTokenKind.END:
            raise unexpected(cursor, "`,` or the end")
    except StatementRefusal as refused:
        return (), (refused.diagnostic,)
    return overrides, tuple(cursor.warnings)


_MAX_DISPLAY = 100
"""Characters at the end of an expression that are searched for `as unit .digits`."""


def _refuse_unfinished(source: Text, at: int) -> None:
    """Raise for a definition that ends in an operator while the next line is a statement."""
    text, begun = source.text, at
    while (end := text.find("\n", at)) >= 0:
        code = text[at:end].partition("#")[0].rstrip()
        if code[-1:] not in _LAST_OF_SIGNS:
            return
        sign = _SIGN_AT_END.search(code[-len("_and") :])
        if sign is None:
            return
        sign_at, at = at + len(code) - len(sign[0]), end + 1
        defined = _DEFINED.match(text, begun)
        if defined is not None and end_of_origin(text, defined.end()) == sign_at + len(sign[0]):
            return  # a path, which may end in a star
        if _STATEMENT_START.match(text, at):
            before = text[begun:at]
            goes_on = " solve " in before or before.count("(") > before.count(")")  # there `name =` is a comparison
            if goes_on or defined is None:
                return
            message = f"expected a value after `{sign[0]}`, but the line ends"
            span = source.span(sign_at, sign_at + len(sign[0]))
            raise StatementRefusal(diagnose("CG210", source.path, span, message, f"add a value, or remove `{sign[0]}`"))


_LAST_OF_SIGNS = frozenset("-+*/^=<>−×·≤≥≠drt")
"""The last characters of lines that are continued; hardly any other line ends in them."""
_SIGN_AT_END = re.compile(r"(?:[-+*/^=<>−×·≤≥≠]|(?<!\w)(?:and|or|not))$")


_MENDED = frozenset({"CG210", "CG211", "CG212", "CG213", "CG218", "CG219"})
"""Rules of the grammar for which a line to write is offered."""
MAX_OFFERED = 2
"""Lines that a hint offers."""


def _with_lines(found: Diagnostic, source: Text, at: int, kilo: int) -> Diagnostic:
    """Return a problem with the lines to write in place of the refused one, if some can be read."""
    head, end, rest = source.text[at : next_line(source.text, at)].partition("]]")  # `#` in a link is not a comment
    line = (head.partition("#")[0] if "[[" not in head else head + end + rest.partition("#")[0]).strip()
    if found.code not in _MENDED:
        return found
    read = (one for one in mended(line) if _is_statement(one, kilo))
    offered = dict.fromkeys(one for one in read if has_its_scenario(one, source.text))
    shown = [f"`{one}`" for one in list(offered)[:MAX_OFFERED]]
    if shown:
        return replace(found, hint=f"write {' or '.join(shown)}")
    offer = _OFFER.fullmatch(found.hint)
    if offer is None or any(_is_statement(one, kilo) for one in (f"x = {offer[2]}", offer[2])):
        return found
    return replace(found, hint="write a product with `*`" if offer[1] else "")


_OFFER = re.compile(r"write (the product as )?`([^`…]+)`")
"""A hint of a formula that should be readable."""


def _is_statement(line: str, kilo: int) -> bool:
    """Return whether a line can be read."""
    cursor = Cursor(Text(line, "", 1, (1,)), kilo=kilo)
    cursor.begin(0)
    try:
        return bool(read_statements(cursor)) and cursor.peek().kind is CalcTokenKind.END
    except StatementRefusal:
        return False


def _too_many(source: Text, at: int) -> Diagnostic:
    message = f"{MAX_PROBLEMS} lines above cannot be read; this sheet is not read further"
    return diagnose("CG220", source.path, source.span(at, at), message)


def _defined_at(text: str, at: int) -> list[str]:
    """The names that the line at an offset would define."""
    found = _DEFINED.match(text, at)
    return [name.strip() for name in found.group(1).split(",")] if found else []


def _next_statement(text: str, at: int) -> int:
    """Return the position to continue at after an unreadable statement at `at`: the next line that looks like one.

    A line that does not seem to continue an open bracket is also taken, so that nothing is skipped silently.
    """
    line = next_line(text, at)
    open_line = _goes_on(text[at:line])
    while line < len(text) and open_line and not _STATEMENT_START.match(text, line):
        following = next_line(text, line)
        open_line = _goes_on(text[line:following]) or open_line
        line = following
    return line


def _goes_on(line: str) -> bool:
    """Return whether a broken line would have continued on the next one."""
    code = line.partition("#")[0].rstrip()
    return code.count("(") + code.count("{") > code.count(")") + code.count("}") or code.endswith(_TRAILING)


_TRAILING = ("+", "-", "*", "/", "^", "=", "<", ">", ",", ":", "and", "or", "not", "with")
