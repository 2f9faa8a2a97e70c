"""Sheets, views and data tables: the extension's replacements for whole blocks."""

from collections.abc import Callable
from inspect import signature
from itertools import pairwise
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.util import HTML_PLACEHOLDER_RE
from markupsafe import Markup
from pymdownx.superfences import SuperFencesBlockPreprocessor, SuperFencesCodeExtension

from calcgraph.calc.model import QuantityId
from calcgraph.faults import reported
from calcgraph.hosts.site import Site, SiteProcessor
from calcgraph.notes.blocks.tables import named_in
from calcgraph.render.page import Page
from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.sheet.problem import render_problem
from calcgraph.source import Span


class Fences:
    """The language `calc` of SuperFences."""

    def __init__(self, md: Markdown, site: Site) -> None:
        self.md = md
        self.site = site

    def accept(self, _language: str, inputs: dict[str, str], options: dict[str, str], *_rest: object) -> bool:
        """Accept every second word and option; the check has already validated them."""
        options.update(inputs)
        return True

    def write(self, src: str = "", options: dict[str, str] | None = None, **rest: object) -> str:
        """A fence's HTML; one that the check has not found, in text of another plugin, is shown as code."""
        written = self.written(src, options or {})
        if written is None:
            highlight = self.md.preprocessors["fenced_code_block"].highlight  # type: ignore[attr-defined]
            return str(highlight(src=src, options={}, **rest))
        return written

    def written(self, src: str, given: dict[str, str]) -> str | None:
        """Return a fence's HTML by its text and options; None for one that the check has not found."""
        word = next((key for key, value in given.items() if key == value), "")
        page, notes = self.site.page, self.site.notes
        fence = notes.next_fence(word, src) if notes else None
        if fence is None or page is None or notes is None:
            return None
        sheet = notes.sheets.get((fence.span.line, fence.span.column))
        if word:
            from calcgraph.render.views.draw import cut_short, render_view  # noqa: PLC0415 - with all plots

            shown = drawn(self.site, page, fence.span, lambda: render_view(page, fence))
            self.site.late_problems += cut_short(page, fence)
            return shown
        return drawn(self.site, page, fence.span, lambda: render_sheet(page, sheet)) if sheet else ""


def drawn(site: Site, page: Page, span: Span, draw: Callable[[], Markup]) -> str:
    """Return the HTML of a block; if an internal error prevents its rendering, the report of that.

    SuperFences would take an exception raised here for a fence that is not a sheet, and silently show it as code.
    """
    note = page.project.notes[page.written]
    with reported(site.faults, "block is drawn", note.source.shown, span):
        return site.kept.part(f"{page.written} {page.id_prefix}{span.line}:{span.column}", lambda: str(draw()))
    return str(render_problem(site.faults[-1], note))


def has_superfences(md: Markdown) -> bool:
    """Return whether SuperFences reads the fences of a text."""
    readers = md.preprocessors
    return "fenced_code_block" in readers and isinstance(readers["fenced_code_block"], SuperFencesBlockPreprocessor)


def add_fences(md: Markdown, site: Site) -> None:
    """Teach SuperFences the language `calc`; without SuperFences, load it, for `fenced_code` knows no second word."""
    found: Any = next((e for e in reversed(md.registeredExtensions) if isinstance(e, SuperFencesCodeExtension)), None)
    if found is None:
        made: Any = SuperFencesCodeExtension
        found = made()
        found.extendMarkdown(md)
    if not isinstance(md.preprocessors["fenced_code_block"], SuperFencesBlockPreprocessor):
        found.patch_fenced_rule()  # another one of the same name was loaded after it
    fences = Fences(md, site)
    needs_reset = "reset" in signature(found.extend_super_fences).parameters  # since 12.1 of pymdown-extensions
    found.extend_super_fences("calc", fences.write, fences.accept, *((None,) if needs_reset else ()))


def opens_fence(md: Markdown, line: str) -> bool:
    """Return whether SuperFences takes a line for the opening of a fence: it accepts only words that it knows."""
    reader: Any = md.preprocessors["fenced_code_block"]
    reader.run([line])
    return reader.fence is not None


class TableProcessor(SiteProcessor):
    """Data tables with the units in their heads, in the place of the Markdown table or of the comment."""

    def run(self, root: Element) -> None:
        """Put the display of a table in the place of each that has a name."""
        if self.site.page is None or self.site.notes is None or not self.site.notes.tables:
            return
        for parent in list(root.iter()):
            for comment, follower in list(pairwise([*parent, Element("end")])):
                name = self._name(comment)
                if name in self.site.notes.tables:
                    self._replace(parent, comment, follower, name)

    def _name(self, element: Element) -> str:
        """The table's name, when the element is nothing but a stashed comment that gives one."""
        stashed = HTML_PLACEHOLDER_RE.fullmatch((element.text or "").strip())
        if len(element) or not stashed:
            return ""
        raw = self.md.htmlStash.rawHtmlBlocks[int(stashed[1])]
        return named_in(raw) if isinstance(raw, str) else ""

    def _replace(self, parent: Element, comment: Element, follower: Element, name: str) -> None:
        page, notes = self.site.page, self.site.notes
        assert page is not None
        assert notes is not None
        dataset = page.project.calculation.datasets.get(QuantityId(page.written, name))
        if dataset is None:
            return
        from calcgraph.render.views.dataset import render_dataset  # noqa: PLC0415 - few sites have tables of data

        html = drawn(self.site, page, dataset.table.span, lambda: render_dataset(page, dataset))
        comment.text = self.md.htmlStash.store(html)
        if not notes.tables[name].path and follower.tag == "table":
            parent.remove(follower)
