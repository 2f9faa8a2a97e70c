"""Data files of a site for other programs: graph, values and claims."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from urllib.parse import unquote

from calcgraph.documents import to_csv, to_json
from calcgraph.graph.export import export
from calcgraph.project import Project
from calcgraph.render.changes.page import Release, changes_feed
from calcgraph.render.map.data import Drawing
from calcgraph.render.reports.llms import llms_text
from calcgraph.render.sheet.column_files import column_files
from calcgraph.render.sheet.inputs import inputs_of
from calcgraph.render.sheet.places import places_of
from calcgraph.render.sheet.rows import claim_rows, value_rows
from calcgraph.render.views.long_tables import long_tables
from calcgraph.vault.own_pages import INPUTS, LLMS, PLACES, own_pages, place_of


def data_files(  # noqa: PLR0913, PLR0917 - what the files of a site depend on
    project: Project,
    drawing: Drawing,
    releases: tuple[Release, ...] = (),
    site_url: str = "",
    url_of: Callable[[str], str] | None = None,
    below: str = "",
) -> dict[str, Callable[[], str]]:
    """Vault path of each file and what puts its text together: a tenth of a second at 1,000 notes.

    Notes are named by their vault paths, never by a path of the build; `url_of` gives their addresses from the root.
    `below` is the folder of the project in its repository.
    """
    own = own_pages(project.settings)
    values, claims = (cache(partial(rows, project, str)) for rows in (value_rows, claim_rows))
    texts: dict[tuple[str, str], Callable[[], str]] = {
        ("graph", "json"): lambda: export(project.graph, drawing.metrics, drawing.points, "json"),
        ("values", "json"): lambda: to_json(values=values()),
        ("values", "csv"): lambda: to_csv(values()),
        ("values", INPUTS): lambda: to_json(**inputs_of(project, partial(_from_values, own["values"].stem, url_of))),
        ("values", PLACES): lambda: to_json(**places_of(project, below)),
        ("claims", "json"): lambda: to_json(claims=claims()),
        ("claims", "csv"): lambda: to_csv(claims()),
        ("changes", "xml"): lambda: changes_feed(releases, f"{site_url}{own['changes'].stem}"),
    }
    found = {page.data(form): texts[page.kind, form] for page in own.values() for form in page.forms}
    beside = tuple(path for path in found if path.endswith(".json") and not path.endswith((INPUTS, PLACES)))
    place = partial(_place, url_of) if url_of else place_of
    return {**found, LLMS: lambda: llms_text(project.graph, place, beside)}


def table_files(project: Project) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the path of each file with rows or a column of a long table, and the function that makes its text.

    A path has the hash of its file's content, so tables with the same rows have the same files.
    """
    yield from {path: text_of for table in long_tables(project) for path, text_of in table.files()}.items()
    yield from column_files(project)


def _place(url_of: Callable[[str], str], path: str) -> str:
    """Return the host's place for the page of a note: a blog or a translated site has its own addresses."""
    return unquote(url_of(path)).rstrip("/") or "."


def _from_values(stem: str, url_of: Callable[[str], str] | None, path: str) -> str:
    """Return the address of a page, relative to the files next to the page of values."""
    return "../" * stem.count("/") + (url_of(path) if url_of else f"{place_of(path)}/")
