"""With `html: escape`, the ids of headings as the check gives them, to which claims and links of other notes lead."""

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from calcgraph.hosts.embeds import HEADINGS
from calcgraph.hosts.site import Site


class HeadingIds(Treeprocessor):
    """The host would make an id of tags that are shown as text; the check leaves them out."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.site = site

    def run(self, root: Element) -> None:
        """Give each heading its id, unless another plugin has added some or taken some away."""
        page = self.site.page
        headings = page.project.notes[page.written].headings if page else ()
        shown = [element for element in root.iter() if element.tag in HEADINGS]
        if len(shown) == len(headings):
            for element, heading in zip(shown, headings, strict=True):
                element.set("id", heading.slug)
