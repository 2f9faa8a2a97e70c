"""The host's conversion of a page, cached for later builds: its HTML, its contents, its title and its anchors.

Half of the time of a build is spent on this. It is cached only if every extension of Markdown is among those whose
result depends on the text and their settings alone: others may read anything, a file, a clock, another page. A page
about which something is logged is converted again, so that the message is repeated.
"""

import logging
import os
from collections.abc import Callable, Mapping
from functools import partial
from types import FunctionType, ModuleType
from typing import Self

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, get_toc
from msgspec import DecodeError, Struct, json, to_builtins

from calcgraph.diagnostics import Diagnostic
from calcgraph.files import read_file
from calcgraph.hosts.kept_parts import digest
from calcgraph.hosts.markdown.compare import compare_links
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site

Convert = Callable[[MkDocsConfig, Files], None]
"""The host's conversion of a page, which stores its result in the page."""

PURE = frozenset(
    """
    abbr admonition attr_list codehilite def_list extra fenced_code footnotes legacy_attrs legacy_em md_in_html meta
    nl2br sane_lists smarty tables toc wikilinks
    pymdownx.arithmatex pymdownx.betterem pymdownx.blocks.admonition pymdownx.blocks.caption
    pymdownx.blocks.definition pymdownx.blocks.details pymdownx.blocks.html pymdownx.blocks.tab pymdownx.caret
    pymdownx.critic pymdownx.details pymdownx.emoji pymdownx.escapeall pymdownx.extra pymdownx.fancylists
    pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.magiclink pymdownx.mark pymdownx.progressbar
    pymdownx.quotes pymdownx.saneheaders pymdownx.smartsymbols pymdownx.striphtml pymdownx.superfences
    pymdownx.tabbed pymdownx.tasklist pymdownx.tilde
    """.split()  # noqa: SIM905 - names read best as words
)
"""The extensions of Python-Markdown and PyMdown that read no files: not `snippets`, `b64`, `pathconverter`."""
REACHING = frozenset({"custom_icons", "UNIQUE_IDS"})
"""Settings of these that reach beyond the text: to files with pictures, to the embeds on the pages before."""
OF_LIBRARIES = ("markdown.", "material.", "materialx.", "pymdownx.")
"""Modules whose functions, named in settings, are as pure as their extensions; the mark of the program has them."""
STAGE = "page"


class TocItem(Struct):
    """An entry of a page's contents, as the host's `toc` gives it."""

    name: str
    id: str
    level: int
    children: "list[TocItem]"


class PageConversion(Struct):
    """The result of a conversion in the host's page."""

    content: str
    contents: list[TocItem]
    title: str | None
    anchors: list[str]
    links: dict[str, dict[str, str]]
    """Links to anchors, by the vault path of their page."""


class LogWatcher(logging.Handler):
    """A log handler that notices messages of the host or the library while a page is converted."""

    def __init__(self, *names: str | None) -> None:
        """The loggers that have the names, and those below them."""
        super().__init__()
        self.loggers = [logging.getLogger(name) for name in names]
        self.has_heard = False

    def __enter__(self) -> Self:
        """Begin to listen."""
        for logger in self.loggers:
            logger.addHandler(self)
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop."""
        for logger in self.loggers:
            logger.removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember that something was logged."""
        del record
        self.has_heard = True


class Conversions:
    """Conversions of the pages of a build, with results reused from an earlier build."""

    def __init__(self, site: Site) -> None:
        """Start with `site`, which knows the page being converted and contains the cache."""
        self.site = site
        self._around: str | None = None
        self._hooks: dict[str, bytes] = {}
        """Texts of hooks by their place, as they were when the host read them: a server does so once."""

    def begin_build(self) -> None:
        """Files and settings may be others."""
        self._around = None

    def convert(self, host: Convert, page: Page, config: MkDocsConfig, files: Files) -> tuple[Diagnostic, ...]:
        """Give a page its HTML; comes back with the links that only page or check have."""
        if self._around is None:
            self._around = around(config, files, self._hooks)
        kept, path = self.site.kept, page.file.src_uri
        is_hosts = type(page) is Page and getattr(host, "__func__", None) is Page.render  # a plugin may have its own
        how = manner(config) if is_hosts else ""
        key = digest(f"{self._around} {how} {self.site.has_boxes} {page.markdown}") if how else ""
        found = kept.find(path, STAGE, key) if key else None
        if found is not None and give(found, page, files):
            kept.leave_page()
            return ()
        faults = len(self.site.faults)
        with LogWatcher(None, Page.__module__.partition(".")[0]) as heard:
            host(config, files)
        problems = compare_links(self.site)
        if key and not self.site.is_late and not heard.has_heard and not problems and len(self.site.faults) == faults:
            kept.leave_page()
            if left := left_in(page):
                kept.keep(path, STAGE, key, left)
        return problems


