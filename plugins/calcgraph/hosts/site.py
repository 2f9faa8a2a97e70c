"""The state of the Markdown extension during conversion: the project, and the current page."""

from collections.abc import Callable, Mapping
from typing import NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.tables.sources import Source
from calcgraph.diagnostics import Diagnostic
from calcgraph.graph.layout.course import Stages
from calcgraph.hosts.kept_parts import KeptParts
from calcgraph.hosts.written import CheckedNote, written_in
from calcgraph.links.resolution import Resolution
from calcgraph.links.sections import LineRange, Place
from calcgraph.notes.front_matter import body_text
from calcgraph.project import Project
from calcgraph.project.arrived import Arrivals
from calcgraph.project.public import public
from calcgraph.render.changes.page import Release
from calcgraph.render.map.data import Drawing
from calcgraph.render.page import Index, Page, index_of, page_of
from calcgraph.render.sheet.column_files import far_columns
from calcgraph.source import NoteId


class SiteProcessor(Treeprocessor):
    """A step of a conversion, over the tree of a page, that asks the site which page that is."""

    def __init__(self, md: Markdown, site: "Site") -> None:
        super().__init__(md)
        self.site = site

    def boxed(self, html: str) -> Element:
        """A paragraph that becomes our HTML, into which the host does not look."""
        box = Element("p")
        box.text = self.md.htmlStash.store(str(html))
        return box


class Turn(NamedTuple):
    """A conversion that was interrupted by a different one."""

    page: Page | None
    notes: CheckedNote | None
    expected: str
    text: str
    is_guest: bool
    reader: Markdown | None


class Site(Struct):
    """The one thing of a build that changes: which page is converted now. The host sets it before each page."""

    project: Project | None = None
    """The part of the vault that may be shown on open pages."""
    whole: tuple[Project, Index] | None = None
    """The whole vault, for the pages that another plugin encrypts; None without such pages."""
    page: Page | None = None
    notes: CheckedNote | None = None
    index: Index | None = None
    pages: Mapping[str, str] = field(default_factory=dict)
    """The word for each generated page, by its vault path."""
    releases: tuple[Release, ...] = ()
    """The changes of the last tags, if there is a page of them."""
    drawing: Drawing | None = None
    stages: Stages = ()
    """The reading order, if the site has one."""
    new_markdown: Callable[[], Markdown] | None = None
    """Makes a converter like that of the host, for embedded text; without one, embeds are links."""
    converters: list[Markdown] = field(default_factory=list)
    """Converters made so far, by how deep the embed is."""
    embedding: list[Resolution] = field(default_factory=list)
    """The embeds being written now, the outermost first."""
    embeds: int = 0
    """Embeds on this page so far."""
    embedded: int = 0
    """Characters of notes that they have brought."""
    parts: dict[NoteId, Mapping[Place, LineRange]] = field(default_factory=dict)
    """The parts of notes that are embedded on this page."""
    arrivals: Arrivals | None = None
    """Reads text that is on a page and not in its note."""
    expected: str = ""
    """The text that the converter of this page, or of an embedded text, is given."""
    text: str = ""
    """The text that it has got."""
    is_late: bool = False
    """True if it differs from the expected text."""
    is_guest: bool = False
    """True if the text is a part of a page that another plugin converts, such as a docstring or an excerpt."""
    reader: Markdown | None = None
    """The converter of this text; None until it begins."""
    outer: list["Turn"] = field(default_factory=list)
    """Conversions that are interrupted while another plugin converts a part of the page by itself."""
    late_problems: list[Diagnostic] = field(default_factory=list)
    """Problems of texts that have arrived on the pages so far."""
    late_links: dict[NoteId, list[Resolution]] = field(default_factory=dict)
    """Their links to places that only finished pages can have, by the note, whose own links are among them."""
    changed: set[NoteId] = field(default_factory=set)
    """The notes whose text the host, a plugin or a hook has changed; the ids of their headings may be different."""
    url_in: Callable[[str, str], str] | None = None
    """The address of a vault path, seen from an address; for texts of notes on pages of other plugins."""
    is_serverless: bool = False
    """True if pages are opened as files: a browser refuses modules there."""
    kept: KeptParts = field(default_factory=KeptParts)
    """The parts that were rendered before."""
    has_boxes: bool = False
    """True if problems of a note are shown in place, as by a server; a published page has one line."""
    faults: list[Diagnostic] = field(default_factory=list)
    """The internal errors in rendering the pages so far."""

    def begin_build(
        self, project: Project, drawing: Drawing, sources: Mapping[str, Source], pages: Mapping[str, str]
    ) -> None:
        """Forget everything of the build before; `sources` are the library's, `pages` those that are generated."""
        shown = public(project)
        index = replace(index_of(shown, sources), far=far_columns(shown))
        self.project, self.index, self.drawing, self.pages = shown, index, drawing, pages
        self.whole = (project, index_of(project, sources)) if shown is not project else None
        self.converters.clear()
        self.faults.clear()
        self.late_problems.clear()
        self.late_links.clear()
        self.changed.clear()
        self.end_page()

    def begin_page(self, note: NoteId, url_of: Callable[[str], str]) -> None:
        """The next text to be converted is this note's."""
        self.end_page()
        project, index = self.known_on(note)
        if project is not None and note in project.notes:
            self.page = page_of(project, note, url_of, index=index)
            self.notes = written_in(project, note)
            self.expected = body_text(project.notes[note].source.text)
            self.kept.begin_page(note, "text")
            project.calculation.machine.budget.begin()
            project.calculation.machine.budget.restart()  # what others use must not decide what a page shows

    def turn(self) -> Turn:
        """Return the current conversion, to be resumed by `turn_to`."""
        return Turn(self.page, self.notes, self.expected, self.text, self.is_guest, self.reader)

    def turn_to(self, one: Turn) -> None:
        """Resume a conversion that was interrupted."""
        self.page, self.notes, self.expected, self.text, self.is_guest, self.reader = one

    def known_on(self, note: str) -> tuple[Project | None, Index | None]:
        """Return the project and index that the page of a note may show: everything if it is encrypted."""
        return self.whole if self.is_locked(note) and self.whole else (self.project, self.index)

    def is_locked(self, note: str) -> bool:
        """Return whether another plugin encrypts the page of a note."""
        return self.whole is not None and note in self.whole[0].locked

    def path_of(self, kind: str) -> str:
        """Return the vault path of a generated page; empty if it is not generated."""
        return next((path for path, made in self.pages.items() if made == kind), "")

    def end_page(self) -> None:
        """End the page: text converted from now on belongs to no note."""
        self.page = self.notes = self.reader = None
        self.is_late = self.is_guest = False
        self.expected = self.text = ""
        self.outer.clear()
        self.kept.end_page()
        self.embedding.clear()
        self.embeds = self.embedded = 0
        self.parts.clear()
