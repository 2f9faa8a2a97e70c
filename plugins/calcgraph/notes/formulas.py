"""Formulas in TeX: `$…$` in a line, `$$…$$` on separate lines."""

import re
from collections.abc import Iterable, Iterator, Sequence

from calcgraph.notes.model import TexFormula
from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

SIGN = "$$"
_COMMENT = re.compile(r"(?<!\\)((?:\\\\)*)%.*")


def find_formulas(source: SourceFile, layout: Layout) -> tuple[TexFormula, ...]:
    """The formulas of a note in order of place."""
    places = [*_in_text(layout), *_on_lines(layout)]
    return tuple(TexFormula(text, display, source.span(start, end)) for start, end, text, display in sorted(places))


def formula_of(token: InlineToken) -> tuple[str, bool]:
    """The TeX of a formula in a line, and whether it is displayed."""
    return token.inner, token.end - token.start - len(token.inner) == 2 * len(SIGN)


def one_line(lines: Iterable[str]) -> str:
    """The TeX of several lines in one, without comments, which would reach to its end."""
    return " ".join(_COMMENT.sub(r"\1", line).strip() for line in lines).strip()


def displayed(text: str, lines: Sequence[Line]) -> str:
    """Return the TeX of the lines of a displayed formula, without delimiters; the last may end in a line of text."""
    pieces = [text[line.content : line.end] if line.kind is LineKind.MATH else tail_of(text, line) for line in lines]
    whole = "\n".join(pieces).removeprefix(SIGN).rstrip()
    return one_line(whole.removesuffix(SIGN).split("\n"))


def tail_of(text: str, line: Line) -> str:
    """Return the end of a displayed formula before the text of a line; empty if the line has no such end."""
    tail = text[line.marker : line.content].rstrip() if line.kind is LineKind.TEXT else ""
    return tail if tail.endswith(SIGN) else ""


def _in_text(layout: Layout) -> Iterator[tuple[int, int, str, bool]]:
    for tokens in layout.tokens:
        for token in tokens:
            if token.kind is TokenKind.MATH:
                yield token.start, token.end, *formula_of(token)


def _on_lines(layout: Layout) -> Iterator[tuple[int, int, str, bool]]:
    lines: list[Line] = []
    if all(line.kind is not LineKind.MATH for line in layout.lines):
        return
    for line in (*layout.lines, None):
        is_more = line is not None and line.kind is LineKind.MATH and not line.opens
        is_tail = line is not None and bool(tail_of(layout.text, line))
        if lines and not is_more:
            if is_tail and line is not None:
                lines.append(line)
            end = lines[-1].content if is_tail else lines[-1].end
            yield lines[0].content, end, displayed(layout.text, lines), True
            lines = []
        if line is not None and line.kind is LineKind.MATH:
            lines.append(line)
