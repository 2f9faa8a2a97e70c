"""Citations in words: `(Allen 1998, p. 3; see Jones and Li 2001)` for `[@fao56, p. 3; see @jones]`."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from calcgraph.calc.tables.sources import Source
from calcgraph.notes.citations import citation_of
from calcgraph.notes.model import Cited, ProseCitation
from calcgraph.notes.text.cited import CITED_IN_BRACKETS, KEY_IN_TEXT

SourceOf = Callable[[str], Source | None]


class CitationPart(NamedTuple):
    """A part of a citation: words, or a link to a source."""

    text: str
    source: Source | None = None


def citation_parts(citation: ProseCitation, source_of: SourceOf) -> Iterator[CitationPart]:
    """Yield the words of a citation that names a known source."""
    if not citation.is_bracketed:
        one = citation.cited[0]
        source = source_of(one.key)
        assert source is not None
        author, year = source.author_and_year
        yield CitationPart(author, source)
        yield CitationPart(f" ({year})" if year else "")
        return
    yield CitationPart("(")
    for at, one in enumerate(citation.cited):
        yield CitationPart("; " if at else "")
        yield from _cited(one, source_of(one.key))
    yield CitationPart(")")


def _cited(one: Cited, source: Source | None) -> Iterator[CitationPart]:
    yield CitationPart(f"{one.before} " if one.before else "")
    if source is None:
        yield CitationPart(f"@{one.key}")
    else:
        yield CitationPart(source.short if one.has_author else source.author_and_year[1] or source.short, source)
    yield CitationPart(f", {one.behind}" if one.behind else "")


def with_citations(text: str, source_of: SourceOf) -> str:
    """Return a sentence as it is read on its page; text that cites no known source stays as it is."""
    if "@" not in text:
        return text

    def words(written: str) -> str:
        citation = citation_of(written)
        if not any(source_of(one.key) for one in citation.cited):
            return written
        return "".join(part.text for part in citation_parts(citation, source_of))

    return KEY_IN_TEXT.sub(lambda found: words(found[0]), CITED_IN_BRACKETS.sub(lambda found: words(found[0]), text))
