"""The pages and data files that we add to a site: graph, claims, values, tags, outline."""

from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure import StructureItem
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.files import rewrite
from calcgraph.hosts.exports import data_files, table_files
from calcgraph.hosts.mkdocs.host_files import project_root
from calcgraph.hosts.mkdocs.own_folder import OwnFolder
from calcgraph.hosts.page_text import head_of
from calcgraph.project import Project
from calcgraph.render.changes.page import Release
from calcgraph.render.map.data import Drawing
from calcgraph.render.templating import fill
from calcgraph.settings import Settings
from calcgraph.source import START, NoteId
from calcgraph.vault.configuration import below_repository
from calcgraph.vault.file_names import is_text
from calcgraph.vault.own_pages import HOME, data_paths, own_pages, pages_made

_QUESTIONS = ("*[?]focus=*",)
"""Addresses that ask the map for a note."""
NOT_IN_NAV = InclusionLevel.NOT_IN_NAV


_PLAIN = frozenset({bool, int, float, str, list, dict, set, tuple})
"""The types of attributes that have an empty value."""


class GeneratedFile(File):
    """A page that we generate, kept as a file so that a plugin that asks for a path gets one."""

    is_stale = True

    def __init__(  # noqa: PLR0913, PLR0917 - the fields of a file of the host
        self, config: MkDocsConfig, folder: OwnFolder, path: str, kind: str, text: str, language: str = ""
    ) -> None:
        """The page at a vault path with the word for it; `language` is the folder of a translated site, with `/`."""
        inclusion = NOT_IN_NAV if config.nav else InclusionLevel.UNDEFINED
        place = folder.write(path, text)
        super().__init__(path, folder.path, config.site_dir, config.use_directory_urls, inclusion=inclusion)
        self.dest_uri = f"{language}{self.dest_uri}"
        self.generated_by = "calcgraph"
        self.kind = kind
        self.place = place
        # the plugin `i18n` reads these of every page's file where it sets up Material's menu of languages
        self.alternates: dict[str, File] = {}
        self.locale = self.locale_alternate_of = language.rstrip("/")
        self.norm_src_uri = path

    def is_modified(self) -> bool:
        """As the host asks it under `--dirty`."""
        return self.is_stale or not Path(self.abs_dest_path).is_file()


class GeneratedDataFile(GeneratedFile):
    """A data file, put together only when it is written."""

    def __init__(  # noqa: PLR0913, PLR0917 - same
        self,
        config: MkDocsConfig,
        folder: OwnFolder,
        path: str,
        kind: str,
        text_of: Callable[[], str],
        language: str = "",
    ) -> None:
        """The file at a vault path with the word for the page that shows the same."""
        super().__init__(config, folder, path, kind, "", language)
        self.text_of = text_of

    def copy_file(self, dirty: bool = False) -> None:  # noqa: FBT001, FBT002 - as the host calls it
        """Write the file."""
        if not dirty or self.is_modified():
            rewrite(self.place.parent, self.place.name, self.text_of().encode())
            super().copy_file()


class TableFile(GeneratedDataFile):
    """A file with rows or a column of a long table. Its address has the hash of its content."""

    def is_modified(self) -> bool:
        """As the host asks it under `--dirty`: a file with this address has the same text."""
        return not Path(self.abs_dest_path).is_file()


class GeneratedPages(NamedTuple):
    """The pages that were added to a site, and those that would have hidden a written one."""

    pages: dict[str, str]
    """The word for each page, by its vault path."""
    problems: tuple[Diagnostic, ...]


