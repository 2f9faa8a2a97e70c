"""`--dirty`: the host renders changed files again; calcgraph adds the pages that an edit affects.

The rest stays correct: for a page that is not rendered again the host knows neither title nor search entries, so both
are cached from its last rendering.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel
from msgspec import Struct, field

from calcgraph.cache import file_stamp
from calcgraph.files import NewFile, below, date, read_file, remove, write_files
from calcgraph.hosts.mkdocs.generated import GeneratedFile, TableFile
from calcgraph.source import NoteId

SEARCH = Path("search", "search_index.json")
"""The file in which both Material's search and the host's own write their index."""
LARGEST = 512 * 1024 * 1024
"""The largest search data, in bytes; ten thousand notes use a twentieth of it."""
GATHERING = frozenset({"blog", "tags"})
"""Material's plugins that make pages from information gathered while all others are rendered."""


class SiteInputs(Struct, frozen=True):
    """The inputs that a site was rendered from."""

    pages: Mapping[NoteId, str]
    """The fingerprint of each note's page; empty if it is unknown."""
    beside: object
    """The remaining inputs of pages, to be compared."""
    made: Mapping[str, object]
    """The content of generated pages and data files, by the word for each."""
    written: Mapping[str, object]
    """The time at which each file that is not a page was written, by vault path; None if a plugin makes it."""
    places: Mapping[str, tuple[str, str]]
    """The folder of the site and where in it each file lies, by vault path."""


class RedrawState(Struct):
    """The state of a site that is kept from build to build in one process."""

    last: SiteInputs | None = None
    is_finished: bool = False
    """True if that build was completed."""
    heads: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    """Title and metadata by page."""
    entries: dict[str, list[Any]] = field(default_factory=dict)
    """Search entries by address of the page."""
    urls: Mapping[str, bool] = field(default_factory=dict)
    """Addresses of all pages in order, and whether each is drawn now."""

    def begin(self, drawn: SiteInputs, files: Files) -> None:
        """Mark the files that must be written again, all of them when it is not known which."""
        last, self.last = self.last, drawn
        is_alike = last is not None and (last.beside, last.places) == (drawn.beside, drawn.places)
        same = _same(last.pages, drawn.pages) if last is not None and is_alike and self.is_finished else None
        self.is_finished = False
        for place in {*last.places.values()} - {*drawn.places.values()} if last is not None else ():
            remove(Path(place[0]), place[1])
        made = _differing(last.made if last else {}, drawn.made)
        written = _differing(last.written if last else {}, drawn.written)
        for file in files:
            path = file.src_uri
            is_stale = same is None or path in written or (path in drawn.pages and path not in same)
            if isinstance(file, GeneratedFile):
                file.is_stale = is_stale or file.kind in made
            elif is_stale:
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
        self.is_finished = True
        index = Path(config.site_dir) / SEARCH
        raw = read_file(index, LARGEST)
        if isinstance(raw, str):
            return
        content = json.loads(raw)
        self.entries = {url: [] if is_drawn else self.entries.get(url, []) for url, is_drawn in self.urls.items()}
        for entry in content["docs"]:
            self.entries.setdefault(entry["location"].partition("#")[0], []).append(entry)
        content.pop("index", None)  # of the pages drawn now only; a browser makes one where it is missing
        content["docs"] = [entry for of_page in self.entries.values() for entry in of_page]
        text = json.dumps(content, separators=(",", ":"))
        if fault := write_files([NewFile(Path(config.site_dir), SEARCH.as_posix(), text.encode())]):
            raise PluginError(f"`{fault.place}` {fault.reason}")


def mark_stale(file: File) -> None:
    """Make the host draw a page again: it does where the page is older than its source."""
    date(Path(file.dest_dir), file.dest_uri, -1)  # some sources are of 1970, for builds that can be repeated


def drawn_of(
    pages: Mapping[NoteId, str], files: Iterable[File], beside: object, made: Mapping[str, object]
) -> SiteInputs:
    """Return the inputs of a site, with `made` as the content of generated pages; excluded files are left out."""
    included = (file for file in files if file.inclusion is not InclusionLevel.EXCLUDED)
    shown = [file for file in included if not isinstance(file, TableFile)]  # whose addresses change with their data
    copied = [file for file in shown if not file.is_documentation_page()]
    sources = {file.src_uri: None if isinstance(file, GeneratedFile) else file.abs_src_path for file in copied}
    written = {path: file_stamp(source) if source else None for path, source in sources.items()}
    return SiteInputs(pages, beside, made, written, {file.src_uri: (file.dest_dir, file.dest_uri) for file in shown})


def _same(old: Mapping[NoteId, str], new: Mapping[NoteId, str]) -> frozenset[NoteId]:
    """Return the notes whose pages have the same inputs as before."""
    return frozenset(path for path, mark in new.items() if mark and old.get(path) == mark)


def _differing(old: Mapping[str, object], new: Mapping[str, object]) -> set[str]:
    return {key for key, value in new.items() if old.get(key) != value}


def beside_of(config: MkDocsConfig, library: Path, read: Mapping[str, str | None]) -> object:
    """Return the inputs of pages except notes, to be compared: files read, settings, files the host watches.

    The result never compares equal if a plugin needs all pages to be rendered.
    """
    if any(name.rpartition("/")[2] in GATHERING for name in config.plugins):
        return object()
    watched = (Path(top) for top in config.watch if Path(top) != library)
    paths = (path for top in watched for path in (str(top), *below(top)))
    return read, repr(config.user_configs), {path: file_stamp(path) for path in paths if Path(path).is_file()}


def forget_search(config: MkDocsConfig) -> None:
    """Keep Material's search from adding the entries of the build before: it replaces those of one page only."""
    for plugin in config.plugins.values():
        if hasattr(plugin, "search_index_prev"):
            plugin.search_index_prev = None


def keep(read_data: Callable[[str], str | None], read: dict[str, str | None]) -> Callable[[str], str | None]:
    """Return a reader of files that stores each result in `read`."""

    def reader(path: str) -> str | None:
        read[path] = read_data(path)
        return read[path]

    return reader
