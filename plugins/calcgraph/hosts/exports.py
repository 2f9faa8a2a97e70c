"""Data files of a site for other programs: graph, values and claims."""

from collections.abc import Callable
from functools import cache, partial

from calcgraph.documents import to_csv, to_json
from calcgraph.graph.export import export
from calcgraph.project import Project
from calcgraph.render.changes.page import Release, changes_feed
from calcgraph.render.map.data import Drawing
from calcgraph.render.sheet.rows import claim_rows, value_rows
from calcgraph.vault.own_pages import feed_path


def data_files(
    project: Project, drawing: Drawing, releases: tuple[Release, ...] = (), site_url: str = ""
) -> dict[str, Callable[[], str]]:
    """Vault path of each file and what puts its text together: a tenth of a second at 1,000 notes.

    Notes are named by their vault paths, never by a path of the build.
    """
    settings = project.settings
    values, claims = (cache(partial(rows, project, str)) for rows in (value_rows, claim_rows))
    address = f"{site_url}{settings.changes.path}"
    feed = {feed_path(settings): lambda: changes_feed(releases, address)} if settings.changes.tags else {}
    return feed | {
        f"{settings.graph.path}.json": lambda: export(project.graph, drawing.metrics, drawing.points, "json"),
        f"{settings.values_path}.json": lambda: to_json(values=values()),
        f"{settings.values_path}.csv": lambda: to_csv(values()),
        f"{settings.claims_path}.json": lambda: to_json(claims=claims()),
        f"{settings.claims_path}.csv": lambda: to_csv(claims()),
    }
