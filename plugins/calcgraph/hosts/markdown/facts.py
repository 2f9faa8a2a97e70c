"""The results of the check for a note's numbers, under its title."""

from xml.etree.ElementTree import Element

from calcgraph.hosts.page_text import LEAD
from calcgraph.hosts.site import SiteProcessor
from calcgraph.render.pages.facts import render_facts


class FactsProcessor(SiteProcessor):
    """A processor that puts the line under the title of a page; embedded notes and first pages do not have one.

    A text without a heading of the first level begins under the title that its theme shows.
    """

    def run(self, root: Element) -> None:
        """Put the line after the title; leave a text whose title is further down unchanged."""
        page, at = self.site.page, 1 if [one.tag for one in root[:1]] == ["h1"] else 0
        if page is None or self.site.is_guest or page.home is not None or (at == 0 and root.find(".//h1") is not None):
            return
        is_led = any(LEAD in one.get("class", "").split() for one in root[at : at + 1])
        if facts := "" if is_led else render_facts(page):
            root.insert(at, self.boxed(facts))
