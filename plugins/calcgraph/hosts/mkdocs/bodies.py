"""The bodies of pages in the host: without sheets while search reads them, whole afterwards."""

from collections.abc import Callable, Mapping

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from calcgraph.hosts.mkdocs.extra_state import ExtraState
from calcgraph.hosts.mkdocs.link_preview import LinkPreview, describe, with_preview
from calcgraph.hosts.mkdocs.page_assets import with_early, with_skip
from calcgraph.hosts.mkdocs.print_page import print_ids
from calcgraph.hosts.mkdocs.reading_order import Stage, course_of, stages_of, with_stage
from calcgraph.hosts.mkdocs.search_placeholders import hold, put_back
from calcgraph.hosts.page_text import body_of, foot_of, ids_in, neighbours_of
from calcgraph.hosts.site import Site

UrlOf = Callable[[str], str]
"""The address of a vault path, seen from a page."""


class PageBodies:
    """Bodies between the events of the host: each page is converted, then read by search, then written."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.stages: dict[str, Stage] = {}
        """The stage of each page in the reading order, if the site has one."""
        self._held: dict[str, tuple[str, ...]] = {}
        """Sheets and views by page, until search has read the page."""
        self._undrawn: str | None = None
        """The content of the page being written, without the additions for its rendering."""
        self._preview = LinkPreview()
        self.extra = ExtraState()

    def put_in_order(self, navigation: Navigation, section: str) -> None:
        """Take the reading order of pages from a section of the navigation, if the settings name one."""
        self.stages = stages_of(navigation, section) if section else {}
        self.site.stages = course_of(self.stages)

    def with_foot_if_locked(self, html: str, page: Page, url_of: UrlOf) -> str:
        """Add the connections to a page that another plugin encrypts, before it does."""
        path = page.file.src_uri
        return html + foot_of(self.site, path, html, url_of) if self.site.is_locked(path) else html

    def take_apart(self, html: str, page: Page, url_of: UrlOf) -> str:
        """Give generated pages their body, and the host the ids that are in our HTML."""
        path = page.file.src_uri
        body = body_of(self.site, path, url_of)
        page.present_anchor_ids = (page.present_anchor_ids or set()) | ids_in(f"{html}{body}")
        if not self.site.is_locked(path):
            html, self._held[path] = hold(html, body)
        return html

    def put_together(self, page: Page, url_of: UrlOf, *, has_preview: bool) -> None:
        """Make a page whole again, with its connections in the footer."""
        path = page.file.src_uri
        self._undrawn = page.content
        if self.site.is_locked(path):
            return
        html = put_back(page.content or "", self._held.pop(path, ()))
        html += foot_of(self.site, path, html, url_of)
        page.content = with_stage(html, page, self.stages.get(path))
        if has_preview:
            self._preview = describe(page)

    def put_beside(self, page: Page, pages: Mapping[str, File]) -> None:
        """Name the pages before and after a note in the Zettelkasten, if the host does not have them."""
        found = [pages.get(path) for path in neighbours_of(self.site, page.file.src_uri)]
        previous, following = (file.page if file else None for file in found)
        page.previous_page, page.next_page = page.previous_page or previous, page.next_page or following

    def finish(self, output: str, page: Page, config: MkDocsConfig, url_of: UrlOf) -> str:
        """Return the file of a page; its rendered text is released, as the host keeps all contents to the end."""
        preview, self._preview = self._preview, LinkPreview()
        page.content, self._undrawn = self._undrawn, None
        self.extra.after(page, config)
        print_ids(page, config)
        return with_early(with_skip(with_preview(output, preview, page, config)), url_of)
