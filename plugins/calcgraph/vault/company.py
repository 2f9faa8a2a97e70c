"""The decisions of a site's other plugins about the files and pages of a vault, by their settings."""

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import PurePosixPath
from typing import Any, TypeAlias

from calcgraph.project.given import NUMBERING, Locks, PluginEffects, TextPlugin
from calcgraph.vault.patterns import is_too_wild

Plugins: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The settings of each plugin by its name, without the theme before it: `blog`, not `material/blog`."""

_LOCKING = re.compile(r"encrypt|password|protect")
_LOCK_KEYS = ("password", "level")
_MORE_LOCK_KEYS = (*_LOCK_KEYS, "encrypted", "protected", "locked")
SNIPPETS = "pymdownx.snippets"
_NOTEBOOKS = (".ipynb", ".py")
_NAV_FILE = "SUMMARY.md"
_TEMPLATE_MARKS = {
    "j2_block_start_string": "{%",
    "j2_variable_start_string": "{{",
    "j2_comment_start_string": "{#",
}
_WITH_FIXED_MARKS = (
    TextPlugin("table-reader", r"\{\{\s*(?:read_|pd_read_)"),
    TextPlugin("markdown-exec", r"^[ >\t]*(?:`{3,}|~{3,})[^`\n]*\bexec\b"),
    TextPlugin("mkdocstrings", r"^[ \t]*::: ?\S"),
    TextPlugin("codeinclude", r"<!--codeinclude-->"),
    TextPlugin("markdownextradata", r"\{[{%]"),
    TextPlugin("neoteroi.mkdocsoad", r"\[OAD\("),
    TextPlugin("git-latest-changes", r"\{\{ ?latest_changes"),
    TextPlugin("embed-external-markdown", r"\{\{ ?external_markdown"),
)


_MAKING = frozenset(
    "gen-files coverage api-autonav autoapi mkdocs-autoapi mkapi mkdoxy monorepo multirepo simple same-dir "  # noqa: SIM905
    "techdocs-core ansible-collection asyncapi asyncapi-tag typedoc drawio-exporter gallery".split()
)
"""Plugins that add files to a site, which only a build makes."""


def plugins_in(written: object) -> dict[str, Mapping[str, Any]]:
    """Return the plugins of a configuration with their settings, whether they are a list or a mapping.

    >>> plugins_in(["search", {"material/blog": {"blog_dir": "news"}}])
    {'search': {}, 'blog': {'blog_dir': 'news'}}
    """
    found: dict[str, Mapping[str, Any]] = {}
    for one in written if isinstance(written, list) else [written]:
        for name, settings in one.items() if isinstance(one, Mapping) else [(one, None)]:
            if isinstance(name, str):
                found[name.rpartition("/")[2]] = settings if isinstance(settings, Mapping) else {}
    return {name: settings for name, settings in found.items() if settings.get("enabled") is not False}


def with_snippets(plugins: Plugins, extensions: Mapping[str, object]) -> Plugins:
    """Return the plugins, and the Markdown extension that includes files as some of them do."""
    settings = extensions.get(SNIPPETS)
    found = settings if isinstance(settings, Mapping) else {}
    return {**plugins, "snippets": found} if SNIPPETS in extensions else plugins


def locks_of(plugins: Plugins) -> Locks | None:
    """Return the settings that lock a page with a plugin that encrypts pages; None without such a plugin."""
    for name, settings in plugins.items():
        if name == "encryptcontent":
            inventory = settings.get("password_inventory")
            is_all = bool(settings.get("global_password")) or (
                isinstance(inventory, Mapping) and "_global" in inventory
            )
            return Locks(_LOCK_KEYS, is_all or bool(settings.get("password_file")))
        if _LOCKING.search(name):
            return Locks(_MORE_LOCK_KEYS, is_all=False)
    return None


def beside_of(
    plugins: Plugins,
    pages: Iterable[str],
    *,
    has_hooks: bool = False,
    aliases: Iterable[tuple[str, str]] = (),
    languages: tuple[str, ...] = (),
) -> PluginEffects:
    """Return the effects of the other plugins on notes; `pages` are the attachments that are pages."""
    return PluginEffects(
        locks_of(plugins), tuple(_bringing(plugins, has_hooks=has_hooks)), tuple(pages), tuple(aliases), languages
    )


def languages_of(plugins: Plugins) -> tuple[str, ...]:
    """Return how the plugin `i18n` tells languages apart, and their locales, the default one first.

    >>> languages_of({"i18n": {"languages": [{"locale": "fr"}, {"locale": "en", "default": True}]}})
    ('suffix', 'en', 'fr')
    """
    given = plugins.get("i18n", {})
    written = given.get("languages")
    found = [one for one in written if isinstance(one, Mapping)] if isinstance(written, list) else []
    named = [one for one in found if isinstance(one.get("locale"), str) and one.get("build") is not False]
    ordered = sorted(named, key=lambda one: not one.get("default"))
    structure = "folder" if given.get("docs_structure") == "folder" else "suffix"
    return (structure, *(str(one["locale"]) for one in ordered)) if len(ordered) > 1 else ()


def _bringing(plugins: Plugins, *, has_hooks: bool) -> Iterator[TextPlugin]:
    """Yield the plugins that put text into notes; `plugins` here include Markdown extensions."""
    if "snippets" in plugins:
        is_for_all = bool(plugins["snippets"].get("auto_append"))
        yield TextPlugin(SNIPPETS, "" if is_for_all else r"-+8<-+")
    if "include-markdown" in plugins:
        opening = str(plugins["include-markdown"].get("opening_tag") or "{%")
        yield TextPlugin("include-markdown", rf"{re.escape(opening)}\s*include")
    if "macros" in plugins:
        marks = [str(plugins["macros"].get(key) or default) for key, default in _TEMPLATE_MARKS.items()]
        yield TextPlugin("macros", "|".join(map(re.escape, marks)))
    yield from (one for one in _WITH_FIXED_MARKS if one.name in plugins)
    yield from (TextPlugin(name, "") for name in plugins if name in NUMBERING)
    if has_hooks:
        yield TextPlugin("hooks", "")


def making_of(plugins: Plugins, *, has_hooks: bool = False) -> tuple[str, ...]:
    """Return the plugins that may add files to the site when it is built.

    >>> making_of({"search": {}, "gen-files": {}}, has_hooks=True)
    ('gen-files', 'hooks')
    """
    return (*(name for name in plugins if name in _MAKING), *(["hooks"] if has_hooks else []))


def is_left_out(plugins: Plugins, *, untrusted: bool = False) -> Callable[[str], bool]:
    """Return whether the plugins `exclude` and `file-filter` remove a file from the site, by its vault path.

    Tags and a file with rules can decide for `file-filter` as well; those are for the build.
    """
    given, filters = plugins.get("exclude", {}), plugins.get("file-filter", {})
    is_excluded = _is_chosen(given.get("glob"), given.get("regex"), untrusted=untrusted)
    if not filters or filters.get("enabled") is False:
        return is_excluded
    is_in = _is_chosen(filters.get("include_glob"), filters.get("include_regex"), untrusted=untrusted)
    is_out = _is_chosen(filters.get("exclude_glob"), filters.get("exclude_regex"), untrusted=untrusted)
    is_by_tag = bool(filters.get("include_tag"))
    return lambda path: is_excluded(path) or (not is_by_tag and not is_in(path) and is_out(path))


def _is_chosen(globs: object, regexes: object, *, untrusted: bool) -> Callable[[str], bool]:
    """Return whether a path is one of some patterns; what strangers write as expressions is not run."""
    names = _texts(globs)
    patterns = [] if untrusted else [one for one in _texts(regexes) if not is_too_wild(one)]
    compiled = [found for one in patterns if (found := _compiled(one))]
    return lambda path: any(fnmatchcase(path, one) for one in names) or any(one.match(path) for one in compiled)


def is_navigation(plugins: Plugins) -> Callable[[str], bool]:
    """Return whether a file is the navigation that the plugin `literate-nav` reads: a page, and not a note."""
    if "literate-nav" not in plugins:
        return lambda _: False
    name = str(plugins["literate-nav"].get("nav_file") or _NAV_FILE)
    return lambda path: posixpath.basename(path) == name or path == name


def is_notebook(plugins: Plugins, path: str) -> bool:
    """Return whether `mkdocs-jupyter` makes a page of a file that is not a note.

    >>> is_notebook({"mkdocs-jupyter": {}}, "a/b.py"), is_notebook({"mkdocs-jupyter": {"include": ["*.md"]}}, "b.py")
    (True, False)
    """
    settings = plugins.get("mkdocs-jupyter")
    if settings is None or not path.endswith(_NOTEBOOKS):
        return False
    place = PurePosixPath("/", path)
    chosen, left = (
        any(one and not is_too_wild(one) and place.match(one) for one in _texts(settings.get(key, usual)))
        for key, usual in (("include", ["*"]), ("ignore", []))
    )
    return chosen and not left


def _texts(value: object) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _compiled(pattern: str) -> re.Pattern[str] | None:
    try:
        return re.compile(pattern)
    except re.error:
        return None
