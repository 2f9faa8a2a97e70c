"""Cells and line breaks that MathJax and KaTeX allow, but the converter does not."""

from collections.abc import Sequence
from typing import NamedTuple

from calcgraph.tex.tokens import argument, skip_blanks

_AS_ALIGNED = {"gather": "align*", "gather*": "align*", "gathered": "aligned"}
"""Environments without columns, by the one that shows the same with columns."""


class _OpenEnvironment(NamedTuple):
    """An environment that is not closed yet."""

    name: str
    place: tuple[int, int]
    """The start and end of its name in the tokens, with its braces."""
    depth: int
    """The number of braces around it."""
    cells: list[int]
    """The number of cells of each row so far."""
    is_ruled: list[bool]
    """An entry for each line between its rows."""


def read_as_tables(tokens: Sequence[str]) -> list[str]:
    r"""Return the tokens with `&` in `gather` read as in `align`, and `\\` inside braces of a cell as a space.

    An array that names no columns gets one for each cell of its widest row.

    >>> "".join(read_as_tables(["\\begin", *"{gathered}x&y", "\\end", *"{gathered}"]))
    '\\begin{aligned}x&y\\end{aligned}'
    """
    if "\\begin" not in tokens:
        return list(tokens)
    reads = _TableScanner(list(tokens))
    at = 0
    while at < len(tokens):
        at = reads.next(at)
    made = reads.tokens
    for start, end, written in sorted(reads.replaced, reverse=True):
        made[start:end] = ["{", *written, "}"]
    return made


class _TableScanner:
    """Follows environments and braces from left to right."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.replaced: list[tuple[int, int, str]] = []
        """Places in the tokens, and the name or the columns that are to be there in braces."""
        self._open: list[_OpenEnvironment] = []
        self._depth = 0

    def next(self, at: int) -> int:
        """Read a token, and return the place of the next one."""
        token = self.tokens[at]
        self._depth += (token == "{") - (token == "}")
        if token in ("\\begin", "\\end") and (read := argument(self.tokens, at + 1)):
            place = skip_blanks(self.tokens, at + 1)
            if token == "\\begin":
                self._open.append(_OpenEnvironment("".join(read[0]), (place, read[1]), self._depth, [1], []))
            elif self._open:
                self._close(self._open.pop(), (place, read[1]))
            return read[1]
        if not self._open:
            return at + 1
        inner = self._open[-1]
        if self._depth != inner.depth:
            self.tokens[at] = "\\ " if token == "\\\\" else token
        elif token == "&":
            inner.cells[-1] += 1
        elif token == "\\\\":
            inner.cells.append(1)
        elif token == "\\hline":
            inner.is_ruled.append(True)
        return at + 1

    def _close(self, opened: _OpenEnvironment, closes: tuple[int, int]) -> None:
        cells = max(opened.cells)
        shown = "matrix" if opened.is_ruled else _AS_ALIGNED.get(opened.name, "") if cells > 1 else ""
        if opened.name in _AS_ALIGNED and shown:
            self.replaced += [(*opened.place, shown), (*closes, shown)]
        columns = skip_blanks(self.tokens, opened.place[1])
        if opened.name == "array" and self.tokens[columns : columns + 2] == ["{", "}"]:
            self.replaced.append((columns, columns + 2, "c" * cells))
