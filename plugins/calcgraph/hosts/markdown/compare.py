"""Whether a page has the links that the check found in its note: diagnostics and pages cannot drift apart."""

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.hosts.site import Site
from calcgraph.hosts.written import LinkKey, links_found
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.project.pages import SNIPPET
from calcgraph.source import START


def compare_links(site: Site) -> tuple[Diagnostic, ...]:
    """CG920 for every link that only one of the two has; to be asked after a page of unchanged text is converted.

    A link that only the page has is an error, for nobody has checked it; one that only the check has is a warning.
    """
    page, notes = site.page, site.notes
    if page is None or notes is None:
        return ()
    note = page.project.notes[page.note]
    found = links_found(page.project, page.note)
    only_found, only_met = found - notes.met, notes.met - found
    places = {key: one[0].link.span for key, one in notes.links.items()}
    return (
        *(
            replace(
                diagnose("CG920", note.source.shown, places.get(key, START), f"the page has no link to {_said(key)}"),
                severity=Severity.WARNING,
            )
            for key in sorted(only_found)
        ),
        *(
            diagnose("CG920", note.source.shown, START, f"the page links to {_said(key)}, which the check has not seen")
            for key in sorted(only_met)
        ),
    )


def is_unchanged(site: Site, markdown: str) -> bool:
    """Whether the text to be converted is that of the file, so that page and check must agree."""
    if site.page is None:
        return False
    text = site.page.project.notes[site.page.note].source.text
    _, _, end = find_front_matter(text) or (0, 0, 0)
    return SNIPPET not in markdown and text[end:].strip() == markdown.strip()


def _said(key: LinkKey) -> str:
    fragment = f"#{key.fragment}" if key.fragment else ""
    return f"`{key.target}{fragment}`"
