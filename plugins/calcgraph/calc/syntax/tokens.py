"""The scanner of the calc language: from text to tokens, one at a time, in linear time."""

import re
import sys
import unicodedata
from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeVar

from msgspec import Struct, field

from calcgraph.calc.numbers.dates import UNIT
from calcgraph.calc.syntax.quantities import QuantityLiteral, read_date, read_quantity
from calcgraph.currencies import SIGNS
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Fence
from calcgraph.source import Span

_T = TypeVar("_T")

RESERVED = ("in", "with", "for", "and", "or", "not", "True", "False")
"""Words that can never be names."""

MAX_CHARACTERS = 2000
"""The largest length of one statement, comments not counted: longer ones are generated, or hostile."""

_BLANKS = " \t"
_END = ("", "\n")
"""The characters that can follow the last token of a statement."""
_TOKEN = re.compile(
    r"[ \t]*(?:([^\W\d][\w\u0300-\u036f]*)"
    rf"|([{SIGNS}]?[0-9])"
    r"|([-+/^(){}\],:;±≤≥≠·×−%]|\*\*?|\.\.?|[<>]=?|!=|==?|\[\[?)|)"
)
_NAME_GROUP, _QUANTITY_GROUP = 1, 2
"""The groups of `_TOKEN`; the third is a punctuation mark or an operator."""
_ROW = re.compile(r"[^\s,;)\]#]+")
_SIGNS_GOING_ON = frozenset(("+", "-", "*", "/", "^", "<", "<=", ">", ">=", "=", "!=", ",", ":", "..", "±"))
_GOES_ON = _SIGNS_GOING_ON | {"and", "or", "not", "with"}
"""The ends of lines that continue on the next line."""
_OPENING, _BRACKETS = frozenset("({"), frozenset("(){}")
_SAME = {"−": "-", "×": "*", "·": "*", "≤": "<=", "≥": ">=", "≠": "!=", "**": "^"}
"""Other spellings of an operator."""


class CalcTokenKind:
    """The kind of a token; not an Enum, as Python 3.11 looks up its members with a function, three times per token."""

    NAME: Final = "name"
    QUANTITY: Final = "quantity"
    SIGN: Final = "sign"
    END: Final = "end"
    """The end of the statement."""
    BAD: Final = "bad"
    """A character the language does not have."""


class Token(Struct, frozen=True):
    """A piece of text; `start` and `end` are offsets into it."""

    kind: str
    text: str
    """A name in Unicode NFC, an operator in its plain spelling."""
    start: int
    end: int
    quantity: QuantityLiteral | None = None


class StatementRefusal(Exception):  # noqa: N818 - it is not an error of the program: it carries a diagnostic out of a nested rule
    """A statement that cannot be read; raised and caught only inside this package."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class Text(Struct, frozen=True, dict=True):
    """Text of a file with the places of its lines."""

    text: str
    path: str
    line: int
    """The line of the first character, in the file."""
    columns: tuple[int, ...]
    """Column of the first character of each line; the last one serves all further lines."""

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Offset of each line, and one that no text reaches."""
        starts = [0]
        for line in self.text.split("\n")[:-1]:
            starts.append(starts[-1] + len(line) + 1)
        return (*starts, sys.maxsize)

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        """Return, for each line, the number that turns an offset into a column."""
        last = len(self.columns) - 1
        return tuple(self.columns[min(index, last)] - start for index, start in enumerate(self.starts[:-1]))

    def span(self, start: int, end: int) -> Span:
        """The place of `text[start:end]` in the file."""
        starts, shifts = self.starts, self.shifts
        index = bisect_right(starts, start) - 1
        line, shift = self.line + index, shifts[index]
        if end < starts[index + 1]:
            return Span(line, start + shift, line, end + shift)
        last = bisect_right(starts, end) - 1
        return Span(line, start + shift, self.line + last, end + shifts[last])


