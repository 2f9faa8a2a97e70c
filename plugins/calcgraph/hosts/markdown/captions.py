"""Numbered figures, tables and equations: a label below a block becomes its id, its number and its caption."""

from collections.abc import Mapping
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.util import HTML_PLACEHOLDER_RE, AtomicString
from markupsafe import escape

from calcgraph.hosts.site import Site, SiteProcessor
from calcgraph.links.check import in_markdown
from calcgraph.notes.blocks.numbered import ALONE
from calcgraph.notes.model import NumberedBlock

FOUND = 8.6
"""Before attribute lists at 8, and before ids of other formulas at 8.5."""
FORMULAS = 79.95
"""Before the formulas of `pymdownx.arithmatex` at 79.9."""
SET = 7.45
"""After data tables at 7.5, which look at the neighbours of a table."""
_MARK = "cg-label"


def labels_of(site: Site) -> Mapping[str, NumberedBlock]:
    """Return the labels of the note whose text is converted, by id.

    In a site whose text the host reads, images get a number only in a note that refers to one of its labels: before,
    `![](plot.png){#fig-plot}` was an id there and nothing else.
    """
    note = site.page.project.notes.get(site.page.written) if site.page and not site.is_guest else None
    if note is None or site.page is None or not note.labels:
        return {}
    links = site.page.project.resolutions.get(note.id, ())
    is_used = not site.page.project.settings.is_hosts or any(
        one.label and one.target == note.id and not in_markdown(one.link) for one in links
    )
    return {label.id: label for label in note.labels if is_used or not label.is_image}


class LabelFinder(SiteProcessor):
    """A processor that takes labels out of the text, and puts a mark after the block of each."""

    def run(self, root: Element) -> None:
        """Change the tree where the check has found a label."""
        labels = labels_of(self.site)
        if not labels:
            return
        for parent in list(root.iter()):
            if any(child.tag in ("p", "table") for child in parent):
                parent[:] = [made for child in parent for made in self._without_label(child, labels)]

    def _without_label(self, child: Element, labels: Mapping[str, NumberedBlock]) -> list[Element]:
        """Return the replacement of an element: if it ends in a label, the element without it and the label's mark."""
        if child.tag == "p":
            return _of_paragraph(child, labels, has_lists="attr_list" in self.md.treeprocessors)
        return _of_table(child, labels) if child.tag == "table" else [child]


def _of_paragraph(child: Element, labels: Mapping[str, NumberedBlock], *, has_lists: bool) -> list[Element]:
    """A label alone in a paragraph, or at the end of one with a formula, an image or a fence.

    The other attributes of an image stay where the host reads attribute lists.
    """
    last = child[-1] if len(child) else None
    text = (child.text if last is None else last.tail) or ""
    at = max(text.rfind("{"), 0)
    found, rest = ALONE.fullmatch(text[at:].strip()), text[:at].rstrip()
    if found is None or found["id"] not in labels:
        return [child]
    others = f"{found['first'].strip()} {found['more'].strip()}".strip()
    if others and has_lists and last is not None and labels[found["id"]].is_image:
        last.tail = f"{text[:at]}{{: {others} }}"
        return [child, _mark(found["id"])]
    if last is None:
        child.text = rest
    else:
        last.tail = rest
        if last.tag == "br" and not rest:
            child.remove(last)
    is_left = len(child) or (child.text or "").strip()
    return [child, _mark(found["id"])] if is_left else [_mark(found["id"])]


def _of_table(child: Element, labels: Mapping[str, NumberedBlock]) -> list[Element]:
    """A label on the line below a table, which the host reads as its last row."""
    body = child.find("tbody")
    cells = list(body[-1]) if body is not None and len(body) else []
    found = ALONE.fullmatch((cells[0].text or "").strip()) if cells and not len(cells[0]) else None
    if body is None or found is None or found["id"] not in labels or any((one.text or "").strip() for one in cells[1:]):
        return [child]
    body.remove(body[-1])
    return [child, _mark(found["id"])]


def _mark(id_: str) -> Element:
    made = Element(_MARK, {"id": id_})
    made.tail = "\n"
    return made


class LabelOfFormula(BlockProcessor):
    """A processor that removes the label of a displayed formula, which Arithmatex reads only if it fills a block."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md.parser)
        self.md, self.site = md, site

    def test(self, parent: Element, block: str) -> bool:
        """Return whether a block may be a formula with a label."""
        del parent
        return block.startswith("$$") and "#eq-" in block and "arithmatex-block" in self.parser.blockprocessors

    def run(self, parent: Element, blocks: list[str]) -> bool:
        """Make the label the next block, and leave the formula to the processors that follow."""
        del parent
        block = blocks[0].rstrip()
        at = block.rfind("{")
        found, formula = ALONE.fullmatch(block[max(at, 0) :]), block[: max(at, 0)].rstrip()
        if found is not None and found["id"] in labels_of(self.site) and formula.endswith("$$"):
            blocks[:1] = [formula, found[0]]
        return False


class LabelSetter(SiteProcessor):
    """A processor that gives each labelled block its id, number and caption."""

    def run(self, root: Element) -> None:
        """Replace the marks."""
        if next(root.iter(_MARK), None) is None:
            return
        labels = labels_of(self.site)
        for parent in list(root.iter()):
            made: list[Element] = []
            for child in parent:
                if child.tag != _MARK:
                    made.append(child)
                elif made:
                    made[-1] = _numbered(self.md, made[-1], labels[child.get("id", "")])
            parent[:] = made


def _numbered(md: Markdown, block: Element, label: NumberedBlock) -> Element:
    """Return a labelled block with its number: after a formula, in or below a figure, above a table."""
    if label.said.startswith("Equation"):
        made = Element("div", {"id": label.id, "class": "cg-numbered cg-equation"})
        made.append(block)
        number = Element("span", {"class": "cg-number"})
        number.text = AtomicString(f"({label.number})")
        made.append(number)
        made.tail, block.tail = block.tail, None
        return made
    made = Element("div", {"id": label.id, "class": "cg-numbered"})
    made.tail, block.tail = block.tail, None
    made.append(block)
    if label.caption or not _number_inside(md, block, label):
        caption = Element("p", {"class": "cg-caption"})
        number = Element("b")
        number.text = AtomicString(f"{label.said}.")
        number.tail = AtomicString(f" {label.caption}") if label.caption else None
        caption.append(number)
        made.insert(0 if label.said.startswith("Table") else 1, caption)
    return made


def _number_inside(md: Markdown, block: Element, label: NumberedBlock) -> bool:
    """Put the number before the caption that one of our own figures has; return whether it has one."""
    found = HTML_PLACEHOLDER_RE.fullmatch((block.text or "").strip()) if not len(block) else None
    stored = str(md.htmlStash.rawHtmlBlocks[int(found[1])]) if found else ""
    opening = next((one for one in _TITLES if one in stored), "")
    if found is None or not opening or not stored.startswith('<figure class="cg '):
        return False
    head, _, rest = stored.partition(opening)
    md.htmlStash.rawHtmlBlocks[int(found[1])] = f"{head}{opening}<b>{escape(label.said)}.</b> {rest}"
    return True


_TITLES = ('<p class="cg-fig__title">', "<figcaption>")
"""The start of the title of one of our figures, or of its caption."""
