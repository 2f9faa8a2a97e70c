"""Problems of the notes of a published site: one line on each page, and a list of all."""

from markupsafe import Markup

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.render.page import Page
from calcgraph.render.templating import fill

PLACE = "cg:problems"
"""The id of the list, on the page of claims."""


def render_problem_line(page: Page, url: str) -> Markup:
    """Return a page's line on how many problems its note has, with a link to the list; empty without problems."""
    count = len(_problems(page, page.project.notes[page.note].source.shown))
    return fill("problem_line.html", count=count, url=f"{url}#{PLACE}") if count else Markup()


def render_problem_list(page: Page) -> Markup:
    """Return all problems of the notes, by note; those of encrypted notes quote their text and are not listed."""
    notes = page.project.notes
    listed = [
        (page.title(path), page.url_of(path), _problems(page, notes[path].source.shown))
        for path in sorted(notes.keys() - page.project.locked)
    ]
    return fill("problem_list.html", listed=[one for one in listed if one[2]])


def _problems(page: Page, shown: str) -> list[Diagnostic]:
    found = page.index.problems.get(shown, ())
    return [one for one in found if one.severity is not Severity.INFO]
