"""The pages and data files that we add to a site: graph, claims, values, tags, outline."""

from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure import StructureItem
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from calcgraph.hosts.exports import data_files
from calcgraph.hosts.page_text import head_of
from calcgraph.project import Project
from calcgraph.render.changes.page import Release
from calcgraph.render.map.data import Drawing
from calcgraph.render.templating import fill
from calcgraph.settings import Settings
from calcgraph.source import NoteId
from calcgraph.vault.file_names import is_text
from calcgraph.vault.own_pages import HOME, data_paths, pages_made

NOT_IN_NAV = InclusionLevel.NOT_IN_NAV


class Made(File):
    """A page that we generate: the host would draw each of them again, since none has a source on disk."""

    is_stale = True

    def __init__(self, config: MkDocsConfig, path: str, kind: str, text: str) -> None:
        """The page at a vault path with the word for it."""
        inclusion = NOT_IN_NAV if config.nav else InclusionLevel.UNDEFINED
        super().__init__(path, None, config.site_dir, config.use_directory_urls, inclusion=inclusion)
        self.generated_by = "calcgraph"
        self.kind = kind
        self.content_string = text

    def is_modified(self) -> bool:
        """As the host asks it under `--dirty`."""
        return self.is_stale or not Path(self.abs_dest_path).is_file()


class MadeData(Made):
    """A data file, put together only when it is written."""

    def __init__(self, config: MkDocsConfig, path: str, kind: str, text_of: Callable[[], str]) -> None:
        """The file at a vault path with the word for the page that shows the same."""
        super().__init__(config, path, kind, "")
        self.text_of = text_of

    def copy_file(self, dirty: bool = False) -> None:  # noqa: FBT001, FBT002 - as the host calls it
        """Write the file."""
        if not dirty or self.is_modified():
            self.content_string = self.text_of()
            super().copy_file()


def add_generated(  # noqa: PLR0913, PLR0917 - what a page may show
    files: Files,
    config: MkDocsConfig,
    project: Project,
    drawing: Drawing,
    redirects: Container[str],
    releases: tuple[Release, ...] = (),
) -> dict[str, str]:
    """Add pages and data files; one that would hide a file of the writer's is left out, as `hidden_by` reports.

    Comes back with the word for each page that is made, by its vault path.
    """
    there = [file.src_uri for file in files if file.src_uri == HOME or file.inclusion != InclusionLevel.EXCLUDED]
    pages = pages_made(project, there, redirects)
    made = [Made(config, path, kind, head_of(kind)) for path, kind in pages.items()]
    kinds = data_paths(project.settings)
    addresses = {file.src_uri: file.url for file in files if is_text(file.src_uri)}
    data = data_files(project, drawing, releases, config.site_url or "", lambda path: addresses.get(path, path))
    made += [MadeData(config, path, kinds[path], text) for path, text in data.items()]
    for file in made:
        if file.src_uri not in files.src_uris:
            files.append(file)
    return pages


def add_redirects(files: Files, config: MkDocsConfig, project: Project, redirects: Mapping[str, NoteId]) -> None:
    """Add the pages that lead on to notes; those that the host writes itself are there already."""
    written = {file.dest_uri for file in files if file.inclusion != InclusionLevel.EXCLUDED}
    for path, note in redirects.items():
        target = files.get_file_from_path(note)
        if target and path not in written:
            url = get_relative_url(target.url, path)
            text = fill("redirect.html", title=project.notes[note].title, url=url)
            files.append(File.generated(config, path, content=f"{text}\n"))


def put_last(navigation: Navigation, made: Iterable[str]) -> None:
    """Move the pages at `made` that are on the first level behind the notes, in this order; a home page before."""
    places = {path: -1 if path == HOME else at for at, path in enumerate(made, start=1)}

    def place_of(item: StructureItem) -> int:
        return places.get(item.file.src_uri, 0) if isinstance(item, Page) and item.parent is None else 0

    navigation.items.sort(key=place_of)
    pages = navigation.pages
    pages.sort(key=place_of)
    for before, page, after in zip([None, *pages], pages, [*pages[1:], None], strict=False):
        page.previous_page, page.next_page = before, after


def escape_titles(items: Iterable[StructureItem]) -> None:
    """Show the titles of folders as text: themes print them as they are."""
    for item in items:
        if isinstance(item, Section):
            item.title = str(escape(item.title))
            escape_titles(item.children)


def take_out_of_navigation(files: Files, settings: Settings) -> None:
    """With `nav: index`, leave only the pages of the first level in the host's navigation: its cost grows with both."""
    if settings.nav != "index":
        return
    for file in files:
        if file.is_documentation_page() and "/" in file.src_uri and file.inclusion.value > NOT_IN_NAV.value:
            file.inclusion = NOT_IN_NAV
