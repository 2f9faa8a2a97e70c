"""The ids of our rows on the page that the plugin `print-site` makes of all others."""

import re
from collections.abc import Iterator

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

PLUGIN = "print-site"
_OWN = re.compile(r' id="((?:calc-|cg-|tag:|ref-|set:|\^)[^"]+|[^"]+(?=" class="cg-))"')
"""The ids that we write; those of numbered figures and formulas have a name of the writer's, and a class of ours."""
_NAMES = re.compile(r'(?<=[\s(])(id="|aria-(?:labelledby|describedby|controls)="|url\(#)([^")]*)')
"""The places in which such an id may be."""
_RENAMED = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "sup", "li"})
"""The elements to whose ids the plugin itself adds the name of the page."""


def print_ids(page: Page, config: MkDocsConfig) -> None:
    """Add the name of the page to our ids in the text that `print-site` has kept of it.

    The plugin does so in all links, but only in the ids of headings, list items and footnotes.
    """
    kept = getattr(page, "html", None)
    if PLUGIN in config.plugins and isinstance(kept, str):
        page.html = with_print_ids(kept, page.url)  # type: ignore[attr-defined]  # the plugin's own


def with_print_ids(html: str, url: str) -> str:
    """Return the text of a page whose ids of ours have the name that `print-site` gives the page before them.

    >>> with_print_ids('<tr id="calc-mass"><td><a href="#calc-mass">', "tea/kettle/")
    '<tr id="tea-kettle-calc-mass"><td><a href="#calc-mass">'
    """
    own = set(_OWN.findall(html)) - {name for line in html.split("\n") for name in _renamed_in(line)}
    if not own:
        return html
    key = url.lower().strip().rstrip("/").replace(".html", "").replace("/", "-").lstrip("-") or "index"

    def named(found: re.Match[str]) -> str:
        return found[1] + " ".join(f"{key}-{one}" if one in own else one for one in found[2].split(" "))

    return _NAMES.sub(named, html)


def _renamed_in(line: str) -> Iterator[str]:
    """Yield the ids of a line that the plugin renames: it takes the first id after a tag for that of the tag."""
    at = line.find("<")
    while at >= 0 and (start := line.find('id="', at)) >= 0:
        end = line.find('"', start + 4)
        close = line.find(">", end)
        if end < 0 or close < 0:
            return
        tag = line[at + 1 : start].partition(" ")[0]
        if tag in _RENAMED or "<input" in line[at:start]:
            yield line[start + 4 : end]
        at = line.find("<", close)
