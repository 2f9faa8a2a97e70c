"""Zensical runs Markdown extensions and no plugins: our extension reads the vault itself, and learns the page from it.

Zensical makes a new converter for each page and tells its extensions by a preprocessor which page that is. It takes
relative addresses in our HTML for those of files and changes them, so ours begin at the root of the host.
"""

from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from calcgraph.files import read_file
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.markdown.blocks import add_fences
from calcgraph.hosts.page_text import body_of, foot_of
from calcgraph.hosts.site import Site
from calcgraph.source import NoteId

CONTEXT = "rendering_context"
"""The name of Zensical's preprocessor, which has `page` and `config` (0.0.73)."""
FIRST = 40
"""Before all other preprocessors."""
AROUND = -2
"""After the contents, which run every postprocessor over each heading."""
LAST = -10
"""After all other postprocessors."""


class BuildSettings(Struct):
    """The settings that a build was given."""

    settings: list[tuple[str, Any]] = []


class PageUrls(NamedTuple):
    """The location of pages: the common part of their addresses."""

    base: str
    """The path of the site on its host, `/notes/`."""
    are_folders: bool
    """True if a page is a folder, `kettle/`; False if it is a file, `kettle.html`."""

    def url_of(self, path: str) -> str:
        """The final address of a vault path.

        >>> PageUrls("/", are_folders=True).url_of("notes/kv-cache.md"), PageUrls("/x/", False).url_of("README.md")
        ('/notes/kv-cache/', '/x/index.html')
        """
        pure = PurePosixPath(path)
        if pure.suffix != ".md":
            return self.base + path
        is_index = pure.stem in ("index", "README")
        if not self.are_folders:
            return self.base + str(pure.with_name("index.html" if is_index else f"{pure.stem}.html"))
        folder = str(pure.parent if is_index else pure.with_suffix(""))
        return self.base + ("" if folder == "." else f"{folder}/")


class AroundText(Postprocessor):
    """The body of a generated page, and a plugin's addition to the footer of every page."""

    def __init__(self, site: Site, path: str, place: PageUrls) -> None:
        super().__init__()
        self.site, self.path, self.place = site, path, place

    def run(self, text: str) -> str:
        """The whole page."""
        text += body_of(self.site, self.path, self.place.url_of)
        return text + foot_of(self.site, self.path, text, self.place.url_of)


class LateFences(Preprocessor):
    """Teaches SuperFences our language once all extensions are loaded: Zensical loads SuperFences last."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.site = site

    def run(self, lines: list[str]) -> list[str]:
        """Change nothing in the text."""
        add_fences(self.md, self.site)
        return lines


class FooterProcessor(Treeprocessor):
    """Adds a postprocessor once the headings of a page are made."""

    def __init__(self, md: Markdown, around: AroundText) -> None:
        super().__init__(md)
        self.around = around

    def run(self, root: Element) -> None:
        """Change nothing in the tree."""
        del root
        self.md.postprocessors.register(self.around, "calcgraph-around", LAST)


def join_zensical(md: Markdown, extension: Extension) -> Site | None:
    """Return the vault, at the page that Zensical converts; None under another host.

    `extension` is also used in the converters of embedded text, so that they know the page they are embedded in.
    """
    if CONTEXT not in md.preprocessors:
        return None
    context: Any = md.preprocessors[CONTEXT]
    config, path = context.config, context.page.path
    base = urlsplit(config.get("site_url") or "").path.strip("/")
    place = PageUrls(f"/{base}/" if base else "/", config["use_directory_urls"])
    root = Path(config["root_dir"])
    site = site_in(root, root / config.get("docs_dir", "docs"))
    others = [one for one in config["markdown_extensions"] if one != "calcgraph"]
    site.new_markdown = lambda: Markdown(extensions=[*others, extension], extension_configs=config["mdx_configs"])
    site.begin_page(NoteId(path), place.url_of)
    md.preprocessors.register(LateFences(md, site), "calcgraph-fences", FIRST)
    md.treeprocessors.register(FooterProcessor(md, AroundText(site, path, place)), "calcgraph-around", AROUND)
    return site


def site_in(root: Path, pages: Path | None = None) -> Site:
    """Return the vault of a folder, before a page is begun; read again when a file has changed.

    `pages` is the folder that `calcgraph build` wrote, with the settings that it was given.
    """
    from calcgraph.hosts.commands.build import SETTINGS  # noqa: PLC0415 - same
    from calcgraph.hosts.commands.check import look_at  # noqa: PLC0415 - for this host only

    file = pages / SETTINGS if pages else None
    raw = read_file(file) if file else b""
    given = raw.decode("utf-8", "replace") if isinstance(raw, bytes) else ""
    seen, _ = look_at(VaultOptions(root, settings=_settings_in(given)))
    return replace(_read(root, given, tuple(sorted(seen.stamps.items()))), converters=[], embedding=[])


def _settings_in(given: str) -> tuple[tuple[str, object], ...]:
    """Return the settings of `calcgraph build --set`, as the build has written them; empty without any."""
    try:
        found = json.decode(given or "{}", type=BuildSettings)
    except DecodeError:
        return ()
    return tuple((name, value) for name, value in found.settings)


@lru_cache(maxsize=1)  # pages are converted one by one, each by an extension of its own
def _read(root: Path, given: str, _stamps: tuple[object, ...]) -> Site:
    from calcgraph.hosts.commands.diff.history import find_history  # noqa: PLC0415 - for this host only
    from calcgraph.hosts.commands.vaults import read  # noqa: PLC0415 - same
    from calcgraph.memory import Memory  # noqa: PLC0415 - same
    from calcgraph.render.map.data import draw  # noqa: PLC0415 - same
    from calcgraph.vault.own_pages import pages_made  # noqa: PLC0415 - same

    reading = read(VaultOptions(root, settings=_settings_in(given)), is_build=True)
    site = Site()
    site.releases = find_history(root, reading.project.settings, Memory()).releases
    drawing = draw(reading.project, reading.library.pinned)
    pages = pages_made(reading.project, reading.vault.files)
    site.begin_build(reading.project, drawing, reading.library.sources, pages)
    return site
