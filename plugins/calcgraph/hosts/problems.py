"""What is wrong with a note, shown where it stands: for a server, and for builds that only warn."""

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.hosts.site import Site
from calcgraph.render.page import Page
from calcgraph.render.problem import render_problem


class ProblemProcessor(Treeprocessor):
    """The box of each problem after the block it is in; above the text for what has no place in it."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.site = site

    def run(self, root: Element) -> None:
        """Put the boxes; sheets have those of their own lines already."""
        page, notes = self.site.page, self.site.notes
        if page is None or notes is None or page.home is not None:
            return
        left = [found for found in problems_of(page) if found.severity is not Severity.INFO]
        if not left:
            return
        for block in list(root):
            inside = [found for found in left if self._is_in(block, notes.shown.get(found.span[:2], []))]
            for found in reversed(inside):
                root.insert(list(root).index(block) + 1, self._box(found, page))
            left = [found for found in left if found not in inside]
        top = 1 if len(root) and root[0].tag == "h1" else 0  # the host takes a heading for the title only at the top
        for found in reversed(left):
            root.insert(top, self._box(found, page))

    def _is_in(self, block: Element, marks: list[Element | str]) -> bool:
        """Whether one of the things made for a place of the note stands in a block."""
        if not marks:
            return False
        for element in block.iter():
            if any(element is mark for mark in marks):
                return True
            texts = f"{element.text or ''}{element.tail or ''}"
            if any(isinstance(mark, str) and mark in texts for mark in marks):
                return True
        return False

    def _box(self, found: Diagnostic, page: Page) -> Element:
        box = Element("p")
        box.text = self.md.htmlStash.store(str(render_problem(found, page.project.notes.get(page.note))))
        return box


def problems_of(page: Page) -> list[Diagnostic]:
    """What is wrong with the note of a page outside its sheets and views, which show their own."""
    note = page.project.notes[page.note]
    shown = [(fence.span.line, fence.span.end_line) for fence in note.fences]
    found = page.index.problems.get(note.source.shown, ())
    return [one for one in found if not any(first <= one.span.line <= last for first, last in shown)]
