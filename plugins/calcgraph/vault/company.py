"""What the other plugins of a site decide about the files and pages of a vault, by their settings."""

import posixpath
import re
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any, TypeAlias

from calcgraph.project.given import Locks
from calcgraph.vault.patterns import is_too_wild

Plugins: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The settings of each plugin by its name, without the theme before it: `blog`, not `material/blog`."""

_LOCKING = re.compile(r"encrypt|password|protect")
_LOCK_KEYS = ("password", "level")
_MORE_LOCK_KEYS = (*_LOCK_KEYS, "encrypted", "protected", "locked")
_NAV_FILE = "SUMMARY.md"


def plugins_in(written: object) -> dict[str, Mapping[str, Any]]:
    """The plugins of a configuration with their settings, whether they are a list or a mapping.

    >>> plugins_in(["search", {"material/blog": {"blog_dir": "news"}}])
    {'search': {}, 'blog': {'blog_dir': 'news'}}
    """
    found: dict[str, Mapping[str, Any]] = {}
    for one in written if isinstance(written, list) else [written]:
        for name, settings in one.items() if isinstance(one, Mapping) else [(one, None)]:
            if isinstance(name, str):
                found[name.rpartition("/")[2]] = settings if isinstance(settings, Mapping) else {}
    return {name: settings for name, settings in found.items() if settings.get("enabled") is not False}


def locks_of(plugins: Plugins) -> Locks | None:
    """What locks a page with a plugin that encrypts pages; None without such a plugin."""
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


def is_left_out(plugins: Plugins, *, untrusted: bool = False) -> Callable[[str], bool]:
    """Whether the plugin `exclude` leaves a file out of the site, by its vault path."""
    given = plugins.get("exclude", {})
    globs = _texts(given.get("glob"))
    patterns = [] if untrusted else [one for one in _texts(given.get("regex")) if not is_too_wild(one)]
    regexes = [compiled for one in patterns if (compiled := _compiled(one))]
    return lambda path: any(fnmatchcase(path, one) for one in globs) or any(one.match(path) for one in regexes)


def is_navigation(plugins: Plugins) -> Callable[[str], bool]:
    """Whether a file is the navigation that the plugin `literate-nav` reads: a page, and not a note."""
    if "literate-nav" not in plugins:
        return lambda _: False
    name = str(plugins["literate-nav"].get("nav_file") or _NAV_FILE)
    return lambda path: posixpath.basename(path) == name or path == name


def _texts(value: object) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _compiled(pattern: str) -> re.Pattern[str] | None:
    try:
        return re.compile(pattern)
    except re.error:
        return None
