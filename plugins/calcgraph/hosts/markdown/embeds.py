"""Embeds: the text of another note, images with their sizes, sound, film and documents."""

import re
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString
from markupsafe import Markup

from calcgraph.hosts.site import Site, SiteProcessor
from calcgraph.hosts.written import address_of, anchor_of, written_in
from calcgraph.links.embed_rings import MAX_CHARACTERS, MAX_DEPTH, MAX_ON_PAGE, holds, size_of
from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.links.sections import parts_of, pick
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.links import Parts
from calcgraph.notes.model import Note
from calcgraph.render.sheet.embed import render_document, render_embed, render_player
from calcgraph.source import NoteId

IMAGES = frozenset(["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp"])
SOUNDS = frozenset(["mp3", "wav", "m4a", "ogg", "oga", "flac", "3gp", "aac", "opus"])
FILMS = frozenset(["mp4", "webm", "ogv", "mov", "mkv"])
HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
FLOW = frozenset({"div", "li", "td", "th", "dd", "blockquote", "details", "section", "article"})
"""Elements that may hold whole blocks."""
_BLOCK = "cg-block"
_SIZE = re.compile(r"(?:^|.*\|)\s*(\d{1,5})(?:\s*x\s*(\d{1,5}))?\s*$", re.DOTALL)
_KEPT = re.compile(r"^(\[[^\]\n]+\]):[ \t].*(?:\n[ \t]+\S.*)*", re.MULTILINE)
"""Definitions of links and footnotes, which a part of a note may need from elsewhere in it."""


def embed(site: Site, md: Markdown, resolution: Resolution, parts: Parts) -> Element | None:
    """Return the content of an embed; None if it can only be a link: a cycle, too deep, too much, an unknown file."""
    page = site.page
    assert page is not None
    if resolution.is_note:
        html = _text(site, resolution)
        return None if html is None else _block(md, html)
    suffix = resolution.target.rpartition(".")[2].lower()
    if suffix in IMAGES:
        address = address_of(page.note, resolution) if page.home is None else page.url_of(resolution.target)
        is_wikilink = resolution.link.text.startswith("![[")  # others say by the fragment when a theme shows them
        made = image(address.partition("#")[0] if is_wikilink else address, parts.display)
        if parts.title:
            made.set("title", parts.title)
        return made
    url = page.url_of(resolution.target) + anchor_of(resolution)
    name = parts.display or resolution.target.rpartition("/")[2]
    if suffix in SOUNDS | FILMS:
        return _block(md, str(render_player(url, name, is_film=suffix in FILMS)))
    if suffix == "pdf":
        return _block(md, str(render_document(url, name)))
    return None


def _block(md: Markdown, html: str) -> Element:
    """Return a placeholder for HTML that is not in a paragraph; `BlockEmbeds` moves it out of the surrounding one."""
    made = Element(_BLOCK)
    made.text = AtomicString(md.htmlStash.store(html))
    return made


def image(address: str, display: str) -> Element:
    """An image; `300`, `300x200` or `words|300` in its text is its size."""
    made = Element("img", {"src": address, "alt": ""})
    size = _SIZE.match(display)
    if size:
        made.set("width", size[1])
        if size[2]:
            made.set("height", size[2])
    alt = display.rpartition("|")[0] if size else display
    made.set("alt", " ".join(alt.split()))
    return made


def _text(site: Site, resolution: Resolution) -> str | None:
    """The HTML of the part of a note that an embed shows."""
    page = site.page
    assert page is not None
    project, target = page.project, NoteId(resolution.target)
    if target not in project.notes:  # its page is encrypted
        return None
    if target not in site.parts:
        site.parts[target] = parts_of(project.notes[target])
    shown = pick(site.parts[target], resolution)
    is_ring = any(holds(target, shown, one) for one in (*site.embedding, resolution))
    if is_ring or site.new_markdown is None or len(site.embedding) >= MAX_DEPTH or site.embeds >= MAX_ON_PAGE:
        return None
    site.embedded += size_of(project.notes[target], shown)
    if site.embedded > MAX_CHARACTERS:
        site.embeds = MAX_ON_PAGE
        return None
    if len(site.converters) == len(site.embedding):
        site.converters.append(site.new_markdown())
    converter = site.converters[len(site.embedding)]
    site.embeds += 1
    prefix = f"embed-{site.embeds}-"
    before = site.turn()
    site.embedding.append(resolution)
    site.page, site.notes = page.embedding(target, prefix), written_in(project, target)
    site.expected = text_of(project.notes[target], resolution)
    site.reader, site.is_guest = converter, False
    try:
        body = converter.reset().convert(site.expected)
    finally:
        site.embedding.pop()
        site.turn_to(before)
    title = project.notes[target].title
    url = page.url_of(target) + anchor_of(resolution)
    return str(render_embed(title, url, Markup(body), is_inner=bool(site.embedding)))  # noqa: S704 - what the host's converter wrote


