"""Problems of a note, shown in place by a server; published pages have one line instead."""

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.groups import grouped
from calcgraph.hosts.site import SiteProcessor
from calcgraph.render.page import Page
from calcgraph.render.sheet.problem import render_problem


class ProblemProcessor(SiteProcessor):
    """The box of each problem after its block; problems without a position go above the text."""

    def run(self, root: Element) -> None:
        """Put the boxes; sheets already have the boxes of their lines."""
        page, notes = self.site.page, self.site.notes
        is_shown = self.site.has_boxes and not self.site.is_guest
        if page is None or notes is None or page.home is not None or not is_shown:
            return
        left = [found for found in problems_of(page) if found.severity is not Severity.INFO]
        if not left:
            return
        marks = [notes.shown.get(found.span.start, []) for found in left]
        blocks, seen = list(root), set[int]()
        root[:] = []
        for block, inside in zip(blocks, _inside(blocks, marks), strict=True):
            root.append(block)
            for at in inside:
                if at not in seen:
                    root.append(self._box(left[at], page))
                    seen.add(at)
        top = 1 if len(root) and root[0].tag == "h1" else 0  # the host takes a heading for the title only at the top
        root[top:top] = [self._box(found, page) for at, found in enumerate(left) if at not in seen]

    def _box(self, found: Diagnostic, page: Page) -> Element:
        return self.boxed(render_problem(found, page.project.notes.get(page.note)))


def _inside(blocks: Sequence[Element], marks: Sequence[Sequence[Element | str]]) -> Iterator[list[int]]:
    """Yield, for each block, the problems with one of their `marks` in it: elements, and texts of the page."""
    places = [(mark, at) for at, made in enumerate(marks) for mark in made]
    texts = grouped((mark, at) for mark, at in places if isinstance(mark, str))
    by_element = grouped((id(mark), at) for mark, at in places if not isinstance(mark, str))
    for block in blocks:
        written = [f"{element.text or ''}{element.tail or ''}" for element in block.iter()] if texts else []
        found = {at for element in block.iter() for at in by_element.get(id(element), ())}
        found.update(at for mark, those in texts.items() if any(mark in text for text in written) for at in those)
        yield sorted(found)


def problems_of(page: Page) -> list[Diagnostic]:
    """Return the problems of a page's note outside its sheets and views, which show their own."""
    note = page.project.notes[page.note]
    shown = [(fence.span.line, fence.span.end_line) for fence in note.fences]
    found = page.index.problems.get(note.source.shown, ())
    return [one for one in found if not any(first <= one.span.line <= last for first, last in shown)]
