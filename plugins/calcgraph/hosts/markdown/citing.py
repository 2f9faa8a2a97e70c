"""Citations in a sentence, and the list of their sources at the end of a note."""

from xml.etree.ElementTree import Element

from markdown.util import AtomicString

from calcgraph.addresses import in_address, safe_id
from calcgraph.hosts.site import Site, SiteProcessor
from calcgraph.notes.citations import citation_of
from calcgraph.render.sheet.cited_words import citation_parts
from calcgraph.render.sheet.references import render_references

REFERENCES = 7.2
"""After everything that makes text, before the contents."""


def citation_in(site: Site, written: str) -> Element | None:
    """Return the citation in a sentence; None if it names no source, so that the text stays as it is."""
    page, citation = site.page, citation_of(written)
    if page is None or not any(page.source_of(one.key) for one in citation.cited):
        return None
    made = Element("span", {"class": "cg-cite"})
    for piece in citation_parts(citation, page.source_of):
        if piece.source is None:
            last = made[-1] if len(made) else None
            if last is None:
                made.text = AtomicString((made.text or "") + piece.text)
            else:
                last.tail = AtomicString((last.tail or "") + piece.text)
            continue
        home = page.url_of(page.home) if page.home else ""
        link = Element(
            "a", {"href": f"{home}#{in_address(reference_id(piece.source.key))}", "title": piece.source.full}
        )
        link.text = AtomicString(piece.text)
        made.append(link)
    return made


def reference_id(key: str) -> str:
    """Return the id of a source in the list of references."""
    return f"ref-{safe_id(key)}"


class ReferenceList(SiteProcessor):
    """A processor that lists the sources a note cites in its prose, at its end; embedded text has no list."""

    def run(self, root: Element) -> None:
        """Append the list."""
        page = self.site.page
        if page is None or self.site.is_guest or page.home is not None or page.note not in page.project.notes:
            return
        keys = dict.fromkeys(one.key for found in page.project.notes[page.note].citations for one in found.cited)
        sources = [source for key in keys if (source := page.source_of(key))]
        if sources:
            listed = [(reference_id(one.key), one) for one in sorted(sources, key=lambda one: one.full.casefold())]
            root.append(self.boxed(render_references(listed)))
