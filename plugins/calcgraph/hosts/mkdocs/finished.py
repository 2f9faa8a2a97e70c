"""Links to places that only a finished page has: headings of a snippet, objects of an API page, cells of a notebook."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape

from mkdocs.structure.files import File
from mkdocs.structure.pages import Page

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.hosts.site import Site
from calcgraph.links.resolution import Resolution
from calcgraph.links.resolve import TOP
from calcgraph.project.arrived import is_judged_late, links_to_judge

_ID = re.compile(r"""\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")


def judge(site: Site, files: Mapping[str, File]) -> Iterator[Diagnostic]:
    """CG103 for links to places that the page of their target does not have, now that all pages are there."""
    project = site.whole[0] if site.whole else site.project
    if project is None:
        return
    known: dict[str, frozenset[str]] = {}
    late = (one for links in site.late_links.values() for one in links)
    early = (one for one in links_to_judge(project, site.changed) if one.source not in site.late_links)
    for link in _each_once((*early, *late)):
        if not is_judged_late(project, link, site.changed):
            continue
        page = files[link.target].page if link.target in files else None
        if page is None or page.content is None:
            continue
        if link.target not in known:
            known[link.target] = ids_of(page)
        if link.anchor not in known[link.target] and link.anchor.lower() != TOP:
            shown = project.notes[link.source].source.shown
            said = f"the finished page of `{link.target}` has no heading or id `{link.anchor}`"
            yield diagnose("CG103", shown, link.link.span, said)


def _each_once(links: Iterable[Resolution]) -> Iterator[Resolution]:
    seen = set[tuple[str, str, str]]()
    for one in links:
        key = (one.source, one.target, one.anchor)
        if key not in seen:
            seen.add(key)
            yield one


def ids_of(page: Page) -> frozenset[str]:
    """Return the ids of a page: those in its HTML, and those that the host has noted."""
    found = {unescape(next(filter(None, one.groups()), "")) for one in _ID.finditer(page.content or "")}
    return frozenset({*found, *(page.present_anchor_ids or ())} - {None, ""})
