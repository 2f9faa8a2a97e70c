"""Data files of a site for other programs: graph, values and claims."""

from collections.abc import Callable
from functools import cache, partial

from calcgraph.documents import to_csv, to_json
from calcgraph.graph.export import export
from calcgraph.project import Project
from calcgraph.render.changes.page import Release, changes_feed
from calcgraph.render.map.data import Drawing
from calcgraph.render.reports.llms import llms_text
from calcgraph.render.sheet.rows import claim_rows, value_rows
from calcgraph.vault.own_pages import LLMS, own_pages, place_of


def data_files(
    project: Project, drawing: Drawing, releases: tuple[Release, ...] = (), site_url: str = ""
) -> dict[str, Callable[[], str]]:
    """Vault path of each file and what puts its text together: a tenth of a second at 1,000 notes.

    Notes are named by their vault paths, never by a path of the build.
    """
    own = own_pages(project.settings)
    values, claims = (cache(partial(rows, project, str)) for rows in (value_rows, claim_rows))
    texts: dict[tuple[str, str], Callable[[], str]] = {
        ("graph", "json"): lambda: export(project.graph, drawing.metrics, drawing.points, "json"),
        ("values", "json"): lambda: to_json(values=values()),
        ("values", "csv"): lambda: to_csv(values()),
        ("claims", "json"): lambda: to_json(claims=claims()),
        ("claims", "csv"): lambda: to_csv(claims()),
        ("changes", "xml"): lambda: changes_feed(releases, f"{site_url}{own['changes'].stem}"),
    }
    found = {page.data(form): texts[page.kind, form] for page in own.values() for form in page.forms}
    beside = tuple(path for path in found if path.endswith(".json"))
    return {**found, LLMS: lambda: llms_text(project.graph, place_of, beside)}
