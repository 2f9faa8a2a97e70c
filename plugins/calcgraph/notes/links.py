"""Links of every kind, as written."""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple
from urllib.parse import unquote

from msgspec.structs import replace

from calcgraph.addresses import AddressKind, kind_of, names_a_place, plain_address
from calcgraph.notes.beside import Neighbours
from calcgraph.notes.blocks.callouts import CALLOUT
from calcgraph.notes.blocks.numbered import is_reference
from calcgraph.notes.front_matter import FrontMatter
from calcgraph.notes.heads import footnotes_of, heads_beside, heads_of, tables_of
from calcgraph.notes.model import Heading, Link, LinkKind
from calcgraph.notes.relations import key_before, relation_name
from calcgraph.notes.text.inline import InlineToken, TokenKind, split_wikilink
from calcgraph.notes.text.mask import InlineRun, Layout
from calcgraph.notes.text.plain import Sentences, plain_text
from calcgraph.source import SourceFile

_WHOLE_LINK = re.compile(r"\s*!?\[\[([^\[\]\n]+)\]\]\s*$")
_BETWEEN = frozenset({"", ",", ";", "&", "and", ", and", "; and", ", &"})
"""The text between links that share a relation."""
_QUERY = re.compile(r"\?(?![^?=&]*\.\w{1,5}$).*+", re.DOTALL)
_LEADING = re.compile(r"^[\s,;:.–—-]+(?=\S)")

_LINKS = (TokenKind.WIKILINK, TokenKind.LINK, TokenKind.ADDRESS)
MAX_REASON = 300
"""Characters of a reason kept."""


class Relation(NamedTuple):
    """Type and reason of a link."""

    name: str
    reason: str


NONE = Relation("", "")


def find_links(
    source: SourceFile,
    layout: Layout,
    front: FrontMatter,
    headings: Sequence[Heading],
    labels: Collection[str] | None = None,
) -> tuple[Link, ...]:
    """Every link of a note in order of place: properties, then wikilinks, Markdown links, embeds, addresses.

    With `labels`, those of a note whose text the host reads, `@fig-loss` is a link only if it can mean one of them.
    """
    found = (*_property_links(source, front), *_body_links(source, layout, headings))
    if labels is None:
        return found
    return tuple(link for link in found if link.text[:1] != "@" or is_reference(link.fragment, labels))


def split_destination(written: str) -> tuple[str, str]:
    """File part and fragment of a Markdown link's destination, percent-decoded, without escapes and entities.

    A query is not part of the file's name, but a question mark before an ending is.

    >>> split_destination("b.md?q=word#top"), split_destination("Why?.md"), split_destination("?q=a%20b")
    (('b.md', 'top'), ('Why?.md', ''), ('', ''))
    """
    target, _, fragment = plain_address(written).partition("#")
    file = _QUERY.sub("", target)
    return unquote(file).strip(), unquote(fragment).strip()


def query_of(written: str) -> str:
    """Return the query of a Markdown link's destination, with its `?`; empty without one."""
    found = _QUERY.search(plain_address(written).partition("#")[0])
    return found[0] if found else ""


class Parts(NamedTuple):
    """The parts of a link as written."""

    target: str
    fragment: str
    display: str
    title: str
    external: bool


def parts_of(token: InlineToken) -> Parts:
    """Target, fragment, text and title of a wikilink, a Markdown link or an address in the text."""
    if token.kind is TokenKind.ADDRESS:
        return Parts(token.inner, "", "", "", external=True)
    if token.kind is TokenKind.WIKILINK:
        target, fragment, display = split_wikilink(token.inner)
        return Parts(target, fragment, display, "", names_a_place(target))
    if kind_of(token.target) is not AddressKind.FILE:
        return Parts(token.target, "", token.inner, token.title, external=True)
    return Parts(*split_destination(token.target), token.inner, token.title, external=False)


def _property_links(source: SourceFile, front: FrontMatter) -> Iterator[Link]:
    for text in front.texts:
        found = _WHOLE_LINK.match(text.value)
        if found is None:
            continue
        target, fragment, display = split_wikilink(found[1])
        if not target and not fragment:
            continue
        written = text.value.strip()
        at = source.text.find(written, text.start, text.end)
        start = text.start if at < 0 else at
        span = source.span(start, text.end if at < 0 else at + len(written))
        name = relation_name(text.key)
        external = names_a_place(target)
        yield Link(LinkKind.PROPERTY, written, target, fragment, display, "", span, relation=name, external=external)


