"""Comments that silence a rule: `<!-- calc: ignore CG401 the source rounds -->`, and those that were meant to."""

import re
from bisect import bisect_right
from collections.abc import Iterator

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Ignore
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile, Span
from calcgraph.suggest import closest

_BEGINS = re.compile(r"<!--[ \t]*calc", re.IGNORECASE)
_OURS = re.compile(
    r"<!--[ \t]*calc(?:graph)?[ \t]*(?::|(?=\w+[ \t]+CG\d))[ \t]*(?P<word>\w*)(?P<rest>(?:(?!-->)[^\n])*+)(?:-->)?",
    re.IGNORECASE,
)
"""A comment that is meant for calcgraph, however it is spelled."""
_IGNORE = re.compile(r"<!--[ \t]*calc:[ \t]*ignore[ \t]+(CG\d{3}\b[^\n]*)-->")
_SILENCED = re.compile(r"(?:CG\d{3}\b[ \t,]*)+")
_TABLE = re.compile(r"<!--[ \t]*calc:[ \t]*table\b[^\n]*-->")
_CODE = re.compile(r"\bCG\d{3}\b", re.IGNORECASE)
_WHERE = frozenset({LineKind.HTML, LineKind.TEXT, LineKind.TABLE, LineKind.HEADING})
_FENCED = frozenset({LineKind.FENCE_OPEN, LineKind.FENCE})


def find_ignores(source: SourceFile, layout: Layout) -> tuple[tuple[Ignore, ...], tuple[Diagnostic, ...]]:
    """Return the comments of a note that silence rules, with their lines; CG906 and CG208 for misspelt ones."""
    if not layout.lines or not _BEGINS.search(source.text):
        return (), ()
    found = tuple(_find(source, layout))
    ignores = tuple(one for one in found if isinstance(one, Ignore))
    return ignores, tuple(one for one in found if isinstance(one, Diagnostic))


def _find(source: SourceFile, layout: Layout) -> Iterator[Ignore | Diagnostic]:
    code = [(token.start, token.end) for tokens in layout.tokens for token in tokens if token.kind is TokenKind.CODE]
    ends = _ends_of_blocks(layout.lines)
    # lines of the layout begin below the front matter, lines of the file do not
    top = source.span(layout.lines[0].content, layout.lines[0].content).line
    for index, line in enumerate(layout.lines):
        if line.kind not in _WHERE:
            continue
        whole = layout.text[line.content : line.end].strip()
        for comment in _OURS.finditer(layout.text, line.content, line.end):
            before = bisect_right(code, (comment.start(), len(layout.text))) - 1
            if before >= 0 and comment.start() < code[before][1]:
                continue
            alone = whole == comment[0]
            place = source.span(comment.start(), comment.end())
            if ignore := _IGNORE.fullmatch(comment[0]):
                first, last = _block_below(layout.lines, index, ends) if alone else (index, index)
                silenced = _SILENCED.match(ignore[1])
                assert silenced is not None
                codes, reason = tuple(_CODE.findall(silenced[0])), ignore[1][silenced.end() :].strip()
                yield Ignore(codes, reason, place, top + first, top + last)
            elif not (alone and _TABLE.fullmatch(comment[0])):
                yield _misspelt(comment, source.shown, place)


def _misspelt(comment: re.Match[str], path: str, place: Span) -> Diagnostic:
    """Return the diagnostic of a comment, with its probable meaning: the name of a table, or an exception."""
    written, word, rest = comment[0].strip(), comment["word"].lower(), comment["rest"].strip(" \t:-=>")
    if closest(word, ("table",)):
        hint = f"put `<!-- calc: table {rest or 'name'} -->` on its own line above the table"
        return diagnose("CG208", path, place, f"`{written}` names no table", hint)
    if _CODE.search(rest):
        hint = f"write `<!-- calc: ignore {_CODE.sub(lambda code: code[0].upper(), rest)} -->`"
    else:
        hint = "write `<!-- calc: ignore CG401 reason -->` with the code of a rule"
    return diagnose("CG906", path, place, f"`{written}` suppresses nothing", hint)


def _block_below(lines: tuple[Line, ...], at: int, ends: list[int]) -> tuple[int, int]:
    """Indices of the first and last line of the block below a comment that is alone."""
    first = at + 1
    while first < len(lines) and lines[first].kind is LineKind.BLANK:
        first += 1
    return first, ends[min(first, len(lines) - 1)]


def _ends_of_blocks(lines: tuple[Line, ...]) -> list[int]:
    """Return, for each line, the index of the last line of its block; a fence is one block."""
    ends = list(range(len(lines)))
    for at in range(len(lines) - 2, -1, -1):
        if lines[at].kind in _FENCED or lines[at + 1].kind is not LineKind.BLANK:
            ends[at] = ends[at + 1]
    return ends
