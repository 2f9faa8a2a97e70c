"""The citations of a note's prose."""

from collections.abc import Iterator

from msgspec.structs import replace

from calcgraph.notes.model import CitedSource, ProseCitation
from calcgraph.notes.text.cited import is_certain, read_cited
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile


def find_citations(source: SourceFile, layout: Layout) -> tuple[ProseCitation, ...]:
    """Return the citations of a note in order of position."""
    return tuple(_find(source, layout)) if "@" in source.text else ()


def _find(source: SourceFile, layout: Layout) -> Iterator[ProseCitation]:
    for tokens in layout.tokens:
        linked = 0  # the end of the last link: a key in its words is a name
        for token in tokens:
            if token.kind is TokenKind.LINK:
                linked = max(linked, token.end)
            elif token.kind is TokenKind.CITATION and token.start >= linked:
                found = citation_of(token.inner)
                start = token.start + found.is_bracketed
                yield replace(
                    found,
                    cited=tuple(
                        replace(one, span=source.span(start + one.at, start + one.at + len(one.key) + 1))
                        for one in found.cited
                    ),
                )


def citation_of(written: str) -> ProseCitation:
    """Return the citation that is written, with or without brackets."""
    if written.startswith("["):
        inner = written[1:-1]
        return ProseCitation(read_cited(inner), is_bracketed=True, is_certain=is_certain(inner))
    return ProseCitation((CitedSource(written[1:]),), is_bracketed=False, is_certain=False)
