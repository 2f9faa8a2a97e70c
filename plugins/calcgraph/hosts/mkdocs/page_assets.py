"""Styles and scripts of the package, as files of the site."""

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
    for name, path in asset_files():
        address = f"{FOLDER}/{name}"
        if path.suffix == ".css" and address not in config.extra_css:
            config.extra_css.append(address)
        elif path.suffix == ".js" and ENTRY in path.read_text(encoding="utf-8"):
            script = ExtraScriptValue(address)
            script.type = "module"
            config.extra_javascript.append(script)


def add_assets(site: Files, config: MkDocsConfig) -> None:
    """Copy styles and scripts into the site; a file of the vault does not take the place of one."""
    for file in [file for file in site if is_of_ours(file.src_uri)]:
        site.remove(file)
    # without comments: half of what a reader would load is documentation for developers
    smaller = {name: str(rjsmin.jsmin(text)) for name, text in script_texts()}
    smaller |= {
        name: str(rcssmin.cssmin(path.read_text(encoding="utf-8")))
        for name, path in asset_files()
        if name[-4:] == ".css"
    }
    for name, text in smaller.items():
        site.append(File.generated(config, f"{FOLDER}/{name}", content=text))
