"""Where the pages that we generate are, and which files of the writer's they would hide."""

from collections.abc import Container, Iterable, Mapping

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.project import Project
from calcgraph.settings import Settings
from calcgraph.source import START
from calcgraph.vault.folders import is_note

FOLDER = "assets/calcgraph"
"""Of styles and scripts in the site."""
SETTINGS = {"graph": "graph.path", "claims": "claims_path", "values": "values_path", "changes": "changes.path"}
"""The setting that moves each page."""
BROWSE = "browse.md"
"""Lists all notes where they are not in the navigation."""
HOME = "index.md"
"""The first page where the writer has none; no link leads to it, so that it takes the place of no other `index`."""
HOME_PAGE = "index.html"

YIELDING = frozenset({"tags", "outline"})
"""A note that is in the place of such a page is meant to be it; ours is not made."""


def own_pages(settings: Settings) -> dict[str, str]:
    """Vault paths of all pages that can be generated, with the word for each: `graph`, `claims`, `values`, …."""
    pages = {
        f"{settings.graph.path}.md": "graph",
        f"{settings.claims_path}.md": "claims",
        f"{settings.values_path}.md": "values",
        f"{settings.tags_path}.md": "tags",
        f"{settings.outline_path}.md": "outline",
    }
    if settings.changes.tags:
        pages[f"{settings.changes.path}.md"] = "changes"
    return {**pages, BROWSE: "browse"} if settings.nav == "index" else pages


def pages_made(project: Project, paths: Iterable[str], redirects: Container[str] = ()) -> dict[str, str]:
    """Those that are generated for a vault with files at `paths`, and pages that lead on at `redirects`.

    An outline where a note has an id or links to it, and a home page where nothing else is one.
    """
    taken = {place_of(path) for path in paths}
    outline = f"{project.settings.outline_path}.md"
    is_wanted = any(note.zettel for note in project.notes.values()) or outline in project.graph.nodes
    has_home = HOME_PAGE in taken or HOME_PAGE in redirects
    pages = [*own_pages(project.settings).items(), *([] if has_home else [(HOME, "home")])]
    return {path: kind for path, kind in pages if place_of(path) not in taken and (kind != "outline" or is_wanted)}


def data_paths(settings: Settings) -> dict[str, str]:
    """Vault paths of the data files beside them, with the word for the page that shows the same."""
    tables = {"claims": settings.claims_path, "values": settings.values_path}
    found = {f"{name}.{form}": kind for kind, name in tables.items() for form in ("csv", "json")}
    feed = {feed_path(settings): "changes"} if settings.changes.tags else {}
    return {f"{settings.graph.path}.json": "graph", **found, **feed}


def feed_path(settings: Settings) -> str:
    """The vault path of the feed of changes."""
    return f"{settings.changes.path}.xml"


def made_paths(settings: Settings) -> tuple[str, ...]:
    """Vault paths of everything that is generated; notes can link to it as to any file."""
    return (*own_pages(settings), *data_paths(settings))


def hidden_by(settings: Settings, shown: Mapping[str, str]) -> tuple[Diagnostic, ...]:
    """Files that would be lost under a generated page; `shown` are the vault's files with their names in reports."""
    places = {place_of(path): path for path in shown}
    found = []
    for made in made_paths(settings):
        hidden = places.get(place_of(made))
        kind = own_pages(settings).get(made, "")
        if hidden is not None and kind not in YIELDING:
            setting = SETTINGS.get(kind, "")
            hint = f"rename the file, or set `{setting}` to another name" if setting else "rename the file"
            message = f"the generated page `{made}` would hide `{shown[hidden]}`"
            found.append(diagnose("CG902", shown[hidden], START, message, hint))
    message = "files of calcgraph are in `{}`, where this one would take the place of one"
    ours = (name for path, name in shown.items() if is_of_ours(path))
    found += (diagnose("CG902", name, START, message.format(FOLDER), "move the file elsewhere") for name in ours)
    return tuple(found)


def is_of_ours(path: str) -> bool:
    """Whether a file of the vault lies among our styles and scripts; some disks do not tell letters by case."""
    return path.lower().startswith(f"{FOLDER}/")


def place_of(path: str) -> str:
    """Where a file is in the site: a note and a note named `index` in a folder of its name meet.

    >>> place_of("graph.md") == place_of("graph/index.md") == place_of("graph/README.md")
    True
    """
    if not is_note(path):
        return path
    stem = path.rpartition(".")[0]
    folder, _, name = stem.rpartition("/")
    return folder or "." if name in ("index", "README") else stem
