"""Text files of a vault, and places in them."""

from bisect import bisect_right
from functools import cached_property
from typing import NewType

from msgspec import Struct
from msgspec.structs import force_setattr

NoteId = NewType("NoteId", str)
"""Path of a note inside the vault, with `/`: `notes/kv-cache.md`, `formulas/decode.md`."""

YAML_FAULTS = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
r"""The exceptions that PyYAML 6 raises for broken text besides its own.

KeyError for `!!bool x`, AttributeError for `!!timestamp x`, IndexError for `!!int ''`, OverflowError for
`"\U99999999"`."""


class Span(Struct, frozen=True, order=True, gc=False):
    """A place in a file; lines and columns count from 1, the end column is the first one after it."""

    line: int
    column: int
    end_line: int
    end_column: int

    @property
    def start(self) -> tuple[int, int]:
        """Line and column where it begins."""
        return self.line, self.column

    @property
    def end(self) -> tuple[int, int]:
        """The line and column after it."""
        return self.end_line, self.end_column

    def to(self, last: "Span") -> "Span":
        """From the start of this span to the end of `last`."""
        return Span(self.line, self.column, last.end_line, last.end_column)


START = Span(1, 1, 1, 1)
"""The place of what concerns a whole file."""


class SourceFile(Struct, frozen=True, dict=True):
    r"""The text of one file, with `\\n` line ends and without a byte order mark."""

    path: NoteId
    """Path inside the vault."""
    text: str
    shown: str = ""
    """Path as reports print it, relative to the project: `docs/notes/kv-cache.md`; `path` when empty."""

    def __post_init__(self) -> None:
        """Use the path as the name in reports by default."""
        if not self.shown:
            force_setattr(self, "shown", str(self.path))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        """Offset of each line."""
        starts = [0]
        find = self.text.find
        at = find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = find("\n", at + 1)
        return tuple(starts)

    def span(self, start: int, end: int) -> Span:
        """The place of `text[start:end]`."""
        line, column = self._place(start)
        end_line, end_column = self._place(end)
        return Span(line, column, end_line, end_column)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self._starts)

    def offset(self, line: int, column: int) -> int:
        """The index into `text` of a line and column."""
        return self._starts[line - 1] + column - 1

    def ends(self, span: Span) -> tuple[int, int]:
        """The indices into `text` between which a span is."""
        return self.offset(span.line, span.column), self.offset(span.end_line, span.end_column)

    def lines(self, first: int, last: int) -> Span:
        """Return the whole text of some lines."""
        return Span(first, 1, last, len(self.line(last)) + 1)

    def line(self, number: int) -> str:
        """The text of a line, without its end; empty for a line that is not there."""
        if not 1 <= number <= len(self._starts):
            return ""
        start = self._starts[number - 1]
        end = self._starts[number] - 1 if number < len(self._starts) else len(self.text)
        return self.text[start:end]

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
