"""Ids of headings as in the check; claims and links of other notes use them.

The host would derive its ids from the converted text: MathML for a formula, a number for a footnote, nothing for a tag.
Only its function from words to an id (`slug_of`) is used, so that one text is the source of both.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from xml.etree.ElementTree import Element

from calcgraph.addresses import safe_id
from calcgraph.hosts.markdown.embeds import HEADINGS
from calcgraph.hosts.site import SiteProcessor
from calcgraph.notes.model import Heading

_NOT_WORDS = re.compile(r"\x02[^\x02\x03]*\x03|\$[^$]*\$|\W")
"""The host's placeholders, formulas, and punctuation."""


class HeadingIds(SiteProcessor):
    """Gives the headings of a page their ids before the host's contents do."""

    def run(self, root: Element) -> None:
        """Give each heading of the note its id; those that another plugin has added get the host's."""
        shown = [element for element in root.iter() if element.tag in HEADINGS]
        for element in shown:
            if written := element.get("id"):
                _set_id(element, safe_id(written))
        page = self.site.page
        if page is None or page.home is not None or self.site.is_guest:
            return
        for element, heading in _pairs(shown, page.project.notes[page.written].headings):
            element.set("id", heading.slug)


def _set_id(element: Element, name: str) -> None:
    """Give an element an id; without a name the host makes one."""
    if name:
        element.set("id", name)
    else:
        del element.attrib["id"]


def _pairs(shown: Sequence[Element], headings: Sequence[Heading]) -> Iterator[tuple[Element, Heading]]:
    """The headings of a page with those of its note; by level and words where one has more than the other."""
    if len(shown) == len(headings):
        yield from zip(shown, headings, strict=True)
        return
    here = [(int(element.tag[1]), _words("".join(element.itertext()))) for element in shown]
    there = [(heading.level, _words(heading.text)) for heading in headings]
    for _, first, last, start, end in SequenceMatcher(None, here, there, autojunk=False).get_opcodes():
        if [level for level, _ in here[first:last]] == [level for level, _ in there[start:end]]:
            yield from zip(shown[first:last], headings[start:end], strict=True)


def _words(text: str) -> str:
    return _NOT_WORDS.sub("", text)
