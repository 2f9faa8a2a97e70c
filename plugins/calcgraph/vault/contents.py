"""A site's settings for Markdown: its extensions, and the function that makes the ids of headings. It runs no code."""

import posixpath
from collections.abc import Iterable, Mapping

from msgspec import Struct

from calcgraph.notes.blocks.hosts_fences import ANY, SUPERFENCES
from calcgraph.notes.reading import Host
from calcgraph.vault.promise import EXTENSIONS

_BUNDLES = {
    "extra": "abbr attr_list def_list fenced_code footnotes md_in_html tables",
    "pymdownx.extra": "abbr attr_list def_list footnotes md_in_html tables pymdownx.betterem pymdownx.superfences",
}
"""Extensions that are several."""
_DEFAULTS = ("toc", "tables", "fenced_code")
"""The extensions that MkDocs always loads."""
_HARMLESS = frozenset(
    """
    meta wikilinks legacy_attrs legacy_em mdx_truly_sane_lists pymdownx.b64 pymdownx.extra pymdownx.fancylists
    pymdownx.pathconverter pymdownx.quotes pymdownx.snippets pymdownx.slugs
    """.split()  # noqa: SIM905 - names read best as words
)
"""Others that change no heading; what `snippets` brings is seen in the text."""
_LEAVE_FENCES = frozenset(
    """
    autorefs awesome-nav awesome-pages blog calcgraph exclude git-authors git-committers git-revision-date-localized
    glightbox group htmlproofer i18n info literate-nav meta mike minify offline optimize privacy projects redirects rss
    search section-index snippets social tags typeset
    """.split()  # noqa: SIM905 - names read best as words
)
"""Plugins that read no fences. Others may have fences with their own options, as `markdown-exec` does."""
_TOC = ("toc", "markdown.extensions.toc")


class ConfiguredFunction(Struct, frozen=True):
    """A function that a configuration names, and the arguments with which it returns the function to use."""

    name: str
    arguments: tuple[tuple[str, object], ...] | None = None
    """None if the function is used as it is; by name otherwise."""


class Slugs(Struct, frozen=True):
    """The way a site makes ids of headings."""

    function: ConfiguredFunction | None = None
    """None for the usual one."""
    separator: str = "-"

    @property
    def is_usual(self) -> bool:
        """Return whether the ids are those of Python-Markdown without settings."""
        return self == Slugs()


def slugs_in(extensions: object) -> Slugs:
    """Return the settings of `toc` for ids, from a list of extensions or a mapping."""
    toc: Mapping[str, object] = {}
    for part in extensions if isinstance(extensions, list) else [extensions]:
        if isinstance(part, Mapping):
            for name in _TOC:
                written = part.get(name)
                toc = written if isinstance(written, Mapping) else toc
    slugify, separator = toc.get("slugify"), toc.get("separator", "-")
    given = (
        slugify if isinstance(slugify, ConfiguredFunction) else ConfiguredFunction(str(slugify)) if slugify else None
    )
    return Slugs(given, separator if isinstance(separator, str) else "-")


def own_heads_in(extensions: Mapping[str, object]) -> frozenset[str]:
    """Return the languages whose options a function of the site reads, from the settings of Markdown extensions.

    >>> own_heads_in({"pymdownx.superfences": {"custom_fences": [{"name": "d2", "validator": "d2.v"}, {"name": "x"}]}})
    frozenset({'d2'})
    """
    settings = extensions.get(SUPERFENCES)
    given = settings if isinstance(settings, Mapping) else {}
    if given.get("relaxed_headers") is True:
        return frozenset({ANY})
    custom = given.get("custom_fences")
    fences = [one for one in custom if isinstance(one, Mapping)] if isinstance(custom, list) else []
    return frozenset(str(one.get("name")) for one in fences if one.get("validator"))


def host_with(  # noqa: PLR0913 - the parts of a configuration
    names: Iterable[str],
    slugs: str,
    plugins: Mapping[str, Mapping[str, object]],
    *,
    has_slugs: bool,
    has_hooks: bool,
    own_heads: frozenset[str] = frozenset(),
) -> Host:
    """Return the details of a site's Markdown, from the names of its extensions and its plugins' settings.

    >>> sorted(host_with(["markdown.extensions.extra"], "", {}, has_slugs=True, has_hooks=False).extensions)[:2]
    ['abbr', 'attr_list']
    """
    short = [*_DEFAULTS, *(name.removeprefix("markdown.extensions.") for name in names)]
    every = frozenset(one for name in short for one in (name, *_BUNDLES.get(name, "").split()))
    known = EXTENSIONS | _HARMLESS
    is_open = has_hooks or any(name not in known and not name.startswith("material.extensions.") for name in every)
    blogs = [
        one for name, one in plugins.items() if name.rpartition("/")[2] == "blog" and one.get("enabled") is not False
    ]
    drafts = tuple(_posts(one) for one in blogs if one.get("draft") is not True)
    shown_drafts = tuple(_posts(one) for one in blogs if one.get("draft") is True)
    is_any = is_open or any(name.rpartition("/")[2] not in _LEAVE_FENCES for name in plugins)
    heads = frozenset({ANY}) if is_any else own_heads
    return Host(every, slugs, has_slugs, drafts, is_open, heads, shown_drafts=shown_drafts)


def _posts(settings: Mapping[str, object]) -> str:
    """Return where a blog of Material has its posts, as the beginning of their vault paths."""
    blog, posts = settings.get("blog_dir") or "blog", settings.get("post_dir") or "{blog}/posts"
    path = posixpath.normpath(str(posts).replace("{blog}", str(blog)))
    return "" if path == "." else f"{path}/"
