"""A note in the dialect of Python-Markdown, and the extensions that a note of Obsidian needs."""

import re
from typing import Any, TypeAlias
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions.admonition import AdmonitionExtension
from markdown.extensions.footnotes import FootnoteExtension, FootnoteReorderingProcessor
from markdown.extensions.nl2br import Nl2BrExtension
from markdown.extensions.sane_lists import SaneListExtension
from markdown.extensions.tables import TableExtension
from markdown.preprocessors import Preprocessor
from pymdownx.details import DetailsExtension
from pymdownx.mark import MarkExtension
from pymdownx.tasklist import TasklistExtension
from pymdownx.tilde import DeleteSubExtension

from calcgraph.hosts.markdown.blocks import opens_fence
from calcgraph.hosts.markdown.dialect import to_dialect
from calcgraph.notes.reading import ReadingMode
from calcgraph.notes.text.mask import read_layout
from calcgraph.settings import Habits

Extensions: TypeAlias = tuple[tuple[Any, dict[str, Any]], ...]

_METADATA = re.compile(r"[ ]{0,3}[A-Za-z0-9_-]+:")
_TYPED = re.compile(r"::[ \t]*\[")
_LINK = re.compile(r"\[\[|\]\(|::|://")


def guarded(text: str, *, is_hosts: bool = False) -> str:
    """The text of a page, with an empty line above it when MkDocs would take links in its first lines for metadata.

    Lines `key: value` above the text are properties to MkDocs, and so would be `key:: [[note]]` and an address. Where
    the host's reading counts only typed links are kept from it.
    """
    links = _TYPED if is_hosts else _LINK
    is_metadata = _METADATA.match(text) and links.search(text.partition("\n\n")[0])
    return f"\n{text}" if is_metadata else text


class DialectProcessor(Preprocessor):
    """The whole text of a page in the dialect of the host, before it looks for fences."""

    def __init__(self, md: Markdown, fences: dict[str, bool], habits: Habits, *, is_escaped: bool = False) -> None:
        super().__init__(md)
        self.reading = ReadingMode(habits=habits)
        self.fences = fences
        """The verdict of the host on whether a line opens a fence, for the lines of any page."""
        self.is_escaped = is_escaped

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines as the host reads them; if HTML is text, nothing is stored for the page here."""
        store = None if self.is_escaped else self.md.htmlStash.store
        layout = read_layout("\n".join(lines), reading=self.reading)
        self.md.references.update(layout.definitions)
        return [*to_dialect(layout, self._is_fence, store, self.reading.habits).split("\n"), "", ""]

    def _is_fence(self, line: str) -> bool:
        if line not in self.fences:
            self.fences[line] = opens_fence(self.md, line)
        return self.fences[line]


def add_habits(md: Markdown, habits: Habits, *, line_breaks: bool) -> None:
    """Load the extensions of single habits, in addition to the host's own."""
    _load(md, (*([(Nl2BrExtension, {})] if line_breaks else []), *([(MarkExtension, {})] if habits.highlights else [])))


def add_extensions(md: Markdown, *, line_breaks: bool, highlights: bool = True) -> None:
    """Load what Obsidian shows and a plain host does not, unless the host has it with custom settings."""
    wanted: Extensions = (
        (TableExtension, {}),
        (FootnoteExtension, {}),
        (AdmonitionExtension, {}),
        (DetailsExtension, {}),
        (TasklistExtension, {"custom_checkbox": True}),
        *([(MarkExtension, {})] if highlights else []),
        (DeleteSubExtension, {"subscript": False}),
        (SaneListExtension, {}),
    )
    _load(md, (*wanted, *([(Nl2BrExtension, {})] if line_breaks else [])))
    _number_by_reference(md)


def _load(md: Markdown, wanted: Extensions) -> None:
    known = {base for extension in md.registeredExtensions for base in type(extension).__mro__}
    for kind, settings in wanted:
        if kind not in known:
            extension = kind(**settings)
            extension.extendMarkdown(md)
            md.registerExtension(extension)


def _number_by_reference(md: Markdown) -> None:
    """Give footnotes the order in which a reader meets them; notes in place would else come after all others."""
    for extension in md.registeredExtensions:
        if isinstance(extension, FootnoteExtension) and extension.getConfig("USE_DEFINITION_ORDER"):
            extension.setConfig("USE_DEFINITION_ORDER", value=False)
            md.treeprocessors.register(_FootnoteProcessor(extension), "footnote-reorder", 19)


class _FootnoteProcessor(FootnoteReorderingProcessor):
    """Also reorders footnotes without text, which have no way back; the processor of the library fails at them."""

    def reorder_footnotes(self, parent: Element) -> None:
        items = parent.find("ol")
        if items is None:
            return
        place = {id_: number for number, id_ in enumerate(self.footnotes.footnote_order)}
        separator = self.footnotes.get_separator()
        items[:] = sorted(items, key=lambda one: place.get(one.get("id", "").split(separator, 1)[-1], len(place)))
        for number, item in enumerate(items, start=1):
            if (way_back := item.find('.//a[@class="footnote-backref"]')) is not None:
                way_back.set("title", self.footnotes.getConfig("BACKLINK_TITLE").format(number))
