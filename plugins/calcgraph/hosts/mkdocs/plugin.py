"""The MkDocs plugin: reads the vault from the host's files, adds pages, fails builds; ProperDocs runs it unchanged."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from jinja2 import Environment
from markdown import Markdown
from markupsafe import escape
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import TableOfContents
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext
from msgspec.structs import replace

from calcgraph.cache import place_of_memory
from calcgraph.configured import to_settings
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.hosts.kept_parts import kept_in
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.mkdocs.bodies import PageBodies
from calcgraph.hosts.mkdocs.converted import Conversions, Convert
from calcgraph.hosts.mkdocs.dirty import RedrawState, beside_of, drawn_of, forget_search, keep
from calcgraph.hosts.mkdocs.finished import judge
from calcgraph.hosts.mkdocs.generated import (
    TableFile,
    add_generated,
    add_redirects,
    add_table_files,
    escape_titles,
    put_last,
    show_to_proofer,
    take_out_of_navigation,
)
from calcgraph.hosts.mkdocs.guards import (
    conversion_fault,
    of_build,
    of_end,
    of_page,
    of_settings,
    of_site,
    of_source,
    shown,
)
from calcgraph.hosts.mkdocs.host_files import (
    HostData,
    bringers_of,
    gather,
    language_of,
    leave_out_templates,
    posts_of,
    project_root,
    refuse_gone,
    refuse_links,
    refuse_site,
    refuse_wild_patterns,
    take_out_unpublished,
    watchable,
)
from calcgraph.hosts.mkdocs.known_texts import KnownTexts
from calcgraph.hosts.mkdocs.own_folder import OwnFolder
from calcgraph.hosts.mkdocs.page_assets import add_assets, is_serverless, name_assets
from calcgraph.hosts.mkdocs.page_source import handed
from calcgraph.hosts.mkdocs.part import PartialFiles, ShardFiles, part_of
from calcgraph.hosts.mkdocs.reports import compared_tags, idle_in, report, tell_unlisted
from calcgraph.hosts.mkdocs.search_placeholders import behind
from calcgraph.hosts.mkdocs.shard_record import refuse_late, refuse_shard, write_record
from calcgraph.hosts.mkdocs.site_reading import SiteMarkdown, markdown_of, read_site
from calcgraph.hosts.mkdocs.site_theme import check_site, put_back_theme, theme_of
from calcgraph.hosts.page_text import made_of, tags_shown
from calcgraph.hosts.site import Site
from calcgraph.memory import Memory
from calcgraph.notes.reading import Host, reading_of
from calcgraph.project import Project
from calcgraph.project.arrived import Arrivals
from calcgraph.project.pages import Marks
from calcgraph.project.public import public
from calcgraph.project.read import SlugOf
from calcgraph.project.severities import as_set, unknown_rules
from calcgraph.queries.memo import Memo
from calcgraph.queries.once import SinglePassMemo
from calcgraph.render.map.data import draw
from calcgraph.render.pages.tags import tags_of
from calcgraph.sealing import user_folder
from calcgraph.settings import MKDOCS, Settings
from calcgraph.source import NoteId
from calcgraph.vault.collector import collector_paused
from calcgraph.vault.configuration import unquoted
from calcgraph.vault.file_names import is_text
from calcgraph.vault.library import read_library
from calcgraph.vault.own_pages import data_paths, hidden_by, made_paths
from calcgraph.vault.programs import with_program
from calcgraph.vault.redirects import find_redirects
from calcgraph.vault.theme_keys import Theme, given

if TYPE_CHECKING:
    from calcgraph.hosts.commands.diff.history import History

OF_WHOLE_PAGES = frozenset({"material.extensions.preview"})
"""The extensions that ask the host for its page: with embedded text, which is not a page, they end the build."""
META = frozenset({"material/meta", "materialx/meta"})
"""The plugins that give notes the properties of a file next to them."""
EARLY = 100
"""The priority that runs before the other plugins, so that their results count."""
LAST = -300
"""After every plugin that decides which files are published, and where: i18n at -100, encryptcontent at -200."""
LATE = -100
"""After the other plugins: their files are there, their changes to a page's text are made."""
AFTER_SEARCH = -90
"""After the search plugin at 0 has read the page."""


