"""Styles and scripts of the package, as files of the site."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import rcssmin
import rjsmin
from markupsafe import Markup
from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from calcgraph.files import own_text
from calcgraph.hosts.mkdocs.own_folder import OwnFolder
from calcgraph.hosts.page_text import ENTRY, asset_files, script_texts
from calcgraph.vault.own_pages import FOLDER, is_of_ours

EARLY = f"{FOLDER}/start/far.js"
"""Has to run before Material's own script, which comes before those that a configuration names."""
THEME_STARTS = '<script id="__config"'
"""What Material writes right before its script, outside of what it replaces when a reader goes on."""


def is_serverless(config: MkDocsConfig) -> bool:
    """Return whether the site can be opened as files: by Material's plugin `offline`, or with a file for each page."""
    offline: Any = config.plugins.get("material/offline") or config.plugins.get("offline")
    is_on = offline is not None and getattr(offline.config, "enabled", True)
    return is_on or not config.use_directory_urls


def name_assets(config: MkDocsConfig) -> None:
    """Have every page load the styles, and the scripts that define an element."""
    for name, is_style in _loaded().items():
        address = f"{FOLDER}/{name}"
        if is_style and address not in config.extra_css:
            config.extra_css.append(address)
        elif not is_style and all(str(one) != address for one in config.extra_javascript):
            script = ExtraScriptValue(address)
            script.type, script.defer = ("", True) if is_serverless(config) else ("module", False)
            config.extra_javascript.append(script)


def add_assets(site: Files, config: MkDocsConfig, folder: OwnFolder) -> None:
    """Copy styles and scripts into the site; a file of the vault does not take the place of one."""
    for file in [file for file in site if is_of_ours(file.src_uri)]:
        site.remove(file)
    for name, text in _texts(is_classic=is_serverless(config)).items():
        site.append(folder.file(config, f"{FOLDER}/{name}", text))


def with_early(output: str, url_of: Callable[[str], str]) -> str:
    """A page with what has to run before the theme's own script; that of another theme as it is."""
    before, starts, after = output.rpartition(THEME_STARTS)
    script = Markup('<script src="{}"></script>').format(url_of(EARLY)) if starts else ""
    return f"{before}{script}{starts}{after}"


@cache
def _loaded() -> Mapping[str, bool]:
    """The files that every page loads, and whether each is a style; the package is the same as long as it runs."""
    files = {name: own_text(path) for name, path in asset_files()}
    return {name: name.endswith(".css") for name, text in files.items() if name.endswith(".css") or ENTRY in text}


@cache
def _texts(*, is_classic: bool) -> Mapping[str, str]:
    """All of them by name, without comments: half of what a reader would load is documentation for developers."""
    smaller = {name: str(rjsmin.jsmin(text)) for name, text in script_texts(is_classic=is_classic)}
    styles = {name: path for name, path in asset_files() if name.endswith(".css")}
    return smaller | {name: str(rcssmin.cssmin(own_text(path))) for name, path in styles.items()}
