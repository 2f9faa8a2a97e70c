"""Tags in a note's text, as links to their places on the page of tags."""

import re
from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from markdown.util import ETX, STX, AtomicString

from calcgraph.addresses import address_from, in_address
from calcgraph.hosts.site import SiteProcessor
from calcgraph.render.pages.tags import tag_id, tags_of

_ESCAPED = f"{STX}{ord('#')}{ETX}"
_TAG = re.compile(rf"(?:(?<!\S)#|(?<![^\n]){_ESCAPED})([\w/-]*\w)")
"""At the start of a line the `#` is escaped, since the host would take it for a heading."""
_LEFT = frozenset({"a", "code", "pre"})


class TagProcessor(SiteProcessor):
    """Makes links of the tags that the reading has found in the note; whatever else begins with `#` stays."""

    def run(self, root: Element) -> None:
        """Put links into the texts of all elements but code and links."""
        page, target = self.site.page, self.site.path_of("tags")
        known = tags_of(page.project.notes[page.written]) if page and target else {}
        if not known or page is None:
            return
        address = address_from(target, page.note) if page.home is None else page.url_of(target)
        for parent in list(_elements(root)):
            for at, child in reversed(list(enumerate(parent))):
                child.tail, links = _linked(child.tail or "", known, address)
                parent[at + 1 : at + 1] = links
            parent.text, links = _linked(parent.text or "", known, address)
            parent[0:0] = links


def _elements(root: Element) -> Iterator[Element]:
    waiting = [root]
    while waiting:
        element = waiting.pop()
        if element.tag not in _LEFT:
            yield element
            waiting.extend(element)


def _linked(text: str, known: Mapping[str, str], address: str) -> tuple[str, list[Element]]:
    """Return the text before the first tag, and a link for each tag with the text after it."""
    links: list[Element] = []
    first, at = text, 0
    if "#" not in text and _ESCAPED not in text:
        return first, links
    for found in _TAG.finditer(text):
        id_ = tag_id(found[1])
        if id_ not in known:
            continue
        before = text[at : found.start()]
        if links:
            links[-1].tail = before
        else:
            first = before
        link = Element("a", {"class": "cg-tag", "href": f"{address}#{in_address(id_)}"})
        link.text = AtomicString(f"#{found[1]}")
        links.append(link)
        at = found.end()
    if links:
        links[-1].tail = text[at:]
    return first, links
