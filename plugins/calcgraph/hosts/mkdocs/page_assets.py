"""Styles and scripts of the package, as files of the site."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import rcssmin
from markupsafe import Markup
from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from calcgraph.files import own_text
from calcgraph.hosts.mkdocs.own_folder import OwnFolder
from calcgraph.hosts.page_text import EITHER, STARTED, scripts, styles
from calcgraph.vault.own_pages import FOLDER, is_of_ours

EARLY = f"{FOLDER}/start/far.js"
"""Has to run before Material's own script, which comes before those that a configuration names."""
_SKIP = ' class="md-skip"'
_TEXT = "cg-text"
"""The id of the line below a note's title."""
THEME_STARTS = '<script id="__config"'
"""The text that Material writes right before its script, outside the part that instant navigation replaces."""


def is_serverless(config: MkDocsConfig) -> bool:
    """Return whether the site can be opened as files: by Material's plugin `offline`, or with a file for each page."""
    offline: Any = config.plugins.get("material/offline") or config.plugins.get("offline")
    is_on = offline is not None and getattr(offline.config, "enabled", True)
    return is_on or not config.use_directory_urls


def name_assets(config: MkDocsConfig) -> None:
    """Have every page load the styles, and the scripts that define an element."""
    for name, _ in styles():
        if (address := f"{FOLDER}/{name}") not in config.extra_css:
            config.extra_css.append(address)
    as_files = is_serverless(config)
    for address in (f"{FOLDER}/{name}" for name in ((EITHER,) if as_files else STARTED)):
        if all(str(one) != address for one in config.extra_javascript):
            script = ExtraScriptValue(address)
            script.type, script.defer = ("", True) if as_files else ("module", False)
            config.extra_javascript.append(script)


def add_assets(site: Files, config: MkDocsConfig, folder: OwnFolder, *, is_served: bool) -> None:
    """Copy styles and scripts into the site; a file of the vault does not take the place of one."""
    for file in [file for file in site if is_of_ours(file.src_uri)]:
        site.remove(file)
    texts = {**_small_styles(), **_scripts(as_files=is_serverless(config), maps=is_served)}
    for name, text in texts.items():
        site.append(folder.file(config, f"{FOLDER}/{name}", text))


def with_early(output: str, url_of: Callable[[str], str]) -> str:
    """Return a page with the code that must run before the theme's own script; leave other themes' pages unchanged."""
    before, starts, after = output.rpartition(THEME_STARTS)
    script = Markup('<script src="{}"></script>').format(url_of(EARLY)) if starts else ""
    return f"{before}{script}{starts}{after}"


def with_skip(output: str) -> str:
    """Return a note whose skip link leads to its text; Material's leads to the first section, after the lead figure."""
    at = output.find(_SKIP)
    start = output.rfind('href="', 0, at)
    if at < 0 or start < 0 or f'id="{_TEXT}"' not in output:
        return output
    return f'{output[:start]}href="#{_TEXT}"{output[at:]}'


@cache
def _scripts(*, as_files: bool, maps: bool) -> Mapping[str, str]:
    """Return them by name; the package is the same as long as it runs."""
    return dict(scripts(as_files=as_files, maps=maps))


@cache
def _small_styles() -> Mapping[str, str]:
    """Return them by name, without comments."""
    return {name: str(rcssmin.cssmin(own_text(path))) for name, path in styles()}