def text_of(note: Note, resolution: Resolution) -> str:
    """The Markdown of the part of a note that a link means, with the definitions it may need."""
    text = note.source.text
    if resolution.fragment_kind not in (FragmentKind.HEADING, FragmentKind.BLOCK):
        _, _, body = find_front_matter(text) or (0, 0, 0)
        return text[body:]
    lines = pick(parts_of(note), resolution)
    part = "\n".join(note.source.line(number) for number in range(lines.first, lines.last + 1))
    if resolution.fragment_kind is FragmentKind.BLOCK:
        part = _outdented(part)
    needed = [found[0] for found in _KEPT.finditer(text) if found[0] not in part and found[1] in part]
    return "\n\n".join([part, *needed])


def _outdented(part: str) -> str:
    """Return the lines without the indentation of the first one."""
    width = len(part) - len(part.lstrip(" \t"))
    return "\n".join(line[min(width, len(line) - len(line.lstrip(" \t"))) :] for line in part.split("\n"))


class EmbeddedIds(SiteProcessor):
    """Ids of an embedded text, kept apart from those of the page around it."""

    def run(self, root: Element) -> None:
        """Put the page's prefix before every id, and before the links to them; headings lose theirs.

        Links to them lead to their own page, and Material's search would begin a section of this page at each.
        """
        page = self.site.page
        if page is None or page.home is None or self.site.is_guest:
            return
        for heading in [one for one in root.iter() if one.tag in HEADINGS]:
            heading.attrib.pop("id", None)
        ids = {element.get("id", "") for element in root.iter() if element.get("id")}
        for parent in root.iter():
            for child in [one for one in parent if one.tag == "a" and "headerlink" in one.get("class", "")]:
                parent.remove(child)
        for element in root.iter():
            if element.get("id"):
                element.set("id", page.id_prefix + element.get("id", ""))
            if element.get("href", "")[:1] == "#" and element.get("href", "")[1:] in ids:
                element.set("href", f"#{page.id_prefix}{element.get('href', '')[1:]}")


class BlockEmbeds(Treeprocessor):
    """Embeds that are blocks, moved out of the paragraph, heading or emphasis that contains them."""

    def run(self, root: Element) -> None:
        """Divide the paragraph around an embed; move one that is nested deeper, or in a heading, below it."""
        if next(root.iter(_BLOCK), None) is None:
            return
        above = {child: parent for parent in root.iter() for child in parent}
        for made in list(root.iter(_BLOCK)):
            block = made
            while above[block] is not root and above[block].tag not in FLOW:
                block = above[block]
            if block is not made:
                below = _take_out(made, above[made], is_divided=above[made] is block and block.tag == "p")
                at = list(above[block]).index(block)
                pieces = [one for one in (block, made, below) if one is made or len(one) or (one.text or "").strip()]
                above[block][at : at + 1] = pieces
                above.update(dict.fromkeys(pieces, above[block]) | dict.fromkeys(below, below))
            else:
                _drop_breaks(made, above[made])
            made.tag = "p"  # which the host takes off around HTML that stands alone
            made.attrib.clear()


def _take_out(made: Element, around: Element, *, is_divided: bool) -> Element:
    """Remove an embed; return a paragraph with the text after it, or an empty one if that text stays."""
    at = list(around).index(made)
    below = Element("p")
    if is_divided:
        below.text, below[:] = made.tail, around[at + 1 :]
        del around[at:]
        if len(around) and around[-1].tag == "br":
            del around[-1]
        if len(below) and below[0].tag == "br" and not (below.text or "").strip():
            below.text = below[0].tail
            del below[0]
        below.text, below.tail = (below.text or "").lstrip(), "\n"
    else:
        del around[at]
        append_text(around, around[at - 1] if at else None, made.tail or "")
    made.tail = "\n"
    return below


def append_text(element: Element, last: Element | None, text: str) -> None:
    """Add text after a child of an element, or before all children."""
    if last is None:
        element.text = (element.text or "") + text
    else:
        last.tail = (last.tail or "") + text


def _drop_breaks(made: Element, around: Element) -> None:
    """Remove the line breaks before and after a block, which does not need them."""
    at = list(around).index(made)
    if at and around[at - 1].tag == "br" and not (around[at - 1].tail or "").strip():
        del around[at - 1]
        at -= 1
    if len(around) > at + 1 and around[at + 1].tag == "br" and not (made.tail or "").strip():
        made.tail = around[at + 1].tail
        del around[at + 1]