def add_generated(  # noqa: PLR0913, PLR0917 - what a page may show
    files: Files,
    config: MkDocsConfig,
    folder: OwnFolder,
    project: Project,
    drawing: Drawing,
    redirects: Container[str],
    releases: tuple[Release, ...] = (),
    language: str = "",
    posts: Container[File] = (),
) -> GeneratedPages:
    """Add pages and data files, each below the folder of the `language` that is built.

    A page that would hide a written one is omitted: `hidden_by` reports it for the places of notes, and the problems
    here for addresses that another plugin has given. `posts` are published, although the host excludes them for now.
    """
    shown = [file for file in files if file.inclusion != InclusionLevel.EXCLUDED or file in posts]
    there = [file.src_uri for file in files if file.src_uri == HOME or file in shown]
    written = {file.dest_uri: file for file in shown}
    pages = pages_made(project, there, redirects)
    if f"{language}index.html" in written:
        pages.pop(HOME, None)
    own = {page.path: page for page in own_pages(project.settings).values()}
    made = [GeneratedFile(config, folder, path, kind, head_of(kind), language) for path, kind in pages.items()]
    if project.settings.is_hosts:  # a site that has its own configuration keeps its navigation
        for file in made:
            file.inclusion = NOT_IN_NAV
    problems: list[Diagnostic] = []
    for file in made:
        if (hidden := written.get(file.dest_uri)) and file.src_uri not in files.src_uris:
            del pages[file.src_uri]
            if not own[file.src_uri].is_yielding:
                problems.append(_hides(file, hidden, own[file.src_uri].setting))
    kinds = data_paths(project.settings)
    addresses = {file.src_uri: file.url for file in (*files, *made) if is_text(file.src_uri)}
    above = "../" * language.count("/")
    site_url = f"{config.site_url or ''}{language}"
    below = below_repository(project_root(config))
    data = data_files(project, drawing, releases, site_url, lambda path: f"{above}{addresses.get(path, path)}", below)
    made += [GeneratedDataFile(config, folder, path, kinds[path], text, language) for path, text in data.items()]
    known = _given_to_all(files)
    for file in made:
        if file.src_uri not in files.src_uris and file.dest_uri not in written:
            vars(file).update({name: value for name, value in known.items() if not hasattr(file, name)})
            files.append(file)
    return GeneratedPages(pages, tuple(problems))


def _given_to_all(files: Files) -> dict[str, object]:
    """Return the attributes that other plugins have given the file of every page, each empty or false.

    Such a plugin reads them of every page later, and ours have not been there before.
    """
    pages = [vars(file) for file in files if file.is_documentation_page()]
    names = set(pages[0]).intersection(*pages) if pages else set[str]()
    return {name: type(pages[0][name])() if type(pages[0][name]) in _PLAIN else None for name in sorted(names)}


def _hides(made: GeneratedFile, hidden: File, setting: str) -> Diagnostic:
    """CG902 for a page that another file of the site has the address of."""
    message = f"the generated page `{made.src_uri}` would hide `{hidden.src_uri}`: both become `{made.dest_uri}`"
    hint = f"set `{setting}` to another name, or rename the file" if setting else "rename the file"
    return diagnose("CG902", hidden.src_uri, START, message, hint)


def add_table_files(files: Files, config: MkDocsConfig, folder: OwnFolder, project: Project) -> None:
    """Add the rows and columns that pages load when a reader wants them; called after our scripts are added."""
    for path, text_of in table_files(project):
        files.append(TableFile(config, folder, path, "rows", text_of))


def add_redirects(
    files: Files, config: MkDocsConfig, folder: OwnFolder, project: Project, redirects: Mapping[str, NoteId]
) -> None:
    """Add the redirect pages to notes, except those that the host writes itself."""
    written = {file.dest_uri for file in files if file.inclusion != InclusionLevel.EXCLUDED}
    for path, note in redirects.items():
        target = files.get_file_from_path(note)
        if target and path not in written:
            url = get_relative_url(target.url, path)
            text = fill("redirect.html", title=project.notes[note].title, url=url)
            files.append(folder.file(config, path, f"{text}\n"))


def show_to_proofer(files: Files, config: MkDocsConfig) -> None:
    """Add our files to the list of `htmlproofer`, which is made before ours are there.

    It takes a query in a URL for a part of the file's name, but still looks for the map itself.
    """
    proofer = config.plugins.get("htmlproofer")
    known = getattr(proofer, "files", None)
    if proofer is None or not isinstance(known, list):
        return
    known += [file for file in files if file.generated_by == "calcgraph" and file not in known]
    proofer.config["ignore_urls"] = [*(proofer.config.get("ignore_urls") or ()), *_QUESTIONS]


def put_last(navigation: Navigation, made: Iterable[str]) -> None:
    """Move the first-level pages at `made` after the notes, in this order; a home page before them."""
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
