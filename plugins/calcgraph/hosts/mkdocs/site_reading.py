"""The vault of a site, read with the site's own Markdown."""

from typing import NamedTuple

from markdown.extensions.toc import slugify as usual_slugify
from mkdocs.config.defaults import MkDocsConfig
from msgspec.structs import replace

from calcgraph.hosts.mkdocs.host_files import HostData
from calcgraph.memory import Memory
from calcgraph.notes.reading import Host
from calcgraph.project import Project, read_project
from calcgraph.project.faces import refused_in
from calcgraph.project.pages import Marks
from calcgraph.project.read import SlugOf, limits_of_build, marks_of
from calcgraph.queries.memo import Memo
from calcgraph.queries.once import SinglePassMemo
from calcgraph.settings import Settings
from calcgraph.source import NoteId
from calcgraph.vault.contents import host_with, own_heads_in
from calcgraph.vault.own_pages import made_paths


class SiteMarkdown(NamedTuple):
    """The Markdown of a site, and its function for the ids of headings."""

    host: Host
    slug_of: SlugOf | None


def markdown_of(config: MkDocsConfig, plugin: object, known: SiteMarkdown) -> SiteMarkdown:
    """Return the site's Markdown; the function is that of `known` unless its settings changed, so that notes keep."""
    toc = config.mdx_configs.get("toc") or {}
    slugify, separator = toc.get("slugify"), str(toc.get("separator", "-"))
    slug_of = known.slug_of
    if repr(toc) != known.host.slugs:
        slug_of = (lambda text, _: str((slugify or usual_slugify)(text, separator))) if toc else None
    names = [one for one in config.markdown_extensions if isinstance(one, str)]
    plugins = {name: _settings_of(one) for name, one in config.plugins.items() if one is not plugin}
    host = host_with(
        names,
        repr(toc),
        plugins,
        has_slugs=True,
        has_hooks=bool(config.hooks),
        own_heads=own_heads_in(config.mdx_configs),
    )
    return SiteMarkdown(host, slug_of)


def _settings_of(plugin: object) -> dict[str, object]:
    """Return the settings of another plugin; a blog shows its drafts in a preview, which it may decide after us."""
    settings = dict(getattr(plugin, "config", None) or {})
    if getattr(plugin, "is_serve", False) and settings.get("draft_on_serve"):
        settings["draft"] = True
    return settings


def read_site(
    gathered: HostData, settings: Settings, memo: Memo | SinglePassMemo, markdown: SiteMarkdown, memory: Memory
) -> tuple[Project, frozenset[NoteId], Marks]:
    """Return the project, the notes whose front matter is refused, and the marks of its pages."""
    project = read_project(
        gathered.sources,
        gathered.attachments,
        gathered.read_data,
        replace(settings, library=gathered.library),
        markdown.slug_of,
        host=markdown.host,
        unpublished=gathered.unpublished,
        made=made_paths(settings),
        shown=gathered.shown_as,
        memory=memory,
        memo=memo,
        outside=gathered.outside,
        beside=gathered.beside,
        limits=limits_of_build(settings),
        theme_has=gathered.of_theme.__contains__,
    )
    refused, marks = refused_in(memo, project.notes), marks_of(memo)
    if isinstance(memo, SinglePassMemo):
        memo.forget()
    return project, refused, marks
