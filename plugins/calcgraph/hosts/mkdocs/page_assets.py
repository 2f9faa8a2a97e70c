"""Styles and scripts of the package, as files of the site."""

from collections.abc import Mapping
from functools import cache

import rcssmin
import rjsmin
from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from calcgraph.hosts.page_text import asset_files, script_texts
from calcgraph.vault.own_pages import FOLDER, is_of_ours

ENTRY = "customElements.define("
"""Stands in every script that a page starts; the others are imported."""


def name_assets(config: MkDocsConfig) -> None:
    """Have every page load the styles, and the scripts that define an element."""
    for name, is_style in _loaded().items():
        address = f"{FOLDER}/{name}"
        if is_style and address not in config.extra_css:
            config.extra_css.append(address)
        elif not is_style:
            script = ExtraScriptValue(address)
            script.type = "module"
            config.extra_javascript.append(script)


def add_assets(site: Files, config: MkDocsConfig) -> None:
    """Copy styles and scripts into the site; a file of the vault does not take the place of one."""
    for file in [file for file in site if is_of_ours(file.src_uri)]:
        site.remove(file)
    for name, text in _texts().items():
        site.append(File.generated(config, f"{FOLDER}/{name}", content=text))


@cache
def _loaded() -> Mapping[str, bool]:
    """The files that every page loads, and whether each is a style; the package is the same as long as it runs."""
    files = {name: path.read_text(encoding="utf-8") for name, path in asset_files()}
    return {name: name.endswith(".css") for name, text in files.items() if name.endswith(".css") or ENTRY in text}


@cache
def _texts() -> Mapping[str, str]:
    """All of them by name, without comments: half of what a reader would load is documentation for developers."""
    smaller = {name: str(rjsmin.jsmin(text)) for name, text in script_texts()}
    styles = {name: path for name, path in asset_files() if name.endswith(".css")}
    return smaller | {name: str(rcssmin.cssmin(path.read_text(encoding="utf-8"))) for name, path in styles.items()}
