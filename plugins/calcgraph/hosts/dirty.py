"""`--dirty`: the host draws again what has changed on disk; we add what an edit reaches, and keep the rest right.

Of a page that is not drawn again the host knows neither title nor search entries; both are kept from its last drawing.
"""

import json
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from calcgraph.hosts.generated import Made
from calcgraph.project import Project
from calcgraph.project.reach import reached
from calcgraph.source import NoteId

SEARCH = Path("search", "search_index.json")
"""Where both Material's search and the host's own write what they find."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a site was drawn of."""

    project: Project
    beside: object
    """Everything else that pages are made of, to be compared."""
    made: Mapping[str, object]
    """What generated pages and data files show, by the word for it."""
    places: Mapping[str, str]
    """Where in the site each file lies, by vault path."""


@dataclass(slots=True)
class Redrawing:
    """What is kept of a site from build to build in one process."""

    last: Drawn | None = None
    """Of the last build that came to its end."""
    now: Drawn | None = None
    heads: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    """Title and metadata by page."""
    entries: dict[str, list[Any]] = field(default_factory=dict)
    """Search entries by address of the page."""
    urls: Mapping[str, bool] = field(default_factory=dict)
    """Addresses of all pages in order, and whether each is drawn now."""

    def begin(self, drawn: Drawn, files: Files) -> None:
        """Mark the pages that must be drawn again, all of them when it is not known which."""
        last, self.now = self.last, drawn
        is_alike = last is not None and (last.beside, last.places) == (drawn.beside, drawn.places)
        notes = reached(last.project, drawn.project) if last is not None and is_alike else None
        for place in {*last.places.values()} - {*drawn.places.values()} if last is not None else ():
            Path(place).unlink(missing_ok=True)
        is_new = {kind: last is None or last.made.get(kind) != shown for kind, shown in drawn.made.items()}
        for file in files:
            if isinstance(file, Made):
                file.is_stale = notes is None or is_new[file.kind]
            elif file.is_documentation_page() and (notes is None or NoteId(file.src_uri) in notes):
                mark_stale(file)

    def put_heads(self, files: Iterable[File]) -> None:
        """Give the pages that the host has not read the titles and metadata they had."""
        pages = [(file.src_uri, file.page) for file in files if file.page]
        for path, page in pages:
            if page.markdown is not None:
                self.heads[path] = page.title, page.meta
            elif path in self.heads:
                page.title, page.meta = self.heads[path]
        self.urls = {page.url: page.markdown is not None for _, page in pages}

    def end(self, config: MkDocsConfig) -> None:
        """Put the search entries of all pages together, in the order of a whole build."""
        self.last = self.now
        index = Path(config.site_dir) / SEARCH
        if not index.is_file():
            return
        content = json.loads(index.read_text("utf-8"))
        self.entries = {url: [] if is_drawn else self.entries.get(url, []) for url, is_drawn in self.urls.items()}
        for entry in content["docs"]:
            self.entries[entry["location"].partition("#")[0]].append(entry)
        content.pop("index", None)  # of the pages drawn now only; a browser makes one where it is missing
        content["docs"] = [entry for of_page in self.entries.values() for entry in of_page]
        index.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


def mark_stale(file: File) -> None:
    """Make the host draw a page again: it does where the page is older than its source."""
    if os.path.exists(file.abs_dest_path):  # noqa: PTH110 - asked for every page
        os.utime(file.abs_dest_path, (0, 0))


def forget_search(config: MkDocsConfig) -> None:
    """Keep Material's search from adding the entries of the build before: it replaces those of one page only."""
    for plugin in config.plugins.values():
        if hasattr(plugin, "search_index_prev"):
            plugin.search_index_prev = None


def keep(read_data: Callable[[str], str | None], read: dict[str, str | None]) -> Callable[[str], str | None]:
    """A reader of files that keeps in `read` what it has read."""

    def reader(path: str) -> str | None:
        read[path] = read_data(path)
        return read[path]

    return reader
