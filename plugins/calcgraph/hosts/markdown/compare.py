"""Check that a page has the links found in its note, so that diagnostics and pages cannot drift apart."""

from collections import Counter

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.hosts.site import Site
from calcgraph.hosts.written import LinkKey, links_found
from calcgraph.source import START


def compare_links(site: Site) -> tuple[Diagnostic, ...]:
    """Return CG920 for every link that only the page or only the check has; to be asked after a page is converted.

    A link that only the page has is an error, because it is unchecked; one that only the check has is a warning.
    """
    while site.outer:
        site.turn_to(site.outer.pop())
    page, notes = site.page, site.notes
    if page is None or notes is None or site.is_guest:
        return ()
    note = page.project.notes[page.note]
    found = links_found(page.project, page.note)
    only_found, only_met = found - notes.met, notes.met - found
    if site.is_late:  # another plugin may keep some of its text from the page
        only_found.clear()
    if site.text:  # HTML of another plugin is not ours to judge
        only_met = Counter({key: count for key, count in only_met.items() if key.target[:BEGUN] in site.text})
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


BEGUN = 12
"""Characters of a target by which a link is looked for in the text of the page."""


def _said(key: LinkKey) -> str:
    fragment = f"#{key.fragment}" if key.fragment else ""
    return f"`{key.target}{fragment}`"