def around(config: MkDocsConfig, files: Files, hooks: dict[str, bytes]) -> str:
    """Return a digest of a conversion's inputs besides text, vault and Markdown settings; add new hooks to `hooks`."""
    level = logging.getLogger(Page.__module__).getEffectiveLevel()
    there = sorted((file.src_uri, file.dest_uri, file.inclusion.value) for file in files)
    places = [one.__file__ for one in config.plugins.values() if isinstance(one, ModuleType) and one.__file__]
    for place in places:
        if place not in hooks:
            raw = read_file(place)
            hooks[place] = raw if isinstance(raw, bytes) else os.urandom(16)  # so that nothing is kept
    said = [hooks[place] for place in places]
    return digest(repr((config.validation, config.use_directory_urls, level, there, said)))


def manner(config: MkDocsConfig) -> str:
    """The extensions of Markdown and their settings, which a hook can change for a page; empty if one is not known."""
    extensions = [one for one in config.markdown_extensions if not isinstance(one, CalcgraphExtension)]
    names = [one.removeprefix("markdown.extensions.") if isinstance(one, str) else "" for one in extensions]
    settings = _described(config.mdx_configs)
    if not PURE.issuperset(names) or settings is None or any(f"'{name}'" in settings for name in REACHING):
        return ""
    return f"{names} {settings}"


def _described(value: object) -> str | None:
    """A setting as text; None for one of whose meaning nothing is known."""
    match value:
        case None | bool() | int() | float() | str():
            return repr(value)
        case list() | tuple():
            parts = [_described(one) for one in value]
        case Mapping():
            parts = [_described(one) for item in value.items() for one in item]
        case partial():
            parts = [_described(one) for one in (value.func, value.args, value.keywords)]
        case FunctionType() | type():
            return f"{value.__module__}.{value.__qualname__}" if value.__module__.startswith(OF_LIBRARIES) else None
        case _:
            return None
    return f"{type(value).__name__}({', '.join(map(str, parts))})" if None not in parts else None


def left_in(page: Page) -> str:
    """Return the result of a page's conversion, as `give` reads it; empty if JSON cannot express it.

    A hook can insert halves of characters, or a text that is a subclass of `str`.
    """
    links = {file.src_uri: found for file, found in (page.links_to_anchors or {}).items()}
    anchors = sorted(filter(None, page.present_anchor_ids or ()))  # `<a name>` has None
    contents = [_item(one) for one in page.toc]
    left = PageConversion(page.content or "", contents, page._title_from_render, anchors, links)  # noqa: SLF001 - the host has no other way
    try:
        return json.encode(left).decode()
    except (TypeError, UnicodeEncodeError):
        return ""


def _item(link: AnchorLink) -> TocItem:
    return TocItem(link.title, link.id, link.level, [_item(one) for one in link.children])


def give(kept: str, page: Page, files: Files) -> bool:
    """Restore the result of a page's conversion in the page; return False if the cache cannot be read."""
    try:
        found = json.decode(kept, type=PageConversion)
    except DecodeError:
        return False
    targets = {path: files.get_file_from_path(path) for path in found.links}
    page.content = found.content
    page.toc = get_toc(to_builtins(found.contents))
    page._title_from_render = found.title  # noqa: SLF001 - as above
    page.present_anchor_ids = set(found.anchors)
    page.links_to_anchors = {file: found.links[path] for path, file in targets.items() if file is not None}
    return True
