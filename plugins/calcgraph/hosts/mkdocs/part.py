"""`only`: a site of one folder's pages, made from the analysis of the whole vault."""

from collections.abc import Callable, Mapping, Sequence

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel

from calcgraph.hosts.mkdocs.generated import GeneratedFile
from calcgraph.notes.model import Note
from calcgraph.source import NoteId


class PartialFiles(Files):
    """The files of a vault, of which the host reads and writes some pages once it has its navigation.

    An excluded page would be out of the navigation, and each link to it reported.
    """

    def __init__(self, files: Files, folder: str) -> None:
        """Start with all `files`; raise an error if no page is below the vault path `folder`."""
        super().__init__(files)
        self.folder = folder
        self.is_chosen = False
        """True if the navigation is made and pages are left out from now on."""
        if not any(file.src_uri.startswith(f"{folder}/") for file in self.documentation_pages()):
            raise PluginError(f"`only: {folder}` names no folder with pages; nothing was built")

    def documentation_pages(
        self, *, inclusion: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
    ) -> Sequence[File]:
        """The pages that the host draws: those of the folder, those that are generated, and the first page."""
        pages = super().documentation_pages(inclusion=inclusion)
        return [file for file in pages if self._is_drawn(file)] if self.is_chosen else pages

    def put_titles(self, notes: Mapping[NoteId, Note]) -> None:
        """Give the pages that are left out the titles that the navigation shows."""
        for file in super().documentation_pages():
            note = notes.get(NoteId(file.src_uri))
            if file.page and file.page.title is None and note:
                file.page.title = note.title

    def _is_drawn(self, file: File) -> bool:
        is_first = file.page is not None and file.page.is_homepage
        return isinstance(file, GeneratedFile) or is_first or file.src_uri.startswith(f"{self.folder}/")