def next_line(text: str, at: int) -> int:
    """Return the offset after the line end at or after `at`."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def text_of_fence(fence: Fence, path: str) -> Text:
    """The content of a fence, placed in its file."""
    columns = tuple(indent + 1 for indent in fence.indents) or (1,)
    return Text(fence.text, path, fence.first_line, columns)


def text_of_span(text: str, path: str, span: Span) -> Text:
    """Text that is at `span`; its further lines, if any, start at the first column."""
    return Text(text, path, span.line, (span.column, 1))


class Cursor(Struct):
    """A place in a text; it keeps the rule when a line end ends a statement, and how a comma is read."""

    source: Text
    at: int = 0
    """The offset after the last token taken."""
    lists: bool = False
    """True if a comma at the outermost level separates: in lists of overrides, where `1,024` is not a number."""
    brackets: list[Token] = []
    comments: list[tuple[int, int]] = []
    """The comments of the current statement, as offsets."""
    kilo: int = 1000
    """The meaning of the scale `K`."""
    begun: int = 0
    """The position at which the current statement starts."""
    limit: int = MAX_CHARACTERS
    """The position at which it has to end."""
    last: str = ""
    """Text of the last token taken."""
    depth: int = 0
    """The number of brackets, calls, signs and powers around this place."""
    nodes: int = 0
    """Parts of the tree made for the current statement."""
    primes: bool = False
    """True if `v'` is a name: in lines of differential equations."""
    bare: bool = False
    """True if names alone can be columns: in a fit."""
    vectors: bool = False
    """True if a list in brackets, or a product of vectors, has been read."""
    warnings: list[Diagnostic] = []
    units: set[str] = field(default_factory=set)
    """The units of all numbers so far."""
    _next: Token | None = None

    def peek(self) -> Token:
        """The next token, not taken."""
        token = self._next
        if token is None:
            token = self._next = self._scan()
        return token

    def take(self) -> Token:
        """The next token; a closing bracket closes the innermost open one."""
        token = self._next or self._scan()
        self._next = None
        self.at, self.last = token.end, token.text
        if token.text in _BRACKETS:
            if token.text in _OPENING:
                self.brackets.append(token)
            elif self.brackets:
                self.brackets.pop()
        return token

    def takes(self, text: str) -> bool:
        """Return whether the next token is this one, and take it if it is."""
        if self.peek().text != text:
            return False
        self.take()
        return True

    def listed(self, read: Callable[["Cursor"], _T]) -> list[_T]:
        """Return the items that are read here and again after each comma."""
        found = [read(self)]
        while self.takes(","):
            found.append(read(self))
        return found

    def place(self, token: Token) -> Span:
        """Return the position of a token in the file."""
        return self.source.span(token.start, token.end)

    def take_row(self) -> tuple[str, int, int]:
        """Return the text of a row id at this place with its offsets; empty if there is no row id."""
        start = self.peek().start
        text, end = self.look_row()
        if text:
            self.go_to(end, text)
        return text, start, end

    def look_row(self) -> tuple[str, int]:
        """The row id that could be read here, and its end; nothing is taken."""
        start = self.peek().start
        found = _ROW.match(self.source.text, start)
        return (found.group(), found.end()) if found else ("", start)

    def go_to(self, offset: int, last: str = "") -> None:
        """Continue reading at an offset of the same statement; `last` is the token before it, or empty."""
        self._next = None
        self.at, self.last = offset, last

    def begin(self, offset: int) -> None:
        """Start a statement."""
        self._next = None
        self.at = self.begun = offset
        self.last = ""
        self.depth = self.nodes = 0
        self.primes = self.bare = False
        self.brackets.clear()
        self.comments.clear()
        self.limit = offset + MAX_CHARACTERS

    def refuse(self, code: str, start: int, end: int, message: str, hint: str = "") -> StatementRefusal:
        """Return the error to raise about `text[start:end]`."""
        return StatementRefusal(diagnose(code, self.source.path, self.source.span(start, end), message, hint))

    def _scan(self) -> Token:
        text = self.source.text
        found = _TOKEN.match(text, self.at)
        assert found is not None
        if not found.lastindex:
            at = self._skip(found.end())
            if text[at : at + 1] in _END:
                return Token(CalcTokenKind.END, "", at, at)
            found = _TOKEN.match(text, at)
            assert found is not None
        index = found.lastindex
        if not index:
            end = found.end()
            return Token(CalcTokenKind.BAD, text[end], end, end + 1)
        start, end = found.span(index)
        if index == _QUANTITY_GROUP:
            return self._scan_quantity(start)
        if end > self.limit:
            raise self._too_long()
        written = found[index]
        if index == _NAME_GROUP and self.primes:
            while text[end : end + 1] == "'":
                end, written = end + 1, f"{written}'"
        if index == _NAME_GROUP:
            if written == UNIT and (date := read_date(text, start)) is not None:
                return self._quantity_token(start, date)
            return Token(CalcTokenKind.NAME, written, start, end) if written.isascii() else _name_or_bad(written, start)
        return Token(CalcTokenKind.SIGN, _SAME.get(written, written), start, end)

    def _scan_quantity(self, start: int) -> Token:
        inside = self.brackets[-1].text if self.brackets else ("," if self.lists else "")
        written = read_quantity(self.source.text, start, inside, self.kilo)
        group = self.source.text[start : written.end]
        if written.code == "CG213" and self.last.isdigit() and len(group) == len("000") and group.isdigit():
            message = f"`{self.last} {group}` contains a space"
            raise self.refuse("CG213", start, written.end, message, f"group digits with `_`: `{self.last}_{group}`")
        return self._quantity_token(start, written)

    def _quantity_token(self, start: int, written: QuantityLiteral) -> Token:
        if written.code:
            raise self.refuse(written.code, start, written.end, written.problem, written.hint)
        if written.end > self.limit:
            raise self._too_long()
        self.units.add(written.unit)
        return Token(CalcTokenKind.QUANTITY, self.source.text[start : written.end], start, written.end, written)

    def _skip(self, at: int) -> int:
        """Return the offset after comments, and after line ends that do not end the statement."""
        text = self.source.text
        while True:
            sign = text[at : at + 1]
            if sign == "#":
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                if not self.comments or self.comments[-1][0] < at:
                    self.comments.append((at, end))
                    self.limit += end - at
                at = end
            elif (sign == "\n" and (self.brackets or self.last in _GOES_ON)) or (sign in _BLANKS and sign):
                at += 1
            else:
                return at

    def _too_long(self) -> StatementRefusal:
        message = f"longer than {MAX_CHARACTERS} characters"
        return self.refuse("CG220", self.begun, self.begun + 1, message, "split it into named steps")


def _name_or_bad(text: str, start: int) -> Token:
    """The token of a name that is not ASCII; a bad one at the first character that is in no name, such as `²`."""
    name = unicodedata.normalize("NFC", text)
    if name.isidentifier():
        return Token(CalcTokenKind.NAME, name, start, start + len(text))
    good = next(n for n in range(len(text)) if not text[: n + 1].isidentifier())
    if good == 0:
        return Token(CalcTokenKind.BAD, text[0], start, start + 1)
    return Token(CalcTokenKind.NAME, unicodedata.normalize("NFC", text[:good]), start, start + good)