def _body_links(source: SourceFile, layout: Layout, headings: Sequence[Heading]) -> Iterator[Link]:
    section, following = "", 0
    tables, footnotes = tables_of(layout), footnotes_of(layout, source.text)
    for line, together in groupby(zip(layout.runs, layout.tokens, strict=True), key=lambda piece: piece[0].line):
        pieces = [(run, tokens, [token for token in tokens if token.kind in _LINKS]) for run, tokens in together]
        if not any(links for _, _, links in pieces):
            continue
        number = source.span(layout.lines[line].content, layout.lines[line].content).line
        while following < len(headings) and headings[following].span.line <= number:
            section = headings[following].text
            following += 1
        sentences = _sentences(layout, pieces[0][0], [token for _, tokens, _ in pieces for token in tokens])
        for run, all_of, links in pieces:
            neighbours = Neighbours(layout.visible, all_of, run.start, run.end)
            heads = heads_of(layout, run, tables) if links else ()
            for token, relation in zip(links, _relations(layout.visible, run, links), strict=True):
                link = _link(source, token, relation, (_around(run, sentences, token.start), section))
                if link is not None:
                    beside = heads_beside(layout, source.text, run, token.end, footnotes)
                    yield _with_neighbours(link, token, neighbours, (*heads, *beside))


def _sentences(layout: Layout, run: InlineRun, tokens: Sequence[InlineToken]) -> Sentences:
    """The sentences of a paragraph; a row of a table is one, and the title of a callout."""
    line = layout.lines[run.line]
    if run.cell:
        return Sentences(layout.visible, line.content, line.end, tokens, one_to=line.end)
    is_quoted = line.fresh and line.containers[-1].kind == ">"
    if is_quoted and (callout := CALLOUT.match(layout.visible, run.start, line.end)):
        return Sentences(layout.visible, callout.start(3), run.end, tokens, one_to=line.end)
    return Sentences(layout.visible, run.start, run.end, tokens)


def _around(run: InlineRun, sentences: Sentences, at: int) -> str:
    """The sentence a link is in; of a table its row, cell by cell without the bars."""
    said = sentences.around(at)
    return " · ".join(filter(None, map(str.strip, said.split("|")))) if run.cell else said


def _link(source: SourceFile, token: InlineToken, relation: Relation, place: tuple[str, str]) -> Link | None:
    target, fragment, display, title, external = parts_of(token)
    if not target and not fragment:
        return None
    written = LinkKind.WIKILINK if token.kind is TokenKind.WIKILINK else LinkKind.MARKDOWN
    kind = LinkKind.EMBED if token.embed else written
    sentence, section = place
    return Link(
        kind,
        source.text[token.start : token.end],
        target,
        fragment,
        display,
        title,
        source.span(token.start, token.end),
        relation.name,
        relation.reason,
        sentence,
        section,
        external,
    )


def _with_neighbours(link: Link, token: InlineToken, neighbours: Neighbours, heads: tuple[str, ...]) -> Link:
    """Return a link that may be a claim, with its neighbouring words."""
    if not link.fragment or link.external or link.kind is LinkKind.EMBED:
        return link
    before, behind, targets = neighbours.of(token)
    return replace(link, before=before, behind=behind, targets=targets, heads=heads)


def _relations(visible: str, run: InlineRun, links: Sequence[InlineToken]) -> list[Relation]:
    """The relation of each link of a run: from `key::` before it, or before the links it is listed with."""
    if "::" not in visible[run.start : run.end]:
        return [NONE] * len(links)
    relations = [NONE] * len(links)
    index = 0
    while index < len(links):
        key = key_before(visible, run.start, links[index].start)
        if key is None:
            index += 1
            continue
        last = index
        while last + 1 < len(links) and visible[links[last].end : links[last + 1].start].strip(" \t") in _BETWEEN:
            last += 1
        relation = Relation(relation_name(key["key"]), _reason(visible, run, links[last].end, key["open"]))
        relations[index : last + 1] = [relation] * (last + 1 - index)
        index = last + 1
    return relations


def _reason(visible: str, run: InlineRun, at: int, bracket: str) -> str:
    end = visible.find("\n", at, run.end)
    end = run.end if end < 0 else end
    if bracket:
        close = visible.find(")" if bracket == "(" else "]", at, end)
        end = end if close < 0 else close
    cut = min(end, at + MAX_REASON)
    return plain_text(_LEADING.sub("", visible[at:cut]).strip())
