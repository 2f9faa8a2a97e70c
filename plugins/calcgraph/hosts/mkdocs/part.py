"""`only` and `shard`: a site of some of its pages, made from the analysis of the whole vault."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from calcgraph.hosts.mkdocs.generated import GeneratedFile
from calcgraph.notes.model import Note
from calcgraph.settings import Settings
from calcgraph.shards import Shard, shard_of
from calcgraph.source import NoteId


class PartialFiles(Files, ABC):
    """The files of a vault, of which the host reads and writes some pages once it has its navigation.

    An excluded page would be out of the navigation, and each link to it reported.
    """

    def __init__(self, files: Files) -> None:
        """Start with all `files`."""
        super().__init__(files)
        self.is_chosen = False
        """True if the navigation is made and pages are left out from now on."""

    def documentation_pages(
        self, *, inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
    ) -> Sequence[File]:
        """The pages that the host draws."""
        pages = super().documentation_pages(inclusion=inclusion)
        return [file for file in pages if self._is_drawn(file)] if self.is_chosen else pages

    def all_pages(self) -> Sequence[File]:
        """Return the pages of the whole site."""
        return super().documentation_pages()

    def put_titles(self, notes: Mapping[NoteId, Note]) -> None:
        """Give the pages that are left out the titles that the navigation shows."""
        for file in self.all_pages():
            note = notes.get(NoteId(file.src_uri))
            if file.page and file.page.title is None and note:
                file.page.title = title_of(note)

    @abstractmethod
    def _is_drawn(self, file: File) -> bool:
        """Return whether the host reads and writes a page."""


class FolderFiles(PartialFiles):
    """The same for `only`: the pages of a folder, those that are generated, and the first page."""

    def __init__(self, files: Files, folder: str) -> None:
        """Raise an error if no page is below the vault path `folder`."""
        super().__init__(files)
        self.folder = folder
        if not any(file.src_uri.startswith(f"{folder}/") for file in self.documentation_pages()):
            raise PluginError(f"`only: {folder}` names no folder with pages; nothing was built")

    def _is_drawn(self, file: File) -> bool:
        is_first = file.page is not None and file.page.is_homepage
        return isinstance(file, GeneratedFile) or is_first or file.src_uri.startswith(f"{self.folder}/")


class ShardFiles(PartialFiles):
    """The same for `shard`: every eighth page; the first part also has the generated pages and all other files."""

    def __init__(self, files: Files, shard: Shard) -> None:
        """Start with all `files`, of which one part is built."""
        super().__init__(files)
        self.shard = shard

    def copy_static_files(
        self,
        dirty: bool = False,  # noqa: FBT001, FBT002 - as the host calls it
        *,
        inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included,
    ) -> None:
        """Copy all files except pages, in the first part."""
        if self.shard.number == 1:
            super().copy_static_files(dirty, inclusion=inclusion)

    def choose(self, config: MkDocsConfig) -> None:
        """Leave pages out from now on; each page of the site is known to the host, as in a whole build."""
        for file in self.all_pages():
            if file.page is None:
                Page(None, file, config)
        self.is_chosen = True

    def put_heads(
        self, config: MkDocsConfig, notes: Mapping[NoteId, Note], given: Callable[[Mapping[str, Any]], dict[str, Any]]
    ) -> None:
        """Give the pages of the other parts their own titles and metadata.

        Raise an error if the title of a page that is drawn here would differ there.
        """
        for file in self.all_pages():
            page, note = file.page, notes.get(NoteId(file.src_uri))
            assert page is not None
            is_named = "title" in vars(page)  # by the navigation
            if page.content is not None:
                if note and not is_named and note.title != file.name and str(page.title) != title_of(note):
                    said = (
                        f"the title of `{file.src_uri}` is `{title_of(note)}` in links and `{page.title}` on its page"
                    )
                    raise PluginError(f"{said}, so that it has no parts; write it as `title` in its front matter")
                continue
            is_known = note is not None and note.title != file.name  # the host has its own words for a file's name
            if not is_known or file.inclusion is not InclusionLevel.NOT_IN_NAV:
                page.read_source(config)
                page.meta = given(page.meta)
            if not is_named:
                page.title = title_of(note) if note and is_known else page.title
            page.markdown = None

    def _is_drawn(self, file: File) -> bool:
        return self.shard.number == 1 if isinstance(file, GeneratedFile) else self.shard.has(file.src_uri)


def title_of(note: Note) -> str:
    """Return the title of a note's page as the host has it: HTML, if it is that of a heading."""
    return note.title if "title" in note.properties else escape(note.title, quote=False)


def part_of(files: Files, settings: Settings) -> Files:
    """Return the files of which the host reads and writes the pages of this build."""
    if shard := shard_of(settings.shard):
        return ShardFiles(files, shard)
    return FolderFiles(files, settings.only) if settings.only else files
