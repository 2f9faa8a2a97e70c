"""The locations of generated pages, and the user's files that they would hide."""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.project import Project
from calcgraph.settings import Settings
from calcgraph.source import START
from calcgraph.vault.folders import is_note

FOLDER = "assets/calcgraph"
"""The folder of styles and scripts in the site."""
LLMS = "llms.txt"
"""The contents of the site, for language models."""
INPUTS = "inputs.json"
"""The ending of the list of all reader inputs, next to the page of values."""
PLACES = "places.json"
"""The ending of the list of the lines that set these inputs."""
HOME = "index.md"
"""The generated first page of a site without a written one; without links to it, it cannot replace an `index`."""
HOME_PAGE = "index.html"


class OwnPage(Struct, frozen=True):
    """A page that can be generated: its word, its path, and its data files."""

    kind: str
    """`graph`, `claims`, `values`, …; also its title."""
    stem: str
    """Vault path without the ending."""
    setting: str = ""
    """The setting that moves it; empty for a page that a user may make instead, or that has one location."""
    forms: tuple[str, ...] = ()
    """Endings of the data files that say the same."""
    is_yielding: bool = False
    """True if a note in its place is meant to replace it; the generated page is then not made."""

    @property
    def path(self) -> str:
        """The vault path."""
        return f"{self.stem}.md"

    def data(self, form: str) -> str:
        """Return the vault path of a data file of the page."""
        return f"{self.stem}.{form}"


def own_pages(settings: Settings) -> dict[str, OwnPage]:
    """Return all pages that can be generated, by their words."""
    tables = ("csv", "json")
    pages = [
        OwnPage("graph", settings.graph.path, "graph.path", ("json",)),
        OwnPage("claims", settings.claims_path, "claims_path", tables),
        OwnPage("values", settings.values_path, "values_path", (*tables, INPUTS, PLACES)),
        OwnPage("tags", settings.tags_path, is_yielding=True),
        OwnPage("outline", settings.outline_path, is_yielding=True),
        *([OwnPage("changes", settings.changes.path, "changes.path", ("xml",))] if settings.changes.tags else []),
        *([OwnPage("browse", "browse")] if settings.nav == "index" else []),
    ]
    return {page.kind: page for page in pages}


def pages_made(project: Project, paths: Iterable[str], redirects: Container[str] = ()) -> dict[str, str]:
    """Return the pages generated for a vault with files at `paths`, and the redirect pages at `redirects`.

    An outline is generated if a note has an id or links to it, and a home page if there is no other.
    """
    own = own_pages(project.settings)
    if own["outline"].path not in project.graph.nodes and not any(note.zettel for note in project.notes.values()):
        del own["outline"]
    taken = {place_of(path) for path in paths}
    has_home = HOME_PAGE in taken or HOME_PAGE in redirects
    pages = {page.path: page.kind for page in own.values()} | ({} if has_home else {HOME: "home"})
    return {path: kind for path, kind in pages.items() if place_of(path) not in taken}


def data_paths(settings: Settings) -> dict[str, str]:
    """Return the vault paths of the data files, with the word for the page that shows the same."""
    found = {page.data(form): page.kind for page in own_pages(settings).values() for form in page.forms}
    return {**found, LLMS: "graph"}


def made_paths(settings: Settings) -> tuple[str, ...]:
    """Vault paths of everything that is generated; notes can link to it as to any file."""
    return (*(page.path for page in own_pages(settings).values()), *data_paths(settings))


def hidden_by(settings: Settings, shown: Mapping[str, str]) -> tuple[Diagnostic, ...]:
    """Files that would be lost under a generated page; `shown` are the vault's files with their names in reports."""
    places = {place_of(path): path for path in shown}
    found = []
    own = {page.path: page for page in own_pages(settings).values()}
    for made in made_paths(settings):
        hidden, page = places.get(place_of(made)), own.get(made)
        if hidden is not None and not (page and page.is_yielding):
            setting = page.setting if page else ""
            hint = f"rename the file, or set `{setting}` to another name" if setting else "rename the file"
            message = f"the generated page `{made}` would hide `{shown[hidden]}`"
            found.append(diagnose("CG902", shown[hidden], START, message, hint))
    message = "files of calcgraph are in `{}`, where this one would take the place of one"
    ours = (name for path, name in shown.items() if is_of_ours(path))
    found += (diagnose("CG902", name, START, message.format(FOLDER), "move the file elsewhere") for name in ours)
    return tuple(found)


def is_of_ours(path: str) -> bool:
    """Return whether a file of the vault is among our styles and scripts; some disks ignore the case of letters."""
    return path.lower().startswith(f"{FOLDER}/")


def place_of(path: str) -> str:
    """Return the location of a file in the site: a note and an `index` note in a folder of its name coincide.

    >>> place_of("graph.md") == place_of("graph/index.md") == place_of("graph/README.md")
    True
    """
    if not is_note(path):
        return path
    stem = path.rpartition(".")[0]
    folder, _, name = stem.rpartition("/")
    return folder or "." if name in ("index", "README") else stem