class UncheckedConfig(Config):  # type: ignore[no-untyped-call]
    """A stub for the host's scheme of settings, which is not used: `to_settings` describes errors better."""


class CalcgraphPlugin(BasePlugin[UncheckedConfig]):  # type: ignore[no-untyped-call]
    """Thin on purpose: each event hands over to a function that knows nothing of MkDocs, where that is possible."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.options: Mapping[str, object] = {}
        self.site = Site()
        self.conversions = Conversions(self.site)
        self.bodies = PageBodies(self.site)
        self.urls: Mapping[str, str] = {}
        self.pages: Mapping[str, File] = {}
        self.files = Files([])
        self.folder = OwnFolder()
        """The folder of our pages."""
        self.is_serving = False
        self.is_told = False
        """True if the log has named our pages that no navigation has."""
        self.slug_of: SlugOf | None = None
        self.host = Host()
        """The Markdown of the site."""
        self.memo = Memo()
        """The results of earlier builds: a server reads and computes only the parts that an edit affects."""
        self.texts = KnownTexts()
        self.refused: frozenset[NoteId] = frozenset()
        """The notes whose front matter is."""
        self.marks = Marks("", {})
        """The fingerprints of pages."""
        self.places: Mapping[str, str | None] = {}
        """The locations from which notes were read."""
        self.memory = Memory()
        """The results of algebra and the exact reference in this build and earlier ones."""
        self.history: History | None = None
        """The changes of the last tags, if a page shows them."""
        self.theme = Theme("")
        self.redrawing: RedrawState | None = None
        """With `--dirty`, the state of the pages that are not rendered again."""
        self.unreported: tuple[Diagnostic, ...] = ()
        """Problems of the notes that are known and not reported yet."""

    @of_settings
    def load_config(
        self, options: dict[str, Any], config_file_path: str | None = None
    ) -> tuple[list[tuple[str, Exception]], list[tuple[str, str]]]:
        """Read the settings of the plugin, with calcgraph's own messages for errors."""
        self.config = UncheckedConfig()
        self.options = options
        self.settings, problems = to_settings(options, MKDOCS)
        unknown = tuple(unknown_rules(self.settings))
        if (problems or unknown) and config_file_path:
            problems, unknown = (unquoted(Path(config_file_path), some) for some in (problems, unknown))
        wrong: list[tuple[str, Exception]] = []
        wrong += [(p.key, ValueError(f"{p.message}; {p.hint}" if p.hint else p.message)) for p in problems]
        return wrong, [(p.key, f"{p.message}; {p.hint}") for p in unknown]

    @of_build
    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember whether this is a server, which reports errors and keeps running."""
        self.is_serving = self.site.has_boxes = command == "serve"
        self.redrawing = RedrawState() if dirty else None

    @of_build
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Append the extension, after SuperFences, and name our styles and scripts."""
        self.settings, _ = to_settings(with_program(self.options, Path(config.docs_dir)), MKDOCS)
        self.host, self.slug_of = markdown_of(config, self, SiteMarkdown(self.host, self.slug_of))
        extension = CalcgraphExtension(
            self.site,
            line_breaks=self.settings.line_breaks,
            escape=self.settings.is_escaped,
            is_hosts=self.settings.is_hosts,
            habits=self.settings.habits,
        )
        others = [one for one in config.markdown_extensions if not isinstance(one, CalcgraphExtension)]
        config.markdown_extensions[:] = [*others, extension]  # type: ignore[list-item]  # i18n builds several times
        embedded = [one for one in config.markdown_extensions if one not in OF_WHOLE_PAGES]
        self.site.new_markdown = lambda: Markdown(extensions=list(embedded), extension_configs=config.mdx_configs or {})
        sources = config.plugins.events["page_read_source"]  # the host warns of two handlers if one is named `on_…`
        sources[:] = [self._read_source, *(one for one in sources if one != self._read_source)]
        name_assets(config)
        refuse_wild_patterns(config)
        if self.settings.shard:
            refuse_shard(config, self.settings, is_kept=self.is_serving or self.redrawing is not None)
        if self.settings.habits.drafts:
            leave_out_templates(config)
        place = place_of_memory(user_folder(), project_root(config))
        self.memory = self.memory if self.memory.file == place else Memory(place)
        if self.redrawing:
            forget_search(config)
        library = self._library(config)
        for folder in (library, *watchable(config, self.settings.data.roots)):
            if folder.is_dir() and str(folder) not in config.watch:
                config.watch.append(str(folder))
        return config

    @event_priority(EARLY)
    @of_build
    def on_pre_build(self, *, config: MkDocsConfig) -> None:
        """Refuse a folder for the site that is a link out of the project, before the host empties it."""
        refuse_site(config)
        self.bodies.extra.begin_build()

    @event_priority(LAST)
    @of_build
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Read everything again, and report its problems here, once."""
        refuse_links(config, deep=self.redrawing is not None)
        with collector_paused():
            known = self.texts if self.is_serving else None
            gathered = gather(files, config, self._library(config), self.settings, known)
            read: dict[str, str | None] = {}
            gathered = replace(gathered, read_data=keep(gathered.read_data, read))
            project = self._read(gathered)
            self.unreported = project.diagnostics
            self.places = {path: file.abs_src_path for path, file in files.src_uris.items() if path in project.notes}
            age = self.settings.values.source_age
            library = read_library(gathered.library, gathered.read_data, age, gathered.shown_as)
            open_part = public(project)
            drawing = draw(open_part, library.pinned, self.site.drawing, self.memory)
        self.memory.save()
        hidden = hidden_by(self.settings, gathered.shown)
        redirects, unfit = find_redirects(project, (*gathered.shown, *made_paths(self.settings)))
        self.theme = theme_of(config)
        unusable = check_site(config, project.notes.values(), gathered.shown, is_escaped=self.settings.is_escaped)
        unfit = (*unfit, *idle_in(config, self.settings, gathered))
        self._compare_tags(config)
        releases, language = self.site.releases, language_of(config)
        pages, hiding = add_generated(
            files, config, self.folder, open_part, drawing, redirects, releases, language, posts_of(config)
        )
        found = [*gathered.diagnostics, *hidden, *hiding, *library.diagnostics, *unfit, *unusable]
        beside = as_set(found, self.settings)
        take_out_unpublished(files, config, gathered, project)
        add_redirects(files, config, self.folder, project, redirects)
        take_out_of_navigation(files, self.settings)
        add_assets(files, config, self.folder, is_served=self.is_serving)
        add_table_files(files, config, self.folder, open_part)
        show_to_proofer(files, config)
        if self.settings.is_escaped:
            put_back_theme(files, config, self.theme)
        self.site.begin_build(project, drawing, library.sources, pages)
        self.site.is_serverless = is_serverless(config)
        self.site.arrivals = Arrivals(
            project,
            made_paths(self.settings),
            self.slug_of,
            bringers_of(config),
            reading_of(self.settings, self.host),
        )
        self.site.url_in = lambda path, here: str(get_relative_url(self.urls.get(path, path), here))
        self.conversions.begin_build()
        self.files = part_of(files, self.settings)
        named = (file for file in files if is_text(file.src_uri) and not isinstance(file, TableFile))
        self.urls = {file.src_uri: file.url for file in named}
        self.pages = {file.src_uri: file for file in files if file.is_documentation_page()}
        self.site.kept = kept_in(self.site.kept, project_root(config), self.urls, self.marks)
        self.unreported = ()
        self._report(in_order([*beside, *project.diagnostics]))
        if self.redrawing:
            kinds = {*pages.values(), *data_paths(self.settings).values()}
            made = made_of(kinds, open_part, drawing)
            around = beside_of(config, self._library(config), read)
            self.redrawing.begin(drawn_of(self.marks.notes, files, (self.marks.all, around), made), files)
        return self.files

    @event_priority(EARLY)
    @of_site
    def _order_navigation(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Put calcgraph's pages together after the notes, if the user writes no navigation."""
        del files
        if config.nav is None:
            put_last(nav, self.site.pages)
        if not self.is_told and self.site.project:
            self.is_told = tell_unlisted(nav, config, self.site.pages, self.site.project.notes.values())
        if self.settings.is_escaped:
            escape_titles(nav.items)
        self.bodies.put_in_order(nav, self.settings.reading)
        return nav

    @event_priority(LATE)
    @of_site
    def _choose_pages(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """With `only` and `shard`, leave the other pages out now that the navigation has them."""
        if isinstance(files, ShardFiles):
            files.choose(config)
        elif isinstance(files, PartialFiles):
            files.is_chosen = True
        return nav

    on_nav = CombinedEvent(_order_navigation, _choose_pages)

    @of_site
    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> None:
        """Restore the navigation data of pages that are not rendered again, now that all pages are read.

        All rendering errors are reported now, before anything is written.
        """
        del env
        late = in_order([*dict.fromkeys(self.site.late_problems), *judge(self.site, self.pages)])
        faults = as_set(self.site.faults, self.settings)
        self.site.faults = []
        self._report([*faults, *as_set(late, self.settings)])
        if self.redrawing:
            self.redrawing.put_heads(files)
        if isinstance(files, ShardFiles) and self.site.project:
            refuse_late(self.site)
            properties = partial(given, theme=self.theme, is_escaped=self.settings.is_escaped)
            files.put_heads(config, self.site.project.notes, properties)
        elif isinstance(files, PartialFiles) and self.site.project:
            files.put_titles(self.site.project.notes)

    @of_site
    def on_template_context(self, context: TemplateContext, *, template_name: str, config: MkDocsConfig) -> None:
        """With `shard`, show a template all pages of the site: 404, the sitemap."""
        del template_name, config
        if isinstance(self.files, ShardFiles):
            context["pages"] = self.files.all_pages()

    @event_priority(LATE)
    @of_build
    def _complete(self, *, config: MkDocsConfig) -> None:
        """Complete the search index of the pages that are rendered again, and cache the rendered pages.

        If views have used half of their budget, one more could have shortened another.
        """
        self._report_faults()
        self._keep(config=config)
        self._report_faults()

    @event_priority(LAST)
    @of_build
    def _record(self, *, config: MkDocsConfig) -> None:
        """With `shard`, write the record of its inputs."""
        if isinstance(self.files, ShardFiles):
            write_record(self.files, config, self.settings, self.marks)

    on_post_build = CombinedEvent(_complete, _record)

    @of_site
    def _keep(self, *, config: MkDocsConfig) -> None:
        if self.redrawing:
            self.redrawing.end(config)
        machine = self.site.project.calculation.machine if self.site.project else None
        if machine is None or not machine.budget.was_cut:
            self.site.kept.save()

    @of_source
    def _read_source(self, *, page: Page, config: MkDocsConfig) -> str:
        """Keep from the host front matter that it must not read, and links that it would take for metadata.

        A file whose text is known is not read again. If another plugin reads the page too, its text counts.
        """
        del config
        file = page.file
        note = self.site.project.notes.get(NoteId(file.src_uri)) if self.site.project else None
        if note is not None and file.abs_src_path and self.places.get(note.id) == file.abs_src_path:
            return handed(note.source.text, lambda _: note.id in self.refused, is_hosts=self.settings.is_hosts)
        return handed(str(file.content_string), is_hosts=self.settings.is_hosts)

    @event_priority(EARLY)
    @of_page
    def _give_properties(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> None:
        """Remove the properties that the theme and the other plugins cannot use."""
        del markdown, config, files
        page.meta = given(page.meta, self.theme, is_escaped=self.settings.is_escaped)

    @event_priority(LATE)
    @of_page
    def _begin_page(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> None:
        """Hand the extension the page whose text comes next."""
        del markdown, files
        if META & config.plugins.keys():  # it has added what a file beside the notes says
            self._give_properties("", page=page, config=config, files=Files([]))
        self.site.begin_page(NoteId(page.file.src_uri), self._url_of(page))
        page.render = partial(self._convert, page.render, page)  # type: ignore[method-assign]
        if self.site.project and page.file.src_uri.startswith(f"{self.site.project.settings.library}/"):
            page.meta["search"] = behind(page.meta.get("search"))
        if (
            self.site.page
            and not self.settings.is_hosts
            and (tags := tags_of(self.site.page.project.notes[self.site.page.note]))
        ):
            page.meta["tags"] = [escape(name) if self.settings.is_escaped else name for name in tags.values()]

    on_page_markdown = CombinedEvent(_give_properties, _begin_page)

    def _convert(self, host: Convert, page: Page, config: MkDocsConfig, files: Files) -> None:
        """Convert a page in the place of the host, which does it where nothing is kept."""
        try:
            found = self.conversions.convert(host, page, config, files)
        except Exception as error:  # noqa: BLE001 - of ours, or of another extension: either way of this page only
            found = ()
            self.site.faults.append(conversion_fault(error, shown(self, page)))
            page.content, page.toc = page.content or "", page.toc or TableOfContents([])
        self.site.end_page()
        self._report(as_set(found, self.settings))

    @event_priority(EARLY)
    @of_page
    def _complete_locked(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Add the connections to the footer of a page that another plugin encrypts, before it does."""
        del config, files
        return self.bodies.with_foot_if_locked(html, page, self._url_of(page))

    @event_priority(LATE)
    @of_page
    def _hold(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Give generated pages their body, and the host the ids that are in our HTML."""
        del config, files
        if self.settings.is_escaped:
            title = str(page.title)
            page.title = str(escape(title)) if "<" in title else title  # a file's name; others are escaped by now
            page.meta["title"] = page.title  # else the theme takes out the tags and with them the escapes
        return self.bodies.take_apart(html, page, self._url_of(page))

    on_page_content = CombinedEvent(_complete_locked, _hold)

    @event_priority(AFTER_SEARCH)
    @of_page
    def on_page_context(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Put the connections into the footer of a note."""
        del config, nav
        known: Any = context.get("tags", ())  # of Material's own plugin, without addresses where it has no list
        if not self.settings.is_hosts and not any(getattr(tag, "url", "") for tag in known):
            context["tags"] = tags_shown(self.site, self.urls, page.file.src_uri)  # type: ignore[typeddict-unknown-key]
        if self.settings.nav == "index":
            self.bodies.put_beside(page, self.pages)
        self.bodies.put_together(page, self._url_of(page), has_preview=not self.settings.is_hosts)
        return context

    @event_priority(LATE)
    @of_page
    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Release the rendered text, since the host keeps the content of each page until the last one is written."""
        return self.bodies.finish(output, page, config, self._url_of(page))

    @of_end
    def on_shutdown(self) -> None:
        """Remove the files of our pages."""
        self.folder.remove()

    @of_end
    def on_build_error(self, *, error: Exception) -> None:
        """Forget the page that was being made."""
        self.site.end_page()
        refuse_gone(error, self.files)

    def _read(self, gathered: HostData) -> Project:
        memo = self.memo if self.is_serving else SinglePassMemo()
        settings = replace(self.settings, only="", shard="")  # no page shows anything of them
        project, self.refused, self.marks = read_site(
            gathered, settings, memo, SiteMarkdown(self.host, self.slug_of), self.memory
        )
        return project

    def _compare_tags(self, config: MkDocsConfig) -> None:
        """Compare the last tags, reusing the result as long as they are the same."""
        self.history = compared_tags(config, self.settings, self.memory, self.history)
        self.site.releases = self.history.releases if self.history else ()

    def _library(self, config: MkDocsConfig) -> Path:
        return project_root(config) / self.settings.library

    def _url_of(self, page: Page) -> Callable[[str], str]:
        """Final addresses of vault paths, seen from a page; most are asked for several times."""
        return cache(lambda path: str(get_relative_url(self.urls.get(path, path), page.url)))

    def _report_faults(self) -> None:
        """Report what could not be drawn since this was last asked."""
        found = tuple(as_set(self.site.faults, self.settings))
        self.site.faults.clear()
        self._report(found)

    def _report(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Report everything once; errors end a build and never a server."""
        report(diagnostics, fails=self.settings.on_error == "fail" and not self.is_serving)
