"""The content of generated pages and of the footer of notes, for every host."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from markupsafe import Markup, escape

from calcgraph.addresses import in_address
from calcgraph.calc.model import Quantity
from calcgraph.files import own_files, own_text
from calcgraph.hosts.kept_parts import digest
from calcgraph.hosts.site import Site
from calcgraph.project import Project
from calcgraph.render.changes.page import render_changes_page
from calcgraph.render.map.data import Drawing
from calcgraph.render.map.svg import render_graph_page
from calcgraph.render.map.thumb import render_thumb
from calcgraph.render.page import page_of
from calcgraph.render.pages.browse import render_browse
from calcgraph.render.pages.connections import render_connections
from calcgraph.render.pages.generated import render_values_page
from calcgraph.render.pages.home import render_home
from calcgraph.render.pages.ledger import render_claims_page
from calcgraph.render.pages.outline import render_outline_page
from calcgraph.render.pages.problems import render_problem_line, render_problem_list
from calcgraph.render.pages.tags import render_tags_page, tags_of
from calcgraph.render.sheet.payload import render_payload
from calcgraph.render.templating import environment, fill
from calcgraph.source import NoteId
from calcgraph.vault.own_pages import FOLDER, INPUTS, own_pages

STARTED = ("map/graph.js", "page/sheet.js")
"""The scripts that every page starts; they ask for the others."""
EITHER = "start/either.js"
"""The script that every page starts where a site may be opened as files."""
ONLY_AS_FILES = {EITHER, "start/whole.js"}
LEAD = "cg-lead"
"""The class of a sentence in large type: a page with one is the first of a site, and leads to its map."""
OWN_ID = re.compile(r' id="((?:calc-|cg-|tag:|ref-|set:)[^"]+)"')
"""It begins with plain text, which is found thirty times faster than a boundary of words."""
UrlOf = Callable[[str], str]


def styles() -> Iterator[tuple[str, Path]]:
    """Yield the package's styles by their names in the site, such as `page/live.css`; the general style first."""
    found = own_files(Path(__file__).parents[1] / "assets")
    yield from sorted((one for one in found if one[1].suffix == ".css"), key=lambda one: one[1].name)


def scripts(*, as_files: bool = False, maps: bool = False) -> Iterator[tuple[str, str]]:
    """Yield the scripts of a site by name, with those for pages that are opened as files if asked for.

    `tools/bundle.js` makes them, and maps for a debugger if a contributor asks for them.
    """
    made = dict(own_files(Path(__file__).parents[1] / "scripts"))
    for name, path in made.items():
        if path.suffix != ".js" or (name in ONLY_AS_FILES and not as_files):
            continue
        has_map = maps and f"{name}.map" in made
        yield name, f"{own_text(path)}//# sourceMappingURL={path.name}.map\n" if has_map else own_text(path)
        if has_map:
            yield f"{name}.map", own_text(made[f"{name}.map"])


def body_of(site: Site, path: str, url_of: UrlOf) -> str:
    """Return the content of a generated page; empty for every other page."""
    project = site.project
    if project is None or path not in site.pages:
        return ""
    page = page_of(project, NoteId(path), url_of, index=site.index)
    own = own_pages(project.settings)
    bodies: Mapping[str, Callable[[], Markup]] = {
        "graph": lambda: render_graph_page(project, url_of, site.drawing, site.stages),
        "claims": lambda: render_claims_page(page, url_of(own["claims"].data("csv"))) + render_problem_list(page),
        "values": lambda: render_values_page(page, url_of(own["values"].data("csv"))),
        "tags": lambda: render_tags_page(page),
        "outline": lambda: render_outline_page(page),
        "changes": lambda: render_changes_page(page, site.releases, url_of(own["changes"].data("xml"))),
        "home": lambda: render_home(page, site.drawing),
        "browse": lambda: render_browse(page, site.path_of("tags")),
    }
    return str(bodies[site.pages[path]]())


