"""Zensical runs Markdown extensions and no plugins: the extension reads the vault itself, and learns the page from it.

Zensical makes a new converter for each page and tells its extensions by a preprocessor which page that is.
"""

import posixpath
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from markdown import Extension, Markdown
from markdown.postprocessors import Postprocessor

from calcgraph.hosts.page_text import foot_of
from calcgraph.hosts.site import Site
from calcgraph.source import NoteId

CONTEXT = "rendering_context"
"""The name of Zensical's preprocessor, which has `page` and `config` (0.0.73)."""
FOOT = -10
"""After everything else: scripts compute with all that the page shows."""


class FootProcessor(Postprocessor):
    """Connections of a note, and what the page's scripts compute with, below its text."""

    def __init__(self, site: Site, path: str) -> None:
        super().__init__()
        self.site = site
        self.path = path

    def run(self, text: str) -> str:
        """The page with its foot."""
        return text + foot_of(self.site, self.path, text, partial(url_between, self.path))


def join_zensical(md: Markdown, extension: Extension) -> Site | None:
    """The vault, at the page that Zensical converts; None under another host.

    `extension` is used in the converters of embedded text too, so that they know the page they are embedded in.
    """
    if CONTEXT not in md.preprocessors:
        return None
    context: Any = md.preprocessors[CONTEXT]
    site = site_in(Path(context.config["root_dir"]))
    path = context.page.path
    others = [one for one in context.config["markdown_extensions"] if one != "calcgraph"]
    site.new_markdown = lambda: Markdown(
        extensions=[*others, extension], extension_configs=context.config["mdx_configs"]
    )
    site.begin_page(NoteId(path), partial(url_between, path))
    md.postprocessors.register(FootProcessor(site, path), "calcgraph-foot", FOOT)
    return site


def site_in(root: Path) -> Site:
    """The vault of a folder, before a page is begun; read again when a file has changed."""
    from calcgraph.hosts.commands.check import look_at  # noqa: PLC0415 - for this host only
    from calcgraph.hosts.commands.options import VaultOptions  # noqa: PLC0415 - same

    seen, _ = look_at(VaultOptions(root))
    site = _read(root, tuple(sorted(seen.stamps.items())))
    return replace(site, converters=[], embedding=[])


@lru_cache(maxsize=1)  # pages are converted one by one, each by an extension of its own
def _read(root: Path, _stamps: tuple[object, ...]) -> Site:
    from calcgraph.hosts.commands.options import VaultOptions  # noqa: PLC0415 - for this host only
    from calcgraph.hosts.commands.vaults import read  # noqa: PLC0415 - same
    from calcgraph.hosts.own_pages import pages_made  # noqa: PLC0415 - same
    from calcgraph.render.graph_data import draw  # noqa: PLC0415 - same

    reading = read(VaultOptions(root))
    site = Site()
    drawing = draw(reading.project, reading.library.pinned)
    pages = pages_made(reading.project, reading.vault.files)
    site.begin_build(reading.project, drawing, reading.library.sources, pages)
    return site


def url_between(page: str, target: str) -> str:
    """The address of a vault path from a page, where pages are folders.

    >>> url_between("graph.md", "notes/kv-cache.md")
    '../notes/kv-cache/'
    """
    return posixpath.relpath(_url(target), _url(page)) + ("/" if target.endswith(".md") else "")


def _url(path: str) -> str:
    if not path.endswith(".md"):
        return path
    stem = path[:-3]
    folder = posixpath.dirname(stem) if posixpath.basename(stem) in ("index", "README") else stem
    return folder or "."
