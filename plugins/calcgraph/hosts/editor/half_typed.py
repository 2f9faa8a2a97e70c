"""Text that is being typed: a sheet without its closing line ends where the next section or the next fence begins."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import SourceFile, Span

_FENCE = re.compile(r"([> \t]*)(`{3,}|~{3,})[ \t]*(.*)")
_HEADING = re.compile(r"[> \t]*#{2,6}[ \t]+\S")
"""A single `#` begins a comment of a sheet."""
_SHEET = re.compile(r"(?:\{[ \t]*\.)?calc(?![\w.-])")


class FenceRepair(NamedTuple):
    """A text whose sheets are closed, line for line the text that was typed."""

    text: str
    opened: tuple[Span, ...]
    """The lines that open unclosed fences."""

    def problems(self, source: SourceFile) -> Iterator[Diagnostic]:
        """Yield a problem for each fence that was closed here, but must be closed in the text."""
        for span in self.opened:
            close = source.line(span.line)[span.column - 1 : span.end_column - 1]
            yield diagnose("CG204", source.shown, span, "this fence is never closed", close)


def closed(text: str) -> FenceRepair:
    """Close each sheet that runs into a section or another sheet, on the blank line before that.

    Where no blank line is before that, the text stays as it is.
    """
    if "calc" not in text:
        return FenceRepair(text, ())
    lines, opened = text.split("\n"), []
    for first, blank in _running(lines):
        found = _FENCE.match(lines[first])
        assert found is not None  # a sheet begins there
        lines[blank] = found[1] + found[2]
        opened.append(Span(first + 1, found.start(2) + 1, first + 1, found.end(2) + 1))
    return FenceRepair("\n".join(lines) if opened else text, tuple(opened))


def _running(lines: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the first line of each unclosed sheet, and the empty line at which it should have been closed."""
    first, marks, is_sheet = -1, "", False
    for number, line in enumerate(lines):
        found = _FENCE.match(line)
        opens = bool(found and _SHEET.match(found[3]))
        if first >= 0 and found and not found[3] and found[2].startswith(marks):
            first = -1
        elif first >= 0 and is_sheet and (opens or _HEADING.match(line)) and not lines[number - 1].strip("> \t"):
            yield first, number - 1
            first, marks = (number, found[2]) if found and opens else (-1, "")
        elif first < 0 and found and not (found[2][0] == "`" and "`" in found[3]):
            first, marks, is_sheet = number, found[2], opens