def made_of(kinds: Iterable[str], project: Project, drawing: Drawing) -> Mapping[str, object]:
    """Return the content of each of these generated pages, without titles and the order of notes, for comparison."""
    graph, values = project.graph, [_shown(one) for one in project.calculation.quantities.values()]
    made: Mapping[str, Callable[[], object]] = {
        "graph": lambda: (
            (drawing.metrics, drawing.points, drawing.suggestions),
            (graph.nodes, [(edge.source, edge.target, edge.type, edge.described) for edge in graph.edges]),
            (values, project.calculation.names),
        ),
        "claims": lambda: (
            (project.claims, project.coverage, {id_: project.notes[id_].headings for id_ in project.claims}),
            (values, project.diagnostics),
        ),
        "values": lambda: (project.calculation.quantities, project.calculation.datasets),
        "changes": lambda: (),
        "home": lambda: (graph.nodes, drawing.metrics.pagerank),
    }
    tags = graph.nodes, {id_: note.tags for id_, note in project.notes.items()}
    return {kind: made[kind]() if kind in made else tags for kind in kinds}


def _shown(one: Quantity) -> object:
    """Return the properties of a quantity that lists and the flow show, wherever it is; not its formula."""
    table = getattr(one.statement, "table", "")
    return one.id, one.kind, one.value, one.unit, one.text, one.reads, one.comment.text, table


def foot_of(site: Site, path: str, html: str, url_of: UrlOf) -> str:
    """Return the text after a page: the connections of a note, and the data of the page's scripts."""
    if site.project is None:
        return ""
    site.kept.begin_page("" if LEAD in html else path, "foot")  # what leads to the map shows all notes
    foot = site.kept.part(digest(html), lambda: _foot(site, path, html, url_of))
    site.kept.end_page()
    if site.has_boxes or path not in site.project.notes:
        return foot
    page = page_of(site.project, NoteId(path), url_of, index=site.index)
    return f"{foot}{render_problem_line(page, url_of(f'{site.project.settings.claims_path}.md'))}"


def _foot(site: Site, path: str, html: str, url_of: UrlOf) -> str:
    project, index = site.known_on(path)
    assert site.project is not None
    assert project is not None
    page = page_of(project, NoteId(path), url_of, index=index)
    outline = site.path_of("outline")
    outline_url = url_of(outline) if outline else ""
    is_home = LEAD in html
    connections = render_connections(page, outline_url) if page.note in project.notes and not is_home else ""
    inputs = url_of(own_pages(site.project.settings)["values"].data(INPUTS))
    live = "" if site.is_serverless else url_of(f"{FOLDER}/page/live.js")
    payload = render_payload(page, f"{html}{connections}", inputs, live)
    # plain text from here on: Markup would escape the host's HTML it is joined with
    thumb = (
        render_thumb(site.project, site.drawing, url_of(f"{site.project.settings.graph.path}.md"))
        if is_home and site.drawing
        else ""
    )
    return str(fill("foot.html", connections=connections, thumb=thumb, payload=payload))


def head_of(kind: str) -> str:
    """The Markdown of a generated page: its head, before the body is known."""
    return environment().get_template("generated.md").render(kind=kind)


def tags_shown(site: Site, urls: Mapping[str, str], path: str) -> list[dict[str, str]]:
    """The tags of a note with the addresses of their places, as Material's `tags.html` reads them, unescaped."""
    project, _ = site.known_on(path)
    note = project.notes.get(NoteId(path)) if project else None
    target = urls.get(site.path_of("tags"))
    if note is None or target is None:
        return []
    return [
        {"name": str(escape(name)), "url": str(escape(f"{target}#{in_address(id_)}"))}
        for id_, name in tags_of(note).items()
    ]


def neighbours_of(site: Site, path: str) -> tuple[str, str]:
    """Return the notes before and after a note in the Zettelkasten, each empty if it does not exist."""
    if site.index is None:
        return "", ""
    note = NoteId(path)
    return str(site.index.sequence.previous.get(note, "")), str(site.index.sequence.next.get(note, ""))


def ids_in(html: str) -> set[str]:
    """The ids of our rows, which are in HTML that the host does not look into."""
    return set(OWN_ID.findall(html))
