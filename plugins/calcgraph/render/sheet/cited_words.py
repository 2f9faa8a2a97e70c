"""Citations and references in words: `(Allen 1998, p. 3; see Jones and Li 2001)` for `[@fao56, p. 3; see @jones]`."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from calcgraph.calc.tables.sources import Source
from calcgraph.links.resolution import Resolution
from calcgraph.notes.citations import citation_of
from calcgraph.notes.model import CitedSource, Link, ProseCitation
from calcgraph.notes.text.cited import CITED_IN_BRACKETS, KEY_IN_TEXT
from calcgraph.notes.text.plain import wikilink_text
from calcgraph.project import Project
from calcgraph.source import NoteId

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


def _cited(one: CitedSource, source: Source | None) -> Iterator[CitationPart]:
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


def with_labels(project: Project, note: str, text: str, *, is_alone: bool = False) -> str:
    """Return a sentence of a note as it is read on its page: with `Figure 2` for `@fig-loss` and `[[#fig-loss]]`.

    If it is printed alone, without links, the title of another note is added to a number that is counted in that note.
    """
    if "-" not in text:
        return text
    said = {
        words: _said(project, one) if is_alone else one.label
        for one in project.resolutions.get(NoteId(note), ())
        if one.label and not one.link.display and (words := _words_of(one.link))
    }
    for words, label in said.items():
        text = _with(text, words, label)
    return text


def _with(text: str, words: str, label: str) -> str:
    return re.sub(rf"(?<![\w@-]){re.escape(words)}(?![\w-])", lambda _: label, text) if words in text else text


def _said(project: Project, found: Resolution) -> str:
    if found.target == found.source or project.settings.links.numbering != "note":
        return found.label
    return f"{found.label} of \u201c{project.notes[NoteId(found.target)].title}\u201d"


def _words_of(link: Link) -> str:
    """Return the words of a link to a label in the plain text of its sentence."""
    return wikilink_text(link.text[2:-2]) if link.text.startswith("[[") else link.text
