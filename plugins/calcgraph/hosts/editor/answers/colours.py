"""Colours of sheets, claims and links, as semantic tokens."""

from collections.abc import Iterator
from typing import NamedTuple

from lsprotocol import types as lsp
from pygments.token import (  # type: ignore[import-untyped]
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    String,
    _TokenType,
)

from calcgraph.hosts.editor.places import units_before
from calcgraph.hosts.editor.server import Server, about_note
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.lexer import CalcLexer
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import Span

TYPES = ("keyword", "variable", "function", "type", "number", "comment", "operator", "string", "property", "class")
_BY_TOKEN: dict[_TokenType, str] = {
    Keyword.Type: "type",
    Keyword: "keyword",
    Name.Function: "function",
    Name.Attribute: "property",
    Name: "variable",
    Number: "number",
    Comment: "comment",
    Operator: "operator",
    String: "string",
}


class Colour(NamedTuple):
    """A piece of one line with its kind."""

    line: int
    column: int
    end: int
    kind: str


def colours_of(project: Project, note: Note) -> list[Colour]:
    """Return the coloured pieces of a note, in order; each ends on the line where it starts."""
    found = [*_of_sheets(note)]
    claims = {claim.link.span for claim in project.claims.get(note.id, ())}
    for one in project.resolutions.get(note.id, ()):
        span = one.link.span
        if span.line == span.end_line:
            found.append(_piece(span, "number" if span in claims else "class"))
    found += [_piece(tag.span, "property") for tag in note.tags if tag.span.line == tag.span.end_line]
    kept: list[Colour] = []
    for colour in sorted(set(found)):
        if not kept or kept[-1].line < colour.line or kept[-1].end <= colour.column:
            kept.append(colour)
    return kept


def _piece(span: Span, kind: str) -> Colour:
    return Colour(span.line, span.column, span.end_column, kind)


def _of_sheets(note: Note) -> Iterator[Colour]:
    for fence in note.fences:
        for at, text in enumerate(fence.text.split("\n")):
            indent = fence.indents[at] if at < len(fence.indents) else 0
            column = indent + 1
            for token, word in CalcLexer().get_tokens(text):
                kind = next((_BY_TOKEN[one] for one in (token, *reversed(token.split())) if one in _BY_TOKEN), "")
                if kind and word.strip():
                    yield Colour(fence.first_line + at, column, column + len(word), kind)
                column += len(word)


_LEGEND = lsp.SemanticTokensLegend(list(TYPES), [])


@about_note(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, _LEGEND, lambda: lsp.SemanticTokens([]), is_view=True)
def colour(ls: Server, _params: object, session: Session, note: Note) -> lsp.SemanticTokens:
    """The colours of a note, each relative to the one before."""
    data: list[int] = []
    line = start = 0
    for one in colours_of(session.project(note), note):
        text = note.source.line(one.line)
        first, end = (units_before(text, column, ls.encoding) for column in (one.column, one.end))
        if one.line - 1 != line:
            start = 0
        data += [one.line - 1 - line, first - start, end - first, TYPES.index(one.kind), 0]
        line, start = one.line - 1, first
    return lsp.SemanticTokens(data)
